"""Rugwort on the score pad: what lies in front of him, counted as in a game of one player (EV-SOLO-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, EVENTS, LOCATION_OF
from mytina.games.everdell.questions import text
from mytina.games.everdell.rugwort import JOURNEY, RIVAL
from mytina.games.everdell.terms import SPECIAL_EVENTS
from mytina.kernel.errors import PadError
from mytina.kernel.pad import Complaint, PadRival, fields, truth, whole
from mytina.kernel.score import ScoreSheet

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

YEARS = 3
MOST_CARDS = 128  # EV-SETUP: the whole deck
MOST_PURPLE = 18
MOST_PAIRS = 4
BASIC_EVENTS = 4
MOST_TOKENS = 99
#: The fields, and the most of each.
COUNTED = {
    "purple_cards": MOST_PURPLE,
    "other_cards": MOST_CARDS - MOST_PURPLE,
    "pairs": MOST_PAIRS,
    "basic_events": BASIC_EVENTS,
    "point_tokens": MOST_TOKENS,
}


def year_of(document: Any) -> int:
    """Which of his years is played."""
    his = fields("rugwort", document, set(), {"year", "autumn", *COUNTED})
    year = his.get("year", 1)
    if type(year) is not int or not 1 <= year <= YEARS:
        raise PadError("rugwort, year", f"{year!r} is not a year; years: 1, 2, 3")
    return year


def lay(state: Everdell, document: Any) -> None:
    """Put his things onto the table of one player: which cards he has matters only by colour, and in pairs."""
    n = {name: whole(f"rugwort, {name}", document.get(name, 0), most) for name, most in COUNTED.items()}
    if 2 * n["pairs"] > n["other_cards"]:
        raise PadError("rugwort, pairs", f"{n['pairs']} pairs are more than {n['other_cards']} other cards hold")
    names = ["palace"] * n["purple_cards"] + ["husband", "wife"] * n["pairs"]
    names += ["wanderer"] * (n["other_cards"] - 2 * n["pairs"])
    state.cities[RIVAL] = [CARD_OF[name] for name in names]
    state.marks[RIVAL] = [0] * len(names)
    state.points[RIVAL] = n["point_tokens"]
    autumn = truth("rugwort, autumn", document.get("autumn", True))
    state.deployed[RIVAL] = [LOCATION_OF[JOURNEY[state.setup.year]]] if autumn else []


def count(state: Everdell, document: Any, sheet: ScoreSheet, warnings: list[Complaint]) -> PadRival:
    """His sheet beside the player's, once the player's events are known."""
    basic = document.get("basic_events", 0)
    free = [event for event, by in enumerate(state.achieved) if not EVENTS[event].special and by < 0]
    if basic > len(free):
        warnings.append(Complaint("rugwort", text("pad-basic-events", n=basic, free=len(free))))
    for event in free[:basic]:
        state.achieved[event] = RIVAL
    state.events = _in_play(state)
    state.achieved = [state.achieved[event] for event in state.events]
    his = state.rival_score()
    assert his is not None
    won = (sheet.total, sheet.ties) <= (his.total, his.ties)  # EV-SOLO-20
    return PadRival(text("rival-rugwort"), his, won)


def look(state: Everdell, warnings: list[Complaint]) -> None:
    """A spot of the Journey that both have taken (EV-SOLO-11)."""
    spot = JOURNEY[state.setup.year]
    if LOCATION_OF[spot] in state.deployed[0] and state.deployed[RIVAL]:
        warnings.append(Complaint("rugwort", text("pad-spot", spot=int(spot.removeprefix("journey_"))), 0))


def _in_play(state: Everdell) -> tuple[int, ...]:
    """The basic events, and four special ones: those that were achieved first."""
    basic = [event for event, declared in enumerate(EVENTS) if not declared.special]
    special = [event for event, declared in enumerate(EVENTS) if declared.special]
    special.sort(key=lambda event: state.achieved[event] < 0)
    return (*basic, *special[:SPECIAL_EVENTS])
