"""A scheduler with its blocks of 4 tokens and no model: the tokens "sampled" are 1000, 1001 and so on."""

from itertools import count
from types import SimpleNamespace

from lessons.L04_scheduler import SamplingParams
from lessons.L04_scheduler.engine.scheduler import Scheduler
from lessons.L04_scheduler.engine.sequence import Sequence

LIMITS = {"max_num_seqs": 9, "max_num_batched_tokens": 9999, "max_model_len": 9999, "kvcache_block_size": 4}


class Toy(Scheduler):
    def __init__(self, num_kvcache_blocks, **limits):
        limits = LIMITS | limits | {"enable_prefix_caching": True, "eos_token_ids": ()}
        super().__init__(SimpleNamespace(num_kvcache_blocks=num_kvcache_blocks, **limits))
        self.seq_ids, self.samples = count(), count(1000)

    def ask(self, prompt_ids, max_tokens=99):
        self.add(Sequence(next(self.seq_ids), prompt_ids, SamplingParams(0, max_tokens, ignore_eos=True)))
        return self.waiting[-1]

    def step(self):
        step = self.schedule()
        self.postprocess(step, [next(self.samples) for _ in step.scheduled])
