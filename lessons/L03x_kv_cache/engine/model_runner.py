"""The model runner: turns the sequences of a step into tensors and the model's answer into their next tokens."""

from weakref import WeakKeyDictionary

import torch
from torch.nn.utils.rnn import pad_sequence

from ..config import Config
from ..layers.sampler import Sampler
from ..models.black_box import BlackBoxForCausalLM
from .sequence import ScheduledSequence, Sequence, Step


class ModelRunner:
    """Owns the model, the sampler, and the keys and values of every running sequence."""

    def __init__(self, config: Config):
        self.device = config.device
        self.model = BlackBoxForCausalLM(config.path, config.device, config.dtype)
        self.sampler = Sampler()
        self.generator = torch.Generator(config.device).manual_seed(int(config.seed))
        # A sequence's keys and values, [tokens, 2, layers, KV heads, head size], live as long as the sequence.
        self.kv_caches: WeakKeyDictionary[Sequence, torch.Tensor] = WeakKeyDictionary()
        self.no_past = torch.empty(0, 2, *self.model.kv_shape, dtype=config.dtype, device=config.device)

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
        """The cached keys and values, [2, layers, sequences, longest past, KV heads, head size], and how many, int64.

        Rows are filled up with zeros at the beginning.
        """
        caches = [self.kv_caches.get(item.seq, self.no_past) for item in scheduled]
        past = pad_sequence(caches, padding_side="left")  # [longest past, sequences, 2, layers, KV heads, head size]
        past_lens = torch.tensor([item.start for item in scheduled], device=self.device)
        return past.permute(2, 3, 1, 0, 4, 5), past_lens

    def store(self, scheduled: list[ScheduledSequence], new: torch.Tensor) -> None:
        """Appends the keys and values of this step, as `BlackBoxForCausalLM.forward` returns them, to the caches."""
        for item, rows in zip(scheduled, new.permute(2, 3, 0, 1, 4, 5), strict=True):
            past = self.kv_caches.get(item.seq, self.no_past)
            self.kv_caches[item.seq] = torch.cat([past, rows[: item.count]])

    def prepare_sample(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The temperature of each sequence, float32 [sequences]."""
        return torch.tensor([item.seq.temperature for item in scheduled], dtype=torch.float32, device=self.device)
