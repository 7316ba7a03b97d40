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
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.bot.features import features, rivalry
from mytina.games.everdell.bot.moves import option_values
from mytina.games.everdell.bot.points import (
    BY_POLICY,
    MODULES,
    WEIGHTS,
    expected_points,
    played_points,
    points_now,
    weighted_sum,
)
from mytina.games.everdell.box import Box
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.terms import RESOURCES
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Solo one wins or loses. Most cards bring the rival more than they lead the player ahead of him, so his points count
#: in part only: few cards lose by less, but many win. What he gets for special events that are missed counts in full.
#: At the end it is worth something to be ahead of him, and the more so the narrower it is.
RIVAL_SHARE: Final = 0.4
WON: Final = 8.0
NARROWLY: Final = 8.0


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

    def move_values(self, state: Everdell, seat: int) -> list[float] | None:
        """What others can look forward to is remembered, and small answers share a state (`moves.py`)."""
        return None if state.box.rival is not None else option_values(state, seat, [])

    def prospect(self, state: Everdell, seat: int) -> float:
        """The lead that games of the policy would have: those of greedy bots end ten points lower, and what they make
        of a position says little of what the policy makes of it. Against a rival with all of his points; at the end
        the lead, and something for being ahead of him."""
        rival = state.box.rival
        if rival is None:
            others = [played_points(state, other) for other in range(state.seats) if other != seat]
            return played_points(state, seat) - max(others, default=0.0)
        table = _played(state.box, rival)
        return predicted_lead(state, seat, rival, table) if table in WEIGHTS else self.value(state, seat)

    def foreseen(self, state: Everdell, seat: int) -> float:
        """Without what counts for being ahead of a rival."""
        found = self.prospect(state, seat)
        rival = state.box.rival
        return found if rival is None or _played(state.box, rival) not in WEIGHTS else _points_of(found)

    def progress(self, state: Everdell, seat: int) -> float:
        """The own points alone: nearly half of the surprises in the lead are those of others."""
        if state.box.rival is not None:
            return self.prospect(state, seat)
        return played_points(state, seat)

    def holds(self, state: Everdell, seat: int) -> dict[str, int]:
        found = dict(zip(RESOURCES, state.resources[4 * seat : 4 * seat + 4], strict=True))
        found["card"] = len(state.hands[seat])
        return found

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
        return (found + predicted_lead(state, seat, rival, _prediction(state.box, rival))) / 2

    def rollout_depths(self, state: Everdell) -> tuple[int, ...]:
        return (3,) if state.box.rival is None else (3, 6, 10)


def _prediction(box: Box, rival: Rival) -> str:
    """The name of the weights that predict the lead over a rival."""
    return rival.id + MODULES if box.judged else rival.id


def _played(box: Box, rival: Rival) -> str:
    """The name of those that predict the lead that games of the policy have."""
    return rival.id + BY_POLICY + MODULES if box.judged else rival.id + BY_POLICY


def rival_points(state: Everdell, rival: Rival) -> float:
    """What counts of the rival's points while the game goes on."""
    missed = rival.missed(state)
    return RIVAL_SHARE * (rival.total(state) - missed) + missed


def training_points(state: Everdell, seat: int) -> float:
    """What weights are fitted to: a seat's points now; solo, less what counts of the rival's."""
    rival = state.box.rival
    return points_now(state, seat) - (0.0 if rival is None else rival_points(state, rival))


def predicted_lead(state: Everdell, seat: int, rival: Rival, table: str) -> float:
    """By how much a solo player will be ahead of the rival at the end, and something for being ahead at all; by the
    weights of a table."""
    own = points_now(state, seat)
    if state.passed >> seat & 1 or not state.waiting:
        lead = own - rival.total(state)
        return lead + _won(lead)
    there, amounts = features(state, seat)
    found = (there, amounts + rivalry(state, rival, own))
    return weighted_sum(WEIGHTS[table][state.season[seat]], found)


def _points_of(worth: float) -> float:
    """The lead that is worth so much with what counts for being ahead."""
    low = worth - WON
    high = worth + WON
    for _ in range(20):
        lead = (low + high) / 2
        if lead + _won(lead) < worth:
            low = lead
        else:
            high = lead
    return (low + high) / 2


def _won(lead: float) -> float:
    """What a lead over the rival at the end is worth beyond its points."""
    return WON * math.tanh(lead / NARROWLY)
