"""Everdell in pictures for its rules page: what lies on the table, the signs, and some turns of a game."""

from __future__ import annotations

from functools import lru_cache

from mytina.games.everdell.art import captions, closeups
from mytina.games.everdell.art.symbols import sign
from mytina.games.everdell.questions import text
from mytina.interface.art import Reference
from mytina.interface.guide import Exhibit, Guide, steps

#: What is shown of the table: the id of a reference, and the message that explains it.
_TABLE = (
    ("basic_3_twigs", "guide-place"),
    ("forest_2_berries_1_card", "guide-forest"),
    ("haven", "guide-haven"),
    ("journey_3", "guide-journey"),
    ("farm", "guide-construction"),
    ("husband", "guide-critter"),
    ("harvest_festival", "guide-basic-event"),
    ("graduation_of_scholars", "guide-special-event"),
)
_SIGNS = (
    *("twig", "resin", "pebble", "berry", "any", "card", "point", "worker", "occupied"),
    *("critter", "construction", "common", "unique", "tan", "green", "red", "blue", "purple"),
    *("event", "winter", "spring", "summer", "autumn"),
)
_SEED = 3
#: The beginning of a game of two; the squirrel's turns that are shown are marked with a message.
_PICKS = (
    ("place:forest_2_berries_1_card", "guide-turn-worker"),
    ("place:forest_2_cards_1_any", ""),
    ("gain:1pebble", ""),
    ("place:basic_3_twigs", ""),
    ("play:crane@hand", ""),
    ("play:wife@meadow6", "guide-turn-card"),
    ("play:general_store@hand", ""),
    ("prepare", "guide-turn-season"),
    ("play:shopkeeper@hand", ""),
    ("place:forest_2_berries_1_card", ""),
    ("place:basic_2_twigs_1_card", ""),
    ("play:teacher@hand", ""),
    ("keep:general_store", ""),
    ("play:ruins@meadow2", ""),
    ("place:basic_2_resin", ""),
    ("play:monk@hand", ""),
    ("play:farm@meadow8", "guide-turn-production"),
    ("prepare", ""),
    ("pay:1", ""),
    ("play:husband@meadow8", "guide-turn-free"),
)


@lru_cache(maxsize=1)
def guide() -> Guide:
    known = {reference.id: reference for reference in closeups.references()}
    table = tuple(Exhibit(known[id].svg, text(message)) for id, message in _TABLE)
    signs = tuple((name, text(f"guide-sign-{name}")) for name in _SIGNS)
    return Guide(table, signs, tuple(_turn(known)))


def _turn(known: dict[str, Reference]) -> list[Exhibit]:
    from mytina.games.everdell import GAME  # the game itself is made of this art

    state = GAME.new(seats=2, seed=_SEED)
    found = []
    for number, log in steps(state, [key for key, _ in _PICKS], 0):
        key, message = _PICKS[number]
        if message:
            found.append(Exhibit(_picture(key, known), text(message), tuple(captions.told(log))))
    return found


def _picture(key: str, known: dict[str, Reference]) -> str:
    """The place or card of a pick; a season for preparing."""
    verb, _, what = key.partition(":")
    if verb == "prepare":
        return f'<span class="ev ev-season-sign">{sign("spring")}</span>'
    return known[what.partition("@")[0]].svg
