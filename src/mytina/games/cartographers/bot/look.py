"""A map before a decision, and the features of what an option draws on it.

A shape is looked at through the scoring cards that are still to be counted: how many times over it brings what a card
counts, what progress it makes towards more, and whether it takes room from the card's terrain. To that come mountains,
monsters, the spaces that are cut off, and where ambushes will come. Nothing is copied: the map is changed, counted and
changed back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mytina.games.cartographers.bot.clusters import Gap
from mytina.games.cartographers.bot.coming import Coming, add_difference
from mytina.games.cartographers.bot.counts import Counts
from mytina.games.cartographers.bot.field import Field, Layer, Spot, spots_of
from mytina.games.cartographers.bot.names import MOMENTS, NEVER, OVER, STAGES, block, moment_of, stage_of, upto
from mytina.games.cartographers.bot.outlook import counts_of
from mytina.games.cartographers.bot.potential import potential, sides
from mytina.games.cartographers.bot.standings import Standing, standing_of
from mytina.games.cartographers.content import CARDS, DRAGON_REWARD, SCORING
from mytina.games.cartographers.rules import RAVAGED
from mytina.games.cartographers.scoring import Board, Lines, PerLine, Score
from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.shapes import SINGLE
from mytina.games.cartographers.terms import (
    DESTROYED,
    DRAGON,
    EDGE,
    EMPTY,
    FARM,
    FOREST,
    FULL,
    HERO,
    KINDS,
    MARKS,
    MONSTER,
    MOUNTAIN,
    PAID,
    REWARD,
    SEASONS,
    SLOTS,
    STRIDE,
    VILLAGE,
    WATER,
    ZOMBIE,
    cells,
    clusters,
    neighbours,
)
from mytina.games.cartographers.wild import best_points
from mytina.games.cartographers.words import (
    Words,
    common,
    first_space,
    grown,
    meets,
    near,
    ones,
    some,
    squares,
    threes,
    without,
    words_of,
)
from mytina.games.cartographers.words import sides as in_words
from mytina.kernel.policy import Tally

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers

_IDS: Final = list(SCORING)
_SEASONS: Final = list(SEASONS)

#: How many times over a shape brings what a card counts.
LEAST_GAIN, MOST_GAIN = -4, 8
GAINS: Final = MOST_GAIN - LEAST_GAIN + 1
#: Progress in points, by bands, and besides in quarters of a point.
BANDS: Final[tuple[float, ...]] = (-4.0, -2.5, -1.5, -0.8, -0.3, -0.05, 0.05, 0.3, 0.8, 1.5, 2.5, 4.0)
MOST_QUARTERS: Final = 20
ROUNDING: Final = 1e-9  # what comes to a band by a sum of fractions belongs to it
MOST_CONTACT: Final = 12

_MOMENTS = list(MOMENTS)
GAIN: Final = block("gain", _IDS, _MOMENTS, [f"{n:+}" for n in range(LEAST_GAIN, MOST_GAIN + 1)])
HOPE: Final = block("hope", _IDS, _MOMENTS, [f"band{n}" for n in range(len(BANDS) + 1)])
MORE: Final = block("hope-quarters", _MOMENTS, ["more", "less"])
#: The same by how many cards are left in the deck of this season that bring a terrain which the card is about.
MOST_SUPPLY: Final = 5
SUPPLIED: Final = block("supplied", _MOMENTS, upto(MOST_SUPPLY), [f"band{n}" for n in range(len(BANDS) + 1)])
BESIDE: Final = block("beside", _IDS, _MOMENTS, upto(4))
BLOCKS: Final = block("blocks", _IDS, upto(4))
HILL: Final = block("hill", _SEASONS, upto(4), upto(4))
OPEN: Final = block("monsters-open", _SEASONS, ["more", "less"])
SPREAD: Final = block("zombies-open", _SEASONS, ["more", "less"])
LONELY: Final = block("lonely", _SEASONS, upto(4))
NARROW: Final = block("narrow", _SEASONS, upto(6))
CONTACT: Final = block("contact", _SEASONS, upto(MOST_CONTACT))
IN_THE_WAY: Final = block("in-the-way", _SEASONS, upto(3))
ON_EDGE: Final = block("on-edge", _SEASONS, upto(5))
ON_RUINS: Final = block("on-ruins", _SEASONS, upto(3))
SIZE_DRAWN: Final = block("size", _SEASONS, upto(6))
COIN: Final = block("coin", _SEASONS)
TERRAIN: Final = block("terrain", list(KINDS), _IDS, _MOMENTS)
CATCH: Final = block("catch", _SEASONS, upto(4))
KILLS: Final = block("kills", _SEASONS, upto(4))
AIMS: Final = block("aims-at-empty", _SEASONS, upto(4))
#: Gaps of so many spaces that come to be, and those that end; for the card that counts gaps also by its stage.
MOST_GAP: Final = 9
GAP: Final = block("gap", _SEASONS, upto(MOST_GAP))
NO_GAP: Final = block("no-gap", _SEASONS, upto(MOST_GAP))
COUNTED_GAPS: Final = "starlit_sigil"
SIGIL: Final = block(f"gap-{COUNTED_GAPS}", list(STAGES), upto(MOST_GAP))
NO_SIGIL: Final = block(f"no-gap-{COUNTED_GAPS}", list(STAGES), upto(MOST_GAP))
#: Room for what is to come: empty squares of four, and three empty spaces side by side, that are lost.
MOST_SQUARES: Final = 9
MOST_THREES: Final = 14
SQUARES: Final = block("squares-lost", _SEASONS, upto(MOST_SQUARES))
THREES: Final = block("threes-lost", _SEASONS, upto(MOST_THREES))
#: Empty spaces beside a Dragon that has not brought its coins.
MOST_LEFT: Final = 8
DRAGON_LEFT: Final = block("dragon-left", _SEASONS, upto(MOST_LEFT))
NO_DRAGON_LEFT: Final = block("no-dragon-left", _SEASONS, upto(MOST_LEFT))
#: The last card of the game: the points that it brings, and nothing else counts.
LEAST_LAST, MOST_LAST = -20, 60
LAST: Final = block("last-card", [f"{n:+}" for n in range(LEAST_LAST, MOST_LAST + 1)])
LAST_COIN: Final = block("coin-last")

_CATEGORY_TERRAINS: Final = {
    "forest": (FOREST,),
    "village": (VILLAGE,),
    "farm_water": (FARM, WATER),
    "general": (),
}
#: Cards that other terrains matter to as well; those of the last category mind all.
_MIND_ALL: Final = ("outer_enclave", "treetower", "greengold_plains")


def _minded() -> list[list[bool]]:
    """By card and terrain: whether drawing it can change the card's points."""
    found = []
    for card in SCORING.values():
        terrains = _CATEGORY_TERRAINS[card.category]
        everything = not terrains or card.id in _MIND_ALL
        minds = [everything or terrain in terrains for terrain in range(len(KINDS))]
        if card.id == "deepwood":
            minds[VILLAGE] = True
        found.append(minds)
    return found


MINDS: Final = _minded()
#: The terrains that a card is about.
ABOUT: Final = [_CATEGORY_TERRAINS[card.category] for card in SCORING.values()]
NUMBER_OF: Final = {id: number for number, id in enumerate(SCORING)}

#: A map with all that features of places depend on, and the scores of places on it, by terrain and spaces.
Key = tuple[object, ...]
Known = list[dict[Spot, float]]


class Look:
    """A map before a decision, with what all its options have in common."""

    def __init__(self, state: Cartographers, owner: int) -> None:
        from mytina.games.cartographers.state import rules_of

        plan = plan_of(state.setup)
        self.layers = state.sheets[owner * SLOTS : owner * SLOTS + SLOTS]
        self.known: Known = [{} for _ in KINDS]
        self.board = Board(self.layers, plan.map.ruins)
        self.before = Board(self.layers[:], plan.map.ruins)  # stays as it is
        self.wild = plan.wild
        over = state.phase == RAVAGED  # the season is counted already
        self.season = min(3, state.season + over)
        left = plan.thresholds[self.season] - (0 if over else state.time + CARDS[state.card].time)
        self.moments = [moment_of(edict, self.season, left) for edict in range(4)]
        self.stages = [stage_of(edict, self.season, left) for edict in range(4)]
        #: Whether the game is over after the card that is drawn: then only points count.
        self.last = self.season == 3 and left <= 0 and not over and not plan.wild
        self.cards = [NUMBER_OF[id] for id in state.edicts]
        self.supplied = [0] * 4  # the moment of each, and how much the deck has for it
        for edict in range(4):
            if self.moments[edict] != NEVER:
                supply = supply_of(state.deck, ABOUT[self.cards[edict]])
                self.supplied[edict] = self.moments[edict] * (MOST_SUPPLY + 1) + min(MOST_SUPPLY, supply)
        now = state.season, state.time, state.card, state.phase, state.edicts, plan
        self.key: Key = (*self.layers, now, *state.gone, *self.supplied)
        self.rules = rules_of(state.edicts, plan)
        self.units = [unit_of(rule) for rule in self.rules]
        self.points = [0] * 4
        self.hopes = [0.0] * 4
        self.parts: dict[tuple[int, tuple[int, ...]], tuple[PerLine, int, float]] = {}
        self.rims = [Layer(0)] * 4
        self.field = Field(self.layers)
        self.counts: list[Counts | None] = [None] * 4  # of those that are still counted
        self.standings: list[Standing | None] = [None] * 4
        layers = self.layers
        for edict in range(4):
            if self.moments[edict] != NEVER:
                self.points[edict] = self._points(edict)
                self.hopes[edict] = potential(self.rules[edict], self.board)
                kinds = 0
                for terrain in ABOUT[self.cards[edict]]:
                    kinds |= layers[terrain]
                self.rims[edict] = Layer(neighbours(kinds))
                if not self.wild:
                    counts = counts_of(self.rules[edict], layers, plan.map.ruins, self.field)
                    self.counts[edict] = counts
                    if self.moments[edict] != OVER:
                        self.standings[edict] = standing_of(state.edicts[edict], self.stages[edict], counts)
        empty = self.empty = layers[EMPTY]
        self.free = Layer(empty)
        self.squares: i64 = squares(self.free.words)
        self.threes: i64 = threes(self.free.words)
        self.gaps = [Gap(words_of(gap), gap.bit_count()) for gap in clusters(empty) if gap.bit_count() <= MOST_GAP]
        self.sigil = -1  # the stage of the card that counts gaps
        if COUNTED_GAPS in state.edicts:
            self.sigil = self.stages[state.edicts.index(COUNTED_GAPS)]
        hills = layers[MOUNTAIN] & ~layers[PAID]
        self.hills = [Layer(neighbours(1 << hill)) for hill in cells(hills)]  # what lies beside each
        self.hillsides = Layer(neighbours(hills))
        self.zombies = Layer(layers[ZOMBIE])
        self.threatened = neighbours(layers[MONSTER])
        self.endangered = (self.threatened & empty).bit_count()
        self.infected = (neighbours(layers[ZOMBIE]) & empty).bit_count()
        one, two = sides(empty)
        some = neighbours(empty)
        four = empty << 1 & empty >> 1 & empty << STRIDE & empty >> STRIDE & FULL
        #: The spaces with at least one empty side, with two, with three, with four.
        self.sided = [Layer(some), Layer(some & ~one), Layer(some & ~one & ~two), Layer(four)]
        landing = 0
        self.ambushes: list[Coming] = []
        if state.seats == 1:
            for number in plan.ambushes:
                if number not in state.gone:
                    coming = Coming(number, layers, self.season)
                    landing |= coming.landing
                    if not self.last:
                        self.ambushes.append(coming)
        self.dragon = Layer(layers[DRAGON] if layers[REWARD] == 1 else 0)
        self.dragonside = Layer(neighbours(layers[DRAGON]))
        self.awaited: i64 = ones(common(near(self.dragon.words), self.free.words))
        self.landing = landing
        self.landed = Layer(landing)
        self.expected = Layer(neighbours(landing) | landing)
        self.edge = Layer(EDGE)
        self.ruins = Layer(plan.map.ruins)

    def _points(self, edict: int) -> int:
        rule = self.rules[edict]
        return best_points(rule, self.board) if self.wild else rule.points(self.board)

    def tell_shape(self, terrain: int, size: int, coin: bool, tally: Tally) -> None:
        """The features of a terrain and a shape, wherever it is drawn."""
        tally.add(SIZE_DRAWN + self.season * 7 + min(6, size))
        if coin:
            tally.add(COIN + self.season)
        for edict in range(4):
            moment = self.moments[edict]
            if moment != NEVER and (moment != OVER or self.wild):
                tally.add(TERRAIN + (terrain * len(_IDS) + self.cards[edict]) * len(MOMENTS) + moment)

    def add_last(self, spot: Spot, terrain: int, tally: Tally) -> None:
        """The last card of the game: the points that it brings."""
        field = self.field
        if terrain == MONSTER and spot.mask & self.layers[MARKS]:
            terrain = DESTROYED
        field.turn(spot, terrain)
        gained: i64 = 0
        for edict in range(4):
            counts = self.counts[edict]
            if counts is not None:
                points, _ = counts.count(spot, terrain)
                gained += points - self.points[edict]
        empty = field.empty
        gained -= ones(common(near(field.kinds[MONSTER].words), empty)) - self.endangered
        if meets(spot.words, self.hillsides.words):
            for hill in self.hills:
                if meets(hill.words, spot.words) and not meets(hill.words, empty):
                    gained += 1
        if self.awaited and not meets(near(self.dragon.words), empty):
            gained += DRAGON_REWARD
        field.turn(spot, terrain)
        tally.add(LAST + max(0, min(MOST_LAST, gained) - LEAST_LAST))

    def add_drawn(self, spot: Spot, terrain: int, tally: Tally, anew: bool) -> None:
        """The features of a terrain drawn on these empty spaces. `anew`: cards are counted on the whole map, because
        more has changed on it or wild spaces count."""
        if self.last and not anew:
            self.add_last(spot, terrain, tally)
            return
        layers = self.layers
        if terrain == MONSTER and spot.mask & layers[MARKS]:
            terrain = DESTROYED  # it dies at once; monsters are drawn space by space
        before = layers[terrain]
        if anew:
            layers[EMPTY] = self.empty & ~spot.mask
            layers[terrain] = before | spot.mask
        field = self.field
        beside: i64 = ones(common(near(spot.words), field.kinds[terrain].words))
        field.turn(spot, terrain)
        for edict in range(4):
            moment = self.moments[edict]
            if moment == NEVER:
                continue
            card = self.cards[edict]
            if MINDS[card][terrain] or self.wild:
                counts = self.counts[edict]
                if anew or counts is None:
                    self._add_counted(edict, moment, spot.mask, tally)
                else:
                    points, hope = counts.count(spot, terrain)
                    gain: int = points
                    gain = (gain - self.points[edict]) // self.units[edict]
                    if moment == OVER:  # nothing that is hoped for will be counted
                        _add_points(card * len(MOMENTS) + moment, gain, tally)
                        continue
                    _add_gain(card * len(MOMENTS) + moment, self.supplied[edict], gain, hope - self.hopes[edict], tally)
                close: i64 = beside if beside < 4 else 4
                tally.add(BESIDE + (card * len(MOMENTS) + moment) * 5 + close)
            standing = self.standings[edict]
            if standing is not None and not anew:
                standing.add(spot, terrain, tally)
            if moment == OVER and not self.wild:
                continue
            taken: i64 = ones(common(spot.words, self.rims[edict].words))
            if taken and terrain not in ABOUT[card]:
                tally.add(BLOCKS + card * 5 + (taken if taken < 4 else 4))
        self._add_room(spot, tally)
        self._add_monsters(field.kinds[MONSTER].words, self.zombies.words, field.empty, tally)
        field.turn(spot, terrain)
        layers[EMPTY] = self.empty
        layers[terrain] = before

    def tell_hero(self, cell: int, marks: int, tally: Tally) -> None:
        """The features of a hero: what it stands on, what it strikes, and what may come where it strikes."""
        layers, season = self.layers, self.season
        alive, destroyed = layers[MONSTER], layers[DESTROYED]
        dead = alive & marks
        if dead:
            layers[MONSTER] = alive & ~dead
            layers[DESTROYED] = destroyed | dead
        tally.add(KILLS + season * 5 + min(4, dead.bit_count()))
        tally.add(CATCH + season * 5 + min(4, (marks & self.landing).bit_count()))
        for coming in self.ambushes:
            coming.add_struck(marks, tally)
        tally.add(AIMS + season * 5 + min(4, (marks & self.empty).bit_count()))
        spot = spots_of(SINGLE)[cell]
        assert spot is not None
        if dead or self.wild:
            field, self.field = self.field, Field(layers)
            self.add_drawn(spot, HERO, tally, True)
            self.field = field
            layers[MONSTER], layers[DESTROYED] = alive, destroyed
        else:
            self.add_drawn(spot, HERO, tally, False)

    def tell_destroyed(self, mask: int, tally: Tally) -> None:
        """The features of a space that is destroyed, whatever lies on it."""
        layers = self.layers
        kept = layers[:]
        for layer in range(DESTROYED):
            layers[layer] &= ~mask
        layers[ZOMBIE] &= ~mask
        layers[EMPTY] &= ~mask
        layers[DESTROYED] |= mask
        for edict in range(4):
            if self.moments[edict] != NEVER:
                self._add_counted(edict, self.moments[edict], mask, tally)
        spot = Spot(mask & self.empty, 0, 0)
        self._add_room(spot, tally)
        self._add_monsters(words_of(layers[MONSTER]), words_of(layers[ZOMBIE]), words_of(layers[EMPTY]), tally)
        layers[:] = kept

    def _add_counted(self, edict: int, moment: int, mask: int, tally: Tally) -> None:
        """What the map as it is now has more of than before, for a card."""
        card = self.cards[edict]
        rule = self.rules[edict]
        if isinstance(rule, PerLine) and not self.wild:
            lines, had, hoped = self._touched(edict, rule, mask)
            gain = (lines.points(self.board) - had) // rule.each
            hope = potential(lines, self.board) - hoped
        else:
            gain = (self._points(edict) - self.points[edict]) // self.units[edict]
            hope = potential(rule, self.board) - self.hopes[edict]
        _add_gain(card * len(MOMENTS) + moment, self.supplied[edict], gain, hope, tally)

    def _touched(self, edict: int, rule: PerLine, mask: int) -> tuple[PerLine, int, float]:
        """The card for those lines alone that have one of these spaces, and what they had before."""
        touched = tuple([line for line in rule.lines.masks if line & mask])
        part = self.parts.get((edict, touched))
        if part is None:
            lines = PerLine(rule.each, Lines(rule.lines.name, touched), rule.line)
            part = self.parts[edict, touched] = (lines, lines.points(self.before), potential(lines, self.before))
        return part

    def _add_room(self, spot: Spot, tally: Tally) -> None:
        """What becomes of the empty spaces around those that were filled."""
        season: i64 = self.season
        here = spot.words
        empty = without(self.free.words, here)
        around = common(near(here), empty)
        lonely = ones(without(around, near(empty)))
        tally.add(LONELY + season * 5 + (lonely if lonely < 4 else 4))
        narrow = ones(common(around, in_words(empty)[0]))
        tally.add(NARROW + season * 7 + (narrow if narrow < 6 else 6))
        self._add_gaps(here, around, empty, tally)
        lost = self.squares - squares(empty)
        tally.add(SQUARES + season * (MOST_SQUARES + 1) + (lost if lost < MOST_SQUARES else MOST_SQUARES))
        lost = self.threes - threes(empty)
        tally.add(THREES + season * (MOST_THREES + 1) + (lost if lost < MOST_THREES else MOST_THREES))
        touching = 4 * ones(here)  # off the map all is full
        for sided in self.sided:
            touching -= ones(common(here, sided.words))
        tally.add(CONTACT + season * (MOST_CONTACT + 1) + (touching if touching < MOST_CONTACT else MOST_CONTACT))
        edge = ones(common(here, self.edge.words))
        tally.add(ON_EDGE + season * 6 + (edge if edge < 5 else 5))
        ruins = ones(common(here, self.ruins.words))
        tally.add(ON_RUINS + season * 4 + (ruins if ruins < 3 else 3))
        if meets(here, self.expected.words):
            for coming in self.ambushes:
                coming.add(spot, tally)
        awaited = self.awaited
        if awaited and meets(here, self.dragonside.words):
            beside = ones(common(near(self.dragon.words), empty))
            tally.add(DRAGON_LEFT + season * (MOST_LEFT + 1) + (beside if beside < MOST_LEFT else MOST_LEFT))
            tally.add(NO_DRAGON_LEFT + season * (MOST_LEFT + 1) + (awaited if awaited < MOST_LEFT else MOST_LEFT))
        landed = ones(common(here, self.landed.words))
        tally.add(IN_THE_WAY + season * 4 + (landed if landed < 3 else 3))
        if meets(here, self.hillsides.words):
            for hill in self.hills:
                if meets(hill.words, here):
                    was = ones(common(hill.words, self.free.words))
                    tally.add(HILL + (season * 5 + was) * 5 + ones(common(hill.words, empty)))

    def _add_gaps(self, here: Words, left: Words, empty: Words, tally: Tally) -> None:
        """The small gaps in which something is drawn, and those that are left beside it."""
        season: i64 = self.season
        sigil: i64 = self.sigil
        for gap in self.gaps:
            if meets(gap.spaces, here):
                tally.add(NO_GAP + season * (MOST_GAP + 1) + gap.size)
                if sigil >= 0:
                    tally.add(NO_SIGIL + sigil * (MOST_GAP + 1) + gap.size)
        while some(left):
            part = first_space(left)
            size: i64 = 1
            while size <= MOST_GAP:
                wider = grown(part, empty)
                more = ones(wider)
                if more == size:
                    break
                part, size = wider, more
            left = without(left, part)
            if size <= MOST_GAP:
                tally.add(GAP + season * (MOST_GAP + 1) + size)
                if sigil >= 0:
                    tally.add(SIGIL + sigil * (MOST_GAP + 1) + size)

    def _add_monsters(self, monsters: Words, zombies: Words, empty: Words, tally: Tally) -> None:
        """Empty spaces beside monsters, more or fewer."""
        add_difference(OPEN + self.season * 2, ones(common(near(monsters), empty)) - self.endangered, tally)
        add_difference(SPREAD + self.season * 2, ones(common(near(zombies), empty)) - self.infected, tally)


def _add_points(place: int, gain: int, tally: Tally) -> None:
    """What a card counts more of; `place`: the card at this moment."""
    gain = max(LEAST_GAIN, min(MOST_GAIN, gain))
    tally.add(GAIN + place * GAINS + gain - LEAST_GAIN)


def _add_gain(place: int, supplied: int, gain: int, hope: float, tally: Tally) -> None:
    """The same, and what it may come to; `supplied`: the moment and what is left in the deck."""
    _add_points(place, gain, tally)
    hope += ROUNDING
    band = 0
    while band < len(BANDS) and BANDS[band] <= hope:
        band += 1
    tally.add(HOPE + place * (len(BANDS) + 1) + band)
    tally.add(SUPPLIED + supplied * (len(BANDS) + 1) + band)
    quarters = round(4 * hope)
    if quarters:
        less = 1 if quarters < 0 else 0
        tally.add_times(MORE + place % len(MOMENTS) * 2 + less, min(MOST_QUARTERS, abs(quarters)))


def unit_of(rule: Score) -> int:
    """The points that a card gives for one of what it counts."""
    return int(getattr(rule, "each", 1))


def supply_of(deck: list[int], terrains: tuple[int, ...]) -> int:
    """How many cards of a deck bring one of these terrains; without any, all do."""
    found = 0
    for number in deck:
        for terrain in CARDS[number].terrains:
            if not terrains or terrain in terrains:
                found += 1
                break
    return found
