"""Ambushes that may come to a map played alone: where each would come, and what a shape changes about that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mytina.games.cartographers.bot.field import Layer, Spot
from mytina.games.cartographers.bot.names import block
from mytina.games.cartographers.content import CARDS, solo_walk
from mytina.games.cartographers.terms import EMPTY, LETTERS, MARKS, SEASONS, neighbours
from mytina.games.cartographers.words import common, meets, ones
from mytina.kernel.policy import Tally

_LETTERS: Final = list(LETTERS)
#: Where an ambush would come now, empty spaces beside it, more or fewer.
LANDING: Final = block("ambush-open", list(LETTERS.values()), list(SEASONS), ["more", "less"])


class Coming:
    """An ambush that may come, alone: where it would come now (CG-SOLO-02), and the empty spaces beside those of its
    monsters that would live."""

    def __init__(self, number: int, layers: list[int], season: int) -> None:
        self.number = number
        self.empty = layers[EMPTY]
        self.marks = layers[MARKS]
        letter = CARDS[number].letter
        self.place = LANDING + (_LETTERS.index(letter) * 4 + season) * 2 if letter else -1
        self.landing = self._landing(self.empty)
        self.layer = Layer(self.landing)
        open = self._open(self.landing, self.empty, self.marks)
        self.open: i64 = open.bit_count()
        self.rim = Layer(open)

    def add(self, spot: Spot, tally: Tally) -> None:
        """What these spaces change: they close the place, or the ambush comes elsewhere."""
        if self.place < 0:
            return
        if meets(self.layer.words, spot.words):
            rest = self.empty & ~spot.mask
            more: int = self._open(self._landing(rest), rest, self.marks).bit_count() - self.open
        else:
            more = -ones(common(self.rim.words, spot.words))
        if more:
            add_difference(self.place, more, tally)

    def add_struck(self, marks: int, tally: Tally) -> None:
        """What marks change: monsters that come on them die."""
        if self.place >= 0 and marks & self.landing:
            more: int = self._open(self.landing, self.empty, self.marks | marks).bit_count() - self.open
            add_difference(self.place, more, tally)

    def _open(self, landing: int, empty: int, marks: int) -> int:
        return neighbours(landing & ~marks) & empty & ~landing

    def _landing(self, empty: int) -> int:
        for _, mask in solo_walk(self.number):
            if not mask & ~empty:
                return mask
        return 0


def add_difference(number: int, more: int, tally: Tally) -> None:
    """So many more of something, or fewer: that is the feature after it."""
    if more > 0:
        tally.add_times(number, more)
    elif more < 0:
        tally.add_times(number + 1, -more)
