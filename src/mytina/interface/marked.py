"""Marks on a picture of the table: where somebody played, and where it would have been better to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mytina.interface.drawing import themed
from mytina.kernel.decision import Option
from mytina.kernel.effects import Target
from mytina.kernel.state import State

#: What a mark can say.
MADE, BETTER = "made", "better"
#: A star for the better place, a spot for the one that was played: nobody needs to see the colour.
_STAR = "M0-9 2.6-3.6 8.6-2.8 4.2 1.4 5.3 7.3 0 4.4-5.3 7.3-4.2 1.4-8.6-2.8-2.6-3.6z"
SIGNS = {MADE: '<circle r="5.5"/>', BETTER: f'<path d="{_STAR}"/>'}
_COLOURS = {MADE: ("#B4502E", "#E98A5E"), BETTER: ("#41602F", "#9CC27A")}
_PAPER = ("#FFFDF7", "#171A16")


class Marked(NamedTuple):
    """A move to be marked: its picks, each as an option of its own decision."""

    kind: str
    options: tuple[Option, ...]


class Ring(NamedTuple):
    """A mark round something: the path of its edge, and where its sign stands."""

    kind: str
    edge: str
    x: float
    y: float


def move_of(state: State, seat: int, keys: Iterable[str]) -> tuple[Option, ...]:
    """The options of a move that begins with these keys, as far as it is one move and nothing new comes to light."""
    then, found = state.copy(), list[Option]()
    for key in keys:
        if seat not in then.offers or (found and then.reveals != state.reveals):
            break
        decision = then.copy().decision(seat)
        if key not in decision or (found and decision.begins):
            break
        found.append(decision[key])
        then.pick(seat, key)
    return tuple(found)


def placed(marked: Sequence[Marked]) -> dict[Target, tuple[str, ...]]:
    """What is marked, by the things on the board that stand for the picks."""
    found: dict[Target, tuple[str, ...]] = {}
    for kind, options in marked:
        for option in options:
            if option.target is not None:
                found[option.target] = tuple(dict.fromkeys((*found.get(option.target, ()), kind)))
    return found


def box(kind: str, x: float, y: float, width: float, height: float, both: bool = False) -> Ring:
    """A ring round a box, its sign at the first corner or, of what was played, at the last, so that signs of neighbours
    lie apart; where `both` are, the ring of what was played lies within the other."""
    inset = 9.0 if both and kind == MADE else 0.0
    edge = f"M{x + inset:g} {y + inset:g}h{width - 2 * inset:g}v{height - 2 * inset:g}h{2 * inset - width:g}z"
    return Ring(kind, edge, *((x + width, y + height) if kind == MADE else (x, y)))


def rings(found: Sequence[Ring], scale: float = 1.0) -> str:
    """The marks as they lie over the picture, with their styles; a dashed edge is what was played."""
    if not found:
        return ""
    ordered = sorted(found, key=lambda ring: ring.kind, reverse=True)  # dashes last, so that both can be seen
    cases = "".join(f'<path class="mark-case" d="{ring.edge}"/>' for ring in ordered)
    edges = "".join(f'<path class="mark-edge mark-{ring.kind}" d="{ring.edge}"/>' for ring in sorted(found))
    signs = "".join(
        f'<g class="mark-sign mark-{ring.kind}" transform="translate({ring.x:g} {ring.y:g}) scale({scale:g})">'
        f'<circle class="mark-disc" r="14"/>{SIGNS[ring.kind]}</g>'
        for ring in found
    )
    width = 5 * scale
    styles = themed(_theme) + (
        f".mark-case,.mark-edge{{fill:none;stroke-linejoin:round}}.mark-case{{stroke-width:{2 * width:g}px}}"
        f".mark-edge{{stroke-width:{width:g}px}}"
        f".mark-edge.mark-made{{stroke-dasharray:{2.4 * width:g} {1.8 * width:g}}}"
        ".mark-disc{stroke-width:3px}"
    )
    return f'<g class="marks"><style>{styles}</style>{cases}{edges}{signs}</g>'


def marks_on(picture: str) -> tuple[str, ...]:
    """What is marked on a picture."""
    return tuple(kind for kind in (BETTER, MADE) if f'class="mark-sign mark-{kind}"' in picture)


def _theme(dark: bool, root: str) -> str:
    rules = f"{root}.mark-case{{stroke:{_PAPER[dark]}}}{root}.mark-sign>*{{fill:{_PAPER[dark]}}}"
    for kind, pair in _COLOURS.items():
        colour = pair[dark]
        rules += (
            f"{root}.mark-edge.mark-{kind}{{stroke:{colour}}}"
            f"{root}.mark-{kind} .mark-disc{{fill:{colour};stroke:{_PAPER[dark]}}}"
        )
    return rules
