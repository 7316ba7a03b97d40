"""Page models: everything one viewer may see of a table, and nothing else; pages are made from these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from mytina.bots import Advice
from mytina.bots.analysis import Analysis
from mytina.interface.coach import Remark
from mytina.interface.game import Game
from mytina.interface.lesson import Progress
from mytina.interface.story import Scene, Story
from mytina.kernel.decision import Decision
from mytina.kernel.log import LogEntry
from mytina.kernel.puzzle import Puzzle
from mytina.kernel.text import Text


class Reader(msgspec.Struct, frozen=True):
    """Who reads the page, and how: from cookies and headers."""

    language: str = "en"  # "cs" or "en"
    theme: str = "system"  # "light", "dark" or "system"
    sound: bool = False
    confirm: bool = False  # ask before a turn ends
    path: str = "/"  # where the page is, to come back to after changing a setting
    base_url: str = ""  # scheme and host, for links to send to friends


class SeatModel(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    number: int
    name: str
    kind: str  # "human", "bot" or "open"
    bot: str  # the bot's kind and strength ("search:300"), when it is one
    here: bool  # somebody is connected
    waiting: bool  # the table waits for this seat
    total: int  # points as they would be counted now
    lines: dict[str, int]
    resigned: bool = False
    away: bool = False  # a human's seat for which a bot decides, until they are back or for one turn
    due: float | None = None  # when a bot will step in for a person who is waited for (seconds since 1970)
    since: float | None = None  # how long that person has been waited for


class ChatLine(msgspec.Struct, frozen=True):
    at: str
    name: str
    text: str
    seat: int | None = None


class TableModel(msgspec.Struct, frozen=True):
    """A table in the eyes of one viewer."""

    id: str
    game: Game[Any]
    seat: int | None  # the viewer's; None is a spectator
    seq: int  # events stored so far: SSE id
    stamp: int  # the event that opened the viewer's current decision; goes back with a pick
    view: Any
    since: Any  # the view when the viewer last decided, to mark what happened meanwhile
    decision: Decision | None
    seats: tuple[SeatModel, ...]
    log: tuple[LogEntry, ...]  # the lines that the viewer may read
    chat: tuple[ChatLine, ...]
    over: bool
    winners: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]  # each seat's points after every pick, for the plot
    undo: Text | None  # why nothing can be taken back; None: it can
    commitment: str
    seed: str | None  # once the game is over
    analysable: bool = False  # the game is over and may be analysed
    closed: bool = False  # its host ended the game before it was over
    host: bool = False  # the viewer opened the table
    undo_stamp: int = 0  # the event that would be taken back; goes back with the undo
    invites: dict[int, str] = msgspec.field(default_factory=dict)  # open seat → path of its invitation
    watch: str = ""  # path for spectators
    private: str = ""  # path that moves the viewer's seat to another device
    hint: tuple[Advice, ...] = ()
    line: int = 0  # which in line the thought of the bot is that the table waits for; 0: it is being thought
    story: Story | None = None  # what is told of the game once it is over
    scenes: tuple[Scene, ...] = ()  # its decisive moments
    daily: str = ""  # the day whose game it is, if it is one
    rematch: str = ""  # path of the next table, once somebody asked for one
    hurried: bool = False  # somebody gave the viewer a deadline, and they may object
    hurry: dict[int, float] = msgspec.field(
        default_factory=dict
    )  # seats that the viewer may give a deadline, from when on
    lesson: Progress | None = None  # how far the viewer has come, where they are taught
    puzzle: Puzzle | None = None  # what is asked, where that is a puzzle
    coach: str = ""  # how often a coach speaks at this table; "": there is none
    coachable: bool = False  # the viewer may have one: there are only bots besides
    unmoved: bool = False  # the viewer has done nothing here yet
    remark: Remark | None = None  # what it says of the viewer's last move
    error: str = ""  # why the last thing asked for was not done
    asking: tuple[str, ...] = ()  # what would end the turn (and what follows it), if the viewer wants to be asked


@dataclass(frozen=True)
class TableCard:
    """A table on the home page."""

    id: str
    game: Game[Any]
    names: tuple[str, ...]
    seat: int | None
    waiting: bool  # for this browser
    whose: str  # name of who is to decide
    over: bool
    started: str
    title: Text | None = None  # what is played there, where it is not the game as usual: a lesson, a game of the day


@dataclass(frozen=True)
class DailyCard:
    """A game of the day on the home page."""

    game: Game[Any]
    begun: bool
    points: int | None  # of this browser, once it has finished


@dataclass(frozen=True)
class DailyResult:
    """Somebody's result of a day."""

    table: str  # "": it was deleted
    name: str
    points: int | None  # None: not finished, or given up
    late: bool  # finished when the day was over
    own: bool
    ended: bool


@dataclass(frozen=True)
class DailyModel:
    """A game of one day: its commitment, its seed once the day is over, and how it was played."""

    game: Game[Any]
    day: str
    today: bool
    left: int  # seconds until the next one
    commitment: str
    published: str
    seed: str | None
    mine: DailyResult | None
    rank: int  # 0: none
    count: int  # how many finished it on its day
    best: tuple[DailyResult, ...]
    late: tuple[DailyResult, ...]
    past: tuple[tuple[str, int, int], ...]  # days before today: how many finished, the best result


@dataclass(frozen=True)
class PuzzleCard:
    """A puzzle in the list, and what its visitor has done with it."""

    game: Game[Any]
    puzzle: Puzzle
    state: str  # "solved", "shown" (its solution was looked at), "begun" or ""


@dataclass(frozen=True)
class ReplayModel:
    """A record at one ply."""

    id: str
    game: Game[Any]
    view: Any
    since: Any
    ply: int
    plies: int
    eyes: int | None  # whose view is shown; None: a spectator's
    may_choose_eyes: bool
    names: tuple[str, ...]
    log: tuple[LogEntry, ...]  # the lines that these eyes may read
    totals: tuple[tuple[int, ...], ...]
    over: bool
    winners: tuple[int, ...]
    marks: tuple[tuple[int, Text], ...] = ()  # decisive moments: ply and words
    moves: tuple[int, ...] = ()  # with the owl beside: where the moves begin that it speaks of
    judged: bool = False  # here is one of them
    remark: Remark | None = None  # and this would have been better
    analysis: Analysis | None = None  # where the game was analysed, the owl says what that found
    analysable: bool = False  # a finished game may be analysed
