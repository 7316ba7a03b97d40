"""Effects as data: the stack of what is still to happen, and the words every game shares.

An effect is an immutable value. A state holds stacks of frames `(effect, seat, numbers)`; the interpreter in `State`
pops and runs them until one is a `Question`, which waits for a seat's pick. Because frames are shared values, a
state can be copied or saved in the middle of anything by copying a short list.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, fields, is_dataclass
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from mytina.kernel.text import KERNEL, Text

if TYPE_CHECKING:
    from mytina.kernel.state import State

Raw = tuple[int, ...]
Frame = tuple["Effect[Any]", int, Raw]
S = TypeVar("S", bound="State")
T = TypeVar("T")

_classes: dict[str, type[Effect[Any]]] = {}


def _name(cls: type[Effect[Any]]) -> str:
    return f"{cls.__module__.removeprefix('mytina.')}.{cls.__qualname__}"


@dataclass_transform(frozen_default=True)
def effectclass(cls: type[T]) -> type[T]:
    """Make a class of effects a frozen dataclass, where a class variable of an ancestor never becomes a field.

    A plain `@dataclass` would do but for mypyc: it cannot make a native class of a generic dataclass, which this name
    keeps it from trying, and it annotates everything, class variables too.
    """
    taken = {name for base in cls.__mro__[1:] for name in vars(base)}
    taken -= {field.name for base in cls.__bases__ if is_dataclass(base) for field in fields(base)}
    cls.__annotations__ = {name: kind for name, kind in get_annotations(cls).items() if name not in taken}
    return dataclass(frozen=True)(cls)


@effectclass
class Effect(Generic[S]):
    """Something that happens to a table. Subclasses are frozen dataclasses of ints, strings, tuples and effects."""

    asks: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _classes[_name(cls)] = cls

    def run(self, state: S, seat: int, args: Raw) -> None:
        """Do it; what remains to be done is pushed with `state.push`."""
        raise TypeError(f"{type(self).__name__} cannot run")

    def describe(self) -> Text:
        """What it says on a card."""
        raise TypeError(f"{type(self).__name__} has no words")


@effectclass
class Question(Effect[S]):
    """An effect that needs a pick. A question with a single option is answered for the player, unless `explicit`."""

    asks: ClassVar[bool] = True
    #: A new move starts here: bots compare whole moves, and a player may stop to think.
    fresh: ClassVar[bool] = False
    #: A turn of the seat starts here.
    opens: ClassVar[bool] = False
    #: What was picked stays between the seat and the table until the game is over.
    secret: ClassVar[bool] = False

    def explicit(self, state: S, seat: int, args: Raw) -> bool:
        """Whether even a single option is left to the player to pick."""
        return False

    def begins(self, state: S, seat: int, args: Raw) -> bool:
        """Whether a turn of the seat starts here, and nothing of it has been done yet."""
        return self.opens

    def options(self, state: S, seat: int, args: Raw) -> list[Raw]:
        """What may be picked now; none at all means that the question falls away."""
        raise NotImplementedError

    def choose(self, state: S, seat: int, args: Raw, raw: Raw) -> None:
        """Carry out a pick; the question's own frame has left the stack."""
        raise NotImplementedError

    def key(self, raw: Raw) -> str:
        """The stable readable name of an option, from its numbers alone."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int, args: Raw) -> Text:
        raise NotImplementedError

    def words(self, state: S, seat: int, args: Raw, raw: Raw) -> Text:
        """An option in words."""
        raise NotImplementedError

    def grave(self, state: S, seat: int, args: Raw, raw: Raw) -> Text | None:
        """What a person is to be asked before picking this: for what changes everything and is easily picked."""
        return None

    def refusals(self, state: S, seat: int, args: Raw) -> dict[str, Text]:
        """Why what a player might think of picking cannot be picked, by the key it would have."""
        return {}


# --- the common vocabulary -------------------------------------------------------------------------------------


@effectclass
class Sequence(Effect[S]):
    """One after the other."""

    parts: tuple[Effect[S], ...]

    def run(self, state: S, seat: int, args: Raw) -> None:
        for part in reversed(self.parts):
            state.push(part, seat, args)

    def describe(self) -> Text:
        return Text(KERNEL, "sequence", parts=tuple(part.describe() for part in self.parts))


@effectclass
class Repeat(Effect[S]):
    """The same several times."""

    times: int
    part: Effect[S]

    def run(self, state: S, seat: int, args: Raw) -> None:
        if self.times > 1:
            state.push(Repeat(self.times - 1, self.part), seat, args)
        if self.times > 0:
            state.push(self.part, seat, args)

    def describe(self) -> Text:
        return Text(KERNEL, "repeat", times=self.times, part=self.part.describe())


@effectclass
class OneOf(Question[S]):
    """One of several, as the player likes; `names` are the keys of the branches."""

    names: tuple[str, ...]
    parts: tuple[Effect[S], ...]

    def options(self, state: S, seat: int, args: Raw) -> list[Raw]:
        return [(i,) for i in range(len(self.parts))]

    def choose(self, state: S, seat: int, args: Raw, raw: Raw) -> None:
        state.push(self.parts[raw[0]], seat, args)

    def key(self, raw: Raw) -> str:
        return self.names[raw[0]]

    def prompt(self, state: S, seat: int, args: Raw) -> Text:
        return Text(KERNEL, "choose-one")

    def words(self, state: S, seat: int, args: Raw, raw: Raw) -> Text:
        return self.parts[raw[0]].describe()

    def describe(self) -> Text:
        return Text(KERNEL, "one-of", parts=tuple(part.describe() for part in self.parts))


@effectclass
class May(Question[S]):
    """Yes or no."""

    part: Effect[S]

    def options(self, state: S, seat: int, args: Raw) -> list[Raw]:
        return [(1,), (0,)]

    def choose(self, state: S, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0]:
            state.push(self.part, seat, args)

    def key(self, raw: Raw) -> str:
        return "yes" if raw[0] else "no"

    def prompt(self, state: S, seat: int, args: Raw) -> Text:
        return Text(KERNEL, "may-prompt", part=self.part.describe())

    def words(self, state: S, seat: int, args: Raw, raw: Raw) -> Text:
        return Text(KERNEL, "yes" if raw[0] else "no")

    def describe(self) -> Text:
        return Text(KERNEL, "may", part=self.part.describe())


@effectclass
class Each(Effect[S]):
    """Every seat in turn, starting with the one that runs it."""

    part: Effect[S]

    def run(self, state: S, seat: int, args: Raw) -> None:
        for distance in reversed(range(state.seats)):
            state.push(self.part, (seat + distance) % state.seats, args)

    def describe(self) -> Text:
        return Text(KERNEL, "each", part=self.part.describe())


@effectclass
class Together(Effect[S]):
    """Every seat at once: each gets a stack of its own, and the table goes on when all of them are empty.

    What runs inside must touch only what belongs to its seat and must draw no random numbers, so that the picks may
    arrive in any order with the same result.
    """

    part: Effect[S]

    def run(self, state: S, seat: int, args: Raw) -> None:
        state.fork([(self.part, other, args) for other in range(state.seats)])

    def describe(self) -> Text:
        return Text(KERNEL, "together", part=self.part.describe())


# --- effects as JSON -------------------------------------------------------------------------------------------


def to_data(value: object) -> Any:
    """An effect (or a tuple of them, or a plain value) as JSON-able data."""
    if isinstance(value, Effect):
        return {"effect": _name(type(value)), "with": [to_data(getattr(value, f.name)) for f in _fields(value)]}
    if isinstance(value, tuple):
        return [to_data(part) for part in value]
    return value


def _fields(value: Any) -> tuple[Field[Any], ...]:
    return fields(value)


def from_data(data: Any) -> Any:
    """The inverse of `to_data`."""
    if isinstance(data, dict):
        return _classes[data["effect"]](*[from_data(part) for part in data["with"]])
    if isinstance(data, list):
        return tuple(from_data(part) for part in data)
    return data
