"""A third request, of one token, joins between the first and the second step."""

from lessons.L03_engine import LLM, SamplingParams

llm = LLM("tiny-stories")
params = SamplingParams(temperature=0, max_tokens=3, ignore_eos=True)
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt, params)
counts = [llm.step()[1]]
llm.add_request([31], params)
while not llm.is_finished():
    counts.append(llm.step()[1])
print(counts)
