"""Workload W, from the first engine to the last: benchmarks/results/performance.json."""

from benchmarks.performance import print_history

print_history()
