"""What a score pad's document is tapped together with: fields, boards to paint on, and things to collect.

The script makes a place for every player from one template (`{#}` stands for the player's number) and shows in it what
the document holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup

from mytina.interface.game import Game
from mytina.interface.pad import (
    Choice,
    Collection,
    Editor,
    EditorPart,
    EditorRival,
    Grid,
    Item,
    Number,
    Path,
    Piece,
    Switch,
    Tally,
)
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, seat_sign
from mytina.web.words import Say

ANYBODY = "{#}"


def editor_part(say: Say, game: Game[Any], editor: Editor) -> Node:
    return h.div(
        "#editor.editor.script-only",
        data_players=_path(editor.players),
        data_least=str(editor.least),
        data_blank=json.dumps(editor.blank),
        data_most=str(editor.most),
    )[
        h.fieldset[
            h.legend[say("pad-table")],
            _parts(say, editor.shared, (), "t"),
            h.div(".actions")[
                h.button(type="button", data_anew=True)[named("again", say("pad-anew"))],
                h.button(type="button", data_example=True)[named("eye", say("pad-example"))],
                h.button(type="button", data_add=True)[named("friends", say("pad-add"))]
                if editor.most > editor.least
                else None,
            ],
        ],
        h.div(".painting")[h.div("#players.players"), _brushes(say, editor)],
        (_rival(say, rival) for rival in editor.rivals),
        h.template("#player-place")[_player(say, editor)],
        h.template("#player-names")[
            (
                h.span[seat_sign(game, number), h.span[say("player-number", number=number + 1)]]
                for number in range(editor.most)
            )
        ],
    ]


def _player(say: Say, editor: Editor) -> Node:
    prefix: Path = (*editor.players, ANYBODY)
    return h.fieldset(".padplayer", id=f"place-{ANYBODY}", data_player=ANYBODY)[
        h.legend,
        _parts(say, editor.each, prefix, f"p{ANYBODY}"),
        h.button(".quiet", type="button", data_remove=ANYBODY)[named("cross", say("pad-remove"))],
    ]


def _rival(say: Say, rival: EditorRival) -> Node:
    """Somebody without a seat; the script shows it with few enough players, and its fields once it is taken in."""
    name = say.of(rival.label)
    return h.fieldset(
        ".padplayer.rival",
        id=f"rival-{rival.at[-1]}",
        data_rival=_path(rival.at),
        data_rival_blank=json.dumps(rival.blank),
        data_rival_most=str(rival.most),
    )[
        h.legend[h.span(".sign")[Markup(rival.svg)], h.span[name]],
        h.p(".note")[say.of(rival.note)],
        h.div(".inside")[
            _parts(say, rival.parts, rival.at, f"rival-{rival.at[-1]}"),
            h.button(".quiet", type="button", data_rival_away=True)[named("cross", say("pad-rival-away", name=name))],
        ],
        h.button(type="button", data_rival_in=True)[named("plus", say("pad-rival-in", name=name))],
    ]


def _path(path: Path) -> str:
    return json.dumps(list(path))


def _parts(say: Say, parts: tuple[EditorPart, ...], prefix: Path, id: str) -> Iterator[Node]:
    """Boards and collections stand alone, small fields side by side."""
    for large, some in groupby(parts, lambda part: isinstance(part, Grid | Collection)):
        drawn = [_part(say, part, prefix, id) for part in some]
        yield drawn if large else h.div(".fields")[drawn]


def _part(say: Say, part: EditorPart, prefix: Path, id: str) -> Node:
    at = (*prefix, *part.at)
    id = "-".join((id, *map(str, part.at)))
    if isinstance(part, Grid):
        return _grid(say, part, prefix)
    if isinstance(part, Collection):
        return _collection(say, part, at, id)
    if isinstance(part, Tally):
        return _tally(say, part, at, id)
    if isinstance(part, Choice):
        return h.div(".field")[h.label(for_=id)[say.of(part.label)], _choice(say, part, at, id)]
    return _field(say, part, at, id)


def _field(say: Say, part: Number | Switch, at: Path, id: str) -> Node:
    if isinstance(part, Switch):
        return h.div(".field")[
            h.label(".check", for_=id)[
                h.input(id=id, type="checkbox", data_at=_path(at), data_kind="switch"), h.span[say.of(part.label)]
            ]
        ]
    return h.div(".field")[
        h.label(for_=id)[Markup(part.svg), h.span[say.of(part.label)]],
        _stepper(
            say,
            id,
            say.of(part.label),
            part.low,
            part.high,
            data_at=_path(at),
            data_kind="number",
            **({"data_by_itself": "", "placeholder": say("pad-by-itself")} if part.by_itself else {}),
        ),
    ]


def _choice(say: Say, part: Choice, at: Path, id: str) -> Node:
    def options(some: tuple[tuple[str, Any], ...]) -> Node:
        return [h.option(value=value)[say.of(words)] for value, words in some]

    return h.select(id=id, data_at=_path(at), data_kind="text", data_family=part.family or None)[
        (options(some) if name is None else h.optgroup(label=say.of(name))[options(some)] for name, some in part.groups)
    ]


def _stepper(say: Say, id: str, label: str, low: int, high: int, **data: str) -> Node:
    return h.span(".stepper")[
        h.button(type="button", data_step_by="-1", data_for=id, aria_label=f"{label}: {say('less')}")["−"],
        h.input(id=id, type="number", inputmode="numeric", min=str(low), max=str(high), **data),
        h.button(type="button", data_step_by="1", data_for=id, aria_label=f"{label}: {say('more')}")["+"],
    ]


def _tally(say: Say, part: Tally, at: Path, id: str) -> Node:
    return h.div(".tally", role="group", aria_label=say.of(part.label))[
        h.p(".head")[Markup(part.svg), h.span[say.of(part.label)]],
        (
            h.div(".field")[
                h.label(for_=f"{id}-{number}")[say.of(name)],
                _stepper(
                    say,
                    f"{id}-{number}",
                    say.of(name),
                    0,
                    most,
                    data_at=_path(at),
                    data_kind="tally",
                    data_value=str(number),
                ),
            ]
            for number, name, most in part.options
        ),
    ]


# --- boards --------------------------------------------------------------------------------------------------------


def _grid(say: Say, part: Grid, prefix: Path) -> Node:
    across = len(part.columns)
    edges = (*prefix, *part.edges) if part.edges else None
    return h.div(
        {"data-prints": msgspec.json.encode(part.prints).decode()} if part.prints else {},
        class_=f"padgrid across-{across}" + (" painted" if part.brush else ""),
        role="group",
        aria_label=say.of(part.label),
        data_at=_path((*prefix, *part.at)),
        data_edges=_path(edges) if edges else None,
        data_marks=_path((*prefix, *part.marks)) if part.marks else None,
        data_printed=_path(part.printed) if part.printed else None,
        data_blank=part.blank,
        data_across=str(across),
    )[
        (
            h.div(".cellbox")[
                h.button(".cell", type="button", data_cell=f"{row}{column}", aria_label=f"{row}{column}"),
                _edge(say, part, f"{row}{column}", f"{row}{part.columns[c + 1]}", "east")
                if edges and c + 1 < across
                else None,
                _edge(say, part, f"{row}{column}", f"{part.rows[r + 1]}{column}", "south")
                if edges and r + 1 < len(part.rows)
                else None,
            ]
            for r, row in enumerate(part.rows)
            for c, column in enumerate(part.columns)
        )
    ]


def _edge(say: Say, part: Grid, a: str, b: str, side: str) -> Node:
    words = say.of(part.edge_label) if part.edge_label else ""
    return h.button(
        class_=f"edge edge-{side}",
        type="button",
        data_edge=f"{a} {b}",
        aria_pressed="false",
        aria_label=f"{words} {a}–{b}",
        title=words,
    )


def _brushes(say: Say, editor: Editor) -> Node:
    """What is painted with, always at hand while a map is painted."""
    grid = next((part for part in editor.each if isinstance(part, Grid) and part.brush), None)
    if grid is None:
        return None
    pieces = [piece for pieces in grid.palette for piece in pieces.pieces]
    return h.div("#brushes.brushes", role="group", aria_label=say("pad-brush"))[
        (_brush(say, piece) for piece in pieces),
        _brush(say, grid.mark, mark=True) if grid.mark else None,
        h.button(
            type="button",
            data_brush=grid.blank,
            aria_pressed="false",
            aria_label=say("pad-erase"),
            title=say("pad-erase"),
        )[named("cross", say("pad-erase"))],
    ]


def _brush(say: Say, piece: Piece, *, mark: bool = False) -> Node:
    data = {"data-brush": piece.code} | ({"data-mark": ""} if mark else {})
    name = say.of(piece.name)
    return h.button(data, type="button", aria_pressed="false", aria_label=name, title=name)[
        Markup(piece.svg), h.span(aria_hidden="true")[name]
    ]


# --- collections ---------------------------------------------------------------------------------------------------


def _collection(say: Say, part: Collection, at: Path, id: str) -> Node:
    name = "-".join(map(str, part.at))
    return h.div(".collection", data_at=_path(at), data_collection=name, data_key=part.key)[
        h.div(".head")[
            h.h3(id=f"{id}-name")[say.of(part.label), " ", h.span(".count")["0"]],
            h.button(type="button", data_pick=name, aria_label=f"{say('pad-collect')}: {say.of(part.label)}")[
                named("plus", say("pad-collect"))
            ],
        ],
        h.ul(".things", aria_labelledby=f"{id}-name"),
        h.p(".note.nothing")[say("pad-nothing")],
    ]


def _collection_picker(say: Say, part: Collection) -> Node:
    name = "-".join(map(str, part.at))
    label = say.of(part.label)
    return [
        h.dialog(
            class_="picker collecting",
            id=f"pick-{name}",
            aria_label=label,
            data_collecting=name,
            data_once="" if part.once else None,
        )[
            h.div(".head")[
                h.h2[h.span(data_whose=True), " ", label],
                h.output(".sum", data_sum=True),
                h.button(type="button", data_close=True)[say("pad-done")],
                h.input(type="search", data_search=True, placeholder=say("pad-search"), aria_label=say("pad-search")),
            ],
            (
                h.section(".kind")[
                    h.h3[Markup(group.svg), h.span[say.of(group.name)]],
                    h.div(class_={"choices": True, "wide": any(item.note for item in group.items)})[
                        (_choice_of(say, part, item) for item in group.items)
                    ],
                ]
                for group in part.groups
            ),
        ],
        (
            h.template(data_thing=f"{name} {item.id}")[_thing(say, part, item)]
            for group in part.groups
            for item in group.items
        ),
    ]


def _choice_of(say: Say, part: Collection, item: Item) -> Node:
    name = say.of(item.name)
    return h.div(".choice", data_words=f"{name} {item.id.replace('_', ' ')}")[
        h.button(".add", type="button", data_collect=item.id, aria_pressed="false" if part.once else None)[
            Markup(item.svg),
            h.span(".name")[name],
            h.span(".number", aria_hidden="true"),
            h.small[say.rich(item.note)] if item.note else None,
        ],
        None
        if part.once
        else h.button(".less", type="button", data_drop=item.id, aria_label=say("pad-less", name=name), hidden=True)[
            "−"
        ],
    ]


def _thing(say: Say, part: Collection, item: Item) -> Node:
    """Something collected, as the script shows it: with its fields, or with how many there are."""
    name = say.of(item.name)
    single = part.once or bool(item.fields)  # else a tile stands for all of the same name
    id = f"thing-{part.key}-{item.id}"
    less = say("pad-less", name=name)
    return h.li(class_={"thing": True, "single": single})[
        Markup(item.svg),
        h.span(".name")[name],
        h.div(".below")[
            [_field(say, field, field.at, "-".join((id, *map(str, field.at)))) for field in item.fields],
            h.button(".quiet.away", type="button", data_away=True, aria_label=less)["×"]
            if single
            else h.span(".stepper")[
                h.button(type="button", data_drop=item.id, aria_label=less)["−"],
                h.output(".number"),
                h.button(type="button", data_collect=item.id, aria_label=say("pad-more", name=name))["+"],
            ],
        ],
    ]


# --- dialogs -------------------------------------------------------------------------------------------------------


def pickers(say: Say, editor: Editor) -> Iterator[Node]:
    parts = [*editor.each, *(part for rival in editor.rivals for part in rival.parts)]
    collections = {part.at: part for part in reversed(parts) if isinstance(part, Collection)}  # one for equal places
    yield from (_collection_picker(say, part) for part in collections.values())
    yield from (_cell_picker(say, part) for part in editor.each if isinstance(part, Grid) and not part.brush)


def _cell_picker(say: Say, grid: Grid) -> Node:
    """What a cell can hold: first the kind, then how it lies. The cells show these same pictures."""
    return h.dialog("#picker.picker", aria_label=say("pad-choose"))[
        h.div(".kinds", role="group", aria_label=say("pad-kind"))[
            (
                h.button(type="button", data_pieces=str(number), title=say.of(pieces.name))[
                    Markup(pieces.pieces[0].svg), h.span[say.of(pieces.name)]
                ]
                for number, pieces in enumerate(grid.palette)
            )
        ],
        (
            h.div(".ways", role="group", aria_label=say.of(pieces.name), data_ways=str(number), hidden=True)[
                (
                    h.button(
                        type="button", data_code=piece.code, aria_label=say.of(piece.name), title=say.of(piece.name)
                    )[Markup(piece.svg)]
                    for piece in pieces.pieces
                )
            ]
            for number, pieces in enumerate(grid.palette)
        ),
        h.div(".actions")[
            h.button(type="button", data_code=grid.blank)[named("cross", say("pad-empty"))],
            h.button(type="button", data_close=True)[say("close")],
        ],
    ]
