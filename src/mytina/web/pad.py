"""The score pad for the box on the table: tapped together from what the game describes, or written as text."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from mytina.interface.game import Game
from mytina.interface.pad import Survey
from mytina.kernel.pad import Complaint, PadResult
from mytina.web import html as h
from mytina.web.end import score_sheet
from mytina.web.html import Node
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.pad_editor import editor_part, pickers
from mytina.web.words import Say, points


def pad_page(reader: Reader, game: Game[Any], document: Any, result: PadResult | None, error: str = "") -> str:
    say = Say(reader)
    tapped, dialogs = _editor(say, game)
    if result is None and not error:
        result = game.pad.score(document)
    written = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False, indent=1)
    return page(
        reader,
        f"{say('pad')} – {say.of(game.name)}",
        h.h1[say("pad-of", game=say.of(game.name))],
        h.p[say("pad-what")],
        h.form("#pad.pad", method="post", action=f"/pad/{game.id}")[
            tapped,
            h.div(".counted")[
                _result(say, game, result, error, document),
                h.details("#raw")[
                    h.summary[say("pad-raw")],
                    h.p(".note")[say("pad-raw-note")],
                    h.label(".hidden-words", for_="document")[say("pad-raw")],
                    h.textarea("#document", name="document", rows="16", spellcheck="false")[written],
                    h.button(".primary")[say("pad-count")],
                ],
            ],
        ],
        dialogs,
        kind="pad",
        games=(game,),
        symbols=True,
        scripts=("pad.js",),
        styles=("pad.css",),
    )


@lru_cache(maxsize=32)
def _editor(say: Say, game: Game[Any]) -> tuple[Markup, Markup]:
    """What is tapped, and the dialogs it opens; the same for everybody with this language."""
    editor = game.pad.editor()
    if editor is None:
        return Markup(), Markup()
    return Markup(h.fragment[editor_part(say, game, editor)]), Markup(h.fragment[pickers(say, editor)])


def pad_result(reader: Reader, game: Game[Any], result: PadResult | None, error: str, document: Any) -> str:
    """The part of the page that changes with every tap."""
    return str(_result(Say(reader), game, result, error, document))


def _result(say: Say, game: Game[Any], result: PadResult | None, error: str, document: Any) -> h.Element:
    body: Node = None
    if result is not None:
        names = tuple(say("player-number", number=number + 1) for number in range(len(result.sheets)))
        rival = (say.of(result.rival.name),) if result.rival else ()
        sheets = [sheet.lines for sheet in result.everybody]
        winners = result.best if len(result.best) < len(sheets) else ()
        editor = game.pad.editor()
        known = {one.at[-1]: one.svg for one in editor.rivals} if editor else {}
        signs = (known.get(result.rival.id) or next(iter(known.values()), ""),) if result.rival else ()
        names += rival
        body = [
            _totals(say, result, names),
            score_sheet(say, game, sheets, names if len(names) < 3 else _numbers(names), winners, signs),
            h.p(".verdict")[say("end-winner", name=names[winners[0]])] if rival and not result.tied else None,
            _ties(say, game, result, names),
            h.p(".verdict.together")[say.of(result.rival.verdict)] if result.rival and result.rival.verdict else None,
            h.ul(".warnings")[(h.li[_warning(warning, names, say)] for warning in result.warnings)]
            if result.warnings
            else None,
            _survey(say, game.pad.survey(document), names),
        ]
    return h.section("#pad-result", aria_label=say("score-sheet"))[h.p(".alert")[error] if error else None, body]


def _numbers(names: tuple[str, ...]) -> tuple[str, ...]:
    """Short heads for a sheet with many columns."""
    return tuple(str(number) for number in range(1, len(names) + 1))


def _totals(say: Say, result: PadResult, names: tuple[str, ...]) -> Node:
    """The totals alone, in sight on a screen that has no room for the sheet; each leads to its player."""
    return h.nav("#padtotals.padtotals.script-only", aria_label=say("pad-players"))[
        (
            h.a(href=_place(number, result), class_={"best": number in result.best and len(names) > 1})[
                h.span(".hidden-words")[f"{name}:"],
                h.small(aria_hidden="true")[str(number + 1) if number < len(result.sheets) else name],
                " ",
                h.b[points(sheet.total)],
            ]
            for number, (name, sheet) in enumerate(zip(names, result.everybody, strict=True))
        ),
        h.a(".sheetlink", href="#pad-result")[
            say("pad-warnings", count=len(result.warnings)) if result.warnings else say("score-sheet")
        ],
    ]


def _place(number: int, result: PadResult) -> str:
    """Where somebody's things are tapped."""
    return f"#place-{number}" if number < len(result.sheets) else "#rival"


def _ties(say: Say, game: Game[Any], result: PadResult, names: tuple[str, ...]) -> Node:
    """Who wins, where more than one has the highest total; and by what."""
    if not result.tied:
        return None
    winners = [names[number] for number in result.best]
    verdict = say("pad-shared", names=", ".join(winners)) if len(winners) > 1 else say("pad-tie", name=winners[0])
    best = max(sheet.total for sheet in result.everybody)
    level = [number for number, sheet in enumerate(result.everybody) if sheet.total == best]
    return h.div(".ties")[
        h.p[verdict],
        h.ul[
            (
                h.li[
                    f"{say.of(game.text(f'tie-{name}'))}: ",
                    ", ".join(f"{names[number]} {points(result.ties(number)[name])}" for number in level),
                ]
                for name in result.tie_breaks
            )
        ],
    ]


def _warning(warning: Complaint, names: tuple[str, ...], say: Say) -> str:
    said = say.of(warning.text)
    return said if warning.player is None else f"{names[warning.player]}: {said}"


def _survey(say: Say, survey: Survey | None, names: tuple[str, ...]) -> Node:
    if survey is None:
        return None
    return h.details("#survey.survey", open=True)[
        h.summary[say.of(survey.title)],
        h.div(".scroll", tabindex="0", role="group", aria_label=say.of(survey.title))[
            h.table(".sheet-table")[
                (
                    h.tbody[
                        h.tr[
                            h.th(scope="colgroup", colspan=str(1 + len(group.lines[0].points)))[
                                Markup(group.svg), h.span[say.of(group.name)]
                            ]
                        ],
                        (
                            h.tr(class_={"counts": bool(line.badge)})[
                                h.th(scope="row")[
                                    h.span(".badge")[line.badge] if line.badge else None, say.of(line.name)
                                ],
                                (h.td[points(value)] for value in line.points),
                            ]
                            for line in group.lines
                        ),
                    ]
                    for group in survey.groups
                )
            ]
        ],
    ]
