"""Effects as data: the stack of what is still to happen, and the words every game shares.

An effect is an immutable value. A state holds stacks of frames `(effect, seat, numbers)`; the interpreter in `State`
pops and runs them until one is a `Question`, which waits for a seat's pick. Because frames are shared values, a
state can be copied or saved in the middle of anything by copying a short list.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from mytina.kernel.text import KERNEL, Text

if TYPE_CHECKING:
    from mytina.kernel.counters import Counters
    from mytina.kernel.state import State

Raw = tuple[int, ...]
Frame = tuple["Effect", int, Raw]
#: Names of icons and figures, for a card that has no room for words.
Signs = tuple[str, ...]
#: The kind and the name of a thing on the board: `("meadow", "3")`.
Target = tuple[str, str]

_classes: dict[str, type[Effect]] = {}


def _name(cls: Any) -> str:
    return f"{cls.__module__.removeprefix('mytina.')}.{cls.__qualname__}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a table. Subclasses are frozen dataclasses of ints, strings, tuples and effects.

    Class variables stand in a class without fields, which is no dataclass: compiled, they would become fields of one.
    """

    asks: bool = False
    #: It is done at once: see `Deed`.
    direct: bool = False
    #: Its frame stays while it runs: see `Lasting`.
    lasting: bool = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _classes[_name(cls)] = cls

    def run(self, state: Any, seat: int, args: Raw) -> None:
        """Do it; what remains to be done is pushed with `state.push`."""
        raise TypeError(f"{type(self).__name__} cannot run")

    def holds(self, args: Raw) -> Raw:
        """The hidden cards of its seat that it comes back to, by their numbers: no determinization may move them."""
        return ()

    def describe(self) -> Text:
        """What it says on a card."""
        raise TypeError(f"{type(self).__name__} has no words")

    def signs(self) -> Signs:
        """The same in a few signs; nothing if they cannot say it."""
        return ()

    def plain(self) -> bool:
        """Among effects that are done in any order: whether it makes no difference when this one is done."""
        return False

    def idle(self, state: Any, seat: int, args: Raw) -> bool:
        """Whether it would do nothing as things stand."""
        return False

    def concerns(self, state: Any, args: Raw) -> bool:
        """Whether it may have something to do where it is run with numbers like these, for all that stays as it is as
        long as a table stands."""
        return True

    def feeds(self) -> bool:
        """Whether it may bring what an idle one lacks."""
        return True

    def pending_value(self, args: Raw, values: Any) -> float:
        """What it will bring its seat while it waits on the stack, in points; `values` is what a judge knows."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect):
    """An effect that asks nothing, and after which nobody is asked unless something hidden came to light: whoever would
    push it last may do it at once (`State.do`), and no frame is made."""

    direct: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect):
    """An effect that comes again and again, such as whose turn is next: its frame is still on top of the stack when it
    runs, and it puts the next one in its place, or takes it away itself. So a stack is not emptied and filled anew."""

    lasting: bool = True


class Link:
    """One of the effects of a chain that may have something to do, and the one after it: compiled code asks of what it
    finds in a list each time what it is, and of this once."""

    __slots__ = ("effect", "next", "place", "question", "tail")

    def __init__(self, effect: Effect, place: int, tail: Chain | None, next: Link | None) -> None:
        self.effect = effect
        self.question: Question | None = effect if effect.asks else None  # type: ignore[assignment]  # only questions ask
        self.place = place
        self.tail = tail  # what comes after it; None: it is the last one
        self.next = next


class Chain(Effect):
    """Effects one after the other, all with the same seat and numbers: one frame for what would be a frame for each.

    Those that are known to have nothing to do are passed over. Whoever looks at a stack from outside (`State.frames`)
    sees a frame for every effect.
    """

    def __init__(self, effects: tuple[Effect, ...], start: int, first: Link | None) -> None:
        self.effects = effects
        self.start = start  # the place of its first effect among them
        self.first = first  # the first one that may have something to do

    def run(self, state: Any, seat: int, args: Raw) -> None:
        self.advance(state, seat, args, True)

    def advance(self, state: Any, seat: int, args: Raw, answering: bool) -> None:
        """Run them as far as nobody has to be asked; `answering`: for questions with one answer nobody has."""
        table: State = state
        stack = table.stack
        height = len(stack)
        step = self.first
        while step is not None:
            question, tail = step.question, step.tail
            if question is not None:
                raws = question.options(state, seat, args)
                if raws:
                    if tail is not None:
                        stack.append((tail, seat, args))
                    if answering and len(raws) == 1 and not question.explicit(state, seat, args):
                        question.choose(state, seat, args, raws[0])
                    else:
                        stack.append((question, seat, args))
                    return
            else:
                step.effect.run(state, seat, args)
                if len(stack) > height:
                    if tail is not None:
                        stack.insert(height, (tail, seat, args))
                    return
            step = step.next

    def frames(self, seat: int, args: Raw) -> list[Frame]:
        """A frame for each of its effects, the first one last."""
        return [(effect, seat, args) for effect in reversed(self.effects[self.start :])]

    def holds(self, args: Raw) -> Raw:
        return tuple([card for effect in self.effects[self.start :] for card in effect.holds(args)])

    def pending_value(self, args: Raw, values: Any) -> float:
        return sum([effect.pending_value(args, values) for effect in self.effects[self.start :]])


def spelled_out(stack: list[Frame]) -> list[Frame]:
    """A stack with a frame for every effect of its chains."""
    found: list[Frame] = []
    for frame in stack:
        effect, seat, args = frame
        if isinstance(effect, Chain):
            found.extend(effect.frames(seat, args))
        else:
            found.append(frame)
    return found


def chain(effects: tuple[Effect, ...], acting: tuple[int, ...]) -> Chain:
    """A chain of effects, of which those at some places may have something to do."""
    first: Link | None = None
    found = Chain(effects, len(effects), None)
    for place in range(len(effects) - 1, -1, -1):
        if place in acting:
            first = Link(effects[place], place, found if place + 1 < len(effects) else None, first)
        found = Chain(effects, place, first)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Effect):
    """An effect that needs a pick. A question with a single option is answered for the player, unless `explicit`."""

    asks: bool = True
    #: A new move starts here: bots compare whole moves, and a player may stop to think.
    fresh: ClassVar[bool] = False
    #: A turn of the seat starts here.
    opens: ClassVar[bool] = False
    #: What was picked stays between the seat and the table until the game is over.
    secret: ClassVar[bool] = False

    def explicit(self, state: Any, seat: int, args: Raw) -> bool:
        """Whether even a single option is left to the player to pick."""
        return False

    def certain(self, state: Any, seat: int, args: Raw) -> bool:
        """Whether a question that starts a move is sure to be asked, known before its options are listed: where a move
        is only tried they never are (`State.try_step`)."""
        return False

    def private(self, seat: int, args: Raw) -> bool:
        """Whether every answer changes nothing but what lies in front of the seat, in ways that nobody else can look
        forward to, and brings about nothing else."""
        return False

    def begins(self, state: Any, seat: int, args: Raw) -> bool:
        """Whether a turn of the seat starts here, and nothing of it has been done yet."""
        return self.opens

    def options(self, state: Any, seat: int, args: Raw) -> list[Raw]:
        """What may be picked now; none at all means that the question falls away."""
        raise NotImplementedError

    def choose(self, state: Any, seat: int, args: Raw, raw: Raw) -> None:
        """Carry out a pick; the question's own frame has left the stack."""
        raise NotImplementedError

    def key(self, raw: Raw) -> str:
        """The stable readable name of an option, from its numbers alone."""
        raise NotImplementedError

    def prompt(self, state: Any, seat: int, args: Raw) -> Text:
        raise NotImplementedError

    def words(self, state: Any, seat: int, args: Raw, raw: Raw) -> Text:
        """An option in words."""
        raise NotImplementedError

    def several(self, state: Any, seat: int, args: Raw) -> tuple[int, int] | None:
        """How many picks of this question in a row make one choice, at least and at most; None: each is one of its own.

        Keys of its options stay the same within the choice, so that a page can let them be marked first.
        """
        return None

    def counters(self, state: Any, seat: int, args: Raw) -> Counters | None:
        """Within a choice of several: how often each option may be picked, where that is more than to mark things on
        the board; None: each thing there once."""
        return None

    def equals(self, state: Any, seat: int, args: Raw, raw: Raw) -> list[Raw]:
        """What differs in nothing from an option and is offered in its place once it is gone, in that order."""
        return []

    def again(self, before: Any, raw: Raw, now: Any) -> Raw:
        """The numbers that an option of an earlier state has now, if it is still there: things may have moved on."""
        return raw

    def counted(self, n: int, least: int, most: int) -> Text:
        """What the button says that carries out so many of them."""
        return Text(KERNEL, "several" if n or least else "several-none", n=n, most=most)

    def grave(self, state: Any, seat: int, args: Raw, raw: Raw) -> Text | None:
        """What a person is to be asked before picking this: for what changes everything and is easily picked."""
        return None

    def target(self, state: Any, seat: int, args: Raw, raw: Raw) -> Target | None:
        """The thing on the board that stands for an option, if there is one."""
        return None

    def subject(self, raw: Raw) -> str:
        """The id of what an option is about, to be shown as its picture."""
        return ""

    def refused(self, state: Any, seat: int, args: Raw) -> dict[Raw, Text]:
        """Why what a player might think of picking cannot be picked, by the numbers it would have."""
        return {}

    def refusals(self, state: Any, seat: int, args: Raw) -> dict[str, Text]:
        """The same by the key it would have."""
        return {self.key(raw): why for raw, why in self.refused(state, seat, args).items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Question):
    """A stage of a long move: bots judge it by itself."""

    fresh: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Stage):
    """Where the turn of a seat starts."""

    opens: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question):
    """Nobody else learns what was picked."""

    secret: ClassVar[bool] = True


# --- the common vocabulary -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Sequence(Effect):
    """One after the other."""

    parts: tuple[Effect, ...]

    def run(self, state: State, seat: int, args: Raw) -> None:
        for part in reversed(self.parts):
            state.push(part, seat, args)

    def describe(self) -> Text:
        return Text(KERNEL, "sequence", parts=tuple(part.describe() for part in self.parts))

    def signs(self) -> Signs:
        said: Signs = ()
        for part in self.parts:
            signs = part.signs()
            if not signs:
                return ()
            said += signs
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Repeat(Effect):
    """The same several times."""

    times: int
    part: Effect

    def run(self, state: State, seat: int, args: Raw) -> None:
        if self.times > 1:
            state.push(Repeat(self.times - 1, self.part), seat, args)
        if self.times > 0:
            state.push(self.part, seat, args)

    def describe(self) -> Text:
        return Text(KERNEL, "repeat", times=self.times, part=self.part.describe())


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OneOf(Question):
    """One of several, as the player likes; `names` are the keys of the branches."""

    names: tuple[str, ...]
    parts: tuple[Effect, ...]

    def options(self, state: State, seat: int, args: Raw) -> list[Raw]:
        return [(i,) for i in range(len(self.parts))]

    def choose(self, state: State, seat: int, args: Raw, raw: Raw) -> None:
        state.push(self.parts[raw[0]], seat, args)

    def key(self, raw: Raw) -> str:
        return self.names[raw[0]]

    def prompt(self, state: State, seat: int, args: Raw) -> Text:
        return Text(KERNEL, "choose-one")

    def words(self, state: State, seat: int, args: Raw, raw: Raw) -> Text:
        return self.parts[raw[0]].describe()

    def describe(self) -> Text:
        return Text(KERNEL, "one-of", parts=tuple(part.describe() for part in self.parts))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class May(Question):
    """Yes or no."""

    part: Effect

    def options(self, state: State, seat: int, args: Raw) -> list[Raw]:
        return [(1,), (0,)]

    def choose(self, state: State, seat: int, args: Raw, raw: Raw) -> None:
        if raw[0]:
            state.push(self.part, seat, args)

    def key(self, raw: Raw) -> str:
        return "yes" if raw[0] else "no"

    def prompt(self, state: State, seat: int, args: Raw) -> Text:
        return Text(KERNEL, "may-prompt", part=self.part.describe())

    def words(self, state: State, seat: int, args: Raw, raw: Raw) -> Text:
        return Text(KERNEL, "yes" if raw[0] else "no")

    def describe(self) -> Text:
        return Text(KERNEL, "may", part=self.part.describe())


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Each(Effect):
    """Every seat in turn, starting with the one that runs it."""

    part: Effect

    def run(self, state: State, seat: int, args: Raw) -> None:
        for distance in reversed(range(state.seats)):
            state.push(self.part, (seat + distance) % state.seats, args)

    def describe(self) -> Text:
        return Text(KERNEL, "each", part=self.part.describe())


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Together(Effect):
    """Every seat at once: each gets a stack of its own, and the table goes on when all of them are empty.

    What runs inside must touch only what belongs to its seat and must draw no random numbers, so that the picks may
    arrive in any order with the same result.
    """

    part: Effect

    def run(self, state: State, seat: int, args: Raw) -> None:
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
