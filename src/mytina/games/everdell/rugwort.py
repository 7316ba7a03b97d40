"""Rugwort (Břitva): the rival of a player alone, in three years (EV-SOLO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from mytina.games.everdell.catalogue import (
    COLOUR,
    EVENTS,
    LOCATION_OF,
    LOCATIONS,
    Module,
    Rival,
    card_name,
    event_name,
    icon_of,
    register,
)
from mytina.games.everdell.census import census
from mytina.games.everdell.play import AFTER
from mytina.games.everdell.questions import CityCard, number_of, text
from mytina.games.everdell.table import distinct, lands, leave, put, refill
from mytina.games.everdell.terms import AUTUMN, MEADOW_SLOTS, NONE, PURPLE, SEASONS
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.errors import SetupError
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

RIVAL = 1  # the owner after the only seat

#: Where his workers go in each season: basic location, forest card, Meadow slots (EV-SOLO-08).
BASIC = ("basic_3_twigs", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card")
BLOCKED = (0, 0b1, 0b11, 0b1111)
JOURNEY = ("", "journey_3", "journey_4", "journey_5")  # by year (EV-SOLO-11)
MISSED = (0, 3, 6, 6)  # points for a special event that the player has not achieved, by year


def store(state: Everdell) -> list[int]:
    """His own numbers: how many cards he still has to play, and the last roll of the die (0: none yet)."""
    return state.extra[state.box.stores["rugwort"]]


class Rugwort(Rival):
    def __init__(self) -> None:
        self.id = "rugwort"

    def takes_fool(self, state: Everdell) -> bool:
        return True

    def push_fool(self, state: Everdell, seat: int) -> None:
        state.push(RobRugwort(), seat)

    def lines(self, state: Everdell) -> dict[str, int]:
        """EV-SOLO-19."""
        cards = purple = 0
        for card in state.cities[RIVAL]:
            if card >= 0:
                if COLOUR[card] == PURPLE:
                    purple += 1
                else:
                    cards += 1
        return {
            "cards": 2 * cards,
            "purple": 3 * purple,
            "basic_events": 3 * state.achieved.count(RIVAL),
            "missed_events": self.missed(state),
            "journey": sum(LOCATIONS[place].journey for place in state.deployed[RIVAL]),
            "tokens": state.points[RIVAL],
        }

    def ties(self, state: Everdell) -> tuple[int, ...]:
        return (state.achieved.count(RIVAL), 0)

    def missed(self, state: Everdell) -> int:
        left = 0
        for index, event in enumerate(state.events):
            if state.achieved[index] < 0 and EVENTS[event].special:
                left += 1
        return left * MISSED[state.setup.year]

    def grade(self, state: Everdell) -> int:
        year: int = state.setup.year
        return year

    def view(self, state: Everdell) -> dict[str, int | str]:
        return {"year": state.setup.year, "die": store(state)[1]}


@dataclass(frozen=True)
class RobRugwort(CityCard):
    """A Fool played on him takes a card of choice from his city (EV-SOLO-16)."""

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return RIVAL

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return distinct(state, RIVAL, [slot for slot, card in enumerate(state.cities[RIVAL]) if card >= 0])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        leave(state, RIVAL, raw[0])
        if state.log is not None:
            state.note("log-rob-rugwort", "EV-SOLO-16", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-rob-rugwort")


@dataclass(frozen=True)
class Answer(Effect):
    """He answers every card the player has played, once the outermost play is finished (EV-SOLO-04)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        mine = store(state)
        mine[0] += 1
        if any(frame[0] is AFTER for frame in state.pending):
            return
        while mine[0]:
            mine[0] -= 1
            play(state, state.rng.below(MEADOW_SLOTS))


def play(state: Everdell, slot: int) -> None:
    """He takes the Meadow card that the die shows, blocked or not (EV-SOLO-05)."""
    store(state)[1] = slot + 1
    state.reveal()
    card = state.meadow[slot]
    if card < 0:
        state.note("log-rugwort-nothing", "EV-SOLO-05", icon="die", die=slot + 1)
        return
    owner = RIVAL
    if card == number_of("fool") and lands(state, 0, card):  # EV-SOLO-07
        owner = 0
    state.meadow[slot] = NONE
    put(state, owner, card)
    refill(state)
    if state.log is not None:
        id = "log-rugwort-fool" if owner == 0 else "log-rugwort-plays"
        state.note(id, "EV-SOLO-05", icon="die", die=slot + 1, card=card_name(card))


@dataclass(frozen=True)
class RugwortPrepares(Effect):
    """What he does when the player has prepared (EV-SOLO-08)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        season, year = state.season[0], state.setup.year
        met = census(state, RIVAL).events
        for index, event in enumerate(state.events):
            declared = EVENTS[event]
            if declared.special or state.achieved[index] >= 0:
                continue
            if met >> event & 1:
                state.achieved[index] = RIVAL
                if state.log is not None:
                    state.note("log-rugwort-event", "EV-SOLO-08", icon="event", event=event_name(event))
        kidnaps = season == AUTUMN and year == 3  # EV-SOLO-12
        if kidnaps and state.available[0]:
            state.available[0] -= 1
            state.note("log-kidnap", "EV-SOLO-12", 0, icon="worker")
        stand(state, season, kidnaps)
        if state.log is not None:
            state.note("log-rugwort-moves", "EV-SOLO-08", icon="worker", season=SEASONS[season])


def stand(state: Everdell, season: int, kidnaps: bool = False) -> None:
    """His workers take the places of the season."""
    state.blocked = BLOCKED[season]
    places = [] if kidnaps else [LOCATION_OF[BASIC[season]]]
    places.append(LOCATION_OF[JOURNEY[state.setup.year]] if season == AUTUMN else state.forest[season])
    state.deployed[RIVAL] = places


def _check(setup: Any, seats: int) -> None:
    if seats > 1 and setup.year != 1:
        raise SetupError("year", setup.year, "1; the years are for one player against Rugwort", text("setup-why-year"))


def _deal(state: Everdell) -> None:
    store(state)[:] = [0, 0]
    stand(state, state.season[0])  # EV-SOLO-03


ANSWER = Answer()

RUGWORT = register(
    Module(
        "rugwort",
        active=lambda setup, seats: seats == 1,
        fields=(("year", Literal[1, 2, 3], 1),),
        check=_check,
        stores=("rugwort",),
        deal=_deal,
        after_play=(ANSWER,),
        after_prepare=(RugwortPrepares(),),
        rival=Rugwort(),
    )
)
