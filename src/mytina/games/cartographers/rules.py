"""How a game goes: reveal, draw together, check the time, score the season; and what drawing does to a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mytina.games.cartographers.content import (
    CARDS,
    COIN_TRACK,
    DRAGON_REWARD,
    SEASON_EDICTS,
    ZOMBIES,
    Card,
    solo_walk,
)
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.shapes import SINGLE, TURN_NAMES, Shape
from mytina.games.cartographers.terms import (
    CELL_NAMES,
    COINS,
    DESTROYED,
    DRAGON,
    EMPTY,
    FARM,
    FOREST,
    GORGON,
    HERO,
    KINDS,
    LETTERS,
    MARKS,
    MONSTER,
    MOUNTAIN,
    PAID,
    REWARD,
    SEASONS,
    SLOTS,
    TROLL,
    VILLAGE,
    WASTELAND,
    WATER,
    ZOMBIE,
    cells,
    listed,
    neighbours,
)
from mytina.games.cartographers.words import COMPILED, kept_words, meets, near, some, without, words_of
from mytina.kernel.effects import Effect, Opening, Question, Raw, Together
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers

# What the open turn is about.
EXPLORING: Final = 0
HEROIC: Final = 1
AMBUSHED: Final = 2
RAVAGED: Final = 3
CLOSED: Final = 4
PHASES: Final = ("explore", "hero", "ambush", "troll", "over")

#: Stands for the fallback in place of a shape's number (CG-DRAW-07).
FALLBACK: Final = 9
FALLBACK_TERRAINS: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER, HERO)
#: The options of it without heroes in the game, and with.
FALLBACKS: Final[list[list[Raw]]] = [
    [(terrain, FALLBACK) for terrain in FALLBACK_TERRAINS if with_heroes or terrain != HERO]
    for with_heroes in (False, True)
]
WINTER: Final = len(SEASONS) - 1
#: The layers that lose a space that is destroyed.
DESTRUCTIBLE: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER, HERO, WASTELAND, *LETTERS, EMPTY)

#: Options that name a single space.
SPACES: Final[tuple[Raw, ...]] = tuple((cell,) for cell in range(len(CELL_NAMES)))


# --- the course of the game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reveal(Effect):
    """The next card of the explore deck, and what everybody does with it (CG-EXPL-01)."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        if not state.deck:  # CG-EXPL-03
            state.push(SEASON_END, seat)
            return
        number = state.deck.pop()
        state.reveal()
        card = CARDS[number]
        if card.ruins:  # CG-COMB-09
            state.revealed.append(number)
            state.ruins = True
            state.note("log-ruins", "CG-COMB-09", icon="ruin", card=card_text(card))
            state.push(self, seat)
            return
        state.card = number
        if card.terrains:
            state.revealed.append(number)
            phase, draw = EXPLORING, EXPLORE_TOGETHER
        elif card.attack:
            state.gone.append(number)  # CG-HERO-07
            phase, draw = HEROIC, SUMMON_TOGETHER
        else:
            state.gone.append(number)  # CG-AMB-05
            if card.lasting and state.seats > 1:
                state.lasting.append(number)
            phase, draw = AMBUSHED, AMBUSH_TOGETHER
        if state.log is not None:
            told = f"log-{PHASES[phase]}" + ("-alone" if phase == AMBUSHED and state.seats == 1 else "")
            state.note(told, "CG-EXPL-01", icon=PHASES[phase], card=card_text(card), time=card.time)
        state.open_turn(phase)
        state.push(CHECK, seat)
        state.push(draw, seat)


@dataclass(frozen=True)
class Check(Effect):
    """Everybody has drawn: is the season over? (CG-CHECK-01)"""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        state.close_turn()
        card = CARDS[state.card]
        state.time += card.time
        if card.terrains:
            state.ruins = False
        ended = state.time >= state.plan().thresholds[state.season]
        state.push(SEASON_END if ended else REVEAL, seat)


@dataclass(frozen=True)
class SeasonEnd(Effect):
    """Two edicts, coins and monsters are counted for everybody before any effect acts (CG-SEASON-01 to 05)."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        first, second = SEASON_EDICTS[state.season]
        for owner in state.active():
            sheet = state.sheet(owner)
            place = owner * 16 + state.season * 4
            state.scored[place : place + 4] = (
                state.edict_points(first, sheet),
                state.edict_points(second, sheet),
                sheet[COINS],
                -open_spaces(sheet),
            )
        state.log_season()
        if state.season == WINTER:  # CG-END-01, CG-SEASON-07
            state.card, state.phase = -1, CLOSED
            return
        state.push(NEXT_SEASON, seat)
        for number in reversed(state.lasting):  # CG-SEASON-06
            state.push(LASTING, seat, (number,))


@dataclass(frozen=True)
class Lasting(Effect):
    """What an ambush does at the end of every season; its number is the card."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        number = args[0]
        state.note("log-lasting", "CG-SEASON-06", icon="monster", card=card_text(CARDS[number]))
        if number == ZOMBIES:
            for owner in state.active():
                spread(state, owner)
            return
        state.card = number
        state.open_turn(RAVAGED)
        state.push(RAVAGE_DONE, seat)
        state.push(RAVAGE_TOGETHER, seat)


@dataclass(frozen=True)
class RavageDone(Effect):
    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        state.close_turn()


@dataclass(frozen=True)
class NextSeason(Effect):
    """Revealed cards go back, a new ambush and a new hero come in, and all is shuffled (CG-NEXT-01 to 03)."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        state.season += 1
        state.time = 0
        state.deck += state.revealed
        state.revealed.clear()
        state.fill_deck()
        state.note("log-season", "CG-NEXT-01", icon=SEASONS[state.season], season=SEASONS[state.season])
        state.push(REVEAL, seat)


# --- drawing: what each seat does in the open turn -------------------------------------------------------------


@dataclass(frozen=True)
class Explore(Effect):
    """Find out what the seat has to ask itself: terrain and shape, only where, or the fallback."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        if seat in state.resigned or not state.sheets[seat * SLOTS + EMPTY]:  # CG-DRAW-08
            return
        choices = choices_of(state, seat)
        if len(choices) > 1:
            state.push(CHOOSE, seat)
        else:
            state.push(PLACE_AT_ONCE, seat, (state.card, *choices[0]))


@dataclass(frozen=True)
class Choose(Opening):
    """Which terrain, and which of the card's shapes (CG-DRAW-02); options are (terrain, number of the shape)."""

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        return choices_of(state, seat)

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        state.push(PLACE, seat, (state.card, *raw))

    def key(self, raw: Raw) -> str:
        return f"{KINDS[raw[0]]}:{'single' if raw[1] == FALLBACK else raw[1] + 1}"

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        card = CARDS[state.card]
        if choices_of(state, seat)[0][1] == FALLBACK:
            return Text(DOMAIN, "prompt-fallback-ruins" if state.ruins else "prompt-fallback", card=card_text(card))
        return Text(DOMAIN, "prompt-choose-ruins" if state.ruins else "prompt-choose", card=card_text(card))

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        terrain, number = raw
        card = CARDS[state.card]
        if number == FALLBACK or len(card.shapes) == 1:
            return Text(DOMAIN, "option-terrain", terrain=KINDS[terrain])
        coin = "yes" if card.coin and number == 0 else "no"
        spaces = card.shapes[number].size
        return Text(DOMAIN, "option-choose", terrain=KINDS[terrain], spaces=spaces, coin=coin)

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import choose_refusals

        return choose_refusals(state, seat)


@dataclass(frozen=True)
class Place(Question):
    """Where a shape lies on the own map; its numbers are the card, the terrain and the number of the shape.

    Options are (orientation, space of the box's first corner).
    """

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        number, _, which = args
        empty = state.sheets[seat * SLOTS + EMPTY]
        if which == FALLBACK:
            return SINGLE.places(empty)
        return CARDS[number].shapes[which].places(empty, state.wanted(seat))

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        number, terrain, which = args
        orientation, corner = raw
        fill(state, seat, shape_drawn(args).masks[orientation] << corner, terrain)
        if which == 0 and CARDS[number].coin:  # CG-COIN-01
            earn(state, seat, 1)
        settle_map(state, seat)

    def key(self, raw: Raw) -> str:
        return CELL_NAMES[raw[1]] + TURN_NAMES[raw[0]]

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        id = "prompt-single" if shape_drawn(args) is SINGLE else "prompt-place"
        if state.ruins and args[2] != FALLBACK:
            id = "prompt-place-ruins"
        return Text(DOMAIN, id, terrain=KINDS[args[1]])

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        orientation, corner = raw
        mask = shape_drawn(args).masks[orientation] << corner
        return Text(DOMAIN, "option-place", spaces=listed(mask))

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import place_refusals

        wanted = -1 if args[2] == FALLBACK else state.wanted(seat)
        return place_refusals(state.sheet(seat), shape_drawn(args), wanted)


class PlaceAtOnce(Place):
    """The same when there was nothing to choose before: the move starts here."""

    fresh: ClassVar[bool] = True
    opens: ClassVar[bool] = True


@dataclass(frozen=True)
class Summon(Effect):
    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        if seat not in state.resigned:
            state.push(PLACE_HERO, seat, (state.card,))


@dataclass(frozen=True)
class PlaceHero(Opening):
    """Where the hero stands and which way the attack points (CG-HERO-01); options are (orientation, space)."""

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        attack = CARDS[args[0]].attack
        assert attack is not None
        return attack.places(state.sheets[seat * SLOTS + EMPTY])

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        attack = CARDS[args[0]].attack
        assert attack is not None
        fill(state, seat, 1 << raw[1], HERO)
        strike(state, seat, attack.marks[raw])
        settle_map(state, seat)

    def key(self, raw: Raw) -> str:
        return CELL_NAMES[raw[1]] + TURN_NAMES[raw[0]]

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        return Text(DOMAIN, "prompt-hero", card=card_text(CARDS[args[0]]))

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        attack = CARDS[args[0]].attack
        assert attack is not None
        marks = listed(attack.marks[raw]) or "–"
        return Text(DOMAIN, "option-hero", space=CELL_NAMES[raw[1]], marks=marks)

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import place_refusals

        return place_refusals(state.sheet(seat), SINGLE, -1, range(8))


@dataclass(frozen=True)
class Ambush(Effect):
    """The seat draws monsters on its neighbour's map; alone, the card itself says where they come (CG-AMB, CG-SOLO)."""

    def run(self, state: Cartographers, seat: int, args: Raw) -> None:
        if seat in state.resigned:
            return
        if state.seats == 1:
            invade(state, state.card)
            return
        target = state.drawers.index(seat)
        empty = state.sheets[target * SLOTS + EMPTY]
        fits = CARDS[state.card].shapes[0].fits(empty)
        state.push(PLACE_AMBUSH, seat, (state.card, target, int(fits)))


@dataclass(frozen=True)
class PlaceAmbush(Opening):
    """Where the monsters come on another map; its numbers are the card, the map, and whether the shape fits there."""

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        number, target, fits = args
        shape = CARDS[number].shapes[0] if fits else SINGLE
        return shape.places(state.sheets[target * SLOTS + EMPTY])

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        number, target, fits = args
        shape = CARDS[number].shapes[0] if fits else SINGLE
        mask = shape.masks[raw[0]] << raw[1]
        letter = CARDS[number].letter if fits else 0  # CG-AMB-03
        fill(state, target, mask, MONSTER, letter)
        settle_map(state, target)
        if letter == GORGON:
            state.push(PETRIFY, seat, (target,))

    def key(self, raw: Raw) -> str:
        return CELL_NAMES[raw[1]] + TURN_NAMES[raw[0]]

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        id = "prompt-ambush" if args[2] else "prompt-ambush-single"
        return Text(DOMAIN, id, card=card_text(CARDS[args[0]]), seat=seat_text(args[1]))

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        shape = CARDS[args[0]].shapes[0] if args[2] else SINGLE
        return Text(DOMAIN, "option-place", spaces=listed(shape.masks[raw[0]] << raw[1]))

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import place_refusals

        return place_refusals(state.sheet(args[1]), CARDS[args[0]].shapes[0] if args[2] else SINGLE, -1)


@dataclass(frozen=True)
class Petrify(Question):
    """Which space the Gorgon destroys (CG-MON-G); its number is the map."""

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        return [SPACES[cell] for cell in cells(gorgon_targets(state.sheet(args[0])))]

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        destroy(state, args[0], 1 << raw[0])
        settle_map(state, args[0])

    def key(self, raw: Raw) -> str:
        return f"destroy:{CELL_NAMES[raw[0]]}"

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        return Text(DOMAIN, "prompt-gorgon")

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        return destroy_text(state, args[0], raw[0])

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import target_refusals

        return target_refusals(state.sheet(args[0]), GORGON, gorgon_targets(state.sheet(args[0])))


class PetrifyAtOnce(Petrify):
    """The same in solo play, where the Gorgon came by itself: the move starts here."""

    fresh: ClassVar[bool] = True
    opens: ClassVar[bool] = True


@dataclass(frozen=True)
class Ravage(Opening):
    """Which empty space beside a Troll its map's owner gives up (CG-MON-T)."""

    def options(self, state: Cartographers, seat: int, args: Raw) -> list[Raw]:
        if seat in state.resigned:
            return []
        return [SPACES[cell] for cell in cells(troll_targets(state.sheet(seat)))]

    def choose(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> None:
        destroy(state, seat, 1 << raw[0])
        settle_map(state, seat)

    def key(self, raw: Raw) -> str:
        return f"destroy:{CELL_NAMES[raw[0]]}"

    def prompt(self, state: Cartographers, seat: int, args: Raw) -> Text:
        return Text(DOMAIN, "prompt-troll")

    def words(self, state: Cartographers, seat: int, args: Raw, raw: Raw) -> Text:
        return destroy_text(state, seat, raw[0])

    def refusals(self, state: Cartographers, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.cartographers.refusals import target_refusals

        return target_refusals(state.sheet(seat), TROLL, troll_targets(state.sheet(seat)))


REVEAL: Final = Reveal()
CHECK: Final = Check()
SEASON_END: Final = SeasonEnd()
NEXT_SEASON: Final = NextSeason()
LASTING: Final = Lasting()
RAVAGE_DONE: Final = RavageDone()
CHOOSE: Final = Choose()
PLACE: Final = Place()
PLACE_AT_ONCE: Final = PlaceAtOnce()
PLACE_HERO: Final = PlaceHero()
PLACE_AMBUSH: Final = PlaceAmbush()
PETRIFY: Final = Petrify()
PETRIFY_AT_ONCE: Final = PetrifyAtOnce()
#: What every seat starts the open turn with, by phase.
STARTS: Final[tuple[Effect, ...]] = (Explore(), Summon(), Ambush(), Ravage())
EXPLORE_TOGETHER: Final = Together(STARTS[0])
SUMMON_TOGETHER: Final = Together(STARTS[1])
AMBUSH_TOGETHER: Final = Together(STARTS[2])
RAVAGE_TOGETHER: Final = Together(STARTS[3])


# --- what may be drawn -----------------------------------------------------------------------------------------


def choices_of(state: Cartographers, seat: int) -> list[Raw]:
    """The (terrain, shape) pairs open to a seat, or the fallback's terrains (CG-DRAW-06, CG-COMB-11)."""
    card = state.card
    empty = state.sheets[seat * SLOTS + EMPTY]
    wanted = state.wanted(seat)
    fitting, bit = 0, 1
    for shape in CARDS[card].shapes:
        if shape.fits(empty, wanted):
            fitting |= bit
        bit <<= 1
    if not fitting:
        return FALLBACKS[bool(state.plan().heroes)]  # CG-COMB-14
    found = _choices.get(card << 4 | fitting)
    return pairs_of(card, fitting) if found is None else found


_choices: Final[dict[int, list[Raw]]] = {}


def pairs_of(card: int, fitting: int) -> list[Raw]:
    """The terrains of a card, each with those of its shapes that fit; a list made once."""
    which = [number for number in range(len(CARDS[card].shapes)) if fitting >> number & 1]
    found: list[Raw] = [(terrain, number) for terrain in CARDS[card].terrains for number in which]
    _choices[card << 4 | fitting] = found
    return found


def shape_drawn(args: Raw) -> Shape:
    """The shape that the numbers of a `Place` speak of."""
    number, _, which = args
    return SINGLE if which == FALLBACK else CARDS[number].shapes[which]


def gorgon_targets(sheet: list[int]) -> int:
    return neighbours(sheet[GORGON]) & ~sheet[MOUNTAIN] & ~sheet[DESTROYED]


def troll_targets(sheet: list[int]) -> int:
    return neighbours(sheet[TROLL]) & sheet[EMPTY]


def open_spaces(sheet: list[int]) -> int:
    """Empty spaces beside living monsters, each once (CG-SEASON-03)."""
    return (neighbours(sheet[MONSTER]) & sheet[EMPTY]).bit_count()


# --- what drawing does to a map --------------------------------------------------------------------------------


def fill(state: Cartographers, owner: int, mask: int, terrain: int, letter: int = 0) -> None:
    """Fill empty spaces of a map; monsters on attacked spaces die at once (CG-HERO-04)."""
    sheets, base = state.sheets, owner * SLOTS
    sheets[base + EMPTY] &= ~mask
    if terrain == MONSTER:
        dead = mask & sheets[base + MARKS]
        sheets[base + DESTROYED] |= dead
        mask &= ~dead
        if letter:
            sheets[base + letter] |= mask
            if letter == DRAGON:
                sheets[base + REWARD] = 1
    sheets[base + terrain] |= mask


def destroy(state: Cartographers, owner: int, mask: int) -> None:
    """Destroy spaces, whatever was there (CG-DEST-01, CG-MON-05)."""
    sheets, base = state.sheets, owner * SLOTS
    for layer in DESTRUCTIBLE:
        sheets[base + layer] &= ~mask
    sheets[base + DESTROYED] |= mask


def strike(state: Cartographers, owner: int, marks: int) -> None:
    """Mark attacked spaces and kill what lives there (CG-HERO-03, CG-HERO-04)."""
    state.sheets[owner * SLOTS + MARKS] |= marks
    dead = state.sheets[owner * SLOTS + MONSTER] & marks
    if dead:
        destroy(state, owner, dead)


def spread(state: Cartographers, owner: int) -> None:
    """One wave of Zombies, from where they stand before it (CG-MON-Z)."""
    base = owner * SLOTS
    wave = neighbours(state.sheets[base + ZOMBIE]) & state.sheets[base + EMPTY]
    if wave:
        fill(state, owner, wave, MONSTER, ZOMBIE)
        settle_map(state, owner)
        count = wave.bit_count()
        state.note("log-wave", "CG-MON-Z", owner, only=state.reader(owner), icon="monster", count=count)


def invade(state: Cartographers, number: int) -> None:
    """Solo play: the first place on the walk where the shape fits (CG-SOLO-02 to 04)."""
    card = CARDS[number]
    empty = state.sheets[EMPTY]
    for _, mask in solo_walk(number):
        if not mask & ~empty:
            break
    else:
        state.note("log-ignored", "CG-SOLO-04", card=card_text(card))
        return
    if card.lasting:
        state.lasting.append(number)
    fill(state, 0, mask, MONSTER, card.letter)
    settle_map(state, 0)
    if card.letter == GORGON:
        state.push(PETRIFY_AT_ONCE, 0, (0,))


def earn(state: Cartographers, owner: int, coins: int) -> None:
    """Coins beyond the track are lost (CG-COIN-03)."""
    place = owner * SLOTS + COINS
    state.sheets[place] = min(COIN_TRACK, state.sheets[place] + coins)


def settle_map(state: Cartographers, owner: int) -> None:
    """After every change: coins for mountains just closed in, and for the Dragon (CG-COIN-02, CG-MON-D)."""
    sheets, base = state.sheets, owner * SLOTS
    if COMPILED and not _coins_due(sheets, base):
        return
    exposed = neighbours(sheets[base + EMPTY])
    closed = sheets[base + MOUNTAIN] & ~exposed & ~sheets[base + PAID]
    if closed:
        sheets[base + PAID] |= closed
        earn(state, owner, closed.bit_count())
    if sheets[base + REWARD] == 1 and not sheets[base + DRAGON] & exposed:
        sheets[base + REWARD] = 2
        earn(state, owner, DRAGON_REWARD)


def _coins_due(sheets: list[int], base: int) -> bool:
    """Whether there is anything to settle, counted in machine words: after most changes there is not."""
    exposed = near(words_of(sheets[base + EMPTY]))
    if some(without(without(kept_words(sheets[base + MOUNTAIN]), exposed), words_of(sheets[base + PAID]))):
        return True
    return sheets[base + REWARD] == 1 and not meets(words_of(sheets[base + DRAGON]), exposed)


def destroy_text(state: Cartographers, owner: int, cell: int) -> Text:
    """What is lost, by what lies there."""
    sheet = state.sheet(owner)
    lying = next((kind for kind, layer in zip(KINDS, sheet, strict=False) if layer >> cell & 1), "empty")
    if lying == "empty" and state.plan().map.ruins >> cell & 1:
        lying = "ruin"
    return Text(DOMAIN, "option-destroy", kind=lying, space=CELL_NAMES[cell])


def card_text(card: Card) -> Text:
    return Text(DOMAIN, f"card-{card.id}")


def seat_text(seat: int) -> Text:
    return Text(DOMAIN, "seat-name", seat=seat + 1)
