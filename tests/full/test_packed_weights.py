"""On a CPU each weight of a linear layer is kept twice: as it is, and in the layout of oneDNN."""

import pytest
import torch
from torch.nn import functional as F

from nanovllm_full.layers.embed_head import ParallelLMHead
from nanovllm_full.layers.linear import LinearBase, linear, pack

pytestmark = pytest.mark.skipif(not torch.backends.mkldnn.is_available(), reason="this torch has no oneDNN")
TOLERANCES = {torch.float32: 1e-5, torch.bfloat16: 2e-2}


@pytest.mark.parametrize("dtype", TOLERANCES, ids=str)
@pytest.mark.parametrize("bias", [False, True], ids=["plain", "bias"])
@pytest.mark.parametrize(("num_outputs", "num_inputs"), [(1, 1), (7, 80), (96, 33), (960, 576)])
def test_packed_products_are_those_of_the_weight(dtype, bias, num_outputs, num_inputs):
    torch.manual_seed(0)
    weight = (torch.randn(num_outputs, num_inputs) / num_inputs**0.5).to(dtype)
    packed, added = pack(weight), torch.randn(num_outputs).to(dtype) if bias else None
    for num_rows in (1, 2, 3, 8, 9, 33):
        x = torch.randn(num_rows, num_inputs).to(dtype)
        expected = F.linear(x.double(), weight.double(), added.double() if bias else None)
        output = linear(x, weight, added, packed)
        assert output.dtype == dtype
        torch.testing.assert_close(output.double(), expected, atol=TOLERANCES[dtype], rtol=TOLERANCES[dtype])


def test_rows_of_a_larger_tensor():
    """As the LM head gets them."""
    weight = torch.randn(50, 24)
    x = torch.randn(10, 2, 24)[::2, 1]
    torch.testing.assert_close(linear(x, weight, packed=pack(weight)), F.linear(x, weight), atol=1e-5, rtol=1e-5)


def test_an_engine_packs_all_its_linear_layers(llm):
    model = llm.model_runner.model
    layers = [module for module in model.modules() if isinstance(module, LinearBase | ParallelLMHead)]
    assert len(layers) == 4 * len(model.model.layers) + 1
    assert all(layer.packed.is_mkldnn for layer in layers)
    assert model.lm_head.weight is model.model.embed_tokens.weight


def test_what_onednn_does_not_multiply_is_left_alone():
    assert pack(torch.ones(2, 2, dtype=torch.float16)) is None
    assert pack(torch.ones(2, 2, device="meta")) is None
