"""What a page is made from: everything one viewer may see of a table, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mytina.bots import Advice
from mytina.kernel.decision import Decision
from mytina.kernel.game import Game, Note
from mytina.kernel.text import Text


@dataclass(frozen=True)
class Reader:
    """Who reads the page, and how: from cookies and headers."""

    language: str = "en"  # "cs" or "en"
    theme: str = "system"  # "light", "dark" or "system"
    sound: bool = False
    confirm: bool = False  # ask before a turn ends
    path: str = "/"  # where the page is, to come back to after changing a setting
    base_url: str = ""  # scheme and host, for links to send to friends


@dataclass(frozen=True)
class SeatSeen:
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


@dataclass(frozen=True)
class ChatLine:
    at: str
    name: str
    text: str
    seat: int | None = None


@dataclass(frozen=True)
class TableSeen:
    """A table in the eyes of one viewer."""

    id: str
    game: Game[Any]
    seat: int | None  # the viewer's; None is a spectator
    seq: int  # events stored so far: SSE id
    stamp: int  # the event that opened the viewer's current decision; goes back with a pick
    view: Any
    since: Any  # the view when the viewer last decided, to mark what happened meanwhile
    decision: Decision | None
    seats: tuple[SeatSeen, ...]
    log: tuple[Note, ...]
    chat: tuple[ChatLine, ...]
    over: bool
    winners: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]  # each seat's points after every pick, for the plot
    undo: Text | None  # why nothing can be taken back; None: it can
    commitment: str
    seed: str | None  # once the game is over
    invites: dict[int, str] = field(default_factory=dict)  # open seat → path of its invitation
    watch: str = ""  # path for spectators
    private: str = ""  # path that moves the viewer's seat to another device
    hint: tuple[Advice, ...] = ()
    rematch: str = ""  # path of the next table, once somebody asked for one
    hurry: dict[int, float] = field(default_factory=dict)  # seats that the viewer may give a deadline, from when on
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


@dataclass(frozen=True)
class ReplaySeen:
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
    log: tuple[Note, ...]
    totals: tuple[tuple[int, ...], ...]
    over: bool
    winners: tuple[int, ...]
    marks: tuple[tuple[int, Text], ...] = ()  # decisive moments: ply and words
