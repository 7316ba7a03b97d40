"""What all environments share: the numbers of options, what a seat observes, and what it is rewarded with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from mytina.kernel.effects import Raw
from mytina.kernel.encoding import place_of
from mytina.kernel.errors import SetupError
from mytina.kernel.game import Game
from mytina.kernel.state import State

#: Places for the question that is asked and its own numbers (which shape is to be placed), after those of the view.
QUESTIONS = 32
FIGURES = 64
REWARDS = ("win", "score", "lead")

Array = np.ndarray[Any, Any]


def actions(state: State, seat: int) -> dict[int, Raw]:
    """The options of a seat by their numbers, in the order of the options.

    A number is a hash of the option's key, below `Encoding.actions`. Where two keys of one decision fall together, the
    later one gets the next free number; so a number nearly always means the same, and always does in one position.
    """
    question, _, raws = state.offers[seat]
    size = state.game.encoding.actions
    found: dict[int, Raw] = {}
    for raw in raws:
        number = _number(question.key(raw), size)
        while number in found:
            number = (number + 1) % size
        found[number] = raw
    return found


@lru_cache(maxsize=1 << 17)
def _number(key: str, size: int) -> int:
    return place_of(key, size)[0]


def mask(options: dict[int, Raw], size: int) -> Array:
    found = np.zeros(size, dtype=np.int8)
    found[list(options)] = 1
    return found


def observation_size(game: Game[State]) -> int:
    return game.encoding.size + QUESTIONS + FIGURES


def observe(state: State, seat: int) -> Array:
    """What a seat sees, as numbers: its view, and which question it is asked."""
    encoding = state.game.encoding
    found = np.zeros(observation_size(state.game), dtype=np.float32)
    found[: encoding.size] = encoding.encode(state.view(seat))
    offer = state.offers.get(seat)
    if offer is not None:
        name = type(offer[0]).__name__
        found[encoding.size + _number(name, QUESTIONS)] = 1.0
        for index, figure in enumerate(offer[1]):
            found[encoding.size + QUESTIONS + _number(f"{name}/{index}={figure}", FIGURES)] = 1.0
    return found


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise SetupError("reward", kind, ", ".join(REWARDS))
    return kind


class Rewards:
    """What seats are rewarded with.

    `win`: at the end 1 for the winner, −1 for the others, shared among those who tie (all together 0 with two seats).
    `score`: the change of the own points since the last reward, / 10. `lead`: at the end the lead, / 50.
    """

    def __init__(self, kind: str, state: State) -> None:
        self.kind = check_reward(kind)
        self.before = [sheet.total for sheet in state.scores()] if kind == "score" else []

    def after(self, state: State) -> list[float]:
        if self.kind == "score":
            now = [sheet.total for sheet in state.scores()]
            found = [(new - old) / 10 for new, old in zip(now, self.before, strict=True)]
            self.before = now
            return found
        if state.waiting:
            return [0.0] * state.seats
        if self.kind == "lead":
            return [state.lead(seat) / 50 for seat in range(state.seats)]
        winners = state.winners
        if not winners:
            return [-1.0] * state.seats
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(state.seats)]
