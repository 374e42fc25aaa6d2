"""What the pictures of the full engine show: numbers, labels and marks, not pixels."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import matplotlib
import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes

from lessons import full_plots, runner_plots
from nanovllm_full import LLM, SamplingParams
from nanovllm_full.trace import Call
from nanovllm_full.utils.parallel import TensorParallel

matplotlib.use("Agg")  # not by MPLBACKEND: the notebooks' kernels would inherit it


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


@pytest.fixture
def runs() -> list[dict]:
    """Two batch sizes, each way, of one backend with timelines and one without."""
    phases = [["step", 0, 90], ["schedule", 1, 9], ["replay", 10, 60], ["wait", 72, 8]]
    kernels = [["product", 20, 10], ["attention", 40, 5], ["other", 60, 2]]
    return [
        {"backend": backend, "way": way, "batch": batch, "step_us": 1000 * batch, "busy_us": 17, "num_kernels": 3}
        | {"kernel_us": {"product": 10, "attention": 5, "other": 2}}
        | ({"phases": phases, "kernels": kernels} if backend == "triton" else {})
        for backend in ("triton", "torch")
        for way in full_plots.WAYS
        for batch in (1, 16)
    ]


def record(max_tokens: int = 2, **config) -> list[full_plots.Event]:
    llm = LLM("tiny-stories", device="cpu", kvcache_block_size=4, **config)
    for prompt in ([11, 12, 13, 14, 15], [12, 13, 14]):
        llm.add_request(prompt, SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True))
    return full_plots.record_steps(llm)


def texts(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.texts if text.get_text()]


def test_an_overlapped_step_is_planned_before_the_results_of_the_one_before():
    order = [(event.call, event.what, event.number) for event in record(async_scheduling=True)]
    assert order == [
        *[(1, "plan", 0), (1, "plan", 1), (1, "results", 0)],
        *[(2, "plan", None), (2, "results", 1)],
    ]
    order = [(event.call, event.what, event.number) for event in record(async_scheduling=False)]
    assert order == [(1, "plan", 0), (1, "results", 0), (2, "plan", 1), (2, "results", 1)]


def test_a_token_that_is_not_known_yet_is_a_question_mark():
    overlapped, waiting = (record(async_scheduling=way) for way in (True, False))
    assert overlapped[0].text == "prefill s0[0:5] s1[0:3]"
    assert overlapped[1].text == "decode s0[5]=? s1[3]=?"
    assert waiting[2].text == "decode s0[5]=1375 s1[3]=283"
    assert overlapped[-1].text == waiting[-1].text
    assert overlapped[-1].text.endswith("; s0 ends: length; s1 ends: length")


def test_a_preemption_is_in_the_text():
    events = record(max_tokens=5, async_scheduling=True, num_kvcache_blocks=4)
    assert any("preempts s1" in event.text for event in events), events


def test_nothing_may_be_in_flight_when_recording_begins():
    llm = LLM("tiny-stories", device="cpu", async_scheduling=True)
    llm.add_request([11, 12, 13], SamplingParams(temperature=0, max_tokens=4, ignore_eos=True))
    llm.step()
    with pytest.raises(ValueError, match="in flight"):
        full_plots.record_steps(llm)


def test_on_the_clock_the_device_works_on_while_the_next_step_is_planned():
    plan, step = full_plots.PLAN_TIME, full_plots.STEP_TIME
    spans = full_plots.time_steps(record(async_scheduling=True))
    device = [(start, duration) for lane, start, duration, _ in spans if lane == "device"]
    assert device == [(plan, step), (plan + step, step)]
    spans = full_plots.time_steps(record(async_scheduling=False))
    device = [(start, duration) for lane, start, duration, _ in spans if lane == "device"]
    assert device == [(plan, step), (3 * plan + step, step)]
    for lane in ("CPU", "device"):
        ends = [0, *(start + duration for of, start, duration, _ in spans if of == lane)]
        assert all(start >= end for (of, start, *_), end in zip([s for s in spans if s[0] == lane], ends, strict=False))


def test_the_order_of_steps_has_a_timeline_for_each_way():
    events = {"waiting": record(async_scheduling=False), "overlapped": record(async_scheduling=True)}
    figure = full_plots.plot_order(events)
    assert [ax.get_title(loc="left") for ax in figure.axes] == ["waiting", "overlapped"]
    assert texts(figure.axes[1]) == ["0", "0", "1", "1", "0", "1"]


def test_padding_fills_each_batch_up_to_its_graph():
    assert full_plots.count_padding([1, 2, 4, 5]) == {1: 0, 2: 0, 3: 1, 4: 0, 5: 0}
    rows, padding = ([bar.get_height() for bar in bars] for bars in full_plots.plot_padding([1, 2, 4, 5]).containers)
    assert rows == [1, 2, 3, 4, 5]
    assert padding == [0, 0, 1, 0, 0]


@pytest.mark.parametrize("sizes", [[], [4, 2]])
def test_sizes_must_be_sorted(sizes):
    with pytest.raises(ValueError, match="batch_sizes"):
        full_plots.count_padding(sizes)


def test_static_rows_tell_sequences_padding_and_the_rest_apart():
    ax = full_plots.plot_static_rows({"slots": [5, 6, -1, 9], "lengths": [6, 7, 0, 9]}, batch=2, size=3)
    assert texts(ax) == ["5", "6", "-1", "9", "slots", "6", "7", "0", "9", "lengths"]
    assert [bool(cell.get_hatch()) for cell in ax.patches] == [False, False, True, False] * 2
    assert [text.get_text() for text in ax.get_legend().get_texts()] == ["sequence", "padding", "not in this graph"]


def test_a_split_without_keys_has_no_bar():
    ax = full_plots.plot_splits([[range(0, 32), range(32, 40), range(64, 40)]])
    assert [(bar.get_x(), bar.get_width()) for bar in ax.patches] == [(0, 32), (32, 8)]
    assert texts(ax) == ["0", "1"]


@pytest.mark.parametrize(
    ("lengths", "num_programs", "max_splits", "number"),
    [
        ([70, 200], 16, 8, [2, 4]),  # as in the article and the notebook
        ([70] * 8, 16, 8, [1] * 8),
        ([70] * 7 + [600], 16, 8, [1] * 7 + [4]),
        ([1], 16, 8, [1]),
        ([256, 1, 33], 16, 5, [4, 1, 1]),
        ([256, 1, 33], 16, 2, [2, 1, 1]),
    ],
)
def test_splits_are_whole_tiles_and_cover_all_keys(lengths, num_programs, max_splits, number):
    splits = full_plots.plan_splits(lengths, 2, num_programs, max_splits)
    assert [len(programs) for programs in splits] == number
    for length, programs in zip(lengths, splits, strict=True):
        assert [key for keys in programs for key in keys] == list(range(length))
        assert all(keys.start % 32 == 0 for keys in programs)


IN_THE_INTERPRETER = """
import torch, triton, triton.language as tl
from triton.runtime import interpreter
from lessons.full_plots import plan_splits
from nanovllm_full import LLM, SamplingParams
from nanovllm_full.kernels.configs import DecodeConfig
from nanovllm_full.kernels.decode import plan, split_evenly

@triton.jit
def count_kernel(lengths, planned, sizes, counts, BLOCK_N: tl.constexpr):
    seq = tl.program_id(0)
    size, count = split_evenly(tl.load(lengths + seq), tl.load(planned), BLOCK_N)
    tl.store(sizes + seq, size)
    tl.store(counts + seq, count)

for lengths, num_programs in ([70, 200], 16), ([1], 16), ([256, 1, 33], 16), ([5, 64, 65, 250], 40), ([70] * 8, 16):
    config = DecodeConfig(32, 4, 2, max_splits=5, num_programs=num_programs)
    context_lens = torch.tensor(lengths, dtype=torch.int32)
    sizes, counts = torch.zeros_like(context_lens), torch.zeros_like(context_lens)
    count_kernel[(len(lengths),)](context_lens, plan(context_lens, 2, config), sizes, counts, BLOCK_N=32)
    splits = plan_splits(lengths, 2, num_programs, max_splits=5)
    assert [len(keys) for keys in splits] == counts.tolist(), (lengths, counts)
    assert all(len(keys) == 1 or len(keys[0]) == size for keys, size in zip(splits, sizes.tolist()))

launched = []
call = interpreter.GridExecutor.__call__
interpreter.GridExecutor.__call__ = lambda self, *a, **k: (launched.append(self.fn.__name__), call(self, *a, **k))[1]
llm = LLM("tiny-stories", device="cpu", attention_backend="triton", max_model_len=64)
model = llm.model_runner.model
model.use_kernels()
model.model.layers = model.model.layers[:1]
llm.add_request(list(range(100, 140)), SamplingParams(temperature=0, max_tokens=2, ignore_eos=True))
llm.step()
launched.clear()
llm.step()
print(*launched)
"""


@pytest.mark.slow
def test_splits_and_the_chain_are_those_of_the_kernels(tmp_path):
    """The article counts the splits without Triton, and says which six kernels a layer of a small decode is."""
    pytest.importorskip("triton")
    script = tmp_path / "interpreted.py"
    script.write_text(IN_THE_INTERPRETER)
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1", "PYTHONPATH": root}
    done = subprocess.run([sys.executable, script], cwd=root, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    launched = done.stdout.split()
    layer = ["linear_kernel", "rotary_kernel", "decode_kernel", *["linear_kernel"] * 3]
    once = [name for name in launched if name not in layer]
    assert once == ["plan_kernel", "rms_norm_kernel"], launched  # the plan, and the last norm
    assert [name for name in launched if name in layer] == layer


def test_query_heads_stand_above_the_kv_head_that_they_read():
    ax = full_plots.plot_heads([(range(0, 4), range(0, 1)), (range(4, 8), range(1, 2))])
    assert texts(ax) == ["0", "1", "2", "3", "0", "rank 0", "4", "5", "6", "7", "1", "rank 1"]
    boxes = [cell for cell in ax.patches if cell.get_width() == 4]
    assert [box.get_x() for box in boxes] == [0, 0, 4, 4]  # a KV head and the frame of each rank


def test_heads_must_come_in_whole_groups():
    with pytest.raises(ValueError, match="3 query heads, 2 KV heads"):
        full_plots.plot_heads([(range(0, 3), range(0, 2))])


def test_weights_are_cut_where_their_shards_say():
    ranks = [TensorParallel(rank, 2) for rank in range(2)]
    merged = [[one.shard(0, 6), one.shard(0, 2)] for one in ranks]
    figure = full_plots.plot_weights({"merged": merged, "row": [[one.shard(1, 10)] for one in ranks]})
    merged_ax, row_ax = figure.axes
    assert texts(merged_ax) == ["0-2", "0-0", "3-5", "1-1"]
    assert [part.get_y() * 8 for part in merged_ax.patches] == pytest.approx([0, 6, 3, 7])
    assert texts(row_ax) == ["0-4", "5-9"]
    assert [part.get_x() for part in row_ax.patches] == [0, 0.5]


def test_messages_are_found_in_the_calls_of_rank_0():
    names = [
        (0, "ParallelModelRunner.run"),
        (1, "Workers.send"),
        (1, "ModelRunner.run"),
        (2, "ModelRunner.prepare"),
        (2, "VocabParallelEmbedding.forward"),
        (3, "TensorParallel.all_reduce"),
        *[(2, "Qwen3Attention.forward"), (3, "RowParallelLinear.forward"), (4, "TensorParallel.all_reduce")] * 2,
        (2, "ParallelLMHead.forward"),
        (3, "TensorParallel.all_gather"),
        (2, "Sampler.forward"),
    ]
    messages = full_plots.find_messages([Call(depth, "", "", name) for depth, name in names])
    assert messages == [
        ("send", "", 1),
        ("prepare", "", 1),
        ("all_reduce", "embedding", 1),
        ("all_reduce", "attention", 2),
        ("all_gather", "LM head", 1),
        ("sample", "", 1),
    ]


def test_the_step_goes_from_rank_0_to_each_worker_and_the_rest_both_ways():
    ax = full_plots.plot_messages([("send", "", 1), ("all_reduce", "MLP", 6), ("sample", "", 1)], num_ranks=3)
    assert [text for text in texts(ax) if ":" in text or "step" in text] == [
        "the step, through a pipe",
        "MLP: all_reduce × 6",
    ]
    arrows = [text for text in ax.texts if getattr(text, "arrow_patch", None)]
    assert [(round(arrow.xyann[0]), round(arrow.xy[0])) for arrow in arrows] == [(0, 1), (0, 2), (0, 1), (1, 2)]
    assert texts(ax).count("sample") == 3
    with pytest.raises(ValueError, match="1 ranks"):
        full_plots.plot_messages([("send", "", 1)], num_ranks=1)


def test_timelines_show_phases_and_kernels_of_each_way(runs):
    figure = full_plots.plot_timelines(runs, "triton", 16)
    assert [ax.get_title(loc="left") for ax in figure.axes] == [
        f"{way}, 16 in the batch: 3 kernels" for way in full_plots.WAYS
    ]
    for ax in figure.axes:
        on_gpu = [(bar.get_x(), bar.get_width()) for bar in ax.patches if bar.get_y() > 0.5]
        assert on_gpu == [(20, 10), (40, 5), (60, 2)]
        assert len(ax.patches) == 7


@pytest.mark.parametrize(
    "draw",
    [
        lambda: full_plots.plot_timelines([], "triton", 1).axes[0],
        lambda: full_plots.plot_step_times([], "triton"),
        lambda: full_plots.plot_kernel_times([]),
    ],
)
def test_without_a_measurement_the_picture_says_so(draw):
    assert texts(draw()) == [full_plots.NOT_MEASURED]


def test_a_backend_without_a_timeline_says_so(runs):
    assert texts(full_plots.plot_timelines(runs, "torch", 1).axes[0]) == [full_plots.NOT_MEASURED]


def test_step_times_stand_side_by_side(runs):
    ax = full_plots.plot_step_times(runs, "triton")
    assert [bar.get_height() for bar in ax.patches] == [1, 16] * len(full_plots.WAYS)
    assert [label.get_text() for label in ax.get_xticklabels()] == ["1", "16"]


def test_kernel_times_are_stacked_by_kind(runs):
    ax = full_plots.plot_kernel_times(runs)
    labels = [label.get_text() for label in ax.get_yticklabels()]
    assert labels == ["triton, batch 1", "torch, batch 1", "triton, batch 16", "torch, batch 16"]
    first = [bar for bar in ax.patches if abs(bar.get_y() + 0.4) < 0.01]
    assert [round(1000 * bar.get_width()) for bar in first] == [10, 5, 0, 0, 0, 0, 2]
    assert [round(1000 * bar.get_x()) for bar in first] == [0, 10, 15, 15, 15, 15, 15]


def test_agreement_has_a_line_at_the_tolerance():
    ax = full_plots.plot_agreement({"triton": 0.01, "flash_attn": 0.015}, tolerance=0.02)
    assert [bar.get_width() for bar in ax.patches] == [0.01, 0.015]
    assert list(ax.lines[0].get_xdata()) == [0.02, 0.02]


def test_phases_of_the_start_follow_one_another():
    ax = full_plots.plot_startup({"load": 0.5, "capture": 2.0})
    assert [(bar.get_x(), bar.get_width()) for bar in ax.patches] == [(0, 0.5), (0.5, 2.0)]


def test_graphs_are_a_part_of_the_memory():
    reading = {"total": 1000, "utilization": 0.9, "used": 300, "peak": 260, "current": 200, "block_bytes": 28}
    parts = runner_plots.count_memory(SimpleNamespace(**reading, graphs=100))
    assert parts == {
        "used": 300,
        "peak - current": 60,
        "graphs": 100,
        "KV cache": 420,
        "left over": 20,
        "not allowed": 100,
    }
    assert sum(parts.values()) == 1000
    ax = runner_plots.plot_memory_reading(SimpleNamespace(**reading, graphs=100))
    assert "graphs" in [label.get_text() for label in ax.get_yticklabels()]
