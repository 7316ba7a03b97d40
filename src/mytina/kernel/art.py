"""How a game looks: the interface between a game's `draw.py` and whatever shows it (page, notebook, file)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.game import Note


class Panel(msgspec.Struct, frozen=True):
    """A part of the table as a picture of its own, so that a page can lay the parts out for its width.

    Elements that stand for options carry `data-keys` (one key or several, separated by spaces), elements that stand
    for something that cannot be picked now carry `data-why`; both carry `tabindex`, `role` and `aria-label`.
    Elements that stand for something with a reference carry its id as `data-zoom`, and perhaps what is to be said of
    this one in `data-note`. `kind` tells the page where it belongs: "board" (shared, first), "seat" (one seat's own
    place), "cards" (reference). `svg` may also be HTML with several pictures, which flow with the width of the page.
    """

    id: str
    kind: str
    title: Text
    svg: str
    seat: int | None = None
    column: str = ""  # which column it stands in, if the game lays them out itself
    folded: bool | None = None  # whether it begins folded up; None: it cannot be folded


class Reference(msgspec.Struct, frozen=True):
    """A card, tile or token for the rules page: generated words and a picture with an example."""

    id: str
    group: Text
    name: Text
    text: Text
    svg: str
    note: Text | None = None


class Badge(msgspec.Struct, frozen=True):
    """Something that everybody may know of a seat at any time: an icon, a short figure, and both in words."""

    icon: str
    figure: str
    words: Text


class News(msgspec.Struct, frozen=True):
    """Something worth stopping for, made from the log: a season begins, a harvest is brought in."""

    ply: int
    icon: str
    title: Text
    seat: int | None = None
    lines: tuple[tuple[str, Text], ...] = ()  # icon and words


class Rival(msgspec.Struct, frozen=True):
    """Somebody who plays but has no seat: an automaton of the rulebook."""

    name: Text
    lines: dict[str, int]
    sign: str = ""
    won: bool = False


class Art:
    """What a game draws. Pictures use classes styled by `css` (light and dark) and never an inline style."""

    #: Styles of the pictures; a page links them once, a stand-alone picture carries them inside.
    css: str = ""
    #: Icons for inline use: name → content of an SVG symbol with viewBox 0 0 24 24.
    icons: dict[str, str] = {}
    #: A class for the board if `css` lays the panels out; otherwise the page does, by their sizes.
    layout: str = ""

    def symbols(self) -> str:
        """A hidden SVG with the symbols that the panels use; a page carries it once."""
        return ""

    def cover(self) -> str:
        """A picture for the home page (SVG, about 3:2)."""
        raise NotImplementedError

    def panels(
        self,
        view: Any,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: Any = None,
        log: Sequence[Note] = (),
    ) -> list[Panel]:
        """The table as panels: `decision` makes its options pickable, what changed since the view `since` is marked.

        `log` is what the viewer may read: things can show what they did last.
        """
        raise NotImplementedError

    def picture(self, view: Any, *, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The whole table as one stand-alone SVG; seats without a name here are called by their number."""
        raise NotImplementedError

    def thumb(self, option: Option, language: str) -> str:
        """A small picture of an option for its button, or nothing."""
        return ""

    def preview(self, option: Option) -> list[tuple[Text, int, int]]:
        """What an option would change, as (what, before, after); it looks at nothing hidden and changes nothing.

        A page asks for it while a ghost (`<metadata class="ghost">` in a panel: what may be drawn where) is moved.
        """
        return []

    def notes(self, decision: Decision) -> dict[str, Text]:
        """What is to be said of options beside their words, by key: how a card would be paid, for instance."""
        return {}

    def badges(self, view: Any, seat: int) -> list[Badge]:
        """What the rail of players shows of a seat besides its points."""
        return []

    def rivals(self, view: Any) -> list[Rival]:
        """Those who play without a seat, for the rail and the score sheet."""
        return []

    def news(self, log: Sequence[Note]) -> list[News]:
        """What of the log is worth stopping for."""
        return []

    def told(self, log: Sequence[Note]) -> Sequence[Note]:
        """The log as it is read, where a few lines are better said as one."""
        return log

    def references(self) -> list[Reference]:
        """Every card (and tile, token …) for the rules page."""
        return []

    def seat_colour(self, seat: int) -> str:
        """The CSS class of a seat's colour and sign."""
        return f"seat-{seat}"

    def seat_sign(self, seat: int) -> str:
        """A small picture of a seat's sign, shown in its colour; nothing: the page draws a shape of its own."""
        return ""
