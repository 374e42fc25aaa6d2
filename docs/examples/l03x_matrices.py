"""How many rows a weight matrix is multiplied with in each step of a request of 100 prompt tokens and 3 new ones."""

from lessons.L03x_kv_cache import LLM, SamplingParams

llm = LLM("tiny-stories", trace=True)
seen = []
matrix = llm.model_runner.model.model.base_model.layers[0].mlp.up_proj
matrix.register_forward_pre_hook(lambda module, inputs: seen.append(inputs[0].shape[1]))
llm.generate([[1000] * 100], SamplingParams(temperature=0, max_tokens=3, ignore_eos=True), use_tqdm=False)

columns, inner = matrix.weight.shape
for record, rows in zip(llm.trace.steps, seen, strict=True):
    shapes = f"[{rows:>3}, {inner}] @ [{inner}, {columns}]"
    print(f"{record['kind']:<7} {shapes}: multiplications per weight read: {rows}")
