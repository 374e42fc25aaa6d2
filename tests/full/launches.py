"""What kernels are launched with, written down instead of run: no GPU is needed, and no result is computed."""

import warnings

import torch

KERNEL_MODULES = (
    "activation",
    "all_reduce",
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


def check_launches(launches: list[tuple], capability: int, limit: int = 99 * 1024) -> list[int]:
    """Compiles launches for a GPU that need not be there; a warning is an error. Returns their shared memory, bytes."""
    sizes = []
    for kernel, arguments, options in launches:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            sizes.append(compile_launch(kernel, arguments, options, capability))
        assert sizes[-1] <= limit, (kernel, arguments, options, sizes[-1])
    return sizes


def compile_launch(kernel, arguments: dict, options: dict, capability: int) -> int:
    """The bytes of shared memory that a launch takes; what is special of its arguments is told as in an engine."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from nanovllm_full.kernels.launch import OPTIONS

    pointers = {torch.int32: "*i32", torch.int64: "*i64", torch.float32: "*fp32", torch.bfloat16: "*bf16"}
    pointers[torch.float16] = "*fp16"
    signature, attributes, constants = {}, {}, {}
    for index, parameter in enumerate(kernel.params):
        name, value = parameter.name, arguments[parameter.name]
        special = special_of(parameter, value)
        if parameter.is_constexpr or value is None or special == 1:
            signature[name], constants[name] = "constexpr", value
        elif isinstance(value, torch.Tensor):
            signature[name] = pointers[value.dtype]
        else:
            signature[name] = "fp32" if isinstance(value, float) else "i32"
        if isinstance(special, tuple) and special[-1] is True:
            attributes[index,] = [["tt.divisibility", 16]]
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants, attrs=attributes)
    compiled = triton.compile(source, target=GPUTarget("cuda", capability, 32), options={**OPTIONS, **options})
    return compiled.metadata.shared
