"""Nightweave's turn: she reveals an action card and acts by it, prepares for a season, or ends her game (MW-TURN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.mistwood.nightweave import cards
from mytina.games.everdell.mistwood.nightweave.actions import action_text, perform, perform_default, why_not
from mytina.games.everdell.mistwood.nightweave.behaviours import dread
from mytina.games.everdell.mistwood.nightweave.deck import ActionCard
from mytina.games.everdell.mistwood.nightweave.part import (
    AT_STATION,
    DEFAULT,
    LENT_AND_PLACED,
    PREPARED,
    NightweavePart,
    current,
    deck_of,
    idle,
    lair,
)
from mytina.games.everdell.mistwood.nightweave.places import met_event, occupied, take_event
from mytina.games.everdell.mistwood.nightweave.plans import charm
from mytina.games.everdell.mistwood.nightweave.tricks import REVEAL, return_webs
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.table import from_deck, put
from mytina.games.everdell.terms import AUTUMN, CITY_PLACE, DISPLACED, EVENT_PLACE, NONE, SEASONS
from mytina.kernel.effects import Effect, Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: By season: new spiderlings, cards she draws, Meadow cards she takes, Meadow cards she discards, legendary cards.
BONUS: Final = ((0, 0, 0, 0, 0), (1, 2, 0, 1, 0), (2, 0, 2, 0, 1), (3, 2, 0, 2, 1))


@dataclass(frozen=True)
class HerTurn(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        card = reveal_card(state, part)
        if season_over(part, card):
            part.doing = PREPARED
            state.push(END if part.season == AUTUMN else PREPARE, seat)
            return
        if card.visitor and cards.has_station(state):
            state.push(LOOK_AT_VISITORS, seat)  # MW-TURN-07
        state.push(ACT, seat)


def reveal_card(state: Everdell, part: NightweavePart) -> ActionCard:
    """The next action card; if there is none, those that lie face up are shuffled (MW-TURN-01, MW-TURN-08)."""
    if not part.deck:
        part.deck, part.played = part.played, []
        state.rng.shuffle(part.deck)
        part.exhausted = 1
        state.note("log-nw-reshuffle", "MW-TURN-08", icon="card")
    number = part.deck.pop()
    part.played.append(number)
    part.card = number
    part.seen |= 1 << number
    state.reveal()
    card = deck_of(state).cards[number]
    if state.log is not None:
        first, second = card.row(part.season)
        way = "cw" if card.clockwise else "ccw"
        state.note(
            "log-nw-card", "MW-TURN-01", icon="card", first=action_text(first), second=action_text(second), way=way
        )
    return card


def season_over(part: NightweavePart, card: ActionCard) -> bool:
    """Whether this card ends her season: all is placed, and it would place a worker or herself (MW-TURN-02)."""
    if not part.exhausted and (part.figure < 0 or idle(part)):
        return False
    return card.worker or card.shows(part.season, "place_nightweave")


@dataclass(frozen=True)
class Act(Effect):
    """The first action if possible, else the second, else the default (MW-TURN-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        taken = 0
        for number, action in enumerate(current(state).row(part.season)):
            taken += int(idle(part) > 0 and occupied(state, action))
            why = why_not(state, action)
            if why is None:
                part.doing = number
                if state.log is not None:
                    state.note("log-nw-does", "MW-TURN-03", icon="card", number=number + 1, action=action_text(action))
                perform(state, action)
                charm(state, taken)
                return
            if state.log is not None:
                state.note("log-nw-cannot", "MW-TURN-04", icon="card", action=action_text(action), why=why)
        part.doing = DEFAULT
        state.note("log-nw-default", "MW-TURN-06", icon="card")
        perform_default(state)
        charm(state, taken)


@dataclass(frozen=True)
class LookAtVisitors(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        cards.choose_visitor(state, "MW-IX-NL-09")


# --- seasons (MW-PREP) ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HerSeason(Effect):
    """She prepares: her whole turn (MW-PREP-01, MW-PREP-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        dread(state)
        return_home(state, part)
        event = met_event(state)
        if event >= 0:  # MW-PREP-07
            take_event(state, event, "MW-PREP-03")
        return_webs(state)
        renew_deck(state, part)
        part.season += 1
        part.exhausted = part.special = 0
        state.note("log-nw-season", "MW-PREP-03", icon=SEASONS[part.season], season=SEASONS[part.season])
        take_bonus(state, part)
        state.push(REVEAL, seat)


def return_home(state: Everdell, part: NightweavePart) -> None:
    """She and her workers come back; a human's worker stays where it stands (MW-PREP-08)."""
    if part.figure >= AT_STATION:
        station(state).played &= ~(1 << (part.figure - AT_STATION))
    part.figure = NONE
    placed = state.deployed[state.seats]
    lent = [part.lent_at] if part.lent == LENT_AND_PLACED else []
    part.home += len(placed) - len(lent)
    if lent and EVENT_PLACE <= part.lent_at < CITY_PLACE:
        part.lent_at = DISPLACED
        lent = [DISPLACED]
    state.deployed[state.seats] = lent


def renew_deck(state: Everdell, part: NightweavePart) -> None:
    """All cards so far and those of the next season are shuffled; the one in the box stays there (MW-PREP-04)."""
    part.deck = sorted([*part.deck, *part.played, *deck_of(state).pile(part.season + 1)])
    part.played = []
    state.rng.shuffle(part.deck)


def take_bonus(state: Everdell, part: NightweavePart) -> None:
    """New spiderlings and what else the season brings, in this order (MW-PREP-05)."""
    workers, drawn, taken, discarded, legendary = BONUS[part.season]
    part.home += workers
    part.reserve -= workers
    state.note("log-nw-workers", "MW-PREP-06", icon="worker", n=workers)
    found: list[int] = []
    for _ in range(drawn):
        card = from_deck(state)
        if card >= 0:
            found.append(card)
    if found:
        state.note("log-nw-draw", "MW-PREP-05", icon="card", n=len(found))
    found += cards.take_meadow_cards(state, taken)
    cards.discard_meadow_cards(state, discarded)
    if legendary and part.pool:  # MW-IX-LEG-01
        found.append(state.rng.draw(part.pool))
        state.note("log-nw-legend", "MW-IX-LEG-01", icon="card")
    cards.shuffle_in(state, found)
    cards.refill_all(state)


# --- the end (MW-END) -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HerEnd(Effect):
    """Her rewards come into her city, and she achieves a last basic event (MW-END-02)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        dread(state)
        for card in (*part.rewards, *part.hidden):
            if cards.is_fool(card):
                state.discard.append(card)
            else:
                put(state, state.seats, card)
        part.rewards.clear()
        part.hidden.clear()
        state.reveal()
        event = met_event(state)
        if event >= 0:
            take_event(state, event, "MW-END-02")
        state.passed |= 1 << state.seats
        state.note("log-nw-end", "MW-END-02", icon="card")


TURN: Final = HerTurn()
ACT: Final = Act()
LOOK_AT_VISITORS: Final = LookAtVisitors()
PREPARE: Final = HerSeason()
END: Final = HerEnd()
