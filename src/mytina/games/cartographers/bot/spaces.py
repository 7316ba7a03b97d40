"""Spaces in the right place, and columns of them, with something more drawn: counted on the whole field at once."""

from __future__ import annotations

from mypy_extensions import i64

from mytina.games.cartographers.bot.counts import Count, Counts
from mytina.games.cartographers.bot.field import Field, Spot
from mytina.games.cartographers.bot.potential import run_hope, space_hope
from mytina.games.cartographers.scoring import Beside, Closed, LongestRun, PerSpace
from mytina.games.cartographers.words import (
    common,
    down,
    meets,
    near,
    ones,
    others,
    sides,
    some,
    twice_near,
    united,
    up,
    without,
)


class SpaceCounts(Counts):
    """The spaces of a terrain that are closed in by one, or lie beside one."""

    def __init__(self, rule: PerSpace, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, layers, ruins, field)
        self.card = rule
        where = rule.where
        assert isinstance(where, Closed | Beside)
        self.other = where.kind
        self.closed = isinstance(where, Closed)
        self.twice = isinstance(where, Beside) and where.count > 1
        self.base: Count = self._count()

    def count(self, spot: Spot, terrain: int) -> Count:
        if not self.minds[terrain] and not meets(spot.words, self.zone):
            return self.base
        return self._count()

    def _count(self) -> Count:
        field = self.field
        own = field.kinds[self.card.kind].words
        other = field.kinds[self.other].words
        empty = field.empty
        if self.closed:
            whole = without(own, near(others(other)))
            # Those that may still be closed in: what is beside them is of the terrain or empty.
            able = without(own, near(others(united(empty, other))))
            one, two = sides(empty)
            return self._together(ones(whole), ones(common(able, one)), ones(common(able, two)))
        beside = near(other)
        meeting = common(own, twice_near(other) if self.twice else beside)
        room = common(without(own, meeting), near(empty))
        close = common(room, beside)
        return self._together(ones(meeting), ones(close), ones(without(room, close)))

    def _together(self, whole: int, lacking: int, far: int) -> Count:
        return self.card.each * whole, space_hope(self.card, lacking, far)


class RunCounts(Counts):
    """The longest column of a terrain."""

    def __init__(self, rule: LongestRun, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, layers, ruins, field)
        self.each = rule.each
        self.kind = rule.kind
        self.unchanged: tuple[i64, i64] = self.run()
        self.base: Count = self._count(self.unchanged)

    def count(self, spot: Spot, terrain: int) -> Count:
        if terrain != self.kind and not meets(spot.words, self.zone):
            return self.base
        return self._count(self.run())

    def run_with(self, spot: Spot, terrain: int) -> tuple[i64, i64]:
        """`run` with a terrain on these empty spaces; on the field it is drawn already."""
        if terrain != self.kind and not meets(spot.words, self.zone):
            return self.unchanged
        return self.run()

    def _count(self, found: tuple[i64, i64]) -> Count:
        length, room = found
        if length == 0:
            return 0, 0.0
        return self.each * length, self.each * run_hope(room)

    def run(self) -> tuple[i64, i64]:
        """How long the column is, and how many empty spaces follow at its ends."""
        run = self.field.kinds[self.kind].words
        empty = self.field.empty
        longest = run
        length: i64 = 0
        while some(run):
            longest = run
            run = common(run, up(run))
            length += 1
        room: i64 = 0
        if length == 0:
            return length, room
        below = longest
        for _ in range(length):
            below = down(below)
        above, below = common(up(longest), empty), common(below, empty)
        while some(above) or some(below):
            if some(above):
                room += 1
            if some(below):
                room += 1
            above, below = common(up(above), empty), common(down(below), empty)
        return length, room
