"""What a policy says of the options of a decision of Cartographers, and which of them it plays.

What an option draws on the map is told by `bot.look`. Choosing a terrain and a shape has the features of the best place
that there is for it. Among the options with the highest scores a second look decides: what would the cards score that
may come next, on the map that each of them leaves? Only a few of their places are valued, those that look best at a
glance (`bot.glance`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.cartographers.bot.field import Spot, spots_of
from mytina.games.cartographers.bot.glance import DRAWN, Glance, coefficients, likely
from mytina.games.cartographers.bot.look import (
    COIN,
    CONTACT,
    GAIN,
    GAINS,
    HILL,
    IN_THE_WAY,
    LAST,
    LAST_COIN,
    LEAST_GAIN,
    LEAST_LAST,
    MORE,
    MOST_CONTACT,
    MOST_LAST,
    OPEN,
    SPREAD,
    Key,
    Known,
    Look,
    unit_of,
)
from mytina.games.cartographers.bot.names import MOMENTS, NAMES, NEVER, block, upto
from mytina.games.cartographers.bot.outlook import outlook_of
from mytina.games.cartographers.bot.worth import HILL_SHARES, LATER_LOSS, future
from mytina.games.cartographers.content import CARDS, SCORING, Card
from mytina.games.cartographers.rules import (
    DESTRUCTIBLE,
    FALLBACK,
    Choose,
    Petrify,
    Place,
    PlaceAmbush,
    PlaceHero,
    shape_drawn,
)
from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.shapes import SINGLE, Shape
from mytina.games.cartographers.terms import (
    BITS,
    DESTROYED,
    EMPTY,
    FULL,
    GORGON,
    MARKS,
    MOUNTAIN,
    SEASONS,
    SLOTS,
    cells,
    neighbours,
)
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

#: What an option takes from the owner of another map, in tenths of a point and by powers of two: how much less is left
#: to it, as the judge sees it, than by the option that it would like best.
HARM_BITS: Final = 10
HARM: Final = block("harm", upto(HARM_BITS - 1))

#: What the best places of the next cards count on the map that an option leaves (`chosen`).
NEXT: Final = block("next-cards", list(SEASONS))

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
    for card, id in enumerate(SCORING):
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


class CartographersPolicy(Policy["Cartographers"]):
    def __init__(self, weights: dict[str, float], kinds: frozenset[str] = NOWHERE) -> None:
        super().__init__(NAMES, weights or by_hand(), kinds)
        self.sum_of = Tally(self.weights)
        self.places = PLACES
        self.last: tuple[Key, Known] = ((), [])  # of the position that was looked at last
        #: There, by what is drawn and the cards that may come next: what these score after it.
        self.nexts: dict[tuple[Spot, int, tuple[int, ...]], float] = {}

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
        least = max(scores) - NEARLY / _UNIT
        close = [place for place, score in enumerate(scores) if score >= least]
        close.sort(key=lambda place: -scores[place])
        best = close[0]
        counts = self.weights[NEXT + state.season]
        if len(close) < 2 or not counts or not isinstance(question, Choose | Place):
            return raws[best]
        look = self.look(state, seat)
        most = 0.0
        for place in close[:FAVOURITES]:
            foreseen = self.foreseen(state, seat, look, raws[place])
            if foreseen is None:
                return raws[close[0]]
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
        drawn = spot, terrain, tuple(cards)
        found = self.nexts.get(drawn)
        if found is None:
            found = self._next_scores(_look_after(state, seat, spot, terrain, cards), cards)
            self.nexts[drawn] = found
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
            places = likely(shape, shape.places(look.empty), values[terrain], self.places)
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
