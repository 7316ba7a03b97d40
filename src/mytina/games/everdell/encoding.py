"""Everdell as numbers: hand, Meadow, cities, resources, places and events; what modules show is scattered."""

from __future__ import annotations

from functools import cached_property

from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.terms import RESOURCES, SEASONS
from mytina.games.everdell.view import PlayerView, View
from mytina.kernel.encoding import Encoding, Part, counts, one_of, scattered

_OTHERS = 3
_MODULES = 256


class EverdellEncoding(Encoding[View]):
    actions = 1 << 13

    @cached_property
    def cards(self) -> dict[str, int]:
        return {card.id: number for number, card in enumerate(CARDS)}

    @cached_property
    def locations(self) -> dict[str, int]:
        return {location.id: number for number, location in enumerate(LOCATIONS)}

    @cached_property
    def events(self) -> dict[str, int]:
        return {event.id: number for number, event in enumerate(EVENTS)}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        cards, places, events = len(self.cards), len(self.locations), len(self.events)
        player = 2 * cards + len(RESOURCES) + len(SEASONS) + 8
        about = (
            f"cards in the city ({cards}), those of them that are occupied ({cards}), resources / 5, season; "
            "points / 20, hand / 8, hand limit / 8, workers / 6, workers at hand / 6, "
            "spaces taken / 15, passed, total score / 50"
        )
        return (
            Part("own city", player, about),
            Part("other cities", _OTHERS * player, f"the same for up to {_OTHERS} others, in order of turns"),
            Part("hand", cards, "cards of each kind in the own hand"),
            Part("meadow", cards, "cards of each kind in the Meadow"),
            Part("revealed", cards, "cards laid open just now"),
            Part(
                "places",
                3 * places,
                "in play; own workers; all workers / 4, for each place of the board and the forest",
            ),
            Part("events", 3 * events, "in play; achieved by the own seat; by another"),
            Part("table", 5, "turn / 60, own turn, deck / 128, discard / 128, points of a rival / 50"),
            Part(
                "modules",
                _MODULES,
                "what expansions show, each word and figure put by its path into one of so many places",
            ),
        )

    def encode(self, view: View) -> list[float]:
        seat = view.seat or 0
        found = self._player(view.players[seat])
        count = len(view.players)
        for distance in range(1, _OTHERS + 1):
            other = view.players[(seat + distance) % count] if distance < count else None
            found += [0.0] * self.parts[0].size if other is None else self._player(other)
        for cards in (view.hand, view.meadow, view.revealed):
            found += counts(cards, self.cards)
        places = (*view.board, *view.forest)
        found += counts((place.id for place in places), self.locations)
        found += counts((place.id for place in places for who in place.workers if who == seat), self.locations)
        found += counts((place.id for place in places for _ in place.workers), self.locations, 4)
        found += counts((event.id for event in view.events), self.events)
        found += counts((event.id for event in view.events if event.by == seat), self.events)
        found += counts((event.id for event in view.events if event.by not in (None, seat)), self.events)
        rival = 0 if view.rival is None else sum(view.rival.score.values())
        found += [view.turn / 60, float(view.active == seat), view.deck / 128, view.discard / 128, rival / 50]
        return found + (scattered(view.parts, _MODULES) if view.parts else [0.0] * _MODULES)

    def _player(self, player: PlayerView) -> list[float]:
        found = counts((card.card for card in player.city), self.cards)
        found += counts((card.card for card in player.city if card.occupied), self.cards)
        found += [player.resources.get(name, 0) / 5 for name in RESOURCES]
        found += one_of(SEASONS.index(player.season), len(SEASONS))
        found += [player.points / 20, player.hand / 8, player.hand_limit / 8, player.workers / 6, player.available / 6]
        return [*found, player.spaces / 15, float(player.passed), sum(player.score.values()) / 50]
