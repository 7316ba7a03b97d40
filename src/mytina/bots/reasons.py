"""Why a move is good, for people: what it brings by line of the score sheet, how it goes on, and what it prepares."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from mytina.bots.base import Advice, Reason
from mytina.bots.greedy import after, best_move, within_move
from mytina.kernel.effects import Raw
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from mytina.kernel.text import Text

_GUESSES = 3  # determinizations; points are told if they agree, the next move if most of them do
_NEAR = 2.0  # points
_LARGE = 4  # at a larger table nobody can tell what comes next


def explained(state: State, seat: int, advice: list[Advice], most: int = 2) -> list[Advice]:
    """The first few options with their reasons, as far as the seat can know them."""
    question, _, raws = state.offers[seat]
    keys = {question.key(raw): raw for raw in raws}
    found = [
        msgspec.structs.replace(one, reason=reason(state, seat, (keys[one.key], *one.picks))) for one in advice[:most]
    ]
    return found + advice[most:]


def reason(state: State, seat: int, picks: tuple[Raw, ...]) -> Reason:
    """What these picks bring with the best continuation of their move, and what would follow in the next one."""
    rng = Rng.from_seed("reasons")
    first, *others = told = [_foreseen(state.imagine(seat, rng), seat, picks) for _ in range(_GUESSES)]
    unsure = {
        name for one in others for name in _differing(first.lines, one.lines) | _differing(first.holds, one.holds)
    }
    lines = {line: n for line, n in first.lines.items() if line not in unsure}
    holds = {name: n for name, n in first.holds.items() if name not in unsure}
    then, often = Counter(one.then for one in told).most_common(1)[0]
    return Reason(lines, first.path, then if 2 * often > _GUESSES else None, holds, tuple(sorted(unsure)))


def _differing(one: dict[str, int], other: dict[str, int]) -> set[str]:
    """What is not the same in both."""
    return {name for name in one.keys() | other.keys() if one.get(name, 0) != other.get(name, 0)}


class Foreseen(NamedTuple):
    """What a move comes to in one determinization."""

    lines: dict[str, int]
    holds: dict[str, int]
    path: tuple[str, ...]
    then: Text | None


def _foreseen(guess: State, seat: int, picks: tuple[Raw, ...]) -> Foreseen:
    before, offered = guess.scores()[seat].lines, guess.decision(seat).keys
    held = guess.game.judge.holds(guess, seat)
    state, path, seen = guess.copy(), [], guess.reveals
    state.step(seat, picks[0])
    rest = list(picks[1:])
    while within_move(state, seat):
        raw = rest.pop(0) if rest and rest[0] in state.options(seat) else _best(state, seat)
        if state.reveals == seen:
            path.append(state.offers[seat][0].key(raw))
        state.step(seat, raw)
    lines = {line: n - before.get(line, 0) for line, n in state.scores()[seat].lines.items()}
    holds = {name: n - held.get(name, 0) for name, n in state.game.judge.holds(state, seat).items()}
    return Foreseen(
        {line: n for line, n in lines.items() if n},
        {name: n for name, n in holds.items() if n},
        tuple(path),
        _next(state, seat, offered),
    )


def _best(state: State, seat: int) -> Raw:
    value = state.game.judge.value
    return max(state.options(seat), key=lambda raw: after(state, seat, raw, value)[0])


def _next(state: State, seat: int, offered: list[str]) -> Text | None:
    """The best of what could not be done before, in words, if it is about as good as the best of all."""
    if state.seats > _LARGE or state.lanes:
        return None
    while state.waiting and seat not in state.waiting:
        state = best_move(state, state.waiting[0], state.game.judge.value)[1]
    if not state.waiting or within_move(state, seat):
        return None
    question, _, raws = state.offers[seat]
    valued = {raw: after(state, seat, raw, state.game.judge.value)[0] for raw in raws}
    new = [raw for raw in raws if question.key(raw) not in offered]
    best = max(new, key=valued.__getitem__, default=None)
    if best is None or valued[best] < max(valued.values()) - _NEAR:
        return None
    return state.decision(seat)[question.key(best)].words
