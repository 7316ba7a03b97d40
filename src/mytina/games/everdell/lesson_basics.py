"""The first lesson of Everdell: a winter and a spring, from the first twigs to a king."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

BASICS = Lesson(
    "basics",
    seed="divukraj-7999",
    steps=(
        Step("city", point="panel:city-0"),
        Step("hand", point="panel:hand"),
        Step(
            "twigs",
            pick=("place:basic_3_twigs",),
            then=("place:basic_1_pebble",),
            others={"place:basic_2_twigs_1_card": "shared", "place:forest_*": "forest", "pass": "pass"},
        ),
        Step(
            "resin",
            pick=("place:basic_2_resin",),
            then=("place:basic_1_berry_1_card",),
            others={"place:basic_1_resin_1_card": "less", "place:forest_*": "forest", "pass": "pass"},
        ),
        Step(
            "farm",
            pick=("play:farm@hand",),
            then=("play:monk@hand",),
            others={"play:*": "card", "prepare": "prepare", "pass": "pass"},
        ),
        Step("free", pick=("play:husband@hand",), then=("prepare",), others={"prepare": "prepare", "pass": "pass"}),
        Step("season", pick=("prepare",), then=("place:basic_2_twigs_1_card",), others={"pass": "pass"}),
        Step("harvest", point="panel:supply"),
        Step(
            "berries",
            pick=("place:forest_3_berries",),
            then=("place:basic_1_berry_1_card",),
            others={"place:basic_*": "basic", "place:forest_*": "forest", "play:*": "card", "pass": "pass"},
        ),
        Step(
            "wife",
            pick=("play:wife@meadow*",),
            then=("place:basic_1_resin_1_card",),
            others={"play:*": "card", "place:*": "worker", "pass": "pass"},
        ),
        Step(
            "more",
            pick=("place:basic_3_twigs",),
            then=("play:twig_barge@meadow1",),
            others={"place:*": "place", "play:*": "card", "pass": "pass"},
        ),
        Step(
            "inn",
            pick=("play:inn@meadow6",),
            then=("prepare",),
            others={"play:*": "card", "place:*": "worker", "pass": "pass"},
        ),
        Step(
            "keeper",
            pick=("play:innkeeper@hand", "pay:occupied:inn.3"),
            then=("place:basic_2_resin",),
            others={"visit:*": "visit", "pay:full": "pay", "play:*": "card", "place:*": "worker", "pass": "pass"},
        ),
        Step(
            "king",
            pick=("visit:inn@0.3", "play:king@meadow4 play:king@meadow6"),
            others={"play:king@*": "king", "play:*": "card", "place:*": "worker", "pass": "pass"},
        ),
        Step("colours", point="panel:city-0"),
        Step("events", point=" ".join(f"vt:event.{id}" for id in ("grand_tour", "city_monument", "harvest_festival"))),
        Step("finish"),
    ),
)
