"""The command `mytina analyse`: what the decisions of a finished game were worth."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from mytina.arena.words import say, written
from mytina.bots.analysis import ITERATIONS, Analysis, Moment, Point, analyse, curves
from mytina.bots.why import why
from mytina.commands import add_command, line_name, positive, print_json, seat_name, system_language
from mytina.games import game as find_game
from mytina.kernel.game import Game
from mytina.kernel.record import Record, decode

_BARS, _COLUMNS = "▁▂▃▄▅▆▇█", 48
_LEAST = 5.0  # points between the lowest bar and the highest, at least


def add_analyse(commands: Any) -> None:
    """The command, for the parser of `mytina`."""
    parser = add_command(commands, "analyse", _analyse, "say what every decision of a finished game was worth")
    parser.add_argument("file", type=Path, help="a record (JSON); - for standard input")
    parser.add_argument(
        "--iterations", type=positive, default=ITERATIONS, help=f"of a search for each decision (default {ITERATIONS})"
    )
    parser.add_argument("--all", action="store_true", help="print every decision, not only the moments")
    parser.add_argument("--language", choices=("cs", "en"), help="language of the words (default: as the system)")
    parser.add_argument("--json", action="store_true", help="print JSON alone")


def _analyse(args: argparse.Namespace) -> int:
    data = sys.stdin.buffer.read() if str(args.file) == "-" else args.file.read_bytes()
    record = decode(data)
    game = find_game(record.game)
    found = analyse(game, record, iterations=args.iterations, progress=None if args.json else _progress)
    if args.json:
        print_json(found)
        return 0
    language = args.language or system_language()
    _print(game, record, found, language)
    if args.all:
        _print_all(game, record, found, language)
    return 0


def _progress(done: int, picks: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{picks} ", end="" if done < picks else "\n", file=sys.stderr, flush=True)


def _print(game: Game[Any], record: Record, found: Analysis, language: str) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    names = _names(game, record, language)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("player", "accuracy", "decisions", "expected", "found", "lost", "gifts", "luck", "result"):
        table.add_column(say(f"analysis-{column}").to(language), justify="left" if column == "player" else "right")
    for name, seat in zip(names, found.seats, strict=True):
        parts = (seat.expected, seat.found, -seat.lost, seat.gifts, seat.luck)
        sums = [written(part, language, sign=True) for part in parts]
        result = written(seat.result, language, 0, sign=True)
        table.add_row(escape(name), f"{seat.accuracy:.0f} %", str(seat.decisions), *sums, result)
    console = Console(highlight=False)
    console.print(table)
    for moment in found.moments:
        console.print(escape(_told(game, moment, names, language)), soft_wrap=True)
    for number, points in curves(found).items():
        console.print(f"{_curve(points, language)} {escape(names[number])}")
    if not found.moments:
        console.print(say("analysis-no-moments").to(language))


def _told(game: Game[Any], moment: Moment, names: list[str], language: str) -> str:
    """A moment in words: when, who, what was played and what was better, by how much, and why."""
    played, better = (
        " → ".join(filter(None, (words[language], further.get(language, ""))))
        for words, further in ((moment.words, moment.further), (moment.better.words, moment.better.further))
    )
    points = written(moment.loss, language)
    head = say("analysis-moment", ply=moment.ply + 1, name=names[moment.seat], points=points)
    told = [head.to(language)]
    told += [
        f"  {say(f'analysis-{kind}').to(language)}: {move}" for kind, move in (("best", better), ("picked", played))
    ]
    told += [f"  {line}" for line in why(game, moment, language, lambda line: line_name(game, line, language))]
    return "\n".join(told)


def _names(game: Game[Any], record: Record, language: str) -> list[str]:
    return [seat.name or seat_name(game, number, language) for number, seat in enumerate(record.seats)]


def _curve(points: list[Point], language: str) -> str:
    """The lead that a seat could expect over the game as a line of bars between its least and its most, 0 included."""
    values = [value for _, value, _ in points]
    low, high = min(0.0, *values), max(0.0, *values, min(values) + _LEAST)
    shown = [values[round(place * (len(values) - 1) / (_COLUMNS - 1))] for place in range(_COLUMNS)]
    bars = "".join(_BARS[min(len(_BARS) - 1, int((value - low) / (high - low) * len(_BARS)))] for value in shown)
    first, last = (written(value, language, 0, sign=True) for value in (values[0], values[-1]))
    return f"{first} {bars} {last}"


def _print_all(game: Game[Any], record: Record, found: Analysis, language: str) -> None:
    """Every decision: what could be expected before it and after it, and what would have been best."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    names = _names(game, record, language)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("ply", "player", "before", "after", "picked", "best"):
        right = column in ("ply", "before", "after")
        table.add_column(say(f"analysis-{column}").to(language), justify="right" if right else "left")
    for one in found.decisions:
        best = one.alternatives[0]
        whole = " → ".join(filter(None, (best.words[language], best.further.get(language, ""))))
        better = f"{whole} ({written(one.loss, language, sign=True)})" if one.loss else ""
        figures = [written(value, language, sign=True) for value in (one.before, one.value)]
        table.add_row(str(one.ply + 1), escape(names[one.seat]), *figures, escape(one.words[language]), escape(better))
    Console(highlight=False).print(table)
