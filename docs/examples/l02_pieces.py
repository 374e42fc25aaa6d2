"""Text to ids and back, piece by piece and whole."""

from lessons.L02_user_interface import LLM
from lessons.L02_user_interface.__main__ import show_pieces

llm = LLM("tiny-stories")
for text in ("a time", "a time ", "日"):
    print(f"{text!r:<10} {show_pieces(llm, llm.encode(text))}")
ids = llm.encode("日")
print("decoded one by one: ", repr("".join(llm.tokenizer.decode([token_id]) for token_id in ids)))
print("decoded together:   ", repr(llm.tokenizer.decode(ids)))
