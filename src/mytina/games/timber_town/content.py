"""The box: tile kinds, tokens and the 22 scoring cards, declared once, and the tables the engine looks things up in."""

from __future__ import annotations

from typing import Final, NamedTuple

from mytina.games.timber_town.scoring import (
    BESIDE_IT,
    CENTRE,
    CORNERS,
    CORNERWISE,
    IN_COLUMN,
    IN_LINES,
    IN_ROW,
    ON_DIAGONALS,
    AloneInLines,
    AwayFrom,
    Board,
    Both,
    ByColumn,
    ByCount,
    ByGroup,
    InGroupOf,
    Majority,
    NearbyGroup,
    PerLikeSeen,
    PerSeen,
    PerTile,
    PerUnusedToken,
    Score,
    Walks,
)
from mytina.games.timber_town.terms import (
    BEAVER,
    CRANE,
    DAM,
    HOUSE,
    MARKET,
    PARK,
    SITE,
    TEMPLE,
    TWO_COLOUR,
    TYPES,
    WORKSHOP,
    E,
    N,
    S,
    W,
)

BUILDER_BEAVER: Final = 5  # points for the first full town


class Pattern(NamedTuple):
    """A walkway pattern: its name and the masks it takes when turned clockwise from the printed one."""

    name: str
    turns: tuple[int, ...]


ONE: Final = Pattern("one", (N, E, S, W))
ADJACENT: Final = Pattern("adjacent", (N | E, E | S, S | W, W | N))
OPPOSITE: Final = Pattern("opposite", (N | S, E | W))
THREE: Final = Pattern("three", (N | E | S, E | S | W, S | W | N, W | N | E))
FOUR: Final = Pattern("four", (N | E | S | W,))
PATTERNS: Final = (ONE, ADJACENT, OPPOSITE, THREE, FOUR)


class Tile(NamedTuple):
    """A kind of tile: its type, walkways, how many there are, and the token it brings."""

    type: int
    pattern: Pattern
    copies: int
    token: int | None = None

    @property
    def id(self) -> str:
        tail = {CRANE: "crane", DAM: "dam", TWO_COLOUR: "raft"}.get(-1 if self.token is None else self.token)
        return f"{TYPES[self.type]}_{tail or self.pattern.name}"


#: Kind 0 is no tile.
TILES: Final = (
    Tile(0, FOUR, 0),
    Tile(PARK, ADJACENT, 3),
    Tile(PARK, OPPOSITE, 3),
    Tile(BEAVER, FOUR, 3),
    Tile(SITE, FOUR, 3, CRANE),
    Tile(SITE, FOUR, 3, DAM),
    Tile(SITE, FOUR, 3, TWO_COLOUR),
    Tile(TEMPLE, ADJACENT, 3),
    Tile(TEMPLE, OPPOSITE, 3),
    Tile(MARKET, ADJACENT, 2),
    Tile(MARKET, OPPOSITE, 2),
    Tile(MARKET, THREE, 2),
    Tile(WORKSHOP, ADJACENT, 2),
    Tile(WORKSHOP, OPPOSITE, 2),
    Tile(WORKSHOP, THREE, 2),
    Tile(WORKSHOP, FOUR, 2),
    Tile(HOUSE, ONE, 3),
    Tile(HOUSE, ADJACENT, 2),
    Tile(HOUSE, OPPOSITE, 2),
    Tile(HOUSE, THREE, 2),
    Tile(HOUSE, FOUR, 1),
)
TILE_IDS: Final = tuple(tile.id if tile.type else "" for tile in TILES)
KIND_OF: Final = {id: kind for kind, id in enumerate(TILE_IDS) if id}
BAG: Final = tuple(kind for kind, tile in enumerate(TILES) for _ in range(tile.copies))

# What the engine reads while it plays, by kind.
TYPE: Final = tuple(tile.type for tile in TILES)
TURNS: Final = tuple(tile.pattern.turns for tile in TILES)
TOKEN: Final = tuple(-1 if tile.token is None else tile.token for tile in TILES)
PATTERN: Final = tuple(PATTERNS.index(tile.pattern) for tile in TILES)


class ScoringCard(NamedTuple):
    """A scoring card: the type it counts, its rule, and the lines its points stand on in the score sheet."""

    id: str
    type: int
    lines: tuple[tuple[str, Score], ...]
    first_game: bool = False

    def points(self, board: Board) -> int:
        return sum(score.points(board) for _, score in self.lines)

    @property
    def rule(self) -> Score:
        """The whole card as one rule, for its text."""
        scores = [score for _, score in self.lines]
        return scores[0] if len(scores) == 1 else Both(scores[0], scores[1])


def _card(id: str, type: int, score: Score, *, first_game: bool = False) -> ScoringCard:
    return ScoringCard(id, type, ((id, score),), first_game)


_VILLAGE: Final = (0, 0, 5, 8, 12, 17, 23, 30, 40)

CARDS: Final = (
    ScoringCard("namesti", BEAVER, (("beavers", Walks(5)),), first_game=True),
    ScoringCard("dvur", SITE, (("red_tiles", PerTile(SITE, 2)), ("unused_tokens", PerUnusedToken(1))), first_game=True),
    _card("zahrada", PARK, PerTile(PARK, 5, CORNERS), first_game=True),
    _card("hriste", PARK, PerTile(PARK, 5, CENTRE)),
    _card("statek", PARK, ByColumn(PARK, (2, 3, 4, 5))),
    _card("lesopark", PARK, PerTile(PARK, 5, AloneInLines())),
    _card("svatyne", TEMPLE, Both(PerTile(TEMPLE, 4), Majority(TEMPLE, 6)), first_game=True),
    _card("klaster", TEMPLE, NearbyGroup(TEMPLE)),
    _card("poustevna", TEMPLE, PerTile(TEMPLE, 5, AwayFrom((WORKSHOP, MARKET, SITE)))),
    _card("pagoda", TEMPLE, ByCount(TEMPLE, (0, -9, 8, -6, 20, -3, 36))),
    _card("jidlo", MARKET, PerSeen(MARKET, 2, BESIDE_IT), first_game=True),
    _card("kvetiny", MARKET, PerSeen(MARKET, 2, BESIDE_IT, different=True)),
    _card("latky", MARKET, PerSeen(MARKET, 2, CORNERWISE)),
    _card("sperky", MARKET, PerSeen(MARKET, 2, CORNERWISE, different=True)),
    _card("bednarstvi", WORKSHOP, PerSeen(WORKSHOP, 2, IN_COLUMN, different=True), first_game=True),
    _card("truhlarstvi", WORKSHOP, PerSeen(WORKSHOP, 2, IN_ROW, different=True)),
    _card("krejcovstvi", WORKSHOP, PerLikeSeen(WORKSHOP, 2, IN_LINES)),
    _card("kovarstvi", WORKSHOP, PerSeen(WORKSHOP, 2, ON_DIAGONALS, different=True)),
    _card("chalupa", HOUSE, PerTile(HOUSE, 5, InGroupOf(2)), first_game=True),
    _card("srub", HOUSE, ByGroup(HOUSE, _VILLAGE, joined=True)),
    _card("bouda", HOUSE, PerTile(HOUSE, 5, InGroupOf(3))),
    _card("salas", HOUSE, ByGroup(HOUSE, _VILLAGE)),
)
CARD_OF: Final = {card.id: card for card in CARDS}
#: The seven types in the order of the score sheet, and the cards of each.
SHEET_ORDER: Final = (BEAVER, SITE, PARK, TEMPLE, MARKET, WORKSHOP, HOUSE)
CARDS_OF_TYPE: Final = {type: tuple(card for card in CARDS if card.type == type) for type in SHEET_ORDER}
