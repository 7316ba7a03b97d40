"""The judge of Everdell: points now, and what everything in sight is likely to bring.

The points that a seat can expect are the score sheet as it would be counted now plus a weighted sum of the features of
its position (`features.py`): workers, resources, the city and what could come into it, links, events. The weights of
each season were learned from games of bots with one another (`data/weights.json`, made by
`benchmarks/train_everdell.py`); a solo player has weights of its own, learned from games against the rival, and so have
games with modules. Moves that are half done count what their pending effects will bring, estimated by hand.

The value of a seat is the lead in these points. How a solo game will end is predicted by weights of their own, and
counts at the end of a rollout.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mytina.games.everdell.bot.features import NUMBER, SIZE, features, lasting, looked_up, rivalry
from mytina.games.everdell.bot.worth import VALUES
from mytina.games.everdell.box import Box
from mytina.games.everdell.catalogue import BONUSES, POINTS
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.judging import Found
from mytina.games.everdell.scoring import events, journey
from mytina.games.everdell.terms import points_on
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Solo one wins or loses. Most cards bring the rival more than they lead the player ahead of him, so his points count
#: in part only: few cards lose by less, but many win. What he gets for special events that are missed counts in full.
#: At the end it is worth something to be ahead of him, and the more so the narrower it is.
RIVAL_SHARE: Final = 0.4
WON: Final = 8.0
NARROWLY: Final = 8.0


def _weights() -> dict[str, list[list[float]]]:
    """By `multiplayer`, `solo` or the name of a rival, for every season: the weight of each feature."""
    raw = (Path(__file__).parent / "data" / "weights.json").read_bytes()
    tables = {}
    for name, table in msgspec.json.decode(raw, type=dict[str, dict[str, list[float]]]).items():
        tables[name] = [[0.0] * SIZE for _ in range(4)]
        for feature, row in table.items():
            for season, weight in enumerate(row):
                tables[name][season][NUMBER[feature]] = weight
    return tables


WEIGHTS: Final = _weights()
MULTIPLAYER: Final = WEIGHTS["multiplayer"]
SOLO: Final = WEIGHTS["solo"]
#: Where modules are on the table everything is worth something else: learned with all mixtures of them.
MODULES: Final = "-modules"
MULTIPLAYER_MODULES: Final = WEIGHTS["multiplayer" + MODULES]
SOLO_MODULES: Final = WEIGHTS["solo" + MODULES]


class EverdellJudge(Judge["Everdell"]):
    def value(self, state: Everdell, seat: int) -> float:
        own = expected_points(state, seat)
        rival = state.box.rival
        if rival is None:
            others = [expected_points(state, other) for other in range(state.seats) if other != seat]
            return own - max(others, default=0.0)
        found = own - rival_points(state, rival)
        if state.passed >> seat & 1:
            found += _won(own - rival.total(state))
        return found

    def sibling_value(self, state: Everdell, seat: int, shared: dict[tuple[int, ...], float]) -> float:
        """Few moves change what the others can look forward to: that is remembered."""
        if state.box.rival is not None:
            return self.value(state, seat)
        own = expected_points(state, seat)
        best = 0.0
        first = True
        for other in range(state.seats):
            if other != seat:
                points = _known_points(state, other, shared)
                if first or points > best:
                    best = points
                    first = False
        return own - best

    def progress(self, state: Everdell, seat: int) -> float:
        """The own points alone: nearly half of the surprises in the lead are those of others."""
        return expected_points(state, seat) if state.box.rival is None else self.value(state, seat)

    def rollout_value(self, state: Everdell, seat: int) -> float:
        """Solo, the mean of the value and of the lead predicted.

        The value is made for choosing the next move and counts only a part of the rival's points, since bots that
        count them all hardly play cards. The prediction is how greedy games ended, and a search plays better than
        that. Between the two it plays best.
        """
        found = self.value(state, seat)
        rival = state.box.rival
        if rival is None or _prediction(state.box, rival) not in WEIGHTS:
            return found
        return (found + predicted_lead(state, seat, rival)) / 2

    def rollout_depths(self, state: Everdell) -> tuple[int, ...]:
        return (3,) if state.box.rival is None else (3, 6, 10)


def expected_points(state: Everdell, seat: int) -> float:
    """What a seat will have, roughly; solo, beyond the part that counts of what the rival will get."""
    points = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    weights = _table(state.box)[state.season[seat]]
    return points + _future(state, seat, weights) + _pending(state, seat)


def _known_points(state: Everdell, seat: int, known: dict[tuple[int, ...], float]) -> float:
    """The same, with what the features come to looked up where they have been met."""
    points = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    key = lasting(state, seat)
    if key is None:
        return expected_points(state, seat)
    found = known.get(key)
    if found is None:
        found = _future(state, seat, _table(state.box)[state.season[seat]])
        known[key] = found
    return points + found + _pending(state, seat)


def _table(box: Box) -> list[list[float]]:
    """Rugwort answers every card; one who takes turns of her own is like a neighbour, and so are the weights.

    In 200 games at level 2 of the lair greedy had 59.4 points instead of 55.6 with these, and won 77 instead of 59.
    """
    answered = box.rival is not None and not box.rival.turns
    if box.judged:
        return SOLO_MODULES if answered else MULTIPLAYER_MODULES
    return SOLO if answered else MULTIPLAYER


def _prediction(box: Box, rival: Rival) -> str:
    """The name of the weights that predict the lead over a rival."""
    return rival.id + MODULES if box.judged else rival.id


def rival_points(state: Everdell, rival: Rival) -> float:
    """What counts of the rival's points while the game goes on."""
    missed = rival.missed(state)
    return RIVAL_SHARE * (rival.total(state) - missed) + missed


def training_points(state: Everdell, seat: int) -> float:
    """What weights are fitted to: a seat's points now; solo, less what counts of the rival's."""
    rival = state.box.rival
    return points_now(state, seat) - (0.0 if rival is None else rival_points(state, rival))


def predicted_lead(state: Everdell, seat: int, rival: Rival) -> float:
    """By how much a solo player will be ahead of the rival at the end, and something for being ahead at all."""
    own = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        lead = own - rival.total(state)
        return lead + _won(lead)
    there, amounts = features(state, seat)
    found = (there, amounts + rivalry(state, rival, own))
    return weighted_sum(WEIGHTS[_prediction(state.box, rival)][state.season[seat]], found)


def _won(lead: float) -> float:
    """What a lead over the rival at the end is worth beyond its points."""
    return WON * math.tanh(lead / NARROWLY)


def _future(state: Everdell, seat: int, weights: list[float]) -> float:
    """The features of a seat, each times its weight: the same sum, added in the same order, as by `weighted_sum`."""
    found = looked_up(state, seat, weights)
    there: list[float] = found[0]
    amounts: list[tuple[float, float]] = found[1]
    total = 0.0
    for weight in there:
        total += weight
    for weight, amount in amounts:
        total += weight * amount
    return total


def weighted_sum(weights: list[float], found: Found) -> float:
    """The features of a position, each times its weight."""
    there, amounts = found
    total = 0.0
    for number in there:
        total += weights[number]
    for number, amount in amounts:
        total += weights[number] * amount
    return total


def points_now(state: Everdell, seat: int) -> float:
    """A seat's points as they would be counted now."""
    city = state.cities[seat]
    found = float(state.points[seat] + journey(state, seat) + events(state, seat))
    for mark in state.marks[seat]:
        if mark:
            found += points_on(mark)
    for slot, card in enumerate(city):
        if card >= 0:
            found += POINTS[card]
            bonus = BONUSES[card]
            if bonus is not None:
                found += bonus.points(state, seat, slot)
    for part in state.parts:
        found += sum(part.lines(state, seat).values())
    return found


def _pending(state: Everdell, seat: int) -> float:
    """What is on its way to the seat in the middle of a move."""
    found = 0.0
    for effect, owner, args in state.pending:
        if owner == seat:
            found += effect.pending_value(args, VALUES)
    return found
