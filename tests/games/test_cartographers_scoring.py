"""The 32 scoring cards: golden maps, an independent oracle, symmetries, heroes as any terrain, and their words."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import product
from typing import Any

import pytest

from mytina.games.cartographers.content import SCORING, rule_of
from mytina.games.cartographers.scoring import Board, Score
from mytina.games.cartographers.state import rows_of
from mytina.games.cartographers.terms import CELL_NAMES, CELL_OF, FULL, HERO, STRIDE, cells, names
from mytina.games.cartographers.wild import best_points
from mytina.kernel.text import LANGUAGES
from tests.games.cartographers_oracle import ORACLE, Grid, wild
from tests.games.cartographers_tables import FACTS, board

rule = pytest.mark.rule
IDS = list(SCORING)
#: Cards for which heroes are worth more than one terrain, and those of them that no formula counts.
TANGLED = [id for id in IDS if len(SCORING[id].rule.casts) > 1]
WALKED = [id for id in TANGLED if SCORING[id].rule.wild_points(board(["H"])) is None]


def random_rows(dice: random.Random, letters: str = "FVAWXM#x.", empty: float = 0.35) -> list[str]:
    """A map in patches, so that clusters and full lines come about."""
    rows = [["."] * 11 for _ in range(11)]
    for _ in range(dice.randint(5, 60)):
        r, c, letter = dice.randrange(11), dice.randrange(11), dice.choice(letters)
        for dr in range(dice.randint(1, 3)):
            for dc in range(dice.randint(1, 4)):
                if r + dr < 11 and c + dc < 11:
                    rows[r + dr][c + dc] = letter
    if dice.random() < empty:
        for _ in range(60):
            r, c = dice.randrange(11), dice.randrange(11)
            if rows[r][c] == ".":
                rows[r][c] = dice.choice("FVAWx")
    return ["".join(row) for row in rows]


def random_ruins(dice: random.Random) -> list[str]:
    return [f"{'ABCDEFGHIJK'[dice.randrange(11)]}{dice.randint(1, 11)}" for _ in range(6)]


def cells_of(ruins: list[str]) -> list[tuple[int, int]]:
    return [divmod(CELL_OF[name], STRIDE) for name in ruins]


@rule(
    "CG-SCORE-01", "CG-SCORE-02", "CG-SCORE-03", "CG-SCORE-04", "CG-TERM-04", "CG-TERM-05", "CG-COMB-05", "CG-DEST-01"
)
@pytest.mark.parametrize("case", FACTS["golden_scoring"], ids=lambda case: case["id"])
def test_golden_maps(case: dict[str, Any]) -> None:
    laid = board(case["rows"], case["ruins"])
    score = SCORING[case["card"]].rule
    points = best_points(score, laid) if case["mode"] == "wild" else score.points(laid)
    assert points == case["points"]


@rule("CG-SCORE-03")
def test_there_are_golden_maps_for_every_card() -> None:
    assert len(FACTS["golden_scoring"]) == 147
    assert {case["card"] for case in FACTS["golden_scoring"]} == set(SCORING)


@rule("CG-SCORE-03", "CG-SCORE-04", "CG-TERM-05")
@pytest.mark.parametrize("id", IDS)
def test_every_card_agrees_with_the_oracle(id: str) -> None:
    dice = random.Random(id)
    seen = set()
    for _ in range(300):
        rows, ruins = random_rows(dice, "FVAWXHM#x."), random_ruins(dice)
        expected = ORACLE[id](Grid(rows, cells_of(ruins)))
        laid = board(rows, ruins)
        assert SCORING[id].rule.points(laid) == expected, "\n".join(rows)
        parts = SCORING[id].rule.parts(laid)
        assert sum(points for _, points in parts) == expected, "\n".join(rows)
        assert all(points and spaces and not spaces & ~FULL for spaces, points in parts)
        seen.add(expected)
    assert len(seen) > 1, "the maps never made a difference"


@rule("CG-COMB-05")
@pytest.mark.parametrize("id", IDS)
def test_heroes_as_any_terrain_agree_with_trying_everything(id: str) -> None:
    dice = random.Random(f"wild/{id}")
    for _ in range(40):
        rows = [list(row) for row in random_rows(dice)]
        r, c = dice.randrange(9), dice.randrange(9)  # heroes close enough to matter to one another
        for _ in range(dice.randint(1, 2 if id in ("greengold_plains", "banded_hills") else 3)):
            rows[r + dice.randrange(3)][c + dice.randrange(3)] = "H"
        text, ruins = ["".join(row) for row in rows], random_ruins(dice)
        expected = wild(id, text, cells_of(ruins))
        assert best_points(SCORING[id].rule, board(text, ruins)) == expected, "\n".join(text)


@rule("CG-COMB-05")
@pytest.mark.parametrize("id", ["canal_lake", "craylund", "deepwood", "shieldgate", "great_city", "clawsgrave_peaks"])
def test_four_scattered_heroes_agree_with_trying_everything(id: str) -> None:
    dice = random.Random(f"scattered/{id}")
    for _ in range(3):
        rows = [list(row) for row in random_rows(dice)]
        for _ in range(4):
            rows[dice.randrange(11)][dice.randrange(11)] = "H"
        text = ["".join(row) for row in rows]
        assert best_points(SCORING[id].rule, board(text)) == wild(id, text), "\n".join(text)


def tangled_rows(dice: random.Random, heroes: int) -> list[str]:
    """A map with so many heroes close together."""
    rows = [list(row) for row in random_rows(dice)]
    r, c = dice.randrange(8), dice.randrange(8)
    patch = [(r + dr, c + dc) for dr in range(4) for dc in range(4) if r + dr < 11 and c + dc < 11]
    for at_row, at_column in dice.sample(patch, heroes):
        rows[at_row][at_column] = "H"
    return ["".join(row) for row in rows]


def tried(score: Score, laid: Board, undecided: int | None = None) -> int:
    """The best of all castings of all heroes (or of those undecided) as the terrains that the card names."""
    wild = laid.layers[HERO] if undecided is None else undecided
    heroes = [1 << cell for cell in cells(wild)]
    best = 0
    for casting in product(score.casts, repeat=len(heroes)):
        layers = list(laid.layers)
        layers[HERO] &= ~wild
        for hero, terrain in zip(heroes, casting, strict=True):
            layers[terrain] |= hero
        best = max(best, score.points(Board(layers, laid.ruins)))
    return best


@rule("CG-COMB-05")
@pytest.mark.parametrize("id", TANGLED)
def test_tangled_heroes_agree_with_trying_everything(id: str) -> None:
    dice = random.Random(f"tangled/{id}")
    score = SCORING[id].rule
    heroes = {2: 10, 3: 6, 7: 4}[len(score.casts)]
    for _ in range(12):
        rows, ruins = tangled_rows(dice, heroes), random_ruins(dice)
        assert best_points(score, board(rows, ruins)) == tried(score, board(rows, ruins)), "\n".join(rows)


@rule("CG-COMB-05")
def test_six_heroes_in_a_fork_make_a_village_beside_three_terrains() -> None:
    score = SCORING["greengold_plains"].rule
    five = ["", "", "", "HHH", ".H", ".H"]
    assert best_points(score, board(five)) == 3
    assert best_points(score, board([*five, ".H"])) == 3
    dice = random.Random("six")
    for _ in range(2):
        rows = tangled_rows(dice, 6)
        assert best_points(score, board(rows)) == tried(score, board(rows)), "\n".join(rows)


@rule("CG-COMB-05")
@pytest.mark.parametrize("least", [1, 5])
def test_the_other_edition_of_deepwood_agrees_with_trying_everything(least: int) -> None:
    dice = random.Random(f"deepwood/{least}")
    score = rule_of("deepwood", 5, least)
    for _ in range(12):
        rows = tangled_rows(dice, 10)
        assert best_points(score, board(rows)) == tried(score, board(rows)), "\n".join(rows)


@rule("CG-COMB-05")
@pytest.mark.parametrize("id", WALKED)
def test_what_is_said_of_heroes_not_cast_yet_holds(id: str) -> None:
    """Castings that look alike end alike, none takes sure points away, and none comes to more than is said."""
    dice = random.Random(f"pending/{id}")
    score = SCORING[id].rule
    for _ in range(4):
        rows, ruins = tangled_rows(dice, 6), random_ruins(dice)
        laid = board(rows, ruins)
        first, last = (sum(1 << cell for cell in part) for part in halves(list(cells(laid.layers[HERO]))))
        alike: dict[Hashable, int] = {}
        for casting in product(score.casts, repeat=3):
            layers = list(laid.layers)
            layers[HERO] = 0
            for cell, terrain in zip(cells(first), casting, strict=True):
                layers[terrain] |= 1 << cell
            sure, most, pending = score.pending(Board(layers, laid.ruins), last)
            end = tried(score, Board(layers, laid.ruins), last)
            assert sure <= end <= most, "\n".join(rows)
            assert alike.setdefault(pending, end - sure) == end - sure, "\n".join(rows)


def halves(heroes: list[int]) -> tuple[list[int], list[int]]:
    return heroes[: len(heroes) // 2], heroes[len(heroes) // 2 :]


@rule("CG-COMB-05")
def test_a_whole_row_of_heroes_is_counted_exactly() -> None:
    """Two rows of heroes round a row of farms and waters, worked out by hand."""
    rows = ["HHHHHHHHHHH", "AWAWAWAWAWA", "HHHHHHHHHHH"]
    assert best_points(SCORING["canal_lake"].rule, board(rows)) == 33, "every space counts"
    assert best_points(SCORING["shoreside_expanse"].rule, board(rows)) == 0, "all touch one another or the edge"
    assert best_points(SCORING["great_city"].rule, board(rows)) == 11, "one of the rows"
    assert best_points(SCORING["shieldgate"].rule, board(rows)) == 22, "both rows"


def transformed(laid: Board, move: Any) -> Board:
    rows = rows_of(list(laid.layers))
    grid = {(r, c): rows[r][c] for r in range(11) for c in range(11)}
    moved = [["."] * 11 for _ in range(11)]
    for (r, c), code in grid.items():
        nr, nc = move(r, c)
        moved[nr][nc] = code
    ruins = [CELL_NAMES[nr * STRIDE + nc] for r, c in cells_of(names(laid.ruins)) for nr, nc in [move(r, c)]]
    return board(["".join(row) for row in moved], ruins)


MIRROR = {
    "left-right": lambda r, c: (r, 10 - c),
    "upside-down": lambda r, c: (10 - r, c),
    "transposed": lambda r, c: (c, r),
    "anti-transposed": lambda r, c: (10 - c, 10 - r),
}
#: Cards that look at rows or columns only, or at one family of diagonals, keep only some of the symmetries.
KEEPS = {
    "faunlost_thicket": {"left-right", "upside-down"},
    "sleepy_valley": {"left-right", "upside-down"},
    "jorekburg": {"left-right", "upside-down"},
    "banded_hills": {"left-right", "upside-down"},
    "silos": {"left-right", "upside-down"},
    "the_broken_road": {"anti-transposed"},
}


@rule("CG-SCORE-04")
@pytest.mark.parametrize("id", IDS)
def test_points_stay_the_same_under_the_symmetries_a_card_allows(id: str) -> None:
    dice = random.Random(f"symmetry/{id}")
    score = SCORING[id].rule
    for _ in range(40):
        laid = board(random_rows(dice, "FVAWXHM#x."), random_ruins(dice))
        for name in KEEPS.get(id, set(MIRROR)):
            assert score.points(transformed(laid, MIRROR[name])) == score.points(laid), name


@rule("CG-SCORE-01")
@pytest.mark.parametrize(
    "id", ["borderlands", "silos", "lost_barony", "the_broken_road", "starlit_sigil", "the_cauldrons"]
)
def test_general_cards_see_only_filled_and_empty(id: str) -> None:
    dice = random.Random(f"filled/{id}")
    for _ in range(40):
        rows = random_rows(dice, "FVAWXHM#x.")
        plain = ["".join("x" if code != "." else "." for code in row) for row in rows]
        assert SCORING[id].rule.points(board(rows)) == SCORING[id].rule.points(board(plain))


@rule("CG-SCORE-01", "CG-TERM-03")
def test_an_unfilled_ruin_is_empty_and_a_filled_one_is_not() -> None:
    full_but_one = ["A" * 11] * 10 + ["A" * 10 + "."]
    assert SCORING["borderlands"].rule.points(board(full_but_one, ["K11"])) == 6 * 20
    assert SCORING["borderlands"].rule.points(board(["A" * 11] * 11, ["K11"])) == 6 * 22


@rule("CG-SCORE-02")
def test_wasteland_and_destroyed_spaces_are_no_types() -> None:
    assert SCORING["banded_hills"].rule.points(board(["FVAW#x"])) == 0
    assert SCORING["greengold_plains"].rule.points(board(["#Vx", ".A"])) == 0


@rule("CG-SCORE-01")
def test_the_figures_of_the_editions() -> None:
    small, wet = board(["FFFF"]), board(["W", "A"])
    assert rule_of("deepwood", 5, 1).points(small) == 6
    assert rule_of("deepwood", 5, 5).points(small) == 0
    assert rule_of("jorekburg", 5, 1).points(wet) == 5
    assert rule_of("jorekburg", 4, 1).points(wet) == 4


@rule("CG-SCORE-01")
@pytest.mark.parametrize("id", IDS)
def test_every_card_says_its_figures(id: str) -> None:
    score = SCORING[id].rule
    for language in LANGUAGES:
        said = score.describe().to(language)
        for figure in figures(score):
            assert str(figure) in said, said
    assert SCORING[id].rule.describe().cs != SCORING[id].rule.describe().en


def figures(score: Any) -> list[int]:
    """Every number in a card's data that matters to a player."""
    found = []
    for name in getattr(score, "__dataclass_fields__", {}):
        value = getattr(score, name)
        if name in ("each", "count", "size", "length") and isinstance(value, int):
            found.append(value)
        for part in value if isinstance(value, tuple) else (value,):
            found += figures(part)
    return [number for number in found if number > 1]


@rule("CG-SCORE-01")
def test_the_text_shows_the_figure_in_force() -> None:
    assert "4" in rule_of("jorekburg", 4, 1).describe().cs
    assert "5" in rule_of("jorekburg", 5, 1).describe().cs
    assert "5" in rule_of("deepwood", 5, 5).describe().en
    assert "5" not in rule_of("deepwood", 5, 1).describe().en
