"""How a game looks: the interface between a game's `draw.py` and whatever shows it (page, notebook, file)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mytina.interface.guide import Guide
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mytina.interface.marked import Marked
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.log import LogEntry


class Zone(msgspec.Struct, frozen=True):
    """A place of the table: a phone shows one at a time behind a tab, a desktop all of them at once.

    The page counts the options that lie in a zone, puts the number on its tab, and goes there by itself while a
    question is only about it. An expansion adds a zone.
    """

    id: str
    label: Text  # a word or two
    icon: str  # one of the game's icons
    tab: bool = True  # False: it is reached from a player's medallion, not by a tab of its own
    below: bool = False  # where it must be scrolled, it begins at its lower end


#: The zone of panels that are always in sight, below the question: a hand, what one owns.
DOCK = "dock"


class Panel(msgspec.Struct, frozen=True):
    """A part of the table as a picture of its own, so that a page can lay the parts out for its width.

    Elements carry what can be done and read there:

    - `data-keys`: the options they stand for (keys separated by spaces); such an element is the only kind that glows;
    - `data-why`: why it cannot be picked now;
    - `data-closeup`: the id of its reference, for looking closer ("-": its label says everything), and in `data-note`
      what is to be said of this one; `data-box` names the one of `boxes` that has it, if it is not the first;
    - `data-vt`: a name that stays the same while the thing stays in its place, so that pieces glide and a deed can be
      shown where it happened;
    - `data-drag` and `data-takes`: something that can be picked may be dragged to whatever takes its kind (with
      `data-grab` by a finger too), and a row of cards with `data-fan` is slid along: both besides pressing it.

    What can be pressed carries `tabindex`, `role` and `aria-label` as well. `svg` may also be HTML with several
    pictures, which flow with the width of the page. `kind` is "board", "seat" (one seat's own place) or "cards"
    (reference). See docs/art.md for how panels, zones and the page go together.
    """

    id: str
    kind: str
    title: Text
    svg: str
    seat: int | None = None
    column: str = ""  # which column it stands in, for a game without zones
    folded: bool | None = None  # whether it begins folded up; None: it cannot be folded
    zone: str = ""  # the zone it stands in, or DOCK; "": the first one


class Reference(msgspec.Struct, frozen=True):
    """A card, tile or token for the rules page and for looking closer: a picture, and words made from the same data.

    A closeup shows, in this order: name, note (its kind), the facts, the text.
    """

    id: str
    group: Text
    name: Text
    text: Text
    svg: str
    note: Text | None = None
    facts: tuple[tuple[Text, Text], ...] = ()  # label and words: when it acts, what it is free with


class Way(msgspec.Struct, frozen=True):
    """One way to carry out an option: the answer to the question that follows it at once (how a card is paid)."""

    key: str  # of that answer; it is sent together with the option
    words: Text
    note: Text | None = None  # what it leaves
    deed: Text | None = None  # what the button says when this way is chosen; None: the words of the option
    svg: str = ""


class Gain(msgspec.Struct, frozen=True):
    """One line of what an option would bring: a scoring card, coins, losses."""

    what: Text
    before: int
    after: int
    sign: str = ""  # what the thing is marked with on the table: the letter of a card
    icon: str = ""  # or one of the game's icons
    counts: bool = True  # False: it is scored later, so it is shown and not added


class Mark(msgspec.Struct, frozen=True):
    """Something to see on a space of the board while an option is tried: points that arise there, a monster killed."""

    at: str  # the name of the space, or of two with a hyphen: the edge between them
    figure: str  # "+7", "−1"; "": only the sign
    sign: str = ""
    icon: str = ""
    symbol: str = ""  # a drawing of the game's own instead, around its origin
    tone: str = "more"  # "more", "less", or a word that the game styles itself


class Preview(msgspec.Struct, frozen=True):
    """What an option would change, with the name of the deed for its button."""

    lines: tuple[Gain, ...] = ()
    marks: tuple[Mark, ...] = ()
    deed: Text | None = None


class Badge(msgspec.Struct, frozen=True):
    """Something that everybody may know of a seat at any time: an icon, a short figure, and both in words."""

    icon: str
    figure: str
    words: Text


class News(msgspec.Struct, frozen=True):
    """Something a player's own deed brought, worth telling: a season begins, a harvest is brought in."""

    ply: int
    icon: str
    title: Text
    seat: int | None = None
    lines: tuple[tuple[str, Text], ...] = ()  # icon and words


class Deed(msgspec.Struct, frozen=True):
    """A line of the log as a few small pictures: what, and where it went."""

    parts: tuple[str | Text, ...]  # names of the game's icons, "→", figures, and words where no picture can tell it
    where: tuple[str, ...] = ()  # the `data-vt` of what lies or stands there now, to be lit when it is shown again


class Rival(msgspec.Struct, frozen=True):
    """Somebody who plays but has no seat: an automaton of the rulebook."""

    name: Text
    lines: dict[str, int]
    sign: str = ""
    won: bool = False


class Horizon(msgspec.Struct, frozen=True):
    """An expansion as a place on the horizon of the home page: a drawing on a sign that leads to it."""

    name: Text
    svg: str  # about 3:1, standing on its lower edge, colours inside
    lesson: str = ""  # the lesson that teaches it
    preset: str = ""  # the preset of the set-up form that plays with it
    short_lessons: tuple[str, ...] = ()  # about single modules of it


class Art:
    """What a game draws. Pictures use classes styled by `css` (light and dark) and never an inline style."""

    #: Styles of the pictures; a page links them once, a stand-alone picture carries them inside.
    css: str = ""
    #: Parts of the game that tables may need alone; the first is all of it.
    editions: tuple[str, ...] = ("",)
    #: What the game comes in: cards and pieces of each are looked at closely in a file of its own; "": in one of all.
    boxes: tuple[str, ...] = ("",)
    #: Icons for inline use: name → content of an SVG symbol with viewBox 0 0 24 24.
    icons: dict[str, str] = {}
    #: A class of the table if `css` lays zones, panels and the question out on a desktop; otherwise the page does.
    layout: str = ""

    #: A file of pictures (SVG) that browsers keep. Scene and panels show one of them with `<use href="{scenery}#id">`;
    #: custom properties reach into it, classes do not. It has what every table shows.
    scenery: str = ""

    #: Whether a table may leave out symbols that it does not show yet; its script fetches them when they are needed.
    #: Not where a script draws with symbols that no markup refers to, as shapes are that move over a board.
    symbols_later: bool = False
    #: How the ids begin of those that only pages carry which refer to them.
    symbols_aside: tuple[str, ...] = ()

    def symbols(self) -> str:
        """A hidden SVG with the symbols that the panels use; a page carries it once."""
        return ""

    def cover(self) -> str:
        """A picture for the home page (SVG, about 3:2)."""
        raise NotImplementedError

    def place(self) -> str:
        """The game's place in the glade of the home page (SVG, 4:3, no ground of its own, colours inside)."""
        return self.cover()

    def horizon(self) -> list[Horizon]:
        """What its expansions add to the horizon of that glade."""
        return []

    def scene(self) -> str:
        """A picture behind the whole table (SVG that fills its box); a page carries it once and never updates it.

        It wears custom properties. What changes them (a season) is a class inside a panel, found with `:has`.
        """
        return ""

    def zones(self, view: Any) -> list[Zone]:
        """The places of the table, in the order of their tabs; the first is where a phone begins. None: one place."""
        return []

    def panels(
        self,
        view: Any,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: Any = None,
        log: Sequence[LogEntry] = (),
    ) -> list[Panel]:
        """The table as panels: `decision` makes its options pickable, what changed since the view `since` is marked.

        `log` is what the viewer may read: things can show what they did last.
        """
        raise NotImplementedError

    def picture(
        self, view: Any, *, language: str = "en", names: tuple[str, ...] = (), marked: Sequence[Marked] = ()
    ) -> str:
        """The whole table as one stand-alone SVG; seats without a name here are called by their number. Moves can be
        marked on it."""
        raise NotImplementedError

    def thumb(self, option: Option, language: str) -> str:
        """A small picture of an option for its button, or nothing."""
        return ""

    def preview(self, option: Option, first: Option | None = None) -> Preview:
        """What an option would change; it looks at nothing hidden and changes nothing.

        With `first`, which was tried before, what both change together. A page asks for it while a ghost
        (`<metadata class="ghost">` in a panel: what may be drawn where) is moved.
        """
        return Preview()

    def ways(self, option: Option) -> list[Way]:
        """The ways to carry an option out, best first, where that is the next question; a closeup offers them.

        With one way or none there is nothing to choose, and a second tap on the same thing plays it.
        """
        return []

    def button(self, option: Option) -> Text | None:
        """What the big button of a closeup says, where the words of an option only name the thing; None: its words."""
        return None

    def counts(self, decision: Decision) -> list[Badge]:
        """What glows now, counted by kind, for the line of the question: 11 places, 9 cards, 1 event."""
        return []

    def remark(self, decision: Decision) -> Text | None:
        """What is to be said beneath the question: what a card does that is not explained anywhere else in sight."""
        return None

    def sign(self, option: Option) -> str:
        """The icon of an option that lies nowhere on the board and so stands beside the question; "": its words."""
        return ""

    def notes(self, decision: Decision) -> dict[str, Text]:
        """What is to be said of options beside their words, by key: how a card would be paid, for instance."""
        return {}

    def badges(self, view: Any, seat: int) -> list[Badge]:
        """What everybody may know of a seat besides its points, shown when its medallion is pressed."""
        return []

    def medallion(self, view: Any, seat: int) -> list[Badge]:
        """The one or two of these that stand on the medallion itself: cards in the city, the season."""
        return []

    def rivals(self, view: Any) -> list[Rival]:
        """Those who play without a seat, for the rail and the score sheet."""
        return []

    def by_rival(self, entry: LogEntry, view: Any) -> bool:
        """Whether a line of the log without a seat tells what the (first) rival does.

        Lines of which `deed` is None are then the reasons of the next one that has pictures.
        """
        return False

    def verdict(self, view: Any) -> Text | None:
        """What is to be said of a finished game beside who has won; None: nothing."""
        return None

    def chapter(self, number: int) -> Badge | None:
        """A part of the game by its number (see `State.chapter`), for the graph at the end."""
        return None

    def moment(self, view: Any, option: Option, language: str) -> str:
        """A small picture of a move that decided: the option it began with, and the table after it."""
        return self.thumb(option, language)

    def news(self, log: Sequence[LogEntry]) -> list[News]:
        """What of the log is worth stopping for."""
        return []

    def deed(self, entry: LogEntry, view: Any) -> Deed | None:
        """A line of the log in pictures, for those who wonder what happened meanwhile.

        None: it goes without saying there (what was paid for a card).
        """
        return Deed((entry.icon, entry.text) if entry.icon in self.icons else (entry.text,))

    def told(self, log: Sequence[LogEntry]) -> Sequence[LogEntry]:
        """The log as it is read, where a few lines are better said as one."""
        return log

    def styles(self, edition: str) -> str:
        """The part of `css` that an edition needs."""
        return self.css

    def edition(self, view: Any) -> str:
        """What of the game a table needs to look at, by one of the names in `editions`."""
        return ""

    def boxes_at(self, view: Any) -> tuple[str, ...]:
        """Those of `boxes` that a table needs to look at."""
        return self.boxes

    def references(self, box: str = "") -> list[Reference]:
        """Every card (and tile, token …) for the rules page, or those of one box."""
        return []

    def sections(self) -> list[tuple[Text, tuple[Text, ...]]]:
        """Further sections of the rules page, a title and paragraphs: what depends on the site, what is left out."""
        return []

    def guide(self, language: str) -> Guide:
        """The game in pictures, for the rules page."""
        return Guide()

    def seat_colour(self, seat: int) -> str:
        """The CSS class of a seat's colour and sign."""
        return f"seat-{seat}"

    def seat_sign(self, seat: int) -> str:
        """A small picture of a seat's sign, shown in its colour; nothing: the page draws a shape of its own."""
        return ""
