"""What Nightweave keeps in a state: her lair, her hand, her action cards, and what lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mytina.games.everdell.catalogue import VISITS
from mytina.games.everdell.mistwood.legends import is_legend, legends, legends_of
from mytina.games.everdell.mistwood.nightweave.deck import DECKS, DIFFICULTY, WORKERS, ActionCard, ActionDeck
from mytina.games.everdell.mistwood.nightweave.submodules import PLANS
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.terms import CITY_SPACES, NONE, WINTER

if TYPE_CHECKING:
    from mytina.games.everdell.mistwood.nightweave.view import LairView
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng

MODULE: Final = "nightweave"
ENTRAPMENT: Final = PLANS.index("entrapment")
#: Where her figure stands: a Meadow slot, or this and a place of the Station; NONE: in the lair.
AT_STATION: Final = 8
#: What she did with her current card; the numbers 0 and 1 stand for the first and the second action.
NOTHING_YET: Final = -1
DEFAULT: Final = 2
PREPARED: Final = 3
#: A human's worker that a trick has lent her: none, in her lair, or standing somewhere.
NOT_LENT: Final = 0
LENT: Final = 1
LENT_AND_PLACED: Final = 2


class NightweavePart(Part):
    layout: ClassVar[dict[str, Any]] = {
        "left": int,
        "season": int,
        "home": int,
        "reserve": int,
        "figure": int,
        "hand": list[int],
        "rewards": list[int],
        "hidden": list[int],
        "pool": list[int],
        "removed": list[int],
        "deck": list[int],
        "played": list[int],
        "card": int,
        "boxed": int,
        "seen": int,
        "doing": int,
        "exhausted": int,
        "special": int,
        "die": int,
        "behaviour": int,
        "behaviours": list[int],
        "plan": int,
        "tricks": list[int],
        "active": list[int],
        "webs": list[int],
        "quiet": list[int],
        "locked": list[int],
        "taking": list[int],
        "swept": int,
        "lent": int,
        "lent_at": int,
        "lends": int,
        "held": int,
    }

    def __init__(self) -> None:
        self.left = 0  # the seat that plays right after her
        self.season = WINTER
        self.home = WORKERS[WINTER]  # spiderlings in the lair
        self.reserve = WORKERS[-1] - WORKERS[WINTER]
        self.figure = NONE
        self.hand: list[int] = []  # face down, the top card last
        self.rewards: list[int] = []  # cards face up in the lair
        self.hidden: list[int] = []  # and face down
        self.pool: list[int] = []  # legendary cards that nobody was dealt (MW-IX-LEG-01)
        self.removed: list[int] = []  # legendary cards that she has discarded
        self.deck: list[int] = []  # action cards face down, the next one last
        self.played: list[int] = []  # face up
        self.card = NONE  # the one that she has revealed last, whose arrows count (MW-TIE-01)
        self.boxed = NONE  # the winter card that is not in the game (MW-SET-06)
        self.seen = 0  # a mask of the action cards that have been face up
        self.doing = NOTHING_YET
        self.exhausted = 0  # whether her deck was shuffled anew in this season (MW-TURN-08)
        self.special = 0  # whether a worker went to a special event in this season (MW-PLACE-10)
        self.die = 0  # her last roll
        self.behaviour = NONE
        self.behaviours: list[int] = []  # those not yet used, for a plan that changes them
        self.plan = NONE
        self.tricks: list[int] = []  # those that may still come
        self.active: list[int] = []  # those in force
        self.webs: list[int] = []  # the places where webs lie, one for each
        self.quiet: list[int] = []  # slots of the human's green cards that act no more (MW-PLAN-04)
        self.locked: list[int] = []  # cards of the human's hand that are turned around (MW-TRICK-07)
        self.taking: list[int] = []  # what the effect that is going on has drawn from the Meadow (MW-BEH-03)
        self.swept = 0  # whether one of these lay beside her
        self.lent = NOT_LENT
        self.lent_at = NONE  # where the lent worker stands
        self.lends = 0  # whether the next worker that is placed goes to her (MW-TRICK-20)
        self.plain: list[int] = []  # only between `piles` and `hide`
        self.held = 0  # workers of the human that wait in her lair for his next season (MW-TRICK-21)

    def copy(self) -> NightweavePart:
        other = NightweavePart.__new__(NightweavePart)
        other.left = self.left
        other.season = self.season
        other.home = self.home
        other.reserve = self.reserve
        other.figure = self.figure
        other.hand = self.hand[:]
        other.rewards = self.rewards[:]
        other.hidden = self.hidden[:]
        other.pool = self.pool[:]
        other.removed = self.removed[:]
        other.deck = self.deck[:]
        other.played = self.played[:]
        other.card = self.card
        other.boxed = self.boxed
        other.seen = self.seen
        other.doing = self.doing
        other.exhausted = self.exhausted
        other.special = self.special
        other.die = self.die
        other.behaviour = self.behaviour
        other.behaviours = self.behaviours[:]
        other.plan = self.plan
        other.tricks = self.tricks[:]
        other.active = self.active[:]
        other.webs = self.webs[:]
        other.quiet = self.quiet[:]
        other.locked = self.locked[:]
        other.taking = self.taking[:]
        other.swept = self.swept
        other.lent = self.lent
        other.lent_at = self.lent_at
        other.lends = self.lends
        other.held = self.held
        other.plain = []
        return other

    def holds(self) -> list[int]:
        return [*self.hand, *self.rewards, *self.hidden, *self.locked, *self.pool, *self.removed]

    def piles(self, state: Everdell, seat: int | None) -> list[list[int]]:
        """Her hand without legendary cards, which `hide` deals, and what lies face down in the lair.

        The cards of a human that are turned around are known to this human alone.
        """
        self.plain = [card for card in self.hand if not is_legend(card)]
        return [self.plain, self.hidden, *([self.locked] if seat is None else [])]

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        """Her hand and her deck in any order, any card in the box; legendary cards as far as nobody has seen them."""
        self._hide_legends(state, rng)
        unseen = sorted([*self.deck, self.boxed] if self.boxed >= 0 else self.deck)
        if self.boxed >= 0:
            cards = deck_of(state).cards
            winter = [card for card in unseen if cards[card].first == WINTER and cards[card].worker]
            candidates = [card for card in winter if not self.seen >> card & 1]
            self.boxed = rng.draw(candidates)
            unseen.remove(self.boxed)
        rng.shuffle(unseen)
        self.deck = unseen

    def _hide_legends(self, state: Everdell, rng: Rng) -> None:
        count = len(self.hand) - len(self.plain)
        hand = self.plain
        if "more_legends" in state.box.part_at:
            seen = {card for city in state.cities for card in city} | set(state.aside) | set(self.rewards)
            seen |= {card for cards in legends(state).held for card in cards}
            unseen = [card for card in legends_of(state.box) if card not in seen]
            rng.shuffle(unseen)
            hand = hand + [unseen.pop() for _ in range(count)]
            self.removed = [unseen.pop() for _ in self.removed]
            self.pool = unseen
        rng.shuffle(hand)
        self.hand = hand

    def view(self, state: Everdell, seat: int | None) -> LairView:
        from mytina.games.everdell.mistwood.nightweave.view import look

        return look(state, self, seat)

    def letters(self, state: Everdell, owner: int) -> str:
        if owner != state.seats:
            return ""
        from mytina.games.everdell.mistwood.nightweave.view import letters

        return letters(state, self)


_PART: Final = part_number(MODULE)


def lair(state: Everdell) -> NightweavePart:
    part: NightweavePart = state.kept[_PART]
    return part


def deck_of(state: Everdell) -> ActionDeck:
    return DECKS[state.setup.action_deck]


def current(state: Everdell) -> ActionCard:
    """The action card that she has revealed last."""
    return deck_of(state).cards[lair(state).card]


def clockwise(state: Everdell) -> bool:
    """Which way she goes where she meets a tie (MW-TIE-01)."""
    return current(state).clockwise


def star_points(state: Everdell) -> int:
    level: int = state.setup.level
    return level


def printed(state: Everdell, points: int) -> int:
    """The points of an action, which may be as many as the level."""
    return star_points(state) if points == DIFFICULTY else points


def gain(state: Everdell, points: int, rule: str) -> None:
    """She gets points; nothing is said of none."""
    if points:
        state.points[state.seats] += points
        state.note("log-nw-points", rule, icon="point", n=points)


def targets(state: Everdell) -> list[int]:
    """The humans in the order in which she looks at them (MW-TIE-07)."""
    first = lair(state).left
    if state.seats == 1:
        return [0]
    return [first, 1 - first] if clockwise(state) else [1 - first, first]


def idle(part: NightweavePart) -> int:
    """How many workers are in the lair, with one that a human has lent her."""
    return part.home + (part.lent == LENT)


def finished(state: Everdell) -> bool:
    """Whether her game has ended."""
    return state.passed >> state.seats & 1 != 0


def entrapped(state: Everdell) -> bool:
    """Whether open cards of her city need no space and bring her points of the level (MW-PLAN-14)."""
    return lair(state).plan == ENTRAPMENT


def spaces(state: Everdell, city: list[int]) -> int:
    """How many of her spaces cards take: each one, whatever it says, but for legendary ones (MW-NW-06)."""
    trapped = entrapped(state)
    found = 0
    for card in city:
        if card >= 0 and not is_legend(card):
            visit = VISITS[card]
            if not (trapped and visit is not None and visit.open):
                found += 1
    return found


def has_space(state: Everdell) -> bool:
    return spaces(state, state.cities[state.seats]) < CITY_SPACES
