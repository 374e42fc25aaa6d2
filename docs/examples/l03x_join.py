"""A third request, of one token, joins between the first and the second step: what L03 and L03x return."""

from lessons import L03_engine, L03x_kv_cache

for package in (L03_engine, L03x_kv_cache):
    llm = package.LLM("tiny-stories")
    params = package.SamplingParams(temperature=0, max_tokens=3, ignore_eos=True)
    for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
        llm.add_request(prompt, params)
    counts = [llm.step()[1]]
    llm.add_request([31], params)
    while not llm.is_finished():
        counts.append(llm.step()[1])
    print(f"{package.__name__.partition('.')[2]:<13}", counts)
