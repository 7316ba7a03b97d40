"""The names of the policy's features, by number, and the words that they are made of."""

from __future__ import annotations

from itertools import product
from typing import Final

from mytina.games.cartographers.content import SEASON_EDICTS

NAMES: list[str] = []

#: When a card is still counted, as seen from a card that is drawn: only in this season, which is over after it, nearly
#: over or goes on; in this season and once more; later, or later twice.
MOMENTS: Final = ("now-over", "now-late", "now", "both-over", "both", "later", "twice")
#: The same, told apart by how much is still to come: what lacks three spaces may do with four cards and not with two.
STAGES: Final = (
    *("now-over", "now-late", "now-soon", "now", "both-over", "both-late", "both"),
    *("later", "later-far", "twice", "twice-far"),
)
NEVER: Final = -1
OVER: Final = 0  # the first moment: once more, right now


def block(name: str, *keys: list[str]) -> int:
    """Number the features of all combinations of keys, the last changing fastest; the number of the first."""
    first = len(NAMES)
    NAMES.extend("-".join((name, *parts)) for parts in product(*keys))
    return first


def upto(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


def moment_of(edict: int, season: int, left: int) -> int:
    """When an edict is still counted, if so much time of this season is left after the card that is drawn."""
    counts = sum(1 for later in range(season, 4) if edict in SEASON_EDICTS[later])
    if not counts:
        return NEVER
    if edict not in SEASON_EDICTS[season]:
        return 4 + counts
    if counts == 2:
        return 3 if left <= 0 else 4
    return 0 if left <= 0 else 1 if left <= 2 else 2


def stage_of(edict: int, season: int, left: int) -> int:
    """The same by stages."""
    moment = moment_of(edict, season, left)
    if moment == 2:
        return 2 if left <= 4 else 3
    if moment == 3:
        return 4
    if moment == 4:
        return 5 if left <= 3 else 6
    if moment == 5:  # autumn comes before it, or summer too
        return 7 if season >= 2 else 8
    if moment == 6:
        return 9 if edict in SEASON_EDICTS[season + 1] else 10
    return moment
