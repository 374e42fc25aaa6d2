"""What is the Context after a pass that fails, and what says a pass inside a pass?"""

from lessons.L05_model_runner.utils.context import Context, forward_in_context, get_context


def fail():
    print("inside:", get_context().is_prefill)
    raise MemoryError


try:
    forward_in_context(Context(is_prefill=True), fail)
except MemoryError:
    print("after the error:", get_context() == Context())
try:
    forward_in_context(Context(), forward_in_context, Context(), fail)
except RuntimeError as error:
    print(error)
