"""Four requests in a small pool, greedy, with everything that the lessons before have: the same ids as L05?"""

from lessons.L05_model_runner import LLM as LessonLLM
from lessons.L05_model_runner import SamplingParams as LessonParams
from nanovllm_full import LLM, SamplingParams

settings = {"kvcache_block_size": 4, "num_kvcache_blocks": 10, "max_num_batched_tokens": 16, "device": "cpu"}
prompts = [[11, 12, 13, 14, 15], [21, 22, 23], [11, 12, 13, 14, 31, 32], [41, 42]]
params = {"temperature": 0, "max_tokens": 12, "ignore_eos": True}
with LLM("tiny-stories", trace=True, **settings) as llm:
    outputs = llm.generate(prompts, SamplingParams(**params, logprobs=1), use_tqdm=False)
    kinds = [step["kind"] for step in llm.trace.steps]
    print("attention by", llm.config.attention_backend, {kind: kinds.count(kind) for kind in ("prefill", "decode")})
    print("preemptions:", sum(len(step["preempted"]) for step in llm.trace.steps))
expected = LessonLLM("tiny-stories", **settings).generate(prompts, LessonParams(**params), use_tqdm=False)
print("the ids of L05:", [o["token_ids"] for o in outputs] == [o["token_ids"] for o in expected])
best = all(next(iter(token)) == max(token, key=token.get) for o in outputs for token in o["logprobs"])
print("each greedy token is the most likely one:", best)
