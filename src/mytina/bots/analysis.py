"""Analysis of a finished game: what every decision was worth, what was better, and how much of the result was luck.

Each decision is looked at from what its seat could know then (determinizations, never the real hidden cards). What can
be expected *before* it is the mean of games that are played on to their end *as usual*: by whoever plays the rollouts
of a search, for all seats. A search proposes what would have been best; a second look with other determinizations says
by how much it is better than the usual move, which is *found*, and than what was picked, which is the *loss*; what
merely looked good by luck is not held against anybody. All moves are valued by games that are played on as usual. A
better move that can still be made later is not lost yet but *kept*: the picked move is valued with the better one put
off, and what is kept is part of what can be expected at the next decision.

So a result is a sum: what was to be expected at the start, and what was found, less what was lost, by oneself and by
others, and luck: what was revealed, and what nobody could foresee. Who plays as usual neither gains nor loses by that,
and has no luck on the average. A number of iterations makes everything follow from the record.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator

import msgspec

from mytina.bots.base import rollout_policy
from mytina.bots.look import Gap, Look, Move, all_ends
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
#: So many of them stand for one determinization of the second look, and for one game that is played on to its end to
#: see what can be expected; at the first decision of a seat there are more of these, as its luck is told by that.
LOOK = 2
LOOK_AT_OTHERS = 8  # and of a first one, which may already say that nothing is better
LOOK_AT_ENDS = 4  # and of games played to their end from a loss of so many points on
LARGE = 3.0
DOUBT = 0.25  # such a part of a loss, what is foreseen may be wrong
EXPECTED = 7
EXPECTED_FIRST = 2
#: Where greedy bots play them they take so many times as long.
WITHOUT_POLICY = 2
#: Seats of a game at most of which a server makes one: the more there are, the more moves of others lie between two of
#: one seat, and of a hundred a single decision takes a minute.
SEATS = 8
#: Alternatives that are told, and moments that mattered most.
ALTERNATIVES = 3
MOMENTS = 5
#: Losses below this many points say nothing: a search of this size cannot tell.
NOTABLE = 1.0
#: Nor do those that are not so many standard errors above 0.
ERRORS = 2.0
#: Determinizations that say by how much the usual move is behind, at least.
LEAST = 6
#: Neighbours on each side that a point of the graph is the mean with: every one is the mean of few games.
SMOOTH = 2
#: A decision that lost so many points is done to 1/e of what it could have been.
FORGIVEN = 4.0

#: Analyses that were kept in another form are made anew: their figures meant something else.
FORM = 2

#: A point of the graph: ply, value, spread.
Point = tuple[float, float, float]


class Alternative(msgspec.Struct, frozen=True):
    """An option that was there: its value, how its move goes on, and what both say (by language)."""

    key: str
    value: float
    line: tuple[str, ...] = ()
    words: dict[str, str] = {}
    further: dict[str, str] = {}


class Judged(msgspec.Struct, frozen=True):
    """A decision: what was picked, and what there was."""

    ply: int  # picks made before it
    seat: int
    key: str
    value: float  # the lead to expect at the end after what was picked
    best: float  # and if the best is picked
    spread: float  # the standard deviation of how games end from there
    fresh: bool  # whether a move begins here
    words: dict[str, str]
    alternatives: tuple[Alternative, ...]  # best first; the picked one may be among them
    error: float = 0.0  # the standard error of the loss
    usual: float = 0.0  # what the move of whoever plays games on would have lost here
    gifts: tuple[float, ...] = ()  # by seat, what of each point lost others gain; empty: all of it (of two), or unknown
    before: float = 0.0  # the lead to expect before it
    kept: float = 0.0  # what of the better move is not lost, as it can still be made later
    stage: bool = True  # whether the seat is asked what it does, and not how
    coming: float = 0.0  # what the rest of the move brought beyond how it usually goes on

    @property
    def loss(self) -> float:
        return self.best - self.value

    @property
    def found(self) -> float:
        """What the best option is worth beyond what was to be expected."""
        return self.best - self.before


class Moment(msgspec.Struct, frozen=True):
    """A decision that mattered: what was better, and what each option brings."""

    ply: int
    seat: int
    words: dict[str, str]
    better: Alternative
    loss: float
    lines: dict[str, int]
    better_lines: dict[str, int]
    held: dict[str, int] = {}  # what the better option would have left beyond what was left, and less of (below 0)
    then: dict[str, str] = {}  # the move that only the better option makes possible next
    error: float = 0.0
    chapter: int = 0  # the part of the game that the seat was in
    further: dict[str, str] = {}  # how the move went on
    asked: dict[str, str] = {}  # the question, where it came up within a move
    marked: tuple[str, ...] | None = None  # which of both moves a picture of the table shows; None: not drawn yet


class SeatAnalysis(msgspec.Struct, frozen=True):
    """A seat over the whole game: how well it played, and what luck did."""

    accuracy: float  # per cent
    decisions: int
    lost: float  # points by decisions that were not the best
    luck: float  # points that nobody decided
    result: float  # the lead at the end
    expected: float = 0.0  # the lead to expect at its first decision
    gifts: float = 0.0  # points by the decisions of others since then, as far as they are this seat's gain
    found: float = 0.0  # points that the best options were worth beyond what was to be expected


class Analysis(msgspec.Struct, frozen=True):
    """Everything about a game, as data."""

    game: str
    plies: int
    iterations: int
    decisions: tuple[Judged, ...]
    seats: tuple[SeatAnalysis, ...]
    moments: tuple[Moment, ...]
    chapters: tuple[int, ...] = ()  # the plies after which the next part of the game had begun for everybody
    form: int = 1  # how its figures are meant: only those of the same `FORM` can be read together


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
    for done, one in each(game, record, 0, iterations):
        if one is not None:
            decisions.append(one)
        if progress is not None:
            progress(done, len(record.picks))
    return summed_up(game, record, decisions, iterations)


def each(
    game: Game[State], record: Record, first: int, iterations: int = ITERATIONS
) -> Iterator[tuple[int, Judged | None]]:
    """The picks of a game from some pick on, one after the other, as far as somebody had a choice; and how many picks
    that makes. Different processes can judge the parts of a game."""
    state = replay_record(game, record, upto=first)
    for done, pick in enumerate(record.picks[first:], first + 1):
        chosen = pick.key != RESIGN and len(state.options(pick.seat)) > 1
        went_on = _rest(state, record, done - 1) if chosen else ()
        yield done, judged(state, pick.seat, pick.key, iterations, went_on) if chosen else None
        state.pick(pick.seat, pick.key)


def summed_up(game: Game[State], record: Record, decisions: list[Judged], iterations: int = ITERATIONS) -> Analysis:
    """What all decisions of a game come to."""
    end = replay_record(game, record)
    decisions = _continued(decisions)
    seats = tuple(_seat(decisions, seat, float(end.lead(seat)), end.seats) for seat in range(end.seats))
    moments, chapters = _moments(game, record, decisions)
    return Analysis(game.id, len(record.picks), iterations, tuple(decisions), seats, moments, chapters, FORM)


def judged(state: State, seat: int, key: str, iterations: int = ITERATIONS, went_on: Move = ()) -> Judged:
    """What a pick was worth beside its alternatives, by what the seat can know; `went_on` is the rest of its move.

    What is picked within a move is valued from 0: `summed_up` knows what the move began with.
    """
    question, args, raws = state.offers[seat]
    raw = next(raw for raw in raws if question.key(raw) == key)
    # Who decides at once sees the same cards come in the same determinizations, so that what others draw is shared.
    name = f"analysis/{state.forked}/together" if state.lanes else f"analysis/{state.plies}/{seat}"
    ranked: dict[Raw, Candidate] = {}
    for one in SearchBot(name, iterations=iterations).ranked(state, seat, also=(raw,)):
        ranked.setdefault(one.picks[0], one)
    guess, policy = state.imagine(seat, Rng.from_seed(name)), rollout_policy(state)
    best, begins = next(iter(ranked.values())), question.begins(state, seat, args)
    usual = best.picks[0] if policy is None else policy.best(guess, seat)
    told = dict.fromkeys([raw, best.picks[0], usual, *ranked])
    moves = [ranked[first].picks for first in list(told)[:ALTERNATIVES]]
    chosen = _Compared(state, seat, moves, usual, name, iterations, (raw, *went_on))
    if moves[0] == best.picks and usual == raw and not _to_the_end(state):
        behind = [_behind(ranked[move[0]], best) for move in moves]
    else:
        behind = chosen.behind()
    order = sorted(range(len(moves)), key=behind.__getitem__)
    before, spread = _expected(state, seat, name, iterations, chosen.played) if begins else (0.0, 0.0)
    expected = before + chosen.usual_loss
    return Judged(
        state.plies,
        seat,
        key,
        round(expected - behind[0], 2),
        round(expected, 2),
        round(spread, 2),
        begins,
        _words(state, seat, raw),
        tuple(_alternative(state, guess, seat, moves[place], expected - behind[place]) for place in order),
        round(chosen.error, 2),
        round(chosen.usual_loss, 2),
        tuple(round(share, 2) for share in chosen.gifts),
        round(before, 2),
        round(chosen.kept, 2),
        question.fresh,
        round(chosen.coming, 2),
    )


class _Compared:
    """Some moves, the picked one first: by how much each is behind the best of them.

    A first look says which of them seems the best. Of several one always looks better than it is, so it does not say by
    how much: a second look does, in determinizations of its own, at the moves that this is about. Where that is large,
    games played to their end have a say, too: a prospect has not learned what comes of the worst moves.
    """

    def __init__(
        self, state: State, seat: int, moves: list[Move], usual: Raw, name: str, iterations: int, played: Move
    ) -> None:
        self.state, self.seat, self.moves, self.name, self.iterations = state, seat, moves, name, iterations
        self.picks = played  # the whole move that was made
        policy = rollout_policy(state)
        self.foreseen = policy is not None and policy.foresees(state)
        self.to_the_end = policy is not None and not self.foreseen
        self.error = 0.0
        self.gifts: list[float] = []  # by seat, what of each point that the picked move loses others gain
        self.usual = next(place for place, move in enumerate(moves) if move[0] == usual)
        self.usual_loss = 0.0  # by how much the usual move is behind the best, as far as that is hardly luck
        self.kept = 0.0  # what of the better move is still there after the picked one
        self.coming = 0.0  # what the rest of the move brought beyond how it usually goes on
        self.played: list[float] = []  # how games ended that went on as usual

    def _look(self, name: str, share: int, moves: list[Move], *, end: bool) -> Look:
        look = Look(self.state, self.seat, moves, f"{self.name}/{name}", end=end, foreseen=self.foreseen)
        return look.add(max(2, self.iterations // share))

    def behind(self) -> list[float]:
        look = self._look("others", LOOK_AT_OTHERS, self.moves, end=self.to_the_end)
        self._note(look, self.usual)
        best = look.order()[0]
        behind = 0.0
        if best and look.gap(best, 0).points > look.gap(best, 0).error:
            behind = self._behind(best)
        if not behind:
            best = 0
            if self._tells(look):
                self.usual_loss = _believed(look.gap(0, self.usual))
        loss = behind - self.kept - self.coming
        return [loss, *(max(0.0, look.gap(best, place).points) for place in range(1, len(self.moves)))]

    def _behind(self, best: int) -> float:
        """By how much the picked move is behind one that seems better, if games are played on as usual after both."""
        places = list(dict.fromkeys((0, best, self.usual)))
        look = self._look("again", LOOK, [self.moves[place] for place in places], end=self.to_the_end)
        self._note(look, places.index(self.usual))
        gap = look.gap(1, 0)
        rest = waits = 0.0
        if gap.points > max(0.0, ERRORS * gap.error):
            self.gifts = [given / gap.points for given in look.given(0, 1)]
            rest, waits = (more / gap.points for more in self._more(look, best))
            gap = self._confirmed(best, gap)
        behind = _believed(gap)
        if behind:
            self.error = gap.error
            self.coming = behind * min(1.0, rest)
            self.kept = behind * min(1.0, waits) - self.coming
            usual = places.index(self.usual)
            self.usual_loss = behind if not usual else _believed(look.gap(1, usual)) if self._tells(look) else 0.0
        return behind

    def _more(self, look: Look, best: int) -> tuple[float, float]:
        """What the picked move is worth more as it really went on, and if the better one is then made as soon as it can
        be, too: so much of it is not lost yet."""
        line, rest, state = self.moves[0], 0.0, self.state
        if self.picks != line:
            rest = _believed(look.gap(look.also(self.picks), 0))
            line = self.picks if rest else line
        if state.lanes or not state.offers[self.seat][0].fresh:
            return rest, rest
        return rest, max(rest, _believed(look.gap(look.also(line, self.moves[best]), 0)))

    def _note(self, look: Look, place: int) -> None:
        """What a look has played to the end with the usual move says what can be expected, too."""
        if self.to_the_end:
            self.played += look.samples[place]

    def _tells(self, look: Look) -> bool:
        """Whether there are enough determinizations to say by how much the usual move is behind."""
        return len(look.samples[0]) >= LEAST

    def _confirmed(self, best: int, gap: Gap) -> Gap:
        """The loss and its standard error: the mean of what is foreseen and of ends, each by how true it is."""
        if not self.foreseen or gap.points < LARGE:
            return gap
        ends = self._look("ends", LOOK_AT_ENDS, [self.moves[0], self.moves[best]], end=True).gap(1, 0)
        foreseen, played = gap.error**2 + (DOUBT * gap.points) ** 2, max(1e-9, ends.error**2)
        share = played / (foreseen + played)
        points = share * gap.points + (1 - share) * ends.points
        return Gap(points, math.sqrt(foreseen * played / (foreseen + played)))


def _believed(gap: Gap) -> float:
    """A difference, if luck would hardly make it, less what luck adds on the average to one that is noticed."""
    return gap.points - gap.error**2 / gap.points if gap.points > max(0.0, ERRORS * gap.error) else 0.0


def _expected(state: State, seat: int, name: str, iterations: int, played: list[float]) -> tuple[float, float]:
    """The mean of how games end that are played on as usual, some of them already, and by how much they differ."""
    first = all(who != seat for who, _, _ in state.past())
    each = (EXPECTED_FIRST if first else EXPECTED) * (1 if rollout_policy(state) is not None else WITHOUT_POLICY)
    games = max(2, iterations // each - len(played) // 2)
    if len(state.lanes) > 1:
        found = _together(state, seat, games)
    else:
        rng = Rng.from_seed(f"{name}/ends")
        found = played + [all_ends(state.imagine(seat, rng))[seat] for _ in range(games)]
    mean = sum(found) / len(found)
    return mean, math.sqrt(sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1))


def _together(state: State, seat: int, games: int) -> list[float]:
    """How games end that are played on from where all decide at once: who knows the same may share them."""
    rng, found = Rng.from_seed(f"analysis/{state.forked}/together"), list[float]()
    for _ in range(games):
        guess = state.imagine(seat, rng)
        known = (state.game.id, state.setup, guess.digest())
        leads = _PLAYED.get(known)
        if leads is None:
            if len(_PLAYED) >= KEPT:
                del _PLAYED[next(iter(_PLAYED))]
            leads = _PLAYED[known] = all_ends(guess)
        found.append(leads[seat])
    return found


#: The leads of all seats at the ends of the last games, by where they began: nothing depends on it but time.
_PLAYED: dict[Hashable, tuple[float, ...]] = {}
KEPT = 256


def _to_the_end(state: State) -> bool:
    """Whether games that are played on to their end say by how much moves differ."""
    policy = rollout_policy(state)
    return policy is not None and policy.plays_out(state) and policy.ends_tell(state)


def _behind(move: Candidate, best: Candidate) -> float:
    """By how much a move is behind the best one, in the determinizations in which both were tried."""
    count = min(len(best.samples), len(move.samples))
    behind = sum(theirs - own for theirs, own in zip(best.samples[:count], move.samples[:count], strict=True))
    return max(0.0, (best.first - move.first + behind) / (1 + count))


def _continued(decisions: list[Judged]) -> list[Judged]:
    """What is picked within a move begins with what the pick before it led to, and a better move that is not lost yet
    is part of what can be expected, as long as it is there.

    What is to be expected before a decision is what comes of it if games go on as usual, and beyond that what is left
    of a better move that was put off. What the best option is worth beyond that was found in this decision.
    """
    found: list[Judged] = []
    usual: dict[int, float] = {}  # what comes of the last pick of a seat if games go on as usual
    kept: dict[int, float] = {}  # what of a better move was put off with it
    coming: dict[int, float] = {}  # and what the rest of its move will bring
    spread: dict[int, float] = {}
    for one in decisions:
        seat = one.seat
        waiting, rest = kept.get(seat, 0.0), coming.get(seat, 0.0)
        if one.fresh:
            spread[seat], rest = one.spread, 0.0
        else:
            one = _shifted(one, usual.get(seat, 0.0))
            one = msgspec.structs.replace(one, spread=spread.get(seat, 0.0))
        there = min(waiting, one.usual) if one.stage else 0.0
        here = min(rest, one.usual - there)  # what comes with this very decision
        beyond = rest - here + (0.0 if one.stage else waiting)  # how a move is made leaves what was put off
        one = _shifted(one, beyond)
        one = msgspec.structs.replace(one, before=round(one.before + there + here, 2))
        usual[seat] = one.value - one.kept - one.coming - beyond
        kept[seat] = one.kept if one.stage else waiting
        coming[seat] = rest - here + one.coming
        found.append(one)
    return found


def _shares(decisions: list[Judged], giver: int, seats: int) -> list[float]:
    """What of each point that a seat loses every other one gains, on the average."""
    own = [one for one in decisions if one.seat == giver and one.gifts]
    lost = sum(one.loss for one in own)
    if seats == 2 or not lost:
        return [1.0 if seats == 2 else 0.0] * seats
    return [sum(one.loss * one.gifts[seat] for one in own) / lost for seat in range(seats)]


def _shifted(one: Judged, by: float) -> Judged:
    """The same decision with all its values raised."""
    others = [msgspec.structs.replace(other, value=round(by + other.value, 2)) for other in one.alternatives]
    value, best, before = round(by + one.value, 2), round(by + one.best, 2), round(by + one.before, 2)
    return msgspec.structs.replace(one, value=value, best=best, before=before, alternatives=tuple(others))


def _alternative(state: State, guess: State, seat: int, move: Move, value: float) -> Alternative:
    question = state.offers[seat][0]
    line, further = _line(guess, seat, move)
    return Alternative(question.key(move[0]), round(value, 2), line, _words(state, seat, move[0]), further)


def _words(state: State, seat: int, raw: Raw) -> dict[str, str]:
    question, args, _ = state.offers[seat]
    said = question.words(state, seat, args, raw)
    return {language: said.to(language) for language in LANGUAGES}


def _line(guess: State, seat: int, picks: Move) -> tuple[tuple[str, ...], dict[str, str]]:
    """The picks that follow in the same move where there is something to choose, as keys and in words."""
    state, keys, words = guess.copy(), list[str](), list[dict[str, str]]()
    state.step(seat, picks[0])
    for raw in picks[1:]:
        if seat not in state.offers or raw not in state.options(seat):
            break
        keys.append(state.offers[seat][0].key(raw))
        if len(state.options(seat)) > 1:
            words.append(_words(state, seat, raw))
        state.step(seat, raw)
    said = {language: " → ".join(one[language] for one in words) for language in LANGUAGES} if words else {}
    return tuple(keys), said


def _seat(decisions: list[Judged], seat: int, result: float, seats: int) -> SeatAnalysis:
    own = [one for one in decisions if one.seat == seat]
    if not own:
        return SeatAnalysis(100.0, 0, 0.0, 0.0, result, result)
    lost, found = sum(one.loss for one in own), sum(one.found for one in own)
    shares = [_shares(decisions, giver, seats)[seat] for giver in range(seats)]
    expected, first = (_start(decisions, seat), -1) if seats == 2 else (own[0].before, own[0].ply)
    given = [one for one in decisions if one.seat != seat and one.ply > first]
    gifts = sum(one.loss * (one.gifts[seat] if one.gifts else shares[one.seat]) for one in given)
    gifts -= sum(one.found * shares[one.seat] for one in given)
    accuracy = 100 * sum(math.exp(-one.loss / FORGIVEN) for one in own) / len(own)
    luck = result - expected - found + lost - gifts
    return SeatAnalysis(
        round(accuracy, 1),
        len(own),
        round(lost, 2),
        round(luck, 2),
        result,
        expected,
        round(gifts, 2),
        round(found, 2),
    )


def _start(decisions: list[Judged], seat: int) -> float:
    """The lead to expect at the start of a game of two: what one is ahead the other is behind, so the mean of what
    both say at their first decision, less what was decided before."""
    said: list[float] = []
    for one in {one.seat: one for one in reversed(decisions)}.values():
        before = sum(other.value - other.before for other in decisions if other.ply < one.ply)
        said.append((one.before + before) * (1 if one.seat == seat else -1))
    return round(sum(said) / len(said), 2)


def _moments(game: Game[State], record: Record, decisions: list[Judged]) -> tuple[tuple[Moment, ...], tuple[int, ...]]:
    """The largest losses, in the order in which they happened, with what was better; and where chapters began."""
    notable = sorted((one for one in decisions if one.loss >= NOTABLE), key=lambda one: (-one.loss, one.ply))
    wanted = {one.ply: one for one in notable[:MOMENTS]}
    assert record.seed is not None
    state = open_table(game, record, record.seed)
    found: list[Moment] = []
    chapters: list[int] = []
    reached = _chapter(state)
    for ply, pick in enumerate(record.picks):
        if ply in wanted:
            found.append(_moment(state, wanted[ply], _went_on(state, record, ply)))
        state.pick(pick.seat, pick.key)
        chapters += [ply + 1] * (_chapter(state) - reached)
        reached = max(reached, _chapter(state))
    return tuple(found), tuple(chapters)


def _chapter(state: State) -> int:
    """The part of the game that everybody has come to."""
    return min(state.chapter(seat) for seat in range(state.seats))


def _rest(state: State, record: Record, ply: int) -> Move:
    """What the seat picked next in the same move, as far as nothing new came to light."""
    then, found, seat = state.copy(), list[Raw](), record.picks[ply].seat
    then.pick(seat, record.picks[ply].key)
    for pick in record.picks[ply + 1 :]:
        if pick.seat != seat or pick.key == RESIGN or then.reveals != state.reveals:
            break
        question, args, raws = then.offers[seat]
        if question.begins(then, seat, args):
            break
        found.append(next(raw for raw in raws if question.key(raw) == pick.key))
        then.step(seat, found[-1])
    return tuple(found)


def _went_on(state: State, record: Record, ply: int) -> dict[str, str]:
    """The same in words, as far as there was something to choose."""
    then, words, seat = state.copy(), list[dict[str, str]](), record.picks[ply].seat
    then.pick(seat, record.picks[ply].key)
    for raw in _rest(state, record, ply):
        if len(then.options(seat)) > 1:
            words.append(_words(then, seat, raw))
        then.step(seat, raw)
    return {language: " → ".join(one[language] for one in words) for language in LANGUAGES} if words else {}


def _moment(state: State, one: Judged, further: dict[str, str]) -> Moment:
    better = one.alternatives[0]
    picked = next((other for other in one.alternatives if other.key == one.key), Alternative(one.key, one.value))
    made, best = (
        reason(state, one.seat, _raws(state, one.seat, (other.key, *other.line))) for other in (picked, better)
    )
    unsure = {*made.unsure, *best.unsure}  # there is nothing to compare
    held = {name: best.holds.get(name, 0) - made.holds.get(name, 0) for name in {**best.holds, **made.holds}}
    prepares = best.then is not None and best.then != made.then
    return Moment(
        one.ply,
        one.seat,
        one.words,
        better,
        round(one.loss, 2),
        {line: n for line, n in made.lines.items() if line not in unsure},
        {line: n for line, n in best.lines.items() if line not in unsure},
        {name: n for name, n in held.items() if n and name not in unsure},
        {language: best.then.to(language) for language in LANGUAGES} if prepares and best.then is not None else {},
        one.error,
        state.chapter(one.seat),
        further,
        {} if one.fresh else {language: state.decision(one.seat).prompt.to(language) for language in LANGUAGES},
    )


def _raws(state: State, seat: int, keys: Iterable[str]) -> Move:
    """A move that begins with these keys, as far as it goes on so in a determinization."""
    then, found = state.imagine(seat, Rng.from_seed("line")), list[Raw]()
    for key in keys:
        question, _, raws = then.offers.get(seat, (None, (), ()))
        raw = next((raw for raw in raws if question is not None and question.key(raw) == key), None)
        if raw is None:
            break
        found.append(raw)
        then.step(seat, raw)
    return tuple(found)


def curves(found: Analysis) -> dict[int, list[Point]]:
    """The expected lead of each seat over the game; with two players what one is ahead the other is behind, so there is
    one line for both."""
    seats = len(found.seats)
    ends: list[tuple[int, float]] = [(0, found.seats[0].result)] if seats <= 2 else []
    raw: dict[int, list[Point]] = {}
    for one in found.decisions:
        if one.fresh:
            mirrored = seats == 2 and one.seat == 1
            value = -one.before if mirrored else one.before
            raw.setdefault(0 if seats <= 2 else one.seat, []).append((one.ply, value, one.spread))
    ends = ends or [(seat, own.result) for seat, own in enumerate(found.seats)]
    return {seat: [*_smoothed(raw.get(seat, [])), (found.plies, result, 0.0)] for seat, result in ends}


def _smoothed(points: list[Point]) -> list[Point]:
    smooth = []
    for place, (ply, _, _) in enumerate(points):
        reach = min(SMOOTH, place, len(points) - 1 - place)
        near = points[place - reach : place + reach + 1]
        smooth.append((ply, sum(one[1] for one in near) / len(near), sum(one[2] for one in near) / len(near)))
    return smooth
