"""How Timber Town looks: river, towns and scoring cards as panels, one picture of the whole table, icons and cover."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from mytina.games.timber_town import diagrams
from mytina.games.timber_town.content import KIND_OF, SHEET_ORDER, TILES
from mytina.games.timber_town.cover import COVER
from mytina.games.timber_town.pictures import (
    CSS,
    DEFS,
    ICONS,
    SPRITE,
    at,
    first_turn,
    icon,
    pennant,
    raft,
    tile,
    token,
    type_of,
    use,
    words,
)
from mytina.games.timber_town.references import references
from mytina.games.timber_town.scoring import DOMAIN
from mytina.games.timber_town.terms import CELL_NAMES, CELL_OF, CELLS, MASK_OF, TOKENS, TYPES
from mytina.games.timber_town.view import Placed, Slot, Town, View
from mytina.kernel.art import Art, Panel, Reference
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.note import Note

# Panels are as wide as a phone, so that their units are CSS pixels there. Column k of the river stands above
# column k of a town, which it serves (TT-TERM-03).
WIDTH = 360
SIDE, STEP, LEFT = 80, 84, 22
FLOATING = 70  # tiles on the river are smaller, so that their walkways do not seem joined
TOWN_TOP, TOWN_HEIGHT = 60, 466
RIVER_TOP, RIVER_HEIGHT = 66, 368
XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


class TimberTownArt(Art):
    css = CSS
    icons = ICONS

    def symbols(self) -> str:
        """The symbols that panels, thumbs and references refer to; a page carries them once."""
        return SPRITE

    def cover(self) -> str:
        return COVER

    def panels(
        self,
        view: View,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: View | None = None,
        log: Sequence[Note] = (),
    ) -> list[Panel]:
        table = Table(view, language, names, Choices.of(decision, language), since)
        seats = (1, 0) if view.seat == 1 else (0, 1)
        cards = diagrams.cards_size(view, language, 2), diagrams.cards_picture(view, language, 2)
        return [
            table.panel(
                "river", "board", Text(DOMAIN, "art-river", round=view.round), (WIDTH, RIVER_HEIGHT), river(table)
            ),
            *(
                table.panel(
                    f"town-{seat}",
                    "seat",
                    Text(DOMAIN, "art-town", name=table.name(seat)),
                    (WIDTH, TOWN_HEIGHT),
                    town(table, seat),
                    seat,
                )
                for seat in seats
            ),
            table.panel("cards", "cards", Text(DOMAIN, "art-cards"), *cards),
        ]

    def picture(self, view: View, *, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The table as it stands: the river between the towns, the cards below."""
        table = Table(view, language, names, Choices({}, {}, None), None)
        cards_width, cards_height = diagrams.cards_size(view, language, 8)
        # Towns and river get the same height and together the width of the cards.
        wider = TOWN_HEIGHT / RIVER_HEIGHT
        scale = (cards_width - 48) / (WIDTH * (2 + wider))
        step, tall = WIDTH * scale + 24, TOWN_HEIGHT * scale
        width, height = cards_width + 48, round(tall + cards_height + 72)
        parts = [
            f'<rect class="tt-paper" width="{width}" height="{height}" rx="16"/>',
            _moved(24, 24, scale, town(table, 0)),
            _moved(24 + step, 24, scale * wider, river(table)),
            _moved(width - step, 24, scale, town(table, 1)),
            _moved(24, tall + 48, 1, diagrams.cards_picture(view, language, 8)),
        ]
        label = escape(Text(DOMAIN, "name").to(language))
        return (
            f'<svg {XMLNS} viewBox="0 0 {width} {height}" role="img" aria-label="{label}">'
            f"<style>{escape(CSS, quote=False)}</style>"
            f'{DEFS}<g class="tt">{"".join(parts)}</g></svg>'
        )

    def thumb(self, option: Option, language: str) -> str:
        place = place_of(option.key)
        if place is None:
            return ""
        if place.kind == "token":
            seat = option.decision.seat
            return _thumb(f'<g transform="scale(1.3)">{token(place.name, seat, 0.5, 0)}</g>')
        view: View = option.decision.state.view(None)
        if place.kind == "cell" and view.building:
            mask = MASK_OF[place.sides]
            label = '<rect class="tt-surface" x=".5" y="32.5" width="21" height="15" rx="5"/>'
            label += words(11, 44.4, place.name, "tt-mid tt-small tt-bold tt-ink")
            return _thumb(tile(view.building, mask, at(6.5, 1.5, 0.4)) + label)
        if place.kind == "river":
            slot = view.river[place.position - 1][place.slot - 1]
            return _thumb(tile(slot.tile, first_turn(slot.tile), at(1.5, 1.5, 0.45))) if slot else ""
        return ""

    def references(self) -> list[Reference]:
        return references()

    def seat_colour(self, seat: int) -> str:
        return f"tt-s{seat}"

    def seat_sign(self, seat: int) -> str:
        return f'<svg class="tt" viewBox="0 0 24 24" aria-hidden="true">{pennant(seat, 0, 0, 24)}</svg>'


# --- what can be picked, and where -----------------------------------------------------------------------------


class Place(NamedTuple):
    """Where an option lies: on a river slot, a cell, an edge, or a token of the help card."""

    kind: str
    name: str
    sides: str = ""

    @property
    def position(self) -> int:
        return int(self.name[0])

    @property
    def slot(self) -> int:
        return int(self.name[2])


_PLACES = {
    "river": re.compile(r"(?:take|dam|claim|raft|two-colour):(?P<name>[1-4]\.[1-3])"),
    "cell": re.compile(r"(?P<name>[A-D][1-4]):(?P<sides>[NESW]+)(?:\+crane)?"),
    "edge": re.compile(r"scuttle:(?P<name>[A-D][1-4]-[A-D][1-4])"),
    "token": re.compile(r"with:(?P<name>crane|dam|raft|two-colour)"),
}


def place_of(key: str) -> Place | None:
    """Where the option with this key lies on the table, if anywhere."""
    for kind, pattern in _PLACES.items():
        if found := pattern.fullmatch(key):
            return Place(kind, **found.groupdict())
    return None


class Choices(NamedTuple):
    """A decision sorted by place: (kind, name) → its options as (key, words); and what is refused, by key."""

    options: dict[tuple[str, str], list[tuple[str, str]]]
    refusals: dict[str, str]
    seat: int | None

    @classmethod
    def of(cls, decision: Decision | None, language: str) -> Choices:
        if decision is None:
            return cls({}, {}, None)
        options: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for option in decision.options:
            if place := place_of(option.key):
                options.setdefault((place.kind, place.name), []).append((option.key, option.words.to(language)))
        return cls(options, {key: why.to(language) for key, why in decision.refusals.items()}, decision.seat)

    def at(self, kind: str, name: str) -> list[tuple[str, str]]:
        return self.options.get((kind, name), [])

    def why(self, keys: Iterable[str]) -> str:
        """The first reason among these keys."""
        return next((self.refusals[key] for key in keys if key in self.refusals), "")

    def why_cell(self, cell: str) -> str:
        return self.why(key for key in self.refusals if key.startswith(f"{cell}:"))


class Table(NamedTuple):
    """What the panels are drawn from."""

    view: View
    language: str
    names: tuple[str, ...]
    choices: Choices
    since: View | None

    def say(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return Text(DOMAIN, id, **args).to(self.language)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say(f"seat-{seat}")

    def panel(
        self, id: str, kind: str, title: Text, size: tuple[int, int], body: str, seat: int | None = None
    ) -> Panel:
        label = escape(title.to(self.language))
        svg = (
            f'<svg {XMLNS} class="tt tt-{id}" viewBox="0 0 {size[0]} {size[1]}" role="group" aria-label="{label}">'
            f"{body}</svg>"
        )
        return Panel(id, kind, title, svg, seat)


def _thing(
    transform: str,
    body: str,
    label: str,
    *,
    options: list[tuple[str, str]] | None = None,
    why: str = "",
    classes: str = "",
    halo: str = "",
    vt: str = "",
) -> str:
    """Something on the table, named for everybody: pickable, or quiet with a reason, or just there.

    What moves or fades is the inner group, because a style on the outer one would undo its transform.
    """
    marks = f' data-vt="{vt}"' if vt else ""
    if options:
        classes = f"tt-pick {classes}"
        keys = escape(" ".join(key for key, _ in options))
        marks += f' data-keys="{keys}" tabindex="0" role="button" aria-label="{escape(label)}"'
        title = ""
    elif why:
        classes = f"tt-quiet {classes}"
        marks += (
            f' data-why="{escape(why)}" tabindex="0" role="button" aria-disabled="true" aria-label="{escape(label)}"'
        )
        title = ""
    else:
        marks += ' role="img"'
        title = f"<title>{escape(label)}</title>"
    styled = f' class="{classes.strip()}"' if classes else ""
    glow = halo if options else ""
    return f'<g{styled} transform="{transform}"{marks}>{title}{glow}<g class="tt-lift">{body}</g></g>'


def _halo(side: int) -> str:
    """A soft moss halo around a tile of this side."""
    return (
        f'<rect class="tt-ring" x="-2.5" y="-2.5" width="{side + 5}" height="{side + 6}" rx="13"/>'
        f'<rect class="tt-halo" x="-.5" y="-.5" width="{side + 1}" height="{side + 2}" rx="11"/>'
    )


# --- names of things -------------------------------------------------------------------------------------------


def _tile_name(id: str) -> Text:
    return Text(DOMAIN, f"tile-{type_of(id)}")


def _with_token(id: str, message: str, **args: int | str | Text | tuple[Text, ...]) -> Text:
    """A tile in words; a construction site also says what it brings."""
    kind = TILES[KIND_OF[id]]
    if kind.token is None:
        return Text(DOMAIN, message, tile=_tile_name(id), **args)
    brings = Text(DOMAIN, f"icon-{TOKENS[kind.token]}")
    return Text(DOMAIN, f"{message}-token", tile=_tile_name(id), token=brings, **args)


def _placed_name(placed: Placed, cell: str) -> Text:
    sides = tuple(Text(DOMAIN, f"art-side-{letter}") for letter in placed.sides)
    return _with_token(placed.tile, "art-placed", sides=sides, cell=cell)


def _floating_name(table: Table, slot: Slot, position: int) -> str:
    pattern = Text(DOMAIN, f"pattern-{TILES[KIND_OF[slot.tile]].pattern.name}")
    name = _with_token(slot.tile, "art-floating", pattern=pattern, position=position)
    if slot.raft is None or slot.owner is None:
        return name.to(table.language)
    return table.say("art-rafted", tile=name, raft=Text(DOMAIN, f"icon-{slot.raft}"), name=table.name(slot.owner))


# --- the river -------------------------------------------------------------------------------------------------

_WAVES = "".join(
    f'<path class="tt-foam" opacity=".55" d="M{x} {y}q5-5 10 0t10 0 10 0"/>'
    for x, y in ((4, 104), (322, 80), (70, 142), (238, 146), (150, 230), (2, 262), (318, 228), (90, 318), (264, 316))
)
_RIVER_BED = (
    '<rect class="tt-bank" y="34" width="360" height="298" rx="16"/>'
    '<path class="tt-deep" d="M0 46q30-8 60-2t60-1 60 2 60-3 60 2 60 0v276q-30 7-60 2t-60 2-60-3-60 3-60-2-60 1z"/>'
    '<path class="tt-water" d="M0 51q30-8 60-2t60-1 60 2 60-3 60 2 60 0v266q-30 7-60 2t-60 2-60-3-60 3-60-2-60 1z"/>'
)


def river(table: Table) -> str:
    """Four boards as columns, from the stacks on the left to the weir on the right."""
    parts = [_stacks(table), _RIVER_BED, _WAVES]
    for index in range(4):
        parts.append(_river_board(table, index))
    parts.append(_unseen(table.view))
    return "".join(parts)


def _stacks(table: Table) -> str:
    view = table.view
    left = table.say("art-left", count=view.stack)
    flow = '<path class="tt-flow" d="M332 17h20m-7-6 7 6-7 6"/>'
    return use("pile", at(20, 0, 0.62)) + words(58, 22, left, "tt-ink") + flow


def _river_board(table: Table, index: int) -> str:
    view = table.view
    x = LEFT + STEP * index
    owner = view.boards[index]
    title = f"<title>{escape(table.say('art-position', position=index + 1, name=table.name(owner)))}</title>"
    parts = [
        f'<rect class="tt-cell" x="{x - 1}" y="40" width="{SIDE + 2}" height="285" rx="12">{title}</rect>',
        words(x + 26, 59, str(index + 1), "tt-bold tt-figure tt-mid tt-ink"),
        pennant(owner, x + 42, 43, 19),
    ]
    for row in range(3):
        parts.append(_river_slot(table, index, row))
    return "".join(parts)


def _river_slot(table: Table, index: int, row: int) -> str:
    view, choices = table.view, table.choices
    slot = view.river[index][row]
    spot = at(LEFT + STEP * index + (SIDE - FLOATING) / 2, RIVER_TOP + STEP * row + 6)
    if slot is None:
        return f'<g transform="{spot}"><path class="tt-foam" d="M20 36q5-5 10 0t10 0 10 0"/></g>'
    name = f"{index + 1}.{row + 1}"
    options = choices.at("river", name)
    verbs = ("claim", "take") if slot.owner is not None and slot.owner == choices.seat else ("take", "claim")
    label = _floating_name(table, slot, index + 1)
    if options:
        label += ". " + "; ".join(said for _, said in options)
    body = tile(slot.tile, first_turn(slot.tile), "scale(.7)")
    if slot.raft and slot.owner is not None:
        body += f'<g class="tt-s{slot.owner}"><rect class="tt-owned" x="1" width="68" height="70" rx="10"/></g>'
        body += raft(slot.raft, slot.owner, 25, 31, 0.94)
    return _thing(
        spot,
        body,
        label,
        options=options,
        why=choices.why(f"{verb}:{name}" for verb in verbs),
        classes="tt-new" if _came(table, index, row) else "",
        halo=_halo(FLOATING),
        vt=f"river-{index + 1}-{row + 1}",
    )


def _came(table: Table, index: int, row: int) -> bool:
    """Whether the slot is not what the earlier river, carried on by the rounds since, has there."""
    if table.since is None:
        return False
    before = index - (table.view.round - table.since.round)
    return before < 0 or table.since.river[before][row] != table.view.river[index][row]


def _unseen(view: View) -> str:
    """How many tiles of each type are still face down."""
    counts = dict.fromkeys(SHEET_ORDER, 0)
    for id, count in view.unseen.items():
        counts[TILES[KIND_OF[id]].type] += count
    parts = []
    for column, (type, count) in enumerate(counts.items()):
        x = 8 + column * 50
        parts.append(
            f'<g class="tt-t-{TYPES[type]}"><circle class="tt-disc" cx="{x + 11}" cy="351" r="11.5"/>'
            f"{icon(TYPES[type], x + 3, 343, 16, 'tt-sign')}</g>{words(x + 27, 356, str(count), 'tt-ink tt-bold')}"
        )
    return "".join(parts)


# --- a town ----------------------------------------------------------------------------------------------------


def town(table: Table, seat: int) -> str:
    """Name and points, the 4×4 cells, and the help card."""
    here = table.view.towns[seat]
    parts = [_town_head(table, seat, here), f'<rect class="tt-water" y="40" width="{WIDTH}" height="360" rx="14"/>']
    for index in range(4):
        middle = index * STEP + SIDE / 2
        parts.append(words(LEFT + middle, 55, str(index + 1), "tt-mid tt-bold tt-ink"))
        parts.append(words(10.5, TOWN_TOP + middle + 5, "ABCD"[index], "tt-mid tt-bold tt-ink"))
    parts += [_town_cell(table, seat, cell) for cell in CELLS]
    parts += [_scuttled(table, seat, edge) for edge in here.scuttled]
    if seat == table.choices.seat:
        parts += [
            _open_edge(name, options) for (kind, name), options in table.choices.options.items() if kind == "edge"
        ]
    parts.append(_help_card(table, seat, here))
    return f'<g class="tt-s{seat}">{"".join(parts)}</g>'


def _town_head(table: Table, seat: int, here: Town) -> str:
    points = sum(here.score.values())
    parts = [
        pennant(seat, 4, 5, 26),
        icon("points", 302, 8, 20, "tt-moss"),
        f"<g><title>{escape(table.say('art-total', points=points))}</title>",
        words(328, 26, str(points).replace("-", "−"), "tt-big tt-ink") + "</g>",
    ]
    right = 294.0
    for badge in _badges(table.view, seat, here):
        said = table.say(f"art-{badge}")
        wide = round(diagrams.measure(said, 12)) + 16
        tone = "tt-chip" if badge in ("to-play", "winner") else "tt-mute"
        parts.append(f'<rect class="{tone}" x="{right - wide:g}" y="8" width="{wide}" height="21" rx="10.5"/>')
        parts.append(words(right - wide / 2, 22.5, said, "tt-mid tt-small tt-bold tt-onchip"))
        right -= wide + 4
    parts.append(words(36, 25, _shortened(table.name(seat), right - 44), "tt-name tt-serif tt-si"))
    return "".join(parts)


def _shortened(name: str, width: float) -> str:
    while diagrams.measure(name, 18) > width:
        name = name[:-2] + "…"
    return name


def _badges(view: View, seat: int, here: Town) -> list[str]:
    """How the seat stands, as ids of words."""
    states = {
        "winner": view.over and seat in view.winners,
        "resigned": seat in view.resigned,
        "to-play": view.active == seat,
        "finished": here.finished and not view.over,
    }
    return [name for name, holds in states.items() if holds]


def _cell_spot(cell: int) -> tuple[int, int]:
    return LEFT + STEP * (cell % 4), TOWN_TOP + 2 + STEP * (cell // 4)


def _town_cell(table: Table, seat: int, cell: int) -> str:
    placed = table.view.towns[seat].cells[cell]
    name = CELL_NAMES[cell]
    spot = at(*_cell_spot(cell))
    if placed is None:
        return _empty_cell(table, seat, name, spot)
    came = table.since is not None and table.since.towns[seat].cells[cell] != placed
    return _thing(
        spot,
        tile(placed.tile, MASK_OF[placed.sides], "scale(.8)", beaver=True),
        _placed_name(placed, name).to(table.language),
        classes="tt-new" if came else "",
        vt=f"town-{seat}-{name}",
    )


def _empty_cell(table: Table, seat: int, name: str, spot: str) -> str:
    mine = table.choices.seat == seat
    options = table.choices.at("cell", name) if mine else []
    why = table.choices.why_cell(name) if mine else ""
    body = f'<rect class="tt-cell" width="{SIDE}" height="{SIDE}" rx="11"/>'
    label = table.say("art-empty", cell=name)
    if options and table.view.building:
        label = table.say("art-here", cell=name, count=len(options))
        place = place_of(options[0][0])
        mask = MASK_OF[place.sides] if place else 0
        body += f'<g class="tt-ghost">{tile(table.view.building, mask, "scale(.8)")}</g>'
        if all(key.endswith("+crane") for key, _ in options):
            body += f'<circle class="tt-disc" cx="67" cy="13" r="12"/>{icon("crane", 59, 5, 16, "tt-dark")}'
    elif not why:
        return f'<g transform="{spot}">{body}<path class="tt-foam" opacity=".7" d="M25 42q5-5 10 0t10 0 10 0"/></g>'
    return _thing(spot, body, label, options=options, why=why, halo=_halo(SIDE))


def _edge_spot(edge: str) -> tuple[str, bool]:
    """The transform of the middle of an edge, and whether it lies between left and right."""
    a, b = (CELL_OF[name] for name in edge.split("-"))
    (ax, ay), (bx, by) = _cell_spot(a), _cell_spot(b)
    beside = ay == by
    return at((ax + bx + SIDE) / 2, (ay + by + SIDE) / 2) + ("" if beside else " rotate(90)"), beside


def _scuttled(table: Table, seat: int, edge: str) -> str:
    came = table.since is not None and edge not in table.since.towns[seat].scuttled
    a, b = edge.split("-")
    label = table.say("art-scuttled", a=a, b=b)
    return _thing(_edge_spot(edge)[0], use("logs", "scale(.74)"), label, classes="tt-new" if came else "")


def _open_edge(edge: str, options: list[tuple[str, str]]) -> str:
    """An edge that could be joined: a place to press, 28 by 44."""
    body = (
        '<rect class="tt-ring" x="-16" y="-9" width="32" height="18" rx="9"/>'
        '<rect class="tt-halo tt-spot" x="-14" y="-7" width="28" height="14" rx="7"/>'
        '<path class="tt-plus" d="M-4 0h8M0-4v8"/><rect class="tt-touch" x="-16" y="-22" width="32" height="44"/>'
    )
    return _thing(_edge_spot(edge)[0], body, options[0][1], options=options)


def _help_card(table: Table, seat: int, here: Town) -> str:
    """The tokens at hand, and the builder beaver or the tile in hand."""
    parts = [f'<rect class="tt-surface" x=".5" y="408.5" width="{WIDTH - 1}" height="56" rx="10"/>']
    parts += [_held(table, seat, index, name, here.tokens.get(name, 0)) for index, name in enumerate(TOKENS)]
    view = table.view
    if view.building and view.active == seat:
        held = table.say("art-in-hand", tile=_tile_name(view.building))
        parts.append(_thing(at(305, 413), tile(view.building, first_turn(view.building), "scale(.46)"), held))
    elif here.builder:
        parts.append(_thing(at(306, 416), use("builder-figure"), table.say("icon-builder")))
    return "".join(parts)


def _held(table: Table, seat: int, index: int, name: str, count: int) -> str:
    options = table.choices.at("token", name) if table.choices.seat == seat else []
    figure = words(39, 23.5, f"×{count}", "tt-ink tt-bold")
    faint = "" if count else ' opacity=".38"'
    label = table.say("art-held", token=Text(DOMAIN, f"token-{name}"), count=count)
    if options:
        label += ". " + options[0][1]
    halo = '<rect class="tt-halo" x="-4" y="-4" width="70" height="46" rx="12"/>'
    return _thing(
        at(12 + index * 72, 418), f"<g{faint}>{token(name, seat, 0, 0)}</g>{figure}", label, options=options, halo=halo
    )


# --- pictures of their own -------------------------------------------------------------------------------------


def _moved(x: float, y: float, scale: float, body: str) -> str:
    return f'<g transform="{at(round(x, 1), round(y, 1), round(scale, 4))}">{body}</g>'


def _thumb(body: str) -> str:
    return (
        f'<svg {XMLNS} class="tt tt-thumb" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">{body}</svg>'
    )


ART = TimberTownArt()
