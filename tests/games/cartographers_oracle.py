"""The scoring cards a second time, slowly: plain loops over a grid of letters, written apart from the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

Cell = tuple[int, int]
N = 11


class Grid:
    def __init__(self, rows: list[str], ruins: Iterable[Cell] = ()) -> None:
        padded = [row.ljust(N, ".") for row in rows] + ["." * N] * (N - len(rows))
        self.at = {(r, c): padded[r][c] for r in range(N) for c in range(N)}
        self.ruins = set(ruins)

    def near(self, cell: Cell) -> list[Cell]:
        r, c = cell
        return [n for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if n in self.at]

    def all(self, letter: str) -> list[Cell]:
        return [cell for cell, code in self.at.items() if code == letter]

    def clusters(self, letter: str) -> list[set[Cell]]:
        left, found = set(self.all(letter)), []
        while left:
            todo = [left.pop()]
            part = set(todo)
            while todo:
                for n in self.near(todo.pop()):
                    if n in left:
                        left.discard(n)
                        part.add(n)
                        todo.append(n)
            found.append(part)
        return found

    def around(self, part: set[Cell]) -> set[Cell]:
        return {n for cell in part for n in self.near(cell)} - part

    def letters(self, cells: Iterable[Cell]) -> list[str]:
        return [self.at[cell] for cell in cells]

    def row(self, r: int) -> list[str]:
        return [self.at[r, c] for c in range(N)]

    def column(self, c: int) -> list[str]:
        return [self.at[r, c] for r in range(N)]


def edge(cell: Cell) -> bool:
    return cell[0] in (0, N - 1) or cell[1] in (0, N - 1)


def types(letters: Iterable[str]) -> int:
    return len(set(letters) & set("FVAWXHM"))


def full(line: list[str]) -> bool:
    return "." not in line


def longest_column(g: Grid) -> int:
    return max(len(run) for c in range(N) for run in "".join("F" if x == "F" else " " for x in g.column(c)).split(" "))


def largest_square(g: Grid) -> int:
    for side in range(N, 0, -1):
        for r, c in product(range(N - side + 1), repeat=2):
            if all(g.at[r + i, c + j] != "." for i, j in product(range(side), repeat=2)):
                return side
    return 0


def straight(part: set[Cell], length: int) -> bool:
    return any(
        all((r + i * dr, c + i * dc) in part for i in range(length)) for r, c in part for dr, dc in ((0, 1), (1, 0))
    )


def square(part: set[Cell]) -> bool:
    return any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= part for r, c in part)


def mountains_joined(g: Grid, through: str, to: str) -> int:
    found: set[Cell] = set()
    for part in g.clusters(through):
        around = g.around(part)
        hills = {cell for cell in around if g.at[cell] == "M"}
        ends = [cell for cell in around if g.at[cell] == to]
        if len(ends) >= (2 if to == "M" else 1):
            found |= hills
    return len(found)


def second(sizes: list[int]) -> int:
    return sorted(sizes, reverse=True)[1] if len(sizes) > 1 else 0


def diagonals(g: Grid) -> list[list[str]]:
    return [[g.at[start + i, i] for i in range(N - start)] for start in range(N)]


def beside(g: Grid, own: str, other: str) -> int:
    return sum(1 for cell in g.all(own) if other in g.letters(g.near(cell)))


def inland(g: Grid, own: str, other: str) -> int:
    return sum(
        1
        for part in g.clusters(own)
        if not any(map(edge, part)) and not any(g.at[cell] == other for cell in g.around(part))
    )


def lines(g: Grid) -> list[list[str]]:
    return [g.row(r) for r in range(N)] + [g.column(c) for c in range(N)]


ORACLE: dict[str, Callable[[Grid], int]] = {
    "faunlost_thicket": lambda g: 2 * longest_column(g),
    "heart_of_the_forest": lambda g: 2 * sum(1 for f in g.all("F") if set(g.letters(g.near(f))) == {"F"}),
    "deepwood": lambda g: 6 * sum(1 for p in g.clusters("F") if "V" not in g.letters(g.around(p))),
    "sleepy_valley": lambda g: 4 * sum(1 for r in range(N) if g.row(r).count("F") >= 3),
    "traylo_monastery": lambda g: 7 * sum(1 for p in g.clusters("V") if straight(p, 4)),
    "gnomish_colony": lambda g: 6 * sum(1 for p in g.clusters("V") if square(p)),
    "outer_enclave": lambda g: max((g.letters(g.around(p)).count(".") for p in g.clusters("V")), default=0),
    "caravansary": lambda g: max((len({r for r, _ in p}) + len({c for _, c in p}) for p in g.clusters("V")), default=0),
    "craylund": lambda g: 7 * sum(1 for p in g.clusters("A") if g.letters(g.around(p)).count("W") >= 3),
    "clawsgrave_peaks": lambda g: 5 * mountains_joined(g, "W", "A"),
    "ulems_wallow": lambda g: 4 * sum(1 for w in g.all("W") if g.letters(g.near(w)).count("A") >= 2),
    "jorekburg": lambda g: 5 * sum(1 for c in range(N) if g.column(c).count("W") == g.column(c).count("A") > 0),
    "dwarvenholds": lambda g: 7 * sum(1 for line in lines(g) if full(line) and "M" in line),
    "banded_hills": lambda g: 4 * sum(1 for r in range(N) if types(g.row(r)) >= 5),
    "silos": lambda g: 10 * sum(1 for c in range(0, N, 2) if full(g.column(c))),
    "starlit_sigil": lambda g: 4 * sum(1 for p in g.clusters(".") if len(p) == 3),
    "sentinel_wood": lambda g: sum(1 for f in g.all("F") if edge(f)),
    "greenbough": lambda g: sum(1 for line in lines(g) if "F" in line),
    "treetower": lambda g: sum(1 for f in g.all("F") if "." not in g.letters(g.near(f))),
    "stoneside_forest": lambda g: 3 * mountains_joined(g, "F", "M"),
    "wildholds": lambda g: 8 * sum(1 for p in g.clusters("V") if len(p) >= 6),
    "great_city": lambda g: max((len(p) for p in g.clusters("V") if "M" not in g.letters(g.around(p))), default=0),
    "greengold_plains": lambda g: 3 * sum(1 for p in g.clusters("V") if types(g.letters(g.around(p))) >= 3),
    "shieldgate": lambda g: 2 * second([len(p) for p in g.clusters("V")]),
    "canal_lake": lambda g: beside(g, "W", "A") + beside(g, "A", "W"),
    "mages_valley": lambda g: 2 * beside(g, "W", "M") + beside(g, "A", "M"),
    "golden_granary": lambda g: (
        sum(1 for w in g.all("W") if set(g.near(w)) & g.ruins) + 3 * sum(1 for a in g.all("A") if a in g.ruins)
    ),
    "shoreside_expanse": lambda g: 3 * inland(g, "A", "W") + 3 * inland(g, "W", "A"),
    "borderlands": lambda g: 6 * sum(1 for line in lines(g) if full(line)),
    "lost_barony": lambda g: 3 * largest_square(g),
    "the_broken_road": lambda g: 3 * sum(1 for line in diagonals(g) if full(line)),
    "the_cauldrons": lambda g: sum(1 for e in g.all(".") if "." not in g.letters(g.near(e))),
}


def wild(id: str, rows: list[str], ruins: Iterable[Cell] = ()) -> int:
    """The best of all castings of all heroes as any of the seven terrains."""
    base = Grid(rows, ruins)
    heroes = base.all("H")
    best = None
    for casting in product("FVAWXHM", repeat=len(heroes)):
        grid = Grid(rows, ruins)
        grid.at.update(zip(heroes, casting, strict=True))
        points = ORACLE[id](grid)
        best = points if best is None else max(best, points)
    return best or 0
