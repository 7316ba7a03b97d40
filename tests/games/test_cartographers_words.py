"""Sets in machine words, in which compiled bots count, give what sets as ints give, in which plain Python counts."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from mytina.games.cartographers import words
from mytina.games.cartographers.bot import ints
from mytina.games.cartographers.bot.field import spots_of
from mytina.games.cartographers.content import CARDS
from mytina.games.cartographers.shapes import words_of
from mytina.games.cartographers.terms import BITS, FULL, SIZE, STRIDE, cells, clusters
from mytina.kernel.rng import Rng


def as_written() -> ModuleType:
    """The module anew, with none of its functions replaced."""
    spec = importlib.util.spec_from_file_location("words_as_written", Path(words.__file__).parent / "words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILED = [words] if words.COMPILED else []


def sets(count: int) -> list[int]:
    """Random sets of spaces, from nearly empty to nearly full."""
    rng = Rng.from_seed("sets")
    found = [0, FULL, 1, 1 << STRIDE * 10 + 10]
    for number in range(count):
        share = 1 + number % 15
        found.append(sum(1 << cell for cell in cells(FULL) if rng.below(16) < share))
    return found


def whole(found: Any) -> Any:
    """What a function of `words` gives, in ints."""
    if not isinstance(found, tuple):
        return found
    if isinstance(found[0], tuple):
        return tuple(whole(part) for part in found)
    return found[0] | found[1] << 48 | found[2] << 96


@pytest.mark.parametrize("module", [as_written(), *COMPILED], ids=lambda module: module.__name__)
def test_a_set_in_words_is_what_it_is_as_an_int(module: ModuleType) -> None:
    chosen = sets(60)
    for number, one in enumerate(chosen):
        other = chosen[number * 7 % len(chosen)]
        a, b = module.words_of(one), module.words_of(other)
        assert whole(a) == one == module.whole(a)
        for name in ("others", "up", "down", "near", "around", "twice_near", "first_space", "first_cluster", "sides"):
            assert whole(getattr(module, name)(a)) == getattr(ints, name)(one), name
        for name in ("ones", "some", "has_square", "lines_met"):
            assert getattr(module, name)(a) == getattr(ints, name)(one), name
        for name in ("common", "united", "without", "turned"):
            assert whole(getattr(module, name)(a, b)) == getattr(ints, name)(one, other), name
        assert whole(module.grown(module.words_of(one & other), b)) == ints.grown(one & other, other)
        assert module.meets(a, b) == ints.meets(one, other)
        assert [module.has_line(a, length) for length in range(1, 8)] == [ints.has_line(one, n) for n in range(1, 8)]
        free = FULL & ~one & other
        assert module.square_share(a, module.words_of(free)) == ints.square_share(one, free)
        parts = clusters(one)
        for first, second in pairwise(parts):
            assert module.begins_before(module.words_of(first), module.words_of(second))
            assert not module.begins_before(module.words_of(second), module.words_of(first))


def test_all_functions_of_words_have_their_plain_ones() -> None:
    written = {name for name, value in vars(as_written()).items() if isinstance(value, FunctionType)}
    assert {name for name in written if not name.startswith("_")} == set(ints.__all__)


def test_spots_say_how_many_spaces_lie_in_which_line() -> None:
    for shape in {shape for card in CARDS for shape in card.shapes}:
        places = 0
        for spot in spots_of(shape):
            if spot is None:
                continue
            places += 1
            found = list(cells(spot.mask))
            for line in range(SIZE):
                assert spot.across >> 3 * line & 7 == sum(1 for cell in found if cell // STRIDE == line)
                assert spot.down >> 3 * line & 7 == sum(1 for cell in found if cell % STRIDE == line)
        assert places == len(shape.places(FULL))
        assert all(spots_of(shape)[orientation * BITS + corner] for orientation, corner in shape.places(FULL))


def test_places_are_all_corners_from_which_a_shape_lies_on_empty_spaces() -> None:
    for empty in sets(6):
        for shape in {shape for card in CARDS for shape in card.shapes}:
            expected = [
                (turn.orientation, corner)
                for turn in shape.turns
                for corner in cells(turn.window)
                if not turn.mask << corner & ~empty
            ]
            assert shape.places(empty) == expected
            assert shape.places_in_words(words_of(empty)) == expected
            for wanted in sets(3):
                reached = [(turn, corner) for turn, corner in expected if shape.masks[turn] << corner & wanted]
                assert shape.places(empty, wanted) == reached
                assert shape.places_in_words(words_of(empty), wanted) == reached
                assert shape.fits(empty, wanted) == bool(reached)


def test_a_hero_may_stand_on_every_empty_space_in_every_orientation() -> None:
    for empty in sets(6):
        for attack in [card.attack for card in CARDS if card.attack]:
            expected = [(orientation, cell) for orientation in attack.orientations for cell in cells(empty)]
            assert attack.places(empty) == attack.places_in_words(words_of(empty)) == expected
