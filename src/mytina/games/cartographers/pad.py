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
    HERO,
    MOUNTAIN,
    ROW_NAMES,
    SIZE,
    SLOTS,
    STRIDE,
    WASTELAND,
    names,
)
from mytina.games.cartographers.wild import best_points
from mytina.interface.pad import Editor, Pad, Survey
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, PadResult, Where, fields, listed, one_of, say, whole
from mytina.kernel.score import ScoreSheet, leaders
from mytina.kernel.text import Text, quoted

MODES = ("plain", "wild")
EDITIONS = ("czech", "international")
NO_MAP = "none"
MOST_PLAYERS = 100
MOST_TAPPED = 8  # as many colours as seats have
#: Heroes that may count as any terrain on one map: counting more takes too long where they all touch. A game brings
#: four by cards, and more only where no shape can be drawn.
MOST_WILD = 16


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
        from mytina.games.cartographers.art.pad_editor import survey

        table = _Table(document)
        boards = [board for board, _ in table.players[:MOST_TAPPED]]
        points = {id: tuple(table.count(id, board) for board in boards) for id in SCORING}
        rest = tuple(coins - open_spaces(list(board.layers)) for board, coins in table.players[:MOST_TAPPED])
        return survey(points, table.cards, rest)

    def editor(self) -> Editor:
        from mytina.games.cartographers.art.pad_editor import EDITOR

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
        fields(TOP, document, {"cards", "players"}, {"mode", "edition", "map"})
        self.cards = _cards(document["cards"])
        mode = one_of(TOP / "mode", document.get("mode", "plain"), MODES)
        edition = one_of(TOP / "edition", document.get("edition", "czech"), EDITIONS)
        printed = one_of(TOP / "map", document.get("map", NO_MAP), (NO_MAP, *MAPS))
        ruins = names(MAPS[printed].ruins) if printed in MAPS else []
        players = listed(TOP / "players", document["players"], 1, MOST_PLAYERS)
        places = [TOP / say("player", number=number) for number in range(1, len(players) + 1)]
        self.players = [_player(place, player, ruins) for place, player in zip(places, players, strict=True)]
        for place, (board, _) in zip(places, self.players, strict=True):
            if mode == "wild" and board.layers[HERO].bit_count() > MOST_WILD:
                raise PadError(place, _say("pad-wild", most=MOST_WILD))
        self._points = best_points if mode == "wild" else _plain_points
        self._figures = JOREKBURG_POINTS[edition], DEEPWOOD_MIN_CLUSTER[edition]

    def count(self, id: str, board: Board) -> int:
        return self._points(rule_of(id, *self._figures), board)


def _plain_points(rule: Any, board: Board) -> int:
    points: int = rule.points(board)
    return points


def _say(id: str, **args: int | str | Text) -> Text:
    return Text("cartographers", id, **args)


def _cards(ids: Any) -> list[str]:
    if not isinstance(ids, list) or len(ids) != len(CATEGORIES):
        raise PadError(TOP / "cards", _say("pad-four-cards"))
    taken: dict[str, str] = {}
    for number, id in enumerate(ids, 1):
        where = TOP / say("card", number=number)
        category = SCORING[one_of(where, id, SCORING)].category
        if category in taken:
            other, kind = taken[category], _say(f"category-{category}")
            raise PadError(where, _say("pad-same-category", one=id, other=other, category=kind))
        taken[category] = id
    return list(ids)


def _player(where: Where, player: Any, ruins: list[str]) -> tuple[Board, int]:
    fields(where, player, {"rows"}, {"ruins", "coins"})
    layers = _layers(where, player["rows"])
    coins = whole(where / "coins", player.get("coins", 0), COIN_TRACK)
    return Board(layers, _ruins(where / "ruins", player.get("ruins", ruins), layers)), coins


def _layers(where: Where, rows: Any) -> list[int]:
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise PadError(where / "rows", _say("pad-rows", n=SIZE))
    layers = [0] * SLOTS
    layers[EMPTY] = FULL
    for row, text in enumerate(rows):
        here = where / say("row", name=ROW_NAMES[row])
        if not isinstance(text, str) or len(text.replace(" ", "")) != SIZE:
            raise PadError(here, _say("pad-row-length", row=quoted(text), n=SIZE))
        for column, code in enumerate(text.replace(" ", "")):
            cell = row * STRIDE + column
            if code == EMPTY_CODE:
                continue
            if code not in CODES:
                codes = " ".join([*CODES, EMPTY_CODE])
                raise PadError(
                    here / say("cell", name=CELL_NAMES[cell]), say("one-of", value=quoted(code), allowed=codes)
                )
            layers[CODES.index(code)] |= 1 << cell
            layers[EMPTY] &= ~(1 << cell)
    return layers


def _ruins(where: Where, named: Any, layers: list[int]) -> int:
    if not isinstance(named, list):
        raise PadError(where, _say("pad-cells"))
    found = 0
    for name in named:
        if not isinstance(name, str) or name not in CELL_OF:
            raise PadError(where, _say("pad-no-cell", name=quoted(name)))
        here, cell = where / say("cell", name=name), 1 << CELL_OF[name]
        if found & cell:
            raise PadError(here, say("twice"))
        if cell & (layers[MOUNTAIN] | layers[WASTELAND]):
            raise PadError(here, _say("pad-ruin-on-rock"))
        found |= cell
    return found
