"""Game as players know it: the kernel's game with its pictures and its score pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from mytina.kernel import game as kernel
from mytina.kernel.encoding import Encoding
from mytina.kernel.judge import Judge
from mytina.kernel.policy import Policy
from mytina.kernel.setup import Setup
from mytina.kernel.state import State
from mytina.kernel.study import Study

if TYPE_CHECKING:
    from mytina.interface.art import Art
    from mytina.interface.companion import Companion
    from mytina.interface.daily import Daily
    from mytina.interface.lesson import Lesson
    from mytina.interface.pad import Pad
    from mytina.kernel.puzzle import Puzzle

S = TypeVar("S", bound=State, covariant=True)


class HostFile(NamedTuple):
    """A file with which the host of a site replaces something of a game: `mytina serve --<name> FILE`.

    In the data folder it is called `<name>.json`. `install` raises ValueError with everything that is wrong with it.
    """

    name: str
    help: str
    install: Callable[[Path], Any]


class Game(kernel.Game[S]):
    """A game in the registry, with what goes with its rules; each is imported only when somebody asks for it."""

    def __init__(
        self,
        id: str,
        *,
        rules_version: int,
        seats: range,
        minutes: tuple[int, int],
        setup: type[Setup],
        state: type[S],
        judge: Callable[[], Judge[S]] = Judge,
        policy: Callable[[], Policy[S]] | None = None,
        study: Callable[[], Study[S]] = Study,
        encoding: Callable[[], Encoding[Any]] = Encoding,
        art: Callable[[], Art] | None = None,
        pad: Callable[[], Pad] | None = None,
        letters: Callable[[Any, str], str] | None = None,
        lessons: Callable[[], Sequence[Lesson]] = tuple,
        puzzles: Callable[[], Sequence[Puzzle]] = tuple,
        daily: Callable[[], Daily] | None = None,
        files: tuple[HostFile, ...] = (),
        companion: Callable[[], Companion] | None = None,
    ) -> None:
        super().__init__(
            id,
            rules_version=rules_version,
            seats=seats,
            setup=setup,
            state=state,
            judge=judge,
            policy=policy,
            study=study,
            encoding=encoding,
        )
        self.minutes = minutes
        self._art = art
        self._drawn: Art | None = None
        self._pad = pad
        self._letters = letters
        self._lessons = lessons
        self._puzzles = puzzles
        self._daily = daily
        self.files = files
        self._companion = companion

    @property
    def art(self) -> Art:
        """How the game looks."""
        if self._drawn is None:
            if self._art is None:
                raise TypeError(f"{self.id} has no pictures")
            self._drawn = self._art()
        return self._drawn

    @property
    def pad(self) -> Pad:
        """The score pad for people with the box on their table."""
        if self._pad is None:
            raise TypeError(f"{self.id} has no score pad")
        return self._pad()

    @cached_property
    def companion(self) -> Companion | None:
        """What runs an automaton of the rulebook at a real table, if the game has one."""
        return None if self._companion is None else self._companion()

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons it brings, by id; the first is the one to begin with."""
        return {lesson.id: lesson for lesson in self._lessons()}

    @cached_property
    def puzzles(self) -> dict[str, Puzzle]:
        """Positions with one clearly best move, by id."""
        return {puzzle.id: puzzle for puzzle in self._puzzles()}

    def puzzle(self, lesson: Lesson) -> Puzzle | None:
        """The puzzle that a lesson asks, if it is one."""
        from mytina.interface.puzzle import PREFIX

        return self.puzzles.get(lesson.id.removeprefix(PREFIX)) if lesson.id.startswith(PREFIX) else None

    def taught(self, id: str) -> Lesson | None:
        """A lesson by its id, those that puzzles are asked by included."""
        from mytina.interface.puzzle import PREFIX, lesson_of

        puzzle = self.puzzles.get(id.removeprefix(PREFIX)) if id.startswith(PREFIX) else None
        return self.lessons.get(id) if puzzle is None else lesson_of(puzzle)

    @cached_property
    def daily(self) -> Daily | None:
        """The game of the day, for a game that has one."""
        return None if self._daily is None else self._daily()

    def draw(self, view: Any, **how: Any) -> str:
        return self.art.picture(view, **how)

    def letters(self, state: State, seat: int | None, language: str) -> str:
        """The table in characters, with Rich markup, as a seat sees it."""
        return str(state).replace("[", "\\[") if self._letters is None else self._letters(state.view(seat), language)
