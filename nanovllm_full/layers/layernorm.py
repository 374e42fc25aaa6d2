"""The norm before each sublayer, together with the addition of the residual."""

import torch
from torch import nn


class RMSNorm(nn.Module):
    """x / sqrt(mean(x ** 2) + eps) * weight over the last axis, computed in float32 (Zhang and Sennrich, 2019).

    With `uses_kernels` it is one Triton kernel.
    """

    uses_kernels = False

    def __init__(self, hidden_size: int, eps: float = 1e-6):
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(hidden_size))

    def forward(
        self, x: torch.Tensor, residual: torch.Tensor | None = None
    ) -> torch.Tensor | tuple[torch.Tensor, torch.Tensor]:
        """The norm of `x`; with a residual of the same shape, the norm of their sum and the sum itself.

        Nothing is changed in place: in float32 `x.float()` is `x` itself, and the residual stream would be destroyed.
        """
        if self.uses_kernels:
            return self._launch(x, residual)
        if residual is None:
            return self._norm(x)
        residual = x + residual
        return self._norm(residual), residual

    def _norm(self, x: torch.Tensor) -> torch.Tensor:
        wide = x.float()
        wide = wide * torch.rsqrt(wide.pow(2).mean(dim=-1, keepdim=True) + self.eps)
        return self.weight * wide.to(x.dtype)

    def _launch(
        self, x: torch.Tensor, residual: torch.Tensor | None
    ) -> torch.Tensor | tuple[torch.Tensor, torch.Tensor]:
        from ..kernels.norm import add_rms_norm, rms_norm

        if residual is None:
            return rms_norm(x, self.weight, self.eps)
        return add_rms_norm(x, residual, self.weight, self.eps)
