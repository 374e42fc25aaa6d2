"""Writes the model's page from the report of its training and its samples.

python -m models.recipe.page --samples samples.md > models/tiny-stories/README.md
"""

import argparse
import json
from pathlib import Path

from models.recipe.plots import load_plots

TRAINING = Path(__file__).with_name("training.json")
PAGE = """\
# tiny-stories

A language model of 5.77 million parameters that writes short, simple English stories. It is the default model of every
command, lesson, notebook and test of this course: small enough for a repository and fast enough for a laptop's CPU.

| | |
|---|---|
| architecture | Qwen3: 6 layers, hidden size 256, MLP 768, 4 query and 2 KV heads of size 64, tied embeddings |
| vocabulary | 4,096 entries, byte-level BPE; `<|endoftext|>` 0, `<|im_start|>` 1, `<|im_end|>` 2 |
| positions | 2,048 |
| weights | bfloat16, 11.5 MB |
| ends with | `<|endoftext|>` after a story, `<|im_end|>` after the answer of a chat |
| licence | MIT, as the rest of the repository |

## Where it comes from

Nothing was taken from elsewhere. The training text is made by a story grammar of this project, in `models/recipe/`:
{plots} plots, told by a small model of the world that keeps names, objects and places consistent. Names come from lists
and from a name maker, so that the language model has to copy a name from the prompt. About one record in ten is a chat:
a request, and the story as its answer.

| | |
|---|---|
| training stories | {training_stories} |
| training tokens | {training_tokens}, none of the stories twice |
| validation stories | {validation_stories}, {validation_tokens} tokens, made in the same way and not trained on |
| passes over the stories | {epochs} |
| training loss | {training_loss} nats per token (last step) |
| validation loss | {validation_loss} nats per token, with the stored weights |
| validation, bits per byte | {bits} |
| trained on | one {device}, torch {torch}, {seconds} seconds |

The loss is low because the text of a grammar is easy to foresee. It says nothing about other English text, which this
model cannot write. The loss curve is in `models/recipe/training.json`.

Many plots begin with any of some thousand opening sentences and go on about their subject, so the model learns to keep
to the character and the subject of a prompt. It does so for most prompts of one plain sentence. If the sentence is
unlike all of these, it may drift to another story, take another name, or lose its grammar.

## How to make it again

```bash
python -m models.recipe.corpus --seed 0 --stories {stories} --out corpus.txt --workers 16
head -c 200000000 corpus.txt > part.txt
python -m models.recipe.tokenizer --corpus part.txt --out tokenizer
python -m models.recipe.train --corpus corpus.txt --tokenizer tokenizer --out model --epochs {epochs} \\
    --report models/recipe/training.json
python -m models.recipe.evaluate --model model --corpus corpus.txt > samples.md
python -m models.recipe.page --samples samples.md > model/README.md
```

The corpus is the same bytes for any number of workers. Training on a GPU is not exactly repeatable: another run gives
another model of the same quality.

## Ten samples

Unedited, from prompts that are not in the corpus, each the first and only try. The sampled text ends by itself or after
300 tokens, the greedy one after 120.

{samples}
"""


def main() -> None:
    """Command line: prints the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--samples", type=Path, required=True, help="what models.recipe.evaluate printed")
    options = parser.parse_args()
    training = json.loads(TRAINING.read_text(encoding="utf-8"))
    page = PAGE.format(
        plots=len(load_plots()),
        stories=training["training_stories"] + training["validation_stories"],
        training_stories=f"{training['training_stories']:,}",
        training_tokens=f"{training['training_tokens']:,}",
        validation_stories=f"{training['validation_stories']:,}",
        validation_tokens=f"{training['validation_tokens']:,}",
        epochs=training["recipe"]["epochs"],
        training_loss=f"{training['training_loss']:.3f}",
        validation_loss=f"{training['validation_loss_bfloat16']:.3f}",
        bits=f"{training['validation_bits_per_byte']:.3f}",
        device=training["device"],
        torch=training["torch"],
        seconds=round(training["curve"][-1]["seconds"]),
        samples=options.samples.read_text(encoding="utf-8").strip(),
    )
    print(page.rstrip())


if __name__ == "__main__":
    main()
