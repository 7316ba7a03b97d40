"""Every lesson of every game: played through the right way and other ways, with few words and things to point at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import mytina
from mytina import games
from mytina.interface.game import Game
from mytina.interface.lesson import Lesson, Progress, Step, fits
from mytina.kernel.text import LANGUAGES, Text

LESSONS = [(game, lesson) for game in games() for lesson in game.lessons.values()]
EVERY = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", ""))
_SENTENCE = re.compile(r"[.!?…](?=\s|$)")


def opened(game: Game[Any], lesson: Lesson) -> tuple[Any, Progress]:
    state = game.open(lesson.seats, lesson.seed, lesson.setup)
    for seat, key in lesson.past:
        state.pick(seat, key)
    return state, Progress(lesson, began=[state.plies])


def automatic(state: Any, progress: Progress) -> None:
    """Let happen what comes by itself."""
    while key := progress.automatic():
        seat = next((seat for seat in state.waiting if key in state.decision(seat)), None)
        assert seat is not None, f"{progress.step.id}: nobody can pick {key}"
        state.pick(seat, key)
        progress.picked(state.plies)


def wanted(state: Any, progress: Progress) -> list[str]:
    """What is asked for and possible, in the order in which the owl prefers it."""
    seat = progress.lesson.seat
    assert seat in state.waiting, f"{progress.step.id}: the learner is not asked"
    keys = state.decision(seat).keys
    for one in progress.asked().split():
        assert any(fits(key, one) for key in keys), f"{progress.step.id}: {one} is not possible"
    return [key for one in progress.asked().split() for key in keys if fits(key, one)]


def walk(
    game: Game[Any], lesson: Lesson, *, deviate: tuple[str, int, int] = ("", 0, 0)
) -> Iterator[tuple[Any, Progress]]:
    """The whole way, and every place on it where the learner reads or picks.

    `deviate` is a step, one of its picks, and which of the wanted options to take there instead of the first.
    """
    state, progress = opened(game, lesson)
    while True:
        automatic(state, progress)
        yield state, progress
        if progress.over:
            return
        if progress.read:
            progress.go(progress.at + 1, state.plies)
            continue
        keys = wanted(state, progress)
        step, made, number = deviate
        here = progress.step.id == step and progress.made == made
        state.pick(lesson.seat, keys[number] if here else keys[0])
        progress.picked(state.plies)


def short(said: str, *, sentences: int, letters: int) -> bool:
    return 1 <= len(_SENTENCE.findall(said)) <= sentences and len(said) <= letters


def words(game: Game[Any], lesson: Lesson, step: Step, name: str = "", **args: Text) -> Text:
    id = f"lesson-{lesson.id}-{step.id}"
    return game.text(f"{id}-{name}" if name else id, **args)


@EVERY
def test_it_ends_and_its_last_step_is_read(game: Game[Any], lesson: Lesson) -> None:
    *_, (_, progress) = walk(game, lesson)
    assert progress.over
    assert not lesson.steps[-1].pick
    assert not lesson.steps[-1].then
    assert 3 <= len(lesson.steps) <= 5 if lesson.short else 8 <= len(lesson.steps) <= 30
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@EVERY
def test_whatever_is_accepted_leads_on(game: Game[Any], lesson: Lesson) -> None:
    """Where several options are accepted, each of them leads to the end (of very many, some of them)."""
    choices = [
        (progress.step.id, progress.made, len(wanted(state, progress)))
        for state, progress in walk(game, lesson)
        if progress.asked()
    ]
    for step, made, count in choices:
        for number in range(1, count, max(1, count // 6)):
            *_, (_, progress) = walk(game, lesson, deviate=(step, made, number))
            assert progress.over


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_little_at_a_time(game: Game[Any], lesson: Lesson, language: str) -> None:
    for id in (f"lesson-{lesson.id}", f"lesson-{lesson.id}-about"):
        assert game.text(id).to(language)
    for step in lesson.steps:
        said = words(game, lesson, step).to(language)
        assert short(said, sentences=2, letters=240), f"{step.id}: {said}"
        if step.pick:
            asked = words(game, lesson, step, "ask").to(language)
            assert short(asked, sentences=1, letters=120), f"{step.id}: {asked}"


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_picks_are_answered(game: Game[Any], lesson: Lesson, language: str) -> None:
    """Every other option gets an answer, and no answer waits for an option that never comes."""
    used: set[tuple[str, str]] = set()
    for state, progress in walk(game, lesson):
        if not progress.asked():
            continue
        decision = state.decision(lesson.seat)
        for option in decision.options:
            if fits(option.key, progress.asked()):
                continue
            name = progress.answer(option.key)
            used.add((progress.step.id, name))
            told = words(game, lesson, progress.step, name, option=option.words).to(language)
            assert short(told, sentences=2, letters=240), f"{progress.step.id} {name}: {told}"
    declared = {(step.id, name) for step in lesson.steps for name in step.others.values()}
    assert not declared - used, "nobody is ever told this"


@EVERY
def test_what_is_pointed_at_is_there(game: Game[Any], lesson: Lesson) -> None:
    names = tuple("ABCDEF"[: lesson.seats])
    for state, progress in walk(game, lesson):
        seat = lesson.seat
        decision = state.decision(seat) if seat in state.waiting else None
        panels = game.art.panels(state.view(seat), language="en", decision=decision, names=names)
        drawn = "".join(panel.svg for panel in panels)
        for point in progress.step.point.split():
            kind, _, name = point.partition(":")
            where = f"{progress.step.id}: {point}"
            if kind == "panel":
                assert name in {panel.id for panel in panels}, f"{where}, only {[panel.id for panel in panels]}"
            elif kind == "vt":
                assert f'data-vt="{name}"' in drawn, where
            elif kind == "key":
                keys = () if decision is None else decision.keys
                assert progress.made or any(fits(key, name) for key in keys), where
            else:
                assert point in ("bar", "rail"), where
        shapes = {f"panel:{panel.id}" for panel in panels if 'class="ghost"' in panel.svg}
        points = set(progress.step.point.split())
        elsewhere = not points or any(point.startswith("key:") for point in points)
        assert not (progress.asked() and shapes) or elsewhere or shapes & points, "a shape lies elsewhere"


def test_every_game_is_taught_in_about_ten_minutes_an_expansion_in_five_and_one_thing_in_two() -> None:
    for game in games():
        assert game.lessons, f"{game.id} has no lesson"
        first, *further = game.lessons.values()
        assert 8 <= first.minutes <= 12
        assert all(2 <= lesson.minutes <= 12 for lesson in further)
    short = [lesson.id for lesson in mytina.game("everdell").lessons.values() if lesson.short]
    assert short == ["farms", "corrin", "legends", "powers"]  # each module of Mistwood


def test_a_step_back_leads_to_where_the_step_began() -> None:
    lesson = Lesson("x", (Step("a"), Step("b", pick=("p", "q"), then=("r",)), Step("c")), seed="1")
    progress = Progress(lesson, began=[0])
    assert (progress.back(), progress.read, progress.over) == (None, True, False)
    progress.go(1, 0)
    assert (progress.asked(), progress.expects("p"), progress.expects("r")) == ("p", True, False)
    progress.picked(1)
    assert (progress.asked(), progress.back()) == ("q", 1)
    progress.picked(2)
    assert (progress.asked(), progress.automatic(), progress.ends) == ("", "r", True)
    progress.picked(3)
    assert (progress.at, progress.over, progress.back(), progress.began) == (2, True, 1, [0, 0, 3])
