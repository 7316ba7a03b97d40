"""The companion of Nightweave for a real table: the form, and what a page shows of the model (`companion_model`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mytina.games.everdell.catalogue import CARD_OF, EVENT_OF, EVENTS, LOCATIONS, card_name, event_name, location_name
from mytina.games.everdell.mistwood.nightweave.behaviours import near
from mytina.games.everdell.mistwood.nightweave.companion_facts import open_cards, sits, source
from mytina.games.everdell.mistwood.nightweave.companion_model import ONLY, POWERS, Model, special_events
from mytina.games.everdell.mistwood.nightweave.deck import BASIC_SPOTS, CLEARINGS, JOURNEYS
from mytina.games.everdell.mistwood.nightweave.measured import hard
from mytina.games.everdell.mistwood.nightweave.part import AT_STATION, finished, lair
from mytina.games.everdell.mistwood.nightweave.setup import decks, levels
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.rugwort_cards import greens_of
from mytina.games.everdell.questions import seat_name, text
from mytina.games.everdell.table import workers_on
from mytina.games.everdell.terms import EVENT_PLACE, MEADOW_SLOTS, SEASONS
from mytina.interface.companion import Board, CannotBe, Companion, Document, Naming, Scene, Tap, Told
from mytina.kernel.errors import SetupError
from mytina.kernel.text import Text

MOST_ACTS = 900
_OFF, _ON = "no", "yes"
#: Switches of the set-up that are on or off here, and what they mean.
_SWITCHES: dict[str, dict[str, Any]] = {
    "tricks": {"tricks": True},
    "newleaf": {"cards": True, "station_board": True, "special_events": "newleaf_only"},
    "corrin": {"corrin": True},
    "legends": {"more_legends": "with_first_set"},
    "rugwort": {"rugwort_cards": True},
}
#: Fields of the form for the powers of the humans, by where they sit.
_POWERS = ("power", "power_right")


class NightweaveCompanion(Companion):
    def title(self) -> Text:
        return text("companion-title")

    def about(self) -> Text:
        return text("companion-about")

    def choices(self) -> tuple[tuple[str, Text, tuple[tuple[str, Text], ...]], ...]:
        humans = tuple((str(n), text("companion-humans", n=n)) for n in (1, 2))
        at_levels = tuple((str(level), words) for level, words in levels())
        found = [("humans", text("companion-players"), humans), ("level", text("setup-level"), at_levels)]
        for name, ids in (("behaviour", BEHAVIOURS), ("plan", PLANS)):
            usual = [(id, text(f"setup-{name}-{id}")) for id in ("none", "random")]
            said = [
                (id, text("setup-with-hint", said=text(f"setup-{name}-{id}"), hint=hard(f"{name}-{id}"))) for id in ids
            ]
            found.append((name, text(f"setup-{name}"), (*usual, *said)))
        off_on = ((_OFF, text("companion-no")), (_ON, text("companion-yes")))
        found += [(name, text(f"companion-with-{name}"), off_on) for name in _SWITCHES]
        powers = ((_OFF, text("companion-no-power")), *((id, text(f"power-{id}")) for id in POWERS))
        found += [(name, text(f"companion-with-{name}"), powers) for name in _POWERS]
        if len(decks()) > 1:
            found.append(("deck", text("setup-action_deck"), tuple((str(n), words) for n, words in decks())))
        return tuple(found)

    def scene(self, document: Document) -> Scene:
        try:
            model = Model(seed=document.seed, **_setup(document))
        except SetupError as error:
            raise CannotBe(error.for_players or text("companion-cannot"), error.rule) from None
        if len(document.acts) > MOST_ACTS:
            raise ValueError("too many taps")
        for act in document.acts:
            model.do(act)
        return _Page(model).scene()


def _setup(document: Document) -> dict[str, Any]:
    """The set-up of a model; what a document does not say is plain. ValueError: not a value of the form."""
    fields: dict[str, Any] = {"action_deck": decks()[0][0]}
    powers: list[str] = []
    for name, _, values in NightweaveCompanion().choices():
        value = document.setup.get(name, values[0][0])
        if value not in dict(values):
            raise ValueError(f"{name}: {value} is none of {', '.join(dict(values))}")
        if name in _SWITCHES:
            fields |= _SWITCHES[name] if value == _ON else {}
        elif name in _POWERS:
            powers.append("" if value == _OFF else str(value))
        elif name in ("behaviour", "plan"):
            fields[name] = value
        else:
            fields[{"deck": "action_deck"}.get(name, name)] = int(value)
    return fields | {"powers": _dealt(powers, fields["humans"])}


def _dealt(powers: list[str], humans: int) -> tuple[str, ...]:
    """The power of each human; what cannot be dealt so is refused (MW-GEN-07)."""
    if any(powers[humans:]):
        raise CannotBe(text("companion-why-second"))
    if "butterflies" in powers[1:]:
        raise CannotBe(text("companion-why-butterflies"), "MW-IX-POW-02")
    if powers[0] and powers[0] in powers[1:]:
        raise CannotBe(text("companion-why-same"), "MW-POW-01")
    return tuple(powers[:humans])


class _Page:
    """A model as a page shows it."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.state = model.state
        self.tried = model.tried if model.run is not None else model.state
        self.log = self.tried.log or []
        self.players = [seat_name(self.state, seat) for seat in range(self.state.seats)]
        self.unnamed = model.facts.stand_ins(model.state) if model.run is not None else {}

    def scene(self) -> Scene:
        model, asked = self.model, self.model.asked if self.model.run is not None else None
        busy = model.run is not None
        naming = ask = None
        answers: tuple[Tap, ...] = ()
        if asked is not None and asked.many:
            naming = Naming(asked.question, "name:", asked.names)
        elif asked is not None:
            ask, answers = asked.question, tuple(Tap(f"name:{id}", words) for id, words in asked.names)
        elif busy:
            ask = model.tried.decision(model.tried.waiting[0]).prompt
            answers = tuple(Tap(f"pick:{key}", self._retold(words, "")) for key, words in model.answers())
        ended = finished(self.state)
        return Scene(
            turn=model.turn,
            told=self._told(),
            boards=() if busy else tuple(self._boards()),
            figures=self._figures(),
            force=tuple(self._force()),
            lists=() if busy else self._lists(),
            ask=ask,
            answers=answers,
            naming=naming,
            go=None if busy or ended else Tap("turn", text("companion-turn", n=model.turn + 1)),
            more=() if busy else tuple(self._more()),
            over=ended,
        )

    # --- what she does ----------------------------------------------------------------------------------------------

    def _told(self) -> tuple[Told, ...]:
        """The log, in the words of a real table; of a turn that waits only what comes before the question."""
        asked = self.model.asked if self.model.run is not None else None
        lines = self.log if asked is None else self.log[: asked.line + asked.told]
        found: list[Told] = []
        for entry in lines:
            if entry.only is not None and entry.only >= self.state.seats:
                continue
            words = self._retold(entry.text, entry.rule)
            if entry.seat is not None and entry.seat < self.state.seats:
                words = text("companion-by", who=sits(self.state, entry.seat), what=words)
            found.append(Told(words, entry.rule))
        return tuple(found)

    def _retold(self, said: Text, rule: str) -> Text:
        """A clearing is called by where it lies, a stand-in by where its card comes from."""
        places = self.model.places()
        clearings = {f"location-{LOCATIONS[place].id}": spot for spot, place in places.items() if spot in CLEARINGS}
        if said.id in clearings:
            return text(f"nw-clearing-{clearings[said.id]}")
        if said in self.players:
            return self._player(self.players.index(said))
        if said.id in self.unnamed:
            return source(self.unnamed[said.id], rule)
        args: dict[str, Any] = {}
        for name, value in said.args.items():
            if isinstance(value, Text):
                args[name] = self._retold(value, rule)
            elif isinstance(value, tuple):
                args[name] = tuple(self._retold(one, rule) if isinstance(one, Text) else one for one in value)
            else:
                args[name] = value
        return Text(said.domain, said.id, **args)

    def _player(self, seat: int) -> Text:
        """Somebody at a real table is called by where he sits (MW-NW-02)."""
        return text("companion-player" if len(self.players) == 1 else f"companion-player-{seat}")

    def _force(self) -> Iterable[tuple[Text, Text]]:
        """Behaviour, plan and tricks in force, and the humans' powers, each with what it does to her game."""
        part = lair(self.tried)
        names = [BEHAVIOURS[part.behaviour]] if part.behaviour >= 0 else []
        names += [PLANS[part.plan]] if part.plan >= 0 else []
        names += [TRICKS[trick].id for trick in part.active]
        for name in names:
            yield text(f"nw-{name}"), text(f"nw-{name}-text")
        for seat, power in enumerate(self.model.powers):
            if power:
                whose = text("companion-power-of", power=text(f"power-{power}"), name=self._player(seat))
                yield whose, text(f"companion-power-{power}")

    def _figures(self) -> tuple[tuple[Text, Text | str], ...]:
        state, part = self.state, lair(self.state)
        sheet = state.rival_score()
        assert sheet is not None
        where = text("companion-at-home")
        if part.figure >= AT_STATION:
            where = text("companion-at-station", n=part.figure - AT_STATION + 1)
        elif part.figure >= 0:
            where = text("companion-at-meadow", n=part.figure + 1)
        found: list[tuple[Text, Text | str]] = [
            (text("companion-season"), text(f"art-season-{SEASONS[part.season]}")),
            (text("companion-figure"), where),
            (text("companion-home"), str(part.home)),
            (text("companion-hand"), str(len(part.hand))),
            (text("companion-city"), str(sum(card >= 0 for card in state.cities[state.seats]))),
            (text("companion-tokens"), str(state.points[state.seats])),
            (text("companion-total"), str(sheet.total)),
        ]
        rewards = len(part.rewards) + len(part.hidden)
        if rewards:
            found.insert(5, (text("companion-rewards"), str(rewards)))
        return tuple(found)

    # --- what is tapped ---------------------------------------------------------------------------------------------

    def _boards(self) -> Iterable[Board]:
        yield self._places("basic", BASIC_SPOTS)
        yield self._places("forest", [spot for spot in CLEARINGS if spot in self.model.places()])
        yield self._places("journey", JOURNEYS)
        webs = self.model.other_webs()
        if webs:
            taps = tuple(
                Tap(f"web:{LOCATIONS[web].id}", location_name(web), mark=text("companion-web")) for web in webs
            )
            yield Board(text("companion-board-webs"), taps, text("companion-webs-note"))
        if lair(self.state).behaviour >= 0 and near(self.state):
            yield self._meadow()
        yield self._events(special=False)
        yield self._events(special=True)
        for seat in range(self.state.seats):
            yield self._opens(seat)

    def _meadow(self) -> Board:
        """Where she stands and which places lie beside her; those are tapped where taking a card does something."""
        beside, figure = self.model.beside(), lair(self.state).figure
        taps = []
        for slot in range(MEADOW_SLOTS):
            mark = text("companion-beside") if slot in near(self.state) else None
            mark = text("companion-she") if slot == figure else mark
            act = f"beside:{slot + 1}" if slot in beside else ""
            taps.append(Tap(act, text("companion-number", n=slot + 1), mark=mark, hers=slot == figure))
        note = text("companion-meadow-note") if beside else None
        return Board(text("companion-board-meadow"), tuple(taps), note, columns=4)

    def _places(self, kind: str, spots: Iterable[str]) -> Board:
        state, webs = self.state, lair(self.state).webs
        taps = []
        for spot in spots:
            place = self.model.places()[spot]
            hers = place in state.deployed[state.seats]
            words = text(f"nw-clearing-{spot}") if spot in CLEARINGS else location_name(place)
            mark = text("companion-hers") if hers else text("companion-taken") if workers_on(state, place) else None
            if mark is None and place in webs:
                mark = text("companion-web")
            act = "" if hers and not self.model.joined(spot) else f"take:{spot}"
            taps.append(Tap(act, words, place in state.deployed[ONLY], mark, hers=hers))
        return Board(text(f"companion-board-{kind}"), tuple(taps))

    def _events(self, *, special: bool) -> Board:
        state, webs = self.state, lair(self.state).webs
        taps = []
        for event, by in zip(state.events, state.achieved, strict=True):
            if EVENTS[event].special == special:
                hers = by == state.seats
                taken = self._player(by) if self.model.counts_events() and not hers else text("companion-taken")
                mark = text("companion-hers") if hers else taken if by >= 0 else None
                if mark is None and EVENT_PLACE + event in webs:
                    mark = text("companion-webs", n=webs.count(EVENT_PLACE + event))
                taps.append(
                    Tap(
                        "" if hers else f"event:{EVENTS[event].id}",
                        event_name(event),
                        0 <= by < state.seats,
                        mark,
                        hers=hers,
                    )
                )
        note = text("companion-special-note") if special else None
        if not special and self.model.counts_events():
            note = text("companion-events-note")
        return Board(text(f"companion-board-{'special' if special else 'events'}"), tuple(taps), note)

    def _opens(self, seat: int) -> Board:
        state = self.state
        title = text("companion-board-open", n=state.seats, name=self._player(seat))
        city = state.cities[seat]
        taps = tuple(Tap(f"open:{seat}.{id}", card_name(CARD_OF[id]), CARD_OF[id] in city) for id in open_cards(state))
        return Board(title, taps, text("companion-open-note"))

    def _lists(self) -> tuple[Naming, ...]:
        """The places of the row of special events, to say which ones lie there."""
        row = [event for event in self.state.events if EVENTS[event].special]
        found = []
        for number, event in enumerate(row):
            others = [id for id in special_events(self.state) if EVENT_OF[id] not in row or EVENT_OF[id] == event]
            others.sort(key=lambda id: EVENT_OF[id] != event)
            names = tuple((id, event_name(EVENT_OF[id])) for id in others)
            found.append(Naming(text("companion-special-place", n=number + 1), f"special:{number}.", names))
        return tuple(found)

    def _more(self) -> Iterable[Tap]:
        """What else may have happened in the humans' turns."""
        for colour in self.model.watched():
            yield Tap(f"played:{colour}", text(f"companion-played-{colour}"))
        if lair(self.state).lends:
            yield Tap("lend:worker", text("companion-lend"))
        if self.state.setup.rugwort_cards:
            yield from self._rugwort()
        for act in ("home:workers", "give:card", "give:resource", "point:more", "point:less"):
            yield Tap(act, text(f"companion-{act.replace(':', '-')}"))

    def _rugwort(self) -> Iterable[Tap]:
        """Rugwort's cards that a human may have played on her."""
        for seat in range(self.state.seats):
            who = sits(self.state, seat)
            if greens_of(self.state, self.state.seats):
                yield Tap(f"rowdy:{seat}", text("companion-rowdy", who=who))
            if not finished(self.state):
                yield Tap(f"robber:{seat}", text("companion-robber", who=who))
