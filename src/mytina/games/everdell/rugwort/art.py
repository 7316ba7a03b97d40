"""How Rugwort looks beside his city: his die, and what he does to the player."""

from __future__ import annotations

from mytina.games.everdell.art.modules import ModuleArt
from mytina.games.everdell.rugwort.view import RugwortView


class RugwortArt(ModuleArt):
    news = frozenset({"log-kidnap", "log-rugwort-event"})

    def die(self, seen: RugwortView) -> int:
        return seen.die


ART = RugwortArt()
