"""Clusters with something more drawn: what is drawn changes those beside it, or joins them into a new one."""

from __future__ import annotations

from mypy_extensions import i64

from mytina.games.cartographers.bot.counts import ALL_TYPES, Count, Counts
from mytina.games.cartographers.bot.field import Field, Spot
from mytina.games.cartographers.bot.potential import (
    LINE_SHARES,
    LINKED_SHARE,
    SQUARE_SHARES,
    TOUCHING_SHARES,
    cluster_hope,
    size_hope,
    types_hope,
)
from mytina.games.cartographers.regions import (
    AtLeast,
    AwayFrom,
    BestCluster,
    Inland,
    Linked,
    PerCluster,
    Touching,
    TouchingTypes,
    Which,
    WithLine,
    WithSquare,
)
from mytina.games.cartographers.scoring import Score
from mytina.games.cartographers.terms import EDGE, EMPTY, MOUNTAIN, SIZE, STRIDE, clusters
from mytina.games.cartographers.words import (
    Words,
    around,
    begins_before,
    common,
    first_cluster,
    first_space,
    grown,
    has_line,
    has_square,
    lines_met,
    meets,
    near,
    ones,
    some,
    square_share,
    united,
    without,
    words_of,
)


class Part:
    """A cluster of the map before, and the spaces in it and around it, also at its corners; what it gives if nothing
    is drawn there: all its points, or a share of them that may still come."""

    __slots__ = ("holds", "hope", "reach", "spaces")

    def __init__(self, spaces: int) -> None:
        self.spaces: Words = words_of(spaces)
        self.reach: Words = around(self.spaces)
        self.holds: i64 = 0
        self.hope = 0.0


class RegionCounts(Counts):
    """The clusters of a terrain."""

    def __init__(self, rule: Score, kind: int, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, layers, ruins, field)
        self.kind = kind
        self.parts = [Part(cluster) for cluster in clusters(layers[kind])]

    def joined(self, spot: Spot) -> Words:
        """The spot with all clusters near it."""
        found = spot.words
        for part in self.parts:
            if meets(part.reach, spot.words):
                found = united(found, part.spaces)
        return found


class ClusterCounts(RegionCounts):
    """Clusters that meet conditions."""

    def __init__(self, rule: PerCluster, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, rule.kind, layers, ruins, field)
        self.which: list[Which] = list(rule.which)
        self.edge: Words = words_of(EDGE)
        self.each = rule.each
        points, hope = 0, 0.0
        for part in self.parts:
            part.hope = self._hope(part.spaces)
            if part.hope < 0:
                part.holds, part.hope = 1, 0.0
                points += 1
            hope += part.hope
        self.base: Count = self.each * points, self.each * hope

    def count(self, spot: Spot, terrain: int) -> Count:
        if terrain == self.kind:
            return self._grown(spot)
        if not self.minds[terrain] and not meets(spot.words, self.zone):
            return self.base
        points: i64 = 0
        hope = 0.0
        for part in self.parts:
            if not meets(part.reach, spot.words):
                points += part.holds
                hope += part.hope
            else:
                share = self._hope(part.spaces)
                if share < 0:
                    points += 1
                else:
                    hope += share
        return self.each * points, self.each * hope

    def _grown(self, spot: Spot) -> Count:
        """With the spot as a part of clusters: all in the order of their first spaces, which sums depend on."""
        rest = self.joined(spot)
        new = first_cluster(rest)
        rest = without(rest, new)
        points: i64 = 0
        hope = 0.0
        for part in self.parts:
            if meets(part.reach, spot.words):
                continue
            while some(new) and begins_before(new, part.spaces):
                share = self._hope(new)
                if share < 0:
                    points += 1
                else:
                    hope += share
                new = first_cluster(rest)
                rest = without(rest, new)
            points += part.holds
            hope += part.hope
        while some(new):
            share = self._hope(new)
            if share < 0:
                points += 1
            else:
                hope += share
            new = first_cluster(rest)
            rest = without(rest, new)
        return self.each * points, self.each * hope

    def _hope(self, cluster: Words) -> float:
        """`cluster_hope` on the field: the share of a cluster that lacks one thing and can grow, −1 if it lacks
        nothing."""
        missing: Which | None = None
        for which in self.which:
            if not self._holds(which, cluster):
                if missing is not None:
                    return 0.0
                missing = which
        if missing is None:
            return -1.0
        if not meets(near(cluster), self.field.empty):
            return 0.0
        return self._nearly(missing, cluster)

    def _holds(self, which: Which, cluster: Words) -> bool:
        if isinstance(which, AtLeast):
            return ones(cluster) >= which.size
        if isinstance(which, WithLine):
            return has_line(cluster, which.length)
        if isinstance(which, WithSquare):
            return has_square(cluster)
        if isinstance(which, AwayFrom):
            return not meets(near(cluster), self.field.kinds[which.kind].words)
        if isinstance(which, Touching):
            return ones(common(near(cluster), self.field.kinds[which.kind].words)) >= which.count
        if isinstance(which, TouchingTypes):
            return self._types_beside(cluster) >= which.count
        assert isinstance(which, Inland)
        return not meets(cluster, self.edge)

    def _nearly(self, which: Which, cluster: Words) -> float:
        """The share of a cluster that lacks only this."""
        if isinstance(which, AtLeast):
            return size_hope(ones(cluster), which.size)
        if isinstance(which, WithLine):
            return LINE_SHARES[1 if has_line(cluster, which.length - 1) else 0]
        if isinstance(which, WithSquare):
            return SQUARE_SHARES[square_share(cluster, self.field.empty)]
        if isinstance(which, Touching):
            touching = ones(common(near(cluster), self.field.kinds[which.kind].words))
            return TOUCHING_SHARES[touching] if touching < 3 else 0.0
        if isinstance(which, TouchingTypes):
            return types_hope(which.count - self._types_beside(cluster))
        return 0.0 if isinstance(which, AwayFrom) else 0.05

    def _types_beside(self, cluster: Words) -> int:
        beside = without(near(cluster), cluster)
        kinds = self.field.kinds
        found = 0
        for kind in ALL_TYPES:
            if meets(beside, kinds[kind].words):
                found += 1
        return found


class BestCounts(RegionCounts):
    """The best single cluster."""

    def __init__(self, rule: BestCluster, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, rule.kind, layers, ruins, field)
        self.each = rule.each
        self.by_lines = rule.counts == "lines"
        self.base: i64 = self._best(0)

    def count(self, spot: Spot, terrain: int) -> Count:
        if terrain != self.kind:
            changed = not self.by_lines and meets(spot.words, self.zone)
            return self.each * (self._best(0) if changed else self.base), 0.0
        rest = self.joined(spot)
        best: i64 = 0
        while some(rest):
            new = first_cluster(rest)
            rest = without(rest, new)
            amount = self._amount(new)
            if amount > best:
                best = amount
        for part in self.parts:
            if not meets(part.reach, spot.words):
                amount = self._amount(part.spaces)
                if amount > best:
                    best = amount
        return self.each * best, 0.0

    def _best(self, best: i64) -> i64:
        for part in self.parts:
            amount = self._amount(part.spaces)
            if amount > best:
                best = amount
        return best

    def _amount(self, cluster: Words) -> i64:
        return lines_met(cluster) if self.by_lines else ones(common(near(cluster), self.field.empty))


class LinkCounts(RegionCounts):
    """The mountains that clusters join, and those that they may still join."""

    def __init__(self, rule: Linked, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, rule.through, layers, ruins, field)
        self.each = rule.each
        self.to = rule.to
        self.needed: i64 = 2 if rule.to == MOUNTAIN else 1

    def count(self, spot: Spot, terrain: int) -> Count:
        mountains = self.field.kinds[MOUNTAIN].words
        ends = self.field.kinds[self.to].words
        joined = half = words_of(0)
        rest = self.joined(spot) if terrain == self.kind else words_of(0)
        new = first_cluster(rest)
        number = 0
        while True:
            if some(new):
                cluster = new
                rest = without(rest, new)
                new = first_cluster(rest)
            elif number < len(self.parts):
                part = self.parts[number]
                number += 1
                if terrain == self.kind and meets(part.reach, spot.words):
                    continue
                cluster = part.spaces
            else:
                break
            beside = near(cluster)
            if ones(common(beside, ends)) >= self.needed:
                joined = united(joined, common(beside, mountains))
            elif meets(beside, self.field.empty):
                half = united(half, common(beside, mountains))
        hoped: int = ones(without(half, joined))
        return self.each * ones(joined), self.each * LINKED_SHARE * hoped


class Gap:
    """A gap of the map, and how many spaces it has."""

    __slots__ = ("size", "spaces")

    def __init__(self, spaces: Words, size: i64) -> None:
        self.spaces: Words = spaces
        self.size: i64 = size


class GapCounts(Counts):
    """Gaps of exactly so many spaces. What is drawn can leave new ones only beside it, and larger ones than those that
    are hoped for give nothing, so they are not followed to their ends."""

    def __init__(self, rule: PerCluster, layers: list[int], ruins: int, size: int, field: Field) -> None:
        super().__init__(rule, layers, ruins, field)
        self.each = rule.each
        self.size: i64 = size
        self.hopes = [0.0] * (size + 1)
        while (hope := cluster_hope(rule, self.board, _line_of(len(self.hopes)))) > 0:
            self.hopes.append(hope)
        self.most: i64 = len(self.hopes) - 1
        self.gaps: list[Gap] = []
        for gap in clusters(layers[EMPTY]):
            if size <= gap.bit_count() <= self.most:
                self.gaps.append(Gap(words_of(gap), gap.bit_count()))

    def count(self, spot: Spot, terrain: int) -> Count:
        found: list[Gap] = []
        for gap in self.gaps:
            if not meets(gap.spaces, spot.words):
                found.append(gap)
        self._add_new(spot, found)
        points: i64 = 0
        hope = 0.0
        for gap in found:
            if gap.size == self.size:
                points += 1
            else:
                hope += self.hopes[gap.size]
        return self.each * points, self.each * hope

    def _add_new(self, spot: Spot, found: list[Gap]) -> None:
        """Put the gaps beside these spaces where their first spaces belong."""
        empty = self.field.empty
        left = common(near(spot.words), empty)
        while some(left):
            gap, size = self._small_gap(left, empty)
            left = without(left, gap)
            if size >= self.size:
                place = len(found)
                while place and begins_before(gap, found[place - 1].spaces):
                    place -= 1
                found.insert(place, Gap(gap, size))

    def _small_gap(self, left: Words, empty: Words) -> tuple[Words, i64]:
        """The gap with the first of these spaces and its size, or a part of it and 0 if it is too large."""
        gap = first_space(left)
        size: i64 = 1
        while size <= self.most:
            wider = grown(gap, empty)
            more = ones(wider)
            if more == size:
                return gap, size
            gap, size = wider, more
        return gap, 0


def _line_of(spaces: int) -> int:
    """So many spaces in a row."""
    return sum(1 << STRIDE * (number // SIZE) + number % SIZE for number in range(spaces))
