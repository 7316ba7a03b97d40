"""The table in characters, for a terminal: river above, the two towns side by side below, in Rich markup."""

from __future__ import annotations

from mytina.games.timber_town.content import CARD_OF, KIND_OF, TILES
from mytina.games.timber_town.terms import CODES, OWN_RAFT, SIDE_NAMES, TOKENS, TYPES
from mytina.games.timber_town.view import Placed, Slot, Town, View
from mytina.kernel.text import Text

DOMAIN = "timber-town"

#: Ink on ground per building type, in the colours of the box.
STYLES = {
    "park": "white on #4d7a38",
    "beaver": "white on #7a5636",
    "site": "white on #a83a32",
    "temple": "white on #6d4a84",
    "market": "black on #d57f2b",
    "workshop": "white on #3f709b",
    "house": "black on #d8ae36",
}
SEATS = ("bold red", "bold blue")
WIDTH = 7
_WATER = ("  ~    ", "     ~ ", " ~     ")
_LAND = ("       ", "   ·   ", "       ")


def table(view: View, language: str) -> str:
    """Everything a seat sees, about 70 columns wide."""
    lines = [_heading(view, language), ""]
    lines += _river(view, language)
    lines.append("")
    towns = [_town(view, seat, language) for seat in range(2)]
    lines += ["   ".join(pair) for pair in zip(*towns, strict=True)]
    lines.append("")
    lines += [_card(view, card, language) for card in view.cards]
    return "\n".join(lines)


def _heading(view: View, language: str) -> str:
    whose = "" if view.active is None else f", {_seat(view.active, language)}"
    return f"[bold]{_say('name', language)}[/], {_say('letters-round', language, round=view.round)}{whose}"


def _river(view: View, language: str) -> list[str]:
    lines = [f"    {_say('letters-river', language, stack=view.stack)}"]
    lines.append("     " + " ".join(f"{position:^{WIDTH}}" for position in range(1, 5)))
    for slot in range(3):
        pictures = [_slot(view.river[position][slot]) for position in range(4)]
        for row in range(3):
            label = f".{slot + 1}" if row == 1 else "  "
            lines.append(f"  {label} " + " ".join(picture[row] for picture in pictures))
    return lines


def _slot(slot: Slot | None) -> list[str]:
    if slot is None:
        return [f"[#5f9ea8]{row}[/]" for row in _WATER]
    tile = TILES[KIND_OF[slot.tile]]
    picture = _tile(Placed(slot.tile, SIDE_NAMES[tile.pattern.turns[0]]))
    if slot.raft:
        sign = "≡" if slot.raft == TOKENS[OWN_RAFT] else "≈"
        picture[2] = f"[{SEATS[slot.owner or 0]}]{sign * WIDTH}[/]"
    return picture


def _town(view: View, seat: int, language: str) -> list[str]:
    town = view.towns[seat]
    name = f"[{SEATS[seat]}]{_seat(seat, language):<10}[/]"
    points = _say("letters-points", language, points=sum(town.score.values()))
    mark = " *" if town.builder else ""
    header = f"{name}{points}{mark}"
    lines = [header + " " * (34 - 10 - len(points) - len(mark))]
    lines.append("  " + " ".join(f"{column:^{WIDTH}}" for column in range(1, 5)) + " ")
    for row, letter in enumerate("ABCD"):
        pictures = [_tile(town.cells[row * 4 + column]) for column in range(4)]
        for part in range(3):
            label = letter if part == 1 else " "
            joints = [_joint(town, row, column, part) for column in range(4)]
            lines.append(f"{label} " + "".join(p[part] + j for p, j in zip(pictures, joints, strict=True)))
        if row < 3:
            below = "ABCD"[row + 1]
            sunk = ["◎" if f"{letter}{column}-{below}{column}" in town.scuttled else " " for column in range(1, 5)]
            lines.append("  " + "".join(f"   {mark}    " for mark in sunk))
    tokens = ", ".join(f"{n}× {_say(f'icon-{name}', language)}" for name, n in town.tokens.items() if n)
    lines.append(f"{tokens or '–':<34}"[:34])
    return lines


def _joint(town: Town, row: int, column: int, part: int) -> str:
    """What stands between two tiles of a row: a sunk token, or nothing."""
    if part != 1 or column == 3:
        return " "
    letter = "ABCD"[row]
    return "◎" if f"{letter}{column + 1}-{letter}{column + 2}" in town.scuttled else " "


def _tile(tile: Placed | None) -> list[str]:
    if tile is None:
        return [f"[dim]{row}[/]" for row in _LAND]
    kind = TILES[KIND_OF[tile.tile]]
    code = CODES[kind.type].upper()
    token = {None: " ", 0: "c", 1: "d", 3: "r"}[kind.token]
    north, south = ("║" if side in tile.sides else " " for side in "NS")
    west, east = ("══" if side in tile.sides else "  " for side in "WE")
    style = STYLES[TYPES[kind.type]]
    rows = (f"   {north}   ", f"{west} {code} {east}", f"   {south}  {token}")
    return [f"[{style}]{row}[/]" for row in rows]


def _card(view: View, id: str, language: str) -> str:
    card = CARD_OF[id]
    code = f"[{STYLES[TYPES[card.type]]}] {CODES[card.type].upper()} [/]"
    return f"{code} [bold]{_say(f'card-{id}', language)}[/] {card.rule.describe().to(language)}"


def _seat(seat: int, language: str) -> str:
    return _say(f"seat-{seat}", language)


def _say(id: str, language: str, **args: int | str) -> str:
    return Text(DOMAIN, id, **args).to(language)
