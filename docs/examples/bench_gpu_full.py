"""What benchmarks/results/gpu_check_full.json says of the full engine."""

import json
from pathlib import Path

path = Path(__file__).parents[2] / "benchmarks" / "results" / "gpu_check_full.json"
measured = json.loads(path.read_text())
checks = measured["checks"]
print(f"{measured['gpu']}: {measured['command']}")
print("checks:", ", ".join(f"{name} {'passed' if check['passed'] else 'FAILED'}" for name, check in checks.items()))
print("\nfloat32, small pool    requests equal   cut prompts  preemptions  prefix hits")
for name, run in [(name, run) for name, run in checks["schedules"].items() if name != "passed"]:
    counts = (f"{run[key]:>11}" for key in ("cut_prompts", "preemptions", "prefix_hits"))
    print(f"{name:<21}  {run['requests_equal']:>14}   {'  '.join(counts)}")
for name, run in [(name, run) for name, run in checks["logits"].items() if isinstance(run, dict)]:
    apart = f"{run['rows']} rows, largest difference {run['largest_relative_difference']:.1%}"
    print(f"bfloat16 logits of {name} beside torch: {apart}")
for name, run in [(name, run) for name, run in checks.get("tensor_parallel", {}).items() if name != "passed"]:
    apart = run.get("largest_difference_of_probabilities")
    shown = "" if apart is None else f"; first tokens' probabilities at most {apart} apart, {run['tolerance']} may be"
    print(f"tensor parallel, {name}: {run['requests_equal']} equal{shown}")
times = ", ".join(f"{phase} {time} s" for phase, time in checks["startup"]["seconds"].items())
which = "start without compile caches" if "caches" in checks["startup"] else "start"
print(f"{which}: {times}; {checks['startup']['graphs']} graphs")
