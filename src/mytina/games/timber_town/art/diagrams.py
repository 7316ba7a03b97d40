"""Scoring cards as pictures: an example town per card, and what each of its tiles counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from mytina.games.timber_town import scoring
from mytina.games.timber_town.art.pictures import icon, use
from mytina.games.timber_town.content import ScoringCard
from mytina.games.timber_town.scoring import Board, Score
from mytina.games.timber_town.terms import (
    BEAVER,
    CELL_OF,
    CELLS,
    CODES,
    EDGE_NAMES,
    MASK_OF,
    NEIGHBOURS,
    SIDES,
    TYPES,
)
from mytina.interface.drawing import at, words

WIDTH = 174
PICTURE_HEIGHT = 114
_CELL, _STEP = 25, 27


class Example(NamedTuple):
    """A town in letters (as in `terms.CODES`, walkways only where they matter), and what lies beside it."""

    town: str
    scuttled: tuple[str, ...] = ()
    unused: int = 0
    rival: int = 0


#: One town per card, showing what counts and what does not.
EXAMPLES = {
    "namesti": Example("yN oES bEW . / pEW nNESW gSW . / . . rNESW oEW / nNESW . . .", scuttled=("B2-B3",)),
    "dvur": Example("r . . . / . . r . / . g . . / . . . r", unused=2),
    "zahrada": Example("g . . g / . . . . / . g . . / g . . ."),
    "hriste": Example(". . g . / . g g . / . . g . / . . . ."),
    "statek": Example("g . . g / . g . . / . . g . / g . . ."),
    "lesopark": Example("g . . . / . . g . / . g . . / . g . ."),
    "svatyne": Example("p . p . / . . . . / . p . . / . . . .", rival=1),
    "klaster": Example("y y y . / . p b . / g . b p / . . . ."),
    "poustevna": Example("p y . . / . . p . / p o . g / . . . p"),
    "pagoda": Example("p . . p / . . . . / . p . . / . . p ."),
    "jidlo": Example(". g . . / y o b . / . o . . / . g . ."),
    "kvetiny": Example(". g . . / g o b . / . o . . / . y . ."),
    "latky": Example("g . g . / . o . . / y . o . / . b . ."),
    "sperky": Example("g . g . / . o . . / y . o . / . b . ."),
    "bednarstvi": Example("b . . . / g . b . / y . p . / g . b ."),
    "truhlarstvi": Example("b g y g / . . . . / p b b . / . . . ."),
    "krejcovstvi": Example("b . b . / . . . . / b . . . / . . . b"),
    "kovarstvi": Example("g . y . / . b . . / p . g . / . . . r"),
    "chalupa": Example("y y . y / . . . . / y . . . / y . . ."),
    "srub": Example("yES yW . . / yN . . yS / . . yE yNW / yN yS . ."),
    "bouda": Example("y y . . / y . . y / . . . y / . . . ."),
    "salas": Example("y y . . / . . . y / y y . . / y . . ."),
}


def example_board(card: ScoringCard) -> Board:
    """The example of a card, laid out for counting."""
    example = EXAMPLES[card.id]
    cells = example.town.replace("/", " ").split()
    return Board(
        [CODES.index(cell[0]) for cell in cells],
        [MASK_OF[cell[1:]] for cell in cells],
        sum(1 << EDGE_NAMES.index(edge) for edge in example.scuttled),
        example.unused,
        [card.type] * example.rival,
    )


def tallies(score: Score, board: Board) -> dict[int, int]:
    """What each tile counts, by cell; a group or a table counts on its first tile. The sum is `score.points`."""
    types = board.types
    match score:
        case scoring.Both(first, second):
            return _sum(tallies(first, board), tallies(second, board))
        case scoring.Walks(each):
            walking = scoring.Walks.walking(board)
            return {cell: each * (walking >> cell & 1) for cell in CELLS if types[cell] == BEAVER}
        case scoring.PerTile(type, each, where):
            right = where.among(board, board.masks[type])
            return {cell: each * (right >> cell & 1) for cell in scoring.cells_of(board.masks[type])}
        case scoring.ByColumn(type, table):
            return {cell: table[cell % 4] for cell in CELLS if types[cell] == type}
        case scoring.ByGroup(type, table, joined):
            last = len(table) - 1
            return {cells[0]: table[min(len(cells), last)] for cells in _groups(board, type, joined)}
        case scoring.PerSeen() | scoring.PerLikeSeen() | scoring.NearbyGroup():
            return {cell: _alone(score, board, cell) for cell in CELLS if types[cell] == score.type}
    return {}


def _sum(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    return {cell: one.get(cell, 0) + other.get(cell, 0) for cell in one | other}


def _alone(score: scoring.PerSeen | scoring.PerLikeSeen | scoring.NearbyGroup, board: Board, cell: int) -> int:
    """What one tile counts: the town's points without what the other tiles of its type see."""
    types = list(board.types)
    if isinstance(score, scoring.PerLikeSeen):
        return score.each * (score.look.masks[cell] & board.masks[score.type]).bit_count()
    others = [score.type * (here == cell) if type == score.type else type for here, type in enumerate(types)]
    return score.points(Board(others, board.sides, board.scuttled))


def _groups(board: Board, type: int, joined: bool) -> Iterator[list[int]]:
    left = [cell for cell in CELLS if board.types[cell] == type]
    while left:
        group = [left.pop(0)]
        for cell in group:
            for other in board.connected(cell) if joined else NEIGHBOURS[cell]:
                if other in left:
                    left.remove(other)
                    group.append(other)
        yield group


# --- the example picture ---------------------------------------------------------------------------------------


@cache
def diagram(card: ScoringCard) -> str:
    """The example town of a card with what its tiles count, and the sum; 174×114."""
    board = example_board(card)
    counted = tallies(card.rule, board)
    parts = [_marks(card.rule, board)]
    parts += [_example_cell(board, cell, counted.get(cell)) for cell in CELLS if board.types[cell]]
    parts += [_joint(edge) for edge in EXAMPLES[card.id].scuttled]
    extras = _extras(card.rule, board)
    parts += [_extra(row, sign, figure) for row, (sign, figure) in enumerate(extras)]
    parts.append(_total(card.points(board), low=bool(extras)))
    return f'<g class="tt-t-{TYPES[card.type]}">{"".join(parts)}</g>'


def _corner(cell: int) -> tuple[int, int]:
    return 6 + cell % 4 * _STEP, 4 + cell // 4 * _STEP


def _square(cell: int, classes: str, grow: float = 0) -> str:
    x, y = _corner(cell)
    side = _CELL + 2 * grow
    return f'<rect class="{classes}" x="{x - grow:g}" y="{y - grow:g}" width="{side:g}" height="{side:g}" rx="5"/>'


def _marks(score: Score, board: Board) -> str:
    """The empty grid, the places that matter, and what the first tile sees."""
    places: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    match score:
        case scoring.PerTile(_, _, scoring.Among(_, cells)):
            places = scoring.cells_of(cells)
        case scoring.PerSeen() | scoring.PerLikeSeen():
            seen = scoring.cells_of(score.look.masks[scoring.cells_of(board.masks[score.type])[0]])
    return (
        use("grid")
        + "".join(_square(c, "tt-seen", 1.5) for c in seen)
        + "".join(_square(c, "tt-dash", 1) for c in places)
    )


def _example_cell(board: Board, cell: int, count: int | None) -> str:
    x, y = _corner(cell)
    type = TYPES[board.types[cell]]
    walks = "".join(_walk(x, y, turn) for turn, (side, _) in enumerate(SIDES) if board.sides[cell] & side)
    if count is None and walks:
        face = ""
    elif count is None:
        face = icon(type, x + 4.5, y + 4.5, 16, "tt-face")
    else:
        face = f'<circle class="tt-wall" cx="{x + 12.5:g}" cy="{y + 12.5:g}" r="9.5"/>'
        face += words(x + 12.5, y + 17, _signed(count), "tt-dark tt-mid tt-bold")
    return f'<g class="tt-t-{type}">{_square(cell, "tt-t")}{walks}{face}</g>'


def _walk(x: int, y: int, turn: int) -> str:
    middle = f"{x + 12.5:g} {y + 12.5:g}"
    return f'<path class="tt-path" d="M{x + 12.5:g} {y - 1}V{y + 12.5:g}" transform="rotate({90 * turn} {middle})"/>'


def _joint(edge: str) -> str:
    """A scuttled token between two cells of the example."""
    a, b = (CELL_OF[name] for name in edge.split("-"))
    (ax, ay), (bx, by) = _corner(a), _corner(b)
    turn = "" if ay == by else " rotate(90)"
    return use("logs", at((ax + bx + _CELL) / 2, (ay + by + _CELL) / 2, 0.36) + turn)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _extras(score: Score, board: Board) -> list[tuple[str, str]]:
    """What a card counts beside the tiles, as signs and figures: unused tokens, having more than the other town."""
    match score:
        case scoring.Both(first, second):
            return _extras(first, board) + _extras(second, board)
        case scoring.PerUnusedToken(each):
            return [(name, f"+{each}") for name in ("crane", "raft")[: board.unused]]
        case scoring.Majority(type):
            own, rival = (sum(1 for here in types if here == type) for types in (board.types, board.rival))
            return [(TYPES[type], f"{own}>{rival}"), ("", f"+{score.points(board)}")]
    return []


def _extra(row: int, sign: str, figure: str) -> str:
    y = 18 + row * 27
    disc = (
        f'<circle class="tt-disc" cx="127" cy="{y}" r="11.5"/>{icon(sign, 119, y - 8, 16, "tt-dark")}' if sign else ""
    )
    return disc + words(142, y + 4.5, figure, "tt-ink tt-bold")


def _total(points: int, *, low: bool) -> str:
    """The sum in its laurel, below what else counts."""
    if low:
        return icon("points", 119, 78, 23, "tt-moss") + words(147, 97, _signed(points), "tt-big tt-serif tt-ink")
    return icon("points", 131, 26, 26, "tt-moss") + words(144, 80, _signed(points), "tt-huge tt-mid tt-serif tt-ink")


# --- words and figures ---------------------------------------------------------------------------------------------


@cache
def rule_words(card: ScoringCard, language: str) -> str:
    """What a card says; a figure stays with its unit."""
    said = card.rule.describe().to(language).replace(" → ", "\u00a0→\u00a0")
    return re.sub(r"-(?=\d)", "−", re.sub(r"(?<=\d) (?=b\.|VP)", "\u00a0", said))


def card_points(card: ScoringCard, score: dict[str, int]) -> int:
    """What a card gives on a score sheet."""
    return sum(score.get(line, 0) for line, _ in card.lines)
