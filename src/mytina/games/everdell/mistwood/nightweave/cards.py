"""Cards in Nightweave's hands: she draws, discards, rolls for a card and lays it into her city (MW-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, POINTS, Trait, card_name, icon_of
from mytina.games.everdell.mistwood.corrin import CORRIN_CARDS
from mytina.games.everdell.mistwood.legends import is_legend
from mytina.games.everdell.mistwood.nightweave.choosing import BESIDE, first_of, next_card, walk
from mytina.games.everdell.mistwood.nightweave.part import (
    AT_STATION,
    clockwise,
    gain,
    has_space,
    lair,
    star_points,
    targets,
)
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS
from mytina.games.everdell.newleaf.station import PLACES, refill_open, refill_station, renew_visitors, station
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.games.everdell.questions import number_of, seat_name, text
from mytina.games.everdell.table import from_deck, goes_by, lands, put, refill, take_from_meadow
from mytina.games.everdell.terms import DISCARDED, DRAWN, MEADOW_SLOTS, NONE, PLAYED
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: With the Station of Newleaf she rolls a die with twelve sides (MW-IX-NL-01, MW-IX-NL-03).
SIDES: Final = 12
BEST: Final = 12
_CORRIN: Final = frozenset(card.id for card in CORRIN_CARDS)
_NEWLEAF: Final = frozenset(card.id for card in NEWLEAF_CARDS)
#: What a rolled place stands for beside a Meadow slot: the top card of the deck; no card at all.
FROM_DECK: Final = 90
NO_CARD: Final = -1


def is_corrin(card: int) -> bool:
    return CARDS[card].id in _CORRIN


def is_fool(card: int) -> bool:
    return goes_by(card, number_of("fool"))


def is_newleaf(card: int) -> bool:
    return CARDS[card].id in _NEWLEAF


def has_station(state: Everdell) -> bool:
    return "station_board" in state.box.part_at


class ByHer(Trait):
    """What happens when she plays a card of which she does not ignore everything (MW-IX-RUG)."""

    def play(self, state: Everdell, card: int) -> None:
        """She has played the card, which lies nowhere."""
        raise NotImplementedError

    def describe(self) -> Text:
        return text("text-nw-plays-too")


# --- her hand -------------------------------------------------------------------------------------------------------


def shuffle_in(state: Everdell, cards: list[int]) -> None:
    """Cards come into her hand, which is shuffled (MW-NW-04)."""
    if cards:
        hand = lair(state).hand
        hand.extend(cards)
        state.rng.shuffle(hand)


def draw(state: Everdell, number: int, rule: str) -> int:
    """She draws cards of the deck; how many there were."""
    drawn: list[int] = []
    for _ in range(number):
        card = from_deck(state)
        if card == NONE:
            break
        drawn.append(card)
    shuffle_in(state, drawn)
    if drawn:
        state.note("log-nw-draw", rule, icon="card", n=len(drawn))
    return len(drawn)


def throw_away(state: Everdell, card: int) -> None:
    """A card goes to the discard pile; a legendary one leaves the game (MW-IX-LEG-03)."""
    if is_legend(card):
        lair(state).removed.append(card)
    else:
        state.discard.append(card)


def discard_top(state: Everdell, points: int, rule: str) -> None:
    """The top card of her hand is discarded, if there is one."""
    part = lair(state)
    if part.hand:
        throw_away(state, part.hand.pop())
        state.note("log-nw-discard", rule, icon="card")
        gain(state, points, rule)


# --- her die --------------------------------------------------------------------------------------------------------


def roll(state: Everdell, sides: int = MEADOW_SLOTS) -> int:
    part = lair(state)
    part.die = state.rng.below(sides) + 1
    state.reveal()
    return part.die


def rolled_card(state: Everdell, *, entering: bool) -> int:
    """She rolls for a card: a Meadow slot, `AT_STATION` and a place of the Station, `FROM_DECK` or `NO_CARD`.

    To enter the Meadow she looks for a place, so the deck does not help her there.
    """
    die = roll(state, SIDES if has_station(state) else MEADOW_SLOTS)
    state.note("log-nw-roll", "MW-EDGE-07", icon="die", die=die)
    figure = lair(state).figure
    deck = NO_CARD if entering else FROM_DECK if state.pile or state.discard else NO_CARD
    if die <= MEADOW_SLOTS:
        if die - 1 == figure:
            return deck  # MW-ACT-04
        slot = next_card(state.meadow, die - 1, figure)  # MW-ACT-05
        return slot if slot >= 0 else deck
    place = rolled_place(state, die, figure - AT_STATION)
    return deck if place == NONE else AT_STATION + place


def rolled_place(state: Everdell, die: int, own: int) -> int:
    """The place of the Station that a roll above eight means; NONE: hers, or no card (MW-IX-NL-03, MW-IX-NL-08)."""
    cards = station(state).cards
    there = [place for place in range(PLACES) if cards[place] >= 0 and place != own]
    if not there:
        return NONE
    if die == BEST:
        best = max(POINTS[cards[place]] for place in there)
        return first_of(there, clockwise(state), lambda place: POINTS[cards[place]] == best)
    start = die - MEADOW_SLOTS - 1
    if start == own:
        return NONE
    return walk(list(range(PLACES)), start, True, lambda place: place in there)


# --- playing --------------------------------------------------------------------------------------------------------


def why_no_play(state: Everdell) -> Text | None:
    """Why she cannot play a card of the Meadow now; judged before the die is rolled (MW-TURN-05, MW-ACT-10)."""
    if not has_space(state):
        return text("nw-why-full")
    if state.pile or state.discard or next_card(state.meadow, 0, lair(state).figure) >= 0:
        return None
    if has_station(state) and rolled_place(state, BEST, lair(state).figure - AT_STATION) >= 0:
        return None
    return text("nw-why-no-card")


def play_meadow(state: Everdell) -> None:
    """She rolls and plays what the die shows (MW-ACT-03)."""
    where = rolled_card(state, entering=False)
    if where == NO_CARD:
        return
    if where == FROM_DECK:
        state.note("log-nw-from-deck", "MW-ACT-04", icon="card")
        lay(state, from_deck(state), "MW-ACT-04")
    elif where >= AT_STATION:
        part = station(state)
        card = part.cards[where - AT_STATION]
        for at in range(PLACES):
            if part.cards[at] >= 0 and at != where - AT_STATION:
                state.discard.append(part.cards[at])
            part.cards[at] = NONE
        refill_station(state)
        lay(state, card, "MW-IX-NL-07")
        gain(state, star_points(state), "MW-IX-NL-07")
    else:
        card = take_from_meadow(state, state.seats, where, PLAYED)
        refill(state)
        lay(state, card, "MW-ACT-03")


def adjacent(state: Everdell, slot: int) -> bool:
    """Whether a Meadow slot lies beside her figure (MW-BEH-01)."""
    figure = lair(state).figure
    return 0 <= figure < MEADOW_SLOTS and slot in BESIDE[figure]


def enter(state: Everdell) -> None:
    """She plays the card that the die shows and stands in its place (MW-ACT-09)."""
    part = lair(state)
    where = rolled_card(state, entering=True)
    if where >= AT_STATION:
        cards = station(state)
        card = cards.cards[where - AT_STATION]
        cards.cards[where - AT_STATION] = NONE
        cards.played |= 1 << (where - AT_STATION)  # it stays empty until she returns
        part.figure = where
        note_entry(state)
        lay_or_discard(state, card, "MW-IX-NL-06")
        choose_visitor(state, "MW-IX-NL-06")
        return
    if where == NO_CARD and part.die > MEADOW_SLOTS:
        part.figure = part.die - MEADOW_SLOTS - 1 + AT_STATION if part.die < BEST else AT_STATION
        station(state).played |= 1 << (part.figure - AT_STATION)
        note_entry(state)
        if state.pile or state.discard:
            lay_or_discard(state, from_deck(state), "MW-IX-NL-03")
        choose_visitor(state, "MW-IX-NL-06")
        return
    part.figure = where if where >= 0 else part.die - 1  # MW-ACT-05
    note_entry(state)
    if where >= 0:
        lay_or_discard(state, take_from_meadow(state, state.seats, where, PLAYED), "MW-ACT-09")
    if has_station(state):
        gather_newleaf(state)


def note_entry(state: Everdell) -> None:
    part = lair(state)
    if part.figure < AT_STATION:
        state.note("log-nw-enters", "MW-ACT-09", icon="worker", n=part.figure + 1)
    else:
        state.note("log-nw-enters-station", "MW-IX-NL-06", icon="worker", n=part.figure - AT_STATION + 1)


def lay_or_discard(state: Everdell, card: int, rule: str) -> None:
    """With a full city the card is discarded, whatever it is (MW-ACT-09)."""
    if has_space(state):
        lay(state, card, rule)
    else:
        throw_away(state, card)
        if state.log is not None:
            state.note("log-nw-full", rule, icon=icon_of(card), card=card_name(card))


def lay(state: Everdell, card: int, rule: str) -> None:
    """A card comes into her city, or where cards of its kind go instead (MW-ACT-11)."""
    if is_fool(card):
        lay_fool(state, card)
        return
    if is_corrin(card):  # MW-IX-COR-01
        reward(state, card, "MW-IX-COR-01")
        return
    for trait in CARDS[card].traits:
        if isinstance(trait, ByHer):
            trait.play(state, card)
            return
    settle(state, state.seats, card, rule)


def settle(state: Everdell, owner: int, card: int, rule: str) -> None:
    """The card lies in a city; others may have something to say (MW-ACT-12)."""
    slot = put(state, owner, card)
    if state.log is not None:
        id = "log-nw-plays" if owner == state.seats else "log-nw-plays-to"
        owner_name = seat_name(state, owner)
        state.note(id, rule, icon=icon_of(card), card=card_name(card), owner=owner_name)
    for step in reversed(state.box.after_rival):
        state.push(step, state.seats, (card, NONE, owner, slot))


def take_over(state: Everdell, card: int, rule: str) -> None:
    """A card from a human's city lies in hers, whatever it is: she has taken it and not played it."""
    put(state, state.seats, card)
    if state.log is not None:
        state.note("log-nw-takes-over", rule, icon=icon_of(card), card=card_name(card))


def lay_fool(state: Everdell, card: int) -> None:
    """Into a human's city, if it has room for one; else it is discarded (MW-TEXT-02)."""
    for seat in targets(state):
        if lands(state, seat, card):
            settle(state, seat, card, "MW-TEXT-02")
            return
    state.discard.append(card)
    if state.log is not None:
        state.note("log-nw-fool-away", "MW-TEXT-02", icon=icon_of(card), card=card_name(card))


def reward(state: Everdell, card: int, rule: str) -> None:
    """A card lies face up in the lair."""
    lair(state).rewards.append(card)
    if state.log is not None:
        state.note("log-nw-reward", rule, icon=icon_of(card), card=card_name(card))


# --- Newleaf (MW-IX-NL) ---------------------------------------------------------------------------------------------


def gather_newleaf(state: Everdell) -> None:
    """All Newleaf cards of the Meadow come into her hand, and the Meadow is refilled once (MW-IX-NL-05)."""
    slots = [slot for slot, card in enumerate(state.meadow) if card >= 0 and is_newleaf(card)]
    if slots:
        shuffle_in(state, [take_from_meadow(state, state.seats, slot, DRAWN) for slot in slots])
        state.note("log-nw-gathers", "MW-IX-NL-05", icon="card", n=len(slots))
    refill(state)


def choose_visitor(state: Everdell, rule: str) -> None:
    """Of the two visitors she takes the better one, and the other is discarded (MW-IX-NL-06, MW-IX-NL-09)."""
    part = station(state)
    there = [place for place, stack in enumerate(part.stacks) if stack]
    if not there:
        return
    best = max(VISITORS[part.stacks[place][-1]].points for place in there)
    taken = first_of(there, clockwise(state), lambda place: VISITORS[part.stacks[place][-1]].points == best)
    for other in there:
        if other != taken:
            gone = part.stacks[other].pop()
            part.discarded.append(gone)
            state.note("log-nw-visitor-away", rule, icon="visitor", visitor=VISITORS[gone].name)
    visitor = part.stacks[taken].pop()
    part.taken[state.seats].append(visitor)
    state.note("log-nw-visitor", rule, icon="visitor", visitor=VISITORS[visitor].name)
    state.reveal()
    renew_visitors(state)


# --- the bonus of a season (MW-PREP-05) -----------------------------------------------------------------------------


def meadow_card(state: Everdell) -> int:
    """The slot of a card that a die with eight sides picks; NONE: there is no card."""
    die = roll(state)
    state.note("log-nw-roll", "MW-PREP-05", icon="die", die=die)
    return next_card(state.meadow, die - 1)


def take_meadow_cards(state: Everdell, number: int) -> list[int]:
    """Cards that leave the Meadow for her hand, each before the next roll."""
    found: list[int] = []
    for _ in range(number):
        slot = meadow_card(state)
        if slot >= 0:
            card = take_from_meadow(state, state.seats, slot, DRAWN)
            found.append(card)
            if state.log is not None:
                state.note("log-nw-takes-meadow", "MW-PREP-05", icon=icon_of(card), card=card_name(card))
    return found


def discard_meadow_cards(state: Everdell, number: int) -> None:
    for _ in range(number):
        slot = meadow_card(state)
        if slot >= 0:
            card = take_from_meadow(state, state.seats, slot, DISCARDED)
            state.discard.append(card)
            if state.log is not None:
                state.note("log-nw-discards-meadow", "MW-PREP-05", icon=icon_of(card), card=card_name(card))


def refill_all(state: Everdell) -> None:
    """The Meadow from its lowest place, then the Station."""
    refill_open(state)
