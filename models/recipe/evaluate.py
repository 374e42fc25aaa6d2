"""Shows how tiny-stories continues prompts that are not in its corpus: greedily and sampled.

python -m models.recipe.evaluate --model models/tiny-stories --corpus corpus.txt
"""

import argparse
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, PreTrainedTokenizerFast

PROMPTS = [
    "Farmer Ines could not find her left boot.",
    "The two brothers Nico and Paul shared one bicycle.",
    "A hedgehog named Otto lived under the old piano.",
    "It had snowed all night, and Ella could not open the door.",
    "Grandpa Louis promised to build a kite.",
    "There was a sailor who could not swim.",
    "Suddenly the bus stopped in the middle of the forest.",
    "Mia had a secret that she told only to her rabbit.",
    "The smallest star in the sky was very cold.",
    "Every Sunday Mrs. Tanaka fed the pigeons in the park.",
]
SEED = 0


def greedy(model: PreTrainedModel, tokenizer: PreTrainedTokenizerFast, prompt: str, max_tokens: int) -> list[int]:
    """The token ids that a greedy continuation adds."""
    inputs = tokenizer(prompt, return_tensors="pt").to(model.device)
    output = model.generate(**inputs, do_sample=False, max_new_tokens=max_tokens)
    return output[0, inputs.input_ids.shape[1] :].tolist()


def sample(model: PreTrainedModel, tokenizer: PreTrainedTokenizerFast, prompt: str, max_tokens: int) -> list[int]:
    """A sampled continuation at temperature 0.6, top-p 0.9."""
    inputs = tokenizer(prompt, return_tensors="pt").to(model.device)
    torch.manual_seed(SEED)
    output = model.generate(**inputs, do_sample=True, temperature=0.6, top_p=0.9, top_k=0, max_new_tokens=max_tokens)
    return output[0, inputs.input_ids.shape[1] :].tolist()


def loops(token_ids: list[int], length: int = 8) -> bool:
    """Whether some run of `length` tokens occurs twice."""
    runs = [tuple(token_ids[i : i + length]) for i in range(len(token_ids) - length + 1)]
    return len(set(runs)) < len(runs)


def main() -> None:
    """Command line: prints Markdown, one section a prompt."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--corpus", type=Path, help="say of each prompt whether this corpus contains it")
    options = parser.parse_args()
    tokenizer = AutoTokenizer.from_pretrained(options.model)
    model = AutoModelForCausalLM.from_pretrained(options.model, dtype=torch.float32).eval()
    corpus = options.corpus.read_text(encoding="utf-8") if options.corpus else ""

    looping = 0
    for number, prompt in enumerate(PROMPTS, start=1):
        looping += loops(greedy(model, tokenizer, prompt, 60))
        in_corpus = f" In the corpus: {'yes' if prompt in corpus else 'no'}." if corpus else ""
        print(f"### {number}. {prompt}\n\nSeed {SEED}, temperature 0.6, top-p 0.9.{in_corpus}\n")
        print(f"> {prompt}{tokenizer.decode(sample(model, tokenizer, prompt, 300), skip_special_tokens=True)}\n")
        print(f"Greedy: {tokenizer.decode(greedy(model, tokenizer, prompt, 120), skip_special_tokens=True).strip()}\n")
    print(f"Greedy continuations that repeat a run of 8 tokens within 60 tokens: {looping} of {len(PROMPTS)}.")


if __name__ == "__main__":
    main()
