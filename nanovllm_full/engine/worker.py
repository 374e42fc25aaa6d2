"""Tensor parallelism, the processes: rank 0 runs in the caller's process, each other rank in a worker of its own.

A worker is told everything when it is spawned: the Config, its rank, and where the ranks meet. It makes a ModelRunner
and runs each step that comes through its pipe. Tokens are not sent back: every rank samples the same ones.

Spawned processes import the caller's script, which must start engines under `if __name__ == "__main__":`.
"""

import os
import pickle
import shutil
import signal
import threading
import traceback
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from multiprocessing import connection, current_process, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import mkdtemp
from time import sleep

import torch

from ..config import Config
from ..utils.parallel import PeerLostError, TensorParallel, connect, disconnect, give_up
from .cuda_graphs import DecodeGraphs
from .model_runner import ModelRunner
from .results import StepResults
from .sequence import Step
from .signals import deferred_interrupt, end_without, signals_blocked

EXIT_TIMEOUT = 5.0  # seconds until a worker that does not end is killed
CAUSE_TIMEOUT = 5.0  # seconds until the loss of a rank goes without an explanation
LOST_TIMEOUT = 2.0  # seconds to hear of an error before the loss that it caused in another worker counts as one

MAIN_HINT = (
    " before it had started; what it printed says why. Each worker imports the script that started the engine: with "
    "tensor_parallel_size > 1 the script must be a file, and start engines under `if __name__ == '__main__':`"
)


class WorkerError(RuntimeError):
    """A worker died or raised, now or before; the message says which and has its traceback."""


class ParallelModelRunner(ModelRunner):
    """The runner of rank 0: sends each step to the workers, then computes its own part of it.

    An error in a step, in whatever rank, leaves the ranks at different places. So it ends the workers, and every later
    step is a WorkerError that says why. Ctrl-C waits for the end of the step and does no harm; a second one does not
    wait.
    """

    def __init__(self, config: Config):
        config.device = device_of(config, rank=0)
        self.workers = Workers(config)
        with self.workers.ended_by_errors():
            super().__init__(config, self.workers.connect(config))
            self.workers.wait_until("ready")

    def launch(self, step: Step) -> StepResults:
        """Begins to compute a step, in all ranks."""
        with deferred_interrupt(), self.workers.ended_by_errors():
            self.workers.send(step)
            return super().launch(step)

    def collect(self, results: StepResults) -> list[int]:
        """Waits for the token ids of a step that was launched, in Python, which can handle a signal meanwhile."""
        with deferred_interrupt(), self.workers.ended_by_errors():
            while not results.is_ready():
                sleep(0)
            return super().collect(results)

    def new_graphs(self, config: Config) -> DecodeGraphs:
        """Static tensors for every batch size, and no graph yet; the graphs go before the group that they use."""
        graphs = super().new_graphs(config)
        self.workers.watch.captured.append(graphs.graphs)
        return graphs

    def exit(self) -> None:
        """Ends the workers. May be called again."""
        self.workers.stop()


class Workers:
    """The processes of ranks 1 and up. They end with this object, with the interpreter, or when the caller dies."""

    def __init__(self, config: Config):
        if current_process().daemon:
            raise RuntimeError("tensor_parallel_size: this process is a daemon of multiprocessing, which starts none")
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        self.watch = Watch()
        with deferred_interrupt(is_second_let_through=False):
            self.folder = mkdtemp(prefix="nanovllm-")  # where the ranks meet
            self.stop = weakref.finalize(self, _stop, self.watch, self.processes, self.pipes, self.folder)
        try:
            with deferred_interrupt(is_second_let_through=False):
                for rank in range(1, config.tensor_parallel_size):
                    self._spawn(config, rank)
                self.watch.start()
        except BaseException:
            self.stop()
            raise

    def _spawn(self, config: Config, rank: int) -> None:
        """Starts the worker of one rank, with a pipe for the steps and one for what it reports."""
        context = get_context("spawn")
        steps, pipe = context.Pipe(duplex=False)
        reports, report_pipe = context.Pipe(duplex=False)
        config = copy(config)
        config.device = device_of(config, rank)
        num_threads = max(1, torch.get_num_threads() // config.tensor_parallel_size)
        process = context.Process(
            target=run_worker,
            args=(config, rank, self.folder, steps, report_pipe, num_threads),
            name=f"rank {rank}",
            daemon=True,
        )
        with signals_blocked():
            process.start()
        steps.close()
        report_pipe.close()
        self.processes.append(process)
        self.pipes.append(pipe)
        self.watch.add(process, reports)

    def connect(self, config: Config) -> TensorParallel:
        """Joins the group as rank 0. In a thread: a worker that dies meanwhile would let it wait for long."""
        self.wait_until("started")
        joining = threading.Thread(
            target=_join_group, args=(self.watch, config, self.folder), name="joins the workers", daemon=True
        )
        joining.start()
        self.watch.wait_for(lambda: self.watch.parallel is not None)
        self.check()
        return self.watch.parallel

    def wait_until(self, phase: str) -> None:
        """Waits until all workers have reported `phase`; raises WorkerError if one fails before."""
        self.watch.wait_for(lambda: len(self.watch.reported[phase]) == len(self.processes))
        self.check()

    def send(self, step: Step) -> None:
        """Gives a step to every worker."""
        message = pickle.dumps(step.excerpt(), protocol=pickle.HIGHEST_PROTOCOL)
        for pipe in self.pipes:
            try:
                pipe.send_bytes(message)
            except OSError as error:
                raise PeerLostError(f"a worker does not take the step: {error}") from error

    def check(self) -> None:
        """Raises WorkerError if a worker has failed, or was ended after an error."""
        if self.watch.failure is not None:
            raise WorkerError(self.watch.failure)

    @contextmanager
    def ended_by_errors(self) -> Iterator[None]:
        """Ends the workers if the `with` block raises; what it raises because a worker failed becomes a WorkerError.

        Workers that were ended before are such a failure.
        """
        try:
            self.check()
            yield
            self.check()
        except BaseException as error:
            if isinstance(error, PeerLostError):
                self.watch.wait_for(lambda: False, timeout=CAUSE_TIMEOUT)
            failure = self.watch.failure or (str(error) if isinstance(error, PeerLostError) else None)
            self.watch.fail(f"the engine was closed after an error: {type(error).__name__}: {error}")
            self.stop()
            if failure is None or isinstance(error, ValueError | WorkerError) or not isinstance(error, Exception):
                raise
            raise WorkerError(failure) from None


class Watch:
    """What is known of the workers. A thread listens to them, and notices at once if one dies.

    `failure` is set once: by this thread, when a worker reports an error or is gone, or by rank 0, after an error of
    its own. It says why nothing works any more, and frees rank 0 from a wait for the others. A worker that has lost
    another one is only suspected (`_lost`) until that one has had its say. After `close` nothing is a failure.
    """

    def __init__(self):
        self.parallel: TensorParallel | None = None  # the group of rank 0, once all have joined it
        self.captured: list[dict] = []  # the graphs of rank 0
        self.failure: str | None = None
        self.reported: dict[str, set[BaseProcess]] = {"started": set(), "ready": set()}
        self._lost: dict[BaseProcess, str] = {}
        self._is_closing = False
        self._reports: dict[Connection, BaseProcess] = {}
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="watch of the workers", daemon=True)

    def add(self, process: BaseProcess, reports: Connection) -> None:
        """Watches a worker too; before `start`."""
        self._reports[reports] = process

    def start(self) -> None:
        """Begins to listen."""
        self._thread.start()

    def wait_for(self, condition: Callable[[], bool], timeout: float | None = None) -> None:
        """Waits until `condition` is true or a worker fails, at most `timeout` seconds."""
        with self._changed:
            self._changed.wait_for(lambda: condition() or self.failure is not None, timeout)

    def joined(self, parallel: TensorParallel) -> None:
        """Notes the group of rank 0."""
        with self._changed:
            self.parallel = parallel
            self._changed.notify_all()

    def fail(self, failure: str) -> None:
        """Notes the first failure, and frees rank 0 if it waits for another rank on the GPU."""
        with self._changed:
            if self.failure is not None or self._is_closing:
                return
            self.failure = failure
            self._changed.notify_all()
        self._disconnect()

    def close(self) -> None:
        """From now on it is no failure if a worker ends."""
        with self._changed:
            self._is_closing = True

    def end(self) -> None:
        """Stops listening, which takes the workers' end, and leaves the group."""
        if self._thread.is_alive() and self._thread is not threading.current_thread():  # a finalizer runs anywhere
            self._thread.join(EXIT_TIMEOUT)
        if self.failure is None:
            self._disconnect()

    def _disconnect(self) -> None:
        if self.parallel is not None:
            give_up(self.parallel)
        for graphs in self.captured:
            graphs.clear()
        if self.parallel is not None:
            disconnect(self.parallel)

    def _run(self) -> None:
        while self._reports:
            ready = connection.wait(self._reports, timeout=LOST_TIMEOUT if self._lost else None)
            for reports in ready:
                self._listen(reports)
            if self._lost and not ready:
                self.fail(next(iter(self._lost.values())))

    def _listen(self, reports: Connection) -> None:
        """Takes one report. The pipe's end says that the process is gone: nobody else holds it open.

        A worker that lost another one may be quicker to say so than the other to say why: its report has to wait.
        """
        process = self._reports[reports]
        try:
            kind, text = reports.recv()
        except (EOFError, OSError):
            del self._reports[reports]
            if process not in self._lost:
                self.fail(self._how_it_ended(process))
            return
        if kind in self.reported:
            with self._changed:
                self.reported[kind].add(process)
                self._changed.notify_all()
        elif kind == "lost":
            self._lost[process] = f"the worker of {process.name} lost another rank:\n{text}"
        else:
            self.fail(f"the worker of {process.name} raised an error:\n{text}")

    def _how_it_ended(self, process: BaseProcess) -> str:
        process.join(EXIT_TIMEOUT)
        code = process.exitcode
        how = f"was killed by {signal.Signals(-code).name}" if code and code < 0 else f"ended with exit code {code}"
        hint = "" if process in self.reported["started"] else MAIN_HINT
        return f"the worker of {process.name} {how}{hint}"


def device_of(config: Config, rank: int) -> torch.device:
    """Where a rank computes: on the GPU as many places behind the first as its number says, or on the CPU."""
    return torch.device("cuda", (config.device.index or 0) + rank) if config.device.type == "cuda" else config.device


def _join_group(watch: Watch, config: Config, folder: str) -> None:
    try:
        watch.joined(_connect(config, 0, folder))
    except Exception as error:
        watch.fail(f"rank 0 cannot join the others: {error}")


def _connect(config: Config, rank: int, folder: str) -> TensorParallel:
    return connect(rank, config.tensor_parallel_size, config.device, str(Path(folder) / "store"))


def _stop(watch: Watch, processes: list[BaseProcess], pipes: list[Connection], folder: str) -> None:
    """Ends the workers: those that are idle by the end of their pipe, all others by force. Ctrl-C waits for the end."""
    with deferred_interrupt(is_second_let_through=False):
        watch.close()
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(EXIT_TIMEOUT if watch.failure is None else 0)
            process.kill()
            process.join()
        watch.end()
        shutil.rmtree(folder, ignore_errors=True)


def run_worker(
    config: Config, rank: int, folder: str, steps: Connection, reports: Connection, num_threads: int
) -> None:
    """The whole life of a worker: it starts as the runner of its rank, and runs steps until their pipe ends.

    It ends without the interpreter's farewell, which could wait for another rank: the system takes back what the
    process has, on the GPU too.
    """
    threading.Thread(target=_end_with_caller, args=(folder,), daemon=True).start()
    end_without(folder)
    try:
        torch.set_num_threads(num_threads)
        if config.device.type == "cuda":
            torch.cuda.set_device(config.device)
        reports.send(("started", ""))
        runner = ModelRunner(config, _connect(config, rank, folder))
        reports.send(("ready", ""))
        while (step := _receive(steps)) is not None:
            runner.launch(step)
        shutil.rmtree(folder, ignore_errors=True)  # a caller that was killed has not
        os._exit(0)
    except BaseException as error:
        try:
            reports.send(("lost" if isinstance(error, PeerLostError) else "failed", traceback.format_exc()))
        except OSError:  # nobody listens any more, and nobody else cleans up
            shutil.rmtree(folder, ignore_errors=True)
        os._exit(1)


def _receive(steps: Connection) -> Step | None:
    """The next step, or None when the caller has closed the pipe."""
    try:
        message = steps.recv_bytes()
    except EOFError:
        return None
    return pickle.loads(message)


def _end_with_caller(folder: str) -> None:
    """Ends this process, whatever it does, when the caller's has died and left no time to say so."""
    parent_process().join()
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)
