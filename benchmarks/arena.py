"""What playing many games costs: processes, a Dask cluster, memory, and environments against those of others.

`python -m benchmarks.arena [spread|cluster|memory|steps] …`, with a number of games (or seconds) if need be:
`memory=20000`. On a machine that does other work too, believe processor time: "processor" ratios compare the processor
seconds of all processes, "wall" ratios the clock.
"""

from __future__ import annotations

import os
import resource
import sys
import warnings
from collections.abc import Callable
from time import perf_counter, process_time, sleep, thread_time
from typing import Any

from mytina.arena.plan import series
from mytina.arena.play import Task, play_chunk
from mytina.arena.simulate import play

GAME, BOTS = "timber-town", ("random", "random")


def spread(games: int = 6000) -> None:
    """Two processes against one."""
    plan = series(GAME, BOTS, games, "bench")
    play_chunk(Task(plan, 0, 50))
    wall, processor = _measured(lambda: _drain(play(plan, jobs=1)))
    wall2, processor2 = _measured(lambda: _drain(play(plan, jobs=2)))
    print(f"{games} games of {GAME}, random bots")
    print(f"  1 process    {games / wall:8.0f} games/s   {processor / games * 1e3:.2f} ms of processor time a game")
    print(f"  2 processes  {games / wall2:8.0f} games/s   {processor2 / games * 1e3:.2f} ms of processor time a game")
    print(f"  efficiency   {wall / wall2 / 2:.0%} wall, {processor / processor2:.0%} processor (with starting them)")


def cluster(games: int = 3000) -> None:
    """A local Dask cluster with two workers: what of its time is not playing.

    The games are timed inside the workers, by the clock and by the processor time of the thread that plays; everything
    that a worker uses beyond is Dask's, whatever else the machine does.
    """
    import distributed

    from mytina.arena.spread import spread as spread_work

    plan = series(GAME, BOTS, games, "bench")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        address = local.scheduler_address
        first = [Task(plan, 0, 50)] * 4
        pace = min(seconds for _, seconds, _ in spread_work(_timed, iter(first), cluster=address)) / 50
        size = max(1, min(games // 4, int(1.5 / pace)))
        tasks = [Task(plan, start, min(size, games - start)) for start in range(0, games, size)]
        before, started = _workers_time(local), perf_counter()
        done = list(spread_work(_timed, iter(tasks), cluster=address))
        wall, used = perf_counter() - started, _workers_time(local) - before
        before = _workers_time(local)
        sleep(4)
        idle_share = (_workers_time(local) - before) / 4
    inside, processor = sum(seconds for _, seconds, _ in done), sum(own for _, _, own in done)
    large = sum(seconds >= 1 for _, seconds, _ in done)
    print(f"{games} games of {GAME} on a Dask cluster of two workers, {len(done)} chunks, {large} of them ≥ 1 s")
    print(f"  wall       {2 * wall / inside - 1:+.1%} (workers idle at the beginning and the end, or talking)")
    print(f"  processor  {used / processor - 1:+.1%} of the games' own, on a machine that gave a game ", end="")
    print(f"{processor / inside:.0%} of a core: a worker's housekeeping goes by the clock,")
    print(f"             {(used - processor) / 2 / wall:.1%} of a core while it works,", end="")
    print(f" {idle_share / 2:.1%} while it waits")


def _timed(task: Task) -> tuple[int, float, float]:
    started, before = perf_counter(), thread_time()
    play_chunk(task)
    return task.size, perf_counter() - started, thread_time() - before


def memory(games: int = 100_000) -> None:
    """The memory of a process that plays many games one after the other: it must stop growing."""
    for game in ("everdell", "timber-town"):
        before, started = _resident(), process_time()
        plan = series(game, BOTS, games, "memory")
        done, step = 0, max(1, games // 20)
        seen: list[float] = []
        for chunk in play(plan, jobs=1):
            if done // step != (done + chunk.size) // step:
                seen.append(_resident())
                used = process_time() - started
                print(f"  {game}: {seen[-1]:6.1f} MB after {done + chunk.size:7} games, {used:4.0f} s", flush=True)
            done += chunk.size
        print(f"  {game}: {before:.1f} MB before, {max(seen):.1f} MB at most", end="")
        fifth = len(seen) // 5
        if fifth:
            growth = max(seen[-fifth:]) - max(seen[fifth : 2 * fifth])
            print(f"; the last fifth has {growth:+.1f} MB over the second fifth", end="")
        print(flush=True)


def steps(seconds: float = 4.0) -> None:
    """Steps of environments with random legal actions, against PettingZoo's classic games and OpenSpiel's chess."""
    import numpy as np
    import pyspiel
    from pettingzoo.classic import chess_v6, connect_four_v3
    from pettingzoo.test import performance_benchmark

    import mytina.gym
    from mytina import games

    warnings.simplefilter("ignore")
    rng = np.random.default_rng(0)

    def aec(env: Any) -> Callable[[], int]:
        def some() -> int:
            env.reset(seed=1)
            count = 0
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                done = over or cut
                action = None if done else int(rng.choice(np.flatnonzero(seen["action_mask"])))
                env.step(action)
                count += 1
                if count >= 200 or not agent:
                    return count
            return count

        return some

    def openspiel() -> int:
        state = pyspiel.load_game("chess").new_initial_state()
        count = 0
        while not state.is_terminal() and count < 200:
            state.observation_tensor(state.current_player())
            state.apply_action(int(rng.choice(state.legal_actions())))
            count += 1
        return count

    contestants = {f"mytina {game.id}": aec(mytina.gym.env(game.id, seats=2)) for game in games()}
    contestants |= {"PettingZoo chess": aec(chess_v6.env()), "PettingZoo connect four": aec(connect_four_v3.env())}
    contestants["OpenSpiel chess"] = openspiel
    for name, some in contestants.items():
        count, started = 0, process_time()
        while process_time() - started < seconds:
            count += some()
        print(f"  {name:26} {count / (process_time() - started):8.0f} steps a processor second", flush=True)
    for game in games():
        print(f"  PettingZoo's own performance_benchmark on {game.id} (by the clock):", flush=True)
        performance_benchmark(mytina.gym.env(game.id, seats=2))


def _drain(chunks: Any) -> None:
    for _ in chunks:
        pass


def _measured(work: Callable[[], None]) -> tuple[float, float]:
    """Seconds by the clock, and of processor time here and in children that have ended."""
    started, before = perf_counter(), process_time() + _children()
    work()
    wall = perf_counter() - started
    _wait_for_children()
    return wall, process_time() + _children() - before


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _wait_for_children() -> None:
    from multiprocessing import active_children

    for child in active_children():
        child.join(10)


def _workers_time(local: Any) -> float:
    import psutil

    found = 0.0
    for worker in local.workers.values():
        times = psutil.Process(worker.process.process.pid).cpu_times()
        found += times.user + times.system
    return found


def _resident() -> float:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    parts = {"spread": spread, "cluster": cluster, "memory": memory, "steps": steps}
    for name in sys.argv[1:] or parts:
        part, _, size = name.partition("=")
        print(f"\n{part}: {(parts[part].__doc__ or '').splitlines()[0]}")
        parts[part](*([int(size)] if size else []))


if __name__ == "__main__":
    main()
