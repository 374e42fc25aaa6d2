"""What the doctor of the full engine says beyond that of the lessons: which attention backend would be taken."""

from nanovllm_full import doctor
from nanovllm_full.layers import attention_backend


def test_on_a_cpu_torch_is_taken(monkeypatch):
    monkeypatch.setattr(doctor, "_gpu_capability", lambda: None)
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    finding = doctor.check_attention()
    first, *reasons = finding.found.split("; ")
    assert (finding.status, first) == ("PASS", "auto is torch")
    assert [reason.partition(": ")[0] for reason in reasons] == ["triton", "flash_attn"]


def test_on_a_gpu_it_says_what_keeps_the_faster_ones_away(monkeypatch):
    asked = []

    def find_problem(name, device, dtype, head_dim, block_size):
        asked.append((name, device.type, dtype.itemsize))
        return {"triton": "is not installed", "flash_attn": "is not installed either"}.get(name)

    monkeypatch.setattr(doctor, "_gpu_capability", lambda: (9, 0))
    monkeypatch.setattr(attention_backend, "find_problem", find_problem)
    found = "auto is torch; triton: is not installed; flash_attn: is not installed either"
    assert doctor.check_attention().found == found
    assert set(asked) == {(name, "cuda", 2) for name in ("triton", "flash_attn", "torch")}


def test_the_table_has_this_part():
    assert [part.probe for part in doctor.PARTS if part.name == "attention"] == [doctor.check_attention]
