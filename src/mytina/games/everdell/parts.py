"""Parts: the typed data that a module owns inside a state, and what is hidden, seen and scored of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from mytina.games.everdell.terms import NONE

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng


_numbers: Final[dict[str, int]] = {}


def part_number(module: str) -> int:
    """A number for a module that looks for its part often: `state.kept` has it there, sooner found than by name."""
    return _numbers.setdefault(module, len(_numbers))


def numbers_of(modules: list[str]) -> list[int]:
    """Those of some modules; NONE for one that has none."""
    return [_numbers.get(module, NONE) for module in modules]


def by_number(numbers: tuple[int, ...], parts: tuple[Part, ...]) -> list[Any]:
    """Parts in the places of such numbers."""
    found: list[Any] = [None] * len(_numbers)
    for place, part in enumerate(parts):
        if numbers[place] >= 0:
            found[numbers[place]] = part
    return found


_notes: Final[list[int]] = []


def note_number() -> int:
    """A number for what a module finds out about a box once (`Box.notes`)."""
    _notes.append(len(_notes))
    return _notes[-1]


def notes() -> list[list[Any]]:
    """Room for all that modules may find out about a box."""
    return [[] for _ in _notes]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What one module keeps in one state.

    A subclass names its attributes in `layout`, sets them in `__init__` to what they are before the set-up, and copies
    them in `copy`. Everything else it says only if there is something to say.
    """

    layout: ClassVar[dict[str, Any]] = {}  # attribute → type, in the order in which they are saved

    def copy(self) -> Part:
        """An independent one with the same data."""
        raise NotImplementedError

    def save(self) -> list[Any]:
        return [getattr(self, name) for name in self.layout]

    def load(self, data: list[Any]) -> None:
        for (name, kind), value in zip(self.layout.items(), data, strict=True):
            setattr(self, name, msgspec.convert(value, kind))

    def holds(self) -> list[int]:
        """The cards of the deck that lie here; every card of the box is somewhere exactly once."""
        return []

    # --- hidden and seen --------------------------------------------------------------------------------------

    def piles(self, state: Everdell, seat: int | None) -> list[list[int]]:
        """Its lists of cards of the deck that a seat (None: a spectator) cannot know.

        A determinization shuffles them together with the deck, the discard pile and the hands of the others, and deals
        them anew in place, each with as many cards as before.
        """
        return []

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        """Deal everything else anew that a seat cannot know; sort it first, so that its order leaves no trace.

        What those who wait (`state.waiting`) are being asked about stays as it is: their options are on the table.
        """

    def view(self, state: Everdell, seat: int | None) -> Any:
        """What a seat sees of it, as a msgspec struct; None: there is nothing to see."""
        return None

    def letters(self, state: Everdell, owner: int) -> str:
        """What is to be seen of it on the board (NONE) or in front of an owner, for a terminal; nothing hidden."""
        return ""

    # --- counted ----------------------------------------------------------------------------------------------

    def lines(self, state: Everdell, owner: int) -> dict[str, int]:
        """Lines of the score sheet of a seat, or of the rival (the owner after the seats), as counted now.

        Points under the name of another line are added to that line.
        """
        return {}
