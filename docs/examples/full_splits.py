"""The grid of a decode: two sequences of 70 and 200 keys, two KV heads; a GPU that wants 16 programs."""

from math import ceil

LENGTHS, KV_HEADS, PROGRAMS, BLOCK_N, MAX_SPLITS = [70, 200], 2, 16, 32, 32
num_splits = max(1, min(PROGRAMS // (len(LENGTHS) * KV_HEADS), ceil(256 / BLOCK_N), MAX_SPLITS))
print(f"grid ({len(LENGTHS)} sequences, {KV_HEADS} KV heads, {num_splits} splits)")
for seq, length in enumerate(LENGTHS):
    span = max(ceil(ceil(length / num_splits) / BLOCK_N), 1) * BLOCK_N
    for split in range(num_splits):
        begin, end = split * span, min((split + 1) * span, length)
        keys = f"keys {begin} to {end - 1}" if begin < length else "no keys: returns at once"
        print(f"s{seq} split {split}: {keys}")
