"""Nightweave at a real table: the engine takes her turns on a small model of the board, people move the pieces.

The model is an ordinary state. What lies on the real table and matters to her is tapped: which places and events are
taken, which open cards humans have. What the site cannot see is a stand-in until people tell it (`companion_facts`).
So every choice of hers is the engine's own, with behaviours, plans, tricks, Newleaf, Rugwort's cards and powers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import CARD_OF, COLOUR, EVENT_OF, EVENTS, LOCATION_OF, card_name
from mytina.games.everdell.deal import KeepPower
from mytina.games.everdell.mistwood import powers as mistwood_powers
from mytina.games.everdell.mistwood import rugwort_cards
from mytina.games.everdell.mistwood.legends import is_legend, legends_of
from mytina.games.everdell.mistwood.nightweave import plans, tricks
from mytina.games.everdell.mistwood.nightweave.behaviours import Spite, near, on_take
from mytina.games.everdell.mistwood.nightweave.choosing import FOREST_RINGS
from mytina.games.everdell.mistwood.nightweave.companion_facts import NOTHING, Asked, Facts, open_cards
from mytina.games.everdell.mistwood.nightweave.deck import BASIC_SPOTS, CLEARINGS, JOURNEYS
from mytina.games.everdell.mistwood.nightweave.giving import GiveUp, SheddingCards
from mytina.games.everdell.mistwood.nightweave.part import NightweavePart, finished, gain, lair
from mytina.games.everdell.mistwood.nightweave.rival import RIVAL
from mytina.games.everdell.mistwood.nightweave.setup import lay_action_cards, lay_submodules
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS
from mytina.games.everdell.mistwood.nightweave.webs import JUDGES, WebToll
from mytina.games.everdell.newleaf import powers as newleaf_powers
from mytina.games.everdell.newleaf.events import SPECIAL_EVENTS
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.questions import seat_name, text
from mytina.games.everdell.table import put
from mytina.games.everdell.terms import CITY_PLACE, COLOURS, EVENT_PLACE, NONE, PLAYED
from mytina.kernel.effects import Question, Raw
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

ONLY = 0  # the human whom plans and tricks are about
HAVEN = LOCATION_OF["haven"]
#: Behaviours that do something when a card beside her is taken; others only cost people more.
BESIDE_HER = frozenset({"careless", "casual", "spiteful", "needy"})
#: What people pay with is theirs to choose, so lines about single cards and resources are not told.
_PAID = frozenset({"log-pay", "log-discard", "log-nw-pays-point"})
ROWDY = CARD_OF["rugwort_the_rowdy"]
#: The powers that humans may have; Spiders are not for the lair (MW-GEN-06).
POWERS = (*(id for id in mistwood_powers.IDS if id != "spiders"), *newleaf_powers.POWERS)
Run = Callable[["Everdell"], None]


class Model:
    """The small board, and where a turn of hers has come to."""

    def __init__(self, humans: int, seed: str, powers: tuple[str, ...] = (), **setup: Any) -> None:
        from mytina.games.everdell import GAME

        self.powers = powers  # of the humans, "": none
        for name, ids in (("mistwood_powers", mistwood_powers.IDS), ("critter_powers", newleaf_powers.POWERS)):
            if any(power in ids for power in powers):
                setup[name] = True
        self.state: Everdell = GAME.new(seats=humans, seed=seed, nightweave_lair=True, **setup)
        self.turn = 0
        self.run: Run | None = None  # what is going on and needs an answer
        self.facts = Facts()
        self.picks: list[str] = []
        self.tried = self.state  # how far it has come
        self.asked: Asked | None = None
        self.legends = 0  # legendary cards that she has been dealt and not played
        self.laid = NONE  # where a card of a human lies that was named because a plan or a trick is about it
        self.slots: dict[tuple[int, int], int] = {}  # where an open card of a human lies, also while it is switched off
        self._clear()

    def _clear(self) -> None:
        """Before her first turn (MW-SET-03 to MW-SET-10)."""
        state, her = self.state, self.state.seats
        while state.waiting and isinstance(state.offers[state.waiting[0]][0], KeepPower):
            state.step(state.waiting[0], state.options(state.waiting[0])[0])  # people have chosen their own ones
        state.parts = tuple([NightweavePart() if isinstance(one, NightweavePart) else one for one in state.parts])
        part = lair(state)
        lay_action_cards(state)
        lay_submodules(state)
        if "more_legends" in state.box.part_at:
            part.pool = list(legends_of(state.box))[:3]
        state.cities = [[] for _ in state.cities]
        state.marks = [[] for _ in state.marks]
        state.under = [[] for _ in state.under]
        state.counted = [None for _ in state.counted]
        state.deployed = [[] for _ in state.deployed]
        state.points[her] = 0
        state.passed = 0
        state.achieved = [NONE for _ in state.achieved]
        part.hand = [NONE] * state.seats
        if "station_board" in state.box.part_at:
            station(state).taken = [[] for _ in station(state).taken]
        self._give_powers()
        state.log = []
        self._rest()

    def _give_powers(self) -> None:
        for module, ids in (("mistwood_powers", mistwood_powers.IDS), ("critter_powers", newleaf_powers.POWERS)):
            if module in self.state.box.part_at:
                held = [ids.index(power) if power in ids else NONE for power in self.powers]
                if module == "mistwood_powers":
                    mistwood_powers.powers(self.state).held = held
                else:
                    newleaf_powers.powers(self.state).powers = held
                    newleaf_powers.powers(self.state).pile = [NONE] * newleaf_powers.SNAIL_PILE

    # --- what is tapped ---------------------------------------------------------------------------------------------

    def do(self, act: str) -> None:
        """One tap. ValueError: it cannot be now."""
        verb, _, what = act.partition(":")
        acts: dict[str, Callable[[str], None]] = {
            "turn": self._begin_turn,
            "name": self._named,
            "pick": self._picked,
            "take": self._take,
            "home": self._home,
            "event": self._event,
            "special": self._special,
            "open": self._open,
            "give": self._give,
            "point": self._point,
            "beside": self._beside,
            "played": self._played,
            "web": self._webbed,
            "lend": self._lend,
            "rowdy": self._rowdy,
            "robber": self._robber,
        }
        if verb not in acts:
            raise ValueError(f"{act}: no such tap")
        if (self.run is not None) != (verb in ("name", "pick")):
            raise ValueError(f"{act}: not now")
        acts[verb](what)

    def _begin_turn(self, _: str) -> None:
        if finished(self.state):
            raise ValueError("turn: her game has ended")
        self.turn += 1
        self._begin(_take_turn)

    def _begin(self, run: Run, first: str = "") -> None:
        """Something happens that may need answers, one of them at once."""
        self.run, self.picks, self.tried = run, [], self.state
        self.facts = Facts(self.legends, first, was=lair(self.state).figure)
        self._try()

    def _named(self, value: str) -> None:
        """What was asked for is told, and it goes on with it."""
        if self.asked is None or value not in dict(self.asked.names):
            raise ValueError(f"name:{value}: nothing of that kind is asked for")
        if self.asked.fact == "newleaf":
            self.facts.figure = lair(self.tried).figure
        self.facts.told[self.asked.fact] = value
        self._try()

    def _picked(self, key: str) -> None:
        if self.asked is not None or key not in [key for key, _ in self.answers()]:
            raise ValueError(f"pick:{key}: cannot be picked")
        self.picks.append(key)
        self._try()

    def _try(self) -> None:
        """From the beginning, with everything that was told and picked."""
        assert self.run is not None
        state = self.state.copy()
        state.log = []
        hidden = len(lair(state).hidden)
        self.facts.furnish(state)
        self._lay_for(state)
        self.run(state)
        state.settle()
        waits = _answer(state, list(self.picks), self.laid)
        self.tried, self.asked = state, self.facts.missing(state, hidden)
        if self.asked is None and not waits:
            self.state, self.run = state, None
            self._rest()

    def _lay_for(self, state: Everdell) -> None:
        """What of the humans' things a plan or a trick is about."""
        told, self.laid = self.facts.told, NONE
        for fact in ("hostage", "takeover"):
            if told.get(fact, NOTHING) != NOTHING:
                self.laid = put(state, ONLY, CARD_OF[told[fact]])
        if told.get("entrap", NOTHING) != NOTHING:
            slot = next(slot for slot in range(8) if slot != lair(self.tried).figure)
            state.meadow[slot] = CARD_OF[told["entrap"]]
        if told.get("placed") == "yes":
            state.deployed[ONLY].append(HAVEN)

    def _rest(self) -> None:
        """After her turn only the small board stays."""
        state, part = self.state, lair(self.state)
        state.pending.clear()
        state.offers.clear()
        state.waiting = ()
        for entry in state.log or []:
            self.legends += entry.text.id == "log-nw-legend"
        id = self.facts.told.get("card:h")
        self.legends -= id is not None and is_legend(CARD_OF[id])
        self.legends = int(self.facts.told.get("back", self.legends))
        kept = open_cards(state)
        for seat in range(state.seats):  # a Fool of hers, and everything else, is theirs to look after
            city = state.cities[seat]
            for slot, card in enumerate(city):
                if card not in [CARD_OF[id] for id in kept] or self.slots.get((seat, card)) != slot:
                    city[slot] = NONE
            state.counted[seat] = None
            left = [place for place in state.deployed[seat] if 0 <= place < CITY_PLACE and place != HAVEN]
            state.deployed[seat] = left
        part.hand = [NONE] * len(part.hand)
        self.facts = Facts()

    def _take(self, what: str) -> None:
        """A worker of a human stands on a place, or does not any more."""
        place = self.places().get(what)
        if place is None or (place in self.state.deployed[self.state.seats] and not self.joined(what)):
            raise ValueError(f"take:{what}: no place to be taken")
        own = self.state.deployed[ONLY]
        self.state.log = []
        if place in own:
            own.remove(place)
            return
        own.append(place)
        self._came(place)

    def _came(self, place: int) -> None:
        """A worker of a human has come somewhere: webs, and a trick that takes it (MW-TRICK-20)."""
        part = lair(self.state)
        webbed = place in part.webs or (place >= EVENT_PLACE and JUDGES in part.active)
        if not webbed and not part.lends:
            return

        def run(state: Everdell) -> None:
            state.push(LEND_NEXT, ONLY, (place,))
            if webbed:
                TOLL.push(state, ONLY, place)

        self._begin(run)

    def _webbed(self, id: str) -> None:
        """A worker of a human came to a place with a web that is for several."""
        place = LOCATION_OF.get(id, NONE)
        if place not in self.other_webs():
            raise ValueError(f"web:{id}: no web there")
        self._begin(lambda state: TOLL.push(state, ONLY, place))

    def _lend(self, _: str) -> None:
        """The next worker that a human has placed goes to her, from anywhere (MW-TRICK-20)."""
        if not lair(self.state).lends:
            raise ValueError("lend: no worker goes to her")
        self.state.log = []
        self.state.deployed[ONLY].append(HAVEN)
        tricks.lend(self.state, ONLY, HAVEN)

    def _home(self, _: str) -> None:
        """The workers of the humans go home from everywhere; whoever still stands somewhere is tapped again."""
        journeys = {LOCATION_OF[id] for id in JOURNEYS}
        self.state.log = []
        self.state.deployed[ONLY] = [place for place in self.state.deployed[ONLY] if place in journeys]
        tricks.WorkersReturn().run(self.state, ONLY, ())

    def _event(self, id: str) -> None:
        state = self.state
        found = [at for at, event in enumerate(state.events) if EVENTS[event].id == id]
        if not found or state.achieved[found[0]] == state.seats:
            raise ValueError(f"event:{id}: no event to be taken")
        by = state.achieved[found[0]]
        owners = range(state.seats if self.counts_events() else 1)
        state.achieved[found[0]] = by + 1 if by + 1 in owners else NONE
        state.log = []
        if by == NONE:
            self._came(EVENT_PLACE + state.events[found[0]])

    def _special(self, what: str) -> None:
        """Which special event lies at a place of the row (MW-SET-12)."""
        number, _, id = what.partition(".")
        state = self.state
        row = [at for at, event in enumerate(state.events) if EVENTS[event].special]
        if number not in tuple(map(str, range(len(row)))) or id not in special_events(state):
            raise ValueError(f"special:{what}: not an event for that place")
        if EVENT_OF[id] in state.events:
            raise ValueError(f"special:{what}: it lies there already")
        events = list(state.events)
        events[row[int(number)]] = EVENT_OF[id]
        state.events = tuple(events)

    def _open(self, what: str) -> None:
        """A human has a free open card, or none any more."""
        number, _, id = what.partition(".")
        if number not in tuple(map(str, range(self.state.seats))) or id not in open_cards(self.state):
            raise ValueError(f"open:{what}: no open card")
        seat, card = int(number), CARD_OF[id]
        city = self.state.cities[seat]
        slot = self.slots.get((seat, card))
        if slot is None:
            self.slots[seat, card] = put(self.state, seat, card)
        else:
            city[slot] = NONE if city[slot] == card else card
        self.state.counted[seat] = None

    def _give(self, what: str) -> None:
        """Somebody gives her a card or a resource (MW-GIVE)."""
        state = self.state
        state.log = []
        if what == "card":
            RIVAL.get_card(state, ONLY, NONE)
        elif what == "resource":
            self.facts.furnish(state)
            RIVAL.get_resources(state, ONLY, (1, 0, 0, 0))
        else:
            raise ValueError(f"give:{what}: not a gift")
        self._rest()

    def _point(self, what: str) -> None:
        """Points that she gets or loses otherwise: a visit to her open card, a mistake."""
        self.state.log = []
        if what == "more":
            gain(self.state, 1, "MW-GIVE-03")
        elif what == "less" and self.state.points[self.state.seats]:
            self.state.points[self.state.seats] -= 1
        else:
            raise ValueError(f"point:{what}: neither more nor less")

    def _beside(self, number: str) -> None:
        """A human has taken a card beside her (MW-BEH-02)."""
        slots = {str(slot + 1): slot for slot in self.beside()}
        if number not in slots:
            raise ValueError(f"beside:{number}: it is not beside her")
        slot = slots[number]

        def run(state: Everdell) -> None:
            card = state.meadow[slot]
            state.meadow[slot] = NONE
            on_take(state, ONLY, slot, card, PLAYED)

        spiteful = BEHAVIOURS[lair(self.state).behaviour] == "spiteful"  # who asks for its value
        self._begin(run, f"card:m{slot}" if spiteful else "")

    def _played(self, colour: str) -> None:
        """A human has played a card of a colour that a plan or a trick looks at."""
        if colour not in self.watched():
            raise ValueError(f"played:{colour}: nothing looks at it")

        def run(state: Everdell) -> None:
            id = self.facts.told.get("purple")
            card = _of_colour(colour) if id is None else CARD_OF[id]
            for effect in (tricks.AfterHisCard(), plans.AfterHisCard()):
                effect.run(state, ONLY, (card, NONE, ONLY, 0))

        self._begin(run, "purple" if lair(self.state).plan == plans.ENTWINING else "")

    def _rowdy(self, number: str) -> None:
        """A human has played the Rowdy and takes a green card of her city (MW-IX-RUG-02)."""
        seat, her = self._seat("rowdy", number), self.state.seats
        if not rugwort_cards.greens_of(self.state, her):
            raise ValueError("rowdy: she has no green card")

        def run(state: Everdell) -> None:
            id = self.facts.told.get("stolen")
            if id is not None:
                slot = state.cities[her].index(CARD_OF[id])
                rugwort_cards.rob(state, seat, put(state, seat, ROWDY), her, slot)
                rugwort_cards.lose_two(state, her)

        self._begin(run, "stolen")

    def _robber(self, number: str) -> None:
        """A human has played the Robber and swaps hands with her (MW-IX-RUG-03)."""
        seat = self._seat("robber", number)
        if finished(self.state):
            raise ValueError("robber: her game has ended")
        self._begin(lambda state: rugwort_cards.Swap().choose(state, seat, (), (state.seats,)))

    def _seat(self, verb: str, number: str) -> int:
        if not self.state.setup.rugwort_cards or number not in tuple(map(str, range(self.state.seats))):
            raise ValueError(f"{verb}:{number}: nobody can have played that")
        return int(number)

    # --- what is on the small board ---------------------------------------------------------------------------------

    def places(self) -> dict[str, int]:
        """The places where it matters whether they are taken: basic ones, clearings, journeys."""
        found = {id: LOCATION_OF[id] for id in (*BASIC_SPOTS, *JOURNEYS)}
        for spot, at in zip(CLEARINGS, FOREST_RINGS[len(self.state.forest)], strict=True):
            if at != NONE:
                found[spot] = self.state.forest[at]
        return found

    def joined(self, spot: str) -> bool:
        """Whether a worker of a human may stand there beside hers (NL-POW-CAT-01)."""
        return "cats" in self.powers and spot not in JOURNEYS

    def counts_events(self) -> bool:
        """Whether it matters which human has an event: the Ruler counts those of one (MW-IX-RUG-04)."""
        return self.state.seats > 1 and bool(self.state.setup.rugwort_cards)

    def other_webs(self) -> list[int]:
        """Places with webs that are for several workers."""
        own = self.places().values()
        return sorted({web for web in lair(self.state).webs if web < EVENT_PLACE and web not in own})

    def beside(self) -> tuple[int, ...]:
        """The Meadow slots beside her, if it matters that a card is taken there."""
        behaviour = lair(self.state).behaviour
        return near(self.state) if behaviour >= 0 and BEHAVIOURS[behaviour] in BESIDE_HER else ()

    def watched(self) -> list[str]:
        """Colours of cards that bring her points when a human plays them."""
        part = lair(self.state)
        found = {COLOURS[tricks.BY_COLOUR[trick]] for trick in part.active if trick in tricks.BY_COLOUR}
        if part.plan == plans.ENTWINING:
            found.add("purple")
        return sorted(found)

    def answers(self) -> list[tuple[str, Text]]:
        """What may be picked in the middle of her turn; where people pay one by one, how many times."""
        state = self.tried
        if self.run is None or not state.waiting:
            return []
        seat = state.waiting[0]
        question, args, raws = state.offers[seat]
        if isinstance(question, COUNTED):
            return [(str(n), text("companion-number", n=n)) for n in range(_most(state, seat) + 1)]
        return [(question.key(raw), _words(state, question, seat, args, raw)) for raw in raws]


def special_events(state: Everdell) -> tuple[str, ...]:
    """The special events that may lie on the table (MW-SET-01, MW-IX-NL-01)."""
    if state.setup.special_events == "newleaf_only":
        return tuple(event.id for event in SPECIAL_EVENTS)
    return tuple(event.id for event in BASE.events if event.special and event.id != "the_everdell_games")


def _take_turn(state: Everdell) -> None:
    """She takes a turn."""
    state.active = state.seats
    state.turns += 1
    RIVAL.push_turn(state)


def _of_colour(colour: str) -> int:
    return next(CARD_OF[card.id] for card in BASE.cards if COLOURS[COLOUR[CARD_OF[card.id]]] == colour)


def _answer(state: Everdell, picks: list[str], told: int) -> bool:
    """Answer what was picked, and what is people's own affair; whether it waits for more.

    At `told` lies the card that people have named for her.
    """
    while state.waiting:
        seat = state.waiting[0]
        question, args, raws = state.offers[seat]
        if isinstance(question, tricks.TurnOver):
            state.pick(seat, raws[-1])
        elif isinstance(question, tricks.Takeover | plans.Hostage) and any(raw[0] == told for raw in raws):
            state.pick(seat, next(raw for raw in raws if raw[0] == told))
        elif isinstance(question, newleaf_powers.Follow):
            if not picks:
                return True
            if picks.pop(0) == "follow":  # what the card does for them is theirs to do
                _follow(state, seat, args)
            state.pick(seat, "done")
        elif isinstance(question, COUNTED):
            if not picks:
                return True
            _count(state, seat, int(picks.pop(0)))
        elif isinstance(question, GiveUp):
            assert state.log is not None
            state.log.append(LogEntry(state.plies, question.prompt(state, seat, args), question.rule, seat))
            for _ in range(args[0]):
                _quietly(state, seat)
        else:
            if not picks:
                return True
            state.pick(seat, picks.pop(0))
    return False


def _follow(state: Everdell, seat: int, args: Raw) -> None:
    """Snails hand over the top card of their pile to activate a green card of hers (NL-POW-SNAIL-01)."""
    name, owner = card_name(args[2]), seat_name(state, args[0])
    state.note("log-snails", "NL-POW-SNAIL-01", seat, icon="snails", card=name, owner=owner)
    newleaf_powers.hand_over_top(state, seat, args[0])


def _most(state: Everdell, seat: int) -> int:
    """How often people may pay in a question that comes again and again."""
    trial, n = state.copy(), 0
    kind = type(trial.offers[seat][0])
    while seat in trial.offers and type(trial.offers[seat][0]) is kind and len(trial.offers[seat][2]) > 1:
        trial.pick(seat, trial.offers[seat][2][0])
        n += 1
    return n


def _count(state: Everdell, seat: int, n: int) -> None:
    """Pay so many times, and no more."""
    question = state.offers[seat][0]
    kind = type(question)
    rule = question.rule if isinstance(question, Spite) else "MW-WEB-05"
    for _ in range(n):
        _quietly(state, seat)
    if n and state.log is not None:
        state.log.append(LogEntry(state.plies, text("companion-paid", n=n), rule, seat))
    if seat in state.offers and type(state.offers[seat][0]) is kind:
        state.pick(seat, state.offers[seat][2][-1])


def _quietly(state: Everdell, seat: int) -> None:
    """Pay once; with what is not told, because people choose it themselves."""
    if seat not in state.offers:
        return
    assert state.log is not None
    before = len(state.log)
    state.pick(seat, state.offers[seat][2][0])
    if state.log[before:] and state.log[before].text.id in _PAID:
        del state.log[before]


def _words(state: Everdell, question: Question, seat: int, args: Raw, raw: Raw) -> Text:
    if isinstance(question, tricks.PlacedWorker) and raw[0] == HAVEN:
        return text("companion-elsewhere")
    return question.words(state, seat, args, raw)


#: Questions that come again for each thing that is paid.
COUNTED = (SheddingCards, plans.Ingenuity, Spite)
TOLL = WebToll()
LEND_NEXT = tricks.LendNext()
