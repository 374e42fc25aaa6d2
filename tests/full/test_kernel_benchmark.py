"""The benchmark of the kernels measures the shapes that it says, and prints what it found. The times need a GPU."""

from dataclasses import asdict
from importlib.util import find_spec

import pytest
import torch

if not find_spec("triton"):
    pytest.skip("triton is not installed", allow_module_level=True)

from benchmarks import decode_attention, kernels
from benchmarks.decode_attention import BARS, Case, lengths_of, workload
from nanovllm_full.kernels.configs import DecodeConfig


def test_lengths_are_those_of_the_workload():
    """W has 142,827 prompt and 133,966 output tokens."""
    assert lengths_of("8x16384") == [16384] * 8
    assert lengths_of("2x50 1x7") == [50, 50, 7]
    first = lengths_of("W step 0")
    assert (len(first), sum(first)) == (256, 142827)
    assert sum(count for _, count in workload()) == 133966
    assert sum(lengths_of("W step 1")) == 142827 + 256


def test_all_that_was_tried_is_told(monkeypatch):
    """The best of all, the best that fits into small GPUs, and what failed."""

    def run(self, config, is_ordered=True):
        if config.BLOCK_N == 128:
            raise RuntimeError("out of resource: shared memory")
        return 1e-3 + config.num_warps * 1e-4 + is_ordered * 1e-5, torch.zeros(2)

    monkeypatch.setattr(Case, "run", run)
    case = Case("W step 900", [3] * 37, 64, "cpu", torch.bfloat16, 132)
    for config in case.candidates():
        large = config.num_warps == 1
        key = decode_attention.key_of(config, 64)
        monkeypatch.setitem(decode_attention.SHARED, key, decode_attention.SHARED_LIMIT + large)
    bandwidth = 1e12
    one = decode_attention.measure_case(case, bandwidth)
    one["sweep"] = decode_attention.sweep_case(case, bandwidth, float("inf"))
    assert one["sweep"]["tried"] == len(list(case.candidates()))
    assert one["sweep"]["left_out"] == 0
    assert "out of resource" in one["sweep"]["failed"][0]["error"]
    line = kernels.describe_decode(one)
    assert line.startswith("W step 900    64    0.5  1210.0 0.000 0.8   32k2w5s/8p528"), line
    assert "1110.0 0.000" in line, "the best of all has one warp"
    assert "any memory" in line
    assert decode_attention.sweep_case(case, bandwidth, 0.0)["left_out"] == len(list(case.candidates()))


def test_names_are_short():
    assert kernels.name_of(asdict(DecodeConfig(32, 2, 3))) == "32k2w3s"
    assert kernels.name_of(asdict(DecodeConfig(32, 2, 3, max_splits=8, num_programs=528))) == "32k2w3s/8p528"
    assert set(BARS) >= {"256x800", "W step 900"}
