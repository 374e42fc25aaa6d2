"""The plan of a decode: two KV heads, keys that go to about 16 programs, at most 8 splits of a sequence."""

from lessons.full_plots import plan_splits

KV_HEADS, PROGRAMS, MAX_SPLITS = 2, 16, 8
splits = plan_splits([70, 200], KV_HEADS, PROGRAMS, MAX_SPLITS)
print(f"grid ({KV_HEADS} KV heads, {len(splits)} sequences, {MAX_SPLITS} splits)")
for seq, programs in enumerate(splits):
    keys = ", ".join(f"{part.start} to {part.stop - 1}" for part in programs)
    print(f"s{seq}: keys {keys}; {MAX_SPLITS - len(programs)} splits with nothing to do")
for lengths in ([70] * 8, [70] * 7 + [600]):
    counts = [len(programs) for programs in plan_splits(lengths, KV_HEADS, PROGRAMS, MAX_SPLITS)]
    print(f"eight sequences, the last of {lengths[-1]} keys: splits {counts}")
