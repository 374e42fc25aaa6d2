"""A GPU's memory before the KV cache is allocated: what it says, how many blocks fit, the error if there is no room."""

from dataclasses import dataclass

from ..config import Config


@dataclass(frozen=True, slots=True)
class MemoryReading:
    """What a GPU's memory (in bytes) says after the weights are loaded and the largest steps have run."""

    total: int  # of the device
    utilization: float  # the share of it that may be used
    used: int  # occupied now, by whomever
    peak: int  # the most that PyTorch ever held for tensors, the gaps between them included
    current: int  # what it holds now: the weights
    block_bytes: int  # one block of the KV cache

    @property
    def available(self) -> int:
        """What the KV cache may take: what is allowed, less what is occupied, less what a step needs for a while."""
        return int(self.total * self.utilization) - self.used - (self.peak - self.current)

    @property
    def num_blocks(self) -> int:
        """How many blocks fit."""
        return self.available // self.block_bytes


def no_room(config: Config, block_bytes: int, reading: MemoryReading | None) -> ValueError:
    """The error of a KV cache that does not fit: the numbers, and what to change. On a CPU there is no `reading`."""
    num_blocks = max(config.num_kvcache_blocks, 0)
    blocks = f"num_kvcache_blocks={num_blocks} of kvcache_block_size={config.kvcache_block_size}"
    wanted = f"{num_blocks * block_bytes} bytes in all" if num_blocks else f"kvcache_memory={config.kvcache_memory}"
    if reading:
        wanted = f"{wanted}; {max(reading.available, 0)} are left, {reading}"
    changes = ["raise gpu_memory_utilization", "lower max_num_batched_tokens or max_num_seqs"] if reading else []
    if num_blocks:
        lower = "num_kvcache_blocks or kvcache_memory" if num_blocks > 1 else "kvcache_block_size"
        changes = [f"lower {lower}", *changes]
    elif not reading or config.kvcache_memory is not None:
        changes = ["raise kvcache_memory or lower kvcache_block_size"]
    changes = ", or ".join(changes)
    return ValueError(f"{blocks}, {block_bytes} bytes each, do not fit into memory ({wanted}): {changes}")
