"""The policy of Everdell: what it sees at every kind of table, and that plain ones keep their scores."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from typing import Any, get_args
from zlib import crc32

import pytest

from mytina.arena import train
from mytina.bots import make
from mytina.bots.base import policy_of
from mytina.games.everdell import GAME
from mytina.games.everdell.bot.options import NAMES
from mytina.games.everdell.bot.policy import MIXTURE, MODULES, EverdellPolicy
from mytina.games.everdell.mistwood.nightweave.setup import Behaviour, Plan
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.state import Everdell, EverdellSetup
from mytina.kernel.errors import SetupError
from mytina.kernel.policy import END, PLAIN, learned, trait_of
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import Player, table
from tests.games.newleaf_tables import cards, full, powered, reserving, ticketed
from tests.games.nightweave_tables import Her, lair_table, tricked

PRESETS: dict[str, dict[str, Any]] = EverdellSetup.presets
#: A Meadow of which nobody can pay anything.
DEAR = "castle castle palace palace ever_tree ever_tree king king"
#: Seats, set-up, and the kind of the table.
TABLES: list[tuple[int, dict[str, Any], str]] = [
    (2, {}, PLAIN),
    (3, {}, "many"),
    (1, {"year": 2}, "rugwort"),
    (2, PRESETS["newleaf"], "newleaf"),
    (1, PRESETS["newleaf_cards"], "newleaf+rugwort+rugwort-modules"),
    (2, PRESETS["mistwood"], "mistwood"),
    (4, PRESETS["everything"], "newleaf+mistwood+many"),
    (1, PRESETS["everything"], "newleaf+mistwood+rugwort+rugwort-modules"),
    (2, {"mistwood_powers": True, "rugwort_cards": True}, "mistwood"),
    (1, {**PRESETS["nightweave"], "level": 3}, "nightweave"),
    (2, PRESETS["nightweave_newleaf"], "newleaf+nightweave+nightweave-modules"),
    (1, {**PRESETS["nightweave"], "tricks": True, "behaviour": "random"}, "nightweave"),
    (1, {**PRESETS["nightweave"], "plan": "random", "behaviour": "random"}, "nightweave"),
]


def by_name(*traits: str) -> dict[str, float]:
    """A weight for every feature that is numbered beforehand, and further ones; sums of them are exact in any order."""
    names = [*NAMES, *(f"{trait}/{name}" for trait in traits for name in NAMES)]
    return {name: (crc32(name.encode()) % 41 - 20) / 64 for name in names}


@pytest.mark.parametrize(
    ("seats", "digest"), [(2, "6b36b8f1af2a3d7b"), (3, "070247c0b904ac57"), (4, "37c692e4a7deb47f")]
)
def test_in_the_base_game_every_option_keeps_its_features(seats: int, digest: str) -> None:
    """Weights are kept by name: whatever is added for other tables, the same ones must be summed up in the same order,
    so that scores stay exactly equal."""
    policy = EverdellPolicy({})
    found = hashlib.sha256()
    for number in range(2):
        state, rng = GAME.open(seats, f"golden/{number}", {}), Rng.from_seed(f"g{number}")
        while state.waiting:
            seat = state.waiting[0]
            options = state.options(seat)
            for numbers in policy.features(state, seat, [True] * len(options)):
                names = [policy.names[number].removeprefix("many/") for number in numbers]
                found.update(" ".join(names).encode())
            going_on = [raw for raw in options if state.offers[seat][0].key(raw) != "pass"] or options
            state.step(seat, going_on[rng.below(len(going_on))])
    assert found.hexdigest()[:16] == digest


@pytest.mark.parametrize(("seats", "setup", "kind"), TABLES)
def test_at_every_table_scores_are_sums_and_only_what_is_further_is_learned(
    seats: int, setup: dict[str, Any], kind: str
) -> None:
    traits = [""] if kind == PLAIN else kind.split("+")
    policy = EverdellPolicy(by_name(*traits))
    state, rng = GAME.open(seats, "sums", dict(setup)), Rng.from_seed("sums")
    assert policy.kind(state) == kind
    learning: set[str] = set()
    scored = 0
    while state.waiting:
        seat = state.waiting[0]
        scores = policy.scores(state, seat)
        options = state.options(seat)
        features = policy.features(state, seat, [True] * len(options))
        assert len(scores) == len(options) == len(features)
        for score, numbers in zip(scores, features, strict=True):
            names = [policy.names[number] for number in numbers]
            learning.update(trait_of(name) for name in names)
            expected = sum(policy.weights[number] for number in numbers)
            if kind != PLAIN:  # every feature has a further one for each trait, here the first, and counts itself
                first = [name.removeprefix(f"{traits[0]}/") for name in names if trait_of(name) == traits[0]]
                expected += sum(policy.weights[policy.numbers[name]] for name in first if name in policy.numbers)
            assert score == expected
            scored += score != 0
        state.step(seat, policy.best(state, seat) if rng.below(3) else options[rng.below(len(options))])
    assert learning == set(traits)
    assert scored


def told(state: Everdell, key: str) -> set[str]:
    """The names of the features that an option of seat 0 has."""
    policy = EverdellPolicy({})
    keys = state.decision(0).keys
    found = policy.features(state, 0, [one == key for one in keys])
    return {policy.names[number] for number in found[0]}


def test_a_card_is_seen_beside_what_else_could_be_played() -> None:
    """A Farm costs two twigs and a resin and brings a berry at once, a Twig Barge costs a twig and a pebble."""
    state = table(Player(hand="farm twig_barge wife", has="2twig 1resin 1pebble 1berry"), Player(), meadow=DEAR)
    found = told(state, "play:farm@hand")
    assert {"play-farm-constructions1", "play-farm-critters0", "play-farm-twig0", "play-farm-pebble1"} <= found
    assert "play-loses-winter-worth1" in found, "there will be no twig for the barge"
    assert "play-affords-winter-worth1" in found, "two berries buy a Wife"
    found = told(state, "play:twig_barge@hand")
    assert "play-keeps-winter-worth0" in found, "it brings the twigs back that it costs"
    assert not {name for name in found if name.startswith(("play-loses", "play-affords"))}


def test_a_card_is_seen_by_the_event_that_asks_for_its_colour() -> None:
    """Four cards that produce make a festival: the third and the fourth."""
    for city, name, lacking in (("farm farm", "nearer", 1), ("farm farm farm", "completes", 0)):
        state = table(Player(city, "twig_barge", "1twig 1pebble"), Player())
        found = told(state, "play:twig_barge@hand")
        assert {f"play-colour-harvest_festival-{name}", f"play-colour-winter-lacking{lacking}"} <= found
    state = table(Player("farm farm farm farm", "twig_barge", "1twig 1pebble"), Player())
    assert not {name for name in told(state, "play:twig_barge@hand") if name.startswith("play-colour")}


def test_a_card_that_is_given_away_is_seen_by_its_partner_and_what_it_lacks() -> None:
    state = table(Player(hand="farm husband judge"), Player())
    state.pick(0, "place:haven")
    assert {"drop-winter-partner", "drop-winter-lacking3"} <= told(state, "card:farm")
    assert "drop-winter-partner" in told(state, "card:husband")
    assert not {"drop-winter-partner", "drop-winter-again"} & told(state, "card:judge")


def test_preparing_is_seen_by_what_produces() -> None:
    state = table(Player("doctor", "farm", "2twig 1resin", workers=0), Player())
    found = told(state, "prepare")
    assert {"prepare-winter-green1", "prepare-doctor-winter"} <= found


def test_a_card_that_a_golden_token_brings_in() -> None:
    state = cards(Player("farm", "gardener", ""), Player())
    assert "newleaf/cards:golden-gardener-only" in told(state, "play:gardener@hand")
    assert "newleaf/cards:gold3-play-winter" in told(state, "play:gardener@hand")
    assert "newleaf/play-gardener-winter-linked" in told(state, "play:gardener@hand")
    state = cards(Player("farm", "gardener", "9berry"), Player())
    assert "newleaf/cards:golden-gardener-too" in told(state, "play:gardener@hand")


def test_visitors_by_how_far_they_are_from_content() -> None:
    state = full(Player("farm"), Player(), visitors="bim_little dip_dubble", station="mine")
    there = {name for name in told(state, "place:station") if name.startswith("newleaf/station_board:station-0")}
    assert there
    state.pick(0, "place:station")
    keys = state.decision(0).keys
    assert [len([name for name in told(state, key) if "station_board:away-0-missing" in name]) for key in keys] == [
        1,
        1,
    ]
    state.pick(0, "visitor:bim_little")
    welcome = told(state, "visitor:dip_dubble")
    assert [name for name in welcome if name.startswith("newleaf/station_board:welcome-0-missing")]
    assert [name for name in welcome if name.startswith("newleaf/station_board:welcome-dip_dubble-missing")]


def test_what_a_card_or_a_worker_changes_for_the_visitors_of_a_seat() -> None:
    """Four red cards content Dip Dubble, at most two green ones Phill Gurgle, and three berries left Wimble Wuffle."""
    before = "newleaf/station_board:card-"

    def changes(key: str, city: str, visitor: str, has: str, hand: str = "") -> set[str]:
        state = full(Player(city, hand, has), Player(), visitors="bim_little diggs_deepwell", station="mine")
        station(state).taken[0].append(VISITOR_OF[visitor])
        return {name.removeprefix(before) for name in told(state, key) if name.startswith(before)}

    rich = "9twig 9resin 9pebble 9berry"
    assert changes("play:inn@hand", "lookout queen", "dip_dubble", rich, "inn") == {"lacks1-0"}
    assert changes("play:inn@hand", "lookout queen inn", "dip_dubble", rich, "inn") == {"content-0"}
    assert changes("play:farm@hand", "lookout queen", "dip_dubble", rich, "farm") == set()
    assert changes("play:farm@hand", "farm farm", "phill_gurgle", rich, "farm") == {"breaks-0"}
    assert changes("play:wife@hand", "", "wimble_wuffle", "4berry", "wife") == {"breaks-0"}
    assert changes("play:wife@hand", "", "wimble_wuffle", rich, "wife") == set()
    before = "newleaf/station_board:worker-"
    assert changes("place:basic_1_berry", "", "wimble_wuffle", "2berry") == {"content-0"}
    assert changes("place:basic_1_berry", "", "wimble_wuffle", "") == {"lacks2-0"}
    assert changes("event:harvest_festival", "farm farm farm farm", "reemy_sniggle", "") == {"lacks2-0"}


def test_a_visitor_who_waits_by_the_cards_of_the_hand_that_help() -> None:
    state = full(Player(hand="inn inn farm"), Player(), visitors="bim_little dip_dubble", station="mine")
    state.pick(0, "place:station")
    state.pick(0, "visitor:bim_little")
    assert "newleaf/station_board:welcome-missing4-helpers2" in told(state, "visitor:dip_dubble")


def test_a_visitor_who_is_not_content_and_a_tile_beside_a_card() -> None:
    state = full(Player(has="9twig 9resin"), Player(), station="farm", tiles="one_point one_resin one_pebble")
    found = told(state, "play:farm@station1")
    assert "newleaf/station_board:tile-one_point" in found
    assert "newleaf/station_board:discontent0-play-winter" in found


def test_tickets_reservations_and_powers_are_told_with_what_a_turn_is_used_for() -> None:
    assert "newleaf/tickets:ticket2-place-winter" in told(ticketed(Player(), Player()), "place:haven")
    assert "newleaf/reservations:ready-action-winter" in told(reserving(Player(), Player()), "reserve")
    state = powered(2, Player(hand="farm", has="9twig 9resin"), Player())
    assert "newleaf/critter_powers:bats-play-farm" in told(state, "play:farm@hand")


def test_what_modules_tell_is_worth_something_else_against_a_rival() -> None:
    state = GAME.new(seats=1, seed=2, **PRESETS["newleaf_cards"])
    found = told(state, state.decision(0).keys[0])
    facts = {name for name in found if "cards:gold3" in name}
    assert {name.partition("/")[0] for name in facts} == {"newleaf", "rugwort-modules"}


def test_the_banner_card_of_a_legend_that_waits() -> None:
    state = table(
        Player(hand="castle mine", has="9twig 9resin 9pebble", legends="strongroot_castle"),
        Player(),
        more_legends="with_first_set",
        meadow="farm",
    )
    assert "mistwood/more_legends:banner-construction-0" in told(state, "play:castle@hand")
    assert "mistwood/more_legends:banner-construction-0" not in told(state, "play:mine@hand")
    assert "mistwood/more_legends:construction-play-winter" in told(state, "play:mine@hand")


def test_a_rival_by_how_hard_she_is_and_how_the_game_stands() -> None:
    state = lair_table(Player(points=20), her=Her(points=3, season="spring"))
    found = told(state, "place:haven") | told(state, "place:basic_3_twigs")
    assert {"nightweave/rival:grade2-place-winter", "nightweave/rival:lead5-place-winter"} <= found
    assert "nightweave/nightweave:hers-spring-place-winter" in found


def test_special_events_that_rugwort_would_have_by_how_far_they_are() -> None:
    """A Clock Tower costs three twigs and a pebble; with a Chip Sweep in the city it completes an event."""
    state = table(Player("chip_sweep", "clock_tower", "3twig", season="spring"), events="a_well_run_city", year=3)
    found = told(state, "place:basic_1_pebble")
    assert {f"rugwort/rival:{fact}-place-spring" for fact in ("open4", "reach1", "own0", "his0")} <= found
    assert "rugwort/rival:pays-completes-spring" in found
    assert not {name for name in told(state, "place:basic_1_berry_1_card") if "pays" in name or "nears" in name}
    state = table(Player("chip_sweep", "clock_tower", "2twig", season="spring"), events="a_well_run_city", year=3)
    assert "rugwort/rival:nears-completes-spring" in told(state, "place:basic_1_pebble")
    state = table(Player(hand="clock_tower chip_sweep", has="3twig", season="spring"), events="a_well_run_city", year=3)
    assert "rugwort/rival:pays-reach-spring" in told(state, "place:basic_1_pebble")


def test_a_search_plays_to_the_end_where_the_policy_has_learned_what_ends_are_worth() -> None:
    """Against Rugwort it has; what Nightweave makes of a game it has not, and with Newleaf he is another rival."""
    for year in (1, 2, 3):
        state = GAME.new(seats=1, seed=1, year=year)
        policy = policy_of(state)
        assert policy is not None
        assert policy.plays_out(state)
        assert not policy.ends_tell(state), "hints go by the judge"
        assert policy.valued_after(state) == (6, 12, 24, END), "so much luck is in the end alone"
        assert policy.doubts(state) == (12, 4.0)
    two = GAME.new(seats=2, seed=1)
    assert policy.valued_after(two) == (6, 12, 24, END)
    assert policy.doubts(two) is None
    station = GAME.new(seats=2, seed=1, **PRESETS["newleaf"])
    assert policy.valued_after(station) == (END,), "games of the policy have not taught what to expect there"
    lair = GAME.new(seats=1, seed=1, **PRESETS["nightweave"])
    assert not policy.plays_out(lair)
    alone = GAME.new(seats=1, seed=1, **PRESETS["newleaf"])
    assert policy.plays_out(alone)
    assert policy.valued_after(alone) == (END,)
    assert not policy.foresees(alone)


def test_a_card_that_an_event_asks_for_is_not_given_away_unseen() -> None:
    state = table(Player("chip_sweep", "clock_tower farm"), events="a_well_run_city", year=3)
    state.pick(0, "place:haven")
    assert "rugwort/rival:drop-completes-winter" in told(state, "card:clock_tower")
    assert not {name for name in told(state, "card:farm") if name.startswith("rugwort/rival:drop")}


def test_webs_by_what_they_ask_and_bring_her() -> None:
    state = tricked("web_toll", Player())
    assert "nightweave/nightweave_extras:web-brings1" in told(state, "place:basic_3_twigs")
    assert "nightweave/nightweave_extras:web-brings1" not in told(state, "place:haven")


def test_it_plays_only_where_it_has_learned() -> None:
    weights = {"a": 1.0, "newleaf/cards:gold3-play-winter": 1.0, "newleaf/station_board:tile-one_point": 1.0}
    policy = EverdellPolicy(weights, frozenset({PLAIN, "newleaf"}))
    known = [policy.knows(GAME.open(seats, 1, dict(setup))) for seats, setup, _ in TABLES]
    assert known == [kind in (PLAIN, "newleaf") for _, _, kind in TABLES]
    assert not policy.knows(GAME.open(2, 1, {"cards": True, "tickets": True})), "of tickets it has learned nothing"
    assert not EverdellPolicy({}, frozenset({PLAIN})).knows(GAME.open(2, 1, {}))


def offered(seats: int) -> Iterator[dict[str, Any]]:
    """The set-ups that a form offers: all presets, single modules, both rivals in all their grades."""
    years = (1, 2, 3) if seats == 1 else (1,)
    for preset in PRESETS.values():
        lair = "nightweave_lair" in preset
        yield from ({**preset, "level": level} if lair else {**preset, "year": level} for level in (*years, 0, 4))
    for field, values in MODULES:
        for value in values:
            beside = {"cards": True} if field == "station_board" else {}
            yield from ({field: value, **beside, "year": year} for year in years)
            events = {"special_events": "newleaf_only"} if beside else {}
            yield {field: value, **beside, **events, "nightweave_lair": True}
    for behaviour in get_args(Behaviour):
        yield from ({"nightweave_lair": True, "behaviour": behaviour, "tricks": tricks} for tricks in (False, True))
    for plan in get_args(Plan):
        yield from ({"nightweave_lair": True, "plan": plan, "behaviour": one} for one in ("none", "random"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_knows_every_table_that_the_form_offers(seats: int) -> None:
    """There the bot of this name, and whoever plays for a person, picks what the policy likes best."""
    tables = set()
    for setup in offered(seats):
        try:
            state = GAME.open(seats, "offered", dict(setup))
        except SetupError:
            continue
        tables.add(state.box.names)
        assert policy_of(state) is GAME.policy, f"{seats} seats, {setup}"
        assert make("policy", 1).choose(state, state.waiting[0]) == GAME.policy.best(state, state.waiting[0])
    assert len(tables) > 15


def test_alone_against_nightweave_it_stands_better_than_greedy() -> None:
    """The weights of plain tables are good for her, too: 9 points more in many games, and in these."""
    leads = {"policy": 0, "greedy": 0}
    for seed in range(4):
        for bot in leads:
            state = GAME.new(seats=1, seed=seed, nightweave_lair=True)
            player = make(bot, seed=seed)
            while state.waiting:
                state.step(0, player.choose(state, 0))
            leads[bot] += state.lead(0)
    assert leads["policy"] > leads["greedy"] + 4 * 3


@pytest.mark.parametrize("preset", ["newleaf", "everything"])
def test_with_expansions_it_stands_better_than_greedy(preset: str) -> None:
    """It wins three games of four and more, by 20 points; where it did not know a table there would be no lead."""
    lead = 0
    for game in range(6):
        state = GAME.new(seats=2, seed=f"expansions/{game // 2}", **PRESETS[preset])
        players = [make(bot, seed=game) for bot in ("policy", "greedy")]
        while state.waiting:
            seat = state.waiting[0]
            state.step(seat, players[(seat + game) % 2].choose(state, seat))
        lead += state.lead(game % 2)
    assert lead > 6 * 8


def test_half_of_what_is_learned_from_is_plain_and_the_rest_everything_else() -> None:
    policy, rng = EverdellPolicy({}), Rng.from_seed("tables")
    kinds: dict[str, int] = {}
    for _ in range(1000):
        seats, setup = policy.table(rng)
        kind = policy.kind(GAME.open(seats, 1, dict(setup)))
        kinds[kind] = kinds.get(kind, 0) + 1
    boxes = ("newleaf", "mistwood", "newleaf+mistwood")
    rivals = [f"{box}+{rival}+{rival}-modules" for box in boxes for rival in ("rugwort", "nightweave")]
    many = [f"{box}+many" for box in boxes]
    assert set(kinds) == {PLAIN, "many", *boxes, *many, "rugwort", "nightweave", *rivals}
    assert 400 < kinds[PLAIN] < 600
    assert min(kinds.values()) > 1000 / (4 * len(MIXTURE))


# --- training -----------------------------------------------------------------------------------------------------


def course(**more: Any) -> train.Course:
    return train.Course("everdell", seed="t", games=2, batch=2, distilled=0, gate_every=1, gate_games=2, **more)


def test_what_is_learned_with_a_module_is_written_beside_and_says_for_which_tables(tmp_path, monkeypatch) -> None:
    """With everything taken: `policy.json` is as it was, so there is none."""
    monkeypatch.setattr(train, "match", lambda *_: (1.0, 1, True))
    before = dict(GAME.policy.learned)
    train.train(course(seats=2, setup=dict(PRESETS["newleaf"])), tmp_path, "cmd", say=lambda _: None)
    assert {file.name for file in tmp_path.glob("*.json")} == {"policy-newleaf.json"}
    made = json.loads((tmp_path / "policy-newleaf.json").read_text())["made"]
    assert "newleaf" in made["kinds"]
    assert PLAIN not in made["kinds"]
    weights, kinds = learned(tmp_path)
    assert weights
    assert {trait_of(name) for name in weights} == {"newleaf"}
    assert "newleaf" in kinds
    assert GAME.policy.learned == before


def test_a_file_that_does_not_say_for_which_tables_it_is_is_for_plain_ones(tmp_path) -> None:
    assert learned(tmp_path) == ({}, frozenset())
    (tmp_path / "policy.json").write_text('{"made": {"command": "x"}, "weights": {"a": 0.5}}')
    assert learned(tmp_path) == ({"a": 0.5}, frozenset({PLAIN}))
    (tmp_path / "policy-many.json").write_text('{"made": {"kinds": ["many"]}, "weights": {"many/a": 1}}')
    assert learned(tmp_path) == ({"a": 0.5, "many/a": 1.0}, frozenset({PLAIN, "many"}))


def test_a_packed_file_is_read_like_one_that_is_not(tmp_path) -> None:
    (tmp_path / "policy.json").write_text('{"made": {"command": "x"}, "weights": {"a": 0.5}}')
    packed = gzip.compress(b'{"made": {"kinds": ["many"]}, "weights": {"many/": {"a": 1}}}')
    (tmp_path / "policy-many.json.gz").write_bytes(packed)
    assert learned(tmp_path) == ({"a": 0.5, "many/a": 1.0}, frozenset({PLAIN, "many"}))


def test_only_what_differs_with_some_traits_is_learned(tmp_path) -> None:
    run = train.Run(
        course(seats=3, setup=dict(PRESETS["everything"]), traits=("mistwood",)), tmp_path, "cmd", map, print
    )
    run.begin()
    run.batch()
    moved = {name for name, weight in run.weights(run.adam.weights).items() if weight != run.best.get(name, 0.0)}
    assert moved
    assert {trait_of(name) for name in moved} == {"mistwood"}


def test_only_tables_of_some_kinds_and_the_same_one_for_another_deal() -> None:
    policy = EverdellPolicy({})
    chosen = course(kinds=("rugwort", "nightweave"))
    for number in range(12):
        one, other = (train.opened(chosen, policy, f"{number}", deal) for deal in ("", "/1"))
        assert policy.kind(one) in chosen.kinds
        assert (one.seats, one.setup) == (other.seats, other.setup)
        assert one.digest() != other.digest()


def test_a_kind_of_table_that_never_comes_up_is_refused(tmp_path, capsys) -> None:
    from mytina.cli import main

    assert main(["train", "everdell", "--kinds", "many,moon", "--out", str(tmp_path / "out")]) == 2
    assert "the kind moon" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_file_that_was_just_trained_takes_the_place_of_the_packed_one(tmp_path) -> None:
    packed = '{"made": {"kinds": ["newleaf"]}, "weights": {"newleaf/a": 0.5, "newleaf/b": 1.0}}'
    (tmp_path / "policy-newleaf.json.gz").write_bytes(gzip.compress(packed.encode()))
    assert learned(tmp_path) == ({"newleaf/a": 0.5, "newleaf/b": 1.0}, frozenset({"newleaf"}))
    (tmp_path / "policy-newleaf.json").write_text('{"made": {"kinds": ["newleaf"]}, "weights": {"newleaf/a": 2.0}}')
    assert learned(tmp_path) == ({"newleaf/a": 2.0}, frozenset({"newleaf"}))
