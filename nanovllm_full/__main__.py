"""Runs several prompts together and shows the steps at which a sequence joins, leaves, or is preempted."""

from typing import Annotated

import typer

from . import LLM, SamplingParams
from .trace import format_step

PROMPTS = ["Once upon a time", "One rainy morning, a small duck", "Tom had a red ball."]


def main(
    model: Annotated[str, typer.Option(help="A model's name, folder or hub id.")] = "tiny-stories",
    prompt: Annotated[list[str] | None, typer.Option(help="The text to complete; may be given more than once.")] = None,
    max_tokens: Annotated[int, typer.Option(help="How many tokens to generate at most.")] = 64,
    temperature: Annotated[float, typer.Option(help="0 always takes the most likely token.")] = 0.0,
    max_num_seqs: Annotated[int, typer.Option(help="How many sequences may run at the same time.")] = 2,
    max_num_batched_tokens: Annotated[
        int, typer.Option(help="How many tokens a prefill step computes at most.")
    ] = 16384,
    kvcache_block_size: Annotated[int, typer.Option(help="How many tokens have room in a block of the KV cache.")] = 16,
    num_kvcache_blocks: Annotated[int, typer.Option(help="How many blocks there are; -1: as many as fit.")] = -1,
    enable_prefix_caching: Annotated[bool, typer.Option(help="Whether prompts that begin alike share blocks.")] = True,
) -> None:
    """Runs several prompts together and shows the steps at which a sequence joins, leaves, or is preempted."""
    prompts = prompt or PROMPTS
    try:
        params = SamplingParams(temperature, max_tokens)
        llm = LLM(
            model,
            max_num_seqs=max_num_seqs,
            max_num_batched_tokens=max_num_batched_tokens,
            kvcache_block_size=kvcache_block_size,
            num_kvcache_blocks=num_kvcache_blocks,
            enable_prefix_caching=enable_prefix_caching,
            trace=True,
        )
        outputs = llm.generate(prompts, params)
    except ValueError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None

    for text, output in zip(prompts, outputs, strict=True):
        print(f"{text}{output['text']}")
        print(f"({len(output['token_ids'])} tokens, finish_reason={output['finish_reason']!r})\n")

    print(
        "Steps at which a sequence joins, leaves, or is preempted; then the block tables. s0[0:5]/5 computes positions"
    )
    print("0 to 4 of sequence 0, 5 tokens long.")
    for number, record in enumerate(llm.trace.steps, start=1):
        if record["admitted"] or record["finished"] or record["preempted"]:
            tables = " ".join(f"s{item['seq_id']}{item['block_table']}" for item in record["block_tables"])
            print(f"{format_step(number, record)}  preempted {record['preempted']}  {tables}")


if __name__ == "__main__":
    typer.run(main)
