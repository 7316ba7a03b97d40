"""The farms of the four seasons: every one as a ruling, what counts them, and the file they are read from."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from mytina.games.everdell.mistwood.farms import FARM_CARDS, FILE, RECONSTRUCTED, read
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.texts import card_text
from tests.games.everdell_tables import GAME, Player, city, hand, has, play, table

rule = pytest.mark.rule
PASSED = Player(passed=True)
#: Each farm, what it costs, and what its options bring.
FARMS = {
    1: ("2twig 1resin", {"harvest:1berry": "1berry", "harvest:2cards": ""}),
    2: ("2twig 1resin", {"harvest:1berry": "1berry", "harvest:1resin": "1resin"}),
    3: ("3twig", {"harvest:1berry": "1berry", "harvest:2twig": "2twig"}),
    4: ("1twig 1resin", {"harvest:1twig": "1twig", "harvest:1cards": ""}),
    5: ("1twig 2resin", {"harvest:1berry": "1berry", "harvest:1points": ""}),
    6: ("2resin 1pebble", {"": "2berry"}),
    7: ("1twig 1resin 1pebble", {"harvest:1berry": "1berry", "harvest:1pebble": "1pebble"}),
    8: ("2twig 2resin", {"gain:1pebble": "1pebble", "gain:1berry": "1berry"}),
}


def farms(*players: Player, **more: Any) -> Everdell:
    return table(*players, four_seasons=True, **({"meadow": ""} | more))


@rule("MW-GEN-01", "MW-FARM-01")
def test_the_eight_farms_take_the_place_of_the_eight_of_the_base_game() -> None:
    base, seasons = GAME.new(seats=2, seed=1), GAME.new(seats=2, seed=1, four_seasons=True)
    assert len(base.box.deck) == len(seasons.box.deck) == 128
    ids = [card.id for card in FARM_CARDS]
    assert len(ids) == 8
    assert all(seasons.box.deck.count(number) == 1 for number in seasons.box.deck[-8:])
    assert "farm" not in {card.id for card in _cards(seasons)}
    assert set(ids) <= {card.id for card in _cards(seasons)}


def _cards(state: Everdell) -> list[Any]:
    from mytina.games.everdell.catalogue import CARDS

    return [CARDS[card] for card in state.box.deck]


@rule("MW-FARM-03", "MW-DEC-01")
@pytest.mark.parametrize("number", FARMS)
def test_a_farm_brings_one_of_its_options_when_it_is_played(number: int) -> None:
    cost, options = FARMS[number]
    for key, brought in options.items():
        state = farms(Player("", f"farm_season_{number}", cost), PASSED, deck="king queen")
        play(state, f"play:farm_season_{number}@hand", *filter(None, [key]))
        assert city(state) == [f"farm_season_{number}"]
        assert has(state) == brought
        assert hand(state) == (["king", "queen"] if key.endswith("2cards") else ["king"] if "cards" in key else [])
        assert state.points[0] == ("points" in key)


@rule("MW-FARM-03")
def test_every_activation_is_a_new_pick() -> None:
    state = farms(Player("farm_season_3 chip_sweep", workers=0), PASSED)
    play(state, "prepare", "card:farm_season_3.0", "harvest:1berry", midway=True)
    play(state, "harvest:2twig")  # the Chip Sweep's
    assert has(state) == "2twig 1berry"


@rule("MW-FARM-04")
def test_an_option_may_be_picked_that_yields_less_and_the_copier_picks() -> None:
    full = "king queen judge monk bard fool doctor"
    state = farms(Player("", f"farm_season_1 {full}", "2twig 1resin"), PASSED, deck="inn inn")
    play(state, "play:farm_season_1@hand", "harvest:2cards")
    assert len(hand(state)) == 8  # one of two
    mole = farms(Player("", "miner_mole", "3berry"), Player("farm_season_7"))
    play(mole, "play:miner_mole@hand", "copy:farm_season_7@1.0", "harvest:1pebble")
    assert (has(mole), has(mole, 1)) == ("1pebble", "")


@rule("MW-FARM-02", "MW-FARM-05")
def test_whatever_asks_for_a_farm_takes_them() -> None:
    toad = farms(Player("farm_season_6 farm_season_2 farm_season_3", "barge_toad", "2berry"), PASSED)
    assert has(play(toad, "play:barge_toad@hand")) == "6twig"
    store = farms(Player("farm_season_8", "general_store", "1resin 1pebble"), PASSED)
    assert has(play(store, "play:general_store@hand")) == "2berry"
    husband = farms(Player("farm_season_4 wife", "husband"), PASSED)
    play(husband, "play:husband@hand", "gain:1pebble")  # an occupied token on the Farm
    assert has(husband) == "1pebble"


@rule("MW-FARM-02")
def test_a_greenhouse_shares_with_a_farm_of_the_seasons() -> None:
    state = table(Player("farm_season_6", "greenhouse", "1twig 2resin"), PASSED, four_seasons=True, cards=True)
    play(state, "play:greenhouse@hand", "share:farm_season_6.0", "gain:1berry")
    assert gold(state).pairs[0] == [100]


@rule("MW-REC-02")
def test_seven_farms_are_marked_as_reconstructed() -> None:
    assert {f"farm_season_{number}" for number in range(2, 9)} == RECONSTRUCTED
    for card in FARM_CARDS:
        said = card_text(card).en
        assert ("not known to us" in said) == (card.id in RECONSTRUCTED)
    assert "reconstructed" in GAME.text("setup-four_seasons-note").en
    assert "rekonstruované" in GAME.text("setup-four_seasons-note").cs


# --- the file -------------------------------------------------------------------------------------------------------


def _data() -> Any:
    return json.loads(FILE.read_text("utf-8"))


def test_other_figures_need_no_other_code() -> None:
    data = _data()
    data["farms"][6] = {
        "id": "farm_season_7",
        "cost": {"berry": 4},
        "points": 2,
        "options": [{"any": 2, "cards": 1}, {"points": 1, "twig": 1}, {"pebble": 1}],
        "reconstructed": False,
    }
    card = read(data)[6]
    assert (card.cost, card.points) == ((0, 0, 0, 4), 2)
    assert card.produces is not None
    assert card.produces.describe().en == "Gain 2 resources of choice and 1 card or 1 twig and 1 point or 1 pebble"


WRONG: dict[str, tuple[Any, str]] = {
    "seven": (lambda data: data["farms"].pop(), "7 farms, expected 8"),
    "id": (lambda data: data["farms"][2].update(id="farm"), "farm 3: id is 'farm', expected 'farm_season_3'"),
    "field": (lambda data: data["farms"][2].update(colour="green"), "farm 3: expected exactly the fields id, cost"),
    "cost": (lambda data: data["farms"][0].update(cost={"any": 1}), "farm 1, cost: 'any' is unknown, expected twig"),
    "number": (lambda data: data["farms"][0].update(points=True), "farm 1, points: True is not a whole number"),
    "none": (lambda data: data["farms"][4].update(options=[]), "farm 5: options is [], expected a list of one or more"),
    "gain": (lambda data: data["farms"][4].update(options=[{"gold": 1}]), "farm 5, option 1: 'gold' is unknown"),
    "zero": (lambda data: data["farms"][4].update(options=[{"twig": 0}]), "option 1, twig: 0 is not a whole number"),
    "twice": (lambda data: data["farms"][4].update(options=[{"twig": 1}] * 2), "farm 5: two options are equal"),
    "flag": (lambda data: data["farms"][4].update(reconstructed=1), "farm 5: reconstructed is 1, expected true"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_with_the_farm_and_the_field(name: str) -> None:
    spoil, said = WRONG[name]
    data = copy.deepcopy(_data())
    spoil(data)
    with pytest.raises(ValueError, match="farm") as caught:
        read(data)
    assert said in str(caught.value)
    assert str(caught.value).startswith("farms.json")
