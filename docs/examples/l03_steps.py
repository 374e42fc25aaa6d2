"""Three requests of four new tokens each: how many steps, and how many positions computed?"""

from lessons.L03_engine import LLM, SamplingParams

for max_num_seqs in (1, 2, 3):
    llm = LLM("tiny-stories", max_num_seqs=max_num_seqs, trace=True)
    params = SamplingParams(temperature=0, max_tokens=4, ignore_eos=True)
    llm.generate([[1000, 1001]] * 3, params, use_tqdm=False)
    rows = [[row["num_scheduled_tokens"] for row in record["scheduled"]] for record in llm.trace.steps]
    print(f"max_num_seqs={max_num_seqs}: {len(rows)} steps, {sum(map(sum, rows))} positions")
