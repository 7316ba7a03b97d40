"""A game as a file: set-up, seed (or its commitment), picks; replaying them gives the same state, bit for bit."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from mytina.kernel.errors import IllegalPick, MytinaError, RecordError
from mytina.kernel.game import RESIGN, Game, State
from mytina.kernel.rng import commitment
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import KERNEL, Text

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
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not JSON: {error}") from None
    if record.format != FORMAT:
        raise RecordError(f"the format {record.format!r} is unknown; this version reads {FORMAT!r}")
    return record


def make_record(state: State, *, seed: bool, seats: tuple[Seat, ...] = (), times: tuple[str, ...] = ()) -> Record:
    """The record of a state. `seed=True` puts the secret in: for finished games, and for files nobody else sees.

    Without it the record holds what everybody may know: no picks of a turn in which all still act at once, and no keys
    that would tell what is hidden.
    """
    picks: list[Pick] = []
    chain = ""
    past = state.past() if seed or not state.lanes else state.past()[: state.forked]
    for ply, (seat, question, raw) in enumerate(past):
        at = times[ply] if ply < len(times) else None
        key = RESIGN if question is None else question.key(raw)
        if seed:
            chain = _link(chain, seat, key)
            picks.append(Pick(seat, key, chain, at))
        else:
            picks.append(Pick(seat, "?" if question is not None and question.secret else key, "", at))
    return Record(
        game=state.game.id,
        rules_version=state.game.rules_version,
        setup=msgspec.to_builtins(state.setup),
        seats=seats or tuple(Seat() for _ in range(state.seats)),
        commitment=commitment(state.game.id, state.seed),
        seed=state.seed if seed else None,
        picks=tuple(picks),
        result=_result(state) if state.over else None,
        digest=state.digest() if seed else None,
    )


def replay_record(
    game: Game[Any], record: Record, *, seed: str | None = None, upto: int | None = None, log: bool = False
) -> Any:
    """The state a record leads to, every claim of it checked; `upto` stops after so many picks."""
    secret = record.seed if record.seed is not None else seed
    if secret is None:
        raise RecordError("the game is not over, so its seed is not published yet and nothing can be replayed")
    if record.rules_version != game.rules_version:
        raise RecordError(
            f"it was played by version {record.rules_version} of the rules of {game.id}; "
            f"this is version {game.rules_version}"
        )
    if commitment(game.id, secret) != record.commitment:
        raise RecordError("the seed does not fit the commitment: the shuffle was tampered with")
    state = open_table(game, record, secret, log=log)
    chain = ""
    for ply, pick in enumerate(record.picks[:upto], 1):
        chain = _link(chain, pick.seat, pick.key)
        if chain != pick.sum:
            raise RecordError(f"the pick {pick.key!r} of seat {pick.seat} was changed: its check sum does not fit", ply)
        try:
            state.pick(pick.seat, pick.key)
        except IllegalPick as error:
            raise RecordError(str(error), ply) from None
    if upto is None or upto >= len(record.picks):
        _check_end(state, record)
    return state


def open_table(game: Game[Any], record: Record, seed: str, *, log: bool = False) -> Any:
    """The table of a record before its first pick."""
    try:
        state = game.new(seats=len(record.seats), seed=seed, **record.setup)
    except MytinaError as error:
        raise RecordError(f"the set-up is not possible: {error}", 0) from None
    if log:
        state.log = []
    return state


def take_back(state: State, seat: int, picks: int = 1) -> Any:
    """The state before the seat's last picks, later picks of others kept; IllegalPick when it is too late for that."""
    past = state.past()
    own = [ply for ply, (who, question, _) in enumerate(past) if who == seat and question is not None]
    if len(own) < picks:
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-nothing-to-undo"))
    before = state.game.new(seats=state.seats, seed=state.seed, **msgspec.to_builtins(state.setup))
    if state.log is not None:
        before.log = []
    first, taken = own[-picks], set(own[-picks:])
    for who, question, raw in past[:first]:
        _again(before, who, question, raw)
    others = [pick for ply, pick in enumerate(past) if ply > first and ply not in taken]
    if any(who not in before.waiting or question is None for who, question, _ in others):
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-undo-acted"))
    if before.reveals != state.reveals:
        raise IllegalPick(seat, "undo", Text(KERNEL, "why-undo-revealed"))
    for who, question, raw in others:
        _again(before, who, question, raw)
    return before


def _again(state: State, seat: int, question: Any, raw: tuple[int, ...]) -> None:
    if question is None:
        state.resign(seat)
    else:
        state.step(seat, raw)


def _check_end(state: State, record: Record) -> None:
    ply = len(record.picks)
    if record.digest is not None and state.digest() != record.digest:
        raise RecordError("the final state is not the one the record tells of (digest)", ply)
    if record.result is None:
        return
    if not state.over:
        raise RecordError("the record has a result, but the game is not over", ply)
    if _result(state) != record.result:
        raise RecordError("the score sheets are not the ones the game gives", ply)


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
