"""The words of the game as small numbers, and the geometry of a 4×4 town."""

from __future__ import annotations

# Building types (TT-TERM-02); 0 is an empty cell.
PARK, BEAVER, SITE, TEMPLE, MARKET, WORKSHOP, HOUSE = range(1, 8)
TYPES = ("", "park", "beaver", "site", "temple", "market", "workshop", "house")
CODES = (".", "g", "n", "r", "p", "o", "b", "y")

# Sides of a tile, clockwise.
N, E, S, W = 1, 2, 4, 8
SIDES = ((N, "N"), (E, "E"), (S, "S"), (W, "W"))

# Construction tokens (TT-TERM-05).
CRANE, DAM, OWN_RAFT, TWO_COLOUR = range(4)
TOKENS = ("crane", "dam", "raft", "two-colour")

CELLS = range(16)
CELL_NAMES = tuple(f"{row}{column}" for row in "ABCD" for column in "1234")
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, 4)
    if side == N:
        return cell - 4 if row > 0 else -1
    if side == S:
        return cell + 4 if row < 3 else -1
    if side == E:
        return cell + 1 if column < 3 else -1
    return cell - 1 if column > 0 else -1


#: For every cell the (side, neighbour, neighbour's facing side, edge) of each inner side.
BESIDE: tuple[tuple[tuple[int, int, int, int], ...], ...]
#: The 24 inner edges as pairs of cells.
EDGES: tuple[tuple[int, int], ...] = tuple(
    sorted((cell, _neighbour(cell, side)) for cell in CELLS for side in (E, S) if _neighbour(cell, side) >= 0)
)
EDGE_NAMES = tuple(f"{CELL_NAMES[a]}-{CELL_NAMES[b]}" for a, b in EDGES)
EDGE_OF = {pair: edge for edge, pair in enumerate(EDGES)}
_FACING = {N: S, S: N, E: W, W: E}
BESIDE = tuple(
    tuple(
        (side, other, _FACING[side], EDGE_OF[min(cell, other), max(cell, other)])
        for side, _ in SIDES
        if (other := _neighbour(cell, side)) >= 0
    )
    for cell in CELLS
)
#: The side of the first cell of an edge that faces the second, and the other way round.
EDGE_SIDES = tuple((E, W) if b == a + 1 else (S, N) for a, b in EDGES)

NEIGHBOURS = tuple(tuple(other for _, other, _, _ in BESIDE[cell]) for cell in CELLS)
CORNERWISE = tuple(
    tuple(
        r * 4 + c
        for r, c in ((row - 1, column - 1), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column + 1))
        if 0 <= r < 4 and 0 <= c < 4
    )
    for row in range(4)
    for column in range(4)
)
ROWMATES = tuple(tuple(o for o in CELLS if o // 4 == c // 4 and o != c) for c in CELLS)
COLUMNMATES = tuple(tuple(o for o in CELLS if o % 4 == c % 4 and o != c) for c in CELLS)
DIAGONALS = tuple(tuple(o for o in CELLS if o != c and abs(o // 4 - c // 4) == abs(o % 4 - c % 4)) for c in CELLS)
CORNERS = (0, 3, 12, 15)
CENTRE = (5, 6, 9, 10)

#: Sides of a mask as letters, in the order N E S W.
SIDE_NAMES = tuple("".join(letter for side, letter in SIDES if mask & side) for mask in range(16))
MASK_OF = {name: mask for mask, name in enumerate(SIDE_NAMES)}
