"""How a card is paid for (EV-PAY): in full, by an occupied token, at a discount, or with the help of own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import PLENTY, Box
from mytina.games.everdell.catalogue import (
    BIT,
    CARD_OF,
    COST,
    EXTENDS,
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
from mytina.games.everdell.table import critters, distinct, fits, goes_by, leave, named, owned, prisoners
from mytina.games.everdell.terms import BERRY, CONSTRUCTION, CRITTER, NONE, NOTHING, OCCUPIED, Cost, bundles
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

NO_SLOT: Final = [NONE]
MOST_KNOWN: Final = 1 << 12  # how many sets of resources are remembered


def reduced(cost: Cost, less: int, have: Cost) -> list[Cost]:
    """The exact payments for a cost lowered by resources of choice (EV-PAY-05)."""
    size = max(0, sum(cost) - less)
    return bundles(size, (min(cost[0], have[0]), min(cost[1], have[1]), min(cost[2], have[2]), min(cost[3], have[3])))


def payable_less(cost: Cost, less: int, have: Cost) -> bool:
    """Whether `reduced` has anything to offer."""
    held = min(cost[0], have[0]) + min(cost[1], have[1]) + min(cost[2], have[2]) + min(cost[3], have[3])
    return held >= cost[0] + cost[1] + cost[2] + cost[3] - less


def covers(have: Cost, cost: Cost) -> bool:
    return cost[0] <= have[0] and cost[1] <= have[1] and cost[2] <= have[2] and cost[3] <= have[3]


def within(box: Box, resource: int, have: int) -> int:
    """The cards, as a mask, that cost no more of a resource than this."""
    masks = box.within[resource]
    return 0 if have < 0 else masks[have] if have < len(masks) else masks[-1]


def nearly(box: Box, have: Cost, missing: int) -> int:
    """The cards, as a mask, for which no more than so many resources are missing."""
    soft, hard = near_pair(box, 0, have[0], have[1], missing), near_pair(box, 2, have[2], have[3], missing)
    found = 0
    for some in range(missing + 1):
        found |= soft[some] & hard[missing - some]
    return found


def near_pair(box: Box, resource: int, have: int, next: int, missing: int) -> list[int]:
    """The same for a resource and the one after it alone, by how many may be missing; remembered."""
    have, next = min(have, PLENTY), min(next, PLENTY)
    key = (resource, have, next, missing)
    found = box.near.get(key)
    if found is None:
        firsts = [within(box, resource, have + some) for some in range(missing + 1)]
        others = [within(box, resource + 1, next + some) for some in range(missing + 1)]
        found = [0] * (missing + 1)
        for most in range(missing + 1):
            for some in range(most + 1):
                found[most] |= firsts[some] & others[most - some]
        box.near[key] = found
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
        r, base, cost = state.resources, seat * 4, COST[card]
        if r[base] < cost[0] or r[base + 1] < cost[1] or r[base + 2] < cost[2] or r[base + 3] < cost[3]:
            return []
        return NO_SLOT if fits(state, seat, card) else []

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
        marks = state.marks[seat]
        found = 0
        for slot, brings in own.hosts:
            if not marks[slot] & 3:
                found |= brings
        return found

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not state.box.hosts[card]:
            return []
        marks = state.marks[seat]
        slots = [slot for slot, brings in census(state, seat).hosts if brings & BIT[card] and not marks[slot] & 3]
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
    """A way to pay with less than the price; which cards it makes affordable is remembered by the resources."""

    def __init__(self, id: str) -> None:
        self.id = id

    def ready(self, state: Everdell, seat: int) -> bool:
        return self.card in state.cities[seat]

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        return self.affordable(state.box, owned(state, seat))

    def affordable(self, box: Box, have: Cost) -> int:
        """The cards for which these resources suffice, as a mask."""
        known = box.afforded[self.number]
        found = known.get(have)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[have] = found = self.suffices(box, have)
        return found

    def suffices(self, box: Box, have: Cost) -> int:
        """The same, found out."""
        raise NotImplementedError


class Less(Helper):
    """The discount of a location that lets a card be played; the only way to pay there (EV-PAY-08)."""

    granted = True

    def __init__(self, less: int) -> None:
        super().__init__(f"less-{less}")
        self.less = less

    def ready(self, state: Everdell, seat: int) -> bool:
        return True

    def suffices(self, box: Box, have: Cost) -> int:
        return nearly(box, have, self.less)

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        payable = payable_less(COST[card], self.less, owned(state, seat))
        return NO_SLOT if payable and fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))

    def spare(self, card: int) -> int:
        return max(0, self.less - TOTAL[card])


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
    asks = scrutinized(state.box, code)
    for payment in census(state, seat).payments:
        if payment.ready(state, seat):
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

    def suffices(self, box: Box, have: Cost) -> int:
        found = 0
        for less in range(4):
            replaced = within(box, less, have[less] + 1) & ~within(box, less, 0)
            for more in range(4):
                if more != less:
                    met = replaced & within(box, more, have[more] - 1)
                    for other in range(4):
                        if other not in (less, more):
                            met &= within(box, other, have[other])
                    found |= met
        return found

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        met = self.affordable(state.box, owned(state, seat)) & BIT[card]
        return NO_SLOT if met and fits(state, seat, card) else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        return fits(state, seat, card)

    def surely(self, state: Everdell, seat: int) -> bool:
        return True

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return self.swapped(COST[card], owned(state, seat))

    def swapped(self, cost: Cost, have: Cost) -> list[Cost]:
        """The costs with one resource of another kind that can be paid."""
        found: list[Cost] = []
        for less in range(4):
            if cost[less]:
                for more in range(4):
                    if more != less:
                        other = list(cost)
                        other[less] -= 1
                        other[more] += 1
                        swapped = as_cost(tuple(other))
                        if covers(have, swapped):
                            found.append(swapped)
        return found

    def describe(self) -> Text:
        return text("effect-swap")


class DiscardSelf(Helper):
    """Discard this card to pay less for a critter, for a construction (EV-PAY-05, EV-PAY-06), or for either."""

    def __init__(self, id: str, kind: int, less: int) -> None:
        super().__init__(id)
        self.kind = kind
        self.less = less

    def suffices(self, box: Box, have: Cost) -> int:
        found = nearly(box, have, self.less)
        return found if self.kind < 0 else found & box.built if self.kind == CONSTRUCTION else found & ~box.built

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not self.affordable(state.box, owned(state, seat)) & BIT[card]:
            return []
        slot = state.cities[seat].index(self.card)
        return [slot] if fits(state, seat, card, slot) else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        return fits(state, seat, card, state.cities[seat].index(self.card))

    def surely(self, state: Everdell, seat: int) -> bool:
        return not EXTENDS[self.card]  # no space goes with it

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))

    def spare(self, card: int) -> int:
        return max(0, self.less - TOTAL[card])

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        leave(state, seat, slot)

    def describe(self) -> Text:
        if self.kind == CRITTER:
            return text("effect-discard-self", kind="critter", less=amount(BERRY, self.less))
        kind = "any" if self.kind < 0 else "construction"
        return text("effect-discard-self", kind=kind, less=text("amount-any", n=self.less))

    def note(self, card: int, used: int) -> Text:
        return note_less(self, card, self.less)


class Imprison(Helper):
    """Put a critter of the own city under this card to pay less (EV-PAY-07)."""

    told = "log-play-imprisoning"

    def __init__(self, id: str, less: int, keeper: str) -> None:
        super().__init__(id)
        self.less = less
        self.keeper = keeper  # unlocks the second cell, and does not go there

    def ready(self, state: Everdell, seat: int) -> bool:
        return super().ready(state, seat) and bool(self.inmates(state, seat))

    def suffices(self, box: Box, have: Cost) -> int:
        return nearly(box, have, self.less)

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if not self.affordable(state.box, owned(state, seat)) & BIT[card]:
            return []
        slots = self.cells(state, seat)
        return [slot for slot in slots if fits(state, seat, card, slot)] if slots else []

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        for slot in self.inmates(state, seat):  # noqa: SIM110  # asked too often for a generator
            if fits(state, seat, card, slot):
                return True
        return False

    def surely(self, state: Everdell, seat: int) -> bool:
        city = state.cities[seat]
        for slot in self.inmates(state, seat):  # noqa: SIM110  # asked too often for a generator
            if not EXTENDS[city[slot]]:
                return True
        return False

    def cells(self, state: Everdell, seat: int) -> list[int]:
        """The critters that could go into a free cell, each of several equal ones once."""
        return distinct(state, seat, self.inmates(state, seat))

    def inmates(self, state: Everdell, seat: int) -> list[int]:
        """The critters that could go into a free cell."""
        city = state.cities[seat]
        held = prisoners(state, seat, city.index(self.card))
        slots = critters(state, seat)
        if held:
            keeper = CARD_OF[self.keeper]
            if held > 1 or not named(city, keeper):
                return []
            slots = [slot for slot in slots if not goes_by(city[slot], keeper)]
        return slots

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))

    def spare(self, card: int) -> int:
        return max(0, self.less - TOTAL[card])

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        dungeon = state.cities[seat].index(self.card)
        prisoner = leave(state, seat, slot, discard=False)
        under = state.under[:]
        under[seat] = [*under[seat], dungeon * 1000 + prisoner]
        state.under = under

    def describe(self) -> Text:
        return text("effect-imprison", less=text("amount-any", n=self.less), card=text(f"card-{self.keeper}"))

    def note(self, card: int, used: int) -> Text:
        return note_less(self, card, self.less)
