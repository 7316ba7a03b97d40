"""The pictures of Newleaf: the train at its platform, visitors, and what players carry with them."""

from __future__ import annotations

import gzip
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.art.draw import ART
from mytina.games.everdell.newleaf.powers import BATS, POWERS, SNAILS, powers
from mytina.games.everdell.newleaf.scenery import SCENERY
from mytina.games.everdell.newleaf.station import TILES, station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.state import Everdell
from mytina.interface.art import Panel
from mytina.kernel.text import LANGUAGES
from mytina.web.models import Reader
from mytina.web.pages import table_parts
from mytina.web.table import table_page
from tests.games.everdell_tables import Player, play, table
from tests.games.newleaf_tables import EVERYTHING, PASSED, again, cards, full, powered, reserving, ticketed
from tests.games.test_newleaf_matrix import LatePasser
from tests.web.tables import seen

rule = pytest.mark.rule
FULL = {"cards": True, "station_board": True}


@cache
def states(seats: int, everything: bool) -> list[Everdell]:
    """States of a game by chance, the end included."""
    bot = LatePasser(seats)
    state = GAME.new(seats=seats, seed=seats, **(EVERYTHING if everything else FULL))
    found = []
    while not state.over:
        if state.plies % 6 == 0:
            found.append(state.copy())
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
    return [*found, state]


def some() -> list[Everdell]:
    return [state for seats in (1, 2, 4) for everything in (True, False) for state in states(seats, everything)]


def panels(state: Everdell, language: str = "en", seat: int | None = -1) -> list[Panel]:
    seat = (state.waiting[0] if state.waiting else None) if seat == -1 else seat
    decision = state.decision(seat) if seat is not None and seat in state.waiting else None
    return ART.panels(state.view(seat), language=language, decision=decision)


def things(drawn: list[Panel], name: str = "data-closeup") -> dict[str, ElementTree.Element]:
    """What can be looked at, by its place."""
    found = (one for panel in drawn for one in ElementTree.fromstring(panel.svg).iter())
    return {one.attrib.get("data-vt", ""): one for one in found if one.get(name) is not None}


def words(thing: ElementTree.Element) -> str:
    return "".join(thing.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_whole_and_everything_on_them_can_be_looked_at(language: str) -> None:
    known = {box: {reference.id for reference in ART.references(box)} for box in ART.boxes}
    for state in some():
        for panel in panels(state, language):
            assert panel.title.to(language)
            for element in ElementTree.fromstring(panel.svg).iter():
                assert element.get("style") is None
                assert element.get("id") is None
                if (closeup := element.get("data-closeup")) is not None:
                    assert closeup in known[element.get("data-box", "base")], "a page fetches one box to find it"
                    assert element.get("aria-label")


def test_what_lies_on_the_table_can_be_pressed_there_and_nothing_else_glows() -> None:
    on_table = ("place:", "event:", "visit:", "play:", "ticket:", "reserve", "tile:", "visitor:")
    for state in some():
        if not state.waiting:
            continue
        seat = state.waiting[0]
        pressed = {
            key for one in things(panels(state), "data-keys").values() for key in one.attrib["data-keys"].split()
        }
        legal = state.decision(seat).keys
        assert pressed <= set(legal)
        assert {key for key in legal if key.startswith(on_table)} <= pressed
        open_cards = {key for key in legal if key.startswith("card:") and "@" in key}
        assert open_cards <= pressed


def test_a_new_zone_and_its_places_leave_the_glade() -> None:
    view = GAME.new(seats=2, seed=2, **FULL).view(0)
    assert [zone.id for zone in ART.zones(view)] == ["glade", "city", "neighbours", "station"]
    drawn = {panel.id: panel for panel in ART.panels(view, language="en")}
    assert (drawn["station"].zone, drawn["luggage"].zone) == ("station", "station")
    assert "place.knoll" in drawn["station"].svg
    assert "place.knoll" not in drawn["places"].svg
    base = {panel.id for panel in ART.panels(GAME.new(seats=2, seed=2).view(0), language="en")}
    assert not base & {"station", "luggage"}, "no empty zone for what is not in play"


def test_luggage_without_a_station_stands_by_the_city() -> None:
    drawn = {panel.id: panel for panel in panels(ticketed(Player(at="haven"), Player(), meadow="farm"))}
    assert drawn["luggage"].zone == "city"
    assert "station" not in drawn


@rule("NL-STN-02", "NL-TILE-01")
def test_a_car_carries_its_card_and_a_plate_says_what_it_brings() -> None:
    state = full(Player(has="9twig"), PASSED, meadow="castle", station="air_balloon mine inn")
    lying = things(panels(state))
    assert lying["station.1"].attrib["data-closeup"] == "air_balloon"
    assert "Played from here it also brings 2 twigs" in lying["station.1"].attrib["data-note"]
    assert lying["tile.1"].attrib["data-closeup"] == "tile-two_twigs"
    assert [one.get("href") for one in lying["tile.1"].iter() if one.get("href")] == ["#ev-i-twig"] * 2
    assert lying["station.1"].get("data-keys") == "play:air_balloon@station1"
    assert lying["tile.1"].get("data-keys") is None
    play(state, "place:knoll", midway=True)
    assert things(panels(state))["station.1"].get("data-keys") == "card:air_balloon@station1"


@rule("NL-VIS-02", "NL-VIS-06")
def test_visitors_say_how_far_their_condition_is() -> None:
    state = full(Player("inn lookout queen inn"), Player("inn"), meadow="castle")
    part = station(state)
    six_red, four_red, few_green = (VISITOR_OF[id] for id in ("bim_little", "dip_dubble", "phill_gurgle"))
    rest = [one for one in range(len(VISITORS)) if one not in (six_red, four_red, few_green)]
    part.stacks = [[*rest[:14], six_red], [*rest[14:], few_green]]
    part.taken = [[four_red], []]
    lying = things(panels(again(state)))
    assert words(lying["visitor.bim_little"]).startswith("74/6")  # its points, and what there is of what it asks for
    assert "So far 4 of 6." in lying["visitor.bim_little"].attrib["data-note"]
    assert (
        "At the end of the game 7 points if you have: 6 red cards" in lying["visitor.bim_little"].attrib["aria-label"]
    )
    assert "Met." in lying["visitor.phill_gurgle"].attrib["data-note"]
    assert words(lying["guest.0.dip_dubble"]) == "5✓"
    other = things(panels(state, seat=1))
    assert "So far 1 of 6." in other["visitor.bim_little"].attrib["data-note"]
    watched = things(panels(state, seat=None))
    assert "So far" not in watched["visitor.bim_little"].attrib["data-note"]


def test_a_visitor_who_wants_one_colour_of_several_fits_its_card() -> None:
    state = full(Player("inn lookout queen inn"), PASSED, meadow="castle", visitors="triss_peske bim_little")
    triss = things(panels(state))["visitor.triss_peske"]
    assert words(triss).startswith("64/6"), "its points, and the four red cards that there are"
    referred = [one.get("href") for one in triss.iter() if one.get("href", "").startswith("#")]
    assert referred == ["#ev-m-visitor-triss_peske", "#ev-i-any-colour"]


def test_every_visitor_has_a_face_of_its_own_and_stands_among_the_symbols() -> None:
    faces = [SCENERY[f"visitor-{visitor.id}"] for visitor in VISITORS]
    assert len(set(faces)) == len(VISITORS)
    for visitor in VISITORS:
        assert f'id="ev-m-visitor-{visitor.id}"' in ART.symbols()
    known = {reference.id for reference in ART.references()}
    assert {f"tile-{id}" for id in TILES} | {f"power-{id}" for id in POWERS} | {
        "gold",
        "ticket",
        "reservation",
    } <= known


@rule("NL-GOLD-02", "NL-EX-02")
def test_a_golden_token_is_told_like_other_payments() -> None:
    state = cards(Player("clock_tower:3p", "inventor king", "2berry"), PASSED, meadow="castle")
    decision = state.decision(0)
    assert str(ART.notes(decision)["play:inventor@hand"]) == "free: gold on Clock Tower"
    inventor = things(panels(state))["hand.inventor"]
    (tag,) = [one for one in inventor.iter() if one.get("class") == "ev-tag"]
    assert words(tag) == "0"
    assert [one.get("href") for one in tag.iter() if one.get("href")] == ["#ev-e-clock_tower", "#ev-i-gold"]
    assert "Free with a golden token on: Clock Tower." in inventor.attrib["data-note"]
    ways = ART.ways(decision["play:inventor@hand"])
    assert [str(way.words) for way in ways] == ["Free with a golden token on Clock Tower", "Pay 2 berries"]
    play(state, "play:inventor@hand", "pay:gold:clock_tower.0")
    tower = things(panels(state, seat=0))["city.0.0"]
    assert "A golden token lies on it" in tower.attrib["data-note"]
    assert words(things(panels(state, seat=0))["gold."]).startswith("2")


@rule("NL-RES-01", "NL-RES-02")
def test_a_reservation_is_asked_for_at_its_token_and_paid_for_one_less() -> None:
    state = reserving(Player(has="2twig"), PASSED, meadow="farm castle")
    assert things(panels(state))["reservation."].get("data-keys") == "reserve"
    assert things(panels(state))["meadow.1"].get("data-keys") is None, "what can only be reserved does not glow"
    play(state, "reserve", midway=True)
    assert things(panels(state))["meadow.1"].get("data-keys") == "card:farm@meadow1"
    play(state, "card:farm@meadow1")
    chip = things(panels(state))["reserved.farm"]
    assert chip.get("data-keys") == "play:farm@reserved"
    assert "Reserved: Farm" in chip.attrib["aria-label"]
    assert str(ART.notes(state.decision(0))["play:farm@reserved"]) == "1 less: reserved"
    play(state, "play:farm@reserved")
    assert "rests until the next season" in things(panels(state))["reservation."].attrib["aria-label"]
    other = next(panel for panel in panels(state, seat=1) if panel.id == "city-0")
    assert "reservation" not in other.svg


def test_tickets_are_used_at_the_ticket() -> None:
    state = ticketed(Player(at="haven basic_1_berry", workers=0), PASSED, meadow="castle")
    ticket = things(panels(state))["ticket."]
    assert set(ticket.attrib["data-keys"].split()) == {
        key for key in state.decision(0).keys if key.startswith("ticket")
    }
    assert "Two-way ticket" in ticket.attrib["aria-label"]


def test_an_archive_stands_at_the_end_of_the_own_hand_and_nobody_else_sees_it() -> None:
    state = powered(BATS, Player("", "farm", "9twig 9resin"), Player(), meadow="castle")
    powers(state).archives[0] = [state.deck.pop()]
    (archived,) = state.view(0).parts["critter_powers"].archive
    again(state)
    assert f"archive.{archived}" in things(panels(state))
    seen = "".join(panel.svg for panel in panels(state, seat=1))
    assert "archive." not in seen
    assert "Bats, 1 card in the archive" in seen
    snails = powered(SNAILS, Player(), Player(), pile=7, meadow="castle")
    assert "Snails, 7 cards in the pile" in things(panels(snails))["power.snails"].attrib["aria-label"]


@rule("NL-CITY-04")
def test_a_greenhouse_says_with_whom_it_shares() -> None:
    state = cards(Player("farm", "greenhouse", "1twig 2resin"), PASSED, meadow="castle", deck="mine")
    play(state, "play:greenhouse@hand", "share:farm.0", "gain:1twig")
    drawn = things(panels(state, seat=0))
    assert "Shares its space with Farm" in drawn["city.0.1"].attrib["data-note"]
    assert "Shares its space with Greenhouse" in drawn["city.0.0"].attrib["data-note"]


def test_the_whole_picture_has_the_train_too() -> None:
    state = full(Player(), PASSED, meadow="castle", station="air_balloon mine inn", visitors="bim_little ruby_dew")
    said = {"en": ("Air Balloon", "Bim Little"), "cs": ("Horkovzdušný balon", "Bim Maličký")}
    for language, names in said.items():
        picture = ART.picture(state.view(0), language=language)
        ElementTree.fromstring(picture)
        assert all(name in picture for name in names)


def test_the_medallion_tells_what_others_have() -> None:
    view = GAME.new(seats=2, seed=4, **EVERYTHING).view(0)
    assert {"gold", "ticket"} <= {badge.icon for badge in ART.badges(view, 1)}


def test_the_table_is_at_most_a_fifth_heavier_than_that_of_the_base_game() -> None:
    """The same cities with and without Newleaf: what a page carries by itself, and an update of all panels."""
    city, hand = "farm mine inn judge wanderer king bard monk", "castle palace teacher fool ruins"
    players = [Player(city, hand, "3twig 2resin 1berry"), Player(city, hand, "2twig 1pebble")]
    meadow = "crane dungeon historian innkeeper lookout post_office chapel theatre"
    found = {}
    for name, state in {"base": table(*players, meadow=meadow), "own": full(*players, meadow=meadow)}.items():
        state.log = []
        shown = seen(state, 0)
        page = str(table_page(Reader(language="cs"), shown))
        parts = table_parts(Reader(language="cs"), shown)
        found[name] = [len(gzip.compress(text.encode())) for text in (page, "".join(map(str, parts.values())))]
    kept = len(gzip.compress((ART.css + ART.scenery).encode()))  # the browser keeps it after the first table
    base, own = found["base"], found["own"]
    print(found, kept)
    assert own[0] + kept < 1.2 * (base[0] + kept)
    assert own[1] < 1.2 * base[1]


def test_what_browsers_keep_is_hardly_heavier_for_newleaf() -> None:
    """Its styles travel to every table of Everdell, its drawings only to those that show them, once."""
    for id in SCENERY:
        assert f'<symbol id="ev-m-{id}"' in ART.symbols()
        assert f'<symbol id="{id}"' not in ART.scenery
    state = GAME.new(seats=4, seed=4, **EVERYTHING)
    state.log = []
    page = str(table_page(Reader(), seen(state)))
    carried = re.findall(r'<symbol id="ev-m-[^"]+".*?</symbol>', page)
    assert 1 < len(carried) < 12
    drawn, plain = "".join(carried), ART.css + ART.scenery
    assert len(gzip.compress((plain + drawn).encode())) < 1.2 * len(gzip.compress(plain.encode()))
