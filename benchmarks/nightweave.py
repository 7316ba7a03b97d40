"""How hard Nightweave is: bots alone against her at every level, with every behaviour and plan, and with tricks.

    python benchmarks/nightweave.py --processes 2                                      # the whole table
    python benchmarks/nightweave.py --bots greedy --only 'plan-*' --extra-games 100    # some of it
    python benchmarks/nightweave.py --list                                             # what is measured so far

Levels are played by every bot of `--bots`, additions (at level 2) by the first of them. Every finished game goes to the
file of `--save` at once, and a run that is started again goes on where it stopped; `--minutes` ends a run early. A set
with all its games goes to `src/mytina/games/everdell/mistwood/data/nightweave_measured.json`, which the set-up form and
the rules page show; sets that stand there with as many games are not played again, unless `--again` is said.
A search by time (`search:1000ms`) needs a free core for every process, or `--processor`: its milliseconds are then
processor time. On the compiled engine 350 ms are about a second of plain Python.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Iterator
from fnmatch import fnmatch
from multiprocessing import Pool
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import mytina
from mytina.bots import make, search
from mytina.games.everdell.mistwood.nightweave.measured import FILE
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS

LEVELS: dict[str, dict[str, Any]] = {f"level-{level}": {"level": level} for level in range(5)}
EXTRAS: dict[str, dict[str, Any]] = {
    "tricks": {"level": 2, "tricks": True},
    **{f"behaviour-{id}": {"level": 2, "behaviour": id} for id in BEHAVIOURS},
    **{
        f"plan-{id}": {"level": 2, "plan": id, **({"behaviour": "random"} if id == "spider_whims" else {})}
        for id in PLANS
    },
}
Task = tuple[str, str, int]  # a bot, the name of a set, the number of a game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--bots", default="greedy,search:1000ms", help="with commas; the first also plays the additions"
    )
    parser.add_argument("--games", type=int, default=200, help="for each level")
    parser.add_argument("--extra-games", type=int, default=40, help="for each behaviour and plan, and for tricks")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="sets of this name (level-2, plan-*)")
    parser.add_argument(
        "--save", type=Path, default=Path("nightweave_games.jsonl"), help="finished games, to go on from"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processor", action="store_true", help="count a search's milliseconds in processor time")
    parser.add_argument("--again", action="store_true", help="play sets that are measured already")
    parser.add_argument("--list", action="store_true", help="only say what is measured")
    args = parser.parse_args()
    if args.processor:  # before there are processes, which begin as copies of this one
        search.perf_counter = process_time  # type: ignore[attr-defined]
    wanted = sets(args.bots.split(","), args.games, args.extra_games, args.only)
    kept = json.loads(FILE.read_text()) if FILE.exists() else {}
    done = {key for key, games in wanted.items() if kept.get(key[0], {}).get(key[1], {"games": 0})["games"] >= games}
    if args.list:
        for key in wanted:
            print(*key, kept[key[0]][key[1]] if key in done else "not measured")
        return
    run({key: games for key, games in wanted.items() if args.again or key not in done}, args)


def sets(bots: list[str], games: int, extra: int, only: str) -> dict[tuple[str, str], int]:
    """What is to be measured: bot and name, and in how many games."""
    found = {(bot, name): games for bot in bots for name in LEVELS}
    found |= {(bots[0], name): extra for name in EXTRAS}
    return {key: number for key, number in found.items() if fnmatch(key[1], only)}


def run(wanted: dict[tuple[str, str], int], args: argparse.Namespace) -> None:
    """Play what is missing; a set is written down when its last game is over."""
    played: dict[tuple[str, str], dict[int, tuple[int, int]]] = {key: {} for key in wanted}
    for line in args.save.read_text().splitlines() if args.save.exists() else []:
        game = json.loads(line)
        if (game["bot"], game["set"]) in played:
            played[game["bot"], game["set"]][game["number"]] = (game["own"], game["hers"])
    missing = [(*key, n) for key, games in wanted.items() for n in range(games) if n not in played[key]]
    print(f"{len(missing)} games of {sum(wanted.values())} are to be played", flush=True)
    for key, games in wanted.items():
        _finish(key, games, played[key], args)
    until = monotonic() + 60 * args.minutes
    with args.save.open("a") as file:
        for (bot, name, number), (own, hers) in _games(missing, args.processes):
            file.write(json.dumps({"bot": bot, "set": name, "number": number, "own": own, "hers": hers}) + "\n")
            file.flush()
            played[bot, name][number] = (own, hers)
            _finish((bot, name), wanted[bot, name], played[bot, name], args)
            if monotonic() > until:
                break


def _games(tasks: list[Task], processes: int) -> Iterator[tuple[Task, tuple[int, int]]]:
    if processes < 2:
        yield from map(play, tasks)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(play, tasks)


def play(task: Task) -> tuple[Task, tuple[int, int]]:
    """One game: the points of the bot, and hers."""
    bot, name, number = task
    setup = {**LEVELS, **EXTRAS}[name]
    state: Any = mytina.game("everdell").new(seats=1, seed=f"measure-{number}", nightweave_lair=True, **setup)
    player = make(bot, seed=number)
    while state.waiting:
        state.step(0, player.choose(state, 0))
    rival = state.rival_score()
    return task, (state.scores()[0].total, rival.total)


def _finish(key: tuple[str, str], games: int, played: dict[int, tuple[int, int]], args: argparse.Namespace) -> None:
    """Write a set down, if all its games are over."""
    results = [played[number] for number in range(games) if number in played]
    if len(results) < games:
        return
    bot, name = key
    number = "--games" if name in LEVELS else "--extra-games"
    processor = " --processor" if args.processor and bot.startswith("search") else ""
    found = {
        "games": games,
        "won": sum(own > hers for own, hers in results),
        "own": round(sum(own for own, _ in results) / games, 1),
        "hers": round(sum(hers for _, hers in results) / games, 1),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "command": f"python benchmarks/nightweave.py --bots {bot} --only {name} {number} {games}{processor}",
    }
    kept = json.loads(FILE.read_text()) if FILE.exists() else {}
    kept.setdefault(bot, {})[name] = found
    FILE.write_text(json.dumps(kept, indent=1) + "\n")
    print(bot, name, found, flush=True)


if __name__ == "__main__":
    main()
