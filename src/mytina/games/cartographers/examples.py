"""A small map for every scoring card, with the points it brings: counted by the card itself, so it cannot be wrong."""

from __future__ import annotations

from mytina.games.cartographers.content import rule_of
from mytina.games.cartographers.maps import KIND_OF
from mytina.games.cartographers.pictures import use
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.terms import CELL_NAMES, CODES, EMPTY, FULL, SIZE, SLOTS, STRIDE, spaces_of

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


def example_picture(id: str, width: float, height: float, largest: float = 16.0) -> str:
    """The example, as large as fits; map edges are drawn strong."""
    rows, ruins = EXAMPLES[id]
    across, down = max(map(len, rows)), len(rows)
    side = min(width / across, height / down, largest)
    marked = set(ruins.split())
    parts = [f'<rect class="cg-sheet" width="{across * side:.1f}" height="{down * side:.1f}"/>']
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            x, y = round(column * side, 1), round(row * side, 1)
            if code != ".":
                parts.append(
                    f'<rect class="cg-g-{KIND_OF[code]}" x="{x}" y="{y}" width="{side:.1f}" height="{side:.1f}"/>'
                )
                parts.append(use(KIND_OF[code], x, y, round(side, 1)))
            elif CELL_NAMES[row * STRIDE + column] in marked:
                parts.append(use("ruin", x, y, round(side, 1)))
    lines = "".join(f"M{at * side:.1f} 0v{down * side:.1f}" for at in range(1, across))
    lines += "".join(f"M0 {at * side:.1f}h{across * side:.1f}" for at in range(1, down))
    parts.append(f'<path class="cg-grid" d="{lines}"/>')
    edge = f"M0 {down * side:.1f}V0H{across * side:.1f}"
    edge += f"V{down * side:.1f}" if across == SIZE else ""
    edge += f"M0 {down * side:.1f}H{across * side:.1f}" if down == SIZE else ""
    parts.append(f'<path class="cg-frame" d="{edge}"/>')
    return "".join(parts)
