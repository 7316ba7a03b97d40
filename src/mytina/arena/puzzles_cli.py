"""The command `mytina puzzles`: positions of bot games with one clearly best move."""

from __future__ import annotations

import argparse
import shlex
import sys
from datetime import date
from pathlib import Path
from typing import Any

from mytina.arena.files import write_whole
from mytina.arena.puzzles import puzzles
from mytina.arena.words import ArenaError, say
from mytina.bots.puzzles import LEAD
from mytina.commands import above_zero, add_command, positive, read_setup, system_language
from mytina.games import game as find_game
from mytina.kernel.puzzle import Puzzle, Puzzles

REFUSAL = 2


def add_puzzles(commands: Any) -> None:
    """The command, for the parser of `mytina`."""
    parser = add_command(
        commands, "puzzles", _puzzles, "find positions of bot games with one clearly best move", refusal=REFUSAL
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=positive, default=10, help="games that bots play (default 10)")
    parser.add_argument("--seats", type=positive, help="how many sit at a table (default: two, or as the game needs)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same puzzles (default 0)")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")
    parser.add_argument("--count", type=positive, default=6, help="puzzles to keep at most (default 6)")
    parser.add_argument(
        "--lead", type=above_zero, default=LEAD, help=f"points by which the solution leads (default {LEAD:g})"
    )
    parser.add_argument("--easy", action="store_true", help="keep also what bots see that pick at once")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write them (JSON)")


def _puzzles(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    setup = read_setup(game, args.set)
    seats = args.seats if args.seats is not None else min(max(2, game.seats[0]), game.seats[-1])
    game.open(seats, 0, setup)  # refused here rather than in the middle
    if not args.seed.replace("-", "").isalnum():
        raise ArenaError("puzzles-seed")
    if not args.out.absolute().parent.is_dir():
        raise ArenaError("puzzles-folder", folder=str(args.out.absolute().parent))
    command = shlex.join(["mytina", *sys.argv[1:]])
    made: tuple[Puzzle, ...] = ()
    games = 0
    options: dict[str, Any] = {"lead": args.lead, "easy": args.easy}
    for games, made in puzzles(game, seats, setup, args.games, args.seed, args.count, **options):
        about = {"command": command, "date": date.today().isoformat(), "games": str(games)}
        file = Puzzles(game=game.id, rules_version=game.rules_version, made=about, puzzles=made)
        write_whole(args.out, file.encode())  # each time: whoever stops it has what was found
        _progress(games, len(made))
    if not made:
        raise ArenaError("puzzles-none", games=args.games)
    print(say("puzzles-written", file=str(args.out), puzzles=len(made), games=games).to(system_language()))
    return 0


def _progress(games: int, found: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{games}: {found} ", end="", file=sys.stderr, flush=True)
