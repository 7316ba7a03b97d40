"""A decision: a question one seat faces, and its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mytina.kernel.effects import Question, Raw, Target, spelled_out
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.counters import Counters
    from mytina.kernel.state import State


class Option:
    """One thing a seat may pick: `key` is stable and readable, `words` say it in either language.

    It knows what is asked but does not hold the `Decision` that holds it: both go with whoever looked at them, and no
    search for garbage is needed.
    """

    __slots__ = ("_words", "args", "key", "question", "raw", "raws", "seat", "state")

    def __init__(self, decision: Decision, raw: Raw) -> None:
        self.state = decision.state
        self.seat = decision.seat
        self.question = decision.question
        self.args = decision.args
        self.raws = decision.raws
        self.raw = raw
        self.key = self.question.key(raw)
        self._words: Text | None = None

    @property
    def decision(self) -> Decision:
        """What is asked, once more."""
        return Decision(self.state, self.seat, self.question, self.args, self.raws)

    @property
    def words(self) -> Text:
        if self._words is None:  # they stand on the board and in the list
            self._words = self.question.words(self.state, self.seat, self.args, self.raw)
        return self._words

    @property
    def target(self) -> Target | None:
        """The thing on the board that stands for it."""
        return self.question.target(self.state, self.seat, self.args, self.raw)

    @property
    def equals(self) -> list[tuple[str, Target | None]]:
        """The keys and things on the board that differ in nothing from it, and come after it."""
        state, seat, question, args = self.state, self.seat, self.question, self.args
        raws = question.equals(state, seat, args, self.raw)
        return [(question.key(raw), question.target(state, seat, args, raw)) for raw in raws]

    @property
    def subject(self) -> str:
        """The id of what it is about."""
        return self.question.subject(self.raw)

    @property
    def grave(self) -> Text | None:
        """What a person is to be asked before this is picked."""
        return self.question.grave(self.state, self.seat, self.args, self.raw)

    def then(self) -> Decision | None:
        """The question that follows for this seat at once, on a copy; None if something else comes first.

        Nothing is carried on: no forced pick is made, and nothing hidden comes to light.
        """
        state = self.state.copy()
        state.offers.pop(self.seat, None)
        state.stack = stack = state.lanes[self.seat] if state.lanes else state.pending
        stack.pop()
        self.question.choose(state, self.seat, self.args, self.raw)
        if not stack or state.reveals != self.state.reveals:
            return None
        stack[:] = spelled_out(stack)
        effect, seat, args = stack[-1]
        if seat != self.seat or not effect.asks:
            return None
        question: Question = effect  # type: ignore[assignment]  # only questions ask
        return Decision(state, seat, question, args, question.options(state, seat, args))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.key, self.raw) == (other.key, other.raw)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """What a seat is asked now. Words and option objects are made only when somebody looks."""

    __slots__ = ("_options", "_refused", "args", "question", "raws", "seat", "state")

    def __init__(self, state: State, seat: int, question: Question, args: Raw, raws: list[Raw]) -> None:
        self.state = state
        self.seat = seat
        self.question = question
        self.args = args
        self.raws = raws
        self._options: tuple[Option, ...] | None = None
        self._refused: dict[Raw, Text] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple(Option(self, raw) for raw in self.raws)
        return self._options

    @property
    def prompt(self) -> Text:
        return self.question.prompt(self.state, self.seat, self.args)

    @property
    def fresh(self) -> bool:
        """Whether a new move starts here (and not in the middle of one)."""
        return self.question.fresh

    @property
    def begins(self) -> bool:
        """Whether a turn starts here, and nothing of it has been done yet."""
        return self.question.begins(self.state, self.seat, self.args)

    @property
    def forced(self) -> bool:
        """Whether nobody is asked: the only option there is gets picked by itself."""
        return len(self.raws) == 1 and not self.question.explicit(self.state, self.seat, self.args)

    @property
    def several(self) -> tuple[int, int] | None:
        """How many picks in a row make one choice here, at least and at most; None if each stands for itself."""
        found = self.question.several(self.state, self.seat, self.args)
        return found if found is not None and found[1] > 1 else None

    def goes_on(self, key: str, now: Decision) -> bool:
        """Whether what is asked after a pick here is more of the same choice of several.

        What is left of it may have come by itself: then it is over, though the same may be asked anew.
        """
        if self.several is None or type(now.question) is not type(self.question):
            return False
        following = self[key].then()
        return following is None or not following.forced

    @property
    def counters(self) -> Counters | None:
        """How often each option may be picked in a choice of several; None: things on the board are marked."""
        return self.question.counters(self.state, self.seat, self.args) if self.several is not None else None

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    @property
    def refusals(self) -> dict[str, Text]:
        """Why other things cannot be picked, by the key they would have."""
        return self.question.refusals(self.state, self.seat, self.args)

    @property
    def refused(self) -> dict[Raw, Text]:
        """Why what lies on the board cannot be picked, by the numbers it would have."""
        if self._refused is None:
            self._refused = self.question.refused(self.state, self.seat, self.args)
        return self._refused

    def target(self, raw: Raw) -> Target | None:
        """The thing on the board that stands for an option, or for what is refused."""
        return self.question.target(self.state, self.seat, self.args, raw)

    @property
    def targets(self) -> dict[str, Target]:
        """All of them by key."""
        found = ((self.question.key(raw), self.target(raw)) for raw in [*self.raws, *self.refused])
        return {key: target for key, target in found if target is not None}

    def __getitem__(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.raws)

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {str(self.prompt)!r} options={self.keys}>"
