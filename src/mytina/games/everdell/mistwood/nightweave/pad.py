"""Nightweave on the score pad: her city, tokens, journeys, events, visitors and legends at a level (MW-SCORE)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, EVENTS, LOCATION_OF, card_name, event_name
from mytina.games.everdell.mistwood.legends import is_legend
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.pad import HELD, MOST, MOST_CARDS, ModulePad, like, module_pads, tame
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import put
from mytina.games.everdell.terms import COLOURS, SPECIAL_EVENTS
from mytina.interface.pad import Collection, EditorRival, Item, ItemGroup, Number, Tally
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, PadRival, fields, listed, one_of, whole
from mytina.kernel.score import ScoreSheet, leaders
from mytina.kernel.text import Text, quoted

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

HERS = TOP / "nightweave"
LEVELS = (0, 1, 2, 3, 4)
SPOTS = (5, 4, 3)  # the shared one is not for her (MW-PLACE-13)
FIELDS = ("city", "point_tokens", "journey", "basic_events", "special_events", "visitors", "legends")
LINES = (
    "base",
    "zero_bonus",
    "type_bonus",
    "tokens",
    "journey",
    "basic_events",
    "special_events",
    "visitors",
)
MOST_HUMANS = 2
#: What an entry may tell besides its id, as of a player's city; for her it means nothing (MW-TEXT-01).
_IGNORED = {*HELD, "paired", "occupied", "copies"}


class NightweavePad(ModulePad):
    """`"nightweave": {"level": 2, "city": ["farm", …], "point_tokens": 7, "journey": [5], "basic_events":
    ["grand_tour"], "special_events": 2, "visitors": [ids], "legends": [ids]}`."""

    shared = ("nightweave",)
    rival = True

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        if document.get("nightweave") is None:
            return None
        if players > MOST_HUMANS:
            raise PadError(HERS, text("pad-nightweave-players"))
        if document.get("rugwort") is not None:
            raise PadError(HERS, text("pad-nightweave-rugwort"))
        hers = fields(HERS, document["nightweave"], {"level"}, set(FIELDS))
        found = {"nightweave_lair": True, "level": one_of(HERS / "level", hers["level"], LEVELS)}
        others = [pad.setup(document, players) or {} for pad in module_pads() if not pad.rival]
        if hers.get("visitors") or any(asked.get("station_board") for asked in others):
            found |= {"cards": True, "station_board": True, "special_events": "newleaf_only"}
        return found

    def lay(self, state: Everdell, document: Any, warnings: list[Complaint]) -> None:
        hers, her = document["nightweave"], state.seats

        def warn(at: str, id: str, **args: int | str | Text) -> None:
            warnings.append(Complaint(HERS / at, text(id, **args)))

        legends = _ids(hers, "legends", "card", MOST_CARDS)
        city = _ids(hers, "city", "card", MOST_CARDS)
        for at, ids in (("city", city), ("legends", legends)):
            for id in ids:
                if id not in CARD_OF:
                    warn(at, "pad-unknown-card", name=tame(id), like=like(id, CARD_OF))
                elif at == "legends" and not is_legend(CARD_OF[id]):
                    warn(at, "pad-no-legend", card=card_name(CARD_OF[id]))
                elif at == "legends" and id in city:  # MW-SCORE-03
                    warn(at, "pad-legend-twice", card=card_name(CARD_OF[id]))
                else:
                    put(state, her, CARD_OF[id])
        held = Counter(card for one in state.cities for card in one)
        for card, n in sorted(held.items()):
            if card in state.cities[her] and n > CARDS[card].copies:
                warn(CARDS[card].id, "pad-copies", n=n, card=card_name(card), most=CARDS[card].copies)
        state.points[her] = whole(HERS / "point_tokens", hers.get("point_tokens", 0), MOST)
        for spot in listed(HERS / "journey", hers.get("journey", []), 0, MOST):
            place = LOCATION_OF[f"journey_{one_of(HERS / 'journey', spot, SPOTS)}"]
            if any(place in deployed for deployed in state.deployed):
                warn("journey", "pad-spot", spot=spot)
            state.deployed[her].append(place)
        self._events(state, hers, warn)
        self._visitors(state, hers, warn)

    def _events(self, state: Everdell, hers: dict[str, Any], warn: Any) -> None:
        her = state.seats
        for id in _ids(hers, "basic_events", "event", len(EVENTS)):
            if id not in EVENT_OF:
                warn("basic_events", "pad-unknown-event", name=tame(id), like=like(id, EVENT_OF))
                continue
            event = EVENT_OF[id]
            by = state.achieved[event]
            if EVENTS[event].special:
                warn("basic_events", "pad-not-basic", event=event_name(event))
            elif by == her:
                warn("basic_events", "pad-event-hers-twice", event=event_name(event))
            elif by >= 0:
                warn("basic_events", "pad-event-twice", event=event_name(event), player=by + 1)
            else:
                state.achieved[event] = her
        special = whole(HERS / "special_events", hers.get("special_events", 0), 99)
        taken = sum(1 for event, by in zip(EVENTS, state.achieved, strict=True) if event.special and by >= 0)
        if special + taken > SPECIAL_EVENTS:
            warn("special_events", "pad-special-events", n=special + taken, most=SPECIAL_EVENTS)
        free = [event for event, declared in enumerate(EVENTS) if declared.special and state.achieved[event] < 0]
        for event in free[:special]:
            state.achieved[event] = her

    def _visitors(self, state: Everdell, hers: dict[str, Any], warn: Any) -> None:
        for id in _ids(hers, "visitors", "visitor", len(VISITORS)):
            number = VISITOR_OF.get(id)
            if number is None:
                warn("visitors", "pad-unknown-visitor", name=tame(id), like=like(id, VISITOR_OF))
            elif any(number in others for others in station(state).taken):
                warn("visitors", "pad-visitor-twice", visitor=VISITORS[number].name)
            else:
                station(state).taken[state.seats].append(number)

    def count(
        self, state: Everdell, document: Any, sheets: list[ScoreSheet], warnings: list[Complaint]
    ) -> PadRival | None:
        """Her sheet; she is beaten only by more points (MW-SCORE-07).

        Of two humans the one with more points wins, or both together: the result has both readings (MW-SCORE-08).
        """
        if document.get("nightweave") is None:
            return None
        own, rival = state.rival_score(), state.box.rival
        assert own is not None
        assert rival is not None
        lines = dict.fromkeys(LINES, 0) | own.lines
        won = all(sheet.total > own.total for sheet in sheets) if len(sheets) > 1 else None
        return PadRival(
            text("rival-nightweave"),
            ScoreSheet(lines, own.ties),
            not rival.beaten(own, sheets[leaders(sheets)[0]]),
            id="nightweave",
            together=won,
            verdict=None if won is None else text("nw-together", won="yes" if won else "no"),
        )

    def editor_rival(self) -> EditorRival:
        from mytina.games.everdell.art.pad_editor import card_item, event_item, sign

        groups = [
            ItemGroup(
                text(f"pad-colour-{name}"),
                tuple(
                    card_item(card, plain=True)
                    for number, card in sorted(enumerate(CARDS), key=lambda one: one[1].kind)
                    if card.colour == colour
                ),
                sign(name, name),
            )
            for colour, name in enumerate(COLOURS)
        ]
        basic = ItemGroup(
            text("pad-events-basic"),
            tuple(event_item(event, plain=True) for event in EVENTS if not event.special),
            sign("event"),
        )
        visitors = ItemGroup(
            text("pad-visitors"),
            tuple(Item(one.id, one.name, sign("visitor"), (), one.requires.describe()) for one in VISITORS),
        )
        spots = tuple((spot, text("pad-spot-of", n=spot), 1) for spot in SPOTS)
        return EditorRival(
            ("nightweave",),
            text("rival-nightweave"),
            text("pad-nightweave-note"),
            (
                Number(("level",), text("setup-level"), LEVELS[0], LEVELS[-1], sign("star")),
                Collection(("city",), text("pad-nightweave-city"), "card", tuple(groups)),
                Number(("point_tokens",), text("pad-tokens"), 0, MOST, sign("point", "resin")),
                Tally(("journey",), text("pad-journey"), spots, sign("spiderling")),
                Collection(("basic_events",), text("pad-events-basic"), "event", (basic,), once=True),
                Number(("special_events",), text("pad-events-special"), 0, SPECIAL_EVENTS, sign("event")),
                Collection(("visitors",), text("pad-visitors"), "visitor", (visitors,), once=True),
            ),
            {
                "level": 1,
                "city": [],
                "point_tokens": 0,
                "journey": [],
                "basic_events": [],
                "special_events": 0,
                "visitors": [],
            },
            sign("w5"),
            most=MOST_HUMANS,
        )


def _ids(hers: dict[str, Any], name: str, key: str, most: int) -> list[str]:
    """The ids of a list, which may be written as objects too."""
    found = []
    for entry in listed(HERS / name, hers.get(name, []), 0, most):
        id = fields(HERS / name, entry, {key}, _IGNORED)[key] if isinstance(entry, dict) else entry
        if not isinstance(id, str):
            raise PadError(HERS / name, text(f"pad-no-{key}-id", given=quoted(id)))
        found.append(id)
    return found
