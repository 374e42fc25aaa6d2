"""One step of a toy: `take_step` plans and prepares it, `show_step` also prints what the model would get."""


def take_step(toy):
    step = toy.schedule()
    prepared = toy.runner.prepare(step)
    toy.postprocess(step, [next(toy.samples) for _ in step.scheduled])
    return prepared


def show_step(toy, title):
    input_ids, positions, context = take_step(toy)
    fields = context.snapshot()
    print(f"{title}: ids {input_ids.tolist()}  positions {positions.tolist()}")
    print(f"  slots {fields['slot_mapping']}  tables {fields['block_tables']}")
    if context.is_prefill:
        print(f"  cu_seqlens_q {fields['cu_seqlens_q']}  cu_seqlens_k {fields['cu_seqlens_k']}", end="  ")
        print(f"max_seqlen_q {context.max_seqlen_q}  max_seqlen_k {context.max_seqlen_k}")
    else:
        print(f"  context_lens {fields['context_lens']}")
