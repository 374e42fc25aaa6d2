"""A scheduler and a runner without a model, blocks of 4; the tokens "sampled" are 1000, 1001 and so on."""

from itertools import count
from types import SimpleNamespace

import torch

from lessons.L05_model_runner import SamplingParams
from lessons.L05_model_runner.engine.model_runner import ModelRunner
from lessons.L05_model_runner.engine.scheduler import Scheduler
from lessons.L05_model_runner.engine.sequence import Sequence


class Toy(Scheduler):
    def __init__(self, budget=9999, block_size=4):
        limits = {"max_num_seqs": 9, "max_num_batched_tokens": budget, "max_model_len": 9999, "num_kvcache_blocks": 16}
        limits |= {"kvcache_block_size": block_size, "enable_prefix_caching": True, "eos_token_ids": ()}
        super().__init__(SimpleNamespace(**limits))
        self.runner = object.__new__(ModelRunner)
        self.runner.block_size, self.runner.device = block_size, torch.device("cpu")
        self.seq_ids, self.samples = count(), count(1000)

    def ask(self, prompt_ids):
        self.add(Sequence(next(self.seq_ids), list(prompt_ids), SamplingParams(0, 99, ignore_eos=True)))
