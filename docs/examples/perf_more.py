"""The levers, arrivals, starts and sums over GPUs of benchmarks/results/serving.json."""

from benchmarks.performance import print_more

print_more()
