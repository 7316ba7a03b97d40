"""More vocabulary of the scoring cards: clusters of spaces, their sizes, neighbours, and what they join."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from mytina.games.cartographers.scoring import DOMAIN, IN_ROWS_AND_COLUMNS, NAMES, Board, Part, Pending, Score
from mytina.games.cartographers.terms import EDGE, EMPTY, HERO, MOUNTAIN, STRIDE, TERRAINS, cells, clusters, neighbours
from mytina.games.cartographers.wild import best_points
from mytina.kernel.text import Text


@dataclass(frozen=True)
class Which:
    """A condition on a cluster."""

    def holds(self, board: Board, cluster: int) -> bool:
        raise NotImplementedError

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        """All of these clusters, which may still grow, and of what lies beside undecided heroes, that the condition may
        ask for later."""
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError

    @property
    def casts(self) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True)
class AtLeast(Which):
    size: int

    def holds(self, board: Board, cluster: int) -> bool:
        return cluster.bit_count() >= self.size

    def describe(self) -> Text:
        return Text(DOMAIN, "which-at-least", size=self.size)

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        return tuple(min(part.bit_count(), self.size) for part in parts)


@dataclass(frozen=True)
class Exactly(Which):
    size: int

    def holds(self, board: Board, cluster: int) -> bool:
        return cluster.bit_count() == self.size

    def describe(self) -> Text:
        return Text(DOMAIN, "which-exactly", size=self.size)


@dataclass(frozen=True)
class AwayFrom(Which):
    """No space of a kind beside it."""

    kind: int

    def holds(self, board: Board, cluster: int) -> bool:
        return not neighbours(cluster) & board.layers[self.kind]

    def describe(self) -> Text:
        return Text(DOMAIN, "which-away", kind=NAMES[self.kind])

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        kind = board.layers[self.kind]
        return tuple(not neighbours(part) & kind for part in parts), neighbours(kind) & undecided


@dataclass(frozen=True)
class Inland(Which):
    """No space of it on the map's edge."""

    def holds(self, board: Board, cluster: int) -> bool:
        return not cluster & EDGE

    def describe(self) -> Text:
        return Text(DOMAIN, "which-inland")

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        return tuple(not part & EDGE for part in parts)


@dataclass(frozen=True)
class WithLine(Which):
    """Holds a straight line of so many spaces, across or down."""

    length: int

    def holds(self, board: Board, cluster: int) -> bool:
        across = down = cluster
        for _ in range(self.length - 1):
            across &= across >> 1
            down &= down >> STRIDE
        return bool(across or down)

    def describe(self) -> Text:
        return Text(DOMAIN, "which-line", length=self.length)

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        near = across = down = undecided  # a line still to come goes through an undecided hero
        for _ in range(self.length - 1):
            across |= across << 1 | across >> 1
            down |= down << STRIDE | down >> STRIDE
        near |= across | down
        return tuple(self.holds(board, part) or part & near for part in parts)


@dataclass(frozen=True)
class WithSquare(Which):
    """Holds a 2×2 square."""

    def holds(self, board: Board, cluster: int) -> bool:
        pairs = cluster & cluster >> 1
        return bool(pairs & pairs >> STRIDE)

    def describe(self) -> Text:
        return Text(DOMAIN, "which-square")

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        across = undecided << 1 | undecided | undecided >> 1
        near = across << STRIDE | across | across >> STRIDE
        return tuple(self.holds(board, part) or part & near for part in parts)


@dataclass(frozen=True)
class Touching(Which):
    """At least so many spaces of a kind beside it."""

    kind: int
    count: int

    def holds(self, board: Board, cluster: int) -> bool:
        return (neighbours(cluster) & board.layers[self.kind]).bit_count() >= self.count

    def describe(self) -> Text:
        return Text(DOMAIN, "which-touching", kind=NAMES[self.kind], count=self.count)

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        kind = board.layers[self.kind]
        around = [neighbours(part) & kind for part in parts]
        short = [beside if beside.bit_count() < self.count else 0 for beside in around]
        full = tuple(beside.bit_count() >= self.count for beside in around)
        return full, lying(kind, short, undecided)

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind,)


@dataclass(frozen=True)
class TouchingTypes(Which):
    """At least so many types of terrain beside it, its own not counted."""

    count: int

    def holds(self, board: Board, cluster: int) -> bool:
        return board.kinds_in(neighbours(cluster) & ~cluster) >= self.count

    def describe(self) -> Text:
        return Text(DOMAIN, "which-touching-types", count=self.count)

    def pending(self, board: Board, parts: list[int], undecided: int) -> Hashable:
        """How types lie about, without their names: a hero may be cast as any, so types can swap them."""
        around = [neighbours(part) & ~part for part in parts]
        full = tuple(board.kinds_in(beside) >= self.count for beside in around)
        short = [0 if enough else beside for beside, enough in zip(around, full, strict=True)]
        types = sorted(
            (neighbours(spaces) & undecided, *(bool(beside & spaces) for beside in short))
            for spaces in board.layers[: len(TERRAINS)]
        )
        return full, tuple(types)

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(range(len(TERRAINS)))


@dataclass(frozen=True)
class PerCluster(Score):
    """Points for every cluster of a kind that meets all conditions."""

    each: int
    kind: int
    which: tuple[Which, ...]

    def points(self, board: Board) -> int:
        which = self.which
        count = 0
        for cluster in clusters(board.of(self.kind)):
            for condition in which:
                if not condition.holds(board, cluster):
                    break
            else:
                count += 1
        return self.each * count

    def parts(self, board: Board) -> list[Part]:
        found = clusters(board.of(self.kind))
        return [(part, self.each) for part in found if all(condition.holds(board, part) for condition in self.which)]

    def describe(self) -> Text:
        which = tuple(condition.describe() for condition in self.which if condition != AtLeast(1))
        return Text(DOMAIN, "score-per-cluster", each=self.each, kind=NAMES[self.kind], which=which)

    @property
    def casts(self) -> tuple[int, ...]:
        if self.kind == EMPTY:
            return ()
        return tuple(sorted({self.kind, HERO, *(kind for which in self.which for kind in which.casts)}))

    def pending(self, board: Board, undecided: int) -> Pending:
        count, growing = 0, []
        for cluster in clusters(board.of(self.kind)):
            if beside := neighbours(cluster) & undecided:
                growing.append((beside, cluster))
            else:
                count += all(condition.holds(board, cluster) for condition in self.which)
        growing.sort()
        parts = [cluster for _, cluster in growing]
        asked = tuple(condition.pending(board, parts, undecided) for condition in self.which)
        # A cluster still to come holds one that is growing now, or heroes alone, and new ones do not touch one another.
        most = count + len(growing) + apart(undecided)
        return Pending(self.each * count, self.each * most, (tuple(beside for beside, _ in growing), asked))


@dataclass(frozen=True)
class Ranked(Score):
    """Points for each space of the largest (rank 1) or second largest (rank 2) cluster of a kind."""

    each: int
    kind: int
    rank: int = 1
    away_from: int | None = None

    def parts(self, board: Board) -> list[Part]:
        avoid = 0 if self.away_from is None else board.layers[self.away_from]
        found = [part for part in clusters(board.layers[self.kind]) if not neighbours(part) & avoid]
        found.sort(key=int.bit_count, reverse=True)
        return [(part, self.each * part.bit_count()) for part in found[self.rank - 1 : self.rank]]

    def points(self, board: Board) -> int:
        return sum(points for _, points in self.parts(board))

    def describe(self) -> Text:
        name = NAMES[self.kind]
        if self.away_from is None:
            return Text(DOMAIN, "score-ranked", each=self.each, kind=name, rank=self.rank)
        return Text(DOMAIN, "score-ranked-away", each=self.each, kind=name, away=NAMES[self.away_from])

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind, HERO)

    def wild_points(self, board: Board) -> int | None:
        if self.rank == 1:
            return self.each * self._largest(board)
        least = self.points(board) // self.each
        most = (board.layers[self.kind] | board.layers[HERO]).bit_count() // self.rank
        while least < most:  # the largest size that some casting gives to as many clusters as the rank says
            size = (least + most + 1) // 2
            if best_points(PerCluster(1, self.kind, (AtLeast(size), *self._away())), board) >= self.rank:
                least = size
            else:
                most = size - 1
        return self.each * least

    def _away(self) -> tuple[Which, ...]:
        return () if self.away_from is None else (AwayFrom(self.away_from),)

    def _largest(self, board: Board) -> int:
        """The largest cluster: of all that may be in one, with every hero beside it cast as this kind or not at all."""
        avoided = neighbours(0 if self.away_from is None else board.layers[self.away_from])
        spoilt = sum(part for part in clusters(board.layers[self.kind]) if part & avoided)
        heroes = board.layers[HERO] & ~avoided & ~neighbours(spoilt)
        return max((part.bit_count() for part in clusters(board.layers[self.kind] & ~spoilt | heroes)), default=0)


@dataclass(frozen=True)
class BestCluster(Score):
    """The best single cluster of a kind: points for each empty space beside it, or for each row and column of it."""

    each: int
    kind: int
    counts: str  # "empty" or "lines"

    def points(self, board: Board) -> int:
        return self.each * max((self.amount(board, part) for part in clusters(board.layers[self.kind])), default=0)

    def parts(self, board: Board) -> list[Part]:
        counts = [(self.amount(board, part), part) for part in clusters(board.layers[self.kind])]
        return [(part, self.each * count) for count, part in [max(counts, default=(0, 0))] if count]

    def amount(self, board: Board, cluster: int) -> int:
        if self.counts == "empty":
            return (neighbours(cluster) & board.layers[EMPTY]).bit_count()
        return sum(1 for line in IN_ROWS_AND_COLUMNS.masks if line & cluster)

    def describe(self) -> Text:
        return Text(DOMAIN, f"score-best-{self.counts}", each=self.each, kind=NAMES[self.kind])

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind,)


@dataclass(frozen=True)
class Linked(Score):
    """Points for every mountain that a cluster of `through` joins to `to` (to another mountain, if that is one)."""

    each: int
    through: int
    to: int

    def points(self, board: Board) -> int:
        return self.each * self._joined(board).bit_count()

    def parts(self, board: Board) -> list[Part]:
        return [(1 << cell, self.each) for cell in cells(self._joined(board))]

    def _joined(self, board: Board) -> int:
        mountains, ends = board.layers[MOUNTAIN], board.layers[self.to]
        needed = 2 if self.to == MOUNTAIN else 1
        joined = 0
        for cluster in clusters(board.layers[self.through]):
            around = neighbours(cluster)
            if (around & ends).bit_count() >= needed:
                joined |= around & mountains
        return joined

    def describe(self) -> Text:
        return Text(DOMAIN, "score-linked", each=self.each, through=NAMES[self.through], to=NAMES[self.to])

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(sorted({self.through, self.to, MOUNTAIN}))

    def pending(self, board: Board, undecided: int) -> Pending:
        mountains, ends = board.layers[MOUNTAIN], board.layers[self.to]
        needed = 2 if self.to == MOUNTAIN else 1
        joined, growing = 0, []
        for cluster in clusters(board.layers[self.through]):
            around = neighbours(cluster)
            if joins := (around & ends).bit_count() >= needed:
                joined |= around & mountains
            if around & undecided:
                growing.append((around & undecided, joins, around))
        # A mountain joined stays so. A cluster that joins nothing yet carries those that it may still join.
        growing.sort()
        parts = tuple((beside, joins) for beside, joins, _ in growing)
        short = [0 if joins else around for _, joins, around in growing]
        waiting = lying(mountains & ~joined, short, undecided)
        joins_on = lying(mountains & joined, short, undecided) if ends == mountains else neighbours(ends) & undecided
        sure = joined.bit_count()
        most = sure + len(waiting) + undecided.bit_count()
        return Pending(self.each * sure, self.each * most, (parts, waiting, joins_on))


def lying(spaces: int, around: list[int], undecided: int) -> tuple[tuple[int, ...], ...]:
    """How these spaces lie to undecided heroes and in each of these surroundings; they have no names."""
    near = neighbours(undecided)
    for part in around:
        near |= part
    return tuple(
        sorted(
            (neighbours(1 << cell) & undecided, *(part >> cell & 1 for part in around)) for cell in cells(spaces & near)
        )
    )


def apart(spaces: int) -> int:
    """At least as many as there can be of these spaces without two side by side: of a pair at most one."""
    count = 0
    while spaces:
        first = spaces & -spaces
        spaces ^= first
        spaces &= ~(first << 1 if spaces & first << 1 else first << STRIDE)
        count += 1
    return count
