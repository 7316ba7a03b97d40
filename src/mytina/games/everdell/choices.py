"""Where the options of a decision lie on the table: on a card, a place, an event."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.notes import payments
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.decision import Decision

_PLACES = (
    ("hand", re.compile(r"(?:play|card|keep):(?P<name>[a-z_]+)(?:@hand)?")),
    ("revealed", re.compile(r"(?:play|card):(?P<name>[a-z_]+)(?:@revealed)?")),
    ("meadow", re.compile(r"(?:play|card):[a-z_]+@meadow(?P<name>\d)")),
    ("place", re.compile(r"(?:from:)?place:(?P<name>[a-z0-9_]+)")),
    ("event", re.compile(r"(?:from:)?event:(?P<name>[a-z_]+)")),
    ("city", re.compile(r"(?:from:)?(?:visit|copy):[a-z_]+@(?P<name>\d\.\d+)")),
    ("own", re.compile(r"(?:card|pay:[a-z]+):[a-z_]+\.(?P<name>\d+)")),
)
Place = tuple[str, str]


class Choices(NamedTuple):
    """A decision sorted by place: (kind, name) → its options as (key, words); and what is refused, likewise."""

    options: dict[Place, list[tuple[str, str]]]
    refusals: dict[Place, Text]
    notes: dict[Place, Text]
    seat: int | None

    @classmethod
    def of(cls, decision: Decision | None, language: str) -> Choices:
        if decision is None:
            return cls({}, {}, {}, None)
        revealed = bool(decision.state.view(decision.seat).revealed)
        owner = getattr(decision.question, "owner", None)
        seat = owner(decision.state, decision.seat, decision.args) if owner is not None else decision.seat
        said = payments(decision)
        options: dict[Place, list[tuple[str, str]]] = {}
        notes: dict[Place, Text] = {}
        for option in decision.options:
            place = place_of(option.key, seat, revealed)
            if place is not None:
                options.setdefault(place, []).append((option.key, option.words.to(language)))
                if option.key in said:
                    notes[place] = said[option.key]
        refusals: dict[Place, Text] = {}
        for key, why in decision.refusals.items():
            place = place_of(key, seat, revealed)
            if place is not None and place not in options:
                refusals[place] = why
        return cls(options, refusals, notes, decision.seat)


def place_of(key: str, seat: int, revealed: bool = False) -> Place | None:
    """Where the option with this key lies on the table, if anywhere."""
    for kind, pattern in _PLACES:
        found = pattern.fullmatch(key)
        if found is None:
            continue
        name = found.group("name")
        if kind in ("hand", "revealed"):
            if name not in CARD_OF:
                continue
            plain = "@" not in key and key.startswith("card:")
            return ("revealed" if key.endswith("@revealed") or (plain and revealed) else "hand"), name
        return ("city", f"{seat}.{name}") if kind == "own" else (kind, name)
    return None
