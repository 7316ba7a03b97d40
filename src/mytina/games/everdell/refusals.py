"""Why something cannot be done now: the words behind every grey card and place (EV-BAD-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    COST,
    ENTERS,
    EVENTS,
    LOCATIONS,
    SHARED,
    UNIQUES,
    VISITS,
    bundle_text,
)
from mytina.games.everdell.questions import place_key, seat_name, text
from mytina.games.everdell.table import fits, owned, workers_on
from mytina.games.everdell.terms import AUTUMN, EVENT_PLACE, city_place
from mytina.games.everdell.texts import name_of, needs_parts
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


def turn_refusals(state: Everdell, seat: int, legal: set[str]) -> dict[str, Text]:
    """For every card and place in sight: why it cannot be chosen."""
    found: dict[str, Text] = {}
    for place in (*state.box.board, *state.forest):
        found[place_key(place)] = _why_not_location(state, seat, place)
    for index, event in enumerate(state.events):
        found[place_key(EVENT_PLACE + event)] = _why_not_event(state, seat, index)
    for owner, city in enumerate(state.cities):
        for slot, card in enumerate(city):
            if card >= 0 and VISITS[card] is not None:
                found[place_key(city_place(owner, slot), card)] = _why_not_visit(state, seat, owner, slot)
    for card in state.hands[seat]:
        found[f"play:{CARDS[card].id}@hand"] = _why_not_play(state, seat, card)
    for slot, card in enumerate(state.meadow):
        if card >= 0:
            blocked = state.blocked >> slot & 1
            why = text("why-blocked") if blocked else _why_not_play(state, seat, card)
            found[f"play:{CARDS[card].id}@meadow{slot + 1}"] = why
    found["prepare"] = text("why-last-season" if state.season[seat] == AUTUMN else "why-workers-left")
    return {key: why for key, why in found.items() if key not in legal}


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
    city = state.cities[seat]
    if event.needs is not None and all(CARD_OF[id] in city for id in event.cards):
        return text("why-event-cost")
    return text("why-event-needs", parts=needs_parts(event))


def _why_not_visit(state: Everdell, seat: int, owner: int, slot: int) -> Text:
    from mytina.games.everdell.turn import spots_on

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


def _why_not_play(state: Everdell, seat: int, card: int) -> Text:
    if not fits(state, seat, card):
        if ENTERS[card] is not None:
            return text("why-no-fool" if CARDS[card].id == "fool" else "why-no-construction")
        return text("why-unique" if UNIQUES[card] and card in state.cities[seat] else "why-full")
    have = owned(state, seat)
    lacking = tuple(max(0, need - got) for need, got in zip(COST[card], have, strict=True))
    return text("why-missing", what=bundle_text(lacking))
