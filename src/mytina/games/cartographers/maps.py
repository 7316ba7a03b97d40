"""Maps as pictures: a large sheet with every terrain inked, a small one in colours, and the ghosts of shapes.

A *ghost* tells a page, without any rule of the game, what may be drawn where: one `<metadata class="ghost">` per first
pick (or one without), with the orientations of the shape and the legal places of each. See `ghost`.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from mytina.games.cartographers.content import CARDS
from mytina.games.cartographers.pictures import CELL, piece
from mytina.games.cartographers.rules import FALLBACK, Choose, Place, PlaceAmbush, PlaceHero, shape_drawn
from mytina.games.cartographers.shapes import SINGLE, TURN_NAMES, Shape, turned
from mytina.games.cartographers.terms import CELL_NAMES, CODES, EMPTY_CODE, KINDS, SIZE, STRIDE

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers
    from mytina.kernel.decision import Decision
    from mytina.kernel.effects import Raw

KIND_OF = dict(zip(CODES, KINDS, strict=True))


def large(rows: tuple[str, ...], ruins: Iterable[str], letters: dict[str, str], marks: Iterable[str]) -> str:
    """A map as a sheet of paper, 330 by 330."""
    side = SIZE * CELL
    parts = [f'<rect class="cg-sheet" width="{side}" height="{side}"/>', *_grounds(rows, CELL)]
    lines = "".join(f"M{at} 0v{side}M0 {at}h{side}" for at in range(CELL, side, CELL))
    parts.append(f'<path class="cg-grid" d="{lines}"/>')
    drawn = set(ruins)
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            x, y = column * CELL, row * CELL
            if code != EMPTY_CODE:
                parts.append(piece(KIND_OF[code], x, y))
            elif CELL_NAMES[row * STRIDE + column] in drawn:
                parts.append(piece("ruin", x, y))
    parts.append(f'<path class="cg-shore" d="{_shores(rows, CELL)}"/>')
    for name, letter in letters.items():
        x, y = _spot(name)
        parts.append(
            f'<circle class="cg-badge" cx="{x + 23}" cy="{y + 23}" r="6.5"/>'
            f'<text class="cg-letter cg-mid" x="{x + 23}" y="{y + 27}">{letter}</text>'
        )
    for name in marks:
        x, y = _spot(name)
        parts.append(piece("mark", x, y))
    parts.append(f'<rect class="cg-frame" width="{side}" height="{side}"/>')
    return "".join(parts)


def small(rows: tuple[str, ...], side: int = 9) -> str:
    """A map in little: runs of colour, and crosses and teeth where it matters."""
    full = SIZE * side
    parts = [f'<path class="cg-sheet" d="M0 0h{full}v{full}H0z"/>', *_grounds(rows, side)]
    shores = _shores(rows, side)
    return "".join(parts) + (f'<path class="cg-i" d="{shores}"/>' if shores else "")


def _grounds(rows: tuple[str, ...], side: int) -> list[str]:
    """One path per kind: its spaces in runs along the rows."""
    paths: dict[str, str] = {}
    for row, text in enumerate(rows):
        column = 0
        while column < SIZE:
            code, start = text[column], column
            while column < SIZE and text[column] == code:
                column += 1
            if code != EMPTY_CODE:
                run = f"M{start * side} {row * side}h{(column - start) * side}v{side}H{start * side}z"
                paths[code] = paths.get(code, "") + run
    return [f'<path class="cg-g-{KIND_OF[code]}" d="{path}"/>' for code, path in paths.items()]


def _shores(rows: tuple[str, ...], side: int) -> str:
    """Ink between spaces of different kinds, in runs."""
    path = []
    for row in range(1, SIZE):
        path += [
            f"M{start * side} {row * side}h{length * side}"
            for start, length in _runs(rows[row - 1][c] != rows[row][c] for c in range(SIZE))
        ]
    for column in range(1, SIZE):
        path += [
            f"M{column * side} {start * side}v{length * side}"
            for start, length in _runs(rows[r][column - 1] != rows[r][column] for r in range(SIZE))
        ]
    return "".join(path)


def _runs(flags: Iterable[bool]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for at, flag in enumerate(flags):
        if flag and found and sum(found[-1]) == at:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif flag:
            found.append((at, 1))
    return found


def _spot(name: str) -> tuple[int, int]:
    return (int(name[1:]) - 1) * CELL, "ABCDEFGHIJK".index(name[0]) * CELL


# --- ghosts ----------------------------------------------------------------------------------------------------


def ghosts(decision: Decision) -> str:
    """What may be drawn where in this decision, for a page that lets the shape follow the pointer."""
    state: Cartographers = decision.state  # type: ignore[assignment]
    question, args, seat = decision.question, decision.args, decision.seat
    if isinstance(question, Choose):
        found = []
        for raw in decision.raws:
            then = (state.card, *raw)
            shape = shape_drawn(then)
            places = Place().options(state, seat, then)
            found.append(_ghost(question.key(raw), KINDS[raw[0]], shape, places))
        return "".join(found)
    if isinstance(question, Place):
        return _ghost("", KINDS[args[1]], shape_drawn(args), decision.raws)
    if isinstance(question, PlaceAmbush):
        shape = CARDS[args[0]].shapes[0] if args[2] else SINGLE
        return _ghost("", "monster", shape, decision.raws)
    if isinstance(question, PlaceHero):
        attack = CARDS[args[0]].attack
        assert attack is not None
        strikes = {turn: turned(attack.cells, turn) for turn in attack.orientations}
        return _ghost("", "hero", SINGLE, decision.raws, strikes)
    return ""


def _ghost(
    first: str, kind: str, shape: Shape, raws: list[Raw], strikes: dict[int, tuple[tuple[int, int], ...]] | None = None
) -> str:
    """One ghost: `data-first` is the key to pick before the place ("" if none), `data-kind` the terrain.

    `data-turns` has an entry per orientation, separated by `;`: `suffix|row,column …|row,column …` – the end of the
    option's key, the spaces drawn, and (heroes) the spaces struck, relative to the anchor. `data-at` has, in the same
    order, the legal anchors: three hexadecimal digits per row of the map, bit 0 is column 1. The key of a place is the
    anchor's name followed by the suffix: `C4r90m`. `data-cell` is the side of a space in the units of the picture.
    """
    turns = []
    places = []
    by_turn: dict[int, list[int]] = {}
    for orientation, cell in raws:
        by_turn.setdefault(orientation, [0] * SIZE)[cell // STRIDE] |= 1 << cell % STRIDE
    outlines = {turn.orientation: turn.cells for turn in shape.turns}
    for orientation in strikes or outlines:
        drawn = outlines[0] if strikes else outlines[orientation]
        struck = strikes[orientation] if strikes else ()
        turns.append(f"{TURN_NAMES[orientation]}|{_pairs(drawn)}|{_pairs(struck)}")
        places.append("".join(f"{row:03x}" for row in by_turn.get(orientation, [0] * SIZE)))
    return (
        f'<metadata class="ghost" data-first="{escape(first)}" data-kind="{kind}" data-symbol="cg-{kind}" '
        f'data-ground="cg-g-{kind}" data-cell="{CELL}" data-columns="{SIZE}" '
        f'data-turns="{";".join(turns)}" data-at="{";".join(places)}"></metadata>'
    )


def _pairs(cells: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{row},{column}" for row, column in cells)


def keys_by_space(decision: Decision) -> dict[str, list[str]]:
    """The options of a placement by the space to press for them: the first that is drawn, in reading order."""
    question, args = decision.question, decision.args
    found: dict[str, list[str]] = {}
    for raw in decision.raws:
        if len(raw) == 1:
            space = raw[0]
        elif isinstance(question, Place) and args[2] != FALLBACK:
            space = raw[1] + _first(shape_drawn(args), raw[0])
        elif isinstance(question, PlaceAmbush) and args[2]:
            space = raw[1] + _first(CARDS[args[0]].shapes[0], raw[0])
        else:
            space = raw[1]
        found.setdefault(CELL_NAMES[space], []).append(question.key(raw))
    return found


def _first(shape: Shape, orientation: int) -> int:
    mask = shape.masks[orientation]
    return (mask & -mask).bit_length() - 1
