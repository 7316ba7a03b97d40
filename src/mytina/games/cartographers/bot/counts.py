"""What a scoring card gives for a map on which something more is drawn, without counting the whole map anew.

A bot compares hundreds of places for one shape. They differ from the map before by few spaces, and most of what a card
counts is the same for many of them: a line by how many of its spaces are filled, a cluster if nothing is drawn beside
it, and everything else by the spaces that matter to the card. A count is the same to the last bit as that of the whole
map (`Score.points` and `potential`): what is summed up is summed up in the same order.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from mytina.games.cartographers.bot.field import Field, Layer, Spot
from mytina.games.cartographers.bot.potential import line_share, potential
from mytina.games.cartographers.regions import (
    AwayFrom,
    BestCluster,
    Linked,
    PerCluster,
    Ranked,
    Touching,
    TouchingTypes,
)
from mytina.games.cartographers.scoring import (
    Balanced,
    Beside,
    Board,
    Both,
    Closed,
    Complete,
    Holds,
    Line,
    LongestRun,
    On,
    OnEdge,
    PerLine,
    PerSpace,
    Score,
    Varied,
    Where,
)
from mytina.games.cartographers.terms import (
    COLUMNS,
    DESTROYED,
    EMPTY,
    FULL,
    MONSTER,
    MOUNTAIN,
    ROWS,
    TERRAINS,
)
from mytina.games.cartographers.words import (
    Words,
    around,
    common,
    down,
    meets,
    ones,
    some,
    turned,
    united,
    up,
    words_of,
)

ALL_TYPES: Final = tuple(range(len(TERRAINS)))
#: Points, and what may still come of the rest.
Count = tuple[i64, float]


class Counts:
    """The counts of any card. Where a terrain is drawn that it does not look at, only empty spaces matter that it
    looks at; they are its `zone`."""

    def __init__(self, rule: Score, layers: list[int], ruins: int, field: Field) -> None:
        self.rule = rule
        self.layers = layers  # the map; changed while something is counted, and changed back
        self.board = Board(layers, ruins)
        self.field = field
        kinds = minded(rule)
        self.minds = [terrain in kinds for terrain in range(DESTROYED + 1)]
        self.zone: Words = zone_of(rule, field)
        self.elsewhere: dict[Words, Count] = {}  # by the spaces of the zone that are filled
        #: How often its points and how much of its hopes will be counted, and how often its points are counted at once.
        self.times: i64 = 0
        self.reach = 0.0
        self.now: i64 = 0
        self.hope = 0.0  # of the last place

    def count(self, spot: Spot, terrain: int) -> Count:
        """With a terrain on these empty spaces; on the field it is drawn already."""
        if self.minds[terrain]:
            return self._drawn(spot.mask, terrain)
        key = common(spot.words, self.zone)
        found = self.elsewhere.get(key)
        if found is None:
            found = self.elsewhere[key] = self._drawn(spot.mask, DESTROYED)
        return found

    def ignores(self, other: Field) -> bool:
        """Whether another map differs only in what makes no difference to the card, whatever monsters come."""
        field = self.field
        if self.minds[MONSTER] or meets(turned(field.empty, other.empty), self.zone):
            return False
        for terrain, minded in enumerate(self.minds):
            if minded and some(turned(field.kinds[terrain].words, other.kinds[terrain].words)):
                return False
        return True

    def _drawn(self, mask: int, terrain: int) -> Count:
        """Counted on the map with the terrain there."""
        layers = self.layers
        empty, before = layers[EMPTY], layers[terrain]
        layers[EMPTY] = empty & ~mask
        layers[terrain] = before | mask
        found = self.rule.points(self.board), potential(self.rule, self.board)
        layers[EMPTY] = empty
        layers[terrain] = before
        return found


class Shares:
    """What lines give, by their numbers and how many of their spaces are filled with one terrain; −1: not known yet."""

    __slots__ = ("holds", "hopes")

    def __init__(self, lines: int) -> None:
        self.holds = [-1] * (lines * 8)
        self.hopes = [0.0] * (lines * 8)


class Lines:
    """What some lines give together: how many of them hold, and the hopes for the others, one by one."""

    __slots__ = ("holding", "hopes")

    def __init__(self) -> None:
        self.holding = 0
        self.hopes: list[float] = []


class Family:
    """A family of lines: their spaces, rows first, and of rows and columns, where spots have the number of their spaces
    in a line."""

    __slots__ = ("columns", "lines", "rows")

    def __init__(self, lines: tuple[int, ...]) -> None:
        self.lines = [Layer(line) for line in lines]
        self.rows = [3 * ROWS.index(line) for line in lines if line in ROWS]
        self.columns = [3 * COLUMNS.index(line) for line in lines if line not in ROWS]


@cache
def family_of(lines: tuple[int, ...]) -> Family:
    return Family(lines)


class LineCounts(Counts):
    """Rows and columns: what a line gives depends on how many spaces of what are in it, not on where they are."""

    def __init__(self, rule: PerLine, layers: list[int], ruins: int, field: Field) -> None:
        super().__init__(rule, layers, ruins, field)
        self.each = rule.each
        self.line: Line = rule.line
        family = family_of(rule.lines.masks)
        self.rows, self.columns = family.rows, family.columns
        #: Of each line, how many of its spaces are empty, and how much it has of what it asks for.
        self.empty: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.kinds: list[int] = []  # the types of terrain in it, as bits
        for line in family.lines:
            self.empty.append(ones(common(field.empty, line.words)))
            self._add_amounts(line.words)
        self.shares: dict[int, Shares] = {}  # by terrain
        self.in_rows: dict[int, Lines] = {}
        self.in_columns: dict[int, Lines] = {}

    def _add_amounts(self, spaces: Words) -> None:
        """As `line_amounts` gives them."""
        line, layers = self.line, self.field.kinds
        first, second, kinds = 0, 0, 0
        if isinstance(line, Complete):
            first = 1 if line.holding is None else ones(common(layers[line.holding].words, spaces))
        elif isinstance(line, Holds):
            first = ones(common(layers[line.kind].words, spaces))
        elif isinstance(line, Balanced):
            first = ones(common(layers[line.first].words, spaces))
            second = ones(common(layers[line.second].words, spaces))
        elif isinstance(line, Varied):
            for terrain in ALL_TYPES:
                if meets(layers[terrain].words, spaces):
                    first += 1
                    kinds |= 1 << terrain
        self.first.append(first)
        self.second.append(second)
        self.kinds.append(kinds)

    def count(self, spot: Spot, terrain: int) -> Count:
        if not self.minds[terrain]:
            terrain = DESTROYED
        holding, hope = 0, 0.0
        if self.rows:
            key = spot.across << 4 | terrain
            lines = self.in_rows.get(key)
            if lines is None:
                lines = self.in_rows[key] = self._together(spot.across, self.rows, 0, terrain)
                for share in lines.hopes:
                    hope += share
                lines.hopes = [hope]  # they come first, so they can be summed up here
            holding, hope = lines.holding, lines.hopes[0]
        if self.columns:
            key = spot.down << 4 | terrain
            lines = self.in_columns.get(key)
            if lines is None:
                lines = self.in_columns[key] = self._together(spot.down, self.columns, len(self.rows), terrain)
            holding += lines.holding
            for share in lines.hopes:  # one after another, as for the whole map: sums of fractions depend on the order
                hope += share
        return self.each * holding, self.each * hope

    def _together(self, filled: i64, lines: list[int], first: int, terrain: int) -> Lines:
        """Of lines from the first one on, with so many spaces of each filled."""
        shares = self.shares.get(terrain)
        if shares is None:
            shares = self.shares[terrain] = Shares(len(self.empty))
        found = Lines()
        at: i64 = first * 8
        for bits in lines:
            place = at + (filled >> bits & 7)
            held = shares.holds[place]
            if held < 0:
                held = self._learn(shares, place, terrain)
            found.holding += held
            hope = shares.hopes[place]
            if hope:
                found.hopes.append(hope)
            at += 8
        return found

    def amounts(self, number: int, filled: int, terrain: int) -> tuple[int, int]:
        """As `line_amounts` gives them, with a terrain on so many empty spaces of a line."""
        first, second = self.first[number], self.second[number]
        line = self.line
        if isinstance(line, Complete):
            if terrain == line.holding:
                first += filled
        elif isinstance(line, Holds):
            if terrain == line.kind:
                first += filled
        elif isinstance(line, Balanced):
            if terrain == line.first:
                first += filled
            if terrain == line.second:
                second += filled
        elif isinstance(line, Varied) and filled and terrain in ALL_TYPES and not self.kinds[number] >> terrain & 1:
            first += 1
        return first, second

    def _learn(self, shares: Shares, at: int, terrain: int) -> int:
        """Note what a line gives with a terrain on so many of its empty spaces, and say whether it holds."""
        number, filled = at // 8, at % 8
        lacking = self.empty[number] - filled
        first, second = self.amounts(number, filled, terrain)
        line = self.line
        holds = False
        if isinstance(line, Complete):
            holds = first > 0 and lacking == 0
        elif isinstance(line, Holds | Varied):
            holds = first >= line.count
        elif isinstance(line, Balanced):
            holds = first > 0 and first == second
        shares.hopes[at] = line_share(line, lacking, first, second)
        shares.holds[at] = 1 if holds else 0
        return shares.holds[at]


# --- what a card looks at --------------------------------------------------------------------------------------


def minded(rule: Score) -> tuple[int, ...]:
    """The terrains that can change what a card counts by more than that their spaces are no longer empty."""
    if isinstance(rule, Both):
        return minded(rule.first) + minded(rule.second)
    if isinstance(rule, PerSpace):
        return (rule.kind, *_kinds_of_place(rule.where))
    if isinstance(rule, LongestRun | BestCluster):
        return (rule.kind,)
    if isinstance(rule, Ranked):
        return (rule.kind,) if rule.away_from is None else (rule.kind, rule.away_from)
    if isinstance(rule, Linked):
        return rule.through, rule.to, MOUNTAIN
    if isinstance(rule, PerLine):
        return _kinds_of_line(rule.line)
    if isinstance(rule, PerCluster):
        return _kinds_of_cluster(rule)
    return ALL_TYPES


def _kinds_of_place(where: Where) -> tuple[int, ...]:
    if isinstance(where, OnEdge):
        return ()
    return (where.kind,) if isinstance(where, Closed | Beside | On) else ALL_TYPES


def _kinds_of_line(line: Line) -> tuple[int, ...]:
    if isinstance(line, Complete):
        return () if line.holding is None else (line.holding,)
    if isinstance(line, Holds):
        return (line.kind,)
    return (line.first, line.second) if isinstance(line, Balanced) else ALL_TYPES


def _kinds_of_cluster(rule: PerCluster) -> tuple[int, ...]:
    found: tuple[int, ...] = (rule.kind,)
    for which in rule.which:
        if isinstance(which, AwayFrom | Touching):
            found += (which.kind,)
        elif isinstance(which, TouchingTypes):
            found = ALL_TYPES
    return found


def zone_of(rule: Score, field: Field) -> Words:
    """At least the empty spaces that a card looks at."""
    if isinstance(rule, Both):
        return united(zone_of(rule.first, field), zone_of(rule.second, field))
    if isinstance(rule, LongestRun):
        return _run_zone(field.kinds[rule.kind].words, field.empty)
    if isinstance(rule, PerSpace | PerCluster | BestCluster | Ranked) and rule.kind in ALL_TYPES:
        return around(field.kinds[rule.kind].words)
    return around(field.kinds[rule.through].words) if isinstance(rule, Linked) else words_of(FULL)


def _run_zone(spaces: Words, empty: Words) -> Words:
    """The columns of empty spaces above and below a terrain."""
    zone = words_of(0)
    above, below = common(up(spaces), empty), common(down(spaces), empty)
    while some(above) or some(below):
        zone = united(zone, united(above, below))
        above, below = common(up(above), empty), common(down(below), empty)
    return zone
