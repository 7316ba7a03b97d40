"""The command `mytina train`."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any

from mytina.arena.words import ArenaError
from mytina.commands import above_zero, add_command, count, positive, read_setup, share
from mytina.games import game as find_game
from mytina.games import games
from mytina.kernel.rng import Rng

REFUSAL = 2
#: So many tables are drawn to find out of which kinds they are.
DRAWN = 300


def add_train(commands: Any) -> None:
    """The command, for the parser of `mytina`."""
    train = add_command(commands, "train", _train, "teach the policy of a game by games of its own", refusal=REFUSAL)
    train.add_argument("game")
    train.add_argument("--games", type=positive, default=20_000, help="games of self-play in all (default 20000)")
    train.add_argument("--batch", type=positive, default=200, help="games between two steps (default 200)")
    train.add_argument("--distil", type=count, default=200, help="greedy games to begin with; 0: what is shipped")
    train.add_argument("--heat", type=above_zero, default=0.3, help="how much self-play picks by chance (default 0.3)")
    train.add_argument("--rate", type=above_zero, default=0.05, help="how far a step goes (default 0.05)")
    train.add_argument("--rare", type=above_zero, default=0.2, help="what counts as rare moves slowly (default 0.2)")
    train.add_argument("--fading", type=share, default=0.85, help="how far back praise goes (default 0.85)")
    train.add_argument("--together", type=positive, default=1, help="games of the same deal, compared (default 1)")
    train.add_argument("--gate", type=positive, default=20, help="steps between two matches with the best (default 20)")
    train.add_argument("--gate-games", type=positive, default=1000, help="games of a match at most (default 1000)")
    train.add_argument("--seed", default="train", help="the same seed trains the same policy")
    train.add_argument("--seats", type=positive, help="only tables of so many seats, with the set-up of --set")
    train.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")
    train.add_argument("--kinds", metavar="KIND,...", help="only tables of these kinds, e.g. many,newleaf+mistwood")
    train.add_argument("--traits", metavar="TRAIT,...", help="learn only what differs with these, e.g. newleaf,many")
    where = train.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (default 1)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, e.g. tcp://host:8786")
    train.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of the run; it goes on there")


def _train(args: argparse.Namespace) -> int:
    try:
        from mytina.arena.train import Course, train
    except ModuleNotFoundError as error:
        raise ArenaError("needs-package", name=str(error.name)) from None
    game = find_game(args.game)
    if game.policy is None:
        known = ", ".join(one.id for one in games() if one.policy is not None)
        raise ArenaError("no-policy", game=game.id, games=known)
    setup = read_setup(game, args.set)
    seats = args.seats if args.seats is not None else game.seats[0] if setup else None
    if seats is not None:
        game.open(seats, 0, setup)  # refused here rather than in the middle
    kinds = tuple(args.kinds.split(",")) if args.kinds else ()
    _check_kinds(game.id, kinds, seats, setup)
    course = Course(
        game.id,
        seed=args.seed,
        games=args.games,
        batch=args.batch,
        distilled=args.distil,
        heat=args.heat,
        fading=args.fading,
        rate=args.rate,
        rare=args.rare,
        gate_every=args.gate,
        gate_games=args.gate_games,
        seats=seats,
        together=args.together,
        setup=setup,
        kinds=kinds,
        traits=tuple(args.traits.split(",")) if args.traits else (),
    )
    said = ["mytina", *(word for word in sys.argv[1:])]
    train(course, args.out, shlex.join(said), jobs=args.jobs, cluster=args.cluster)
    return 0


def _check_kinds(id: str, kinds: tuple[str, ...], seats: int | None, setup: dict[str, Any]) -> None:
    """Whether tables of all these kinds come up at all."""
    game = find_game(id)
    policy = game.policy
    if policy is None or not kinds:
        return
    rng = Rng.from_seed("kinds")
    drawn = [policy.table(rng) for _ in range(DRAWN)] if seats is None else [(seats, setup)]
    found = {policy.kind(game.open(n, 0, dict(chosen))) for n, chosen in drawn}
    for kind in kinds:
        if kind not in found:
            raise ArenaError("no-such-kind", kind=kind, kinds=", ".join(sorted(found)))
