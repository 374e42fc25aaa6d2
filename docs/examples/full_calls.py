"""The calls below ModelRunner.run in one decode step of two sequences; of the six layers, the first."""

from nanovllm_full import LLM
from nanovllm_full.trace import CallTrace

llm = LLM("tiny-stories", device="cpu", kvcache_block_size=4, num_kvcache_blocks=8)
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt)
llm.step()
step = llm.scheduler.schedule()
with CallTrace() as trace:
    token_ids = llm.model_runner.run(step)
layers, depth = 0, 0
for call in trace.calls:
    is_layer = call.function == "Qwen3DecoderLayer.forward"
    layers, depth = layers + is_layer, call.depth if is_layer else depth
    if (layers > 1 and (is_layer or call.depth > depth)) or call.function == "ScheduledSequence.end":
        continue
    print(f"{'  ' * call.depth}{call.function}")
print(f"{layers} layers, get_context called {sum(c.function == 'get_context' for c in trace.calls)} times,", end=" ")
print(f"{len(token_ids)} token ids")
