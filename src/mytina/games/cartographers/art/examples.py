"""A small map for every scoring card, with the points it brings: counted by the card itself, so it cannot be wrong."""

from __future__ import annotations

from functools import cache

from mytina.games.cartographers.art.grid import CELL, outline, spot
from mytina.games.cartographers.art.symbols import KIND_OF, piece
from mytina.games.cartographers.content import rule_of
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.terms import CODES, EMPTY, EMPTY_CODE, FULL, SIZE, SLOTS, STRIDE, spaces_of
from mytina.interface.drawing import XMLNS

_LINE = "FAVWMAFxVAW"
#: The upper left part of a map (an edge of the picture at the top or left is the map's), and ruins in it.
EXAMPLES: dict[str, tuple[tuple[str, ...], str]] = {
    "faunlost_thicket": (("F...F", "FF..F", "F....", "F..F."), ""),
    "heart_of_the_forest": ((".FF..", "FFFF.", ".FF..", "....."), ""),
    "deepwood": (("FF..V", "F..FF", ".....", ".FFF."), ""),
    "sleepy_valley": (("F.F.F.", "..F...", ".FFF..", "F....."), ""),
    "traylo_monastery": (("VVVV..", "..V...", "......", "VV.VV."), ""),
    "gnomish_colony": (("VV....", "VVV.V.", "....V.", "..V..."), ""),
    "outer_enclave": ((".....", ".VV..", ".AV..", "....."), ""),
    "caravansary": (("VV....", ".VVV..", "....V.", "......"), ""),
    "craylund": ((".WW..", ".AAW.", ".....", "A.W.."), ""),
    "clawsgrave_peaks": (("M.....", "WWWA..", "..M...", "......"), ""),
    "ulems_wallow": ((".A...", "AWA..", ".W.A.", "....."), ""),
    "jorekburg": (("W.A.", "A.A.", "W.W.", "A..."), ""),
    "dwarvenholds": ((_LINE, ".....A....."), ""),
    "banded_hills": (("FVAWX", "FFVVA", "MFHAW", "....."), ""),
    "silos": (tuple(code + "." + ("A" if row < 9 else ".") for row, code in enumerate(_LINE)), ""),
    "starlit_sigil": (("..AAAA", ".AA..A", "AAAAA.", "A..AAA"), ""),
    "sentinel_wood": (("FF.F.", "F....", "..F..", "F...."), ""),
    "greenbough": (("F..F.", ".....", "..F..", "....."), ""),
    "treetower": (("FA...", "AFA..", ".A.F.", "....."), ""),
    "stoneside_forest": (("M....", "FFFM.", ".....", "MF..."), ""),
    "wildholds": (("VVV..", ".VVV.", ".....", "VV..."), ""),
    "great_city": (("MVVVV.", "......", "VVV.V.", "......"), ""),
    "greengold_plains": (("FVA..", ".WV..", "...M.", "....."), ""),
    "shieldgate": (("VVVV..", "......", "VVV.V.", "......"), ""),
    "canal_lake": ((".A...", "AWWA.", ".....", "W.A.."), ""),
    "mages_valley": ((".W...", "AMW..", ".A.W.", "....."), ""),
    "golden_granary": ((".WA..", "W....", "...A.", "....."), "A1 C4"),
    "shoreside_expanse": (("A....", ".AA..", "....W", "..W.."), ""),
    "borderlands": ((_LINE, "A.........."), ""),
    "lost_barony": (("AFVW.", "WAFV.", "VWAF.", "..W.."), ""),
    "the_broken_road": (tuple("." * max(0, row - 8) + ("F" if row > 7 else ".") for row in range(11)), ""),
    "the_cauldrons": ((".A.A", "A.AV", ".AW.", "...."), ""),
}


def example_board(id: str) -> Board:
    rows, ruins = EXAMPLES[id]
    layers = [0] * SLOTS
    layers[EMPTY] = FULL
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            if code != ".":
                layers[CODES.index(code)] |= 1 << row * STRIDE + column
                layers[EMPTY] &= ~(1 << row * STRIDE + column)
    return Board(layers, spaces_of(ruins))


def example_points(id: str, jorekburg_points: int = 5, deepwood_min_cluster: int = 1) -> int:
    return rule_of(id, jorekburg_points, deepwood_min_cluster).points(example_board(id))


@cache
def example_picture(id: str) -> str:
    """The example as a picture that fills its box; map edges are drawn strong."""
    rows, ruins = EXAMPLES[id]
    across, down = max(map(len, rows)), len(rows)
    width, height = across * CELL, down * CELL
    grounds: dict[str, set[tuple[int, int]]] = {}
    pieces = []
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            if code != EMPTY_CODE:
                grounds.setdefault(code, set()).add((row, column))
                pieces.append(piece(code, row, column))
    pieces += [
        piece("o", *spot(name)) for name in ruins.split() if example_rows(id)[spot(name)[0]][spot(name)[1]] == "."
    ]
    lines = "".join(f"M{at * CELL} 0v{height}" for at in range(1, across))
    lines += "".join(f"M0 {at * CELL}h{width}" for at in range(1, down))
    washed = "".join(f'<path class="cg-g-{KIND_OF[code]}" d="{outline(at)}"/>' for code, at in grounds.items())
    edge = (
        f"M0 {height}V0H{width}"
        + (f"V{height}" if across == SIZE else "")
        + (f"M0 {height}H{width}" if down == SIZE else "")
    )
    return (
        f'<svg {XMLNS} class="cg cg-example" viewBox="-3 -3 {width + 6} {height + 6}" aria-hidden="true">'
        f'<path class="cg-paper" d="M0 0h{width}v{height}H0z"/>{washed}<path class="cg-lines" d="{lines}"/>'
        f'{"".join(pieces)}<path class="cg-frame" d="{edge}"/></svg>'
    )


def example_rows(id: str) -> tuple[str, ...]:
    return EXAMPLES[id][0]
