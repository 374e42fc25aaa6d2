"""What does a GPU's memory say when an engine of L05 starts? The readings that docs/L05 and its notebook show.

    python3 benchmarks/memory_reading.py notebooks/data/h200_memory.json

Run it from the root of the repository, with PYTHONPATH set to it, on a GPU that nobody else uses. A reading counts all
that is on the device, and the allocator keeps what another engine left; so each model has a process of its own, and
this one does not touch the GPU before they are done. `--device cpu --shape small` tries everything but the reading.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.gpu_check import BUNDLED, SHAPES, describe_machine, make_random_model
from lessons.L05_model_runner import LLM

NAMES = {"0.6b": "the shape of Qwen3-0.6B, bfloat16", "small": "a small shape, bfloat16"}


def main(arguments: list[str] | None = None) -> int:
    """Reads both models and writes a JSON file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("output", type=Path, help="where the JSON goes")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--shape", default="0.6b", choices=SHAPES, help="of the model with random weights")
    options = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        make_random_model(Path(folder), options.shape, device="cpu")
        large = {"dtype": "bfloat16", "kvcache_block_size": 256, "gpu_memory_utilization": 0.9}
        small = {"dtype": "float32", "kvcache_block_size": 16, "gpu_memory_utilization": 0.5}
        readings = [
            {"model": NAMES[options.shape], **read_alone(folder, device=options.device, **large)},
            {"model": "tiny-stories, float32", **read_alone(str(BUNDLED), device=options.device, **small)},
        ]
    chosen = [f"--{name} {getattr(options, name)}" for name in ("device", "shape")]
    measured = {
        "command": " ".join(["python3 benchmarks/memory_reading.py", *chosen]),
        **describe_machine(options.device),
        "readings": readings,
    }
    options.output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(measured, indent=1))
    return 0


def read_alone(model: str, **config: object) -> dict:
    """What `read` says in a new process."""
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")) as pool:
        return pool.submit(read, model, config).result()


def read(model: str, config: dict) -> dict:
    """Starts an engine; the block size, the number of blocks, and the reading that it was made of."""
    llm = LLM(model, **config)
    memory = llm.model_runner.memory
    return {
        "block_size": llm.config.kvcache_block_size,
        "num_kvcache_blocks": llm.config.num_kvcache_blocks,
        "reading": asdict(memory) if memory else None,
    }


if __name__ == "__main__":
    sys.exit(main())
