"""The score pad: for people who play with the box and want only the counting."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.score import ScoreSheet


class PadResult(msgspec.Struct, frozen=True):
    sheets: list[ScoreSheet]
    winners: tuple[int, ...]
    warnings: list[str] = []

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"players": [sheet.as_json() for sheet in self.sheets], "winners": list(self.winners)}
        return data | ({"warnings": self.warnings} if self.warnings else {})


class Pad:
    """A game's score pad. The document's format belongs to the game; `PadError` names the place of a mistake."""

    def score(self, document: Any) -> PadResult:
        raise NotImplementedError

    def example(self) -> Any:
        """A document that can be scored, to start from and to show the format."""
        raise NotImplementedError
