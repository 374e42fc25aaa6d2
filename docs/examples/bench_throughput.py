"""The table of a result of benchmarks/throughput.py, which the command line names."""

import json
import sys
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / f"{sys.argv[1]}.json"
measured = json.loads(path.read_text())
versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
print(f"{measured['dtype']}; {measured['cpu']}, {measured['threads']} thread; {versions}")
print(f"{measured['command']}: median of {measured['repeats']} runs after one that is not timed\n")
peers = ["generate", "continuous batching"]
beside = [name for name in measured["results"][0]["times_faster_than"] if name not in peers]
print(f"{'':31}  tokens per CPU second: {'':21}  {measured['stage']} is faster than")
print("model         requests  new tokens  generate  continuous  stage   generate  continuous", *beside, sep="  ")
for result in measured["results"]:
    speeds, ratios = result["tokens_per_cpu_second"], result["times_faster_than"]
    cells = [f"{speeds[name]:.0f}" if name in speeds else "-" for name in (*peers, measured["stage"])]
    times = [f"{ratios[name]:.2f}" if name in ratios else "-" for name in (*peers, *beside)]
    sizes = f"{result['model']:<12}  {result['requests']:>8}  {result['new_tokens']:>10}"
    others = "".join(f"  {time:>{len(name)}}" for time, name in zip(times[2:], beside, strict=True))
    print(f"{sizes}  {cells[0]:>8}  {cells[1]:>10}  {cells[2]:>5}  {times[0]:>9}  {times[1]:>10}{others}")
