"""max_num_seqs = 2 and six prompts: how many sequences run in each of the first three steps?"""

from collections import deque
from types import SimpleNamespace

from lessons.L03_engine import SamplingParams
from lessons.L03_engine.engine.scheduler import Scheduler
from lessons.L03_engine.engine.sequence import Sequence


class CapOnOneStep(Scheduler):
    """The faulty rule: it counts what this step admits, not who runs already."""

    def _admit(self):
        earlier, self.running = self.running, deque()
        admitted = super()._admit()
        self.running = earlier + self.running
        return admitted


for kind in (CapOnOneStep, Scheduler):
    scheduler = kind(SimpleNamespace(max_num_seqs=2, max_model_len=99, eos_token_ids=()))
    scheduler.waiting.extend(Sequence(seq_id, [1, 2], SamplingParams()) for seq_id in range(6))
    print(f"{kind.__name__:<13}", [len(scheduler.schedule().scheduled) for _ in range(3)])
