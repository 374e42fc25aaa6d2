"""How many blocks fit? A reading with small numbers, then the readings of a real GPU."""

import json
from dataclasses import replace
from pathlib import Path

from lessons.L05_model_runner.engine.model_runner import MemoryReading

toy = MemoryReading(total=1000, utilization=0.9, used=300, peak=260, current=200, block_bytes=28)
print("toy:", toy.available, "bytes,", toy.num_blocks, "blocks")
print("toy without a warm-up:", replace(toy, peak=toy.current).num_blocks, "blocks")
print("toy beside another process that holds 600:", replace(toy, used=900).num_blocks, "blocks")
for item in json.loads(Path("notebooks/data/h200_memory.json").read_text())["readings"]:
    reading = MemoryReading(**item["reading"])
    print(f"{item['model']}: used {reading.used}, for a while {reading.peak - reading.current}")
    print(f"  {reading.available} // {reading.block_bytes} = {reading.num_blocks}", end=" ")
    print(f"blocks of {item['block_size']}; taken: {item['num_kvcache_blocks']}")
