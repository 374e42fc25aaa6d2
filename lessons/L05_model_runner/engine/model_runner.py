"""The model runner: turns the sequences of a step into flat tensors and the model's answer into their next tokens."""

from itertools import accumulate

import torch
from torch import nn

from ..config import Config
from ..layers.attention import Attention
from ..layers.sampler import Sampler
from ..models.qwen3 import head_dim_of
from ..models.registry import find_model_class
from ..utils.context import Context, forward_in_context
from ..utils.default_dtype import default_dtype
from ..utils.hub import naming
from ..utils.loader import load_model
from .memory import MemoryReading, no_room
from .sequence import ScheduledSequence, Step


class ModelRunner:
    """Owns the model, the sampler, and the memory of the KV cache; decides how many blocks it has.

    In this order: load the weights, run the largest steps once, measure, allocate.
    """

    def __init__(self, config: Config):
        self.device = config.device
        self.block_size = config.kvcache_block_size
        self.model = self.load_model(config)
        self.sampler = Sampler()
        self.generator = torch.Generator(config.device).manual_seed(int(config.seed))
        self.memory: MemoryReading | None = None
        if self.device.type == "cuda":
            self.warmup_model(config)
            self.memory = self.read_memory(config)
        self.kv_cache = self.allocate_kv_cache(config)

    def load_model(self, config: Config) -> nn.Module:
        """The model of the configuration, with the weights of the checkpoint."""
        model_class = find_model_class(config.hf_config, config.path)
        with naming(config.path), torch.device(self.device), default_dtype(config.dtype):
            model = model_class(config.hf_config)
        load_model(model, config.path)
        return model.eval().requires_grad_(False)

    def warmup_model(self, config: Config) -> None:
        """Runs a step with the most tokens and one with the most sequences, so that the memory they need is known."""
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats(self.device)
        longest = min(config.max_num_batched_tokens, config.max_model_len)
        num_longest, remaining = divmod(config.max_num_batched_tokens, longest)
        lengths = [longest] * num_longest + ([remaining] if remaining else [])
        self._run_empty(lengths[: config.max_num_seqs])
        self._run_empty([1] * config.max_num_seqs)

    @torch.inference_mode()
    def _run_empty(self, lengths: list[int]) -> None:
        """A prefill of sequences that have these lengths and no blocks: their keys and values are not kept."""
        input_ids = torch.zeros(sum(lengths), dtype=torch.int64, device=self.device)
        positions = torch.cat([torch.arange(length, device=self.device) for length in lengths])
        cu_seqlens = self._int32(list(accumulate(lengths, initial=0)))
        context = Context(True, cu_seqlens, cu_seqlens, max(lengths), max(lengths), slot_mapping=input_ids[:0])
        logits = self.run_model(input_ids, positions, context)
        self.sampler(logits, torch.ones(len(lengths), device=self.device), torch.Generator(self.device))

    def read_memory(self, config: Config) -> MemoryReading:
        """The GPU's memory as it is now."""
        torch.cuda.empty_cache()
        free, total = torch.cuda.mem_get_info(self.device)
        return MemoryReading(
            total=total,
            utilization=config.gpu_memory_utilization,
            used=total - free,
            peak=torch.cuda.max_memory_reserved(self.device),
            current=torch.cuda.memory_reserved(self.device),
            block_bytes=self.block_bytes(config),
        )

    def block_bytes(self, config: Config) -> int:
        """The size of a block: keys and values of `block_size` tokens in all layers."""
        hf_config = config.hf_config
        numbers = hf_config.num_hidden_layers * hf_config.num_key_value_heads * head_dim_of(hf_config)
        return 2 * numbers * self.block_size * config.dtype.itemsize

    def allocate_kv_cache(self, config: Config) -> torch.Tensor:
        """Keys [0] and values [1], [2, layers, blocks, block size, KV heads, head size]; each layer gets its part.

        Sets `num_kvcache_blocks` if the user left it open. Raises ValueError if there is no room.
        """
        if config.num_kvcache_blocks == -1:
            config.num_kvcache_blocks = self.find_num_blocks(config)
        if config.num_kvcache_blocks < 1 or (self.memory and config.num_kvcache_blocks > self.memory.num_blocks):
            raise no_room(config, self.block_bytes(config), self.memory)
        hf_config = config.hf_config
        shape = (hf_config.num_hidden_layers, config.num_kvcache_blocks, self.block_size, hf_config.num_key_value_heads)
        try:
            kv_cache = torch.empty(2, *shape, head_dim_of(hf_config), dtype=config.dtype, device=self.device)
        except (RuntimeError, TypeError):  # no memory; a number beyond 64 bits
            raise no_room(config, self.block_bytes(config), self.memory) from None
        layers = [module for module in self.model.modules() if isinstance(module, Attention)]
        for layer, k_cache, v_cache in zip(layers, *kv_cache, strict=True):
            layer.k_cache, layer.v_cache = k_cache, v_cache
        return kv_cache

    def find_num_blocks(self, config: Config) -> int:
        """As many as fit into `kvcache_memory`, or else into what the GPU has left.

        Never more than four times what `max_num_seqs` sequences of `max_model_len` tokens fill.
        """
        block_bytes = self.block_bytes(config)
        fitting = self.memory.num_blocks if config.kvcache_memory is None else config.kvcache_memory // block_bytes
        most = 4 * config.max_num_seqs * -(-config.max_model_len // self.block_size)
        return min(fitting, most)

    @torch.inference_mode()
    def run(self, step: Step) -> list[int]:
        """Computes one new token for each scheduled sequence, in their order."""
        input_ids, positions, context = self.prepare(step)
        temperatures = self.prepare_sample(step.scheduled)
        logits = self.run_model(input_ids, positions, context)
        return self.sampler(logits, temperatures, self.generator).tolist()

    def run_model(self, input_ids: torch.Tensor, positions: torch.Tensor, context: Context) -> torch.Tensor:
        """Logits [sequences, vocabulary] of a flattened batch."""
        return forward_in_context(context, lambda: self.model.compute_logits(self.model(input_ids, positions)))

    def prepare(self, step: Step) -> tuple[torch.Tensor, torch.Tensor, Context]:
        """Input ids and positions, int64 [tokens], of all sequences one after the other, and the Context."""
        prepare = self.prepare_prefill if step.kind == "prefill" else self.prepare_decode
        return prepare(step.scheduled)

    def prepare_prefill(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, torch.Tensor, Context]:
        """Any number of tokens of each sequence; they attend to themselves and to what is cached."""
        input_ids = [token_id for item in scheduled for token_id in item.seq.token_ids[item.start : item.end]]
        positions = [position for item in scheduled for position in range(item.start, item.end)]
        has_past = any(item.start for item in scheduled)
        context = Context(
            is_prefill=True,
            cu_seqlens_q=self._int32([0, *accumulate(item.count for item in scheduled)]),
            cu_seqlens_k=self._int32([0, *accumulate(item.end for item in scheduled)]),
            max_seqlen_q=max(item.count for item in scheduled),
            max_seqlen_k=max(item.end for item in scheduled),
            slot_mapping=self._int64([slot for item in scheduled for slot in self.slots(item)]),
            block_tables=self.prepare_block_tables(scheduled) if has_past else None,
        )
        return self._int64(input_ids), self._int64(positions), context

    def prepare_decode(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, torch.Tensor, Context]:
        """The newest token of each sequence."""
        context = Context(
            slot_mapping=self._int64([slot for item in scheduled for slot in self.slots(item)]),
            context_lens=self._int32([item.end for item in scheduled]),
            block_tables=self.prepare_block_tables(scheduled),
        )
        input_ids = [item.seq.token_ids[item.start] for item in scheduled]
        return self._int64(input_ids), self._int64([item.start for item in scheduled]), context

    def prepare_block_tables(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The block tables, int32 [sequences, most blocks], filled up with -1."""
        longest = max(len(item.seq.block_table) for item in scheduled)
        return self._int32([item.seq.block_table + [-1] * (longest - len(item.seq.block_table)) for item in scheduled])

    def prepare_sample(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The temperature of each sequence, float32 [sequences]."""
        return torch.tensor([item.seq.temperature for item in scheduled], dtype=torch.float32, device=self.device)

    def slots(self, item: ScheduledSequence) -> list[int]:
        """Where in the cache the keys and values go that this step computes of a sequence.

        A slot is the place of one token: slot s is in block `s // block_size`.
        """
        block_table, block_size = item.seq.block_table, self.block_size
        return [block_table[p // block_size] * block_size + p % block_size for p in range(item.start, item.end)]

    def _int32(self, values: list) -> torch.Tensor:
        return torch.tensor(values, dtype=torch.int32, device=self.device)

    def _int64(self, values: list) -> torch.Tensor:
        return torch.tensor(values, dtype=torch.int64, device=self.device)
