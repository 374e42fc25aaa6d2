"""Trains tiny-stories on a corpus of stories. On an H200 this takes a few minutes; on a CPU, days.

    python -m models.recipe.train --corpus corpus.txt --tokenizer models/tiny-stories --out models/tiny-stories

Most steps see short rows, every seventh one rows as long as the model's positions, so that every position is trained.
"""

import argparse
import json
import math
import platform
import shutil
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
import transformers
from torch.nn import functional as F
from transformers import AutoTokenizer, GenerationConfig, PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM

from .tokenizer import END_OF_TEXT, IM_END, MAX_POSITIONS, VOCAB_SIZE, read_stories

TOKENIZER_FILES = ("tokenizer.json", "tokenizer_config.json", "chat_template.jinja")


@dataclass(frozen=True)
class Recipe:
    """The numbers of a training run."""

    epochs: float = 2.0
    tokens_per_step: int = 131_072
    short_row: int = 512
    long_row: int = MAX_POSITIONS
    long_every: int = 7  # every seventh step takes long rows
    learning_rate: float = 3e-3
    warmup_steps: int = 200
    weight_decay: float = 0.1
    clip_norm: float = 1.0
    validation_stories: int = 2000
    seed: int = 0


def build_model(tokenizer: PreTrainedTokenizerFast) -> Qwen3ForCausalLM:
    """A Qwen3 with random weights: 5.77 million parameters."""
    ends = tokenizer.convert_tokens_to_ids([END_OF_TEXT, IM_END])
    config = Qwen3Config(
        vocab_size=VOCAB_SIZE,
        hidden_size=256,
        intermediate_size=768,
        num_hidden_layers=6,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=64,
        max_position_embeddings=MAX_POSITIONS,
        tie_word_embeddings=True,
        bos_token_id=None,
        eos_token_id=ends,
        pad_token_id=ends[0],
    )
    model = Qwen3ForCausalLM(config)
    model.generation_config = GenerationConfig(eos_token_id=ends, pad_token_id=ends[0])
    return model


class Tokens:
    """Stories as one array of ids, uint16, each story followed by the end-of-text token."""

    def __init__(self, stories: list[str], tokenizer: PreTrainedTokenizerFast):
        end = tokenizer.convert_tokens_to_ids(END_OF_TEXT)
        self.stories = []
        for start in range(0, len(stories), 50_000):
            chunk = stories[start : start + 50_000]
            for encoding in tokenizer.backend_tokenizer.encode_batch_fast(chunk, add_special_tokens=False):
                self.stories.append(np.array([*encoding.ids, end], dtype=np.uint16))
        self.num_tokens = sum(map(len, self.stories))
        self.num_bytes = sum(len(story.encode()) for story in stories)

    def rows(self, length: int, seed: int) -> np.ndarray:
        """All stories in a new order, packed into rows [rows, length + 1] that each begin with a story.

        The end of a row cuts its last story off; the next row begins with the next story.
        """
        order = np.random.default_rng(seed).permutation(len(self.stories))
        rows, row, filled = [], np.empty(length + 1, dtype=np.uint16), 0
        for index in order:
            part = self.stories[index][: length + 1 - filled]
            row[filled : filled + len(part)] = part
            filled += len(part)
            if filled == length + 1:
                rows.append(row.copy())
                filled = 0
        return np.stack(rows)


def batches(tokens: Tokens, length: int, tokens_per_step: int, seed: int, device: str) -> Iterator[torch.Tensor]:
    """Endless batches [rows, length + 1], int64 on the device; each pass over the stories packs them anew."""
    count = tokens_per_step // length
    while True:
        rows = torch.from_numpy(tokens.rows(length, seed).astype(np.int64)).to(device)
        yield from rows[: len(rows) // count * count].split(count)
        seed += 1


def loss_of(model: torch.nn.Module, rows: torch.Tensor) -> torch.Tensor:
    """Mean negative log-likelihood, nats per token, of rows [rows, length + 1]."""
    with torch.autocast(rows.device.type, dtype=torch.bfloat16):
        logits = model(rows[:, :-1], use_cache=False).logits
    return F.cross_entropy(logits.float().flatten(0, 1), rows[:, 1:].flatten())


@torch.no_grad()
def validate(model: torch.nn.Module, tokens: Tokens, length: int, device: str) -> float:
    """Nats per token over the validation stories, each read on its own from its first token on."""
    total, count = 0.0, 0
    for start in range(0, len(tokens.stories), 64):
        stories = [story[: length + 1] for story in tokens.stories[start : start + 64]]
        rows = torch.full((len(stories), length + 1), -100, dtype=torch.int64)
        for row, story in zip(rows, stories, strict=True):
            row[: len(story)] = torch.from_numpy(story.astype(np.int64))
        rows = rows.to(device)
        logits = model(rows[:, :-1].clamp(min=0), use_cache=False).logits
        total += F.cross_entropy(logits.float().flatten(0, 1), rows[:, 1:].flatten(), reduction="sum").item()
        count += sum(len(story) - 1 for story in stories)
    return total / count


def learning_rate(step: int, num_steps: int, recipe: Recipe) -> float:
    """A linear warm-up, then half a cosine down to a hundredth."""
    warmup = min(1.0, (step + 1) / recipe.warmup_steps)
    progress = max(0, step - recipe.warmup_steps) / max(1, num_steps - recipe.warmup_steps)
    return recipe.learning_rate * warmup * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * progress)))


def build_optimizer(model: torch.nn.Module, recipe: Recipe) -> torch.optim.Optimizer:
    """AdamW that decays matrices, not the gains of norms."""
    matrices = [p for p in model.parameters() if p.dim() >= 2]
    gains = [p for p in model.parameters() if p.dim() < 2]
    groups = [{"params": matrices, "weight_decay": recipe.weight_decay}, {"params": gains, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=recipe.learning_rate, betas=(0.9, 0.95), fused=True)


def train(model: Qwen3ForCausalLM, training: Tokens, validation: Tokens, recipe: Recipe, device: str) -> list[dict]:
    """Trains in place; returns the loss curve."""
    num_steps = round(recipe.epochs * training.num_tokens / recipe.tokens_per_step)
    short = batches(training, recipe.short_row, recipe.tokens_per_step, recipe.seed, device)
    long = batches(training, recipe.long_row, recipe.tokens_per_step, recipe.seed + 1000, device)
    optimizer = build_optimizer(model, recipe)
    compiled = torch.compile(model)
    curve, start = [], time.perf_counter()
    for step in range(num_steps):
        for group in optimizer.param_groups:
            group["lr"] = learning_rate(step, num_steps, recipe)
        loss = loss_of(compiled, next(short if step % recipe.long_every else long))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), recipe.clip_norm)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        if step % 250 == 249 or step == num_steps - 1:
            point = {"step": step + 1, "training": loss.item(), "seconds": round(time.perf_counter() - start, 1)}
            point["validation"] = validate(model, validation, recipe.short_row, device)
            curve.append(point)
            print(point, flush=True)
    return curve


def save(model: Qwen3ForCausalLM, tokenizer: Path, out: Path) -> None:
    """Writes weights in bfloat16 and configuration, and copies the tokenizer's files."""
    model.to(torch.bfloat16).save_pretrained(out)
    for file in TOKENIZER_FILES:
        if tokenizer != out:
            shutil.copy(tokenizer / file, out)


def report(recipe: Recipe, training: Tokens, validation: Tokens, curve: list[dict], final: float, device: str) -> dict:
    """What the README of the model states about its training."""
    bits = final * (validation.num_tokens - len(validation.stories)) / math.log(2)
    return {
        "recipe": asdict(recipe),
        "device": torch.cuda.get_device_name() if device == "cuda" else platform.processor(),
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        "training_stories": len(training.stories),
        "training_tokens": training.num_tokens,
        "validation_stories": len(validation.stories),
        "validation_tokens": validation.num_tokens,
        "training_loss": curve[-1]["training"],
        "validation_loss_bfloat16": final,
        "validation_bits_per_byte": bits / validation.num_bytes,
        "curve": curve,
    }


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--report", type=Path, help="where to write the loss curve and the sizes, as JSON")
    parser.add_argument("--epochs", type=float, default=Recipe.epochs)
    options = parser.parse_args()
    recipe = Recipe(epochs=options.epochs)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(recipe.seed)

    tokenizer = AutoTokenizer.from_pretrained(options.tokenizer)
    stories = list(read_stories(options.corpus))
    training = Tokens(stories[: -recipe.validation_stories], tokenizer)
    validation = Tokens(stories[-recipe.validation_stories :], tokenizer)
    print(f"{len(training.stories)} stories, {training.num_tokens / 1e6:.1f} million tokens", flush=True)

    model = build_model(tokenizer).to(device)
    curve = train(model, training, validation, recipe, device)
    save(model, options.tokenizer, options.out)
    final = validate(model, validation, recipe.long_row, device)
    text = json.dumps(report(recipe, training, validation, curve, final, device), indent=1)
    if options.report:
        options.report.write_text(text + "\n", encoding="utf-8")
    print(f"validation loss of the saved weights: {final:.4f} nats per token")


if __name__ == "__main__":
    main()
