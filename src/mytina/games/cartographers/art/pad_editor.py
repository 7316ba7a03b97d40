"""How a map is tapped together on the score pad's page, and how all scoring cards are shown beside it."""

from __future__ import annotations

from mytina.games.cartographers.art.grid import CELL
from mytina.games.cartographers.art.symbols import CODE_OF, ICONS, piece
from mytina.games.cartographers.content import CATEGORIES, COIN_TRACK, MAPS, SCORING, SEASON_EDICTS
from mytina.games.cartographers.pad import EDITIONS, MODES, MOST_TAPPED, NO_MAP
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.terms import (
    CODES,
    EDICTS,
    EMPTY_CODE,
    KINDS,
    MOUNTAIN,
    ROW_NAMES,
    SEASONS,
    SIZE,
    WASTELAND,
    names,
)
from mytina.interface.drawing import XMLNS
from mytina.interface.pad import Choice, Editor, Grid, Number, Piece, Pieces, Print, Survey, SurveyGroup, SurveyLine
from mytina.kernel.text import Text

_CATEGORY_ICONS = dict(zip(CATEGORIES, ("forest", "village", "farm", "mountain"), strict=True))


def survey(points: dict[str, tuple[int, ...]], chosen: list[str], rest: tuple[int, ...]) -> Survey:
    """The points of all cards; `rest` is what coins and monsters add to every season."""
    cards = tuple(
        SurveyGroup(
            _say(f"category-{category}"),
            tuple(
                SurveyLine(_say(f"card-{id}"), points[id], EDICTS[chosen.index(id)] if id in chosen else "")
                for id, card in SCORING.items()
                if card.category == category
            ),
            _icon(_CATEGORY_ICONS[category]),
        )
        for category in CATEGORIES
    )
    seasons = tuple(
        SurveyLine(
            _say("pad-season", season=_say(f"season-{season}"), first=EDICTS[first], second=EDICTS[second]),
            tuple(map(sum, zip(points[chosen[first]], points[chosen[second]], rest, strict=True))),
        )
        for season, (first, second) in zip(SEASONS, SEASON_EDICTS, strict=True)
    )
    return Survey(_say("pad-survey"), (SurveyGroup(_say("pad-seasons"), seasons, _icon("time")), *cards))


def _say(id: str, **args: str | Text) -> Text:
    return Text(DOMAIN, id, **args)


def _icon(name: str) -> str:
    return f'<svg {XMLNS} class="cg" viewBox="0 0 24 24" aria-hidden="true">{ICONS[name]}</svg>'


def _space(body: str) -> str:
    return f'<svg {XMLNS} class="cg" viewBox="0 0 {CELL} {CELL}" aria-hidden="true">{body}</svg>'


def _drawn(kind: str) -> Pieces:
    name = _say(f"terrain-{kind}")
    svg = _space(f'<rect class="cg-g-{kind}" width="{CELL}" height="{CELL}"/>{piece(CODE_OF[kind], 0, 0)}')
    return Pieces(name, (Piece(CODES[KINDS.index(kind)], name, svg),))


def _print(id: str) -> Print:
    printed = MAPS[id]
    kinds = ((MOUNTAIN, printed.mountains), (WASTELAND, printed.wasteland))
    cells = {cell: CODES[kind] for kind, spaces in kinds for cell in names(spaces)}
    return Print(id, cells, tuple(names(printed.ruins)))


def _plain(label: str, at: str, options: tuple[tuple[str, Text], ...]) -> Choice:
    return Choice((at,), _say(label), ((None, options),))


_CARDS = tuple(
    (
        _say(f"category-{category}"),
        tuple((id, _say(f"card-{id}")) for id in SCORING if SCORING[id].category == category),
    )
    for category in CATEGORIES
)

EDITOR = Editor(
    shared=(
        *(
            Choice(("cards", slot), _say("art-edict", slot=letter), _CARDS, "edicts")
            for slot, letter in enumerate(EDICTS)
        ),
        _plain("pad-map", "map", ((NO_MAP, _say("pad-no-map")), *((id, _say(f"setup-map-{id}")) for id in MAPS))),
        _plain("pad-mode", "mode", tuple((mode, _say(f"pad-mode-{mode}")) for mode in MODES)),
        _plain("setup-edition", "edition", tuple((e, _say(f"setup-edition-{e}")) for e in EDITIONS)),
    ),
    each=(
        Grid(
            at=("rows",),
            label=_say("pad-grid"),
            rows=tuple(ROW_NAMES),
            columns=tuple(str(column) for column in range(1, SIZE + 1)),
            palette=tuple(_drawn(kind) for kind in KINDS),
            blank=EMPTY_CODE,
            brush=True,
            marks=("ruins",),
            mark=Piece("o", _say("terrain-ruin"), _space(piece("o", 0, 0))),
            printed=("map",),
            prints=tuple(_print(id) for id in MAPS),
        ),
        Number(("coins",), _say("line-coins"), 0, COIN_TRACK, _icon("coin")),
    ),
    players=("players",),
    least=1,
    most=MOST_TAPPED,
    blank={"rows": [" ".join(EMPTY_CODE * SIZE)] * SIZE, "coins": 0},
)
