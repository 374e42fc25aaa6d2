"""Checks this machine, then asks a model for one token."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from .doctor import exit_code, print_table, run_checks
from .utils.hub import resolve_model


@dataclass(frozen=True)
class NextToken:
    """One forward pass: what went in, the shape of what came out, and the best continuations, best first."""

    prompt_ids: list[int]
    logits_shape: tuple[int, int, int]  # [batch, positions, vocabulary]
    best: list[tuple[int, str, float]]  # (id, text, probability)


def main(
    model: Annotated[str, typer.Option(help="A model's name, folder or hub id.")] = "tiny-stories",
    prompt: Annotated[str, typer.Option(help="The text to continue by one token.")] = "Once upon a time",
) -> None:
    """Checks this machine, then asks a model for one token."""
    checks = run_checks()
    print_table(checks)
    if exit_code(checks):
        print("\nNo forward pass: mend what says FAIL first.")
        raise typer.Exit(1)
    try:
        folder = resolve_model(model)
        result = next_token(folder, prompt)
    except ValueError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    print_next_token(folder, prompt, result)


def next_token(folder: Path, prompt: str, count: int = 5) -> NextToken:
    """Run the whole prompt through the model once, in float32 on the CPU, and look at the last position only."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer
    from transformers.utils import logging

    logging.disable_progress_bar()
    tokenizer = AutoTokenizer.from_pretrained(folder)
    ids = tokenizer.encode(prompt)
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    limit = model.config.max_position_embeddings
    if not 0 < len(ids) <= limit:
        raise ValueError(f"prompt={prompt[:40]!r}: {len(ids)} tokens; 1 to {limit} are allowed")
    with torch.inference_mode():
        logits = model(torch.tensor([ids])).logits  # [1, positions, vocabulary]
    top = logits[0, -1].softmax(-1).topk(count)
    best = [(i, tokenizer.decode([i]), p) for i, p in zip(top.indices.tolist(), top.values.tolist(), strict=True)]
    return NextToken(ids, tuple(logits.shape), best)


def print_next_token(folder: Path, prompt: str, result: NextToken) -> None:
    """Show the pass from left to right: text, ids, logits, candidates, token."""
    print(f"\nmodel        {folder}")
    print(f"prompt       {prompt!r}")
    print(f"prompt ids   {result.prompt_ids}")
    print(
        f"logits       {list(result.logits_shape)}: [batch, positions, vocabulary]; the last position is the next token"
    )
    print("five best          id  probability  token")
    for token_id, text, probability in result.best:
        print(f"             {token_id:>8}  {probability:>10.1%}  {text!r}")
    print(f"first token  {result.best[0][1]!r}")


if __name__ == "__main__":
    typer.run(main)
