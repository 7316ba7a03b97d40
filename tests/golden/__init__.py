"""Golden files: playthroughs (every value at every ply), records and perft counts; `make golden` renews them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mytina
from mytina.bots import make
from mytina.interface.game import Game
from mytina.kernel.rng import Rng
from mytina.kernel.state import State

FOLDER = Path(__file__).parent


def cases() -> Iterator[tuple[Game[Any], int, dict[str, Any], str]]:
    """Every game for every seat count up to four, with the set-ups it names as worth keeping."""
    for game in mytina.games():
        for seats in game.seats:
            if seats <= 4:
                for name, setup in SETUPS.get(game.id, {"": {}}).items():
                    try:
                        game.new(seats=seats, seed=SEED, **setup)
                    except mytina.SetupError:
                        continue
                    yield game, seats, setup, "-".join(filter(None, (game.id, str(seats), name)))


NEWLEAF = {
    "cards": True,
    "station_board": True,
    "tickets": True,
    "reservations": True,
    "forest_locations": True,
    "special_events": "mixed",
    "basic_events": True,
    "critter_powers": True,
}
MISTWOOD = {"four_seasons": True, "corrin": True, "more_legends": "own", "mistwood_powers": True}

LAIR = {"nightweave_lair": True}

#: Set-ups beside the default one, by game: name → fields.
SETUPS: dict[str, dict[str, dict[str, Any]]] = {
    "timber-town": {"": {}, "first": {"cards": "first", "beaver_path": "simple"}},
    "cartographers": {"": {}, "combined": {"game": "combined", "map": "B", "explore": "base"}},
    "everdell": {
        "": {},
        "year-2": {"year": 2},
        "year-3": {"year": 3},
        "newleaf-cards": {"cards": True},
        "newleaf": {"cards": True, "station_board": True},
        "newleaf-all": NEWLEAF,
        "mistwood": MISTWOOD,
        "mistwood-newleaf": {**NEWLEAF, **MISTWOOD, "more_legends": "with_first_set"},
        "lair-0": {**LAIR, "level": 0},
        "lair-2": {**LAIR, "level": 2},
        "lair-4": {**LAIR, "level": 4, "behaviour": "careless"},
        "lair-plan": {**LAIR, "level": 2, "plan": "hostage"},
        "lair-tricks": {**LAIR, "level": 2, "tricks": True},
        "lair-newleaf": {**LAIR, "level": 2, "cards": True, "station_board": True, "special_events": "newleaf_only"},
    },
}

#: The seed of all of them but those in which chance would leave somebody with next to nothing to do.
SEED = "golden"
SEEDS = dict.fromkeys(
    ("everdell-1-newleaf-cards", "everdell-1-lair-plan", "everdell-1-lair-tricks", "everdell-3-newleaf-cards"),
    "golden/2",
)

#: Games that random picks would end long before the end: there patient players play on as long as they can.
PATIENT = {"everdell"}


def anything(keys: list[str], rng: Rng) -> str:
    """Any option, all equally likely: what the random bot does."""
    return keys[rng.below(len(keys))]


def patient(keys: list[str], rng: Rng) -> str:
    """Any option, first by its kind, so that rare kinds come up as often as common ones; to pass comes last."""
    kinds = sorted({key.partition(":")[0] for key in keys} - {"pass"}) or ["pass"]
    kind = anything(kinds, rng)
    return anything([key for key in keys if key.partition(":")[0] == kind], rng)


def playthrough(game: Game[Any], seats: int, setup: dict[str, Any], name: str) -> tuple[str, State]:
    """A game of random picks written down: what was asked, what was possible, what was picked."""
    state = game.new(seats=seats, seed=SEEDS.get(name, SEED), **setup)
    dice = [make("random", f"golden/{seat}").rng for seat in range(seats)]
    lines = [f"{game.id} rules {game.rules_version} seats {seats} setup {setup}"]
    while state.waiting:
        seat = state.waiting[-1]
        decision = state.decision(seat)
        keys = decision.keys
        picked = (patient if game.id in PATIENT else anything)(keys, dice[seat])
        shown = " ".join(keys) if len(keys) <= 30 else f"{len(keys)} options {_short(' '.join(keys))}"
        lines.append(f"{state.plies} {state.digest()[:12]} seat {seat}: {decision.prompt.en} | {shown} > {picked}")
        if state.plies % 10 == 0:
            lines.append(_indented(state))
        state.pick(seat, picked)
    lines.append(f"{state.plies} {state.digest()} over, winners {state.winners}")
    lines.append(_indented(state))
    lines += [f"seat {seat}: {sheet.total} {sheet.lines}" for seat, sheet in enumerate(state.scores())]
    return "\n".join(lines) + "\n", state


def perft(state: State, depth: int) -> int:
    """How many sequences of picks there are to this depth."""
    if depth == 0 or not state.waiting:
        return 1
    seat = state.waiting[0]
    if depth == 1:
        return len(state.options(seat))
    total = 0
    for raw in state.options(seat):
        after = state.copy()
        after.step(seat, raw)
        total += perft(after, depth - 1)
    return total


def perft_counts(game: Game[Any]) -> dict[str, list[int]]:
    """Counts from three tables: at the start, in the middle, near the end."""
    counts = {}
    for seats in [n for n in game.seats if n <= 4][:2]:
        state = game.new(seats=seats, seed="perft")
        dice = [make("random", f"perft/{seat}").rng for seat in range(seats)]
        for name, plies in (("start", 0), ("middle", 30), ("late", 60)):
            while state.waiting and state.plies < plies:
                seat = state.waiting[0]
                keys = state.decision(seat).keys
                state.pick(seat, (patient if game.id in PATIENT else anything)(keys, dice[seat]))
            counts[f"{seats} seats, {name}"] = _counts(state)
    return counts


def _counts(state: State) -> list[int]:
    """Depth by depth, as long as the next one stays within some ten thousand positions."""
    counts = [perft(state, 1)]
    while len(counts) < 6 and counts[-1] * counts[0] < 30_000:
        counts.append(perft(state, len(counts) + 1))
    return counts


def _indented(state: State) -> str:
    return "\n".join(f"    {line}" for line in str(state).splitlines())


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
