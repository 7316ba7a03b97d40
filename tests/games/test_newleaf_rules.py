"""Playing a card with Newleaf, its cards beside those of the base game, empty decks and the end, as rulings."""

from __future__ import annotations

from typing import Any

import pytest

import mytina
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS
from mytina.games.everdell.newleaf.gold import GOLD, gold
from mytina.games.everdell.newleaf.powers import BATS, BEES, powers
from mytina.games.everdell.newleaf.reservations import reservations
from mytina.games.everdell.newleaf.station import TILES, station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import OCCUPIED
from mytina.kernel.setup import preset_fields
from mytina.web.models import Reader
from mytina.web.setup import setup_page
from tests.games.everdell_tables import GAME, Player, at, city, hand, has, keys, names, play, stock, tokens
from tests.games.newleaf_tables import EVERYTHING, PASSED, TWO, again, cards, full, powered, reserving

rule = pytest.mark.rule
EMPTY = -1


@rule("NL-MOD-05")
@pytest.mark.parametrize("switch", [name for name in EVERYTHING if name not in ("cards", "station_board")])
@pytest.mark.parametrize("more", [{}, {"cards": True}])
def test_the_six_small_modules_work_without_the_station(switch: str, more: dict[str, bool]) -> None:
    state = GAME.new(seats=2, seed=1, **{switch: EVERYTHING[switch]}, **more)
    assert len(state.box.deck) == (185 if more else 128)
    assert switch in state.box.names
    assert "station_board" not in state.box.names


@rule("NL-MOD-02", "NL-MOD-03", "NL-MOD-04")
def test_presets() -> None:
    def modules(**setup: Any) -> set[str]:
        return set(GAME.new(seats=2, seed=1, **setup).box.names) - {"base"}

    assert modules(preset="base") == set()
    assert modules(preset="newleaf") == {"cards", "station_board"}
    assert modules(preset="newleaf_cards") == {"cards", "cards_only"}
    assert set(EVERYTHING) <= modules(preset="everything")
    assert modules(preset="newleaf", tickets=True) == {"cards", "station_board", "tickets"}
    with pytest.raises(mytina.SetupError) as refused:
        modules(preset="newleaf", cards=False)
    assert refused.value.rule == "NL-MOD-04"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_form_offers_presets_once_their_fields_are_drawn(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.setup, "undrawn", frozenset())
    page = setup_page(Reader(language), GAME, {}, {})
    for name in ("base", "newleaf", "newleaf_cards", "everything", "own"):
        assert f'name="preset" value="{name}"' in page
    assert GAME.text("preset-everything-note").to(language) in page
    inside = page[page.index("ownchoice") :]
    assert all(f'name="{field}"' in inside for field in EVERYTHING)
    wrong = setup_page(Reader(language), GAME, {"preset": "newleaf"}, {"station_board": "no"})
    assert 'value="own" checked' in wrong  # what is wrong is to be seen
    monkeypatch.setattr(GAME.setup, "undrawn", preset_fields(GAME.setup))
    assert 'name="preset"' not in setup_page(Reader(language), GAME, {}, {})


# --- playing a card -------------------------------------------------------------------------------------------------


@rule("NL-PLAY-03", "NL-BASE-05")
def test_a_card_played_by_another_is_finished_before_it() -> None:
    state = powered(
        BATS,
        Player("museum", "postal_pigeon", "2berry"),
        PASSED,
        cards=True,
        deck="farm king mine mine mine inn inn",
        meadow="castle palace",
    )
    # Its own reaction and power, then those for the Pigeon: each card triggers once.
    play(state, "play:postal_pigeon@hand", "play:farm@revealed", "draw", "card:castle@meadow1", "draw", "done")
    assert city(state) == ["museum", "postal_pigeon", "farm"]
    assert len(hand(state)) == 4


@rule("NL-PLAY-05")
def test_a_power_goes_together_with_an_ability() -> None:
    state = powered(BEES, Player("innkeeper farm", "judge crane"), PASSED, meadow="castle")
    play(state, "play:judge@hand", "card:crane")  # the Innkeeper is discarded; then the Bees visit the Farm
    assert city(state) == ["judge", "farm"]
    assert has(state) == "1berry"


@rule("NL-PLAY-07", "NL-RES-03")
def test_a_reserved_critter_may_come_by_a_token_and_turns_the_reservation() -> None:
    state = reserving(Player("farm"), PASSED, meadow="husband mine")
    play(state, "reserve", "card:husband@meadow1", "play:husband@reserved", midway=True)
    assert city(state) == ["farm", "husband"]
    assert reservations(state).spent[0] == 1


@rule("NL-PLAY-07", "NL-PLAY-04", "NL-BAD-01")
@pytest.mark.parametrize("berries", [0, 1])
def test_a_play_through_the_hotel_is_paid_in_resources_only(berries: int) -> None:
    state = cards(Player("hotel university", "doctor", f"{berries}berry"), PASSED, meadow="castle")
    if not berries:
        play(state, "visit:hotel@0.0")  # neither the University's token nor 1 berry
        assert city(state) == ["hotel", "university"]
        return
    play(state, "visit:hotel@0.0", "play:doctor@hand")
    assert (city(state), has(state)) == (["hotel", "university", "doctor"], "")
    assert state.marks[0] == [0, 0, 0]


@rule("NL-PLAY-09")
def test_a_fool_played_away_moves_museum_and_diplomat_but_nobody_who_looks_at_the_own_city() -> None:
    state = cards(Player("museum diplomat shopkeeper", "fool crane", "3berry"), TWO, deck="inn inn mine", meadow="farm")
    play(state, "play:fool@hand", "pay:full", "card:diplomat.1", "card:crane", "draw")
    assert city(state, 1) == ["fool"]
    assert hand(state, 1) == ["crane"]
    assert hand(state) == ["inn", "inn", "mine"]
    assert (state.points[0], has(state)) == (1, "")


# --- Station, tiles, Knoll ------------------------------------------------------------------------------------------


def bare(state: Everdell) -> Everdell:
    """Nothing lies at the Station, and these cards are out of reach."""
    part = station(state)
    state.under[0] += [90 * 1000 + card for card in part.cards if card >= 0]
    part.cards = [EMPTY] * 3
    return again(state)


@rule("NL-STN-08", "NL-BAD-05")
def test_without_cards_a_place_of_the_station_stays_empty_and_keeps_its_tile() -> None:
    state = full(Player(has="2twig 1resin"), PASSED, station="farm", meadow="castle", deck_size=0)
    play(state, "play:farm@station1")
    assert station(state).cards == [EMPTY] * 3
    assert len(station(state).tiles) == 3
    new = TILES[station(state).tiles[0]]
    play(state, "place:knoll", midway=True)  # the Castle is discarded, comes back and is taken
    assert hand(state) == ["castle"]
    assert f"tile:{new}" in keys(state)


@rule("NL-TILE-03")
def test_any_of_the_three_tiles_may_be_chosen_whatever_cards_there_are() -> None:
    state = full(TWO, PASSED, station="farm", visitors="bim_little dip_dubble", deck_size=0, meadow="mine")
    play(state, "place:station", "visitor:bim_little", "visitor:dip_dubble", midway=True)
    assert keys(state) == ["tile:two_twigs", "tile:one_resin", "tile:one_pebble"]
    play(state, "tile:one_pebble")
    assert has(state) == "1pebble"


@rule("NL-TILE-01")
@pytest.mark.parametrize(
    ("tile", "answer", "gained", "points"),
    [
        ("two_twigs", [], "2twig", 0),
        ("one_resin", [], "1resin", 0),
        ("one_pebble", [], "1pebble", 0),
        ("one_berry", [], "1berry", 0),
        ("one_any", ["gain:1pebble"], "1pebble", 0),
        ("one_point", [], "", 1),
    ],
)
def test_what_the_tiles_bring(tile: str, answer: list[str], gained: str, points: int) -> None:
    state = full(Player(has="2twig 1resin"), PASSED, station="inn", tiles=f"{tile} {tile} {tile}")
    play(state, "play:inn@station1", *answer)
    assert (has(state), state.points[0]) == (gained, points)
    assert station(state).used == [TILES.index(tile)]


@rule("NL-KNOLL-04", "NL-BAD-05")
def test_knoll_discards_as_many_as_there_are() -> None:
    state = full(TWO, PASSED, meadow="farm", station="mine", deck_size=0)
    play(state, "place:knoll", "card:farm@meadow1", midway=True)  # then the Mine: there is nothing to choose
    assert sorted(names(state.meadow))[-2:] == ["farm", "mine"]  # both came back
    play(state, "card:farm@meadow1" if names(state.meadow)[0] == "farm" else "card:farm@meadow2", "tile:one_resin")
    assert hand(state) == ["farm", "mine"]
    state = bare(full(TWO, PASSED, meadow="", deck_size=0))
    play(state, "place:knoll", "tile:one_pebble")
    assert has(state) == "1pebble"


# --- cards of the base game beside those of Newleaf -----------------------------------------------------------------


@rule("NL-BASE-01")
def test_base_cards_react_to_newleaf_cards() -> None:
    state = cards(
        Player("courthouse shopkeeper historian", "hotel chipsmith", "2twig 1pebble 2berry"), PASSED, deck="farm mine"
    )
    play(state, "play:hotel@hand", "gain:1resin", "play:chipsmith@hand", "pay:full")
    assert hand(state) == ["farm", "mine"]  # the Historian for both
    assert has(state) == "1resin 1berry"


@rule("NL-BASE-01")
@pytest.mark.parametrize(
    ("counting", "points"),
    [("school", 1), ("theatre", 1), ("castle", 1), ("palace", 2), ("ever_tree", 3)],
)
def test_purple_cards_count_newleaf_cards(counting: str, points: int) -> None:
    """A common critter, a unique one, a common construction, a unique one and a purple one of Newleaf."""
    state = cards(Player(f"{counting} chipsmith mayor hotel bank library"), TWO, meadow="mine")
    library = 3  # red, green and purple
    expected = {"school": 1, "theatre": 1, "castle": 1, "palace": 3, "ever_tree": 2}
    assert state.scores()[0].lines["prosperity"] == expected[counting] + library


@rule("NL-BASE-01")
def test_university_refunds_newleaf_cards_and_the_dungeon_holds_newleaf_critters() -> None:
    state = cards(Player("university hotel"), PASSED, meadow="castle")
    play(state, "visit:university@0.0", "gain:1berry")
    assert has(state) == "2twig 1pebble 1berry"
    state = cards(Player("dungeon chipsmith", "king", "3berry"), PASSED, meadow="castle")
    play(state, "play:king@hand")
    assert names([card % 1000 for card in state.under[0]]) == ["chipsmith"]


@rule("NL-BASE-02")
@pytest.mark.parametrize("id", [card.id for card in NEWLEAF_CARDS])
def test_the_queen_brings_in_every_newleaf_card_but_the_ever_wall(id: str) -> None:
    state = full(Player("queen", id), PASSED, meadow="castle", station="dungeon dungeon mine")
    play(state, "visit:queen@0.0", midway=True)
    assert (f"play:{id}@hand" in keys(state)) == (id != "ever_wall" and not _alone(state))


def _alone(state: Everdell) -> bool:
    """Whether the only card there was has been played without asking."""
    return len(city(state)) > 1


@rule("NL-BASE-02")
def test_the_pigeon_brings_in_no_ever_wall() -> None:
    state = cards(Player("", "postal_pigeon", "2berry"), PASSED, deck="ever_wall library", meadow="castle")
    play(state, "play:postal_pigeon@hand", midway=True)
    assert keys(state) == ["play:library@revealed", "done"]


@rule("NL-BASE-04")
def test_chip_sweep_activates_bank_and_freight_car_but_no_tan_card() -> None:
    state = cards(Player("bank:1p freight_car:2twig gardener", "chip_sweep", "3berry"), PASSED, meadow="castle")
    play(state, "play:chip_sweep@hand", midway=True)
    assert keys(state) == ["card:bank.0", "card:freight_car.1"]
    play(state, "card:bank.0")
    assert tokens(state, "bank") == 2
    state = cards(Player("freight_car:2twig", "chip_sweep", "3berry"), PASSED, meadow="castle")
    play(state, "play:chip_sweep@hand", "take:2twig")
    assert stock(state, "freight_car") == (0, 0, 0, 0)


@rule("NL-BASE-05")
def test_a_card_played_at_the_inn_is_reacted_to_and_visited_by_bees() -> None:
    state = powered(BEES, Player("inn farm city_hall", "crane king"), TWO, cards=True, meadow="dungeon", deck="mine")
    play(state, "visit:inn@0.0", "card:crane", "card:king")  # City Hall gives the Crane; the Bees take the King
    assert hand(state, 1) == ["crane"]
    assert state.points[0] == 1
    assert has(state) == "1berry"


@rule("NL-BASE-06")
def test_the_ranger_moves_workers_to_and_from_the_station_board_and_newleaf_cards() -> None:
    state = full(Player("chipsmith farm", "ranger", "2berry", at="station"), PASSED, meadow="castle", station="mine")
    play(state, "play:ranger@hand", midway=True)
    assert {"place:knoll", "visit:chipsmith@0.0"} <= set(keys(state))
    assert "place:station" not in keys(state)
    play(state, "visit:chipsmith@0.0", "card:farm.1")
    assert at(state) == ["chipsmith@0.0"]
    assert has(state) == "1berry"


@rule("NL-BASE-07")
def test_couples_and_glasshouses_save_a_space_each() -> None:
    state = cards(Player("farm husband wife", "greenhouse", "1twig 2resin"), PASSED, deck="inn", meadow="castle")
    assert state.view(0).players[0].spaces == 2
    play(state, "play:greenhouse@hand", "share:farm.0", "gain:1twig")
    assert state.view(0).players[0].spaces == 2


@rule("NL-BASE-08")
@pytest.mark.parametrize("id", ["hotel", "locomotive", "chipsmith", "conductor"])
def test_workers_come_back_from_newleaf_cards(id: str) -> None:
    state = full(Player(f"{id}:w0", workers=0), PASSED)
    play(state, "prepare")
    assert (at(state), state.available[0]) == ([], 2)


# --- seasons and the end --------------------------------------------------------------------------------------------


@rule("NL-END-01", "NL-RES-04")
def test_the_reserved_card_is_asked_for_before_the_clock_tower() -> None:
    state = reserving(
        Player("clock_tower:3p", workers=0, at="basic_1_pebble basic_3_twigs"), PASSED, meadow="farm mine"
    )
    play(state, "reserve", "card:farm@meadow1", "prepare", midway=True)
    assert keys(state) == ["discard:farm", "done"]
    play(state, "discard:farm", midway=True)
    assert "place:basic_1_pebble" in keys(state)
    play(state, "place:basic_1_pebble")
    assert has(state) == "1pebble"


@rule("NL-END-04", "NL-VIS-05")
def test_visitors_are_no_events_in_a_tie() -> None:
    state = full(Player(points=2), Player(events="grand_tour"))
    part, gurgle = station(state), VISITOR_OF["phill_gurgle"]
    part.stacks = [[visitor for visitor in stack if visitor != gurgle] for stack in part.stacks]
    part.taken[0] = [gurgle]
    state.points[1] = 9
    play(state, "pass", "pass")
    assert [sheet.total for sheet in state.scores()] == [12, 12]
    assert state.winners == (1,)


@rule("NL-BAD-05")
def test_an_empty_deck_takes_the_discard_pile_and_effects_go_on_without_cards() -> None:
    state = cards(Player("", "lamplighter", "1berry"), PASSED, discard="inn mine", deck_size=0, meadow="castle")
    play(state, "play:lamplighter@hand", "deck", "deck")
    assert sorted(hand(state)) == ["inn", "mine"]
    state = cards(Player("museum", "wanderer", "2berry"), PASSED, deck_size=0, meadow="castle")
    play(state, "play:wanderer@hand")
    assert hand(state) == []


@rule("NL-BAD-01", "NL-GOLD-06", "NL-GOLD-07")
def test_no_golden_token_for_two_base_cards_and_no_ordinary_one_on_newleaf_constructions() -> None:
    state = cards(Player("inn", "innkeeper"), PASSED, meadow="castle")
    play(state, "play:innkeeper@hand")
    assert (gold(state).left[0], state.marks[0][0]) == (3, OCCUPIED)
    state = cards(Player("greenhouse", "husband"), PASSED, meadow="castle")
    play(state, "play:husband@hand")
    assert (gold(state).left[0], state.marks[0][0]) == (2, GOLD)
    state = cards(Player("university", "king"), PASSED, meadow="castle")
    assert "play:king@hand" not in keys(state)


@rule("NL-POW-BAT-01", "NL-MOD-06")
def test_archived_cards_are_played_through_inn_and_queen_without_a_reward() -> None:
    state = powered(BATS, Player("queen"), PASSED, cards=True, station_board=True, meadow="mine", station="dungeon")
    powers(state).archives[0].append(state.deck.pop(state.deck.index(next(iter(state.deck)))))
    id = names(powers(state).archives[0])[0]
    again(state)
    play(state, "visit:queen@0.0", midway=True)
    assert f"play:{id}@archive" in keys(state)
    assert len(station(state).used) == 0
