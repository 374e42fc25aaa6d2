"""The command `nanovllm`: generate, chat, bench, trace, doctor.

Importing this module imports neither torch nor transformers, so that `--help` answers at once. Exit codes: 2 for what
the user can mend, said in one line on stderr; 130 after Ctrl-C; 141 if nobody reads the output any more; `doctor` ends
with 1 if something that is needed fails.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from . import doctor
from .sampling_params import SamplingParams
from .utils.commands import CommandGroup, option_groups

if TYPE_CHECKING:
    from .bench import Workload
    from .llm import LLM

app = typer.Typer(
    cls=CommandGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Runs language models. `nanovllm COMMAND --help` lists the options of a command.",
)

Prompts = Annotated[list[str], typer.Argument(metavar="PROMPT", help="One text or several.")]
Model = Annotated[str, typer.Option(help="tiny-stories, smollm2, a folder or a hub id.")]
TRACED_BLOCKS = 256  # unless the user says otherwise: each step of a trace holds the state of all blocks
MaxTokens = Annotated[int, typer.Option(help="How many tokens to generate at most.")]


def engine_options(
    device: Annotated[str | None, typer.Option(help="auto, cpu, cuda or cuda:N.  [default: auto]")] = None,
    dtype: Annotated[str | None, typer.Option(help="auto, float32, float16 or bfloat16.  [default: auto]")] = None,
    max_model_len: Annotated[
        int | None,
        typer.Option(
            help="Most tokens of a prompt and its answer together.  [default: 4096, or the model's limit if it is less]"
        ),
    ] = None,
    max_num_seqs: Annotated[
        int | None, typer.Option(help="How many sequences may run at the same time.  [default: 512]")
    ] = None,
    max_num_batched_tokens: Annotated[
        int | None, typer.Option(help="Most tokens that a prefill step computes.  [default: 16384]")
    ] = None,
    kvcache_block_size: Annotated[
        int | None,
        typer.Option(help="Tokens in a block of the KV cache.  [default: auto, 16 or what serves the GPU's attention]"),
    ] = None,
    num_kvcache_blocks: Annotated[
        int | None, typer.Option(help="How many blocks; -1: as many as fit.  [default: -1]")
    ] = None,
    kvcache_memory: Annotated[
        int | None,
        typer.Option(
            help="Bytes for the KV cache.  [default: on a GPU what --gpu-memory-utilization leaves, on a CPU 1 GiB]"
        ),
    ] = None,
    enable_prefix_caching: Annotated[
        bool | None, typer.Option(help="Let prompts that begin alike share blocks.  [default: yes]")
    ] = None,
    gpu_memory_utilization: Annotated[
        float | None, typer.Option(help="The share of the GPU's memory that may be used.  [default: 0.9]")
    ] = None,
    tensor_parallel_size: Annotated[
        int | None, typer.Option(help="How many GPUs (or processes) share a model.  [default: 1]")
    ] = None,
    attention_backend: Annotated[
        str | None, typer.Option(help="auto, triton, flash_attn or torch.  [default: auto]")
    ] = None,
    enforce_eager: Annotated[bool | None, typer.Option("--enforce-eager", help="Run without CUDA graphs.")] = None,
    async_scheduling: Annotated[
        bool | None, typer.Option(help="Plan a step while the one before runs.  [default: auto, yes on a GPU]")
    ] = None,
    prefill_interleave: Annotated[
        int | None,
        typer.Option(
            help="After how many prefill steps in a row the running sequences have one; 0: when nothing more can be "
            "admitted.  [default: 0]"
        ),
    ] = None,
) -> dict:
    """The settings of the engine that the user gave; the others are left to `Config`."""
    return {name: value for name, value in locals().items() if value is not None}


def sampling_options(
    temperature: Annotated[float, typer.Option(help="0 always takes the most likely token.")] = 0.0,
    top_k: Annotated[int | None, typer.Option(help="Draw from the k most likely tokens only.")] = None,
    top_p: Annotated[float | None, typer.Option(help="Draw from the likeliest tokens of this sum only.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same text.")] = None,
    stop: Annotated[list[str] | None, typer.Option(help="End before this text; may be given more than once.")] = None,
    ignore_eos: Annotated[
        bool | None, typer.Option("--ignore-eos", help="Go on after an end-of-sequence token.")
    ] = None,
) -> dict:
    """The sampling parameters that the user gave; the others are left to `SamplingParams`."""
    return {name: value for name, value in locals().items() if value is not None}


@app.command()
@option_groups(sampling=sampling_options, engine=engine_options)
def generate(
    prompts: Prompts,
    sampling: dict,
    engine: dict,
    model: Model = "tiny-stories",
    max_tokens: MaxTokens = 256,
) -> None:
    """Complete texts, and print them as they are made.

    Several prompts run together, and are printed one after the other.
    """
    params = SamplingParams(max_tokens=max_tokens, **sampling)
    with open_engine(model, engine) as llm:
        shown = -1
        for index, piece in stream_in_order(llm, prompts, params):
            if index != shown:
                print("\n\n" if shown >= 0 else "", prompts[index], sep="", end="")
                shown = index
            print(piece, end="", flush=True)
        print()


def open_engine(model: str, engine: dict, **config: object) -> "LLM":
    """An engine with the settings of the user; torch is imported here."""
    from .llm import LLM

    return LLM(model, **engine, **config)


def stream_in_order(llm: "LLM", prompts: list[str], params: SamplingParams) -> Iterator[tuple[int, str]]:
    """Runs all prompts together; yields pieces of text with the index of their prompt, those of one after another's.

    The first request's pieces come as they are made. When it has ended, the next one's text so far comes at once, and
    goes on as it is made. At least one piece, which may be empty, comes for each.
    """
    from .utils.detokenizer import OutputText

    for prompt_ids, _ in llm.check_requests(prompts, params):
        llm.add_request(prompt_ids, params)
    for index, seq in enumerate([*llm.scheduler.waiting]):
        text = OutputText(llm.tokenizer, params.stop)
        yield index, ""
        while not text.is_finished:
            for token_id in seq.completion_token_ids[text.num_tokens :]:
                text.push(token_id)
            if seq.is_finished:
                text.finish()
            else:
                llm.step()
            if piece := text.take():
                yield index, piece


@app.command()
@option_groups(sampling=sampling_options, engine=engine_options)
def chat(
    sampling: dict,
    engine: dict,
    model: Model = "smollm2",
    max_tokens: MaxTokens = 512,
    system: Annotated[str | None, typer.Option(help="What the model is told before the conversation.")] = None,
) -> None:
    """Talk with a model.

    /reset forgets the conversation, /exit or Ctrl-D ends it, Ctrl-C stops an answer. When a conversation becomes too
    long for the model, its oldest messages are forgotten.
    """
    params = SamplingParams(max_tokens=max_tokens, **sampling)
    from .chat import Conversation, run_chat

    with open_engine(model, engine) as llm:
        run_chat(Conversation(llm, params, system))


@app.command()
@option_groups(engine=engine_options)
def bench(
    engine: dict,
    model: Model = "tiny-stories",
    random_weights: Annotated[
        str | None, typer.Option(metavar="SHAPE", help="Instead of a model: qwen3-0.6b or qwen3-8b, not trained.")
    ] = None,
    requests: Annotated[int | None, typer.Option(help="How many requests; 256, on a CPU 16.")] = None,
    input_len: Annotated[
        str | None, typer.Option(metavar="MIN:MAX", help="Tokens of a prompt; 100:1024, on a CPU 16:128.")
    ] = None,
    output_len: Annotated[
        str | None, typer.Option(metavar="MIN:MAX", help="Tokens to generate; 100:1024, on a CPU 16:64.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Of the lengths and the token ids of the prompts.")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all numbers here.")] = None,
) -> None:
    """Measure the speed, and compare it with the hardware's limit.

    The requests are random, and the workload is that of nano-vLLM's bench.py.
    """
    check_file("json", json_file)
    from .bench import format_report, run_benchmark
    from .utils.random_model import write_random_model

    with TemporaryDirectory() as folder:
        if random_weights is not None:
            write_random_model(random_weights, Path(folder))
            model = folder
        with open_engine(model, engine) as llm:
            report = run_benchmark(llm, choose_workload(llm, requests, input_len, output_len, seed))
    if random_weights is not None:
        report["engine"]["model"] = f"{random_weights}, random weights"
    print(format_report(report))
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def choose_workload(
    llm: "LLM", requests: int | None, input_len: str | None, output_len: str | None, seed: int
) -> "Workload":
    """nano-vLLM's workload, or a smaller one on a CPU, with what the user wants otherwise."""
    from .bench import NANO_VLLM, SMALL, Workload

    usual = SMALL if llm.config.device.type == "cpu" else NANO_VLLM
    return Workload(
        num_requests=usual.num_requests if requests is None else requests,
        input_len=usual.input_len if input_len is None else parse_range("input_len", input_len),
        output_len=usual.output_len if output_len is None else parse_range("output_len", output_len),
        seed=seed,
    )


def parse_range(name: str, text: str) -> tuple[int, int]:
    """ "16:128" as (16, 128); a single number is both."""
    least, _, most = text.partition(":")
    try:
        return int(least), int(most or least)
    except ValueError:
        raise ValueError(f"{name}={text!r}: must be a number or MIN:MAX, such as 16:128") from None


def check_file(name: str, file: Path | None) -> None:
    """Raises ValueError if a file cannot be written where it should be: before the work, not after it.

    It is opened for appending, and removed again if it was not there. What is no file, such as a pipe, is left alone:
    opening it could wait, and its reader would see it end.
    """
    if file is None:
        return
    if os.path.isdir(file):
        raise ValueError(f"{name}={str(file)!r}: must be a file, not a folder")
    is_new = not os.path.exists(file)
    if not is_new and not os.path.isfile(file):
        return
    target = os.path.realpath(file)  # what is removed is not a link, but what it leads to
    if not os.path.isdir(os.path.dirname(target)):
        raise ValueError(f"{name}={str(file)!r}: must be in a folder that exists")
    try:
        open(target, "ab").close()
        if is_new:
            os.remove(target)
    except OSError as error:
        raise ValueError(f"{name}={str(file)!r}: cannot be written ({error.strerror})") from None


@app.command()
@option_groups(sampling=sampling_options, engine=engine_options)
def trace(
    prompts: Prompts,
    sampling: dict,
    engine: dict,
    model: Model = "tiny-stories",
    max_tokens: MaxTokens = 16,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the steps here.")] = None,
) -> None:
    """Run prompts together, and show each step of the engine.

    The cache has 256 blocks unless an option says otherwise: a step holds the state of all of them. s0[5:6]/6 says that
    sequence 0, which is 6 tokens long, computes its token at position 5.
    """
    check_file("json", json_file)
    params = SamplingParams(max_tokens=max_tokens, **sampling)
    if engine.keys().isdisjoint(("num_kvcache_blocks", "kvcache_memory")):
        engine["num_kvcache_blocks"] = TRACED_BLOCKS
    with open_engine(model, engine, trace=True) as llm:
        outputs = llm.generate(prompts, params, use_tqdm=False)
        print(llm.trace)
        for index, (prompt, output) in enumerate(zip(prompts, outputs, strict=True)):
            print(f"s{index} {prompt!r} -> {output['text']!r} ({output['finish_reason']})")
        if json_file is not None:
            llm.trace.save(json_file)


@app.command("doctor")
def examine() -> None:
    """Say what this machine can run, and how to mend what it cannot."""
    raise typer.Exit(doctor.main())


if __name__ == "__main__":
    app(prog_name="nanovllm")
