"""What benchmarks/results/gpu_check.json says."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "gpu_check.json"
measured = json.loads(path.read_text())
versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
print(f"{measured['gpu']}, driver {measured['driver']}; {versions}")
print(f"{measured['command']}: passed: {measured['passed']}\n")
print("model         type      requests  with equal ids  ties  smallest gap of the two best logits")
for model in ("tiny-stories", "random"):
    for dtype in ("float32", "bfloat16"):
        check = measured["checks"][model]
        row, number = check[dtype], check["requests"]
        equal = round(number * row["share_of_requests_equal"])
        print(f"{model:<12}  {dtype:<8}  {number:>8}  {equal:>14}  {row['ties']:>4}  {row['smallest_gap']:.1e}")
memory = measured["checks"]["memory"]
print(f"\nmemory may go beyond the limit by {memory['tolerance'] / 2**20:.0f} MiB")
for name in ("with_warmup", "without_warmup"):
    run = memory[name]
    beyond = {key: f"{value / 2**20:+.0f} MiB" for key, value in run.items() if key.startswith("beyond_limit")}
    print(f"{name}: {run['num_kvcache_blocks']} blocks; in use beyond the limit: {beyond or run.get('error')}")
