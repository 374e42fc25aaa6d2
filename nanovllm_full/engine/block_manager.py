"""The block manager: which block of the KV cache belongs to which sequence, and which may be used again."""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import xxhash

from .sequence import Sequence

NO_HASH = -1  # a digest of 64 bits is never negative


@dataclass(slots=True)
class Block:
    """A page of the KV cache: room for the keys and values of `block_size` tokens.

    Its hash stands for the tokens in it and all before them. It has one only when it is full and computed, and keeps
    it after its release, until it is handed out again.
    """

    block_id: int
    ref_count: int = 0  # how many block tables hold it
    hash: int = NO_HASH
    parent_hash: int = NO_HASH
    token_ids: tuple[int, ...] = ()

    def update(self, hash: int, parent_hash: int, token_ids: tuple[int, ...]) -> None:
        """Says what the block holds."""
        self.hash, self.parent_hash, self.token_ids = hash, parent_hash, token_ids

    def reset(self) -> None:
        """A block for one owner, of unknown content."""
        self.ref_count = 1
        self.hash, self.parent_hash, self.token_ids = NO_HASH, NO_HASH, ()


class BlockManager:
    """Hands out blocks, shares those that hold the same beginning of a text, and takes them back.

    It deals in numbers only; the keys and values are the model runner's. The free blocks are a queue: the next one is
    taken from its head, a released one goes to its end. So a block keeps its content as long as possible, and what was
    used least recently is overwritten first. A sequence that finds its beginning in a block, free or not, need not
    compute it again.
    """

    def __init__(self, num_blocks: int, block_size: int, enable_prefix_caching: bool = True):
        self.block_size = block_size
        self.num_blocks = num_blocks
        self.enable_prefix_caching = enable_prefix_caching
        self.clear()

    def clear(self) -> None:
        """Forgets everything: all blocks are free and empty."""
        self.blocks = [Block(block_id) for block_id in range(self.num_blocks)]
        self.hash_to_block_id: dict[int, int] = {}
        self.free_block_ids: OrderedDict[int, None] = OrderedDict.fromkeys(range(self.num_blocks))

    @property
    def capacity(self) -> int:
        """How many tokens have room in the cache."""
        return self.num_blocks * self.block_size

    def can_allocate(self, seq: Sequence) -> int:
        """How many leading blocks of a sequence are in the cache, or -1 if there is no room for the rest of it.

        A hit that is in use needs no free block; one that is free does.
        """
        hits = self._find_hits(seq)
        hits_in_use = sum(self.blocks[block_id].ref_count > 0 for block_id in hits)
        needed = self._blocks_for(seq.num_tokens) - hits_in_use
        return len(hits) if needed <= len(self.free_block_ids) else -1

    def allocate(self, seq: Sequence) -> None:
        """Gives a sequence its block table, and counts the tokens of its hits as cached."""
        seq.block_table = self._find_hits(seq)
        for block_id in seq.block_table:
            self.blocks[block_id].ref_count += 1
            self.free_block_ids.pop(block_id, None)
        seq.num_cached_tokens = len(seq.block_table) * self.block_size
        while len(seq.block_table) < self._blocks_for(seq.num_tokens):
            seq.block_table.append(self._allocate_block())

    def can_append(self, seq: Sequence) -> bool:
        """Whether there is room for the newest token, of which the keys and values are still to be computed.

        It needs a block exactly when it is the first of one: a Boolean, compared as the number 0 or 1.
        """
        return len(self.free_block_ids) >= self._starts_block(seq)

    def can_append_all(self, seqs: Iterable[Sequence]) -> bool:
        """Whether there is room for the newest token of each of these sequences."""
        return len(self.free_block_ids) >= sum(map(self._starts_block, seqs))

    def may_append(self, seq: Sequence) -> None:
        """Makes room for the newest token."""
        if self._starts_block(seq):
            seq.block_table.append(self._allocate_block())

    def hash_blocks(self, seq: Sequence, start: int, end: int) -> None:
        """Publishes the blocks that were completed when the tokens from position `start` to `end` were computed.

        If another block holds the same, the later one is found from now on.
        """
        if not self.enable_prefix_caching:
            return
        for index in range(start // self.block_size, end // self.block_size):
            block = self.blocks[seq.block_table[index]]
            parent_hash = seq.block_hashes[index - 1] if index else NO_HASH
            block.update(self._hash_of(seq, index), parent_hash, self._tokens_of(seq, index))
            self.hash_to_block_id[block.hash] = block.block_id

    def deallocate(self, seq: Sequence) -> None:
        """Takes the blocks of a sequence back, the last one first.

        The end of a text is of use to fewer others than its beginning, so it is overwritten first.
        """
        for block_id in reversed(seq.block_table):
            self._deallocate_block(block_id)
        seq.block_table = []
        seq.num_cached_tokens = 0

    @staticmethod
    def compute_hash(token_ids: tuple[int, ...], parent_hash: int = NO_HASH) -> int:
        """The hash of a block: 64 bits of its tokens and, through the hash of the block before it, of all before them.

        Keys and values depend on all earlier tokens, so equal tokens alone are not enough to share a block.
        """
        digest = xxhash.xxh64()
        if parent_hash != NO_HASH:
            digest.update(parent_hash.to_bytes(8, "little"))
        digest.update(np.array(token_ids, dtype=np.int64).tobytes())
        return digest.intdigest()

    def _blocks_for(self, num_tokens: int) -> int:
        return -(-num_tokens // self.block_size)

    def _starts_block(self, seq: Sequence) -> bool:
        """Whether the newest token is the first of a block."""
        return (seq.num_tokens - 1) % self.block_size == 0

    def _find_hits(self, seq: Sequence) -> list[int]:
        """The cached blocks that hold the beginning of a sequence.

        The block with the newest token is never looked up, so there is something to compute.
        """
        hits: list[int] = []
        if not self.enable_prefix_caching:
            return hits
        for index in range((seq.num_tokens - 1) // self.block_size):
            block_id = self.hash_to_block_id.get(self._hash_of(seq, index))
            if block_id is None or self.blocks[block_id].token_ids != self._tokens_of(seq, index):
                break
            hits.append(block_id)
        return hits

    def _hash_of(self, seq: Sequence, index: int) -> int:
        """The hash of a full block of a sequence; each is computed once."""
        for i in range(len(seq.block_hashes), index + 1):
            parent_hash = seq.block_hashes[i - 1] if i else NO_HASH
            seq.block_hashes.append(self.compute_hash(self._tokens_of(seq, i), parent_hash))
        return seq.block_hashes[index]

    def _tokens_of(self, seq: Sequence, index: int) -> tuple[int, ...]:
        return tuple(seq.token_ids[index * self.block_size : (index + 1) * self.block_size])

    def _allocate_block(self) -> int:
        """Takes the block at the head of the free queue; what it held is forgotten."""
        block_id, _ = self.free_block_ids.popitem(last=False)
        block = self.blocks[block_id]
        if self.hash_to_block_id.get(block.hash) == block_id:
            del self.hash_to_block_id[block.hash]
        block.reset()
        return block_id

    def _deallocate_block(self, block_id: int) -> None:
        """Gives up one reference; without any, the block goes to the end of the free queue."""
        block = self.blocks[block_id]
        block.ref_count -= 1
        if block.ref_count == 0:
            self.free_block_ids[block_id] = None

    def snapshot(self) -> dict:
        """Size, reference count and hash (a hexadecimal number or None) of each block, and the free queue."""
        return {
            "block_size": self.block_size,
            "ref_counts": [block.ref_count for block in self.blocks],
            "hashes": [f"{block.hash:016x}" if block.hash != NO_HASH else None for block in self.blocks],
            "free_block_ids": list(self.free_block_ids),
        }

    def check_integrity(self, sequences: list[Sequence]) -> None:
        """Raises AssertionError if what is recorded here does not agree with the tables of all living sequences."""
        holders = Counter(block_id for seq in sequences for block_id in seq.block_table)
        for block in self.blocks:
            assert block.ref_count == holders[block.block_id], f"{block}: in {holders[block.block_id]} tables"
            assert (block.block_id in self.free_block_ids) == (block.ref_count == 0), f"{block}: {self.free_block_ids}"
            if block.hash != NO_HASH:
                assert len(block.token_ids) == self.block_size, f"{block}: not full, but it has a hash"
                assert block.hash == self.compute_hash(block.token_ids, block.parent_hash), f"{block}: wrong hash"
        for block_hash, block_id in self.hash_to_block_id.items():
            assert self.blocks[block_id].hash == block_hash, f"{self.blocks[block_id]}: found under {block_hash}"
        for seq in sequences:
            self._check_table(seq)

    def _check_table(self, seq: Sequence) -> None:
        """The blocks that are computed and full are published, the others are not."""
        num_published = seq.num_cached_tokens // self.block_size if self.enable_prefix_caching else 0
        for index, block_id in enumerate(seq.block_table):
            block = self.blocks[block_id]
            assert (block.hash != NO_HASH) == (index < num_published), f"{seq} at {seq.num_cached_tokens}: {block}"
            if index < num_published:
                assert block.token_ids == self._tokens_of(seq, index), f"{seq}: {block} holds another text"
                assert block.hash == self._hash_of(seq, index), f"{seq}: {block} follows another text"
