"""What the signals that end a program mean for several processes that belong together."""

import os
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType

ENDS = signal.SIGTERM, signal.SIGHUP  # what ends a process unless it has other plans


@contextmanager
def deferred_interrupt(is_second_let_through: bool = True) -> Iterator[None]:
    """Keeps Ctrl-C back until the end of the `with` block, or until a second one, in the main thread, which gets it.

    What a program has set for SIGINT is called then; by default it raises KeyboardInterrupt.
    """
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield
        return
    received = []

    def keep_back(number: int, frame: FrameType | None) -> None:
        received.append(number)
        if is_second_let_through and len(received) > 1:
            handler(number, frame)

    signal.signal(signal.SIGINT, keep_back)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if received:
        handler(signal.SIGINT, None)


@contextmanager
def signals_blocked() -> Iterator[None]:
    """A process that is started in the `with` block never gets Ctrl-C, and other ends only when it is ready for them.

    A terminal sends Ctrl-C to all processes in the foreground; the caller decides what it means for the workers. The
    tracker, a process that `multiprocessing` needs, is started before, since that unblocks the signal.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *ENDS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_without(folder: str) -> None:
    """From now on the signals that were blocked may end this process; then the folder is removed.

    A signal for a whole group of processes ends the caller, too, which then cannot remove it. One that the caller does
    not listen to, as under `nohup`, is nothing to this process either.
    """

    def end(number: int, frame: FrameType | None) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    for number in ENDS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
