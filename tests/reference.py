"""The answers of `transformers`, one prompt at a time, which every stage has to give too."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

WIDE_GAP = 1e-3  # two float32 ways of computing one sum cannot turn two logits around that lie this far apart
TIE = 1e-4


@dataclass(frozen=True)
class Answer:
    """Greedy ids, and for each the distance between the two best logits."""

    token_ids: list[int]
    gaps: list[float]

    @property
    def smallest_gap(self) -> float:
        """The closest decision on the way."""
        return min(self.gaps)


class Reference:
    """`generate(do_sample=False)` on one model in float32 on the CPU."""

    def __init__(self, path: Path):
        self.path = path
        self.tokenizer = AutoTokenizer.from_pretrained(path)
        self.model = AutoModelForCausalLM.from_pretrained(path, dtype=torch.float32).eval()
        self._answer = cache(self._generate)

    def answer(self, prompt: str | list[int], max_tokens: int, ignore_eos: bool = False) -> Answer:
        """The greedy continuation of a prompt."""
        prompt_ids = self.tokenizer.encode(prompt) if isinstance(prompt, str) else prompt
        return self._answer(tuple(prompt_ids), max_tokens, ignore_eos)

    def _generate(self, prompt_ids: tuple[int, ...], max_tokens: int, ignore_eos: bool) -> Answer:
        input_ids = torch.tensor([prompt_ids])
        eos = {"eos_token_id": None} if ignore_eos else {}
        output = self.model.generate(
            input_ids,
            attention_mask=torch.ones_like(input_ids),
            do_sample=False,
            max_new_tokens=max_tokens,
            return_dict_in_generate=True,
            output_logits=True,
            **eos,
        )
        best = torch.stack(output.logits)[:, 0].topk(2).values  # [tokens, 2]
        return Answer(output.sequences[0, len(prompt_ids) :].tolist(), (best[:, 0] - best[:, 1]).tolist())


def assert_greedy(answer: Answer, token_ids: list[int], context: object = "") -> None:
    """Fails unless `token_ids` are those of `answer`; a difference below `TIE` between the best logits is a tie."""
    if token_ids == answer.token_ids:
        return
    pairs = zip(token_ids, answer.token_ids, strict=False)
    first = next((i for i, (ours, theirs) in enumerate(pairs) if ours != theirs), None)
    assert first is not None, f"{context}: {len(token_ids)} tokens, transformers gives {len(answer.token_ids)}"
    pair = f"{token_ids[first]}, transformers gives {answer.token_ids[first]}"
    assert answer.gaps[first] < TIE, f"{context}: token {first} is {pair} (gap {answer.gaps[first]})"
