"""State: a table at one moment, and the interpreter that runs it from pick to pick."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import msgspec
from mypy_extensions import mypyc_attr

from mytina.kernel import setup as setups
from mytina.kernel.decision import Decision, Option
from mytina.kernel.effects import Effect, Frame, Question, Raw, spelled_out, to_data
from mytina.kernel.errors import IllegalPick
from mytina.kernel.log import LogEntry
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet, leaders
from mytina.kernel.text import KERNEL, Text

if TYPE_CHECKING:
    from mytina.kernel.game import Game
    from mytina.kernel.record import Record

#: The newest pick and the history before it; mypyc knows no type that holds itself.
History = tuple[Any, int, "Question | None", Raw] | None
Offer = tuple[Question, Raw, list[Raw]]

#: A frame. Compiled code looks through all of a tuple of known types whenever it meets one, and into this only for what
#: is taken out of it.
Loose = tuple[Any, ...]

RESIGN = "resign"

#: By seat: the one that is waited for, alone. No game has as many.
_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(1000)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table at one moment: a value that copies in microseconds.

    A game subclasses this with `__slots__`, names its own data in `layout` (attribute → type, for saving) and fills
    in the methods marked *game*.
    """

    __slots__ = (
        "forked",
        "history",
        "lanes",
        "log",
        "offers",
        "pending",
        "plies",
        "resigned",
        "reveals",
        "rng",
        "seats",
        "seed",
        "setup",
        "stack",
        "waiting",
    )

    game: ClassVar[Game[State]]
    layout: ClassVar[dict[str, Any]]

    seats: int
    setup: Any  # the game's own kind; a compiled subclass cannot say so itself
    seed: str
    rng: Rng
    pending: list[Frame]  # what is still to happen, last first
    lanes: list[list[Frame]]  # the same per seat while all act at once
    stack: list[Frame]  # the one of these that is running
    forked: int  # picks made when all began to act at once
    waiting: tuple[int, ...]
    offers: dict[int, Offer]
    history: History  # newest first, shared between copies
    plies: int
    reveals: int  # how often something hidden came to light: undo stops there
    resigned: tuple[int, ...]
    log: list[LogEntry] | None  # kept only for a table that people look at

    # --- game: what a game says about itself ------------------------------------------------------------------

    def begin(self) -> None:
        """*game*: lay out the table and push what happens first."""
        raise NotImplementedError

    def copy_into(self, other: Self) -> None:
        """*game*: copy the data named in `layout`."""
        raise NotImplementedError

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """*game*: what a seat may know (None: a spectator), as a msgspec struct."""
        raise NotImplementedError

    def sees(self, seat: int) -> Any:
        """*game*: data that differ where the seat's view does, and only there, if there is a shorter way than it."""
        return self.view(seat)

    def rehide(self, seat: int | None, rng: Rng) -> None:
        """*game*: deal everything that the seat cannot know anew."""
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """*game*: a sheet per seat, as it would be counted now."""
        raise NotImplementedError

    def target_score(self) -> int:
        """*game*: the points a solo player is measured by, as they stand: a rival's, or what the best title needs."""
        return 0

    def ending(self) -> tuple[int, ...]:
        """*game*: the winners once the game is over; by default the best score sheet."""
        return leaders(self.scores())

    def leave(self, seat: int) -> None:
        """*game*: a seat has resigned. By default the game ends and the others have won."""
        self.pending.clear()
        self.lanes = []

    def forbids_resigning(self) -> Text | None:
        return Text(KERNEL, "why-over") if self.over else None

    # --- what everybody uses ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def frames(self) -> list[Frame]:
        """What is still to happen, last first, with a frame for every effect."""
        return spelled_out(self.pending)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game runs."""
        if self.waiting:
            return ()
        if self.resigned and len(self.resigned) == self.seats - 1:
            return tuple(seat for seat in range(self.seats) if seat not in self.resigned)
        return self.ending()

    def lead(self, seat: int) -> int:
        """How far the seat is ahead of the best of the others by the score sheets, or of the target of a solo game."""
        totals = [sheet.total for sheet in self.scores()]
        own = totals.pop(seat)
        return own - (max(totals) if totals else self.target_score())

    def chapter(self, seat: int) -> int:
        """Which part of the game a seat is in (a season, a round), from 0 on: points are compared at their ends."""
        return 0

    def decision(self, seat: int) -> Decision:
        """The question that `seat` faces now."""
        if seat not in self.offers:
            raise IllegalPick(seat, "", self._not_waiting(seat))
        question, args, raws = self.offers[seat]
        return Decision(self, seat, question, args, raws)

    def options(self, seat: int) -> list[Raw]:
        """The options as bare numbers, for programs in a hurry; do not change the list."""
        return self.offers[seat][2]

    def pick(self, seat: int, option: Option | str | Raw) -> None:
        """Carry out an option (or its key), and everything forced, up to the next decision."""
        if option == RESIGN:
            self.resign(seat)
            return
        self.step(seat, self._checked(seat, option))

    def step(self, seat: int, raw: Raw) -> None:
        """Like `pick` for numbers that came from `options`: nothing is checked."""
        offers = self.offers
        question, args, _ = offers[seat]
        del offers[seat]
        self.stack = stack = self.lanes[seat] if self.lanes else self.pending
        frames: list[Any] = stack
        frames.pop()
        self.history = (self.history, seat, question, raw)
        self.plies += 1
        question.choose(self, seat, args, raw)
        if self.lanes or not self._run(stack, False):  # the usual case, without the detour
            self.settle()

    def try_step(self, seat: int, raw: Raw) -> None:
        """Like `step` for a state that is only to be judged: where the next move is sure to begin, its options are not
        listed, and there is no offer. The state cannot be played on then."""
        offers = self.offers
        question, args, _ = offers[seat]
        del offers[seat]
        self.stack = stack = self.lanes[seat] if self.lanes else self.pending
        frames: list[Any] = stack
        frames.pop()
        self.history = (self.history, seat, question, raw)
        self.plies += 1
        question.choose(self, seat, args, raw)
        if self.lanes or not self._run(stack, True):
            self.settle()

    def resign(self, seat: int) -> None:
        """Give up; possible at any time, also when others are to move."""
        forbidden = self.forbids_resigning()
        if not 0 <= seat < self.seats or seat in self.resigned:
            forbidden = Text(KERNEL, "why-no-seat", seat=seat)
        if forbidden is not None:
            raise IllegalPick(seat, RESIGN, forbidden)
        self.history = (self.history, seat, None, ())
        self.plies += 1
        self.resigned = (*self.resigned, seat)
        self.note("log-resign", "", seat)
        self.leave(seat)
        self.offers.clear()
        self.settle()

    def copy(self) -> Self:
        """An independent copy. It does not keep a log."""
        cls = type(self)
        other = cls.__new__(cls)
        other.seats = self.seats
        other.setup = self.setup
        other.seed = self.seed
        other.rng = self.rng.copy()
        other.pending = pending = self.pending[:]
        other.lanes = [lane[:] for lane in self.lanes] if self.lanes else self.lanes  # none: never filled in place
        other.stack = pending
        other.waiting = self.waiting
        other.offers = self.offers.copy()
        other.forked = self.forked
        other.history = self.history
        other.plies = self.plies
        other.reveals = self.reveals
        other.resigned = self.resigned
        other.log = None
        self.copy_into(other)
        return other

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """A full state that `seat` cannot tell from the real one: what is hidden is dealt anew."""
        other = self.copy()
        other.seed = ""
        other.rng = rng.child("imagine")
        other.rehide(seat, rng)
        return other

    def digest(self) -> str:
        """A fingerprint of everything that can still matter, the same on every machine."""
        return hashlib.sha256(msgspec.json.encode(self._data(), order="sorted")).hexdigest()

    def dump(self) -> bytes:
        """The whole state as JSON, for `game.load`; it holds secrets."""
        picks = [[seat, to_data(question), list(raw)] for seat, question, raw in self.past()]
        extra = {"seed": self.seed, "history": picks, "reveals": self.reveals, "forked": self.forked}
        return msgspec.json.encode(self._data() | extra, order="sorted")

    def past(self, since: int = 0) -> list[tuple[int, Question | None, Raw]]:
        """The picks so far, oldest first (a resignation has no question); `since` leaves so many of the first out."""
        picks: list[tuple[int, Question | None, Raw]] = []
        cell = self.history
        while cell is not None and len(picks) < self.plies - since:
            cell, seat, question, raw = cell
            picks.append((seat, question, raw))
        picks.reverse()
        return picks

    def record(self, *, seed: bool | None = None) -> Record:
        """The game so far as a record; the seed is in it once the game is over, or when asked for (to save a game)."""
        from mytina.kernel.record import make_record

        return make_record(self, seed=self.over if seed is None else seed)

    def back(self, seat: int, picks: int = 1, start: Self | None = None) -> Self:
        """The state before the seat's last pick (or picks), with what others picked since kept.

        Everything is played again from the beginning, or from `start`: an earlier state of the same table.

        IllegalPick if it is too late: a pick can be taken back until something hidden came to light (a turn of all at
        once is over, the game called `reveal`, or the seat sees what it could not have known), or somebody acted who
        was not deciding at the same time.
        """
        from mytina.kernel.record import take_back

        return take_back(self, seat, picks, start)

    def __str__(self) -> str:
        return f"<{self.game.id}: {self.plies} picks>"

    def _repr_svg_(self) -> str:
        return self.game.draw(self.view(None))

    # --- for games: what their effects call -------------------------------------------------------------------

    def push(self, effect: Effect, seat: int, args: Raw = ()) -> None:
        self.stack.append((effect, seat, args))

    def do(self, effect: Effect, seat: int, args: Raw = ()) -> None:
        """The last thing that somebody does is an effect: it is pushed, or done at once where that is the same."""
        if effect.direct:
            effect.run(self, seat, args)
        else:
            self.stack.append((effect, seat, args))

    def fork(self, frames: list[Frame]) -> None:
        """Give every seat a stack of its own, starting with its frame."""
        assert not self.lanes, "seats already act at once"
        self.lanes = [[frame] for frame in frames]
        self.forked = self.plies

    def reveal(self) -> None:
        """Something hidden comes to light: no undo past here, and no plan of a bot."""
        self.reveals += 1

    def note(
        self, id: str, rule: str, seat: int | None = None, *, only: int | None = None, icon: str = "", **args: Any
    ) -> None:
        """Write a line of the log, if anybody keeps one."""
        if self.log is not None:
            domain = self.game.id if rule else KERNEL
            self.log.append(LogEntry(self.plies, Text(domain, id, **args), rule, seat, only, icon))

    def settle(self) -> None:
        """Run everything that needs no pick."""
        while True:
            if self.lanes:
                waiting = []
                for seat, lane in enumerate(self.lanes):
                    self.stack = lane
                    if lane and (seat in self.offers or self._run(lane, False)):
                        waiting.append(seat)
                if waiting:
                    self.waiting = tuple(waiting)
                    return
                self.lanes = []
                if self.seats - len(self.resigned) > 1:
                    self.reveal()  # now everybody sees what the others did
                continue
            self.stack = self.pending
            if self._run(self.pending, False):
                return
            if not self.lanes:
                self.waiting = ()
                return

    # --- inside -----------------------------------------------------------------------------------------------

    def _run(self, stack: list[Any], trying: bool) -> bool:
        """Run one stack, which is `self.stack`, until it asks (True), and its seat is the one that is waited for, or
        until it is empty or forks (False)."""
        frames: list[Loose] = stack
        effect: Effect
        seat: int
        args: Raw
        while stack:
            effect, seat, args = frames[-1]
            if effect.asks:
                question: Question = effect  # type: ignore[assignment]  # only questions ask
                if trying and question.certain(self, seat, args):
                    self.waiting = _ALONE[seat]
                    return True
                raws = question.options(self, seat, args)
                if len(raws) > 1 or (raws and question.explicit(self, seat, args)):
                    self.offers[seat] = (question, args, raws)
                    self.waiting = _ALONE[seat]
                    return True
                frames.pop()
                if raws:
                    question.choose(self, seat, args, raws[0])
            else:
                if not effect.lasting:
                    frames.pop()
                effect.run(self, seat, args)
            if self.lanes and stack is self.pending:
                return False
        return False

    def _checked(self, seat: int, option: Option | str | Raw) -> Raw:
        """The numbers of a legal option, or IllegalPick."""
        key = option if isinstance(option, str) else option.key if isinstance(option, Option) else repr(option)
        if seat not in self.offers:
            raise IllegalPick(seat, key, self._not_waiting(seat))
        question, args, raws = self.offers[seat]
        if isinstance(option, str):
            for raw in raws:
                if question.key(raw) == key:
                    return raw
            refusal = question.refusals(self, seat, args).get(key)
            raise IllegalPick(seat, key, refusal or Text(KERNEL, "why-not-an-option"))
        raw = option.raw if isinstance(option, Option) else option
        if raw in raws and (not isinstance(option, Option) or question.key(raw) == key):
            return raw
        refusal = question.refusals(self, seat, args).get(key)
        raise IllegalPick(seat, key, refusal or Text(KERNEL, "why-not-an-option"))

    def _not_waiting(self, seat: int) -> Text:
        if self.over:
            return Text(KERNEL, "why-over")
        if not 0 <= seat < self.seats:
            return Text(KERNEL, "why-no-seat", seat=seat)
        return Text(KERNEL, "why-not-your-turn")

    def _data(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "setup": setups.plain(self.setup),
            "rng": self.rng.dump(),
            "resigned": self.resigned,
            "pending": [to_data(frame) for frame in self.frames],
            "lanes": [[to_data(frame) for frame in spelled_out(lane)] for lane in self.lanes],
            "own": {name: getattr(self, name) for name in self.layout},
        }
