"""Shows what a user holds: token ids, parameters, a chat template, completions of several prompts."""

from typing import Annotated

import typer

from . import LLM, SamplingParams


def main(
    model: Annotated[str, typer.Option(help="A model's name, folder or hub id.")] = "tiny-stories",
    prompt: Annotated[list[str] | None, typer.Option(help="The text to complete; may be given more than once.")] = None,
    max_tokens: Annotated[int, typer.Option(help="How many tokens to generate at most.")] = 64,
    temperature: Annotated[float, typer.Option(help="0 always takes the most likely token.")] = 0.0,
) -> None:
    """Shows what a user holds: token ids, parameters, a chat template, completions of several prompts."""
    prompts = prompt or ["Once upon a time", "One rainy morning"]
    try:
        params = SamplingParams(temperature, max_tokens)
        llm = LLM(model)
        outputs = llm.generate(prompts, params)
    except ValueError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None

    print(f"{params}\n")
    for text, output in zip(prompts, outputs, strict=True):
        print(f"{text!r} -> {show_pieces(llm, llm.encode(text))}")
        print(f"{text}{output['text']}")
        print(f"{len(output['token_ids'])} tokens, finish_reason={output['finish_reason']!r}\n")

    if llm.tokenizer.chat_template is not None:
        messages = [{"role": "user", "content": "Tell me a story about a little fox."}]
        print(f"As a chat: {show_pieces(llm, llm.apply_chat_template(messages))}")
        print(llm.chat(messages, params, use_tqdm=False)["text"])


def show_pieces(llm: LLM, token_ids: list[int]) -> str:
    """Each token id with the piece of text that it stands for."""
    return " ".join(f"{token_id}:{llm.tokenizer.decode([token_id])!r}" for token_id in token_ids)


if __name__ == "__main__":
    typer.run(main)
