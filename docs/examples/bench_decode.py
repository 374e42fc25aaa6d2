"""What benchmarks/results/decode_timeline.json says: a decode step, eager and replayed."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "decode_timeline.json"
if not path.exists():
    print("not measured yet: run benchmarks/decode_timeline.py on a GPU")
    raise SystemExit
measured = json.loads(path.read_text())
print(f"{measured['gpu']}; {measured['command']}: median of {measured['repeats']} steps\n")
print("backend     batch  kernels  ms eager  ms replay  times faster  GPU busy eager  GPU busy replay")
runs = {(run["backend"], run["batch"], run["way"]): run for run in measured["runs"]}
for backend, batch in dict.fromkeys(key[:2] for key in runs):
    eager, replay = (runs[backend, batch, way] for way in ("eager", "replay"))
    times = [run["step_us"] / 1000 for run in (eager, replay)]
    busy = [run["busy_us"] / run["step_us"] for run in (eager, replay)]
    print(f"{backend:<10}  {batch:>5}  {replay['num_kernels']:>7}  {times[0]:>8.2f}  {times[1]:>9.2f}", end="")
    print(f"  {times[0] / times[1]:>12.1f}  {busy[0]:>14.0%}  {busy[1]:>15.0%}")
