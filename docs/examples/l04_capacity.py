"""Two blocks of 4: how many tokens can prompts of 5 to 9 tokens have?"""

from lessons.L04_scheduler import LLM, SamplingParams

llm = LLM("tiny-stories", kvcache_block_size=4, num_kvcache_blocks=2)
for length in range(5, 10):
    try:
        [output] = llm.generate([[7] * length], SamplingParams(0, max_tokens=9, ignore_eos=True), use_tqdm=False)
        print(length, "prompt tokens:", len(output["token_ids"]), "new ones,", output["finish_reason"])
    except ValueError as error:
        print(error)
