"""Pictures of moments: both places are marked in every game, by shape as well as by colour."""

from __future__ import annotations

import re

import pytest

import mytina
from mytina.bots import make
from mytina.interface.marked import BETTER, MADE, Marked, box, marks_on, move_of
from mytina.kernel.state import State
from mytina.server.analyses import draw

#: How the moves begin that have places in the picture, and of how many picks these are made.
MOVES = {"cartographers": ("", 2), "everdell": ("place:", 1), "timber-town": ("take:", 2)}


def begun(game: str) -> tuple[State, int, tuple[str, ...], tuple[str, ...]]:
    """A first position, and two moves there that lie in different places."""
    state = mytina.game(game).new(seats=2, seed=8)
    seat, (start, picks) = state.waiting[0], MOVES[game]
    firsts = [key for key in state.decision(seat).keys if key.startswith(start)]
    found: list[tuple[str, ...]] = []
    for place in (0, -1):
        then, keys = state.copy(), [firsts[place]]
        then.pick(seat, keys[0])
        while len(keys) < picks and seat in then.waiting and not then.decision(seat).begins:
            keys.append(then.decision(seat).keys[place])
            then.pick(seat, keys[-1])
        found.append(tuple(keys))
    return state, seat, found[0], found[1]


@pytest.mark.parametrize("game", MOVES)
def test_both_places_are_marked(game: str) -> None:
    state, seat, made, better = begun(game)
    marked = (Marked(MADE, move_of(state, seat, made)), Marked(BETTER, move_of(state, seat, better)))
    plain = state.game.draw(state.view(seat))
    drawn = state.game.draw(state.view(seat), marked=marked)
    assert "mark-" not in plain
    edges = re.findall(r'<path class="mark-edge mark-(made|better)" d="([^"]+)"', drawn)
    assert {kind for kind, _ in edges} == {MADE, BETTER}
    assert len(edges) == len(made) + len(better) - (game == "cartographers") * (len(made) + len(better) - 2)
    assert ".mark-edge.mark-made{stroke-dasharray" in drawn, "not by colour alone"
    assert "prefers-color-scheme: dark" in drawn


def test_two_moves_in_one_place_can_both_be_seen() -> None:
    state, seat, made, _ = begun("timber-town")
    both = (Marked(MADE, move_of(state, seat, made)), Marked(BETTER, move_of(state, seat, made)))
    drawn = state.game.draw(state.view(seat), marked=both)
    edges = re.findall(r'<path class="mark-edge mark-\w+" d="([^"]+)"', drawn)
    assert len(set(edges)) == len(edges) == 4, "the tile of the river and its cell, twice each"


def test_a_card_of_the_hand_is_shown_with_the_hand() -> None:
    state, bot, found = mytina.game("everdell").new(seats=2, seed=8), make("greedy", 1), list[str]()
    while not found:
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
        seat = state.waiting[0]
        found = [key for key in state.decision(seat).keys if key.startswith("play:") and key.endswith("@hand")]
    marked = (Marked(BETTER, move_of(state, seat, (found[0],))),)
    drawn = state.game.draw(state.view(seat), language="cs", marked=marked)
    assert "Tvá ruka" in drawn
    assert "mark-better" in drawn
    assert "Tvá ruka" not in state.game.draw(state.view(seat), language="cs")


def test_a_record_is_drawn_with_the_rest_of_the_move() -> None:
    """In Cartographers others draw at the same time: their picks stand in between."""
    state = mytina.game("cartographers").new(seats=2, seed=8)
    while state.waiting:
        seat = state.waiting[-1] if state.plies % 2 else state.waiting[0]
        state.pick(seat, state.decision(seat).keys[0])
    record = state.record()
    names = ("Annabel", "Zebulon")
    assert [(pick.seat, pick.key) for pick in record.picks[:5]][::2] == [(0, "A1"), (0, "village:1"), (0, "A2")]
    monsters = draw(record.encode(), 0, 0, ("A1",), "en", names)
    assert ("Annabel" in monsters, "Zebulon" in monsters) == (False, True), "only the maps on which something is marked"
    drawn = draw(record.encode(), 2, 0, ("village:1",), "en", names)
    assert ("Annabel" in drawn, "Zebulon" in drawn) == (True, False)
    assert "mark-edge mark-made" in drawn, "the place follows the choice of the shape"


@pytest.mark.parametrize("kind", ["station", "visitor"])
def test_things_of_a_module_are_marked_where_they_lie(kind: str) -> None:
    """The cards and the visitors of Newleaf's station."""
    state = mytina.game("everdell").new(seats=2, seed=4, preset="newleaf")
    bots = [make("policy", seat) for seat in (0, 1)]
    found = None
    while found is None:
        seat = state.waiting[0]
        options = state.decision(seat)
        found = next((option for option in options if option.target is not None and option.target[0] == kind), None)
        if found is None:
            state.step(seat, bots[seat].choose(state, seat))
    drawn = state.game.draw(state.view(seat), marked=(Marked(BETTER, (found,)),))
    assert marks_on(drawn) == (BETTER,)
    assert marks_on(state.game.draw(state.view(seat))) == ()


@pytest.mark.parametrize("game", ["everdell", "timber-town"])
def test_a_picture_shows_large_what_a_move_is_about(game: str) -> None:
    """On a phone the whole table would be too small: only what is marked, and the town of whoever moved."""
    state, seat, made, better = begun(game)
    names = ["Annabel", "Zebulon"]
    marked = (Marked(MADE, move_of(state, seat, made)), Marked(BETTER, move_of(state, seat, better)))
    whole = state.game.draw(state.view(seat), names=tuple(names))
    drawn = state.game.draw(state.view(seat), names=tuple(names), marked=marked)
    assert all(f">{name}<" in whole for name in names)
    assert [f">{name}<" in drawn for name in names] == [number == seat for number in (0, 1)]
    widths = [float(re.findall(r'viewBox="0 0 ([\d.]+)', svg)[0]) for svg in (whole, drawn)]
    assert widths[1] < 0.62 * widths[0]


def test_a_move_without_a_place_is_drawn_large_as_well() -> None:
    """Which resource is taken: the hand, the meadow and the own city say why."""
    state, seat, *_ = begun("everdell")
    whole = state.game.draw(state.view(seat), language="en", names=("Annabel", "Zebulon"))
    drawn = state.game.draw(state.view(seat), language="en", names=("Annabel", "Zebulon"), marked=(Marked(MADE, ()),))
    assert "Your hand" in drawn
    assert "Your hand" not in whole
    assert ("Zebulon" in whole, "Zebulon" in drawn) == (True, seat == 1)


@pytest.mark.parametrize(("right", "down"), [(109, 0), (-109, 0), (0, 144), (0, -144)])
def test_signs_of_neighbours_do_not_hide_one_another(right: int, down: int) -> None:
    made, better = box(MADE, 0, 0, 103, 138), box(BETTER, right, down, 103, 138)
    assert max(abs(made.x - better.x), abs(made.y - better.y)) > 2 * 14 * 1.3
