"""A score sheet: named lines that add up."""

from __future__ import annotations

import msgspec


class ScoreSheet(msgspec.Struct, frozen=True):
    """One seat's points, line by line; `ties` are compared in order when totals are equal (larger is better)."""

    lines: dict[str, int]
    ties: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.lines.values())

    def as_json(self) -> dict[str, object]:
        return {"total": self.total, "lines": dict(self.lines)}


def leaders(sheets: list[ScoreSheet]) -> tuple[int, ...]:
    """The seats that nobody beats, by total and then by tie-breaks."""
    best = max((sheet.total, sheet.ties) for sheet in sheets)
    return tuple(seat for seat, sheet in enumerate(sheets) if (sheet.total, sheet.ties) == best)
