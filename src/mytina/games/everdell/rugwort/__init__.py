"""Rugwort (Břitva): the rival of a player alone, in three years (EV-SOLO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from mytina.games.everdell.catalogue import (
    COLOUR,
    EVENTS,
    LOCATION_OF,
    LOCATIONS,
    Module,
    card_name,
    event_name,
    icon_of,
    register,
)
from mytina.games.everdell.census import deserves
from mytina.games.everdell.deal import TABLE
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.parts import Part
from mytina.games.everdell.play import AFTER, RIVALS, played_away
from mytina.games.everdell.questions import CityCard, number_of, text
from mytina.games.everdell.rugwort.view import RugwortView
from mytina.games.everdell.table import distinct, goes_by, lands, leave, put, refill, removable, take_from_meadow
from mytina.games.everdell.terms import AUTUMN, MEADOW_SLOTS, NONE, PLAYED, PURPLE, SEASONS
from mytina.games.everdell.turn import USUAL, came, credit_event
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.errors import SetupError
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.art.modules import ModuleArt
    from mytina.games.everdell.pad import ModulePad
    from mytina.games.everdell.state import Everdell

RIVAL = 1  # the owner after the only seat

#: Where his workers go in each season: basic location, forest card, Meadow slots (EV-SOLO-08).
BASIC = ("basic_3_twigs", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card")
BLOCKED = (0, 0b1, 0b11, 0b1111)
JOURNEY = ("", "journey_3", "journey_4", "journey_5")  # by year (EV-SOLO-11)
MISSED = (0, 3, 6, 6)  # points for a special event that the player has not achieved, by year


class RugwortPart(Part):
    layout: ClassVar[dict[str, Any]] = {"due": int, "die": int}

    def __init__(self) -> None:
        self.due = 0  # how many cards he still has to play
        self.die = 0  # his last roll, 0: none yet

    def copy(self) -> RugwortPart:
        other = RugwortPart()
        other.due = self.due
        other.die = self.die
        return other

    def view(self, state: Everdell, seat: int | None) -> RugwortView:
        return RugwortView(state.setup.year, self.die)


def his(state: Everdell) -> RugwortPart:
    part: RugwortPart = state.parts[state.box.part_at["rugwort"]]  # type: ignore[assignment]
    return part


class Rugwort(Rival):
    def __init__(self) -> None:
        self.id = "rugwort"

    def takes_fool(self, state: Everdell) -> bool:
        return True

    def get_fool(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.aside.remove(card)
        state.discard.append(card)
        played_away(state, seat, card, code)
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


@dataclass(frozen=True)
class RobRugwort(CityCard):
    """A Fool played on him takes a card of choice from his city (EV-SOLO-16)."""

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return RIVAL

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return distinct(state, RIVAL, removable(state, RIVAL))

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
        part = his(state)
        part.due += 1
        if not any(frame[0] is AFTER for frame in state.pending):
            state.push(CATCH_UP, seat)


@dataclass(frozen=True)
class CatchUp(Effect):
    """He plays the cards that are due, one by one: others may have something to say about each."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = his(state)
        if part.due:
            part.due -= 1
            state.push(self, seat)
            roll(state)


def roll(state: Everdell) -> None:
    """He rolls the die and plays the card that it shows."""
    part = his(state)
    part.die = state.rng.below(MEADOW_SLOTS) + 1
    play(state, part.die)


def play(state: Everdell, die: int) -> None:
    """He takes the Meadow card that the die shows, blocked or not (EV-SOLO-05)."""
    slot = die - 1
    state.reveal()
    card = state.meadow[slot]
    if card < 0:
        state.note("log-rugwort-nothing", "EV-SOLO-05", icon="die", die=die)
        return
    owner = RIVAL
    if goes_by(card, number_of("fool")) and lands(state, 0, card):  # EV-SOLO-07
        owner = 0
    lies = put(state, owner, take_from_meadow(state, RIVAL, slot, PLAYED))
    refill(state)
    if state.log is not None:
        id = "log-rugwort-fool" if owner == 0 else "log-rugwort-plays"
        state.note(id, "EV-SOLO-05", icon="die", die=die, card=card_name(card))
    for step in reversed(state.box.after_rival):
        state.push(step, RIVAL, (card, NONE, owner, lies))


@dataclass(frozen=True)
class RugwortPrepares(Effect):
    """What he does when the player has prepared (EV-SOLO-08)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        season, year = state.season[0], state.setup.year
        for index, event in enumerate(state.events):
            declared = EVENTS[event]
            if declared.special or state.achieved[index] >= 0:
                continue
            if deserves(state, RIVAL, event):
                credit_event(state, index, RIVAL)
                if state.log is not None:
                    state.note("log-rugwort-event", "EV-SOLO-08", icon="event", event=event_name(event))
        kidnaps = season == AUTUMN and year == 3  # EV-SOLO-12
        if kidnaps and state.available[0]:
            state.available[0] -= 1
            state.note("log-kidnap", "EV-SOLO-12", 0, icon="worker")
        stand(state, season, kidnaps)
        for place in state.deployed[RIVAL]:
            came(state, RIVAL, place)
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


@dataclass(frozen=True)
class RugwortArrives(Effect):
    """His workers take their first places (EV-SOLO-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        stand(state, state.season[0])


def _art() -> ModuleArt:
    from mytina.games.everdell.rugwort.art import ART

    return ART


def _pad() -> ModulePad:
    from mytina.games.everdell.rugwort.pad import PAD

    return PAD


ANSWER = Answer()
CATCH_UP = CatchUp()

RUGWORT = register(
    Module(
        "rugwort",
        active=lambda setup, seats: seats == 1,
        fields=(("year", Literal[1, 2, 3], 1),),
        check=_check,
        part=RugwortPart,
        setup=((TABLE, RugwortArrives()),),
        after_play=((RIVALS, ANSWER),),
        after_prepare=((USUAL, RugwortPrepares()),),
        rival=Rugwort(),
        pad=_pad,
        art=_art,
    )
)
