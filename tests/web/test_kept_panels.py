"""Panels that are kept look as if they were drawn anew: to every viewer, in both languages, whatever has happened."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mytina
from mytina.games.everdell.art import quiet
from mytina.interface.art import Panel
from mytina.interface.kept import Kept
from mytina.server.course import Course, Played, notes_for

NAMES = (("Ála", "Bob"), ("Bob", "Ála"))


def looks(course: Course, seat: int | None, language: str, names: tuple[str, ...]) -> list[Panel]:
    """What a viewer is drawn, as a page asks for it."""
    state = course.state
    panels: list[Panel] = course.game.art.panels(  # type: ignore[attr-defined]
        state.view(seat),
        language=language,
        decision=state.decision(seat) if seat in state.waiting else None,
        names=names,
        since=course.at(course.since(seat)).view(seat),
        log=notes_for(state.log, seat),
    )
    return panels


@pytest.mark.parametrize(
    ("setup", "kept_at_all"), [({}, True), ({"corrin": True}, True), ({"preset": "newleaf"}, False)]
)
def test_kept_panels_are_what_would_be_drawn(
    setup: dict[str, Any], kept_at_all: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All viewers of two tables share what is kept, as at a server; whatever one of them is drawn from must count."""
    game, chance, warm = mytina.game("everdell"), random.Random(3), Kept[Any](10**9)
    tables = [Course(game, game.open(2, seed, setup)) for seed in ("one", "other")]
    for _ in range(90):
        course, names = chance.choice(tables), chance.choice(NAMES)
        if course.state.over:
            break
        seat = course.state.waiting[0]
        if chance.random() < 0.1 and course.why_no_undo(1 - seat) is None:
            course.take_back(1 - seat)
        else:
            keys = course.state.decision(seat).keys
            key = chance.choice([key for key in keys if key != "pass"] or keys)
            course.play(Played(seat, key, "", len(course.picks) + 1))
        for viewer in chance.sample((None, 0, 1), 2):
            language = chance.choice(("cs", "en"))
            monkeypatch.setattr(quiet, "kept", warm)
            kept = looks(course, viewer, language, names)
            monkeypatch.setattr(quiet, "kept", Kept[Any](10**9))
            assert kept == looks(course, viewer, language, names)
    assert bool(len(warm)) == kept_at_all


def test_kept_panels_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happened, so nothing is drawn, and another reader of the same language sees the same city."""
    game = mytina.game("everdell")
    course = Course(game, game.open(2, "any", {}))
    monkeypatch.setattr(quiet, "kept", Kept[Any](10**9))
    first = looks(course, None, "cs", NAMES[0])
    assert all(one is other for one, other in zip(first, looks(course, None, "cs", NAMES[0]), strict=True))
    waiting = 1 - course.state.waiting[0]
    hand = next(panel for panel in looks(course, waiting, "cs", NAMES[0]) if panel.id == "hand")
    assert hand in looks(course, waiting, "cs", NAMES[0])
    assert hand not in looks(course, 1 - waiting, "cs", NAMES[0])
