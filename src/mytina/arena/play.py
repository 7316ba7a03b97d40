"""Playing the games of a plan: the one function that every process runs, here or on a cluster."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

import msgspec

from mytina.arena.plan import Plan
from mytina.bots import Bot, make
from mytina.games import game as find_game
from mytina.kernel.record import Seat, make_record
from mytina.kernel.state import State
from mytina.kernel.study import Happening


class SeatRow(NamedTuple):
    """How one seat of one game did. `won` is its share of the win, `lead` is as `State.lead` says."""

    game: int
    point: int
    seat: int
    bot: int
    total: int
    lead: int
    won: float
    lines: dict[str, int]


class GameRow(NamedTuple):
    """One finished game."""

    game: int
    point: int
    seats: tuple[SeatRow, ...]
    happenings: tuple[Happening, ...]
    decisions: int
    seconds: float
    faults: tuple[int, ...]  # by seat: how often somebody else had to decide for its bot
    record: bytes = b""


class Task(NamedTuple):
    """Some games of a plan in a row, and what of them is wanted."""

    plan: Plan
    first: int
    size: int
    study: bool = False
    records: bool = False


class Chunk(NamedTuple):
    """What came of a task."""

    first: int
    size: int
    games: tuple[GameRow, ...]
    seconds: float


def play_chunk(task: Task) -> Chunk:
    """Play the games of a task. The same games come of any way to cut a plan into tasks."""
    started = perf_counter()
    task.plan.check_code()
    numbers = range(task.first, task.first + task.size)
    games = tuple(play_game(task.plan, number, study=task.study, record=task.records) for number in numbers)
    return Chunk(task.first, task.size, games, perf_counter() - started)


def play_game(plan: Plan, number: int, *, study: bool = False, record: bool = False) -> GameRow:
    """Play one game of a plan."""
    game = find_game(plan.game)
    fixture = plan.fixture(number)
    specs = [plan.bots[bot] for bot in fixture.seating]
    # By the bot and not by the seat: what chance gives a bot goes with it when seats are changed.
    bots = [make(plan.bots[bot], f"{fixture.seed}/{bot}") for bot in fixture.seating]
    state = game.open(plan.seats, fixture.seed, plan.setups[fixture.point])
    if study:
        state.log = []
    try:
        decisions, seconds = play_out(state, bots)
        faults = tuple(len(bot.faults) for bot in bots)
    finally:
        for bot in bots:
            bot.close()
    winners = state.winners
    rows = tuple(
        SeatRow(
            game=number,
            point=fixture.point,
            seat=seat,
            bot=fixture.seating[seat],
            total=sheet.total,
            lead=state.lead(seat),
            won=1 / len(winners) if seat in winners else 0.0,
            lines=sheet.lines,
        )
        for seat, sheet in enumerate(state.scores())
    )
    kept = b""
    if record:
        kept = msgspec.json.encode(make_record(state, seed=True, seats=tuple(Seat("", spec) for spec in specs)))
    happenings = tuple(game.study.happenings(state)) if study else ()
    return GameRow(number, fixture.point, rows, happenings, decisions, seconds, faults, kept)


def play_out(state: State, bots: list[Bot]) -> tuple[int, float]:
    """Let the bots (one for each seat) play a table to its end; how many decisions and seconds that took."""
    started = perf_counter()
    decisions = 0
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, bots[seat].choose(state, seat))
        decisions += 1
    return decisions, perf_counter() - started
