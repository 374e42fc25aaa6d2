"""A prompt of 14 tokens, 6 in a step: which keys does a chunk read, and how many of them have not been written yet?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell

toy = Toy(num_kvcache_blocks=4, max_num_batched_tokens=6)
seq = toy.ask(list(range(14)))
written = set()
while toy.waiting:
    step = toy.schedule()
    [item] = step.scheduled
    written |= set(range(item.start, item.end))
    for name, end in (("chunk", item.end), ("prompt", seq.num_tokens)):
        unwritten = len(set(range(end)) - written)
        print(f"{tell(step):<12}  keys up to the end of the {name:<6}  {end:>2}, unwritten {unwritten}")
    toy.postprocess(step, [1000])
    hashed = [index for index, block in enumerate(toy.block_manager.blocks) if block.token_ids]
    print(f"{'':<12}  blocks with a hash now: {hashed}")
