"""More vocabulary of the scoring cards: clusters of spaces, their sizes, neighbours, and what they join."""

from __future__ import annotations

from dataclasses import dataclass

from mytina.games.cartographers.scoring import DOMAIN, IN_ROWS_AND_COLUMNS, NAMES, Board, Score
from mytina.games.cartographers.terms import EDGE, EMPTY, FULL, HERO, MOUNTAIN, STRIDE, TERRAINS, clusters, neighbours
from mytina.kernel.text import Text


@dataclass(frozen=True)
class Which:
    """A condition on a cluster."""

    def holds(self, board: Board, cluster: int) -> bool:
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


@dataclass(frozen=True)
class Inland(Which):
    """No space of it on the map's edge."""

    def holds(self, board: Board, cluster: int) -> bool:
        return not cluster & EDGE

    def describe(self) -> Text:
        return Text(DOMAIN, "which-inland")


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


@dataclass(frozen=True)
class WithSquare(Which):
    """Holds a 2×2 square."""

    def holds(self, board: Board, cluster: int) -> bool:
        pairs = cluster & cluster >> 1
        return bool(pairs & pairs >> STRIDE)

    def describe(self) -> Text:
        return Text(DOMAIN, "which-square")


@dataclass(frozen=True)
class Touching(Which):
    """At least so many spaces of a kind beside it."""

    kind: int
    count: int

    def holds(self, board: Board, cluster: int) -> bool:
        return (neighbours(cluster) & board.layers[self.kind]).bit_count() >= self.count

    def describe(self) -> Text:
        return Text(DOMAIN, "which-touching", kind=NAMES[self.kind], count=self.count)

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

    def describe(self) -> Text:
        which = tuple(condition.describe() for condition in self.which if condition != AtLeast(1))
        return Text(DOMAIN, "score-per-cluster", each=self.each, kind=NAMES[self.kind], which=which)

    @property
    def casts(self) -> tuple[int, ...]:
        if self.kind == EMPTY:
            return ()
        return tuple(sorted({self.kind, HERO, *(kind for which in self.which for kind in which.casts)}))

    def tangle(self, board: Board, hero: int) -> int:
        return touched(board, hero, (self.kind, *(w.kind for w in self.which if isinstance(w, AwayFrom | Touching))))


@dataclass(frozen=True)
class Ranked(Score):
    """Points for each space of the largest (rank 1) or second largest (rank 2) cluster of a kind."""

    each: int
    kind: int
    rank: int = 1
    away_from: int | None = None

    def sizes(self, board: Board) -> list[int]:
        """The sizes of the clusters that count, largest first."""
        avoid = 0 if self.away_from is None else board.layers[self.away_from]
        found = [part.bit_count() for part in clusters(board.layers[self.kind]) if not neighbours(part) & avoid]
        return sorted(found, reverse=True)

    def points(self, board: Board) -> int:
        sizes = self.sizes(board)
        return self.each * sizes[self.rank - 1] if len(sizes) >= self.rank else 0

    def describe(self) -> Text:
        name = NAMES[self.kind]
        if self.away_from is None:
            return Text(DOMAIN, "score-ranked", each=self.each, kind=name, rank=self.rank)
        return Text(DOMAIN, "score-ranked-away", each=self.each, kind=name, away=NAMES[self.away_from])

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind, HERO)

    def tangle(self, board: Board, hero: int) -> int:
        return FULL  # ranks compare all clusters


@dataclass(frozen=True)
class BestCluster(Score):
    """The best single cluster of a kind: points for each empty space beside it, or for each row and column of it."""

    each: int
    kind: int
    counts: str  # "empty" or "lines"

    def points(self, board: Board) -> int:
        best = 0
        for cluster in clusters(board.layers[self.kind]):
            if self.counts == "empty":
                count = (neighbours(cluster) & board.layers[EMPTY]).bit_count()
            else:
                count = sum(1 for line in IN_ROWS_AND_COLUMNS.masks if line & cluster)
            best = max(best, count)
        return self.each * best

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
        mountains, ends = board.layers[MOUNTAIN], board.layers[self.to]
        needed = 2 if self.to == MOUNTAIN else 1
        joined = 0
        for cluster in clusters(board.layers[self.through]):
            around = neighbours(cluster)
            if (around & ends).bit_count() >= needed:
                joined |= around & mountains
        return self.each * joined.bit_count()

    def describe(self) -> Text:
        return Text(DOMAIN, "score-linked", each=self.each, through=NAMES[self.through], to=NAMES[self.to])

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(sorted({self.through, self.to, MOUNTAIN}))

    def tangle(self, board: Board, hero: int) -> int:
        reach = touched(board, hero, (self.through,))
        return reach | neighbours(reach) & (board.layers[MOUNTAIN] | board.layers[self.to])


def touched(board: Board, hero: int, kinds: tuple[int, ...]) -> int:
    """A hero, its neighbours, and the clusters of these kinds that it touches."""
    beside = neighbours(hero)
    reach = hero | beside
    for kind in kinds:
        for cluster in clusters(board.layers[kind]):
            if cluster & beside:
                reach |= cluster
    return reach
