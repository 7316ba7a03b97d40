"""Small tables with modules of Newleaf."""

from __future__ import annotations

from typing import Any

from mytina.games.everdell.newleaf.powers import BATS, BEES, CATS, SNAILS, powers
from mytina.games.everdell.newleaf.tickets import tickets
from mytina.games.everdell.state import Everdell
from tests.games.everdell_tables import Player, table

TWO = Player()
PASSED = Player(passed=True)
#: Tiles that ask nothing.
QUIET = "two_twigs one_resin one_pebble"
#: Every switch on.
EVERYTHING: dict[str, Any] = {
    "cards": True,
    "station_board": True,
    "tickets": True,
    "reservations": True,
    "forest_locations": True,
    "special_events": "mixed",
    "basic_events": True,
    "critter_powers": True,
}


def cards(*players: Player, **more: Any) -> Everdell:
    """A table with the cards alone."""
    return table(*players, cards=True, **more)


def full(*players: Player, **more: Any) -> Everdell:
    """A table with cards and Station."""
    return table(*players, cards=True, station_board=True, **{"tiles": QUIET, **more})


def ticketed(*players: Player, **more: Any) -> Everdell:
    state = table(*players, tickets=True, **more)
    tickets(state)[:] = [2] * state.seats
    return state


def reserving(*players: Player, **more: Any) -> Everdell:
    return table(*players, reservations=True, **more)


def powered(mine: int, *players: Player, pile: int = 0, **more: Any) -> Everdell:
    """Seat 0 has this power, the others have harmless ones."""
    state = table(*players, critter_powers=True, **more)
    others = [power for power in (CATS, BEES, BATS, SNAILS) if power != mine]
    powers(state).powers = [mine, *others[: state.seats - 1]]
    for _ in range(pile):
        powers(state).pile.append(state.deck.pop())
    return again(state)


def again(state: Everdell) -> Everdell:
    """After something was changed by hand: what may be picked is found anew."""
    state.offers.clear()
    state.settle()
    return state
