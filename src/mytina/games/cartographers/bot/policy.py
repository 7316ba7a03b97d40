"""The features of options: what a policy looks at when a seat of Cartographers decides.

A shape that is drawn is looked at through the scoring cards that are still to be counted: how many times over it brings
what a card counts, what progress it makes towards more, and whether it takes room from the card's terrain. To that come
mountains, monsters, the spaces that are cut off, and where ambushes will come. Nothing is copied: the map is changed,
counted and changed back. Choosing a terrain and a shape has the features of the best place that there is for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mytina.games.cartographers.bot.clusters import Gap
from mytina.games.cartographers.bot.coming import Coming, add_difference
from mytina.games.cartographers.bot.counts import Counts
from mytina.games.cartographers.bot.field import Field, Layer, Spot, spots_of
from mytina.games.cartographers.bot.glance import DRAWN, Glance, coefficients, likely
from mytina.games.cartographers.bot.names import MOMENTS, NAMES, NEVER, OVER, STAGES, block, moment_of, stage_of, upto
from mytina.games.cartographers.bot.outlook import counts_of, outlook_of
from mytina.games.cartographers.bot.potential import potential, sides
from mytina.games.cartographers.bot.standings import Standing, standing_of
from mytina.games.cartographers.bot.worth import HILL_SHARES, LATER_LOSS, future
from mytina.games.cartographers.content import CARDS, DRAGON_REWARD, SCORING, Card
from mytina.games.cartographers.rules import (
    DESTRUCTIBLE,
    FALLBACK,
    RAVAGED,
    Choose,
    Petrify,
    Place,
    PlaceAmbush,
    PlaceHero,
    shape_drawn,
)
from mytina.games.cartographers.scoring import Board, Lines, PerLine, Score
from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.shapes import SINGLE, Shape
from mytina.games.cartographers.terms import (
    BITS,
    DESTROYED,
    DRAGON,
    EDGE,
    EMPTY,
    FARM,
    FOREST,
    FULL,
    GORGON,
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
from mytina.kernel.effects import Raw
from mytina.kernel.policy import NOWHERE, Policy, Tally
from mytina.kernel.rng import Rng

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers

#: All places of all shapes are looked at before one is chosen: a pick takes as long as valuing some 40 places in plain
#: Python, some 29 compiled.
EFFORT: Final = 30
#: Games that a decision should have played out: in plain Python a second is too short for them.
ENDS: Final = 12
#: After so many moves these are valued. Ends differ by 11 points by luck while more than half of the game is to come,
#: what the judge says after five moves by 5, and it says nearly as well which move is better.
WAY: Final = (5, 8, 12)

#: A second look is taken at so many of the favourites, which lie so far below the first at most, in points; of every
#: option that may come next so many places are valued.
FAVOURITES: Final = 5
NEARLY: Final = 1.5
PLACES: Final = 3

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
#: What an option takes from the owner of another map, in tenths of a point and by powers of two: how much less is left
#: to it, as the judge sees it, than by the option that it would like best.
HARM_BITS: Final = 10
HARM: Final = block("harm", upto(HARM_BITS - 1))

#: What the best places of the next cards count on the map that an option leaves (`chosen`).
NEXT: Final = block("next-cards", _SEASONS)

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

#: How many times what a card counts is still counted, and what share of the progress will come to something, by moment.
_TIMES: Final = (1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0)
_REACH: Final = (0.0, 0.25, 0.6, 0.85, 1.4, 0.95, 1.9)
#: Points for a side that touches what is filled, by season: what stays empty should hang together.
_CONTACT: Final = (0.15, 0.15, 0.12, 0.05)
#: A space on which an ambush would come now: it will come elsewhere.
_IN_THE_WAY: Final = -0.1
#: Scores are in units of so many points, as greedy's values are distilled.
_UNIT: Final = 0.7


def by_hand() -> dict[str, float]:
    """Weights by which a place is worth about what the judge sees in it, and more where it closes gaps."""
    found: dict[str, float] = {}
    for card, id in enumerate(_IDS):
        each = unit_of(SCORING[id].rule)
        for moment, times in enumerate(_TIMES):
            for gain in range(GAINS):
                number = GAIN + (card * len(MOMENTS) + moment) * GAINS + gain
                found[NAMES[number]] = (gain + LEAST_GAIN) * each * times / _UNIT
    for moment, reach in enumerate(_REACH):
        found[NAMES[MORE + moment * 2]] = 0.25 * reach / _UNIT
        found[NAMES[MORE + moment * 2 + 1]] = -0.25 * reach / _UNIT
    for season in range(4):
        counts = 4 - season
        lost = (1 + LATER_LOSS * (counts - 1)) / _UNIT
        spread = 2.0 * (counts - 1) / _UNIT
        for number, worth in ((OPEN + season * 2, -lost), (SPREAD + season * 2, -spread)):
            found[NAMES[number]], found[NAMES[number + 1]] = worth, -worth
        found[NAMES[COIN + season]] = counts / _UNIT
        for touching in range(MOST_CONTACT + 1):
            found[NAMES[CONTACT + season * (MOST_CONTACT + 1) + touching]] = touching * _CONTACT[season] / _UNIT
        for spaces in range(4):
            found[NAMES[IN_THE_WAY + season * 4 + spaces]] = spaces * _IN_THE_WAY / _UNIT
        worths = (counts, *((counts - 0.5) * share for share in HILL_SHARES[1:]))
        for before in range(5):
            for after in range(5):
                found[NAMES[HILL + (season * 5 + before) * 5 + after]] = (worths[after] - worths[before]) / _UNIT
    for bit in range(HARM_BITS):
        found[NAMES[HARM + bit]] = (1 << bit) / 10
    for points in range(LEAST_LAST, MOST_LAST + 1):
        found[NAMES[LAST + points - LEAST_LAST]] = points / _UNIT
    found[NAMES[LAST_COIN]] = 1 / _UNIT
    return found


def unit_of(rule: Score) -> int:
    """The points that a card gives for one of what it counts."""
    return int(getattr(rule, "each", 1))


class CartographersPolicy(Policy["Cartographers"]):
    def __init__(self, weights: dict[str, float], kinds: frozenset[str] = NOWHERE) -> None:
        super().__init__(NAMES, weights or by_hand(), kinds)
        self.sum_of = Tally(self.weights)
        self.last: tuple[Key, Known] = ((), [])  # of the position that was looked at last
        self.nexts: dict[tuple[Spot, int], float] = {}  # there, by what is drawn: what the next cards bring after it

    def knows(self, state: Cartographers) -> bool:
        """Every table: everybody has a map of their own, and it is drawn everywhere by the same features."""
        return True

    def plays_rollouts(self, state: Cartographers) -> bool:
        """Alone. With others rollouts go as far as the next card, and there greedy bots, by whose judge they are
        valued, take less time (docs/experiments/strength.md)."""
        return state.seats == 1

    def plays_out(self, state: Cartographers) -> bool:
        """The judge does not see which places will be left for what is to come; who plays on does. With others a game
        takes too long to be played on."""
        return state.seats == 1

    def ends_tell(self, state: Cartographers) -> bool:
        """Ends differ by luck by fifteen points, good places by one or two."""
        return False

    def ends_needed(self, state: Cartographers) -> int:
        return ENDS

    def foresees(self, state: Cartographers) -> bool:
        """The judge says nearly as well as ends which move is better, and by how much."""
        return True

    def valued_after(self, state: Cartographers) -> tuple[int, ...]:
        return WAY

    def effort(self) -> int:
        return EFFORT

    def table(self, rng: Rng) -> tuple[int, dict[str, bool | int | str]]:
        return 1, {"map": ("C", "D")[rng.below(2)]}

    def tell(self, state: Cartographers, seat: int, tally: Tally) -> None:
        question, args, raws = state.offers[seat]
        if isinstance(question, PlaceAmbush):
            self._tell_ambush(state, args, raws, tally)
            return
        if isinstance(question, Petrify) and args[0] != seat:
            self._tell_petrified(state, args[0], raws, tally)
            return
        look = self.look(state, seat)
        if isinstance(question, Choose):
            for raw in raws:
                if tally.option():
                    self._tell_choice(state, seat, look, raw, tally)
        elif isinstance(question, Place):
            spots = spots_of(shape_drawn(args))
            for raw in raws:
                if tally.option():
                    self._tell_drawn(look, spots[raw[0] * BITS + raw[1]], args[1], tally)
        elif isinstance(question, PlaceHero):
            attack = CARDS[args[0]].attack
            assert attack is not None
            for raw in raws:
                if tally.option():
                    look.tell_hero(raw[1], attack.marks[raw], tally)
        else:
            for raw in raws:
                if tally.option():
                    look.tell_destroyed(1 << raw[0], tally)

    def look(self, state: Cartographers, owner: int) -> Look:
        """The map, with what is known of its places already: a shape is chosen first and then placed."""
        look = Look(state, owner)
        key, known = self.last
        if key == look.key:
            look.known = known
        else:
            self.last = (look.key, look.known)
            self.nexts = {}
        return look

    def _tell_ambush(self, state: Cartographers, args: tuple[int, ...], raws: list[Raw], tally: Tally) -> None:
        """Monsters on another map: what they leave to its owner."""
        number, target, fits = args
        shape = CARDS[number].shapes[0] if fits else SINGLE
        letter = CARDS[number].letter if fits else 0
        sheet = state.sheet(target)
        outlook = outlook_of(tuple(sheet), state.edicts, plan_of(state.setup), (state.season, state.time, -1, 0))
        losses = self._losses(state, sheet) if letter == GORGON else {}
        spots = spots_of(shape)
        left: list[float] = []
        for orientation, corner in raws:
            spot = spots[orientation * BITS + corner]
            assert spot is not None
            if spot.mask & sheet[MARKS]:  # a monster that dies at once
                left.append(outlook.drawn(spot, DESTROYED, 0))
                continue
            lost = 0.0
            if losses:
                for cell in cells(neighbours(spot.mask)):
                    lost = max(lost, losses.get(cell, 0.0))
            left.append(outlook.invaded(spot, letter) - lost)
        _tell_harm(left, tally)

    def _losses(self, state: Cartographers, sheet: list[int]) -> dict[int, float]:
        """What the owner of a map loses with each of its filled spaces that a Gorgon may destroy."""
        plan = plan_of(state.setup)
        whole = future(tuple(sheet), state.edicts, plan, state.season, state.time)
        found: dict[int, float] = {}
        for cell in cells(FULL & ~sheet[EMPTY] & ~sheet[MOUNTAIN] & ~sheet[DESTROYED]):
            without_it = future(tuple(destroyed(sheet, cell)), state.edicts, plan, state.season, state.time)
            found[cell] = whole - without_it
        return found

    def _tell_petrified(self, state: Cartographers, target: int, raws: list[Raw], tally: Tally) -> None:
        """A space that is destroyed on another map."""
        plan = plan_of(state.setup)
        sheet = state.sheet(target)
        left: list[float] = []
        for raw in raws:
            left.append(future(tuple(destroyed(sheet, raw[0])), state.edicts, plan, state.season, state.time))
        _tell_harm(left, tally)

    def _tell_choice(self, state: Cartographers, seat: int, look: Look, raw: tuple[int, ...], tally: Tally) -> None:
        """The features of a terrain and a shape, and of the place for it that has the highest score."""
        terrain, number = raw
        card = CARDS[state.card]
        shape = SINGLE if number == FALLBACK else card.shapes[number]
        if look.last:
            if number == 0 and card.coin:
                tally.add(LAST_COIN)
        else:
            look.tell_shape(terrain, shape.size, number == 0 and card.coin, tally)
        best = self._best_spot(look, shape, terrain, shape.places(look.empty, _wanted(state, seat, number)))
        if best is not None:
            self._tell_drawn(look, best, terrain, tally)

    def _best_spot(self, look: Look, shape: Shape, terrain: int, places: list[Raw]) -> Spot | None:
        """The place with the highest score; None without any."""
        spots = spots_of(shape)
        best: Spot | None = None
        most = 0.0
        for orientation, corner in places:
            spot = spots[orientation * BITS + corner]
            score = self._score(look, spot, terrain)
            if best is None or score > most:
                best, most = spot, score
        return best

    def chosen(self, state: Cartographers, seat: int) -> Raw:
        """The best option, after a second look at those that are nearly as good: where do the next cards find room?"""
        question, _, raws = state.offers[seat]
        scores = self.scores(state, seat)
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        best = order[0]
        close = [place for place in order[:FAVOURITES] if scores[best] - scores[place] <= NEARLY / _UNIT]
        counts = self.weights[NEXT + state.season]
        if len(close) < 2 or not counts or not isinstance(question, Choose | Place):
            return raws[best]
        look = self.look(state, seat)
        most = 0.0
        for place in close:
            foreseen = self.foreseen(state, seat, look, raws[place])
            if foreseen is None:
                return raws[order[0]]
            score = scores[place] + counts * foreseen
            if place == close[0] or score > most:
                best, most = place, score
        return raws[best]

    def foreseen(self, state: Cartographers, seat: int, look: Look, raw: Raw) -> float | None:
        """What the cards that may come next would score, on average, on the map that a shape leaves. None where nothing
        more comes in this season."""
        question, args, _ = state.offers[seat]
        cards = _next_cards(state)
        if look.wild or not cards:
            return None
        spot: Spot | None = None
        if isinstance(question, Choose):
            terrain, number = raw
            shape = SINGLE if number == FALLBACK else CARDS[state.card].shapes[number]
            spot = self._best_spot(look, shape, terrain, shape.places(look.empty, _wanted(state, seat, number)))
        else:
            terrain = args[1]
            spot = spots_of(shape_drawn(args))[raw[0] * BITS + raw[1]]
        if spot is None:
            return None
        found = self.nexts.get((spot, terrain))
        if found is None:
            found = self.nexts[spot, terrain] = self._next_scores(_look_after(state, seat, spot, terrain, cards), cards)
        return found

    def _next_scores(self, look: Look, cards: list[int]) -> float:
        """What the best options of these cards score on a map, on average."""
        glance = Glance(look.layers)
        counted = [look.cards[edict] for edict in range(4) if look.moments[edict] != NEVER]
        values: list[list[float]] = []
        for terrain in range(len(DRAWN)):
            values.append(glance.values(terrain, coefficients(terrain, counted, self.weights)))
        total = 0.0
        for number in cards:
            total += self._next_score(look, CARDS[number], values)
        return total / len(cards)

    def _next_score(self, look: Look, card: Card, values: list[list[float]]) -> float:
        """What the best option of a card scores; `values`: what spaces seem to be worth, by terrain."""
        most = 0.0
        fits = False
        for option in range(max(len(card.terrains), len(card.shapes))):
            terrain = card.terrains[option % len(card.terrains)]
            shape = card.shapes[option % len(card.shapes)]
            places = likely(shape, shape.places(look.empty), values[terrain], PLACES)
            spot = self._best_spot(look, shape, terrain, places)
            if spot is None:
                continue
            score = self._score(look, spot, terrain)
            if not look.last:
                sum_of = self.sum_of
                sum_of.score = 0.0
                look.tell_shape(terrain, shape.size, option == 0 and card.coin, sum_of)
                score += sum_of.score
            if not fits or score > most:
                most, fits = score, True
        return most

    def _tell_drawn(self, look: Look, spot: Spot | None, terrain: int, tally: Tally) -> None:
        """The features of a terrain drawn on these empty spaces, or their score alone where nobody asks for more."""
        assert spot is not None
        if tally.notes or tally.traits or tally.weights is not self.weights:
            look.add_drawn(spot, terrain, tally, look.wild)
        else:
            tally.score += self._score(look, spot, terrain)

    def _score(self, look: Look, spot: Spot | None, terrain: int) -> float:
        """What a terrain on these empty spaces comes to; remembered, as weights stay what they are."""
        assert spot is not None
        known = look.known[terrain]
        score = known.get(spot)
        if score is None:
            sum_of = self.sum_of
            sum_of.score = 0.0
            look.add_drawn(spot, terrain, sum_of, look.wild)
            score = known[spot] = sum_of.score
        return score


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


def destroyed(sheet: list[int], cell: int) -> list[int]:
    """A map with a space destroyed."""
    found = sheet[:]
    for layer in DESTRUCTIBLE:
        found[layer] &= ~(1 << cell)
    found[DESTROYED] |= 1 << cell
    return found


def _tell_harm(left: list[float], tally: Tally) -> None:
    """Options by what they leave to the owner of another map."""
    most = max(left)
    for points in left:
        if tally.option():
            tenths = min((1 << HARM_BITS) - 1, round(10 * (most - points)))
            for bit in range(HARM_BITS):
                if tenths >> bit & 1:
                    tally.add(HARM + bit)


def _wanted(state: Cartographers, seat: int, number: int) -> int:
    """The spaces of which the shape that is chosen must cover one."""
    return -1 if number == FALLBACK else state.wanted(seat)


def _look_after(state: Cartographers, seat: int, spot: Spot, terrain: int, cards: list[int]) -> Look:
    """The map with something drawn on these spaces, when the first of these cards comes."""
    then = state.copy()
    then.sheets[seat * SLOTS + terrain] |= spot.mask
    then.sheets[seat * SLOTS + EMPTY] &= ~spot.mask
    then.time += CARDS[state.card].time
    then.card = cards[0]
    return Look(then, seat)


def _next_cards(state: Cartographers) -> list[int]:
    """The cards with a shape that may come next in this season, in the order of their numbers: everybody knows them,
    for the others lie on the table."""
    if state.time + CARDS[state.card].time >= plan_of(state.setup).thresholds[state.season]:
        return []
    return sorted([number for number in state.deck if 0 < len(CARDS[number].terrains) <= len(DRAWN)])


def supply_of(deck: list[int], terrains: tuple[int, ...]) -> int:
    """How many cards of a deck bring one of these terrains; without any, all do."""
    found = 0
    for number in deck:
        for terrain in CARDS[number].terrains:
            if not terrains or terrain in terrains:
                found += 1
                break
    return found
