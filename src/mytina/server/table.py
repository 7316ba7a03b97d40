"""A table in memory: what its events add up to, computed the same way by every process. No input or output here."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time
from typing import Any

import msgspec

from mytina.games import game
from mytina.kernel.errors import IllegalPick
from mytina.kernel.game import RESIGN, Note
from mytina.kernel.record import Record, Seat, make_record
from mytina.kernel.text import KERNEL, Text
from mytina.server.hours import Hours, Limit, moment
from mytina.server.words import Refused, Stale, say
from mytina.web.seen import ChatLine, SeatSeen

CHAT_KEPT = 200
PATIENCE = 2  # after so many turns missed in a row a bot holds the seat until its person is back


class Event(msgspec.Struct, frozen=True):
    """Something that happened: a row of the store.

    Stored with it, in the same transaction: that the game is over after it, and which browser now holds the seat.
    """

    table_id: str
    seq: int
    #: "then" is a pick made with one gesture together with the seat's pick before it.
    #: "clock" gives every turn a time, "deadline" one turn of one seat; "late" lets a bot step in when it has passed.
    kind: str  # clock, pick, then, undo, deadline, late, resign, sit, rename, leave, back, chat, rematch
    seat: int | None
    key: str  # an option's key, a name, a bot, a text, or a table, after the kind
    at: str
    finishes: bool = False
    owner: str = ""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules_version: int
    setup: str
    seed: str
    commitment: str
    host: str
    mode: str
    created: str
    finished: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat when the table opened; tokens are hashes."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str
    token: str
    invite: str


@dataclass
class Place:
    """A seat now."""

    kind: str
    name: str
    bot: str
    token: str
    away: bool = False
    covered: bool = False  # the time was up: a bot plays this turn
    missed: int = 0  # turns in a row that a bot had to play

    @property
    def thinks(self) -> str:
        """The bot that decides here, if one does."""
        return self.bot if self.kind == "bot" or self.held else ""

    @property
    def held(self) -> bool:
        """Whether a bot decides for the person who sits here."""
        return self.away or self.covered

    def relieve(self) -> None:
        """The person decides again."""
        self.away, self.covered, self.bot = False, False, ""


@dataclass
class Played:
    """A pick that counts (undone ones do not)."""

    seat: int
    key: str
    at: str
    joined: bool = False  # made with one gesture together with the seat's pick before it: they are undone together


@dataclass
class Course:
    """How the game went so far; all of it follows from the picks that count."""

    state: Any
    picks: list[Played] = field(default_factory=list)
    totals: list[tuple[int, ...]] = field(default_factory=list)
    before: dict[int | None, Any] = field(default_factory=dict)  # the state to compare with, in each seat's eyes

    def play(self, pick: Played) -> None:
        if not self.picks or self.picks[-1].seat != pick.seat:
            self.before[None] = self.state.copy()
        self.state.pick(pick.seat, pick.key)
        self.before[pick.seat] = self.state.copy()
        self.picks.append(pick)
        self.totals.append(tuple(sheet.total for sheet in self.state.scores()))


class Table:
    """A table of any game: events come in through `apply`, after `check` has found them possible."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.id = row.id
        self.game = game(row.game)
        if row.rules_version != self.game.rules_version:
            raise Refused(409, say("old-rules", played=row.rules_version, now=self.game.rules_version))
        self.setup: dict[str, Any] = msgspec.json.decode(row.setup)
        self.places = [Place(seat.kind, seat.name, seat.bot, seat.token) for seat in seats]
        self.seq = 0
        self.chat: list[ChatLine] = []
        self.chats = 0  # how many there were, also those no longer kept
        self.rematch = ""
        self.course = self._start()
        self.stamps: dict[int, int] = dict.fromkeys(self.state.waiting, 0)
        self.hours = Hours()
        self._await(moment(row.created))
        self._undo: dict[int, tuple[int, Text | None]] = {}

    @property
    def state(self) -> Any:
        return self.course.state

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    @property
    def live(self) -> bool:
        """Whether it can still be played at."""
        return self.row.mode == "live" and not self.over

    # --- what happens -----------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Let an event that was found possible happen."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} cannot follow event {self.seq}")
        offers = dict(self.state.offers)
        getattr(self, f"_do_{event.kind}")(event)
        self.seq = event.seq
        if event.kind in ("pick", "then", "undo", "resign"):
            self._restamp(offers, event.seat)
            self._await(moment(event.at))

    def check(self, kind: str, seat: int, key: str = "", stamp: int | None = None) -> bool:
        """Whether the game would be over after this; Refused or Stale if it is not possible now."""
        if kind == "chat":
            return False
        if kind == "rematch":
            if not self.over:
                raise Refused(409, say("not-over"))
            return False
        if kind == "rename":
            return False
        if self.row.mode != "live":
            raise Refused(409, say("replay-only"))
        over: bool = getattr(self, f"_check_{kind}")(seat, key, stamp)
        return over

    def grave(self, seat: int, key: str) -> bool:
        """Whether a person is asked once more before this pick, wherever it comes from a page."""
        if seat not in self.state.waiting:
            return False
        decision = self.state.decision(seat)
        return key in decision and decision[key].grave is not None

    def closes(self, seat: int, key: str, then: str = "") -> bool:
        """Whether this pick (and the next of the same gesture), if it is possible, would end the seat's turn."""
        trial = self.state.copy()
        try:
            trial.pick(seat, key)
            if then and seat in trial.waiting and not trial.decision(seat).fresh:
                trial.pick(seat, then)
        except IllegalPick:
            return False
        return seat not in trial.waiting or trial.decision(seat).begins

    def bot_to_move(self) -> int | None:
        """A seat that a bot decides for and the table waits for."""
        if not self.live:
            return None
        return next((seat for seat in self.state.waiting if self.places[seat].thinks), None)

    def _check_pick(self, seat: int, key: str, stamp: int | None) -> bool:
        if seat not in self.stamps or (stamp is not None and self.stamps[seat] != stamp):
            raise Stale()
        if key == RESIGN:
            raise Refused(422, Text(KERNEL, "why-not-an-option"))
        trial = self.state.copy()
        try:
            trial.pick(seat, key)
        except IllegalPick as error:
            raise Refused(422, error.why) from None
        return bool(trial.over)

    def _check_then(self, seat: int, key: str, stamp: int | None) -> bool:
        if seat not in self.stamps or self.state.decision(seat).fresh or not self._gesture(seat):
            raise Stale()
        return self._check_pick(seat, key, stamp)

    def _check_undo(self, seat: int, key: str, stamp: int | None) -> bool:
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(409, reason)
        return False

    def _check_resign(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.over:
            raise Refused(409, say("over"))
        trial = self.state.copy()
        try:
            trial.resign(seat)
        except IllegalPick as error:
            raise Refused(409, error.reason) from None
        return bool(trial.over)

    def _check_sit(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.places[seat].kind != "open":
            raise Refused(409, say("seat-taken"))
        return False

    def _check_leave(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.over:
            raise Refused(409, say("over"))
        if self.places[seat].away or self.places[seat].kind != "human":
            raise Refused(409, say("away"))
        return False

    def _check_deadline(self, seat: int, key: str, stamp: int | None) -> bool:
        if not self.waits_for_person(seat):
            raise Refused(409, say("not-awaited"))
        return False

    def _check_late(self, seat: int, key: str, stamp: int | None) -> bool:
        due = self.due(seat)
        if due is None or due > time() or self.stamps[seat] != stamp:
            raise Stale()
        return False

    def _check_back(self, seat: int, key: str, stamp: int | None) -> bool:
        if not self.places[seat].held:
            raise Refused(409, say("not-away"))
        return False

    def _do_pick(self, event: Event) -> None:
        assert event.seat is not None
        self._acted(event)
        self.course.play(Played(event.seat, event.key, event.at))

    def _do_then(self, event: Event) -> None:
        assert event.seat is not None
        self._acted(event)
        self.course.play(Played(event.seat, event.key, event.at, joined=True))

    def _do_resign(self, event: Event) -> None:
        assert event.seat is not None
        self.course.play(Played(event.seat, RESIGN, event.at))

    def _do_undo(self, event: Event) -> None:
        assert event.seat is not None
        picks, taken = self.course.picks, self._gesture(event.seat)
        self.course = self._start()
        for ply, pick in enumerate(picks):
            if ply not in taken:
                self.course.play(pick)

    def _do_sit(self, event: Event) -> None:
        place = self._place(event)
        place.kind, place.name = "human", event.key
        self._wait_anew(event)

    def _do_rename(self, event: Event) -> None:
        self._place(event).name = event.key

    def _do_leave(self, event: Event) -> None:
        place = self._place(event)
        place.away, place.bot = True, event.key

    def _do_back(self, event: Event) -> None:
        place = self._place(event)
        place.relieve()
        place.missed = 0
        self._wait_anew(event)

    def _do_clock(self, event: Event) -> None:
        self.hours.clock = Limit.of(event.key)

    def _do_deadline(self, event: Event) -> None:
        assert event.seat is not None
        self.hours.set_deadline(event.seat, Limit.of(event.key), moment(event.at))

    def _do_late(self, event: Event) -> None:
        place = self._place(event)
        place.missed += 1
        place.bot, place.covered, place.away = event.key, True, place.missed >= PATIENCE

    def _do_chat(self, event: Event) -> None:
        self.chats += 1
        self.chat = [*self.chat[-CHAT_KEPT:], ChatLine(event.at, self._place(event).name, event.key, event.seat)]

    def _do_rematch(self, event: Event) -> None:
        self.rematch = self.rematch or event.key

    def _acted(self, event: Event) -> None:
        place = self._place(event)
        if not place.thinks:
            place.missed = 0

    def _wait_anew(self, event: Event) -> None:
        """Somebody has just come: their time begins now."""
        if event.seat in self.hours.since:
            self.hours.awaits(event.seat, moment(event.at))

    def _await(self, at: float) -> None:
        """Start the time of every seat that has a new move; a bot that played a turn for somebody is relieved.

        A turn is over when the table no longer waits for the seat; where all act at once, when they begin anew.
        """
        together = bool(self.state.lanes) or self.state.seats == 1
        for seat, place in enumerate(self.places):
            move = self.stamps.get(seat) == self.seq and self.state.decision(seat).fresh
            if move or (seat in self.stamps and seat not in self.hours.since):
                self.hours.awaits(seat, at)
            if place.covered and not place.away and ((move and together) or seat not in self.stamps):
                place.relieve()
        self.hours.keep_only(self.stamps)

    def _gesture(self, seat: int) -> list[int]:
        """The plies of the picks that the seat made with its last gesture, newest first."""
        plies = []
        for ply in reversed(range(len(self.course.picks))):
            pick = self.course.picks[ply]
            if pick.seat == seat and pick.key != RESIGN:
                plies.append(ply)
                if not pick.joined:
                    break
        return plies

    def _place(self, event: Event) -> Place:
        assert event.seat is not None
        return self.places[event.seat]

    def _start(self) -> Course:
        state = self.game.new(seats=len(self.places), seed=self.row.seed, **self.setup)
        state.log = []
        first = state.copy()
        return Course(state, before=dict.fromkeys((None, *range(state.seats)), first))

    def _restamp(self, before: dict[int, Any], actor: int | None) -> None:
        """A decision keeps its stamp while others act; a new question gets the number of what brought it up."""
        stamps = {}
        for seat, offer in self.state.offers.items():
            same = seat != actor and seat in self.stamps and before.get(seat) == offer
            stamps[seat] = self.stamps[seat] if same else self.seq
        self.stamps = stamps

    # --- how long it waits ------------------------------------------------------------------------------------

    def waits_for_person(self, seat: int) -> bool:
        """Whether a person must decide on this seat now."""
        place = self.places[seat] if 0 <= seat < len(self.places) else None
        return self.live and place is not None and place.kind == "human" and not place.held and seat in self.stamps

    def due(self, seat: int) -> float | None:
        """When a bot will step in for the seat; None if the table waits for ever, or for nobody there."""
        due = self.hours.due(seat) if self.waits_for_person(seat) else None
        return None if due is None else due[0]

    def overdue(self, now: float) -> dict[int, str]:
        """The seats whose time has passed, and the bot that shall decide for each."""
        found = {}
        for seat in self.stamps:
            due = self.hours.due(seat) if self.waits_for_person(seat) else None
            if due is not None and due[0] <= now:
                found[seat] = due[1]
        return found

    def next_due(self) -> float | None:
        """When the first of them will have passed."""
        return min((due for seat in self.stamps if (due := self.due(seat)) is not None), default=None)

    # --- what is seen -----------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """Why the seat cannot take its last gesture back; None if it can. Remembered until something happens."""
        known = self._undo.get(seat)
        if known is None or known[0] != self.seq:
            known = self._undo[seat] = (self.seq, self._undo_reason(seat))
        return known[1]

    def _undo_reason(self, seat: int) -> Text | None:
        if not self.live:
            return Text(KERNEL, "why-over")  # the seed is public now
        if self.places[seat].thinks:
            return say("away")
        try:
            self.state.back(seat, max(1, len(self._gesture(seat))))
        except IllegalPick as error:
            return error.why
        return None

    def log_for(self, seat: int | None) -> tuple[Note, ...]:
        return notes_for(self.state.log, seat)

    def seats_seen(self, here: frozenset[int]) -> tuple[SeatSeen, ...]:
        sheets = self.state.scores()
        return tuple(
            SeatSeen(
                number=number,
                name=place.name,
                kind=place.kind,
                bot=place.bot,
                here=number in here,
                waiting=number in self.state.waiting and self.row.mode == "live",
                total=sheets[number].total,
                lines=dict(sheets[number].lines),
                resigned=number in self.state.resigned,
                away=place.held,
                due=self.due(number),
                since=self.hours.since.get(number) if self.waits_for_person(number) else None,
            )
            for number, place in enumerate(self.places)
        )

    def change(self) -> dict[str, Any]:
        """What everybody may know of a change: the data of a live event."""
        return {"seq": self.seq, "waiting": list(self.state.waiting), "over": self.over, "chat": self.chats}

    def record(self, *, secret: bool = False) -> Record:
        """The record. While the game runs it holds what everybody may know; `secret` gives all, for the host."""
        seats = tuple(Seat(place.name, place.bot or None) for place in self.places)
        times = tuple(pick.at for pick in self.course.picks)
        return make_record(self.state, seed=self.over or secret, seats=seats, times=times)


def notes_for(log: list[Note], seat: int | None) -> tuple[Note, ...]:
    """The lines of a log that a seat may read."""
    return tuple(note for note in log if note.only is None or note.only == seat)
