"""Products of few rows in benchmarks/results/linear.json: the sum of the layers, cuBLAS and ours, and the chain."""

import json
from pathlib import Path

measured = json.loads((Path(__file__).parents[2] / "benchmarks" / "results" / "linear.json").read_text())
print(f"{measured['gpu']}, {measured['command']}")
print(f"\nproducts of {measured['layers']} layers of the 0.6B shape, milliseconds")
print("rows  cuBLAS   ours  (ours with norm, activation and residual)")
for row in (row for row in measured["products"] if row["shape"] == "0.6b"):
    parts = [value for value in row.values() if isinstance(value, dict)]
    sums = [sum(part[who] or 0 for part in parts) * measured["layers"] / 1000 for who in ("cublas", "ours")]
    print(f"{row['rows']:4d} {sums[0]:7.3f} {f'{sums[1]:6.3f}' if sums[1] else '     -'}")
print("\nlayers of a decode step in a graph, milliseconds")
print("batch x context  modules  small kernels  chain, no dependent launch   chain")
for row in measured["chain"]:
    times = row["milliseconds"]
    cells = [times[name] for name in ("modules", "small kernels", "chain without PDL", "chain")]
    print(f"{row['batch']:5d} x {row['context']:<7d} {cells[0]:8.3f} {cells[1]:14.3f} {cells[2]:27.3f} {cells[3]:7.3f}")
