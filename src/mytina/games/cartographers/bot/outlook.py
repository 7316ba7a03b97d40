"""What a map may come to with a shape more on it, for all places of the shape: what they have in common is kept."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from mytina.games.cartographers.bot.clusters import BestCounts, ClusterCounts, GapCounts, LinkCounts
from mytina.games.cartographers.bot.counts import Counts, LineCounts
from mytina.games.cartographers.bot.field import Field, Spot
from mytina.games.cartographers.bot.spaces import RunCounts, SpaceCounts
from mytina.games.cartographers.bot.worth import HILL_SHARES, calendar_of, edict_rules, worth
from mytina.games.cartographers.content import COIN_TRACK, DRAGON_REWARD, SEASON_EDICTS
from mytina.games.cartographers.regions import BestCluster, Exactly, Linked, PerCluster
from mytina.games.cartographers.scoring import FILLED, Beside, Closed, LongestRun, PerLine, PerSpace, Score
from mytina.games.cartographers.setup import Plan
from mytina.games.cartographers.terms import (
    COINS,
    COLUMNS,
    DRAGON,
    EMPTY,
    MONSTER,
    MOUNTAIN,
    PAID,
    REWARD,
    ROWS,
    ZOMBIE,
    cells,
    neighbours,
)
from mytina.games.cartographers.words import Words, common, meets, near, ones, united, words_of
from mytina.kernel.effects import Raw


def counts_of(rule: Score, layers: list[int], ruins: int, field: Field) -> Counts:
    """The counts of a card for what may be drawn on a map."""
    if isinstance(rule, PerLine) and all(line in ROWS or line in COLUMNS for line in rule.lines.masks):
        return LineCounts(rule, layers, ruins, field)
    if isinstance(rule, PerCluster):
        if rule.kind != EMPTY:
            return ClusterCounts(rule, layers, ruins, field)
        if len(rule.which) == 1 and isinstance(rule.which[0], Exactly):
            return GapCounts(rule, layers, ruins, rule.which[0].size, field)
    if isinstance(rule, PerSpace) and rule.kind != EMPTY and isinstance(rule.where, Closed | Beside):
        return (SpaceCounts if rule.where.kind != FILLED else Counts)(rule, layers, ruins, field)
    if isinstance(rule, BestCluster):
        return BestCounts(rule, layers, ruins, field)
    if isinstance(rule, Linked):
        return LinkCounts(rule, layers, ruins, field)
    if isinstance(rule, LongestRun):
        return RunCounts(rule, layers, ruins, field)
    return Counts(rule, layers, ruins, field)


#: From which season on, how much time of it has passed, which season is counted at once (or −1), and the points so far.
Moment = tuple[int, int, int, int]


class Hill:
    """A mountain that has not brought its coin: the spaces beside it."""

    __slots__ = ("sides",)

    def __init__(self, hill: int) -> None:
        self.sides: Words = words_of(neighbours(hill))


class Outlook:
    """A map before something is drawn on it."""

    def __init__(
        self, sheet: list[int], edicts: tuple[str, ...], plan: Plan, moment: Moment, whole: Outlook | None = None
    ) -> None:
        """With `whole`, the map before a space of it was destroyed, for monsters that come then."""
        season, time, ends, self.scored = moment
        self.sheet = sheet
        self.coins = sheet[COINS]
        self.calendar = calendar_of(plan.thresholds, season, time)
        self.field = Field(sheet)
        #: Cards that do not mind what was destroyed count on the field of the whole map.
        self.fields = [self.field] if whole is None else [self.field, whole.field]
        self.ends = ends >= 0
        self.parts: list[Counts | None] = []  # by edict
        self.counted: list[Counts] = []  # those that are still counted
        for edict, rule in enumerate(edict_rules(edicts, plan)):
            counts = whole.parts[edict] if whole is not None else None
            now = 1 if ends >= 0 and edict in SEASON_EDICTS[ends] else 0
            if not self.calendar.times[edict] and not now:
                counts = None
            elif counts is None or not counts.ignores(self.field):
                counts = counts_of(rule, sheet, plan.map.ruins, self.field)
                counts.times, counts.reach = self.calendar.times[edict], self.calendar.reach[edict]
                counts.now = now
            self.parts.append(counts)
            if counts is not None:
                self.counted.append(counts)
        hills = sheet[MOUNTAIN] & ~sheet[PAID]
        self.hills = [Hill(1 << hill) for hill in cells(hills)]
        self.dragon: Words = words_of(sheet[DRAGON])
        self.awaited = sheet[REWARD] == 1  # a Dragon that brings coins
        self.zombies: Words = words_of(sheet[ZOMBIE])
        self.closing: Words = words_of(neighbours(hills | sheet[DRAGON]))
        self.earned, self.likely = self._closed(self.dragon, self.awaited)
        self.known: dict[tuple[str, int, int], tuple[list[Raw], list[float]]] = {}

    def drawn(self, spot: Spot, terrain: int, coins: int) -> float:
        """The points at the end with a terrain, not monsters, on these empty spaces; `coins` come with the shape."""
        return self._worth(spot, terrain, coins, 0)

    def invaded(self, spot: Spot, letter: int) -> float:
        """The points at the end with monsters on these empty spaces, none of which is attacked."""
        return self._worth(spot, MONSTER, 0, letter)

    def _worth(self, spot: Spot, terrain: int, coins: int, letter: int) -> float:
        for field in self.fields:
            field.turn(spot, terrain)
        empty = self.field.empty
        points: i64 = 0
        scored: i64 = self.scored
        for counts in self.counted:
            found, counts.hope = counts.count(spot, terrain)
            points += counts.times * found
            scored += counts.now * found
        value = float(points)
        for counts in self.counted:
            value += counts.reach * counts.hope
        earned, likely = self.earned, self.likely
        if letter == DRAGON:
            earned, likely = self._closed(united(self.dragon, spot.words), True)
        elif meets(self.closing, spot.words):
            earned, likely = self._closed(self.dragon, self.awaited)
        zombies = united(self.zombies, spot.words) if letter == ZOMBIE else self.zombies
        open = ones(common(near(self.field.kinds[MONSTER].words), empty))
        spread = ones(common(near(zombies), empty))
        coins = min(COIN_TRACK, self.coins + coins + earned)
        if self.ends:
            scored += coins - open
        for field in self.fields:
            field.turn(spot, terrain)
        before: int = scored
        return before + worth(self.calendar, value, coins, open, spread, likely)

    def _closed(self, dragon: Words, awaited: bool) -> tuple[int, float]:
        """The coins for mountains and the Dragon that are closed in now, and what other mountains may bring."""
        empty = self.field.empty
        earned, likely = 0, 0.0
        for hill in self.hills:
            open = ones(common(hill.sides, empty))
            if open == 0:
                earned += 1
            else:
                likely += HILL_SHARES[open]
        if awaited and not meets(near(dragon), empty):
            earned += DRAGON_REWARD
        return earned, likely


@lru_cache(maxsize=8)
def outlook_of(sheet: tuple[int, ...], edicts: tuple[str, ...], plan: Plan, moment: Moment) -> Outlook:
    """Remembered, because a shape is chosen first and then placed."""
    return Outlook(list(sheet), edicts, plan, moment)
