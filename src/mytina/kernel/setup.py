"""Typed set-ups: from one declared struct a game gets validation with clear words, and a form."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import inspect

from mytina.kernel.errors import SetupError

S = TypeVar("S", bound="Setup")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What may vary between tables of one game: fields are `Literal[…]`, `bool` or a bounded `int`, with defaults.

    A subclass may override `check(seats)` for what its fields may not be together.
    """

    def check(self, seats: int) -> None:
        """Raise `SetupError` when the fields do not go together."""


class Field(msgspec.Struct, frozen=True):
    """One field as a form shows it: `choices` of a list, or a whole number from `low` to `high`."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def allowed(self) -> str:
        if self.choices:
            return ", ".join(repr(choice) for choice in self.choices)
        return f"a whole number from {self.low} to {self.high}"

    def accepts(self, value: object) -> bool:
        if self.choices:
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        if type(value) is not int:
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


@cache
def fields(setup: type[Setup]) -> tuple[Field, ...]:
    """The fields of a set-up, in the order of their declaration."""
    info = inspect.type_info(setup)
    assert isinstance(info, inspect.StructType)
    found = []
    for field in info.fields:
        kind = field.type
        if isinstance(kind, inspect.LiteralType):
            # The annotation keeps the declared order of the values; the inspected type does not.
            found.append(Field(field.name, field.default, choices=get_args(get_type_hints(setup)[field.name])))
        elif isinstance(kind, inspect.BoolType):
            found.append(Field(field.name, field.default, choices=(False, True)))
        elif isinstance(kind, inspect.IntType):
            found.append(Field(field.name, field.default, low=kind.ge, high=kind.le))
        else:
            raise TypeError(f"{setup.__name__}.{field.name}: a set-up field is a Literal, a bool or a bounded int")
    return tuple(found)


def build(setup: type[S], seats: int, given: dict[str, Any]) -> S:
    """A checked set-up from what the caller gave."""
    known = {field.name: field for field in fields(setup)} if given else {}
    for name, value in given.items():
        if name not in known:
            raise SetupError(name, value, f"the fields are {', '.join(known) or 'none'}")
        if not known[name].accepts(value):
            raise SetupError(name, value, known[name].allowed)
    made = setup(**given)
    made.check(seats)
    return made
