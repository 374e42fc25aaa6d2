"""Attention in benchmarks/results/kernels.json: our kernels as configured, the best tried, flash-attn."""

from benchmarks.performance import print_kernels

print_kernels()
