"""How what a scoring card looks at stands after a place: its lines, clusters, spaces and columns, one by one.

A judge guesses what share of its points a line that lacks three spaces will come to. Here every state that a line or a
cluster can be in is a feature of its own, at every stage of the game, and what it is worth is learned. What a place
brings about is a feature, what it makes an end of is the same feature as lost (`no-…`); what stays as it was is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mytina.games.cartographers.bot.clusters import BestCounts, ClusterCounts, LinkCounts, RegionCounts
from mytina.games.cartographers.bot.counts import ALL_TYPES, Counts, LineCounts
from mytina.games.cartographers.bot.field import Field, Spot
from mytina.games.cartographers.bot.names import STAGES, block, upto
from mytina.games.cartographers.bot.spaces import RunCounts, SpaceCounts
from mytina.games.cartographers.content import SCORING, ScoringCard
from mytina.games.cartographers.regions import (
    AwayFrom,
    BestCluster,
    Linked,
    PerCluster,
    Touching,
    TouchingTypes,
    WithLine,
    WithSquare,
)
from mytina.games.cartographers.scoring import (
    IN_COLUMNS,
    IN_ODD_COLUMNS,
    IN_ROWS,
    IN_ROWS_AND_COLUMNS,
    Balanced,
    Beside,
    Closed,
    Complete,
    Holds,
    Line,
    LongestRun,
    PerLine,
    PerSpace,
    Varied,
)
from mytina.games.cartographers.terms import DESTROYED, EMPTY, MOUNTAIN
from mytina.games.cartographers.words import (
    Words,
    common,
    first_cluster,
    has_square,
    lines_met,
    longest_line,
    meets,
    near,
    ones,
    others,
    sides,
    some,
    square_share,
    twice_near,
    united,
    without,
)

if TYPE_CHECKING:
    from mytina.kernel.policy import Tally

LEVELS: Final = 6
LACKS: Final = 12
SIZES: Final = 8
PLACES: Final = 12
LENGTHS: Final = 12
ROOMS: Final = 6


def _counted_by_lines(card: ScoringCard) -> bool:
    rule = card.rule
    straight = (IN_ROWS, IN_COLUMNS, IN_ODD_COLUMNS, IN_ROWS_AND_COLUMNS)
    return isinstance(rule, PerLine) and rule.lines in straight


def _counted_by_clusters(card: ScoringCard) -> bool:
    rule = card.rule
    return isinstance(rule, BestCluster | Linked) or (isinstance(rule, PerCluster) and rule.kind != EMPTY)


def _counted_by_spaces(card: ScoringCard) -> bool:
    rule = card.rule
    if not isinstance(rule, PerSpace) or rule.kind == EMPTY or not isinstance(rule.where, Closed | Beside):
        return False
    return rule.where.kind in ALL_TYPES


_BY_LINES: Final = [card.id for card in SCORING.values() if _counted_by_lines(card)]
_BY_CLUSTERS: Final = [card.id for card in SCORING.values() if _counted_by_clusters(card)]
_BY_SPACES: Final = [card.id for card in SCORING.values() if _counted_by_spaces(card)]
_BY_RUNS: Final = [card.id for card in SCORING.values() if isinstance(card.rule, LongestRun)]
_STAGES: Final = list(STAGES)

#: A line by how much there is of what it asks for, and how many of its spaces are empty.
LINE: Final = block("line", _BY_LINES, _STAGES, upto(LEVELS - 1), upto(LACKS - 1))
NO_LINE: Final = block("no-line", _BY_LINES, _STAGES, upto(LEVELS - 1), upto(LACKS - 1))
#: A cluster by how much it has of what it needs, with the empty spaces beside it, and with its size.
ROOM: Final = block("cluster-room", _BY_CLUSTERS, _STAGES, upto(LEVELS - 1), upto(SIZES - 1))
NO_ROOM: Final = block("no-cluster-room", _BY_CLUSTERS, _STAGES, upto(LEVELS - 1), upto(SIZES - 1))
SIZE: Final = block("cluster-size", _BY_CLUSTERS, _STAGES, upto(LEVELS - 1), upto(SIZES - 1))
NO_SIZE: Final = block("no-cluster-size", _BY_CLUSTERS, _STAGES, upto(LEVELS - 1), upto(SIZES - 1))
#: A space by the sides that are as they should be, and by its empty sides (of those that can still come to something).
SPACE: Final = block("space", _BY_SPACES, _STAGES, upto(PLACES - 1))
NO_SPACE: Final = block("no-space", _BY_SPACES, _STAGES, upto(PLACES - 1))
#: The longest column by its length and the room at its ends.
RUN: Final = block("run", _BY_RUNS, _STAGES, upto(LENGTHS - 1), upto(ROOMS - 1))


class Standing:
    """Of a scoring card that gives nothing to be told one by one."""

    def add(self, spot: Spot, terrain: int, tally: Tally) -> None:
        """Note what changes with a terrain on these empty spaces; on the field it is drawn already."""


def standing_of(id: str, stage: int, counts: Counts) -> Standing:
    """The standing of a scoring card at a stage."""
    if isinstance(counts, LineCounts):
        return LineStanding(counts, (_BY_LINES.index(id) * len(STAGES) + stage) * LEVELS * LACKS)
    if isinstance(counts, RegionCounts):
        return ClusterStanding(counts, (_BY_CLUSTERS.index(id) * len(STAGES) + stage) * LEVELS * SIZES)
    if isinstance(counts, SpaceCounts):
        return SpaceStanding(counts, (_BY_SPACES.index(id) * len(STAGES) + stage) * PLACES)
    if isinstance(counts, RunCounts):
        return RunStanding(counts, (_BY_RUNS.index(id) * len(STAGES) + stage) * LENGTHS * ROOMS)
    return Standing()


class LineStanding(Standing):
    """Rows and columns. What becomes of a line depends on how many of its spaces are filled with what."""

    def __init__(self, counts: LineCounts, place: int) -> None:
        self.counts = counts
        self.place = place
        self.before: list[int] = []  # by line, −1: nothing will come of it
        for number, lacking in enumerate(counts.empty):
            self.before.append(line_state(counts.line, lacking, counts.first[number], counts.second[number]))
        self.across: dict[int, list[int]] = {}
        self.down: dict[int, list[int]] = {}

    def add(self, spot: Spot, terrain: int, tally: Tally) -> None:
        counts = self.counts
        if not counts.minds[terrain]:
            terrain = DESTROYED
        if counts.rows:
            key = spot.across << 4 | terrain
            known = self.across.get(key)
            if known is None:
                known = self.across[key] = self._changes(spot.across, counts.rows, 0, terrain)
            for feature in known:
                tally.add(feature)
        if counts.columns:
            key = spot.down << 4 | terrain
            known = self.down.get(key)
            if known is None:
                known = self.down[key] = self._changes(spot.down, counts.columns, len(counts.rows), terrain)
            for feature in known:
                tally.add(feature)

    def _changes(self, filled: i64, lines: list[int], first: int, terrain: int) -> list[int]:
        """Of lines from the first one on, with so many spaces of each filled."""
        counts = self.counts
        found: list[int] = []
        number = first
        for bits in lines:
            here = filled >> bits & 7
            if here:
                more: int = here
                one, other = counts.amounts(number, more, terrain)
                now = line_state(counts.line, counts.empty[number] - more, one, other)
                before = self.before[number]
                if now >= 0:
                    found.append(LINE + self.place + now)
                if before >= 0:
                    found.append(NO_LINE + self.place + before)
            number += 1
        return found


def line_state(line: Line, lacking: int, first: int, second: int) -> int:
    """The number of the state of a line with so many empty spaces and such amounts; −1 for one that never counts."""
    level = 0
    if isinstance(line, Complete):
        if not first:
            return -1
    elif isinstance(line, Holds | Varied):
        level = min(first, line.count)
        if level == line.count:
            lacking = 0
    elif isinstance(line, Balanced):
        level = min(abs(first - second), LEVELS - 2) if first + second else LEVELS - 1
    return level * LACKS + lacking


class ClusterStanding(Standing):
    """The clusters of a terrain: those beside which something is drawn, before it and after it."""

    def __init__(self, counts: RegionCounts, place: int) -> None:
        self.counts = counts
        self.place = place
        self.sort = 0  # of what a cluster needs
        self.other = 0  # the terrain that it needs beside it, or must not have there
        if isinstance(counts, ClusterCounts):
            for which in counts.which:
                if isinstance(which, AwayFrom):
                    self.sort, self.other = 1, which.kind
                elif isinstance(which, WithLine):
                    self.sort = 2
                elif isinstance(which, WithSquare):
                    self.sort = 3
                elif isinstance(which, Touching):
                    self.sort, self.other = 4, which.kind
                elif isinstance(which, TouchingTypes):
                    self.sort = 5
        elif isinstance(counts, BestCounts):
            self.sort = 6 if counts.by_lines else 0
        elif isinstance(counts, LinkCounts):
            self.sort, self.other = 7, counts.to
        self.rims: list[Rim] = []
        for part in counts.parts:
            room, size = self._state(part.spaces)
            self.rims.append(Rim(near(part.spaces), room, size))

    def add(self, spot: Spot, terrain: int, tally: Tally) -> None:
        counts = self.counts
        place = self.place
        if terrain == counts.kind:
            rest = spot.words
            for number, rim in enumerate(self.rims):
                if meets(rim.spaces, spot.words):
                    rest = united(rest, counts.parts[number].spaces)
                    tally.add(NO_ROOM + place + rim.room)
                    tally.add(NO_SIZE + place + rim.size)
            while some(rest):
                cluster = first_cluster(rest)
                rest = without(rest, cluster)
                room, size = self._state(cluster)
                tally.add(ROOM + place + room)
                tally.add(SIZE + place + size)
            return
        for number, rim in enumerate(self.rims):
            if meets(rim.spaces, spot.words):
                room, size = self._state(counts.parts[number].spaces)
                if room != rim.room:
                    tally.add(ROOM + place + room)
                    tally.add(NO_ROOM + place + rim.room)
                if size != rim.size:
                    tally.add(SIZE + place + size)
                    tally.add(NO_SIZE + place + rim.size)

    def _state(self, cluster: Words) -> tuple[int, int]:
        """The numbers of a cluster's state, by its room and by its size."""
        field = self.counts.field
        beside = near(cluster)
        room = ones(common(beside, field.empty))
        size = ones(cluster)
        level = self._level(cluster, beside, field) * SIZES
        if room > 4:
            room = 5 if room < 7 else 6 if room < 10 else 7
        return level + room, level + (size if size < SIZES else SIZES) - 1

    def _level(self, cluster: Words, beside: Words, field: Field) -> int:
        sort = self.sort
        if sort == 0:
            return 0
        if sort == 1:
            return 1 if meets(beside, field.kinds[self.other].words) else 0
        if sort == 2:
            return longest_line(cluster, 4) - 1
        if sort == 3:
            return 3 if has_square(cluster) else square_share(cluster, field.empty)
        if sort == 4:
            touching = ones(common(beside, field.kinds[self.other].words))
            return touching if touching < 4 else 4
        if sort == 5:
            around = without(beside, cluster)
            types = 0
            for kind in ALL_TYPES:
                if meets(around, field.kinds[kind].words):
                    types += 1
            return min(types, 4)
        if sort == 6:
            lines = lines_met(cluster) // 3
            return lines if lines < LEVELS else LEVELS - 1
        hills = ones(common(beside, field.kinds[MOUNTAIN].words))
        if self.other == MOUNTAIN:
            return hills if hills < LEVELS else LEVELS - 1
        joins = 1 if meets(beside, field.kinds[self.other].words) else 0
        return 2 * (hills if hills < 2 else 2) + joins


class Rim:
    """What lies beside a cluster, and the state that it is in."""

    __slots__ = ("room", "size", "spaces")

    def __init__(self, spaces: Words, room: int, size: int) -> None:
        self.spaces: Words = spaces
        self.room = room
        self.size = size


class SpaceStanding(Standing):
    """The spaces of a terrain that are to be closed in by one, or to lie beside one."""

    def __init__(self, counts: SpaceCounts, place: int) -> None:
        self.counts = counts
        self.place = place
        self.before = self._states()

    def add(self, spot: Spot, terrain: int, tally: Tally) -> None:
        counts = self.counts
        if not counts.minds[terrain] and not meets(spot.words, counts.zone):
            return
        before = self.before
        for state, now in enumerate(self._states()):
            more = now - before[state]
            if more:
                number = (SPACE if more > 0 else NO_SPACE) + self.place + state
                for _ in range(abs(more)):
                    tally.add(number)

    def _states(self) -> list[int]:
        """How many spaces are in each state."""
        counts = self.counts
        field = counts.field
        own, other, empty = field.kinds[counts.card.kind].words, field.kinds[counts.other].words, field.empty
        one, two = sides(empty)
        any_side = near(empty)
        if counts.closed:
            able = without(own, near(others(united(empty, other))))
            parts = [able]
        else:
            beside, twice = near(other), twice_near(other)
            parts = [without(own, beside), without(common(own, beside), twice), common(own, twice)]
        found: list[int] = []
        for part in parts:
            found.append(ones(without(part, any_side)))
            found.append(ones(common(part, one)))
            found.append(ones(common(part, two)))
            found.append(ones(without(without(common(part, any_side), one), two)))
        return found


class RunStanding(Standing):
    """The longest column of a terrain."""

    def __init__(self, counts: RunCounts, place: int) -> None:
        self.counts = counts
        self.place = place

    def add(self, spot: Spot, terrain: int, tally: Tally) -> None:
        length, room = self.counts.run_with(spot, terrain)
        if room >= ROOMS:
            room = ROOMS - 1
        tally.add(RUN + self.place + length * ROOMS + room)
