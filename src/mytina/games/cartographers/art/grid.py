"""The net of spaces that maps are drawn on, and paths round sets of spaces.

Corners of spaces are shared and a little uneven, always in the same way, so that two drawings of one terrain grow
together and a map never flickers.
"""

from __future__ import annotations

from mytina.games.cartographers.terms import SIZE

#: The side of a space, and of a whole map.
CELL = 60
SIDE = SIZE * CELL
Space = tuple[int, int]  # row and column


def corner(row: int, column: int, scale: int = CELL) -> str:
    """Where four spaces meet."""
    x, y = column * scale, row * scale
    if scale == CELL:
        x += (37 * row + 17 * column + 5 * row * column) % 5 - 2 if 0 < column < SIZE else 0
        y += (23 * row + 41 * column + 3 * row * column) % 5 - 2 if 0 < row < SIZE else 0
    return f"{x} {y}"


#: The lines between spaces.
GRID = "".join(
    "M" + "L".join(corner(*((line, at) if across else (at, line))) for at in range(SIZE + 1))
    for across in (True, False)
    for line in range(1, SIZE)
)


def outline(spaces: set[Space], scale: int = CELL) -> str:
    """A path round a set of spaces, clockwise, with its holes."""
    follows: dict[Space, list[Space]] = {}
    for row, column in spaces:
        for beside, start, end in (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        ):
            if beside not in spaces:
                follows.setdefault(start, []).append(end)
    path = ""
    for start in sorted(follows):
        while follows[start]:
            loop, here = [start], start
            while (ahead := follows[here].pop()) != start:
                loop.append(ahead)
                here = ahead
            path += f"M{'L'.join(corner(*place, scale) for place in _turns(loop, scale))}z"
    return path


def _turns(loop: list[Space], scale: int) -> list[Space]:
    """In little, corners are even, and those within a straight side are left out."""
    if scale == CELL:
        return loop
    return [
        (row, column)
        for at, (row, column) in enumerate(loop)
        if not (loop[at - 1][0] == row == loop[(at + 1) % len(loop)][0])
        and not (loop[at - 1][1] == column == loop[(at + 1) % len(loop)][1])
    ]


def spot(name: str) -> Space:
    """The row and column of a space."""
    return "ABCDEFGHIJK".index(name[0]), int(name[1:]) - 1
