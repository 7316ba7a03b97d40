"""Timber Town a second time, slowly and from the rules alone: it reads a view, as a player does, and shares no table
with the engine. Tests compare the two."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from mytina.games.timber_town.view import Town, View

CLOCKWISE = "NESW"
PRINTED = {"one": "N", "adjacent": "NE", "opposite": "NS", "three": "NES", "four": "NESW"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
SQUARES = [(row, column) for row in range(4) for column in range(4)]
BROUGHT = {"site_crane": "crane", "site_dam": "dam", "site_raft": "two-colour"}

Square = tuple[int, int]
Cells = dict[Square, tuple[str, frozenset[str]]]  # type and walkways of every tile
Edges = set[frozenset[Square]]


def name(square: Square) -> str:
    return "ABCD"[square[0]] + "1234"[square[1]]


def square(name: str) -> Square:
    return "ABCD".index(name[0]), "1234".index(name[1])


def beside(square: Square) -> Iterator[tuple[str, Square]]:
    for side, (down, right) in STEP.items():
        other = square[0] + down, square[1] + right
        if other in SQUARES:
            yield side, other


def cells_of(town: Town) -> Cells:
    return {
        SQUARES[number]: (placed.tile.split("_")[0], frozenset(placed.sides))
        for number, placed in enumerate(town.cells)
        if placed is not None
    }


def scuttled_of(town: Town) -> Edges:
    return {frozenset(square(cell) for cell in edge.split("-")) for edge in town.scuttled}


# --- what may be done ------------------------------------------------------------------------------------------


def turned(tile: str) -> list[frozenset[str]]:
    """Every way the tile can lie."""
    printed = "NESW" if tile in BROUGHT else PRINTED[tile.split("_")[1]]
    ways: list[frozenset[str]] = []
    for quarter in range(4):
        way = frozenset(CLOCKWISE[(CLOCKWISE.index(side) + quarter) % 4] for side in printed)
        if way not in ways:
            ways.append(way)
    return ways


def mismatches(cells: Cells, at: Square, sides: frozenset[str]) -> int:
    return sum(
        1 for side, other in beside(at) if other in cells and (side in sides) != (OPPOSITE[side] in cells[other][1])
    )


def joined(cells: Cells, scuttled: Edges, a: Square, side: str, b: Square) -> bool:
    return (side in cells[a][1] and OPPOSITE[side] in cells[b][1]) or frozenset((a, b)) in scuttled


def placements(cells: Cells, hand: list[str], tile: str, position: int) -> set[str]:
    """The keys of all legal placements of a tile whose token is already in the hand."""
    found = set()
    for at in SQUARES:
        if at in cells:
            continue
        spend_crane = at[1] + 1 != position
        if spend_crane and "crane" not in hand:
            continue
        for sides in turned(tile):
            if mismatches(cells, at, sides) <= len(hand) - spend_crane:
                letters = "".join(side for side in CLOCKWISE if side in sides)
                found.add(f"{name(at)}:{letters}{'+crane' if spend_crane else ''}")
    return found


def hand_of(town: Town) -> list[str]:
    return [token for token, count in town.tokens.items() for _ in range(count)]


def without(hand: list[str], token: str) -> list[str]:
    at = hand.index(token)
    return hand[:at] + hand[at + 1 :]


def turn_keys(view: View) -> set[str]:
    """Everything the active seat may do with its turn."""
    seat = view.active
    assert seat is not None
    town = view.towns[seat]
    cells, hand = cells_of(town), hand_of(town)
    found = {"end"}

    def fits(tile: str, position: int, hand: list[str]) -> bool:
        return bool(placements(cells, hand + ([BROUGHT[tile]] if tile in BROUGHT else []), tile, position))

    for position, board in enumerate(view.river, 1):
        for number, slot in enumerate(board, 1):
            if slot is None or len(cells) == 16:
                continue
            where = f"{position}.{number}"
            if slot.raft is None:
                if not view.main_used:
                    found |= {f"{raft}:{where}" for raft in ("raft", "two-colour") if raft in hand}
                    if fits(slot.tile, position, hand):
                        found.add(f"take:{where}")
                if "dam" in hand and fits(slot.tile, position, without(hand, "dam")):
                    found.add(f"dam:{where}")
            elif slot.owner == seat:
                returned = ["raft"] if slot.raft == "raft" else []
                if fits(slot.tile, position, hand + returned):
                    found.add(f"claim:{where}")
    if hand:
        found |= {f"scuttle:{edge}" for edge in open_edges(cells, scuttled_of(town))}
    return found


def open_edges(cells: Cells, scuttled: Edges) -> set[str]:
    """Edges between two tiles that nothing joins."""
    return {
        f"{name(a)}-{name(b)}"
        for a in cells
        for side, b in beside(a)
        if a < b and b in cells and not joined(cells, scuttled, a, side, b)
    }


def can_gain(view: View, seat: int) -> bool:
    """TT-END-02, word by word."""
    town = view.towns[seat]
    cells, hand = cells_of(town), hand_of(town)
    afloat = any(slot and slot.raft == "raft" and slot.owner == seat for board in view.river for slot in board)
    remaining = [(tile, 1) for tile, count in view.unseen.items() if count]
    for position, board in enumerate(view.river, 1):
        remaining += [(slot.tile, position) for slot in board if slot and slot.owner in (None, seat)]
    for tile, position in remaining:
        have = len(hand) + afloat + (tile in BROUGHT)
        for at in SQUARES:
            if at in cells:
                continue
            if at[1] + 1 >= position:
                allowed = have
            elif "crane" in hand or tile == "site_crane":
                allowed = have - 1
            else:
                continue
            if any(mismatches(cells, at, sides) <= allowed for sides in turned(tile)):
                return True
    return False


# --- what counts -----------------------------------------------------------------------------------------------

VILLAGE = {1: 0, 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30}
PAGODA = {0: 0, 1: -9, 2: 8, 3: -6, 4: 20, 5: -3, 6: 36}


def points(card: str, cells: Cells, scuttled: Edges, unused: int, rival_temples: int, simple: bool = False) -> int:
    """What a scoring card gives for a town."""
    kind = {at: type for at, (type, _) in cells.items()}

    def every(type: str) -> list[Square]:
        return [at for at in SQUARES if kind.get(at) == type]

    def sides_of(at: Square) -> list[str]:
        return [kind[other] for _, other in beside(at) if other in kind]

    def corners_of(at: Square) -> list[str]:
        return [kind[o] for o in kind if abs(o[0] - at[0]) == 1 == abs(o[1] - at[1])]

    def row_of(at: Square) -> list[str]:
        return [kind[o] for o in kind if o[0] == at[0] and o != at]

    def column_of(at: Square) -> list[str]:
        return [kind[o] for o in kind if o[1] == at[1] and o != at]

    def diagonals_of(at: Square) -> list[str]:
        return [kind[o] for o in kind if o != at and (sum(o) == sum(at) or o[0] - o[1] == at[0] - at[1])]

    def others(seen: list[str], own: str) -> list[str]:
        return [type for type in seen if type != own]

    def group(at: Square, *, connected: bool = False) -> frozenset[Square]:
        found = {at}
        while True:
            more = {
                o
                for a in found
                for side, o in beside(a)
                if kind.get(o) == kind[at] and (not connected or joined(cells, scuttled, a, side, o))
            }
            if more <= found:
                return frozenset(found)
            found |= more

    match card:
        case "namesti":
            return 5 * sum(walks(cells, scuttled, at, simple) for at in every("beaver"))
        case "dvur":
            return 2 * len(every("site")) + unused
        case "zahrada":
            return 5 * sum(name(at) in ("A1", "A4", "D1", "D4") for at in every("park"))
        case "hriste":
            return 5 * sum(name(at) in ("B2", "B3", "C2", "C3") for at in every("park"))
        case "statek":
            return sum(at[1] + 2 for at in every("park"))
        case "lesopark":
            return 5 * sum("park" not in row_of(at) + column_of(at) for at in every("park"))
        case "svatyne":
            own = len(every("temple"))
            return 4 * own + (6 if own > rival_temples else 0)
        case "klaster":
            total = 0
            for at in every("temple"):
                near = [len(group(o)) for _, o in beside(at) if o in kind and kind[o] != "temple"]
                total += max([size for size in near if size >= 2], default=0)
            return total
        case "poustevna":
            return 5 * sum(not {"workshop", "market", "site"} & set(sides_of(at)) for at in every("temple"))
        case "pagoda":
            return PAGODA[len(every("temple"))]
        case "jidlo":
            return 2 * sum(len(others(sides_of(at), "market")) for at in every("market"))
        case "kvetiny":
            return 2 * sum(len(set(others(sides_of(at), "market"))) for at in every("market"))
        case "latky":
            return 2 * sum(len(others(corners_of(at), "market")) for at in every("market"))
        case "sperky":
            return 2 * sum(len(set(others(corners_of(at), "market"))) for at in every("market"))
        case "bednarstvi":
            return 2 * sum(len(set(others(column_of(at), "workshop"))) for at in every("workshop"))
        case "truhlarstvi":
            return 2 * sum(len(set(others(row_of(at), "workshop"))) for at in every("workshop"))
        case "krejcovstvi":
            return 2 * sum((row_of(at) + column_of(at)).count("workshop") for at in every("workshop"))
        case "kovarstvi":
            return 2 * sum(len(set(others(diagonals_of(at), "workshop"))) for at in every("workshop"))
        case "chalupa":
            return 5 * sum(len(group(at)) == 2 for at in every("house"))
        case "bouda":
            return 5 * sum(len(group(at)) == 3 for at in every("house"))
        case "srub":
            return sum(VILLAGE.get(len(g), 40) for g in {group(at, connected=True) for at in every("house")})
        case "salas":
            return sum(VILLAGE.get(len(g), 40) for g in {group(at) for at in every("house")})
    raise KeyError(card)


def walks(cells: Cells, scuttled: Edges, beaver: Square, simple: bool) -> bool:
    """Whether a beaver gets from the left edge over its tile to the right edge."""
    entrances = [at for at in cells if at[1] == 0 and "W" in cells[at][1]]
    exits = [at for at in cells if at[1] == 3 and "E" in cells[at][1]]
    roads: dict[Square, list[Square]] = {
        a: [b for side, b in beside(a) if b in cells and joined(cells, scuttled, a, side, b)] for a in cells
    }
    if simple:
        return any(beaver in path and path[-1] in exits for at in entrances for path in simple_paths(roads, [at]))
    network = {at for path in spread(roads, beaver) for at in path}
    return bool(network & set(entrances)) and bool(network & set(exits))


def simple_paths(roads: dict[Square, list[Square]], path: list[Square]) -> Iterator[list[Square]]:
    yield path
    for onward in roads[path[-1]]:
        if onward not in path:
            yield from simple_paths(roads, [*path, onward])


def spread(roads: dict[Square, list[Square]], start: Square) -> list[list[Square]]:
    """What can be reached in 0, 1, 2 … steps."""
    waves = [[start]]
    while waves[-1]:
        known = {at for wave in waves for at in wave}
        waves.append(sorted({b for a in waves[-1] for b in roads[a]} - known))
    assert all(not set(a) & set(b) for a, b in pairwise(waves))
    return waves
