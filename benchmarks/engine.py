"""How fast the engine is on whole games, against catanatron with random players in the same process.

Random players pass only when nothing else is possible: otherwise games of Everdell would end after a quarter of their
decisions, the easy ones. Both sides throw Python's own dice, seeded for each game, and both loops are plain Python:
catanatron's is `Game.play`, which looks whether the action picked is a legal one and copies the game twice; ours is
`play_on`, which lists the options as numbers and makes a `step`, as bots do and `mytina simulate` does: whatever came
from `options` is not looked up again. A decision of Catan and one of Everdell are not the same work, of course.
`python -m benchmarks.engine` measures the engine that Python finds: a checkout, or a wheel
with compiled rules (`PYTHONPATH=` where it is unpacked).
"""

from __future__ import annotations

import cProfile
import inspect
import pstats
import random
import statistics
from functools import partial
from typing import Any

from catanatron import Color, Game, RandomPlayer

import mytina
from benchmarks.slices import alternate, calibrate, ratio, repeat
from mytina import bots

OPENING = 20  # decisions within which the first turn begins, after whatever is drafted or discarded


def main() -> None:
    for game in mytina.games():
        kind = "plain CPython" if inspect.isfunction(mytina.State.step) else "compiled"
        print(f"\n{game.name.en} ({game.id}), 2 seats, whole random games, {kind}; catanatron {_version()}")
        compare(game)
        if 4 in game.seats:
            four_seats(game)
        presets(game)
        judging(game)
        share_of_options(game)
        linear_replay(game)


def compare(game: Any) -> None:
    seeds = iter(range(10**9))
    counts = {"games": 0, "decisions": 0}

    def ours() -> int:
        decisions = play(game, next(seeds))
        counts["games"] += 1
        counts["decisions"] += decisions
        return decisions

    middle = mid_game(game)
    theirs_middle = catan()
    for _ in range(150):
        theirs_middle.play_tick()
    rates = alternate(
        {
            "decisions": repeat(ours),
            "catanatron decisions": repeat(catan_game),
            "copies": repeat(lambda: copies(middle, 100)),
            "catanatron copies": repeat(lambda: copies(theirs_middle, 10)),
            "calibration": repeat(calibrate),
        }
    )
    for name, values in rates.items():
        print(f"  {name:22} {statistics.median(values):12,.0f} per second  ({min(values):,.0f} … {max(values):,.0f})")
    per_game = counts["decisions"] / counts["games"]
    print(f"  {'games':22} {statistics.median(rates['decisions']) / per_game:12,.0f} per second")
    for name in ("decisions", "copies"):
        middle_ratio, low, high = ratio(rates, name, f"catanatron {name}")
        print(f"  {name}: {middle_ratio:.2f} × catanatron ({low:.2f} … {high:.2f})")


def four_seats(game: Any) -> None:
    """What a game of four costs against one of two."""
    seeds = iter(range(10**9))
    rates = alternate(
        {
            "two": repeat(lambda: bool(play(game, next(seeds), 2))),
            "four": repeat(lambda: bool(play(game, next(seeds), 4))),
        },
        rounds=6,
    )
    middle, low, high = ratio(rates, "two", "four")
    each = 1000 / statistics.median(rates["two"])
    print(f"  a game of two takes {each:.2f} ms; one of four {middle:.2f} × that ({low:.2f} … {high:.2f})")


def presets(game: Any) -> None:
    """What a game with each preset of its set-up costs against one without any, by game and by decision."""
    named = [name for name, fields in game.setup.presets.items() if fields]
    decisions = dict.fromkeys(["", *named], 0)
    games = dict.fromkeys(decisions, 0)
    seeds = iter(range(10**9))

    def one(name: str) -> int:
        state = game.new(seats=2, seed=next(seeds), **({"preset": name} if name else {}))
        decisions[name] += play_on(state, state.plies)
        games[name] += 1
        return 1

    rates = alternate({name: repeat(partial(one, name)) for name in decisions}, rounds=6)
    for name in named:
        middle, low, high = ratio(rates, "", name)
        more = decisions[name] / games[name] * games[""] / decisions[""]
        print(f"  a game with {name}: {middle:.2f} × ({low:.2f} … {high:.2f}), with {more:.2f} × the decisions")


def judging(game: Any) -> None:
    """What the judge of a game needs for a position, and games of greedy bots, which ask it at every option."""
    middle, value = mid_game(game), game.judge.value
    seeds = iter(range(10**9))
    rates = alternate(
        {
            "positions": repeat(lambda: _judged(middle, value)),
            "greedy": repeat(lambda: _greedy(game, next(seeds))),
        },
        rounds=6,
    )
    each, games = 1e6 / statistics.median(rates["positions"]), statistics.median(rates["greedy"])
    print(f"  judging a position of mid-game: {each:.1f} µs; games of greedy bots: {games:.1f} per second")


def _judged(state: Any, value: Any) -> int:
    for _ in range(100):
        value(state, 0)
    return 100


def _greedy(game: Any, seed: int) -> int:
    state = game.new(seats=2, seed=seed)
    players = [bots.make("greedy", f"{seed}/{seat}") for seat in range(2)]
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, players[seat].choose(state, seat))
    return 1


def share_of_options(game: Any) -> None:
    """The share of time spent in listing options, from a profile."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(100):
        play(game, seed)
    profile.disable()
    stats: Any = pstats.Stats(profile)
    total = stats.total_tt
    listing = sum(row[3] for (_, _, name), row in stats.stats.items() if name == "options")
    print(f"  option generation: {listing / total:.0%} of the time (under the profiler)")


def linear_replay(game: Any) -> None:
    """Time per pick of replaying a long record, by parts: linear means that it stays level."""
    seats = min(game.seats[-1], 12)
    states = []
    for seed in range(8):
        state = game.new(seats=seats, seed=seed)
        play_on(state, seed)
        states.append(state)
    longest = max(states, key=lambda state: state.plies).record()
    parts = [len(longest.picks) // part for part in (4, 2, 1)]
    rates = alternate({str(upto): repeat(lambda upto=upto: _replayed(longest, upto)) for upto in parts}, rounds=4)
    rows = [f"{upto} picks {1e6 / statistics.median(rates[str(upto)]):.0f} µs each" for upto in parts]
    print(f"  replay, {seats} seats: {'; '.join(rows)}")


def _replayed(record: Any, upto: int) -> int:
    mytina.replay(record, upto=upto)
    return upto


def play(game: Any, seed: int, seats: int = 2) -> int:
    state = game.new(seats=seats, seed=seed)
    return play_on(state, seed)


def play_on(state: Any, seed: int, most: int = 10**9) -> int:
    """Play to the end, or so many decisions; how many there were."""
    chance = random.Random(seed).random
    passing = passing_in(state)
    decisions = 0
    waiting = state.waiting
    while waiting and decisions < most:
        seat = waiting[0]
        options = state.options(seat)
        choices = len(options)
        pick = options[int(chance() * choices)]
        if choices > 1 and pick == passing:
            continue
        state.step(seat, pick)
        decisions += 1
        waiting = state.waiting
    return decisions


_passing: dict[Any, Any] = {}


def passing_in(state: Any) -> Any:
    """The option of a turn that gives up all others, if there is one; looked for once: options by name are slow."""
    kind = state.game.id, state.seats, state.setup
    if kind not in _passing:
        _passing[kind] = None
        trial, dice = state.copy(), random.Random(1)
        for _ in range(OPENING):
            seat = trial.waiting[0]
            decision = trial.decision(seat)
            if "pass" in decision:
                _passing[kind] = decision["pass"].raw
                break
            trial.step(seat, dice.choice(decision.raws))
    return _passing[kind]


def mid_game(game: Any) -> Any:
    state = game.new(seats=2, seed=1)
    play_on(state, 1, play(game, 1) // 2)
    return state


def copies(state: Any, times: int) -> int:
    for _ in range(times):
        state.copy()
    return times


def catan() -> Any:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def catan_game() -> int:
    game = catan()
    game.play()
    return len(game.state.actions)


def _version() -> str:
    from importlib.metadata import version

    return version("catanatron")


if __name__ == "__main__":
    main()
