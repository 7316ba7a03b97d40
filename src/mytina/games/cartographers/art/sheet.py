"""A map as a sheet of parchment: territories washed and inked around their rims, large or in little."""

from __future__ import annotations

from collections.abc import Iterable

from mytina.games.cartographers.art.grid import SIDE, Space, outline, spot
from mytina.games.cartographers.art.symbols import KIND_OF, piece
from mytina.games.cartographers.terms import CELL_NAMES, EMPTY_CODE, SIZE, STRIDE
from mytina.interface.drawing import XMLNS
from mytina.interface.kept import drawn_once


def _by_code(rows: tuple[str, ...]) -> dict[str, set[Space]]:
    found: dict[str, set[Space]] = {}
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            if code != EMPTY_CODE:
                found.setdefault(code, set()).add((row, column))
    return found


def drawn(
    rows: tuple[str, ...],
    ruins: Iterable[str] = (),
    letters: dict[str, str] | None = None,
    marks: Iterable[str] = (),
    *,
    name: str = "",
    threats: bool = True,
) -> str:
    """A large map of `SIDE` by `SIDE`; `name` keeps its parts apart from those of other maps on the page."""
    return _drawn(rows, tuple(ruins), tuple((letters or {}).items()), tuple(marks), name, threats)


@drawn_once
def _drawn(
    rows: tuple[str, ...],
    ruins: tuple[str, ...],
    lettered: tuple[tuple[str, str], ...],
    marks: tuple[str, ...],
    name: str,
    threats: bool,
) -> str:
    letters = dict(lettered)
    grounds, rims, pieces, over = [], [], [], []
    for code, spaces in _by_code(rows).items():
        id = f"{name}{'w' if code == '#' else 'd' if code == 'x' else code}"
        grounds.append(f'<path id="g{id}" class="cg-g-{KIND_OF[code]}" d="{outline(spaces)}"/>')
        rims.append(
            f'<clipPath id="k{id}"><use href="#g{id}"/></clipPath>'
            f'<use href="#g{id}" class="cg-wash" clip-path="url(#k{id})"/>'
        )
        for row, column in sorted(spaces):
            letter = letters.get(CELL_NAMES[row * STRIDE + column], "") if code == "X" else ""
            pieces.append(piece(letter or code, row, column))
    for named in ruins:
        row, column = spot(named)
        if rows[row][column] == EMPTY_CODE:
            pieces.append(piece("o", row, column))
        else:
            over.append(piece("r", row, column))
    over += [piece("t", row, column) for row, column in threatened(rows)] if threats else []
    over += [piece("s", *spot(named)) for named in marks]
    return (
        f'<use href="#cg-grid"/>{"".join(grounds)}{"".join(rims)}{"".join(pieces)}{"".join(over)}'
        f'<path class="cg-frame" d="M0 0h{SIDE}v{SIDE}H0z"/>'
    )


@drawn_once
def little(rows: tuple[str, ...], scale: int = 8) -> str:
    """A map in little: territories in their colours."""
    full = SIZE * scale
    paths = (
        f'<path class="cg-g-{KIND_OF[code]}" d="{outline(spaces, scale)}"/>' for code, spaces in _by_code(rows).items()
    )
    return (
        f'<svg {XMLNS} class="cg cg-little" viewBox="0 0 {full} {full}" aria-hidden="true">'
        f'<path class="cg-paper" d="M0 0h{full}v{full}H0z"/>{"".join(paths)}</svg>'
    )


def threatened(rows: tuple[str, ...]) -> list[Space]:
    """The empty spaces beside a living monster, each a point lost at the end of a season (CG-SEASON-03)."""
    return [
        (row, column)
        for row in range(SIZE)
        for column in range(SIZE)
        if rows[row][column] == EMPTY_CODE
        and any(
            0 <= r < SIZE and 0 <= c < SIZE and rows[r][c] == "X"
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        )
    ]
