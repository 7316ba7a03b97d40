"""Playing a card, always in the same order (EV-PLAY-02): its source, its payment, its place, its effect, who reacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import Sequel
from mytina.games.everdell.catalogue import (
    CARDS,
    COST,
    EFFECTS,
    ENTERS,
    KIND,
    PAYMENTS,
    PRODUCES,
    SOURCES,
    TRIGGERS,
    Values,
    bundle_text,
    card_name,
    icon_of,
    source_of,
)
from mytina.games.everdell.census import census
from mytina.games.everdell.hooks import Source
from mytina.games.everdell.payments import NORMAL, possible, prices
from mytina.games.everdell.production import note_activation, resolve
from mytina.games.everdell.questions import as_cost, seat_name, text
from mytina.games.everdell.table import (
    give_resources,
    pay,
    put,
    refill,
    replace,
    shut,
    take_from_meadow,
    takers,
)
from mytina.games.everdell.terms import (
    MEADOW_SLOTS,
    NONE,
    NOTHING,
    ON_PLAY,
    PLAYED,
    Cost,
    bundle_key,
)
from mytina.kernel.effects import Chain, Effect, Question, Raw, Target, chain
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

# Ranks of the steps after a card's own effect.
REACTIONS: Final = 70  # cards of the own city react (EV-PLAY-02, step 6)
REPLENISHING: Final = 80  # the place that the card came from is rewarded and filled
POWERS: Final = 90  # the own power
OPPONENTS: Final = 100  # what opponents may do about it
RIVALS: Final = 110  # the rival's answer
# The codes of the first cards of the sources.
FROM_HAND: Final = 0
FROM_MEADOW: Final = 100
FROM_ASIDE: Final = 200
NO_OPTIONS: Final[list[Raw]] = []


# --- sources (EV-PLAY-01) -----------------------------------------------------------------------------------------


class Hand(Source):
    id = "hand"

    def cards(self, state: Everdell, seat: int) -> list[int]:
        return state.hands[seat]

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.hands[seat].remove(card)
        state.aside.append(card)

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        return [(card, FROM_HAND, None) for card in state.hands[seat]]


class Meadow(Source):
    id = "meadow"
    places = MEADOW_SLOTS

    def cards(self, state: Everdell, seat: int) -> list[int]:
        barred = shut(state, seat, PLAYED) if state.box.meadow_bars else state.blocked
        if not barred:
            return state.meadow
        return [NONE if barred >> slot & 1 else card for slot, card in enumerate(state.meadow)]

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        asked = state.box.on_take
        if asked:
            state.push(REFILL, seat)
        state.aside.append(take_from_meadow(state, seat, code % 100, PLAYED))
        if not asked:
            refill(state)  # EV-HAND-03

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        barred = shut(state, seat, PLAYED)
        return [
            (card, FROM_MEADOW + slot, text("why-blocked") if barred >> slot & 1 else None)
            for slot, card in enumerate(state.meadow)
            if card >= 0
        ]

    def name(self, code: int) -> str:
        return f"meadow{code % 100 + 1}"

    def target(self, card: int, code: int) -> Target:
        return ("meadow", str(code % 100 + 1))


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


# --- step by step -------------------------------------------------------------------------------------------------


def begin(state: Everdell, seat: int, card: int, code: int, via: int = NORMAL) -> None:
    """Start playing a card; nothing changes until everything about its payment is chosen (EV-PLAY-10)."""
    state.push(PAY, seat, (card, code, via))


def from_hand(args: Raw) -> Raw:
    """The card that is about to be played, if it is still in hand. The numbers begin with card and source."""
    return args[:1] if args[1] == FROM_HAND else ()


@dataclass(frozen=True)
class Pay(Question):
    """How to pay: the way, and the card of the own city that it uses (EV-DEC-PAY). Numbers: card, source, grant."""

    def holds(self, args: Raw) -> Raw:
        return from_hand(args)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        card, code, via = args
        if via != NORMAL:
            return [(via, NONE, NONE)]
        city = state.cities[seat]
        found: list[Raw] = []
        choosy = SOURCES[code // 100].choosy
        asks = choosy or bool(state.box.play_tolls)
        for payment in census(state, seat).payments:
            if (choosy or not payment.choosy) and payment.ready(state, seat):
                slots = possible(state, seat, card, code, payment) if asks else payment.ways(state, seat, card, code)
                for slot in slots:
                    found.append((payment.number, slot, city[slot] if slot >= 0 else NONE))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        card, code, number = args[0], args[1], raw[0]
        costs = prices(state, seat, card, code, PAYMENTS[number])
        if len(costs) == 1:
            _pay(state, seat, card, code, number, raw[1], costs[0])
        else:
            state.push(RESOURCES, seat, (card, code, number, raw[1]))

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

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw[1] < 0 else ("city", f"{seat}.{raw[1]}")

    def subject(self, raw: Raw) -> str:
        return "" if raw[1] < 0 else CARDS[raw[2]].id

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.6 * values.worth[args[0]]


@dataclass(frozen=True)
class Resources(Question):
    """Exactly which resources are paid. Numbers: card, source, way to pay, slot of the card it uses."""

    def holds(self, args: Raw) -> Raw:
        return from_hand(args)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*prices(state, seat, args[0], args[1], PAYMENTS[args[2]])]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        _pay(state, seat, args[0], args[1], args[2], args[3], as_cost(raw))

    def key(self, raw: Raw) -> str:
        return f"pay:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-resources", card=card_name(args[0]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-pay", what=bundle_text(raw))

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.6 * values.worth[args[0]]


@dataclass(frozen=True)
class Payee(Question):
    """Who gets what is paid for the Shepherd (EV-DEC-SHEPHERD)."""

    def holds(self, args: Raw) -> Raw:
        return from_hand(args)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(other,) for other in takers(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        commit(state, seat, args[0], args[1], args[2], args[3], as_cost(args[4:8]), raw[0])

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give", what=bundle_text(args[4:8]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


def _pay(state: Everdell, seat: int, card: int, code: int, number: int, slot: int, cost: Cost) -> None:
    """It is known what is paid: to the supply, or to whom."""
    if CARDS[card].pays_opponent and cost != NOTHING and takers(state, seat):  # EV-PAY-11
        state.push(PAYEE, seat, (card, code, number, slot, *cost))
    else:
        commit(state, seat, card, code, number, slot, cost, NONE)


def commit(state: Everdell, seat: int, card: int, code: int, number: int, slot: int, cost: Cost, payee: int) -> None:
    """Steps 1 to 3: the payment is made and the card leaves its source."""
    if state.log is not None:
        _note_play(state, seat, (card, code, number, slot, *cost, payee))
    PAYMENTS[number].settle(state, seat, card, code, slot)
    pay(state, seat, cost)
    if payee >= 0:
        give_resources(state, seat, payee, cost)
    tolls = state.box.play_tolls
    if not tolls:
        come_in(state, seat, card, code)
        return
    state.push(COME_IN, seat, (card, code))
    for toll in reversed(tolls):
        toll.push(state, seat, (card, code, number, slot, *cost, payee))


def come_in(state: Everdell, seat: int, card: int, code: int) -> None:
    """The card leaves its source for where it is to lie."""
    if state.box.on_take:
        state.push(GO_IN, seat, (card, code))
        source_of(code).take(state, seat, card, code)
        return
    source_of(code).take(state, seat, card, code)
    go_in(state, seat, card, code)


def go_in(state: Everdell, seat: int, card: int, code: int) -> None:
    """The card lies aside and comes into play."""
    enter = ENTERS[card]
    if enter is None:
        settle_in(state, seat, card, code)
    else:
        enter.push(state, seat, card, code)


@dataclass(frozen=True)
class ComeIn(Effect):
    """The same once tolls have been met. Numbers: card, source."""

    def holds(self, args: Raw) -> Raw:
        return from_hand(args)

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        come_in(state, seat, args[0], args[1])


@dataclass(frozen=True)
class GoIn(Effect):
    """The card comes into play once it has been seen to what its leaving the Meadow brought about."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        go_in(state, seat, args[0], args[1])


@dataclass(frozen=True)
class Refill(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill(state)


def _note_play(state: Everdell, seat: int, args: Raw) -> None:
    card, code, number, slot = args[:4]
    source = text(f"source-{source_of(code).id}")
    if slot >= 0:
        using = card_name(state.cities[seat][slot])
        id = PAYMENTS[number].told
        state.note(id, "EV-PLAY-02", seat, icon=icon_of(card), card=card_name(card), source=source, using=using)
    else:
        state.note("log-play", "EV-PLAY-02", seat, icon=icon_of(card), card=card_name(card), source=source)
    if sum(args[4:8]):
        if args[8] >= 0:
            state.note("log-give", "EV-PAY-11", seat, what=bundle_text(args[4:8]), taker=seat_name(state, args[8]))
        else:
            state.note("log-pay", "EV-PAY-02", seat, what=bundle_text(args[4:8]))


# --- into the city, and what follows ------------------------------------------------------------------------------


def settle_in(state: Everdell, seat: int, card: int, code: int, owner: int = NONE, instead: int = NONE) -> None:
    """Steps 4 to 6: the card enters a city (the own one, or the one of `owner`), acts, and others react.

    It lies `instead` of the card in this slot, or on the first free place.
    """
    home = seat if owner < 0 else owner
    box = state.box
    watching = watchers(state, seat)
    state.aside.remove(card)
    slot = put(state, home, card) if instead < 0 else replace(state, home, instead, card)
    effect = EFFECTS[card] if home == seat else None
    if effect is not None and state.log is not None and PRODUCES[card] is not None:
        note_activation(state, seat, card, slot)
    if box.placid and not watching and (effect is None or effect.direct):  # nothing follows
        if effect is not None:
            effect.run(state, seat, (seat, slot, ON_PLAY))
        return
    played: Raw = (card, code, home, slot)
    noted = played + tuple(watching) if watching else played
    height = len(state.stack)
    # With copies somebody may look at the table before it goes on (`Option.then`), and a rival looks for this frame.
    at_once = effect is None and not state.copied and box.rival is None
    if not at_once:
        state.push(AFTER, seat, noted)
    if effect is not None:
        if box.on_enter:
            state.push(effect, seat, (seat, slot, ON_PLAY))
        else:
            state.do(effect, seat, (seat, slot, ON_PLAY))
    if box.on_enter:
        steps = follow_up(state, box.entering, played)
        if steps.first is not None:
            # A preview of the card shows what is asked even if there is no choice.
            steps.advance(state, seat, played, False)
    if at_once:
        if len(state.stack) > height:
            state.stack.insert(height, (AFTER, seat, noted))
        else:
            follow_up(state, box.following, noted).run(state, seat, noted)


def played_away(state: Everdell, seat: int, card: int, code: int) -> None:
    """A card was played but lies in no city; the others react all the same."""
    state.push(AFTER, seat, (card, code, NONE, NONE, *watchers(state, seat)))


def watchers(state: Everdell, seat: int) -> list[int]:
    """The cards of the own city that may react to the next card, as slot * 1000 + card (EV-PLAY-07)."""
    seen = state.counted[seat]
    if seen is not None:
        return seen.watchers
    # A card has just left, and this one comes: it is not worth while to count the city in between.
    return [
        slot * 1000 + card for slot, card in enumerate(state.cities[seat]) if card >= 0 and TRIGGERS[card] is not None
    ]


@dataclass(frozen=True)
class After(Effect):
    """What follows a card's own effect. Numbers: card, source, its city and slot there, the cards that may react."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        follow_up(state, state.box.following, args).run(state, seat, args)


def follow_up(state: Everdell, sequel: Sequel, played: Raw) -> Chain:
    """The steps after a card, of which only those are run that may concern it. Numbers: card, source, and others."""
    known = sequel.found[played[1] // 100]
    found = known[played[0]]
    if found is None:
        steps = sequel.steps
        acting = tuple([place for place, step in enumerate(steps) if step.concerns(state, played)])
        if acting not in sequel.chains:
            sequel.chains[acting] = chain(steps, acting)
        found = known[played[0]] = sequel.chains[acting]
    return found


@dataclass(frozen=True)
class React(Question):
    """Step 6: cards of the own city react by their ranks; those of equal rank in the order their player likes."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if len(args) == 4:
            return NO_OPTIONS
        found: list[Raw] = []
        city, kind, at_home = state.cities[seat], KIND[args[0]], args[2] == seat
        first = 0  # the lowest rank
        for place in range(4, len(args)):
            slot, card = args[place] // 1000, args[place] % 1000
            trigger = TRIGGERS[card]
            if trigger is None or city[slot] != card:
                continue
            if (trigger.kind < 0 or trigger.kind == kind) and (at_home or not trigger.own_city):
                if found and trigger.rank != first:
                    if trigger.rank > first:
                        continue
                    found.clear()
                first = trigger.rank
                found.append((slot, card))
        if len(found) > 1:
            found.sort()
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        done = raw[0] * 1000 + raw[1]
        state.push(self, seat, args[:4] + tuple([watcher for watcher in args[4:] if watcher != done]))
        trigger = TRIGGERS[raw[1]]
        assert trigger is not None
        if state.log is not None:
            state.note("log-react", "EV-PLAY-07", seat, icon=icon_of(raw[1]), card=card_name(raw[1]), slot=raw[0])
        resolve(state, seat, raw[1], trigger.effect_for(KIND[args[0]]), (seat, raw[0]))

    def key(self, raw: Raw) -> str:
        return f"card:{CARDS[raw[1]].id}.{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-react")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return card_name(raw[1])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("city", f"{seat}.{raw[0]}")

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[1]].id


PAY: Final = Pay()
RESOURCES: Final = Resources()
PAYEE: Final = Payee()
COME_IN: Final = ComeIn()
GO_IN: Final = GoIn()
REFILL: Final = Refill()
AFTER: Final = After()
REACT: Final = React()
