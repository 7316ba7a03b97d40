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
from mytina.games.everdell.emblems import EMBLEMS
from mytina.games.everdell.pictures import _glance as signs_of
from mytina.games.everdell.state import Everdell
from mytina.kernel.art import Panel
from mytina.kernel.note import Note
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


rule = pytest.mark.rule
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


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawn = [EMBLEMS[card.id] for card in CARDS]
    assert len(set(drawn)) == len(CARDS)
    for emblem in drawn:
        ElementTree.fromstring(f"<svg>{emblem}</svg>")


def test_signs_leave_room_for_the_links() -> None:
    for card in CARDS:
        links = max(1, len(card.links))
        assert signs_of(card)[1] <= 78 - 19 * (links - 1), card.id


def test_everything_on_the_table_can_be_looked_at_closely() -> None:
    known = {reference.id for reference in ART.references()}
    for state in ALL:
        shown = marked(panels(state), "data-zoom")
        assert {one.attrib["data-zoom"] for one in shown} <= known
        for one in shown:
            assert one.get("aria-label")
            assert one.get("tabindex") in ("0", "-1")


def test_a_card_tells_its_best_payment_or_what_is_missing() -> None:
    city = "farm mine:o innkeeper crane"
    hand = "wife miner_mole king castle judge"
    state = table(Player(city, hand, "3berry 4twig 4resin"), Player(), meadow="teacher resin_refinery")
    notes = {key: str(note) for key, note in ART.notes(state.decision(0)).items()}
    assert notes["play:wife@hand"] == "free through Farm"
    assert notes["play:miner_mole@hand"] == "for 3 berries"
    assert notes["play:king@hand"] == "3 berries less with Innkeeper"
    assert notes["play:castle@hand"] == "3 resources of choice less with Crane"
    assert notes["play:teacher@meadow1"] == "for 2 berries"
    tags = {
        one.attrib["data-zoom"]: "".join(tag.itertext())
        for one in marked(panels(state), "data-zoom")
        for tag in one.iter()
        if tag.get("class") == "ev-tag ev-lack"
    }
    assert tags == {}
    poor = table(Player("", "king", "2berry"), Player(), meadow="castle")
    assert not ART.notes(poor.decision(0))
    lacking = marked(panels(poor), "data-why")
    words = {one.attrib["data-zoom"]: "".join(one.itertext()) for one in lacking}
    assert "need4" in words["king"].replace(" ", "")
    assert "need233" in words["castle"].replace(" ", "")


def test_nothing_is_said_of_payments_while_something_else_is_asked() -> None:
    state = table(Player("university farm", "wife", "3berry"), Player(), meadow="castle")
    play(state, "visit:university@0.0", midway=True)
    assert not ART.notes(state.decision(0))


def test_a_season_is_news_and_tells_what_came_from_where() -> None:
    state = table(Player("farm mine twig_barge", workers=0), Player(), meadow="castle")
    state.log = []
    play(state, "prepare")
    first = ART.news([note for note in state.log if note.only in (None, 0)])[0]
    assert (str(first.title), first.seat, first.icon) == ("Spring has come", 0, "spring")
    assert [str(words) for _, words in first.lines] == ["Farm: 1 berry", "Mine: 1 pebble", "Twig Barge: 2 twigs"]
    assert [icon for icon, _ in first.lines] == ["farm", "mine", "twig-barge"]


@rule("EV-SEAS-06")
def test_the_news_of_summer_name_the_cards_that_were_taken() -> None:
    player = Player("", season="spring", workers=0)
    state = table(player, Player(), meadow="castle king mine", deck="queen judge")
    state.log = []
    play(state, "prepare", "card:king@meadow2", "card:castle@meadow1")
    (news,) = ART.news(read(state))
    assert (str(news.title), news.icon) == ("Summer has come", "summer")
    assert [str(words) for _, words in news.lines] == ["takes King from the Meadow", "takes Castle from the Meadow"]


def test_what_others_draw_stays_hidden_in_the_news() -> None:
    state = table(Player("fairgrounds", workers=0), Player(), meadow="castle", deck="king queen")
    state.log = []
    play(state, "prepare")
    for seat in (0, 1):
        news = ART.news([note for note in state.log if note.only in (None, seat)])
        assert [str(words) for _, words in news[0].lines] == ["Fairgrounds: 2 cards"]


def read(state: Everdell, seat: int = 0) -> list[Note]:
    """The log as a seat reads it."""
    assert state.log is not None
    return [note for note in state.log if note.only in (None, seat)]


def told(state: Everdell, seat: int = 0) -> list[str]:
    return [str(note.text) for note in ART.told(read(state, seat))]


def brought(state: Everdell, seat: int = 0) -> dict[str, str]:
    """What cards of the seat's city show that they brought: the card's place → the words."""
    drawn = ART.panels(state.view(0), language="en", log=read(state))
    found = {}
    for card in marked([panel for panel in drawn if panel.id == f"city-{seat}"], "data-note"):
        note = card.get("data-note", "").rpartition("Just brought: ")
        if note[1]:
            found[card.get("data-vt", "")] = note[2]
    return found


@rule("EV-PROD-01", "EV-PROD-02")
def test_cards_show_what_they_brought_until_the_next_turn_of_their_player() -> None:
    state = table(Player("farm king mine", workers=0), Player(), meadow="castle", deck="king queen fool judge")
    state.log = []
    play(state, "prepare")
    assert brought(state) == {"city.0.0": "1 berry", "city.0.2": "1 pebble"}
    assert told(state)[-2:] == ["gains 1 berry (Farm)", "gains 1 pebble (Mine)"]
    play(state, "place:basic_1_berry")
    assert len(brought(state)) == 2, "what others do leaves it"
    play(state, "place:basic_1_pebble")
    assert brought(state) == {}


@rule("EV-PROD-04", "EV-PROD-05")
def test_a_copy_is_told_of_the_card_that_copies() -> None:
    state = table(Player("farm chip_sweep miner_mole", workers=0), Player("mine"), meadow="castle")
    state.log = []
    play(state, "prepare", "card:chip_sweep.1", "card:farm.0", "copy:mine@1.0")
    assert brought(state) == {"city.0.0": "1 berry", "city.0.1": "1 berry", "city.0.2": "1 pebble"}
    assert brought(state, 1) == {}, "a mine that others copy brings its own city nothing"
    lines = [str(words) for _, words in ART.news(read(state))[0].lines]
    assert lines == ["Farm: 1 berry", "Chip Sweep as Farm: 1 berry", "Miner Mole as Mine: 1 pebble"]
    assert "gains 1 pebble (Miner Mole as Mine)" in told(state)
    assert not [line for line in told(state) if line.endswith("is activated")]


@rule("EV-PLAY-07")
def test_a_green_card_that_is_played_and_those_that_react_show_what_they_bring() -> None:
    state = table(Player("shopkeeper farm", "husband wife barge_toad", "9berry"), Player(), meadow="castle")
    state.log = []
    play(state, "play:barge_toad@hand")
    assert brought(state) == {"city.0.2": "2 twigs", "city.0.0": "1 berry"}
    assert told(state)[-2:] == ["gains 2 twigs (Barge Toad)", "gains 1 berry (Shopkeeper)"]


def test_places_and_events_are_pictured_by_what_they_bring_or_ask() -> None:
    pictures = {one.id: one.svg for one in ART.references()}
    assert pictures["basic_3_twigs"].count("#ev-i-twig") == 3
    assert pictures["journey_5"].count(">5<") == 2
    assert "#ev-i-red" in pictures["grand_tour"]
    assert "#ev-e-bard" in pictures["performer_in_residence"]
    plain = [place.id for place in LOCATIONS if "#ev-i-worker" in pictures[place.id]]
    assert len(plain) < 5, "only what signs cannot say has none"


def test_the_rail_shows_goods_workers_and_season() -> None:
    state = table(Player("", "farm", "2twig 1berry", season="spring", workers=1), Player(), meadow="castle")
    badges = {badge.icon: badge.figure for badge in ART.badges(state.view(1), 0)}
    assert badges == {
        "twig": "2", "resin": "0", "pebble": "0", "berry": "1", "card": "1", "worker": "1/3", "spring": "",
    }  # fmt: skip


def test_the_rival_plays_without_a_seat() -> None:
    state = GAME.new(seats=1, seed=3, year=3)
    (rival,) = ART.rivals(state.view(0))
    assert str(rival.name) == "Rugwort"
    assert rival.lines == state.view(0).rival.score
    assert not ART.rivals(GAME.new(seats=2, seed=3).view(0))


def test_a_kidnapped_worker_is_seen() -> None:
    dice = random.Random(1)
    state = GAME.new(seats=1, seed=5, year=3)
    while state.season[0] < 3:
        options = state.options(state.waiting[0])
        state.step(0, options[int(dice.random() * (len(options) - (len(options) > 1)))])
    jailed = [one for one in marked(panels(state), "aria-label") if one.get("class") == "ev-jail"]
    assert [one.attrib["aria-label"] for one in jailed] == ["carried off by Rugwort"] * 2
