"""Legendary cards: how they lie beside their owner, how they come into a city, and what they share there (MW-LEG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.box import YIELDS, Box
from mytina.games.everdell.catalogue import (
    BIT,
    CARD_OF,
    CARDS,
    ENTERS,
    KIND,
    NAMED,
    POINTS,
    TOTAL,
    Card,
    Lookup,
    Says,
    Trait,
    card_name,
)
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.hooks import Enter, Housing, Payment, Source
from mytina.games.everdell.mistwood.view import LegendView
from mytina.games.everdell.parts import Part, note_number, part_number
from mytina.games.everdell.payments import Helper
from mytina.games.everdell.play import settle_in
from mytina.games.everdell.questions import text
from mytina.games.everdell.rugwort import RIVAL, his
from mytina.games.everdell.table import (
    barred,
    card_ids,
    couples,
    distinct,
    fits,
    free_spaces,
    goes_by,
    lands,
    named,
    slot_of,
    slots_of,
)
from mytina.games.everdell.terms import (
    CONSTRUCTION,
    CRITTER,
    KINDS,
    NONE,
    NOTHING,
    POINT,
    Cost,
    points_on,
)
from mytina.games.everdell.turn import Turn
from mytina.kernel.effects import Effect, Question, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng

#: What the rival gains when a legendary card is played against him, beside a second card (MW-LEG-12).
RIVAL_POINTS: Final = 3
#: What a token of King North's Treasury saves, and how many lie on it.
SAVED: Final = 2
TREASURE: Final = 4
#: How much less a construction costs on the Bridge of the Sky; by seat, what lies on it: a slot, or
BRIDGE_LESS: Final = 3
UNUSED: Final = -1
EMPTY: Final = -2
COMING: Final = -3
_HUSBAND: Final = Lookup("husband")
_MATRIARCH: Final = Lookup("mayberry_matriarch")


@dataclass(frozen=True)
class Legend(Trait):
    """The red banner: the card that it replaces, and goes by the name of."""

    banner: str

    def describe(self) -> Text:
        return text("text-legend", card=text(f"card-{self.banner}"))


def is_legend(card: int) -> bool:
    return any(isinstance(trait, Legend) for trait in CARDS[card].traits)


_legends: Final[dict[tuple[str, ...], tuple[int, ...]]] = {}


def legends_of(box: Box) -> tuple[int, ...]:
    """All legendary cards that a table is played with."""
    found = _legends.get(box.names)
    if found is None:
        here = [card for card in range(len(CARDS)) if box.cards >> card & 1 and is_legend(card)]
        _legends[box.names] = found = tuple(here)
    return found


class LegendPart(Part):
    layout: ClassVar[dict[str, Any]] = {
        "held": list[list[int]],
        "upgrading": int,
        "heir": int,
        "partners": list[int],
        "swept": list[int],
        "bridges": list[int],
        "springs": list[int],
    }

    def __init__(self) -> None:
        self.held: list[list[int]] = []  # by seat: legendary cards not yet played, which only their owner knows
        self.upgrading = NONE  # the slot of the card that the one just being played replaces
        self.heir = 0  # whether that one was part of a couple
        self.partners: list[int] = []  # by seat: the slot of the Husband who shares the Matriarch's space
        self.swept: list[int] = []  # by seat: the last turn in which Chipter Swipple has acted
        self.bridges: list[int] = []  # by seat: the slot of what lies on the Bridge of the Sky
        self.springs: list[int] = []  # by seat: the slot of what lies on Silver Scale Spring

    def copy(self) -> LegendPart:
        other = LegendPart()
        other.held = [cards[:] for cards in self.held]
        other.upgrading = self.upgrading
        other.heir = self.heir
        other.partners = self.partners[:]
        other.swept = self.swept[:]
        other.bridges = self.bridges[:]
        other.springs = self.springs[:]
        return other

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        """Others hold any cards of their kind that are not in sight."""
        middle = bool(state.waiting) and not isinstance(state.pending[-1][0], Turn)
        kept = state.waiting if middle else ()
        hidden = [owner for owner in range(state.seats) if owner != seat and owner not in kept]
        seen = {card for city in state.cities for card in city} | set(state.aside)
        seen |= {card for owner, cards in enumerate(self.held) if owner not in hidden for card in cards}
        pools = ([], [])  # type: tuple[list[int], list[int]]
        for card in legends_of(state.box):
            if card not in seen:
                pools[KIND[card]].append(card)
        for owner in hidden:
            kinds = sorted(KIND[card] for card in self.held[owner])
            self.held[owner] = [rng.draw(pools[kind]) for kind in kinds]

    def view(self, state: Everdell, seat: int | None) -> LegendView:
        return LegendView(
            own=() if seat is None else tuple(card_ids(self.held[seat])),
            held=tuple(tuple(sorted(KIND[card] for card in cards)) for cards in self.held),
            shared=tuple(tuple(pair) for pair in (_shared(self, state, owner) for owner in range(state.seats))),
        )

    def letters(self, state: Everdell, owner: int) -> str:
        if not 0 <= owner < state.seats:
            return ""
        return f"legends: {' '.join(sorted(KINDS[KIND[card]] for card in self.held[owner])) or '-'}"

    def lines(self, state: Everdell, owner: int) -> dict[str, int]:
        """The Bridge of the Sky is worth what lies on it (MW-LEG-19)."""
        if owner >= state.seats or self.bridges[owner] < 0:
            return {}
        return {"base": POINTS[state.cities[owner][self.bridges[owner]]]}


def _shared(part: LegendPart, state: Everdell, owner: int) -> list[tuple[int, int]]:
    """Who shares a space with a legendary card: the slots of both."""
    city = state.cities[owner]
    found = []
    for id, slot in (
        ("mayberry_matriarch", part.partners[owner]),
        ("bridge_of_the_sky", part.bridges[owner]),
        ("silver_scale_spring", part.springs[owner]),
    ):
        if slot >= 0:
            found.append((city.index(CARD_OF[id]), slot))
    return found


_PART: Final[i64] = part_number("more_legends")
_KINDS: Final = note_number()  # all legendary cards of a box, by kind, critters first


def legends(state: Everdell) -> LegendPart:
    part: LegendPart = state.kept[_PART]
    return part


def legendary(state: Everdell) -> bool:
    """Whether there are legends at the table; asked only where some module has a part."""
    return state.kept[_PART] is not None


@dataclass(frozen=True)
class LayLegends(Effect):
    """Nobody has one yet."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = legends(state)
        part.held = [[] for _ in range(state.seats)]
        part.partners = [NONE] * state.seats
        part.swept = [NONE] * state.seats
        part.bridges = [UNUSED] * state.seats
        part.springs = [NONE] * state.seats


@dataclass(frozen=True)
class DealLegends(Effect):
    """A legendary critter and a legendary construction for everybody, in secret (MW-LEG-01)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = legends(state)
        kinds: list[list[int]] = state.box.notes[_KINDS]
        if not kinds:
            for kind in (CRITTER, CONSTRUCTION):
                kinds.append([card for card in legends_of(state.box) if KIND[card] == kind])
        for same in kinds:
            cards = same[:]
            state.rng.shuffle(cards)
            for owner in range(state.seats):
                part.held[owner].append(cards[owner])


# --- playing one --------------------------------------------------------------------------------------------------


_BANNERS: Final = note_number()


def banners(box: Box) -> list[int]:
    """By legendary card: the bits of the cards that it replaces (`Box.sought`)."""
    found: list[int] = box.notes[_BANNERS]
    if not found:
        found.extend([0 for _ in CARDS])
        for card in legends_of(box):
            for other in _banner(card):
                if box.cards >> other & 1:
                    found[card] |= box.sought[other] & ~YIELDS
    return found


def _banner(card: int) -> list[int]:
    """The cards that a legendary card replaces."""
    return [other for other in NAMED[CARD_OF[CARDS[card].counts_as]] if not is_legend(other)]


def replaces(state: Everdell, seat: int, card: int) -> bool:
    """Whether the own city holds a card that a legendary card replaces."""
    return census(state, seat).sought & banners(state.box)[card] != 0


def banner_slots(state: Everdell, seat: int, card: int) -> list[int]:
    """The slots of such cards."""
    replaced = _banner(card)
    return [slot for slot, other in enumerate(state.cities[seat]) if other in replaced]


class LegendSource(Source):
    """Beside the player; not a hand, but what makes cards from the hand cheaper does so here too (MW-LEG-05)."""

    id = "legend"
    choosy = True
    ordinary = True
    given = False

    def cards(self, state: Everdell, seat: int) -> list[int]:
        return legends(state).held[seat]

    def serves(self, name: str) -> bool:
        return name in (self.id, "hand")

    def accepts(self, state: Everdell, seat: int, card: int, code: int, payment: Payment) -> bool:
        """An upgrade if it is possible, the only way to play one for free; else a price (MW-LEG-04, MW-LEG-05)."""
        if payment is UPGRADE:
            return replaces(state, seat, card)
        return not payment.free and not replaces(state, seat, card)

    def heirs(self, box: Box) -> list[int]:
        return banners(box)

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        legends(state).held[seat].remove(card)
        state.aside.append(card)
        state.reveal()

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        return [(card, self.number * 100, None) for card in legends(state).held[seat]]


LEGENDS: Final = LegendSource()


class Upgrade(Payment):
    """Discard the card of the red banner (MW-LEG-04)."""

    id = "upgrade"
    swift = True
    choosy = True
    price = 0
    free = True
    told = "log-play-upgrading"

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        found = 0
        for card in legends(state).held[seat]:
            if replaces(state, seat, card):
                found |= BIT[card]
        return found

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if code // 100 != LEGENDS.number:
            return []
        return distinct(state, seat, banner_slots(state, seat, card))

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return [NOTHING]

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        part = legends(state)
        part.upgrading = slot
        part.heir = int(couples(state, seat, state.cities[seat]) > 0)

    def note(self, card: int, used: int) -> Text:
        return text("note-upgrade", card=card_name(used))


UPGRADE: Final = Upgrade()
LEGENDS.usual = UPGRADE


class Legendary(Enter):
    """Instead of the card that it replaces, with its token and its workers (MW-LEG-07), or on a space of its own."""

    def fits(self, state: Everdell, seat: int, card: int, leaving: int) -> bool:
        return lands(state, seat, card, leaving)

    def refusal(self) -> Text:
        return text("why-full")

    def push(self, state: Everdell, seat: int, card: int, code: int) -> None:
        part = legends(state)
        slot, part.upgrading = part.upgrading, NONE
        settle_in(state, seat, card, code, instead=slot)


@dataclass(frozen=True)
class RivalAnswersLegend(Effect):
    """He gains points, and answers with two cards (MW-LEG-12). Numbers: card, and others."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return "rugwort" in state.box.part_at and is_legend(args[0])

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if self.concerns(state, args):
            state.points[RIVAL] += RIVAL_POINTS
            his(state).due += 1
            state.note("log-rugwort-legend", "MW-LEG-12", icon="point", n=RIVAL_POINTS)


# --- sharing spaces -----------------------------------------------------------------------------------------------


class Hall(Housing):
    """What lies on the Bridge of the Sky and on Silver Scale Spring; the Matriarch is one of a couple (`apart`)."""

    lasting = False
    bound: tuple[str, ...] = ("mayberry_matriarch", "bridge_of_the_sky", "silver_scale_spring")
    swayed: tuple[str, ...] | None = ()

    def depends(self, state: Everdell, owner: int) -> Raw:
        if owner >= state.seats:
            return ()
        part = legends(state)
        return (part.partners[owner], part.bridges[owner], part.springs[owner])

    def moved(self, state: Everdell, owner: int, before: Raw) -> bool:
        if owner >= state.seats:
            return False
        part = legends(state)
        if part.partners[owner] != before[0] or part.bridges[owner] != before[1]:
            return True
        return part.springs[owner] != before[2]

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        if owner >= state.seats:
            return 0
        part = legends(state)
        bridge, spring = part.bridges[owner], part.springs[owner]
        return int(bridge >= 0 and city[bridge] >= 0) + int(spring >= 0 and city[spring] >= 0)


def matriarch_apart(state: Everdell, owner: int, city: list[int]) -> tuple[int, ...]:
    """The Mayberry Matriarch and the Husband who shares her space: no other pairs with them (MW-LEG-13)."""
    own = slot_of(city, _MATRIARCH.number())
    if owner >= state.seats or own < 0:
        return ()
    partner = legends(state).partners[owner]
    if partner >= 0 and city[partner] >= 0:
        return (own, partner)
    if len(city) > len(state.cities[owner]) and goes_by(city[-1], _HUSBAND.number()):
        return (own, len(city) - 1)  # he would find a place with her
    return (own,)


@dataclass(frozen=True)
class ShareWithMatriarch(Question):
    """Whether she and a Husband share a space, when one of them comes in. Numbers: card, source, owner, slot."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return args[0] == _MATRIARCH.number() or goes_by(args[0], _HUSBAND.number())

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        card, _, owner, slot = args
        husband, matriarch = _HUSBAND.number(), _MATRIARCH.number()
        if not self.concerns(state, args):
            return []
        if owner >= state.seats or legends(state).partners[owner] >= 0:
            return []
        city = state.cities[owner]
        if card == matriarch:
            wives = named(city, CARD_OF["wife"]) - 1
            free = named(city, husband) > wives or legends(state).heir
            found: list[Raw] = [(other, city[other]) for other in slots_of(city, husband)[:1]] if free else []
        elif matriarch in city:
            found = [(slot, card)]
        else:
            return []
        return [*found, ALONE] if found and free_spaces(state, owner) >= 0 else found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != ALONE:
            legends(state).partners[args[2]] = raw[0]

    def key(self, raw: Raw) -> str:
        return "own-space" if raw == ALONE else f"share:{CARDS[raw[1]].id}.{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        husband = card_name(CARD_OF["husband"])
        return text("prompt-share", card=card_name(CARD_OF["mayberry_matriarch"]), partner=husband)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-own-space") if raw == ALONE else text("option-share", card=card_name(raw[1]))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == ALONE else ("city", f"{args[2]}.{raw[0]}")


ALONE: Final = (NONE, NONE)


@dataclass(frozen=True)
class CrossBridge(Effect):
    """A construction paid for by the Bridge of the Sky lies on it. Numbers: card, source, owner, slot."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return KIND[args[0]] == CONSTRUCTION

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        bridges = legends(state).bridges
        if bridges[seat] == COMING and self.concerns(state, args):
            bridges[seat] = args[3]


def forget(state: Everdell, owner: int, slot: int) -> None:
    """A card is about to leave: it shares no space any more."""
    if owner >= state.seats:
        return
    part = legends(state)
    if part.partners[owner] == slot:
        part.partners[owner] = NONE
    if part.bridges[owner] == slot:
        part.bridges[owner] = EMPTY
    if part.springs[owner] == slot:
        part.springs[owner] = NONE


# --- legendary ways to pay ----------------------------------------------------------------------------------------


class Spend(Helper):
    """Take so many tokens from King North's Treasury: each saves two resources of any kinds (MW-LEG-14)."""

    def __init__(self, tokens: int) -> None:
        super().__init__(f"treasury-{tokens}", SAVED * tokens)
        self.tokens = tokens

    def ready(self, state: Everdell, seat: int) -> bool:
        return self.treasury(state, seat) >= 0

    def treasury(self, state: Everdell, seat: int) -> int:
        """Its slot, if enough tokens lie on it."""
        slot = slot_of(state.cities[seat], self.card)
        return slot if slot >= 0 and points_on(state.marks[seat][slot]) >= self.tokens else NONE

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if TOTAL[card] <= SAVED * (self.tokens - 1):  # the last token would save nothing
            return []
        met = self.suffices(state, seat, card)
        return [self.treasury(state, seat)] if met and fits(state, seat, card) else []

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        state.marks[seat][slot] -= POINT * self.tokens

    def note(self, card: int, used: int) -> Text:
        return text("note-treasury", less=text("amount-any", n=min(self.saves, TOTAL[card])))


TREASURY: Final = tuple(Spend(tokens) for tokens in range(1, TREASURE + 1))


class Span(Helper):
    """Once: a construction for less, which then lies on the Bridge of the Sky and shares its space (MW-LEG-19)."""

    def ready(self, state: Everdell, seat: int) -> bool:
        return super().ready(state, seat) and legends(state).bridges[seat] == UNUSED

    def affords(self, state: Everdell, seat: int, card: int, lacks: int) -> bool:
        return lacks <= self.saves and KIND[card] == CONSTRUCTION

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not self.suffices(state, seat, card):
            return []
        enter = ENTERS[card]
        own = census(state, seat)
        possible = enter.fits(state, seat, card, NONE) if enter is not None else not barred(own, card)
        return [slot_of(state.cities[seat], self.card)] if possible else []

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        legends(state).bridges[seat] = COMING

    def describe(self) -> Text:
        return text("effect-bridge", less=text("amount-any", n=BRIDGE_LESS))

    def note(self, card: int, used: int) -> Text:
        return text("note-bridge", less=text("amount-any", n=min(BRIDGE_LESS, TOTAL[card])))


def legend(
    id: str, kind: int, colour: int, banner: str, cost: Cost, points: int, links: tuple[str, ...] = (), **more: Any
) -> Card:
    """It has the rarity of its banner (MW-LEG-09), brings a space (MW-LEG-10), never leaves and is never copied
    (MW-LEG-11)."""
    rarity = CARDS[CARD_OF[banner]].rarity
    spared = ("mole", *more.pop("spared", ()))
    said = tuple(Says(id) for id in more.pop("says", ()))
    return Card(
        id, kind, rarity, colour, 1, cost, points, links, enter=LEGENDARY, extends=1, excludes=(banner,), fixed=True,
        spared=spared, counts_as=banner, beside=True, traits=(*said, Legend(banner)), **more,
    )  # fmt: skip


LEGENDARY: Final = Legendary()
