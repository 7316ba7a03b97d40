"""Players made of code. They know games only through the kernel, and see only what their seat may see.

>>> from mytina.bots import make
>>> bot = make("search:200", seed=1)
"""

from __future__ import annotations

from mytina.bots import process
from mytina.bots.base import Advice, Bot
from mytina.bots.easy import EasyBot
from mytina.bots.greedy import GreedyBot
from mytina.bots.guest import ClassBot, guests
from mytina.bots.policy import PolicyBot
from mytina.bots.random import RandomBot
from mytina.bots.search import SearchBot
from mytina.kernel.errors import SetupError
from mytina.kernel.text import KERNEL, Text

KINDS = ("random", "easy", "greedy", "policy", "search")

__all__ = ["KINDS", "Advice", "Bot", "make"]


def make(spec: str, seed: int | str = 0) -> Bot:
    """A bot from its name: `random`, `easy`, `greedy`, `policy`, `search`, `search:400` (iterations),
    `search:250ms` (time), `process:./mybot` (a program), or the name of another package's bot."""
    kind, _, budget = spec.partition(":")
    if kind == "search":
        return _search(spec, budget, seed)
    if kind == process.KIND:
        return process.from_spec(spec, seed)
    if kind in guests() and kind not in KINDS:
        return ClassBot(kind, guests()[kind].load(), budget, seed)
    if budget or kind not in KINDS:
        raise SetupError("bot", spec, Text(KERNEL, "bot-allowed", others="".join(f", {name}" for name in guests())))
    plain: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot, "greedy": GreedyBot, "policy": PolicyBot}
    return plain[kind](seed)


def _search(spec: str, budget: str, seed: int | str) -> Bot:
    number = budget.removesuffix("ms")
    if budget and not (number.isascii() and number.isdigit() and len(number) < 9 and int(number) > 0):
        raise SetupError("bot", spec, Text(KERNEL, "bot-search-allowed"))
    if budget.endswith("ms"):
        return SearchBot(seed, milliseconds=int(number))
    return SearchBot(seed, iterations=int(number)) if budget else SearchBot(seed)
