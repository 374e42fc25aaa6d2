"""One decode of two ranks: what rank 0 sends, what the ranks exchange; then a worker is killed."""

from lessons.full_plots import find_messages
from nanovllm_full import LLM, SamplingParams
from nanovllm_full.engine.worker import WorkerError
from nanovllm_full.trace import CallTrace

if __name__ == "__main__":
    with LLM("tiny-stories", device="cpu", tensor_parallel_size=2, kvcache_block_size=4) as llm:
        llm.add_request([11, 12, 13, 14, 15], SamplingParams(temperature=0, max_tokens=9, ignore_eos=True))
        llm.step()
        step = llm.scheduler.schedule()
        [sent] = step.excerpt().scheduled
        print("sent:", step.kind, "tokens", sent.seq.token_ids.token_ids, "blocks", sent.seq.block_table)
        with CallTrace() as trace:
            token_ids = llm.model_runner.run(step)
        for what, owner, count in find_messages(trace.calls):
            print(f"{what} {owner} x {count}" if owner else what)
        llm.scheduler.postprocess(step, token_ids)
        llm.model_runner.workers.processes[0].kill()
        for run in (llm.step, lambda: llm.generate("Once", use_tqdm=False)):
            try:
                run()
            except WorkerError as error:
                print("WorkerError:", error)
