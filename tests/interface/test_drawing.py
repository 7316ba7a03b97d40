"""What the pictures of all games are made with."""

from __future__ import annotations

from xml.etree import ElementTree

import mytina
from mytina.interface.drawing import Choices, marks, measure, properties, shorten, themed, wrap


def attributes(marked: str) -> dict[str, str]:
    return ElementTree.fromstring(f"<g{marked}/>").attrib


def test_a_theme_is_told_by_light_by_night_and_by_the_system() -> None:
    css = themed(lambda dark, root: f"{root}.x{{{properties('x', {'ink': ('#000', '#fff')}, dark)}}}")
    assert css.index(".x{--x-ink:#000;}") < css.index(':root[data-theme="dark"] .x{--x-ink:#fff;}')
    assert css.partition("@media")[2].count(':root:not([data-theme="light"]) .x{--x-ink:#fff;}') == 1


def test_what_can_be_picked_says_so_and_what_cannot_says_why() -> None:
    picked = attributes(marks('a "card"', options=[("play:a", "Play"), ("sell:a", "Sell")], closeup="a", vt="hand.a"))
    assert picked["data-keys"] == "play:a sell:a"
    assert (picked["role"], picked["tabindex"], picked["aria-label"]) == ("button", "0", 'a "card"')
    refused = attributes(marks("a card", why="too dear", note="new"))
    assert (refused["data-why"], refused["data-note"], refused["aria-disabled"]) == ("too dear", "new", "true")
    there = attributes(marks("a card", closeup="a"))
    assert (there["role"], there["tabindex"]) == ("img", "-1")
    assert "tabindex" not in attributes(marks("a card"))


def test_choices_lie_where_the_game_says_and_a_refusal_only_where_nothing_can_be_picked() -> None:
    state = mytina.game("timber-town").new(seats=2, seed=3)
    decision = state.decision(state.waiting[0])
    choices = Choices.of(decision, "en")
    assert choices.seat == decision.seat
    said = [key for some in choices.options.values() for key, _ in some]
    assert sorted(said) == sorted(option.key for option in decision.options if option.target is not None)
    assert all(option.key in dict(choices.at(*option.target)) for option in decision.options if option.target)
    assert choices.refusals
    assert not choices.refusals.keys() & choices.options.keys()
    assert set(choices.refusals.values()) <= set(decision.refusals.values())
    assert Choices.of(None, "en").seat is None


def test_a_reason_on_the_board_calls_people_by_the_names_they_gave() -> None:
    game = mytina.game("everdell")
    state = game.new(seats=2, seed=1)
    me = state.waiting[0]
    state.achieved[0] = 1 - me
    view, decision = state.view(me), state.decision(me)
    told = {("Anna", "Petr"): ("Petr", "Anna")[me], ("", ""): ("Myška", "Veverka")[me]}
    for names, owner in told.items():
        board = "".join(panel.svg for panel in game.art.panels(view, language="cs", decision=decision, names=names))
        assert f'data-why="Tuto událost už má {owner}."' in board


def test_lines_fit_their_width() -> None:
    said = "Put a worker\u00a0here and take two berries"
    lines = wrap(said, 12, 90)
    assert " ".join(lines) == said
    assert len(lines) > 1
    assert all(measure(line, 12) <= 90 for line in lines)
    assert measure(shorten(said, 12, 60), 12) <= 60
