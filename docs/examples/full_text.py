"""One character in several tokens, a stop string across tokens, and the pieces of a stream."""

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.utils.detokenizer import Detokenizer

llm = LLM("tiny-stories", device="cpu")
detokenizer = Detokenizer(llm.tokenizer)
print("pieces of é€:", [detokenizer.push(token_id) for token_id in llm.tokenizer.encode("é€")])
params = SamplingParams(temperature=0, max_tokens=24)
[whole] = llm.generate("Once upon a time", params, use_tqdm=False)
stop = whole["text"][20:27]
[cut] = llm.generate("Once upon a time", SamplingParams(temperature=0, max_tokens=24, stop=stop), use_tqdm=False)
print("the text ends before the stop string:", whole["text"].startswith(cut["text"] + stop), cut["finish_reason"])
pieces = list(llm.stream("Once upon a time", params))
print(len(pieces), "pieces; together they are the text:", "".join(pieces) == whole["text"])
stream = llm.stream("Once upon a time", params)
next(stream)
stream.close()
print("after closing a stream early, nothing is left:", llm.is_finished())
