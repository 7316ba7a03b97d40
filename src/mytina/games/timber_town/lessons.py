"""What is taught of Timber Town: a few rounds with a scripted neighbour, from the first tile to a beaver's walk."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step

BASICS = Lesson(
    "basics",
    seed="bobr-8177",
    setup={"cards": "first", "start": "red"},
    steps=(
        Step("town", point="panel:town-own"),
        Step("river", point="panel:river"),
        Step("cards", point="panel:cards"),
        Step(
            "park",
            pick=("take:1.2", "A1:ES"),
            point="key:take:1.2 panel:town-own",
            others={"take:1.1": "market", "take:1.3": "house", "raft:*": "raft", "A1:*": "turn", "D1:*": "corner"},
        ),
        Step(
            "end",
            pick=("end",),
            then=("take:1.1", "B1:NE", "end", "take:1.3", "D1:EW", "end"),
        ),
        Step("flow", point="panel:river panel:town-other"),
        Step(
            "site",
            pick=("take:1.1", "B1:NESW"),
            then=("end",),
            point="key:take:1.1 panel:town-own",
            others={"take:1.2": "house", "take:2.*": "house", "raft:*": "raft", "[CD]1:*": "apart"},
        ),
        Step(
            "house",
            pick=("take:2.2", "A2:W"),
            then=("end", "take:1.1", "A1:NS", "end", "take:2.2", "B2:NESW", "end"),
            point="key:take:2.2 panel:town-own",
            others={"take:1.3": "first", "A2:*": "turn", "*+crane": "crane"},
        ),
        Step(
            "pair",
            pick=("take:2.3", "B2:W"),
            then=("end",),
            point="key:take:2.3 panel:town-own",
            others={"B2:*": "turn", "*+crane": "crane"},
        ),
        Step(
            "crane",
            pick=("take:2.2", "A4:SW+crane A4:ES+crane D4:*+crane"),
            then=("end", "take:2.3", "C2:NE", "end", "take:2.2", "D2:ESW", "end"),
            point="key:take:2.2 panel:town-own",
            others={"take:*": "tile", "raft:*": "later", "A4:*": "turn", "*+crane": "place", "[CD]2:*": "near"},
        ),
        Step(
            "raft",
            pick=("raft:3.1",),
            then=("end",),
            point="panel:tokens key:raft:3.1 key:take:3.1",
            others={"take:3.1": "now", "raft:*": "tile"},
        ),
        Step(
            "claim",
            pick=("claim:4.1", "B4:NESW"),
            point="key:claim:4.1 panel:town-own",
            others={"[ACD]4:*": "row", "take:*": "main"},
        ),
        Step(
            "sink",
            pick=("take:3.3", "B3:NESW"),
            point="key:take:3.3 panel:town-own",
            others={"take:*": "tile", "raft:*": "tile", "scuttle:*": "tile", "[ACD]3:*": "row"},
        ),
        Step("walk", point="panel:town-own"),
        Step("finish"),
    ),
)

LESSONS = (BASICS,)
