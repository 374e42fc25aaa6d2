"""The model runner: turns the sequences of a step into flat tensors and the model's answer into their next tokens."""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import accumulate, product
from time import perf_counter

import torch
from torch import nn

from ..config import Config
from ..layers.attention import Attention
from ..layers.attention_backend import make_backend
from ..layers.sampler import MAX_TEMPERATURE, NO_TOP_K, Logprobs, Sampler, SamplingMetadata
from ..models import decode_chain
from ..models.qwen3 import Qwen3ForCausalLM, head_dim_of
from ..models.registry import find_model_class
from ..utils.context import Context, forward_in_context
from ..utils.default_dtype import default_dtype
from ..utils.hub import naming
from ..utils.loader import load_model
from ..utils.parallel import ONE_RANK, TensorParallel
from ..utils.switches import is_on
from .cuda_graphs import NO_SOURCE, DecodeGraphs, DecodeInputs, graph_batch_sizes
from .memory import MemoryReading, free_memory, no_room
from .results import StepResults
from .sequence import PLACEHOLDER, ScheduledSequence, Step


class ModelRunner:
    """Owns the model, the sampler, and the memory of the KV cache; decides how many blocks it has.

    In this order: load the weights, compile the kernels, run the largest steps once, measure, allocate, capture graphs.
    `startup_seconds` says how long each phase took. With several ranks each has a runner, with its part of the model
    and of the cache; all run the same steps and get the same tokens.
    """

    def __init__(self, config: Config, parallel: TensorParallel = ONE_RANK):
        self.parallel = parallel
        self.device = config.device
        self.block_size = config.kvcache_block_size
        self.startup_seconds: dict[str, float] = {}
        self.rows: dict[int, int] = {}  # by `seq_id`: where in `token_ids` its token of the last step is
        self.results: StepResults | None = None  # of the last `run`
        self.written_block_tables: list[tuple[int, int]] | None = None  # sequences and lengths; what the graphs read
        self.memory: MemoryReading | None = None
        self.graphs: DecodeGraphs | None = None
        with current_device(self.device):
            self._start(config)

    def _start(self, config: Config) -> None:
        """All phases, one after the other."""
        with self.phase("load"):
            self.model = self.load_model(config)
        self.sampler = Sampler(uses_kernel=uses_kernels(config) and is_on("SAMPLE_KERNEL"))
        self.token_ids = torch.zeros(config.max_num_seqs, dtype=torch.int64, device=self.device)
        self.decode_inputs = self.allocate_decode_inputs(config)
        if uses_kernels(config):
            with self.phase("compile"):
                self.compile_kernels(config)
        if self.device.type == "cuda":
            with self.phase("warm up"):
                self.warmup_model(config)
            with self.phase("measure"):
                self.memory = self.read_memory(config)
        with self.phase("allocate"):
            self.kv_cache = self.allocate_kv_cache(config)
        if self.uses_graphs(config):
            with self.phase("capture"):
                self.graphs = self.capture_cudagraph(config)

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Notes how long the `with` block took, in seconds."""
        start = perf_counter()
        yield
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)
        self.startup_seconds[name] = perf_counter() - start

    def load_model(self, config: Config) -> nn.Module:
        """The model of the configuration, with the weights of the checkpoint and the attention backend."""
        model_class = find_model_class(config.hf_config, config.path)
        with naming(config.path), torch.device(self.device), default_dtype(config.dtype):
            model = model_class(config.hf_config, self.parallel)
        load_model(model, config.path)
        self.backend = make_backend(config.attention_backend, self.device)
        for layer in attention_layers(model):
            layer.backend = self.backend
        if uses_kernels(config) and is_on("LAYER_KERNELS"):
            model.use_kernels()
        model.pack_weights()
        return model.eval().requires_grad_(False)

    def allocate_decode_inputs(self, config: Config) -> torch.Tensor | None:
        """What a kernel finds out about each token of a decode, int64 [4, sequences]; each row is aligned."""
        if not (uses_kernels(config) and is_on("LAYER_KERNELS")):
            return None
        even = config.max_num_seqs + config.max_num_seqs % 2
        return torch.zeros(4, even, dtype=torch.int64, device=self.device)

    @torch.inference_mode()
    def compile_kernels(self, config: Config) -> None:
        """Compiles the kernels of all kinds of steps at once: what these forward passes compute is not looked at."""
        from ..kernels.dependent_launch import MAX_DEPENDENT_ROWS
        from ..kernels.launch import compiling
        from ..kernels.prefill import SHORT

        self.bind_kv_cache(config, num_blocks=1)
        graphs = self.new_graphs(config)
        lengths = 2, max(SHORT, MAX_DEPENDENT_ROWS) + 1
        longests, tables = (2, config.max_model_len), (None, graphs.block_tables[:1])
        with compiling():
            for length, longest, block_tables in product(lengths, longests, tables):
                ids = torch.zeros(length, dtype=torch.int64, device=self.device)
                bounds = self._int32([0, length])
                context = Context(True, bounds, bounds, longest, longest, slot_mapping=ids, block_tables=block_tables)
                self.run_model(ids, ids, context)
            for size in graphs.batch_sizes:
                graphs.decode(*graphs.inputs(size))
                self.token_ids.zero_()  # the next decode looks them up, and no kernel has written them
        self.unbind_kv_cache()

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
        _, logits = self.run_model(input_ids, positions, context)
        self.sampler(logits, SamplingMetadata.largest(len(lengths), self.device))

    def read_memory(self, config: Config) -> MemoryReading:
        """The GPU's memory as it is now, and what the graphs will take."""
        peak = torch.cuda.max_memory_reserved(self.device)
        graphs = self.measure_graphs(config) if self.uses_graphs(config) else 0
        torch.cuda.empty_cache()
        free, total = torch.cuda.mem_get_info(self.device)
        return MemoryReading(
            total=total,
            utilization=config.gpu_memory_utilization,
            used=total - free,
            peak=peak,
            current=torch.cuda.memory_reserved(self.device),
            graphs=graphs,
            block_bytes=self.block_bytes(config),
        )

    @torch.inference_mode()
    def measure_graphs(self, config: Config) -> int:
        """How many bytes the graphs will take, from a trial on a cache of one block."""
        self.bind_kv_cache(config, num_blocks=1)
        before = free_memory(self.device)
        num_bytes = self.new_graphs(config).measure(before)
        self.unbind_kv_cache()
        return num_bytes

    def block_bytes(self, config: Config) -> int:
        """The size of a block: keys and values of `block_size` tokens in all layers, of this rank's heads."""
        num_kv_heads = config.hf_config.num_key_value_heads // config.tensor_parallel_size
        numbers = config.hf_config.num_hidden_layers * num_kv_heads * head_dim_of(config.hf_config)
        return 2 * numbers * self.block_size * config.dtype.itemsize

    def allocate_kv_cache(self, config: Config) -> torch.Tensor:
        """Keys [0] and values [1], [2, layers, blocks, block size, KV heads, head size].

        Sets `num_kvcache_blocks` if the user left it open. Raises ValueError if there is no room.
        """
        if config.num_kvcache_blocks == -1:
            config.num_kvcache_blocks = self.find_num_blocks(config)
        if config.num_kvcache_blocks < 1 or (self.memory and config.num_kvcache_blocks > self.memory.num_blocks):
            raise no_room(config, self.block_bytes(config), self.memory)
        try:
            return self.bind_kv_cache(config, config.num_kvcache_blocks)
        except (RuntimeError, TypeError):  # no memory; a number beyond 64 bits
            raise no_room(config, self.block_bytes(config), self.memory) from None

    def find_num_blocks(self, config: Config) -> int:
        """As many as fit into `kvcache_memory`, or else into what the GPU has left; of several ranks the smallest.

        Never more than four times what `max_num_seqs` sequences of `max_model_len` tokens fill.
        """
        block_bytes = self.block_bytes(config)
        fitting = self.memory.num_blocks if config.kvcache_memory is None else config.kvcache_memory // block_bytes
        most = 4 * config.max_num_seqs * -(-config.max_model_len // self.block_size)
        return self.parallel.min(min(fitting, most), self.device)

    def bind_kv_cache(self, config: Config, num_blocks: int) -> torch.Tensor:
        """A new KV cache, of which each layer gets its part."""
        hf_config = config.hf_config
        num_kv_heads = hf_config.num_key_value_heads // config.tensor_parallel_size
        shape = (hf_config.num_hidden_layers, num_blocks, self.block_size, num_kv_heads)
        kv_cache = torch.empty(2, *shape, head_dim_of(hf_config), dtype=config.dtype, device=self.device)
        for layer, k_cache, v_cache in zip(attention_layers(self.model), *kv_cache, strict=True):
            layer.k_cache, layer.v_cache = k_cache, v_cache
        return kv_cache

    def unbind_kv_cache(self) -> None:
        """Takes the KV cache away from all layers."""
        for layer in attention_layers(self.model):
            layer.k_cache = layer.v_cache = torch.empty(0)

    def uses_graphs(self, config: Config) -> bool:
        """Whether decodes are replayed from CUDA graphs."""
        return self.device.type == "cuda" and not config.enforce_eager

    def new_graphs(self, config: Config) -> DecodeGraphs:
        """Static tensors for every batch size, and no graph yet."""
        longest = -(-config.max_model_len // self.block_size)
        return DecodeGraphs(self.decode_on_device, graph_batch_sizes(config.max_num_seqs), longest, self.device)

    @torch.inference_mode()
    def capture_cudagraph(self, config: Config) -> DecodeGraphs:
        """The graphs of all batch sizes."""
        graphs = self.new_graphs(config)
        graphs.capture(graphs.batch_sizes)
        return graphs

    def run(self, step: Step) -> list[int]:
        """Computes one new token for each scheduled sequence, in their order."""
        self.results = self.launch(step)
        return self.collect(self.results)

    def collect(self, results: StepResults) -> list[int]:
        """Waits for the token ids of a step that was launched."""
        with current_device(self.device):
            return results.wait()

    @torch.inference_mode()
    def launch(self, step: Step) -> StepResults:
        """Begins to compute a step; the one before may still be in flight. On a GPU nothing is waited for."""
        with current_device(self.device):
            return self._launch(step)

    def _launch(self, step: Step) -> StepResults:
        if self.graphs and step.kind == "decode" and self.graphs.can_replay(len(step.scheduled)):
            token_ids, logprobs = self.replay(step.scheduled)
        else:
            self.written_block_tables = None
            _, logits = self.run_model(*self.prepare(step))
            token_ids, logprobs = self.sampler(logits, self.prepare_sample(step.scheduled))
        self.token_ids[: len(token_ids)] = token_ids
        self.rows = {item.seq.seq_id: row for row, item in enumerate(step.scheduled)}
        return StepResults.of(token_ids, logprobs)

    def run_model(
        self, input_ids: torch.Tensor, positions: torch.Tensor, context: Context
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Hidden states [tokens, hidden] and logits [sequences, vocabulary] of a flattened batch."""
        return forward_in_context(context, self._run_model, input_ids, positions)

    def _run_model(self, input_ids: torch.Tensor, positions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        self.backend.begin_step()
        forward = decode_chain.forward if is_on("DECODE_CHAIN") else Qwen3ForCausalLM.__call__
        hidden_states = forward(self.model, input_ids, positions)
        return hidden_states, self.model.compute_logits(hidden_states)

    def replay(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, Logprobs | None]:
        """The sampler's results of a decode, from a graph.

        The graph samples without top-k, top-p and log-probabilities. If a row wants some, all rows are sampled again.
        """
        self.write_block_tables(scheduled)
        seqs = [item.seq for item in scheduled]
        hidden_states = self.graphs.replay(
            DecodeInputs(
                token_ids=[item.seq.token_ids[item.start] for item in scheduled],
                sources=self.find_sources(scheduled),
                context_lens=[item.end for item in scheduled],
                temperatures=[min(seq.temperature, MAX_TEMPERATURE) for seq in seqs],
                seeds=[seq.seed for seq in seqs],
            )
        )
        if not any(seq.is_truncated or seq.num_logprobs is not None for seq in seqs):
            return self.token_ids[: len(scheduled)], None
        logits = forward_in_context(Context(), self.model.compute_logits, hidden_states)
        return self.sampler(logits, self.prepare_sample(scheduled))

    def write_block_tables(self, scheduled: list[ScheduledSequence]) -> None:
        """Brings the block tables that the graphs read up to date; mostly they are.

        A table only grows, until its sequence is computed anew, which takes a prefill.
        """
        wanted = [(item.seq.seq_id, len(item.seq.block_table)) for item in scheduled]
        if wanted != self.written_block_tables:
            self.graphs.write_block_tables(self.prepare_block_tables(scheduled))
            self.written_block_tables = wanted

    def decode_on_device(self, inputs: DecodeInputs, block_tables: torch.Tensor) -> torch.Tensor:
        """A decode that a graph can capture: from `token_ids` of the step before to those of this one.

        Returns the hidden states [batch, hidden].
        """
        input_ids, positions, slots, next_positions = self.find_decode_inputs(inputs, block_tables)
        context = Context(slot_mapping=slots, context_lens=inputs.context_lens, block_tables=block_tables)
        hidden_states, logits = self.run_model(input_ids, positions, context)
        metadata = SamplingMetadata(inputs.temperatures, inputs.seeds, next_positions, all_greedy=False)
        self.token_ids[: len(input_ids)], _ = self.sampler(logits, metadata)
        return hidden_states

    def find_decode_inputs(self, inputs: DecodeInputs, block_tables: torch.Tensor) -> Iterable[torch.Tensor]:
        """Token ids, positions, slots (-1 in an unused row), and the positions of the next tokens: int64 [batch]."""
        if self.decode_inputs is not None:
            from ..kernels.decode_inputs import decode_inputs

            lists = inputs.token_ids, inputs.sources, inputs.context_lens
            outputs = self.decode_inputs[:, : len(inputs.sources)]
            return decode_inputs(*lists, self.token_ids, block_tables, self.block_size, outputs)
        positions = (inputs.context_lens - 1).clamp(min=0).long()
        block_ids = block_tables.gather(1, positions[:, None] // self.block_size).squeeze(1).long()
        slots = torch.where(inputs.context_lens > 0, block_ids * self.block_size + positions % self.block_size, -1)
        return self.fill_in(inputs.token_ids, inputs.sources), positions, slots, inputs.context_lens.long()

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
        input_ids = self._int64([item.seq.token_ids[item.start] for item in scheduled])
        sources = self.find_sources(scheduled)
        if any(source != NO_SOURCE for source in sources):
            input_ids = self.fill_in(input_ids, self._int64(sources))
        return input_ids, self._int64([item.start for item in scheduled]), context

    def find_sources(self, scheduled: list[ScheduledSequence]) -> list[int]:
        """For each sequence the row of the step before that gives its newest token; NO_SOURCE if that is known."""
        return [
            self.rows[item.seq.seq_id] if item.seq.token_ids[item.start] == PLACEHOLDER else NO_SOURCE
            for item in scheduled
        ]

    def fill_in(self, input_ids: torch.Tensor, sources: torch.Tensor) -> torch.Tensor:
        """The ids [sequences], those that a step in flight gives taken from where it writes them."""
        return torch.where(sources == NO_SOURCE, input_ids, self.token_ids[sources.clamp(min=0)])

    def prepare_block_tables(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The block tables, int32 [sequences, most blocks], filled up with -1."""
        longest = max(len(item.seq.block_table) for item in scheduled)
        return self._int32([item.seq.block_table + [-1] * (longest - len(item.seq.block_table)) for item in scheduled])

    def prepare_sample(self, scheduled: list[ScheduledSequence]) -> SamplingMetadata:
        """What the sampler has to know of each sequence. The token that it gives to one comes at position `end`."""
        seqs = [item.seq for item in scheduled]
        truncated = [row for row, seq in enumerate(seqs) if seq.is_truncated]
        asking = [row for row, seq in enumerate(seqs) if seq.num_logprobs is not None]
        top_ks = [min(seqs[row].top_k or NO_TOP_K, NO_TOP_K) for row in truncated]
        return SamplingMetadata(
            temperatures=self._float32([seq.temperature for seq in seqs]),
            seeds=self._int64([seq.seed for seq in seqs]),
            positions=self._int64([item.end for item in scheduled]),
            all_greedy=all(seq.temperature == 0 for seq in seqs),
            truncated_rows=self._int64(truncated) if truncated else None,
            top_ks=self._int64(top_ks) if truncated else None,
            top_ps=self._float32([seqs[row].top_p for row in truncated]) if truncated else None,
            max_top_k=max(top_ks, default=0),
            logprob_rows=self._int64(asking) if asking else None,
            num_logprobs=max((seqs[row].num_logprobs for row in asking), default=0),
        )

    def slots(self, item: ScheduledSequence) -> list[int]:
        """Where in the cache the keys and values go that this step computes of a sequence.

        A slot is the place of one token: slot s is in block `s // block_size`.
        """
        block_table, block_size = item.seq.block_table, self.block_size
        return [block_table[p // block_size] * block_size + p % block_size for p in range(item.start, item.end)]

    def _float32(self, values: list) -> torch.Tensor:
        return self._tensor(values, torch.float32)

    def _int32(self, values: list) -> torch.Tensor:
        return self._tensor(values, torch.int32)

    def _int64(self, values: list) -> torch.Tensor:
        return self._tensor(values, torch.int64)

    def _tensor(self, values: list, dtype: torch.dtype) -> torch.Tensor:
        """On the device. From pinned memory a GPU fetches it itself, and nobody waits."""
        return torch.tensor(values, dtype=dtype, pin_memory=self.device.type == "cuda").to(
            self.device, non_blocking=True
        )


def current_device(device: torch.device) -> AbstractContextManager:
    """Within the `with` block a GPU is the current one, where Triton's kernels run and graphs are captured."""
    return torch.cuda.device(device) if device.type == "cuda" else nullcontext()


def uses_kernels(config: Config) -> bool:
    """Whether our kernels compute what is between the matrix products; with the torch backend everything is plain."""
    return config.device.type == "cuda" and config.attention_backend != "torch"


def attention_layers(model: nn.Module) -> list[Attention]:
    """The attention layers of a model, the first one first."""
    return [module for module in model.modules() if isinstance(module, Attention)]
