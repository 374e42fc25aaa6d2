"""Runs steps of a toy. Each line: what a step computes, then the tables and queues as they are while it runs."""


def tell(step):
    return " ".join(f"s{item.seq.seq_id}[{item.start}:{item.end}]/{item.seq.num_tokens}" for item in step.scheduled)


def watch(toy, num_steps=1):
    for _ in range(num_steps):
        step = toy.schedule()
        state = toy.snapshot()
        tables = " ".join(f"s{item['seq_id']}{item['block_table']}" for item in state["block_tables"])
        print(f"{step.kind:<7} {tell(step):<33}  {tables:<32}  waiting {state['waiting']}", end="  ")
        print(f"free {state['pool']['free_block_ids']}")
        toy.postprocess(step, [next(toy.samples) for _ in step.scheduled])
