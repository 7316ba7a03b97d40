"""The values of all places for a shape, a hero or an ambush at once: each is the same map with something more on it.

Nothing is copied or played where it is known what follows a move: with others still to draw nothing does, and alone the
next card is the same wherever the shape lies, as long as it asks something. Where more may follow (an ambush of solo
play, effects at the end of a season, the end of the game), moves are tried one after another as in any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.cartographers.bot.field import Spot, spots_of
from mytina.games.cartographers.bot.outlook import Moment, Outlook, outlook_of
from mytina.games.cartographers.bot.worth import beside, expected_points
from mytina.games.cartographers.content import CARDS, Card
from mytina.games.cartographers.rules import (
    DESTRUCTIBLE,
    EXPLORING,
    FALLBACK,
    HEROIC,
    Choose,
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
    GORGON,
    HERO,
    MARKS,
    MONSTER,
    MOUNTAIN,
    cells,
    neighbours,
)
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers
    from mytina.kernel.judge import Judge


def move_values(judge: Judge[Cartographers], state: Cartographers, seat: int) -> list[float] | None:
    """The values of a seat's options, if they are known without trying."""
    if plan_of(state.setup).wild:
        return None
    question, args, raws = state.offers[seat]
    if isinstance(question, PlaceAmbush):
        return _ambush_values(judge, state, seat, args, raws)
    if not isinstance(question, Choose | Place | PlaceHero):
        return None
    moment = _moment_after(state, seat)
    if moment is None:
        return None
    outlook = outlook_of(tuple(state.sheet(seat)), state.edicts, plan_of(state.setup), moment)
    rest = _rest(state, seat)
    if isinstance(question, Choose):
        return [_best_place(state, seat, outlook, raw) - rest for raw in raws]
    if isinstance(question, Place):
        coin = 1 if args[2] == 0 and CARDS[args[0]].coin else 0
        return [points - rest for points in _place_points(outlook, shape_drawn(args), args[1], coin, raws)]
    return _hero_values(judge, state, seat, outlook, rest)


def _rest(state: Cartographers, seat: int) -> float:
    """What the seat is measured by."""
    if state.seats == 1:
        return state.target_score()
    return max([expected_points(state, other) for other in beside(state, seat)])


# --- drawing on the own map ------------------------------------------------------------------------------------


def _best_place(state: Cartographers, seat: int, outlook: Outlook, raw: Raw) -> float:
    terrain, number = raw
    card = CARDS[state.card]
    empty = outlook.sheet[EMPTY]
    if number == FALLBACK:
        return max(_place_points(outlook, SINGLE, terrain, 0, SINGLE.places(empty)))
    shape = card.shapes[number]
    coin = 1 if number == 0 and card.coin else 0
    return max(_place_points(outlook, shape, terrain, coin, shape.places(empty, state.wanted(seat))))


def _place_points(outlook: Outlook, shape: Shape, terrain: int, coin: int, raws: list[Raw]) -> list[float]:
    """The points at the end with the shape at each of these places; remembered from its choice until it is placed."""
    key = shape.picture, terrain, coin
    known = outlook.known.get(key)
    if known is not None and known[0] == raws:
        return known[1]
    marks = outlook.sheet[MARKS]
    found: list[float] = []
    for spot in _spots_at(shape, raws):
        if terrain != MONSTER:
            found.append(outlook.drawn(spot, terrain, coin))
        elif spot.mask & marks:  # it dies at once; a seat draws monsters on its own map space by space
            found.append(outlook.drawn(spot, DESTROYED, coin))
        else:
            found.append(outlook.invaded(spot, 0))
    outlook.known[key] = raws, found
    return found


def _spots_at(shape: Shape, raws: list[Raw]) -> list[Spot]:
    """What the shape covers at these places."""
    spots = spots_of(shape)
    found: list[Spot] = []
    for raw in raws:
        spot = spots[raw[0] * BITS + raw[1]]
        assert spot is not None
        found.append(spot)
    return found


def _hero_values(
    judge: Judge[Cartographers], state: Cartographers, seat: int, outlook: Outlook, rest: float
) -> list[float]:
    _, args, raws = state.offers[seat]
    attack = CARDS[args[0]].attack
    assert attack is not None
    alive = outlook.sheet[MONSTER]
    spots = spots_of(SINGLE)
    calm: dict[int, float] = {}  # by the hero's space
    found: list[float] = []
    for raw in raws:
        if attack.marks[raw] & alive:
            found.append(_tried(judge, state, seat, raw))
            continue
        value = calm.get(raw[1])
        if value is None:
            spot = spots[raw[1]]
            assert spot is not None
            value = calm[raw[1]] = outlook.drawn(spot, HERO, 0) - rest
        found.append(value)
    return found


def _tried(judge: Judge[Cartographers], state: Cartographers, seat: int, raw: Raw) -> float:
    """The value of an option, played to the end of its move."""
    then = state.copy()
    then.try_step(seat, raw)
    offer = then.offers.get(seat)
    if offer is None or offer[0].fresh:
        return judge.value(then, seat)
    return max([_tried(judge, then, seat, further) for further in offer[2]])


# --- what follows a move ---------------------------------------------------------------------------------------


def _moment_after(state: Cartographers, seat: int) -> Moment | None:
    """When the map will be looked at after the seat has drawn; None if that is not the same wherever it draws."""
    if state.phase not in (EXPLORING, HEROIC):
        return None
    scored = sum(state.scored[seat * 16 : seat * 16 + 16])
    if len(state.waiting) > 1:
        return state.season, state.time, -1, scored
    if state.seats > 1:
        return None
    then = state.copy()
    while then.reveals == state.reveals and then.waiting:
        then.step(seat, then.options(seat)[0])
    # Nothing but one card has come to light, and it asks something.
    if not then.waiting or then.reveals != state.reveals + 1 or then.phase not in (EXPLORING, HEROIC):
        return None
    ends = -1 if then.season == state.season else state.season
    if (ends >= 0 and state.lasting) or not _asks_anyway(CARDS[then.card], state.sheets[EMPTY], _most(state)):
        return None
    return then.season, then.time, ends, scored


def _most(state: Cartographers) -> int:
    """The most spaces that the card on the table can fill."""
    return max([1, *[shape.size for shape in CARDS[state.card].shapes]])


def _asks_anyway(card: Card, empty: int, taken: int) -> bool:
    """Whether a card leaves a choice, whichever of the empty spaces are taken before: so many of them."""
    if empty.bit_count() < taken + 2:
        return False
    if len(card.terrains) != 1:
        return True
    shape = card.shapes[0]  # it fits in two places, so either it is a choice or where it lies
    return any(turn.fits(empty).bit_count() >= taken * shape.size + 2 for turn in shape.turns)


# --- drawing on another map ------------------------------------------------------------------------------------


def _ambush_values(
    judge: Judge[Cartographers], state: Cartographers, seat: int, args: Raw, raws: list[Raw]
) -> list[float] | None:
    number, target, fits = args
    others = beside(state, seat)
    if len(state.waiting) < 2 or target not in others:
        return None
    own = expected_points(state, seat)
    floor = max([expected_points(state, other) for other in others if other != target], default=float("-inf"))
    sheet = state.sheet(target)
    scored = sum(state.scored[target * 16 : target * 16 + 16])
    ambush = Invasion(state, sheet, (state.season, state.time, -1, scored), CARDS[number].letter if fits else 0)
    found: list[float] = []
    for raw, spot in zip(raws, _spots_at(CARDS[number].shapes[0] if fits else SINGLE, raws), strict=True):
        if spot.mask & sheet[MARKS]:
            found.append(_tried(judge, state, seat, raw))
        else:
            found.append(own - max(floor, ambush.points(spot)))
    return found


class Invasion:
    """Monsters that come to a map, and what their Gorgon destroys there."""

    def __init__(self, state: Cartographers, sheet: list[int], moment: Moment, letter: int) -> None:
        self.edicts = state.edicts
        self.plan = plan_of(state.setup)
        self.sheet = sheet
        self.moment = moment
        self.letter = letter
        self.whole = outlook_of(tuple(sheet), self.edicts, self.plan, moment)
        self.without: dict[int, Outlook] = {}  # by the space destroyed

    def points(self, spot: Spot) -> float:
        """The points that are left to the map's owner at the end, with monsters on these spaces."""
        targets = 0
        if self.letter == GORGON:
            targets = neighbours(spot.mask) & ~self.sheet[MOUNTAIN] & ~self.sheet[DESTROYED]
        if not targets:
            return self.whole.invaded(spot, self.letter)
        return min([self._destroyed(cell).invaded(spot, GORGON) for cell in cells(targets)])

    def _destroyed(self, cell: int) -> Outlook:
        """The map with a space destroyed: before the monsters come or after makes no difference."""
        found = self.without.get(cell)
        if found is None:
            sheet = self.sheet[:]
            for layer in DESTRUCTIBLE:
                sheet[layer] &= ~(1 << cell)
            sheet[DESTROYED] |= 1 << cell
            found = self.without[cell] = Outlook(sheet, self.edicts, self.plan, self.moment, self.whole)
        return found
