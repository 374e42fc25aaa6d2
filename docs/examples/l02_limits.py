"""Which limit ends a request?"""

from lessons.L02_user_interface import LLM, SamplingParams

llm = LLM("tiny-stories", max_model_len=16)
for num_prompt_tokens, max_tokens in ((4, 6), (10, 6), (14, 6), (15, 6)):
    params = SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True)
    [output] = llm.generate([1000] * num_prompt_tokens, params, use_tqdm=False)
    print(f"prompt {num_prompt_tokens:>2}, max_tokens {max_tokens}: ", end="")
    print(f"{len(output['token_ids'])} new, finish_reason {output['finish_reason']!r}")
