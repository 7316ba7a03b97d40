"""Typed set-ups: from one declared struct a game gets validation with clear words, and a form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import inspect

from mytina.kernel.errors import SetupError
from mytina.kernel.text import KERNEL, Text, quoted

S = TypeVar("S", bound="Setup")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What may vary between tables of one game: fields are `Literal[…]`, `bool` or a bounded `int`, with defaults.

    A subclass may override `check(seats)` for what its fields may not be together.
    """

    #: Fields that came after the first records; `plain` does not tell them while they have their default, so that
    #: states without them keep their digest.
    later: ClassVar[frozenset[str]] = frozenset()
    #: Fields that forms do not offer: what they switch on can be played by programs, but is not drawn yet.
    undrawn: ClassVar[frozenset[str]] = frozenset()
    #: Several fields at once, by a name that people understand. `preset` among the given fields stands for them.
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})

    #: Fields that mean something only while a switch is on: field → switch. Forms show them only then.
    within: ClassVar[Mapping[str, str]] = MappingProxyType({})
    #: Fields that belong together, by a name that a message `setup-group-<name>` says: a form folds them up.
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    #: What forms let choose for a field, with words, the usual choice first; one choice alone is not shown.
    offers: ClassVar[Mapping[str, Callable[[], tuple[tuple[Any, Text], ...]]]] = MappingProxyType({})
    #: What forms say of a choice of a field besides its words, such as how hard it makes a game; None: nothing.
    hints: ClassVar[Mapping[str, Callable[[Any], Text | None]]] = MappingProxyType({})

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
    def allowed(self) -> Text | str:
        if self.choices:
            return ", ".join(map(quoted, self.choices))
        return Text(KERNEL, "setup-whole", low=str(self.low), high=str(self.high))

    def accepts(self, value: object) -> bool:
        if self.choices:
            for choice in self.choices:  # noqa: SIM110  # asked for every field of every table
                if type(value) is type(choice) and value == choice:
                    return True
            return False
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


#: The name that stands for a preset among the given fields.
PRESET = "preset"
#: In its place in a form: every field as it is chosen there.
OWN = "own"


def offered(setup: type[Setup]) -> tuple[str, ...]:
    """The presets that forms offer: everything they switch on is drawn."""
    return tuple(name for name, values in setup.presets.items() if not values.keys() & setup.undrawn)


def preset_fields(setup: type[Setup]) -> frozenset[str]:
    """The fields that presets are about."""
    return frozenset(name for values in setup.presets.values() for name in values)


def spelled_out(setup: type[Setup], given: dict[str, Any]) -> dict[str, Any]:
    """What was given, with the fields of its preset; those that are given themselves stay as they are."""
    if PRESET not in given or not setup.presets:
        return given
    name = given[PRESET]
    if name not in list(setup.presets):
        raise SetupError(PRESET, name, ", ".join(map(quoted, setup.presets)))
    return {**setup.presets[name], **{field: value for field, value in given.items() if field != PRESET}}


def meaningful(setup: type[Setup], given: dict[str, Any]) -> dict[str, Any]:
    """What was given, without fields whose switch is off: what a form has sent though it means nothing."""
    chosen = spelled_out(setup, given)
    return {name: value for name, value in given.items() if name not in setup.within or chosen.get(setup.within[name])}


def plain(setup: Setup) -> dict[str, Any]:
    """A set-up as plain data, as it is saved."""
    data: dict[str, Any] = msgspec.to_builtins(setup)
    if setup.later:
        for field in fields(type(setup)):
            if field.name in setup.later and data[field.name] == field.default:
                del data[field.name]
    return data


def build(setup: type[S], seats: int, given: dict[str, Any]) -> S:
    """A checked set-up from what the caller gave."""
    made: S
    if not given or (given.keys() == {PRESET} and given[PRESET] in list(setup.presets)):
        made = _ready_made(setup, seats, given.get(PRESET, ""))
        return made
    made = _built(setup, spelled_out(setup, given))
    made.check(seats)
    return made


@cache
def _ready_made(setup: type[S], seats: int, preset: str) -> S:
    """The set-up of those who ask for nothing special, or for a preset alone; they all can have the same one."""
    made = _built(setup, spelled_out(setup, {PRESET: preset} if preset else {}))
    made.check(seats)
    return made


def _built(setup: type[S], given: dict[str, Any]) -> S:
    """The same before it is asked whether its fields go together."""
    known = {field.name: field for field in fields(setup)} if given else {}
    for name, value in given.items():
        if name not in known:
            raise SetupError(name, value, Text(KERNEL, "setup-fields", fields=", ".join(known) or "–"))
        if not known[name].accepts(value):
            raise SetupError(name, value, known[name].allowed)
    return setup(**given)
