"""What is taught of Everdell: the lessons of all modules, in their order."""

from __future__ import annotations

from mytina.games.everdell.catalogue import MODULES
from mytina.interface.lesson import Lesson

Lessons = tuple[Lesson, ...]


def lessons() -> Lessons:
    return tuple(lesson for module in MODULES if module.lessons is not None for lesson in module.lessons())
