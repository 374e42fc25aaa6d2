"""What benchmarks/results/decode_timeline.json says: a decode step, eager, replayed and overlapped."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "decode_timeline.json"
if not path.exists():
    print("not measured yet: run benchmarks/decode_timeline.py on a GPU")
    raise SystemExit
measured = json.loads(path.read_text())
print(f"{measured['gpu']}; {measured['command']}: median of {measured['repeats']} steps\n")
ways = ("eager", "replay", "overlapped")
print("backend     batch  kernels ", *(f"{f'ms {way}':>13}" for way in ways), *(f"{f'busy {way}':>15}" for way in ways))
runs = {(run["backend"], run["batch"], run["way"]): run for run in measured["runs"]}
for backend, batch in dict.fromkeys(key[:2] for key in runs):
    chosen = [runs[backend, batch, way] for way in ways]
    times = [f"{run['step_us'] / 1000:>13.2f}" for run in chosen]
    busy = [f"{run['busy_us'] / run['step_us']:>15.0%}" for run in chosen]
    print(f"{backend:<10}  {batch:>5}  {chosen[1]['num_kernels']:>7} ", *times, *busy)
