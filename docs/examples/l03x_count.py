"""Token-forwards of a request of p prompt tokens and m new ones, counted in the traces of L03 and L03x."""

from lessons import L03_engine, L03x_kv_cache

print("  p    m  L03: each step  together  formula  L03x: each step  together  formula")
for p, m in [(4, 3), (4, 1), (1, 5), (8, 4)]:
    cells = []
    for package, formula in ((L03_engine, m * p + m * (m - 1) // 2), (L03x_kv_cache, p + m - 1)):
        llm = package.LLM("tiny-stories", trace=True)
        params = package.SamplingParams(temperature=0, max_tokens=m, ignore_eos=True)
        llm.generate([[1000] * p], params, use_tqdm=False)
        counts = [item["num_scheduled_tokens"] for record in llm.trace.steps for item in record["scheduled"]]
        cells.append(f"{'+'.join(map(str, counts)):>15}  {sum(counts):>8}  {formula:>7}")
    print(f"{p:>3}  {m:>3}  {'  '.join(cells)}")

print("\nby the formulas:")
for p, m in [(100, 100), (1000, 1000)]:
    without, cached = m * p + m * (m - 1) // 2, p + m - 1
    print(f"p={p}, m={m}: {without:,} without a cache, {cached:,} with one, {without / cached:.0f} times")
