"""Switches of what makes the engine fast, to measure what each is worth; all are on unless the environment says so."""

import os

NAMES = {
    "LAYER_KERNELS": "norm, rotary embedding with store, activation, and the inputs of a decode as Triton kernels",
    "DECODE_CHAIN": "products of a small decode by our kernels, with what surrounds them",
    "SAMPLE_KERNEL": "sampling in one pass over the logits",
    "DEPENDENT_LAUNCH": "kernels of the layers are set up before the one ahead has ended (compute capability 9.0)",
    "PEER_ALL_REDUCE": "small sums over several GPUs by a kernel that writes into the memory of the others",
}


def is_on(name: str) -> bool:
    """Whether the switch of this name is on: NANOVLLM_<name> is not "0"."""
    if name not in NAMES:
        raise ValueError(f"name={name!r}: must be one of {', '.join(NAMES)}")
    return os.environ.get(f"NANOVLLM_{name}", "1") != "0"
