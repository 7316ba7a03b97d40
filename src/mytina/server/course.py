"""How a game at a table went: the picks that count, and states on the way, so that any moment of it is near at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from mytina.kernel.errors import IllegalPick
from mytina.kernel.game import RESIGN, Game
from mytina.kernel.log import LogEntry
from mytina.kernel.record import Record, Seat, make_record, undoable
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import Text

EVERY = 32  # picks between states that are kept
MEASURE = 256  # picks after which the size of a state is measured anew
SINCE = 256  # picks back at most that a viewer is told of as new
_PICK, _NOTE = 250, 650  # bytes of memory, about; a line remembers how it was said last


class Played(msgspec.Struct, array_like=True):
    """A pick that counts (undone ones do not)."""

    seat: int
    key: str
    at: str
    seq: int  # the event that brought it
    joined: bool = False  # made with one gesture together with the seat's pick before it: they are undone together
    secret: bool = False  # its key stays between the seat and the table until the end
    raw: tuple[int, ...] | None = None  # the option's numbers; none for a resignation


class Course:
    """The state now, and how it came to be; all of it follows from the picks.

    States are kept at intervals, and for each seat the one before its last gesture: whatever moment is asked for, only
    a few picks are played again.
    """

    def __init__(self, game: Game[Any], opening: Any) -> None:
        """`opening` is the state before the first pick."""
        self.game = game
        self.state = opening
        self.state.log = []
        self.picks: list[Played] = []
        self.totals: list[tuple[int, ...]] = []  # after each pick; while nobody's points change it is the same tuple
        self.sheets: tuple[int, list[ScoreSheet]] | None = None  # after how many picks they were counted last
        self.hasty = False  # many picks in a row are played: nobody will take back most of them
        self._kept: dict[int, Any] = {0: self.state.copy()}
        self._before: dict[int, tuple[int, Any]] = {}  # by seat: the ply of its last gesture, and the state then
        self._state_bytes = 0
        #: What a seat (None: a spectator) may read: of which log, how much of it was looked through, and the lines.
        self._notes: dict[int | None, tuple[list[LogEntry], int, tuple[LogEntry, ...]]] = {}

    # --- forwards ---------------------------------------------------------------------------------------------

    def play(self, pick: Played) -> None:
        state, ply = self.state, len(self.picks)
        if not pick.joined and not self.hasty:
            self._before[pick.seat] = (ply, state.copy())
        open_turn = state.forked if state.lanes else None
        if pick.raw is not None:
            state.step(pick.seat, pick.raw)
        else:
            state.pick(pick.seat, pick.key)
            _, _, question, raw = state.history
            if question is not None:
                pick.raw, pick.secret = raw, question.secret
        self.picks.append(pick)
        # What all do at once counts when all have done it: until then points stay as everybody knows them.
        same = open_turn is not None and state.lanes and state.forked == open_turn and pick.key != RESIGN
        self.totals.append(self.totals[-1] if same and self.totals else self._count())
        if (ply + 1) % EVERY == 0:
            self._keep(ply + 1, state)

    def _count(self) -> tuple[int, ...]:
        sheets = self.state.scores()
        self.sheets = (len(self.picks), sheets)
        counted = tuple(sheet.total for sheet in sheets)
        return self.totals[-1] if self.totals and self.totals[-1] == counted else counted

    def _keep(self, ply: int, state: Any) -> None:
        self._kept[ply] = copy = state.copy()
        if ply % MEASURE == 0:
            self._state_bytes = _bytes(copy)

    # --- backwards --------------------------------------------------------------------------------------------

    def gesture(self, seat: int) -> list[int]:
        """The plies of the picks that the seat made with its last gesture, newest first."""
        plies, ply = [], len(self.picks)
        for pick in reversed(self.picks):
            ply -= 1
            if pick.seat == seat and pick.key != RESIGN:
                plies.append(ply)
                if not pick.joined:
                    break
        return plies

    def why_no_undo(self, seat: int) -> Text | None:
        """Why the seat cannot take its last gesture back; None if it can."""
        plies = self.gesture(seat)
        start = self._base(plies[-1])[1] if plies else self.state
        try:
            undoable(self.state, seat, max(1, len(plies)), start)
        except IllegalPick as error:
            return error.why
        return None

    def take_back(self, seat: int) -> None:
        """Take the seat's last gesture back; what others picked since stays."""
        taken = self.gesture(seat)
        self._without(taken[-1], frozenset(taken))

    def rewind(self, ply: int) -> None:
        """Go back to how it was after so many picks: all later ones never happened."""
        if ply < len(self.picks):
            self._without(ply, frozenset(range(ply, len(self.picks))))

    def _without(self, first: int, taken: frozenset[int]) -> None:
        """Play again from before a ply, without some picks."""
        ply, base = self._base(first)
        again = [pick for number, pick in enumerate(self.picks) if number >= ply and number not in taken]
        log = notes_until(self.state.log, ply)
        self.state = base.copy()
        self.state.log = log
        del self.picks[ply:], self.totals[ply:]
        self.sheets = None
        self._kept = {number: state for number, state in self._kept.items() if number <= ply}
        self._before = {whose: (number, state) for whose, (number, state) in self._before.items() if number < ply}
        for pick in again:
            self.play(pick)

    # --- anywhere ---------------------------------------------------------------------------------------------

    def at(self, ply: int) -> Any:
        """The state after so many picks, without a log; not to be changed."""
        if ply == len(self.picks):
            return self.state
        start, base = self._base(ply)
        if start == ply:
            return base
        state = base.copy()
        for pick in self.picks[start:ply]:
            _step(state, pick)
        return state

    def log_at(self, ply: int) -> list[LogEntry]:
        return notes_until(self.state.log, ply)

    def since(self, seat: int | None) -> int:
        """The ply after the seat's last pick (for a spectator: before the last player's picks), but not too far back:
        what happened from there on is new to the viewer."""
        ply = len(self.picks)
        least = max(0, ply - SINCE)
        if seat is None:
            while ply > least and self.picks[ply - 1].seat == self.picks[-1].seat:
                ply -= 1
            return ply
        while ply > least and self.picks[ply - 1].seat != seat:
            ply -= 1
        return ply

    def far(self, ply: int) -> bool:
        """Whether many picks would have to be played again for a moment; `fill` mends that."""
        return ply - self._base(ply)[0] > 2 * EVERY

    def fill(self) -> Iterator[None]:
        """Keep states at intervals from the beginning on, where they are missing; goes pick by pick."""
        state = self._kept[0].copy()
        for ply, pick in enumerate(list(self.picks), 1):
            _step(state, pick)
            if ply % EVERY == 0 and ply not in self._kept:
                self._keep(ply, state)
            yield

    def _base(self, ply: int) -> tuple[int, Any]:
        """The nearest state that is kept at or before a ply, and its own ply."""
        near = max(number for number in self._kept if number <= ply)
        found = near, self._kept[near]
        for number, state in self._before.values():
            if found[0] < number <= ply:
                found = number, state
        return found

    # --- kept elsewhere ---------------------------------------------------------------------------------------

    def notes(self, seat: int | None) -> tuple[LogEntry, ...]:
        """The lines of the log that a seat (None: a spectator) may read; only what is new is looked through."""
        log = self.state.log
        known, seen, notes = self._notes.get(seat, (None, 0, ()))
        if known is not log:  # picks were taken back
            seen, notes = 0, ()
        if seen < len(log):
            notes += notes_for(log[seen:], seat)
            self._notes[seat] = (log, len(log), notes)
        return notes

    @property
    def weight(self) -> int:
        """Bytes of memory, about."""
        states = len(self._kept) + len(self._before) + 1
        self._state_bytes = self._state_bytes or _bytes(self.state)
        return states * self._state_bytes + _PICK * len(self.picks) + _NOTE * len(self.state.log)

    def anchor(self) -> tuple[int, Any]:
        """A state to save the course with: old enough for everything that is usually asked for after a restart."""
        return self._base(max(0, len(self.picks) - SINCE))

    def resume(
        self, ply: int, state: Any, picks: list[Played], totals: list[tuple[int, ...]], log: list[LogEntry]
    ) -> Iterator[None]:
        """Go on from a saved state: picks before it are known, those after it are played; goes pick by pick."""
        self.state = state
        state.plies, state.log = ply, log
        self.picks, self.totals = picks[:ply], totals
        self._kept[ply] = state.copy()
        for pick in picks[ply:]:
            self.play(pick)
            yield

    def record(self, *, seed: bool, seats: tuple[Seat, ...]) -> Record:
        past = [(pick.seat, pick.key, pick.secret) for pick in self.picks]
        times = tuple(pick.at for pick in self.picks)
        return make_record(self.state, seed=seed, seats=seats, times=times, past=past)


def _bytes(state: Any) -> int:
    """Memory that a state takes, about."""
    bare = state.copy()
    bare.history = None
    return 3 * len(bare.dump())


def notes_for(log: list[LogEntry], seat: int | None) -> tuple[LogEntry, ...]:
    """The lines of a log that a seat may read."""
    return tuple([note for note in log if note.only is None or note.only == seat])


def notes_until(log: list[LogEntry], ply: int) -> list[LogEntry]:
    """The lines of a log up to a ply."""
    end = len(log)
    while end and log[end - 1].ply > ply:
        end -= 1
    return log[:end]


def _step(state: Any, pick: Played) -> None:
    if pick.raw is None:
        state.resign(pick.seat)
    else:
        state.step(pick.seat, pick.raw)
