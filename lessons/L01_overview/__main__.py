"""Follows one request through the layers, then completes the prompt."""

from typing import Annotated

import typer

from . import LLM, SamplingParams
from .trace import CallTrace


def main(
    model: Annotated[str, typer.Option(help="A model's name, folder or hub id.")] = "tiny-stories",
    prompt: Annotated[str, typer.Option(help="The text to complete.")] = "Once upon a time",
    max_tokens: Annotated[int, typer.Option(help="How many tokens to generate at most.")] = 64,
    temperature: Annotated[float, typer.Option(help="0 always takes the most likely token.")] = 0.0,
) -> None:
    """Follows one request through the layers, then completes the prompt."""
    try:
        with CallTrace() as trace:
            llm = first_token(model, prompt)
    except ValueError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    print(f"The path of a request for one token:\n\n{trace}")

    output = llm.generate(prompt, SamplingParams(temperature, max_tokens), use_tqdm=False)[0]
    print(f"\n{prompt}{output['text']}")
    print(f"\n{len(output['token_ids'])} tokens, finish_reason={output['finish_reason']!r}")


def first_token(model: str, prompt: str) -> LLM:
    """Starts an engine and asks it for one token."""
    llm = LLM(model)
    llm.generate(prompt, SamplingParams(temperature=0.0, max_tokens=1), use_tqdm=False)
    return llm


if __name__ == "__main__":
    typer.run(main)
