"""The pictures of Cartographers: whole, honest, pickable exactly where they should be, and small."""

from __future__ import annotations

import gzip
import random
import re
from xml.etree import ElementTree

import pytest

from mytina.games.cartographers import GAME
from mytina.games.cartographers.art.cards import card_words
from mytina.games.cartographers.art.draw import ART
from mytina.games.cartographers.art.examples import EXAMPLES, example_points
from mytina.games.cartographers.content import CARDS, SCORING
from mytina.games.cartographers.rules import Choose, Place, PlaceAmbush, PlaceHero
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import CELL_NAMES, STRIDE
from mytina.interface.art import Panel
from mytina.kernel.decision import Decision
from mytina.kernel.text import LANGUAGES
from tests.games.cartographers_tables import act, coins, table

rule = pytest.mark.rule
SVG = "{http://www.w3.org/2000/svg}"


def states(seed: int, seats: int, **setup: str) -> list[Cartographers]:
    """Every fifth state of a random game, the end included."""
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, **setup)
    found = []
    while not state.over:
        if state.plies % 5 == 0:
            found.append(state.copy())
        seat = dice.choice(state.waiting)
        state.step(seat, dice.choice(state.options(seat)))
    return [*found, state]


ALL = states(1, 1) + states(2, 3) + states(3, 2, game="combined") + states(4, 1, map="D")


def panels(state: Cartographers, language: str = "en") -> list[Panel]:
    seat = state.waiting[0] if state.waiting else None
    decision = None if seat is None else state.decision(seat)
    return ART.panels(state.view(seat), language=language, decision=decision)


def parsed(panel: Panel) -> ElementTree.Element:
    """A panel of HTML with pictures, read strictly."""
    return ElementTree.fromstring(f"<div>{panel.svg}</div>")


def ghost_keys(svg: str) -> dict[str, set[str]]:
    """What a page would read from the ghosts: first pick → keys of places."""
    found: dict[str, set[str]] = {}
    for element in ElementTree.fromstring(svg).iter(SVG + "metadata"):
        keys = found.setdefault(element.get("data-first", ""), set())
        turns = [turn.split("|")[0] for turn in element.get("data-turns", "").split(";")]
        for suffix, rows in zip(turns, element.get("data-at", "").split(";"), strict=True):
            for row in range(11):
                columns = int(rows[3 * row : 3 * row + 3], 16)
                keys |= {f"{CELL_NAMES[row * STRIDE + c]}{suffix}" for c in range(11) if columns >> c & 1}
    return found


@rule("CG-TERM-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_whole_and_carry_no_style(language: str) -> None:
    for state in ALL:
        ids: list[str | None] = []
        for panel in panels(state, language):
            assert panel.title.to(language)
            for element in parsed(panel).iter():
                assert element.get("style") is None
                ids += [element.get("id")] if element.get("id") else []
        assert len(ids) == len(set(ids)), "two parts of the page have the same name"


@rule("CG-DRAW-02", "CG-DRAW-03")
def test_every_option_lies_on_the_board_once_as_a_thing_or_as_a_ghost() -> None:
    for state in ALL:
        if not state.waiting:
            continue
        decision = state.decision(state.waiting[0])
        drawn = panels(state)
        pressed = [
            key for panel in drawn for element in parsed(panel).iter() for key in element.get("data-keys", "").split()
        ]
        ghosts = [one.get("data-first") for panel in drawn for one in parsed(panel).iter(SVG + "metadata")]
        if isinstance(decision.question, Place | PlaceHero | PlaceAmbush):
            assert ghosts == [""]
            assert not pressed
        else:
            assert sorted(pressed) == sorted(decision.keys)
            assert sorted(map(str, ghosts)) == (sorted(decision.keys) if isinstance(decision.question, Choose) else [])


@rule("CG-AMB-01")
def test_the_ghost_lies_on_the_map_that_is_drawn_on_and_the_banner_names_it() -> None:
    state = table("dragon_inferno", 3)
    decision = state.decision(0)
    drawn = ART.panels(state.view(0), language="en", decision=decision, names=("Ann", "Ben", "Cid"))
    target = state.drawers.index(0)
    holding = [panel.id for panel in drawn if "<metadata" in panel.svg]
    assert holding == [f"map-{target}"]
    banner = next(panel.svg for panel in drawn if panel.id == "season")
    assert f"you draw on the map of {('Ann', 'Ben', 'Cid')[target]}" in banner
    zone = next(panel.zone for panel in drawn if panel.id == holding[0])
    assert zone in {zone.id for zone in ART.zones(state.view(0))}


@rule("CG-SEASON-03")
def test_every_empty_space_beside_a_living_monster_is_marked() -> None:
    state = table(maps=[{"X": "C4 H8", "F": "C5 G8", "x": "I8"}])
    svg = next(panel.svg for panel in panels(state) if panel.id == "map")
    assert len(re.findall('href="#cgt0"', svg)) == state.view(0).sheets[0].open == 5


@rule("CG-SOLO-05")
def test_solo_figures_stand_only_at_a_table_of_one() -> None:
    for seats in (1, 2):
        drawn = "".join(panel.svg for panel in panels(table(seats=seats)))
        assert ("cg-solo" in drawn) is (seats == 1)
        assert ("Rating" in drawn) is (seats == 1)


@rule("CG-DRAW-03", "CG-DRAW-04")
def test_ghosts_tell_exactly_the_legal_places() -> None:
    seen = set()
    for state in ALL:
        if not state.waiting:
            continue
        seat = state.waiting[0]
        decision: Decision = state.decision(seat)
        question = decision.question
        svgs = "".join(re.findall(r"<metadata.*?</metadata>", "".join(panel.svg for panel in panels(state))))
        found = ghost_keys(f'<svg xmlns="http://www.w3.org/2000/svg">{svgs}</svg>')
        if isinstance(question, Choose):
            assert set(found) == set(decision.keys)
            for raw in decision.raws:
                then = (state.card, *raw)
                places = {Place().key(place) for place in Place().options(state, seat, then)}
                assert found[question.key(raw)] == places
        elif isinstance(question, Place | PlaceHero | PlaceAmbush):
            assert found == {"": set(decision.keys)}
        seen.add(type(question).__name__)
    assert {"Choose", "Place", "PlaceHero", "PlaceAmbush"} <= seen


@rule("CG-SCORE-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_spaces_that_can_be_destroyed_glow_on_the_map(seats: int) -> None:
    gorgon, ravaged = table("gorgon_gaze", seats), False
    if seats == 2:
        gorgon.step(0, gorgon.options(0)[30])
    troll = table("kethras_gates", seats, lasting="giant_troll_ravage", time=7, maps=[{"X": "E5", "T": "E5"}] * seats)
    while troll.season == 0 and not ravaged:
        ravaged = troll.decision(0).keys[0].startswith("destroy:") if 0 in troll.waiting else False
        if not ravaged:
            troll.step(troll.waiting[0], troll.options(troll.waiting[0])[0])
    for state in (gorgon, troll):
        keys = state.decision(0).keys
        assert all(key.startswith("destroy:") for key in keys)
        glowing = [
            element.get("data-keys")
            for panel in ART.panels(state.view(0), language="en", decision=state.decision(0))
            for element in parsed(panel).iter(SVG + "path")
            if "cg-glow" in element.get("class", "")
        ]
        assert sorted(glowing) == sorted(keys)


@rule("CG-SOLO-02")
def test_an_ambush_in_solo_play_speaks_of_the_border_and_of_no_neighbour() -> None:
    for language, wrong, right in (("en", "neighbour|seat", "border"), ("cs", "soused|místo", "okraje")):
        for alone in (True, False):
            state = table("gorgon_gaze", 1 if alone else 2)
            card = next(panel.svg for panel in panels(state, language) if panel.id == "card")
            said = " ".join(re.findall(r">([^<]+)<", card))
            assert bool(re.search(wrong, said)) is not alone
            assert (right in said) is alone
            for card in (CARDS[number] for number in range(len(CARDS))):
                if card.corner:
                    assert (
                        bool(
                            re.search(
                                wrong,
                                re.sub(
                                    "prázdného souseda|empty neighbour", "", card_words(card, alone=alone).to(language)
                                ),
                            )
                        )
                        is not alone
                    )


def test_every_card_has_an_example_that_brings_points() -> None:
    assert set(EXAMPLES) == set(SCORING)
    assert all(example_points(id) > 0 for id in EXAMPLES)


@rule("CG-SCORE-01")
@pytest.mark.parametrize(("edition", "points", "cluster"), [("czech", 5, ""), ("international", 4, "5")])
def test_scoring_cards_show_the_figures_in_force(edition: str, points: int, cluster: str) -> None:
    for setup in ({"edition": edition}, {"jorekburg_points": str(points), "deepwood_min_cluster": cluster or "1"}):
        state = GAME.new(seats=1, seed=1, edict_a="jorekburg", edict_b="deepwood", **setup)
        svg = next(panel.svg for panel in panels(state) if panel.id == "edicts")
        said = " ".join(re.findall(r">([^<]+)<", svg))
        assert f"{points} points for each column" in said.replace("\xa0", " ")
        forest = next(part for part in svg.split("<article") if "<h3>Deepwood" in part)
        forest = " ".join(re.findall(r"<p>([^<]+)<", forest))
        assert ("5 spaces" in forest.replace("\xa0", " ") or " 5 " in forest) is bool(cluster), forest


def test_every_card_of_the_box_is_in_the_references() -> None:
    found = {reference.id for reference in ART.references()}
    assert found == {f"card-{id}" for id in (*SCORING, *(card.id for card in CARDS))}
    for reference in ART.references():
        ElementTree.fromstring(reference.svg)
        for language in LANGUAGES:
            assert reference.name.to(language)
            assert reference.text.to(language)


@rule("CG-SETUP-01")
def test_a_table_of_a_hundred_stays_small() -> None:
    state = GAME.new(seats=100, seed=3)
    dice = random.Random(3)
    biggest = 0
    while not state.over:
        seat = state.waiting[-1]
        if seat == 0 and 0 in state.waiting:
            biggest = max(biggest, sum(len(p.svg.encode()) for p in panels(state) if p.id != "edicts"))
        state.step(seat, dice.choice(state.options(seat)))
    assert biggest < 45_000
    assert len(gzip.compress((ART.symbols() + ART.css).encode())) < 12_000, "symbols and styles as they travel, once"


@rule("CG-COIN-02", "CG-SEASON-03")
def test_a_preview_tells_what_a_drawing_would_bring() -> None:
    state = table("kethras_gates", maps=[{"A": "A2 B1 B3", "X": "D2"}])
    act(state, 0, "forest:1")
    option = state.decision(0)["C2"]
    changes = {line.what.id: (line.before, line.after) for line in ART.preview(option).lines}
    assert changes["card-faunlost_thicket"] == (0, 2)
    assert changes["line-coins"] == (0, 1)
    assert changes["line-monsters"] == (-4, -3)
    marks = {mark.at: (mark.sign, mark.icon, mark.figure) for mark in ART.preview(option).marks}
    assert marks == {"C2": ("", "monster", "+1"), "B2": ("", "coin", "+1"), "C1": ("A", "", "+2")}
    assert coins(state) == 0, "nothing was drawn"


@rule("CG-SETUP-09")
def test_the_whole_table_as_one_picture() -> None:
    for state in (ALL[0], ALL[-1], states(5, 3)[-1]):
        svg = ART.picture(state.view(None), language="cs")
        ElementTree.fromstring(svg)
        assert "<style>" in svg
    ElementTree.fromstring(ART.cover())
    ElementTree.fromstring(ART.symbols())


@rule("CG-TERM-02")
def test_classes_are_styled_and_symbols_exist() -> None:
    drawn = "".join(panel.svg for state in ALL[::7] for panel in panels(state)) + ART.cover()
    own = drawn + ART.symbols()
    for target in set(re.findall(r'href="#([^"]+)"', own)):
        if target.startswith("icon-"):
            assert target.removeprefix("icon-") in ART.icons, target
        else:
            assert f'id="{target}"' in own or target.startswith("zone-"), target
    used = {name for names in re.findall(r'class="([^"]*)"', own) for name in names.split()}
    hooks = re.compile(r"cg-[no]\d|cg-c-explore|cg-draws|cg-ghosts|ghost|now|on|done|used|will")
    assert {name for name in used if f".{name}" not in ART.css and not hooks.fullmatch(name)} == set()
    for icon in ("forest", "village", "farm", "water", "monster", "hero", "mountain", "coin", "points", "ruin"):
        assert icon in ART.icons


@rule("CG-EXPL-01")
def test_every_icon_has_a_picture_and_a_name() -> None:
    state = GAME.new(seats=2, seed=5, game="combined")
    state.log = []
    dice = random.Random(5)
    while state.waiting:
        seat = dice.choice(state.waiting)
        state.step(seat, dice.choice(state.options(seat)))
    assert state.log
    for note in state.log:
        assert note.text.cs
        assert note.text.en
        if note.icon:
            assert note.icon in ART.icons, note.icon
    for icon in ART.icons:
        for language in LANGUAGES:
            assert GAME.text(f"icon-{icon}").to(language)
