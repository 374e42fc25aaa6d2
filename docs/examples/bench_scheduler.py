"""The tables of benchmarks/results/scheduler.json."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "scheduler.json"
measured = json.loads(path.read_text())
versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
print(f"{measured['cpu']}, {measured['threads']} thread; {versions}")
print(f"{measured['command']}: median of {measured['repeats']} runs\n")
print(f"a decode step, {measured['num_blocks']} blocks")
print("block size  running  us per step  us per sequence")
for row in measured["decode"]:
    sizes = f"{row['block_size']:>10}  {row['running']:>7}"
    print(f"{sizes}  {row['median']:>11.1f}  {row['median_per_sequence']:>15.2f}")
print("\nthe prefix cache, per prompt token\nblock size  ns to publish  ns to find")
for row in measured["prefix_cache"]:
    print(f"{row['block_size']:>10}  {row['median_to_publish']:>13.0f}  {row['median_to_find']:>10.0f}")
