"""What is taught of Cartographers: one spring with a scripted neighbour, with an ambush and a hero."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

#: Shapes that begin in one of the first two columns, however they lie.
_LEFT = "?1 ?1[rm]* ?2 ?2[rm]*"

BASICS = Lesson(
    "basics",
    seed="mapa-31477",
    setup={"edicts": "first", "map": "C"},
    steps=(
        Step("map", point="panel:map"),
        Step("edicts", point="panel:edicts"),
        Step("season", point="panel:season"),
        Step(
            "forest",
            pick=("forest:1", _LEFT),
            then=("forest:1", "A9"),
            point="panel:card panel:map",
            others={"forest:2": "shape", "*": "place"},
        ),
        Step("coin", point="panel:season"),
        Step(
            "village",
            pick=("village:1", "D5"),
            then=("village:1", "B4"),
            point="panel:card panel:map",
            lay=True,
            others={"water:*": "water", "*": "place"},
        ),
        Step(
            "ambush",
            pick=("[FGH]*",),
            then=("G7",),
            point="panel:map-1",
        ),
        Step("threat", point="panel:map"),
        Step("hero", pick=("G8 I8",), then=("C9",), point="panel:map"),
        Step(
            "longer",
            pick=("forest:1", _LEFT),
            then=("farm:1", "A1"),
            point="panel:card panel:map",
            others={"farm:*": "farm", "*": "place"},
        ),
        Step(
            "square",
            pick=("village:1", "E6 E6r90"),
            then=("village:1", "C5"),
            point="panel:card panel:map",
            others={"village:2": "shape", "*": "place"},
        ),
        Step("free", pick=("farm:1 water:1", "*"), then=("water:1", "C1"), point="panel:card panel:map"),
        Step("scored", point="panel:sums"),
        Step("next", point="panel:edicts"),
        Step("finish"),
    ),
)

LESSONS = (BASICS,)
