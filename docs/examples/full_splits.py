"""The plan of a decode: two sequences of 70 and 200 keys, two KV heads; the keys go to about 16 programs."""

from lessons.full_plots import plan_splits

LENGTHS, KV_HEADS = [70, 200], 2
max_splits, splits = plan_splits(LENGTHS, KV_HEADS, num_programs=16, longest=256)
print(f"grid ({KV_HEADS} KV heads, {len(LENGTHS)} sequences, {max_splits} splits)")
for seq, programs in enumerate(splits):
    keys = ", ".join(f"{part.start} to {part.stop - 1}" for part in programs)
    print(f"s{seq}: keys {keys}; {max_splits - len(programs)} splits with nothing to do")
most, _ = plan_splits([70] * 8, KV_HEADS, num_programs=16, longest=256)
print(f"eight sequences: grid ({KV_HEADS} KV heads, 8 sequences, {most} split)")
