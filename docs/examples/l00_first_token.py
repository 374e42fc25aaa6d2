"""One forward pass: text, ids, logits, the best token."""

from lessons.L00_environment.__main__ import next_token
from lessons.L00_environment.utils.hub import resolve_model

result = next_token(resolve_model("tiny-stories"), "Once upon a time")
print("prompt ids  ", result.prompt_ids)
print("logits      ", list(result.logits_shape), "[batch, positions, vocabulary]")
print("first token ", result.best[0][0], repr(result.best[0][1]))
