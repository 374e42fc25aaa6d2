"""What the commands share: options that are written once, and errors that are one line.

Importing this module does not import torch: command line tools import it before they need an engine.
"""

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature

import typer
from typer.core import TyperGroup

UsageError = typer.BadParameter.__base__  # of the click that typer uses: in newer versions a copy of its own
INTERRUPTED, BROKEN_PIPE = 130, 141  # what a shell reports for a program that SIGINT or SIGPIPE ended


class CommandGroup(TyperGroup):
    """Commands whose errors are one line on stderr and an exit code: 2 for what the user can mend."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:
        """Reads the arguments up to the command; without any the help is shown."""
        if not args:
            return super().parse_args(ctx, args)
        with reported_errors():
            open_streams()
            return super().parse_args(ctx, args)

    def invoke(self, ctx: typer.Context) -> object:
        """Runs the chosen command."""
        with reported_errors():
            result = super().invoke(ctx)
            sys.stdout.flush()  # a pipe that is closed shows here, not when Python ends
            return result


def open_streams() -> None:
    """Puts the null device in place of a standard input or error stream that the caller has closed.

    Python has None there, which `input` refuses and `print` takes for standard output. Raises OSError if standard
    output is closed: then nobody would see what the command is for.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open until Python ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        raise OSError("standard output is closed")


@contextmanager
def reported_errors() -> Iterator[None]:
    """Ends the program as its user expects it, where the `with` block raises; a warning is a line, too."""
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: typer.echo(f"warning: {message}", err=True)
        try:
            yield
        except UsageError as error:
            raise fail(f"{error.format_message()} (see {error.ctx.command_path} --help)") from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still buffered goes nowhere
            raise typer.Exit(BROKEN_PIPE) from None
        except (ValueError, OSError) as error:
            raise fail(str(error)) from None
        except RuntimeError as error:
            if _is_one_of(error, "torch", "OutOfMemoryError"):
                raise fail(str(error)) from None
            if _is_one_of(error, "nanovllm_full.engine.worker", "WorkerError"):
                typer.echo(f"error: {error}", err=True)  # in more than one line, if a worker has raised
                raise typer.Exit(1) from None
            raise
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


def _is_one_of(error: RuntimeError, module: str, name: str) -> bool:
    """Whether an error is of a class of that module; if nobody has imported it, none is."""
    return module in sys.modules and isinstance(error, getattr(sys.modules[module], name))


def fail(message: str) -> typer.Exit:
    """Says in one line what is wrong; returns what has to be raised."""
    typer.echo(f"error: {' '.join(message.split())}", err=True)
    return typer.Exit(2)


def option_groups(**groups: Callable) -> Callable[[Callable], Callable]:
    """Gives a command the parameters of functions in place of one of its own, which becomes what the function returns.

    With `engine=engine_options` the parameter `engine` of the command is replaced by those of `engine_options`: this is
    the signature that typer reads. The groups are the last parameters of the command, in this order.
    """

    def decorate(command: Callable) -> Callable:
        own = [parameter for name, parameter in signature(command).parameters.items() if name not in groups]
        parameters = {name: list(signature(group).parameters.values()) for name, group in groups.items()}

        def with_groups(**values: object) -> object:
            made = {
                name: group(**{parameter.name: values.pop(parameter.name) for parameter in parameters[name]})
                for name, group in groups.items()
            }
            return command(**values, **made)

        every = [*own, *(parameter for group in parameters.values() for parameter in group)]
        with_groups.__name__, with_groups.__doc__ = command.__name__, command.__doc__
        with_groups.__signature__ = signature(command).replace(parameters=every)
        with_groups.__annotations__ = {parameter.name: parameter.annotation for parameter in every}
        return with_groups

    return decorate
