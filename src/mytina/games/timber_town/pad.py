"""The score pad: towns written down as text, counted by the same cards as in the game."""

from __future__ import annotations

from typing import Any

from mytina.games.timber_town.content import CARD_OF, CARDS_OF_TYPE, SHEET_ORDER, TILES
from mytina.games.timber_town.scoring import Board
from mytina.games.timber_town.state import count
from mytina.games.timber_town.terms import (
    CELL_OF,
    CELLS,
    CODES,
    EDGE_NAMES,
    EDGE_OF,
    EDGE_SIDES,
    EDGES,
    MASK_OF,
    SIDE_NAMES,
    TYPES,
)
from mytina.interface.pad import Choice, Editor, Grid, Number, Pad, Piece, Pieces, Switch
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, PadResult, Where, fields, listed, one_of, say, truth, whole
from mytina.kernel.score import leaders
from mytina.kernel.text import Text, quoted

_MOST_TOKENS = 10  # nine from the sites and the own raft (TT-TOKEN-02)


class TimberTownPad(Pad):
    """`{"cards": [seven ids], "beaver_path": "walk", "players": [{"rows": [four rows], "scuttled": [["A1", "A2"]],
    "unused_tokens": 2, "builder_beaver": true}, …]}`; a cell is a type's letter and its walkway sides (`nNESW`), `.` is
    empty."""

    def score(self, document: Any) -> PadResult:
        fields(TOP, document, {"cards", "players"}, {"beaver_path"})
        cards = _cards(TOP / "cards", document["cards"])
        path = one_of(TOP / "beaver_path", document.get("beaver_path", "walk"), ("walk", "simple"))
        players = listed(TOP / "players", document["players"], 1, 2)
        towns = [_Town(number, player) for number, player in enumerate(players)]
        if sum(town.builder for town in towns) > 1:
            raise PadError(TOP / "players", _say("pad-one-builder"))
        sheets = []
        for number, town in enumerate(towns):
            rival = towns[1 - number].types if len(towns) == 2 else ()
            board = Board(town.types, town.sides, town.scuttled, town.unused, rival, path == "simple")
            sheets.append(count(board, cards, builder=town.builder))
        warnings = [complaint for town in towns for complaint in town.complaints] + _supply(towns)
        return PadResult(sheets, leaders(sheets), warnings, ("builder_beaver",))

    def example(self) -> Any:
        empty = [". . . ."] * 4
        return {
            "cards": [next(card.id for card in CARDS_OF_TYPE[type] if card.first_game) for type in SHEET_ORDER],
            "players": [
                {
                    "rows": ["nNESW pSW pNE gSW", "yN oNS pES oNSW", "yES rNESW oNSW bNE", "pNS pNS bNE pEW"],
                    "scuttled": [],
                    "unused_tokens": 2,
                    "builder_beaver": True,
                },
                {"rows": empty, "scuttled": [], "unused_tokens": 1, "builder_beaver": False},
            ],
        }

    def editor(self) -> Editor:
        grid = Grid(
            at=("rows",),
            label=_say("pad-town"),
            rows=tuple("ABCD"),
            columns=tuple("1234"),
            palette=tuple(_pieces(type) for type in SHEET_ORDER),
            edges=("scuttled",),
            edge_label=_say("pad-scuttled"),
        )
        return Editor(
            shared=(
                *(
                    Choice(("cards", number), _say(f"tile-{TYPES[type]}"), _choices(type))
                    for number, type in enumerate(SHEET_ORDER)
                    if len(CARDS_OF_TYPE[type]) > 1
                ),
                Choice(
                    ("beaver_path",),
                    _say("setup-beaver_path"),
                    ((None, tuple((way, _say(f"setup-beaver_path-{way}")) for way in ("walk", "simple"))),),
                ),
            ),
            each=(
                grid,
                Number(("unused_tokens",), _say("line-unused_tokens"), 0, _MOST_TOKENS),
                Switch(("builder_beaver",), _say("line-builder_beaver")),
            ),
            players=("players",),
            least=1,
            most=2,
            blank={"rows": [". . . ."] * 4, "scuttled": [], "unused_tokens": 1, "builder_beaver": False},
        )


def _say(id: str, **args: int | str | Text) -> Text:
    return Text("timber-town", id, **args)


def _choices(type: int) -> tuple[tuple[None, tuple[tuple[str, Text], ...]]]:
    return ((None, tuple((card.id, _say(f"card-{card.id}")) for card in CARDS_OF_TYPE[type])),)


def _pieces(type: int) -> Pieces:
    """A type with every way its tiles can lie."""
    from mytina.games.timber_town.art.pictures import tile

    pieces: list[Piece] = []
    for kind in TILES:
        if kind.type != type:
            continue
        for mask in kind.pattern.turns:
            code = CODES[type] + SIDE_NAMES[mask]
            if any(piece.code == code for piece in pieces):  # the sites differ only in what they bring
                continue
            sides = tuple(_say(f"art-side-{letter}") for letter in SIDE_NAMES[mask])
            name = Text("timber-town", "pad-piece", tile=_say(f"tile-{TYPES[type]}"), sides=sides)
            drawn = tile(kind.id, mask, "translate(1 1)")
            pieces.append(Piece(code, name, f'<svg class="tt" viewBox="0 0 102 104" aria-hidden="true">{drawn}</svg>'))
    return Pieces(_say(f"tile-{TYPES[type]}"), tuple(pieces))


class _Town:
    """One player's part of the document, checked."""

    def __init__(self, seat: int, player: Any) -> None:
        place = TOP / say("player", number=seat + 1)
        fields(place, player, {"rows"}, {"scuttled", "unused_tokens", "builder_beaver"})
        self.types, self.sides = _rows(place, player["rows"])
        self.scuttled = _scuttled(place / "scuttled", player.get("scuttled", []), self.types)
        self.unused = whole(place / "unused_tokens", player.get("unused_tokens", 0), _MOST_TOKENS)
        self.builder = truth(place / "builder_beaver", player.get("builder_beaver", False))
        if self.builder and not all(self.types):
            raise PadError(place / "builder_beaver", _say("pad-builder-full", cells=len(CELLS)))
        self.complaints = [
            Complaint(place / f"scuttled {EDGE_NAMES[edge]}", _say("pad-joined", edge=EDGE_NAMES[edge]), seat)
            for edge in _needless(self.scuttled, self.sides)
        ]


def _cards(where: Where, ids: Any) -> tuple[str, ...]:
    if not isinstance(ids, list):
        raise PadError(where, _say("pad-seven-cards"))
    for id in ids:
        one_of(where, id, CARD_OF)
    chosen = []
    for type in SHEET_ORDER:
        of_type = [id for id in ids if CARD_OF[id].type == type]
        if len(of_type) != 1:
            allowed = ", ".join(card.id for card in CARDS_OF_TYPE[type])
            tile = _say(f"tile-{TYPES[type]}")
            raise PadError(where, _say("pad-one-card", tile=tile, allowed=allowed, found=", ".join(of_type) or "–"))
        chosen += of_type
    return tuple(chosen)


def _rows(place: Where, rows: Any) -> tuple[list[int], list[int]]:
    if not isinstance(rows, list) or len(rows) != 4 or not all(isinstance(row, str) for row in rows):
        raise PadError(place / "rows", _say("pad-four-rows"))
    types, sides = [], []
    for letter, row in zip("ABCD", rows, strict=True):
        where = place / say("row", name=letter)
        cells = row.split()
        if len(cells) != 4:
            raise PadError(where, _say("pad-four-cells", n=len(cells), row=quoted(row)))
        for column, cell in enumerate(cells, 1):
            type, mask = _cell(where / say("cell", name=f"{letter}{column}"), cell)
            types.append(type)
            sides.append(mask)
    return types, sides


_MASKS = {type: {mask for tile in TILES if tile.type == type for mask in tile.pattern.turns} for type in SHEET_ORDER}


def _cell(where: Where, cell: str) -> tuple[int, int]:
    code, letters = cell[0], cell[1:]
    if code not in CODES:
        raise PadError(where, _say("pad-cell-code", cell=quoted(cell), codes=" ".join(CODES)))
    type = CODES.index(code)
    if not type and letters:
        raise PadError(where, _say("pad-cell-empty", cell=quoted(cell)))
    if len(set(letters)) != len(letters) or any(letter not in "NESW" for letter in letters):
        raise PadError(where, _say("pad-cell-sides", cell=quoted(cell)))
    mask = MASK_OF["".join(letter for letter in "NESW" if letter in letters)]
    if mask and mask not in _MASKS[type]:
        tile = _say(f"tile-{TYPES[type]}")
        raise PadError(where, _say("pad-cell-tile", cell=quoted(cell), tile=tile, sides=SIDE_NAMES[mask]))
    return type, mask


def _scuttled(where: Where, edges: Any, types: list[int]) -> int:
    if not isinstance(edges, list):
        raise PadError(where, _say("pad-pairs"))
    found = 0
    for edge in edges:
        here = where / quoted(edge)
        if (
            not isinstance(edge, list)
            or len(edge) != 2
            or not all(isinstance(name, str) and name in CELL_OF for name in edge)
        ):
            raise PadError(here, _say("pad-pair"))
        pair = sorted(CELL_OF[name] for name in edge)
        number = EDGE_OF.get((pair[0], pair[1]))
        if number is None:
            raise PadError(here, _say("pad-no-neighbours"))
        if not types[pair[0]] or not types[pair[1]]:
            raise PadError(here, _say("why-edge-empty"))
        if found >> number & 1:
            raise PadError(here, say("twice"))
        found |= 1 << number
    return found


def _needless(scuttled: int, sides: list[int]) -> list[int]:
    """Edges with a token although a walkway joins their tiles: nobody could sink one there (TT-FREE-04)."""
    return [
        edge
        for edge, ((a, b), (side, facing)) in enumerate(zip(EDGES, EDGE_SIDES, strict=True))
        if scuttled >> edge & 1 and sides[a] & side and sides[b] & facing
    ]


def _supply(towns: list[_Town]) -> list[Complaint]:
    """More tiles of a type than the box holds: possible only by mistake."""
    warnings = []
    for type in SHEET_ORDER:
        most = sum(tile.copies for tile in TILES if tile.type == type)
        used = sum(town.types.count(type) for town in towns)
        if used > most:
            said = _say("pad-supply", tile=_say(f"tile-{TYPES[type]}"), n=used, most=most)
            warnings.append(Complaint(TOP / TYPES[type], said))
    return warnings
