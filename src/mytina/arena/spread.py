"""Work spread over processes: this one, all cores, or the workers of a Dask cluster, through one function.

>>> from mytina.arena.spread import spread
>>> sorted(spread(abs, iter([-3, 2, -1])))
[1, 2, 3]
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from mytina.arena.words import ArenaError

T = TypeVar("T")
R = TypeVar("R")

#: Tasks handed out for each process: one to work on, one to begin with right after it.
AHEAD = 2
#: How often processes that died are replaced, before the fault is taken to be in the work itself.
LIVES = 3
CONNECT_SECONDS = 10


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Iterator[T], *, jobs: int = 1, cluster: str | None = None) -> Iterator[R]:
    """The results of `work` on all tasks, as they come in.

    Tasks are taken from the iterator only shortly before they are begun. `work` is a function of a module, because
    other processes import it. What a process that dies had begun is begun again. Closing the iterator stops the work.
    """
    if cluster is not None:
        return _on_cluster(work, tasks, cluster)
    return map(work, tasks) if jobs == 1 else _on_cores(work, tasks, jobs)


def _on_cores(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    again: list[T] = []
    lives = LIVES
    while True:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_worker)
        running: dict[Future[R], T] = {}
        try:
            while True:
                while len(running) < jobs * AHEAD:
                    task = again.pop() if again else next(tasks, None)
                    if task is None:
                        break
                    running[pool.submit(work, task)] = task
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    del running[future]
                    yield result
        except BrokenProcessPool:
            lives -= 1
            if not lives:
                raise ArenaError("workers-die") from None
            again += running.values()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def begin_worker() -> None:
    """Ctrl-C is for the process that hands out the work, and who has lost that process has nothing to wait for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _on_cluster(work: Callable[[T], R], tasks: Iterator[T], address: str) -> Iterator[R]:
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError as error:
        raise ArenaError("needs-package", name=str(error.name)) from None
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ArenaError("cluster-unreachable", address=address, why=_first_line(error)) from None
    running: Any = None
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ArenaError("cluster-empty", address=address)
        count = 0
        for task in _first(tasks, threads * AHEAD):
            future = client.submit(work, task, pure=False)
            if running is None:
                running = distributed.as_completed([future], loop=client.loop)
            else:
                running.add(future)
            count += 1
        while count:
            future = next(running)
            try:
                result: R = future.result()
            except distributed.KilledWorker:
                raise ArenaError("workers-die") from None
            count -= 1
            yield result
            for task in _first(tasks, 1):
                running.add(client.submit(work, task, pure=False))
                count += 1
    finally:
        client.close(timeout=2)


def _first(tasks: Iterator[T], count: int) -> Iterator[T]:
    for _ in range(count):
        try:
            yield next(tasks)
        except StopIteration:
            return


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
