"""Setting a table up: a chain of steps in the order of their ranks. Modules put steps of their own between these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import POWERS, Step
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import from_deck
from mytina.games.everdell.terms import MEADOW_SLOTS, NONE, SPECIAL_EVENTS
from mytina.games.everdell.turn import after, start_turn
from mytina.kernel.effects import Effect, Question, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

# The ranks. Until the first turn begins, the active seat is the one that will be first.
BARE: Final = 0  # there is nothing yet
BOARD: Final = 10  # forest and events lie there
DECK: Final = 20  # the deck is shuffled
MEADOW: Final = 30  # the Meadow lies open
FIRST: Final = 40  # it is known who is first
HANDS: Final = 50  # everybody has cards
TABLE: Final = 60  # everything is there; modules lay out what they have beside it
START: Final = 90  # the first turn begins


def players(state: Everdell) -> int:
    """For how many players a table is set up: a rival is one (EV-SOLO-02)."""
    return state.seats + (state.box.rival is not None)


@dataclass(frozen=True)
class LayBoard(Effect):
    """Forest cards and events."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        box, crowd = state.box, players(state)
        forest = list(box.forest)
        state.rng.shuffle(forest)
        state.forest = tuple(forest[: 3 if crowd <= 2 else 4])  # EV-SETUP-01
        state.forest_spots = 2 if crowd == 4 else 1  # EV-SETUP-02
        special = list(box.special_events)
        state.rng.shuffle(special)
        for arrange in box.event_deals:
            special = arrange(state, special)
        state.events = box.basic_events + tuple(special[:SPECIAL_EVENTS])
        state.achieved = [NONE] * len(state.events)
        state.on_events = [0] * len(state.events)


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.shuffle_deck(list(state.box.deck))


@dataclass(frozen=True)
class DealMeadow(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.meadow = [from_deck(state) for _ in range(MEADOW_SLOTS)]  # EV-SETUP-04
        state.reveal()


@dataclass(frozen=True)
class ChooseFirst(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        start = state.setup.start
        state.active = state.rng.below(state.seats) if start == "random" else int(start[-1])  # EV-SETUP-08


@dataclass(frozen=True)
class DealHands(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for place, taker in enumerate([state.active, *after(state, state.active)]):
            size = 5 + place  # EV-SETUP-05
            for other in state.box.opening_hands:
                size = other(state, taker, size)
            state.hands[taker] = [from_deck(state) for _ in range(size)]


@dataclass(frozen=True)
class DealPowers(Effect):
    """One power for everybody; if several modules bring some, one of two (NL-POW-01, MW-POW-01)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if len(state.box.powers) > 1:
            state.push(DRAFT, 0)
            return
        powers = list(state.box.powers[0])
        state.rng.shuffle(powers)
        for owner in range(state.seats):
            _give(state, owner, powers[owner])


@dataclass(frozen=True)
class Draft(Effect):
    """Two powers for a seat to choose from, then for the next. Numbers: those that were dealt before."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        left = [number for numbers in state.box.powers for number in numbers if number not in args]
        two = (state.rng.draw(left), state.rng.draw(left))
        state.reveal()
        if seat + 1 < state.seats:
            state.push(self, seat + 1, (*args, *two))
        state.push(KEEP_POWER, seat, two)


@dataclass(frozen=True)
class KeepPower(Question):
    """Which of two powers to keep. Numbers: these."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(number,) for number in args]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        _give(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return f"power:{POWERS[raw[0]].id}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-power")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text(f"power-{POWERS[raw[0]].id}")

    def subject(self, raw: Raw) -> str:
        return POWERS[raw[0]].id

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("draft", POWERS[raw[0]].id)


def _give(state: Everdell, seat: int, number: int) -> None:
    power = POWERS[number]
    power.give(state, seat)
    if state.log is not None:
        state.note("log-power", "MW-POW-01", seat, icon=power.id, power=text(f"power-{power.id}"))


DEAL_POWERS: Final = DealPowers()
DRAFT: Final = Draft()
KEEP_POWER: Final = KeepPower()


@dataclass(frozen=True)
class Begin(Effect):
    """The active seat, or the rival, has the first turn."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        start_turn(state, state.active)


STEPS: Final[tuple[Step, ...]] = (
    (BOARD, LayBoard()),
    (DECK, ShuffleDeck()),
    (MEADOW, DealMeadow()),
    (FIRST, ChooseFirst()),
    (HANDS, DealHands()),
    (START, Begin()),
)
