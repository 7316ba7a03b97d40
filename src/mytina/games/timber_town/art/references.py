"""Cards, tiles and tokens one by one, with generated words, for the rules page."""

from __future__ import annotations

from mytina.games.timber_town.art import diagrams
from mytina.games.timber_town.art.pictures import tile, token, use
from mytina.games.timber_town.content import BUILDER_BEAVER, CARDS, SHEET_ORDER, TILES, ScoringCard
from mytina.games.timber_town.scoring import DOMAIN
from mytina.games.timber_town.terms import TOKENS, TYPES
from mytina.interface.art import Reference
from mytina.interface.drawing import at
from mytina.kernel.text import Text


def references() -> list[Reference]:
    """Every scoring card, building type and token."""
    return [*map(_card_reference, CARDS), *map(_type_reference, SHEET_ORDER), *map(_token_reference, _TOKEN_COUNTS)]


def _picture(width: int, height: int, body: str) -> str:
    head = f'xmlns="http://www.w3.org/2000/svg" class="tt tt-ref" viewBox="0 0 {width} {height}"'
    return f'<svg {head} width="{width}" height="{height}" aria-hidden="true">{body}</svg>'


def _card_reference(card: ScoringCard) -> Reference:
    return Reference(
        f"card-{card.id}",
        Text(DOMAIN, "art-group-cards"),
        Text(DOMAIN, f"card-{card.id}"),
        card.rule.describe(),
        _picture(diagrams.WIDTH, diagrams.PICTURE_HEIGHT, diagrams.diagram(card)),
        Text(DOMAIN, f"tile-{TYPES[card.type]}"),
    )


def _type_reference(type: int) -> Reference:
    """A building type with all its kinds of tile."""
    kinds = [kind for kind in TILES if kind.type == type]
    rows = tuple(
        Text(
            DOMAIN,
            "art-row",
            name=Text(DOMAIN, f"pattern-{kind.pattern.name}" if kind.token is None else f"icon-{TOKENS[kind.token]}"),
            count=kind.copies,
        )
        for kind in kinds
    )
    drawn = "".join(
        tile(kind.id, kind.pattern.turns[0], at(4 + 88 * index, 6, 0.8), beaver=True)
        for index, kind in enumerate(kinds)
    )
    return Reference(
        f"tile-{TYPES[type]}",
        Text(DOMAIN, "art-group-tiles"),
        Text(DOMAIN, f"tile-{TYPES[type]}"),
        Text(DOMAIN, "art-tiles-of-type", count=sum(kind.copies for kind in kinds), rows=rows),
        _picture(88 * len(kinds), 92, drawn),
    )


def _brought(name: str) -> int:
    """How many tokens of a kind the construction sites bring."""
    return sum(kind.copies for kind in TILES if kind.token is not None and TOKENS[kind.token] == name)


#: Tokens and figures with how many the box holds.
_TOKEN_COUNTS = {
    "crane": _brought("crane"),
    "dam": _brought("dam"),
    "raft": 2,
    "two-colour": _brought("two-colour"),
    "beaver": sum(kind.copies for kind in TILES if TYPES[kind.type] == "beaver"),
    "builder": 1,
}


def _token_reference(name: str) -> Reference:
    figures = {
        "raft": token("raft", 0, 2, 6) + token("raft", 1, 46, 6),
        "beaver": use("beaver-figure", at(4, 2)),
        "builder": use("builder-figure", at(6, 6, 0.95)),
    }
    count = _TOKEN_COUNTS[name]
    args: dict[str, int] = {"points": BUILDER_BEAVER} if name == "builder" else {}
    return Reference(
        f"token-{name}",
        Text(DOMAIN, "art-group-tokens"),
        Text(DOMAIN, f"token-{name}"),
        Text(DOMAIN, f"token-text-{name}", **args),
        _picture(88 if name == "raft" else 48, 48, figures.get(name) or token(name, 0, 6, 6)),
        Text(DOMAIN, "art-one-each") if name == "raft" else Text(DOMAIN, "art-copies", count=count),
    )
