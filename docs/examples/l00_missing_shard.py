"""A folder that lacks weights is refused by name, before anything is loaded."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from lessons.L00_environment import resolve_model

with TemporaryDirectory() as folder:
    for files in ({}, {"config.json": {}}, {"model.safetensors.index.json": {"weight_map": {"norm": "b.safetensors"}}}):
        for name, content in files.items():
            Path(folder, name).write_text(json.dumps(content))
        try:
            resolve_model(Path(folder))
        except ValueError as error:
            print(str(error).replace(str(Path(folder).resolve()), "FOLDER").replace(folder, "FOLDER"))
