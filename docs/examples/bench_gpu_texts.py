"""The texts of benchmarks/results/gpu_check_full.json."""

import json
from pathlib import Path
from textwrap import fill

path = Path(__file__).parents[2] / "benchmarks" / "results" / "gpu_check_full.json"
for name, texts in json.loads(path.read_text())["checks"]["text"]["texts"].items():
    for beginning, text in texts.items():
        print(fill(f"{name}: [{beginning}] {text}", width=100, subsequent_indent="    "))
