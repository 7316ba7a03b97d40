"""The table of Timber Town as panels: the river over one's own town, the other town, scoring cards and tokens."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, cast

from mytina.games.timber_town.art import diagrams, gains
from mytina.games.timber_town.art.ghosts import SIDE, STEP, first_keys, ghosts
from mytina.games.timber_town.art.pictures import (
    CSS,
    DEFS,
    ICONS,
    PICTURES,
    SPRITE,
    first_turn,
    pennant,
    raft,
    tile,
    token,
    type_of,
    use,
)
from mytina.games.timber_town.art.references import references
from mytina.games.timber_town.art.scene import SCENE
from mytina.games.timber_town.content import BUILDER_BEAVER, CARD_OF, KIND_OF, SHEET_ORDER, TILE_IDS, TILES
from mytina.games.timber_town.refusals import grey_tiles
from mytina.games.timber_town.rules import SLOT_NAMES, Place, Turn
from mytina.games.timber_town.scoring import DOMAIN
from mytina.games.timber_town.terms import CELL_NAMES, CELL_OF, CELLS, MASK_OF, TOKENS, TYPES
from mytina.games.timber_town.view import Placed, Slot, View
from mytina.interface.art import DOCK, Art, Badge, Deed, Panel, Preview, Reference, Zone
from mytina.interface.drawing import ITS_NAME, NO_CHOICES, XMLNS, Choices, Said, Table, alone, at, marks, number, words
from mytina.interface.guide import Guide
from mytina.interface.kept import drawn_once
from mytina.interface.marked import Ring, box, placed, rings
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mytina.games.timber_town.state import TimberTown
    from mytina.interface.marked import Marked
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.log import LogEntry

# A town is drawn in units of 100 to a cell; the river above it uses the same columns (TT-TERM-03).
FLOATING = 46
TOWN_BOX, RIVER_BOX = (-14, -8, 422, 416), (-14, 0, 422, 124)


class TimberTownArt(Art):
    css = CSS
    icons = ICONS
    layout = "tt-river"

    def symbols(self) -> str:
        """The symbols that panels, thumbs and references refer to; a page carries them once."""
        return SPRITE

    def cover(self) -> str:
        from mytina.games.timber_town.art.cover import COVER

        return COVER

    def place(self) -> str:
        from mytina.games.timber_town.art.place import PLACE

        return PLACE

    def scene(self) -> str:
        return SCENE

    def zones(self, view: View) -> list[Zone]:
        return [Zone("river", Text(DOMAIN, "art-zone"), "raft")]

    def panels(
        self,
        view: View,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: View | None = None,
        log: Sequence[LogEntry] = (),
    ) -> list[Panel]:
        table = Bank(view, language, names, decision, since)
        own = 1 if view.seat == 1 else 0
        return [
            table.panel("river", "board", _title("art-river", round=view.round), RIVER_BOX, river(table)),
            table.town("town-own", own),
            table.town("town-other", 1 - own),
            Panel("cards", "board", _title("art-cards"), cards(table, own), zone="river"),
            Panel("tokens", "board", _title("art-tokens"), tokens(table, own), zone=DOCK),
        ]

    def picture(
        self, view: View, *, language: str = "en", names: tuple[str, ...] = (), marked: Sequence[Marked] = ()
    ) -> str:
        """The table as it stands: the river above and the towns below; where a move is marked only the town of whoever
        made it, so that a phone shows it large."""
        table = Bank(view, language, names)
        movers = {options[0].seat for _, options in marked if options}
        towns = {seat: _TOWNS[place] for place, seat in enumerate(sorted(movers) or (0, 1))}
        wide = 24 + 452 * len(towns) - (len(towns) > 1) * 28
        left = (wide - 420) / 2
        parts = [
            f'<path class="tt-water" d="M0 0h{wide}v620H0z"/>',
            f'<g transform="{at(left, 16)}">{river(table)}</g>',
        ]
        for seat, (x, y) in towns.items():
            name = pennant(seat, 0, 0, 26) + words(32, 20, table.name(seat), "tt-name tt-serif tt-ink")
            total = words(392, 20, number(sum(view.towns[seat].score.values())), "tt-big tt-end tt-ink")
            parts.append(f'<g transform="{at(x, y - 38)}">{name}{total}</g>')
            parts.append(f'<g transform="{at(x, y)}">{town(table, seat)}</g>')
        parts.append(rings(_marks(marked, towns, left), 1.1))
        return alone(PICTURES, DEFS, "tt", (wide, 620), Text(DOMAIN, "name"), "".join(parts), language)

    def thumb(self, option: Option, language: str) -> str:
        place = option.target
        if place is None:
            return ""
        kind, name = place
        if kind == "token":
            return _thumb(f'<g transform="scale(1.3)">{token(name, option.seat, 0.5, 0)}</g>')
        decision = option.decision
        if kind == "cell" and isinstance(decision.question, Place):
            return _thumb(tile(TILE_IDS[decision.args[0]], option.raw[1], at(1, 1, 0.46)))
        if kind == "river":
            state = cast("TimberTown", decision.state)
            floating = state.river[SLOT_NAMES.index(name)]
            return _thumb(_small(TILE_IDS[floating])) if floating else ""
        return ""

    def preview(self, option: Option, first: Option | None = None) -> Preview:
        return gains.preview(option, first)

    def sign(self, option: Option) -> str:
        return "end" if option.key == "end" else ""

    def deed(self, entry: LogEntry, view: View) -> Deed | None:
        """A tile goes from its position in the river to a cell of a town."""
        id, args = entry.text.id, entry.text.args
        if id in ("log-take", "log-claim", "log-dam"):
            return Deed((entry.icon, str(args["position"])))
        if id in ("log-place", "log-place-crane"):
            return Deed(("→", str(args["cell"])), (f"town-{entry.seat}-{args['cell']}",))
        if id == "log-raft":
            position = args["position"]
            return Deed((entry.icon, "→", str(position)), tuple(f"river-{position}-{row}" for row in (1, 2, 3)))
        if id == "log-token":
            return Deed(("+", entry.icon))
        return super().deed(entry, view)

    def references(self, box: str = "") -> list[Reference]:
        return references()

    def badges(self, view: View, seat: int) -> list[Badge]:
        """The tokens of a town."""
        held = view.towns[seat].tokens
        return [
            Badge(
                name, str(held.get(name, 0)), Text(DOMAIN, "art-held", token=_token_name(name), count=held.get(name, 0))
            )
            for name in TOKENS
        ]

    def guide(self, language: str) -> Guide:
        from mytina.games.timber_town.art import guide  # it is drawn with what is here

        return guide.guide(language)

    def seat_colour(self, seat: int) -> str:
        return f"tt-s{seat}"

    def chapter(self, number: int) -> Badge:
        return Badge("", str(number + 1), Text(DOMAIN, "letters-round", round=number + 1))

    def seat_sign(self, seat: int) -> str:
        return f'<svg class="tt" viewBox="0 0 24 24" aria-hidden="true">{pennant(seat, 0, 0, 24)}</svg>'


#: Where the towns lie in the whole picture.
_TOWNS = ((24, 194), (476, 194))


def _marks(marked: Sequence[Marked], towns: dict[int, tuple[int, int]], river: float) -> list[Ring]:
    """Tiles of the river, which begins so far from the left, cells of towns and edges that are joined."""
    seats = {kind: options[0].seat for kind, options in marked if options}
    found = []
    for (what, name), kinds in placed(marked).items():
        for kind in kinds:
            both, (left, top) = len(kinds) > 1, towns[seats[kind]]
            if what == "river":
                index, row = divmod(SLOT_NAMES.index(name), 3)
                x, y = _SLOTS[row]
                found.append(box(kind, river + STEP * index + x, 16 + y, FLOATING, FLOATING, both))
            elif what == "cell":
                row, column = divmod(CELL_OF[name], 4)
                found.append(box(kind, left + STEP * column + 4, top + STEP * row + 4, SIDE, SIDE, both))
            elif what == "edge":
                a, b = (CELL_OF[cell] for cell in name.split("-"))
                across, down = (a % 4 + b % 4) * STEP / 2 + 30, (a // 4 + b // 4) * STEP / 2 + 30
                found.append(box(kind, left + across, top + down, 40, 40, both))
    return found


# --- what can be picked, and where -------------------------------------------------------------------------------


class Bank(Table[View]):
    """What the panels are drawn from."""

    domain = DOMAIN

    def __init__(
        self,
        view: View,
        language: str,
        names: tuple[str, ...] = (),
        decision: Decision | None = None,
        since: View | None = None,
    ) -> None:
        super().__init__(view, language, names, _choices(decision, language, names), since)
        self.decision = decision
        self.firsts = first_keys(decision)

    def panel(
        self, id: str, kind: str, title: Text, box: tuple[int, int, int, int], body: str, seat: int | None = None
    ) -> Panel:
        return Panel(id, kind, title, f"{_frame(id, box, title, self.language)}{body}</svg>", seat, zone="river")

    def town(self, id: str, seat: int) -> Panel:
        title = _title("art-town", name=self.name(seat))
        return self.panel(id, "seat", title, TOWN_BOX, town(self, seat), seat)


@lru_cache(maxsize=4096)
def _title(id: str, **args: int | str) -> Text:
    """What a panel is called. It stays so for many picks, and knows how it was said."""
    return Text(DOMAIN, id, **args)


@lru_cache(maxsize=4096)
def _frame(id: str, box: tuple[int, int, int, int], title: Text, language: str) -> str:
    """What a panel begins with."""
    label = escape(title.to(language))
    return f'<svg {XMLNS} class="tt tt-{id}" viewBox="{" ".join(map(str, box))}" role="group" aria-label="{label}">'


def _choices(decision: Decision | None, language: str, names: tuple[str, ...]) -> Choices:
    """What is drawn of a decision: places for the tile in hand are shown by its ghost, and of all that cannot be done
    only why no tile can be had from the river."""
    if decision is None:
        return NO_CHOICES
    if isinstance(decision.question, Place):
        return NO_CHOICES._replace(seat=decision.seat)
    turn = isinstance(decision.question, Turn)
    grey = grey_tiles(cast("TimberTown", decision.state), decision.seat, decision.raws) if turn else {}
    return Choices.of(decision, language, names, grey)


def _thing(
    transform: str,
    body: str,
    label: str,
    *,
    options: Iterable[Said] = (),
    why: str = "",
    closeup: str = "",
    classes: str = "",
    halo: str = "",
    vt: str = "",
) -> str:
    """Something on the table, named for everybody: pickable, or quiet with a reason, or just there.

    What moves is the inner group, because a style on the outer one would undo its transform.
    """
    options = list(options)
    kind = "tt-pick" if options else "tt-quiet" if why or closeup else ""
    styled = f' class="{f"{kind} {classes}".strip()}"' if kind or classes else ""
    attributes = marks(label, options=options, why=why, closeup=closeup, vt=vt)
    return f'<g{styled} transform="{transform}"{attributes}>{halo if options else ""}<g class="tt-lift">{body}</g></g>'


def _halo(side: int) -> str:
    """A cream and moss edge around a tile of this side, with a glow."""
    return (
        f'<rect class="tt-ring" x="-3" y="-3" width="{side + 6}" height="{side + 6}" rx="9"/>'
        f'<rect class="tt-halo" x="-1" y="-1" width="{side + 2}" height="{side + 2}" rx="7"/>'
    )


# --- names of things ---------------------------------------------------------------------------------------------


def _token_name(name: str) -> Text:
    return Text(DOMAIN, f"token-{name}")


def _with_token(id: str, message: str, **args: int | str | Text | tuple[Text, ...]) -> Text:
    """A tile in words; a construction site also says what it brings."""
    kind = TILES[KIND_OF[id]]
    name = Text(DOMAIN, f"tile-{type_of(id)}")
    if kind.token is None:
        return Text(DOMAIN, message, tile=name, **args)
    return Text(DOMAIN, f"{message}-token", tile=name, token=Text(DOMAIN, f"icon-{TOKENS[kind.token]}"), **args)


_SIDES = {letter: Text(DOMAIN, f"art-side-{letter}") for letter in "NESW"}


def _placed_name(placed: Placed, cell: str) -> Text:
    return _with_token(placed.tile, "art-placed", sides=tuple([_SIDES[letter] for letter in placed.sides]), cell=cell)


def _floating_name(slot: Slot, position: int, owner: str, language: str) -> str:
    pattern = Text(DOMAIN, f"pattern-{TILES[KIND_OF[slot.tile]].pattern.name}")
    name = _with_token(slot.tile, "art-floating", pattern=pattern, position=position)
    if slot.raft is None:
        return name.to(language)
    return Text(DOMAIN, "art-rafted", tile=name, raft=Text(DOMAIN, f"icon-{slot.raft}"), name=owner).to(language)


# --- the river ---------------------------------------------------------------------------------------------------

#: Where the three tiles of a board float.
_SLOTS = ((3, 27), (51, 27), (27, 76))


def river(table: Bank) -> str:
    """Four boards over the columns that they serve, with the stacks upstream."""
    return "".join(_river_board(table, index) for index in range(4)) + _stacks(table)


def _stacks(table: Bank) -> str:
    """The face-down tiles; looking closer tells which they are."""
    return _stacks_of(table.view.stack, tuple(table.view.unseen.items()), table.language)


@drawn_once
def _stacks_of(stack: int, unseen: tuple[tuple[str, int], ...], language: str) -> str:
    counts = dict.fromkeys(SHEET_ORDER, 0)
    for id, count in unseen:
        counts[TILES[KIND_OF[id]].type] += count
    rows = tuple(
        Text(DOMAIN, "art-row", name=Text(DOMAIN, f"tile-{TYPES[type]}"), count=count) for type, count in counts.items()
    )
    label = Text(DOMAIN, "art-left", count=stack).to(language)
    if stack:
        label += ": " + Text(DOMAIN, "art-rows", rows=rows).to(language)
    plate = '<rect class="tt-plate" x="-13" y="1" width="28" height="21" rx="6"/>'
    figure = plate + words(1, 17.4, str(stack), "tt-mid tt-bold tt-ink")
    return _thing(at(0, 0), figure, label, closeup=ITS_NAME)


def _river_board(table: Bank, index: int) -> str:
    owner = table.view.boards[index]
    empty = _empty_board(index, owner, table.name(owner), table.language)
    return empty + "".join([_river_slot(table, index, row) for row in range(3)])


@lru_cache(maxsize=1024)
def _empty_board(index: int, owner: int, name: str, language: str) -> str:
    x = STEP * index
    label = escape(Text(DOMAIN, "art-position", position=index + 1, name=name).to(language))
    return (
        f'<g role="img" aria-label="{label}">'
        f'<rect class="tt-board" x="{x}" y="1" width="{STEP - 4}" height="122" rx="10"/>'
        f'<circle class="tt-disc" cx="{x + 40}" cy="12" r="10.5"/>'
        f"{words(x + 40, 17.8, str(index + 1), 'tt-bold tt-mid tt-dark')}{pennant(owner, x + 54, 3, 18)}</g>"
    )


def _river_slot(table: Bank, index: int, row: int) -> str:
    choices = table.choices
    slot = table.view.river[index][row]
    if slot is None:
        return ""
    name = f"{index + 1}.{row + 1}"
    options = choices.at("river", name)
    first = table.firsts.get(name)
    if first:
        options = [said for said in options if said[0] == first]
    why = choices.refusals.get(("river", name)) if not options else None
    owner = "" if slot.owner is None else table.name(slot.owner)
    return _floating(slot, index, row, owner, tuple(options), why, _came(table, index, row), table.language)


@drawn_once
def _floating(
    slot: Slot,
    index: int,
    row: int,
    owner: str,
    options: tuple[Said, ...],
    why: Text | None,
    came: bool,
    language: str,
) -> str:
    """A tile on the river, perhaps with a raft of `owner`. Most float by unchanged for a while, so they are kept."""
    x, y = _SLOTS[row]
    label = _floating_name(slot, index + 1, owner, language)
    if options:
        label += ". " + "; ".join(said for _, said in options)
    body = tile(slot.tile, first_turn(slot.tile), f"scale({FLOATING / 100:g})")
    if slot.raft and slot.owner is not None:
        owned = f'<rect class="tt-owned" x="1" width="{FLOATING - 2}" height="{FLOATING}" rx="7"/>'
        body += f'<g class="tt-s{slot.owner}">{owned}</g>' + raft(slot.raft, slot.owner, 17, 20, 0.6)
    return _thing(
        at(STEP * index + x, y),
        body,
        label,
        options=options,
        why=why.to(language) if why else "",
        classes="tt-new" if came else "",
        halo=_halo(FLOATING),
        vt=f"river-{index + 1}-{row + 1}",
    )


def _came(table: Bank, index: int, row: int) -> bool:
    """Whether the slot is not what the earlier river, carried on by the rounds since, has there."""
    if table.since is None:
        return False
    before = index - (table.view.round - table.since.round)
    return before < 0 or table.since.river[before][row] != table.view.river[index][row]


# --- a town ------------------------------------------------------------------------------------------------------

_LABELS = "".join(words(-15, STEP * row + 55, letter, "tt-axis") for row, letter in enumerate("ABCD"))


def town(table: Bank, seat: int) -> str:
    """A seat's town: its cells, what is joined by sunk tokens, and where one could be sunk now."""
    here, before = table.view.towns[seat], None if table.since is None else table.since.towns[seat]
    came = tuple(edge for edge in here.scuttled if before is not None and edge not in before.scuttled)
    parts = [
        _built(seat, here.cells, here.scuttled, here.cells if before is None else before.cells, came, table.language)
    ]
    if table.choices.seat == seat:
        parts += [_open_edge(name, said) for (kind, name), said in table.choices.options.items() if kind == "edge"]
        if table.decision is not None and (told := ghosts(table.decision, table.language)):
            parts.append(f"<g>{told}</g>")
    return "".join(parts)


@drawn_once
def _built(
    seat: int,
    cells: tuple[Placed | None, ...],
    scuttled: tuple[str, ...],
    before: tuple[Placed | None, ...],
    joined: tuple[str, ...],
    language: str,
) -> str:
    """What stands in a town; what was not there `before`, and edges that were `joined` since, are marked as new."""
    frame = f'<rect class="tt-frame tt-s{seat}" x="-4" y="-4" width="408" height="408" rx="14"/>'
    parts = [_LABELS, frame]
    parts += [_town_cell(seat, cell, cells[cell], cells[cell] != before[cell], language) for cell in CELLS]
    parts += [_scuttled(edge, edge in joined, language) for edge in scuttled]
    return "".join(parts)


def _cell_spot(cell: int) -> tuple[int, int]:
    return cell % 4 * STEP, cell // 4 * STEP


def _town_cell(seat: int, cell: int, placed: Placed | None, came: bool, language: str) -> str:
    name = CELL_NAMES[cell]
    x, y = _cell_spot(cell)
    if placed is None:
        return (
            f'<g transform="{at(x, y)}"><rect class="tt-cell" x="4" y="4" width="{SIDE}" height="{SIDE}" rx="9"/>'
            '<path class="tt-foam" d="M32 52q6-6 12 0t12 0 12 0"/></g>'
        )
    return _thing(
        at(x + 4, y + 4),
        tile(placed.tile, MASK_OF[placed.sides], f"scale({SIDE / 100:g})", beaver=True),
        _placed_name(placed, name).to(language),
        closeup=f"tile-{type_of(placed.tile)}",
        classes="tt-new" if came else "",
        vt=f"town-{seat}-{name}",
    )


def _edge_spot(edge: str) -> str:
    """The transform of the middle of an edge."""
    a, b = (CELL_OF[name] for name in edge.split("-"))
    (ax, ay), (bx, by) = _cell_spot(a), _cell_spot(b)
    return at((ax + bx + STEP) / 2, (ay + by + STEP) / 2) + ("" if ay == by else " rotate(90)")


def _scuttled(edge: str, came: bool, language: str) -> str:
    a, b = edge.split("-")
    label = Text(DOMAIN, "art-scuttled", a=a, b=b).to(language)
    return _thing(_edge_spot(edge), use("logs", "scale(.74)"), label, classes="tt-new" if came else "")


def _open_edge(edge: str, options: list[Said]) -> str:
    """An edge that could be joined: a place to press."""
    body = (
        '<rect class="tt-ring" x="-16" y="-9" width="32" height="18" rx="9"/>'
        '<rect class="tt-halo tt-spot" x="-14" y="-7" width="28" height="14" rx="7"/>'
        '<path class="tt-plus" d="M-4 0h8M0-4v8"/><rect class="tt-touch" x="-20" y="-26" width="40" height="52"/>'
    )
    return _thing(_edge_spot(edge), body, options[0][1], options=options)


# --- cards and tokens --------------------------------------------------------------------------------------------


def cards(table: Bank, own: int) -> str:
    """The seven scoring cards with what each gives both towns now, and the builder beaver."""
    view = table.view
    seats = (own, 1 - own)
    scores = tuple([tuple(view.towns[seat].score.items()) for seat in seats])
    return _cards(view.cards, scores, seats, table.language)


@drawn_once
def _cards(
    cards: tuple[str, ...], scores: tuple[tuple[tuple[str, int], ...], ...], seats: tuple[int, int], language: str
) -> str:
    """Cards with what they give one's own town and the other one."""
    sheets = [dict(lines) for lines in scores]
    given = [(id, tuple([diagrams.card_points(CARD_OF[id], sheet) for sheet in sheets])) for id in cards]
    builders = [sheet.get("builder_beaver", 0) for sheet in sheets]
    parts = [_card(id, counted, seats, language) for id, counted in given]
    builder = "".join(_figure(seat, points, "") for seat, points in zip(seats, builders, strict=True))
    figure = f'<svg {XMLNS} class="tt tt-ex" viewBox="-4 -8 48 54" aria-hidden="true">{use("builder-figure")}</svg>'
    label = Text(DOMAIN, "token-builder").to(language)
    text = Text(DOMAIN, "token-text-builder", points=BUILDER_BEAVER).to(language)
    parts.append(
        f'<article class="tt-score tt-builder" data-piece=""{marks(label, closeup="token-builder")}>{figure}'
        f"<h3>{escape(label)}</h3>"
        f"<p>{escape(text)}</p><footer>{builder}</footer></article>"
    )
    return f'<div class="tt-scores">{"".join(parts)}</div>'


@drawn_once
def _card(id: str, counted: tuple[int, ...], seats: tuple[int, int], language: str) -> str:
    """One of them. A pick changes what few of them give, so each is a piece of its own and kept."""
    card = CARD_OF[id]
    type = TYPES[card.type]
    figures = "".join(
        _figure(seat, points, type if seat == seats[0] else "") for seat, points in zip(seats, counted, strict=True)
    )
    name = Text(DOMAIN, f"card-{id}").to(language)
    return (
        f'<article class="tt-score tt-t-{type}" data-piece=""{marks(name, closeup=f"card-{id}")}><header>'
        f'<svg class="tt-sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{type}"/></svg>'
        f'<h3>{escape(name)}</h3></header><div class="tt-pic"><svg {XMLNS} class="tt tt-ex" aria-hidden="true"'
        f' viewBox="0 0 {diagrams.WIDTH} {diagrams.PICTURE_HEIGHT}">{diagrams.diagram(card)}</svg></div>'
        f"<p>{escape(diagrams.rule_words(card, language))}</p><footer>{figures}</footer></article>"
    )


def _figure(seat: int, points: int, gain: str) -> str:
    """What a town has, and a place where the gain of the tile in hand shows."""
    more = f'<i class="tt-gain" data-gain="{gain}" hidden=""></i>' if gain else ""
    flag = f'<svg class="tt tt-flag" viewBox="0 0 24 24" aria-hidden="true">{pennant(seat, 0, 0, 24)}</svg>'
    return f'<span class="tt-has tt-s{seat}">{flag}<b>{number(points)}</b>{more}</span>'


def tokens(table: Bank, own: int) -> str:
    """One's tokens; one that can be used now can be pressed."""
    here = table.view.towns[own]
    parts = [f'<span class="tt-say">{escape(table.say("art-tokens"))}</span>']
    parts += [_held(table, own, name, here.tokens[name]) for name in TOKENS if here.tokens.get(name)]
    if len(parts) == 1:
        parts.append(f"<span>{escape(table.say('art-no-tokens'))}</span>")
    return f'<div class="tt-tokens">{"".join(parts)}</div>'


def _held(table: Bank, seat: int, name: str, count: int) -> str:
    options: list[Said] = []
    if table.choices.seat == seat:
        options = table.choices.at("token", name) or [
            said
            for (kind, _), some in table.choices.options.items()
            if kind == "river"
            for said in some
            if said[0].partition(":")[0] == name
        ]
    label = table.say("art-held", token=_token_name(name), count=count)
    attributes = marks(label, options=options, closeup=f"token-{name}")
    picture = f'<svg {XMLNS} class="tt" viewBox="0 0 36 38" aria-hidden="true">{token(name, seat, 0, 0)}</svg>'
    return f'<span class="tt-token"{attributes}>{picture}<b>×{count}</b></span>'


@lru_cache(maxsize=64)
def _small(id: str) -> str:
    return tile(id, first_turn(id), at(1.5, 1.5, 0.45))


def _thumb(body: str) -> str:
    return (
        f'<svg {XMLNS} class="tt tt-thumb" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">{body}</svg>'
    )


ART = TimberTownArt()
