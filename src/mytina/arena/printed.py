"""The tables that `simulate` and `arena` print, in the reader's language, whole however narrow the terminal is."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from mytina.arena.words import say, whole, written
from mytina.commands import system_language
from mytina.games import game as find_game

#: Where nobody looks (a pipe, a file) lines may be as long as they are.
UNSEEN_WIDTH = 500


def print_report(report: Any, seats: int, *, swept: bool) -> None:
    """What came of a set-up: points and wins of every bot, and solo how often it reached the target."""
    console, language = _console(), system_language()
    if swept:
        fields = ", ".join(f"{field}={value}" for field, value in report.setup.items())
        console.print(f"\n{fields}", style="bold")
    rows: list[tuple[str, ...]] = [
        (
            bot.bot,
            _spread(bot.mean, bot.mean_low, bot.mean_high, language),
            *(written(value, language, 0) for value in (bot.worst, bot.low, bot.high, bot.best)),
            _share(bot.win_rate, bot.win_low, bot.win_high, language),
        )
        for bot in report.bots
    ]
    _print(language, ("bot", "mean", "worst", "tenth", "nine-tenths", "best", "win-rate"), rows)
    if seats == 1:
        rows = [
            (
                bot.bot,
                written(bot.mean - bot.lead, language),
                written(bot.lead, language),
                _share(bot.reached, bot.reached_low, bot.reached_high, language),
            )
            for bot in report.bots
        ]
        console.print()
        _print(language, ("bot", "target", "lead", "reached"), rows)
        console.print(say("printed-target").to(language))
    console.print(say("printed-intervals").to(language))
    told = say(
        "printed-games",
        count=report.games,
        games=whole(report.games),
        game=find_game(report.game).name,
        seconds=written(report.seconds, language),
        rate=written(report.games_per_second, language, 0 if report.games_per_second > 100 else 1),
        decisions=whole(round(report.decisions_per_second)),
    )
    console.print(told.to(language))
    _print_faults(console, report.bots, language)


def print_standings(standings: Any, *, tested: bool) -> None:
    """What came of a tournament: ratings, points, and who scored what against whom."""
    console, language = _console(), system_language()
    bots = [bot.bot for bot in standings.bots]
    order = sorted(range(len(bots)), key=lambda bot: -standings.ratings[bot].elo)
    met = {(meeting.bot, meeting.other): meeting for meeting in standings.meetings}
    rows: list[tuple[str, ...]] = []
    for bot in order:
        rating, report = standings.ratings[bot], standings.bots[bot]
        cells = []
        for other in order:
            meeting = met.get((bots[bot], bots[other]))
            mark = {1: " ▲", -1: " ▼"}.get(meeting.answer, "") if meeting else ""
            cells.append(
                _percent(meeting.score / meeting.games, language, 0) + mark if meeting and meeting.games else ""
            )
        elo, low, high = (written(value, language, 0, sign=True) for value in (rating.elo, rating.low, rating.high))
        rows.append((bots[bot], elo, f"{low} … {high}", written(report.mean, language), *cells))
    named = ("bot", "elo", "interval", "mean")
    _print(language, named, rows, [bots[other] for other in order])
    counted = say("standings-games", games=standings.games, seats=standings.seats, machine=standings.machine)
    console.print(counted.to(language))
    if tested:
        console.print(say("standings-answered" if standings.answered else "standings-open").to(language))
    _print_faults(console, standings.bots, language)


def _console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=UNSEEN_WIDTH)


def _print(
    language: str, headings: tuple[str, ...], rows: list[tuple[str, ...]], more: list[str] | None = None
) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="bold")
    for heading in (*(say(f"column-{heading}").to(language) for heading in headings), *(more or [])):
        table.add_column(heading, justify="right" if table.columns else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    # A line that is too wide for the terminal goes on in the next one: a number cut short would be a wrong number.
    Console(highlight=False, width=UNSEEN_WIDTH).print(table)


def _print_faults(console: Console, bots: Any, language: str) -> None:
    for bot in bots:
        if bot.faults:
            console.print(say("faults", bot=bot.bot, faults=bot.faults).to(language))


def _spread(value: float, low: float, high: float, language: str) -> str:
    return f"{written(value, language)} ({written(low, language)} – {written(high, language)})"


def _share(value: float, low: float, high: float, language: str) -> str:
    return f"{_percent(value, language)} ({written(low * 100, language)} – {_percent(high, language)})"


def _percent(value: float, language: str, digits: int = 1) -> str:
    return f"{written(value * 100, language, digits)}\N{NO-BREAK SPACE}%"
