"""The farms of the four seasons: cards that are read from a file, so that their true figures can replace ours.

`data/farms.json` is `{"farms": [farm, …]}`, eight of them. A farm has

- `id`: `farm_season_1` to `farm_season_8`, in this order; the names and the pictures of the cards go by it,
- `cost`: resources by name, `{"twig": 2, "resin": 1}`,
- `points`: its printed value,
- `options`: one or more things of which every activation brings one. Each is `{"berry": 1}` and the like: resources by
  name, `any` (resources of choice), `cards` (from the deck) and `points` (tokens), as many of them together as it says,
- `reconstructed`: true if the figures are not printed anywhere that we know of.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mytina.games.everdell.catalogue import Card, Says, Values
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.questions import GainAny, text
from mytina.games.everdell.terms import COMMON, CONSTRUCTION, GREEN, RESOURCES
from mytina.kernel.effects import Effect, Question, Raw, Sequence, Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

FILE: Final = Path(__file__).parent / "data" / "farms.json"
FARMS: Final = 8
FIELDS: Final = ("id", "cost", "points", "options", "reconstructed")
GAINS: Final = (*RESOURCES, "any", "cards", "points")
MOST: Final = 9


@dataclass(frozen=True)
class Harvest(Question):
    """One of several gains, picked anew at every activation by whoever activates the farm (MW-FARM-03)."""

    gains: tuple[Effect, ...]
    names: tuple[str, ...]

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(number,) for number in range(len(self.gains))]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(self.gains[raw[0]], seat)

    def key(self, raw: Raw) -> str:
        return f"harvest:{self.names[raw[0]]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-harvest")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-gain", what=amounts(self.gains[raw[0]]))

    def describe(self) -> Text:
        said = amounts(self.gains[0])
        for gain in self.gains[1:]:
            said = text("amounts-or", first=said, second=amounts(gain))
        return text("effect-gain", parts=(said,))

    def signs(self) -> Signs:
        return tuple(sign for gain in self.gains for sign in ("/", *gain.signs()) if sign != "1")[1:]

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.9


def amounts(gain: Effect) -> Text:
    """What an option brings, without a verb."""
    if isinstance(gain, Sequence):
        return text("amounts", parts=tuple(amounts(part) for part in gain.parts))
    if isinstance(gain, GainAny):
        return text("amount-any", n=gain.number)
    assert isinstance(gain, Gain)
    return text("amounts", parts=gain.parts())


def read(data: Any, where: str = FILE.name) -> tuple[Card, ...]:
    """The cards that a file tells of; ValueError says what is wrong with which farm, and what would be right."""
    if not isinstance(data, dict) or set(data) != {"farms"} or not isinstance(data["farms"], list):
        raise ValueError(f'{where}: expected {{"farms": […]}}')
    if len(data["farms"]) != FARMS:
        raise ValueError(f"{where}: {len(data['farms'])} farms, expected {FARMS}")
    return tuple(_farm(f"{where}, farm {number}", farm, number) for number, farm in enumerate(data["farms"], 1))


def _farm(where: str, farm: Any, number: int) -> Card:
    if not isinstance(farm, dict) or set(farm) != set(FIELDS):
        raise ValueError(f"{where}: expected exactly the fields {', '.join(FIELDS)}")
    id = f"farm_season_{number}"
    if farm["id"] != id:
        raise ValueError(f"{where}: id is {farm['id']!r}, expected {id!r}")
    if not isinstance(farm["reconstructed"], bool):
        raise ValueError(f"{where}: reconstructed is {farm['reconstructed']!r}, expected true or false")
    cost = _amounts(f"{where}, cost", farm["cost"], RESOURCES)
    points = _number(f"{where}, points", farm["points"])
    options = farm["options"]
    if not isinstance(options, list) or not options:
        raise ValueError(f"{where}: options is {options!r}, expected a list of one or more")
    gains = [_amounts(f"{where}, option {place}", option, GAINS) for place, option in enumerate(options, 1)]
    if any(gain in gains[:place] for place, gain in enumerate(gains)):
        raise ValueError(f"{where}: two options are equal")
    return Card(
        id, CONSTRUCTION, COMMON, GREEN, 1,
        (cost.get("twig", 0), cost.get("resin", 0), cost.get("pebble", 0), cost.get("berry", 0)), points,
        ("husband", "wife"), produces=_produces(gains), counts_as="farm",
        traits=(Says("text-reconstructed"),) if farm["reconstructed"] else (),
    )  # fmt: skip


def _amounts(where: str, value: Any, known: tuple[str, ...]) -> dict[str, int]:
    if not isinstance(value, dict) or not value:
        raise ValueError(f'{where}: {value!r} is not like {{"{known[0]}": 1}}')
    for name in value:
        if name not in known:
            raise ValueError(f"{where}: {name!r} is unknown, expected {', '.join(known)}")
    return {name: _number(f"{where}, {name}", n, 1) for name, n in value.items()}


def _number(where: str, value: Any, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= MOST:
        raise ValueError(f"{where}: {value!r} is not a whole number from {least} to {MOST}")
    return value


def _produces(gains: list[dict[str, int]]) -> Effect:
    if len(gains) == 1:
        return _gain(gains[0])
    names = ["+".join(f"{gain[name]}{name}" for name in GAINS if name in gain) for gain in gains]
    return Harvest(tuple(_gain(gain) for gain in gains), tuple(names))


def _gain(amounts: dict[str, int]) -> Effect:
    named = {name: n for name, n in amounts.items() if name != "any"}
    parts: list[Effect] = [Gain(**named)] if named else []
    if "any" in amounts:
        parts.insert(0, GainAny(amounts["any"]))
    return parts[0] if len(parts) == 1 else Sequence(tuple(parts))


#: The eight farms, and which of them are reconstructed.
_DATA: Final = msgspec.json.decode(FILE.read_bytes())
FARM_CARDS: Final = read(_DATA)
RECONSTRUCTED: Final = frozenset(farm["id"] for farm in _DATA["farms"] if farm["reconstructed"])
