"""The base game as the first module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from mytina.games.everdell.catalogue import Module, register
from mytina.games.everdell.content.constructions import CONSTRUCTIONS
from mytina.games.everdell.content.critters import CRITTERS
from mytina.games.everdell.content.events import EVENTS
from mytina.games.everdell.content.locations import LOCATIONS
from mytina.games.everdell.deal import STEPS
from mytina.games.everdell.hooks import Housing
from mytina.games.everdell.payments import FREE, FULL, LESS_1, LESS_3, OCCUPY
from mytina.games.everdell.play import ASIDE, HAND, MEADOW, REACT, REACTIONS
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import couples
from mytina.kernel.errors import SetupError

if TYPE_CHECKING:
    from mytina.games.everdell.lessons import Lessons
    from mytina.games.everdell.state import Everdell


def _check(setup: Any, seats: int) -> None:
    if setup.start != "random" and int(setup.start[-1]) >= seats:
        allowed = [f"seat-{seat}" for seat in range(seats)]
        raise SetupError(
            "start", setup.start, f"{', '.join(allowed)} or random with {seats} seats", text("setup-why-start")
        )


class Married(Housing):
    """EV-CITY-02: a Husband and a Wife share a space, always as many as can."""

    bound: tuple[str, ...] = ("husband",)
    swayed: tuple[str, ...] | None = ("husband", "wife")
    placed: bool = False

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        return couples(state, owner, city)


def _lessons() -> Lessons:
    from mytina.games.everdell.lesson_basics import BASICS

    return (BASICS,)


BASE = register(
    Module(
        "base",
        active=lambda setup, seats: True,
        lessons=_lessons,
        fields=(("start", Literal["seat-0", "seat-1", "seat-2", "seat-3", "random"], "seat-0"),),
        check=_check,
        cards=CRITTERS + CONSTRUCTIONS,
        locations=LOCATIONS,
        events=EVENTS,
        payments=(OCCUPY, FULL, LESS_3, LESS_1, FREE),
        sources=(HAND, MEADOW, ASIDE),
        setup=STEPS,
        after_play=((REACTIONS, REACT),),
        housing=Married(),
        recruits=(2, 1, 1, 2),
    )
)
