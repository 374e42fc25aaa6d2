"""What was tried and what it gave: the log in benchmarks/results/performance.json."""

from benchmarks.performance import print_log

print_log()
