"""Lessons: a game taught at its own table, step by step, as data; and how far somebody has come in one.

A lesson is a set-up, a seed, perhaps picks already made, and steps. A step says at most two sentences and asks for one
thing. Its words are messages of the game: `lesson-<lesson>` is the title and `lesson-<lesson>-about` the offer;
`lesson-<lesson>-<step>` what the owl says, `…-ask` what it asks for, and `…-other` what somebody is told who picks
something else (`$option` is what that was): what is good about it, and what it lacks.
"""

from __future__ import annotations

import hashlib
from fnmatch import fnmatchcase
from typing import Any

import msgspec

SHORT = 3  # minutes
OFFERED = 2  # other picks after which a firefly shows the way; after one more the owl offers to do the step


class Step(msgspec.Struct, frozen=True):
    """One step. Patterns of keys are written as in a shell (`play:farm@*`); several stand side by side with spaces."""

    id: str
    #: What the learner picks, one after the other: a pattern each. None at all: the step is only read.
    pick: tuple[str, ...] = ()
    #: What then happens by itself: keys, each picked for the first seat that is offered it.
    then: tuple[str, ...] = ()
    #: What is shown through the hole in the veil, with spaces between: `key:<pattern>` (what stands for an option),
    #: `vt:<name>` (a thing on the board), `panel:<id>`, `bar`, `rail`. Nothing: what is to be picked.
    point: str = ""
    #: Whether a shape that is moved about lies where it belongs from the beginning.
    lay: bool = False
    #: Other picks that are told something of their own: pattern → name, the message is `lesson-<lesson>-<step>-<name>`.
    others: dict[str, str] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    id: str
    steps: tuple[Step, ...]
    seed: str
    minutes: int = 10
    seats: int = 2
    seat: int = 0  # the learner's
    setup: dict[str, Any] = {}
    past: tuple[tuple[int, str], ...] = ()  # picks that were made before it begins: seat and key

    @property
    def short(self) -> bool:
        """Whether it is about one thing only."""
        return self.minutes <= SHORT

    def fingerprint(self) -> str:
        """What tells a lesson from the same one after it was rewritten."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


def fits(key: str, pattern: str) -> bool:
    """Whether a key is one of those that a pattern stands for."""
    return any(fnmatchcase(key, one) for one in pattern.split())


class Progress(msgspec.Struct):
    """How far somebody has come: everything follows from what was picked and pressed, in that order."""

    lesson: Lesson
    at: int = 0  # the step
    made: int = 0  # picks of this step so far, those that come by themselves included
    others: list[str] = []  # other things picked at this step
    began: list[int] = []  # for each step up to this one, the ply it began at
    shown: bool = False  # the solution of a puzzle was asked for

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def over(self) -> bool:
        """Whether the last step has been reached, which is only read."""
        return self.last and self.read

    @property
    def read(self) -> bool:
        """Whether there is nothing left to do but to read."""
        return self.made == len(self.step.pick) + len(self.step.then)

    @property
    def ends(self) -> bool:
        """Whether the next pick leads to the end."""
        step, following = self.step, self.lesson.steps[self.at + 1 :]
        return len(following) == 1 and bool(step.pick) and self.made + 1 == len(step.pick) + len(step.then)

    def asked(self) -> str:
        """The pattern of what the learner is to pick now; "": nothing."""
        return self.step.pick[self.made] if self.made < len(self.step.pick) else ""

    def automatic(self) -> str:
        """The key that is picked by itself now; "": none."""
        number = self.made - len(self.step.pick)
        return self.step.then[number] if 0 <= number < len(self.step.then) else ""

    def expects(self, key: str) -> bool:
        asked = self.asked()
        return fits(key, asked) if asked else key == self.automatic()

    def picked(self, ply: int) -> None:
        """Something that was expected has been picked; `ply` counts the picks with it."""
        self.made += 1
        if self.step.pick and self.read and not self.last:
            self.go(self.at + 1, ply)

    def go(self, step: int, ply: int) -> None:
        """Come to a step, forwards or back."""
        self.at, self.made, self.others = step, 0, []
        self.began = [*self.began[:step], ply]

    def back(self) -> int | None:
        """The step before this one (or this one from its start, if it is half done); None at the very beginning."""
        if 0 < self.made <= len(self.step.pick):
            return self.at
        return self.at - 1 if self.at else None

    def answer(self, key: str) -> str:
        """The name of what somebody is told who picked this instead."""
        return next((name for pattern, name in self.step.others.items() if fits(key, pattern)), "other")

    @property
    def firefly(self) -> bool:
        """Whether the way is shown."""
        return len(self.others) >= OFFERED

    @property
    def offers(self) -> bool:
        """Whether the owl offers to do it."""
        return len(self.others) > OFFERED
