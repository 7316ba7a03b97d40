"""Finding puzzles: decisions at which one move is clearly the best, by what the seat could know.

A search proposes the moves. Then all of them are tried by rollouts in the same determinizations, so that the luck
of a determinization cancels out of their differences. A move is clearly the best if it leads every other one by enough
points and by enough standard errors; a second look with other determinizations, and more of them, must say the same.
So must whole games that are played on to their end: nothing is left to a judge there, nor to how far rollouts go.
Where only the first picks of a move matter (which card, but not how it is paid), only these are asked for.
"""

from __future__ import annotations

from mytina.bots.greedy import GreedyBot, within_move
from mytina.bots.look import Clear, Gap, Look, Move, after
from mytina.bots.policy import PolicyBot
from mytina.bots.reasons import reason
from mytina.bots.search import Budget, Candidate, SearchBot, static_sample
from mytina.kernel.effects import Raw
from mytina.kernel.puzzle import Puzzle, Told
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from mytina.kernel.text import LANGUAGES

#: A solution leads by so many points unless another number is asked for.
LEAD = 2.0
#: The least number of options that a puzzle has to choose from.
OPTIONS = 4
#: Iterations of the search that proposes the candidates.
ITERATIONS = 30
#: Moves that are compared, and determinizations of the first and of the second look.
COMPARED = 14
ALIKE = 6  # of them at most whatever they begin with, the others begin with different picks
GLANCE = 3  # of the first look, after which one may see that nothing leads
FIRST_LOOK = 16
SECOND_LOOK = 60
NEAREST = 6  # moves of the second look: the best, and those that came nearest to it
#: The games that are played to their end: with how many moves beside the best, how many of each (and after how many it
#: may be seen that they are not worth going on with), and by how many standard errors the best must be ahead there.
ENDS_COMPARED = 2
ENDS = 40
ENDS_FIRST = 10
ENDS_ERRORS = 2.0
#: Determinizations in which all other options are valued, so that whoever picks one can be answered.
OTHERS_LOOK = 4


def find(state: State, seat: int, id: str, *, lead: float = LEAD, easy: bool = False) -> Puzzle | None:
    """The puzzle that a decision makes, if it makes one; `easy`: also where bots that pick at once agree.

    Set-up, past and part are left to whoever knows the whole game.
    """
    question, args, raws = state.offers[seat]
    if not question.begins(state, seat, args) or len(raws) < 2 or state.decision(seat).several is not None:
        return None
    hasty = Hasty(state, seat)
    if not easy and hasty.agree:
        return None
    ranked = SearchBot(f"puzzle/{id}", iterations=ITERATIONS).ranked(state, seat)
    if len(ranked) < OPTIONS:
        return None
    guess = state.imagine(seat, Rng.from_seed(f"puzzle/{id}"))
    compared = _compared(ranked)
    look = Look(state, seat, compared, f"puzzle/{id}/first").add(GLANCE)
    if not look.promising(lead):
        return None
    first = look.add(FIRST_LOOK - GLANCE).clearly_best(lead)
    if first is None or _choices(guess, seat, first.begun) < OPTIONS or not (easy or hasty.by(first.begun)):
        return None
    if _twin(guess, seat, first, ranked):
        return None
    near = _nearest(look, first)
    again = Look(state, seat, near, f"puzzle/{id}/second").add(SECOND_LOOK)
    second = again.clearly_best(lead)
    if second is None or second.begun != first.begun or not _ahead_at_the_end(id, again, second, lead):
        return None
    return _puzzle(id, look, again, second, hasty.by(second.begun))


def _nearest(look: Look, clear: Clear) -> list[Move]:
    """The best move, and the next best of those that begin otherwise."""
    others = [look.moves[place] for place in look.order() if look.moves[place][: clear.length] != clear.begun]
    return [clear.move, *others[: NEAREST - 1]]


def _ahead_at_the_end(id: str, look: Look, clear: Clear, lead: float) -> bool:
    """Whether games that begin with the move end better than those that begin with the best others."""
    others = [look.moves[place] for place in look.order() if look.moves[place][: clear.length] != clear.begun]
    ends = Look(look.state, look.seat, [clear.move, *others[:ENDS_COMPARED]], f"puzzle/{id}/ends", end=True)
    for more in (ENDS_FIRST, ENDS - ENDS_FIRST):
        ends.add(more)
        gaps = [ends.gap(0, place) for place in range(1, len(ends.moves))]
        if any(gap.points < gap.error for gap in gaps):
            return False
    return all(gap.points >= lead / 2 and gap.points >= ENDS_ERRORS * gap.error for gap in gaps)


def confirmed(state: State, puzzle: Puzzle, determinizations: int, most: int = 3) -> Gap:
    """A cheap look at a puzzle: by how much its solution leads the best of those that it is said to lead least."""
    seat = puzzle.seat
    guess = state.imagine(seat, Rng.from_seed("confirm"))
    solution = tuple(_raws(guess, seat, (*puzzle.solution, *puzzle.rest)))
    near: list[Move] = []
    for length, losses in enumerate(puzzle.losses):
        before = after(guess, seat, solution[:length])
        known = sorted(losses.items(), key=lambda one: one[1])[:most]
        near += [(*solution[:length], *_raws(before, seat, (key,))) for key, _ in known]
    look = Look(state, seat, [solution, *near], f"confirm/{puzzle.id}").add(determinizations)
    return min((look.gap(0, place) for place in range(1, len(look.moves))), key=lambda gap: gap.points)


def _compared(ranked: list[Candidate]) -> list[Move]:
    """The best moves, and of those that begin with other picks the best each."""
    moves = [move.picks for move in ranked[:ALIKE]]
    begun = {move[0] for move in moves}
    for move in ranked[ALIKE:]:
        if move.picks[0] not in begun and len(moves) < COMPARED:
            moves.append(move.picks)
            begun.add(move.picks[0])
    return moves


def _choices(guess: State, seat: int, picks: Move) -> int:
    """How many options there are beside one another at the largest of these picks."""
    state, most = guess.copy(), 0
    for raw in picks:
        most = max(most, len(state.options(seat)))
        state.step(seat, raw)
    return most


def _twin(guess: State, seat: int, clear: Clear, ranked: list[Candidate]) -> bool:
    """Whether another way to begin comes to the same state: then there are two solutions."""
    end = after(guess, seat, clear.move).digest()
    own = next((move for move in ranked if move.picks == clear.move), None)
    return any(
        move.picks[: clear.length] != clear.begun
        and (own is None or move.samples or abs(move.first - own.first) < 1e-6)
        and after(guess, seat, move.picks).digest() == end
        for move in ranked
    )


def _puzzle(id: str, first: Look, look: Look, clear: Clear, missed: tuple[str, ...]) -> Puzzle:
    """What is told of it comes from the second look, and of moves that were far behind from the first."""
    state, seat = look.state, look.seat
    guess = state.imagine(seat, Rng.from_seed(f"puzzle/{id}"))
    keys = _keys(guess, seat, clear.move)
    best = look.moves.index(clear.move)
    losses: list[dict[str, float]] = []
    brings: list[dict[str, dict[str, int]]] = []
    for length in range(clear.length):
        near, far = _by_pick(look, clear.move, length), _by_pick(first, clear.move, length)
        before = after(guess, seat, clear.move[:length])
        question, _, raws = before.offers[seat]
        static = _static_losses(state, seat, clear.move, length, f"puzzle/{id}/others/{length}")
        lacks, gains = {}, {}
        for raw in raws:
            if raw == clear.move[length]:
                continue
            key = question.key(raw)
            if raw in near:
                lacks[key] = look.gap(best, near[raw]).points
                gains[key] = reason(state, seat, look.moves[near[raw]]).lines
            else:
                gap = first.gap(first.moves.index(clear.move), far[raw]).points if raw in far else static[raw]
                lacks[key] = max(gap, clear.gap.points)
        losses.append({key: round(points, 1) for key, points in lacks.items()})
        brings.append(gains)
    return Puzzle(
        id=id,
        seats=state.seats,
        seed=state.seed,
        seat=seat,
        solution=keys[: clear.length],
        rest=keys[clear.length :],
        value=round(sum(look.samples[best]) / len(look.samples[best]), 1),
        lead=round(clear.gap.points, 1),
        error=round(clear.gap.error, 2),
        best=_told(state, guess, seat, clear.move, clear.length),
        second=_told(state, guess, seat, look.moves[clear.second], clear.length),
        losses=tuple(losses),
        brings=tuple(brings),
        missed=missed,
    )


def _by_pick(look: Look, best: Move, length: int) -> dict[Raw, int]:
    """Of the moves that begin as the best one, the best by what they pick next."""
    found: dict[Raw, int] = {}
    for place in look.order():
        move = look.moves[place]
        if len(move) > length and move[:length] == best[:length]:
            found.setdefault(move[length], place)
    return found


def _static_losses(state: State, seat: int, move: Move, length: int, seed: str) -> dict[Raw, float]:
    """What every option at a pick of a move lacks at first sight: the mean of some determinizations, no rollouts."""
    rng, budget = Rng.from_seed(seed), Budget(state.game.judge, 0, None)
    sums: dict[Raw, float] = {}
    for _ in range(OTHERS_LOOK):
        guess = state.imagine(seat, rng)
        for raw in after(guess, seat, move[:length]).options(seat):
            sums[raw] = sums.get(raw, 0.0) + static_sample(guess, seat, (*move[:length], raw), budget)
    return {raw: (sums[move[length]] - total) / OTHERS_LOOK for raw, total in sums.items()}


class Hasty:
    """What bots that pick at once would do here."""

    def __init__(self, state: State, seat: int) -> None:
        guess = state.imagine(seat, Rng.from_seed("puzzle"))
        self.moves: dict[str, Move] = {}
        for bot in (GreedyBot("puzzle"), PolicyBot("puzzle")):
            then, picks = guess.copy(), list[Raw]()
            while not picks or within_move(then, seat):
                picks.append(bot.choose(then, seat))
                then.step(seat, picks[-1])
            self.moves[bot.name] = tuple(picks)
        #: What both see at once is no riddle.
        self.agree = len(set(self.moves.values())) == 1

    def by(self, begun: Move) -> tuple[str, ...]:
        """The names of those that would not have begun with these picks."""
        return tuple(name for name, picks in self.moves.items() if picks[: len(begun)] != begun)


def _told(state: State, guess: State, seat: int, move: Move, length: int) -> Told:
    """A move in words: the picks that matter, what they bring, and what they prepare."""
    then, words = guess.copy(), []
    for raw in move[:length]:
        question, args, _ = then.offers[seat]
        words.append(question.words(then, seat, args, raw))
        then.step(seat, raw)
        if not within_move(then, seat):
            break
    why = reason(state, seat, move)
    return Told(
        {language: " → ".join(word.to(language) for word in words) for language in LANGUAGES},
        why.lines,
        {} if why.then is None else {language: why.then.to(language) for language in LANGUAGES},
    )


def _keys(guess: State, seat: int, picks: Move) -> tuple[str, ...]:
    state, keys = guess.copy(), []
    for raw in picks:
        keys.append(state.offers[seat][0].key(raw))
        state.step(seat, raw)
    return tuple(keys)


def _raws(guess: State, seat: int, keys: tuple[str, ...]) -> list[Raw]:
    state, raws = guess.copy(), []
    for key in keys:
        question, _, options = state.offers[seat]
        raws.append(next(raw for raw in options if question.key(raw) == key))
        state.step(seat, raws[-1])
    return raws
