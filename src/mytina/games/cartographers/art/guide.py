"""Cartographers in pictures for its rules page: what lies on the table, the signs, and two turns of a game."""

from __future__ import annotations

from functools import lru_cache

from mytina.games.cartographers.art.cards import card_reference
from mytina.games.cartographers.art.examples import example_picture
from mytina.games.cartographers.art.grid import SIDE
from mytina.games.cartographers.art.sheet import drawn
from mytina.games.cartographers.content import CARD_OF, CARDS, Card
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.view import View
from mytina.interface.drawing import XMLNS
from mytina.interface.guide import Exhibit, Guide, steps
from mytina.kernel.text import Text

_SIGNS = (
    *("forest", "village", "farm", "water", "mountain", "ruin", "wasteland", "monster", "hero", "mark", "destroyed"),
    *("coin", "time", "points", "spring", "summer", "autumn", "winter"),
)
_SEED = 3
#: The first turns of a game of two, and an ambush; what is shown of them is marked with a message.
_PICKS = (
    *(("forest:1", ""), ("I9", ""), ("forest:1", ""), ("I9", "guide-turn-draw")),
    *(("water:1", ""), ("B9", ""), ("water:1", ""), ("B9", "guide-turn-next")),
    *(("C7r90", ""), ("destroy:C9", ""), ("C7r90", ""), ("destroy:C9", "guide-turn-ambush")),
    *(("village:1", ""), ("E7r180", ""), ("village:1", ""), ("E7r180", "guide-turn-close")),
)


@lru_cache(maxsize=1)
def guide() -> Guide:
    from mytina.games.cartographers import GAME  # the game itself is made of this art

    state = GAME.new(seats=2, seed=_SEED)
    empty, turn = state.view(0), []
    for number, log in steps(state, [key for key, _ in _PICKS], 0):
        message = _PICKS[number][1]
        if message:
            turn.append(Exhibit(_map(state.view(0), f"turn{number}"), Text(DOMAIN, message), tuple(log)))
    table = (
        Exhibit(_map(empty, "empty"), Text(DOMAIN, "guide-map")),
        Exhibit(_card("hillside_terrace"), Text(DOMAIN, "guide-explore")),
        Exhibit(example_picture(empty.edicts[0]), Text(DOMAIN, "guide-edict")),
        Exhibit(_card("gorgon_gaze"), Text(DOMAIN, "guide-ambush")),
        Exhibit(_card("dal_of_jolev"), Text(DOMAIN, "guide-hero")),
    )
    return Guide(table, tuple((name, Text(DOMAIN, f"guide-sign-{name}")) for name in _SIGNS), tuple(turn))


def _card(id: str) -> str:
    card: Card = CARDS[CARD_OF[id]]
    return card_reference(card, "explore").svg


def _map(view: View, name: str) -> str:
    """The first seat's map as a sheet of paper."""
    here = view.sheets[0]
    body = drawn(here.rows, view.printed_ruins, here.letters, here.marks, name=f"guide-{name}")
    box = f"-10 -10 {SIDE + 20} {SIDE + 20}"
    paper = f'<path class="cg-paper" d="M-10-10h{SIDE + 20}v{SIDE + 20}h-{SIDE + 20}z"/>'
    return f'<svg {XMLNS} class="cg" viewBox="{box}" aria-hidden="true">{paper}{body}</svg>'
