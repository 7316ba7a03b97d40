"""Why something cannot be done now: the words behind every grey card and place (EV-BAD-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import COST, ENTERS, EVENTS, LOCATIONS, SHARED, UNIQUES, VISITS, bundle_text
from mytina.games.everdell.census import census
from mytina.games.everdell.hooks import PlayToll
from mytina.games.everdell.questions import seat_name, text
from mytina.games.everdell.table import barred, fits, owned, workers_on
from mytina.games.everdell.terms import AUTUMN, EVENT_PLACE, NONE, city_place
from mytina.games.everdell.texts import name_of
from mytina.games.everdell.turn import PLACE, PLAY, PREPARE, spots_on
from mytina.kernel.effects import Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


def turn_refusals(state: Everdell, seat: int, legal: set[Raw]) -> dict[Raw, Text]:
    """For every card and place in sight: why it cannot be chosen."""
    found: dict[Raw, Text] = {}
    raw: Raw
    for place in (*state.box.board, *state.forest):
        if (raw := (PLACE, place, NONE)) not in legal:
            found[raw] = _why_not_location(state, seat, place)
    for index, event in enumerate(state.events):
        if (raw := (PLACE, EVENT_PLACE + event, NONE)) not in legal:
            found[raw] = _why_not_event(state, seat, index)
    for owner, city in enumerate(state.cities):
        for slot, card in enumerate(city):
            if card >= 0 and VISITS[card] is not None and (raw := (PLACE, city_place(owner, slot), card)) not in legal:
                found[raw] = _why_not_visit(state, seat, owner, slot)
    for source in state.box.sources:
        for card, code, why in source.shown(state, seat):
            if (raw := (PLAY, card, code)) not in legal:
                found[raw] = why or _why_not_play(state, seat, card, code)
    if (PREPARE,) not in legal:
        found[PREPARE,] = text("why-last-season" if state.season[seat] == AUTUMN else "why-workers-left")
    if state.box.visit_tolls:
        for raw in found:
            if raw[0] == PLACE:
                for toll in state.box.visit_tolls:
                    if not toll.allows(state, seat, raw[1]):
                        found[raw] = toll.describe()
    return found


def _no_worker(state: Everdell, seat: int) -> Text | None:
    if state.available[seat]:
        return None
    return text("why-no-worker-autumn" if state.season[seat] == AUTUMN else "why-no-worker")


def _why_not_location(state: Everdell, seat: int, place: int) -> Text:
    location = LOCATIONS[place]
    lacking = _no_worker(state, seat)
    if lacking is not None:
        return lacking
    spots = state.forest_spots if place in state.forest else location.spots
    if location.own != SHARED and state.deployed[seat].count(place) >= location.own:
        return text("why-own-worker")
    if workers_on(state, place) >= spots:
        return text("why-occupied")
    if location.journey:
        if state.season[seat] != AUTUMN:
            return text("why-journey-season")
        return text("why-journey-cards", n=location.journey, have=len(state.hands[seat]))
    return text("why-location")


def _why_not_event(state: Everdell, seat: int, index: int) -> Text:
    event = EVENTS[state.events[index]]
    if state.achieved[index] >= 0:
        return text("why-event-done", owner=seat_name(state, state.achieved[index]))
    lacking = _no_worker(state, seat)
    if lacking is not None:
        return lacking
    parts = event.requires.parts()
    if all(part.price() or part.met(state, seat) for part in parts):
        return text("why-event-cost", parts=tuple(part.describe() for part in parts if not part.met(state, seat)))
    return text("why-event-needs", parts=tuple(part.describe() for part in parts if not part.price()))


def _why_not_visit(state: Everdell, seat: int, owner: int, slot: int) -> Text:
    visit = VISITS[state.cities[owner][slot]]
    if visit is None:
        return text("why-no-visit")
    if owner != seat and not visit.open:
        return text("why-closed")
    lacking = _no_worker(state, seat)
    if lacking is not None:
        return lacking
    standing = workers_on(state, city_place(owner, slot))
    if standing >= spots_on(state, owner, slot):
        if visit.second and standing == 1:
            return text("why-spot-locked", card=name_of(visit.second))
        return text("why-occupied")
    return text("why-visit")


def _why_not_play(state: Everdell, seat: int, card: int, code: int) -> Text:
    if not fits(state, seat, card):
        enter = ENTERS[card]
        if enter is not None:
            return enter.refusal()
        if not barred(census(state, seat), card):
            return text("why-full")
        return text("why-unique" if UNIQUES[card] and card in state.cities[seat] else "why-excluded")
    toll = _barring(state, seat, card, code)
    if toll is not None:
        return toll.describe()
    have = owned(state, seat)
    lacking = tuple([max(0, need - got) for need, got in zip(COST[card], have, strict=True)])
    return text("why-missing", what=bundle_text(lacking))


def _barring(state: Everdell, seat: int, card: int, code: int) -> PlayToll | None:
    """The toll for which a card that could be paid for cannot be played."""
    ways = [p for p in census(state, seat).payments if p.ready(state, seat) and p.ways(state, seat, card, code)]
    for toll in state.box.play_tolls if ways else ():
        if toll.extra(state, seat, card, code):
            return toll
        if not any(toll.allows(state, seat, card, code, p, c) for p in ways for c in p.costs(state, seat, card, code)):
            return toll
    return None
