"""What is of interest in many games of Timber Town: the scoring cards on the table, and what each brought."""

from __future__ import annotations

from mytina.games.timber_town.content import CARD_OF
from mytina.games.timber_town.state import TimberTown
from mytina.kernel.study import TABLE, Happening, Study, Topic


class TimberTownStudy(Study[TimberTown]):
    topics = (Topic("scoring", "points", "card-"), Topic("dealt", "table", "card-"), Topic("first", "choice", "study-"))

    def happenings(self, state: TimberTown) -> list[Happening]:
        found = [Happening("dealt", card, TABLE) for card in state.cards]
        for seat, sheet in enumerate(state.scores()):
            for card in state.cards:
                points = sum(sheet.lines.get(line, 0) for line, _ in CARD_OF[card].lines)
                found.append(Happening("scoring", card, seat, points))
        found.append(Happening("first", "first-turn", state.start))
        if state.builder >= 0:
            found.append(Happening("first", "first-finished", state.builder))
        return found
