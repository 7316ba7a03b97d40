"""Rugwort's three cards: the Rowdy, the Robber and the Ruler, played by humans or by Nightweave (MW-IX-RUG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    ANY_CRITTER,
    CARDS,
    COLOUR,
    EFFECTS,
    POINTS,
    Bonus,
    Card,
    card_name,
    icon_of,
)
from mytina.games.everdell.effects import Discard
from mytina.games.everdell.mistwood.legends import is_legend
from mytina.games.everdell.mistwood.nightweave import cards as her_cards
from mytina.games.everdell.mistwood.nightweave.cards import ByHer, settle, take_over
from mytina.games.everdell.mistwood.nightweave.part import MODULE, finished, lair, targets
from mytina.games.everdell.production import note_activation
from mytina.games.everdell.questions import CityCard, seat_name, text
from mytina.games.everdell.table import couples, distinct, hand_limit, lands, leave, put, removable
from mytina.games.everdell.terms import (
    COLOURS,
    CRITTER,
    GREEN,
    HAND_LIMIT,
    ON_PLAY,
    PURPLE,
    TAN,
    UNIQUE,
)
from mytina.kernel.effects import Question, Raw, Signs, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: How many cards the victim of the Rowdy discards.
LOST: Final = 2
DISCARD_TWO: Final = Discard(LOST, LOST)


def opponents(state: Everdell, seat: int) -> list[int]:
    """Whoever else owns a city, a rival last."""
    return [owner for owner in range(len(state.cities)) if owner != seat]


def has_lair(state: Everdell) -> bool:
    return MODULE in state.box.part_at


def greens_of(state: Everdell, owner: int) -> list[int]:
    """The slots of green cards that may be taken from a city: no legendary one, none that shares its space."""
    city = state.cities[owner]
    found = [slot for slot in removable(state, owner) if COLOUR[city[slot]] == GREEN]
    if owner < state.seats and couples(state, owner, city):
        found = [slot for slot in found if CARDS[city[slot]].shares == ""]
    return found


# --- the Rowdy ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rob(Question):
    """Which green card of an opponent; the Rowdy takes its place. Numbers: owner and slot of the Rowdy, how."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        rowdy = state.cities[seat][args[1]]
        for owner in opponents(state, seat):
            for slot in distinct(state, owner, greens_of(state, owner)):
                if owner < state.seats and not lands(state, owner, rowdy, slot):
                    continue  # a Farm of the Pigs takes no space, and leaves none to a full city
                if lands(state, seat, state.cities[owner][slot], args[1]):
                    found.append((owner, slot, state.cities[owner][slot]))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        owner, slot, card = raw
        mine = rob(state, seat, args[1], owner, slot)
        if state.log is not None:
            note_activation(state, seat, card, mine)
        lose_two(state, owner)
        effect = EFFECTS[card]
        if effect is not None:
            state.push(effect, seat, (seat, mine, ON_PLAY))

    def key(self, raw: Raw) -> str:
        return f"take:{CARDS[raw[2]].id}@{raw[0]}.{raw[1]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-rowdy")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-card-of", card=card_name(raw[2]), owner=seat_name(state, raw[0]))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("city", f"{raw[0]}.{raw[1]}")

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[2]].id

    def describe(self) -> Text:
        return text("effect-rowdy", n=LOST)


def rob(state: Everdell, seat: int, rowdy_at: int, owner: int, slot: int) -> int:
    """A card of an opponent comes into the own city, and the Rowdy takes its place there; where it lies now."""
    rowdy = leave(state, seat, rowdy_at, discard=False)
    card = leave(state, owner, slot, discard=False)
    put(state, owner, rowdy)
    mine = put(state, seat, card)
    if state.log is not None:
        name = seat_name(state, owner)
        state.note("log-rowdy", "MW-IX-RUG-02", seat, icon=icon_of(card), card=card_name(card), owner=name)
    return mine


def lose_two(state: Everdell, owner: int) -> None:
    """The victim discards two cards; for Nightweave each is a point (MW-IX-RUG-02)."""
    if owner < state.seats:
        state.push(DISCARD_TWO, owner)
    elif has_lair(state):
        for _ in range(LOST):
            her_cards.discard_top(state, 1, "MW-IX-RUG-02")


class RowdyByHer(ByHer):
    """She takes a green card of a human, who gets the Rowdy and discards two cards (MW-IX-RUG-01)."""

    def play(self, state: Everdell, card: int) -> None:
        for seat in targets(state):
            if greens(state, seat):
                state.push(BE_ROBBED, seat, (card,))
                state.aside.append(card)
                return
        send(state, targets(state)[0], card)


def send(state: Everdell, seat: int, card: int) -> None:
    """The Rowdy comes into the city of a human, who then discards two cards; without a space it is discarded."""
    if lands(state, seat, card):
        settle(state, seat, card, "MW-IX-RUG-01")
        state.push(DISCARD_TWO, seat)
        return
    state.discard.append(card)
    if state.log is not None:
        state.note("log-nw-rowdy-away", "MW-IX-RUG-01", icon=icon_of(card), card=card_name(card))


def greens(state: Everdell, seat: int) -> list[int]:
    """The slots of a human's green cards of the highest value."""
    city = state.cities[seat]
    found = [slot for slot in removable(state, seat) if COLOUR[city[slot]] == GREEN]
    best = max((POINTS[city[slot]] for slot in found), default=0)
    return [slot for slot in found if POINTS[city[slot]] == best]


@dataclass(frozen=True)
class BeRobbed(CityCard):
    """Which of the best green cards she takes (MW-DEC-17). Number: the Rowdy, which lies aside."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return distinct(state, seat, greens(state, seat))

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.aside.remove(args[0])
        taken = leave(state, seat, raw[0], discard=False)
        take_over(state, taken, "MW-IX-RUG-01")
        send(state, seat, args[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-rowdy")


BE_ROBBED: Final = BeRobbed()


# --- the Robber -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Swap(Question):
    """With whom to swap hands; Rugwort himself has none."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [(other,) for other in range(state.seats) if other != seat]
        if has_lair(state) and not finished(state):
            found.append((state.seats,))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0] < state.seats:
            state.hands[seat], state.hands[raw[0]] = state.hands[raw[0]], state.hands[seat]
            for owner in (seat, raw[0]):
                cut_down(state, owner)
            state.reveal()
        else:
            swap_with_her(state, seat)
        if state.log is not None:
            state.note("log-robber", "MW-IX-RUG-03", seat, icon="card", owner=seat_name(state, raw[0]))

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-robber")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])

    def describe(self) -> Text:
        return text("effect-robber")


def cut_down(state: Everdell, seat: int) -> None:
    """Cards above the hand limit are discarded by chance."""
    hand = state.hands[seat]
    while len(hand) > hand_limit(state, seat):
        state.discard.append(state.rng.draw(hand))


def swap_with_her(state: Everdell, seat: int) -> None:
    """She brings eight cards at most; legendary ones stay with her, and nothing counts as given (MW-IX-RUG-03)."""
    part = lair(state)
    above = len(part.hand) - HAND_LIMIT
    if above > 0:
        for _ in range(above):
            her_cards.throw_away(state, state.rng.draw(part.hand))
        state.note("log-nw-cut", "MW-IX-RUG-03", icon="card", n=above)
    kept = [card for card in part.hand if is_legend(card)]
    state.hands[seat], part.hand = [card for card in part.hand if not is_legend(card)], state.hands[seat]
    part.hand.extend(kept)
    state.rng.shuffle(part.hand)
    cut_down(state, seat)
    state.reveal()


class RobberByHer(ByHer):
    """It lies in her city, and she swaps hands with a human."""

    def play(self, state: Everdell, card: int) -> None:
        settle(state, state.seats, card, "MW-IX-RUG-03")
        seat = targets(state)[0]
        swap_with_her(state, seat)
        if state.log is not None:
            state.note("log-nw-robber", "MW-IX-RUG-03", icon="card", owner=seat_name(state, seat))


# --- the Ruler ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerEventOfOpponent(Bonus):
    """A point for every event of one opponent; the one with the most counts (MW-IX-RUG-04)."""

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return max((state.achieved.count(other) for other in opponents(state, owner)), default=0)

    def describe(self) -> Text:
        return text("bonus-ruler")

    def signs(self) -> Signs:
        return ("1", "point", "/", "event")


RUGWORT_CARDS: Final = (
    Card(
        "rugwort_the_rowdy", CRITTER, UNIQUE, GREEN, 1, (0, 0, 0, 3), 0, (f"*{COLOURS[GREEN]}",),
        play=Rob(), produces=DISCARD_TWO, traits=(RowdyByHer(),),
    ),
    Card(
        "rugwort_the_robber", CRITTER, UNIQUE, TAN, 1, (0, 0, 0, 2), 0, (ANY_CRITTER,),
        play=Swap(), traits=(RobberByHer(),),
    ),
    Card(
        "rugwort_the_ruler", CRITTER, UNIQUE, PURPLE, 1, (0, 0, 0, 4), 2, (f"*{COLOURS[PURPLE]}",),
        bonus=PerEventOfOpponent(),
    ),
)  # fmt: skip
