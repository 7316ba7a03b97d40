"""What the pictures of every game are made with: themes, words and transforms in SVG, and things that can be pressed.

A game's own drawing module builds on this: it sorts a decision by the places of its board (`Choices`), draws from a
`Table`, and marks what it draws with `marks`, so that every page, key and screen reader finds the same attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from mytina.interface.names import called
from mytina.kernel.effects import Target
from mytina.kernel.text import Text, said

if TYPE_CHECKING:
    from mytina.kernel.decision import Decision
    from mytina.kernel.effects import Raw

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
V = TypeVar("V")

# --- colours ------------------------------------------------------------------------------------------------------


def themed(rules: Callable[[bool, str], str]) -> str:
    """Styles by light and by night: `rules(dark, root)` gives them for a theme, each selector behind `root`."""
    chosen, asked_for = rules(True, ':root[data-theme="dark"] '), rules(True, ':root:not([data-theme="light"]) ')
    return f"{rules(False, '')}\n{chosen}\n@media (prefers-color-scheme: dark) {{\n{asked_for}\n}}\n"


def properties(prefix: str, colours: Mapping[str, tuple[str, str]], dark: bool) -> str:
    """Custom properties `--<prefix>-<name>` of a theme, from pairs of (light, dark)."""
    return "".join(f"--{prefix}-{name}:{pair[dark]};" for name, pair in colours.items())


# --- shapes and words in SVG --------------------------------------------------------------------------------------


def at(x: float, y: float, scale: float = 1) -> str:
    """A transform."""
    return f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")


def words(x: float, y: float, said: str, classes: str = "") -> str:
    """A line of text."""
    styled = f' class="{classes}"' if classes else ""
    return f'<text x="{x:g}" y="{y:g}"{styled}>{escape(said)}</text>'


def number(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


#: Widths of letters in hundredths of the font size, roughly; the rest are 61.
_WIDTHS = {
    **dict.fromkeys("iljtfrIíř.,:;!’'()[]|\u00a0 ", 36),
    **dict.fromkeys("mwMW", 92),
    **dict.fromkeys("ABCDEGHKNOPQRSUVXYZ", 70),
}


def measure(said: str, size: float) -> float:
    """How wide a line of text is, roughly."""
    return sum(_WIDTHS.get(letter, 61) for letter in said) * size / 100


def wrap(said: str, size: float, width: float) -> list[str]:
    """A text in lines that fit a width; no-break spaces hold."""
    lines = [""]
    for word in said.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def shorten(said: str, size: float, width: float) -> str:
    while measure(said, size) > width and len(said) > 1:
        said = said[:-2] + "…"
    return said


def alone(css: str, defs: str, classes: str, size: tuple[float, float], label: Text, body: str, language: str) -> str:
    """A stand-alone picture: its styles and symbols are inside."""
    return (
        f'<svg {XMLNS} class="{classes}" viewBox="0 0 {size[0]:g} {size[1]:g}" role="img"'
        f' aria-label="{escape(label.to(language))}"><style>{escape(css, quote=False)}</style>{defs}{body}</svg>'
    )


# --- what can be pressed, and where -------------------------------------------------------------------------------

Place = Target  # kind and name of a place on the board
Said = tuple[str, str]  # the key of an option and its words


class Choices(NamedTuple):
    """A decision sorted by the places of the board: the options there, and why nothing there can be picked."""

    options: Mapping[Place, list[Said]]
    refusals: Mapping[Place, Text]
    seat: int | None  # who decides
    several: bool = False  # some of these may be marked and then carried out together
    begins: bool = False  # a turn starts here: things go to where they are played

    @classmethod
    def of(
        cls,
        decision: Decision | None,
        language: str,
        names: Sequence[str] = (),
        refused: Mapping[Raw, Text] | None = None,
    ) -> Choices:
        """A game that draws only some of the reasons says which (`refused`): most decisions have dozens of them."""
        if decision is None:
            return NO_CHOICES
        game = decision.state.game.id
        options: dict[Place, list[Said]] = {}
        for option in decision.options:
            if (place := option.target) is not None:
                equals = option.equals  # one is as good as the other: whichever is pressed, the first goes
                words = called(option.words, game, names, language).to(language)
                shown = (" ".join([option.key, *(key for key, _ in equals)]), words)
                for at in (place, *(other for _, other in equals if other is not None)):
                    options.setdefault(at, []).append(shown)
        refusals: dict[Place, Text] = {}
        for raw, why in (decision.refused if refused is None else refused).items():
            place = decision.target(raw)
            if place is not None and place not in options and place not in refusals:
                refusals[place] = called(why, game, names, language)
        return cls(options, refusals, decision.seat, decision.several is not None, decision.begins)

    def at(self, kind: str, name: str) -> list[Said]:
        return self.options.get((kind, name), [])


NO_CHOICES = Choices({}, {}, None)

#: In the place of a reference: a closeup shows what the thing is called, which says everything.
ITS_NAME = "-"


def marks(
    label: str,
    *,
    options: Iterable[Said] = (),
    keys: str = "",
    why: str = "",
    closeup: str = "",
    note: str = "",
    vt: str = "",
) -> str:
    """The attributes of something on the board: what it is called, and what can be done with it.

    With `options` (or their `keys`) it can be picked, with a reason `why` it says why not, with neither it is just
    there. `closeup` names the reference to look closer at (or is `ITS_NAME`), `note` is what is to be said of this one,
    `vt` its place for motion.
    """
    return _marks(label, " ".join([key for key, _ in options]) if options else keys, why, closeup, note, vt)


@lru_cache(maxsize=8192)
def _marks(label: str, keys: str, why: str, closeup: str, note: str, vt: str) -> str:
    """Most things stay what they are between two picks."""
    told = ""
    for name, value in (("closeup", closeup), ("vt", vt), ("note", note)):
        if value:
            told += f' data-{name}="{escape(value)}"'
    if keys:
        return f'{told} data-keys="{escape(keys)}" tabindex="0" role="button" aria-label="{escape(label)}"'
    if why:
        return (
            f'{told} data-why="{escape(why)}" tabindex="0" role="button" aria-disabled="true"'
            f' aria-label="{escape(label)}"'
        )
    focus = ' tabindex="-1"' if closeup else ""
    return f'{told}{focus} role="img" aria-label="{escape(label)}"'


class Table(Generic[V]):
    """What panels are drawn from: a view, the reader's language, names, what can be picked, and the view before."""

    domain: str  # whose messages are said

    def __init__(
        self,
        view: V,
        language: str,
        names: tuple[str, ...] = (),
        choices: Choices = NO_CHOICES,
        since: V | None = None,
    ) -> None:
        self.view = view
        self.language = language
        self.names = names
        self.choices = choices
        self.since = since

    def text(self, id: str, **args: Any) -> Text:
        return Text(self.domain, id, **args)

    def say(self, id: str, **args: Any) -> str:
        return said(self.domain, self.language, id, **args)

    def name(self, seat: int) -> str:
        """What a seat is called: by its player, or as the game calls it."""
        return self.names[seat] if seat < len(self.names) else self.say(f"seat-{seat}")
