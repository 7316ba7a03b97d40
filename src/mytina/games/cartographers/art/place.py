"""The game's place on the home page: a map on an easel beside a tent."""

from __future__ import annotations

_CELLS = {
    "#9cc07a": "1,1 1,2 2,1 2,2 3,2",
    "#e8b0a0": "4,4 4,5 5,4 5,5 5,6",
    "#8fc3d6": "1,4 1,5 1,6 2,5 2,6",
    "#ecd183": "3,6 4,6 2,4 3,4",
    "#a58fc0": "5,1 6,1 6,2",
    "#b9b0a2": "3,1 5,3 2,3",
}
PLACE = (
    '<svg viewBox="0 0 320 240"><ellipse cx="150" cy="228" rx="130" ry="10" fill="#000" opacity=".16"/>'
    '<path fill="#e9dcb8" d="M228 224l38-96 42 96z"/><path fill="#cdbb8e" d="M266 128l42 96h-26z"/>'
    '<path fill="#5a3d24" d="M256 224l12-46 10 46z"/><path fill="#b4502e" d="M266 128v-16l20 7z"/>'
    '<path stroke="#6b4527" stroke-width="7" stroke-linecap="round" d="M84 40 58 226M196 40l26 186M140 40v176"/>'
    '<path fill="#6b4527" d="M44 204h192v9H44z"/><g transform="rotate(-3 140 112)">'
    '<path fill="#f6ecd0" stroke="#b99f68" '
    'stroke-width="2" d="M46 18q94-8 188 0 4 92-2 184-94 6-186 0-6-92 0-184z"/>'
    + "".join(
        f'<rect x="{58 + 24 * int(column)}" y="{12 + 24 * int(row)}" width="24" height="24" fill="{colour}"/>'
        for colour, cells in _CELLS.items()
        for row, column in (cell.split(",") for cell in cells.split())
    )
    + '<path fill="none" stroke="#8a7448" opacity=".45" d="'
    + "".join(f"M58 {36 + 24 * n}h168M{58 + 24 * n} 36v144" for n in range(8))
    + '"/><path fill="#4c7a4a" d="M92 54l8 16H84zM116 78l8 16h-16zM92 78l8 16H84z"/>'
    '<path fill="#77705f" d="M94 118l12-18 12 18zM142 166l12-18 12 18z"/><path fill="#b8433a" '
    'd="M160 126l8-9 8 9v10h-16zM184 150l8-9 8 9v10h-16z"/></g></svg>'
)
