"""What is the Context after a pass that fails, and what says a pass inside a pass?"""

from lessons.L05_model_runner.utils.context import Context, forward_context, get_context

try:
    with forward_context(Context(is_prefill=True)):
        print("inside:", get_context().is_prefill)
        raise MemoryError
except MemoryError:
    print("after the error:", get_context() == Context())
try:
    with forward_context(Context()), forward_context(Context()):
        pass
except RuntimeError as error:
    print(error)
