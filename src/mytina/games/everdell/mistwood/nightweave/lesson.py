"""The lesson of the lair: her card and its rows, a place that is taken, her figure on the Meadow, her seasons."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

LAIR_LESSON = Lesson(
    "nightweave",
    seed="doupe-478",
    minutes=5,
    seats=1,
    setup={"nightweave_lair": True, "level": 1, "behaviour": "spiteful", "start": "seat-0"},
    steps=(
        Step("lair", point="panel:lair"),
        Step("card", point="vt:lair.card"),
        Step("second", point="vt:lair.card vt:place.basic_1_berry_1_card"),
        Step("twigs", pick=("place:basic_3_twigs",), others={"pass": "pass"}),
        Step("walk", point="vt:place.basic_3_twigs vt:place.basic_2_resin"),
        Step("resin", pick=("place:basic_1_resin_1_card",), others={"pass": "pass"}),
        Step("figure", point="vt:figure.nightweave"),
        Step("behaviour", point="vt:lair.spiteful vt:meadow.6"),
        Step(
            "farm",
            pick=("play:farm@hand",),
            others={"play:farm@meadow6": "beside", "play:*": "card", "prepare": "season", "pass": "pass"},
        ),
        Step("season", point="panel:lair"),
        Step("deck", point="vt:lair.deck"),
        Step("wife", pick=("play:wife@meadow2",), others={"prepare": "season", "pass": "pass"}),
        Step("again", point="rail"),
        Step("finish"),
    ),
)
