"""How strong bots are: a row of `docs/strength.md` for every match.

    python -m benchmarks.strength everdell greedy,greedy --games 200
    python -m benchmarks.strength everdell search:1000ms,greedy --games 200 --save rows.jsonl
    python -m benchmarks.strength everdell greedy --games 200 --set year=3
    python -m benchmarks.strength everdell search:350ms,greedy --games 200 --set preset=newleaf --processor

Bots change seats from game to game, and seeds fix the games. With `--processor` the milliseconds of a search are
processor time: on a machine that does other things too it thinks as much as on a quiet one. Every finished game is
printed to the file of `--save` at once, and a run that is started again with the same file goes on where it stopped;
`--minutes` ends a run early. The row names the games that were really played, with 95 % intervals. Beside the bots of
the site there is `by-greedy:350ms`, the search as it was before it knew policies: greedy bots play its rollouts.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import mytina
from mytina.arena.statistics import mean_interval, wilson
from mytina.bots import Bot, make, search


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", help="one for every seat, with commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")
    parser.add_argument("--save", type=Path, help="a file of finished games, to go on from")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processor", action="store_true", help="count a search's milliseconds in processor time")
    args = parser.parse_args()
    if args.processor:
        search.perf_counter = process_time  # type: ignore[attr-defined]
    setup = dict(field.split("=", 1) for field in args.set)
    bots = args.bots.split(",")
    until = perf_counter() + 60 * args.minutes
    played = (
        [json.loads(line) for line in args.save.read_text().splitlines()] if args.save and args.save.exists() else []
    )
    while len(played) < args.games and perf_counter() < until:
        played.append(play(args.game, bots, args.seed, len(played), setup))
        if args.save:
            with args.save.open("a") as file:
                file.write(json.dumps(played[-1]) + "\n")
    if played:
        print(f"{args.game} {args.bots} {setup or ''}: {len(played)} games with seed {args.seed}")
        for index, bot in enumerate(bots):
            print(row(bot, [game["bots"][index] for game in played]))
        if played[0]["rival"] is not None:
            print(f"the rival has {spread([game['rival'] for game in played])}")


class SearchByGreedy(search.SearchBot):
    """Greedy bots play its rollouts, and no policy names candidates."""

    name = "by-greedy"

    def rollout_policy(self, state: Any) -> None:
        return None


def player(spec: str, seed: str) -> Bot:
    kind, _, budget = spec.partition(":")
    if kind == SearchByGreedy.name:
        return SearchByGreedy(seed, milliseconds=int(budget.removesuffix("ms")))
    return make(spec, seed)


def play(game: str, bots: list[str], seed: str, number: int, setup: dict[str, str]) -> dict[str, Any]:
    """One game: for every bot its points by line, its share of the win, and its processor time per decision."""
    seats = len(bots)
    state: Any = mytina.game(game).new(seats=seats, seed=f"{seed}/{number}", **numbers(setup))
    players = [player(bot, f"{seed}/{number}/{index}") for index, bot in enumerate(bots)]
    seconds, decisions = [0.0] * seats, [0] * seats
    while state.waiting:
        seat = state.waiting[0]
        index = (seat + number) % seats
        begun = process_time()
        raw = players[index].choose(state, seat)
        seconds[index] += process_time() - begun
        decisions[index] += 1
        state.step(seat, raw)
    found: list[dict[str, Any]] = [{} for _ in bots]
    for seat, sheet in enumerate(state.scores()):
        index = (seat + number) % seats
        won = 1 / len(state.winners) if seat in state.winners else 0.0
        pace = seconds[index] / max(1, decisions[index])
        found[index] = {"points": sheet.total, "lines": sheet.lines, "won": won, "seconds": pace}
    rival = getattr(state, "rival_score", lambda: None)()
    return {"bots": found, "rival": None if rival is None else rival.total}


def numbers(setup: dict[str, str]) -> dict[str, int | str]:
    return {field: int(value) if value.isdigit() else value for field, value in setup.items()}


def row(bot: str, games: list[dict[str, Any]]) -> str:
    """A bot's points, their best tenth, how often it won, where the points came from, and how long it thought."""
    totals = sorted(game["points"] for game in games)
    wins = sum(game["won"] for game in games)
    low, high = wilson(wins, len(games))
    names = dict.fromkeys(name for game in games for name in game["lines"])  # a game need not use them all
    lines = {name: sum(game["lines"].get(name, 0) for game in games) / len(games) for name in names}
    pace = 1000 * sum(game["seconds"] for game in games) / len(games)
    return (
        f"{bot} has {spread(totals)}, 90th percentile {totals[int(0.9 * (len(totals) - 1))]}; "
        f"wins {wins / len(games):.1%} ({low:.1%} – {high:.1%}); "
        + ", ".join(f"{name} {mean:.1f}" for name, mean in lines.items())
        + f"; {pace:.0f} ms of processor time per decision"
    )


def spread(totals: list[int]) -> str:
    mean, low, high = mean_interval([float(total) for total in totals])
    return f"{mean:.1f} points ({low:.1f} – {high:.1f})"


if __name__ == "__main__":
    main()
