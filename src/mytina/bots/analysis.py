"""Analysis of a finished game: what every decision was worth, what was better, and how much of the result was luck.

Each decision is searched from what its seat could know then (determinizations, never the real hidden cards), with the
picked option among the candidates. The *loss* of a decision is the value of the best option less that of the picked
one. What the value of a seat changes by between two of its decisions and is not explained by the losses of others was
luck: what was revealed, and what nobody could foresee. A number of iterations makes everything follow from the record.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from mytina.bots.reasons import reason
from mytina.bots.search import Candidate, SearchBot
from mytina.kernel.effects import Raw
from mytina.kernel.game import RESIGN, Game
from mytina.kernel.record import Record, open_table, replay_record
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from mytina.kernel.text import LANGUAGES

#: Iterations of a search for each decision.
ITERATIONS = 60
#: Picks that are judged in one go.
PART = 12
#: Alternatives that are told, and moments that mattered most.
ALTERNATIVES = 3
MOMENTS = 5
#: Losses below this many points say nothing: a search of this size cannot tell.
NOTABLE = 1.0
#: A decision that lost so many points is done to 1/e of what it could have been.
FORGIVEN = 4.0


class Alternative(msgspec.Struct, frozen=True):
    """An option that was there: its value, how its move goes on, and what it says (by language)."""

    key: str
    value: float
    line: tuple[str, ...] = ()
    words: dict[str, str] = {}


class Judged(msgspec.Struct, frozen=True):
    """A decision: what was picked, and what there was."""

    ply: int  # picks made before it
    seat: int
    key: str
    value: float  # of what was picked: the expected lead of the seat
    best: float  # of the best option
    spread: float  # the standard deviation of what the picked option led to
    fresh: bool  # whether a move begins here
    words: dict[str, str]
    alternatives: tuple[Alternative, ...]  # best first; the picked one may be among them

    @property
    def loss(self) -> float:
        return self.best - self.value


class Moment(msgspec.Struct, frozen=True):
    """A decision that mattered: what was better, and what each option brings at once by line of the score sheet."""

    ply: int
    seat: int
    words: dict[str, str]
    better: Alternative
    loss: float
    lines: dict[str, int]
    better_lines: dict[str, int]


class SeatAnalysis(msgspec.Struct, frozen=True):
    """A seat over the whole game: how well it played, and what luck did."""

    accuracy: float  # per cent
    decisions: int
    lost: float  # points by its own decisions
    luck: float  # points that nobody decided
    result: float  # the lead at the end


class Analysis(msgspec.Struct, frozen=True):
    """Everything about a game, as data."""

    game: str
    plies: int
    iterations: int
    decisions: tuple[Judged, ...]
    seats: tuple[SeatAnalysis, ...]
    moments: tuple[Moment, ...]


def analyse(
    game: Game[State],
    record: Record,
    *,
    iterations: int = ITERATIONS,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a finished game; `progress` is told how many of its picks are done. RecordError if it was not so."""
    replay_record(game, record)
    decisions: list[Judged] = []
    for first in range(0, len(record.picks), PART):
        decisions += part(game, record, first, first + PART, iterations)
        if progress is not None:
            progress(min(first + PART, len(record.picks)), len(record.picks))
    return summed_up(game, record, decisions, iterations)


def part(game: Game[State], record: Record, first: int, last: int, iterations: int = ITERATIONS) -> list[Judged]:
    """The decisions among some of the picks: the parts of a game can be judged by different processes."""
    state = replay_record(game, record, upto=first)
    decisions: list[Judged] = []
    for pick in record.picks[first:last]:
        if pick.key != RESIGN and len(state.options(pick.seat)) > 1:
            decisions.append(judged(state, pick.seat, pick.key, iterations))
        state.pick(pick.seat, pick.key)
    return decisions


def summed_up(game: Game[State], record: Record, decisions: list[Judged], iterations: int = ITERATIONS) -> Analysis:
    """What all decisions of a game come to."""
    end = replay_record(game, record)
    seats = tuple(_seat(decisions, seat, float(end.lead(seat)), end.seats) for seat in range(end.seats))
    moments = _moments(game, record, decisions)
    return Analysis(game.id, len(record.picks), iterations, tuple(decisions), seats, moments)


def judged(state: State, seat: int, key: str, iterations: int = ITERATIONS) -> Judged:
    """What a pick was worth beside its alternatives, by what the seat can know."""
    question, _, raws = state.offers[seat]
    raw = next(raw for raw in raws if question.key(raw) == key)
    name = f"analysis/{state.plies}/{seat}"
    moves = SearchBot(name, iterations=iterations).ranked(state, seat, also=(raw,))
    guess = state.imagine(seat, Rng.from_seed(name))
    best = moves[0].mean()
    found: dict[str, tuple[float, Candidate]] = {}
    for move in moves:
        found.setdefault(question.key(move.picks[0]), (best - _behind(move, moves[0]), move))
    value, picked = found[key]
    told = sorted(found.items(), key=lambda one: -one[1][0])[:ALTERNATIVES]
    return Judged(
        state.plies,
        seat,
        key,
        round(value, 2),
        round(best, 2),
        round(_spread(picked.samples), 2),
        question.fresh,
        _words(state, seat, raw),
        tuple(
            Alternative(name, round(points, 2), _line(guess, seat, move.picks), _words(state, seat, move.picks[0]))
            for name, (points, move) in told
        ),
    )


def _words(state: State, seat: int, raw: Raw) -> dict[str, str]:
    question, args, _ = state.offers[seat]
    said = question.words(state, seat, args, raw)
    return {language: said.to(language) for language in LANGUAGES}


def _behind(move: Candidate, best: Candidate) -> float:
    """By how much a move is behind the best one, in the determinizations in which both were tried."""
    behind = (
        best.first - move.first + sum(theirs - own for theirs, own in zip(best.samples, move.samples, strict=False))
    )
    return max(0.0, behind / (1 + min(len(best.samples), len(move.samples))))


def _spread(samples: list[float]) -> float:
    if len(samples) < 2:
        return 0.0
    mean = sum(samples) / len(samples)
    return math.sqrt(sum((one - mean) ** 2 for one in samples) / (len(samples) - 1))


def _line(guess: State, seat: int, picks: tuple[Raw, ...]) -> tuple[str, ...]:
    """The keys that follow in the same move."""
    state, found = guess.copy(), []
    state.step(seat, picks[0])
    for raw in picks[1:]:
        if seat not in state.offers or raw not in state.options(seat):
            break
        found.append(state.offers[seat][0].key(raw))
        state.step(seat, raw)
    return tuple(found)


def _seat(decisions: list[Judged], seat: int, result: float, seats: int) -> SeatAnalysis:
    own = [one for one in decisions if one.seat == seat]
    if not own:
        return SeatAnalysis(100.0, 0, 0.0, 0.0, result)
    lost = sum(one.loss for one in own)
    gifts = sum(one.loss for one in decisions if one.seat != seat) / max(1, seats - 1)
    accuracy = 100 * sum(math.exp(-one.loss / FORGIVEN) for one in own) / len(own)
    luck = result - own[0].best + lost - gifts
    return SeatAnalysis(round(accuracy, 1), len(own), round(lost, 2), round(luck, 2), result)


def _moments(game: Game[State], record: Record, decisions: list[Judged]) -> tuple[Moment, ...]:
    """The largest losses, in the order in which they happened, with what was better."""
    notable = sorted((one for one in decisions if one.loss >= NOTABLE), key=lambda one: (-one.loss, one.ply))
    wanted = {one.ply: one for one in notable[:MOMENTS]}
    assert record.seed is not None
    state = open_table(game, record, record.seed)
    found: list[Moment] = []
    for ply, pick in enumerate(record.picks):
        if ply in wanted:
            found.append(_moment(state, wanted[ply]))
        state.pick(pick.seat, pick.key)
    return tuple(found)


def _moment(state: State, one: Judged) -> Moment:
    better = one.alternatives[0]
    question, _, raws = state.offers[one.seat]
    raw_of = {question.key(raw): raw for raw in raws}
    made = reason(state, one.seat, (raw_of[one.key],)).lines
    best = reason(state, one.seat, (raw_of[better.key],)).lines
    return Moment(one.ply, one.seat, one.words, better, round(one.loss, 2), made, best)
