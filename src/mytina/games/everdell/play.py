"""Playing a card, always in the same order (EV-PLAY-02): how it is paid, where it goes, what it does, who reacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    ALL_CARDS,
    BUILT,
    CARDS,
    COST,
    EFFECTS,
    ENTERS,
    HOSTS,
    KIND,
    PAYMENTS,
    PLENTY,
    PRODUCES,
    TRIGGERS,
    WITHIN,
    Payment,
    Source,
    bundle_text,
    card_name,
    icon_of,
    source_of,
)
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.production import note_activation
from mytina.games.everdell.questions import as_cost, seat_name, text
from mytina.games.everdell.table import (
    distinct,
    fits,
    gain,
    leave,
    owned,
    pay,
    put,
    refill,
    takers,
)
from mytina.games.everdell.terms import (
    CRITTER,
    NONE,
    NOTHING,
    OCCUPIED,
    ON_PLAY,
    Cost,
    bundle_key,
    bundles,
)
from mytina.kernel.effects import Effect, Question, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

NO_SLOT: Final = [NONE]
MOST_KNOWN: Final = 1 << 12  # how many sets of resources are remembered
# The codes of the first cards of the sources.
FROM_HAND: Final = 0
FROM_MEADOW: Final = 100
FROM_ASIDE: Final = 200


# --- sources (EV-PLAY-01) -----------------------------------------------------------------------------------------


class Hand(Source):
    id = "hand"
    hand = True

    def cards(self, state: Everdell, seat: int, among: list[bool]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for card in state.hands[seat]:
            if among[card] and (card, FROM_HAND) not in found:
                found.append((card, FROM_HAND))
        return found

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.hands[seat].remove(card)
        state.aside.append(card)


class Meadow(Source):
    id = "meadow"
    meadow = True

    def cards(self, state: Everdell, seat: int, among: list[bool]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for slot, card in enumerate(state.meadow):
            if among[card] and not state.blocked >> slot & 1:
                found.append((card, FROM_MEADOW + slot))
        return found

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.meadow[code % 100] = NONE
        state.aside.append(card)
        refill(state)  # EV-HAND-03

    def name(self, code: int) -> str:
        return f"meadow{code % 100 + 1}"


class Aside(Source):
    """Revealed cards: played by the effect that revealed them, the others are discarded at once."""

    id = "revealed"
    own_turn = False

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.aside.remove(card)
        state.discard.extend(state.aside)
        state.aside[:] = [card]


HAND: Final = Hand()
MEADOW: Final = Meadow()
ASIDE: Final = Aside()


# --- payments (EV-PAY) --------------------------------------------------------------------------------------------


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


def within(resource: int, have: int) -> int:
    """The cards, as a mask, that cost no more of a resource than this."""
    masks = WITHIN[resource]
    return 0 if have < 0 else masks[have] if have < len(masks) else masks[-1]


def nearly(have: Cost, missing: int) -> int:
    """The cards, as a mask, for which no more than so many resources are missing."""
    found = [ALL_CARDS] * (missing + 1)  # by how many of the kinds so far may be missing
    for resource in range(4):
        kind = [within(resource, have[resource] + more) for more in range(missing + 1)]
        found = [any_of([found[some] & kind[most - some] for some in range(most + 1)]) for most in range(missing + 1)]
    return found[missing]


def any_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


_TWIGS: Final = WITHIN[0]
_RESIN: Final = WITHIN[1]
_PEBBLES: Final = WITHIN[2]
_BERRIES: Final = WITHIN[3]


class Full(Payment):
    id = "full"
    swift = True

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        base = seat * 4
        r = state.resources
        try:
            return _TWIGS[r[base]] & _RESIN[r[base + 1]] & _PEBBLES[r[base + 2]] & _BERRIES[r[base + 3]]
        except IndexError:
            twigs, resin, pebbles, berries = (min(n, PLENTY) for n in r[base : base + 4])
            return _TWIGS[twigs] & _RESIN[resin] & _PEBBLES[pebbles] & _BERRIES[berries]

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        return NO_SLOT if covers(owned(state, seat), COST[card]) and fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return [COST[card]]


class Occupy(Payment):
    """An occupied token on a linked construction (EV-PAY-03)."""

    id = "occupied"
    swift = True

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        marks = state.marks[seat]
        found = 0
        for slot, brings in own.hosts:
            if not marks[slot] & 3:
                found |= brings
        return found

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        hosts = HOSTS[card]
        if not hosts:
            return []
        marks = state.marks[seat]
        slots = [s for s, other in enumerate(state.cities[seat]) if other in hosts and not marks[s] & 3]
        if not slots or not fits(state, seat, card):
            return []
        return distinct(state, seat, slots) if len(slots) > 1 else slots

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return [NOTHING]

    def settle(self, state: Everdell, seat: int, card: int, slot: int) -> None:
        state.marks[seat][slot] |= OCCUPIED


class Less(Payment):
    """The discount of a location that lets a card be played; the only way to pay there (EV-PAY-08)."""

    granted = True

    def __init__(self, less: int) -> None:
        self.less = less
        self.id = f"less-{less}"

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        payable = payable_less(COST[card], self.less, owned(state, seat))
        return NO_SLOT if payable and fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))


class Free(Payment):
    """Played for nothing by an effect (EV-PLAY-05)."""

    id = "free"
    granted = True

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        return NO_SLOT if fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return [NOTHING]


FULL: Final = Full()
OCCUPY: Final = Occupy()
LESS_3: Final = Less(3)
LESS_1: Final = Less(1)
FREE: Final = Free()
NORMAL: Final = -1  # the player chooses how to pay


def payable(state: Everdell, seat: int, card: int, via: int = NORMAL) -> bool:
    """Whether a card can be played now in some way."""
    if via != NORMAL:
        return bool(PAYMENTS[via].ways(state, seat, card))
    return any(payment.ready(state, seat) and payment.ways(state, seat, card) for payment in payments(state, seat))


def payments(state: Everdell, seat: int) -> tuple[Payment, ...]:
    """The ways to pay that come into question."""
    box = state.box
    return box.payments if census(state, seat).present & box.helping else box.swift


def begin(state: Everdell, seat: int, card: int, code: int, via: int = NORMAL) -> None:
    """Start playing a card; nothing changes until everything about its payment is chosen (EV-PLAY-10)."""
    state.push(PAY, seat, (card, code, via))


@dataclass(frozen=True)
class Pay(Question):
    """How to pay: the way, and the card of the own city that it uses (EV-DEC-PAY). Numbers: card, source, grant."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        card, _, via = args
        if via != NORMAL:
            return [(via, NONE, NONE)]
        city = state.cities[seat]
        found: list[Raw] = []
        for payment in payments(state, seat):
            if payment.ready(state, seat):
                for slot in payment.ways(state, seat, card):
                    found.append((payment.number, slot, city[slot] if slot >= 0 else NONE))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(RESOURCES, seat, (args[0], args[1], raw[0], raw[1]))

    def key(self, raw: Raw) -> str:
        way = f"pay:{PAYMENTS[raw[0]].id}"
        return way if raw[1] < 0 else f"{way}:{CARDS[raw[2]].id}.{raw[1]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-pay", card=card_name(args[0]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        payment = PAYMENTS[raw[0]]
        if raw[1] >= 0:
            return text(f"option-pay-{payment.id}", card=card_name(raw[2]))
        return text(f"option-pay-{payment.id}", what=bundle_text(COST[args[0]]))


@dataclass(frozen=True)
class Resources(Question):
    """Exactly which resources are paid. Numbers: card, source, way to pay, slot of the card it uses."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*PAYMENTS[args[2]].costs(state, seat, args[0])]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if CARDS[args[0]].pays_opponent and any(raw) and takers(state, seat):  # EV-PAY-11
            state.push(PAYEE, seat, (*args, *raw))
        else:
            state.push(COMMIT, seat, (*args, *raw, NONE))

    def key(self, raw: Raw) -> str:
        return f"pay:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-resources", card=card_name(args[0]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-pay", what=bundle_text(raw))


@dataclass(frozen=True)
class Payee(Question):
    """Who gets what is paid for the Shepherd (EV-DEC-SHEPHERD)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(other,) for other in takers(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(COMMIT, seat, (*args, raw[0]))

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give", what=bundle_text(args[4:8]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


@dataclass(frozen=True)
class Commit(Effect):
    """Steps 1 to 3: the payment is made and the card leaves its source."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        card, code, number, slot = args[:4]
        cost = as_cost(args[4:8])
        if state.log is not None:
            _note_play(state, seat, args)
        PAYMENTS[number].settle(state, seat, card, slot)
        pay(state, seat, cost)
        if args[8] >= 0:
            gain(state, args[8], cost)
        source_of(code).take(state, seat, card, code)
        enter = ENTERS[card]
        if enter is None:
            settle_in(state, seat, card, code)
        else:
            enter.push(state, seat, card, code)


def _note_play(state: Everdell, seat: int, args: Raw) -> None:
    card, code, _, slot = args[:4]
    source = text(f"source-{source_of(code).id}")
    if slot >= 0:
        using = card_name(state.cities[seat][slot])
        state.note(
            "log-play-with", "EV-PLAY-02", seat, icon=icon_of(card), card=card_name(card), source=source, using=using
        )
    else:
        state.note("log-play", "EV-PLAY-02", seat, icon=icon_of(card), card=card_name(card), source=source)
    if sum(args[4:8]):
        if args[8] >= 0:
            state.note("log-give", "EV-PAY-11", seat, what=bundle_text(args[4:8]), taker=seat_name(state, args[8]))
        else:
            state.note("log-pay", "EV-PAY-02", seat, what=bundle_text(args[4:8]))


# --- into the city, and what follows ------------------------------------------------------------------------------


def settle_in(state: Everdell, seat: int, card: int, code: int, owner: int = NONE) -> None:
    """Steps 4 to 6: the card enters a city (the own one, or the one of `owner`), acts, and others react."""
    home = seat if owner < 0 else owner
    watching = watchers(state, seat)
    state.aside.remove(card)
    slot = put(state, home, card)
    state.push(AFTER, seat, (card, code, home, *watching))
    effect = EFFECTS[card]
    if effect is not None and home == seat:
        if state.log is not None and PRODUCES[card] is not None:
            note_activation(state, seat, card, slot)
        state.push(effect, seat, (seat, slot, ON_PLAY))


def played_away(state: Everdell, seat: int, card: int, code: int) -> None:
    """A card was played but lies in no city; the others react all the same."""
    state.push(AFTER, seat, (card, code, NONE, *watchers(state, seat)))


def watchers(state: Everdell, seat: int) -> list[int]:
    """The cards of the own city that may react to the next card, as slot * 1000 + card (EV-PLAY-07)."""
    return census(state, seat).watchers


@dataclass(frozen=True)
class After(Effect):
    """What follows a card's own effect. Numbers: card, source, the city it went to, the cards that may react."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for step in reversed(state.box.after_play):
            state.push(step, seat, args)


@dataclass(frozen=True)
class React(Question):
    """Step 6: cards of the own city react, in a fixed order unless a module leaves it to the player."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if len(args) == 3:
            return []
        city = state.cities[seat]
        found: list[tuple[int, Raw]] = []
        for watcher in args[3:]:
            slot, card = divmod(watcher, 1000)
            trigger = TRIGGERS[card]
            if trigger is None or city[slot] != card:
                continue
            if trigger.kind in (-1, KIND[args[0]]) and (args[2] == seat or not trigger.own_city):
                found.append((trigger.rank, (slot, card)))
        found.sort()
        if not state.box.orders_triggers:
            found = found[:1]
        return [raw for _, raw in found]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        done = raw[0] * 1000 + raw[1]
        state.push(self, seat, (*args[:3], *(watcher for watcher in args[3:] if watcher != done)))
        trigger = TRIGGERS[raw[1]]
        assert trigger is not None
        if state.log is not None:
            state.note("log-react", "EV-PLAY-07", seat, icon=icon_of(raw[1]), card=card_name(raw[1]), slot=raw[0])
        state.push(trigger.effect, seat, (seat, raw[0]))

    def key(self, raw: Raw) -> str:
        return f"card:{CARDS[raw[1]].id}.{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-react")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return card_name(raw[1])


PAY: Final = Pay()
RESOURCES: Final = Resources()
PAYEE: Final = Payee()
COMMIT: Final = Commit()
AFTER: Final = After()
REACT: Final = React()


# --- cards of the own city that help to pay -----------------------------------------------------------------------


class Helper(Payment):
    """What a card of the own city offers; which cards it makes affordable is remembered by the resources."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.known: dict[Cost, int] = {}

    def ready(self, state: Everdell, seat: int) -> bool:
        return self.card in state.cities[seat]

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        return self.affordable(owned(state, seat))

    def affordable(self, have: Cost) -> int:
        """The cards for which these resources suffice, as a mask."""
        found = self.known.get(have)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[have] = found = self.suffices(have)
        return found

    def suffices(self, have: Cost) -> int:
        """The same, found out."""
        raise NotImplementedError


class Swap(Helper):
    """One resource of the cost replaced by another kind (EV-PAY-10)."""

    def suffices(self, have: Cost) -> int:
        found = 0
        for less in range(4):
            replaced = within(less, have[less] + 1) & ~within(less, 0)
            for more in range(4):
                if more != less:
                    met = replaced & within(more, have[more] - 1)
                    for other in range(4):
                        if other not in (less, more):
                            met &= within(other, have[other])
                    found |= met
        return found

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        met = self.affordable(owned(state, seat)) >> card & 1
        return NO_SLOT if met and fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
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
    """Discard this card to pay less for a critter or for a construction (EV-PAY-05, EV-PAY-06)."""

    def __init__(self, id: str, kind: int, less: int) -> None:
        super().__init__(id)
        self.kind = kind
        self.less = less

    def suffices(self, have: Cost) -> int:
        kind = ~BUILT[0] if self.kind == CRITTER else BUILT[0]
        return nearly(have, self.less) & kind

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        if not self.affordable(owned(state, seat)) >> card & 1:
            return []
        slot = state.cities[seat].index(self.card)
        return [slot] if fits(state, seat, card, slot) else []

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))

    def settle(self, state: Everdell, seat: int, card: int, slot: int) -> None:
        leave(state, seat, slot)

    def describe(self) -> Text:
        kind = "critter" if self.kind == CRITTER else "construction"
        return text("effect-discard-self", kind=kind, less=self.less)


class Imprison(Helper):
    """Put a critter of the own city under this card to pay less (EV-PAY-07)."""

    def __init__(self, id: str, less: int, keeper: str) -> None:
        super().__init__(id)
        self.less = less
        self.keeper = keeper  # unlocks the second cell, and does not go there

    def suffices(self, have: Cost) -> int:
        return nearly(have, self.less)

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        if not self.affordable(owned(state, seat)) >> card & 1:
            return []
        slots = self.cells(state, seat)
        return [slot for slot in slots if fits(state, seat, card, slot)] if slots else []

    def cells(self, state: Everdell, seat: int) -> list[int]:
        """The critters that could go into a free cell."""
        from mytina.games.everdell.catalogue import CARD_OF
        from mytina.games.everdell.table import critters, prisoners

        city = state.cities[seat]
        held = prisoners(state, seat, city.index(self.card))
        slots = critters(city)
        if held:
            keeper = CARD_OF[self.keeper]
            if held > 1 or keeper not in city:
                return []
            slots = [slot for slot in slots if city[slot] != keeper]
        return distinct(state, seat, slots)

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        return reduced(COST[card], self.less, owned(state, seat))

    def settle(self, state: Everdell, seat: int, card: int, slot: int) -> None:
        dungeon = state.cities[seat].index(self.card)
        prisoner = leave(state, seat, slot, discard=False)
        state.under[seat].append(dungeon * 1000 + prisoner)

    def describe(self) -> Text:
        return text("effect-imprison", less=self.less)
