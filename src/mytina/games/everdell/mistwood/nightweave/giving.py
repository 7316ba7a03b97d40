"""What humans give up: tolls that must be met, and foils that may be paid (MW-WEB-05, MW-WEB-06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, COLOUR, card_name
from mytina.games.everdell.effects import Discarding
from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.questions import DONE, HandCard, amount, counted, kind_of, text
from mytina.games.everdell.table import owned
from mytina.games.everdell.terms import NONE, NOTHING, RESOURCES, Cost
from mytina.kernel.counters import Counter, Counters, Limit
from mytina.kernel.effects import Effect, Question, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: What may be given up, as letters: hand cards, resources, point tokens.
CARDS_ONLY: Final = "c"
RESOURCES_ONLY: Final = "r"
CARDS_OR_RESOURCES: Final = "cr"
RESOURCES_OR_POINTS: Final = "rp"
POINTS_ONLY: Final = "p"
#: An option is a card, or this and a resource, or a point token.
RESOURCE: Final = 1000
POINT: Final = 2000
#: What must stay: a card (the one that is being played), a card of a colour, resources.
KEEP_NOTHING: Final[Raw] = (NONE, NONE, 0, 0, 0, 0)


def keeping(card: int = NONE, colour: int = NONE, cost: Cost = NOTHING) -> Raw:
    return (card, colour, *cost)


def spare_cards(state: Everdell, seat: int, keep: Raw) -> list[int]:
    """The hand cards that may be given up."""
    hand = state.hands[seat][:]
    if keep[0] >= 0 and keep[0] in hand:
        hand.remove(keep[0])
    if keep[1] >= 0:
        alike = [card for card in hand if COLOUR[card] == keep[1]]
        if len(alike) == 1:
            hand.remove(alike[0])
    return hand


def spare(state: Everdell, seat: int, kinds: str, keep: Raw = KEEP_NOTHING) -> int:
    """How many things of these kinds a seat could give up."""
    found = 0
    if "c" in kinds:
        found += len(state.hands[seat]) - (keep[0] >= 0 and keep[0] in state.hands[seat]) - (keep[1] >= 0)
    if "r" in kinds:
        found += sum(max(0, have - kept) for have, kept in zip(owned(state, seat), keep[2:6], strict=True))
    if "p" in kinds:
        found += state.points[seat]  # MW-TRICK-23
    return found


def things(state: Everdell, seat: int, kinds: str, keep: Raw = KEEP_NOTHING) -> Counters:
    """What of these kinds may be given up, and how many of each; the last card of a colour that is needed stays."""
    limits: list[Limit] = []
    each: list[Counter] = []
    own = text("limit-own")
    if "c" in kinds:
        hand = spare_cards(state, seat, keep)
        alike = [card for card in hand if COLOUR[card] == keep[1]]
        if alike:
            limits.append(Limit(len(alike) - 1, text("limit-nw-needed")))
        for card in dict.fromkeys(hand):
            each.append(Counter((card,), card_name(card), (len(limits), 0) if card in alike else (len(limits),)))
            limits.append(Limit(hand.count(card), own))
    if "r" in kinds:
        for resource, have in enumerate(owned(state, seat)):
            if have > keep[2 + resource]:
                each.append(Counter((RESOURCE + resource,), kind_of(resource), (len(limits),)))
                limits.append(Limit(have - keep[2 + resource], text("limit-nw-needed") if keep[2 + resource] else own))
    if "p" in kinds and state.points[seat]:
        each.append(Counter((POINT,), text("kind-point"), (len(limits),)))
        limits.append(Limit(state.points[seat], own))
    return Counters(tuple(limits), tuple(each))


@dataclass(frozen=True)
class GiveUp(HandCard):
    """So many things, one by one. Numbers: how many are left, and what must stay (see `keeping`)."""

    kinds: str
    rule: str

    def holds(self, args: Raw) -> Raw:
        return args[1:2] if args[1] >= 0 else ()

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if not args[0]:
            return []
        keep = args[1:]
        found: list[Raw] = []
        if "c" in self.kinds:
            found += [(card,) for card in dict.fromkeys(spare_cards(state, seat, keep))]
        if "r" in self.kinds:
            have = owned(state, seat)
            found += [(RESOURCE + r,) for r in range(4) if have[r] > keep[2 + r]]
        if "p" in self.kinds and state.points[seat]:
            found.append((POINT,))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        part_with(state, seat, raw[0], self.rule)
        if args[0] > 1:
            state.push(self, seat, (args[0] - 1, *args[1:]))

    def kept(self, args: Raw) -> Raw:
        """What must stay."""
        return args[1:]

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(args[0], spare(state, seat, self.kinds, self.kept(args)))
        return most, most

    def counters(self, state: Everdell, seat: int, args: Raw) -> Counters:
        return things(state, seat, self.kinds, self.kept(args))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("give-up", n, least, most)

    def key(self, raw: Raw) -> str:
        return give_key(raw)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-give", n=args[0], kinds=self.kinds)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return give_words(raw)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("hand", CARDS[raw[0]].id) if 0 <= raw[0] < RESOURCE else None

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[0]].id if 0 <= raw[0] < RESOURCE else ""


def part_with(state: Everdell, seat: int, what: int, rule: str) -> None:
    """A seat gives up a card, a resource or a point token."""
    if what >= POINT:
        state.points[seat] -= 1
        state.note("log-nw-pays-point", rule, seat, icon="point")
    elif what >= RESOURCE:
        state.resources[seat * 4 + what - RESOURCE] -= 1
        if state.log is not None:
            state.note("log-pay", rule, seat, what=amount(what - RESOURCE, 1))
    else:
        state.hands[seat].remove(what)
        state.discard.append(what)
        state.note("log-discard", rule, seat, icon="card", n=1)


def give_key(raw: Raw) -> str:
    if raw == DONE:
        return "done"
    if raw[0] >= POINT:
        return "pay:1point"
    return f"pay:1{RESOURCES[raw[0] - RESOURCE]}" if raw[0] >= RESOURCE else f"discard:{CARDS[raw[0]].id}"


def give_words(raw: Raw) -> Text:
    if raw == DONE:
        return text("option-done")
    if raw[0] >= POINT:
        return text("amount-point", n=1)
    return amount(raw[0] - RESOURCE, 1) if raw[0] >= RESOURCE else card_name(raw[0])


def toll(state: Everdell, seat: int, number: int, kinds: str, rule: str, keep: Raw = KEEP_NOTHING) -> None:
    """Push that a seat gives something up."""
    state.push(GiveUp(kinds, rule), seat, (number, *keep))


@dataclass(frozen=True)
class AskFoil(Question):
    """Whether to pay so that something does not happen (MW-WEB-05); what cannot be afforded is not offered.

    `prices` are numbers and kinds. Its numbers go on to what happens: `happens`, or `spared` for whoever has paid.
    """

    id: str
    rule: str
    prices: tuple[tuple[int, str], ...]
    happens: Effect
    spared: Effect | None = None

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [(0,)]
        for place, (number, kinds) in enumerate(self.prices, 1):
            if spare(state, seat, kinds) >= number:
                found.append((place,))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if not raw[0]:
            state.push(self.happens, seat, args)
            return
        number, kinds = self.prices[raw[0] - 1]
        state.note("log-nw-foiled", self.rule, seat, card=text(f"nw-{self.id}"))
        if self.spared is not None:
            state.push(self.spared, seat, args)
        toll(state, seat, number, kinds, self.rule)

    def key(self, raw: Raw) -> str:
        return ("let", "foil", "foil:other")[raw[0]]

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-foil", card=text(f"nw-{self.id}"))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if not raw[0]:
            return text("option-nw-let")
        number, kinds = self.prices[raw[0] - 1]
        return text("option-nw-foil", n=number, kinds=kinds)


@dataclass(frozen=True)
class Nothing(Effect):
    """It does not happen."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        pass


NOT_AT_ALL: Final = Nothing()


# --- foils that are hand cards, one by one --------------------------------------------------------------------------


@dataclass(frozen=True)
class ShedCards(Effect):
    """Discard hand cards, as many as one likes up to `most`, before what happens depends on how many (MW-DEC-22)."""

    most: int
    after: Effect
    card: str  # the plan or the trick, which says what is asked

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        most = min(self.most, len(state.hands[seat]))
        state.push(SheddingCards(0, most, self.after, self.card), seat, (0,))


@dataclass(frozen=True)
class SheddingCards(Discarding):
    card: str

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        held = len(state.hands[seat]) + len(lair(state).locked)
        return text(f"prompt-nw-{self.card}", n=args[0], held=held, most=self.most)
