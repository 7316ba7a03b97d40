"""A table with Nightweave in words, hidden things too, and the printed figures: what her oracle works with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.census import census
from mytina.games.everdell.mistwood.nightweave.part import LENT_AND_PLACED, NightweavePart, deck_of
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.powers import IDS, MistwoodPowers
from mytina.games.everdell.newleaf.station import StationPart
from mytina.games.everdell.newleaf.visitors import VISITORS as VISITOR_CARDS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import CITY_PLACE, EVENT_PLACE, NONE, OCCUPIED, SEASONS, city_of, turned

_FOLDER = Path(__file__).parent.parent / "facts"
_BASE, _NEWLEAF, _MISTWOOD, _HERS = (
    json.loads((_FOLDER / f"everdell-{name}.json").read_text(encoding="utf-8"))
    for name in ("base", "newleaf", "mistwood", "nightweave")
)
ACTION_CARDS = {card["id"]: card for card in _HERS["action_cards"]}
LEVELS = {level["level"]: level for level in _HERS["levels"]}
BONUSES = {bonus["season"]: bonus for bonus in _HERS["season_bonuses"]}
TRICK_FACTS = {trick["id"]: trick for trick in _HERS["tricks"]}
BOARD = _HERS["board"]
BESIDE = {kind: {int(at): near for at, near in _HERS["adjacency"][kind].items()} for kind in ("all", "orthogonal")}
RING: list[int] = BOARD["meadow_ring"]
WALKS = {"place_basic": BOARD["basic"], "place_forest": BOARD["forest"], "place_journey": BOARD["journey"]}
JOURNEYS = {f"journey_{n}": n for n in (3, 4, 5)}
#: Where the Forest cards lie as a table keeps and draws them.
FOREST_SPOTS = {
    3: ("upper_left", "lower_left", "upper_right"),  # counter-clockwise (EV-SETUP-01)
    4: ("upper_left", "lower_left", "lower_right", "upper_right"),
}
VISITORS = {visitor["id"]: int(visitor["points"]) for visitor in _NEWLEAF["visitors"]}
LAIR = _HERS["lair"]
CITY = int(_HERS["lair"]["city_limit"])
FOOL = "fool"
BASIC_GAINS: dict[str, dict[str, int]] = {place["id"]: place["gain"] for place in _BASE["basic_locations"]}
FOREST_GAINS: dict[str, dict[str, int]] = {place["id"]: place.get("gain") or {} for place in _BASE["forest_locations"]}


@dataclass(frozen=True)
class Printed:
    """What the oracle knows of a card."""

    colour: str
    kind: str
    points: int
    open: int = 0  # points of a visit to an open card
    spots: int = 0
    banner: str = ""  # the card that a legendary one counts as
    legend: bool = False
    newleaf: bool = False
    corrin: bool = False


def _printed() -> Iterator[tuple[str, Printed]]:
    for card in _BASE["cards"]:
        spots = card["worker_spots"]["count"]
        yield card["id"], Printed(card["colour"], card["kind"], card["points"], int(card["open_destination"]), spots)
    for card in _NEWLEAF["cards"]:
        spots = int(card["spot"])
        yield card["id"], Printed(card["colour"], card["kind"], card["points"], card["open"], spots, newleaf=True)
    for card in _MISTWOOD["legends"] + _MISTWOOD["legends_first_set"]:
        spots, bonus = card.get("worker_spots", 0), card.get("open_bonus", 0)
        banner = card["replaces"]
        yield card["id"], Printed(card["colour"], card["kind"], card["points"], bonus, spots, banner, legend=True)
    for card in _MISTWOOD["corrin"]:
        yield (
            card["id"],
            Printed(card["colour"], card["kind"], card["points"], 0, int(card["colour"] == "red"), corrin=True),
        )
    for card in _MISTWOOD["farms"]:
        yield card["id"], Printed(card["colour"], card["kind"], card["points"], banner="farm")
    for card in _HERS["rugwort_cards"]:
        yield card["id"], Printed(card["colour"], card["kind"], card["points"])


PRINTED = dict(_printed())


def _asked(event: dict[str, Any]) -> tuple[tuple[str, ...], dict[str, int]]:
    """What an event asks for: names, and numbers of something."""
    asked = event["requirement"]
    if "colour" in asked:
        return (), {asked["colour"]: asked["count"]}
    if "cards" in asked:
        return tuple(asked["cards"]), asked["colours"]
    return (), asked


ASKED = {
    event["id"]: _asked(event)
    for facts in (_BASE, _NEWLEAF)
    for event in facts["basic_events"] + facts["special_events"]
}
NEWLEAF_EVENTS = {event["id"] for event in _NEWLEAF["special_events"]}
EVENT_POINTS = {event["id"]: int(event["points"]) for facts in (_BASE, _NEWLEAF) for event in facts["basic_events"]}


@dataclass
class Table:
    """A table in words. Piles have their next card last; Meadow places count from 1."""

    level: int
    humans: int
    left: int
    season: str
    home: int
    reserve: int
    figure: int  # 0: in the lair; 1 to 8 on the Meadow, 9 to 11 at the Station
    hand: list[str]
    rewards: list[str]
    hidden: list[str]
    pool: list[str]
    removed: list[str]
    actions: list[str]  # her deck
    played: list[str]
    card: str
    boxed: str
    exhausted: bool
    special: bool
    behaviour: str
    plan: str
    active: list[str]  # tricks
    tricks: list[str]
    webs: list[str]
    lent: int
    lent_at: str
    lends: bool  # whether the next worker that he places goes to her
    held: int
    quiet: list[int]  # slots of his green cards with a web of the plan
    finished: bool
    deck: list[str]
    discard: list[str]
    meadow: list[str]
    cities: list[list[str]]
    points: list[int]
    deployed: list[list[str]]
    events: list[str]
    achieved: list[int]
    forest: dict[str, str]
    hands: list[list[str]]
    locked: list[str]
    resources: list[list[int]]
    available: list[int]
    room: list[int]  # free spaces in the cities of humans
    occupied: list[int]  # constructions there with an occupied token
    seasons: list[str]
    pigs: int  # the seat with this power, -1: nobody
    station: list[str]
    visitors: list[list[str]]
    visitors_gone: list[str]
    visitors_taken: list[list[str]]
    with_station: bool
    down: list[list[str]]  # cards of humans that lie face down

    @property
    def her(self) -> int:
        return self.humans

    @property
    def city(self) -> list[str]:
        return [card for card in self.cities[self.her] if card]


def read(state: Everdell) -> Table:
    """The whole table, hidden things too."""
    part = state.part("nightweave")
    assert isinstance(part, NightweavePart)
    cards = deck_of(state).cards
    board = state.part("station_board") if "station_board" in state.box.part_at else None
    powers = state.part("mistwood_powers") if "mistwood_powers" in state.box.part_at else None
    pigs = (
        powers.held.index(IDS.index("pigs"))
        if isinstance(powers, MistwoodPowers) and IDS.index("pigs") in powers.held
        else -1
    )
    own = [census(state, seat) for seat in range(state.seats)]
    resources = [state.resources[4 * seat : 4 * seat + 4] for seat in range(state.seats)]
    stacks: list[list[str]] = []
    gone: list[str] = []
    taken: list[list[str]] = []
    if isinstance(board, StationPart):
        stacks = [[VISITOR_CARDS[one].id for one in stack] for stack in board.stacks]
        gone = [VISITOR_CARDS[one].id for one in board.discarded]
        taken = [[VISITOR_CARDS[one].id for one in pile] for pile in board.taken]
    return Table(
        level=state.setup.level,
        humans=state.seats,
        left=part.left,
        season=SEASONS[part.season],
        home=part.home,
        reserve=part.reserve,
        figure=0 if part.figure == NONE else part.figure + 1,
        hand=_ids(part.hand),
        rewards=_ids(part.rewards),
        hidden=_ids(part.hidden),
        pool=_ids(part.pool),
        removed=_ids(part.removed),
        actions=[cards[number].id for number in part.deck],
        played=[cards[number].id for number in part.played],
        card="" if part.card < 0 else cards[part.card].id,
        boxed="" if part.boxed < 0 else cards[part.boxed].id,
        exhausted=bool(part.exhausted),
        special=bool(part.special),
        behaviour="" if part.behaviour < 0 else BEHAVIOURS[part.behaviour],
        plan="" if part.plan < 0 else PLANS[part.plan],
        active=[TRICKS[trick].id for trick in part.active],
        tricks=[TRICKS[trick].id for trick in part.tricks],
        webs=[_place(place) for place in part.webs],
        lent=part.lent,
        lent_at=_place(part.lent_at) if part.lent == LENT_AND_PLACED else "",
        lends=bool(part.lends),
        held=part.held,
        quiet=part.quiet[:],
        finished=bool(state.passed >> state.seats & 1),
        deck=_ids(state.deck),
        discard=_ids(state.discard),
        meadow=_ids(state.meadow),
        cities=[_ids(city) for city in state.cities],
        points=state.points[:],
        deployed=[[_place(place) for place in deployed] for deployed in state.deployed],
        events=[EVENTS[event].id for event in state.events],
        achieved=state.achieved[:],
        forest=dict(zip(FOREST_SPOTS[len(state.forest)], (LOCATIONS[place].id for place in state.forest), strict=True)),
        hands=[_ids(hand) for hand in state.hands],
        locked=_ids(part.locked),
        resources=resources,
        available=state.available[:],
        room=[city.capacity - city.used for city in own],
        occupied=[sum(mark & OCCUPIED > 0 for mark in state.marks[seat]) for seat in range(state.seats)],
        seasons=[SEASONS[season] for season in state.season],
        pigs=pigs,
        station=_ids(board.cards) if isinstance(board, StationPart) else [],
        visitors=stacks,
        visitors_gone=gone,
        visitors_taken=taken,
        with_station=board is not None,
        down=[[CARDS[turned(card)].id for card in city if card < NONE] for city in state.cities],
    )


def _ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id if card >= 0 else "" for card in cards]


def _place(place: int) -> str:
    if place >= CITY_PLACE:
        return "{}.{}".format(*city_of(place))
    if place >= EVENT_PLACE:
        return EVENTS[place - EVENT_PLACE].id
    return "displaced" if place < 0 else LOCATIONS[place].id
