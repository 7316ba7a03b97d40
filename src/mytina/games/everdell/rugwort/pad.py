"""Rugwort on the score pad: what lies in front of him, counted as in a game of one player (EV-SOLO-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, CARDS, COLOUR, EVENTS, LOCATION_OF
from mytina.games.everdell.pad import ModulePad, module_pads
from mytina.games.everdell.questions import text
from mytina.games.everdell.rugwort import JOURNEY, RIVAL
from mytina.games.everdell.terms import PURPLE, SPECIAL_EVENTS
from mytina.interface.pad import EditorRival, Number, Switch
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, PadRival, fields, one_of, truth, whole
from mytina.kernel.score import ScoreSheet, leaders

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

HIS = TOP / "rugwort"
YEARS = (1, 2, 3)
MOST_PAIRS = 4
MOST_TOKENS = 99
FIELDS = ("purple_cards", "other_cards", "pairs", "basic_events", "point_tokens")


def most(cards: list[int], basic: int) -> dict[str, int]:
    """The most of each field that these cards and so many basic events allow."""
    purple = sum(1 for card in cards if COLOUR[card] == PURPLE)
    return dict(zip(FIELDS, (purple, len(cards) - purple, MOST_PAIRS, basic, MOST_TOKENS), strict=True))


#: The signs beside his fields: icon and colour.
_SIGNS = {
    "purple_cards": ("purple", "purple"),
    "other_cards": ("card",),
    "pairs": ("critter",),
    "basic_events": ("event",),
    "point_tokens": ("point", "resin"),
}


class RugwortPad(ModulePad):
    shared = ("rugwort",)
    rival = True

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        if document.get("rugwort") is None:
            return None
        if players > 1:
            raise PadError(HIS, text("pad-rugwort-alone"))
        more = {name for pad in module_pads() for name in pad.rival_fields}
        his = fields(HIS, document["rugwort"], set(), {"year", "autumn", *FIELDS, *more})
        return {"year": one_of(HIS / "year", his.get("year", 1), YEARS)}

    def lay(self, state: Everdell, document: Any, warnings: list[Complaint]) -> None:
        """Which cards he has matters only by colour, and in pairs."""
        his = document["rugwort"]
        limits = most(list(state.box.deck), len(state.box.basic_events))
        n = {name: whole(HIS / name, his.get(name, 0), limit) for name, limit in limits.items()}
        pairs = n["pairs"]  # a Wife is a purple card, a Husband is not
        for name in ("purple_cards", "other_cards"):
            if pairs > n[name]:
                why = text("pad-rugwort-pairs", pairs=pairs, cards=text(f"pad-{name}"), n=n[name])
                raise PadError(HIS / "pairs", why)
        names = ["wife", "husband"] * pairs
        names += ["palace"] * (n["purple_cards"] - pairs) + ["wanderer"] * (n["other_cards"] - pairs)
        state.cities[RIVAL] = [CARD_OF[name] for name in names]
        state.counted[RIVAL] = None
        state.marks[RIVAL] = [0] * len(names)
        state.points[RIVAL] = n["point_tokens"]
        spot = JOURNEY[state.setup.year]
        state.deployed[RIVAL] = [LOCATION_OF[spot]] if truth(HIS / "autumn", his.get("autumn", True)) else []
        if state.deployed[RIVAL] and LOCATION_OF[spot] in state.deployed[0]:  # EV-SOLO-11
            warnings.append(Complaint(HIS, text("pad-spot", spot=int(spot.removeprefix("journey_"))), 0))

    def count(self, state: Everdell, document: Any, sheets: list[ScoreSheet], warnings: list[Complaint]) -> PadRival:
        """His sheet, once the player's events are known."""
        basic = document["rugwort"].get("basic_events", 0)
        free = [event for event in state.box.basic_events if state.achieved[event] < 0]
        if basic > len(free):
            warnings.append(Complaint(HIS, text("pad-basic-events", n=basic, free=len(free))))
        for event in free[:basic]:
            state.achieved[event] = RIVAL
        state.events = _in_play(state)
        state.achieved = [state.achieved[event] for event in state.events]
        rival, his = state.box.rival, state.rival_score()
        assert rival is not None
        assert his is not None
        return PadRival(text("rival-rugwort"), his, not rival.beaten(his, sheets[leaders(sheets)[0]]))

    def editor_rival(self) -> EditorRival:
        from mytina.games.everdell.art.pad_editor import sign

        cards = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]
        limits = most(cards, sum(1 for event in EVENTS if not event.special))
        counted = [Number((name,), text(f"pad-{name}"), 0, n, sign(*_SIGNS[name])) for name, n in limits.items()]
        pads = module_pads()
        return EditorRival(
            ("rugwort",),
            text("rival-rugwort"),
            text("pad-rugwort-note"),
            (
                Number(("year",), text("pad-year"), 1, YEARS[-1], sign("die")),
                *counted,
                Switch(("autumn",), text("pad-autumn")),
                *(part for pad in pads for part in pad.rival_parts()),
            ),
            {"year": 1, **dict.fromkeys(FIELDS, 0), "autumn": True}
            | {name: value for pad in pads for name, value in pad.rival_blank().items()},
            sign("w4"),
        )


PAD = RugwortPad()


def _in_play(state: Everdell) -> tuple[int, ...]:
    """The basic events, and four special ones: those that were achieved first."""
    basic = [
        e
        for e, declared in enumerate(EVENTS)
        if e in state.box.basic_events or (state.achieved[e] >= 0 and not declared.special)
    ]
    special = [event for event, declared in enumerate(EVENTS) if declared.special]
    special.sort(key=lambda event: state.achieved[event] < 0)
    return (*basic, *special[:SPECIAL_EVENTS])
