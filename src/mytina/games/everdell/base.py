"""The base game as the first module."""

from __future__ import annotations

from typing import Any, Literal

from mytina.games.everdell.catalogue import CARD_OF, Module, register
from mytina.games.everdell.content.constructions import CONSTRUCTIONS
from mytina.games.everdell.content.critters import CRITTERS
from mytina.games.everdell.content.events import EVENTS
from mytina.games.everdell.content.locations import LOCATIONS
from mytina.games.everdell.play import ASIDE, FREE, FULL, HAND, LESS_1, LESS_3, MEADOW, OCCUPY, REACT
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import named
from mytina.kernel.errors import SetupError


def _check(setup: Any, seats: int) -> None:
    if setup.start != "random" and int(setup.start[-1]) >= seats:
        allowed = [f"seat-{seat}" for seat in range(seats)]
        raise SetupError(
            "start", setup.start, f"{', '.join(allowed)} or random with {seats} seats", text("setup-why-start")
        )


def _married(city: list[int]) -> int:
    """EV-CITY-02: a Husband and a Wife share a space, always as many as can."""
    husbands = named(city, CARD_OF["husband"])
    return min(husbands, named(city, CARD_OF["wife"])) if husbands else 0


BASE = register(
    Module(
        "base",
        active=lambda setup, seats: True,
        fields=(("start", Literal["seat-0", "seat-1", "seat-2", "seat-3", "random"], "seat-0"),),
        check=_check,
        cards=CRITTERS + CONSTRUCTIONS,
        locations=LOCATIONS,
        events=EVENTS,
        payments=(OCCUPY, FULL, LESS_3, LESS_1, FREE),
        sources=(HAND, MEADOW, ASIDE),
        after_play=(REACT,),
        saves=_married,
        recruits=(2, 1, 1, 2),
    )
)
