"""Trains the tokenizer of tiny-stories: byte-level BPE with 4,096 entries, three of them special tokens.

python -m models.recipe.tokenizer --corpus corpus.txt --out models/tiny-stories
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

END_OF_TEXT = "<|endoftext|>"
IM_START = "<|im_start|>"
IM_END = "<|im_end|>"
VOCAB_SIZE = 4096
MAX_POSITIONS = 2048

CHAT_TEMPLATE = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>\n' }}"
    "{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)


def read_stories(corpus: Path) -> Iterator[str]:
    """Yields the stories of a corpus file, which ends each with a line `<|endoftext|>`."""
    story: list[str] = []
    with corpus.open(encoding="utf-8") as lines:
        for line in lines:
            if line.rstrip("\n") == END_OF_TEXT:
                yield "".join(story).rstrip("\n")
                story = []
            else:
                story.append(line)


def train_tokenizer(stories: Iterator[str]) -> PreTrainedTokenizerFast:
    """Learns the merges from `stories`. Ids 0 to 2 are the special tokens, 3 to 258 the single bytes."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCAB_SIZE,
        special_tokens=[END_OF_TEXT, IM_START, IM_END],
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    tokenizer.train_from_iterator(stories, trainer)
    fast = PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        eos_token=END_OF_TEXT,
        pad_token=END_OF_TEXT,
        additional_special_tokens=[IM_START, IM_END],
        model_max_length=MAX_POSITIONS,
        clean_up_tokenization_spaces=False,
    )
    fast.chat_template = CHAT_TEMPLATE
    return fast


def main() -> None:
    """Command line: learns the tokenizer from a corpus file and writes it to a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    tokenizer = train_tokenizer(read_stories(options.corpus))
    tokenizer.save_pretrained(options.out)
    print(f"{len(tokenizer)} entries written to {options.out}")


if __name__ == "__main__":
    main()
