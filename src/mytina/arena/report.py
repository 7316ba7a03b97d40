"""Reports: one self-contained page about the games in a folder, in both languages, light and dark."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import htpy as h
import numpy as np
from markupsafe import Markup

from mytina.arena.analysis import Array, Estimate, Games
from mytina.arena.files import write_whole
from mytina.arena.plan import Plan, Tournament
from mytina.arena.plots import Row, bins, histogram, intervals, legend_mark
from mytina.arena.statistics import wilson
from mytina.arena.store import Store
from mytina.arena.words import say, whole, written
from mytina.games import game as find_game
from mytina.kernel.study import Topic
from mytina.kernel.text import LANGUAGES, Text, has

#: Rows of a plot at most; a table below it has them all.
MOST_ROWS = 40
#: A happening in fewer seats than this is left out: its interval would be all there is of it.
FEWEST = 30
FEW_GAMES = 1000

_STYLE = Path(__file__).with_name("report.css")


def write_report(folder: Path, file: Path | None = None) -> tuple[Path, int]:
    """Write the report of a folder (`report.html` in it, unless told otherwise); where it is, and on how many games."""
    store = Store.open(folder)
    games = Games(store)
    path = file or folder / "report.html"
    write_whole(path, page(store, games).encode())
    return path, games.games


def page(store: Store, games: Games) -> str:
    """The report as HTML."""
    names = {"cs": "Čeština", "en": "English"}
    script = Markup("document.getElementById((navigator.language||'').startsWith('cs')?'in-cs':'in-en').checked=true")
    document = h.html(lang="cs")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width,initial-scale=1"),
            h.title[f"{find_game(store.plan.game).name.cs} / {find_game(store.plan.game).name.en}"],
            h.style[Markup(_STYLE.read_text(encoding="utf-8"))],
        ],
        h.body[
            h.nav(aria_label="Jazyk / Language")[
                [
                    h.label[
                        h.input(type="radio", name="language", id=f"in-{language}", checked=language == "cs"),
                        h.span(lang=language)[names[language]],
                    ]
                    for language in LANGUAGES
                ]
            ],
            [h.main(lang=language)[_Report(store, games, language).parts()] for language in LANGUAGES],
            h.script[script],
        ],
    ]
    return str(document) + "\n"


class _Report:
    """The report in one language."""

    def __init__(self, store: Store, games: Games, language: str) -> None:
        self.store = store
        self.games = games
        self.plan: Plan = store.plan
        self.game = find_game(store.plan.game)
        self.language = language
        self.every: Array = np.arange(len(games.game))

    def parts(self) -> Iterator[Any]:
        yield self.head()
        yield from self.tournament()
        yield self.scores()
        yield self.bots()
        if self.plan.seats > 1:
            yield self.by_seat()
        if len(self.plan.setups) > 1:
            yield self.by_setup()
        for topic in self.game.study.topics:
            yield from self.topic(topic)
        yield self.lines()
        yield self.lengths()
        yield h.footer[h.p[self.say("report-foot", version=_version(), folder=self.store.folder.name)]]

    def say(self, id: str, **args: int | str | Text) -> str:
        return say(id, **args).to(self.language)

    def number(self, value: float, digits: int = 1, *, sign: bool = False) -> str:
        return written(value, self.language, digits, sign=sign)

    def percent(self, value: float, digits: int = 0) -> str:
        return f"{self.number(value * 100, digits)}\N{NO-BREAK SPACE}%"

    def more(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return self.number(value * 100, 0 if abs(value) >= 0.1 or abs(value) < 1e-9 else 1, sign=True)

    # --- sections -------------------------------------------------------------------------------------------------

    def head(self) -> Any:
        count = self.games.games
        facts = [
            (self.say("report-bots"), ", ".join(self.plan.bots)),
            (self.say("report-seed"), self.plan.seed),
            (self.say("report-setup"), _setup(self.plan) or self.say("report-usual")),
            (self.say("report-machine"), self.store.manifest().machine),
        ]
        faults = [
            h.p(".warning")[self.say("report-faults", bot=bot, faults=int(number))]
            for index, bot in enumerate(self.games.bots)
            if (number := self.games.faults[self.games.bot == index].sum())
        ]
        title = self.say("report-title", game=self.game.name, games=whole(count))
        return [
            h.h1[title],
            h.dl(".facts")[[[h.dt[name], h.dd[value]] for name, value in facts]],
            h.p[self.say("report-made", games=whole(count), planned=whole(self.plan.total))],
            h.pre[command(self.plan)],
            h.h2[self.say("report-reading")],
            h.p[self.say("report-reading-about")],
            h.p(".warning")[self.say("report-small", games=whole(count))] if count < FEW_GAMES else None,
            faults,
        ]

    def section(self, id: str, plot: Any, *more: Any) -> Any:
        return h.section[h.h2[self.say(f"report-{id}")], h.p[self.say(f"report-{id}-about")], plot, *more]

    def scores(self) -> Any:
        groups = [bins(self.games.total[self.games.bot == bot].tolist()) for bot in range(len(self.games.bots))]
        plot = histogram(groups, lambda v: self.number(v, 0), self.say("axis-points"), self.games.bots)
        return self.section("scores", self.legend(self.games.bots), plot)

    def bots(self) -> Any:
        rows = []
        for number, bot in enumerate(self.games.bots):
            own = self.every[self.games.bot == number]
            mean = self.games.mean(own, self.games.total[own])
            wins = self.games.won[own]
            low, high = wilson(float(wins.sum()), len(own))
            tenths = np.percentile(self.games.total[own], [10, 90])
            cells = [
                whole(len(own)),
                self.with_interval(mean, lambda v: self.number(v)),
                f"{self.number(tenths[0], 0)} – {self.number(tenths[1], 0)}",
                f"{self.percent(float(wins.mean()), 1)} ({self.percent(low, 1)} – {self.percent(high, 1)})",
            ]
            rows.append(h.tr[h.th(scope="row")[bot], [h.td[cell] for cell in cells]])
        headings = ("bot", "games", "mean", "low-high", "win-rate")
        head = h.tr[[h.th(scope="col")[self.say(f"column-{name}")] for name in headings]]
        return self.section("bot-table", h.div(".wide")[h.table[h.thead[head], h.tbody[rows]]])

    def by_seat(self) -> Any:
        rows = []
        for seat in range(self.plan.seats):
            own = self.every[self.games.seat == seat]
            name = f"seat-{seat}"
            known = has(self.game.id, name, self.language)
            label = self.game.text(name).to(self.language) if known else self.say("column-seat", number=seat + 1)
            rows.append(Row(label, [self.games.mean(own, self.games.won[own])]))
        plot = intervals(rows, self.percent, self.say("axis-wins"), zero=1 / self.plan.seats)
        return self.section("seats", plot)

    def by_setup(self) -> Any:
        rows = []
        for point in range(len(self.plan.setups)):
            own = self.every[self.games.point == point]
            if len(own):
                rows.append(Row(_varied(self.plan, point), [self.games.mean(own, self.games.total[own])]))
        return self.section("points", intervals(rows, lambda v: self.number(v), self.say("axis-points")))

    def lines(self) -> Any:
        rows = [
            Row(self.line(name), [self.games.mean(rows, values)])
            for name, (rows, values) in self.games.lines.items()
            if len(values) >= FEWEST or self.games.games < FEWEST
        ]
        return self.section("lines", intervals(rows, lambda v: self.number(v), self.say("axis-points"), zero=0.0))

    def lengths(self) -> Any:
        own = self.games.plies[:: self.plan.seats]
        plot = histogram([bins(own.tolist())], lambda v: self.number(v, 0), self.say("axis-decisions"), [""])
        return self.section("length", plot)

    def tournament(self) -> Iterator[Any]:
        if not isinstance(self.plan, Tournament):
            return
        from mytina.arena.tournament import Table

        table = Table(self.plan)
        for chunk in self.store.chunks():
            table.add(chunk)
        if not table.deals:
            return
        found = table.standings(1.0)
        order = sorted(range(len(self.plan.bots)), key=lambda bot: -found.ratings[bot].elo)
        rows = [
            Row(self.plan.bots[bot], [Estimate(*_rating(found.ratings[bot]), found.bots[bot].games)]) for bot in order
        ]
        plot = intervals(rows, lambda v: self.number(v, 0, sign=True), self.say("axis-elo"), zero=0.0)
        yield self.section("ratings", plot)
        met = {(meeting.bot, meeting.other): meeting for meeting in found.meetings}
        names = [self.plan.bots[bot] for bot in order]
        body = []
        for bot in names:
            cells = [met.get((bot, other)) for other in names]
            said = [self.percent(cell.score / cell.games) if cell and cell.games else "" for cell in cells]
            body.append(h.tr[h.th(scope="row")[bot], [h.td[words] for words in said]])
        head = h.tr[h.td, [h.th(scope="col")[name] for name in names]]
        yield self.section("cross", h.div(".wide")[h.table[h.thead[head], h.tbody[body]]])

    # --- what a game finds of interest ------------------------------------------------------------------------------

    def topic(self, topic: Topic) -> Iterator[Any]:
        plot = self.choices(topic) if topic.how == "choice" else self.values(topic)
        if plot is not None:
            heading = self.game.text(f"study-{topic.kind}").to(self.language)
            about = self.game.text(f"study-{topic.kind}-about").to(self.language)
            yield h.section[h.h2[heading], h.p[about], plot]

    def choices(self, topic: Topic) -> Any:
        """What seats did that others did not: a plot by wins, and a table with everything.

        Where every bot won all its games or lost them all, wins show nothing of what was done; then it is points.
        """
        found = []
        for id, rows, _ in self.games.events(topic.kind):
            effect = self.games.effect(rows)
            if effect is not None and (len(rows) >= FEWEST or self.games.games < FEWEST):
                found.append((self.named(topic, id), effect))
        if not found:
            return None
        if any(effect.wins.low < effect.wins.high for _, effect in found):
            wins = [Row(name, [effect.wins]) for name, effect in found if effect.wins.low < effect.wins.high]
            plot = self.differences(wins, self.more, self.say("axis-wins-more"))
        else:
            points = [Row(name, [effect.points]) for name, effect in found]
            by_points = self.differences(points, lambda v: self.number(v, sign=True), self.say("axis-points-more"))
            plot = [h.p(".warning")[self.say("report-all-or-nothing")], by_points]
        found.sort(key=lambda one: (-one[1].wins.value, -one[1].points.value))
        columns = ("name", "share", "wins", "points")
        head = h.tr[[h.th(scope="col")[self.say(f"column-{name}")] for name in columns]]
        body = [
            h.tr[
                h.th(scope="row")[name],
                h.td[self.percent(effect.share)],
                h.td[self.with_interval(effect.wins, self.more)],
                h.td[self.with_interval(effect.points, lambda v: self.number(v, sign=True))],
            ]
            for name, effect in found
        ]
        table = h.div(".wide")[h.table[h.thead[head], h.tbody[body]]]
        return [plot, h.details[h.summary[self.say("report-effect-table")], table]]

    def differences(self, rows: list[Row], write: Any, axis: str) -> Any:
        """A plot of differences, the largest and the smallest if there are many."""
        rows.sort(key=lambda row: -row.values[0].value if row.values[0] else 0.0)
        shown = rows if len(rows) <= MOST_ROWS else rows[: MOST_ROWS // 2] + rows[-MOST_ROWS // 2 :]
        return intervals(shown, write, axis, zero=0.0)

    def values(self, topic: Topic) -> Any:
        """What something brought, or what everybody had with it; set-ups that were compared stay apart."""
        points = range(len(self.plan.setups)) if topic.how == "points" and 1 < len(self.plan.setups) <= 4 else (None,)
        found = []
        for id, rows, values in self.games.events(topic.kind):
            counted = self.games.total[rows] if topic.how == "table" else values
            if len(rows) < FEWEST and self.games.games >= FEWEST:
                continue
            groups: list[Estimate | None] = []
            for point in points:
                here = np.ones(len(rows), dtype=bool) if point is None else self.games.point[rows] == point
                groups.append(self.games.mean(rows[here], counted[here]) if here.any() else None)
            found.append(Row(self.named(topic, id), groups))
        if len(found) < 2:
            return None
        found.sort(key=lambda row: -max(value.value for value in row.values if value is not None))
        zero = 0.0 if topic.how == "points" else None
        plot = intervals(found, lambda v: self.number(v), self.say("axis-points"), zero=zero, groups=len(points))
        legend = self.legend([_varied(self.plan, point) for point in points if point is not None])
        return [legend, plot]

    def named(self, topic: Topic, id: str) -> str:
        name = f"{topic.names}{id}"
        return self.game.text(name).to(self.language) if has(self.game.id, name, self.language) else id

    def line(self, name: str) -> str:
        found = next((id for id in (f"line-{name}", f"card-{name}") if has(self.game.id, id, self.language)), None)
        return self.game.text(found).to(self.language) if found else name

    def legend(self, names: list[str]) -> Any:
        if len(names) < 2:
            return None
        return h.p(".legend")[[h.span[legend_mark(group), " ", name] for group, name in enumerate(names)]]

    def with_interval(self, value: Estimate, write: Any) -> str:
        return f"{write(value.value)} ({write(value.low)} – {write(value.high)})"


def command(plan: Plan) -> str:
    """The command that plays these games."""
    common = {name: value for name, value in plan.setups[0].items() if all(s.get(name) == value for s in plan.setups)}
    words = ["mytina", "arena" if isinstance(plan, Tournament) else "simulate", plan.game]
    words += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    if isinstance(plan, Tournament):
        words += ["--seats", str(plan.seats)]
    for name, value in common.items():
        words += ["--set", f"{name}={_plain(value)}"]
    for name in plan.setups[0]:
        if name not in common:
            values = dict.fromkeys(_plain(setup[name]) for setup in plan.setups)
            words += ["--sweep", f"{name}={','.join(values)}"]
    return shlex.join([*words, "--out", "DIR"]) + "\nmytina report DIR"


def _setup(plan: Plan) -> str:
    setup = plan.setups[0]
    return ", ".join(f"{n}={_plain(v)}" for n, v in setup.items() if all(s.get(n) == v for s in plan.setups))


def _varied(plan: Plan, point: int) -> str:
    """What sets a set-up apart from the others of its sweep."""
    setup = plan.setups[point]
    return ", ".join(f"{n}={_plain(v)}" for n, v in setup.items() if any(s.get(n) != v for s in plan.setups))


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rating(rating: Any) -> tuple[float, float, float]:
    return rating.elo, rating.low, rating.high


def _version() -> str:
    from importlib.metadata import version

    return version("mytina")
