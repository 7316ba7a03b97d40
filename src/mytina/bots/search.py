"""Search by rollouts in determinizations: whole moves are compared by where they lead, in any game.

Every whole move (all its small decisions, up to where something hidden comes to light) gets a first value as the greedy
bot gives it; the best are candidates, and so are those that the game's policy likes. Then determinizations are drawn –
all that the seat cannot know is dealt anew, so the search never sees more than its seat – and all candidates are tried
in each: the luck of a determinization cancels out of their differences. A *static* sample is the value right after the
move. A *rollout* lets everybody play on until the seat has moved once more, and takes the value only then; the policy
plays, or greedy bots where a game has none. Where rollouts are cheap they go as far as the judge asks for
(`Judge.rollout_depths`), and take values on the way too if it says so: a later value is truer, an earlier one is less a
matter of luck. All candidates are followed equally far, so none looks better just for that. The candidates are reduced
by sequential halving: stage by stage the worse half leaves, and further determinizations tell the good ones apart.

The search ends with its budget, or when one candidate is left. The small decisions that follow within the chosen move
were decided with it and are not searched again.

Where a policy plays better than the judge values (`Policy.plays_out`), its rollouts go to the end of the game and count
what came of it, or as far as the policy says (`Policy.valued_after`) and count what is to be expected there. Candidates
are then the options that it likes best; its favourite is played unless another one does better by more than luck would
explain, and every small decision is searched by itself, in less time. Where ends of games are too much a matter of luck
to say by how much moves differ (`Policy.ends_tell`), advice goes by the judge all the same, and so does a choice for
which the budget does not allow enough of them (`Policy.ends_needed`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from time import perf_counter

from mytina.bots.base import Advice, Bot, rollout_policy
from mytina.bots.greedy import best_move, within_move
from mytina.kernel.effects import Raw
from mytina.kernel.judge import Judge
from mytina.kernel.policy import Policy
from mytina.kernel.state import State

#: Positions valued in an iteration.
POSITIONS = 10
#: At most so many moves are candidates.
CANDIDATES = 12
#: Samples before a candidate can be called clearly worse, and how many standard errors that takes.
LEAST_SAMPLES = 4
STANDARD_ERRORS = 3.0
#: Rollouts a candidate should get, and the least number in all that is worth beginning with.
ROLLOUTS_EACH = 3
ROLLOUTS_LEAST = 4
#: From so many rollouts in all they go as far as the judge finds worth while.
LONG_FROM = 100
#: Where the policy plays: about how many picks make a move, and how many options of its liking are candidates.
PLIES = 3
LIKED = 3
#: Where it plays rollouts to the end: candidates at most, and rollouts that each should get; about how many picks these
#: take; and by how many standard errors another option must do better than the policy's favourite.
PLAYED_OUT = 6
PLAYED_EACH = 2 * LEAST_SAMPLES
PICKS = 40
BETTER = 1.0
#: Small decisions within a move are searched by themselves there, each with such a part of the budget: a turn of many
#: steps takes little longer than one of a single step.
SMALL = 2
#: Determinizations for static samples when rollouts follow, and the most for one kind of sample.
STATIC_DETERMINIZATIONS = 6
MOST_DETERMINIZATIONS = 60


class Candidate:
    """A whole move: its picks, its first value, and a sample from each determinization since."""

    __slots__ = ("first", "picks", "samples", "tried")

    def __init__(self, first: float, picks: tuple[Raw, ...]) -> None:
        self.first = first
        self.picks = picks
        self.samples: list[float] = []
        self.tried = 0

    def mean(self) -> float:
        """The mean of all values; comparable among candidates that were tried in the same determinizations."""
        return (self.first + sum(self.samples)) / (1 + len(self.samples))

    def add(self, sample: float) -> None:
        self.samples.append(sample)
        self.tried += 1

    def restart(self) -> None:
        """Take the mean so far as the first value for another kind of sample."""
        self.first, self.samples = self.mean(), []

    def clearly_below(self, best: Candidate, standard_errors: float, least: int = LEAST_SAMPLES) -> bool:
        """Whether the determinizations in which both were tried leave little doubt."""
        count = min(len(self.samples), len(best.samples))
        if count < least or self is best:
            return False
        behind = [theirs - own for theirs, own in zip(best.samples[:count], self.samples[:count], strict=True)]
        mean = sum(behind) / count
        variance = sum((value - mean) ** 2 for value in behind) / (count - 1)
        return mean >= standard_errors * math.sqrt(variance / count)


class TimeUp(Exception):
    """The budget ended in the middle of a sample."""


class Budget:
    """How many positions may still be valued; where time is the limit, as far as the pace so far lets one guess."""

    def __init__(self, judge: Judge[State], positions: int, milliseconds: int | None) -> None:
        self.judge = judge
        self.positions = positions
        self.begun = perf_counter()
        self.until = None if milliseconds is None else self.begun + milliseconds / 1000
        self.valued = 0
        self.strict = False

    def value(self, state: State, seat: int) -> float:
        self.valued += 1
        if self.strict and self.until is not None and perf_counter() > self.until:
            raise TimeUp
        return self.judge.value(state, seat)

    def rollout_value(self, state: State, seat: int) -> float:
        self.valued += 1
        return self.judge.rollout_value(state, seat)

    def prospect(self, state: State, seat: int) -> float:
        self.valued += 1
        return self.judge.prospect(state, seat)

    def ply(self, effort: int) -> None:
        """A pick of the policy takes as long as valuing so many positions."""
        self.valued += effort
        if self.strict and self.until is not None and perf_counter() > self.until:
            raise TimeUp

    def start(self) -> None:
        """From here on the budget counts: the first value of every move is free, and never cut short."""
        self.positions += self.valued
        self.strict = True

    def left(self) -> float:
        if self.until is None:
            return self.positions - self.valued
        now = perf_counter()
        return (self.until - now) * self.valued / max(1e-6, now - self.begun)


class SearchBot(Bot):
    """`iterations` (of ten positions valued) make it deterministic for a seed; `milliseconds` make it polite."""

    name = "search"

    def __init__(self, seed: int | str = 0, *, iterations: int = 200, milliseconds: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.planned: tuple[Raw, ...] = ()  # the rest of the move chosen
        self.played_out = False  # whether the last decision went by ends of games
        self._expects: tuple[int, int] | None = None  # the table at which it is to go on

    def choose(self, state: State, seat: int) -> Raw:
        known = _known_picks(state, seat)
        if not self._plan_holds(state, seat, known):
            picks = self.ranked(state, seat, chooses=True)[0].picks
            self.planned = picks[:1] if self.played_out else picks
        raw, self.planned = self.planned[0], self.planned[1:]
        self._expects = (hash((*known, (seat, raw))), state.reveals)
        return raw

    def advise(self, state: State, seat: int) -> list[Advice]:
        """Every option, with the value of the best move that begins with it; the best first."""
        question = state.offers[seat][0]
        ranked = self.ranked(state, seat)
        later = ranked[0].mean() - ranked[0].first  # what a rollout adds, for those that had none
        said: dict[Raw, Advice] = {}
        for move in ranked:
            value = move.mean() if move.samples else move.first + later
            first, *rest = move.picks
            said.setdefault(first, Advice(question.key(first), round(value, 1), move.tried, tuple(rest)))
        return list(said.values())

    def rollout_policy(self, state: State) -> Policy[State] | None:
        """Who plays on in rollouts; None: greedy play."""
        return rollout_policy(state)

    def _plan_holds(self, state: State, seat: int, known: tuple[tuple[int, Raw], ...]) -> bool:
        """Whether this decision follows at the same table right after the last pick, and nothing new is known."""
        if not self.planned or self._expects != (hash(known), state.reveals):
            return False
        return self.planned[0] in state.options(seat)

    def ranked(self, state: State, seat: int, also: tuple[Raw, ...] = (), *, chooses: bool = False) -> list[Candidate]:
        """The moves, best first: those that stayed longest, then those that were not tried.

        The best moves that begin with an option of `also` are candidates, whatever they look like at first. What
        `chooses` needs only the best; advice and analysis compare all values.
        """
        judge, policy = state.game.judge, self.rollout_policy(state)
        played_out = policy is not None and policy.plays_out(state) and (chooses or policy.ends_tell(state))
        share = SMALL if played_out and not state.offers[seat][0].fresh else 1
        milliseconds = None if self.milliseconds is None else max(1, self.milliseconds // share)
        budget = Budget(judge, POSITIONS * self.iterations // share, milliseconds)
        guess = state.imagine(seat, self.rng)
        valued = [(value, self.rng.bits(), picks) for value, picks in whole_moves(guess, seat, budget)]
        valued.sort(reverse=True)
        moves = [Candidate(value, picks) for value, _, picks in valued]
        cost = budget.valued * state.seats  # of a rollout, as far as one can know before
        budget.start()
        self.played_out = False
        if policy is not None and played_out and budget.left() >= policy.ends_needed(state) * PICKS * policy.effort():
            self.played_out = True
            found = self._play_out(state, seat, guess, moves, also, policy, budget)
            return found + [move for move in moves if move not in found]
        liked = list(also)
        if policy is not None:
            liked += _liked(guess, seat, policy, LIKED)
            cost = PLIES * state.seats * policy.effort()
        moves = _with(moves, liked)
        found = _different(guess, seat, moves[:CANDIDATES])
        affordable = budget.left() / cost
        if affordable < ROLLOUTS_LEAST:
            found = self._halve(state, seat, found, budget, Sampler(static_sample))
        else:
            self._order(state, seat, found, budget)
            depths = judge.rollout_depths(state) if affordable >= LONG_FROM else (1,)
            staying = max(2, int(affordable / depths[0] / ROLLOUTS_EACH))  # by the first: half leave after each stage
            sampler = Sampler(partial(rollout, depths=depths, policy=policy), depths[-1] * cost)
            found = self._halve(state, seat, found[:staying], budget, sampler) + found[staying:]
        return found + [move for move in moves if move not in found]

    def _play_out(
        self,
        state: State,
        seat: int,
        guess: State,
        moves: list[Candidate],
        also: tuple[Raw, ...],
        policy: Policy[State],
        budget: Budget,
    ) -> list[Candidate]:
        """The options that the policy likes, by how games end that it goes on with; first the one to play."""
        cost = PICKS * policy.effort()
        many = max(2, min(PLAYED_OUT, int(budget.left() / cost / PLAYED_EACH)))
        liked = dict.fromkeys([*_liked(guess, seat, policy, many), *also])
        firsts = {move.picks[0]: move.first for move in reversed(moves)}
        found = [Candidate(firsts[raw], _carried_on(guess, seat, raw, policy)) for raw in liked]
        moves[:] = [move for move in moves if move.picks[0] not in liked]
        favourite = found[0]
        sampler = Sampler(partial(rollout, depths=policy.valued_after(state), policy=policy, foreseen=True), cost)
        ranked = self._halve(state, seat, found, budget, sampler, favourite, policy.doubts(state))
        if favourite.clearly_below(ranked[0], BETTER):
            return ranked
        return [favourite, *(move for move in ranked if move is not favourite)]

    def _order(self, state: State, seat: int, moves: list[Candidate], budget: Budget) -> None:
        """Order the moves by static samples, as long as these differ; rollouts start from there."""
        sampler = Sampler(static_sample)
        for _ in range(STATIC_DETERMINIZATIONS):
            if len(moves) < 2 or not sampler.add(state.imagine(seat, self.rng), seat, moves, budget) or _alike(moves):
                break
        for move in moves:
            move.restart()
        moves.sort(key=lambda move: move.first, reverse=True)

    def _halve(
        self,
        state: State,
        seat: int,
        staying: list[Candidate],
        budget: Budget,
        sampler: Sampler,
        favourite: Candidate | None = None,
        doubts: tuple[int, float] | None = None,
    ) -> list[Candidate]:
        """The moves, best first: half of them leave after each stage; all stages have equal shares of the budget. One
        that is clearly worse leaves at once, after so many samples and by so many standard errors. A favourite stays
        until the last stage, to be compared with the best."""
        left: list[Candidate] = []
        least, errors = doubts or (LEAST_SAMPLES, STANDARD_ERRORS)
        while len(staying) > 1:
            stages = math.ceil(math.log2(len(staying)))
            for _ in range(sampler.affordable(len(staying) * stages, budget)):
                if not sampler.add(state.imagine(seat, self.rng), seat, staying, budget):
                    break
                staying.sort(key=Candidate.mean, reverse=True)
                stay = [move for move in staying if not move.clearly_below(staying[0], errors, least)]
                left[:0] = [move for move in staying if move not in stay]
                staying = stay
                if len(staying) == 1:
                    break
            half = math.ceil(len(staying) / 2)
            if half > 1 and favourite in staying[half:]:
                staying.remove(favourite)
                staying.insert(half - 1, favourite)
            left[:0], staying = staying[half:], staying[:half]
        return staying + left


Sample = Callable[[State, int, tuple[Raw, ...], Budget], float]


class Sampler:
    """One kind of sample: how it is taken, and how many positions that takes to value, as far as one knows."""

    def __init__(self, sample: Sample, cost: float = 1.0) -> None:
        self.sample = sample
        self.cost = cost

    def affordable(self, share: int, budget: Budget) -> int:
        """How many determinizations the budget allows, if so many samples are to be had from each."""
        return max(1, min(MOST_DETERMINIZATIONS, int(budget.left() / self.cost / share)))

    def add(self, guess: State, seat: int, moves: list[Candidate], budget: Budget) -> bool:
        """Try all these moves in one determinization; if the budget does not allow it, nothing is noted."""
        if budget.left() < self.cost * len(moves):
            return False
        before = budget.valued
        try:
            values = [self.sample(guess, seat, move.picks, budget) for move in moves]
        except TimeUp:
            return False
        self.cost = (budget.valued - before) / len(moves)
        for move, value in zip(moves, values, strict=True):
            move.add(value)
        return True


def static_sample(guess: State, seat: int, picks: tuple[Raw, ...], budget: Budget) -> float:
    """The value right after a move."""
    state = _played(guess, seat, picks)
    return best_move(state, seat, budget.value)[0] if within_move(state, seat) else budget.value(state, seat)


def rollout(
    guess: State,
    seat: int,
    picks: tuple[Raw, ...],
    budget: Budget,
    depths: tuple[int, ...] = (1,),
    policy: Policy[State] | None = None,
    *,
    foreseen: bool = False,
) -> float:
    """The value after a move, the play of all others, and so many further moves of its own (the mean). Where a policy
    plays out, what can be `foreseen` there counts, and not the value by which the judge compares moves."""
    state = _played(guess, seat, picks)
    if policy is not None:
        return _followed(state, seat, budget, depths, policy, budget.prospect if foreseen else budget.rollout_value)
    if within_move(state, seat):
        state = best_move(state, seat, budget.value)[1]
    moved = 0
    found = 0.0
    for depth in depths:
        while state.waiting and not (moved == depth and seat in state.waiting):
            mover = seat if seat in state.waiting else state.waiting[0]
            moved += mover == seat
            state = best_move(state, mover, budget.value)[1]
        found += budget.rollout_value(state, seat)
    return found / len(depths)


def _followed(
    state: State,
    seat: int,
    budget: Budget,
    depths: tuple[int, ...],
    policy: Policy[State],
    value: Callable[[State, int], float],
) -> float:
    """The same where the policy plays for everybody."""
    effort = policy.effort()
    while within_move(state, seat):
        budget.ply(effort)
        state.step(seat, policy.best(state, seat))
    moved = 0
    found = 0.0
    for depth in depths:
        while state.waiting and not (moved == depth and seat in state.waiting and state.offers[seat][0].fresh):
            mover = seat if seat in state.waiting else state.waiting[0]
            moved += mover == seat and state.offers[seat][0].fresh
            budget.ply(effort)
            state.step(mover, policy.best(state, mover))
        found += value(state, seat)
    return found / len(depths)


def _liked(guess: State, seat: int, policy: Policy[State], many: int) -> list[Raw]:
    """The options that the policy likes best."""
    scores = policy.scores(guess, seat)
    options = guess.options(seat)
    return [options[place] for place in sorted(range(len(options)), key=lambda place: -scores[place])[:many]]


def _carried_on(guess: State, seat: int, raw: Raw, policy: Policy[State]) -> tuple[Raw, ...]:
    """The move that begins with an option, as the policy goes on with it, up to where something comes to light."""
    state, picks = guess.copy(), [raw]
    state.step(seat, raw)
    while within_move(state, seat) and state.reveals == guess.reveals:
        picks.append(policy.best(state, seat))
        state.step(seat, picks[-1])
    return tuple(picks)


def _with(moves: list[Candidate], options: list[Raw]) -> list[Candidate]:
    """The moves, with the best ones that begin with these options among the candidates."""
    chosen = moves[:CANDIDATES]
    extra: list[Candidate] = []
    for raw in options:
        if not any(move.picks[0] == raw for move in chosen + extra):
            extra.append(next(move for move in moves if move.picks[0] == raw))
    if not extra:
        return moves
    wanted = set(options)
    while len(chosen) + len(extra) > CANDIDATES:  # those that greedy likes least make room
        spare = next((move for move in reversed(chosen) if move.picks[0] not in wanted), None)
        if spare is None:
            break
        chosen.remove(spare)
    chosen += extra
    return chosen + [move for move in moves if move not in chosen]


def whole_moves(
    state: State, seat: int, budget: Budget, picks: tuple[Raw, ...] = ()
) -> list[tuple[float, tuple[Raw, ...]]]:
    """All moves with their first value; one that brings something to light is cut there, but valued to its end."""
    found = []
    for raw in state.options(seat):
        then = state.copy()
        then.step(seat, raw)
        if not within_move(then, seat):
            found.append((budget.value(then, seat), (*picks, raw)))
        elif then.reveals != state.reveals:
            found.append((best_move(then, seat, budget.value)[0], (*picks, raw)))
        else:
            found += whole_moves(then, seat, budget, (*picks, raw))
    return found


def _known_picks(state: State, seat: int) -> tuple[tuple[int, Raw], ...]:
    """The picks so far without those that others make at the same time: they change nothing for this seat yet."""
    past = state.past()
    open_turn = state.forked if state.lanes else len(past)
    return tuple((who, raw) for ply, (who, _, raw) in enumerate(past) if who == seat or ply < open_turn)


def _played(guess: State, seat: int, picks: tuple[Raw, ...]) -> State:
    state = guess.copy()
    for raw in picks:
        state.step(seat, raw)
    return state


def _different(guess: State, seat: int, moves: list[Candidate]) -> list[Candidate]:
    """One move of each kind: different picks may come to the same state."""
    kinds = {(move.first, _played(guess, seat, move.picks).digest()): move for move in reversed(moves)}
    return list(reversed(kinds.values()))


def _alike(moves: list[Candidate]) -> bool:
    """Whether the last determinization changed nothing between the candidates: then more of them will not either."""
    shift = moves[0].samples[-1] - moves[0].first
    return all(abs(move.samples[-1] - move.first - shift) < 1e-9 for move in moves)
