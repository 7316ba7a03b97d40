"""The board: the game's own pictures in columns that the page sets side by side or below each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import htpy as h
from markupsafe import Markup

from mytina.kernel.art import Panel
from mytina.kernel.decision import Decision
from mytina.kernel.game import Game, Note
from mytina.web.words import Say

_WIDE = 560
_TALL = 2.9
_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_COLUMNS = {"board": "main", "own": "main", "seat": "others", "cards": "cards"}


class Drawn(NamedTuple):
    """A panel, ready for the page: its id, the column it stands in, its element, and the size it was drawn at."""

    id: str
    column: str
    element: h.Element
    width: float
    height: float
    seat: int | None = None  # whose it is, if it may be folded up
    ghosts: bool = False  # whether shapes can be moved about on it


def draw(
    say: Say,
    game: Game[Any],
    view: Any,
    names: tuple[str, ...],
    mine: int | None,
    *,
    decision: Decision | None = None,
    since: Any = None,
    log: Sequence[Note] = (),
) -> list[Drawn]:
    panels = game.art.panels(view, language=say.language, decision=decision, names=names, since=since, log=log)
    own = mine if mine is not None else next((panel.seat for panel in panels if panel.kind == "seat"), None)
    return [_drawn(say, panel, own) for panel in panels]


def board(panels: list[Drawn], layout: str = "") -> h.Element:
    """The panels in their columns; `layout` is the class of a game that lays them out itself."""
    columns = dict.fromkeys(panel.column for panel in sorted(panels, key=lambda panel: panel.column != "main"))
    return h.div(id="board", class_=f"board {layout or _shape(panels)}")[
        (
            h.div(class_=f"column column-{column}")[(panel.element for panel in panels if panel.column == column)]
            for column in columns
        )
    ]


def _shape(panels: list[Drawn]) -> str:
    """How the columns stand on a large screen, from the sizes they were drawn at.

    `two` when the others and the cards fit below each other beside the main column, else `three`; `wide` when the
    board itself wants the whole width, `flow` when one column would be too tall for any screen. `ratio-45` is width by
    height of the main column in per cent.
    """
    main = [panel for panel in panels if panel.column == "main"]
    if any(panel.width >= _WIDE for panel in main):
        return "wide"
    tall = sum(panel.height / panel.width for panel in main) or 1
    if tall > _TALL:
        return "flow"
    beside = sum(panel.height / panel.width for panel in panels if panel.column != "main")
    ratio = min(90, max(35, round(100 / tall / 5) * 5))
    return f"{'two' if beside <= tall * 1.15 else 'three'} ratio-{ratio}"


def _drawn(say: Say, panel: Panel, own: int | None) -> Drawn:
    kind = "own" if panel.kind == "seat" and panel.seat == own else panel.kind
    id = f"panel-{panel.id}"
    picture = Markup(panel.svg)
    box = _VIEW_BOX.search(panel.svg)
    size = (float(box[1]), float(box[2])) if box else (1.0, 1.0)
    if kind == "cards":
        folded = h.details(id=f"fold-{panel.id}", open=True)[h.summary[say.of(panel.title)], picture]
        return Drawn(id, panel.column or _COLUMNS[kind], h.section(id=id, class_=f"panel panel-{kind}")[folded], *size)
    if panel.folded is not None:
        opened = not panel.folded or "data-keys=" in panel.svg
        folded = h.details(id=f"fold-{panel.id}", open=opened)[h.summary[say.rich(panel.title)], picture]
        return Drawn(
            id,
            panel.column or _COLUMNS[kind],
            h.section(id=id, class_=f"panel panel-{kind}")[folded],
            *size,
            panel.seat,
        )
    element = h.section(id=id, class_=f"panel panel-{kind}", aria_label=say.of(panel.title))[picture]
    return Drawn(id, panel.column or _COLUMNS[kind], element, *size, ghosts='class="ghost"' in panel.svg)
