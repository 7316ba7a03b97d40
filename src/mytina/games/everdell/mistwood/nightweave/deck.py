"""Nightweave's action cards: read from a file and checked, so that those of a printed box can replace ours.

`data/nightweave.json` is `{"reconstructed": true, "cards": [card, …]}`, twenty of them (MW-REC-01). A card has

- `id`: any name of its own; no code depends on it,
- `first_season`: `winter`, `spring`, `summer` or `autumn`; it is used in that season and in every later one,
- `worker_symbol`: whether it carries the sign of a spiderling: then all its rows place workers, else none does,
- `direction`: `cw` or `ccw`, the arrows of the choosing rule,
- `newleaf_symbol`: whether she looks at the visitors after her action; without Newleaf it means nothing,
- `pearlbrook_symbol`: whether the card stays in the box (exactly two do),
- `rows`: for every season from its first to autumn `{"first": action, "second": action}`,
- `default`: a list of steps, done one by one as far as each can be.

An action is `{"kind": …}` with a kind of `KINDS`. Those that name a place have a `spot` (`SPOTS`); those that place a
worker may have `points`, a whole number or `"difficulty"`. A step is `{"kind": "points", "amount": …}` with the same
amounts, or a kind of `STEPS`.

`mytina.games.everdell.mistwood.nightweave.deck.install` takes a file of somebody's own. A set-up names the deck by a
number that follows from its content (`action_deck`; 0 is ours), so that a record is replayed with the deck it was
played with, or not at all.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from mytina.games.everdell.terms import AUTUMN, SEASONS, WINTER

FILE: Final = Path(__file__).parent.parent / "data" / "nightweave.json"
CARDS: Final = 20
PEARLS: Final = 2
#: How many winter cards there are, and how many of them place workers; other numbers are possible (MW-SET-07).
WINTER_CARDS: Final = 9
WINTER_WORKERS: Final = 5
#: Her spiderlings in each season (MW-PREP-06).
WORKERS: Final = (2, 3, 5, 8)

DIFFICULTY: Final = -1  # points: as many as the level
BASIC_SPOTS: Final = ("basic_3_twigs", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card")
CLEARINGS: Final = ("upper_left", "upper_right", "lower_right", "lower_left")
JOURNEYS: Final = ("journey_3", "journey_4", "journey_5")
#: The places that a kind of action names; those in her own order, clockwise (MW-TIE-06).
SPOTS: Final = {"place_basic": BASIC_SPOTS, "place_forest": CLEARINGS, "place_journey": JOURNEYS}
PLACING: Final = (
    "place_basic",
    "place_forest",
    "place_journey",
    "place_own_destination",
    "place_open_destination",
    "place_basic_event",
    "place_special_event",
    "place_haven_market",
    "place_ambassador",
)
OTHERS: Final = (
    "draw",
    "discard",
    "play_meadow",
    "play_meadow_draw",
    "play_meadow_discard",
    "play_hand",
    "place_nightweave",
)
KINDS: Final = PLACING + OTHERS
STEPS: Final = ("points", "place_haven_market", "draw", "discard")
#: Actions that cannot be done if one of the same group could not be done just before (MW-REC-01).
ALIKE: Final = (
    ("place_basic",),
    ("place_forest",),
    ("place_journey",),
    ("play_meadow", "play_meadow_draw", "play_meadow_discard"),
)
_CARD: Final = (
    "id",
    "first_season",
    "worker_symbol",
    "direction",
    "newleaf_symbol",
    "pearlbrook_symbol",
    "rows",
    "default",
)


@dataclass(frozen=True)
class Action:
    """One half of a row, or a step of a default."""

    kind: str
    spot: str = ""
    points: int = 0  # or DIFFICULTY


@dataclass(frozen=True)
class ActionCard:
    id: str
    first: int  # season
    worker: bool
    clockwise: bool
    visitor: bool
    pearl: bool
    rows: tuple[tuple[Action, Action], ...]  # from the first season on
    default: tuple[Action, ...]

    def row(self, season: int) -> tuple[Action, Action]:
        return self.rows[season - self.first]

    def shows(self, season: int, kind: str) -> bool:
        """Whether an action of this kind stands in the row of a season."""
        return self.first <= season and any(action.kind == kind for action in self.row(season))


@dataclass(frozen=True)
class ActionDeck:
    """All action cards of one file."""

    number: int
    cards: tuple[ActionCard, ...]
    reconstructed: bool
    warnings: tuple[str, ...]
    name: str = ""  # of its file

    def pile(self, season: int) -> list[int]:
        """The cards that join in a season, without those of the Pearlbrook (MW-SET-05)."""
        return [n for n, card in enumerate(self.cards) if card.first == season and not card.pearl]


#: The decks that set-ups may name, by their numbers.
DECKS: Final[dict[int, ActionDeck]] = {}


def install(path: Path) -> int:
    """Read a file, so that set-ups may name it; the number of its deck. ValueError says what is wrong with it."""
    try:
        data = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{path}: {error}") from error
    made = read(data, path.name)
    DECKS.setdefault(made.number, made)
    return made.number


def read(data: Any, where: str = FILE.name) -> ActionDeck:
    """The deck that a file tells of; ValueError says everything that is wrong, and what would be right."""
    errors = shape_errors(data, where)
    if errors:
        raise ValueError("\n".join(errors))
    cards = tuple(_card(card) for card in data["cards"])
    errors, warnings = check(cards, where)
    if errors:
        raise ValueError("\n".join(errors))
    content = msgspec.json.encode(data["cards"], order="sorted")
    number = int.from_bytes(hashlib.sha256(content).digest()[:6], "big") or 1
    return ActionDeck(number, cards, data["reconstructed"], tuple(warnings), where)


# --- what a file must be --------------------------------------------------------------------------------------------


def shape_errors(data: Any, where: str) -> list[str]:
    """What is not written as a file of action cards is."""
    if not isinstance(data, dict) or set(data) != {"reconstructed", "cards"} or not isinstance(data["cards"], list):
        return [f'{where}: expected {{"reconstructed": …, "cards": […]}}']
    if not isinstance(data["reconstructed"], bool):
        return [f"{where}: reconstructed is {data['reconstructed']!r}, expected true or false"]
    found: list[str] = []
    ids: set[str] = set()
    for number, card in enumerate(data["cards"], 1):
        at = f"{where}, card {number}"
        found += _card_errors(card, at)
        if isinstance(card, dict) and isinstance(card.get("id"), str):
            if card["id"] in ids:
                found.append(f"{at}: id {card['id']!r} stands there twice")
            ids.add(card["id"])
    return found


def _card_errors(card: Any, at: str) -> list[str]:
    if not isinstance(card, dict) or set(card) != set(_CARD):
        return [f"{at}: expected exactly the fields {', '.join(_CARD)}"]
    found: list[str] = []
    if not isinstance(card["id"], str) or not card["id"]:
        found.append(f"{at}: id is {card['id']!r}, expected a name")
    if card["first_season"] not in SEASONS:
        return [*found, f"{at}: first_season is {card['first_season']!r}, expected {', '.join(SEASONS)}"]
    if card["direction"] not in ("cw", "ccw"):
        found.append(f"{at}: direction is {card['direction']!r}, expected cw or ccw")
    for name in ("worker_symbol", "newleaf_symbol", "pearlbrook_symbol"):
        if not isinstance(card[name], bool):
            found.append(f"{at}: {name} is {card[name]!r}, expected true or false")
    used = SEASONS[SEASONS.index(card["first_season"]) :]
    if not isinstance(card["rows"], dict) or set(card["rows"]) != set(used):
        return [*found, f"{at}: rows are needed for exactly {', '.join(used)}"]
    for season in used:
        row = card["rows"][season]
        if not isinstance(row, dict) or set(row) != {"first", "second"}:
            found.append(f"{at}, {season}: expected a first and a second action")
            continue
        for name in ("first", "second"):
            found += _action_errors(row[name], f"{at}, {season}, {name}")
    if not isinstance(card["default"], list) or not card["default"]:
        found.append(f"{at}: default is {card['default']!r}, expected a list of one or more steps")
    else:
        for place, step in enumerate(card["default"], 1):
            found += _step_errors(step, f"{at}, default, step {place}")
    return found


def _action_errors(action: Any, at: str) -> list[str]:
    kind = action.get("kind") if isinstance(action, dict) else None
    if kind not in KINDS:
        return [f"{at}: kind is {kind!r}, expected {', '.join(KINDS)}"]
    allowed = {"kind"} | ({"spot"} if kind in SPOTS else set()) | ({"points"} if kind in PLACING else set())
    if not set(action) <= allowed:
        return [f"{at}: {', '.join(sorted(set(action) - allowed))} has no meaning for {kind}"]
    if kind in SPOTS and action.get("spot") not in SPOTS[kind]:
        return [f"{at}: spot is {action.get('spot')!r}, expected {', '.join(SPOTS[kind])}"]
    return _points_errors(action["points"], at) if "points" in action else []


def _step_errors(step: Any, at: str) -> list[str]:
    kind = step.get("kind") if isinstance(step, dict) else None
    if kind not in STEPS:
        return [f"{at}: kind is {kind!r}, expected {', '.join(STEPS)}"]
    if set(step) != ({"kind", "amount"} if kind == "points" else {"kind"}):
        return [f"{at}: expected {'an amount' if kind == 'points' else 'nothing'} beside the kind"]
    return _points_errors(step["amount"], at) if kind == "points" else []


def _points_errors(points: Any, at: str) -> list[str]:
    if points == "difficulty" or (type(points) is int and 0 < points <= 9):
        return []
    return [f"{at}: {points!r} is neither a whole number from 1 to 9 nor difficulty"]


def _card(card: dict[str, Any]) -> ActionCard:
    first = SEASONS.index(card["first_season"])
    return ActionCard(
        card["id"],
        first,
        card["worker_symbol"],
        card["direction"] == "cw",
        card["newleaf_symbol"],
        card["pearlbrook_symbol"],
        tuple((_action(card["rows"][s]["first"]), _action(card["rows"][s]["second"])) for s in SEASONS[first:]),
        tuple(Action(step["kind"], points=_points(step.get("amount", 0))) for step in card["default"]),
    )


def _action(action: dict[str, Any]) -> Action:
    return Action(action["kind"], action.get("spot", ""), _points(action.get("points", 0)))


def _points(points: int | str) -> int:
    return DIFFICULTY if isinstance(points, str) else points


def check(cards: tuple[ActionCard, ...], where: str = FILE.name) -> tuple[list[str], list[str]]:
    """What is wrong with a deck, and what is odd about it (MW-SET-05 to 07, MW-EDGE-03, MW-REC-01)."""
    errors: list[str] = []
    warnings: list[str] = []
    pearls = sum(card.pearl for card in cards)
    if len(cards) != CARDS:
        errors.append(f"{where}: {len(cards)} cards, expected {CARDS} (MW-REC-01)")
    if pearls != PEARLS:
        errors.append(f"{where}: {pearls} cards with the Pearlbrook symbol, expected {PEARLS} (MW-SET-05)")
    for card in cards:
        _check_card(card, f"{where}, {card.id}", errors, warnings)
    winter = [card for card in cards if card.first == WINTER and not card.pearl]
    workers = sum(card.worker for card in winter)
    if workers < 2:
        errors.append(f"{where}: {workers} winter cards with the worker symbol, expected two or more (MW-SET-07)")
    if (len(winter), workers) != (WINTER_CARDS, WINTER_WORKERS):
        warnings.append(
            f"{where}: {len(winter)} winter cards, {workers} with the worker symbol; "
            f"usual are {WINTER_CARDS} and {WINTER_WORKERS} (MW-SET-07)"
        )
    for season, name in enumerate(SEASONS):
        used = [card for card in cards if card.first <= season and not card.pearl]
        if not any(card.first == season for card in used):
            errors.append(f"{where}: no card joins in {name} (MW-REC-01)")
        placing = sum(card.worker for card in used) - 1  # one lies in the box
        entering = sum(card.shows(season, "place_nightweave") for card in used)
        if placing < 1 or entering < 1:
            errors.append(f"{where}, {name}: a worker card and a card with place_nightweave are needed (MW-EDGE-03)")
        elif placing < WORKERS[season] or placing + entering < WORKERS[season] + 2:
            warnings.append(
                f"{where}, {name}: {placing} worker cards and {entering} with place_nightweave for "
                f"{WORKERS[season]} workers: one pass of the deck may not end the season (MW-EDGE-03)"
            )
    return errors, warnings


def _check_card(card: ActionCard, at: str, errors: list[str], warnings: list[str]) -> None:
    for season in range(card.first, AUTUMN + 1):
        row = card.row(season)
        for action in row:
            if (action.kind in PLACING) != card.worker:
                needs = "only places workers" if card.worker else "places no worker"
                errors.append(f"{at}, {SEASONS[season]}: {action.kind}, but the card {needs} (MW-REC-01)")
            if action.kind == "place_journey" and season != AUTUMN:
                errors.append(f"{at}, {SEASONS[season]}: a journey before autumn (MW-REC-01)")
            if action.kind == "place_ambassador" and not card.pearl:
                errors.append(f"{at}, {SEASONS[season]}: an ambassador without the Pearlbrook symbol (MW-SET-05)")
        if any(row[0].kind in group and row[1].kind in group for group in ALIKE):
            warnings.append(f"{at}, {SEASONS[season]}: the second action needs the same as the first (MW-REC-01)")


#: Ours, under its own number too: a host may put the same file up.
SHIPPED: Final = read(msgspec.json.decode(FILE.read_bytes()))
DECKS[0] = DECKS[SHIPPED.number] = SHIPPED
