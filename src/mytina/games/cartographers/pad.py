"""The score pad: maps written down as text, counted by the same cards as in the game."""

from __future__ import annotations

from typing import Any

from mytina.games.cartographers.content import (
    CATEGORIES,
    COIN_TRACK,
    DEEPWOOD_MIN_CLUSTER,
    FIRST_GAME,
    JOREKBURG_POINTS,
    MAPS,
    SCORING,
    rule_of,
)
from mytina.games.cartographers.rules import open_spaces
from mytina.games.cartographers.scoring import DOMAIN, Board
from mytina.games.cartographers.terms import (
    CELL_NAMES,
    CELL_OF,
    CODES,
    EDICTS,
    EMPTY,
    EMPTY_CODE,
    FULL,
    KINDS,
    MOUNTAIN,
    ROW_NAMES,
    SIZE,
    SLOTS,
    STRIDE,
    WASTELAND,
    names,
)
from mytina.games.cartographers.wild import best_points
from mytina.kernel.errors import PadError
from mytina.kernel.pad import Choice, Editor, Grid, Number, Pad, PadResult, Piece, Pieces
from mytina.kernel.score import ScoreSheet, leaders
from mytina.kernel.text import Text

_MODES = ("plain", "wild")
_EDITIONS = ("czech", "international")
_MOST_PLAYERS = 100
_MOST_TAPPED = 6  # a page with more maps would be too heavy to load


class CartographersPad(Pad):
    """`{"cards": [four ids, A to D], "mode": "plain", "edition": "czech", "map": "C", "players": [{"rows": [eleven
    rows], "ruins": ["B3"], "coins": 3}, …]}`; a row is eleven letters of F V A W X H M # x . (empty), with or without
    spaces between. Every card is counted for the map as it stands; in mode "wild" heroes count as any terrain. A
    player without `ruins` has those printed on `map`, if that is given."""

    def score(self, document: Any) -> PadResult:
        _object("", document, {"cards", "players"}, {"mode", "edition", "map"})
        cards = _cards(document["cards"])
        mode = _one_of("mode", document.get("mode", "plain"), _MODES)
        edition = _one_of("edition", document.get("edition", "czech"), _EDITIONS)
        printed = _one_of("map", document.get("map", "none"), ("none", *MAPS))
        ruins = names(MAPS[printed].ruins) if printed in MAPS else []
        players = document["players"]
        if not isinstance(players, list) or not 1 <= len(players) <= _MOST_PLAYERS:
            raise PadError("players", f"1 to {_MOST_PLAYERS} players, as a list")
        count = best_points if mode == "wild" else _plain_points
        sheets = []
        for number, player in enumerate(players, 1):
            board, coins = _player(f"player {number}", player, ruins)
            figures = JOREKBURG_POINTS[edition], DEEPWOOD_MIN_CLUSTER[edition]
            lines = {id: count(rule_of(id, *figures), board) for id in cards}
            lost = open_spaces(list(board.layers))
            sheets.append(ScoreSheet(lines | {"coins": coins, "monsters": -lost}, ties=(-lost,)))
        return PadResult(sheets, leaders(sheets))

    def editor(self) -> Editor:
        return _editor()

    def example(self) -> Any:
        return {
            "cards": list(FIRST_GAME),
            "mode": "plain",
            "players": [
                {
                    "rows": [
                        "FF.VV......",
                        "FMAVV......",
                        "FAWA...XX..",
                        "F..A....M..",
                        "F......H...",
                        "...M..x....",
                        "...........",
                        "...........",
                        ".........M.",
                        ".....M.....",
                        "...........",
                    ],
                    "ruins": ["B5", "D8", "G7", "H3", "J9", "K1"],
                    "coins": 3,
                }
            ],
        }


def _editor() -> Editor:
    """The document as parts to tap: cards by edict, mode, edition and printed map; then everybody's map and coins."""
    from mytina.games.cartographers.pictures import CELL, XMLNS, piece

    def drawn(kind: str) -> Pieces:
        ground = f'<rect class="cg-g-{kind}" width="{CELL}" height="{CELL}"/>'
        box = f'viewBox="0 0 {CELL} {CELL}" aria-hidden="true"'
        svg = f'<svg {XMLNS} class="cg" {box}>{ground}{piece(kind, 0, 0)}</svg>'
        name = _say(f"terrain-{kind}")
        return Pieces(name, (Piece(CODES[KINDS.index(kind)], name, svg),))

    cards = tuple((id, _say(f"card-{id}")) for id in SCORING)
    maps = (("none", _say("pad-no-map")), *((id, _say(f"map-{id}")) for id in MAPS))
    return Editor(
        shared=(
            *(Choice(("cards", slot), _say("art-edict", slot=letter), cards) for slot, letter in enumerate(EDICTS)),
            Choice(("mode",), _say("pad-mode"), tuple((mode, _say(f"pad-mode-{mode}")) for mode in _MODES)),
            Choice(("edition",), _say("setup-edition"), tuple((e, _say(f"setup-edition-{e}")) for e in _EDITIONS)),
            Choice(("map",), _say("pad-map"), maps),
        ),
        each=(
            Grid(
                at=("rows",),
                label=_say("pad-grid"),
                rows=tuple(ROW_NAMES),
                columns=tuple(str(column) for column in range(1, SIZE + 1)),
                palette=tuple(drawn(kind) for kind in KINDS),
                blank=EMPTY_CODE,
            ),
            Number(("coins",), _say("line-coins"), 0, COIN_TRACK),
        ),
        players=("players",),
        least=1,
        most=_MOST_TAPPED,
        blank={"rows": [" ".join(EMPTY_CODE * SIZE)] * SIZE, "coins": 0},
    )


def _say(id: str, **args: str) -> Text:
    return Text(DOMAIN, id, **args)


def _plain_points(rule: Any, board: Board) -> int:
    points: int = rule.points(board)
    return points


def _object(place: str, value: Any, needed: set[str], optional: set[str]) -> None:
    if not isinstance(value, dict):
        raise PadError(place, f"an object with {', '.join(sorted(needed | optional))} is expected")
    missing, unknown = needed - value.keys(), value.keys() - needed - optional
    if missing:
        raise PadError(place, f"missing: {', '.join(sorted(missing))}")
    if unknown:
        raise PadError(place, f"unknown: {', '.join(sorted(map(str, unknown)))}")


def _one_of(place: str, value: Any, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PadError(place, f"{value!r} is not possible; allowed: {', '.join(map(repr, allowed))}")
    return value


def _cards(ids: Any) -> list[str]:
    if not isinstance(ids, list) or len(ids) != len(CATEGORIES):
        raise PadError("cards", "the ids of four scoring cards are expected, edict A first")
    taken: dict[str, str] = {}
    for number, id in enumerate(ids, 1):
        if not isinstance(id, str) or id not in SCORING:
            raise PadError(f"card {number}", f"there is no scoring card {id!r}; there are {', '.join(SCORING)}")
        category = SCORING[id].category
        if category in taken:
            raise PadError(f"card {number}", f"{id} and {taken[category]} are both of the category {category}")
        taken[category] = id
    return list(ids)


def _player(place: str, player: Any, ruins: list[str]) -> tuple[Board, int]:
    _object(place, player, {"rows"}, {"ruins", "coins"})
    layers = _layers(place, player["rows"])
    coins = player.get("coins", 0)
    if type(coins) is not int or not 0 <= coins <= COIN_TRACK:
        raise PadError(f"{place}, coins", f"{coins!r} is not a whole number from 0 to {COIN_TRACK}")
    return Board(layers, _ruins(f"{place}, ruins", player.get("ruins", ruins), layers)), coins


def _layers(place: str, rows: Any) -> list[int]:
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise PadError(f"{place}, rows", f"{SIZE} rows of {SIZE} letters are expected")
    layers = [0] * SLOTS
    layers[EMPTY] = FULL
    for row, text in enumerate(rows):
        where = f"{place}, row {ROW_NAMES[row]}"
        if not isinstance(text, str) or len(text.replace(" ", "")) != SIZE:
            raise PadError(where, f"{text!r} is not {SIZE} letters long")
        for column, code in enumerate(text.replace(" ", "")):
            cell = row * STRIDE + column
            if code == EMPTY_CODE:
                continue
            if code not in CODES:
                raise PadError(
                    f"{where}, cell {CELL_NAMES[cell]}", f"{code!r} is not one of {' '.join(CODES)} {EMPTY_CODE}"
                )
            layers[CODES.index(code)] |= 1 << cell
            layers[EMPTY] &= ~(1 << cell)
    return layers


def _ruins(place: str, named: Any, layers: list[int]) -> int:
    if not isinstance(named, list):
        raise PadError(place, 'a list of cells like ["B3"] is expected')
    found = 0
    for name in named:
        if not isinstance(name, str) or name not in CELL_OF:
            raise PadError(place, f"there is no cell {name!r}; cells are A1 to K11")
        cell = 1 << CELL_OF[name]
        if found & cell:
            raise PadError(f"{place}, cell {name}", "named twice")
        if cell & (layers[MOUNTAIN] | layers[WASTELAND]):
            raise PadError(f"{place}, cell {name}", "a ruin is never printed on a mountain or wasteland")
        found |= cell
    return found
