"""The switches: what each of them turns off if it is 0."""

from nanovllm_full.utils.switches import NAMES

for name, what in NAMES.items():
    print(f"NANOVLLM_{name}=0 turns off:\n    {what}")
