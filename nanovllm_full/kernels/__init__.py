"""Kernels in Triton: they run on a GPU, and on a CPU in Triton's interpreter (TRITON_INTERPRET=1).

`launch.py` launches all of them, and compiles them before an engine's first step.
"""
