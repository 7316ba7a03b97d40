"""What may be drawn where in a decision, told to a page without any rule of the game (docs/art.md)."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from mytina.games.cartographers.art.grid import CELL
from mytina.games.cartographers.art.symbols import CODE_OF, drawings
from mytina.games.cartographers.content import CARDS, Card
from mytina.games.cartographers.rules import Choose, Place, PlaceAmbush, PlaceHero, shape_drawn
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.shapes import SINGLE, TURN_NAMES, Shape, turned
from mytina.games.cartographers.terms import KINDS, LETTERS, SIZE, STRIDE
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers
    from mytina.kernel.decision import Decision
    from mytina.kernel.effects import Raw


def ghosts(decision: Decision, language: str, owner: str) -> str:
    """The ghosts of a decision; `owner` is whose map monsters are drawn on."""
    state: Cartographers = decision.state  # type: ignore[assignment]
    question, args, seat = decision.question, decision.args, decision.seat
    if isinstance(question, Choose):
        found = []
        for raw in decision.raws:
            then = (state.card, *raw)
            shape = shape_drawn(then)
            places = Place().options(state, seat, then)
            kind = KINDS[raw[0]]
            found.append(_ghost(question.key(raw), CODE_OF[kind], kind, shape, places, deed(kind).to(language)))
        return "".join(found)
    if isinstance(question, Place):
        kind = KINDS[args[1]]
        return _ghost("", CODE_OF[kind], kind, shape_drawn(args), decision.raws, deed(kind).to(language))
    if isinstance(question, PlaceAmbush):
        card = CARDS[args[0]]
        shape = card.shapes[0] if args[2] else SINGLE
        code = LETTERS.get(card.letter, "X") if args[2] else "X"
        said = ambush_deed(card if args[2] else None, owner).to(language)
        return _ghost("", code, "monster", shape, decision.raws, said)
    if isinstance(question, PlaceHero):
        attack = CARDS[args[0]].attack
        assert attack is not None
        strikes = {turn: turned(attack.cells, turn) for turn in attack.orientations}
        said = Text(DOMAIN, "deed-hero").to(language)
        return _ghost("", "H", "hero", SINGLE, decision.raws, said, strikes)
    return ""


def deed(kind: str) -> Text:
    """What drawing a terrain is called on the button."""
    return Text(DOMAIN, "deed-draw", terrain=kind)


def ambush_deed(card: Card | None, owner: str) -> Text:
    return Text(DOMAIN, "deed-ambush", monster=card.id if card else "none", owner=owner)


def _ghost(
    first: str,
    code: str,
    kind: str,
    shape: Shape,
    raws: list[Raw],
    said: str,
    strikes: dict[int, tuple[tuple[int, int], ...]] | None = None,
) -> str:
    turns = []
    places = []
    by_turn: dict[int, list[int]] = {}
    for orientation, cell in raws:
        by_turn.setdefault(orientation, [0] * SIZE)[cell // STRIDE] |= 1 << cell % STRIDE
    outlines = {turn.orientation: turn.cells for turn in shape.turns}
    for orientation in strikes or outlines:
        drawn = outlines[0] if strikes else outlines[orientation]
        struck = strikes[orientation] if strikes else ()
        turns.append(f"{TURN_NAMES[orientation]}|{_pairs(drawn)}|{_pairs(struck)}")
        places.append("".join(f"{row:03x}" for row in by_turn.get(orientation, [0] * SIZE)))
    return (
        f'<metadata class="ghost" data-first="{escape(first)}" data-symbol="{drawings(code)}" '
        f'data-ground="cg-g-{kind}" data-struck="cgS0" data-at-once="" data-deed="{escape(said)}" data-cell="{CELL}" '
        f'data-columns="{SIZE}" data-turns="{";".join(turns)}" data-at="{";".join(places)}"></metadata>'
    )


def _pairs(cells: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{row},{column}" for row, column in cells)
