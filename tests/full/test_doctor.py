"""What the doctor of the full engine says beyond that of the lessons: which attention backend would be taken."""

from nanovllm_full import doctor
from nanovllm_full.layers import attention_backend


def test_on_a_cpu_torch_is_taken(monkeypatch):
    monkeypatch.setattr(doctor, "_gpu_capability", lambda: None)
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    finding = doctor.check_attention()
    first, *reasons = finding.found.split("; ")
    assert (finding.status, first) == ("PASS", "auto is torch")
    assert [reason.partition(": ")[0] for reason in reasons] == ["flash_attn", "triton"]


def test_on_a_gpu_the_fastest_that_serves_is_taken(monkeypatch):
    asked = []

    def find_problem(name, device, dtype, head_dim, block_size):
        asked.append((name, device.type, dtype.itemsize))
        return {"flash_attn": "is not installed"}.get(name)

    monkeypatch.setattr(doctor, "_gpu_capability", lambda: (9, 0))
    monkeypatch.setattr(attention_backend, "find_problem", find_problem)
    assert doctor.check_attention().found == "auto is triton; flash_attn: is not installed"
    assert set(asked) == {("flash_attn", "cuda", 2), ("triton", "cuda", 2)}


def test_the_table_has_this_part():
    assert [part.probe for part in doctor.PARTS if part.name == "attention"] == [doctor.check_attention]
