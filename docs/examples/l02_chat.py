"""A conversation becomes one text with special tokens, and then ids."""

from lessons.L02_user_interface import LLM
from lessons.L02_user_interface.__main__ import show_pieces

llm = LLM("tiny-stories")
messages = [{"role": "user", "content": "Tell me a story."}]
print(llm.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True))
token_ids = llm.apply_chat_template(messages)
print(show_pieces(llm, token_ids))
print("special tokens kept:    ", repr(llm.tokenizer.decode(token_ids)))
print("special tokens left out:", repr(llm.tokenizer.decode(token_ids, skip_special_tokens=True)))
