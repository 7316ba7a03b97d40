"""The Station board: three cards beside train car tiles, visitors on the platform, and the places Station and Knoll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.catalogue import CARDS, OTHER, SHARED, Location, Values, card_name
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.hooks import Source
from mytina.games.everdell.newleaf.view import StationView, VisitorView
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.questions import DONE, GainAny, counted, text
from mytina.games.everdell.table import dealt, drew, refill, room, room_for, shut, take_from_meadow
from mytina.games.everdell.terms import DISCARDED, DRAWN, MEADOW_SLOTS, NONE
from mytina.kernel.effects import Effect, Question, Raw, Signs, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng

PLACES: Final = 3
STACKS: Final = 2
#: The kinds of tiles, three of each in the bag (NL-TILE-01), and what they bring.
TILES: Final = ("two_twigs", "one_resin", "one_pebble", "one_berry", "one_any", "one_point")
REWARDS: Final[tuple[Effect, ...]] = (
    Gain(twig=2),
    Gain(resin=1),
    Gain(pebble=1),
    Gain(berry=1),
    GainAny(1),
    Gain(points=1),
)
COPIES: Final = 3
_BAG: Final[list[int]] = [tile for tile in range(len(TILES)) for _ in range(COPIES)]
_VISITORS: Final[list[int]] = list(range(len(VISITORS)))


class StationPart(Part):
    layout: ClassVar[dict[str, Any]] = {
        "cards": list[int],
        "played": int,
        "tiles": list[int],
        "bag": list[int],
        "used": list[int],
        "stacks": list[list[int]],
        "discarded": list[int],
        "taken": list[list[int]],
        "rival_points": int,
    }

    def __init__(self) -> None:
        self.cards = [NONE] * PLACES
        self.played = 0  # mask of the places whose card is just being played; they stay empty (NL-STN-07)
        self.tiles: list[int] = []
        self.bag: list[int] = []
        self.used: list[int] = []
        self.stacks: list[list[int]] = [[], []]  # the visible visitor last
        self.discarded: list[int] = []
        self.taken: list[list[int]] = []  # by owner
        self.rival_points = 0  # what cards played from here have brought the rival (NL-SOLO-03)

    def copy(self) -> StationPart:
        other = StationPart()
        other.cards = self.cards[:]
        other.played = self.played
        other.tiles = self.tiles[:]
        other.bag = self.bag[:]
        other.used = self.used[:]
        other.stacks = [self.stacks[0][:], self.stacks[1][:]]
        other.discarded = self.discarded[:]
        other.taken = [taken[:] for taken in self.taken]
        other.rival_points = self.rival_points
        return other

    def holds(self) -> list[int]:
        return [card for card in self.cards if card >= 0]

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        """Only the visitors on top are known; those below and the discarded ones may lie anywhere."""
        self.bag.sort()
        pool = sorted([*self.stacks[0][:-1], *self.stacks[1][:-1], *self.discarded])
        rng.shuffle(pool)
        for stack in self.stacks:
            for place in range(len(stack) - 1):
                stack[place] = pool.pop()
        self.discarded = pool

    def view(self, state: Everdell, seat: int | None) -> StationView:
        return StationView(
            cards=tuple(CARDS[card].id if card >= 0 else None for card in self.cards),
            tiles=tuple(TILES[tile] for tile in self.tiles),
            bag=len(self.bag),
            visitors=tuple(VISITORS[stack[-1]].id if stack else None for stack in self.stacks),
            stacks=tuple(len(stack) for stack in self.stacks),
            discarded=len(self.discarded),
            near=()
            if seat is None
            else tuple(VISITORS[stack[-1]].requires.have(state, seat) if stack else 0 for stack in self.stacks),
            taken=tuple(
                tuple(_seen(state, owner, number) for number in taken) for owner, taken in enumerate(self.taken)
            ),
        )

    def letters(self, state: Everdell, owner: int) -> str:
        if owner != NONE:
            taken = " ".join(VISITORS[number].id for number in self.taken[owner])
            return f"visitors: {taken}" if taken else ""
        if not self.tiles:  # powers are drafted before it is laid out
            return ""
        cards = " ".join(
            f"{CARDS[card].id if card >= 0 else '-'}({TILES[tile]})"
            for card, tile in zip(self.cards, self.tiles, strict=True)
        )
        waiting = " ".join(VISITORS[stack[-1]].id if stack else "-" for stack in self.stacks)
        return f"station: {cards}  visitors: {waiting}"

    def lines(self, state: Everdell, owner: int) -> dict[str, int]:
        """NL-VIS-06; a rival says how many of his visitors count (NL-SOLO-02)."""
        taken = [VISITORS[number] for number in self.taken[owner]]
        if owner < state.seats:
            return {"visitors": sum(one.points for one in taken if one.requires.met(state, owner))}
        assert state.box.rival is not None
        lines = {"visitors": state.box.rival.visitors(state, [one.points for one in taken])}
        if "rugwort" in state.box.part_at:
            lines["station"] = self.rival_points
        return lines


def _seen(state: Everdell, owner: int, number: int) -> VisitorView:
    visitor = VISITORS[number]
    needed = visitor.requires.needed()
    return VisitorView(visitor.id, visitor.requires.have(state, owner) if owner < state.seats else needed, needed)


_PART: Final[i64] = part_number("station_board")


def station(state: Everdell) -> StationPart:
    part: StationPart = state.kept[_PART]
    return part


def stationed(state: Everdell) -> bool:
    """Whether there is a Station at the table; asked only where some module has a part."""
    return state.kept[_PART] is not None


@dataclass(frozen=True)
class LayStation(Effect):
    """Nobody has a visitor yet."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        station(state).taken = [[] for _ in state.cities]


@dataclass(frozen=True)
class DealStation(Effect):
    """NL-SETUP-03 to NL-SETUP-05, after the Meadow and the hands."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = station(state)
        visitors = _VISITORS[:]
        state.rng.shuffle(visitors)
        half = len(visitors) // STACKS
        part.stacks = [visitors[:half], visitors[half:]]
        part.cards = [dealt(state, NONE) for _ in range(PLACES)]
        part.bag = _BAG[:]
        part.tiles = [_draw_tile(state, part) for _ in range(PLACES)]
        state.reveal()


# --- cards and tiles ----------------------------------------------------------------------------------------------


class Station(Source):
    """Cards of the Station are played like those of the Meadow, but are none (NL-STN-01, NL-STN-04)."""

    id = "station"
    places = PLACES

    def cards(self, state: Everdell, seat: int) -> list[int]:
        return station(state).cards

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        part = station(state)
        place = code % 100
        part.cards[place] = NONE
        part.played |= 1 << place
        state.aside.append(card)

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        first = self.number * 100
        return [(card, first + place, None) for place, card in enumerate(station(state).cards) if card >= 0]

    def name(self, code: int) -> str:
        return f"station{code % 100 + 1}"

    def target(self, card: int, code: int) -> Target:
        return ("station", str(code % 100 + 1))


STATION: Final = Station()


def refill_station(state: Everdell) -> None:
    """Empty places get new cards, from the top; not one whose card is just being played (NL-STN-06, NL-STN-07)."""
    part = station(state)
    cards = part.cards
    for place in range(PLACES):
        if cards[place] == NONE and not part.played >> place & 1:
            cards[place] = dealt(state, NONE)
            state.reveal()


def refill_open(state: Everdell) -> None:
    """First the Meadow, then the Station if there is one (NL-KNOLL-02)."""
    refill(state)
    if stationed(state):
        refill_station(state)


@dataclass(frozen=True)
class RefillStation(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill_station(state)


def _draw_tile(state: Everdell, part: StationPart) -> int:
    """A tile from the bag; used ones go back the moment it is empty (NL-TILE-02)."""
    if not part.bag:
        part.bag, part.used = part.used, []
    tile = state.rng.draw(part.bag)
    if not part.bag:
        part.bag, part.used = part.used, []
    return tile


def use_tile(state: Everdell, seat: int, place: int) -> None:
    """Gain the reward of a tile; it is put aside and a new one drawn (NL-STN-03)."""
    part = station(state)
    tile = part.tiles[place]
    if state.log is not None:
        state.note("log-tile", "NL-STN-02", seat, icon="tile", tile=text(f"tile-{TILES[tile]}"))
    reward = REWARDS[tile]
    if reward.direct and not state.copied:  # nobody can look at the table before a new one is drawn
        reward.run(state, seat, ())
        renew_tile(state, place)
        return
    state.push(RENEW_TILE, seat, (place,))
    state.do(reward, seat)


def renew_tile(state: Everdell, place: int) -> None:
    """A used tile is put aside for a new one."""
    part = station(state)
    part.used.append(part.tiles[place])
    part.tiles[place] = _draw_tile(state, part)
    state.reveal()


@dataclass(frozen=True)
class RenewTile(Effect):
    """Number: its place."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        renew_tile(state, args[0])


RENEW_TILE: Final = RenewTile()


@dataclass(frozen=True)
class Departure(Effect):
    """After a card of the Station was played: its reward, a new tile, a new card. Numbers: card, source, and others."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return args[1] // 100 == STATION.number

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if args[1] // 100 == STATION.number:
            place, stack = args[1] % 100, state.stack
            height = len(stack)
            use_tile(state, seat, place)
            if state.copied or len(stack) > height:
                stack.insert(height, (CALL, seat, (place,)))
            else:
                call(state, place)


@dataclass(frozen=True)
class Call(Effect):
    """The place of a played card is refilled. Number: the place."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        call(state, args[0])


def call(state: Everdell, place: int) -> None:
    """From now on a place is refilled again, and at once."""
    station(state).played &= ~(1 << place)
    refill_station(state)


CALL: Final = Call()


@dataclass(frozen=True)
class ChooseTile(Question):
    """The reward of one of the three tiles (NL-TILE-03)."""

    may: bool = False

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        seen = 0
        for place, tile in enumerate(station(state).tiles):
            if not seen >> tile & 1:
                seen |= 1 << tile
                found.append((place, tile))
        if self.may:
            found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            use_tile(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"tile:{TILES[raw[1]]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-tile")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else text(f"tile-{TILES[raw[1]]}")

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("tile", str(raw[0] + 1))

    def describe(self) -> Text:
        return text("effect-may-tile" if self.may else "effect-tile")

    def signs(self) -> Signs:
        return () if self.may else ("+", "tile")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.8


# --- the place Station: visitors (NL-VIS) -------------------------------------------------------------------------


def renew_visitors(state: Everdell) -> None:
    """An empty stack gets one half of the discarded visitors, the other half goes under the other (NL-VIS-03)."""
    part = station(state)
    empty = [place for place, stack in enumerate(part.stacks) if not stack]
    if not empty or not part.discarded:
        return
    pool, part.discarded = part.discarded, []
    state.rng.shuffle(pool)
    half = (len(pool) + 1) // 2  # an odd one goes to the empty place
    first, other = (0, 1) if len(empty) == STACKS else (empty[0], 1 - empty[0])
    part.stacks[first] = pool[:half]
    part.stacks[other][:0] = pool[half:]
    state.reveal()


@dataclass(frozen=True)
class VisitorQuestion(Question):
    """One of the visitors who wait. An option is the stack and the visitor."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(place, stack[-1]) for place, stack in enumerate(station(state).stacks) if stack]

    def key(self, raw: Raw) -> str:
        return f"visitor:{VISITORS[raw[1]].id}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return VISITORS[raw[1]].name

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("visitor", VISITORS[raw[1]].id)


@dataclass(frozen=True)
class SendAway(VisitorQuestion):
    """One visitor is discarded; the one below is seen now (NL-VIS-02)."""

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        part = station(state)
        part.discarded.append(part.stacks[raw[0]].pop())
        state.reveal()
        renew_visitors(state)
        if state.log is not None:
            state.note("log-visitor-away", "NL-VIS-02", seat, icon="visitor", visitor=VISITORS[raw[1]].name)
        state.push(WELCOME, seat)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-visitor-away")

    def describe(self) -> Text:
        return text("effect-visitor")

    def signs(self) -> Signs:
        return ("visitor",)


@dataclass(frozen=True)
class Welcome(VisitorQuestion):
    """One visitor is taken."""

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        take_visitor(state, seat, raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-visitor")


def take_visitor(state: Everdell, owner: int, place: int) -> None:
    part = station(state)
    visitor = part.stacks[place].pop()
    part.taken[owner].append(visitor)
    state.reveal()
    renew_visitors(state)
    if state.log is not None:
        by = owner if owner < state.seats else None
        id = "log-visitor" if by is not None else "log-visitor-rival"
        state.note(id, "NL-VIS-02", by, icon="visitor", visitor=VISITORS[visitor].name)


SEND_AWAY: Final = SendAway()
WELCOME: Final = Welcome()


# --- the Knoll (NL-KNOLL) -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenCard(Stage):
    """Cards of Meadow and Station, one by one. An option is 0 or 1 (Meadow, Station), the place and the card."""

    def how(self) -> int:
        """What becomes of it, as for the Meadow alone."""
        return DRAWN

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        barred = shut(state, seat, self.how())
        lying = _lying()
        meadow = state.meadow
        if barred:
            meadow = [NONE if barred >> place & 1 else card for place, card in enumerate(meadow)]
        for card, moves in zip(meadow, lying[0]):  # noqa: B905  # so mypyc makes it a loop
            if card >= 0:
                found.append(moves[card])
        if stationed(state):
            for card, moves in zip(station(state).cards, lying[1]):  # noqa: B905
                if card >= 0:
                    found.append(moves[card])
        return found

    def possible(self, state: Everdell, seat: int) -> bool:
        """Whether there is any."""
        if not shut(state, seat, self.how()):
            for card in state.meadow:
                if card >= 0:
                    return True
        return bool(OpenCard.options(self, state, seat, ()))

    def take(self, state: Everdell, seat: int, raw: Raw) -> None:
        """It leaves its place, which is refilled when the whole effect is finished."""
        if raw[0]:
            station(state).cards[raw[1]] = NONE
        else:
            take_from_meadow(state, seat, raw[1], self.how())

    def into_hand(self, state: Everdell, seat: int, raw: Raw) -> None:
        state.hands[seat].append(raw[2])
        if state.log is not None:
            state.note("log-take-open", "NL-STN-06", seat, icon="card", card=card_name(raw[2]))
        self.take(state, seat, raw)

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"card:{CARDS[raw[2]].id}@{_WHERE[raw[0]]}{raw[1] + 1}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-done")
        return text("option-card-from", card=card_name(raw[2]), source=text(f"source-{_WHERE[raw[0]]}"))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else (_WHERE[raw[0]], str(raw[1] + 1))

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[2]].id


_WHERE: Final = ("meadow", "station")
_LYING: Final[list[list[list[Raw]]]] = []


def _lying() -> list[list[list[Raw]]]:
    """By Meadow or Station, the place there and the card: the option to pick it, made once."""
    if not _LYING or len(_LYING[0][0]) < len(CARDS):
        cards = range(len(CARDS))
        _LYING[:] = [
            [[(where, place, card) for card in cards] for place in range(places)]
            for where, places in enumerate((MEADOW_SLOTS, PLACES))
        ]
    return _LYING


@dataclass(frozen=True)
class Clear(OpenCard):
    """Exactly so many cards are discarded, or all there are (NL-KNOLL-04). Number: how many are gone."""

    number: int

    def how(self) -> int:
        return DISCARDED

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        gone = (args[0] if args else 0) + 1
        self.take(state, seat, raw)
        state.discard.append(raw[2])
        if state.log is not None:
            state.note("log-discard-open", "NL-KNOLL-02", seat, icon="card", card=card_name(raw[2]))
        if gone < self.number and self.possible(state, seat):
            state.push(self, seat, (gone,))
        else:
            refill_open(state)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(self.number - (args[0] if args else 0), len(self.options(state, seat, args)))
        return most, most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-knoll-discard", n=args[0] if args else 0, most=self.number)

    def describe(self) -> Text:
        return text("effect-knoll-discard", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "card", "arrow")


@dataclass(frozen=True)
class Gather(OpenCard):
    """So many cards go to hand, as far as there is room (NL-KNOLL-03). Its numbers are the cards taken."""

    number: int

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args) if len(args) < self.number and room_for(state, seat, 1) else []
        return found or ([DONE] if args else [])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            drew(state, seat, list(args))
            return
        state.push(self, seat, (*args, raw[2]))
        self.into_hand(state, seat, raw)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(self.number - len(args), room(state, seat), len(super().options(state, seat, args)))
        return most, most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("take", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-knoll-take", n=len(args), most=self.number)

    def describe(self) -> Text:
        return text("effect-knoll-take", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "card")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.5 * (self.number - len(args))


@dataclass(frozen=True)
class RefillOpen(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill_open(state)

    def describe(self) -> Text:
        return text("effect-refill")


REFILL_OPEN: Final = RefillOpen()


@dataclass(frozen=True)
class Steps(Effect):
    """One after the other; each begins without numbers of its own."""

    parts: tuple[Effect, ...]

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for part in reversed(self.parts):
            state.push(part, seat)

    def describe(self) -> Text:
        return text("effect-steps", parts=tuple(part.describe() for part in self.parts))

    def signs(self) -> Signs:
        return tuple(sign for part in self.parts for sign in part.signs())

    def pending_value(self, args: Raw, values: Values) -> float:
        return sum([part.pending_value((), values) for part in self.parts])


LOCATIONS: Final = (
    Location("station", OTHER, Steps((SEND_AWAY, ChooseTile())), SHARED, own=1),
    Location("knoll", OTHER, Steps((Clear(3), Gather(3), ChooseTile(may=True), REFILL_OPEN)), SHARED, own=1),
)
