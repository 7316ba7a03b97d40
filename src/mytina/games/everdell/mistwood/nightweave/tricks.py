"""Nightweave's tricks: revealed when she prepares; some act once, with a foil, others until the next (MW-TRICK)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    COLOUR,
    KIND,
    POINTS,
)
from mytina.games.everdell.content.critters import card_at
from mytina.games.everdell.effects import ALL
from mytina.games.everdell.hooks import HandLimit
from mytina.games.everdell.mistwood.nightweave import cards
from mytina.games.everdell.mistwood.nightweave.giving import (
    CARDS_ONLY,
    CARDS_OR_RESOURCES,
    POINTS_ONLY,
    RESOURCES_ONLY,
    AskFoil,
    ShedCards,
    spare,
    toll,
)
from mytina.games.everdell.mistwood.nightweave.part import (
    LENT,
    LENT_AND_PLACED,
    NOT_LENT,
    gain,
    lair,
    star_points,
)
from mytina.games.everdell.mistwood.nightweave.places import available, take_event
from mytina.games.everdell.mistwood.nightweave.plans import TANGLED, hand_size
from mytina.games.everdell.mistwood.nightweave.submodules import TRICK_OF, TRICKS
from mytina.games.everdell.mistwood.nightweave.webs import JUDGES, REPUTATION, webbed
from mytina.games.everdell.questions import (
    DONE,
    CityCard,
    CityCards,
    amount,
    place_key,
    place_target,
    place_text,
    text,
)
from mytina.games.everdell.table import (
    distinct,
    from_deck,
    leave,
    movable,
    permanent,
    refill,
    removable,
    take_from_meadow,
    turn_over,
)
from mytina.games.everdell.terms import (
    BERRY,
    BLUE,
    CONSTRUCTION,
    CRITTER,
    DISCARDED,
    GREEN,
    NONE,
    PEBBLE,
    PURPLE,
    RED,
    RESIN,
    TAN,
    TWIG,
    city_place,
)
from mytina.kernel.effects import Effect, Question, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

ONLY: Final = 0  # tricks are for one human
#: Tricks that bring her points whenever a card of a colour is played (MW-TRICK-04).
BY_COLOUR: Final = {
    TRICK_OF["clerical_errors"]: BLUE,
    TRICK_OF["crop_failure"]: GREEN,
    TRICK_OF["falling_value"]: PURPLE,
    TRICK_OF["fatigue"]: RED,
}
CAUGHT: Final = TRICK_OF["caught_in_the_web"]
LOCKED: Final = 3
#: What is lost by which roll (reconstructed, MW-REC-03), and how many.
LOSSES: Final = {
    "loot": (BERRY, BERRY, TWIG, RESIN, RESIN, PEBBLE, PEBBLE, PEBBLE),
    "theft": (BERRY, BERRY, BERRY, TWIG, TWIG, TWIG, RESIN, PEBBLE),
    "snatched": (BERRY, TWIG, TWIG, RESIN, RESIN, RESIN, PEBBLE, PEBBLE),
    "thief": (BERRY, BERRY, TWIG, TWIG, RESIN, RESIN, RESIN, PEBBLE),
}
LOST: Final = 3
#: By the human's season (MW-TRICK-18).
JUDGED: Final = (0, 3, 2, 1)
DEALT: Final = 3


# --- one comes, another goes ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RevealTricks(Effect):
    """The last step of her preparation (MW-TRICK-01); with one plan a trick of each sort (MW-PLAN-12)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        if not part.tricks:
            return
        expire(state)
        if part.plan == TANGLED:
            state.push(REVEAL_ONE, ONLY, (1,))
            state.push(REVEAL_ONE, ONLY, (0,))
        else:
            state.push(REVEAL_ONE, ONLY, (NONE,))


@dataclass(frozen=True)
class RevealOne(Effect):
    """Number: whether it is a permanent one; NONE: it may be any."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        candidates = [trick for trick in part.tricks if args[0] < 0 or TRICKS[trick].permanent == bool(args[0])]
        if not candidates:
            return
        trick = state.rng.draw(candidates)
        part.tricks.remove(trick)
        state.reveal()
        begin(state, trick)


def begin(state: Everdell, trick: int) -> None:
    """A trick is in force from now on, or acts once."""
    part = lair(state)
    part.active.append(trick)
    id = TRICKS[trick].id
    if state.log is not None:
        state.note("log-nw-trick", "MW-TRICK-01", icon="card", card=text(f"nw-{id}"))
    part.webs += webbed(state, trick)
    if id in ONCE:
        state.push(ONCE[id], ONLY)
    elif trick == CAUGHT:
        catch(state)
    elif trick == JUDGES:
        gain(state, JUDGED[state.season[ONLY]], "MW-TRICK-18")
    elif trick == REPUTATION:
        for slot, card in enumerate(state.meadow):
            if card >= 0 and COLOUR[card] == TAN:
                state.discard.append(take_from_meadow(state, state.seats, slot, DISCARDED))
        refill(state)  # no tan card comes (MW-TRICK-16)


def return_webs(state: Everdell) -> None:
    """Webs of tricks go back before she gets anything for the new season (MW-PREP-03, step 4)."""
    part = lair(state)
    if part.active:
        part.webs = []


def expire(state: Everdell) -> None:
    """What the last tricks have left behind comes to an end (MW-TRICK-03)."""
    part = lair(state)
    part.active = []
    part.lends = 0
    state.hands[ONLY].extend(part.locked)
    part.locked = []
    for slot, card in enumerate(state.cities[ONLY]):
        if card < NONE:
            turn_over(state, ONLY, slot)


def catch(state: Everdell) -> None:
    """Three cards of the human's hand at random stay there and cannot be used (MW-TRICK-07)."""
    part, hand = lair(state), state.hands[ONLY]
    part.locked = [state.rng.draw(hand) for _ in range(min(LOCKED, len(hand)))]


class Locked(HandLimit):
    """Cards that are turned around take their room in the hand."""

    lowers = True

    def more(self, state: Everdell, seat: int) -> int:
        return -len(lair(state).locked) if seat == ONLY else 0


@dataclass(frozen=True)
class AfterHisCard(Effect):
    """A human has played a card. Numbers: card, and others (MW-TRICK-04)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for trick in lair(state).active:
            if BY_COLOUR.get(trick) == COLOUR[args[0]]:
                gain(state, star_points(state), "MW-TRICK-04")


# --- once: cards of his hand ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KeepCards(Question):
    """How many of the cards that chance picks stay with the human, before anybody sees them (MW-TRICK-08, 09)."""

    paid: bool  # for a resource each; else she gains a point each

    def most(self, state: Everdell, seat: int) -> int:
        held = len(state.hands[seat])
        return min(DEALT, held) if self.paid else (held + 1) // 2

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        most = self.most(state, seat)
        if self.paid:
            most = min(most, spare(state, seat, RESOURCES_ONLY))
        return [(n,) for n in range(most + 1)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        hand = state.hands[seat]
        taken = [state.rng.draw(hand) for _ in range(self.most(state, seat) - raw[0])]
        cards.shuffle_in(state, taken)
        state.reveal()
        rule = "MW-TRICK-09" if self.paid else "MW-TRICK-08"
        state.note("log-nw-takes-hand", rule, icon="card", n=len(taken))
        if self.paid:
            toll(state, seat, raw[0], RESOURCES_ONLY, rule)
        else:
            gain(state, raw[0], rule)

    def key(self, raw: Raw) -> str:
        return f"keep:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-keep-paid" if self.paid else "prompt-nw-keep", n=self.most(state, seat))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nw-keep", n=raw[0])


@dataclass(frozen=True)
class Imitate(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        gain(state, 2 * hand_size(state, seat), "MW-TRICK-11")


@dataclass(frozen=True)
class Crawl(Effect):
    """The Meadow is swept, tan cards leave the hand, and she gains points (MW-TRICK-17)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for slot, card in enumerate(state.meadow):
            if card >= 0:
                state.discard.append(take_from_meadow(state, state.seats, slot, DISCARDED))
        refill(state)
        hand = state.hands[seat]
        state.discard.extend(card for card in hand if COLOUR[card] == TAN)
        hand[:] = [card for card in hand if COLOUR[card] != TAN]
        gain(state, star_points(state), "MW-TRICK-17")


@dataclass(frozen=True)
class Toil(Effect):
    """The top cards of the deck come into her city, beyond its limit (MW-TRICK-19). Number: how many less."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for _ in range(DEALT - args[0]):
            card = from_deck(state)
            if card >= 0:
                cards.lay(state, card, "MW-TRICK-19")
        state.reveal()


# --- once: resources and events -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lose(Effect):
    """A die tells which resource goes (MW-TRICK-10)."""

    id: str

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        die = cards.roll(state)
        state.note("log-nw-roll", "MW-TRICK-10", icon="die", die=die)
        kind = LOSSES[self.id][die - 1]
        number = min(LOST, state.resources[seat * 4 + kind])
        state.resources[seat * 4 + kind] -= number
        if state.log is not None and number:
            state.note("log-pay", "MW-TRICK-10", seat, what=amount(kind, number))


@dataclass(frozen=True)
class Swindle(Effect):
    """A die tells which event is hers (MW-TRICK-22)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        die = cards.roll(state)
        state.note("log-nw-roll", "MW-TRICK-22", icon="die", die=die)
        row = available(state, special=die > 4)
        if not row:
            gain(state, star_points(state), "MW-TRICK-22")
            return
        take_event(state, row[0] if (die - 1) // 2 % 2 == 0 else row[-1], "MW-TRICK-22")


# --- once: cards of his city ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Takeover(CityCard):
    """Which card of the own city she steals: a purple one, else one of the highest value (MW-TRICK-12)."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        here = removable(state, seat)
        found = [slot for slot in here if COLOUR[city[slot]] == PURPLE]
        if not found and here:
            best = max(POINTS[city[slot]] for slot in here)
            found = [slot for slot in here if POINTS[city[slot]] == best]
        return distinct(state, seat, found)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(GUARD, seat, raw)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-takeover")


@dataclass(frozen=True)
class Guard(Question):
    """Whether an own worker stands on the card until the next season, so that it stays. Numbers: slot, card."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(0,), (1,)] if state.available[seat] else [(0,)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0]:
            state.available[seat] -= 1
            state.deployed[seat].append(city_place(seat, args[0]))
            state.note("log-nw-foiled", "MW-TRICK-12", seat, card=text("nw-hostile_takeover"))
        else:
            cards.take_over(state, leave(state, seat, args[0], discard=False), "MW-TRICK-12")

    def key(self, raw: Raw) -> str:
        return "foil" if raw[0] else "let"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-foil", card=text("nw-hostile_takeover"))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nw-guard" if raw[0] else "option-nw-let")


@dataclass(frozen=True)
class TurnOver(CityCards):
    """Cards of a kind that stay face up for a payment each; all others are turned (MW-TRICK-13). Numbers: these."""

    kind: int

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        return [slot for slot, card in enumerate(city) if card >= 0 and KIND[card] == self.kind and slot not in args]

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args) if spare(state, seat, CARDS_OR_RESOURCES) else []
        return [*found, DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            state.push(self, seat, (*args, raw[0]))
            toll(state, seat, 1, CARDS_OR_RESOURCES, "MW-TRICK-13")
            return
        slots = self.slots(state, seat, args)
        for slot in slots:
            turn_over(state, seat, slot)
        state.note("log-nw-turned", "MW-TRICK-13", seat, icon="card", n=len(slots))

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-turn-over")


# --- once: workers --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlacedWorker(Stage):
    """Which placed worker of his; not one that stands for good. An option is its place and the card there."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(place, card_at(state, place)) for place in movable(state, seat)]

    def key(self, raw: Raw) -> str:
        return f"worker:{place_key(raw[0], raw[1])}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])


@dataclass(frozen=True)
class Stew(Effect):
    """A placed worker of the human goes to her lair, or the next one that he places (MW-TRICK-20)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if movable(state, seat):
            state.push(LEND, seat)
        else:
            lair(state).lends = 1


@dataclass(frozen=True)
class Lend(PlacedWorker):
    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        lend(state, seat, raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-lend")


def lend(state: Everdell, seat: int, place: int) -> None:
    """A worker of a human goes from a place to her lair, and is the next that she places."""
    part = lair(state)
    state.deployed[seat].remove(place)
    part.lent = LENT
    part.lends = 0
    state.note("log-nw-lent", "MW-TRICK-20", seat, icon="worker")


@dataclass(frozen=True)
class LendNext(Effect):
    """A human's worker has come to a place, and its gains are taken. Number: the place."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        here = seat < state.seats and args[0] in state.deployed[seat]
        if part.lends and here and not permanent(state, args[0]):
            lend(state, seat, args[0])


@dataclass(frozen=True)
class Ransom(Effect):
    """An unplaced worker of the human waits in her lair; or a placed one, and she gains points (MW-TRICK-21)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if state.available[seat]:
            state.available[seat] -= 1
            lair(state).held += 1
            state.note("log-nw-held", "MW-TRICK-21", seat, icon="worker")
            return
        gain(state, star_points(state), "MW-TRICK-21")
        state.push(HOLD, seat)


@dataclass(frozen=True)
class Hold(PlacedWorker):
    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.deployed[seat].remove(raw[0])
        lair(state).held += 1
        state.note("log-nw-held", "MW-TRICK-21", seat, icon="worker")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-hold")


@dataclass(frozen=True)
class WorkersReturn(Effect):
    """A human prepares: workers that she holds come back, a lent one if it is not in her lair (MW-PREP-08)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        state.available[seat] += part.held
        part.held = 0
        if part.lent == LENT_AND_PLACED:
            state.deployed[state.seats].remove(part.lent_at)
            part.lent, part.lent_at = NOT_LENT, NONE
            state.available[seat] += 1


# --- all of them ----------------------------------------------------------------------------------------------------

REVEAL: Final = RevealTricks()
REVEAL_ONE: Final = RevealOne()
GUARD: Final = Guard()
LEND: Final = Lend()
HOLD: Final = Hold()
WORKER: Final = ((2, POINTS_ONLY), (3, CARDS_OR_RESOURCES))
ONCE: Final[dict[str, Effect]] = {
    "pickpocket": KeepCards(paid=False),
    "ill_borrow_this": KeepCards(paid=True),
    **{id: AskFoil(id, "MW-TRICK-10", ((2, CARDS_ONLY),), Lose(id)) for id in LOSSES},
    "imitation": ShedCards(ALL, Imitate(), "imitation"),
    "hostile_takeover": Takeover(),
    "paralysing_fear": TurnOver(CRITTER),
    "closed": TurnOver(CONSTRUCTION),
    "creepy_crawlies": AskFoil("creepy_crawlies", "MW-TRICK-17", ((3, RESOURCES_ONLY),), Crawl()),
    "industrious": ShedCards(DEALT, Toil(), "industrious"),
    "nightshade_stew": AskFoil("nightshade_stew", "MW-TRICK-20", WORKER, Stew()),
    "grand_swindler": AskFoil("grand_swindler", "MW-TRICK-22", ((3, CARDS_OR_RESOURCES),), Swindle()),
    "ransom": AskFoil("ransom", "MW-TRICK-21", WORKER, Ransom()),
}
assert {trick.id for trick in TRICKS if not trick.permanent} == set(ONCE)
