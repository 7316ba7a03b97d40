"""The judgement of a position, for bots: points now, and what everything in sight is likely to bring.

A seat's value is the score sheet as it would be counted now plus a weighted sum of the features of its position
(`features.py`): workers, resources, the city and what could come into it, links, events. The weights of each season
were learned from games of bots with one another (`data/weights.json`, made by `benchmarks/train_everdell.py`); a
player alone has weights of its own, learned from games against the rival. Moves that are half done count what their
pending effects will bring, estimated by hand.

The outlook of a seat is its value minus the best value among the others; bots choose their moves by it. How a game
alone will end is foretold by weights of their own (`foretold`), for those who look further.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mytina.games.everdell.catalogue import BONUSES, POINTS, Rival
from mytina.games.everdell.effects import AnyEach, DrawEach, PointsEach
from mytina.games.everdell.features import NUMBER, SIZE, Found, features, rivalry
from mytina.games.everdell.scoring import events, journey
from mytina.games.everdell.terms import points_on
from mytina.games.everdell.worth import WORTH, YIELDS
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Alone one wins or loses. Most cards bring the rival more than they lead the player ahead of him, so his points count
#: in part only: few cards lose by less, but many win. What he gets for special events that are missed counts in full.
#: At the end it is worth something to be ahead of him, and the more so the narrower it is.
REGARD: Final = 0.4
WON: Final = 8.0
NARROWLY: Final = 8.0


def _weights() -> dict[str, list[list[float]]]:
    """By `together`, `alone` or the name of a rival, for every season: the weight of each feature."""
    raw = (Path(__file__).parent / "data" / "weights.json").read_bytes()
    tables = {}
    for name, table in msgspec.json.decode(raw, type=dict[str, dict[str, list[float]]]).items():
        tables[name] = [[0.0] * SIZE for _ in range(4)]
        for feature, row in table.items():
            for season, weight in enumerate(row):
                tables[name][season][NUMBER[feature]] = weight
    return tables


WEIGHTS: Final = _weights()
TOGETHER: Final = WEIGHTS["together"]
ALONE: Final = WEIGHTS["alone"]


def outlook(state: Everdell, seat: int) -> float:
    """The lead of a seat in points, as far as it can be judged."""
    mine = value(state, seat)
    rival = state.box.rival
    if rival is None:
        return mine - max((value(state, other) for other in range(state.seats) if other != seat), default=0.0)
    found = mine - regarded(state, rival)
    if state.passed >> seat & 1:
        found += _won(mine - rival.total(state))
    return found


def _won(lead: float) -> float:
    """What a lead over the rival at the end is worth beyond its points."""
    return WON * math.tanh(lead / NARROWLY)


def regarded(state: Everdell, rival: Rival) -> float:
    """What counts of the rival's points while the game goes on."""
    missed = rival.missed(state)
    return REGARD * (rival.total(state) - missed) + missed


def standing(state: Everdell, seat: int) -> float:
    """A seat's points as they would be counted now; alone, less what counts of the rival's. For learning."""
    rival = state.box.rival
    return counted(state, seat) - (0.0 if rival is None else regarded(state, rival))


def value(state: Everdell, seat: int) -> float:
    """What a seat will have, roughly; alone, beyond the part that counts of what the rival will get."""
    points = counted(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        return points
    weights = (ALONE if state.box.rival is not None else TOGETHER)[state.season[seat]]
    return points + weighed(weights, features(state, seat)) + _pending(state, seat)


def prospect(state: Everdell, seat: int) -> float:
    """The outlook of those who look ahead; alone, half of it is by how much the player will really be ahead.

    The outlook alone is made for choosing the next move and counts only a part of the rival's points, since bots that
    count them all hardly play cards. The lead foretold is how greedy games ended, and a search plays better than
    that. Between the two it plays best.
    """
    found = outlook(state, seat)
    rival = state.box.rival
    if rival is None or rival.id not in WEIGHTS:
        return found
    return (found + foretold(state, seat, rival)) / 2


def foretold(state: Everdell, seat: int, rival: Rival) -> float:
    """By how much a player alone will be ahead of the rival at the end, and something for being ahead at all."""
    mine = counted(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        lead = mine - rival.total(state)
        return lead + _won(lead)
    there, amounts = features(state, seat)
    return weighed(WEIGHTS[rival.id][state.season[seat]], (there, amounts + rivalry(state, rival, mine)))


def weighed(weights: list[float], found: Found) -> float:
    """The features of a position, each times its weight."""
    there, amounts = found
    total = 0.0
    for number in there:
        total += weights[number]
    for number, amount in amounts:
        total += weights[number] * amount
    return total


def counted(state: Everdell, seat: int) -> float:
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
    return found


def _pending(state: Everdell, seat: int) -> float:
    """What is on its way to the seat in the middle of a move."""
    found = 0.0
    for effect, owner, args in state.pending:
        if owner == seat:
            promise = PROMISES.get(type(effect).__name__)
            if promise is not None:
                found += promise(effect, args)
    return found


def _discarding(effect: Any, args: Raw) -> float:
    reward, done = effect.reward, args[0]
    if isinstance(reward, AnyEach):
        return 0.8 * (done // reward.per) + 0.3 * (done % reward.per)
    if isinstance(reward, PointsEach):
        return float(done)
    return 0.7 * done if isinstance(reward, DrawEach) else 0.3


#: By the name of an effect: what it will bring, from the effect and its numbers.
PROMISES: Final[dict[str, Callable[[Any, Raw], float]]] = {
    "GainAny": lambda effect, args: 0.8 * effect.number,
    "Discarding": _discarding,
    "Discard": lambda effect, args: 0.5 if effect.reward is not None else 0.0,
    "NextProducer": lambda effect, args: sum(YIELDS[producer % 1000] for producer in args),
    "Produce": lambda effect, args: 1.0,
    "TakingFromMeadow": lambda effect, args: 0.5 * (effect.most - len(args)),
    "PlayDrawn": lambda effect, args: 1.0,
    "PlayRevealed": lambda effect, args: 1.5,
    "PlayLowForFree": lambda effect, args: 3.0,
    "PlayMeadowForLess": lambda effect, args: 2.0,
    "Pay": lambda effect, args: 0.6 * WORTH[args[0]],
    "Resources": lambda effect, args: 0.6 * WORTH[args[0]],
    "FillUp": lambda effect, args: 2.0,
    "CopyLocation": lambda effect, args: 1.7,
    "Exmatriculate": lambda effect, args: 1.0,
    "MoveWorker": lambda effect, args: 1.5,
    "Exchange": lambda effect, args: 0.4,
    "Mole": lambda effect, args: 0.8,
    "Sweep": lambda effect, args: 0.8,
    "MoveTo": lambda effect, args: 1.5,
    "GiveSplit": lambda effect, args: 1.2 * effect.left,
    "PutCityCritters": lambda effect, args: 1.0 * effect.left,
    "Stock": lambda effect, args: 1.2,
}
