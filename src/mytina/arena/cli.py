"""The commands of the arena: simulate, arena, report, bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from mytina.arena.words import say, written
from mytina.commands import (
    BOTS_HELP,
    add_command,
    positive,
    print_json,
    read_setup,
    read_sweep,
    system_language,
)
from mytina.games import game as find_game

#: The exit code of every refusal here: nothing was played that was not asked for, and nothing finished is lost.
REFUSAL = 2


def add_arena(commands: Any) -> None:
    """The commands, for the parser of `mytina`."""
    simulate = add_command(commands, "simulate", _simulate, "let bots play many games and report", refusal=REFUSAL)
    simulate.add_argument("game")
    simulate.add_argument("--games", type=positive, default=100, help="how many, of each set-up (default 100)")
    simulate.add_argument("--bots", default="greedy,random", help=f"one for each seat; {BOTS_HELP}")
    simulate.add_argument(
        "--sweep",
        action="append",
        default=[],
        metavar="FIELD=A,B,C",
        help="play every one of these values, from the same seeds; several fields make a grid",
    )
    simulate.add_argument("--records", action="store_true", help="keep every game in --out as a record, compressed")
    _add_playing(simulate)

    arena = add_command(commands, "arena", _arena, "let bots meet in a tournament and rate them", refusal=REFUSAL)
    arena.add_argument("game")
    arena.add_argument("--bots", default="random,greedy,search:60", help=f"two or more; {BOTS_HELP}")
    arena.add_argument("--games", type=positive, default=200, help="of each line-up at most (default 200)")
    arena.add_argument("--seats", type=positive, help="how many sit at a table (default: two, or as the game needs)")
    arena.add_argument(
        "--sprt",
        type=float,
        default=0.0,
        metavar="ELO",
        help="stop when it is known of every two bots which is better, if they differ by so much (default: play all)",
    )
    _add_playing(arena)

    report = add_command(commands, "report", _report, "write a page about the games in a folder", refusal=REFUSAL)
    report.add_argument("folder", type=Path, metavar="DIR", help="what `simulate` or `arena` wrote with --out")
    report.add_argument("--file", type=Path, metavar="FILE", help="where to write it (default: DIR/report.html)")

    bots = add_command(commands, "bots", _bots, "list the bots, those of other packages included")
    bots.add_argument("--json", action="store_true", help="print JSON alone")


def _add_playing(parser: argparse.ArgumentParser) -> None:
    """What every command that plays games has."""
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (default 0)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, metavar="N", help="processes (default: all cores)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, e.g. tcp://host:8786")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep all results there (for `mytina report`)")
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds")
    parser.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up, or preset=NAME"
    )
    parser.add_argument("--json", action="store_true", help="print JSON alone")


# --- arena -----------------------------------------------------------------------------------------------------


def _arena(args: argparse.Namespace) -> int:
    from mytina.arena.plan import tournament
    from mytina.arena.words import ArenaError

    try:
        from mytina.arena.tournament import Table
    except ModuleNotFoundError as error:
        raise ArenaError("needs-package", name=str(error.name)) from None
    game = find_game(args.game)
    plan = tournament(
        game.id,
        tuple(args.bots.split(",")),
        args.games,
        args.seed,
        seats=args.seats,
        setup=read_setup(game, args.set),
    )
    table = Table(plan, max(0.0, args.sprt))
    started = perf_counter()
    finished = run_plan(args, plan, table.add, stop=lambda: table.answered)
    if not table.games:
        return 130
    standings = table.standings(perf_counter() - started)
    if args.json:
        print_json(standings)
    else:
        from mytina.arena.printed import print_standings

        print_standings(standings, tested=bool(table.elo))
    return 0 if finished else 130


# --- report ----------------------------------------------------------------------------------------------------


def _report(args: argparse.Namespace) -> int:
    from mytina.arena.words import ArenaError

    try:
        from mytina.arena.report import write_report
    except ModuleNotFoundError as error:
        raise ArenaError("needs-package", name=str(error.name)) from None
    path, games = write_report(args.folder, args.file)
    print(say("report-written", file=str(path), games=games).to(system_language()))
    return 0


# --- bots ------------------------------------------------------------------------------------------------------


def _bots(args: argparse.Namespace) -> int:
    from mytina.bots import KINDS
    from mytina.bots.guest import guests

    language = system_language()
    found = [(name, say(f"bot-{name}").to(language), "mytina") for name in (*KINDS, "process")]
    for name, point in guests().items():
        about = (getattr(point.load(), "__doc__", None) or "").strip().partition("\n")[0]
        found.append((name, about, point.dist.name if point.dist else point.value))
    if args.json:
        print_json([{"name": name, "about": about, "package": package} for name, about, package in found])
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    for name, about, package in found:
        table.add_row(name if name != "process" else "process:…", about, "" if package == "mytina" else package)
    Console(highlight=False).print(table)
    return 0


# --- simulate --------------------------------------------------------------------------------------------------


def _simulate(args: argparse.Namespace) -> int:
    from mytina.arena.plan import series
    from mytina.arena.simulate import Tally
    from mytina.arena.words import ArenaError

    if args.records and args.out is None:
        raise ArenaError("records-where")
    game = find_game(args.game)
    plan = series(
        game.id,
        tuple(args.bots.split(",")),
        args.games,
        args.seed,
        setup=read_setup(game, args.set),
        sweep=read_sweep(game, args.sweep),
    )
    tallies = [Tally(plan, point) for point in range(len(plan.setups))]

    def add(chunk: Any) -> None:
        for tally in tallies:
            tally.add(chunk)

    started = perf_counter()
    finished = run_plan(args, plan, add, records=args.records)
    seconds = perf_counter() - started
    reports = [tally.report(seconds) for tally in tallies if tally.games]
    if args.json:
        print_json(reports[0] if len(tallies) == 1 and reports else reports)
    else:
        from mytina.arena.printed import print_report

        for report in reports:
            print_report(report, plan.seats, swept=len(tallies) > 1)
    return 0 if finished else 130


def run_plan(
    args: argparse.Namespace,
    plan: Any,
    add: Callable[[Any], None],
    *,
    records: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> bool:
    """Play a plan with the arguments of the command, and show how far it is; False after Ctrl-C."""
    from mytina.arena.simulate import play
    from mytina.arena.spread import cores
    from mytina.arena.store import Store
    from mytina.arena.words import ArenaError

    store = None
    if args.out is not None:
        store = Store.resume(args.out, plan) if args.resume else Store.create(args.out, plan)
    elif args.resume:
        raise ArenaError("resume-where")
    before = 0
    if store is not None:
        for chunk in store.chunks():
            add(chunk)
            before += chunk.size
    done = before
    jobs = args.jobs or min(cores(), max(1, plan.total - before))
    with _progress(args, plan.total, before) as show:
        chunks = play(plan, jobs=jobs, cluster=args.cluster, store=store, records=records, stop=stop)
        try:
            for chunk in chunks:
                add(chunk)
                done += chunk.size
                show(done)
        except KeyboardInterrupt:
            chunks.close()  # type: ignore[attr-defined]  # it is a generator
            _tell("stopped" if store is None else "stopped-kept", done, plan.total, args)
            return False
        except OSError:  # the disk is full, or gone
            if store is not None and done:
                _tell("stopped-kept", done, plan.total, args)
            raise
    if before and not args.json:
        _tell("resumed", before, plan.total, args)
    return True


def _tell(id: str, done: int, total: int, args: argparse.Namespace) -> None:
    folder = "" if args.out is None else str(args.out)
    said = say(id, done=done, total=total, folder=folder).to(system_language())
    print(f"mytina: {said}", file=sys.stderr)


@contextmanager
def _progress(args: argparse.Namespace, total: int, before: int) -> Iterator[Callable[[int], None]]:
    """Games done, games per second and the time left, where somebody looks."""
    if args.json or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(elapsed_when_finished=True))
    started = perf_counter()
    language = system_language()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, completed=before, rate="")

        def show(done: int) -> None:
            pace = written((done - before) / max(1e-6, perf_counter() - started), language)
            bar.update(task, completed=done, rate=say("rate", games=pace).to(language))

        yield show
