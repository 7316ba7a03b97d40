"""A small deterministic generator that copies for free, and the commitment to a seed.

The numbers come from a 128-bit linear congruential step whose high and low halves are folded and rotated. Plain
integer arithmetic gives the same sequence on every platform and Python version; the whole generator is one integer.
"""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
#: A number of more than 64 bits: compiled code would ask of an `int` after every operation whether it has become short.
Number = Any

_WORD: Final = (1 << 128) - 1
_HALF: Final = (1 << 64) - 1
_QUARTER: Final = (1 << 32) - 1
_TWICE: Final = (1 << 64) + 1  # 64 bits times this stand there twice: shifted right and cut, they are rotated
_STEP: Final = 0x2360ED051FC65DA44385DF649FCCF645
_SHIFT: Final = 0x5851F42D4C957F2D14057B7EF767814F


class Rng:
    """A stream of numbers; `word` is all there is to it, so a copy is `Rng(other.word)`."""

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word & _WORD

    @classmethod
    def from_seed(cls, seed: str) -> Rng:
        return cls(int.from_bytes(hashlib.sha256(f"mytina/stream/{seed}".encode()).digest()[:16], "big"))

    def bits(self) -> int:
        """The next 64 bits."""
        self.word = word = (self.word * _STEP + _SHIFT) & _WORD
        return (((word ^ word >> 64) & _HALF) * _TWICE >> (word >> 122)) & _HALF

    def below(self, limit: int) -> int:
        """A number in 0 … limit-1, each equally likely (up to one part in 2**64 of bias)."""
        # The same as `self.bits() * limit >> 64`, written out because this is what random play does most.
        word: Number = self.word
        self.word = word = (word * _STEP + _SHIFT) & _WORD
        number: int = ((((word ^ word >> 64) & _HALF) * _TWICE >> (word >> 122)) & _HALF) * limit >> 64
        return number

    def unit(self) -> float:
        """A float in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)

    def falling(self, limit: i64, count: int) -> list[int]:
        """`count` numbers, the first below `limit`, the next below `limit - 1` and so on: what shuffling takes."""
        found: list[int] = []
        while count > 0:
            steps = min(count, _MOST_AT_ONCE)
            ahead = _ahead.get(steps)
            if ahead is None:
                _ahead[steps] = ahead = _Ahead(steps)
            words: Number = self.word * ahead.factors + ahead.shifts
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            for a, b, c, d in _LANE.iter_unpack(words.to_bytes(32 * steps, "little")):
                # As in `below`, but in halves of 32 bits: compiled, these are the processor's own numbers.
                turn = d >> 26
                if turn < 32:
                    low, high = a ^ c, b ^ d
                else:
                    low, high, turn = b ^ d, a ^ c, turn - 32
                product = (high >> turn | low << 32 - turn & _QUARTER) * limit
                number = product >> 32
                if product + limit >> 32 != number:  # hardly ever does the lower half matter
                    number = product + ((low >> turn | high << 32 - turn & _QUARTER) * limit >> 32) >> 32
                found.append(number)
                limit -= 1
            self.word = words >> 256 * (steps - 1) & _WORD
            count -= steps
        return found

    def shuffle(self, items: list[T]) -> None:
        place = len(items)
        for other in self.falling(place, place - 1):
            place -= 1
            items[place], items[other] = items[other], items[place]

    def deal(self, items: list[T], count: int) -> list[T]:
        """Take so many items away: those that `shuffle` would have laid last, the last first."""
        dealt: list[T] = []
        for place in self.falling(len(items), count):
            dealt.append(items[place])
            items[place] = items[-1]
            items.pop()
        return dealt

    def draw(self, items: list[T]) -> T:
        """Take an item away at random: the one that `shuffle` would have laid last, at the cost of one step of it."""
        place = self.below(len(items))
        drawn = items[place]
        items[place] = items[-1]
        items.pop()
        return drawn

    def skip(self, steps: int) -> None:
        """Go on as if so many numbers had been taken."""
        leap = _leaps.get(steps)
        if leap is None:
            _leaps[steps] = leap = _leap(steps)
        self.word = (self.word * leap[0] + leap[1]) & _WORD

    def copy(self) -> Rng:
        return Rng(self.word)


_leaps: Final[dict[int, tuple[int, int]]] = {}


def _leap(steps: int) -> tuple[int, int]:
    """Many steps of the generator in one: what to multiply a word by and what to add."""
    factor, shift = 1, 0
    for _ in range(steps):
        factor = factor * _STEP & _WORD
        shift = (shift * _STEP + _SHIFT) & _WORD
    return factor, shift


class _Ahead:
    """The next words of the generator in one multiplication: each is the low half of a lane of 256 bits."""

    __slots__ = ("factors", "shifts")

    factors: Number
    shifts: Number

    def __init__(self, steps: int) -> None:
        leaps = [_leap(step) for step in range(1, steps + 1)]
        self.factors = sum([leap[0] << 256 * lane for lane, leap in enumerate(leaps)])
        self.shifts = sum([leap[1] << 256 * lane for lane, leap in enumerate(leaps)])


_LANE: Final = Struct("<IIII16x")
_MOST_AT_ONCE: Final = 128
_ahead: Final[dict[int, _Ahead]] = {}


def new_seed() -> str:
    """A seed that nobody can guess, so that its published commitment gives nothing away."""
    return secrets.token_hex(16)


def commitment(game: str, seed: str) -> str:
    """What is published when a table opens: it binds the shuffle without revealing it."""
    return hashlib.sha256(f"mytina/seed/{game}/{seed}".encode()).hexdigest()
