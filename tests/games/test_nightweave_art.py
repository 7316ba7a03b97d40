"""How the lair is drawn: her place and card, webs and her figure on the board, her turn step by step, closeups."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.art.draw import ART
from mytina.games.everdell.catalogue import LOCATION_OF
from mytina.games.everdell.mistwood.nightweave.deck import SHIPPED
from mytina.games.everdell.mistwood.nightweave.drawing import action_signs, in_words
from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.nightweave.view import card_view
from mytina.games.everdell.terms import city_place, turned
from mytina.kernel.text import LANGUAGES
from mytina.web import pages
from mytina.web.models import Reader
from tests.games.nightweave_tables import Player, her_turn, lair_table
from tests.web.tables import seen


def panels(state: Any, language: str = "en") -> dict[str, str]:
    drawn = ART.panels(state.view(0), language=language, decision=state.decision(0), log=state.log or ())
    return {panel.id: panel.svg for panel in drawn}


def played(picks: int, seats: int = 1, **setup: Any) -> Any:
    """A game with a log in which players pick at random."""
    state, chance = GAME.new(seats=seats, seed=5, nightweave_lair=True, **setup), random.Random(3)
    state.log = []
    for _ in range(picks):
        decision = state.decision(state.waiting[0])
        state.pick(decision.seat, chance.choice([one for one in decision.options if one.key != "pass"]))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_her_lair_is_a_zone_with_everything_she_has(language: str) -> None:
    state = played(14, level=3)
    view = state.view(0)
    assert [zone.id for zone in ART.zones(view)] == ["glade", "city", "lair"], "no hill of a neighbour besides"
    drawn = panels(state, language)
    assert "rival" not in drawn
    lair_panel = drawn["lair"]
    assert lair_panel.count('href="#ev-i-star"') >= 3
    total = sum(view.rival.score.values())
    assert f">{total}</b>" in lair_panel
    assert lair_panel.count('data-vt="city.1.') == len(view.rival.city)
    assert 'data-vt="lair.card"' in lair_panel
    assert 'data-vt="lair.deck"' in lair_panel
    assert "#ev-i-w5" in drawn["places"] + lair_panel + drawn["meadow"] or not view.parts["nightweave"].out


@pytest.mark.parametrize(("city", "said"), [("", "no construction in your city yet"), ("inn", "Inn")])
def test_a_critter_that_any_construction_brings_in_can_be_looked_at(city: str, said: str) -> None:
    """It is linked with no card by name, and with no colour."""
    state = lair_table(Player(hand="rugwort_the_robber", city=city), rugwort_cards=True)
    drawn = panels(state)["hand"]
    assert said in drawn.partition('data-closeup="rugwort_the_robber"')[2].partition(">")[0]
    assert "card-*" not in panels(state, "cs")["hand"]


def test_two_humans_have_a_hill_and_the_lair() -> None:
    state = played(6, seats=2)
    assert [zone.id for zone in ART.zones(state.view(1))] == ["glade", "city", "neighbours", "lair"]


def test_the_row_she_does_is_lit_and_the_one_she_could_not_do_is_crossed_out() -> None:
    state = her_turn(lair_table(), "place_open_destination", "draw")
    drawn = panels(state)["lair"]
    assert 'class="ev-act-first ev-not"' in drawn
    assert 'class="ev-act-second ev-now"' in drawn
    assert "The first action was not possible, she did the second." in drawn


def test_every_action_card_has_signs_and_words() -> None:
    for card in SHIPPED.cards:
        view = card_view(card)
        for action in (*(one for row in view.rows.values() for one in row), *view.default):
            signs = action_signs(action)
            assert signs
            assert all(one in ART.icons or len(one) <= 2 for one in signs), signs
            for language in LANGUAGES:
                assert "nw-" not in in_words(action).to(language)


def test_she_sits_in_her_web_on_the_meadow_and_a_behaviour_marks_its_neighbours() -> None:
    state = lair_table(behaviour="needy")
    lair(state).figure = 0
    state.meadow[0] = -1
    meadow = panels(state)["meadow"]
    assert 'data-vt="figure.nightweave"' in meadow
    assert meadow.count("ev-strand") == 3, "2, 5 and 6 lie beside 1"
    assert "Beside Nightweave: Needy." in meadow


def test_webs_lie_on_places_events_and_cards_with_what_they_cost() -> None:
    state = lair_table(plan="smothering_swarm")
    lair(state).webs = [LOCATION_OF["haven"]]
    assert '<span class="ev-webs">' in panels(state)["places"]
    assert "Nightweave gains 2 points." in panels(state)["places"]
    state = lair_table(Player("inn"), tricks=True)
    lair(state).active = [next(n for n, trick in enumerate(TRICKS) if trick.id == "infestation")]
    lair(state).webs = [city_place(0, 0)]
    assert "A web lies here." in panels(state)["city-0"]


def test_cards_that_were_turned_are_drawn_from_their_back() -> None:
    state = lair_table(Player("farm inn"), tricks=True)
    state.cities[0][0] = turned(state.cities[0][0])
    drawn = panels(state)["city-0"]
    assert drawn.count("ev-turned") == 1
    assert "it lies face down and counts for nothing" in drawn


def test_everything_of_hers_can_be_looked_at_closely() -> None:
    known = {reference.id for reference in ART.references()}
    ids = [*BEHAVIOURS, *PLANS, *(trick.id for trick in TRICKS), "action", "deck", "figure"]
    assert {f"nw-{id}" for id in ids} <= known
    assert not {f"nw-{id}" for id in ids} & {reference.id for reference in ART.references("base")}


def test_her_turn_is_told_step_by_step_with_its_reasons() -> None:
    state = played(10, level=2)
    page = pages.table_page(Reader("en"), seen(state))
    strip = page[page.index('id="meanwhile"') : page.index("</ol>", page.index('id="meanwhile"'))]
    steps = [step for step in strip.split("<li")[1:] if "Nightweave" in step]
    assert steps
    assert "Nightweave reveals a card" in steps[0], "the reason comes with the first thing she does"
    for entry in state.log:
        if entry.text.id.startswith("log-nw-"):
            assert ART.by_rival(entry, state.view(0))


def test_both_readings_of_a_game_of_two_are_told() -> None:
    state, chance = played(0, seats=2, level=0), random.Random(1)
    assert ART.verdict(state.view(0)) is None
    while not state.over:
        seat = state.waiting[0]
        state.step(seat, chance.choice(state.options(seat)))
    said = ART.verdict(state.view(0))
    assert said is not None
    ahead = all(sheet.total > state.rival_score().total for sheet in state.scores())
    assert said.to("en").startswith("Together you have won" if ahead else "Together you have not won")
    assert len(ART.rivals(state.view(0))) == 1
