"""Kernels in Triton: they run on a GPU, and on a CPU in Triton's interpreter (TRITON_INTERPRET=1).

Each launch allows a product and a sum to be one instruction (`enable_fp_fusion`). Triton 3.10 will not by default, and
3.9 warns where nothing is said.
"""
