"""A game as a file: set-up, seed (or its commitment), picks; replaying them gives the same state, bit for bit."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from mytina.kernel import setup as setups
from mytina.kernel.effects import Question, Raw
from mytina.kernel.errors import IllegalPick, RecordError, SetupError
from mytina.kernel.game import RESIGN, Game, State
from mytina.kernel.reading import Unreadable, read
from mytina.kernel.rng import GENERATOR, Rng, commitment
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import KERNEL, Text, quoted

S = TypeVar("S", bound=State)
Past = tuple[int, Question | None, Raw]  # who picked, what was asked (nothing: they resigned), and what was picked

FORMAT = "mytina-record/1"


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """One pick; `sum` chains it to all picks before, so that a changed one is found at its own ply.

    While the seed is secret there is no sum, and the key of a pick that not everybody may know is left open (`?`).
    """

    seat: int
    key: str
    sum: str = ""
    at: str | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    bot: str | None = None


class Result(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    resigned: tuple[int, ...] = ()


class Record(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A finished or running game. `docs/record.md` explains every field."""

    format: str = FORMAT
    game: str
    rules_version: int
    generator: str = ""
    setup: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    seed: str | None = None
    picks: tuple[Pick, ...]
    result: Result | None = None
    digest: str | None = None

    def encode(self) -> bytes:
        """As JSON, indented for people."""
        return msgspec.json.format(msgspec.json.encode(self, order="deterministic"), indent=1) + b"\n"


def decode(data: bytes | str) -> Record:
    """A record from JSON; RecordError says what is wrong with it."""
    try:
        record = read(data, Record)
    except Unreadable as error:
        raise RecordError(_say("record-not", why=error.why)) from None
    if record.format != FORMAT:
        raise RecordError(_say("record-format", format=quoted(record.format), known=quoted(FORMAT)))
    return record


def make_record(
    state: State,
    *,
    seed: bool,
    seats: tuple[Seat, ...] = (),
    times: tuple[str, ...] = (),
    past: list[tuple[int, str, bool]] | None = None,
) -> Record:
    """The record of a state. `seed=True` puts the secret in: for finished games, and for files nobody else sees.

    Without it the record holds what everybody may know: no picks of a turn in which all still act at once, and no keys
    that would tell what is hidden. `past` are all picks (seat, key, whether it is secret), for a state that does not
    remember them.
    """
    picks: list[Pick] = []
    chain = ""
    told = _told(state) if past is None else past
    for ply, (seat, key, secret) in enumerate(told if seed or not state.lanes else told[: state.forked]):
        at = times[ply] if ply < len(times) else None
        if seed:
            chain = _link(chain, seat, key)
            picks.append(Pick(seat, key, chain, at))
        else:
            picks.append(Pick(seat, "?" if secret else key, "", at))
    return Record(
        game=state.game.id,
        rules_version=state.game.rules_version,
        generator=GENERATOR,
        setup=setups.plain(state.setup),
        seats=seats or tuple(Seat() for _ in range(state.seats)),
        commitment=commitment(state.game.id, state.seed),
        seed=state.seed if seed else None,
        picks=tuple(picks),
        result=_result(state) if state.over else None,
        digest=state.digest() if seed else None,
    )


def _told(state: State) -> list[tuple[int, str, bool]]:
    return [
        (seat, RESIGN, False) if question is None else (seat, question.key(raw), question.secret)
        for seat, question, raw in state.past()
    ]


def replay_record(
    game: Game[S], record: Record, *, seed: str | None = None, upto: int | None = None, log: bool = False
) -> S:
    """The state a record leads to, every claim of it checked; `upto` stops after so many picks."""
    secret = record.seed if record.seed is not None else seed
    if secret is None:
        raise RecordError(_say("record-running"))
    if record.generator != GENERATOR:
        if not record.generator:
            raise RecordError(_say("record-old-generator", ours=GENERATOR))
        raise RecordError(_say("record-generator", theirs=quoted(record.generator), ours=GENERATOR))
    if record.rules_version != game.rules_version:
        played, now = quoted(record.rules_version), str(game.rules_version)
        raise RecordError(_say("record-rules", played=played, now=now, game=game.name))
    if commitment(game.id, secret) != record.commitment:
        raise RecordError(_say("record-seed"))
    state = open_table(game, record, secret, log=log)
    chain = ""
    for ply, pick in enumerate(record.picks[:upto], 1):
        chain = _link(chain, pick.seat, pick.key)
        if chain != pick.sum:
            raise RecordError(_say("record-sum", key=quoted(pick.key), seat=quoted(pick.seat)), ply)
        try:
            state.pick(pick.seat, pick.key)
        except IllegalPick as error:
            raise RecordError(
                _say("pick-wrong", seat=quoted(pick.seat), key=quoted(pick.key), why=error.why), ply
            ) from None
    if upto is None or upto >= len(record.picks):
        _check_end(state, record)
    return state


def open_table(game: Game[S], record: Record, seed: str, *, log: bool = False) -> S:
    """The table of a record before its first pick."""
    try:
        state = game.open(len(record.seats), seed, record.setup)
    except SetupError as error:
        raise RecordError(_say("record-setup", why=error.why), 0) from None
    if log:
        state.log = []
    return state


def take_back(state: S, seat: int, picks: int = 1, start: S | None = None) -> S:
    """The state before the seat's last picks, later picks of others kept; IllegalPick when it is too late for that.

    `start` is an earlier state of the same table, before those picks: only what came since is played again.
    """
    before, others = undoable(state, seat, picks, start)
    if before is start:
        before = start.copy()
        before.log = None if state.log is None else []
    for who, question, raw in others:
        _again(before, who, question, raw)
    return before


def undoable(state: S, seat: int, picks: int = 1, start: S | None = None) -> tuple[S, list[Past]]:
    """The state before the seat's last picks, and what others picked since; IllegalPick when it is too late.

    That state is not to be changed: it is `start` itself where nothing was picked between the two.
    """
    past = state.past(0 if start is None else start.plies)
    own = [ply for ply, (who, question, _) in enumerate(past) if who == seat and question is not None]
    if len(own) < picks:
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-nothing-to-undo"))
    game: Game[S] = state.game  # type: ignore[assignment]  # a class variable cannot say that it is of the own type
    first, taken = own[-picks], set(own[-picks:])
    before = game.open(state.seats, state.seed, setups.plain(state.setup)) if start is None else start
    if start is not None and first:
        before = start.copy()
    if before is not start:
        before.log = None if state.log is None else []
    for who, question, raw in past[:first]:
        _again(before, who, question, raw)
    others = [pick for ply, pick in enumerate(past) if ply > first and ply not in taken]
    if any(who not in before.waiting or question is None for who, question, _ in others):
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-undo-acted"))
    raws = [past[ply][2] for ply in own[-picks:]]
    if before.reveals != state.reveals or _sees_more(before, seat, raws, None if others else state):
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-undo-revealed"))
    return before, others


def _sees_more(before: State, seat: int, raws: list[Raw], after: State | None) -> bool:
    """Whether picks let a seat see what it could not know: then what it sees depends on what was hidden.

    Determinizations from before the picks are compared with one another, and with the state `after` them.
    """
    seen = set() if after is None else {_seen(after, seat)}
    for number in range(2):
        guess = before.imagine(seat, Rng.from_seed(f"undo/{number}"))
        for raw in raws:
            if raw not in guess.options(seat):
                return True
            guess.step(seat, raw)
        seen.add(_seen(guess, seat))
        if len(seen) > 1:
            return True
    return False


def _seen(state: State, seat: int) -> bytes:
    return msgspec.json.encode((state.sees(seat), state.options(seat) if seat in state.offers else ()))


def _again(state: State, seat: int, question: Question | None, raw: Raw) -> None:
    if question is None:
        state.resign(seat)
    else:
        state.step(seat, raw)


def _check_end(state: State, record: Record) -> None:
    ply = len(record.picks)
    if record.digest is not None and state.digest() != record.digest:
        raise RecordError(_say("record-digest"), ply)
    if record.result is None:
        return
    if not state.over:
        raise RecordError(_say("record-early"), ply)
    if _result(state) != record.result:
        raise RecordError(_say("record-result"), ply)


def _result(state: State) -> Result:
    sheets: list[ScoreSheet] = state.scores()
    return Result(
        winners=state.winners,
        totals=tuple(sheet.total for sheet in sheets),
        sheets=tuple(sheet.lines for sheet in sheets),
        resigned=state.resigned,
    )


def _link(chain: str, seat: int, key: str) -> str:
    return hashlib.sha256(f"{chain}/{seat}/{key}".encode()).hexdigest()[:8]


def _say(id: str, **args: str | Text) -> Text:
    return Text(KERNEL, id, **args)
