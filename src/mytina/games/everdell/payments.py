"""How a card is paid for (EV-PAY): in full, by an occupied token, at a discount, or with the help of own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import PLENTY, Box
from mytina.games.everdell.catalogue import (
    CARD_OF,
    COST,
    EXTENDS,
    GUEST,
    KIND,
    PAYMENTS,
    SOURCES,
    TOTAL,
    bundle_text,
    card_name,
)
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.hooks import Payment
from mytina.games.everdell.questions import amount, as_cost, text
from mytina.games.everdell.table import critters, distinct, fits, goes_by, leave, named, owned, prisoners, slot_of
from mytina.games.everdell.terms import BERRY, CRITTER, NONE, NOTHING, OCCUPIED, ByCard, Cost, bundles
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

NO_SLOT: Final = [NONE]  # a way to pay that needs none
NO_SLOTS: Final[list[int]] = []  # no way at all


def reduced(cost: Cost, less: int, have: Cost) -> list[Cost]:
    """The exact payments for a cost lowered by resources of choice (EV-PAY-05)."""
    size = max(0, sum(cost) - less)
    return bundles(size, (min(cost[0], have[0]), min(cost[1], have[1]), min(cost[2], have[2]), min(cost[3], have[3])))


def covers(have: Cost, cost: Cost) -> bool:
    return cost[0] <= have[0] and cost[1] <= have[1] and cost[2] <= have[2] and cost[3] <= have[3]


def lacking(state: Everdell, seat: int) -> ByCard:
    """How many resources the seat has too few for the price of each card; for NONE more than for any."""
    box, r, base = state.box, state.resources, seat * 4
    try:
        at = box.by_soft[r[base]][r[base + 1]] + box.by_hard[r[base + 2]][r[base + 3]]
    except IndexError:
        twigs, resin, pebbles, berries = (min(n, PLENTY) for n in r[base : base + 4])
        at = box.by_soft[twigs][resin] + box.by_hard[pebbles][berries]
    found = box.lacks[at]
    if found is None:
        wide = len(box.lacks_soft)
        softs, hards = box.lacks_soft[at % wide], box.lacks_hard[at // wide]
        # All cards are added up at once, as one long number: no sum is more than a byte holds.
        both = int.from_bytes(softs, "little") + int.from_bytes(hards, "little")
        found = box.lacks[at] = both.to_bytes(len(softs), "little")
    return found


class Full(Payment):
    id = "full"
    swift = True
    price = 1

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        box, r, base = state.box, state.resources, seat * 4
        try:
            return box.soft[r[base]][r[base + 1]] & box.hard[r[base + 2]][r[base + 3]]
        except IndexError:
            twigs, resin, pebbles, berries = (min(n, PLENTY) for n in r[base : base + 4])
            return box.soft[twigs][resin] & box.hard[pebbles][berries]

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        return NO_SLOT if not lacking(state, seat)[card] and fits(state, seat, card) else NO_SLOTS

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return [COST[card]]

    def note(self, card: int, used: int) -> Text:
        return text("note-full", what=bundle_text(COST[card])) if sum(COST[card]) else text("note-nothing")


class Occupy(Payment):
    """An occupied token on a linked construction (EV-PAY-03)."""

    id = "occupied"
    swift = True
    free = True
    price = 0

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        city, marks, brings = state.cities[seat], state.marks[seat], state.box.brings
        found = 0
        for host in own.hosts:
            if not marks[host.slot] & 3:
                found |= brings[city[host.slot]]
        return found

    def gifts(self, state: Everdell, seat: int, own: Census) -> int:
        marks = state.marks[seat]
        found = 0
        for host in own.hosts:
            if not marks[host.slot] & 3:
                found |= host.guests
        return found

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        guest, marks = GUEST[card], state.marks[seat]
        if not guest:
            return NO_SLOTS
        slots: list[int] = []
        for host in census(state, seat).hosts:
            if host.guests & guest and not marks[host.slot] & 3:
                slots.append(host.slot)
        if not slots or not fits(state, seat, card):
            return []
        return distinct(state, seat, slots) if len(slots) > 1 else slots

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return [NOTHING]

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        state.marks[seat][slot] |= OCCUPIED

    def note(self, card: int, used: int) -> Text:
        return text("note-occupied", card=card_name(used))


class Helper(Payment):
    """A way to pay with less than the price, by as many resources as it saves."""

    def __init__(self, id: str, saves: int) -> None:
        self.id = id
        self.saves = saves

    def ready(self, state: Everdell, seat: int) -> bool:
        return slot_of(state.cities[seat], self.card) >= 0

    def suffices(self, state: Everdell, seat: int, card: int) -> bool:
        """Whether the resources do, for a card."""
        return self.affords(state, seat, card, lacking(state, seat)[card])

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], self.saves, owned(state, seat))

    def spare(self, card: int) -> int:
        return max(0, self.saves - TOTAL[card])


class Less(Helper):
    """The discount of a location that lets a card be played; the only way to pay there (EV-PAY-08)."""

    granted = True

    def __init__(self, less: int) -> None:
        super().__init__(f"less-{less}", less)

    def ready(self, state: Everdell, seat: int) -> bool:
        return True

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        return NO_SLOT if self.suffices(state, seat, card) and fits(state, seat, card) else []


class Free(Payment):
    """Played for nothing by an effect (EV-PLAY-05)."""

    id = "free"
    granted = True
    free = True

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        return NO_SLOT if fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return [NOTHING]


FULL: Final = Full()
OCCUPY: Final = Occupy()
LESS_4: Final = Less(4)
LESS_3: Final = Less(3)
LESS_1: Final = Less(1)
FREE: Final = Free()
NORMAL: Final = -1  # the player chooses how to pay


def payable(state: Everdell, seat: int, card: int, code: int, via: int = NORMAL) -> bool:
    """Whether a card from there can be played now in some way."""
    if via != NORMAL:
        return bool(possible(state, seat, card, code, PAYMENTS[via]))
    source = SOURCES[code // 100]
    asks, usual = scrutinized(state.box, code), source.usual
    if usual is not None and usual.ready(state, seat) and possible(state, seat, card, code, usual):
        return True
    for payment in census(state, seat).payments:
        if payment is not usual and (source.choosy or not payment.choosy) and payment.ready(state, seat):
            slots = possible(state, seat, card, code, payment) if asks else payment.ways(state, seat, card, code)
            if slots:
                return True
    return False


def scrutinized(box: Box, code: int) -> bool:
    """Whether anybody has a word about payments for a card from there: its source, or tolls."""
    return box.scrutiny and (bool(box.play_tolls) or SOURCES[code // 100].choosy)


def possible(state: Everdell, seat: int, card: int, code: int, payment: Payment) -> list[int]:
    """The slots with which a payment pays for a card, once its source and all tolls have been asked."""
    source = SOURCES[code // 100]
    if source.choosy and not source.accepts(state, seat, card, code, payment):
        return []
    slots = payment.ways(state, seat, card, code)
    return slots if not slots or not state.box.play_tolls or prices(state, seat, card, code, payment) else []


def prices(state: Everdell, seat: int, card: int, code: int, payment: Payment) -> list[Cost]:
    """The resources that may be paid for a card, with what tolls ask."""
    tolls = state.box.play_tolls
    found = payment.costs(state, seat, card, code)
    if not tolls:
        return found
    more = sum([toll.extra(state, seat, card, code) for toll in tolls]) - payment.spare(card)
    if more > 0:
        have = owned(state, seat)
        found = list(dict.fromkeys([both for cost in found for both in raised(cost, more, have)]))
    return [cost for cost in found if all(toll.allows(state, seat, card, code, payment, cost) for toll in tolls)]


def raised(cost: Cost, more: int, have: Cost) -> list[Cost]:
    """The affordable payments of a cost and so many further resources of any kinds."""
    left = (have[0] - cost[0], have[1] - cost[1], have[2] - cost[2], have[3] - cost[3])
    if min(left) < 0:
        return []
    return [(cost[0] + any[0], cost[1] + any[1], cost[2] + any[2], cost[3] + any[3]) for any in bundles(more, left)]


# --- cards of the own city that help to pay -----------------------------------------------------------------------


def note_less(payment: Payment, card: int, less: int) -> Text:
    """In a few words how a card of the own city makes another one cheaper."""
    less = min(less, sum(COST[card]))
    what = text("amount-berry", n=less) if KIND[card] == CRITTER else text("amount-any", n=less)
    return text("note-less", what=what, card=card_name(payment.card))


class Swap(Helper):
    """One resource of the cost replaced by another kind (EV-PAY-10)."""

    def __init__(self, id: str) -> None:
        super().__init__(id, 1)

    def affords(self, state: Everdell, seat: int, card: int, lacks: int) -> bool:
        if lacks != 1:  # what can be paid in full, nobody need help with
            return False
        r, base, cost = state.resources, seat * 4, COST[card]
        return cost[0] < r[base] or cost[1] < r[base + 1] or cost[2] < r[base + 2] or cost[3] < r[base + 3]

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        met = lacking(state, seat)[card] <= 1 and self.swapped(COST[card], owned(state, seat))
        return NO_SLOT if met and fits(state, seat, card) else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        return fits(state, seat, card)

    def surely(self, state: Everdell, seat: int) -> bool:
        return True

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return self.swapped(COST[card], owned(state, seat))

    def spare(self, card: int) -> int:
        return 0

    def swapped(self, cost: Cost, have: Cost) -> list[Cost]:
        """The costs with one resource of another kind that can be paid."""
        return [other for other in swaps_of(cost) if covers(have, other)]

    def describe(self) -> Text:
        return text("effect-swap")


_swaps: Final[dict[Cost, list[Cost]]] = {}


def swaps_of(cost: Cost) -> list[Cost]:
    """What a cost can be with one resource replaced by another kind; the same few are asked for again and again."""
    found = _swaps.get(cost)
    if found is None:
        found = []
        for less in range(4):
            for more in range(4):
                if cost[less] and more != less:
                    other = list(cost)
                    other[less] -= 1
                    other[more] += 1
                    found.append(as_cost(tuple(other)))
        _swaps[cost] = found
    return found


class DiscardSelf(Helper):
    """Discard this card to pay less for a critter, for a construction (EV-PAY-05, EV-PAY-06), or for either."""

    def __init__(self, id: str, kind: int, less: int) -> None:
        super().__init__(id, less)
        self.kind = kind

    def affords(self, state: Everdell, seat: int, card: int, lacks: int) -> bool:
        return lacks <= self.saves and (self.kind < 0 or self.kind == KIND[card])

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not self.suffices(state, seat, card):
            return []
        slot = slot_of(state.cities[seat], self.card)
        return [slot] if fits(state, seat, card, slot) else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        return fits(state, seat, card, slot_of(state.cities[seat], self.card))

    def surely(self, state: Everdell, seat: int) -> bool:
        return not EXTENDS[self.card]  # no space goes with it

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        leave(state, seat, slot)

    def describe(self) -> Text:
        if self.kind == CRITTER:
            return text("effect-discard-self", kind="critter", less=amount(BERRY, self.saves))
        kind = "any" if self.kind < 0 else "construction"
        return text("effect-discard-self", kind=kind, less=text("amount-any", n=self.saves))

    def note(self, card: int, used: int) -> Text:
        return note_less(self, card, self.saves)


class Imprison(Helper):
    """Put a critter of the own city under this card to pay less (EV-PAY-07)."""

    told = "log-play-imprisoning"

    def __init__(self, id: str, less: int, keeper: str) -> None:
        super().__init__(id, less)
        self.keeper = keeper  # unlocks the second cell, and does not go there

    def ready(self, state: Everdell, seat: int) -> bool:
        return super().ready(state, seat) and bool(self.inmates(state, seat))

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not self.suffices(state, seat, card):
            return []
        slots = self.cells(state, seat)
        return [slot for slot in slots if fits(state, seat, card, slot)] if slots else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        for slot in self.inmates(state, seat):  # noqa: SIM110  # asked too often for a generator
            if fits(state, seat, card, slot):
                return True
        return False

    def cells(self, state: Everdell, seat: int) -> list[int]:
        """The critters that could go into a free cell, each of several equal ones once."""
        return distinct(state, seat, self.inmates(state, seat))

    def inmates(self, state: Everdell, seat: int) -> list[int]:
        """The critters that could go into a free cell."""
        city = state.cities[seat]
        held = prisoners(state, seat, slot_of(city, self.card))
        slots = critters(state, seat)
        if held:
            keeper = CARD_OF[self.keeper]
            if held > 1 or not named(city, keeper):
                return []
            slots = [slot for slot in slots if not goes_by(city[slot], keeper)]
        return slots

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        dungeon = slot_of(state.cities[seat], self.card)
        prisoner = leave(state, seat, slot, discard=False)
        under = state.under[:]
        under[seat] = [*under[seat], dungeon * 1000 + prisoner]
        state.under = under

    def describe(self) -> Text:
        return text("effect-imprison", less=text("amount-any", n=self.saves), card=text(f"card-{self.keeper}"))

    def note(self, card: int, used: int) -> Text:
        return note_less(self, card, self.saves)
