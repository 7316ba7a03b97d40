"""Newleaf (Nový Lístkovec): eight modules, each a switch of the set-up (NL-MOD-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from mytina.games.everdell.catalogue import EVENT_OF, REQUIRED, Module, register
from mytina.games.everdell.deal import BARE, DEAL_POWERS, FIRST, TABLE
from mytina.games.everdell.newleaf import (
    cards,
    events,
    gold,
    powers,
    reservations,
    sharing,
    solo,
    station,
    tickets,
)
from mytina.games.everdell.play import OPPONENTS, POWERS, REPLENISHING, RIVALS
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import SPECIAL_EVENTS
from mytina.games.everdell.turn import EARLY, LATE, USUAL
from mytina.kernel.errors import SetupError

if TYPE_CHECKING:
    from mytina.games.everdell.art.modules import ModuleArt
    from mytina.games.everdell.judging import ModuleFeatures, ModuleOptions
    from mytina.games.everdell.lessons import Lessons
    from mytina.games.everdell.pad import ModulePad
    from mytina.games.everdell.state import Everdell


def _art() -> ModuleArt:
    from mytina.games.everdell.newleaf.art import NewleafArt

    return NewleafArt()


def _lessons() -> Lessons:
    from mytina.games.everdell.newleaf.lesson import NEWLEAF_LESSON

    return (NEWLEAF_LESSON,)


def _station_art() -> ModuleArt:
    from mytina.games.everdell.newleaf.art import StationArt

    return StationArt()


def _ticket_art() -> ModuleArt:
    from mytina.games.everdell.newleaf.art import TicketArt

    return TicketArt()


def _reservation_art() -> ModuleArt:
    from mytina.games.everdell.newleaf.art import ReservationArt

    return ReservationArt()


def _power_art() -> ModuleArt:
    from mytina.games.everdell.newleaf.art import PowerArt

    return PowerArt()


def _pad() -> ModulePad:
    from mytina.games.everdell.newleaf.pad import NewleafPad

    return NewleafPad()


def _features(name: str) -> Callable[[], ModuleFeatures]:
    """What a judge looks at, by the name of its class; imported only when somebody judges."""

    def found() -> ModuleFeatures:
        from mytina.games.everdell.newleaf import bot

        made: ModuleFeatures = getattr(bot, name)()
        return made

    return found


def _options(name: str) -> Callable[[], ModuleOptions]:
    """What a policy looks at, the same way."""

    def found() -> ModuleOptions:
        from mytina.games.everdell.newleaf import bot

        made: ModuleOptions = getattr(bot, name)()
        return made

    return found


#: What can be chosen at once: cards and Station, the cards alone, and all there is (NL-MOD-02, NL-MOD-03).
FULL = "newleaf"
CARDS = "newleaf_cards"
EVERYTHING = "everything"


def _check_station(setup: Any, seats: int) -> None:
    if setup.station_board and not setup.cards:
        why = text("setup-why-station-cards")
        raise SetupError("station_board", True, "false without the cards", why, rule="NL-MOD-04")


def _check_events(setup: Any, seats: int) -> None:
    if setup.remove_named_base_events and setup.special_events == "base":
        why = text("setup-why-named-events")
        allowed = "false with the events of the base game alone"
        raise SetupError("remove_named_base_events", True, allowed, why, rule="NL-MOD-11")


def deal_events(state: Everdell, special: list[int]) -> list[int]:
    """Which special events are in play (NL-MOD-10, NL-MOD-11)."""
    mode, unnamed = state.setup.special_events, state.setup.remove_named_base_events
    if mode == "mixed" and not unnamed:  # all of them
        return special
    own = [event for event in special if event in _NEW_EVENTS]
    base = [event for event in special if event not in _NEW_EVENTS]
    if unnamed:
        base = [event for event in base if not REQUIRED[event]]
    if mode == "newleaf_only":
        return own
    if mode == "two_and_two":
        half = SPECIAL_EVENTS // 2
        return [*base[:half], *own]
    kept = {*base, *own}
    return [event for event in special if event in kept]


NEWLEAF = tuple(
    register(module)
    for module in (
        Module(
            "cards",
            box="newleaf",
            active=lambda setup, seats: bool(setup.cards),
            fields=(("cards", bool, False),),
            presets=((FULL, "cards", True), (CARDS, "cards", True), (EVERYTHING, "cards", True)),
            cards=cards.NEWLEAF_CARDS,
            payments=(gold.GOLDEN,),
            part=gold.GoldPart,
            setup=((BARE, gold.DealGold()),),
            housing=sharing.Glazed(),
            hand_limit=sharing.BankLimit(),
            looks_for=("bank",),
            on_enter=((USUAL, sharing.Share()),),
            on_leave=sharing.forget,
            pad=_pad,
            art=_art,
            features=_features("GoldFeatures"),
            options=_options("GoldOptions"),
        ),
        Module(
            "station_board",
            box="newleaf",
            active=lambda setup, seats: bool(setup.station_board),
            fields=(("station_board", bool, False),),
            presets=((FULL, "station_board", True), (EVERYTHING, "station_board", True)),
            check=_check_station,
            locations=station.LOCATIONS,
            sources=(station.STATION,),
            part=station.StationPart,
            features=_features("StationFeatures"),
            options=_options("StationOptions"),
            setup=((BARE, station.LayStation()), (TABLE, station.DealStation())),
            after_play=((REPLENISHING, station.Departure()), (RIVALS - 5, solo.StationPoint())),
            after_prepare=((LATE, solo.RugwortWelcomes()),),
            after_turn=((USUAL, station.RefillStation()),),
            art=_station_art,
            lessons=_lessons,
        ),
        Module(
            "cards_only",
            box="newleaf",
            active=lambda setup, seats: setup.cards and not setup.station_board,
            without=("locomotive",),  # NL-MOD-03
        ),
        Module(
            "tickets",
            box="newleaf",
            active=lambda setup, seats: bool(setup.tickets),
            fields=(("tickets", bool, False),),
            presets=((EVERYTHING, "tickets", True),),
            actions=(tickets.TICKET,),
            part=tickets.TicketPart,
            features=_features("TicketFeatures"),
            options=_options("TicketOptions"),
            setup=((BARE, tickets.DealTickets()),),
            art=_ticket_art,
        ),
        Module(
            "reservations",
            box="newleaf",
            active=lambda setup, seats: bool(setup.reservations),
            fields=(("reservations", bool, False),),
            presets=((EVERYTHING, "reservations", True),),
            actions=(reservations.RESERVE,),
            sources=(reservations.RESERVED,),
            payments=(reservations.DISCOUNTED,),
            part=reservations.ReservationPart,
            features=_features("ReservationFeatures"),
            options=_options("ReservationOptions"),
            setup=((BARE, reservations.DealReservations()),),
            after_play=((REPLENISHING, reservations.TURN_TOKEN), (RIVALS + 5, solo.RevealForReserved())),
            before_prepare=((EARLY, reservations.DROP_RESERVED),),
            art=_reservation_art,
        ),
        Module(
            "forest_locations",
            box="newleaf",
            active=lambda setup, seats: bool(setup.forest_locations),
            fields=(("forest_locations", bool, False),),
            presets=((EVERYTHING, "forest_locations", True),),
            locations=events.FORESTS,
            features=_features("ContentFeatures"),
        ),
        Module(
            "special_events",
            box="newleaf",
            active=lambda setup, seats: setup.special_events != "base",
            fields=(
                ("special_events", Literal["base", "mixed", "two_and_two", "newleaf_only"], "base"),
                ("remove_named_base_events", bool, False),
            ),
            presets=((EVERYTHING, "special_events", "mixed"), (EVERYTHING, "remove_named_base_events", False)),
            check=_check_events,
            events=events.SPECIAL_EVENTS,
            event_deal=deal_events,
            features=_features("ContentFeatures"),
        ),
        Module(
            "basic_events",
            box="newleaf",
            active=lambda setup, seats: bool(setup.basic_events),
            fields=(("basic_events", bool, False),),
            presets=((EVERYTHING, "basic_events", True),),
            events=events.BASIC_EVENTS,
            features=_features("ContentFeatures"),
        ),
        Module(
            "critter_powers",
            box="newleaf",
            active=lambda setup, seats: bool(setup.critter_powers),
            fields=(("critter_powers", bool, False),),
            presets=((EVERYTHING, "critter_powers", True),),
            sources=(powers.ARCHIVE,),
            part=powers.PowerPart,
            features=_features("PowerFeatures"),
            options=_options("PowerOptions"),
            powers=powers.CARDS_OF_POWER,
            setup=(
                (BARE, powers.LayPowers()),
                (FIRST - 5, DEAL_POWERS),
                (TABLE + 5, powers.LaySnailPile()),
            ),
            after_play=(
                (POWERS, powers.AskBees()),
                (POWERS, powers.AskBats()),
                (OPPONENTS, powers.AskSnails()),
            ),
            after_rival=((USUAL, powers.AskSnails()),),  # NL-SOLO-12
            more_places=powers.CatPlaces(),
            recruits=(0, -1, 0, 0),  # NL-POW-02
            art=_power_art,
        ),
    )
)

_NEW_EVENTS: Final = frozenset(EVENT_OF[event.id] for event in events.SPECIAL_EVENTS)
