"""Timber Town in pictures for its rules page: what lies on the table, the signs, and two turns of a game."""

from __future__ import annotations

from functools import lru_cache

from mytina.games.timber_town.art.draw import Bank, river, town
from mytina.games.timber_town.art.references import references
from mytina.games.timber_town.scoring import DOMAIN
from mytina.games.timber_town.view import View
from mytina.interface.drawing import XMLNS, at
from mytina.interface.guide import Exhibit, Guide, steps
from mytina.kernel.text import Text

_SIGNS = (
    *("beaver", "site", "park", "temple", "market", "workshop", "house"),
    *("raft", "two-colour", "crane", "dam", "builder", "points"),
)
_SEED = 3
#: The first two rounds; what is shown of red's turns is marked with a message.
_PICKS = (
    *(("take:1.3", ""), ("B1:NESW", ""), ("end", "")),
    *(("take:1.1", "guide-turn-take"), ("A1:EW", "guide-turn-build"), ("end", "guide-turn-flow")),
    *(("take:2.2", ""), ("B2:ES", "guide-turn-column")),
)


@lru_cache(maxsize=2)
def guide(language: str) -> Guide:
    from mytina.games.timber_town import GAME  # the game itself is made of this art

    state = GAME.new(seats=2, seed=_SEED)
    known = {reference.id: reference for reference in references()}
    begun = state.view(0)
    turn = []
    for number, log in steps(state, [key for key, _ in _PICKS], 0):
        message = _PICKS[number][1]
        if message:
            turn.append(Exhibit(_bank(state.view(0), language), Text(DOMAIN, message), tuple(log)))
    card = next(reference for id, reference in known.items() if id.startswith("card-"))
    table = (
        Exhibit(_water((430, 136), at(18, 6), river(Bank(begun, language))), Text(DOMAIN, "guide-river")),
        Exhibit(_water((430, 430), at(20, 14), town(Bank(state.view(0), language), 0)), Text(DOMAIN, "guide-town")),
        Exhibit(known["tile-park"].svg, Text(DOMAIN, "guide-tile")),
        Exhibit(card.svg, Text(DOMAIN, "guide-card")),
        Exhibit(known["token-raft"].svg, Text(DOMAIN, "guide-tokens")),
        Exhibit(known["token-beaver"].svg, Text(DOMAIN, "guide-beaver")),
        Exhibit(known["token-builder"].svg, Text(DOMAIN, "guide-builder")),
    )
    return Guide(table, tuple((name, Text(DOMAIN, f"guide-sign-{name}")) for name in _SIGNS), tuple(turn))


def _bank(view: View, language: str) -> str:
    """The river above the own town, as they lie on the table."""
    table = Bank(view, language)
    return _water((430, 560), at(20, 6), f'{river(table)}<g transform="{at(0, 138)}">{town(table, 0)}</g>')


def _water(size: tuple[int, int], place: str, body: str) -> str:
    width, height = size
    ground = f'<rect class="tt-water" width="{width}" height="{height}" rx="14"/>'
    return (
        f'<svg {XMLNS} class="tt" viewBox="0 0 {width} {height}" aria-hidden="true">{ground}'
        f'<g transform="{place}">{body}</g></svg>'
    )
