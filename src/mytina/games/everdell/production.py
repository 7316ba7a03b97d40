"""Production: every green card of a city once, in the order its player likes (EV-PROD)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, PRODUCES, Values, card_name, icon_of
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import COPIED, IN_PRODUCTION, NONE
from mytina.kernel.effects import Effect, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class Produce(Effect):
    """Every green card of the own city once; what can make no difference is done first, the player orders the rest."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.note("log-production", "EV-PROD-01", seat, icon="green")
        state.push(NEXT_PRODUCER, seat, tuple(producers(state, seat)))

    def describe(self) -> Text:
        return text("effect-produce")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0


def producers(state: Everdell, seat: int) -> list[int]:
    """The green cards of the own city that a production activates, as slot * 1000 + card."""
    found: list[int] = []
    at_work: dict[int, int] = {}
    city = state.cities[seat]
    for slot in greens(state, seat):
        card = city[slot]
        limit = CARDS[card].limit
        if limit is not None:  # EV-PROD-08: of several such cards only some yield
            if card not in at_work:
                at_work[card] = limit(state, seat)
            if not at_work[card]:
                continue
            at_work[card] -= 1
        found.append(slot * 1000 + card)
    return found


def greens(state: Everdell, owner: int) -> list[int]:
    """The slots of a city whose cards produce."""
    found = [slot for slot, card in enumerate(state.cities[owner]) if card >= 0 and PRODUCES[card] is not None]
    for sleeps in state.box.dormant:
        found = [slot for slot in found if not sleeps(state, owner, slot)]
    return found


def resolve(state: Everdell, seat: int, card: int, effect: Effect, args: Raw) -> None:
    """A card that lies in a city does what it does, unless a module sees to it."""
    for interrupt in state.box.interrupts:
        if interrupt(state, seat, card, effect, args):
            return
    state.push(effect, seat, args)


@dataclass(frozen=True)
class NextProducer(Stage):
    """Which green card is next (EV-DEC-PRODUCTION); its numbers are those that are left."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        city, marks = state.cities[seat], state.marks[seat]
        found: list[Raw] = []
        for producer in args:
            slot, card = producer // 1000, producer % 1000
            if city[slot] != card:
                continue
            effect = PRODUCES[card]
            if effect is not None and effect.plain():
                return [(slot, card)]
            for other in found:
                if other[1] == card and marks[other[0]] == marks[slot]:
                    break
            else:
                found.append((slot, card))
        asleep = self.asleep(state, seat, found) if len(found) > 1 else None
        return found if asleep is None else [asleep]

    def asleep(self, state: Everdell, seat: int, producers: list[Raw]) -> Raw | None:
        """One of them that does nothing now, if none of the others could change that: when it comes does not matter."""
        found: Raw | None = None
        for raw in producers:
            effect = PRODUCES[raw[1]]
            assert effect is not None
            if effect.idle(state, seat, (seat, raw[0], IN_PRODUCTION)):
                found = found or raw
            elif effect.feeds():
                return None
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        slot, card = raw
        left = tuple([producer for producer in args if producer != slot * 1000 + card])
        if left:
            state.push(self, seat, left)
        activate(state, seat, seat, slot, IN_PRODUCTION)

    def key(self, raw: Raw) -> str:
        return f"card:{CARDS[raw[1]].id}.{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-production")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return card_name(raw[1])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("city", f"{seat}.{raw[0]}")

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[1]].id

    def pending_value(self, args: Raw, values: Values) -> float:
        return sum([values.yields[producer % 1000] for producer in args])


def activate(
    state: Everdell, seat: int, owner: int, slot: int, how: int, copier: int = NONE, rule: str = "EV-PROD-02"
) -> None:
    """Carry out the production effect of a card in a city for a seat; `copier` is the own slot that copies it."""
    card = state.cities[owner][slot]
    effect = PRODUCES[card]
    assert effect is not None
    if state.log is not None:
        note_activation(state, seat, card, slot, copier, rule)
    resolve(state, seat, card, effect, (owner, slot, how))


def acts(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    """Whether a copy of a card's production would do anything for the seat."""
    effect = PRODUCES[state.cities[owner][slot]]
    return effect is not None and not effect.idle(state, seat, (owner, slot, COPIED))


def note_activation(
    state: Everdell, seat: int, card: int, slot: int, copier: int = NONE, rule: str = "EV-PROD-02"
) -> None:
    """Say in the log which card of the own city acts, and where it lies; what it brings is told after that."""
    if copier < 0:
        state.note("log-activate", rule, seat, icon=icon_of(card), card=card_name(card), slot=slot)
        return
    own = state.cities[seat][copier]
    copied = card_name(card)
    state.note("log-copies", rule, seat, icon=icon_of(own), card=card_name(own), slot=copier, copied=copied)


PRODUCE: Final = Produce()
NEXT_PRODUCER: Final = NextProducer()
