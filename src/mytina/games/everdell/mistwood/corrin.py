"""Corrin Evertail: five cards that are linked with colours instead of names (MW-COR)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    CARDS,
    COLOUR,
    JOURNEY,
    LOCATIONS,
    VISITS,
    Bonus,
    Card,
    Lookup,
    Says,
    Values,
    Visit,
    card_name,
)
from mytina.games.everdell.content.critters import card_at
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.questions import (
    DONE,
    HandCard,
    amount,
    counted,
    give_to,
    hand_cards,
    kind_of,
    number_of,
    place_key,
    place_target,
    place_text,
    seat_name,
    text,
)
from mytina.games.everdell.table import card_takers, draw, give_resources, lies_in, named, owned, pay, room, takers
from mytina.games.everdell.terms import (
    BLUE,
    CITY_PLACE,
    COLOURS,
    CONSTRUCTION,
    COPIED,
    CRITTER,
    EVENT_PLACE,
    GREEN,
    NONE,
    NOTHING,
    PURPLE,
    RED,
    RESOURCES,
    TAN,
    UNIQUE,
    Cost,
    city_of,
)
from mytina.games.everdell.turn import after
from mytina.kernel.counters import Counter, Counters, Limit
from mytina.kernel.effects import Deed, Effect, Question, Raw, Signs, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

GIFTS: Final = 8
_LEADER: Final = Lookup("corrin_the_leader")
#: Red cards whose place is never used from elsewhere, beside legends (MW-COR-06).
NO_PATH: Final = ("cemetery", "chapel", "monastery")


# --- the King -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerColourOfOpponent(Bonus):
    """1 point for every card of a colour in the city of one opponent, the rival among them; the best one counts."""

    colour: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return max(
            (sum(1 for card in city if card >= 0 and COLOUR[card] == self.colour))
            for other, city in enumerate(state.cities)
            if other != owner
        )

    def describe(self) -> Text:
        return text("bonus-per-colour-of-opponent", colour=COLOURS[self.colour])

    def signs(self) -> Signs:
        return ("1", "point", "/", COLOURS[self.colour])


# --- the Path -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FollowPath(Question):
    """May use a location where an opponent's worker stands, as if one were placed there (MW-COR-06).

    Nothing is placed: no owner is paid for a visit. Its numbers are those of the card itself, then those of the copying
    cards that the chain has used, as owner * 100 + slot: each once, so chains end.
    """

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        used = self.used(args)
        found: list[Raw] = []
        for owner, deployed in enumerate(state.deployed):
            if owner != seat:
                for place in deployed:
                    raw = (place, card_at(state, place))
                    if raw not in found and self.leads_to(state, seat, place, used):
                        found.append(raw)
        return [*found, DONE] if found else []

    def used(self, args: Raw) -> Raw:
        return (args[0] * 100 + args[1], *args[3:])

    def leads_to(self, state: Everdell, seat: int, place: int, used: Raw) -> bool:
        if place >= CITY_PLACE:
            owner, slot = city_of(place)
            card = state.cities[owner][slot]
            visit = VISITS[card]
            if visit is None or COLOUR[card] != RED or CARDS[card].id in NO_PATH or CARDS[card].fixed:
                return False
            if owner * 100 + slot in used:
                return False
            return visit.needs is None or visit.needs(state, seat, owner, slot)
        if not 0 <= place < EVENT_PLACE:
            return False
        location = LOCATIONS[place]
        return location.kind != JOURNEY and location.usable(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if state.log is not None:
            state.note("log-path", "MW-COR-06", seat, icon="corrins-path", place=place_text(state, raw[0], seat))
        if raw[1] < 0:
            state.push(LOCATIONS[raw[0]].effect, seat)
            return
        visit = VISITS[raw[1]]
        assert visit is not None
        state.push(visit.effect, seat, (*city_of(raw[0]), COPIED, *self.used(args)))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"follow:{place_key(raw[0], raw[1])}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-path")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else place_text(state, raw[0], seat)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else place_target(raw[0])

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[1]].id if len(raw) == 2 and raw[1] >= 0 else ""

    def describe(self) -> Text:
        return text("effect-path")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.5


# --- the Field ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReapField(Effect):
    """A berry, another for every Farm of the opponents, who may then draw as many cards as they have (MW-COR-08)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        farm = number_of("farm")
        farms = [named(city, farm) for city in state.cities]
        for other in reversed(after(state, seat)):
            if farms[other] and not state.passed >> other & 1:
                state.push(DRAW_FOR_FARMS, other, (farms[other],))
        rival = state.box.rival
        if rival is not None:
            rival.reap(state, farms[state.seats])
        Gain(berry=1 + sum(n for owner, n in enumerate(farms) if owner != seat)).run(state, seat, ())

    def describe(self) -> Text:
        return text("effect-field")

    def signs(self) -> Signs:
        return ("1", "berry", "+")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0


@dataclass(frozen=True)
class DrawUpTo(Question):
    """How many cards to draw. Number: the most."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        most = min(args[0], room(state, seat), len(state.pile) + len(state.discard))
        return [(n,) for n in range(most, -1, -1)] if most else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        draw(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return f"draw:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-field")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-draw-cards", cards=text("amount-card", n=raw[0])) if raw[0] else text("option-nothing")


DRAW_FOR_FARMS: Final = DrawUpTo()


# --- gifts: the Warrior and the Leader ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Gifts(HandCard):
    """Up to so many gifts, each a hand card or a resource, for a point each (MW-COR-09).

    An option is what is given (a card, or 1000 + resource) and who gets it; where nobody can take it, it is gone all
    the same. Number: how many have been given.
    """

    most: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if self.given(args) >= self.most:
            return [DONE]
        found: list[Raw] = []
        for what, others in _gifts(state, seat):
            for to in others or _GONE:
                found.append((what, to))
        found.append(DONE)
        return found

    def given(self, args: Raw) -> int:
        return args[0] if len(args) == 1 else 0

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        state.push(self, seat, (self.given(args) + 1,))
        give(state, seat, raw[0], raw[1], "MW-COR-09")

    def key(self, raw: Raw) -> str:
        return gift_key(raw)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(self.most - self.given(args), len(state.hands[seat]) + sum(owned(state, seat)))

    def counters(self, state: Everdell, seat: int, args: Raw) -> Counters:
        """Each thing is one supply for all; a hand takes cards as far as it has room, and what then is left is gone."""
        hand, things, hands = state.hands[seat], _gifts(state, seat), card_takers(state, seat)
        limits = [Limit(_supply(state, seat, what), text("limit-own")) for what, _ in things]
        rooms: dict[int, int] = {}
        for other in hands:
            if other < state.seats:
                rooms[other] = len(limits)
                limits.append(Limit(room(state, other), text("limit-room", taker=seat_name(state, other))))
        full = tuple(rooms.values())
        fits = sum([limits[at].most for at in full]) >= min(len(hand), self.several(state, seat, args)[1])
        each: list[Counter] = []
        groups: list[Text] = []
        for to in [*range(state.seats + 1), NONE]:
            found: list[Counter] = []
            for at, (what, others) in enumerate(things):
                gone = to == NONE and what < RESOURCE and not fits and state.seats not in hands
                if to in (others or [NONE]) or gone:
                    drawn = (at, rooms[to]) if what < RESOURCE and to in rooms else (at,)
                    found.append(Counter((what, to), _gift_name(what), drawn, len(groups), full if gone else ()))
            if found:
                each += found
                groups.append(text("give-to", taker=seat_name(state, to)) if to >= 0 else text("give-to-nobody"))
        return Counters(tuple(limits), tuple(each), tuple(groups), text("limit-others-first"))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("give", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-gifts", n=self.given(args), most=self.most)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return gift_words(state, raw)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("hand", CARDS[raw[0]].id) if 0 <= raw[0] < RESOURCE else None

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[0]].id if 0 <= raw[0] < RESOURCE else ""

    def describe(self) -> Text:
        return text("effect-gifts", n=self.most)

    def signs(self) -> Signs:
        return ("1", "card", "arrow", "1", "point")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.3 * (self.most - self.given(args))


#: A gift is a card, or this and a resource.
RESOURCE: Final = 1000
_GONE: Final = [NONE]  # where it goes if nobody can take it


def _gifts(state: Everdell, seat: int) -> list[tuple[int, list[int]]]:
    """What a seat could give, and to whom."""
    cards, resources = card_takers(state, seat), takers(state, seat)
    found = [(single[0], cards) for single in hand_cards(state, seat)]
    found += [(RESOURCE + r, resources) for r in range(4) if state.resources[seat * 4 + r]]
    return found


def _supply(state: Everdell, seat: int, what: int) -> int:
    """How many a seat has of something that it could give."""
    return owned(state, seat)[what - RESOURCE] if what >= RESOURCE else state.hands[seat].count(what)


def _gift_name(what: int) -> Text:
    return kind_of(what - RESOURCE) if what >= RESOURCE else card_name(what)


def give(state: Everdell, seat: int, what: int, taker: int, rule: str) -> None:
    """A hand card or a resource goes to somebody, or nowhere, for a point."""
    state.points[seat] += 1
    if what >= RESOURCE:
        one = list(NOTHING)
        one[what - RESOURCE] = 1
        cost: Cost = (one[0], one[1], one[2], one[3])
        pay(state, seat, cost)
        if taker >= 0:
            give_resources(state, seat, taker, cost)
            if taker == state.seats and state.box.rival is not None:
                state.box.rival.thank(state, seat, 1)
        if state.log is not None:
            said = amount(what - RESOURCE, 1)
            if taker >= 0:
                state.note("log-give", rule, seat, what=said, taker=seat_name(state, taker))
            else:
                state.note("log-pay", rule, seat, what=said)
    else:
        state.hands[seat].remove(what)
        if taker >= 0:
            give_to(state, seat, taker, what)
        else:
            state.discard.append(what)
            state.note("log-give-nobody", rule, seat, icon="card")
    state.note("log-points", rule, seat, icon="point", n=1)


def gift_key(raw: Raw) -> str:
    if raw == DONE:
        return "done"
    what = f"card:{CARDS[raw[0]].id}" if raw[0] < RESOURCE else f"give:{RESOURCES[raw[0] - RESOURCE]}"
    return what if raw[1] < 0 else f"{what}@{raw[1]}"


def gift_words(state: Everdell, raw: Raw) -> Text:
    if raw == DONE:
        return text("option-done")
    if raw[0] >= RESOURCE:
        what = amount(raw[0] - RESOURCE, 1)
        return what if raw[1] < 0 else text("option-give-to", what=what, taker=seat_name(state, raw[1]))
    if raw[1] < 0:
        return card_name(raw[0])
    return text("option-give-card-to", card=card_name(raw[0]), taker=seat_name(state, raw[1]))


@dataclass(frozen=True)
class AskLeader(Deed):
    """After every draw of the Leader's owner. Numbers: the cards."""

    def holds(self, args: Raw) -> Raw:
        return args

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if lies_in(state, seat, _LEADER.number()):
            state.push(GIVE_DRAWN, seat, args)


@dataclass(frozen=True)
class GiveDrawn(HandCard):
    """May give one of the cards just drawn for a point (MW-COR-10). Numbers: the cards; an option as in `Gifts`."""

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        hand = state.hands[seat]
        cards = [card for card in dict.fromkeys(args) if card in hand]
        others = card_takers(state, seat) or [NONE]
        found: list[Raw] = [(card, other) for card in cards for other in others]
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            give(state, seat, raw[0], raw[1], "MW-COR-10")

    def key(self, raw: Raw) -> str:
        return gift_key(raw)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-leader")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else gift_words(state, raw)


GIVE_DRAWN: Final = GiveDrawn()


# --- the cards ----------------------------------------------------------------------------------------------------


def _any(colour: int) -> tuple[str]:
    """Linked with all cards of a colour."""
    return (f"*{COLOURS[colour]}",)


CORRIN_CARDS: Final = (
    Card(
        "corrin_the_king", CRITTER, UNIQUE, PURPLE, 1, (0, 0, 0, 5), 4, _any(PURPLE),
        bonus=PerColourOfOpponent(PURPLE),
    ),
    Card(
        "corrins_path", CONSTRUCTION, UNIQUE, RED, 1, (0, 0, 1, 0), 0, _any(TAN),
        visit=Visit(FollowPath()), space=0,
    ),
    Card("corrins_field", CONSTRUCTION, UNIQUE, GREEN, 1, (1, 1, 1, 0), 1, _any(GREEN), produces=ReapField()),
    Card("corrin_the_warrior", CRITTER, UNIQUE, TAN, 1, (0, 0, 0, 4), 2, _any(RED), play=Gifts(GIFTS), space=0),
    Card("corrin_the_leader", CRITTER, UNIQUE, BLUE, 1, (0, 0, 0, 3), 1, _any(BLUE), traits=(Says("effect-leader"),)),
)  # fmt: skip
