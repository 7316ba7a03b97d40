"""Small tables with Nightweave, and turns of hers by a card that a test makes up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from mytina.games.everdell.mistwood.nightweave.deck import DECKS, DIFFICULTY, Action, ActionCard, ActionDeck
from mytina.games.everdell.mistwood.nightweave.part import NightweavePart, lair
from mytina.games.everdell.mistwood.nightweave.submodules import TRICK_OF
from mytina.games.everdell.mistwood.nightweave.tricks import begin, expire
from mytina.games.everdell.mistwood.nightweave.turn import TURN
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.turn import start_turn
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import Her, Player, check, names, play, table

__all__ = ["Her", "Player", "her_hand", "lair"]

#: Where a test puts the deck of its one card.
TRIED = 7
DEFAULT = (Action("points", points=DIFFICULTY),)


def lair_table(*players: Player, her: Her | None = None, level: int = 2, **more: Any) -> Everdell:
    """A table in the lair where seat 0 is to move."""
    return table(*players or (Player(),), her=her or Her(), nightweave_lair=True, level=level, **more)


def action(words: str) -> Action:
    """`place_basic:basic_1_pebble+2`: kind, spot and points (`*`: those of the level)."""
    said, _, points = words.partition("+")
    kind, _, spot = said.partition(":")
    return Action(kind, spot, DIFFICULTY if points == "*" else int(points or 0))


def tried(
    state: Everdell,
    first: str,
    second: str = "",
    *,
    ccw: bool = False,
    worker: bool | None = None,
    visitor: bool = False,
    default: str = "points+*",
) -> None:
    """The next card that she reveals has these actions in every season."""
    row = (action(first), action(second or first))
    if worker is None:
        worker = row[0].kind.startswith("place_") and row[0].kind != "place_nightweave"
    steps = tuple(action(step) for step in default.split())
    card = ActionCard("tried", 0, worker, not ccw, visitor, False, (row,) * 4, steps)
    DECKS[TRIED] = ActionDeck(TRIED, (card,), True, ())
    state.setup = msgspec.structs.replace(state.setup, action_deck=TRIED)
    part = lair(state)
    part.deck, part.played, part.boxed, part.seen, part.card = [0] * 9, [], -1, 0, 0


def her_turn(
    state: Everdell, first: str, second: str = "", *keys: str, dice: tuple[int, ...] = (), **card: Any
) -> Everdell:
    """She has a turn with this card, rolling these dice, and the humans answer what they are asked."""
    tried(state, first, second, **card)
    state.pending.clear()
    state.offers.clear()
    start_turn(state, state.seats)
    load(state, *dice)
    state.settle()
    check(state)
    return play(state, *keys)


def alone(state: Everdell) -> None:
    """A turn of hers and nothing after it; whatever is asked gets its first answer."""
    state.pending.clear()
    state.offers.clear()
    state.push(TURN, state.seats)
    state.settle()
    while state.waiting:
        state.step(state.waiting[0], state.options(state.waiting[0])[0])


def load(state: Everdell, *faces: int) -> None:
    """Her die shows these numbers next, whatever is shuffled in between: a seed is looked for that does it."""
    for n in count() if faces else ():
        trial = state.copy()
        trial.log = []
        trial.rng = Rng.from_seed(f"her die/{n}")
        trial.settle()
        rolled = [entry.text.args["die"] for entry in trial.log if entry.text.id == "log-nw-roll"]
        if rolled[: len(faces)] == list(faces):
            state.rng = Rng.from_seed(f"her die/{n}")
            return
        assert n < 5000, f"no such rolls: {rolled}"


def score(state: Everdell) -> dict[str, int]:
    """Her score sheet."""
    sheet = state.rival_score()
    assert sheet is not None
    return sheet.lines


def her_hand(state: Everdell) -> list[str]:
    """Her hand, the top card first."""
    return names(lair(state).hand[::-1])


def out(state: Everdell) -> list[str]:
    """Where her workers stand."""
    return [place.removeprefix("place:") for place in state.view(None).parts["nightweave"].out]


def part_of(state: Everdell) -> NightweavePart:
    return lair(state)


def points(state: Everdell) -> int:
    return state.points[state.seats]


def told(state: Everdell) -> list[str]:
    """The log in English."""
    assert state.log is not None
    return [str(entry.text) for entry in state.log]


def reveal(state: Everdell, id: str, *keys: str, dice: tuple[int, ...] = (), midway: bool = False) -> Everdell:
    """She reveals a trick, and the human answers what he is asked; then he is to move."""
    expire(state)
    state.pending.clear()
    state.offers.clear()
    start_turn(state, 0)
    state.push(Reveal(id), 0)
    load(state, *dice)
    state.settle()
    check(state)
    return play(state, *keys, midway=midway)


@dataclass(frozen=True)
class Reveal(Effect):
    """One trick, by its name."""

    id: str

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        begin(state, TRICK_OF[self.id])


def tricked(id: str, *players: Player, her: Her | None = None, **more: Any) -> Everdell:
    """A table where a permanent trick is in force; her own turns do nothing but draw."""
    state = lair_table(*players, her=her or Her(season="spring"), tricks=True, **more)
    tried(state, "draw")
    return reveal(state, id)
