"""A table in memory: what its events add up to, computed the same way by every process. No input or output here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

import msgspec

from mytina.games import game
from mytina.interface.coach import LEVELS, Remark
from mytina.interface.lesson import Progress
from mytina.interface.names import called
from mytina.interface.story import Scene, Story
from mytina.kernel.decision import Decision
from mytina.kernel.errors import IllegalPick
from mytina.kernel.game import RESIGN
from mytina.kernel.log import LogEntry
from mytina.kernel.puzzle import Puzzle
from mytina.kernel.record import Record, Seat
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import KERNEL, Text
from mytina.server.course import Course, Played
from mytina.server.names import alike
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.time_limits import TimeLimit, TimeLimits, moment
from mytina.server.words import Refused, Stale, say
from mytina.server.workers import Person

CHAT_KEPT = 200
PATIENCE = 2  # after so many turns missed in a row a bot holds the seat until its person is back


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
    renewed: int = 0  # how often its links were made anew

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


@dataclass(frozen=True)
class ChatLine:
    at: str
    name: str
    text: str
    seat: int | None


@dataclass(frozen=True)
class Position:
    """A table at some ply, as one viewer may see it."""

    view: Any
    since: Any  # the view one pick before
    waiting: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        return not self.waiting


class Table:
    """A table of any game: events come in through `apply`, after `check` has found them possible."""

    def __init__(self, row: TableRow, seats: list[SeatRow], opening: Any = None) -> None:
        """`opening` is the state before the first pick, if it has been made already."""
        self.row = row
        self.id = row.id
        self.game = game(row.game)
        if row.rules_version != self.game.rules_version:
            raise Refused(409, say("old-rules", played=row.rules_version, now=self.game.rules_version))
        self.setup: dict[str, Any] = msgspec.json.decode(row.setup)
        self.places = [Place(seat.kind, seat.name, seat.bot, seat.token) for seat in seats]
        self.seq = 0
        self.saved = 0  # the event of the last snapshot
        self.chat: list[ChatLine] = []
        self.chats = 0  # how many there were, also those no longer kept
        self.rematch = ""
        self.closed = False  # by its host, before the game was over
        self.lesson: Progress | None = None  # how far the learner has come, where one is taught
        self.story: Story | None = None  # what is told of the game once it is over
        self.scenes: tuple[Scene, ...] | None = None  # its moments, ready to be drawn
        self.daily = ""  # the day whose game it is, if it is one
        self.coach = ""  # how often a coach speaks at a training table; "": there is none
        self.remark: Remark | None = None  # what it says of the last move
        self.undo_seconds: int | None = None  # before a bot answers a person's move; None: as the server has it
        opening = opening or self.game.new(seats=len(seats), seed=row.seed, **self.setup)
        self.course = Course(self.game, opening)
        self.stamps: dict[int, int] = dict.fromkeys(self.state.waiting, 0)
        self.time_limits = TimeLimits()
        self._await(moment(row.created), range(len(seats)))
        self._sheets: tuple[Any, list[ScoreSheet]] | None = None  # of the state now, once somebody has asked for them
        self._undo: dict[int, tuple[Any, Text | None]] = {}
        self._imagined: dict[int, tuple[Any, Any]] = {}
        self._views_before: dict[int | None, tuple[int, Any]] = {}
        self._watched: tuple[int, Any] | None = None  # what spectators saw last, and after which ply

    @property
    def state(self) -> Any:
        return self.course.state

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        waiting: tuple[int, ...] = () if self.closed else self.state.waiting
        return waiting

    @property
    def winners(self) -> tuple[int, ...]:
        winners: tuple[int, ...] = self.state.winners
        return winners

    @property
    def resigned(self) -> tuple[int, ...]:
        resigned: tuple[int, ...] = self.state.resigned
        return resigned

    @property
    def person(self) -> Person:
        """For whom its bots think."""
        return Person(self.row.payer, self.row.host)

    @property
    def weight(self) -> int:
        """Bytes of memory, about."""
        return 4000 + 600 * len(self.places) + 300 * len(self.chat) + self.course.weight

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    def named(self, said: Text) -> Text:
        """The same with players called by the names they gave."""
        return called(said, self.game.id, self.names, "en")

    def why_not(self, decision: Decision, key: str) -> Text:
        """Why a key cannot be picked."""
        return self.named(decision.refusals.get(key) or Text(KERNEL, "why-not-an-option"))

    @property
    def live(self) -> bool:
        """Whether it can still be played at."""
        return self.row.mode == "live" and not self.over and not self.closed

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle that is asked here, if one is."""
        return None if self.lesson is None else self.game.puzzle(self.lesson.lesson)

    @property
    def coachable(self) -> bool:
        """Whether a coach may sit by: only bots are to be beaten, so nobody is wronged by advice."""
        people = sum(place.kind != "bot" for place in self.places)
        return self.live and people == 1 and self.lesson is None and not self.daily

    # --- what happens -----------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Let an event that was found possible happen."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} cannot follow event {self.seq}")
        offers, open_turn = dict(self.state.offers), self.state.forked if self.state.lanes else None
        self._sheets = None
        getattr(self, f"_do_{event.kind}")(event)
        self.seq = event.seq
        if event.kind in ("pick", "undo") and self.remark is not None and event.seat == self.remark.seat:
            self.remark = None
        if event.kind in ("pick", "then", "undo", "resign", "step"):
            seats: Sequence[int] = range(len(self.places))
            if event.kind in ("pick", "then") and self.state.lanes and self.state.forked == open_turn:
                assert event.seat is not None
                seats = (event.seat,)  # the others are still asked what they were asked before
            self._restamp(offers, event.seat, seats)
            self._await(moment(event.at), seats)

    def check(self, kind: str, seat: int, key: str = "", stamp: int | None = None) -> bool:
        """Whether the game would be over after this; Refused or Stale if it is not possible now."""
        if kind == "chat":
            return False
        if kind == "rematch":
            self.check_over()
            return False
        if kind == "rename":
            self._check_name(seat, key)
            return False
        if kind == "renew":
            return False
        if kind == "story":
            if not self.over or self.story is not None:
                raise Stale()
            return False
        if kind == "coach":
            if not self.coachable:
                raise Refused(409, say("daily-alone" if self.daily else "coach-alone"))
            if key not in LEVELS:
                raise Refused(422, say("no-coach"))
            return False
        if self.row.mode != "live":
            raise Refused(409, say("replay-only"))
        if self.closed:
            raise Refused(409, say("closed"))
        if self.lesson is not None and kind not in ("pick", "then", "other", "shown", "step", "close"):
            raise Refused(409, say("lesson-only"))
        over: bool = getattr(self, f"_check_{kind}")(seat, key, stamp)
        return over

    def check_over(self) -> None:
        """Refused while the game runs, and at a table that its host has closed before the end."""
        if not self.over:
            raise Refused(409, say("closed" if self.closed else "not-over"))

    def grave(self, seat: int, key: str) -> bool:
        """Whether a person is asked once more before this pick, wherever it comes from a page."""
        if seat not in self.state.waiting:
            return False
        decision = self.decision(seat)
        return key in decision and decision[key].grave is not None

    def comes_by_itself(self, seat: int, key: str, then: str) -> bool:
        """Whether `then` is all that can follow `key`: it is picked without a question."""
        decision = self.decision(seat) if seat in self.stamps else None
        following = decision[key].then() if decision is not None and key in decision else None
        return following is not None and following.forced and then in following

    def closes(self, seat: int, key: str, then: str = "", chain: Sequence[str] = ()) -> bool:
        """Whether this pick (and those of the same gesture), if it is possible, would end the seat's turn.

        As far as the seat can know: the answer must not tell what is under the deck.
        """
        trial = self.imagined(seat).copy()
        try:
            if then and self.comes_by_itself(seat, key, then):
                then = ""
            trial.pick(seat, key)
            if then and seat in trial.waiting and not trial.decision(seat).fresh:
                trial.pick(seat, then)
            for further in chain:
                if seat in trial.waiting and further in trial.decision(seat):
                    trial.pick(seat, further)
        except IllegalPick:
            return False
        return seat not in trial.waiting or trial.decision(seat).begins

    def bot_to_move(self) -> int | None:
        """A seat that a bot decides for and the table waits for."""
        if not self.live:
            return None
        if self.lesson is not None:
            return next((seat for seat in self.state.waiting if self.scripted(seat)), None)
        return next((seat for seat in self.state.waiting if self.places[seat].thinks), None)

    def scripted(self, seat: int) -> str:
        """The key that a lesson picks for a seat now; "": none."""
        key = "" if self.lesson is None else self.lesson.automatic()
        return key if key and seat in self.state.waiting and key in self.state.decision(seat) else ""

    def _check_pick(self, seat: int, key: str, stamp: int | None) -> bool:
        if seat not in self.stamps or (stamp is not None and self.stamps[seat] != stamp):
            raise Stale()
        if key == RESIGN:
            raise Refused(422, Text(KERNEL, "why-not-an-option"))
        if self.lesson is not None and not self.lesson.expects(key):
            raise Refused(409, say("lesson-only"))
        trial = self.state.copy()
        try:
            trial.pick(seat, key)
        except IllegalPick as error:
            raise Refused(422, self.named(error.why)) from None
        return bool(trial.over) or (self.lesson is not None and self.lesson.ends)

    def _check_then(self, seat: int, key: str, stamp: int | None) -> bool:
        goes_on = seat in self.stamps and (not self.state.decision(seat).fresh or self.chained(seat))
        if not goes_on or not self.course.gesture(seat):
            raise Stale()
        return self._check_pick(seat, key, stamp)

    def chained(self, seat: int) -> bool:
        """Whether the seat is still asked for more of what it has picked last: one choice of several."""
        picks = self.course.picks
        if seat not in self.stamps or not picks or picks[-1].seat != seat:
            return False
        before = self.course.at(len(picks) - 1).decision(seat)
        return bool(before.goes_on(picks[-1].key, self.state.decision(seat)))

    def _check_undo(self, seat: int, key: str, stamp: int | None) -> bool:
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(409, reason)
        if stamp != self.undo_stamp(seat):
            raise Stale()  # the post came twice, or too late: what it meant has been taken back already
        return False

    def _check_resign(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.over:
            raise Refused(409, say("over"))
        trial = self.state.copy()
        try:
            trial.resign(seat)
        except IllegalPick as error:
            raise Refused(409, error.why) from None
        return bool(trial.over)

    def _check_sit(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.places[seat].kind != "open":
            raise Refused(409, say("seat-taken"))
        self._check_name(seat, key)
        return False

    def _check_name(self, seat: int, name: str) -> None:
        """Nobody may pass for somebody else at the table."""
        for other, place in enumerate(self.places):
            if other != seat and place.kind != "open" and alike(name, place.name):
                raise Refused(409, say("name-taken"))

    def _check_leave(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.over:
            raise Refused(409, say("over"))
        if self.places[seat].away or self.places[seat].kind != "human":
            raise Refused(409, say("away"))
        if self.daily:
            raise Refused(409, say("daily-alone"))
        return False

    def _check_deadline(self, seat: int, key: str, stamp: int | None) -> bool:
        if not self.waits_for_person(seat):
            raise Refused(409, say("not-awaited"))
        return False

    def _check_close(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.over:
            raise Refused(409, say("over"))
        return True

    def _check_object(self, seat: int, key: str, stamp: int | None) -> bool:
        if seat not in self.time_limits.deadlines:
            raise Refused(409, say("no-deadline"))
        return False

    def _check_late(self, seat: int, key: str, stamp: int | None) -> bool:
        due = self.due(seat)
        if due is None or due > time() or self.stamps[seat] != stamp:
            raise Stale()
        return False

    def _check_step(self, seat: int, key: str, stamp: int | None) -> bool:
        """`stamp` is the step that the learner sees."""
        if self.lesson is None or stamp != self.lesson.at:
            raise Stale()
        step = int(key.partition(" ")[0])
        if step > self.lesson.at and (not self.lesson.read or self.lesson.last):
            raise Refused(409, say("lesson-only"))
        return step == len(self.lesson.lesson.steps) - 1

    def _check_other(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.lesson is None or not self.lesson.asked() or self.stamps.get(seat) != stamp:
            raise Stale()
        if key not in self.decision(seat):
            raise Refused(422, self.why_not(self.decision(seat), key))
        return False

    def _check_shown(self, seat: int, key: str, stamp: int | None) -> bool:
        if self.puzzle is None or not self.lesson or not self.lesson.asked() or self.lesson.shown:
            raise Stale()
        return False

    def _check_remark(self, seat: int, key: str, stamp: int | None) -> bool:
        if not self.coach or msgspec.json.decode(key, type=Remark).seq not in {
            self.course.picks[ply].seq for ply in self.course.gesture(seat)
        }:
            raise Stale()
        return False

    def _check_back(self, seat: int, key: str, stamp: int | None) -> bool:
        if not self.places[seat].held:
            raise Refused(409, say("not-away"))
        return False

    def _do_pick(self, event: Event) -> None:
        assert event.seat is not None
        self._acted(event)
        self.course.play(Played(event.seat, event.key, event.at, event.seq))
        if self.lesson is not None:
            self.lesson.picked(len(self.course.picks))

    def _do_then(self, event: Event) -> None:
        assert event.seat is not None
        self._acted(event)
        self.course.play(Played(event.seat, event.key, event.at, event.seq, joined=True))
        if self.lesson is not None:
            self.lesson.picked(len(self.course.picks))

    def _do_resign(self, event: Event) -> None:
        assert event.seat is not None
        self.course.play(Played(event.seat, RESIGN, event.at, event.seq))

    def _do_undo(self, event: Event) -> None:
        assert event.seat is not None
        self.course.take_back(event.seat)
        self._forget_views()

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
        self.time_limits.clock = TimeLimit.of(event.key)

    def _do_grace(self, event: Event) -> None:
        self.undo_seconds = int(event.key)

    def _do_lesson(self, event: Event) -> None:
        id, _, fingerprint = event.key.partition(" ")
        found = self.game.taught(id)
        if found is None or found.fingerprint() != fingerprint:
            self.closed = True  # it was rewritten since: what was done here is no way through the new one
        else:
            self.lesson = Progress(found, began=[len(self.course.picks)])

    def _do_step(self, event: Event) -> None:
        step, ply = map(int, event.key.split())
        self.course.rewind(ply)
        self._forget_views()
        if self.lesson is not None:
            self.lesson.go(step, ply)

    def _do_other(self, event: Event) -> None:
        if self.lesson is not None:
            self.lesson.others = [*self.lesson.others, event.key]

    def _do_shown(self, event: Event) -> None:
        if self.lesson is not None:
            self.lesson.shown = True

    def _do_story(self, event: Event) -> None:
        self.story = msgspec.json.decode(event.key, type=Story)

    def _do_daily(self, event: Event) -> None:
        self.daily = event.key

    def _do_coach(self, event: Event) -> None:
        self.coach, self.remark = event.key, None

    def _do_remark(self, event: Event) -> None:
        self.remark = msgspec.json.decode(event.key, type=Remark)

    def _do_deadline(self, event: Event) -> None:
        assert event.seat is not None
        self.time_limits.set_deadline(event.seat, TimeLimit.of(event.key), moment(event.at))

    def _do_renew(self, event: Event) -> None:
        place = self._place(event)
        renewed, place.token, _ = event.key.split()
        place.renewed = int(renewed)

    def _do_close(self, event: Event) -> None:
        self.closed = True

    def _do_object(self, event: Event) -> None:
        self._wait_anew(event)

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
        if event.seat in self.time_limits.since:
            self.time_limits.awaits(event.seat, moment(event.at))

    def _await(self, at: float, seats: Iterable[int]) -> None:
        """Start the time of every seat that has a new move; a bot that played a turn for somebody is relieved.

        A turn is over when the table no longer waits for the seat; where all act at once, when they begin anew.
        """
        together = bool(self.state.lanes) or self.state.seats == 1
        for seat in seats:
            place = self.places[seat]
            move = self.stamps.get(seat) == self.seq and self.state.decision(seat).fresh
            if move or (seat in self.stamps and seat not in self.time_limits.since):
                self.time_limits.awaits(seat, at)
            if place.covered and not place.away and ((move and together) or seat not in self.stamps):
                place.relieve()
            if seat not in self.stamps:
                self.time_limits.forget(seat)

    def _place(self, event: Event) -> Place:
        assert event.seat is not None
        return self.places[event.seat]

    def _restamp(self, before: dict[int, Any], actor: int | None, seats: Iterable[int]) -> None:
        """A decision keeps its stamp while others act; a new question gets the number of what brought it up."""
        for seat in seats:
            offer = self.state.offers.get(seat)
            if offer is None:
                self.stamps.pop(seat, None)
            elif seat == actor or seat not in self.stamps or before.get(seat) != offer:
                self.stamps[seat] = self.seq

    # --- how long it waits ------------------------------------------------------------------------------------

    def waits_for_person(self, seat: int) -> bool:
        """Whether a person must decide on this seat now."""
        if seat not in self.stamps:
            return False
        place = self.places[seat] if 0 <= seat < len(self.places) else None
        return place is not None and place.kind == "human" and not place.held and self.live

    def unmoved(self, seat: int) -> bool:
        """Whether the seat has picked nothing yet: it sits at an empty table."""
        return all(pick.seat != seat for pick in self.course.picks)

    def asks(self, seat: int | None) -> bool:
        """Whether the person on this seat is asked something now; a bot may decide for them."""
        return seat in self.stamps and self.live and not self.places[seat].thinks

    def due(self, seat: int) -> float | None:
        """When a bot will step in for the seat; None if the table waits for ever, or for nobody there."""
        due = self.time_limits.due(seat) if self.waits_for_person(seat) else None
        return None if due is None else due[0]

    def overdue(self, now: float) -> dict[int, str]:
        """The seats whose time has passed, and the bot that shall decide for each."""
        found = {}
        for seat in self.stamps:
            due = self.time_limits.due(seat) if self.waits_for_person(seat) else None
            if due is not None and due[0] <= now:
                found[seat] = due[1]
        return found

    def next_due(self) -> float | None:
        """When the first of them will have passed."""
        return min((due for seat in self.stamps if (due := self.due(seat)) is not None), default=None)

    # --- what is seen -----------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """Why the seat cannot take its last gesture back; None if it can.

        Remembered until something happens; somebody who acts at the same time changes nothing.
        """
        held, knows = self.places[seat].thinks, self._knowledge(self.undo_stamp(seat))
        known = self._undo.get(seat)
        if known is None or known[0] != (held, knows):
            known = self._undo[seat] = ((held, knows), self._undo_reason(seat))
        return known[1]

    def _undo_reason(self, seat: int) -> Text | None:
        if not self.live:
            return Text(KERNEL, "why-over")  # the seed is public now
        if self.lesson is not None:
            return say("lesson-back" if self.puzzle is None else "puzzle-no-undo")
        if self.places[seat].thinks:
            return say("away")
        return self.course.why_no_undo(seat)

    def undo_stamp(self, seat: int) -> int:
        """The number of the event that the seat would take back; 0 if there is none. It goes back with the undo."""
        plies = self.course.gesture(seat)
        return self.course.picks[plies[0]].seq if plies else 0

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know.

        What spectators see, and what a seat sees that has just decided, will soon be the view before: it is kept.
        """
        ply = len(self.course.picks)
        if seat is not None:
            return self.view_before(seat) if self.course.since(seat) == ply else self.state.view(seat)
        if self._watched is None or self._watched[0] != ply:
            if self._watched is not None and self._watched[0] == self.course.since(None):
                self._views_before[None] = self._watched
            self._watched = (ply, self.state.view(None))
        return self._watched[1]

    def view_before(self, seat: int | None) -> Any:
        """What it knew when it last decided, to mark what happened meanwhile."""
        ply = self.course.since(seat)
        kept = self._views_before.get(seat)
        if kept is None or kept[0] != ply:
            kept = self._views_before[seat] = (ply, self.course.at(ply).view(seat))
        return kept[1]

    def _forget_views(self) -> None:
        """Picks were taken back: after as many of them the table is another one."""
        self._views_before.clear()
        self._watched = None

    def position(self, ply: int, seat: int | None) -> Position:
        """The table after some picks, as a seat (None: a spectator) sees it."""
        before, state = self.course.at(max(0, ply - 1)), self.course.at(ply)
        return Position(state.view(seat), before.view(seat), state.waiting, state.winners)

    def scores(self) -> list[ScoreSheet]:
        """The score sheets as everybody may know them."""
        if self._sheets is None or self._sheets[0] is not self.state:
            ply, sheets = self.course.sheets or (-1, [])
            self._sheets = (self.state, sheets if ply == len(self.course.picks) else self.state.scores())
        return self._sheets[1]

    def imagined(self, seat: int) -> Any:
        """A full state that the seat cannot tell from the real one.

        Whatever is answered beyond the seat's view (its question, a preview, a hint) is computed from this, so that it
        cannot tell more than the seat knows. It stays the same while the seat knows the same: somebody who acts at the
        same time changes nothing.
        """
        knows = self._knowledge(self.stamps.get(seat, 0))
        kept = self._imagined.get(seat)
        if kept is None or kept[0] != knows:
            rng = Rng.from_seed(f"{self.row.seed}/imagined/{seat}/{knows}")
            kept = self._imagined[seat] = (knows, self.state.imagine(seat, rng))
        return kept[1]

    def _knowledge(self, stamp: int) -> tuple[Any, ...]:
        """What changes when a seat may know something new; `stamp` is that of what the seat itself last did or faces.

        While all act at once nobody knows what the others do, so their picks are no news.
        """
        state = self.state
        return (stamp, state.forked, state.resigned) if state.lanes else (self.seq,)

    def decision(self, seat: int) -> Decision:
        """The question of a seat, as much of it as the seat can know."""
        asked: Decision = self.imagined(seat).decision(seat)
        return asked

    def log_for(self, seat: int | None) -> tuple[LogEntry, ...]:
        return self.course.notes(seat)

    def change(self) -> dict[str, Any]:
        """What everybody may know of a change: the data of a live event."""
        waiting, over = list(self.waiting), self.over or self.closed
        return {"seq": self.seq, "waiting": waiting, "over": over, "closed": self.closed, "chat": self.chats}

    def record(self, *, secret: bool = False, sealed: bool = False) -> Record:
        """The record. While the game runs it holds what everybody may know; `secret` gives all, for the host.

        That of a game whose seed is still a secret (`sealed`) is no fuller at its end.
        """
        seats = tuple(Seat(place.name, place.bot or None) for place in self.places)
        return self.course.record(seed=(self.over and not sealed) or secret, seats=seats)
