"""What the rules ask of the modules at a table: ways to pay, sources of cards, tolls, spaces, actions, a rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mytina.games.everdell.catalogue import CARDS, SHARED, SPACE, card_name
from mytina.games.everdell.terms import DOMAIN, ByCard, Cost
from mytina.kernel.effects import Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.box import Box
    from mytina.games.everdell.census import Census
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.score import ScoreSheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment:
    """A way to pay for a card (EV-PAY-01). `number` is set when a module registers it.

    A card comes from a source, which its `code` tells; most payments do not care. One that a card of the own city
    offers (`card`) is asked only if that card is there, one of the module itself always.
    """

    number: int = -1
    id: str = ""
    card: int = -1  # the card that offers it
    granted: bool = False  # only for plays that an effect allows, and then the only way
    swift: bool = False  # knows all the cards it pays for at once
    choosy: bool = False  # pays only for cards of one choosy source, which knows itself which of them
    saves: int = 0  # if it is not swift: how many resources it saves at most
    free: bool = False  # nothing of the price is left, whatever the card costs
    besides: str = ""  # if it is `swift` and `free`: the one whose gifts it knows with its own
    price: int = 2  # the lowest is shown beside a card
    told: str = "log-play-with"  # how the log speaks of the card of the own city that it uses

    def ready(self, state: Everdell, seat: int) -> bool:
        """Whether the seat could use it at all."""
        return True

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        """If it is `swift`: a mask of the cards for which nothing is needed but a place to lie."""
        raise NotImplementedError

    def gifts(self, state: Everdell, seat: int, own: Census) -> int:
        """If it is `swift` and `free`: the same, which are critters then, by their bits among critters (`PEER`)."""
        raise NotImplementedError

    def affords(self, state: Everdell, seat: int, card: int, lacks: int) -> bool:
        """If it is not swift: whether the resources suffice so for a card for which so many are missing. It need not
        know about cards that can be paid in full."""
        return lacks <= self.saves

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        """The slots of the own city with which this card from there can be paid so (-1: none is needed)."""
        raise NotImplementedError

    def pays(self, state: Everdell, seat: int, card: int, code: int) -> bool:
        """Whether there is such a way at all; asked only where the resources suffice (`affords`)."""
        return bool(self.ways(state, seat, card, code))

    def surely(self, state: Everdell, seat: int) -> bool:
        """Whether it pays for every card that it `affords` and for which the city has room."""
        return False

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        """The resources that may be paid, each an exact and affordable payment."""
        raise NotImplementedError

    def spare(self, card: int) -> int:
        """How much of a discount the card's cost leaves, to be used for a toll."""
        return 0

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        """Do what it costs besides resources."""

    def describe(self) -> Text:
        """What the card that offers it says."""
        raise NotImplementedError

    def note(self, card: int, used: int) -> Text:
        """In a few words how it pays for a card with another one, `used`, of the own city."""
        return Text(DOMAIN, "note-with", card=card_name(self.card))


NO_CARDS: Final[list[int]] = []


def lists(found: list[Raw], move: Raw) -> bool:
    """Whether an option that is made once is among some."""
    for other in found:  # noqa: SIM110  # compiled code is quicker with a loop
        if other is move:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A place from which cards are played. A card in it is named by `number * 100 + position`."""

    number: int = -1
    id: str = ""
    own_turn: bool = True  # a seat may play from there in its turn
    choosy: bool = False  # not every payment is accepted for its cards
    usual: Payment | None = None  # how they are paid for most of the time, if it is
    #: If it is choosy: whether a turn need not ask it about each payment, since what it accepts is as for cards in
    #: hand, but for the next two and what is `sure`.
    ordinary: bool = False
    less: int = 0  # so many resources less than they cost are paid for its cards
    given: bool = True  # critters in it may come in for nothing
    places: int = 1  # how many positions there are; cards that lie together have the same, and equal ones are one
    #: By position and by card: the option of a turn to play it, the verb, the card and its code. Options that are
    #: made once need not be made for every turn.
    moves: tuple[list[Raw], ...] = ()

    def cards(self, state: Everdell, seat: int) -> list[int]:
        """What lies there for the seat, by position where there are several; NONE where there is nothing that it may
        play. What it returns is not to be changed."""
        return NO_CARDS

    def plays(self, state: Everdell, seat: int, lacks: ByCard, most: int) -> list[Raw]:
        """The options of a turn to play what lies there for the seat, without equal ones: the cards for which no more
        resources are missing (`lacks`) than so many."""
        found: list[Raw] = []
        spread, moves = self.places > 1, self.moves[0]
        for place, card in enumerate(self.cards(state, seat)):
            if lacks[card] <= most:
                if spread:
                    found.append(self.moves[place][card])
                elif not lists(found, moves[card]):
                    found.append(moves[card])
        return found

    def serves(self, name: str) -> bool:
        """Whether it counts as the source of this name for effects that play a card from there."""
        return name == self.id

    def accepts(self, state: Everdell, seat: int, card: int, code: int, payment: Payment) -> bool:
        """Whether a payment is possible for a card from there; asked only if it is `choosy`."""
        return True

    def heirs(self, box: Box) -> list[int]:
        """If it is `ordinary`: by card, the bits of cards (`Box.sought`) of which one in the own city makes sure that
        it can be played, whatever the seat has; nothing: it has no such cards."""
        return NO_CARDS

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        """Take the card away, and do at once what must be done then (EV-PLAY-02, step 3)."""
        raise NotImplementedError

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        """Everything that lies there for the seat to see, and why it cannot be played from there: (card, code, why)."""
        return []

    def name(self, code: int) -> str:
        return self.id

    def target(self, card: int, code: int) -> Target:
        """The card as a thing on the board."""
        return (self.id, CARDS[card].id)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayToll:
    """What a module asks of a seat that plays a card, beyond its price. What it asks for can bar a play."""

    def extra(self, state: Everdell, seat: int, card: int, code: int) -> int:
        """Resources of any kinds on top of the cost; what is spare of a discount may be used for them."""
        return 0

    def allows(self, state: Everdell, seat: int, card: int, code: int, payment: Payment, cost: Cost) -> bool:
        """Whether the seat can still meet it after paying so."""
        return True

    def push(self, state: Everdell, seat: int, args: Raw) -> None:
        """Push what is to be given up after the payment and before the card leaves its source. Numbers: card, source,
        way to pay, slot of the card it uses, the resources, and who gets them (NONE: nobody)."""

    def describe(self) -> Text:
        """Why a card that could be paid for cannot be played."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class VisitToll:
    """What a module asks of a seat that sends a worker to a place, before the place is used."""

    def allows(self, state: Everdell, seat: int, place: int) -> bool:
        """Whether the seat may go there, and can meet it."""
        return True

    def push(self, state: Everdell, seat: int, place: int) -> None:
        """Push what is to be given up, or what else happens first."""

    def describe(self) -> Text:
        """Why a place cannot be visited."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Housing:
    """How a module counts the spaces of cities: what cards share or do not need, and what is added."""

    lasting: bool = True  # only the cards of a city matter, so that what it comes to can be remembered by them

    settled: bool = False  # if not: what else matters stays as it is in a game, once cards come into cities

    #: The names of cards: it has a say, and what it depends on matters, only where one of them is; none: everywhere.
    bound: tuple[str, ...] = ()

    #: The names of cards of which one more in the city may change what it says; None: any card may.
    swayed: tuple[str, ...] | None = None
    placed: bool = True  # it may also change when any other card leaves, by what lies in which slot

    def depends(self, state: Everdell, owner: int) -> Raw:
        """If it is not `lasting`: what else than the cards matters."""
        return ()

    def moved(self, state: Everdell, owner: int, before: Raw) -> bool:
        """Whether that is no longer what it was before. It is asked whenever a count is wanted."""
        return self.depends(state, owner) != before

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        """Spaces that these cards do without. They may be the owner's with a slot emptied and one more at the end."""
        return 0

    def adds(self, state: Everdell, owner: int, city: list[int]) -> int:
        """Spaces beyond the usual ones and those of the cards."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class HandLimit:
    """What a module makes of the hand limit."""

    lowers: bool = False  # it may be less than the usual one

    def more(self, state: Everdell, seat: int) -> int:
        """What is added to it for a seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MorePlaces:
    """Places of a module to which workers may be sent."""

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        """Add to the options of a turn those that the seat has there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOrder:
    """An order of turns that a module may know."""

    def seats(self, state: Everdell) -> list[int]:
        """The seats in that order, if it is not simply clockwise; nothing: it is."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Enter:
    """How an odd card comes into play instead of simply taking a space of the own city."""

    def fits(self, state: Everdell, seat: int, card: int, leaving: int) -> bool:
        """Whether it can come into play once the card at slot `leaving` (-1: none) has left the own city."""
        raise NotImplementedError

    def refusal(self) -> Text:
        """Why it cannot."""
        raise NotImplementedError

    def describe(self) -> Text | None:
        """What the card says of it, if its effect does not."""
        return None

    def push(self, state: Everdell, seat: int, card: int, code: int) -> None:
        """Push the effect that puts it there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something else that a seat can do with its turn."""

    number: int = -1
    id: str = ""
    plain: Raw = ()  # its option where nothing follows; options that are made once need not be made for every turn

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        """Add what to choose from to the options of a turn: the verb `SPECIAL`, the number of the action, and what
        follows."""
        raise NotImplementedError

    def choose(self, state: Everdell, seat: int, raw: Raw) -> None:
        raise NotImplementedError

    def key(self, raw: Raw) -> str:
        raise NotImplementedError

    def words(self, state: Everdell, seat: int, raw: Raw) -> Text:
        raise NotImplementedError

    def target(self, state: Everdell, seat: int, raw: Raw) -> Target | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Somebody at the table who is nobody's seat: owns a city and workers, and lives by rules of his own.

    His number is the one after the seats. One who takes turns has passed when his bit in `state.passed` is set.
    """

    id: str = ""
    turns: bool = False  # takes turns of his own, in rotation with the seats

    def before(self, state: Everdell) -> int:
        """The seat whose turn comes after his, if he takes turns."""
        raise NotImplementedError

    def push_turn(self, state: Everdell) -> None:
        """It is his turn: push what he does."""
        raise NotImplementedError

    def used(self, state: Everdell, city: list[int]) -> int:
        """How many spaces the cards of his city take; by default nothing is shared in it."""
        return sum([SPACE[card] for card in city if card >= 0])

    def capacity(self, state: Everdell) -> int:
        """How many spaces his city has."""
        return SHARED

    def takes_fool(self, state: Everdell) -> bool:
        return False

    def get_fool(self, state: Everdell, seat: int, card: int, code: int) -> None:
        """A seat has played a Fool on him; the card lies aside."""
        raise NotImplementedError

    def takes_cards(self, state: Everdell) -> bool:
        """Whether cards may be given to him now."""
        return False

    def get_card(self, state: Everdell, seat: int, card: int) -> None:
        """A seat has given him a card; it lies nowhere."""
        raise NotImplementedError

    def takes_resources(self, state: Everdell) -> bool:
        """Whether resources may be given to him now."""
        return False

    def get_resources(self, state: Everdell, seat: int, cost: Cost) -> None:
        raise NotImplementedError

    def thank(self, state: Everdell, seat: int, gifts: int) -> None:
        """Resources were given to him as presents, each for a point of the giver."""

    def reap(self, state: Everdell, farms: int) -> None:
        """Somebody has counted the Farms of his city, for which opponents may draw cards."""

    def visitors(self, state: Everdell, points: list[int]) -> int:
        """What visitors of these points bring him at the end; by default all of it."""
        return sum(points)

    def visit_points(self, state: Everdell, seat: int, points: int) -> int:
        """What a visit to an open card of his city brings him, which says `points`."""
        return points

    def lines(self, state: Everdell) -> dict[str, int]:
        """His own lines of his score sheet as they would be counted now."""
        raise NotImplementedError

    def total(self, state: Everdell) -> int:
        """His points, with what parts of modules add."""
        found = sum(self.lines(state).values())
        for part in state.parts:
            found += sum(part.lines(state, state.seats).values())
        return found

    def ties(self, state: Everdell) -> tuple[int, ...]:
        raise NotImplementedError

    def missed(self, state: Everdell) -> int:
        """What he has now for special events that no seat has achieved: it can still be taken from him."""
        return 0

    def grade(self, state: Everdell) -> int:
        """How hard he is in this game, from 0 to 3."""
        return 0

    def beaten(self, own: ScoreSheet, best: ScoreSheet) -> bool:
        """Whether the best of the seats is ahead of him at the end (EV-SOLO-20)."""
        return (best.total, best.ties) > (own.total, own.ties)
