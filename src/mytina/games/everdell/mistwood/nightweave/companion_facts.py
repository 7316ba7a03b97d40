"""What only people at a real table can see: cards that lie there, and what they have; asked for when it matters to her.

A turn of hers is tried with stand-ins, its log is read, and the first thing that it needs and nobody has told is asked.
With the answer the turn is tried again from its beginning: chance is the same, so everything before stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import CARD_OF, CARDS, COLOUR, POINTS, VISITS, card_name
from mytina.games.everdell.mistwood.corrin import CORRIN_CARDS
from mytina.games.everdell.mistwood.legends import legends_of
from mytina.games.everdell.mistwood.nightweave.cards import BEST, has_station
from mytina.games.everdell.mistwood.nightweave.part import AT_STATION, finished, lair, targets
from mytina.games.everdell.mistwood.powers import PIGS
from mytina.games.everdell.mistwood.powers import powers as mistwood_powers
from mytina.games.everdell.mistwood.rugwort_cards import RUGWORT_CARDS, greens_of
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS
from mytina.games.everdell.newleaf.station import PLACES, station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import put
from mytina.games.everdell.terms import BERRY, CITY_SPACES, GREEN, MEADOW_SLOTS, NONE, PURPLE, SEASONS, TAN
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

NOTHING = "none"
#: What a plan or a trick asks people for when it comes up.
NEEDS = {
    "ingenuity": ("resources",),
    "subjugation": ("hand",),
    "power_grab": ("hand",),
    "spinning_threads": ("hand",),
    "pickpocket": ("hand",),
    "ill_borrow_this": ("hand",),
    "imitation": ("hand",),
    "hostage": ("hostage",),
    "hostile_takeover": ("takeover",),
    "entrapment": ("entrap",),
    "nightshade_stew": ("placed",),
    "ransom": ("free", "placed"),
    "biased_judges": ("season",),
}
#: Figures, and how high they go.
_MOST = {"hand": 15, "resources": 20, "newleaf": MEADOW_SLOTS - 1, "swap": 15}
#: What people have as far as nobody has asked: enough for every foil, which they need not pay.
_USUAL_HAND, _PLENTY = 5, 9
#: Lines of the log in which a card is seen that only people can name.
SEEN = frozenset(
    {"log-nw-plays", "log-nw-plays-to", "log-nw-fool-away", "log-nw-full", "log-nw-reward", "log-nw-takes-over"}
)
#: Ordinary cards stand in for those that nobody has named: one for each place where a card may come from.
_PLAIN = tuple(
    CARD_OF[card.id]
    for card in BASE.cards
    if COLOUR[CARD_OF[card.id]] != TAN and not ((visit := VISITS[CARD_OF[card.id]]) is not None and visit.open)
)
_FROM_DECK = 14
_PILE = 40
#: It lies as often as there are spaces in a city of a human that is full.
_FILLER = CARD_OF["castle"]


@dataclass(frozen=True)
class Asked:
    """A thing that is to be told: where in the log it comes up, and whether that line is told before."""

    fact: str
    question: Text
    names: tuple[tuple[str, Text], ...]
    line: int
    told: bool = True

    @property
    def many(self) -> bool:
        """Whether it is found in a list rather than tapped."""
        return len(self.names) > 22


@dataclass
class Facts:
    """What people have told in this turn, and the stand-ins for the rest."""

    legends: int = 0  # legendary cards that may be in her hand
    first: str = ""  # what is asked before anything happens
    told: dict[str, str] = field(default_factory=dict)
    was: int = NONE  # where she stood before the turn
    figure: int = NONE  # where she stands when Newleaf cards of the Meadow are asked for

    def tags(self, state: Everdell) -> dict[str, int]:
        """By where a card comes from: the one that was named, or its stand-in."""
        named = {fact[5:]: CARD_OF[id] for fact, id in self.told.items() if fact.startswith("card:")}
        known = {CARD_OF[id] for id in self.told.values() if id in CARD_OF}
        pool = [card for card in _PLAIN if card not in known]
        places = [*(f"m{n}" for n in range(MEADOW_SLOTS)), "h", "y"]
        if has_station(state):
            places += [f"s{n}" for n in range(PLACES)]
        places += [f"d{n}" for n in range(_FROM_DECK)]
        return {place: named[place] if place in named else pool.pop(0) for place in places}

    def stand_ins(self, state: Everdell) -> dict[str, str]:
        """By the message of a card's name: where it comes from, for those that nobody has named."""
        tags = {place: card for place, card in self.tags(state).items() if f"card:{place}" not in self.told}
        if self.told.get("legend") == "yes" and "h" in tags:
            tags["h"] = legends_of(state.box)[0]
        return {card_name(card).id: place for place, card in tags.items()}

    # --- onto the small board ---------------------------------------------------------------------------------------

    def furnish(self, state: Everdell) -> None:
        """Lay out what people have told, and stand-ins."""
        part, tags, told = lair(state), self.tags(state), self.told
        state.meadow = [NONE if slot == part.figure else tags[f"m{slot}"] for slot in range(MEADOW_SLOTS)]
        deck = [tags[f"d{n}"] for n in range(_FROM_DECK)]
        state.pile = [deck[-1]] * _PILE + deck[::-1]
        state.discard = []
        if has_station(state):
            own = station(state)
            own.cards = [NONE if part.figure == AT_STATION + n else tags[f"s{n}"] for n in range(PLACES)]
            filler = [number for number in range(len(VISITORS)) if number not in own.taken[state.seats]]
            for side in range(2):
                seen = [told.get(f"visitor:{2 * turn + side}") for turn in (1, 0)]
                known = [VISITOR_OF[id] if id else filler[side] for id in seen]
                own.stacks[side] = [filler[2 + side], *known]
            own.discarded = []
            others = [slot for slot in range(MEADOW_SLOTS) if slot != self.figure]
            for slot in others[: int(told.get("newleaf", "0"))]:
                state.meadow[slot] = CARD_OF[NEWLEAF_CARDS[0].id]
        if part.hand:
            part.hand = [tags["h"]] * len(part.hand)
            if told.get("legend") == "yes" and "card:h" not in told:
                part.hand[-1] = legends_of(state.box)[0]
        for n in range(len(part.hidden)):
            part.hidden[n] = CARD_OF[told[f"hidden:{n}"]] if f"hidden:{n}" in told else tags["h"]
        self._people(state, tags)

    def _people(self, state: Everdell, tags: dict[str, int]) -> None:
        told = self.told
        held = int(told.get("hand", _USUAL_HAND))
        if "swap" in told:  # a legendary card that comes back to her is as good as one more of theirs (MW-IX-RUG-03)
            held = int(told["swap"]) + int(told.get("back", "0"))
        for seat in range(state.seats):
            state.hands[seat] = [tags["y"]] * held
            if told.get(f"green:{seat}", NOTHING) != NOTHING:
                put(state, seat, CARD_OF[told[f"green:{seat}"]])
            for _ in range(CITY_SPACES if told.get(f"room:{seat}") == "no" else 0):
                put(state, seat, _FILLER)
            state.resources[seat * 4 : seat * 4 + 4] = [_PLENTY] * 4
            state.points[seat] = _PLENTY
            state.available[seat] = 0 if told.get("free") == "no" else 1
        if "resources" in told:
            state.resources[0:4] = [0] * 4
            state.resources[BERRY] = int(told["resources"])
        if "season" in told:
            state.season = [SEASONS.index(told["season"]), *state.season[1:]]

    # --- what is not known yet --------------------------------------------------------------------------------------

    def missing(self, state: Everdell, hidden: int) -> Asked | None:
        """The first thing that a turn needs and nobody has told; `hidden` cards lay face down in her lair before."""
        if self.first and self.first not in self.told:
            if self.first.startswith("card:"):
                return self._card(state, self.first[5:], "", 0)
            return self._figure(state, self.first, 0)
        unnamed, visits = self.stand_ins(state), 0
        for line, entry in enumerate(state.log or []):
            id, args = entry.text.id, entry.text.args
            card = args.get("card")
            if id in SEEN and isinstance(card, Text) and card.id in unnamed:
                return self._card(state, unnamed[card.id], entry.rule, line)
            if id in ("log-nw-plan", "log-nw-trick") and isinstance(card, Text):
                for fact in NEEDS.get(card.id.removeprefix("nw-"), ()):
                    if fact not in self.told and not (fact == "placed" and self.told.get("free") == "yes"):
                        return self._figure(state, fact, line)
            if id in ("log-nw-plays-to", "log-nw-fool-away", "log-nw-rowdy-away"):
                for fact in self._about_cities(state, entry.rule):
                    if fact not in self.told:
                        return self._of_player(state, fact, line)
            if id in ("log-nw-robber", "log-robber"):
                seat = targets(state)[0] if entry.seat is None else entry.seat
                for fact in ("swap", "back") if self.legends else ("swap",):
                    if fact not in self.told:
                        return self._of_player(state, f"{fact}:{seat}", line)
            if id == "log-nw-roll" and args["die"] == BEST:
                for n in range(PLACES):
                    if f"card:s{n}" not in self.told and self.was != AT_STATION + n:
                        return self._card(state, f"s{n}", entry.rule, line, told=True)
            if id == "log-nw-enters" and has_station(state) and "newleaf" not in self.told:
                return self._figure(state, "newleaf", line)
            if id == "log-nw-visitor":
                visits += 1
            if id in ("log-nw-visitor", "log-nw-visitor-away"):
                turn = visits - (id == "log-nw-visitor")
                for fact in (f"visitor:{2 * turn}", f"visitor:{2 * turn + 1}"):
                    if fact not in self.told:
                        names = tuple((one.id, one.name) for one in VISITORS)
                        question = text("companion-which-visitor", n=int(fact[-1]) % 2 + 1)
                        return Asked(fact, question, names, line, told=False)
            if id == "log-nw-cannot" and self.legends and "legend" not in self.told:
                why = args["why"]
                if isinstance(why, Text) and why.id == "nw-why-full" and _is_from_hand(args["action"]):
                    return Asked("legend", text("companion-is-legend"), _YES_NO, line, told=False)
        if finished(state):
            for n in range(hidden):
                if f"hidden:{n}" not in self.told:
                    question = text("companion-which-hidden", n=n + 1)
                    return Asked(f"hidden:{n}", question, self.names(state), len(state.log or []) - 1, told=False)
        return None

    def _about_cities(self, state: Everdell, rule: str) -> Iterator[str]:
        """What must be known of the humans' cities where a Fool or the Rowdy is sent, one after the other."""
        for seat in targets(state) if rule == "MW-IX-RUG-01" else ():
            yield f"green:{seat}"
            taken = self.told.get(f"green:{seat}", NOTHING)
            if taken != NOTHING:
                if _is_pig(state, seat) and taken == "farm":  # it has left no space behind (MW-POW-04)
                    yield f"room:{seat}"
                return
        for seat in targets(state) if rule == "MW-TEXT-02" else targets(state)[:1]:
            yield f"room:{seat}"
            if self.told.get(f"room:{seat}") == "yes":
                return

    def _of_player(self, state: Everdell, fact: str, line: int) -> Asked:
        """A question about one of the players, who are called by where they sit."""
        kind, _, seat = fact.partition(":")
        question = text(f"companion-ask-{kind}", who=sits(state, int(seat)))
        if kind == "room":
            return Asked(fact, question, _YES_NO, line, told=False)
        if kind == "green":
            names = tuple(one for one in self.names(state) if COLOUR[CARD_OF[one[0]]] == GREEN)
            return Asked(fact, question, ((NOTHING, text("companion-none")), *names), line, told=False)
        most = _MOST.get(kind, self.legends)
        numbers = tuple((str(n), text("companion-number", n=n)) for n in range(most + 1))
        return Asked(kind, question, numbers, line, told=False)

    def names(self, state: Everdell, place: str = "") -> tuple[tuple[str, Text], ...]:
        """The cards that may lie at a place."""
        found = [card.id for card in BASE.cards]
        if "cards" in _modules(state):
            found += [card.id for card in NEWLEAF_CARDS]
        if "corrin" in _modules(state):
            found += [card.id for card in CORRIN_CARDS]
        if "rugwort_cards" in _modules(state):
            found += [card.id for card in RUGWORT_CARDS]
        if place == "h" and self.legends:
            legends = [CARDS[card].id for card in legends_of(state.box)]
            found = legends if self.told.get("legend") == "yes" else found + legends
        return tuple((id, card_name(CARD_OF[id])) for id in found)

    def _card(self, state: Everdell, place: str, rule: str, line: int, *, told: bool = False) -> Asked:
        question = text("companion-which", card=source(place, rule))
        return Asked(f"card:{place}", question, self.names(state, place), line, told)

    def _figure(self, state: Everdell, fact: str, line: int) -> Asked:
        question = text(f"companion-ask-{fact}")
        if fact in _MOST:
            numbers = tuple((str(n), text("companion-number", n=n)) for n in range(_MOST[fact] + 1))
            return Asked(fact, question, numbers, line)
        if fact in ("placed", "free"):
            return Asked(fact, question, _YES_NO, line)
        if fact == "season":
            return Asked(fact, question, tuple((id, text(f"art-season-{id}")) for id in SEASONS), line)
        names = self.names(state)
        if fact == "stolen":
            city = state.cities[state.seats]
            cards = dict.fromkeys(city[slot] for slot in greens_of(state, state.seats))
            return Asked(fact, question, tuple((CARDS[card].id, card_name(card)) for card in cards), line)
        if fact == "hostage":
            names = tuple(one for one in names if POINTS[CARD_OF[one[0]]] >= 1)
        elif fact == "purple":
            return Asked(fact, question, tuple(one for one in names if COLOUR[CARD_OF[one[0]]] == PURPLE), line)
        elif fact == "entrap":
            names = tuple(one for one in names if one[0] in open_cards(state))
        return Asked(fact, question, ((NOTHING, text("companion-none")), *names), line)


def sits(state: Everdell, seat: int) -> str:
    """Where somebody sits, as messages choose their words by it (MW-NW-02)."""
    return "only" if state.seats == 1 else ("left", "right")[seat]


def source(place: str, rule: str = "") -> Text:
    """Where the real card lies that a stand-in stands for."""
    kind, number = place[0], place[1:]
    if kind == "m":
        return text("companion-from-meadow", n=int(number) + 1)
    if kind == "s":
        return text("companion-from-station", n=int(number) + 1)
    if kind == "d" and rule in ("MW-BEH-06", "MW-BEH-10", "MW-PREP-05"):  # it has come to the Meadow meanwhile
        return text("companion-from-there")
    return text({"d": "companion-from-deck", "h": "companion-from-hand"}.get(kind, "companion-from-yours"))


def open_cards(state: Everdell) -> tuple[str, ...]:
    return tuple(id for id, _ in Facts().names(state) if (visit := VISITS[CARD_OF[id]]) is not None and visit.open)


def _modules(state: Everdell) -> set[str]:
    return {name for name in ("cards", "corrin", "rugwort_cards") if getattr(state.setup, name)}


def _is_pig(state: Everdell, seat: int) -> bool:
    return "mistwood_powers" in state.box.part_at and mistwood_powers(state).held[seat] == PIGS


def _is_from_hand(action: object) -> bool:
    if not isinstance(action, Text):
        return False
    return action.id == "nw-play_hand" or _is_from_hand(action.args.get("action"))


_YES_NO = (("yes", text("companion-yes")), ("no", text("companion-no")))
