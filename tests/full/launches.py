"""What kernels are launched with, written down instead of run: no GPU is needed, and no result is computed."""

import torch

KERNEL_MODULES = (
    "activation",
    "decode",
    "decode_inputs",
    "linear",
    "norm",
    "prefill",
    "rotary",
    "sample",
    "store_kvcache",
)


class Launches(list):
    """(kernel, arguments by name, options of the compiler), in their order."""

    def variants(self) -> set[tuple]:
        """What Triton would compile for them."""
        return {variant_of(*launch) for launch in self}


def record_launches(patch) -> Launches:
    """From now on each launch goes to the list that this returns, until the `patch` of pytest is undone."""
    from importlib import import_module

    launches = Launches()

    def record(kernel, grid, *arguments, **keywords):
        options = {name: keywords.pop(name) for name in [*keywords] if name not in kernel.arg_names}
        launches.append((kernel, {**dict(zip(kernel.arg_names, arguments, strict=False)), **keywords}, options))

    for name in KERNEL_MODULES:
        patch.setattr(import_module(f"nanovllm_full.kernels.{name}"), "launch", record)
    return launches


def variant_of(kernel, arguments: dict, options: dict) -> tuple:
    """The key by which Triton finds a compiled kernel: types, constants, integers and addresses that are special."""
    specials = [special_of(parameter, arguments[parameter.name]) for parameter in kernel.params]
    return kernel.__name__, *specials, *sorted(options.items())


def special_of(parameter, value) -> object:
    """What the compiler is told of an argument."""
    if parameter.is_constexpr:
        return value
    if isinstance(value, torch.Tensor):
        return str(value.dtype), parameter.do_not_specialize_on_alignment or value.data_ptr() % 16 == 0
    if isinstance(value, int) and not parameter.do_not_specialize:
        return 1 if value == 1 else ("int", value % 16 == 0)
    return type(value).__name__
