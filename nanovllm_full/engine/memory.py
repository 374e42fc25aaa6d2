"""A GPU's memory before the KV cache is allocated: what it says, how many blocks fit, the error if there is no room."""

from dataclasses import dataclass

import torch

from ..config import Config
from ..utils.checks import shown


@dataclass(frozen=True, slots=True)
class MemoryReading:
    """What a GPU's memory (in bytes) says after the weights are loaded and the largest steps have run."""

    total: int  # of the device
    utilization: float  # the share of it that may be used
    used: int  # occupied now, by whomever
    peak: int  # the most that PyTorch ever held for tensors, the gaps between them included
    current: int  # what it holds now: the weights
    block_bytes: int  # one block of the KV cache
    graphs: int = 0  # what the CUDA graphs of the decode will take

    @property
    def available(self) -> int:
        """What the KV cache may take: what is allowed, less what is occupied, less what graphs and a step need."""
        return int(self.total * self.utilization) - self.used - (self.peak - self.current) - self.graphs

    @property
    def num_blocks(self) -> int:
        """How many blocks fit."""
        return self.available // self.block_bytes


def free_memory(device: torch.device) -> int:
    """Bytes that a GPU could still hand out."""
    torch.cuda.empty_cache()
    return torch.cuda.mem_get_info(device)[0]


def no_room(config: Config, block_bytes: int, reading: MemoryReading | None) -> ValueError:
    """The error of a KV cache that does not fit: the numbers, and what to change. On a CPU there is no `reading`."""
    num_blocks = max(config.num_kvcache_blocks, 0)
    blocks = f"num_kvcache_blocks={shown(num_blocks)} of kvcache_block_size={shown(config.kvcache_block_size)}"
    in_all = f"{shown(num_blocks * block_bytes)} bytes in all"
    wanted = in_all if num_blocks else f"kvcache_memory={shown(config.kvcache_memory)}"
    if reading:
        wanted = f"{wanted}; {max(reading.available, 0)} are left, {reading}"
    changes = ["raise gpu_memory_utilization", "lower max_num_batched_tokens or max_num_seqs"] if reading else []
    if num_blocks:
        lower = "num_kvcache_blocks or kvcache_memory" if num_blocks > 1 else "kvcache_block_size"
        changes = [f"lower {lower}", *changes]
    elif not reading or config.kvcache_memory is not None:
        changes = ["raise kvcache_memory or lower kvcache_block_size"]
    changes = ", or ".join(changes)
    return ValueError(f"{blocks}, {shown(block_bytes)} bytes each, do not fit into memory ({wanted}): {changes}")
