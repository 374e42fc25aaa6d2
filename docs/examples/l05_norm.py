"""RMSNorm that works in place on x.float(): what happens to its input, in two types?"""

import torch

from lessons.L05_model_runner.layers.layernorm import RMSNorm


class InPlace(RMSNorm):
    def _norm(self, x):
        wide = x.float()  # no copy if x is float32
        wide.mul_(torch.rsqrt(wide.pow(2).mean(dim=-1, keepdim=True) + self.eps))
        return self.weight * wide.to(x.dtype)


for dtype in (torch.bfloat16, torch.float32):
    for norm in (InPlace(4), RMSNorm(4)):
        residual = torch.tensor([[1.0, 2.0, 3.0, 4.0]], dtype=dtype)
        norm(residual)
        print(f"{dtype}  {type(norm).__name__:<8} the residual is now {residual[0].round().tolist()}")
