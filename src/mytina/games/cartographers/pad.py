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
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.terms import (
    CELL_NAMES,
    CELL_OF,
    CODES,
    EMPTY,
    EMPTY_CODE,
    FULL,
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
from mytina.kernel.pad import Editor, Pad, PadResult, Survey, fields, listed, whole
from mytina.kernel.score import ScoreSheet, leaders

MODES = ("plain", "wild")
EDITIONS = ("czech", "international")
NO_MAP = "none"
MOST_PLAYERS = 100
MOST_TAPPED = 8  # as many colours as seats have


class CartographersPad(Pad):
    """`{"cards": [four ids, A to D], "mode": "plain", "edition": "czech", "map": "C", "players": [{"rows": [eleven
    rows], "ruins": ["B3"], "coins": 3}, …]}`; a row is eleven letters of F V A W X H M # x . (empty), with or without
    spaces between. Every card is counted for the map as it stands; in mode "wild" heroes count as any terrain. A
    player without `ruins` has those printed on `map`, if that is given."""

    def score(self, document: Any) -> PadResult:
        table = _Table(document)
        sheets = []
        for board, coins in table.players:
            lost = open_spaces(list(board.layers))
            lines = {id: table.count(id, board) for id in table.cards}
            sheets.append(ScoreSheet(lines | {"coins": coins, "monsters": -lost}, ties=(-lost,)))
        return PadResult(sheets, leaders(sheets), tie_breaks=("monsters",))

    def survey(self, document: Any) -> Survey:
        """Every scoring card for every map, and what each season would bring with the four chosen ones."""
        from mytina.games.cartographers.pad_editor import survey

        table = _Table(document)
        boards = [board for board, _ in table.players[:MOST_TAPPED]]
        points = {id: tuple(table.count(id, board) for board in boards) for id in SCORING}
        rest = tuple(coins - open_spaces(list(board.layers)) for board, coins in table.players[:MOST_TAPPED])
        return survey(points, table.cards, rest)

    def editor(self) -> Editor:
        from mytina.games.cartographers.pad_editor import EDITOR

        return EDITOR

    def example(self) -> Any:
        return {
            "cards": list(FIRST_GAME),
            "mode": "plain",
            "map": "C",
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


class _Table:
    """The document, checked."""

    def __init__(self, document: Any) -> None:
        fields("", document, {"cards", "players"}, {"mode", "edition", "map"})
        self.cards = _cards(document["cards"])
        mode = _one_of("mode", document.get("mode", "plain"), MODES)
        edition = _one_of("edition", document.get("edition", "czech"), EDITIONS)
        printed = _one_of("map", document.get("map", NO_MAP), (NO_MAP, *MAPS))
        ruins = names(MAPS[printed].ruins) if printed in MAPS else []
        players = listed("players", document["players"], 1, MOST_PLAYERS, f"1 to {MOST_PLAYERS} players")
        self.players = [_player(f"player {number}", player, ruins) for number, player in enumerate(players, 1)]
        self._points = best_points if mode == "wild" else _plain_points
        self._figures = JOREKBURG_POINTS[edition], DEEPWOOD_MIN_CLUSTER[edition]

    def count(self, id: str, board: Board) -> int:
        return self._points(rule_of(id, *self._figures), board)


def _plain_points(rule: Any, board: Board) -> int:
    points: int = rule.points(board)
    return points


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
    fields(place, player, {"rows"}, {"ruins", "coins"})
    layers = _layers(place, player["rows"])
    coins = whole(f"{place}, coins", player.get("coins", 0), COIN_TRACK)
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
