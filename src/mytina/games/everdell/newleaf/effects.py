"""What Newleaf's cards do beyond the common vocabulary: activating, copying, giving, taking from several places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import sources_of
from mytina.games.everdell.catalogue import CARDS, COLOUR, EFFECTS, PRODUCES, VISITS, bundle_text, card_name, icon_of
from mytina.games.everdell.census import census
from mytina.games.everdell.effects import Gain, PlayQuestion
from mytina.games.everdell.newleaf.sharing import shares
from mytina.games.everdell.newleaf.station import OpenCard, refill_open
from mytina.games.everdell.payments import LESS_3, lacking, payable
from mytina.games.everdell.play import begin
from mytina.games.everdell.production import activate
from mytina.games.everdell.questions import (
    DONE,
    CityCards,
    GainAny,
    HandCard,
    MeadowCard,
    as_cost,
    counted,
    gain_any,
    give_card,
    hand_cards,
    seat_name,
    text,
)
from mytina.games.everdell.table import (
    card_takers,
    distinct,
    draw,
    drew,
    gain,
    leave,
    refill,
    removable,
    room_for,
    shut,
    take_from_meadow,
)
from mytina.games.everdell.terms import (
    COLOURS,
    COPIED,
    DRAWN,
    NONE,
    ON_PLAY,
    POINT,
    RED,
    TAN,
    Cost,
    bundle_key,
    bundles,
    pack,
    resources_on,
)
from mytina.kernel.effects import Effect, Question, Raw, Sequence, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- green cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PointsPerFilled(Effect):
    """A point, and another for every so many filled spaces of the city that is read (NL-CARD-MAYOR)."""

    spaces: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        n = 1 + census(state, args[0]).used // self.spaces
        state.points[seat] += n
        state.note("log-points", "NL-CARD-MAYOR", seat, icon="point", n=n)

    def describe(self) -> Text:
        return text("effect-mayor", n=self.spaces)


@dataclass(frozen=True)
class Deposit(Effect):
    """A point on this card (NL-CARD-BANK)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.marks[args[0]][args[1]] += POINT
        state.note("log-bank", "NL-CARD-BANK", seat, icon="bank")

    def describe(self) -> Text:
        return text("effect-bank")


@dataclass(frozen=True)
class Unload(Question):
    """May take two of the resources that lie on a car (NL-CARD-FREIGHTCAR); it is loaded once, when played."""

    load: Cost
    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        stock = self.stock(state, args)
        number = min(self.number, sum(stock))
        return [*bundles(number, stock), DONE] if number else []

    def stock(self, state: Everdell, args: Raw) -> Cost:
        """What lies on it, or is about to be loaded."""
        return self.load if args[2] == ON_PLAY else resources_on(state.marks[args[0]][args[1]])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        marks = state.marks[args[0]]
        if args[2] == ON_PLAY:
            marks[args[1]] += pack(self.load)
        if raw != DONE:
            marks[args[1]] -= pack(as_cost(raw))
            gain(state, seat, as_cost(raw))
            if state.log is not None:
                state.note("log-gain", "NL-CARD-FREIGHTCAR", seat, what=bundle_text(raw))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"take:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-freight-car", n=self.number)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else text("option-gain", what=bundle_text(raw))

    def describe(self) -> Text:
        return text("effect-freight-car", load=bundle_text(self.load), n=self.number)


@dataclass(frozen=True)
class Vanish(CityCards):
    """May discard another card of the own city for a point and a resource (NL-CARD-MAGICIAN)."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        itself = args[1] if args[0] == seat else NONE
        return distinct(state, seat, [slot for slot in removable(state, seat) if slot != itself])

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args)
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if state.log is not None:
            state.note("log-leave", "NL-CARD-MAGICIAN", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        leave(state, seat, raw[0])
        state.push(_POINT_AND_ANY, seat)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-magician")

    def describe(self) -> Text:
        return text("effect-magician")


_POINT_AND_ANY: Final = Sequence((Gain(points=1), GainAny(1)))


@dataclass(frozen=True)
class GainAnyAndDraw(Effect):
    """Resources of choice, then cards from the deck."""

    number: int
    cards: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.push(Gain(cards=self.cards), seat)
        state.push(gain_any(self.number), seat)

    def describe(self) -> Text:
        return text("effect-gain", parts=(text("amount-any", n=self.number), text("amount-card", n=self.cards)))


# --- giving (NL-GIVE) ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GiveFor(HandCard):
    """May give a hand card to an opponent for a reward; if nobody can take one it is discarded for another reward."""

    reward: Effect
    nobody: Effect

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        hand = hand_cards(state, seat)
        return [*hand, DONE] if hand else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        given = bool(card_takers(state, seat)) or state.box.rival is not None  # NL-GIVE-03
        state.push(self.reward if given else self.nobody, seat)
        give_card(state, seat, raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-give-for")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else card_name(raw[0])

    def describe(self) -> Text:
        if self.reward == self.nobody:
            return text("effect-give-for", reward=self.reward.describe())
        return text("effect-give-for-else", reward=self.reward.describe(), nobody=self.nobody.describe())


@dataclass(frozen=True)
class MayDraw(Question):
    """Cards from the deck, or none at all (NL-CARD-MUSEUM)."""

    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(1,), (0,)] if room_for(state, seat, 1) and (state.pile or state.discard) else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0]:
            draw(state, seat, self.number)

    def key(self, raw: Raw) -> str:
        return "draw" if raw[0] else "done"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-may-draw", n=self.number)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-draw", n=self.number) if raw[0] else text("option-nothing")

    def describe(self) -> Text:
        return text("effect-may-draw", n=self.number)


# --- activating green cards (NL-ACT) ------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActivateGreen(Effect):
    """Up to so many different green cards of the own city, one after the other."""

    most: int
    legends: bool = False  # whether legendary cards may be among them

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.push(NextGreen.of(self.most, self.legends), seat)

    def describe(self) -> Text:
        return text("effect-activate-green", n=self.most)


@dataclass(frozen=True)
class NextGreen(CityCards):
    """Which one is next; its numbers are the slots that have acted (NL-ACT-01)."""

    left: int
    legends: bool

    @staticmethod
    def of(left: int, legends: bool) -> NextGreen:
        key = left * 2 + legends
        found = _NEXT_GREEN.get(key)
        if found is None:
            found = _NEXT_GREEN[key] = NextGreen(left, legends)
        return found

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        greens = [slot for slot, card in enumerate(city) if card >= 0 and PRODUCES[card] is not None]
        if args:
            greens = [slot for slot in greens if slot not in args]
        return distinct(state, seat, greens if self.legends else [s for s in greens if not CARDS[city[s]].fixed])

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args)
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if self.left > 1:
            state.push(NextGreen.of(self.left - 1, self.legends), seat, (*args, raw[0]))
        activate(state, seat, seat, raw[0], COPIED)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-activate-green", n=self.left)


_NEXT_GREEN: Final[dict[int, NextGreen]] = {}  # those made before


# --- copying (NL-COPY) --------------------------------------------------------------------------------------------

#: Cards that are never copied, beside legends (NL-COPY-02).
NO_DESTINATION: Final = ("cemetery", "chapel", "monastery")
NO_TRAVELLER: Final = ("fool", "main_road", "ruins")


@dataclass(frozen=True)
class Copy(Stage):
    """One card of an opponent, used as if it lay in the own city.

    Whoever uses such a card in an opponent's city may take one of the own city too (NL-COPY-03). Its numbers are those
    of the card itself, then the copying cards that the chain has used, as owner * 100 + slot: each once, so chains end.
    """

    def targets(self, state: Everdell, seat: int, card: int) -> bool:
        """Whether a card could be copied now, wherever it lies."""
        raise NotImplementedError

    def carry_out(self, state: Everdell, seat: int, owner: int, slot: int, used: Raw) -> None:
        raise NotImplementedError

    def may(self) -> bool:
        """Whether copying can be declined (NL-COPY-04)."""
        return False

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        used = self.used(args)
        away = any(code // 100 != seat for code in used)
        for owner, city in enumerate(state.cities):
            if owner == seat and not away:
                continue
            seen: set[int] = set()
            for slot, card in enumerate(city):
                if card < 0 or not self.targets(state, seat, card):
                    continue
                if card not in seen and owner * 100 + slot not in used:
                    seen.add(card)
                    found.append((owner, slot, card))
        return [*found, DONE] if found and self.may() else found

    def used(self, args: Raw) -> Raw:
        """Every copying card of the chain, this one included."""
        return (args[0] * 100 + args[1], *args[3:])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if state.log is not None:
            state.note("log-copy", "NL-COPY-01", seat, icon=icon_of(raw[2]), card=card_name(raw[2]))
        self.carry_out(state, seat, raw[0], raw[1], self.used(args))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"copy:{CARDS[raw[2]].id}@{raw[0]}.{raw[1]}"

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-nothing")
        return text("option-copy", card=card_name(raw[2]), owner=seat_name(state, raw[0]))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("city", f"{raw[0]}.{raw[1]}")


@dataclass(frozen=True)
class CopyDestination(Copy):
    """The place for workers of a red card (NL-CARD-CONDUCTOR)."""

    def targets(self, state: Everdell, seat: int, card: int) -> bool:
        visit = VISITS[card]
        if visit is None or COLOUR[card] != RED or CARDS[card].id in NO_DESTINATION or CARDS[card].fixed:
            return False
        return visit.needs is None or visit.needs(state, seat, NONE, NONE)

    def may(self) -> bool:
        return True

    def carry_out(self, state: Everdell, seat: int, owner: int, slot: int, used: Raw) -> None:
        visit = VISITS[state.cities[owner][slot]]
        assert visit is not None
        state.push(visit.effect, seat, (owner, slot, COPIED, *used))

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-conductor")

    def describe(self) -> Text:
        return text("effect-conductor")


@dataclass(frozen=True)
class CopyTraveller(Copy):
    """What a tan card did when it was played (NL-CARD-BALLOON)."""

    def targets(self, state: Everdell, seat: int, card: int) -> bool:
        traveller = COLOUR[card] == TAN and EFFECTS[card] is not None
        return traveller and CARDS[card].id not in NO_TRAVELLER and not CARDS[card].fixed

    def carry_out(self, state: Everdell, seat: int, owner: int, slot: int, used: Raw) -> None:
        effect = EFFECTS[state.cities[owner][slot]]
        assert effect is not None
        state.push(effect, seat, (owner, slot, COPIED, *used))

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-balloon")

    def describe(self) -> Text:
        return text("effect-balloon")


# --- cards from several places ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NameColour(Question):
    """All Meadow cards of a colour, as far as there is room, and a point for each (NL-CARD-POET)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(colour,) for colour in range(len(COLOURS))] if room_for(state, seat, 1) else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if state.log is not None:
            state.note("log-poet", "NL-CARD-POET", seat, icon=COLOURS[raw[0]], colour=COLOURS[raw[0]])
        state.push(TAKE_COLOUR, seat, (raw[0], room_for(state, seat, len(of_colour(state, seat, raw[0])))))

    def key(self, raw: Raw) -> str:
        return f"colour:{COLOURS[raw[0]]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-poet")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-colour", colour=COLOURS[raw[0]], n=len(of_colour(state, seat, raw[0])))

    def describe(self) -> Text:
        return text("effect-poet")


def of_colour(state: Everdell, seat: int, colour: int) -> list[int]:
    """The Meadow slots with cards of a colour."""
    barred = shut(state, seat, DRAWN)
    return [
        slot
        for slot, card in enumerate(state.meadow)
        if card >= 0 and COLOUR[card] == colour and not barred >> slot & 1
    ]


@dataclass(frozen=True)
class TakeColour(MeadowCard):
    """Which of them, where there is room for some only. Numbers: the colour, how many, then the cards taken."""

    def holds(self, args: Raw) -> Raw:
        return args[2:]

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        left = args[1] - len(args[2:])
        slots = of_colour(state, seat, args[0])
        if not left or not slots:
            return [DONE]
        if left >= len(slots):  # all of them: nothing to choose
            slots = slots[:1]
        return [(slot, state.meadow[slot]) for slot in slots]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            refill(state)
            drew(state, seat, list(args[2:]))
            return
        state.points[seat] += 1
        if state.log is not None:
            state.note("log-take-meadow", "NL-CARD-POET", seat, icon="card", card=card_name(raw[1]))
            state.note("log-points", "NL-CARD-POET", seat, icon="point", n=1)
        state.push(self, seat, (*args, raw[1]))
        state.hands[seat].append(take_from_meadow(state, seat, raw[0], DRAWN))

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int] | None:
        left = args[1] - len(args[2:])
        return (left, left) if left < len(of_colour(state, seat, args[0])) else None

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("take", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-poet-take", n=args[1] - len(args[2:]))


TAKE_COLOUR: Final = TakeColour()


@dataclass(frozen=True)
class LightLamps(Effect):
    """Up to so many cards from deck, Meadow and Station; these are refilled afterwards (NL-CARD-LAMPLIGHTER)."""

    number: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        found = _LAMPS.get(self.number)
        if found is None:  # made once
            found = _LAMPS[self.number] = LampCard(self.number)
        state.push(found, seat)

    def describe(self) -> Text:
        return text("effect-lamplighter", n=self.number)


@dataclass(frozen=True)
class LampCard(OpenCard):
    """Where the next card comes from. Its numbers are the cards taken."""

    number: int

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if len(args) >= self.number or not room_for(state, seat, 1):
            return [DONE]
        found = super().options(state, seat, args)
        if state.pile or state.discard:
            found.insert(0, FROM_DECK)
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            if args:
                refill_open(state)
                drew(state, seat, list(args))
        elif raw == FROM_DECK:
            state.push(self, seat, (*args, *draw(state, seat, 1, whole=False)))
        else:
            state.push(self, seat, (*args, raw[2]))
            self.into_hand(state, seat, raw)

    def key(self, raw: Raw) -> str:
        return "deck" if raw == FROM_DECK else super().key(raw)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-from-deck") if raw == FROM_DECK else super().words(state, seat, args, raw)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("deck", "") if raw == FROM_DECK else super().target(state, seat, args, raw)

    def subject(self, raw: Raw) -> str:
        return "" if raw == FROM_DECK else super().subject(raw)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-lamplighter", n=self.number - len(args))


FROM_DECK: Final = (2, 0, 0)
#: By how many cards it is for: the question, once it has been made.
_LAMPS: Final[dict[int, LampCard]] = {}


@dataclass(frozen=True)
class Glasshouse(Effect):
    """A card, and a resource of choice if this card shares a space (NL-CARD-GREENHOUSE)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if shares(state, args[0], args[1]):
            state.push(gain_any(1), seat)
        draw(state, seat, 1)

    def describe(self) -> Text:
        return text("effect-greenhouse")


# --- playing a card for less --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayFor(PlayQuestion):
    """May play a card from one kind of place for resources of choice less (NL-CARD-HOTEL, NL-CARD-LOCOMOTIVE)."""

    source: str
    less: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [
            (card, code)
            for source in sources_of(state.box, self.source)
            for _, card, code in source.plays(state, seat, lacking(state, seat), LESS_3.saves)
            if payable(state, seat, card, code, LESS_3.number)
        ]
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            begin(state, seat, raw[0], raw[1], LESS_3.number)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text(f"prompt-play-{self.source}", less=self.less)

    def describe(self) -> Text:
        return text(f"effect-play-{self.source}", less=self.less)
