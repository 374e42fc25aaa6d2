"""The bars of benchmarks/results/serving.json: what is asked for, and what was measured."""

from benchmarks.performance import print_bars

print_bars()
