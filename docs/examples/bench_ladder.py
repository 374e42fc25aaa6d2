"""The table of benchmarks/results/ladder.json."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "ladder.json"
measured = json.loads(path.read_text())
work = measured["workload"]
versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
print(f"{measured['model']}; {measured['cpu']}, {measured['threads']} thread; {versions}")
print(f"{measured['command']}: median of {measured['repeats']} runs after one that is not timed")
print(
    f"{work['prompts']} prompts, {sum(work['prompt_tokens'])} tokens in all; {work['new_tokens_each']} new tokens each"
)
print(f"the same greedy ids in all stages: {measured['same_token_ids']}\n")
print("stage  tokens per CPU second  times L01")
for name, speed in measured["tokens_per_cpu_second"].items():
    print(f"{name:<5}  {speed:>21.0f}  {measured['times_faster_than_first'][name]:>9.1f}")
