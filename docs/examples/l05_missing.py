"""A checkpoint without one tensor, and a folder without any: what say a loader that only copies, and this one?"""

from pathlib import Path
from tempfile import TemporaryDirectory

from safetensors.torch import save_file

from lessons.L05_model_runner import LLM
from lessons.L05_model_runner.utils.loader import find_targets, load_model, read_tensors

llm = LLM("tiny-stories", device="cpu", num_kvcache_blocks=1)
model, tensors = llm.model_runner.model, dict(read_tensors(llm.config.path))
del tensors["model.layers.3.self_attn.k_proj.weight"]
for kept in ({}, tensors):
    with TemporaryDirectory() as folder:
        _ = kept and save_file(kept, f"{folder}/model.safetensors")
        targets = find_targets(model)
        copied = [name for name, _ in read_tensors(Path(folder))]
        print(f"copies {len(copied)} of {len(targets)} tensors and says nothing; this one:")
        try:
            load_model(model, Path(folder))
        except ValueError as error:
            print("  " + str(error).replace(folder, "FOLDER").replace("; ", ";\n  ")[:185])
