"""The pictures of Everdell: whole, named, pickable exactly where they should be, and small."""

from __future__ import annotations

import gzip
import random
from xml.etree import ElementTree

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.choices import place_of
from mytina.games.everdell.draw import ART
from mytina.games.everdell.state import Everdell
from mytina.kernel.art import Panel
from mytina.kernel.text import LANGUAGES
from tests.games.everdell_tables import Player, play, table


def states(seats: int, seed: int) -> list[Everdell]:
    """States of a random game, the end included."""
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed)
    found = []
    while not state.over:
        if state.plies % 5 == 0:
            found.append(state.copy())
        options = state.options(state.waiting[0])
        state.step(state.waiting[0], options[int(dice.random() * (len(options) - (len(options) > 1)))])
    return [*found, state]


ALL = [state for seats in (1, 2, 4) for state in states(seats, seats)]


def panels(state: Everdell, language: str = "en") -> list[Panel]:
    seat = state.waiting[0] if state.waiting else None
    decision = None if seat is None else state.decision(seat)
    return ART.panels(state.view(seat), language=language, decision=decision)


def marked(drawn: list[Panel], name: str) -> list[ElementTree.Element]:
    return [one for panel in drawn for one in ElementTree.fromstring(panel.svg).iter() if one.get(name) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_whole_and_carry_no_style(language: str) -> None:
    for state in ALL:
        for panel in panels(state, language):
            assert panel.title.to(language)
            for element in ElementTree.fromstring(panel.svg).iter():
                assert element.get("style") is None
                assert element.get("id") is None


def test_what_glows_is_legal_and_every_card_and_place_that_is_legal_glows() -> None:
    for state in ALL:
        if not state.waiting:
            continue
        seat = state.waiting[0]
        shown = [key for one in marked(panels(state), "data-keys") for key in one.attrib["data-keys"].split()]
        legal = state.decision(seat).keys
        assert set(shown) <= set(legal)
        on_table = [key for key in legal if key.startswith(("place:", "event:", "visit:", "play:"))]
        assert set(on_table) <= set(shown)
        for one in marked(panels(state), "data-keys") + marked(panels(state), "data-why"):
            assert one.get("tabindex") == "0"
            assert one.get("aria-label")


def test_revealed_cards_and_city_cards_can_be_picked() -> None:
    state = table(Player("", "postal_pigeon", "2berry"), Player(), deck="farm mine", meadow="castle")
    play(state, "play:postal_pigeon@hand", midway=True)
    keys = {one.attrib["data-keys"] for one in marked(panels(state), "data-keys")}
    assert keys == {"play:farm@revealed", "play:mine@revealed"}
    state = table(Player("university farm inn"), Player(), meadow="castle")
    play(state, "visit:university@0.0", midway=True)
    assert {one.attrib["data-keys"] for one in marked(panels(state), "data-keys")} == {"card:farm.1", "card:inn.2"}


def test_places_of_keys() -> None:
    assert place_of("play:farm@meadow3", 0) == ("meadow", "3")
    assert place_of("visit:inn@1.4", 0) == ("city", "1.4")
    assert place_of("card:farm.2", 1) == ("city", "1.2")
    assert place_of("card:farm", 0, revealed=True) == ("revealed", "farm")
    assert place_of("from:place:haven", 0) == ("place", "haven")
    assert place_of("gain:2twig", 0) is None
    assert place_of("pay:full", 0) is None


def test_the_whole_picture_references_and_cover() -> None:
    for state in (ALL[3], ALL[-1]):
        for language in LANGUAGES:
            ElementTree.fromstring(ART.picture(state.view(None), language=language))
    ElementTree.fromstring(ART.cover())
    ElementTree.fromstring(ART.symbols())
    references = ART.references()
    assert len(references) == len(CARDS) + len(EVENTS) + len(LOCATIONS)
    for reference in references:
        ElementTree.fromstring(reference.svg)
        assert reference.text.cs
        assert reference.name.cs


def test_an_update_is_small() -> None:
    largest = max(ALL, key=lambda state: sum(len(city) for city in state.cities))
    drawn = "".join(panel.svg for panel in panels(largest))
    assert len(gzip.compress(drawn.encode())) < 30_000
    assert len(gzip.compress(ART.symbols().encode())) < 30_000
