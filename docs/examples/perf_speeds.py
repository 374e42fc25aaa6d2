"""Tokens per second of every engine in benchmarks/results/serving.json."""

from benchmarks.performance import print_speeds

print_speeds()
