"""The table: the game's own panels in zones, the dock with the question below them, and the tabs of a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import unescape
from typing import Any, NamedTuple

from markupsafe import Markup

from mytina.interface.art import DOCK, Panel, Zone
from mytina.interface.game import Game
from mytina.interface.kept import kept
from mytina.kernel.decision import Decision
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text
from mytina.web import html as h
from mytina.web.assets import with_scenery
from mytina.web.html import Node
from mytina.web.markup import flat
from mytina.web.parts import Part, hidden
from mytina.web.words import DOMAIN, Say, game_icon

_WIDE = 560
_TALL = 2.9
_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_KEYS = re.compile(r'data-keys="([^"]*)"')
_GHOST = re.compile(r'<metadata class="ghost" data-first="([^"]*)"[^>]*? data-turns="([^"]*)" data-at="([^"]*)"')
_COLUMNS = {"board": "main", "own": "main", "seat": "others", "cards": "cards"}


class Drawn(NamedTuple):
    """A panel, ready for the page: its id and zone, its element, the options on it, and the size it was drawn at."""

    id: str
    zone: str
    column: str
    element: Part
    keys: frozenset[str]
    width: float
    height: float
    seat: int | None = None  # whose it is
    firsts: tuple[str, ...] = ()  # what is picked before each shape that can be moved about on it


class Board(NamedTuple):
    """What a game draws of a table for one viewer."""

    zones: tuple[Zone, ...]  # at least one
    panels: tuple[Drawn, ...]
    layout: str  # the class of a game that lays the table out itself
    scene: str

    @property
    def keys(self) -> frozenset[str]:
        """The options that lie on something that can be pressed."""
        return frozenset().union(*[panel.keys for panel in self.panels])

    @property
    def styles(self) -> tuple[str, ...]:
        """What such a board needs besides the styles of every table."""
        return () if self.own_layout else ("columns.css",)

    @property
    def own_layout(self) -> bool:
        """Whether the game's styles lay out the zones themselves, not only the columns of a single one."""
        return not any(panel.column for panel in self.panels)

    @property
    def firsts(self) -> tuple[str, ...]:
        """The shapes that can be moved about, by the option to pick before ("": none); empty without such shapes."""
        return tuple(first for panel in self.panels for first in panel.firsts)

    @property
    def places(self) -> dict[int, str]:
        """The id of the panel that is a seat's own place."""
        return {panel.seat: panel.id for panel in reversed(self.panels) if panel.seat is not None}

    def inside(self, zone: Zone) -> list[Drawn]:
        return [panel for panel in self.panels if panel.zone == zone.id]

    def count(self, zone: Zone) -> int:
        """How many options lie in a zone."""
        return len(frozenset().union(*(panel.keys for panel in self.inside(zone))))


def draw(
    say: Say,
    game: Game[Any],
    view: Any,
    names: tuple[str, ...],
    mine: int | None,
    *,
    decision: Decision | None = None,
    since: Any = None,
    log: Sequence[LogEntry] = (),
) -> Board:
    art = game.art
    panels = art.panels(view, language=say.language, decision=decision, names=names, since=since, log=log)
    zones = tuple(art.zones(view)) or (Zone("all", Text(DOMAIN, "table"), ""),)
    own = mine if mine is not None else next((panel.seat for panel in panels if panel.kind == "seat"), None)
    drawn = tuple([_drawn(say, game, panel, own, zones[0]) for panel in panels])
    return Board(zones, drawn, art.layout, with_scenery(game, art.scene()))


def table(say: Say, board: Board, bar: Node, tabs: Node) -> h.Element:
    """The whole table; `bar` is the question and `tabs` lead to the zones, where a screen shows one at a time."""
    begin = max(board.zones, key=board.count)
    return h.div(id="table", class_=["table", (board.layout if board.own_layout else "") or "plain"])[
        h.div(".scene", aria_hidden="true")[Markup(board.scene)] if board.scene else None,
        h.div("#board.stage")[(_zone(say, board, zone, on=zone is begin) for zone in board.zones)],
        h.div("#dock.dock")[
            bar,
            h.div(".pinned")[(panel.element for panel in board.panels if panel.zone == DOCK)],
            tabs,
        ],
    ]


def tab_bar(say: Say, board: Board) -> h.Element | Part:
    """A tab for every zone, with the number of options that wait there."""
    shown = [zone for zone in board.zones if zone.tab]
    if len(shown) < 2:
        return hidden("tabs", "nav")
    return h.nav("#tabs.tabs", aria_label=say("zones"))[(_tab(say, zone, board.count(zone)) for zone in shown)]


@lru_cache(maxsize=2048)
def _tab(say: Say, zone: Zone, count: int) -> Markup:
    made = h.a(href=f"#zone-{zone.id}", data_tab=zone.id)[
        game_icon(zone.icon),
        h.span[say.of(zone.label)],
        h.b(".waiting")[str(count), h.span(".hidden-words")[" ", say("zone-options", count=count)]] if count else None,
    ]
    return flat(made)


def _zone(say: Say, board: Board, zone: Zone, *, on: bool) -> h.Element:
    panels = board.inside(zone)
    columns = any(panel.column for panel in panels)
    classes = f"zone zone-{zone.id}{' on' if on else ''}{' below' if zone.below else ''}"
    if columns:
        classes += f" board {board.layout or _shape(panels)}"
    label = None if len(board.zones) == 1 else say.of(zone.label)
    return h.section(id=f"zone-{zone.id}", class_=classes, data_zone=zone.id, aria_label=label)[
        _columns(panels) if columns else (panel.element for panel in panels)
    ]


def _columns(panels: list[Drawn]) -> Node:
    """The columns of a game without zones."""
    columns = dict.fromkeys(panel.column for panel in sorted(panels, key=lambda panel: panel.column != "main"))
    return (
        h.div(class_=f"column column-{column}")[(panel.element for panel in panels if panel.column == column)]
        for column in columns
    )


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


def _drawn(say: Say, game: Game[Any], panel: Panel, own: int | None, first: Zone) -> Drawn:
    """A panel for the page; what looks the same as before, to whomever, is not put together again."""
    kind = "own" if panel.kind == "seat" and panel.seat == own else panel.kind
    place = (panel.id, panel.seat, panel.zone, first.id, panel.column, panel.folded)
    key = ("panel", game.id, say.language, kind, place, panel.title, panel.svg)
    found: Drawn | None = kept.get(key)
    if found is None:
        found = kept.keep(key, _framed(say, game, panel, kind, first), 3 * len(panel.svg))
    return found


def _framed(say: Say, game: Game[Any], panel: Panel, kind: str, first: Zone) -> Drawn:
    picture = with_scenery(game, panel.svg)
    box = _VIEW_BOX.search(panel.svg)
    width, height = (float(box[1]), float(box[2])) if box else (1.0, 1.0)
    ghosts = _GHOST.findall(panel.svg) if '<metadata class="ghost"' in panel.svg else []
    marked = _KEYS.findall(panel.svg) if "data-keys" in panel.svg else []
    keys = frozenset([unescape(key) if "&" in key else key for found in marked for key in found.split()])
    keys = keys.union(*(_laid(*ghost) for ghost in ghosts))
    id, label = f"panel-{panel.id}", f' aria-label="{h.escaped(said)}"' if (said := say.of(panel.title)) else ""
    if panel.folded is not None or (kind == "cards" and not panel.zone):
        opened = not panel.folded or bool(keys)
        picture = flat(h.details(id=f"fold-{panel.id}", open=opened)[h.summary[say.rich(panel.title)], Markup(picture)])
        label = ""
    return Drawn(
        id,
        panel.zone or first.id,
        "" if panel.zone else panel.column or _COLUMNS[kind],
        Part.of(f'<section id="{h.escaped(id)}" class="panel panel-{kind}"{label}>{picture}</section>'),
        keys,
        width,
        height,
        panel.seat,
        tuple([unescape(first) for first, _, _ in ghosts]),
    )


def _laid(first: str, turns: str, at: str) -> list[str]:
    """The options that a ghost stands for: what is picked first, or every place it may lie at."""
    if first:
        return [unescape(first)]
    suffixes = (unescape(turn.partition("|")[0]).split(",") for turn in turns.split(";"))
    return [
        f"{chr(65 + row)}{column + 1}{suffix}"
        for several, anchors in zip(suffixes, at.split(";"), strict=True)
        for suffix, rows in zip(several, anchors.split(","), strict=True)
        for row in range(len(rows) // 3)
        if (cells := int(rows[3 * row : 3 * row + 3], 16))
        for column in range(12)
        if cells >> column & 1
    ]
