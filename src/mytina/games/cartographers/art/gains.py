"""What a drawing would bring, and on which spaces it arises: told while a shape is still moved about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mytina.games.cartographers.content import SEASON_EDICTS
from mytina.games.cartographers.rules import Petrify, Place, PlaceAmbush, PlaceHero, Ravage
from mytina.games.cartographers.scoring import DOMAIN, Board, Part
from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.state import rules_of
from mytina.games.cartographers.terms import (
    CELL_NAMES,
    COINS,
    DESTROYED,
    EDICTS,
    EMPTY,
    HERO,
    MONSTER,
    PAID,
    STRIDE,
    cells,
    neighbours,
)
from mytina.interface.art import Gain, Mark, Preview
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.decision import Option


def preview(option: Option) -> Preview:
    """What a drawing would change on its map: the four cards, coins, monsters.

    Nothing hidden is looked at: the drawing is tried on a copy and the turn is not carried on.
    """
    decision = option.decision
    question = decision.question
    if not isinstance(question, Place | PlaceHero | PlaceAmbush | Petrify | Ravage):
        return Preview()
    state: Any = decision.state.copy()
    target = decision.args[1] if isinstance(question, PlaceAmbush) else decision.seat
    if isinstance(question, Petrify):
        target = decision.args[0]
    before = state.sheet(target)
    state.stack = []
    question.choose(state, decision.seat, decision.args, option.raw)
    after = state.sheet(target)
    return Preview(_lines(state, before, after), _marks(state, before, after))


def _lines(state: Any, before: list[int], after: list[int]) -> tuple[Gain, ...]:
    then, now = state.all_points(before), state.all_points(after)
    cards = (
        Gain(Text(DOMAIN, f"card-{id}"), then[edict], now[edict], EDICTS[edict], counts=edict in _counted(state))
        for edict, id in enumerate(state.edicts)
    )
    return (
        *cards,
        Gain(Text(DOMAIN, "line-coins"), before[COINS], after[COINS], icon="coin"),
        Gain(Text(DOMAIN, "line-monsters"), -_open(before).bit_count(), -_open(after).bit_count(), icon="monster"),
    )


def _counted(state: Any) -> tuple[int, ...]:
    """The edicts that this season counts."""
    return SEASON_EDICTS[state.season]


def _open(sheet: list[int]) -> int:
    return neighbours(sheet[MONSTER]) & sheet[EMPTY]


def _marks(state: Any, before: list[int], after: list[int]) -> tuple[Mark, ...]:
    """Where points arise or go: on the clusters and lines of the cards that count now, and beside monsters."""
    found: dict[int, Mark] = {}

    def put(spaces: int, points: int, sign: str = "", icon: str = "") -> None:
        for cell in (*_from_the_middle(spaces), *cells(neighbours(spaces))):
            if cell not in found:
                tone = "more" if points > 0 else "less"
                found[cell] = Mark(CELL_NAMES[cell], f"{points:+d}".replace("-", "−"), sign, icon, tone=tone)
                return

    for cell in cells(_open(after) & ~_open(before)):
        put(1 << cell, -1)
    for cell in cells(_open(before) & ~_open(after)):
        put(1 << cell, 1, icon="monster")
    for cell in cells(before[MONSTER] & after[DESTROYED]):
        found[cell] = Mark(CELL_NAMES[cell], "", icon="destroyed", tone="killed")
    for hill in cells(after[PAID] & ~before[PAID] if after[COINS] > before[COINS] else 0):
        put(1 << hill, 1, icon="coin")
    plan = plan_of(state.setup)
    if not (plan.wild and after[HERO]):  # a wild hero belongs to several parts at once
        for edict in _counted(state):
            rule = rules_of(state.edicts, plan)[edict]
            changed = _changed(rule.parts(Board(before, plan.map.ruins)), rule.parts(Board(after, plan.map.ruins)))
            for spaces, points in changed:
                put(spaces, points, EDICTS[edict])
    return tuple(found.values())


def _changed(before: list[Part], after: list[Part]) -> list[Part]:
    """The parts that bring more or less than what was there before."""
    old = [part for part in before if part not in after]
    found = []
    for spaces, points in (part for part in after if part not in before):
        grown = [part for part in old if part[0] & spaces]
        old = [part for part in old if part not in grown]
        gain = points - sum(points for _, points in grown)
        if gain:
            found.append((spaces, gain))
    return found + [(spaces, -points) for spaces, points in old]


def _from_the_middle(spaces: int) -> list[int]:
    places = [divmod(cell, STRIDE) for cell in cells(spaces)]
    row, column = (sum(at) / len(places) for at in zip(*places, strict=True))
    places.sort(key=lambda place: abs(place[0] - row) + abs(place[1] - column))
    return [r * STRIDE + c for r, c in places]
