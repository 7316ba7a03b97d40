"""The lesson of Newleaf: a visitor, a card of the train, and a critter for a golden token."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

NEWLEAF_LESSON = Lesson(
    "newleaf",
    seed="listkovec-0",
    minutes=5,
    setup={"cards": True, "station_board": True, "start": "seat-0"},
    steps=(
        Step("train", point="panel:station"),
        Step("visitors", point="vt:visitor.snout_puddlehop vt:visitor.plum_shortclaw"),
        Step(
            "platform",
            pick=("place:station",),
            others={"place:knoll": "knoll", "place:forest_*": "forest", "pass": "pass"},
        ),
        Step("away", pick=("visitor:snout_puddlehop",)),
        Step("welcome", pick=("visitor:dip_dubble",)),
        Step("car", pick=("tile:two_twigs",), then=("place:basic_2_cards_1_point",)),
        Step("guest", point="vt:guest.0.dip_dubble"),
        Step(
            "pebble",
            pick=("place:basic_1_pebble",),
            then=("place:basic_1_berry",),
            others={"place:knoll": "knoll", "place:basic_3_twigs": "twigs", "pass": "pass"},
        ),
        Step(
            "hotel",
            pick=("play:hotel@station3",),
            then=("prepare",),
            others={
                "play:twig_barge@station2": "barge",
                "play:main_road@*": "road",
                "prepare": "prepare",
                "pass": "pass",
            },
        ),
        Step("brought", point="panel:station panel:supply"),
        Step("gold", point="vt:gold. vt:city.0.0"),
        Step(
            "lamplighter",
            pick=("play:lamplighter@hand", "deck card:*", "deck card:*"),
            then=("place:basic_3_twigs",),
            others={"play:postal_pigeon@*": "pigeon", "prepare": "prepare", "pass": "pass", "done": "done"},
        ),
        Step("knoll", point="vt:place.knoll"),
        Step("more"),
        Step("finish"),
    ),
)
