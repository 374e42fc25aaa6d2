"""The model runner: turns the sequences of a step into tensors and the model's answer into their next tokens."""

import torch
from torch.nn.utils.rnn import pad_sequence

from ..config import Config
from ..layers.sampler import Sampler
from ..models.black_box import BlackBoxForCausalLM
from .sequence import ScheduledSequence, Sequence, Step

KVCACHE_MEMORY = 2**30  # bytes


class ModelRunner:
    """Owns the model, the sampler, and the memory of the KV cache; decides how many blocks it has."""

    def __init__(self, config: Config):
        self.device = config.device
        self.model = BlackBoxForCausalLM(config.path, config.device, config.dtype)
        self.sampler = Sampler()
        self.generator = torch.Generator(config.device).manual_seed(int(config.seed))
        self.block_size = config.kvcache_block_size
        self.kv_cache = self.allocate_kv_cache(config)

    def allocate_kv_cache(self, config: Config) -> torch.Tensor:
        """Keys [0] and values [1], [2, layers, blocks, block size, KV heads, head size]; sets `num_kvcache_blocks`.

        Raises ValueError if the blocks do not fit.
        """
        num_layers, num_kv_heads, head_dim = self.model.kv_shape
        block_bytes = 2 * num_layers * self.block_size * num_kv_heads * head_dim * config.dtype.itemsize
        if config.num_kvcache_blocks == -1:
            most = 4 * config.max_num_seqs * -(-config.max_model_len // self.block_size)
            config.num_kvcache_blocks = min(KVCACHE_MEMORY // block_bytes, most)
        no_room = ValueError(
            f"num_kvcache_blocks={config.num_kvcache_blocks} of kvcache_block_size={self.block_size}: "
            f"{block_bytes} bytes each do not fit into memory"
        )
        if config.num_kvcache_blocks < 1:
            raise no_room
        shape = (2, num_layers, config.num_kvcache_blocks, self.block_size, num_kv_heads, head_dim)
        try:
            return torch.empty(shape, dtype=config.dtype, device=self.device)
        except (RuntimeError, TypeError):  # no memory; a number beyond 64 bits
            raise no_room from None

    @torch.inference_mode()
    def run(self, step: Step) -> list[int]:
        """Computes one new token for each scheduled sequence, in their order."""
        input_ids, positions, last = self.prepare_batch(step.scheduled)
        past, past_lens = self.prepare_past(step.scheduled)
        temperatures = self.prepare_sample(step.scheduled)
        hidden_states, new = self.model(input_ids, positions, past, past_lens)  # [sequences, longest, hidden]
        self.store(step.scheduled, new)
        rows = torch.arange(len(last), device=self.device)
        logits = self.model.compute_logits(hidden_states[rows, last])  # [sequences, vocabulary]
        return self.sampler(logits, temperatures, self.generator).tolist()

    def prepare_batch(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Input ids and positions, int64 [sequences, longest], and the column of each one's last token, int64.

        Rows are filled up with zeros at the end. Under a causal mask no token sees what comes after it, so the
        padding needs no mask.
        """
        rows = [torch.tensor(item.seq.token_ids[item.start : item.end], device=self.device) for item in scheduled]
        input_ids = pad_sequence(rows, batch_first=True)
        rows = [torch.arange(item.start, item.end, device=self.device) for item in scheduled]
        positions = pad_sequence(rows, batch_first=True)
        last = torch.tensor([item.count - 1 for item in scheduled], device=self.device)
        return input_ids, positions, last

    def prepare_past(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, torch.Tensor]:
        """Gathers the cached keys and values, [2, layers, sequences, longest past, KV heads, head size].

        Rows are filled up with zeros at the beginning. Also returns how many each sequence has, int64 [sequences].
        """
        slots = [self.slots(item.seq, 0, item.start) for item in scheduled]
        slots = pad_sequence(slots, batch_first=True, padding_value=-1, padding_side="left")
        past = self.kv_cache.flatten(2, 3)[:, :, slots]
        past.masked_fill_((slots < 0)[:, :, None, None], 0)
        return past, (slots >= 0).sum(dim=1)

    def store(self, scheduled: list[ScheduledSequence], new: torch.Tensor) -> None:
        """Scatters the keys and values of this step into their slots; `new` is what `BlackBoxForCausalLM` returned."""
        slots = [self.slots(item.seq, item.start, item.end) for item in scheduled]
        slots = pad_sequence(slots, batch_first=True, padding_value=-1)
        is_token = slots >= 0
        self.kv_cache.flatten(2, 3)[:, :, slots[is_token]] = new[:, :, is_token]

    def slots(self, seq: Sequence, start: int, end: int) -> torch.Tensor:
        """Where in the cache the tokens from position `start` to `end` are, int64 [end - start].

        A slot is the place of one token: slot s is in block `s // block_size`.
        """
        positions = torch.arange(start, end, device=self.device)
        block_table = torch.tensor(seq.block_table, dtype=torch.int64, device=self.device)
        return block_table[positions // self.block_size] * self.block_size + positions % self.block_size

    def prepare_sample(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The temperature of each sequence, float32 [sequences]."""
        return torch.tensor([item.seq.temperature for item in scheduled], dtype=torch.float32, device=self.device)
