"""How hard Nightweave is: what `benchmarks/nightweave.py` has measured, for the set-up form and the rules page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from mytina.games.everdell.questions import text
from mytina.kernel.text import Text

FILE = Path(__file__).parent.parent / "data" / "nightweave_measured.json"


class Measured(msgspec.Struct, frozen=True):
    """Games of one bot against her with one set-up."""

    games: int
    won: int
    own: float  # mean points of the bot
    hers: float
    date: str
    command: str

    @property
    def share(self) -> int:
        """Of a hundred games, so many were won."""
        return round(100 * self.won / self.games)


@cache
def measured() -> dict[str, dict[str, Measured]]:
    """By bot and set-up (`level-2`, `plan-hostage`, `tricks`)."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Measured]])


def hard(name: str) -> Text:
    """How hard a set-up is, in words: what was measured of it, or that it was not."""
    medium = measured().get("greedy", {}).get(name)
    strong = next(
        (found[name] for bot, found in measured().items() if bot.startswith("search") and name in found), None
    )
    if medium is None:
        return text("setup-not-measured")
    if not name.startswith("level-"):
        return text("setup-measured-extra", share=medium.share)
    if strong is None:
        return text("setup-measured", share=medium.share)
    return text("setup-measured-both", share=medium.share, strong=strong.share)
