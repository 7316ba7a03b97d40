"""The words of the game as small numbers, and the geometry of a 4×4 town."""

from __future__ import annotations

from typing import Final

# Building types (TT-TERM-02); 0 is an empty cell.
PARK: Final = 1
BEAVER: Final = 2
SITE: Final = 3
TEMPLE: Final = 4
MARKET: Final = 5
WORKSHOP: Final = 6
HOUSE: Final = 7
TYPES: Final = ("", "park", "beaver", "site", "temple", "market", "workshop", "house")
CODES: Final = (".", "g", "n", "r", "p", "o", "b", "y")

# Sides of a tile, clockwise.
N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
SIDES: Final = ((N, "N"), (E, "E"), (S, "S"), (W, "W"))

# Construction tokens (TT-TERM-05).
CRANE: Final = 0
DAM: Final = 1
OWN_RAFT: Final = 2
TWO_COLOUR: Final = 3
TOKENS: Final = ("crane", "dam", "raft", "two-colour")

CELLS: Final = range(16)
CELL_NAMES: Final = tuple(f"{row}{column}" for row in "ABCD" for column in "1234")
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, 4)
    if side == N:
        return cell - 4 if row > 0 else -1
    if side == S:
        return cell + 4 if row < 3 else -1
    if side == E:
        return cell + 1 if column < 3 else -1
    return cell - 1 if column > 0 else -1


#: The 24 inner edges as pairs of cells.
EDGES: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted((cell, _neighbour(cell, side)) for cell in CELLS for side in (E, S) if _neighbour(cell, side) >= 0)
)
EDGE_NAMES: Final = tuple(f"{CELL_NAMES[a]}-{CELL_NAMES[b]}" for a, b in EDGES)
EDGE_OF: Final = {pair: edge for edge, pair in enumerate(EDGES)}
_FACING: Final = {N: S, S: N, E: W, W: E}
#: For every cell the (side, neighbour, neighbour's facing side, edge) of each inner side.
BESIDE: Final[tuple[tuple[tuple[int, int, int, int], ...], ...]] = tuple(
    tuple(
        (side, other, _FACING[side], EDGE_OF[min(cell, other), max(cell, other)])
        for side, _ in SIDES
        if (other := _neighbour(cell, side)) >= 0
    )
    for cell in CELLS
)
#: The side of the first cell of an edge that faces the second, and the other way round.
EDGE_SIDES: Final = tuple((E, W) if b == a + 1 else (S, N) for a, b in EDGES)

NEIGHBOURS: Final = tuple(tuple(other for _, other, _, _ in BESIDE[cell]) for cell in CELLS)
CORNERWISE: Final = tuple(
    tuple(
        r * 4 + c
        for r, c in ((row - 1, column - 1), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column + 1))
        if 0 <= r < 4 and 0 <= c < 4
    )
    for row in range(4)
    for column in range(4)
)
ROWMATES: Final = tuple(tuple(o for o in CELLS if o // 4 == c // 4 and o != c) for c in CELLS)
COLUMNMATES: Final = tuple(tuple(o for o in CELLS if o % 4 == c % 4 and o != c) for c in CELLS)
DIAGONALS: Final = tuple(
    tuple(o for o in CELLS if o != c and abs(o // 4 - c // 4) == abs(o % 4 - c % 4)) for c in CELLS
)
CORNERS: Final = (0, 3, 12, 15)
CENTRE: Final = (5, 6, 9, 10)

#: Sides of a mask as letters, in the order N E S W.
SIDE_NAMES: Final = tuple("".join(letter for side, letter in SIDES if mask & side) for mask in range(16))
MASK_OF: Final = {name: mask for mask, name in enumerate(SIDE_NAMES)}
