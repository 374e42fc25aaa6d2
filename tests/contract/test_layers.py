"""Each layer, and the model as a whole, computes what `transformers` computes with the same weights.

float32 numbers may differ by 1e-5 of the largest one. In bfloat16, which has 8 bits, a number may be rounded at another
place: layers may differ by 2**-6 of the largest number, and logits from those of float32 by 0.05.
"""

import random
from importlib import import_module
from itertools import accumulate, pairwise
from types import SimpleNamespace

import pytest
import torch
from torch.nn import functional as F
from transformers import AutoModelForCausalLM, LlamaConfig
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding
from transformers.models.llama.modeling_llama import apply_rotary_pos_emb as apply_reference_rotary
from transformers.models.qwen3.modeling_qwen3 import Qwen3RMSNorm

from lessons.L00_environment.utils.hub import resolve_model

from ..conftest import MODEL_DIR
from .tiny_models import LLAMA3, ODD, TINY_MODELS, make_tiny_model, save_checkpoint

pytestmark = pytest.mark.since("L05")

FLOAT32 = 1e-5
BFLOAT16 = 2**-6
BFLOAT16_LOGITS = 0.05
TOLERANCES = [(torch.float32, FLOAT32), (torch.bfloat16, BFLOAT16)]
NAN = float("nan")


@pytest.fixture(scope="module")
def layers(stage):
    """The modules in the stage's folder `layers`, its Context and its loader."""
    names = ("activation", "attention", "embed_head", "layernorm", "linear", "rotary_embedding")
    found = {name: import_module(f"{stage.__name__}.layers.{name}") for name in names}
    others = {name: import_module(f"{stage.__name__}.{name}") for name in ("utils.context", "utils.loader")}
    registry = import_module(f"{stage.__name__}.models.registry")
    return SimpleNamespace(**found, context=others["utils.context"], loader=others["utils.loader"], registry=registry)


@pytest.fixture(scope="module")
def model_pair(layers, tmp_path_factory):
    """By the name of a tiny model: the stage's model and that of `transformers`, with the same weights in float32."""
    made = {}

    def make(name: str):
        if name not in made:
            reference = make_tiny_model(name)
            path = save_checkpoint(reference, tmp_path_factory.mktemp(name))
            made[name] = own_model(layers, reference, path), reference
        return made[name]

    return make


def own_model(layers, reference, path) -> torch.nn.Module:
    """The stage's model for a checkpoint, in float32."""
    model = layers.registry.find_model_class(reference.config, path)(reference.config)
    layers.loader.load_model(model, path)
    return model.eval().requires_grad_(False)


def numbers(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def assert_close(ours: torch.Tensor, expected: torch.Tensor, tolerance: float, what: object = "") -> None:
    """Fails if a number differs by more than `tolerance` of the largest one expected; NaN differs from everything."""
    assert ours.shape == expected.shape, f"{what}: {tuple(ours.shape)}, expected {tuple(expected.shape)}"
    difference = (ours.double() - expected.double()).abs().max() / expected.double().abs().max()
    assert difference <= tolerance, f"{what}: differs by {difference:.2e} of the largest, allowed are {tolerance:.2e}"


def whole_prompts(layers, lengths: list[int]):
    """The Context of a prefill without a cache."""
    cu_seqlens = torch.tensor([0, *accumulate(lengths)], dtype=torch.int32)
    no_slots = torch.empty(0, dtype=torch.int64)
    return layers.context.Context(True, cu_seqlens, cu_seqlens, max(lengths), max(lengths), slot_mapping=no_slots)


def positions_of(lengths: list[int]) -> torch.Tensor:
    return torch.cat([torch.arange(length) for length in lengths])


# RMSNorm


@pytest.mark.parametrize(("dtype", "tolerance"), TOLERANCES, ids=str)
@pytest.mark.parametrize("scale", [1e-4, 1.0, 300.0])
def test_rmsnorm_equals_transformers(layers, dtype, tolerance, scale):
    ours, reference = layers.layernorm.RMSNorm(72, eps=1e-6).to(dtype), Qwen3RMSNorm(72, eps=1e-6).to(dtype)
    ours.weight.data = reference.weight.data = numbers(72, seed=1, dtype=dtype)
    x = scale * numbers(5, 3, 72, dtype=dtype)
    assert_close(ours(x), reference(x), tolerance)
    assert ours(x).dtype == dtype


@pytest.mark.parametrize(("dtype", "tolerance"), TOLERANCES, ids=str)
def test_rmsnorm_with_a_residual_is_the_norm_of_the_sum_and_the_sum(layers, dtype, tolerance):
    ours, reference = layers.layernorm.RMSNorm(64).to(dtype), Qwen3RMSNorm(64).to(dtype)
    ours.weight.data = reference.weight.data = numbers(64, seed=1, dtype=dtype)
    x, residual = numbers(7, 64, dtype=dtype), numbers(7, 64, seed=2, dtype=dtype)
    normed, total = ours(x, residual)
    assert torch.equal(total, x + residual)
    assert_close(normed, reference(x + residual), tolerance)
    assert (normed.dtype, total.dtype) == (dtype, dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_rmsnorm_leaves_its_input_as_it_was(layers, dtype):
    """GN 170, 171, 205: `.float()` is no copy in float32, and the residual stream was destroyed in place."""
    norm = layers.layernorm.RMSNorm(64).to(dtype)
    x, residual = numbers(7, 64, dtype=dtype), numbers(7, 64, seed=2, dtype=dtype)
    before = x.clone(), residual.clone()
    norm(x)
    _, total = norm(x, residual)
    kept = total.clone()
    norm(total)
    assert torch.equal(x, before[0])
    assert torch.equal(residual, before[1])
    assert torch.equal(total, kept)


# Rotary embedding


@pytest.mark.parametrize(("dtype", "tolerance"), TOLERANCES, ids=str)
@pytest.mark.parametrize("head_dim", [16, 64, 80])
@pytest.mark.parametrize(
    ("rope_parameters", "num_positions"),
    [
        ({"rope_type": "default", "rope_theta": 10000.0}, 20_000),
        ({"rope_theta": 1e6}, 20_000),
        ({**LLAMA3, "rope_theta": 5e5, "original_max_position_embeddings": 8192}, 20_000),
        (LLAMA3, 512),
    ],
    ids=["default", "no type", "llama3", "llama3 short"],
)
def test_rotary_embedding_equals_transformers(layers, rope_parameters, num_positions, head_dim, dtype, tolerance):
    """Also at positions in the ten thousands, and in any order.

    A frequency's last bit, times a position, is an angle: where the two sides round llama3's mixed frequencies apart,
    they part far beyond the original length.
    """
    config = LlamaConfig(
        head_dim=head_dim,
        max_position_embeddings=num_positions,
        rope_parameters={"rope_type": "default", **rope_parameters},
    )
    positions = torch.tensor([0, 1, 2, 63, 64, 100, num_positions - 1, 5, num_positions // 2, 511, 3])
    query, key = numbers(11, 6, head_dim, dtype=dtype), numbers(11, 3, head_dim, seed=1, dtype=dtype)
    cos, sin = LlamaRotaryEmbedding(config)(query, positions[None])
    expected = apply_reference_rotary(query.transpose(0, 1)[None], key.transpose(0, 1)[None], cos, sin)
    rope = layers.rotary_embedding.get_rope(head_dim, num_positions, rope_parameters)
    for ours, theirs in zip(rope(positions, query, key), expected, strict=True):
        assert_close(ours, theirs[0].transpose(0, 1), tolerance)
        assert ours.dtype == dtype


def test_rotary_product_depends_on_the_distance_alone(layers):
    rope = layers.rotary_embedding.get_rope(64, 4096, {"rope_theta": 10000.0})
    query, key = numbers(1, 1, 64), numbers(1, 1, 64, seed=1)

    def product(position: int, distance: int) -> float:
        turned, _ = rope(torch.tensor([position]), query, query)
        _, other = rope(torch.tensor([position - distance]), key, key)
        return (turned * other).sum().item()

    for distance in (0, 1, 7, 90):
        products = [product(position, distance) for position in (90, 500, 4095)]
        assert max(products) - min(products) < 1e-3, f"distance {distance}: {products}"
    assert abs(product(500, 1) - product(500, 7)) > 0.1


# Linear layers, embedding, head, MLP


def test_silu_and_mul_is_silu_of_the_first_half_times_the_second(layers):
    x = numbers(5, 26)
    assert torch.equal(layers.activation.SiluAndMul()(x), F.silu(x[:, :13]) * x[:, 13:])


@pytest.mark.parametrize("bias", [False, True], ids=["plain", "bias"])
@pytest.mark.parametrize(
    "sizes", [{"head_dim": 16, "num_heads": 4, "num_kv_heads": 2}, {"head_dim": 80, "num_heads": 6, "num_kv_heads": 3}]
)
def test_qkv_layer_equals_three_layers(layers, sizes, bias):
    qkv = layers.linear.QKVParallelLinear(72, **sizes, bias=bias)
    widths = [sizes["head_dim"] * sizes[name] for name in ("num_heads", "num_kv_heads", "num_kv_heads")]
    assert_equals_separate_layers(qkv, widths, bias)


@pytest.mark.parametrize("bias", [False, True], ids=["plain", "bias"])
def test_merged_layer_equals_separate_layers(layers, bias):
    assert_equals_separate_layers(layers.linear.MergedColumnParallelLinear(72, [100, 100], bias=bias), [100, 100], bias)


def assert_equals_separate_layers(merged, widths: list[int], bias: bool) -> None:
    """Fills each part of a merged layer, and compares with layers that have only that part."""
    parts = [torch.nn.Linear(72, width, bias=bias) for width in widths]
    for index, part in enumerate(parts):
        merged.shard(merged.weight.data, index).copy_(part.weight.data)
        if bias:
            merged.shard(merged.bias.data, index).copy_(part.bias.data)
    x = numbers(9, 72)
    assert (merged.bias is None) is (not bias)
    for ours, part in zip(merged(x).split(widths, dim=-1), parts, strict=True):
        assert_close(ours, part(x), FLOAT32)


@pytest.mark.parametrize("num_rows", [0, 1, 2, 3, 8, 9])
@pytest.mark.parametrize("input_size", [72, 1000])
def test_product_with_few_rows_is_that_with_many(layers, num_rows, input_size):
    """They are computed in different ways; what follows may ask for rows that lie one after the other."""
    x, weight, bias = numbers(num_rows, input_size), numbers(33, input_size, seed=1), numbers(33, seed=2)
    for b in (None, bias):
        output = layers.linear.linear(x, weight, b)
        assert output.is_contiguous()
        if num_rows:
            assert_close(output, F.linear(x.double(), weight.double(), None if b is None else b.double()), FLOAT32)
        assert output.shape == (num_rows, 33)


def test_row_parallel_layer_adds_its_bias(layers):
    ours, reference = layers.linear.RowParallelLinear(72, 33, bias=True), torch.nn.Linear(72, 33)
    ours.load_state_dict(reference.state_dict())
    assert_close(ours(numbers(4, 72)), reference(numbers(4, 72)), FLOAT32)


def test_embedding_gives_the_rows_of_its_weight(layers):
    embedding = layers.embed_head.VocabParallelEmbedding(4099, 8)
    embedding.weight.data = numbers(4099, 8)
    ids = torch.tensor([4098, 0, 7, 7, 4096])
    assert torch.equal(embedding(ids), embedding.weight[ids])


def test_head_of_a_prefill_looks_only_at_the_last_rows(layers):
    """The other rows are not numbers here; a product of all rows would show it, and be 16384 * 151936 numbers."""
    head = layers.embed_head.ParallelLMHead(4099, 8)
    head.weight.data = numbers(4099, 8)
    hidden_states = torch.full((9, 8), NAN)
    hidden_states[[4, 5, 8]] = numbers(3, 8, seed=1)
    logits = layers.context.forward_in_context(whole_prompts(layers, [5, 1, 3]), head, hidden_states)
    assert_close(logits, numbers(3, 8, seed=1) @ head.weight.T, FLOAT32)


def test_head_of_a_decode_looks_at_every_row(layers):
    head = layers.embed_head.ParallelLMHead(4099, 8)
    head.weight.data = numbers(4099, 8)
    context = layers.context.Context(context_lens=torch.tensor([5, 6, 7]))
    logits = layers.context.forward_in_context(context, head, numbers(3, 8, seed=1))
    assert_close(logits, numbers(3, 8, seed=1) @ head.weight.T, FLOAT32)


@pytest.mark.parametrize("name", TINY_MODELS)
def test_mlp_equals_transformers(model_pair, name):
    ours, reference = model_pair(name)
    x = numbers(9, reference.config.hidden_size)
    assert_close(ours.model.layers[1].mlp(x), reference.model.layers[1].mlp(x), FLOAT32)


# Attention layer, decoder layer, model


LENGTHS = [5, 1, 17, 16]


def reference_layer_input(reference, x: torch.Tensor):
    """What a layer of `transformers` takes for one sequence: [1, tokens, hidden], and how its positions turn."""
    positions = torch.arange(len(x))[None]
    return x[None], reference.model.rotary_emb(x[None], positions)


@pytest.mark.parametrize("name", TINY_MODELS)
def test_attention_layer_equals_transformers(layers, model_pair, name):
    ours, reference = model_pair(name)
    x = numbers(sum(LENGTHS), reference.config.hidden_size)
    context = whole_prompts(layers, LENGTHS)
    outputs = layers.context.forward_in_context(context, ours.model.layers[1].self_attn, positions_of(LENGTHS), x)
    for output, part in zip(outputs.split(LENGTHS), x.split(LENGTHS), strict=True):
        hidden_states, position_embeddings = reference_layer_input(reference, part)
        expected, _ = reference.model.layers[1].self_attn(hidden_states, position_embeddings, attention_mask=None)
        assert_close(output, expected[0], FLOAT32, len(part))


@pytest.mark.parametrize("name", TINY_MODELS)
def test_decoder_layer_equals_transformers(layers, model_pair, name):
    """The stage's layer gives hidden states and residual, whose sum is what the layer of `transformers` gives."""
    ours, reference = model_pair(name)
    x, residual = (numbers(sum(LENGTHS), reference.config.hidden_size, seed=seed) for seed in (0, 1))
    first, later = (
        torch.stack(
            layers.context.forward_in_context(
                whole_prompts(layers, LENGTHS), ours.model.layers[index], positions_of(LENGTHS), x, before
            )
        ).sum(0)
        for index, before in enumerate([None, residual])
    )
    for index, (outputs, inputs) in enumerate([(first, x), (later, x + residual)]):
        for output, part in zip(outputs.split(LENGTHS), inputs.split(LENGTHS), strict=True):
            hidden_states, position_embeddings = reference_layer_input(reference, part)
            expected = reference.model.layers[index](
                hidden_states, position_embeddings=position_embeddings, attention_mask=None
            )
            assert_close(output, expected[0], FLOAT32, f"layer {index}, {len(part)} tokens")


def prompts_for(reference, lengths: list[int]) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    return [torch.randint(reference.config.vocab_size, (length,), generator=generator) for length in lengths]


def run_both(layers, ours, reference, lengths: list[int]):
    """Hidden states and logits of some prompts: the stage's, together, and those of `transformers`, one at a time."""
    prompts = prompts_for(reference, lengths)
    forward, context = layers.context.forward_in_context, whole_prompts(layers, lengths)
    hidden_states = forward(context, ours, torch.cat(prompts), positions_of(lengths))
    logits = forward(context, ours.compute_logits, hidden_states)
    for row, (prompt, states) in enumerate(zip(prompts, hidden_states.split(lengths), strict=True)):
        expected = reference.model(prompt[None]).last_hidden_state[0]
        yield states, expected, logits[row], reference.lm_head(expected[-1])


@pytest.mark.parametrize("name", TINY_MODELS)
def test_model_equals_transformers(layers, model_pair, name):
    for states, expected_states, logits, expected_logits in run_both(layers, *model_pair(name), [5, 1, 200, 16, 33]):
        assert_close(states, expected_states, FLOAT32)
        assert_close(logits, expected_logits, FLOAT32)


@pytest.mark.parametrize(
    "name", ["tiny-stories", pytest.param("smollm2", marks=pytest.mark.slow)], ids=["tiny_stories", "smollm2"]
)
def test_real_model_equals_transformers(layers, name):
    path = MODEL_DIR if name == MODEL_DIR.name else resolve_model(name)
    reference = AutoModelForCausalLM.from_pretrained(path, dtype=torch.float32).eval().requires_grad_(False)
    ours = own_model(layers, reference, path)
    for states, expected_states, logits, expected_logits in run_both(layers, ours, reference, [5, 1, 70, 16]):
        assert_close(states, expected_states, FLOAT32)
        assert_close(logits, expected_logits, FLOAT32)


@pytest.mark.parametrize("name", ["qwen3", "qwen2", "llama_odd"])
def test_model_in_bfloat16_is_near_transformers_in_float32(layers, model_pair, tmp_path, name):
    """Weights that bfloat16 can hold, so that only the arithmetic differs."""
    _, reference = model_pair(name)
    rounded = type(reference)(reference.config).eval().requires_grad_(False)
    rounded.load_state_dict({key: value.bfloat16().float() for key, value in reference.state_dict().items()})
    path = save_checkpoint(rounded, tmp_path)
    ours = own_model(layers, rounded, path).to(torch.bfloat16)
    for rope in ours.modules():  # the angles are float32 in every model
        if isinstance(rope, layers.rotary_embedding.RotaryEmbedding):
            rope.cos_sin_cache = own_model(layers, rounded, path).model.layers[0].self_attn.rotary_emb.cos_sin_cache
    for states, expected_states, logits, expected_logits in run_both(layers, ours, rounded, [5, 1, 33]):
        assert (states.dtype, logits.dtype) == (torch.bfloat16, torch.bfloat16)
        assert_close(states, expected_states, BFLOAT16_LOGITS)
        assert_close(logits, expected_logits, BFLOAT16_LOGITS)


@pytest.mark.parametrize("name", TINY_MODELS)
def test_a_tied_head_is_the_embedding_itself(model_pair, name):
    ours, reference = model_pair(name)
    tied = ours.lm_head.weight.data_ptr() == ours.model.embed_tokens.weight.data_ptr()
    assert tied is reference.config.tie_word_embeddings


def test_all_layers_share_one_rotary_embedding(model_pair):
    ours, _ = model_pair("qwen3")
    assert len({id(layer.self_attn.rotary_emb) for layer in ours.model.layers}) == 1


def test_odd_sizes_are_odd(model_pair):
    ours, _ = model_pair("llama_odd")
    attention = ours.model.layers[0].self_attn
    assert (attention.num_kv_heads, attention.head_dim) == (3, 80)
    assert ours.lm_head.weight.shape == (ODD["vocab_size"], ODD["hidden_size"])


# Paged attention


class Pool:
    """A cache of one layer, NaN wherever nobody wrote, and sequences with random keys and values in random blocks."""

    def __init__(
        self, layers, block_size: int, num_kv_heads: int = 2, group: int = 2, head_dim: int = 16, seed: int = 0
    ):
        self.layers, self.block_size = layers, block_size
        self.heads = num_kv_heads * group
        self.shape = (num_kv_heads, head_dim)
        self.group = group
        self.generator = torch.Generator().manual_seed(seed)
        self.rng = random.Random(seed)
        self.attention = layers.attention.Attention(scale=head_dim**-0.5)

    def random(self, *shape: int) -> torch.Tensor:
        return torch.randn(*shape, generator=self.generator)

    def run(self, spans: list[tuple[int, int]], is_prefill: bool) -> None:
        """Computes positions start to end of one sequence for each (start, end), and compares with float64."""
        keys, values = ([self.random(end, *self.shape) for _, end in spans] for _ in range(2))
        queries = [self.random(end - start, self.heads, self.shape[1]) for start, end in spans]
        tables = self.allocate(spans)
        flat = [self.caches(x, spans, tables) for x in (keys, values)]
        self.attention.k_cache, self.attention.v_cache = flat
        new_keys, new_values = (
            torch.cat([one[start:] for one, (start, _) in zip(x, spans, strict=True)]) for x in (keys, values)
        )
        outputs = self.layers.context.forward_in_context(
            self.context(spans, tables, is_prefill), self.attention, torch.cat(queries), new_keys, new_values
        )
        lengths = [end - start for start, end in spans]
        for output, query, key, value, span in zip(outputs.split(lengths), queries, keys, values, spans, strict=True):
            expected = attention_float64(query, key, value, span[0])
            assert_close(output, expected, FLOAT32, f"{span} of {spans}, block size {self.block_size}")
        self.assert_written(keys, values, spans, tables)

    def allocate(self, spans: list[tuple[int, int]]) -> list[list[int]]:
        """Shuffled blocks, with some that belong to nobody."""
        counts = [-(-end // self.block_size) for _, end in spans]
        ids = self.rng.sample(range(sum(counts) + 3), sum(counts))
        ends = list(accumulate(counts, initial=0))
        self.num_blocks = sum(counts) + 3
        return [ids[start:end] for start, end in pairwise(ends)]

    def slots(self, table: list[int], start: int, end: int) -> list[int]:
        return [table[p // self.block_size] * self.block_size + p % self.block_size for p in range(start, end)]

    def caches(self, contents: list[torch.Tensor], spans, tables) -> torch.Tensor:
        """A cache that has the past of each sequence."""
        cache = torch.full((self.num_blocks * self.block_size, *self.shape), NAN)
        for content, (start, _), table in zip(contents, spans, tables, strict=True):
            cache[self.slots(table, 0, start)] = content[:start]
        return cache.view(self.num_blocks, self.block_size, *self.shape)

    def context(self, spans, tables, is_prefill: bool):
        slots = [self.slots(table, *span) for span, table in zip(spans, tables, strict=True)]
        width = max(map(len, tables))
        padded = torch.tensor([table + [-1] * (width - len(table)) for table in tables], dtype=torch.int32)
        slot_mapping = torch.tensor([slot for part in slots for slot in part])
        if not is_prefill:
            context_lens = torch.tensor([end for _, end in spans], dtype=torch.int32)
            return self.layers.context.Context(
                slot_mapping=slot_mapping, context_lens=context_lens, block_tables=padded
            )
        counts, ends = [end - start for start, end in spans], [end for _, end in spans]
        return self.layers.context.Context(
            is_prefill=True,
            cu_seqlens_q=torch.tensor([0, *accumulate(counts)], dtype=torch.int32),
            cu_seqlens_k=torch.tensor([0, *accumulate(ends)], dtype=torch.int32),
            max_seqlen_q=max(counts),
            max_seqlen_k=max(ends),
            slot_mapping=slot_mapping,
            block_tables=padded if any(start for start, _ in spans) else None,
        )

    def assert_written(self, keys, values, spans, tables) -> None:
        """Every slot has what belongs there, and nothing else was touched."""
        for cache, contents in ((self.attention.k_cache, keys), (self.attention.v_cache, values)):
            whole = [(0, end) for _, end in spans]
            expected = self.caches(contents, [(end, end) for _, end in whole], tables)
            assert torch.equal(cache.nan_to_num(12345.0), expected.nan_to_num(12345.0))


def attention_float64(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, start: int) -> torch.Tensor:
    """Query by query and head by head: softmax(q K^T / sqrt(d)) V over the keys up to the query's own position."""
    query, key, value = query.double(), key.double(), value.double()
    group = query.shape[1] // key.shape[1]
    output = torch.empty_like(query)
    for row in range(query.shape[0]):
        end = start + row + 1
        for head in range(query.shape[1]):
            scores = key[:end, head // group] @ query[row, head] * query.shape[-1] ** -0.5
            output[row, head] = scores.softmax(-1) @ value[:end, head // group]
    return output


def border_lengths(block_size: int) -> list[int]:
    """Lengths before, at and behind the borders of the first blocks."""
    near = {block_size * factor + step for factor in (0, 1, 2, 3) for step in (-1, 0, 1)}
    return sorted(length for length in near if length > 0)


BLOCK_SIZES = [1, 2, 3, 4, 5, 7, 8, 16]


@pytest.mark.parametrize("block_size", BLOCK_SIZES)
def test_attention_of_whole_prompts_equals_float64(layers, block_size):
    Pool(layers, block_size).run([(0, length) for length in border_lengths(block_size)], is_prefill=True)


@pytest.mark.parametrize("block_size", BLOCK_SIZES)
def test_attention_of_chunks_equals_float64(layers, block_size):
    """Every past together with chunks of some lengths; a past need not end at a border, and one has none at all."""
    for count in (1, 2, block_size + 1):
        spans = [(start, start + count) for start in [0, *border_lengths(block_size)]]
        Pool(layers, block_size, seed=count).run(spans, is_prefill=True)


@pytest.mark.parametrize("block_size", BLOCK_SIZES)
def test_attention_of_a_decode_equals_float64(layers, block_size):
    spans = [(length - 1, length) for length in border_lengths(block_size)]
    Pool(layers, block_size).run(spans, is_prefill=False)
    for span in spans:
        Pool(layers, block_size).run([span], is_prefill=False)


@pytest.mark.parametrize(
    "sizes",
    [
        {"num_kv_heads": 1, "group": 1},
        {"num_kv_heads": 1, "group": 8},
        {"num_kv_heads": 3, "group": 1},
        {"num_kv_heads": 3, "group": 5, "head_dim": 80},
        {"num_kv_heads": 2, "group": 7, "head_dim": 64},
        {"num_kv_heads": 8, "group": 2, "head_dim": 128},
    ],
    ids=lambda sizes: "-".join(map(str, sizes.values())),
)
def test_attention_of_any_number_of_heads_equals_float64(layers, sizes):
    """In Qwen3 two query heads share one of keys, in Qwen2.5-0.5B seven, in SmolLM2 three."""
    for block_size in (4, 16):
        pool = Pool(layers, block_size, **sizes)
        pool.run([(0, 9), (0, 1), (0, 16)], is_prefill=True)
        pool.run([(4, 9), (0, 3), (17, 18), (3, 12)], is_prefill=True)
        pool.run([(8, 9), (0, 1), (15, 16), (16, 17), (40, 41)], is_prefill=False)


@pytest.mark.parametrize("seed", range(6))
def test_attention_of_random_steps_equals_float64(layers, seed):
    rng = random.Random(seed)
    for _ in range(4):
        pool = Pool(layers, rng.randint(1, 16), rng.choice([1, 2, 3]), rng.choice([1, 2, 3]), seed=rng.randrange(1000))
        starts = [rng.choice([0, rng.randint(0, 50)]) for _ in range(rng.randint(1, 6))]
        pool.run([(start, start + rng.randint(1, 20)) for start in starts], is_prefill=True)
        pool.run([(start, start + 1) for start in starts], is_prefill=False)


def test_attention_without_a_cache_stores_nothing(layers):
    """The warm-up: there are no blocks yet, and no slots."""
    attention = layers.attention.Attention(scale=0.25)
    query, key, value = numbers(8, 4, 16), numbers(8, 2, 16, seed=1), numbers(8, 2, 16, seed=2)
    output = layers.context.forward_in_context(whole_prompts(layers, [3, 5]), attention, query, key, value)
    for rows in (slice(0, 3), slice(3, 8)):
        assert_close(output[rows], attention_float64(query[rows], key[rows], value[rows], 0), FLOAT32)
    assert (attention.k_cache.numel(), attention.v_cache.numel()) == (0, 0)


def test_key_and_value_may_be_views_with_other_strides(layers):
    """Found: a store that takes the strides of the key for the value too; the value is a view of the fused product."""
    fused = numbers(6, 4 * 16 + 2 * 2 * 16)
    query, key, value = (part.unflatten(-1, (-1, 16)) for part in fused.split([64, 32, 32], dim=-1))
    attention = layers.attention.Attention(scale=0.25)
    attention.k_cache, attention.v_cache = torch.full((2, 3, 4, 2, 16), NAN)
    context = whole_prompts(layers, [6])
    slots = torch.tensor([8, 9, 10, 11, 0, 1])
    context = layers.context.Context(True, *context_fields(context), slots)
    layers.context.forward_in_context(context, attention, query, key.contiguous(), value)
    assert torch.equal(attention.k_cache.flatten(0, 1)[slots], key)
    assert torch.equal(attention.v_cache.flatten(0, 1)[slots], value)


def context_fields(context) -> tuple:
    return context.cu_seqlens_q, context.cu_seqlens_k, context.max_seqlen_q, context.max_seqlen_k
