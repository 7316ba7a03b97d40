"""Players made of code. They know games only through the kernel, and see only what their seat may see.

>>> from mytina.bots import make
>>> bot = make("search:200", seed=1)
"""

from __future__ import annotations

from mytina.bots.base import Advice, Bot
from mytina.bots.greedy import GreedyBot
from mytina.bots.random import RandomBot
from mytina.bots.search import SearchBot
from mytina.kernel.errors import SetupError

KINDS = ("random", "greedy", "search")

__all__ = ["KINDS", "Advice", "Bot", "make"]


def make(spec: str, seed: int | str = 0) -> Bot:
    """A bot from its name: `random`, `greedy`, `search`, `search:400` (iterations) or `search:250ms` (time)."""
    kind, _, budget = spec.partition(":")
    if kind == "search":
        return _search(spec, budget, seed)
    if budget or kind not in KINDS:
        raise SetupError("bot", spec, "random, greedy, search, search:<iterations> or search:<milliseconds>ms")
    return RandomBot(seed) if kind == "random" else GreedyBot(seed)


def _search(spec: str, budget: str, seed: int | str) -> Bot:
    number = budget.removesuffix("ms")
    if budget and not (number.isascii() and number.isdigit() and 0 < int(number) <= 10_000_000):
        raise SetupError("bot", spec, "search:<iterations> or search:<milliseconds>ms, a number above 0")
    if budget.endswith("ms"):
        return SearchBot(seed, milliseconds=int(number))
    return SearchBot(seed, iterations=int(number)) if budget else SearchBot(seed)
