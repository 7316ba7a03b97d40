"""The 24 constructions of the base game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import YIELDS
from mytina.games.everdell.catalogue import (
    ANY_CRITTER,
    BASIC,
    COST,
    EXTENDS,
    FOREST,
    KIND,
    LOCATIONS,
    SPACE,
    Card,
    Trigger,
    Values,
    Visit,
    bundle_text,
    card_name,
    icon_of,
)
from mytina.games.everdell.census import capacity, census, used
from mytina.games.everdell.content.bonuses import PerCard, PerColour
from mytina.games.everdell.effects import (
    ALL,
    PLAY_REVEALED,
    Discard,
    Gain,
    GainOne,
    GainWith,
    GiveForPoints,
    PlayMeadowForLess,
    gain_cost,
)
from mytina.games.everdell.hooks import Enter
from mytina.games.everdell.payments import DiscardSelf, Imprison
from mytina.games.everdell.play import settle_in
from mytina.games.everdell.questions import (
    DONE,
    CityCard,
    GainAny,
    HandCard,
    PickLocation,
    counted,
    give_to,
    hand_cards,
    points_text,
    seat_name,
    text,
)
from mytina.games.everdell.table import card_takers, distinct, draw, gain, leave, removable, reveal, room, takes_card
from mytina.games.everdell.terms import (
    BLUE,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    NONE,
    NOTHING,
    POINT,
    PURPLE,
    RED,
    TAN,
    UNIQUE,
    Cost,
    pack,
    points_on,
    resources_on,
)
from mytina.kernel.effects import Effect, Question, Raw, Sequence
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- odd effects, in the order of the cards below -----------------------------------------------------------------


@dataclass(frozen=True)
class Exhume(Question):
    """Reveal four cards of the deck or of the discard pile and play one for free (EV-CARD-CEMETERY)."""

    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        if state.pile or state.discard:
            found.append((0,))
        if state.discard:
            found.append((1,))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0]:
            top = state.discard[-self.number :]
            del state.discard[-self.number :]
            top.reverse()
            state.aside.extend(top)
            state.reveal()
            if state.log is not None:
                state.note("log-reveal", "EV-GEN-05", icon="card", cards=tuple(card_name(card) for card in top))
        else:
            reveal(state, self.number)
        state.push(PLAY_REVEALED, seat, (99, 1))

    def key(self, raw: Raw) -> str:
        return "from:discard" if raw[0] else "from:deck"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-cemetery")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-from-discard" if raw[0] else "option-from-deck")

    def describe(self) -> Text:
        return text("effect-cemetery", n=self.number)


def _cards_left(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return bool(state.pile or state.discard)


@dataclass(frozen=True)
class Pray(Effect):
    """A point token on the card, then cards for every token on it (EV-CARD-CHAPEL)."""

    cards: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        put_points(state, seat, args, 1, "EV-CARD-CHAPEL")
        draw(state, seat, self.cards * points_on(state.marks[args[0]][args[1]]))

    def describe(self) -> Text:
        return text("effect-chapel", n=self.cards)


@dataclass(frozen=True)
class PutPoints(Effect):
    """Point tokens on the card itself."""

    points: int
    rule: str

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        put_points(state, seat, args, self.points, self.rule)

    def describe(self) -> Text:
        return text("effect-put-points", n=self.points)


def put_points(state: Everdell, seat: int, args: Raw, points: int, rule: str) -> None:
    """Point tokens come onto a card of a city. Numbers: owner and slot."""
    owner, slot = args[:2]
    state.marks[owner][slot] += POINT * points
    if state.log is not None:
        card = state.cities[owner][slot]
        state.note("log-put-points", rule, seat, icon=icon_of(card), points=points_text(points), card=card_name(card))


@dataclass(frozen=True)
class Chime(PickLocation):
    """Give up a token to use a location where an own worker stands (EV-SEAS-03). Numbers: owner and slot."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        if points_on(state.marks[args[0]][args[1]]):
            for place in dict.fromkeys(state.deployed[seat]):
                if 0 <= place < len(LOCATIONS):
                    location = LOCATIONS[place]
                    if location.kind in (BASIC, FOREST) and location.usable(state, seat):
                        found.append((place,))
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            owner, slot = args
            state.marks[owner][slot] -= POINT
            if state.log is not None:
                card = state.cities[owner][slot]
                state.note("log-spend-point", self.rule(), seat, icon=icon_of(card), card=card_name(card))
        super().choose(state, seat, args, raw)

    def rule(self) -> str:
        return "EV-SEAS-03"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-clock-tower")

    def describe(self) -> Text:
        return text("effect-clock-tower")


@dataclass(frozen=True)
class CopyLocation(PickLocation):
    """Any basic or forest location in play, occupied or not (EV-CARD-LOOKOUT)."""

    forest: bool = True

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        places = (*state.box.copyable, *state.forest) if self.forest else state.box.copyable
        return [(place,) for place in places if LOCATIONS[place].usable(state, seat)]

    def rule(self) -> str:
        return "EV-CARD-LOOKOUT" if self.forest else "EV-FOREST-03"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-copy-location")

    def describe(self) -> Text:
        return text("effect-copy-location" if self.forest else "effect-copy-basic")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.7


@dataclass(frozen=True)
class PostTo(Question):
    """Two hand cards to an opponent, any number discarded, then up to the hand limit (EV-DEC-POST_OFFICE)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(other,) for other in card_takers(state, seat)] or [(NONE,)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(FillUp(), seat)
        state.push(Discard(0, ALL), seat)
        state.push(PostCard(), seat, (raw[0], 2))

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}" if raw[0] >= 0 else "discard"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-post-to")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0]) if raw[0] >= 0 else text("option-discard")

    def describe(self) -> Text:
        return text("effect-post-office", n=2)


@dataclass(frozen=True)
class PostCard(HandCard):
    """The next card to give; what does not fit is discarded. Numbers: the taker (-1: nobody), how many are left."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return hand_cards(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        taker, left = args
        state.hands[seat].remove(raw[0])
        if taker >= 0 and takes_card(state, taker):
            give_to(state, seat, taker, raw[0])
        else:
            state.discard.append(raw[0])
            if taker < 0:
                state.note("log-give-nobody", "EV-GIVE-02", seat, icon="card")
            elif state.log is not None:
                state.note("log-give-full", "EV-CARD-POST_OFFICE", seat, icon="card", taker=seat_name(state, taker))
        if left > 1:
            state.push(self, seat, (taker, left - 1))

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return args[1], args[1]

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("give", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-post-card", n=args[1])


@dataclass(frozen=True)
class FillUp(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        draw(state, seat, room(state, seat))

    def describe(self) -> Text:
        return text("effect-fill-up")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 2.0


def _two_cards(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return len(state.hands[seat]) >= 2


def _two_resources(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return sum(state.resources[seat * 4 : seat * 4 + 4]) >= 2


_INN: Final = PlayMeadowForLess()


def _inn_has_a_card(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return _INN.possible(state, seat)


class OverConstruction(Enter):
    """Another construction of the own city is discarded first, and this takes its space (EV-CARD-RUINS)."""

    def refusal(self) -> Text:
        return text("why-no-construction")

    def fits(self, state: Everdell, seat: int, card: int, leaving: int) -> bool:
        own = census(state, seat)
        if leaving < 0 and own.used < own.capacity and own.sought & YIELDS:
            return True  # nothing takes more space because another card has left
        for slot in removable(state, seat):  # noqa: SIM110  # asked too often for a generator
            if makes_way(state, seat, slot, card, leaving):
                return True
        return False

    def push(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.push(TearDown(), seat, (card, code))


def make_way(state: Everdell, seat: int, card: int, leaving: int = NONE) -> list[int]:
    """The constructions whose space a card can take once the card at `leaving` has left; some need no space."""
    return [slot for slot in removable(state, seat) if makes_way(state, seat, slot, card, leaving)]


def makes_way(state: Everdell, seat: int, slot: int, card: int, leaving: int) -> bool:
    """Whether the card at `slot` is one of them."""
    left = state.cities[seat][slot]
    if slot == leaving or KIND[left] != CONSTRUCTION:
        return False
    own = census(state, seat)
    if leaving < 0 and own.used + SPACE[card] <= own.capacity - EXTENDS[left]:
        return True  # nothing takes more space because another card has left
    city = [*state.cities[seat], card]
    city[slot] = NONE
    if leaving >= 0:
        city[leaving] = NONE
    return used(state, seat, city) <= capacity(state, seat, city)


@dataclass(frozen=True)
class TearDown(CityCard):
    """Which construction makes way. Numbers: card, source."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return distinct(state, seat, make_way(state, seat, args[0]))

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        card, code = args
        if state.log is not None:
            state.note("log-leave", "EV-CARD-RUINS", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        # The construction leaves before the Ruins come; it can no longer react (EV-CARD-COURTHOUSE).
        leave(state, seat, raw[0])
        gain_cost(state, seat, COST[raw[1]])
        settle_in(state, seat, card, code)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-ruins")


@dataclass(frozen=True)
class RuinsText(Effect):
    """What tearing down brings: the refund was made when the card came in, the cards come now."""

    cards: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        draw(state, seat, self.cards)

    def describe(self) -> Text:
        return text("effect-ruins", n=self.cards)


@dataclass(frozen=True)
class Stock(Question):
    """One of several loads from the supply onto this card (EV-DEC-STOREHOUSE)."""

    loads: tuple[Cost, ...]

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return list(self.loads)

    def private(self, seat: int, args: Raw) -> bool:
        return args[0] == seat

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.marks[args[0]][args[1]] += pack((raw[0], raw[1], raw[2], raw[3]))
        if state.log is not None:
            state.note("log-stock", "EV-CARD-STOREHOUSE", seat, icon="storehouse", what=bundle_text(raw))

    def key(self, raw: Raw) -> str:
        from mytina.games.everdell.terms import bundle_key

        return f"store:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-storehouse")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return bundle_text(raw)

    def feeds(self) -> bool:
        return False  # it lies on the card

    def describe(self) -> Text:
        return text("effect-storehouse", loads=tuple(bundle_text(load) for load in self.loads))

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.2


@dataclass(frozen=True)
class TakeStock(Effect):
    """Everything that lies on the card goes to the own supply."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        marks = state.marks[args[0]]
        stock = resources_on(marks[args[1]])
        marks[args[1]] -= pack(stock)
        gain(state, seat, stock)
        if state.log is not None and stock != NOTHING:
            state.note("log-gain", "EV-CARD-STOREHOUSE", seat, what=bundle_text(stock))

    def describe(self) -> Text:
        return text("effect-take-stock")


@dataclass(frozen=True)
class Exmatriculate(CityCard):
    """Discard another card of the own city for its cost (EV-CARD-UNIVERSITY). Numbers: owner and slot of this card."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        itself = args[1] if args[0] == seat else NONE
        return distinct(state, seat, [slot for slot in removable(state, seat) if slot != itself])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if state.log is not None:
            state.note("log-leave", "EV-CARD-UNIVERSITY", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        leave(state, seat, raw[0])
        gain_cost(state, seat, COST[raw[1]])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-university")

    def describe(self) -> Text:
        return text("effect-university")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0


def _another_card(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return any(other != slot or owner != seat for other in removable(state, seat))


# --- the cards ----------------------------------------------------------------------------------------------------

_TWIG_RESIN_OR_PEBBLE = GainOne(((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)))

CONSTRUCTIONS = (
    Card("castle", CONSTRUCTION, UNIQUE, PURPLE, 2, (2, 3, 3, 0), 4, ("king",), bonus=PerCard(CONSTRUCTION, COMMON)),
    Card(
        "cemetery", CONSTRUCTION, UNIQUE, RED, 2, (0, 0, 2, 0), 0, ("undertaker",),
        visit=Visit(Exhume(4), _cards_left, permanent=True, second="undertaker"),
    ),
    Card("chapel", CONSTRUCTION, UNIQUE, RED, 2, (2, 1, 1, 0), 2, ("shepherd",), visit=Visit(Pray(2))),
    Card(
        "clock_tower", CONSTRUCTION, UNIQUE, BLUE, 3, (3, 0, 1, 0), 0, ("historian",),
        play=PutPoints(3, "EV-CARD-CLOCK_TOWER"), before_season=Chime(),
    ),
    Card(
        "courthouse", CONSTRUCTION, UNIQUE, BLUE, 2, (1, 1, 2, 0), 2, ("judge",),
        trigger=Trigger(_TWIG_RESIN_OR_PEBBLE, CONSTRUCTION, rank=1),
    ),
    Card(
        "crane", CONSTRUCTION, UNIQUE, BLUE, 3, (0, 0, 1, 0), 1, ("architect",),
        payment=DiscardSelf("crane", CONSTRUCTION, 3),
    ),
    Card(
        "dungeon", CONSTRUCTION, UNIQUE, BLUE, 2, (0, 1, 2, 0), 0, ("ranger",),
        payment=Imprison("dungeon", 3, "ranger"),
    ),
    Card("ever_tree", CONSTRUCTION, UNIQUE, PURPLE, 2, (3, 3, 3, 0), 5, (ANY_CRITTER,), bonus=PerColour(PURPLE)),
    Card("fairgrounds", CONSTRUCTION, UNIQUE, GREEN, 3, (1, 2, 1, 0), 3, ("fool",), produces=Gain(cards=2)),
    Card("farm", CONSTRUCTION, COMMON, GREEN, 8, (2, 1, 0, 0), 1, ("husband", "wife"), produces=Gain(berry=1)),
    Card(
        "general_store", CONSTRUCTION, COMMON, GREEN, 3, (0, 1, 1, 0), 1, ("shopkeeper",),
        produces=GainWith("farm", Gain(berry=1), Gain(berry=2)),
    ),
    Card(
        "inn", CONSTRUCTION, COMMON, RED, 3, (2, 1, 0, 0), 2, ("innkeeper",),
        visit=Visit(_INN, _inn_has_a_card, open=1),
    ),
    Card("lookout", CONSTRUCTION, UNIQUE, RED, 2, (1, 1, 1, 0), 2, ("wanderer",), visit=Visit(CopyLocation())),
    Card("mine", CONSTRUCTION, COMMON, GREEN, 3, (1, 1, 1, 0), 2, ("miner_mole",), produces=Gain(pebble=1)),
    Card(
        "monastery", CONSTRUCTION, UNIQUE, RED, 2, (1, 1, 1, 0), 1, ("monk",),
        visit=Visit(GiveForPoints(2, 4), _two_resources, permanent=True, second="monk"),
    ),
    Card("palace", CONSTRUCTION, UNIQUE, PURPLE, 2, (2, 3, 3, 0), 4, ("queen",), bonus=PerCard(CONSTRUCTION, UNIQUE)),
    Card(
        "post_office", CONSTRUCTION, COMMON, RED, 3, (1, 2, 0, 0), 2, ("postal_pigeon",),
        visit=Visit(PostTo(), _two_cards, open=1),
    ),
    Card("resin_refinery", CONSTRUCTION, COMMON, GREEN, 3, (0, 1, 1, 0), 1, ("chip_sweep",), produces=Gain(resin=1)),
    Card(
        "ruins", CONSTRUCTION, COMMON, TAN, 3, (0, 0, 0, 0), 0, ("peddler",),
        enter=OverConstruction(), play=RuinsText(2),
    ),
    Card("school", CONSTRUCTION, UNIQUE, PURPLE, 2, (2, 2, 0, 0), 2, ("teacher",), bonus=PerCard(CRITTER, COMMON)),
    Card(
        "storehouse", CONSTRUCTION, COMMON, GREEN, 3, (1, 1, 1, 0), 2, ("woodcarver",),
        produces=Stock(((3, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 2))), visit=Visit(TakeStock()), keeps=True,
    ),
    Card("theatre", CONSTRUCTION, UNIQUE, PURPLE, 2, (3, 1, 1, 0), 3, ("bard",), bonus=PerCard(CRITTER, UNIQUE)),
    Card("twig_barge", CONSTRUCTION, COMMON, GREEN, 3, (1, 0, 1, 0), 1, ("barge_toad",), produces=Gain(twig=2)),
    Card(
        "university", CONSTRUCTION, UNIQUE, RED, 2, (0, 1, 2, 0), 3, ("doctor",),
        visit=Visit(Sequence((Exmatriculate(), GainAny(1), Gain(points=1))), _another_card),
    ),
)  # fmt: skip
