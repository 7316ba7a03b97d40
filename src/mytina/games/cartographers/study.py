"""What is of interest in many games of Cartographers: what each edict and each kind of line brought, on which map."""

from __future__ import annotations

from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import SEASONS
from mytina.kernel.study import TABLE, Happening, Study, Topic


class CartographersStudy(Study[Cartographers]):
    topics = (Topic("edict", "points", "card-"), Topic("source", "points", "study-"), Topic("map", "table", "map-"))

    def happenings(self, state: Cartographers) -> list[Happening]:
        found = [Happening("map", plan_of(state.setup).map.id, TABLE)]
        for seat, sheet in enumerate(state.scores()):
            points: dict[str, int] = {}
            for line, value in sheet.lines.items():
                _, _, name = line.partition("-")
                points[name] = points.get(name, 0) + value
            for letter, card in zip("ABCD", state.edicts, strict=True):
                found.append(Happening("edict", card, seat, points.get(letter, 0)))
            found += [Happening("source", name, seat, points.get(name, 0)) for name in ("coins", "monsters")]
            for season in SEASONS:
                total = sum(value for line, value in sheet.lines.items() if line.startswith(f"{season}-"))
                found.append(Happening("source", season, seat, total))
        return found
