"""The companion at a real table: turns of the engine on a small board that people tap."""

from __future__ import annotations

import random

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARD_OF, CARDS, LOCATION_OF, LOCATIONS
from mytina.games.everdell.mistwood.nightweave.cards import lay
from mytina.games.everdell.mistwood.nightweave.companion_model import Model
from mytina.games.everdell.mistwood.nightweave.pad_companion import _Page, _setup
from mytina.games.everdell.mistwood.nightweave.part import LENT_AND_PLACED, deck_of, finished, lair
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICK_OF
from mytina.games.everdell.mistwood.nightweave.tricks import begin
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.table import from_deck
from mytina.interface.companion import CannotBe, Document, Scene
from mytina.kernel.text import LANGUAGES, Text


def scene(*acts: str, level: int = 2, seed: str = "table", setup: dict[str, str] | None = None) -> Scene:
    assert GAME.companion is not None
    chosen = {"humans": "1", "level": str(level)} if setup is None else setup
    return GAME.companion.scene(Document(seed, chosen, list(acts)))


def model(humans: int = 1, seed: str = "table", **setup: str) -> Model:
    return Model(seed=seed, **_setup(Document(seed, {"humans": str(humans), **setup})))


def whole_game(seed: int, humans: int, **setup: str) -> tuple[Model, list[str]]:
    """Every turn of hers, with cards, answers and taps by chance; she always has eight spiderlings."""
    chance, acts, table = random.Random(seed), [], model(humans, str(seed), **setup)
    for _ in range(600):
        now, part = _Page(table).scene(), lair(table.state)
        placed = len(table.state.deployed[humans]) - (part.lent == LENT_AND_PLACED)
        assert part.home + part.reserve + placed == 8
        stand_ins = [] if table.run is None else list(table.facts.stand_ins(table.state))
        for told in now.told:
            assert told.rule.startswith(("MW-", "EV-", "NL-"))
            card = told.words.args.get("card")
            assert not isinstance(card, Text) or card.id not in stand_ins, "a stand-in is never told"
        for language in LANGUAGES:
            words = [told.words for told in now.told[-3:]] + [tap.words for tap in now.answers]
            words += [tap.words for board in now.boards for tap in board.taps]
            words += [one for pair in now.force for one in pair]
            assert all(one.to(language) for one in words)
        if now.over:
            assert now.go is None
            return table, acts
        if now.naming is not None:
            rare = [id for id, _ in now.naming.names if id.startswith("rugwort")]
            often = rare and chance.random() < 0.3
            act = "name:" + (chance.choice(rare) if often else chance.choice(now.naming.names)[0])
        elif now.answers:
            act = chance.choice(now.answers).act
        elif chance.random() < 0.3:
            taps = [tap.act for board in now.boards for tap in board.taps if tap.act]
            act = chance.choice([*taps, *(one.act for one in now.more[:-1])])
        else:
            act = "turn"
        acts.append(act)
        table.do(act)
    raise AssertionError("she did not end")


@pytest.mark.rule("MW-EDGE-09", "MW-EDGE-11")
@pytest.mark.parametrize(
    ("humans", "setup"),
    [
        (1, {}),
        (2, {}),
        (1, {"newleaf": "yes"}),
        (2, {"newleaf": "yes", "corrin": "yes", "legends": "yes"}),
        (2, {"behaviour": "spiteful"}),
        (1, {"rugwort": "yes", "legends": "yes", "power": "stoats"}),
        (2, {"rugwort": "yes", "legends": "yes", "power": "snails", "power_right": "cats"}),
        (2, {"rugwort": "yes", "newleaf": "yes", "corrin": "yes", "power": "butterflies", "power_right": "pigs"}),
        (2, {"rugwort": "yes", "power": "bees", "power_right": "bats"}),
        (1, {"power": "pigs", "tricks": "yes", "behaviour": "careless"}),
        *((1, {"behaviour": id}) for id in BEHAVIOURS),
        *((1, {"plan": id, "behaviour": "casual"}) for id in PLANS),
        *((1, {"tricks": "yes", "level": str(level)}) for level in range(5)),
    ],
)
def test_whole_games_end_and_are_told_in_both_languages(humans: int, setup: dict[str, str]) -> None:
    seed = len(str(setup))
    table, acts = whole_game(seed, humans, **setup)
    last = scene(*acts, seed=str(seed), setup={"humans": str(humans), **setup})
    assert last == _Page(table).scene(), "everything follows from the taps"


@pytest.mark.rule("MW-TIE-02", "MW-PLACE-03")
def test_what_is_taken_changes_where_she_goes() -> None:
    """As in the engine: she goes on from the place that is taken."""
    for seed in map(str, range(60)):
        free = scene("turn", seed=seed)
        sent = [one for one in free.told if one.rule == "MW-PLACE-03"]
        if sent:
            break
    spot = next(tap for tap in free.boards[0].taps if tap.mark is not None and not tap.act)
    names = [tap.words for tap in free.boards[0].taps]
    blocked = ("basic_3_twigs", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card")[names.index(spot.words)]
    taken = scene(f"take:{blocked}", "turn", seed=seed)
    assert any(one.rule in ("MW-TIE-02", "MW-TIE-03") for one in taken.told), "with the reason"
    hers = [tap.words for tap in taken.boards[0].taps if not tap.act]
    assert len(hers) == 1
    assert hers != [spot.words]


def test_a_card_is_named_before_she_plays_it_and_counts_for_her() -> None:
    acts: list[str] = []
    for _ in range(40):
        now = scene(*acts)
        if now.naming is not None:
            break
        acts.append(now.answers[0].act if now.answers else "turn")
    assert now.naming is not None
    assert now.go is None
    assert not now.boards, "nothing else is tapped meanwhile"
    after = scene(*acts, "name:castle")
    assert any("Castle" in one.words.to("en") for one in after.told)
    figures = {words.to("en"): n for words, n in after.figures}
    assert figures["Cards in her city"] == "1"
    with pytest.raises(ValueError, match="not now"):
        scene(*acts, "take:basic_3_twigs")


@pytest.mark.rule("MW-GIVE-01", "MW-GIVE-02")
def test_gifts_and_points_are_tapped() -> None:
    def figures(*acts: str) -> tuple[str, str]:
        told = {words.to("en"): n for words, n in scene(*acts).figures}
        return str(told["Cards in her hand"]), str(told["Her point tokens"])

    assert figures() == ("1", "0")
    assert figures("give:card") == ("2", "1")
    assert figures("give:resource", "give:resource") == ("3", "0")
    assert figures("point:more", "point:more", "point:less") == ("1", "1")


@pytest.mark.parametrize(
    "acts", [["jump"], ["name:farm"], ["pick:x"], ["take:haven"], ["open:1.inn"], ["special:0.nothing"], ["point:less"]]
)
def test_what_cannot_be_is_refused(acts: list[str]) -> None:
    with pytest.raises(ValueError, match=":"):
        scene(*acts)


# --- behaviours, plans, tricks and Newleaf --------------------------------------------------------------------------


def tricked(id: str, *acts: str, **setup: str) -> Model:
    """A trick is revealed, and people answer."""
    table = model(tricks="yes", **setup)
    lair(table.state).season = 1
    table._begin(lambda state: begin(state, TRICK_OF[id]))
    for act in acts:
        table.do(act)
    return table


def points(table: Model) -> int:
    return table.state.points[table.state.seats]


def entering(**setup: str) -> Model:
    """Right after she has come to the Meadow, when her plan asks for the first thing."""
    table = model(**setup)
    for _ in range(60):
        if table.asked is not None and table.run is not None and not table.asked.fact.startswith("card:"):
            return table
        now = _Page(table).scene()
        if now.naming is not None:
            table.do("name:castle")
        else:
            table.do(now.answers[0].act if now.answers else "turn")
    raise AssertionError("she has not come")


@pytest.mark.rule("MW-TRICK-11")
def test_imitation_counts_the_hand_that_people_tell() -> None:
    table = tricked("imitation", "name:5")
    assert [key for key, _ in table.answers()] == ["0", "1", "2", "3", "4", "5"]
    assert points(tricked("imitation", "name:5", "pick:0")) == 10
    assert points(tricked("imitation", "name:5", "pick:4")) == 2


@pytest.mark.rule("MW-TRICK-08")
def test_pickpocket_takes_half_of_the_hand() -> None:
    before = len(lair(model(tricks="yes").state).hand)
    table = tricked("pickpocket", "name:5", "pick:keep:1")
    assert len(lair(table.state).hand) == before + 2
    assert points(table) == 1


@pytest.mark.rule("MW-PLAN-03")
def test_ingenuity_asks_for_resources_and_keeps_cards_that_are_named_at_the_end() -> None:
    table = entering(plan="ingenuity")
    assert table.asked is not None
    assert table.asked.fact == "resources"
    table.do("name:4")
    table.do("pick:0")
    assert len(lair(table.state).hidden) == 1
    while not finished(table.state):
        now = _Page(table).scene()
        asked = table.asked
        if table.run is not None and asked is not None and asked.fact == "hidden:0":
            table.do("name:palace")
            break
        act = "name:castle" if now.naming is not None else now.answers[0].act if now.answers else "turn"
        table.do("name:0" if asked is not None and asked.fact == "resources" and table.run is not None else act)
    city = [card for card in table.state.cities[1] if card >= 0]
    assert finished(table.state)
    assert city[-1] == CARD_OF["palace"]


@pytest.mark.rule("MW-PLAN-09", "MW-WEB-05")
def test_a_hostage_is_named_and_may_be_redeemed() -> None:
    table = entering(plan="hostage")
    table.do("name:king")
    taken = [key for key, _ in table.answers()]
    assert taken == ["let", "foil"]
    table.do("pick:let")
    assert CARD_OF["king"] in table.state.cities[1]
    foiled = entering(plan="hostage")
    foiled.do("name:king")
    foiled.do("pick:foil")
    assert _Page(foiled).scene().naming is not None, "the top card of the deck comes instead"
    assert any("Give up 2" in one.words.to("en") for one in _Page(foiled).scene().told)


@pytest.mark.rule("MW-BEH-06", "MW-BEH-07")
def test_a_card_taken_beside_her_has_its_consequences() -> None:
    for behaviour in ("casual", "spiteful"):
        table = model(behaviour=behaviour)
        lair(table.state).figure = 0
        assert [slot + 1 for slot in table.beside()] == [2, 5, 6]
        with pytest.raises(ValueError, match="beside"):
            table.do("beside:8")
        table.do("beside:2")
        if behaviour == "casual":
            table.do("name:inn")
            assert lair(table.state).rewards == [CARD_OF["inn"]]
            assert lair(table.state).figure > 0
        else:
            table.do("name:castle")  # value 4
            assert [key for key, _ in table.answers()] == ["0", "1", "2", "3", "4"]
            table.do("pick:3")
            assert points(table) == 1


@pytest.mark.rule("MW-TRICK-04", "MW-TRICK-05", "MW-WEB-07")
def test_what_people_do_brings_her_points() -> None:
    table = tricked("crop_failure", level="3")
    assert _Page(table).scene().more[0].act == "played:green"
    table.do("played:green")
    assert points(table) == 3
    table = tricked("highwaymen")
    table.do("take:upper_left")
    assert points(table) == 2
    table = tricked("hidden_trap")
    table.do("take:basic_3_twigs")
    table.do("pick:let")
    assert points(table) == 1
    assert "haven" not in [LOCATIONS[web].id for web in table.other_webs()]
    table.do(f"web:{LOCATIONS[table.other_webs()[0]].id}")
    table.do("pick:foil")
    assert points(table) == 1
    table = model(plan="entwining")
    table.do("played:purple")
    table.do("name:castle")
    assert points(table) == 4


@pytest.mark.rule("MW-TRICK-20", "MW-PREP-08")
def test_a_worker_is_lent_and_comes_back() -> None:
    table = tricked("nightshade_stew", "name:no", "pick:let")
    assert lair(table.state).lends
    table.do("take:basic_3_twigs")
    assert lair(table.state).lent
    assert table.state.deployed == [[], []]
    table = tricked("nightshade_stew", "name:yes", "pick:let")
    assert lair(table.state).lent
    assert table.state.deployed == [[], []]


def asking(fact: str, entering: bool, die: int = 0) -> Model:
    """With Newleaf, at level 3: a turn in which something is asked for, and whether she comes to a place in it."""
    for seed in map(str, range(60)):
        table = model(seed=seed, newleaf="yes", level="3")
        while not finished(table.state):
            if table.run is not None and table.asked is not None and table.asked.fact == fact:
                lines = [entry.text.id for entry in table.tried.log or []]
                if ("log-nw-enters-station" in lines) == entering and die in (0, lair(table.tried).die):
                    return table
            now = _Page(table).scene()
            act = "name:" + now.naming.names[0][0] if now.naming is not None else "turn"
            table.do(now.answers[0].act if now.answers else act)
    raise AssertionError(f"nothing asks for {fact}")


@pytest.mark.rule("MW-IX-NL-03", "MW-IX-NL-07")
@pytest.mark.parametrize(("die", "place"), [(10, 1), (12, 0)])
def test_a_station_card_is_named_and_with_a_twelve_all_of_them(die: int, place: int) -> None:
    table = asking(f"card:s{place}", entering=False, die=die)
    before = points(table)
    table.do("name:king")
    others = 0
    while table.run is not None and table.asked is not None and table.asked.fact.startswith("card:s"):
        table.do("name:mine")
        others += 1
    assert (others > 0) == (die == 12)
    if table.run is None:
        assert CARD_OF["king"] in table.state.cities[1]
        assert CARD_OF["mine"] not in table.state.cities[1]
        assert points(table) >= before + 3


@pytest.mark.rule("MW-IX-NL-06", "MW-IX-NL-09")
@pytest.mark.parametrize("entering", [True, False])
def test_of_two_visitors_she_takes_the_better_one(entering: bool) -> None:
    table = asking("visitor:0", entering)
    few, many = sorted(VISITORS, key=lambda one: one.points)[:: len(VISITORS) - 1]
    table.do(f"name:{few.id}")
    table.do(f"name:{many.id}")
    shown = [told.words.to("en") for told in _Page(table).scene().told]
    assert any("takes the visitor" in line and many.name.to("en") in line for line in shown)
    if table.run is None:
        assert station(table.state).taken[1][-1] == VISITOR_OF[many.id]


@pytest.mark.rule("MW-GEN-03", "MW-GEN-05", "MW-GEN-07")
@pytest.mark.parametrize(
    "setup",
    [
        {"humans": "2", "plan": "hostage"},
        {"humans": "2", "tricks": "yes"},
        {"plan": "hostage", "tricks": "yes"},
        {"behaviour": "casual", "newleaf": "yes"},
        {"plan": "spider_whims"},
        {"plan": "smothering_swarm", "level": "0"},
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(setup: dict[str, str]) -> None:
    with pytest.raises(CannotBe) as refused:
        scene(setup=setup)
    assert refused.value.rule.startswith("MW-GEN")
    with pytest.raises(ValueError, match="none of"):
        scene(setup={"plan": "nonsense"})


# --- Rugwort's cards and the humans' powers -------------------------------------------------------------------------


def plays(id: str, *acts: str, humans: int = 1, ccw: bool = False, **setup: str) -> Model:
    """She plays the top card of the deck, which is this one, and people answer."""
    table = model(humans, **setup)
    part, cards = lair(table.state), deck_of(table.state).cards
    part.card = next(number for number, card in enumerate(cards) if card.clockwise != ccw)
    return again(table, id, *acts)


def again(table: Model, id: str, *acts: str) -> Model:
    table._begin(lambda state: lay(state, from_deck(state), "MW-ACT-04"))
    for act in (f"name:{id}", *acts):
        table.do(act)
    return table


def her_city(table: Model) -> list[str]:
    return [CARDS[card].id for card in table.state.cities[table.state.seats] if card >= 0]


def said(table: Model) -> str:
    return " / ".join(one.words.to("en") for one in _Page(table).scene().told)


def fact(table: Model) -> str:
    """What is asked for now."""
    assert table.run is not None
    assert table.asked is not None
    return table.asked.fact


@pytest.mark.rule("MW-IX-RUG-01", "MW-DEC-17")
def test_the_rowdy_takes_the_green_card_that_people_name() -> None:
    table = plays("rugwort_the_rowdy", rugwort="yes")
    assert fact(table) == "green:0"
    assert [tap.act for tap in _Page(table).scene().answers][:2] == ["name:none", "name:barge_toad"]
    table.do("name:general_store")
    assert her_city(table) == ["general_store"]
    assert "The player: discards 2 cards" in said(table)
    assert not [card for card in table.state.cities[0] if card >= 0], "cities of people are their own affair"


@pytest.mark.rule("MW-IX-RUG-01", "MW-TIE-07")
def test_the_rowdy_asks_the_players_in_her_order_and_needs_a_space() -> None:
    table = plays("rugwort_the_rowdy", humans=2, ccw=True, rugwort="yes")
    assert fact(table) == "green:1"
    table.do("name:none")
    assert fact(table) == "green:0"
    table.do("name:farm")
    assert her_city(table) == ["farm"]
    assert "The player at her left: discards 2 cards" in said(table)
    nobody = plays("rugwort_the_rowdy", "name:none", "name:none", humans=2, rugwort="yes")
    assert fact(nobody) == "room:0"
    nobody.do("name:no")
    assert her_city(nobody) == []
    assert "There is no space in the city" in said(nobody)
    assert "discards 2 cards" not in said(nobody)


@pytest.mark.rule("MW-POW-04", "MW-IX-RUG-01")
def test_a_farm_of_the_pigs_leaves_no_space_behind() -> None:
    table = plays("rugwort_the_rowdy", "name:farm", rugwort="yes", power="pigs")
    assert fact(table) == "room:0"
    table.do("name:no")
    assert her_city(table) == ["farm"]
    assert "no space" in said(table)


@pytest.mark.rule("MW-TEXT-02")
def test_it_is_asked_whether_a_fool_fits() -> None:
    table = plays("fool", humans=2)
    assert fact(table) == "room:0"
    table.do("name:no")
    assert fact(table) == "room:1"
    away = plays("fool", "name:no", "name:no", humans=2)
    assert "No city takes Fool" in said(away)
    table.do("name:yes")
    assert "the player at her right" in said(table)
    table.do("open:1.inn")
    assert [CARDS[card].id for card in table.state.cities[1] if card >= 0] == ["inn"], "no space is left taken"


@pytest.mark.rule("MW-IX-RUG-03")
def test_the_robber_swaps_hands_that_people_count() -> None:
    table = plays("rugwort_the_robber", rugwort="yes")
    assert fact(table) == "swap"
    table.do("name:6")
    assert len(lair(table.state).hand) == 6
    assert her_city(table) == ["rugwort_the_robber"]
    assert points(table) == 0
    mine = model(rugwort="yes")
    for _ in range(9):
        mine.do("give:card")
    before = points(mine)
    mine.do("robber:0")
    assert "first discards 2 cards at random" in said(mine)
    mine.do("name:0")
    assert lair(mine.state).hand == []
    assert points(mine) == before


@pytest.mark.rule("MW-IX-RUG-03")
def test_legendary_cards_come_back_to_her() -> None:
    table = model(rugwort="yes", legends="yes")
    table.legends = 2
    table.do("robber:0")
    table.do("name:3")
    assert fact(table) == "back"
    table.do("name:1")
    assert len(lair(table.state).hand) == 4
    assert table.legends == 1


@pytest.mark.rule("MW-IX-RUG-02")
def test_the_rowdy_of_a_player_takes_a_card_of_her_city() -> None:
    table = model(rugwort="yes")
    assert "rowdy:0" not in [tap.act for tap in _Page(table).scene().more]
    with pytest.raises(ValueError, match="no green card"):
        table.do("rowdy:0")
    for id in ("farm", "king", "mine"):
        again(table, id)
    table.do("give:card")
    table.do("give:card")
    before = points(table)
    assert "rowdy:0" in [tap.act for tap in _Page(table).scene().more]
    table.do("rowdy:0")
    assert table.asked is not None
    assert [id for id, _ in table.asked.names] == ["farm", "mine"]
    table.do("name:mine")
    assert her_city(table) == ["farm", "king", "rugwort_the_rowdy"]
    assert (len(lair(table.state).hand), points(table)) == (1, before + 2)


@pytest.mark.rule("MW-IX-RUG-04")
def test_the_ruler_counts_the_events_of_the_player_with_more() -> None:
    def prosperity(table: Model) -> int:
        sheet = table.state.rival_score()
        assert sheet is not None
        return sheet.lines["prosperity"]

    table = plays("rugwort_the_ruler", humans=2, rugwort="yes")
    for event in ("grand_tour", "harvest_festival"):
        table.do(f"event:{event}")
    assert prosperity(table) == 2
    table.do("event:grand_tour")
    assert prosperity(table) == 1, "one for each of them"
    marks = [tap.mark.to("en") for board in _Page(table).scene().boards for tap in board.taps if tap.on and tap.mark]
    assert marks == ["the player at her right", "the player at her left"]
    table.do("event:grand_tour")
    assert [by for by in table.state.achieved if by >= 0] == [0]


@pytest.mark.rule("MW-ACT-12", "MW-GIVE-01", "NL-POW-SNAIL-01")
def test_snails_are_asked_about_green_cards_of_hers() -> None:
    table, hand = plays("mine", power="snails"), 1
    assert [key for key, _ in table.answers()] == ["follow", "done"]
    table.do("pick:follow")
    assert "follows Nightweave and activates Mine" in said(table)
    assert (len(lair(table.state).hand), points(table)) == (hand + 1, 1)
    again(table, "farm").do("pick:done")
    assert (len(lair(table.state).hand), points(table)) == (hand + 1, 1)
    again(table, "king")
    assert table.run is None, "it is not green"
    for _ in range(6):
        again(table, "resin_refinery").do("pick:follow")
    assert points(table) == 7
    assert again(table, "farm").run is None, "the pile of seven is used up"


@pytest.mark.rule("MW-POW-04", "MW-IX-POW-03")
def test_pigs_are_told_of_a_farm_of_hers() -> None:
    table = plays("farm", humans=2, power="stoats", power_right="pigs")
    assert "The player at her right: has 2 points" in said(table)
    assert "has 2 points" not in said(plays("mine", power="pigs"))


@pytest.mark.rule("NL-POW-CAT-01", "NL-POW-CAT-04")
def test_a_cat_may_stand_where_her_worker_stands_and_stays() -> None:
    table, plain = model(power="cats"), model()
    for one in (table, plain):
        one.state.deployed[1] = [LOCATION_OF["basic_3_twigs"], LOCATION_OF["journey_3"]]
    with pytest.raises(ValueError, match="no place"):
        plain.do("take:basic_3_twigs")
    with pytest.raises(ValueError, match="no place"):
        table.do("take:journey_3")
    table.do("take:basic_3_twigs")
    assert table.state.deployed == [[LOCATION_OF["basic_3_twigs"]], table.state.deployed[1]]
    tap = next(tap for tap in _Page(table).scene().boards[0].taps if tap.hers)
    assert (tap.act, tap.on) == ("take:basic_3_twigs", True)


@pytest.mark.rule("MW-IX-POW-01", "MW-IX-POW-02", "MW-GEN-05", "MW-GEN-06", "MW-GEN-07")
@pytest.mark.parametrize(
    ("setup", "rule", "why"),
    [
        ({"humans": "2", "power_right": "butterflies"}, "MW-IX-POW-02", "they sit at her left"),
        ({"humans": "2", "power": "pigs", "power_right": "pigs"}, "MW-POW-01", "Only one player"),
        ({"power_right": "pigs"}, "", "no second player"),
        ({"power": "cats", "tricks": "yes"}, "MW-GEN-05", "tricks go only with"),
        ({"rugwort": "yes", "plan": "hostage"}, "MW-GEN-05", "tricks go only with"),
    ],
)
def test_powers_and_cards_that_do_not_go_are_refused(setup: dict[str, str], rule: str, why: str) -> None:
    with pytest.raises(CannotBe, match=why) as refused:
        scene(setup=setup)
    assert refused.value.rule == rule
    with pytest.raises(ValueError, match="none of"):
        scene(setup={"power": "spiders"})
    shown = scene(setup={"humans": "2", "power": "butterflies", "power_right": "pigs"}).force
    assert [name.to("en") for name, _ in shown] == [
        "Butterflies (the player at her left)",
        "Pigs (the player at her right)",
    ]


@pytest.mark.rule("MW-PLAN-09")
def test_a_hostage_is_the_card_that_was_named_also_where_another_card_was_switched_off() -> None:
    table = entering(plan="hostage")
    table.do("name:none")
    for act in ("open:0.inn", "open:0.post_office", "open:0.inn"):
        table.do(act)
    for _ in range(60):
        if table.run is not None and table.asked is not None and table.asked.fact == "hostage":
            break
        now = _Page(table).scene()
        table.do("name:castle" if now.naming is not None else now.answers[0].act if now.answers else "turn")
    table.do("name:king")
    table.do("pick:let")
    assert "king" in her_city(table)
