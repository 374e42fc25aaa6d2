"""Where the time of a decode step goes: benchmarks/results/decode_timeline.json, with the floor of each part."""

from benchmarks.performance import print_steps

print_steps()
