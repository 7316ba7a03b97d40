"""The policy of Everdell: the features of every option of every decision.

A turn is looked at closely (`options.py`). The small decisions within a move are known by their question and what they
are about: a card that is played or a place that is used there is looked at as in a turn; a card that is taken or given
up by what it is good for now and beside the city; resources by what there is afterwards and what becomes affordable;
everything else by its key, the season and what the seat has. What sets a table apart is told beside it (`further.py`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mytina.games.everdell.bot.further import DROPPING, TAKING, Apart, Sight
from mytina.games.everdell.bot.options import (
    AMOUNTS,
    BANDS,
    DROP_HOW,
    DROP_MORE,
    DROP_PAIR,
    DROP_SEASON,
    DROP_SPACES,
    GAINED,
    HOW,
    LOST,
    NAMES,
    TAKE_HOW,
    TAKE_MORE,
    TAKE_PAIR,
    TAKE_SEASON,
    Look,
    tell_action,
    tell_affords,
    tell_more,
    tell_pass,
    tell_place,
    tell_play,
    tell_prepare,
    tell_send,
    worth_band,
)
from mytina.games.everdell.bot.worth import WORTH
from mytina.games.everdell.catalogue import CARD_OF, CARDS, LOCATION_OF
from mytina.games.everdell.setup import EverdellSetup
from mytina.games.everdell.terms import RESOURCES, SEASONS
from mytina.games.everdell.turn import PASS, PLACE, PLAY, PREPARE, Turn
from mytina.kernel.effects import Question, Raw
from mytina.kernel.policy import END, NOWHERE, Policy, Tally, trait_of

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng

# What an option of a small decision is about.
OTHER: Final = 0
CARD: Final = 1
TAKEN: Final = 2
DROPPED: Final = 3
PLAYED: Final = 4
USED: Final = 5
GAIN: Final = 6
LOSS: Final = 7
LOSING: Final = {"pay", "give", "store"}
_AMOUNT: Final = re.compile(r"(\d+)(\w+)")
_WHERE: Final = re.compile(r"@[^:]*|\.\d+")  # where a card lies: it does not matter for the choice
_CARDS: Final = len(CARDS)
_HANDS: Final = [f"hand{n}" for n in range(BANDS)]
#: After so many moves a game that is played out is valued.
WAY: Final = (6, 12, 24, END)
#: Games that an option gets there at least, and standard errors by which it must be worse, to be given up early.
DOUBTS: Final = (12, 4.0)
#: What is learned from besides plain tables: seats, a preset, fields that take one of some values, and how many single
#: modules are put on the table beside it by chance.
YEAR: Final = ("year", (1, 2, 3))
LEVEL: Final = ("level", (0, 1, 2, 3, 4))
BEHAVIOUR: Final = ("behaviour", ("none", "random"))
FOREST: Final = tuple((field, (value,)) for field, value in EverdellSetup.presets["mistwood"].items() if value)
MIXTURE: Final[tuple[tuple[int, str, tuple[tuple[str, tuple[bool | int | str, ...]], ...], int], ...]] = (
    (2, "newleaf", (), 0),
    (2, "newleaf", (), 0),
    (2, "newleaf", (), 0),
    (2, "newleaf_cards", (), 0),
    (2, "everything", (), 0),
    (2, "everything", (), 0),
    (2, "everything", (), 0),
    (2, "mistwood", (), 0),
    (2, "mistwood", (), 0),
    (2, "base", (), 1),
    (2, "base", (), 4),
    (3, "base", (), 0),
    (4, "base", (), 0),
    (3, "newleaf", (), 0),
    (4, "newleaf", (), 0),
    (3, "mistwood", (), 0),
    (4, "mistwood", (), 0),
    (3, "everything", (), 0),
    (4, "everything", (), 0),
    (3, "base", (), 2),
    (1, "base", (YEAR,), 0),
    (1, "newleaf", (YEAR,), 0),
    (1, "newleaf", (YEAR,), 0),
    (1, "mistwood", (YEAR,), 0),
    (1, "everything", (YEAR,), 0),
    (1, "base", (YEAR,), 2),
    (1, "nightweave", (LEVEL,), 0),
    (2, "nightweave", (LEVEL,), 0),
    (2, "nightweave", (LEVEL, BEHAVIOUR), 0),
    (1, "nightweave", (LEVEL, BEHAVIOUR, ("tricks", (True,))), 0),
    (1, "nightweave", (LEVEL, BEHAVIOUR, ("plan", ("random",))), 0),
    (1, "nightweave_newleaf", (LEVEL,), 0),
    (2, "nightweave_newleaf", (LEVEL,), 0),
    (1, "nightweave", (LEVEL, *FOREST), 0),
    (2, "nightweave", (LEVEL, *FOREST), 0),
    (1, "nightweave", (LEVEL,), 3),
    (2, "nightweave_newleaf", (LEVEL,), 4),
)
#: Single modules, each with what its field can be.
MODULES: Final[tuple[tuple[str, tuple[bool | str, ...]], ...]] = (
    ("cards", (True,)),
    ("station_board", (True,)),
    ("tickets", (True,)),
    ("reservations", (True,)),
    ("forest_locations", (True,)),
    ("special_events", ("mixed", "two_and_two", "newleaf_only")),
    ("basic_events", (True,)),
    ("critter_powers", (True,)),
    ("four_seasons", (True,)),
    ("corrin", (True,)),
    ("more_legends", ("own", "with_first_set")),
    ("mistwood_powers", (True,)),
    ("rugwort_cards", (True,)),
)


@final
class Small:
    """What is known of an option of a small decision, whatever the position."""

    def __init__(self, policy: EverdellPolicy, question: Question, raw: Raw) -> None:
        kind = type(question).__name__
        key = question.key(raw)
        verb, _, rest = key.partition(":")
        about = f"{kind}:{_WHERE.sub('', key)}"
        self.about = OTHER
        self.card = CARD_OF.get(question.subject(raw), -1)
        self.place = -1
        self.change: list[int] = []
        if verb == "place" and rest in LOCATION_OF:
            self.about = USED
            self.place = LOCATION_OF[rest]
        elif self.card >= 0:
            self.about = CARD
            if verb == "play":
                self.about = PLAYED
            elif kind in TAKING:
                self.about = TAKEN
            elif kind in DROPPING:
                self.about = DROPPED
        elif verb == "gain" or verb in LOSING:
            self.change = _change(rest)
            if self.change:
                self.about = GAIN if verb == "gain" else LOSS
        # In seasons; then with every resource in bands, and with the hand.
        self.seasons: i64 = policy.block([f"{about}:{season}" for season in SEASONS])
        self.held: i64 = -1
        self.hand: i64 = -1
        self.worth: i64 = -1
        if self.about == OTHER:
            self.held = policy.block([f"{about}:{kind}{n}" for kind in RESOURCES for n in range(AMOUNTS)])
            self.hand = policy.block([f"{about}:{hand}" for hand in _HANDS])
        if self.card >= 0:
            self.worth = policy.block([f"{kind}:{how}:worth{n}" for how in HOW for n in range(BANDS)])
            self.held = policy.block([f"{kind}:{CARDS[self.card].id}:{how}" for how in HOW])


def _change(amounts: str) -> list[int]:
    """How many of each resource a key names (`1twig+2berry`), and none of any kind; empty if it names none."""
    found = [0, 0, 0, 0, 0]
    for n, kind in _AMOUNT.findall(amounts):
        if kind not in RESOURCES:
            return []
        found[RESOURCES.index(kind)] += int(n)
    return found if sum(found) or amounts == "nothing" else []


class EverdellPolicy(Policy["Everdell"]):
    def __init__(self, weights: dict[str, float], kinds: frozenset[str] = NOWHERE) -> None:
        super().__init__(NAMES, weights, kinds)
        self.begun = {name.partition(":")[0] for name in weights if trait_of(name)}  # how names of traits begin
        self.small: dict[Question, dict[Raw, Small]] = {}
        self.tables: list[dict[tuple[str, ...], Apart]] = [{}, {}]  # with two seats at most, and with more: by modules

    def apart(self, state: Everdell) -> Apart:
        """What sets a table apart."""
        many = state.seats > 2
        known = self.tables[many]
        found = known.get(state.box.names)
        if found is None:
            found = known[state.box.names] = Apart(self, state.box, many)
        return found

    def kind(self, state: Everdell) -> str:
        return self.apart(state).kind

    def knows(self, state: Everdell) -> bool:
        """Kinds of tables are large: it must also have met every module that has something to tell."""
        return super().knows(state) and self.apart(state).met(self.begun)

    def plays_out(self, state: Everdell) -> bool:
        """Its games end ten points higher than those of the judge. With a rival who takes turns of her own it was not
        tried."""
        rival = state.box.rival
        return rival is None or not rival.turns

    def ends_tell(self, state: Everdell) -> bool:
        """Ends differ by luck by six points, good moves by one: to choose well is easier than to say how well."""
        return False

    def valued_after(self, state: Everdell) -> tuple[int, ...]:
        """Where games of the policy taught what to expect (`Judge.prospect`). Ends differ by 11 to 15 points by luck
        until summer, what is foreseen after six moves by 3 to 5."""
        return super().valued_after(state) if state.box.judged else WAY

    def foresees(self, state: Everdell) -> bool:
        rival = state.box.rival
        return rival is None or (not rival.turns and not state.box.judged)

    def doubts(self, state: Everdell) -> tuple[int, float] | None:
        """Against Rugwort options given up after a few lucky games were a tenth of what a search gains."""
        return None if state.box.rival is None else DOUBTS

    def ease(self, state: Everdell) -> float:
        return 8.0

    def table(self, rng: Rng) -> tuple[int, dict[str, bool | int | str]]:
        """Half of the games are plain ones."""
        if rng.below(2):
            return 2, {}
        seats, preset, fields, modules = MIXTURE[rng.below(len(MIXTURE))]
        setup: dict[str, bool | int | str] = dict(EverdellSetup.presets[preset])
        for field, values in fields:
            setup[field] = values[rng.below(len(values))]
        for _ in range(modules):
            module, states = MODULES[rng.below(len(MODULES))]
            setup[module] = states[rng.below(len(states))]
        if "station_board" in setup:
            setup["cards"] = True
        if "nightweave_lair" in setup:  # no other events go with her
            setup["special_events"] = "newleaf_only" if "station_board" in setup else "base"
        return seats, setup

    def tell(self, state: Everdell, seat: int, tally: Tally) -> None:
        question, _, raws = state.offers[seat]
        look = Look(state, seat, question, raws)
        apart = self.apart(state)
        tally.traits = apart.traits
        if not isinstance(question, Turn):
            self._tell_small(state, seat, look, question, raws, apart, tally)
            return
        sight: Sight | None = apart.look(state, seat) if apart.further else None
        for raw in raws:
            if not tally.option():
                continue
            verb = raw[0]
            if verb == PLAY:
                tell_play(state, look, raw[1], raw[2] // 100, False, tally)
            elif verb == PLACE:
                tell_send(look, tally)
                tell_place(seat, look, raw[1], raw[2], tally)
            elif verb == PREPARE:
                tell_prepare(look, tally)
            elif verb == PASS:
                tell_pass(state, seat, look, tally)
            else:
                tell_action(look, raw[1], tally)
                tally.add(self.number(f"action:{question.key(raw)}"))
            if sight is not None:
                apart.tell_turn(state, seat, raw, sight, tally)

    def _tell_small(
        self,
        state: Everdell,
        seat: int,
        look: Look,
        question: Question,
        raws: list[Raw],
        apart: Apart,
        tally: Tally,
    ) -> None:
        known = self.small.get(question)
        if known is None:
            known = self.small[question] = {}
        for raw in raws:
            if not tally.option():
                continue
            small = known.get(raw)
            if small is None:
                small = known[raw] = Small(self, question, raw)
            tally.add(small.seasons + look.season)
            if apart.further:
                apart.tell_small(state, seat, question, raw, tally)
            about = small.about
            if about == USED:
                tell_place(seat, look, small.place, -1, tally)
            elif about == PLAYED:
                tell_play(state, look, small.card, raw[-1] // 100, True, tally)
            elif about == GAIN:
                _tell_gain(look, small.change, tally)
            elif about == LOSS:
                _tell_loss(look, small.change, tally)
            elif about == OTHER:
                held = look.held
                for resource in range(4):
                    n: i64 = held[resource]
                    tally.add(small.held + resource * AMOUNTS + (n if n < AMOUNTS else AMOUNTS - 1))
                tally.add(small.hand + look.hand)
            else:
                _tell_card(state, look, small, tally)


def _tell_card(state: Everdell, look: Look, small: Small, tally: Tally) -> None:
    """A card of the hand, the Meadow or the city, by what it is good for now."""
    number: int = small.card  # masks may be longer than what fits an i64
    how: i64 = 3
    if look.barred >> number & 1:
        how = 0
    elif look.linked >> number & 1:
        how = 1
    elif look.paid >> number & 1:
        how = 2
    card: i64 = number
    tally.add(small.held + how)
    tally.add(small.worth + how * BANDS + worth_band(WORTH[card]))
    if small.about == TAKEN:
        tally.add(TAKE_SEASON + card * 4 + look.season)
        tally.add(TAKE_HOW + card * 4 + how)
        tell_more(state, look, card, TAKE_MORE, tally)
        pairs = TAKE_PAIR + card * _CARDS
    elif small.about == DROPPED:
        tally.add(DROP_SEASON + card * 4 + look.season)
        tally.add(DROP_HOW + card * 4 + how)
        tally.add(DROP_SPACES + card * BANDS + look.spaces)
        tell_more(state, look, card, DROP_MORE, tally)
        pairs = DROP_PAIR + card * _CARDS
    else:
        return
    for other in look.present:
        tally.add(pairs + other)


def _tell_gain(look: Look, change: list[int], tally: Tally) -> None:
    held = look.held
    for resource in range(4):
        n: i64 = held[resource] + change[resource]
        tally.add(GAINED + (look.season * 4 + resource) * AMOUNTS + (n if n < AMOUNTS else AMOUNTS - 1))
    tell_affords(look, change, tally)


def _tell_loss(look: Look, change: list[int], tally: Tally) -> None:
    held = look.held
    for resource in range(4):
        n: i64 = held[resource] - change[resource]
        n = 0 if n < 0 else n if n < AMOUNTS else AMOUNTS - 1
        tally.add(LOST + (look.season * 4 + resource) * AMOUNTS + n)
