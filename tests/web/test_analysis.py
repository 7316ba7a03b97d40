"""The page of an analysis: figures that add up, words for what was better, and a graph that leads to the moments."""

from __future__ import annotations

import re

import msgspec
import pytest

import mytina
from mytina.bots.analysis import Alternative, Analysis, Judged, Moment, SeatAnalysis
from mytina.kernel.text import Text
from mytina.web.analysis import AnalysisModel, analysis_page, graph, step, why
from mytina.web.models import Reader
from mytina.web.words import Say

EVERDELL = mytina.game("everdell")


def both(words: str) -> dict[str, str]:
    return {"cs": words, "en": words}


INN = Alternative("play:inn@hand", 5.0, ("pay:full",), both("Play Inn from hand"), both("pay in full"))
MOMENT = Moment(
    2,
    1,
    both("Play Mine from hand"),
    INN,
    4.3,
    {"base": 2},
    {"base": 1, "tokens": 3},
    {"berry": 3, "pebble": -1},
    both("Play King from hand"),
)
DECISIONS = (
    Judged(
        0, 0, "a", 1.0, 1.0, 9.0, True, both("Worker: 3 twigs"), (Alternative("a", 1.0, (), both("Worker: 3 twigs")),)
    ),
    Judged(2, 1, "play:mine@hand", 0.7, 5.0, 8.0, True, both("Play Mine from hand"), (INN,), 0.5),
    Judged(5, 0, "b", 2.0, 2.0, 3.0, True, both("Pass for good"), (Alternative("b", 2.0, (), both("Pass for good")),)),
)
FOUND = Analysis(
    "everdell",
    8,
    60,
    DECISIONS,
    (
        SeatAnalysis(100.0, 2, 0.0, 4.6, 7.0, 0.3, 2.1, 0.0),
        SeatAnalysis(66.0, 1, 4.3, -5.1, -7.0, 0.2, 0.0, 2.2),
    ),
    (MOMENT,),
    (4,),
)


def page(found: Analysis | None = FOUND, language: str = "en", **how: object) -> str:
    names = ("Ann", "Ben")[: len(found.seats)] if found is not None else ("Ann", "Ben")
    return analysis_page(Reader(language=language), AnalysisModel("x", EVERDELL, names, found, **how))  # type: ignore[arg-type]


def test_a_result_is_a_sum_of_what_was_expected_what_moves_lost_and_luck() -> None:
    body = re.findall(r"<tbody>(.*?)</tbody>", page())[0]
    columns = zip(*[re.findall(r"<td>([+−]?\d+)</td>", row) for row in body.split("<tr>")[1:]], strict=True)
    sums = [sum(int(value.replace("−", "-")) for value in column) for column in columns]
    assert sums == [7, -7]


def test_words_tell_what_would_have_been_saved_and_prepared() -> None:
    assert why(Say(Reader(language="en")), EVERDELL, MOMENT) == [
        "It would have brought more at once: Point tokens +3, Cards −1.",
        "It would have saved 3\u00a0berries.",
        "It would have cost 1\u00a0pebble more.",
        "It would have prepared the next move: Play King from hand.",
    ]
    assert why(Say(Reader(language="cs")), EVERDELL, MOMENT)[1] == "V zásobě by nechalo navíc 3\u00a0bobule."


def test_what_brings_nothing_at_once_is_said_to_pay_off_later() -> None:
    say = Say(Reader(language="en"))
    costs = msgspec.structs.replace(MOMENT, lines={}, better_lines={}, held={"berry": -1}, then={})
    assert why(say, EVERDELL, costs)[-1] == "It would have paid off later."
    nothing = msgspec.structs.replace(costs, held={})
    assert why(say, EVERDELL, nothing) == [Text("bots", "later").to("en")]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_has_moments_that_can_be_tried_and_every_decision(language: str) -> None:
    shown = page(language=language)
    assert "Play Inn from hand → pay in full" in shown
    assert 'action="/replay/x/continue"' in shown
    for one in DECISIONS:
        assert f"/replay/x?ply={one.ply + 1}&amp;eyes={one.seat}&amp;owl=1" in shown
    assert 'href="#moment-1"' in shown
    assert 'id="moment-1"' in shown


def test_the_graph_says_who_leads_and_where_a_season_begins() -> None:
    drawn = graph(Say(Reader(language="en")), EVERDELL, FOUND, ("Ann", "<b>"))
    assert "Ann leads" in drawn
    assert "&lt;b&gt; leads" in drawn
    assert "winter" in drawn
    assert drawn.count("<polyline") == 1, "what one is ahead the other is behind"


def test_moments_close_to_each_other_can_both_be_pressed() -> None:
    close = msgspec.structs.replace(MOMENT, ply=3)
    drawn = graph(
        Say(Reader(language="en")), EVERDELL, msgspec.structs.replace(FOUND, moments=(MOMENT, close)), ("A", "B")
    )
    spots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="10"', drawn)
    (left, top), (right, bottom) = [(float(x), float(y)) for x, y in spots]
    assert max(abs(left - right), abs(top - bottom)) >= 20


def test_a_step_of_the_replay_shows_what_else_there_was() -> None:
    said = str(step(Say(Reader(language="en")), EVERDELL, FOUND, DECISIONS[1], "Ben"))
    assert "Ben, by the analysis" in said
    assert "About 4 points better: Play Inn from hand." in said
    assert "Play Mine from hand (played)" in said
    assert "saved 3" in said
    good = str(step(Say(Reader(language="en")), EVERDELL, FOUND, DECISIONS[0], "Ann"))
    assert "There was nothing better here." in good


def test_while_it_runs_and_when_it_failed_the_page_says_so() -> None:
    running = page(None, progress=(12, 90))
    assert "12 of 90" in running
    assert 'http-equiv="refresh"' in running
    assert "<progress" in running
    failed = page(None, failed=True)
    assert 'role="alert"' in failed
    assert 'method="post" action="/t/x/analysis"' in failed
    assert 'role="alert"' not in page(None)


def test_what_is_judged_already_can_be_read_while_the_rest_is_judged():
    running = page(None, progress=(12, 90), so_far=DECISIONS)
    told = running.partition('id="so-far"')[2]
    assert "Play Inn from hand → pay in full" in told
    assert "Play Mine from hand" in told
    assert "about 4 points" in told
    assert "Worker: 3 twigs" not in told, "what cost nothing does not stand out"
    assert 'id="so-far"' not in page(None, progress=(12, 90), so_far=DECISIONS[:1])


def test_each_of_several_players_has_a_band() -> None:
    three = msgspec.structs.replace(FOUND, seats=(*FOUND.seats, SeatAnalysis(90.0, 1, 1.0, 0.0, -9.0, 0.0)))
    three = msgspec.structs.replace(three, decisions=(*DECISIONS, msgspec.structs.replace(DECISIONS[0], ply=3, seat=2)))
    shown = analysis_page(Reader(language="en"), AnalysisModel("x", EVERDELL, ("Ann", "Ben", "Cyd"), three))
    bands = shown.partition('<ul class="bands">')[2]
    assert [bands.count(f'class="band seat-{seat}"') for seat in range(3)] == [1, 1, 1]
    assert all(name in bands for name in ("Ann", "Ben", "Cyd"))
    assert '<ul class="bands">' not in page(), "two share one line"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_marks_of_a_picture_are_explained_in_words(language: str) -> None:
    shown = page(language=language)
    assert "picture.svg?ply=2&amp;eyes=1&amp;marks=1" in shown
    legend = re.findall(r'<ul class="marked">(.*?)</ul>', shown)[0]
    assert {"cs": "tady se hrálo", "en": "where it was played"}[language] in legend


@pytest.mark.parametrize(
    ("game", "held", "told"),
    [
        (
            "cartographers",
            {"edict-B:canal_lake": 5, "open": -2},
            ["5\u00a0bodů za výnos B (Jezerní průplav)", "2\u00a0prázdná pole vedle nestvůr"],
        ),
        ("cartographers", {"edict-A": 2, "coin": -1}, ["2\u00a0body za výnos A", "1\u00a0mince"]),  # as kept before
        (
            "timber-town",
            {"crane": 1, "gap": -1},
            ["1\u00a0jeřáb", "1\u00a0dvojice sousedních dílků, které nic nespojuje"],
        ),
    ],
)
def test_other_games_have_words_of_their_own_for_what_a_move_would_have_left(
    game: str, held: dict[str, int], told: list[str]
) -> None:
    moment = msgspec.structs.replace(MOMENT, lines={}, better_lines={}, then={}, held=held)
    said = why(Say(Reader(language="cs")), mytina.game(game), moment)
    assert told[0] in said[0]
    assert told[1] in said[1]
    assert "zásobě" not in said[0]


@pytest.mark.parametrize("game", ["cartographers", "everdell", "timber-town"])
@pytest.mark.parametrize("seats", [1, 2])
def test_everything_that_a_judge_says_is_held_has_words(game: str, seats: int) -> None:
    kind = mytina.game(game)
    state = kind.new(seats=seats if seats in kind.seats else 2, seed=2)
    for _ in range(12):
        state.pick(state.waiting[0], state.decision(state.waiting[0]).keys[0])
    for name in kind.judge.holds(state, 0):
        for language in ("cs", "en"):
            for n in (1, 3, 7):
                held = msgspec.structs.replace(MOMENT, lines={}, better_lines={}, then={}, held={name: n})
                said = why(Say(Reader(language=language)), kind, held)[0]
                assert str(n) in said
                assert ":" not in said.partition(": ")[2], "no key, but words"


def test_only_marks_that_are_on_the_picture_are_explained() -> None:
    """Who passes, or takes a card that nobody sees, has no place on the table."""
    for marked, told in ((("better",), ["better"]), ((), [])):
        shown = page(msgspec.structs.replace(FOUND, moments=(msgspec.structs.replace(MOMENT, marked=marked),)))
        legend = "".join(re.findall(r'<ul class="marked">(.*?)</ul>', shown))
        assert re.findall(r'<li class="(\w+)">', legend) == told


def test_of_a_table_for_a_hundred_only_decisions_that_cost_something_are_listed() -> None:
    many = tuple(msgspec.structs.replace(one, ply=one.ply + 10 * n) for n in range(1500) for one in DECISIONS)
    shown = page(msgspec.structs.replace(FOUND, decisions=many, plies=15_000))
    every = shown.partition('id="every"')[2]
    assert every.count('class="pick"') == 600
    assert "600 decisions that cost a point or more" in every
    assert "Worker: 3 twigs" not in every
