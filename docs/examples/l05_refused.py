"""Configurations that are refused before any weight is read."""

from copy import deepcopy
from pathlib import Path

from docs.examples.l05_qwen3 import CONFIG
from lessons.L05_model_runner.models.registry import find_model_class

for change in (
    {"architectures": ["MixtralForCausalLM"]},
    {"quantization_config": {"quant_method": "awq"}},
    {"rope_parameters": {"rope_type": "yarn", "rope_theta": 1e6}},
    {"layer_types": ["full_attention", "sliding_attention"]},
    {"hidden_act": "gelu"},
):
    config = deepcopy(CONFIG)
    for name, value in change.items():
        setattr(config, name, value)
    try:
        find_model_class(config, Path("FOLDER"))
    except ValueError as error:
        print(error)
print(find_model_class(CONFIG, Path("FOLDER")).__name__)
