"""Random numbers that nobody can guess, the same on every machine, from a generator that copies for free.

Block *n* of a stream is BLAKE2b of *n* under the stream's key, read as 16 numbers of 32 bits. Whoever has seen any
number of them can compute neither the next nor the ones before: that would take the key, which follows from the seed.
"""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

#: What records call this generator: another one would give other shuffles from the same seed.
GENERATOR: Final = "blake2b-counter/1"

_blake2b: Final = hashlib.blake2b
_numbers: Final = Struct("<16I").unpack
_LOW: Final = (1 << 32) - 1


class Rng:
    """A stream of numbers: its key, and how many were taken. The current block is shared between copies."""

    __slots__ = ("block", "key", "keyed", "position")

    key: bytes
    keyed: Any  # the hash under this key, to be told the number of a block; shared between copies; None: not yet made
    position: i64
    block: tuple[int, ...]

    def __init__(self, key: bytes, position: i64 = 0, block: tuple[int, ...] = (), keyed: Any = None) -> None:
        self.key = key
        self.keyed = keyed
        self.position = position
        self.block = block if block or not position & 15 else self.block_at(position)

    @classmethod
    def from_seed(cls, seed: str) -> Rng:
        return cls(_blake2b(f"mytina/stream/{seed}".encode(), digest_size=32).digest())

    @classmethod
    def load(cls, text: str) -> Rng:
        """A stream from `dump`."""
        key, _, position = text.partition("/")
        return cls(bytes.fromhex(key), int(position))

    def dump(self) -> str:
        """The stream as text; it holds the key, so it is a secret."""
        return f"{self.key.hex()}/{self.position}"

    def copy(self) -> Rng:
        return Rng(self.key, self.position, self.block, self.keyed)

    def block_at(self, position: i64) -> tuple[int, ...]:
        """The block in which a number stands."""
        number: int = position >> 4
        known, place, block = _last.found
        if known is self.key and place == number:
            return block
        if self.keyed is None:
            self.keyed = _blake2b(key=self.key)
        hash = self.keyed.copy()  # sooner made than a new one
        hash.update(number.to_bytes(8, "little"))
        block = _numbers(hash.digest())
        _last.found = (self.key, number, block)
        return block

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        """For pickling, compiled or not."""
        return Rng, (self.key, self.position)

    def child(self, name: str) -> Rng:
        """A stream of its own for one purpose. It takes the place of a number, so no two children are the same."""
        position: int = self.position
        self.bits()
        salt = position.to_bytes(8, "little")
        return Rng(_blake2b(name.encode(), digest_size=32, key=self.key, salt=salt).digest())

    def bits(self) -> i64:
        """The next 32 bits."""
        position = self.position
        if position & 15 == 0:
            self.block = self.block_at(position)
        self.position = position + 1
        return self.block[position & 15]

    def below(self, limit: i64) -> i64:
        """A number in 0 … limit-1, each exactly equally likely, for a limit of up to 2**31."""
        # The same as `self.bits() * limit`, written out because this is what random play does most.
        position = self.position
        place = position & 15
        if not place:
            self.block = self.block_at(position)
        self.position = position + 1
        product: i64 = self.block[place] * limit
        if product & _LOW < limit:  # hardly ever: where 2**32 is no multiple of the limit, some products are too many
            unfair = (1 << 32) % limit
            while product & _LOW < unfair:
                product = self.bits() * limit
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        # As `self.below(place + 1)` for each place, written out: whole decks are shuffled for every look at a table.
        position, block = self.position, self.block
        for place in range(len(items) - 1, 0, -1):
            word = position & 15
            if not word:
                block = self.block_at(position)
            number: i64 = block[word]  # so that compiled code multiplies machine words
            product: i64 = number * (place + 1)
            position += 1
            if product & _LOW <= place:  # hardly ever: `below` draws again where that would not be fair
                self.position, self.block = position - 1, block
                product = self.below(place + 1) << 32
                position, block = self.position, self.block
            other = product >> 32
            items[place], items[other] = items[other], items[place]
        self.position, self.block = position, block

    def draw(self, items: list[T]) -> T:
        """Take an item away at random: the one that `shuffle` would have laid last, at the cost of one step of it."""
        # As `self.below(len(items))`, written out: all that is drawn in most games are cards of a deck.
        position, limit = self.position, len(items)
        word = position & 15
        if not word:
            self.block = self.block_at(position)
        self.position = position + 1
        number: i64 = self.block[word]  # so that compiled code multiplies machine words
        product: i64 = number * limit
        if product & _LOW < limit:  # hardly ever: `below` draws again where that would not be fair
            self.position = position
            product = self.below(limit) << 32
        place = product >> 32
        last = items.pop()
        if place == len(items):
            return last
        drawn = items[place]
        items[place] = last
        return drawn


class _Last:
    """The block that was computed last: copies of a stream, of which bots make many, all want the same one next."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: tuple[bytes, int, tuple[int, ...]] = (b"", -1, ())


_last: Final = _Last()


def new_seed() -> str:
    """A seed that nobody can guess, so that its published commitment gives nothing away."""
    return secrets.token_hex(16)


def commitment(game: str, seed: str) -> str:
    """What is published when a table opens: it binds the shuffle without revealing it."""
    return hashlib.sha256(f"mytina/seed/{game}/{seed}".encode()).hexdigest()
