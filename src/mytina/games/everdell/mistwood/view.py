"""What is to be seen of Mistwood's modules."""

from __future__ import annotations

import msgspec


class LegendView(msgspec.Struct, frozen=True):
    own: tuple[str, ...]  # the viewer's own legendary cards that are not yet played
    held: tuple[tuple[int, ...], ...]  # by seat: the kinds of those that are not yet played
    shared: tuple[tuple[tuple[int, int], ...], ...]  # by seat: legendary cards and who shares their space, by slots


class PowerView(msgspec.Struct, frozen=True):
    powers: tuple[str | None, ...]  # by seat; None: a power of another set
    farm: str | None  # the top card of the Pigs' stack
    farms: int  # how many lie there
    figure: str | None  # the place where the Spiders' figure stands
