"""One engine in a process of its own, for benchmarks/serving.py: reads a job (JSON), writes an answer.

The answer is written after each piece of work, so that what was measured is kept if the process is ended.
"""

import json
import re
import sys
import traceback
from pathlib import Path
from time import perf_counter

from benchmarks.serving_plan import ARRIVING, BUDGETS, OWN, WORKS, Prompts, draw

SMALL_BUDGETS, SMALL_ARRIVING, SMALL_OWN = (8, 64), 40, 4
STAGE_SECONDS, STAGE_PIECE = 20, 32  # of a stage, and tokens of each answer of L01 and L02
WARM_UP = 10_000  # the repeat that is not timed


def main() -> None:
    """Runs the job that the first argument names, and writes to the second."""
    job = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    answer_file = Path(sys.argv[2])
    answer: dict = {"works": {}}
    begin = perf_counter()
    try:
        from benchmarks.serving_engines import make_engine

        engine = make_engine(job)
        answer |= {"start": engine.start, "process_seconds": perf_counter() - begin, "engine": engine.describe()}
        for name in job["works"]:
            answer_file.write_text(json.dumps(answer), encoding="utf-8")
            answer["works"][name] = run_work(engine, name, job)
    except Exception:
        print(traceback.format_exc(), file=sys.stderr)
        answer["error"] = [re.sub(r"(/[^/\s]+)+/", "", line) for line in traceback.format_exc().splitlines()[-6:]]
    answer_file.write_text(json.dumps(answer), encoding="utf-8")


def run_work(engine: object, name: str, job: dict) -> dict | list:
    """What one workload gives."""
    from benchmarks import serving_cases
    from benchmarks.serving_engines import vocab_size_of

    work, is_small, repeats = WORKS[name], job["small"], job["repeats"]
    workload, vocab_size = work.small if is_small else work.workload, vocab_size_of(job["model"])

    def requests(repeat: int) -> Prompts:
        return draw(workload, vocab_size, repeat)

    match work.kind:
        case "prefix":
            return serving_cases.measure_prefix(engine, requests, repeats, SMALL_OWN if is_small else OWN)
        case "arrival":
            budgets, length = (SMALL_BUDGETS, SMALL_ARRIVING) if is_small else (BUDGETS, ARRIVING)
            return serving_cases.measure_arrivals(engine, requests, budgets, length)
        case "idle":
            serving_cases.measure_idle(engine, requests(WARM_UP))
            return serving_cases.measure_idle(engine, requests(0))
        case "stage":
            engine.run_for(requests(WARM_UP)[:2], 1, 4)
            return engine.run_for(requests(0), 0.5 if is_small else STAGE_SECONDS, STAGE_PIECE)
    run = engine.run if work.kind == "requests" else engine.run_streamed
    run(requests(WARM_UP))
    runs = [run(requests(repeat)) for repeat in range(repeats)]
    return {"runs": runs, "median": serving_cases.medians(runs)}


if __name__ == "__main__":
    main()
