"""The pictures of Timber Town: whole, honest, named, pickable exactly where they should be, and small."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import msgspec
import pytest

from mytina.games.timber_town import GAME
from mytina.games.timber_town.art.diagrams import EXAMPLES, diagram, example_board, tallies
from mytina.games.timber_town.art.draw import ART
from mytina.games.timber_town.art.pictures import BUILDINGS, COLOURS, CSS, ICONS, MOTIFS, SYMBOLS, tile
from mytina.games.timber_town.content import CARDS, SHEET_ORDER, TILE_IDS, TILES
from mytina.games.timber_town.rules import ENDS, PLACE, RAFT_TWO, SCUTTLE, SCUTTLE_ONE, TAKE, TURN, Place, Turn
from mytina.games.timber_town.scoring import Board, Both, ByCount, Majority, PerUnusedToken, Score
from mytina.games.timber_town.state import TimberTown
from mytina.games.timber_town.terms import CELL_OF, MASK_OF, TYPES
from mytina.games.timber_town.view import Placed, Slot, View
from mytina.interface.art import Panel, Preview
from mytina.kernel.effects import Question, Raw
from mytina.kernel.text import LANGUAGES, messages

SVG = "{http://www.w3.org/2000/svg}"


def states(seed: int) -> list[TimberTown]:
    """Every state of a random game, the end included."""
    rng = random.Random(seed)
    state = GAME.new(seed=seed)
    found = []
    while not state.over:
        found.append(state.copy())
        seat = state.waiting[0]
        keys = state.decision(seat).keys
        state.pick(seat, rng.choice([key for key in keys if key != "end"] or keys))
    return [*found, state]


def panels(state: TimberTown, language: str = "en", **how: object) -> list[Panel]:
    seat = state.waiting[0] if state.waiting else None
    decision = None if seat is None else state.decision(seat)
    return ART.panels(state.view(seat), language=language, decision=decision, **how)  # type: ignore[arg-type]


def root(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def marked(svgs: list[Panel], name: str) -> list[ElementTree.Element]:
    return [element for panel in svgs for element in root(panel.svg).iter() if element.get(name) is not None]


def ghost_keys(drawn: list[Panel]) -> dict[str, dict[str, int]]:
    """What a page reads from the ghosts: first pick → the keys of places with what each would bring."""
    found: dict[str, dict[str, int]] = {}
    for panel in drawn:
        for element in root(panel.svg).iter(SVG + "metadata"):
            keys = found.setdefault(element.get("data-first", ""), {})
            data = [element.get(f"data-{name}", "").split(";") for name in ("turns", "at", "gains")]
            for turn, anchors, gains in zip(*data, strict=True):
                suffixes = turn.split("|")[0].split(",")
                at = {}
                for suffix, rows in zip(suffixes, anchors.split(","), strict=True):
                    for cell in range(16):
                        if int(rows[3 * (cell // 4) : 3 * (cell // 4) + 3], 16) >> cell % 4 & 1:
                            at[cell] = f"{'ABCD'[cell // 4]}{cell % 4 + 1}{suffix}"
                keys |= {at[cell]: int(gain) for cell, gain in zip(sorted(at), gains.split(), strict=True)}
            assert element.get("data-best") in keys
    return found


def with_class(panel: Panel, name: str) -> list[ElementTree.Element]:
    return [element for element in root(panel.svg).iter() if name in element.get("class", "").split()]


GAMES = {seed: states(seed) for seed in (1, 2, 3)}
ALL = [state for game in GAMES.values() for state in game]
MIDDLE = GAMES[1][len(GAMES[1]) // 2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", GAMES)
def test_panels_are_whole_and_carry_no_style(seed: int, language: str) -> None:
    for state in GAMES[seed]:
        drawn = panels(state, language)
        assert {panel.id: panel.kind for panel in drawn} == {
            "river": "board",
            "town-own": "seat",
            "town-other": "seat",
            "cards": "board",
            "tokens": "board",
        }
        ids = []
        for panel in drawn:
            assert panel.title.to(language)
            for element in root(panel.svg).iter():
                assert element.get("style") is None
                assert element.tag != SVG + "style"
                ids += [element.get("id")] if element.get("id") else []
        assert len(ids) == len(set(ids))


def test_what_can_be_pressed_or_laid_is_exactly_what_is_legal() -> None:
    for state in ALL:
        drawn = panels(state)
        pressed = {key for element in marked(drawn, "data-keys") for key in element.attrib["data-keys"].split()}
        if not state.waiting:
            assert not pressed
            continue
        decision = state.decision(state.waiting[0])
        ghosts = ghost_keys(drawn)
        if isinstance(decision.question, Place):
            assert not pressed
            assert set(ghosts[""]) == set(decision.keys)
        else:
            assert pressed == {key for key in decision.keys if key != "end"}
            assert set(ghosts) <= pressed


def test_a_tile_lies_on_the_town_before_it_is_taken_with_the_points_that_it_would_bring() -> None:
    """Every place that a ghost offers is legal after its first pick, and brings exactly what it says."""
    tried = 0
    for state in ALL[::3]:
        if not state.waiting or not isinstance(state.decision(state.waiting[0]).question, Turn):
            continue
        seat = state.waiting[0]
        before = state.scores()[seat].total
        for first, places in ghost_keys(panels(state)).items():
            then = state.decision(seat)[first].then()
            assert then is not None
            assert set(places) == set(then.keys)
            for key, gain in list(places.items())[::5]:
                after = state.copy()
                after.pick(seat, first)
                if len(places) > 1:  # a single place is taken without asking
                    after.pick(seat, key)
                while after.waiting and after.decision(after.waiting[0]).keys[0].startswith("with:"):
                    after.pick(seat, after.decision(seat).keys[0])
                assert after.scores()[seat].total - before == gain
                tried += 1
    assert tried > 200


def test_a_preview_adds_up_card_by_card_and_names_the_deed() -> None:
    seen = set()
    for state in ALL:
        if not state.waiting or not isinstance(state.decision(state.waiting[0]).question, Place):
            continue
        decision = state.decision(state.waiting[0])
        (gains,) = ghost_keys(panels(state)).values()
        for option in decision.options:
            preview = ART.preview(option)
            # Points before count the token that came with the tile; the ghost began before it did.
            change = sum(line.after - line.before for line in preview.lines)
            assert change == gains[option.key]
            assert _figures(preview) == change, "where they arise"
            assert preview.deed is not None
            for language in LANGUAGES:
                assert option.key[:2] in preview.deed.to(language)
            seen |= {mark.tone for mark in preview.marks}
    assert seen >= {"more", "joined", "sunk"}


def test_a_preview_of_both_picks_says_what_the_cells_say() -> None:
    """A tile that brings a token, or is paid for with one, brings as much on the button as on the cell."""
    tokens = 0
    for state in ALL:
        if not state.waiting or not isinstance(state.decision(state.waiting[0]).question, Turn):
            continue
        decision = state.decision(state.waiting[0])
        for first, gains in ghost_keys(panels(state)).items():
            following = decision[first].then()
            assert following is not None
            for option in following.options:
                preview = ART.preview(option, decision[first])
                change = sum(line.after - line.before for line in preview.lines)
                assert change == gains[option.key] == _figures(preview)
                tokens += change != sum(line.after - line.before for line in ART.preview(option).lines)
    assert tokens > 20


def _figures(preview: Preview) -> int:
    return sum(int(mark.figure.replace("−", "-")) for mark in preview.marks if mark.figure)


def test_pickable_and_quiet_things_can_be_reached_and_have_names() -> None:
    for state in ALL:
        drawn = panels(state)
        for element in marked(drawn, "data-keys") + marked(drawn, "data-why"):
            assert element.get("tabindex") == "0"
            assert element.get("role") == "button"
            assert element.get("aria-label")
        for element in marked(drawn, "data-why"):
            assert element.get("aria-disabled") == "true"
            assert element.get("data-keys") is None


def test_a_tile_that_cannot_be_taken_says_why() -> None:
    state = next(
        s for s in ALL if s.waiting and s.main_used and "end" in s.decision(s.waiting[0]).keys and any(s.river)
    )
    seat = state.waiting[0]
    whys = {element.get("data-why") for element in marked(panels(state), "data-why")}
    assert whys <= {text.en for text in state.decision(seat).refusals.values()}
    assert whys


def test_somebody_elses_view_offers_nothing() -> None:
    drawn = ART.panels(MIDDLE.view(None), language="en")
    assert not marked(drawn, "data-keys")
    assert not marked(drawn, "data-why")


def test_own_town_comes_first() -> None:
    assert [panel.seat for panel in ART.panels(MIDDLE.view(1), language="en") if panel.kind == "seat"] == [1, 0]
    assert [panel.seat for panel in ART.panels(MIDDLE.view(0), language="en") if panel.kind == "seat"] == [0, 1]


@pytest.mark.parametrize(
    ("question", "raw", "key", "place"),
    [
        (TURN, (TAKE, 3), "take:2.1", ("river", "2.1")),
        (TURN, (RAFT_TWO, 11), "two-colour:4.3", ("river", "4.3")),
        (TURN, (SCUTTLE, 0), "scuttle:A1-A2", ("edge", "A1-A2")),
        (TURN, ENDS, "end", None),
        (PLACE, (CELL_OF["B2"], MASK_OF["NW"], 0), "B2:NW", ("cell", "B2")),
        (PLACE, (CELL_OF["B3"], MASK_OF["NESW"], 1), "B3:NESW+crane", ("cell", "B3")),
        (SCUTTLE_ONE, (2,), "with:raft", ("token", "raft")),
    ],
)
def test_an_option_says_where_it_lies(question: Question, raw: Raw, key: str, place: tuple[str, str] | None) -> None:
    assert question.key(raw) == key
    assert question.target(MIDDLE, 0, (), raw) == place


@pytest.mark.parametrize("id", [id for id in TILE_IDS if id])
def test_every_tile_draws_in_every_turn(id: str) -> None:
    turns = TILES[TILE_IDS.index(id)].pattern.turns
    drawn = {tile(id, mask, "scale(1)", beaver=True) for mask in turns}
    assert len(drawn) == len(turns)
    for svg in drawn:
        root(svg)
        assert all(name in SYMBOLS for name in re.findall(r'href="#tt-([^"]+)"', svg))


def test_types_differ_in_shape_and_not_only_in_colour() -> None:
    types = [TYPES[type] for type in SHEET_ORDER]
    for table in (BUILDINGS, ICONS, MOTIFS):
        assert len({re.sub(r'class="[^"]*"', "", table[type]) for type in types}) == 7


def test_seats_differ_in_shape_and_not_only_in_colour() -> None:
    assert SYMBOLS["pennant-0"] != SYMBOLS["pennant-1"]


def test_all_symbols_exist() -> None:
    svgs = [panel.svg for state in ALL for panel in panels(state)] + [ref.svg for ref in ART.references()]
    used = {name for svg in svgs for name in re.findall(r'href="#tt-([^"]+)"', svg)}
    assert used <= SYMBOLS.keys()
    assert {name for svg in svgs for name in re.findall(r'href="#icon-([^"]+)"', svg)} <= ICONS.keys()
    ids = [element.get("id") for element in root(ART.symbols()).iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == len(SYMBOLS)


def test_every_class_is_styled() -> None:
    svgs = [panel.svg for state in ALL for panel in panels(state)]
    svgs += [ref.svg for ref in ART.references()] + [ART.cover(), ART.symbols()]
    used = {name for svg in svgs for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
    hooks = {"ghost", "tt-cover"}
    assert {name for name in used - hooks if f".{name}" not in CSS} == set()


# --- scoring cards ---------------------------------------------------------------------------------------------


def beside(score: Score, board: Board) -> int:
    """What a card counts that is not on a tile."""
    if isinstance(score, Both):
        return beside(score.first, board) + beside(score.second, board)
    return score.points(board) if isinstance(score, PerUnusedToken | Majority | ByCount) else 0


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_numbers_in_a_diagram_are_true(card: object) -> None:
    board = example_board(card)  # type: ignore[arg-type]
    points = card.points(board)  # type: ignore[attr-defined]
    counted = tallies(card.rule, board)  # type: ignore[attr-defined]
    assert sum(counted.values()) + beside(card.rule, board) == points  # type: ignore[attr-defined]
    texts = [element.text for element in root(diagram(card)).iter("text")]  # type: ignore[arg-type]
    assert texts[-1] == str(points)
    assert texts[: len(counted)] == [str(count) for _, count in sorted(counted.items())]


def test_there_is_an_example_for_every_card() -> None:
    assert EXAMPLES.keys() == {card.id for card in CARDS}


def test_examples_show_something_that_counts() -> None:
    assert all(card.points(example_board(card)) > 0 for card in CARDS)


def test_references_cover_the_box() -> None:
    references = ART.references()
    assert sum(reference.id.startswith("card-") for reference in references) == len(CARDS) == 22
    assert sum(reference.id.startswith("tile-") for reference in references) == 7
    assert len({reference.id for reference in references}) == len(references) == 35
    for reference in references:
        root(reference.svg)
        for language in LANGUAGES:
            assert all(text.to(language) for text in (reference.group, reference.name, reference.text))
            assert reference.note is None or reference.note.to(language)


# --- what changed ----------------------------------------------------------------------------------------------


def test_nothing_is_new_without_a_change() -> None:
    view = MIDDLE.view(None)
    drawn = ART.panels(view, language="en", since=view)
    assert not any(with_class(panel, "tt-new") for panel in drawn)


def changed(view: View, **town: object) -> View:
    return msgspec.structs.replace(view, towns=(msgspec.structs.replace(view.towns[0], **town), view.towns[1]))


def test_a_new_tile_is_marked() -> None:
    view = GAME.new(seed=1).view(None)
    cells = (Placed("market_adjacent", "NE"), *view.towns[0].cells[1:])
    drawn = {panel.id: panel for panel in ART.panels(changed(view, cells=cells), language="en", since=view)}
    (new,) = with_class(drawn["town-own"], "tt-new")
    assert new.get("data-vt") == "town-0-A1"
    assert new.get("aria-label") == "Market, walkways north and east, at A1"
    assert not with_class(drawn["town-other"], "tt-new")


def test_a_new_sunk_token_is_marked() -> None:
    view = GAME.new(seed=1).view(None)
    drawn = {panel.id: panel for panel in ART.panels(changed(view, scuttled=("A1-A2",)), language="en", since=view)}
    assert len(with_class(drawn["town-own"], "tt-new")) == 1


def test_a_raft_is_marked_and_a_river_that_only_flowed_is_not() -> None:
    view = GAME.new(seed=1).view(None)
    first, *rest = view.river[0]
    assert first is not None
    rafted = msgspec.structs.replace(view, river=((Slot(first.tile, "raft", 1), *rest), *view.river[1:]))
    (new,) = with_class(ART.panels(rafted, language="en", since=view)[0], "tt-new")
    assert new.get("data-vt") == "river-1-1"
    flowed = msgspec.structs.replace(view, round=2, river=((None,) * 3, *view.river[:3]))
    assert not with_class(ART.panels(flowed, language="en", since=view)[0], "tt-new")


# --- the rest --------------------------------------------------------------------------------------------------


def test_names_of_players_are_escaped() -> None:
    for panel in ART.panels(MIDDLE.view(None), language="cs", names=('<b>"&', "M" * 80)):
        root(panel.svg)


def test_every_placement_and_river_option_has_a_thumb() -> None:
    for state in GAMES[2]:
        for option in state.decision(state.waiting[0]).options if state.waiting else ():
            thumb = ART.thumb(option, "en")
            assert bool(thumb) == (option.target is not None and option.target[0] != "edge")
            if thumb:
                assert root(thumb).get("viewBox") == "0 0 48 48"


def test_picture_cover_and_symbols_stand_alone() -> None:
    for state in (ALL[0], MIDDLE, ALL[-1]):
        for language in LANGUAGES:
            picture = ART.picture(state.view(None), language=language)
            root(picture)
            assert "prefers-color-scheme" in picture
            used = set(re.findall(r'href="#([^"]+)"', picture))
            assert used <= set(re.findall(r' id="([^"]+)"', picture))
    assert "href" not in ART.cover()
    root(ART.cover())
    root(ART.symbols())


def test_icons_are_drawn() -> None:
    assert ART.icons.keys() >= {"crane", "dam", "raft", "two-colour", "beaver", "builder", "points"}
    assert ART.icons.keys() >= {TYPES[type] for type in SHEET_ORDER}
    for content in ART.icons.values():
        root(f"<svg>{content}</svg>")


def test_the_table_stays_small() -> None:
    assert max(sum(len(panel.svg.encode()) for panel in panels(state, "cs")) for state in ALL) < 60_000


def test_both_languages_have_the_same_words() -> None:
    ids = [{id for id in messages("timber-town", language) if id.startswith("art-")} for language in LANGUAGES]
    assert ids[0] == ids[1]


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "water"),
        ("ink", "calm"),
        ("ink", "surface"),
        ("ink", "paper"),
        ("ink", "line"),
        ("muted", "paper"),
        ("surface", "moss"),
        ("surface", "muted"),
        ("seat-0-ink", "paper"),
        ("seat-1-ink", "paper"),
    ],
)
def test_text_can_be_read(text: str, ground: str, dark: bool) -> None:
    lighter, darker = sorted((luminance(COLOURS[text][dark]), luminance(COLOURS[ground][dark])), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5
