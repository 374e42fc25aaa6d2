"""Products of few rows in benchmarks/results/linear.json: all layers, cuBLAS, ours and the floor, and the chain."""

import json
from pathlib import Path

measured = json.loads((Path(__file__).parents[2] / "benchmarks" / "results" / "linear.json").read_text())
print(f"{measured['gpu']}, {measured['command']}")
print(f"\nproducts of {measured['layers']} layers of the 0.6B shape, milliseconds")
print("cuBLAS: the products alone; ours: with the norms, activations and residuals around them")
print("floor: the weights are read once, at the bandwidth of a copy")
print("rows  cuBLAS    ours   floor")
for row in (row for row in measured["products"] if row["shape"] == "0.6b"):
    times = [row["layer"][who] for who in ("cublas", "ours", "floor")]
    cells = [f"{time * measured['layers'] / 1000:7.3f}" if time else f"{'-':>7s}" for time in times]
    print(f"{row['rows']:4d} {' '.join(cells)}")
print("\nlayers of a decode step in a graph, milliseconds")
print("batch x context  modules  small kernels  chain, no dependent launch   chain")
for row in measured["chain"]:
    times = row["milliseconds"]
    cells = [times[name] for name in ("modules", "small kernels", "chain without PDL", "chain")]
    print(f"{row['batch']:5d} x {row['context']:<7d} {cells[0]:8.3f} {cells[1]:14.3f} {cells[2]:27.3f} {cells[3]:7.3f}")
