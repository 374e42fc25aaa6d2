"""The table of benchmarks/results/kv_cache.json."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "kv_cache.json"
measured = json.loads(path.read_text())
print(f"{measured['model']}; {measured['cpu']}, {measured['threads']} thread;", end=" ")
print(", ".join(f"{name} {version}" for name, version in measured["versions"].items()))
print(f"{measured['command']}: median of {measured['repeats']} runs after one that is not timed\n")
print("prompts  tokens each  new tokens  token-forwards L03 / L03x  fewer by  times faster")
for result in measured["results"]:
    without, cached = result["token_forwards"]["without"], result["token_forwards"]["with"]
    sizes = f"{result['prompts']:>7}  {result['prompt_tokens']:>11}  {result['new_tokens']:>10}"
    fewer = f"{without / cached:.1f}"
    print(f"{sizes}  {f'{without} / {cached}':>25}  {fewer:>8}  {result['times_faster']:>12.1f}")
