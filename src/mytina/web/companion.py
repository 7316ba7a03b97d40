"""The companion for a real table: a small board to tap, what to do with the pieces, and one big button."""

from __future__ import annotations

from typing import Any

from mytina.interface.companion import Board, CannotBe, Companion, Naming, Scene, Tap
from mytina.interface.game import Game
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.setup import with_rule
from mytina.web.words import Say


def companion_page(
    reader: Reader,
    game: Game[Any],
    companion: Companion,
    kept: str,
    scene: Scene | None,
    error: CannotBe | None = None,
    chosen: dict[str, str] | None = None,
) -> str:
    """`kept` is everything that was tapped, as an address carries it; without a scene it is the beginning.

    `error` is why what was `chosen` there cannot be.
    """
    say = Say(reader)
    body = _beginning(say, game, companion, chosen or {}) if scene is None else _scene(say, game, kept, scene)
    return page(
        reader,
        f"{say.of(companion.title())} – {say.of(game.name)}",
        h.div(".companion", data_companion=f"companion-{game.id}", data_kept=kept)[
            h.h1[say.of(companion.title())],
            h.p(".alert", role="alert")[with_rule(say, game, say.of(error.why), error.rule)]
            if error is not None
            else None,
            body,
        ],
        kind="companion",
        games=(game,),
        symbols=True,
        scripts=("companion.js",),
        styles=("companion.css",),
    )


def _beginning(say: Say, game: Game[Any], companion: Companion, chosen: dict[str, str]) -> Node:
    return [
        h.p[say.of(companion.about())],
        h.p(".continue", hidden=True)[h.a(".button.primary", data_continue=True)[say("companion-continue")]],
        h.form(method="post", action=f"/companion/{game.id}")[
            (
                h.div(".field")[
                    h.label(for_=f"c-{field}")[say.of(words)],
                    h.select(id=f"c-{field}", name=field)[
                        (
                            h.option(value=value, selected=chosen.get(field) == value)[say.of(told)]
                            for value, told in values
                        )
                    ],
                ]
                for field, words, values in companion.choices()
            ),
            h.div(".actions")[h.button(".primary", name="begin", value="1")[named("play", say("companion-begin"))]],
        ],
    ]


def _scene(say: Say, game: Game[Any], kept: str, scene: Scene) -> Node:
    return [
        h.form("#companion", method="post", action=f"/companion/{game.id}")[
            h.input(type="hidden", name="kept", value=kept),
            h.section(".told", aria_live="polite", aria_label=say("companion-do"))[
                h.h2[say("companion-do") if scene.told else say("companion-first")],
                h.ol[
                    (
                        h.li[say.rich(one.words), " ", h.a(".address", href=f"/rules/{game.id}#{one.rule}")[one.rule]]
                        for one in scene.told
                    )
                ],
            ],
            h.dl(".force")[(h.div[h.dt[say.of(name)], h.dd[say.rich(does)]] for name, does in scene.force)]
            if scene.force
            else None,
            h.div(".asks")[
                h.p(".question")[say.of(scene.ask)],
                h.div(".taps.short" if all(len(say.of(one.words)) < 4 for one in scene.answers) else ".taps")[
                    (_button(say, one) for one in scene.answers)
                ],
            ]
            if scene.ask is not None
            else None,
            _naming(say, scene.naming, "named", primary=True) if scene.naming else None,
            h.p(".question")[say("companion-over")] if scene.over else None,
            (_board(say, board) for board in scene.boards),
            h.div(".actions.pinned")[
                h.button(".primary", name="act", value=scene.go.act)[say.of(scene.go.words)] if scene.go else None,
                h.button(name="undo", value="1")[named("undo", say("companion-undo"))],
            ],
            h.dl(".figures")[
                (h.div[h.dt[say.of(words)], h.dd[n if isinstance(n, str) else say.of(n)]] for words, n in scene.figures)
            ],
            h.div(".taps.more")[(_button(say, one) for one in scene.more)] if scene.more else None,
        ],
        h.details(".lists")[
            h.summary[say("companion-lists")],
            (
                h.form(method="post", action=f"/companion/{game.id}")[
                    h.input(type="hidden", name="kept", value=kept), _naming(say, one, f"list-{number}")
                ]
                for number, one in enumerate(scene.lists)
            ),
        ]
        if scene.lists
        else None,
        h.p[h.a(href=f"/companion/{game.id}")[say("companion-anew")]],
    ]


def _board(say: Say, board: Board) -> Node:
    return h.section(".spots")[
        h.h3[say.of(board.title)],
        h.p(".note")[say.of(board.note)] if board.note else None,
        h.div(f".taps.of{board.columns}" if board.columns else ".taps")[(_tap(say, one) for one in board.taps)],
    ]


def _tap(say: Say, tap: Tap) -> Node:
    words = [h.span[say.of(tap.words)], h.small[say.of(tap.mark)] if tap.mark else None]
    if not tap.act:
        return h.span(".tap.hers" if tap.hers else ".tap.still")[words]
    return h.button(".tap", name="act", value=tap.act, aria_pressed=str(tap.on).lower())[words]


def _button(say: Say, tap: Tap) -> Node:
    return h.button(name="act", value=tap.act)[say.of(tap.words)]


def _naming(say: Say, naming: Naming, id: str, *, primary: bool = False) -> Node:
    names = [(value, say.of(words)) for value, words in naming.names]
    if primary:
        names.sort(key=lambda one: one[1])
    return h.div(".field.naming")[
        h.label(for_=id)[say.of(naming.question)],
        h.input(type="hidden", name="list", value=naming.act),
        h.select(id=id, name="name")[(h.option(value=value)[words] for value, words in names)],
        h.button(".primary" if primary else ".quiet", name="chosen", value="1")[say("companion-that")],
    ]
