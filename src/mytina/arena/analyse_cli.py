"""The command `mytina analyse`: what the decisions of a finished game were worth."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from mytina.arena.words import say
from mytina.bots.analysis import ITERATIONS, Analysis, Moment, analyse
from mytina.commands import add_command, line_name, positive, print_json, seat_name, system_language
from mytina.games import game as find_game
from mytina.kernel.game import Game
from mytina.kernel.record import Record, decode


def add_analyse(commands: Any) -> None:
    """The command, for the parser of `mytina`."""
    parser = add_command(commands, "analyse", _analyse, "say what every decision of a finished game was worth")
    parser.add_argument("file", type=Path, help="a record (JSON); - for standard input")
    parser.add_argument(
        "--iterations", type=positive, default=ITERATIONS, help=f"of a search for each decision (default {ITERATIONS})"
    )
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
    _print(game, record, found, args.language or system_language())
    return 0


def _progress(done: int, picks: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{picks} ", end="" if done < picks else "\n", file=sys.stderr, flush=True)


def _print(game: Game[Any], record: Record, found: Analysis, language: str) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    names = [seat.name or seat_name(game, number, language) for number, seat in enumerate(record.seats)]
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("player", "accuracy", "decisions", "lost", "luck", "result"):
        table.add_column(say(f"analysis-{column}").to(language), justify="left" if column == "player" else "right")
    for name, seat in zip(names, found.seats, strict=True):
        figures = (f"{seat.lost:.1f}", f"{seat.luck:+.1f}", f"{seat.result:+.0f}")
        table.add_row(escape(name), f"{seat.accuracy:.0f} %", str(seat.decisions), *figures)
    console = Console(highlight=False)
    console.print(table)
    for moment in found.moments:
        console.print(escape(_told(game, moment, names, language)))
    if not found.moments:
        console.print(say("analysis-no-moments").to(language))


def _told(game: Game[Any], moment: Moment, names: list[str], language: str) -> str:
    """A moment in words: what was better, by how much, and what it would have brought at once."""
    told = say(
        "analysis-moment",
        ply=moment.ply,
        name=names[moment.seat],
        picked=moment.words[language],
        better=moment.better.words[language],
        points=f"{moment.loss:.1f}",
    ).to(language)
    changes = [
        f"{line_name(game, line, language)} {difference:+d}"
        for line in dict.fromkeys([*moment.better_lines, *moment.lines])
        if (difference := moment.better_lines.get(line, 0) - moment.lines.get(line, 0))
    ]
    return told + (f" ({say('analysis-at-once', lines=', '.join(changes)).to(language)})" if changes else "")
