"""The vocabulary that cards, locations and events are written in. Odd things stand beside their card in `content/`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import PLENTY, sources_of
from mytina.games.everdell.catalogue import CARDS, POINTS, Values, bundle_text, card_name, source_of
from mytina.games.everdell.payments import FREE, LESS_1, LESS_3, lacking, payable
from mytina.games.everdell.play import FROM_ASIDE, FROM_HAND, begin
from mytina.games.everdell.questions import (
    DONE,
    GIVE,
    HandCard,
    MeadowCard,
    amount,
    as_cost,
    counted,
    gain_any,
    hand_cards,
    number_of,
    points_text,
    text,
)
from mytina.games.everdell.table import (
    discard_aside,
    draw,
    drew,
    fits,
    gain,
    named,
    open_cards,
    open_slots,
    owned,
    pay,
    refill,
    reveal,
    room_for,
    take_from_meadow,
    takers,
)
from mytina.games.everdell.terms import (
    DRAWN,
    LOW_POINTS,
    NOTHING,
    RESOURCES,
    Cost,
    bundle_key,
    bundles,
)
from mytina.kernel.effects import Deed, Effect, Question, Raw, Signs, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

ALL: Final = 99


# --- gaining ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gain(Deed):
    """Resources, point tokens and cards from the deck."""

    twig: int = 0
    resin: int = 0
    pebble: int = 0
    berry: int = 0
    points: int = 0
    cards: int = 0

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        base, resources = seat * 4, state.resources
        if self.twig:
            resources[base] = resources[base] + self.twig
        if self.resin:
            resources[base + 1] = resources[base + 1] + self.resin
        if self.pebble:
            resources[base + 2] = resources[base + 2] + self.pebble
        if self.berry:
            resources[base + 3] = resources[base + 3] + self.berry
        if self.points:
            state.points[seat] = state.points[seat] + self.points
        if state.log is not None:
            note_gain(state, seat, (self.twig, self.resin, self.pebble, self.berry), self.points)
        if self.cards:
            draw(state, seat, self.cards)

    def describe(self) -> Text:
        return text("effect-gain", parts=self.parts())

    def parts(self) -> tuple[Text, ...]:
        """What is gained, one by one."""
        amounts = (self.twig, self.resin, self.pebble, self.berry)
        parts = [amount(resource, n) for resource, n in enumerate(amounts) if n]
        if self.cards:
            parts.append(text("amount-card", n=self.cards))
        if self.points:
            parts.append(text("amount-point", n=self.points))
        return tuple(parts)

    def signs(self) -> Signs:
        amounts = (self.twig, self.resin, self.pebble, self.berry, self.cards, self.points)
        found: Signs = ()
        for name, n in zip((*RESOURCES, "card", "point"), amounts, strict=True):
            if n:
                found += (str(n), name)
        return found

    def plain(self) -> bool:
        return not self.cards

    def feeds(self) -> bool:
        return bool(self.twig or self.resin or self.pebble or self.berry)


def note_gain(state: Everdell, seat: int, cost: Cost, points: int = 0) -> None:
    if any(cost):
        state.note("log-gain", "EV-GEN-03", seat, what=bundle_text(cost))
    if points:
        state.note("log-points", "EV-GEN-03", seat, icon="point", n=points)


@dataclass(frozen=True)
class GainPer(Deed):
    """Resources for every card of a name in the city that is read."""

    card: str
    each: Gain

    def plain(self) -> bool:
        return True

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        n = named(state.cities[args[0]], number_of(self.card))
        if n:
            g = self.each
            cost = (g.twig * n, g.resin * n, g.pebble * n, g.berry * n)
            gain(state, seat, cost)
            if state.log is not None:
                note_gain(state, seat, cost)

    def describe(self) -> Text:
        return text("effect-gain-per", parts=self.each.parts(), card=text(f"card-{self.card}"))

    def signs(self) -> Signs:
        return (*self.each.signs(), "/", f"card:{self.card}")


@dataclass(frozen=True)
class GainWith(Deed):
    """One thing, or a better one if the city that is read holds a card of a name."""

    card: str
    without: Gain
    with_it: Gain

    def plain(self) -> bool:
        return True

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        found = named(state.cities[args[0]], number_of(self.card))
        (self.with_it if found else self.without).run(state, seat, args)

    def describe(self) -> Text:
        return text(
            "effect-gain-with",
            parts=self.without.parts(),
            more=self.with_it.parts(),
            card=text(f"card-{self.card}"),
        )

    def signs(self) -> Signs:
        return (*self.without.signs(), "+", f"card:{self.card}")


@dataclass(frozen=True)
class GainOne(Question):
    """One of several gains, as the player likes."""

    gains: tuple[Cost, ...]

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return list(self.gains)

    def private(self, seat: int, args: Raw) -> bool:
        return True

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        gain(state, seat, as_cost(raw))
        if state.log is not None:
            note_gain(state, seat, as_cost(raw))

    def key(self, raw: Raw) -> str:
        return f"gain:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-gain-one")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-gain", what=bundle_text(raw))

    def describe(self) -> Text:
        return text("effect-gain-one", parts=tuple(bundle_text(one) for one in self.gains))

    def signs(self) -> Signs:
        kinds = [RESOURCES[resource] for cost in self.gains for resource, n in enumerate(cost) if n]
        return tuple(sign for kind in kinds for sign in ("/", kind))[1:]


# --- paying for something -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PayForPoints(Question):
    """Pay up to so many of one resource for points; given to an opponent if `give`."""

    resource: int
    most: int
    points: int
    give: bool = False

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = min(self.most, state.resources[seat * 4 + self.resource])
        return [(n,) for n in range(have, -1, -1)]

    def private(self, seat: int, args: Raw) -> bool:
        return not self.give

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        n = raw[0]
        if not n:
            return
        paid = list(NOTHING)
        paid[self.resource] = n
        pay(state, seat, as_cost(tuple(paid)))
        state.points[seat] += n * self.points
        if state.log is not None:
            what = amount(self.resource, n)
            state.note(
                "log-pay-points", "EV-GEN-03", seat, icon="point", what=what, points=points_text(n * self.points)
            )
        if self.give:
            state.push(GIVE, seat, tuple(paid))

    def key(self, raw: Raw) -> str:
        return f"pay:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        resource = text(f"icons-{RESOURCES[self.resource]}")
        return text("prompt-pay-points", resource=resource, points=points_text(self.points))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if not raw[0]:
            return text("option-nothing")
        return text("option-pay-points", what=amount(self.resource, raw[0]), points=points_text(raw[0] * self.points))

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        return not state.resources[seat * 4 + self.resource]

    def feeds(self) -> bool:
        return False

    def describe(self) -> Text:
        once = "effect-pay-for-points" if self.most == 1 else "effect-pay-points"
        id = "effect-give-points" if self.give else once
        return text(id, what=amount(self.resource, self.most), points=points_text(self.points))

    def signs(self) -> Signs:
        return (RESOURCES[self.resource], "arrow", str(self.points), "point")


@dataclass(frozen=True)
class Exchange(Stage):
    """Pay up to so many resources and gain the same number of choice."""

    most: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = owned(state, seat)
        return [bundle for n in range(self.most + 1) for bundle in bundles(n, have)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        number = sum(raw)
        if not number:
            return
        pay(state, seat, as_cost(raw))
        if state.log is not None:
            state.note("log-pay", "EV-CARD-PEDDLER", seat, what=bundle_text(raw))
        state.push(gain_any(number), seat)

    def key(self, raw: Raw) -> str:
        return f"pay:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-exchange", n=self.most)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-pay", what=bundle_text(raw)) if sum(raw) else text("option-nothing")

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        return owned(state, seat) == NOTHING

    def describe(self) -> Text:
        return text("effect-exchange", what=text("amount-any", n=self.most))

    def signs(self) -> Signs:
        return (str(self.most), "any", "arrow", str(self.most), "any")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.4


@dataclass(frozen=True)
class GiveForPoints(Question):
    """Give exactly so many resources of any kinds to one opponent for points (EV-DEC-MONASTERY)."""

    number: int
    points: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*bundles(self.number, owned(state, seat))]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        pay(state, seat, as_cost(raw))
        state.points[seat] += self.points
        if state.log is not None:
            state.note("log-points", "EV-CARD-MONASTERY", seat, icon="point", n=self.points)
            if not takers(state, seat):
                state.note("log-pay", "EV-GIVE-03", seat, what=bundle_text(raw))
        state.push(GIVE, seat, raw)

    def key(self, raw: Raw) -> str:
        return f"give:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give-points", n=self.number, points=points_text(self.points))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return bundle_text(raw)

    def describe(self) -> Text:
        return text("effect-give-any-points", what=text("amount-any", n=self.number), points=points_text(self.points))

    def signs(self) -> Signs:
        return (str(self.number), "any", "arrow", str(self.points), "point")


# --- hand cards for something -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PointsEach(Effect):
    points: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.points[seat] += self.points * args[0]
        if args[0]:
            state.note("log-points", "EV-GEN-03", seat, icon="point", n=self.points * args[0])

    def describe(self) -> Text:
        return text("each-points", points=points_text(self.points))

    def signs(self) -> Signs:
        return ("1", "card", "arrow", str(self.points), "point")

    def pending_value(self, args: Raw, values: Values) -> float:
        return float(args[0])


@dataclass(frozen=True)
class AnyEach(Effect):
    """A resource of choice for every `per` cards."""

    per: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if args[0] >= self.per:
            state.push(gain_any(args[0] // self.per), seat)

    def describe(self) -> Text:
        return text("each-any", per=self.per)

    def signs(self) -> Signs:
        return (str(self.per), "card", "arrow", "1", "any")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.8 * (args[0] // self.per) + 0.3 * (args[0] % self.per)


@dataclass(frozen=True)
class DrawEach(Effect):
    cards: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        draw(state, seat, self.cards * args[0])

    def describe(self) -> Text:
        return text("each-cards", cards=text("amount-card", n=self.cards))

    def signs(self) -> Signs:
        return ("1", "card", "arrow", str(self.cards), "card")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.7 * args[0]


@dataclass(frozen=True)
class Discard(Effect):
    """Discard hand cards, between `least` and `most`, and gain something for them."""

    least: int
    most: int
    reward: Effect | None = None

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        hand = state.hands[seat]
        if self.least >= len(hand) and self.least:  # all of them go
            state.discard.extend(hand)
            number = len(hand)
            hand.clear()
            finish_discard(state, seat, number, self.reward)
        else:
            state.push(_discarding(self.least, min(self.most, len(hand)), self.reward), seat, (0,))

    def describe(self) -> Text:
        if self.reward is None:
            return text("effect-discard", cards=text("amount-card", n=self.least))
        if self.most == ALL:
            return text("effect-discard-any", reward=self.reward.describe())
        return text("effect-discard-up-to", cards=text("amount-card", n=self.most), reward=self.reward.describe())

    def signs(self) -> Signs:
        return () if self.reward is None else self.reward.signs()

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.0 if self.reward is None else 0.5


@dataclass(frozen=True)
class Discarding(HandCard):
    """One card after the other goes to the discard pile; the number so far is its argument."""

    least: int
    most: int
    reward: Effect | None

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if args[0] >= self.most:
            return [DONE]
        found = hand_cards(state, seat)
        if args[0] >= self.least:
            found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            finish_discard(state, seat, args[0], self.reward)
            return
        state.hands[seat].remove(raw[0])
        state.discard.append(raw[0])
        state.push(self, seat, (args[0] + 1,))

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(self.most - args[0], len(state.hands[seat]))
        return min(max(0, self.least - args[0]), most), most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-discard", n=args[0], most=self.most)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.3 if self.reward is None else self.reward.pending_value(args, values)


_DISCARDING: Final[dict[tuple[int, int], Discarding]] = {}


def _discarding(least: int, most: int, reward: Effect | None) -> Discarding:
    """The question made last of this kind, if the reward is the same one: making one takes longer than asking it."""
    key = (least, most)
    found = _DISCARDING.get(key)
    if found is None or found.reward is not reward:
        found = _DISCARDING[key] = Discarding(least, most, reward)
    return found


def finish_discard(state: Everdell, seat: int, number: int, reward: Effect | None) -> None:
    if number:
        state.note("log-discard", "EV-HAND-08", seat, icon="card", n=number)
    if reward is not None:
        state.push(reward, seat, (number,))


# --- the Meadow ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeFromMeadow(Effect):
    """Draw up to so many Meadow cards of choice, then refill; `play`: then one of them may be played for 1 less."""

    most: int
    play: bool = False
    least: int = 0

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        most = room_for(state, seat, self.most)
        state.push(_taking(min(self.least, most), most, self.play), seat)

    def describe(self) -> Text:
        return text("effect-meadow-play" if self.play else "effect-meadow", n=self.most)

    def signs(self) -> Signs:
        return () if self.play else (str(self.most), "card")


@dataclass(frozen=True)
class TakingFromMeadow(MeadowCard):
    """Its arguments are the cards taken so far."""

    least: int
    most: int
    play: bool

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if len(args) >= self.most:
            return [DONE]
        found = open_cards(state, seat, DRAWN)
        if len(args) >= self.least or not found:
            found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            if args:
                refill(state)
                drew(state, seat, list(args), last=not self.play)
            if self.play and args:
                state.push(PLAY_DRAWN, seat, args)
            return
        slot, card = raw
        if state.log is not None:
            state.note("log-take-meadow", "EV-HAND-03", seat, icon="card", card=card_name(card))
        state.push(self, seat, (*args, card))
        state.hands[seat].append(take_from_meadow(state, seat, slot, DRAWN))

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(self.most - len(args), len(open_slots(state, seat, DRAWN)))
        return min(max(0, self.least - len(args)), most), most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("take", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-take-meadow", n=len(args), most=self.most)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.5 * (self.most - len(args))


_TAKING: Final[dict[tuple[int, int, bool], TakingFromMeadow]] = {}


def _taking(least: int, most: int, play: bool) -> TakingFromMeadow:
    """The question made before, if there was one."""
    key = (least, most, play)
    found = _TAKING.get(key)
    if found is None:
        found = _TAKING[key] = TakingFromMeadow(least, most, play)
    return found


@dataclass(frozen=True)
class PlayDrawn(Question):
    """One of the cards just drawn may be played for 1 less (EV-FOREST-05)."""

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        hand = state.hands[seat]  # a card may have been given up meanwhile
        drawn = [card for card in dict.fromkeys(args) if card in hand]
        cards = [card for card in drawn if payable(state, seat, card, FROM_HAND, LESS_1.number)]
        return [*((card,) for card in cards), DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            begin(state, seat, raw[0], FROM_HAND, LESS_1.number)

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"play:{CARDS[raw[0]].id}@hand"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-play-drawn")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-no-card") if raw == DONE else card_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("hand", CARDS[raw[0]].id)

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[0]].id

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0


PLAY_DRAWN: Final = PlayDrawn()


# --- playing cards by an effect -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayQuestion(Question):
    """A card to play at once. An option is the card and where it comes from."""

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            begin(state, seat, raw[0], raw[1], FREE.number)

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"play:{CARDS[raw[0]].id}@{source_of(raw[1]).name(raw[1])}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-no-card")
        return text("option-play", card=card_name(raw[0]), source=text(f"source-{source_of(raw[1]).id}"))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else source_of(raw[1]).target(raw[0], raw[1])

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[0]].id


@dataclass(frozen=True)
class PlayMeadowForLess(PlayQuestion):
    """A Meadow card for 3 resources less (EV-DEC-INN)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        lacks, number = lacking(state, seat), LESS_3.number
        return [
            (card, code)
            for source in sources_of(state.box, "meadow")
            for _, card, code in source.plays(state, seat, lacks, LESS_3.saves)
            if payable(state, seat, card, code, number)
        ]

    def possible(self, state: Everdell, seat: int) -> bool:
        """Whether there is an option at all."""
        box, lacks = state.box, lacking(state, seat)
        for source in sources_of(box, "meadow"):
            if box.play_tolls or source.choosy:
                for _, card, code in source.plays(state, seat, lacks, LESS_3.saves):
                    if payable(state, seat, card, code, LESS_3.number):
                        return True
            else:
                for card in source.cards(state, seat):
                    if lacks[card] <= LESS_3.saves and fits(state, seat, card):
                        return True
        return False

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        begin(state, seat, raw[0], raw[1], LESS_3.number)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-inn")

    def describe(self) -> Text:
        return text("effect-inn", less=3)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 2.0


@dataclass(frozen=True)
class PlayLowForFree(PlayQuestion):
    """A card worth little from hand or Meadow for free (EV-DEC-QUEEN)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [
            (card, code)
            for source in state.box.sources
            if source.serves("hand") or source.serves("meadow")
            for _, card, code in source.plays(state, seat, lacking(state, seat), PLENTY)
            if POINTS[card] <= LOW_POINTS and payable(state, seat, card, code, FREE.number)
        ]
        found.append(DONE)
        return found

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-queen", points=LOW_POINTS)

    def describe(self) -> Text:
        return text("effect-queen", points=LOW_POINTS)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 3.0


@dataclass(frozen=True)
class RevealAndPlay(Effect):
    """Reveal cards of the deck; one worth little may be played for free (EV-DEC-POSTAL_PIGEON)."""

    number: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        reveal(state, self.number)
        state.push(PLAY_REVEALED, seat, (LOW_POINTS, 0))

    def describe(self) -> Text:
        return text("effect-reveal-play", n=self.number, points=LOW_POINTS)


@dataclass(frozen=True)
class PlayRevealed(PlayQuestion):
    """One of the revealed cards. Numbers: the most points it may have, whether one must be played."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [
            (card, FROM_ASIDE)
            for card in dict.fromkeys(state.aside)
            if POINTS[card] <= args[0] and payable(state, seat, card, FROM_ASIDE, FREE.number)
        ]
        if not found or not args[1]:
            found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            discard_aside(state)
        else:
            begin(state, seat, raw[0], raw[1], FREE.number)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-revealed")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.5


PLAY_REVEALED: Final = PlayRevealed()


def gain_cost(state: Everdell, seat: int, cost: Cost) -> None:
    """Get the printed cost of a card back."""
    gain(state, seat, cost)
    if state.log is not None and any(cost):
        state.note("log-gain", "EV-GEN-03", seat, what=bundle_text(cost))
