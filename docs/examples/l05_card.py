"""Qwen3-0.6B as measured on the large GPU, on smaller cards and with other shares of the memory."""

import json
from dataclasses import replace
from pathlib import Path

from lessons.L05_model_runner.engine.model_runner import MemoryReading

item = json.loads(Path("notebooks/data/h200_memory.json").read_text())["readings"][0]
measured = MemoryReading(**item["reading"])
for gib, utilization in ((24, 0.9), (24, 0.45), (8, 0.9), (4, 0.9)):
    reading = replace(measured, total=gib * 2**30, utilization=utilization)
    print(
        f"{gib:>2} GiB, utilization {utilization:<4}: {reading.num_blocks:>4} blocks, {reading.num_blocks * 256} tokens"
    )
