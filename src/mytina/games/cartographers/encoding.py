"""Cartographers as numbers: the own map and the one drawn on, edicts, the card, the deck, and how others stand."""

from __future__ import annotations

from functools import cached_property

from mytina.games.cartographers.content import CARD_OF, CARDS, SCORING
from mytina.games.cartographers.rules import PHASES
from mytina.games.cartographers.terms import SEASONS
from mytina.games.cartographers.view import Sheet, View
from mytina.kernel.encoding import Encoding, Part, counts, one_of

_LEGEND = {letter: number for number, letter in enumerate("FVAWXHM#x")}
_SIDE = 11
_MAP = _SIDE * _SIDE * (len(_LEGEND) + 2)
_EDICTS = {id: number for number, id in enumerate(SCORING)}
_OTHERS = 4


class CartographersEncoding(Encoding[View]):
    @cached_property
    def parts(self) -> tuple[Part, ...]:
        cell = f"121 spaces of {len(_LEGEND) + 2}: what is drawn (F V A W X H M # x), a ruin, attacked by a hero"
        return (
            Part("own map", _MAP, cell),
            Part("map drawn on", _MAP, "the same; the own one again unless the maps are handed on"),
            Part(
                "own sheet",
                7,
                "coins / 14, spaces beside monsters / 10, points of the four edicts now / 20, total / 100",
            ),
            Part("edicts", 4 * len(_EDICTS), f"under A, B, C, D: which of {len(_EDICTS)}"),
            Part("card", len(CARDS), "the card that is being drawn"),
            Part("seen", len(CARDS), "explore and ruins cards of this season, and what has left the game"),
            Part("lasting", len(CARDS), "ambushes that act at the end of seasons"),
            Part("to come", len(CARDS), "explore and ruins cards that are still in the deck"),
            Part("deck", 3, "cards / 20, ambushes / 4, heroes / 4 in the deck"),
            Part("phase", len(PHASES) + 2, "which phase; a ruin must be covered; heroes count as any terrain"),
            Part("season", len(SEASONS) + 4, "which season; time / 8; thresholds left now and after / 8; seats / 10"),
            Part(
                "others",
                _OTHERS * 3,
                f"total / 100, coins / 14, spaces beside monsters / 10 of the {_OTHERS} best others",
            ),
        )

    def encode(self, view: View) -> list[float]:
        seat = view.seat or 0
        own = view.sheets[seat]
        found = _map(own, view) + _map(view.sheets[seat if view.target is None else view.target], view)
        found += [own.coins / 14, own.open / 10, *(own.edicts.get(e, 0) / 20 for e in _four(own)), own.total / 100]
        for edict in view.edicts:
            found += one_of(_EDICTS[edict], len(_EDICTS))
        found += one_of(-1 if view.card is None else CARD_OF[view.card], len(CARDS))
        for cards in ((*view.revealed, *view.gone), view.lasting, view.unseen):
            found += counts(cards, CARD_OF)
        found += [view.deck / 20, view.ambushes / 4, view.heroes / 4]
        found += [*one_of(PHASES.index(view.phase), len(PHASES)), float(view.ruins), float(view.wild)]
        left = view.thresholds[view.season] - view.time if view.season < len(view.thresholds) else 0
        rest = sum(view.thresholds[view.season + 1 :])
        found += [*one_of(view.season, len(SEASONS)), view.time / 8, left / 8, rest / 8, len(view.sheets) / 10]
        others = sorted((sheet for owner, sheet in enumerate(view.sheets) if owner != seat), key=lambda s: -s.total)
        for number in range(_OTHERS):
            sheet = others[number] if number < len(others) else None
            found += [sheet.total / 100, sheet.coins / 14, sheet.open / 10] if sheet else [0.0] * 3
        return found


def _four(sheet: Sheet) -> list[str]:
    return (list(sheet.edicts) + [""] * 4)[:4]


def _map(sheet: Sheet, view: View) -> list[float]:
    wide = len(_LEGEND) + 2
    found = [0.0] * _MAP
    for row, letters in enumerate(sheet.rows):
        for column, letter in enumerate(letters):
            at = _LEGEND.get(letter)
            if at is not None:
                found[(row * _SIDE + column) * wide + at] = 1.0
    for extra, cells in enumerate((view.printed_ruins, sheet.marks)):
        for cell in cells:
            place = (int(cell[1:]) - 1) * _SIDE + ord(cell[0]) - ord("A")
            found[place * wide + len(_LEGEND) + extra] = 1.0
    return found
