"""A Greenhouse and a Farm may share a space; it is decided when one of them comes in (NL-CITY-03, NL-CITY-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARD_OF, CARDS, Lookup, card_name
from mytina.games.everdell.hooks import HandLimit, Housing
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.questions import HandCard, counted, hand_cards, text
from mytina.games.everdell.table import distinct, free_spaces, goes_by, hand_limit, lies_in, slot_of
from mytina.games.everdell.terms import NONE, points_on
from mytina.kernel.effects import Effect, Question, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


_BANK: Final = Lookup("bank")
_FARM: Final = Lookup("farm")
_GREENHOUSE: Final = Lookup("greenhouse")


def shares(state: Everdell, owner: int, slot: int) -> bool:
    """Whether a Greenhouse shares its space."""
    return owner < state.seats and any(pair // 100 == slot for pair in gold(state).pairs[owner])


def may_share(card: int) -> bool:
    """Whether a card is one of those that share a space so."""
    return card == _GREENHOUSE.number() or goes_by(card, _FARM.number())


def partners(state: Everdell, owner: int, card: int, city: list[int]) -> list[int]:
    """The slots of a city where a card could share a space: Farms for a Greenhouse, Greenhouses for a Farm."""
    house, farm = _GREENHOUSE.number(), _FARM.number()
    if card == house:
        slots = [slot for slot, other in enumerate(city) if goes_by(other, farm)]
    elif goes_by(card, farm) and slot_of(city, house) >= 0:
        slots = [slot for slot, other in enumerate(city) if other == house]
    else:
        return []
    taken = {slot for pair in gold(state).pairs[owner] for slot in divmod(pair, 100)}
    return [slot for slot in slots if slot not in taken]


class Glazed(Housing):
    """Pairs that were decided on, and one more for a card that would find a partner."""

    lasting = False
    bound: tuple[str, ...] = ("greenhouse",)
    swayed: tuple[str, ...] | None = ("greenhouse", "farm")
    placed: bool = False

    def depends(self, state: Everdell, owner: int) -> Raw:
        return tuple(gold(state).pairs[owner]) if owner < state.seats else ()

    def moved(self, state: Everdell, owner: int, before: Raw) -> bool:
        pairs = gold(state).pairs[owner] if owner < state.seats else []
        if len(pairs) != len(before):
            return True
        for place, pair in enumerate(pairs):  # noqa: SIM110  # asked too often for a generator
            if pair != before[place]:
                return True
        return False

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        if owner >= state.seats:
            return 0  # nothing is shared in a rival's city (NL-SOLO-09)
        found = 0
        for pair in gold(state).pairs[owner]:
            if city[pair // 100] >= 0 and city[pair % 100] >= 0:
                found += 1
        if len(city) > len(state.cities[owner]) and may_share(city[-1]) and partners(state, owner, city[-1], city[:-1]):
            found += 1
        return found


@dataclass(frozen=True)
class Share(Question):
    """With which partner, or on a space of its own. Numbers: card, source, owner, slot."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return may_share(args[0])

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        card, _, owner, slot = args
        if owner >= state.seats:
            return []
        city = state.cities[owner]
        slots = [other for other in partners(state, owner, card, city) if other != slot]
        if not slots:
            return []
        slots = distinct(state, owner, slots)
        found: list[Raw] = [(other, city[other]) for other in slots]
        return [*found, ALONE] if found and free_spaces(state, owner) >= 0 else found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == ALONE:
            return
        card, _, owner, slot = args
        house, farm = (slot, raw[0]) if CARDS[card].id == "greenhouse" else (raw[0], slot)
        gold(state).pairs[owner].append(house * 100 + farm)

    def key(self, raw: Raw) -> str:
        return "own-space" if raw == ALONE else f"share:{CARDS[raw[1]].id}.{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        partner = "farm" if CARDS[args[0]].id == "greenhouse" else "greenhouse"
        return text("prompt-share", card=card_name(args[0]), partner=card_name(CARD_OF[partner]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-own-space") if raw == ALONE else text("option-share", card=card_name(raw[1]))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == ALONE else ("city", f"{args[2]}.{raw[0]}")


ALONE: Final = (NONE, NONE)


# --- the Bank raises the hand limit (NL-HAND) -----------------------------------------------------------------------


class BankLimit(HandLimit):
    """A card more for every point on the own Bank."""

    def more(self, state: Everdell, seat: int) -> int:
        bank = _BANK.number()
        return points_on(state.marks[seat][slot_of(state.cities[seat], bank)]) if lies_in(state, seat, bank) else 0


def forget(state: Everdell, owner: int, slot: int) -> None:
    """A card is about to leave: it shares no space any more, and without a Bank the hand may be too large."""
    if owner >= state.seats:
        return
    part = gold(state)
    if part.pairs[owner]:
        part.pairs[owner] = [pair for pair in part.pairs[owner] if slot not in divmod(pair, 100)]
    if state.cities[owner][slot] == _BANK.number():
        state.push(TrimHand(), owner)


@dataclass(frozen=True)
class TrimHand(Effect):
    """NL-HAND-02."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if len(state.hands[seat]) > hand_limit(state, seat):
            state.push(DropCard(), seat)


@dataclass(frozen=True)
class DropCard(HandCard):
    """One card after the other, down to the limit."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return hand_cards(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.hands[seat].remove(raw[0])
        state.discard.append(raw[0])
        state.note("log-discard", "NL-HAND-02", seat, icon="card", n=1)
        state.push(TrimHand(), seat)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        over = len(state.hands[seat]) - hand_limit(state, seat)
        return over, over

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        limit = hand_limit(state, seat)
        return text("prompt-trim-hand", n=len(state.hands[seat]) - limit)
