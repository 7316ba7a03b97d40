"""The pictures of Everdell: whole, named, pickable exactly where they should be, and small."""

from __future__ import annotations

import gzip
import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from mytina.bots import make
from mytina.games.everdell import GAME
from mytina.games.everdell.art import cards, modules, palette
from mytina.games.everdell.art.draw import ART
from mytina.games.everdell.art.modules import event_faces, place_faces
from mytina.games.everdell.art.styles import PAGE_CSS
from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.state import Everdell
from mytina.interface.art import Panel
from mytina.kernel.log import LogEntry
from mytina.kernel.text import LANGUAGES
from mytina.web.symbols import carried
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


def test_every_option_that_lies_on_the_table_says_where() -> None:
    rich = Player("monastery ever_tree", "farm fool", "9twig 9resin 9berry")
    turn = table(rich, Player("inn:w1"), meadow="mine farm")
    targets = turn.decision(0).targets
    assert targets["play:farm@meadow2"] == ("meadow", "2")
    assert targets["play:farm@hand"] == ("hand", "farm")
    assert targets["place:haven"] == ("place", "haven")
    assert targets["visit:monastery@0.0"] == ("city", "0.0")
    assert targets["visit:inn@1.0"] == ("city", "1.0"), "what is refused has its place too"
    assert targets["event:grand_tour"] == ("event", "grand_tour")
    assert {"pass", "prepare"}.isdisjoint(targets)
    pay = play(turn, "play:fool@hand", midway=True).decision(0).targets
    assert pay == {"pay:occupied:ever_tree.1": ("city", "0.1")}, "to pay in full lies nowhere"
    scrolls = table(Player("historian ruins"), Player(), events="ancient_scrolls_discovered", deck="farm mine inn")
    play(scrolls, "event:ancient_scrolls_discovered", midway=True)
    assert scrolls.decision(0).targets["card:farm"] == ("revealed", "farm")
    move = table(Player("", "ranger", "2berry", at="haven"), Player(), meadow="castle")
    play(move, "play:ranger@hand", midway=True)
    assert {"place:basic_3_twigs", "place:journey_5"} & set(move.decision(0).targets) == {"place:basic_3_twigs"}


def test_the_whole_picture_references_and_cover() -> None:
    for state in (ALL[3], ALL[-1]):
        for language in LANGUAGES:
            ElementTree.fromstring(ART.picture(state.view(None), language=language))
    ElementTree.fromstring(ART.cover())
    ElementTree.fromstring(ART.symbols())
    references = ART.references()
    assert len(references) == len(CARDS) + len(EVENTS) + len(LOCATIONS) + len(modules.references(""))
    assert len({reference.id for reference in references}) == len(references)
    for reference in references:
        ElementTree.fromstring(reference.svg)
        assert reference.text.cs
        assert reference.name.cs


def test_an_update_is_small() -> None:
    largest = max(ALL, key=lambda state: sum(len(city) for city in state.cities))
    drawn = "".join(panel.svg for panel in panels(largest))
    assert len(gzip.compress(drawn.encode())) < 30_000
    assert len(gzip.compress(carried(GAME, drawn).encode())) < 15_000
    assert len(gzip.compress(carried(GAME, "", whole=True).encode())) < 30_000


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawn = [cards.DRAWINGS[card.id] for card in CARDS]
    assert len(set(drawn)) == len(CARDS)
    for emblem in drawn:
        ElementTree.fromstring(f"<svg>{emblem}</svg>")


def test_signs_leave_room_for_the_links() -> None:
    for card in CARDS:
        links = max(1, len(card.links))
        assert cards.at_a_glance(card)[1] <= 77 - 21 * (links - 1), card.id


def test_everything_on_the_table_can_be_looked_at_closely() -> None:
    known = {reference.id for reference in ART.references()}
    for state in ALL:
        shown = marked(panels(state), "data-closeup")
        assert {one.attrib["data-closeup"] for one in shown} <= known
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
    prices = {one.attrib["data-vt"]: one for one in marked(panels(state), "data-closeup")}
    assert price(prices["hand.wife"]) == ("0", ["2"], "free")
    assert price(prices["hand.miner_mole"]) == ("", ["3"], "paid")
    assert price(prices["hand.king"]) == ("−3", ["6"], "free")
    assert not any(one for place in prices.values() for one in place.iter() if one.get("class") == "ev-lack")
    poor = table(Player("", "king", "2berry"), Player(), meadow="castle")
    assert not ART.notes(poor.decision(0))
    lacking = {one.attrib["data-closeup"]: one for one in marked(panels(poor), "data-why")}
    assert price(lacking["king"]) == ("", ["6−4"], "")
    assert price(lacking["castle"]) == ("", ["2−2", "3−3", "3−3"], "")


def price(thing: ElementTree.Element) -> tuple[str, list[str], str]:
    """What a card shows of its price: the tag of a better way, the costs with what is missing, and how they stand."""
    parts = {one.get("class", "").split()[0]: one for one in thing.iter() if one.get("class")}
    tag = "".join(parts["ev-tag"].itertext()) if "ev-tag" in parts else ""
    cost = parts["ev-cost"]
    stands = cost.attrib["class"].removeprefix("ev-cost").strip().removeprefix("ev-")
    return tag, ["".join(one.itertext()) for one in cost], stands


def test_a_card_that_cannot_be_played_for_another_reason_wears_a_seal_and_keeps_its_price() -> None:
    state = table(Player("king", "king", "9berry"), Player(), meadow="castle")
    (card,) = [one for one in marked(panels(state), "data-why") if one.attrib["data-vt"] == "hand.king"]
    assert [one for one in card.iter() if one.get("class") == "ev-barred"]
    assert price(card) == ("", ["6"], "")


def test_a_critter_says_what_brings_it_for_free_and_whether_the_viewer_has_it() -> None:
    state = table(Player("farm mine:o", "wife miner_mole teacher", "1berry"), Player(), meadow="castle")
    notes = {one.attrib["data-vt"]: one.attrib["data-note"] for one in marked(panels(state), "data-note")}
    assert notes["hand.wife"].startswith("Farm stands in your city and is free")
    assert notes["hand.miner_mole"].startswith("Mine in your city is already occupied")
    assert notes["hand.teacher"].startswith("Not in your city yet: School")


def test_a_closeup_says_when_a_card_acts_and_what_it_is_free_with() -> None:
    known = {reference.id: reference for reference in ART.references()}

    def facts(id: str) -> dict[str, str]:
        return {str(label): str(words) for label, words in known[id].facts}

    assert facts("teacher") == {"When it acts": "at once when played, and at every production", "Free with": "School"}
    assert facts("school") == {"When it acts": "at the end of the game", "Brings for free": "Teacher"}
    assert facts("inn")["When it acts"] == "when anybody sends a worker here"
    assert facts("storehouse")["When it acts"].count("when") == 2, "at production, and when it is visited"
    assert facts("judge")["When it acts"] == "always: when you pay for a card"
    assert str(known["teacher"].note) == "production · Common critter · 3 copies in the deck"
    assert str(known["basic_3_twigs"].note) == "Basic location · one worker only"
    assert str(known["haven"].note) == "Any number of workers"
    assert all(reference.note is not None for reference in known.values())


def test_the_ways_to_pay_are_told_cheapest_first_with_what_they_leave() -> None:
    state = table(Player("farm innkeeper", "wife king", "3berry 1twig"), Player(), meadow="castle")
    decision = state.decision(0)
    wife = ART.ways(decision["play:wife@hand"])
    assert [way.key for way in wife] == ["pay:occupied:farm.0", "pay:full", "pay:innkeeper:innkeeper.1"]
    assert [str(way.note) for way in wife[:2]] == ["you pay nothing", "leaves you 1 twig and 1 berry"]
    assert [str(way.deed) for way in wife[:2]] == ["Play for free from hand", "Play from hand"]
    assert [way.key for way in ART.ways(decision["play:king@hand"])] == ["pay:innkeeper:innkeeper.1"]
    assert not ART.ways(decision["place:haven"])
    assert {way.key for way in wife} == set(decision["play:wife@hand"].then().keys)  # type: ignore[union-attr]


def test_the_question_counts_what_glows() -> None:
    state = table(Player("inn", "wife king", "2berry"), Player(), meadow="castle miner_mole")
    decision = state.decision(0)
    shown = marked(panels(state), "data-keys")
    kinds = [one.attrib["data-vt"].split(".")[0] for one in shown]
    counts = {badge.icon: int(badge.figure) for badge in ART.counts(decision)}
    assert counts == {"worker": kinds.count("place") + kinds.count("city"), "card": kinds.count("hand")}
    play(state, "place:basic_1_berry")
    assert [badge.icon for badge in ART.counts(state.decision(1))] == ["worker"]


def test_what_lies_nowhere_on_the_table_has_a_sign() -> None:
    state = table(Player("", workers=0), Player(), meadow="castle")
    decision = state.decision(0)
    assert {option.key: ART.sign(option) for option in decision.options} == {"prepare": "spring", "pass": "rest"}


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


def read(state: Everdell, seat: int = 0) -> list[LogEntry]:
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


def test_places_and_events_have_a_face_of_their_own_and_say_what_they_bring_or_ask() -> None:
    pictures = {one.id: one.svg for one in ART.references()}
    assert pictures["basic_3_twigs"].count("#ev-i-twig") == 3
    assert pictures["journey_5"].count(">5<") == 2
    assert "#ev-i-red" in pictures["grand_tour"]
    assert "#ev-e-bard" in pictures["performer_in_residence"]
    plain = [place.id for place in LOCATIONS if "#ev-i-worker" in pictures[place.id]]
    assert len(plain) < 6, "only what signs cannot say has none"
    for event in EVENTS:
        assert f'#event-{event.id}"' in pictures[event.id]
        aside = f"event-{event.id}" in modules.faces_aside()
        assert aside or not event.special, "a table shows few of the special events"
        assert f'id="event-{event.id}"' in (ART.symbols() if aside else ART.scenery)
    places = [place.id for place in LOCATIONS if not place.journey]
    faces = [place_faces()[id] for id in places] + [event_faces()[event.id] for event in EVENTS]
    assert len(set(faces)) == len(faces)


def test_the_land_wears_the_season_of_the_viewer_and_the_night() -> None:
    state = table(Player("", season="autumn"), Player("", season="spring"), meadow="castle")
    for seat, season in ((0, "autumn"), (1, "spring"), (None, "spring")):
        (glade,) = [panel for panel in ART.panels(state.view(seat), language="en") if panel.id == "places"]
        assert f'class="ev-glade ev-{season}"' in glade.svg
    for drawn in (ART.scenery, ART.symbols()):
        ElementTree.fromstring(drawn)
    used = set(re.findall(r"var\(--ev-([\w-]+)\)", ART.scenery + ART.symbols() + ART.css))
    told = set(re.findall(r"--ev-([\w-]+):", palette.PALETTE))
    assert used <= told, "every colour is in the palette"


def test_every_panel_stands_in_a_zone_and_hand_and_supply_are_pinned() -> None:
    for seats in (1, 2, 4):
        state = GAME.new(seats=seats, seed=seats)
        view = state.view(0)
        zones = [zone.id for zone in ART.zones(view)]
        assert zones == ["glade", "city", "neighbours"]
        where = {panel.id: panel.zone for panel in ART.panels(view, language="cs")}
        assert set(where.values()) == {*zones, "dock"}
        assert (where["hand"], where["supply"], where["city-0"]) == ("dock", "dock", "city")
        assert sum(zone == "neighbours" for zone in where.values()) == max(1, seats - 1)
    assert "hand" not in {panel.id for panel in ART.panels(GAME.new(seats=2, seed=2).view(None), language="cs")}


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


@pytest.mark.parametrize(
    ("seats", "setup"),
    [
        *((2, {switch: True}) for switch in ("cards", "tickets", "reservations", "critter_powers", "corrin")),
        *((2, {switch: True}) for switch in ("four_seasons", "mistwood_powers", "forest_locations")),
        (2, {"more_legends": "with_first_set"}),
        (2, {"preset": "everything"}),
        (1, {"nightweave_lair": True}),
        (1, {"preset": "nightweave_newleaf"}),
        (1, {"nightweave_lair": True, "tricks": True}),
    ],
    ids=str,
)
def test_what_a_table_shows_is_in_the_files_of_its_boxes(seats: int, setup: dict[str, Any]) -> None:
    state, bot = GAME.open(seats, "boxes", setup), make("random", 1)
    known: set[str] = set()
    for number in range(150):
        if state.over:
            break
        seat = state.waiting[0]
        if number % 10 == 0:
            view = state.view(seat)
            known = known or {one.id for box in ART.boxes_at(view) for one in ART.references(box)}
            drawn = "".join(panel.svg for panel in ART.panels(view, language="en"))
            assert set(re.findall(r'data-closeup="([^"]+)"', drawn)) <= known
        state.step(seat, bot.choose(state, seat))
    everything = {one.id for one in ART.references()}
    assert known < everything or setup.get("preset") == "everything"


def test_every_colour_that_is_drawn_with_is_told() -> None:
    """A name that the palette does not know is drawn black."""
    drawn = PAGE_CSS + ART.scenery + "".join(body for _, body in cards.SYMBOLS.values())
    told = set(re.findall(r"(--[\w-]+):", PAGE_CSS))
    used = set(re.findall(r"var\((--ev-[\w-]+)", drawn))
    assert len(used) > 60
    assert used <= told
