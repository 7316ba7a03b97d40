"""Cards on the desk: what was explored, with a landscape of its terrains, and the queen's edicts as sealed letters."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from mytina.games.cartographers.art.examples import example_picture, example_points
from mytina.games.cartographers.art.grid import CELL
from mytina.games.cartographers.art.symbols import CODE_OF, drawings, sign, variant
from mytina.games.cartographers.content import DRAGON_REWARD, Card, ScoringCard, rule_of
from mytina.games.cartographers.rules import card_text
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.terms import KINDS, LETTERS
from mytina.interface.art import Reference
from mytina.interface.drawing import XMLNS
from mytina.kernel.text import Text

Cells = Iterable[tuple[int, int]]


# --- shapes ------------------------------------------------------------------------------------------------------


def shape_picture(cells: Cells, code: str, kind: str, classes: str = "cg-shape", coin: bool = False) -> str:
    """A shape filled with a terrain, as large as its box."""
    spaces = set(cells)
    down, across = 1 + max(r for r, _ in spaces), 1 + max(c for _, c in spaces)
    pieces = "".join(
        f'<use href="#{variant(code, row, column)}" x="{column * CELL}" y="{row * CELL}"/>'
        for row, column in sorted(spaces)
    )
    squares = "".join(f"M{column * CELL} {row * CELL}h{CELL}v{CELL}h{-CELL}z" for row, column in sorted(spaces))
    gold = f'<use href="#cg-coin" x="{across * CELL - 26}" y="{down * CELL - 26}"/>' if coin else ""
    return (
        f'<svg {XMLNS} class="cg {classes}" viewBox="-4 -4 {across * CELL + 8} {down * CELL + 8}" aria-hidden="true">'
        f'<path class="cg-g-{kind}" d="{squares}"/>{pieces}{gold}</svg>'
    )


def attack_picture(card: Card, classes: str = "cg-shape") -> str:
    """A hero and the spaces that the attack strikes."""
    assert card.attack is not None
    cells = card.attack.cells
    rows, columns = [0, *(r for r, _ in cells)], [0, *(c for _, c in cells)]
    top, left = min(rows), min(columns)
    across, down = max(columns) - left + 1, max(rows) - top + 1
    struck = "".join(
        f'<path class="cg-struck" d="M{(c - left) * CELL} {(r - top) * CELL}h{CELL}v{CELL}h{-CELL}z"/>'
        f'<use href="#cgs0" x="{(c - left) * CELL - 20}" y="{(r - top) * CELL + 19}"/>'
        for r, c in cells
    )
    x, y = -left * CELL, -top * CELL
    return (
        f'<svg {XMLNS} class="cg {classes}" viewBox="-4 -4 {across * CELL + 8} {down * CELL + 8}" aria-hidden="true">'
        f'{struck}<path class="cg-g-hero" d="M{x} {y}h{CELL}v{CELL}h{-CELL}z"/>'
        f'<use href="#cgH0" x="{x}" y="{y}"/></svg>'
    )


def card_shape(card: Card) -> str:
    """The heart of a card: its shapes, its attack, or a ruin."""
    if card.attack:
        return attack_picture(card)
    if card.ruins:
        return f'<svg {XMLNS} class="cg cg-shape" viewBox="0 0 60 60" aria-hidden="true"><use href="#cgo0"/></svg>'
    if card.corner:
        return shape_picture(card.shapes[0].turns[0].cells, LETTERS.get(card.letter, "X"), "monster")
    kind = KINDS[card.terrains[0]]
    return "".join(
        shape_picture(shape.turns[0].cells, CODE_OF[kind], kind, coin=card.coin and number == 0)
        for number, shape in enumerate(card.shapes)
    )


# --- a landscape -------------------------------------------------------------------------------------------------

#: Where the drawings of a terrain stand in a landscape of 280 by 130, as (x, y, scale), and how the ground lies there.
_STANDS = {
    "forest": ((4, 44, 1.0), (226, 40, 1.15), (40, 54, 0.8), (190, 56, 0.75)),
    "village": ((96, 50, 1.0), (150, 56, 0.85)),
    "farm": ((70, 68, 0.9), (170, 70, 0.9), (120, 76, 0.8)),
    "water": ((196, 72, 1.0), (30, 84, 0.8), (110, 86, 0.8)),
    "monster": ((112, 40, 1.3),),
}


def landscape(card: Card) -> str:
    """A picture of what the card brings, put together from its terrains."""
    kinds = [KINDS[terrain] for terrain in card.terrains]
    parts = [
        '<path class="cg-sky" d="M0 0h280v130H0z"/><circle class="cg-sun" cx="226" cy="30" r="17"/>',
        '<path class="cg-hill" d="M0 78q50-34 110-14t90-8 80 6v68H0z"/>',
    ]
    if card.corner:
        parts.append('<path class="cg-gloom" d="M0 84q70-30 140-8t140-6v60H0z"/>')
        code = LETTERS.get(card.letter, "X")
        parts.append(_stand(code, 0, 96, 30, 1.5))
    elif card.attack:
        parts.append('<path class="cg-ground-hero" d="M0 84q70-20 140-8t140-6v60H0z"/>')
        parts.append(_stand("H", 0, 104, 34, 1.3) + _stand("F", 0, 20, 50, 0.8) + _stand("V", 1, 200, 54, 0.8))
    elif card.ruins:
        parts.append('<path class="cg-ground-forest" d="M0 84q70-20 140-8t140-6v60H0z"/>')
        parts.append(_stand("o", 0, 90, 30, 1.5) + _stand("F", 1, 14, 54, 0.8) + _stand("F", 0, 214, 50, 0.9))
    else:
        shore = "water" in kinds
        land = next((kind for kind in kinds if kind != "water"), "water")
        parts.append(f'<path class="cg-ground-{land}" d="M0 84q70-20 140-8t140-6v60H0z"/>')
        if shore:
            parts.append('<path class="cg-g-water" d="M-4 108q60-16 130-8t158-12v50H-4z"/>')
        for number, kind in enumerate(kinds if len(kinds) < 5 else kinds[:4]):
            stands = _STANDS[kind][: 2 if len(kinds) > 2 else 4]
            parts += [_stand(CODE_OF[kind], at + number, *stand) for at, stand in enumerate(stands)]
    return (
        f'<svg {XMLNS} class="cg cg-view" viewBox="0 0 280 130" preserveAspectRatio="xMidYMid slice"'
        f' aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def _stand(code: str, number: int, x: float, y: float, scale: float) -> str:
    ids = drawings(code).split()
    return f'<use href="#{ids[number % len(ids)]}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


# --- words -------------------------------------------------------------------------------------------------------


def card_words(card: Card, *, alone: bool = False) -> Text:
    """What a card says, generated from what it does; in solo play an ambush walks along the border by itself."""
    if card.ruins:
        return Text(DOMAIN, "text-ruins")
    if card.attack:
        return Text(DOMAIN, "text-hero")
    if card.corner:
        who = "player" if alone else "neighbour"
        effect = Text(DOMAIN, f"effect-{LETTERS.get(card.letter, 'none')}", coins=DRAGON_REWARD, who=who)
        direction = "clockwise" if card.clockwise else "counterclockwise"
        if alone:
            return Text(DOMAIN, "text-ambush-alone", corner=card.corner, direction=direction, effect=effect)
        return Text(DOMAIN, "text-ambush", direction=direction, effect=effect)
    terrains = tuple(Text(DOMAIN, f"icon-{KINDS[terrain]}") for terrain in card.terrains)
    coin = "yes" if card.coin else "no"
    return Text(DOMAIN, "text-explore", count=len(card.shapes), terrains=terrains, coin=coin)


# --- references --------------------------------------------------------------------------------------------------


def card_reference(card: Card, group: str) -> Reference:
    return Reference(
        f"card-{card.id}",
        Text(DOMAIN, f"art-group-{group}"),
        card_text(card),
        card_words(card),
        f'<div class="cg-closeup">{landscape(card)}<div class="cg-shapes">{card_shape(card)}</div></div>',
        Text(DOMAIN, "art-alone", said=card_words(card, alone=True)) if card.corner else None,
    )


def scoring_reference(card: ScoringCard) -> Reference:
    return Reference(
        f"card-{card.id}",
        Text(DOMAIN, "art-group-scoring"),
        Text(DOMAIN, f"card-{card.id}"),
        card.rule.describe(),
        example_picture(card.id),
        Text(DOMAIN, "art-example", points=example_points(card.id)),
    )


# --- edicts ------------------------------------------------------------------------------------------------------


def rule_words(id: str, figures: tuple[int, int], wild: bool, language: str) -> str:
    """What a scoring card says with the figures in force at a table."""
    rule = rule_of(id, *figures)
    said = rule.describe().to(language)
    return f"{said} {Text(DOMAIN, 'score-wild').to(language)}" if wild and rule.casts else said


def seal(letter: str) -> str:
    return (
        f'<svg {XMLNS} class="cg cg-seal" viewBox="0 0 42 44" aria-hidden="true"><use href="#cg-seal"/>'
        f'<text x="20" y="28">{letter}</text></svg>'
    )


def leaf(season: str, classes: str, label: str) -> str:
    return f'<i class="cg-leaf cg-{season}{classes}" role="img" aria-label="{escape(label)}">{sign(season)}</i>'
