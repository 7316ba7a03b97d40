"""Questions that many cards ask: which resources, which hand card, which Meadow card, which card of a city, who."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    HUE,
    SINGLES,
    Location,
    Values,
    bundle_text,
    card_name,
    location_name,
)
from mytina.games.everdell.catalogue import EVENTS as ALL_EVENTS
from mytina.games.everdell.catalogue import LOCATIONS as ALL_LOCATIONS
from mytina.games.everdell.hooks import lists
from mytina.games.everdell.table import (
    COMPILED,
    alike,
    card_takers,
    distinct,
    gain,
    give_resources,
    hand_over,
    standing_on,
    takers,
)
from mytina.games.everdell.terms import (
    ANY,
    CITY_PLACE,
    DISPLACED,
    DOMAIN,
    EVENT_PLACE,
    RESOURCES,
    Cost,
    bundle_key,
    city_of,
)
from mytina.kernel.effects import Question, Raw, Signs, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

DONE: Final[Raw] = (-1,)


@lru_cache(maxsize=8192)
def text(id: str, **args: int | str | Text | tuple[Text, ...]) -> Text:
    """What is said again is the same text: it knows its words."""
    return Text(DOMAIN, id, **args)


def counted(deed: str, n: int, least: int, most: int) -> Text:
    """What the button says of cards that are marked one by one: "Discard 2 of 3"."""
    return text(f"several-{deed}" if n or least else f"several-{deed}-none", n=n, most=most)


def as_cost(raw: Raw) -> Cost:
    return (raw[0], raw[1], raw[2], raw[3])


def seat_name(state: Everdell, owner: int) -> Text:
    """Whoever owns a city: a seat, or the rival."""
    if owner < state.seats:
        return text(f"seat-{owner}")
    assert state.box.rival is not None
    return text(f"rival-{state.box.rival.id}")


def place_key(place: int, card: int = -1) -> str:
    """A place as keys spell it."""
    if place == DISPLACED:
        return "displaced"
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        return f"visit:{CARDS[card].id}@{owner}.{slot}"
    if place >= EVENT_PLACE:
        return f"event:{ALL_EVENTS[place - EVENT_PLACE].id}"
    return f"place:{ALL_LOCATIONS[place].id}"


def place_target(place: int) -> Target | None:
    """A place as a thing on the board."""
    if place == DISPLACED:
        return None
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        return ("city", f"{owner}.{slot}")
    if place >= EVENT_PLACE:
        return ("event", ALL_EVENTS[place - EVENT_PLACE].id)
    return ("place", ALL_LOCATIONS[place].id)


def place_text(state: Everdell, place: int, seat: int) -> Text:
    if place == DISPLACED:
        return text("place-displaced")
    if place >= CITY_PLACE:
        owner, _ = city_of(place)
        name = card_name(standing_on(state, place))
        if owner == seat:
            return text("place-own-card", card=name)
        return text("place-their-card", card=name, owner=seat_name(state, owner))
    if place >= EVENT_PLACE:
        return text("place-event", event=text(f"event-{ALL_EVENTS[place - EVENT_PLACE].id}"))
    return location_name(place)


@dataclass(frozen=True)
class GainAny(Question):
    """Resources of choice (EV-DEC-GAIN_ANY)."""

    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return list(ANY[min(self.number, 4)])

    def private(self, seat: int, args: Raw) -> bool:
        return self.number <= 4

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if self.number > 4:
            state.push(GainAny(self.number - 4), seat)
        gain(state, seat, as_cost(raw))
        if state.log is not None and any(raw):
            state.note("log-gain", "EV-GEN-03", seat, what=bundle_text(raw))

    def key(self, raw: Raw) -> str:
        return f"gain:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-gain-any", n=self.number)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-gain", what=bundle_text(raw))

    def describe(self) -> Text:
        return text("effect-gain", parts=(text("amount-any", n=self.number),))

    def signs(self) -> Signs:
        return (str(self.number), "any")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.8 * self.number


_GAINS: Final[list[GainAny]] = [GainAny(number) for number in range(16)]


def gain_any(number: int) -> GainAny:
    """The question made before: making one takes longer than asking it."""
    return _GAINS[number] if number < len(_GAINS) else GainAny(number)


@dataclass(frozen=True)
class GiveResources(Question):
    """Who gets resources that the seat has already put down (EV-DEC-GIVE_RES); without takers they are gone."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(other,) for other in takers(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        give_resources(state, seat, raw[0], as_cost(args))
        if state.log is not None:
            state.note("log-give", "EV-GIVE-03", seat, what=bundle_text(args), taker=seat_name(state, raw[0]))

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give", what=bundle_text(args))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


GIVE: Final = GiveResources()


@dataclass(frozen=True)
class GiveCard(Question):
    """Who gets the card that lies aside (EV-DEC-GIVE_CARD)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(other,) for other in card_takers(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.aside.remove(args[0])
        give_to(state, seat, raw[0], args[0])

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give-card", card=card_name(args[0]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


GIVE_CARD: Final = GiveCard()


def give_to(state: Everdell, seat: int, taker: int, card: int) -> None:
    """A card that the seat has put down goes to somebody; only the two see which (EV-GEN-05)."""
    hand_over(state, seat, taker, card)
    if state.log is not None:
        name = seat_name(state, taker)
        for reader in range(state.seats):
            if reader in (seat, taker):
                seen = card_name(card)
                state.note("log-give-card-seen", "EV-GIVE-02", seat, only=reader, icon="card", card=seen, taker=name)
            else:
                state.note("log-give-card", "EV-GIVE-02", seat, only=reader, icon="card", taker=name)


def give_card(state: Everdell, seat: int, card: int) -> None:
    """A hand card goes to an opponent with room, or to the discard pile if there is none (EV-GIVE-02)."""
    state.hands[seat].remove(card)
    if card_takers(state, seat):
        state.aside.append(card)
        state.push(GIVE_CARD, seat, (card,))
    else:
        state.discard.append(card)
        state.note("log-give-nobody", "EV-GIVE-02", seat, icon="card")


@mypyc_attr(allow_interpreted_subclasses=True)
class CityCard(Question):
    """One card of a city; subclasses say which and what for. An option is its slot and its number."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        raise NotImplementedError

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return seat

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        city = state.cities[self.owner(state, seat, args)]
        return [(slot, city[slot]) for slot in self.slots(state, seat, args)]

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"card:{CARDS[raw[1]].id}.{raw[0]}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else card_name(raw[1])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("city", f"{self.owner(state, seat, args)}.{raw[0]}")

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[1]].id


@mypyc_attr(allow_interpreted_subclasses=True)
class CityCards(CityCard):
    """Cards of a city, one by one."""

    fresh: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeOfCity(CityCards):
    """Some cards of the own city, in one choice; of equal ones the first is offered. Subclasses say which."""

    def candidates(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        raise NotImplementedError

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return distinct(state, seat, self.candidates(state, seat, args))

    def equals(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> list[Raw]:
        if raw == DONE:
            return []
        others = self.candidates(state, seat, args)
        return [(slot, raw[1]) for slot in others if slot != raw[0] and alike(state, seat, slot, raw[0])]


def hand_cards(state: Everdell, seat: int) -> list[Raw]:
    """The cards in hand, each of several equal ones once: the options of a question that asks for one."""
    hand = state.hands[seat]
    found: list[Raw] = []
    if COMPILED:  # compiled code is quick with bits, and plain code with sets
        hues = 0
        for card in hand:
            hue = HUE[card]
            if not hues & hue or not lists(found, SINGLES[card]):
                hues |= hue
                found.append(SINGLES[card])
        return found
    if len(set(hand)) == len(hand):  # mostly there are none
        return [SINGLES[card] for card in hand]
    seen: set[int] = set()
    for card in hand:
        if card not in seen:
            seen.add(card)
            found.append(SINGLES[card])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class HandCard(Stage):
    """Hand cards, one by one; subclasses say what for. An option is the number of the card."""

    secret: ClassVar[bool] = True  # EV-GEN-04: discards from hand are not shown

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"card:{CARDS[raw[0]].id}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else card_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("hand", CARDS[raw[0]].id)

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[0]].id


@mypyc_attr(allow_interpreted_subclasses=True)
class MeadowCard(Stage):
    """Available Meadow cards, one by one. An option is the slot and the number of the card."""

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"card:{CARDS[raw[1]].id}@meadow{raw[0] + 1}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else card_name(raw[1])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("meadow", str(raw[0] + 1))

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[1]].id


@mypyc_attr(allow_interpreted_subclasses=True)
class PickLocation(Question):
    """A location whose effect is carried out; subclasses say which may be chosen."""

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        location: Location = ALL_LOCATIONS[raw[0]]
        state.push(location.effect, seat)
        if state.log is not None:
            state.note("log-copy-location", self.rule(), seat, place=location_name(raw[0]))

    def rule(self) -> str:
        """Where it is said that the location may be used."""
        raise NotImplementedError

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else place_key(raw[0])

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else location_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else place_target(raw[0])


def number_of(id: str) -> int:
    """The number of a card, for content that names other cards."""
    return CARD_OF[id]


def amount(resource: int, n: int) -> Text:
    return text(f"amount-{RESOURCES[resource]}", n=n)


def kind_of(resource: int) -> Text:
    """A resource without a number."""
    return text(f"kind-{RESOURCES[resource]}")


def points_text(n: int) -> Text:
    return text("amount-point", n=n)
