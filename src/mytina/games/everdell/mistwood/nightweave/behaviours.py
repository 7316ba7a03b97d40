"""Nightweave's behaviours: what her figure on the Meadow does to the cards beside it (MW-BEH)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import COLOUR, POINTS, card_name, icon_of
from mytina.games.everdell.mistwood.nightweave.cards import reward, roll
from mytina.games.everdell.mistwood.nightweave.choosing import BESIDE, STRAIGHT
from mytina.games.everdell.mistwood.nightweave.giving import CARDS_OR_RESOURCES, GiveUp, keeping, part_with
from mytina.games.everdell.mistwood.nightweave.part import gain, lair, star_points
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS
from mytina.games.everdell.questions import DONE, HandCard, text
from mytina.games.everdell.table import refill, take_from_meadow
from mytina.games.everdell.terms import DISCARDED, DRAWN, LAID_ASIDE, MEADOW_SLOTS, PLAYED
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

CRITICAL: Final = BEHAVIOURS.index("critical")
CARELESS: Final = BEHAVIOURS.index("careless")
CASUAL: Final = BEHAVIOURS.index("casual")
SPITEFUL: Final = BEHAVIOURS.index("spiteful")
REMARKABLE: Final = BEHAVIOURS.index("remarkable")
SELF_CENTRED: Final = BEHAVIOURS.index("self_centred")
DREADFUL: Final = BEHAVIOURS.index("dreadful")
NEEDY: Final = BEHAVIOURS.index("needy")


def near(state: Everdell) -> tuple[int, ...]:
    """The Meadow slots beside her figure, none while she is not there (MW-BEH-01)."""
    figure = lair(state).figure
    return BESIDE[figure] if 0 <= figure < MEADOW_SLOTS else ()


def matching(state: Everdell, seat: int, card: int) -> list[int]:
    """Hand cards of a card's colour, without those that the same effect has drawn (MW-BEH-04)."""
    hand = state.hands[seat][:]
    for drawn in lair(state).taking:
        if drawn in hand:
            hand.remove(drawn)
    return [other for other in hand if COLOUR[other] == COLOUR[card]]


def bars(state: Everdell, seat: int, how: int) -> int:
    """The Meadow slots from which a seat may not take a card so, as a mask."""
    behaviour = lair(state).behaviour
    if how not in (PLAYED, DRAWN) or behaviour not in (CRITICAL, SELF_CENTRED, NEEDY):
        return 0
    found = 0
    for slot in near(state):
        card = state.meadow[slot]
        if card < 0:
            continue
        if (
            behaviour == SELF_CENTRED
            or (behaviour == NEEDY and not state.points[seat])
            or (behaviour == CRITICAL and not matching(state, seat, card))
        ):
            found |= 1 << slot
    return found


def on_take(state: Everdell, owner: int, slot: int, card: int, how: int) -> None:
    """A card has left the Meadow, and its place is not yet refilled (MW-BEH-02, MW-BEH-03)."""
    part = lair(state)
    if owner >= state.seats:
        if part.behaviour == SELF_CENTRED and how == PLAYED and slot in near(state):
            gain(state, star_points(state), "MW-BEH-09")
        return
    if part.behaviour < 0 or how in (DISCARDED, LAID_ASIDE):
        return
    beside = slot in near(state)
    behaviour = part.behaviour
    if beside and behaviour == CRITICAL:
        state.push(REPLACE, owner, (slot, card))
    elif beside and behaviour == SPITEFUL:
        state.push(Spite(), owner, (max(1, POINTS[card]),))
    elif beside and behaviour == NEEDY and state.points[owner]:
        state.points[owner] -= 1
        gain(state, 1, "MW-BEH-11")
    if how == DRAWN:
        part.taking.append(card)
        part.swept |= int(beside and behaviour in (CARELESS, CASUAL))
    elif beside and behaviour in (CARELESS, CASUAL):
        state.push(SWEEP, owner)


@dataclass(frozen=True)
class HaveDrawn(Effect):
    """An effect has drawn all its cards: what happens once for all of them (MW-BEH-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        part.taking = []
        if part.swept:
            part.swept = 0
            state.push(SWEEP, seat)


@dataclass(frozen=True)
class Replace(HandCard):
    """A hand card of the same colour goes to the empty place (MW-BEH-04). Numbers: the slot, the card taken."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(card,) for card in dict.fromkeys(matching(state, seat, args[1]))]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.hands[seat].remove(raw[0])
        state.meadow[args[0]] = raw[0]
        if state.log is not None:
            state.note("log-nw-replace", "MW-BEH-04", seat, icon=icon_of(raw[0]), card=card_name(raw[0]))

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-replace")


@dataclass(frozen=True)
class Spite(GiveUp):
    """For each point something may be paid; the rest is hers (MW-BEH-07). Number: the points."""

    kinds: str = CARDS_OR_RESOURCES
    rule: str = "MW-BEH-07"

    def holds(self, args: Raw) -> Raw:
        return ()

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*super().options(state, seat, (args[0], *keeping())), DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            gain(state, args[0], self.rule)
            return
        part_with(state, seat, raw[0], self.rule)
        if args[0] > 1:
            state.push(self, seat, (args[0] - 1,))

    def kept(self, args: Raw) -> Raw:
        return keeping()

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, super().several(state, seat, args)[1]

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-spite", n=args[0])


@dataclass(frozen=True)
class Sweep(Effect):
    """Careless or casual, after cards beside her were taken (MW-BEH-05, MW-BEH-06)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if lair(state).behaviour == CARELESS:
            sweep(state)
        elif near(state):
            move_on(state)


def sweep(state: Everdell) -> None:
    """All cards beside her are discarded, those that have just come too, and the Meadow is refilled."""
    refill(state)
    for slot in near(state):
        if state.meadow[slot] >= 0:
            state.discard.append(take_from_meadow(state, state.seats, slot, DISCARDED))
    refill(state)
    state.reveal()
    state.note("log-nw-sweep", "MW-BEH-05", icon="card")


def move_on(state: Everdell) -> None:
    """She moves to another place, and the card there is a reward (MW-BEH-06)."""
    part = lair(state)
    refill(state)
    while roll(state) - 1 == part.figure:
        pass
    slot = part.die - 1
    state.note("log-nw-roll", "MW-BEH-06", icon="die", die=part.die)
    part.figure = slot
    if state.meadow[slot] >= 0:
        reward(state, take_from_meadow(state, state.seats, slot, LAID_ASIDE), "MW-BEH-06")
    refill(state)


def entered(state: Everdell) -> None:
    """Her figure has come to the Meadow."""
    if lair(state).behaviour == CARELESS and near(state):
        sweep(state)


def dread(state: Everdell) -> None:
    """At the beginning of her preparation the cards right beside her are rewards (MW-BEH-10)."""
    part = lair(state)
    if part.behaviour != DREADFUL or not 0 <= part.figure < MEADOW_SLOTS:
        return
    for slot in STRAIGHT[part.figure]:
        if state.meadow[slot] >= 0:
            reward(state, take_from_meadow(state, state.seats, slot, LAID_ASIDE), "MW-BEH-10")
    refill(state)


def extra(state: Everdell, slot: int) -> int:
    """Resources on top of what a card costs (MW-BEH-08)."""
    return int(lair(state).behaviour == REMARKABLE and slot in near(state))


REPLACE: Final = Replace()
SWEEP: Final = Sweep()
HAVE_DRAWN: Final = HaveDrawn()
