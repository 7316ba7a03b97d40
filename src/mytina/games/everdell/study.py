"""What is of interest in many games of Everdell: the cards played, the places visited, the events achieved."""

from __future__ import annotations

from collections import Counter

from mytina.games.everdell.state import Everdell
from mytina.kernel.study import Happening, Study, Topic
from mytina.kernel.text import Text


class EverdellStudy(Study[Everdell]):
    topics = (
        Topic("played", "choice", "card-"),
        Topic("achieved", "choice", "event-"),
        Topic("visited", "choice", "location-"),
    )

    def happenings(self, state: Everdell) -> list[Happening]:
        counted: Counter[tuple[str, str, int]] = Counter()
        for entry in state.log or ():
            if entry.seat is None or entry.seat >= state.seats:
                continue
            if entry.rule == "EV-PLAY-02":
                counted["played", _id(entry.text.args["card"], "card-"), entry.seat] += 1
            elif entry.text.id == "log-event":
                counted["achieved", _id(entry.text.args["event"], "event-"), entry.seat] += 1
            elif entry.text.id == "log-place":
                place = entry.text.args["place"]
                if isinstance(place, Text) and place.id.startswith("location-"):
                    counted["visited", _id(place, "location-"), entry.seat] += 1
        return [Happening(kind, id, seat, times) for (kind, id, seat), times in counted.items()]


def _id(name: object, prefix: str) -> str:
    assert isinstance(name, Text)
    return name.id.removeprefix(prefix)
