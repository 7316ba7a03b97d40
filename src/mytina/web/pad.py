"""The score pad for the box on the table: tapped together from what the game describes, or written as text."""

from __future__ import annotations

import json
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel.game import Game
from mytina.kernel.pad import Choice, Editor, EditorPart, Grid, Number, PadResult, Path
from mytina.web.end import score_sheet
from mytina.web.icons import named, seat_sign
from mytina.web.layout import page
from mytina.web.seen import Reader
from mytina.web.words import Say


def pad_page(reader: Reader, game: Game[Any], document: Any, result: PadResult | None, error: str = "") -> str:
    say = Say(reader)
    editor = game.pad.editor()
    if result is None and not error:
        result = game.pad.score(document)
    written = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False, indent=1)
    return page(
        reader,
        f"{say('pad')} – {say.of(game.name)}",
        h.h1[say("pad-of", game=say.of(game.name))],
        h.p[say("pad-what")],
        h.form("#pad.pad", method="post", action=f"/pad/{game.id}")[
            _editor(say, game, editor) if editor else None,
            h.div(".counted")[
                _result(say, game, result, error),
                h.details("#raw")[
                    h.summary[say("pad-raw")],
                    h.p(".note")[say("pad-raw-note")],
                    h.label(".hidden-words", for_="document")[say("pad-raw")],
                    h.textarea("#document", name="document", rows="16", spellcheck="false")[written],
                    h.button(".primary")[say("pad-count")],
                ],
            ],
        ],
        _picker(say, editor) if editor else None,
        kind="pad",
        games=(game,),
        symbols=True,
        scripts=("table.js", "pad.js"),
    )


def pad_result(reader: Reader, game: Game[Any], result: PadResult | None, error: str = "") -> str:
    """The part of the page that changes with every tap."""
    return str(_result(Say(reader), game, result, error))


def _result(say: Say, game: Game[Any], result: PadResult | None, error: str) -> h.Element:
    body: Node = None
    if result is not None:
        names = tuple(say("player-number", number=number + 1) for number in range(len(result.sheets)))
        sheets = [sheet.lines for sheet in result.sheets]
        winners = result.winners if len(result.winners) < len(sheets) else ()
        body = [
            score_sheet(say, game, sheets, names, winners),
            h.ul(".warnings")[(h.li[warning] for warning in result.warnings)] if result.warnings else None,
        ]
    return h.section("#pad-result", aria_live="polite")[h.p(".alert")[error] if error else None, body]


def _editor(say: Say, game: Game[Any], editor: Editor) -> Node:
    """Everything is laid out for the most players; the script shows those the document has, empty at first."""
    return h.div(
        "#editor.editor.script-only",
        data_players=_path(editor.players),
        data_least=str(editor.least),
        data_blank=json.dumps(editor.blank),
        data_most=str(editor.most),
    )[
        h.fieldset[
            h.legend[say("pad-table")], h.div(".fields")[(_part(say, part, part.at, "s") for part in editor.shared)]
        ]
        if editor.shared
        else None,
        (_player(say, game, editor, number) for number in range(editor.most)),
        h.div(".actions")[
            h.button(type="button", data_anew=True)[named("again", say("pad-anew"))],
            h.button(type="button", data_example=True)[named("eye", say("pad-example"))],
        ],
        h.button(type="button", data_add=True)[named("friends", say("pad-add"))]
        if editor.most > editor.least
        else None,
    ]


def _player(say: Say, game: Game[Any], editor: Editor, number: int) -> Node:
    prefix: Path = (*editor.players, number)
    return h.fieldset(".padplayer", data_player=str(number))[
        h.legend[seat_sign(game, number), h.span[say("player-number", number=number + 1)]],
        (_part(say, part, (*prefix, *part.at), f"p{number}") for part in editor.each),
        h.button(".quiet", type="button", data_remove=str(number))[named("cross", say("pad-remove"))]
        if number >= editor.least
        else None,
    ]


def _path(path: Path) -> str:
    return json.dumps(list(path))


def _part(say: Say, part: EditorPart, at: Path, prefix: str) -> Node:
    id = prefix + "-" + "-".join(map(str, at))
    if isinstance(part, Grid):
        edges = (*at[: len(at) - len(part.at)], *part.edges) if part.edges else None
        return _grid(say, part, at, edges)
    if isinstance(part, Choice):
        control: Node = h.select(id=id, data_at=_path(at), data_kind="text")[
            (h.option(value=value)[say.of(words)] for value, words in part.options)
        ]
    elif isinstance(part, Number):
        control = h.span(".stepper")[
            h.button(type="button", data_step_by="-1", data_for=id, aria_label=say("less"))["−"],
            h.input(id=id, type="number", min=str(part.low), max=str(part.high), data_at=_path(at), data_kind="number"),
            h.button(type="button", data_step_by="1", data_for=id, aria_label=say("more"))["+"],
        ]
    else:
        return h.div(".field")[
            h.label(".check", for_=id)[
                h.input(id=id, type="checkbox", data_at=_path(at), data_kind="switch"), h.span[say.of(part.label)]
            ]
        ]
    return h.div(".field")[h.label(for_=id)[say.of(part.label)], control]


def _grid(say: Say, part: Grid, at: Path, edges: Path | None) -> Node:
    across = len(part.columns)
    return h.div(
        class_=f"padgrid across-{across}",
        role="group",
        aria_label=say.of(part.label),
        data_at=_path(at),
        data_edges=_path(edges) if edges else None,
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


def _picker(say: Say, editor: Editor) -> Node:
    """What a cell can hold: first the kind, then how it lies. The cells show these same pictures."""
    grid = next((part for part in editor.each if isinstance(part, Grid)), None)
    if grid is None:
        return None
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
