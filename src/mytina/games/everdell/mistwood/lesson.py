"""The lessons of Mistwood: one about all of it, and a short one for each module."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

MISTWOOD_LESSON = Lesson(
    "mistwood",
    seed="les-18776",
    minutes=5,
    setup={"four_seasons": True, "corrin": True, "more_legends": "own", "mistwood_powers": True, "start": "seat-0"},
    steps=(
        Step("power", point="vt:power.spiders"),
        Step("figure", pick=("figure:basic_1_pebble",), then=("place:basic_1_pebble",)),
        Step("catch", pick=("gain:1pebble",)),
        Step("move", pick=("figure:haven",)),
        Step("legends", point="vt:legend.tarry_hare vt:legend.click_clacks"),
        Step("twigs", pick=("place:basic_3_twigs",), then=("place:basic_1_berry",), others={"pass": "pass"}),
        Step("farm", pick=("play:farm_season_3@meadow*",), others={"pass": "pass"}),
        Step("harvest", pick=("harvest:*",), then=("prepare",)),
        Step(
            "resin",
            pick=("place:basic_2_resin",),
            then=("place:basic_2_twigs_1_card",),
            others={"play:*": "card", "pass": "pass"},
        ),
        Step(
            "store",
            pick=("play:general_store@hand",),
            then=("place:basic_1_berry_1_card",),
            others={"play:*": "card", "pass": "pass"},
        ),
        Step("upgrade", pick=("play:click_clacks@legend",), others={"play:*": "card", "pass": "pass"}),
        Step("gain", pick=("gain:*",), then=("prepare",)),
        Step("great", point="panel:city-0"),
        Step(
            "king",
            pick=("play:corrin_the_king@meadow*",),
            others={"play:tarry_hare@legend": "hare", "play:*": "card", "pass": "pass"},
        ),
        Step("rivals", point="panel:city-1"),
        Step("finish"),
    ),
)

_LATER = {"prepare": "season", "play:*": "card", "pass": "pass"}

FARMS_LESSON = Lesson(
    "farms",
    seed="les-40",
    minutes=2,
    setup={"four_seasons": True, "start": "seat-0"},
    past=(
        (0, "place:basic_3_twigs"),
        (1, "place:basic_1_pebble"),
        (0, "place:basic_2_resin"),
        (1, "place:basic_1_berry"),
    ),
    steps=(
        Step("farm", pick=("play:farm_season_1@meadow*",), others={"play:farm_season_3@meadow*": "twigs", **_LATER}),
        Step("harvest", pick=("harvest:*",), then=("prepare",)),
        Step("spring", pick=("prepare",)),
        Step("again", pick=("harvest:*",)),
        Step("finish"),
    ),
)

CORRIN_LESSON = Lesson(
    "corrin",
    seed="les-136",
    minutes=2,
    setup={"corrin": True, "start": "seat-0"},
    past=(
        (0, "place:basic_1_pebble"),
        (1, "place:basic_3_twigs"),
        (0, "play:crane@hand"),
        (1, "place:basic_2_resin"),
    ),
    steps=(
        Step("colour", point="panel:city-0 key:play:corrin_the_leader@hand"),
        Step(
            "leader",
            pick=("play:corrin_the_leader@hand",),
            then=("play:farm@hand",),
            others={"play:*": "card", "pass": "pass"},
        ),
        Step("draw", pick=("place:basic_2_cards_1_point",), others={"play:*": "card", "pass": "pass"}),
        Step("give", pick=("card:*@1",)),
        Step("finish"),
    ),
)

LEGENDS_LESSON = Lesson(
    "legends",
    seed="les-52",
    minutes=2,
    setup={"more_legends": "own", "start": "seat-0"},
    past=((0, "place:forest_2_berries_1_card"), (1, "place:basic_3_twigs")),
    steps=(
        Step("secret", point="vt:legend.mayberry_matriarch vt:legend.click_clacks"),
        Step("wife", pick=("play:wife@*",), then=("place:basic_2_resin",), others={"play:*": "card", "pass": "pass"}),
        Step("upgrade", pick=("play:mayberry_matriarch@legend",), then=("prepare",), others={"pass": "pass"}),
        Step("great", point="panel:city-0"),
        Step("finish"),
    ),
)

POWERS_LESSON = Lesson(
    "powers",
    seed="les-18",
    minutes=2,
    setup={"mistwood_powers": True, "start": "seat-0"},
    past=((1, "play:farm@farms"), (0, "place:basic_1_pebble"), (1, "place:basic_3_twigs")),
    steps=(
        Step("stoats", point="vt:power.stoats"),
        Step("crane", pick=("play:crane@meadow*",), others={"pass": "pass"}),
        Step("trade", pick=("trade:berry",), others={"done": "nothing"}),
        Step("discard", pick=("card:*", "card:*")),
        Step("finish"),
    ),
)
