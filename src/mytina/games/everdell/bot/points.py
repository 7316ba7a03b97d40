"""The points that a seat can expect: those it has, and a weighted sum of the features of its position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mytina.games.everdell.bot.features import (
    CHAPEL,
    CHAPEL_CARD,
    CONTESTED,
    EXCLUSIVE,
    JOURNEY,
    LATER,
    LINKED,
    NOW,
    NUMBER,
    PLACE,
    PLAYED,
    SIZE,
    Known,
    best_of,
    lasting,
    looked_up,
    numbers_of,
    outlook,
    praying,
    prospect_of,
    sight_of,
    standing,
    supply,
    travelling,
)
from mytina.games.everdell.bot.worth import VALUES
from mytina.games.everdell.box import Box
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.judging import Found, Prospect, Sight
from mytina.games.everdell.scoring import events, journey
from mytina.games.everdell.table import slot_of
from mytina.games.everdell.terms import AUTUMN, points_on

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


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
SOLO_MODULES: Final = WEIGHTS.get("solo" + MODULES, SOLO)  # nothing of its own was learned there yet
#: The name of a table that was learned from games of the policy instead of greedy ones ends so.
BY_POLICY: Final = "-policy"
MULTIPLAYER_POLICY: Final = WEIGHTS["multiplayer" + BY_POLICY]
MULTIPLAYER_POLICY_MODULES: Final = WEIGHTS["multiplayer" + BY_POLICY + MODULES]


def expected_points(state: Everdell, seat: int) -> float:
    """What a seat will have, roughly; solo, beyond the part that counts of what the rival will get."""
    points = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    return points + _future(state, seat) + _pending(state, seat)


def played_points(state: Everdell, seat: int) -> float:
    """What a seat will have, roughly, if the policy plays on for everybody. Only without rivals."""
    points = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    season = state.season[seat]
    if state.box.judged:
        found = looked_up(state, seat, MULTIPLAYER_POLICY_MODULES[season], PLAYED + season)
        return points + _sum_of(found) + _pending(state, seat)
    return points + _sum(state, seat, MULTIPLAYER_POLICY[season], PLAYED + season) + _pending(state, seat)


def known_points(state: Everdell, seat: int, known: list[Known]) -> float:
    """The same, with what the features come to looked up where they have been met."""
    points = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    if not lasting(state.box):
        return points + _future(state, seat) + _pending(state, seat)
    numbers = numbers_of(state, seat)
    for one in known:
        if one.holds(state, seat, numbers):
            return points + one.future + _pending(state, seat)
    future = _future(state, seat)
    known.insert(0, Known(state, seat, numbers, future))  # the next move tried is most like the last one
    return points + future + _pending(state, seat)


def best_other(state: Everdell, seat: int, known: list[Known]) -> float:
    """The most that one of the others can expect."""
    best = 0.0
    first = True
    for other in range(state.seats):
        if other != seat:
            points = known_points(state, other, known)
            if first or points > best:
                best = points
                first = False
    return best


def weights_of(box: Box) -> list[list[float]]:
    """Rugwort answers every card; one who takes turns of her own is like a neighbour, and so are the weights.

    In 200 games at level 2 of the lair greedy had 59.4 points instead of 55.6 with these, and won 77 instead of 59.
    """
    answered = box.rival is not None and not box.rival.turns
    if box.judged:
        return SOLO_MODULES if answered else MULTIPLAYER_MODULES
    return SOLO if answered else MULTIPLAYER


def _future(state: Everdell, seat: int) -> float:
    """The features of a seat, each times its weight: the same sum, added in the same order, as by `weighted_sum`."""
    season = state.season[seat]
    weights = weights_of(state.box)[season]
    if state.box.judged:
        return _sum_of(looked_up(state, seat, weights, season))
    return _sum(state, seat, weights, season)


def _sum(state: Everdell, seat: int, weights: list[float], which: int) -> float:
    """The same by any weights, where there are no modules; `which` table they are."""
    own = census(state, seat)
    taken, visited = standing(state, seat)
    sight = sight_of(state, seat, own, visited, weights, which)
    prospect = prospect_of(state, seat, own, sight.vacant, weights, which)
    return _added(state, seat, weights, own, taken, sight, prospect)


class Glance:
    """What a seat sees at one moment, and what is on its way to it: all but resources and points in front of it."""

    __slots__ = ("city", "marks", "pending", "prospect", "sight", "taken", "weights")

    def __init__(self, state: Everdell, seat: int) -> None:
        season, own = state.season[seat], census(state, seat)
        taken, visited = standing(state, seat)
        self.city = own
        self.weights = weights_of(state.box)[season]
        self.taken = taken
        self.sight = sight_of(state, seat, own, visited, self.weights, season)
        self.prospect = prospect_of(state, seat, own, self.sight.vacant, self.weights, season)
        self.marks = state.marks[seat][:]
        self.pending = _pending(state, seat)


def glanced_points(state: Everdell, seat: int, glance: Glance) -> float:
    """The same as `expected_points`, where nothing has changed since a glance but what lies in front of the seat, and
    the game goes on. Only without modules."""
    if state.passed >> seat & 1 or glance.marks != state.marks[seat]:
        return expected_points(state, seat)
    future = _added(state, seat, glance.weights, glance.city, glance.taken, glance.sight, glance.prospect)
    return points_now(state, seat) + future + glance.pending


def _added(
    state: Everdell,
    seat: int,
    weights: list[float],
    own: Census,
    taken: int,
    sight: Sight,
    prospect: Prospect,
) -> float:
    """The sum of the features of a seat, of which all that takes a search is known; `taken` are the locations where
    anybody stands."""
    free = own.capacity - own.used
    workers, together, hand, spaces, twigs, resins, pebbles, berries = supply(state, seat, own)
    total = weights[workers] + weights[together] + weights[hand] + weights[spaces]
    total += weights[twigs]
    total += weights[resins]
    total += weights[pebbles]
    total += weights[berries]
    telling: tuple[float, ...] = sight.there
    for weight in telling:
        total += weight
    if state.available[seat]:
        for place in CONTESTED:
            if not taken >> place & 1:
                total += weights[PLACE + place]
        for place in state.forest:
            if EXCLUSIVE[place] and not taken >> place & 1:
                total += weights[PLACE + place]
    coming: list[float] = prospect.there
    for weight in coming:
        total += weight
    counting: tuple[tuple[float, float], ...] = sight.amounts
    for weight, amount in counting:
        total += weight * amount
    if slot_of(state.cities[seat], CHAPEL_CARD) >= 0:
        total += weights[CHAPEL] * praying(state, seat)
    if state.season[seat] == AUTUMN and state.available[seat]:
        total += weights[JOURNEY] * travelling(state, seat, taken)
    first, second, third, fourth, soonest, sooner, soon = best_of(prospect, state.resources, seat * 4)
    if first >= 0 and free > 0:
        total += weights[NOW] * first
    if second >= 0 and free > 1:
        total += weights[NOW + 1] * second
    if third >= 0 and free > 2:
        total += weights[NOW + 2] * third
    if fourth >= 0 and free > 3:
        total += weights[NOW + 3] * fourth
    if soonest >= 0 and free > 0:
        total += weights[LATER] * soonest
    if sooner >= 0 and free > 1:
        total += weights[LATER + 1] * sooner
    if soon >= 0 and free > 2:
        total += weights[LATER + 2] * soon
    if prospect.linked:
        total += weights[LINKED] * prospect.linked
    return total


def _sum_of(found: tuple[list[float], list[tuple[float, float]]]) -> float:
    """The sum of features of which the weights were looked up."""
    there, amounts = found
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
    """A seat's points as they would be counted now. All of them are whole, so they may be added in any order."""
    city = outlook(state, seat, census(state, seat))
    found = city.points + state.points[seat] + journey(state, seat) + events(state, seat)
    for mark in state.marks[seat]:
        if mark:
            found += points_on(mark)
    for slot, bonus in city.bonuses:
        found += bonus.points(state, seat, slot)
    for part in state.parts:
        found += sum(part.lines(state, seat).values())
    return float(found)


def _pending(state: Everdell, seat: int) -> float:
    """What is on its way to the seat in the middle of a move."""
    found = 0.0
    for effect, owner, args in state.pending:
        if owner == seat:
            found += effect.pending_value(args, VALUES)
    return found
