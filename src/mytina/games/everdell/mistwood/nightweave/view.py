"""What is to be seen of Nightweave's lair."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mytina.games.everdell.catalogue import CARDS
from mytina.games.everdell.mistwood.nightweave.deck import DIFFICULTY, Action, ActionCard
from mytina.games.everdell.mistwood.nightweave.part import AT_STATION, NightweavePart, deck_of, spaces
from mytina.games.everdell.questions import place_key
from mytina.games.everdell.table import card_ids, standing_on
from mytina.games.everdell.terms import CITY_PLACE, CITY_SPACES, NONE, SEASONS

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

DOING = ("first", "second", "default", "prepare")


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a row or a step of a default; its words are the message `nw-<kind>`."""

    kind: str
    spot: str = ""
    points: int = 0
    star: bool = False  # as many points as the level


class ActionCardView(msgspec.Struct, frozen=True):
    id: str
    first_season: str
    worker: bool
    clockwise: bool
    visitor: bool
    rows: dict[str, tuple[ActionView, ActionView]]  # by season
    default: tuple[ActionView, ...]


class LeftView(msgspec.Struct, frozen=True):
    """What may still come in this season: the cards that are face down, by what they do to it."""

    cards: int
    workers: int  # with the sign of a spiderling
    figures: int  # that place herself
    others: int


class WebView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place under webs: what it costs a human to go there, and what that brings her."""

    place: str
    webs: int
    bars_her: bool
    cost: int = 0  # things to give up
    kinds: str = ""  # of hand cards (c), resources (r)
    may: bool = False  # or let her gain the points
    points: int = 0  # hers
    closed: bool = False  # no human may go there


class LairView(msgspec.Struct, frozen=True):
    level: int
    season: str
    turn_before: int  # the seat that plays right after her
    home: int  # spiderlings in the lair
    reserve: int
    out: tuple[str, ...]  # where the others stand
    figure: str | None  # `meadow3`, `station1`; None: in the lair
    spaces: int  # of her city, taken
    capacity: int
    hand: int
    rewards: tuple[str, ...]  # cards face up in the lair
    hidden: int  # and face down
    legends: int  # legendary cards that may still come to her
    card: ActionCardView | None  # the one she has revealed last
    doing: str | None  # what she did with it: `first`, `second`, `default`, `prepare`
    played: tuple[str, ...]  # the action cards that lie face up
    left: LeftView
    die: int  # her last roll, 0 before the first
    special: bool  # whether a worker of hers went to a special event in this season
    finished: bool
    reconstructed: bool  # whether the action cards are not those of the box
    behaviour: str | None  # its name is the message `nw-<id>`, its words are `nw-<id>-text`; so with the next two
    plan: str | None
    tricks: tuple[str, ...]  # those in force
    tricks_left: int
    webs: tuple[WebView, ...]
    quiet: tuple[int, ...]  # slots of the human's green cards under a web
    locked: tuple[str, ...] | int  # hand cards that are turned around: the own ones, or how many
    lent: str | None  # where a human's worker is that she uses: `lair` or a place
    held: int  # workers of the human that wait in the lair
    all_ahead: bool | None  # once the game is over: whether every human has more points than she has


def look(state: Everdell, part: NightweavePart, seat: int | None) -> LairView:
    from mytina.games.everdell.mistwood.nightweave.rival import together
    from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS

    deck = deck_of(state)
    unseen = [deck.cards[number] for number in part.deck]
    return LairView(
        level=state.setup.level,
        season=SEASONS[part.season],
        turn_before=part.left,
        home=part.home,
        reserve=part.reserve,
        out=tuple(place_name(state, place) for place in state.deployed[state.seats]),
        figure=figure_name(part.figure),
        spaces=spaces(state, state.cities[state.seats]),
        capacity=CITY_SPACES,
        hand=len(part.hand),
        rewards=tuple(card_ids(part.rewards)),
        hidden=len(part.hidden),
        legends=len(part.pool),
        card=None if part.card < 0 else card_view(deck.cards[part.card]),
        doing=None if part.doing < 0 else DOING[part.doing],
        played=tuple(deck.cards[number].id for number in part.played),
        left=_left(unseen, part.season),
        die=part.die,
        special=bool(part.special),
        finished=bool(state.passed >> state.seats & 1),
        reconstructed=deck.reconstructed,
        behaviour=BEHAVIOURS[part.behaviour] if part.behaviour >= 0 else None,
        plan=PLANS[part.plan] if part.plan >= 0 else None,
        tricks=tuple(TRICKS[trick].id for trick in part.active),
        tricks_left=len(part.tricks),
        webs=tuple(_web(state, part, place) for place in dict.fromkeys(part.webs)),
        quiet=tuple(part.quiet),
        locked=tuple(card_ids(part.locked)) if seat == 0 else len(part.locked),
        lent=None if not part.lent else "lair" if part.lent == 1 else place_name(state, part.lent_at),
        held=part.held,
        all_ahead=together(state) if state.over else None,
    )


def _web(state: Everdell, part: NightweavePart, place: int) -> WebView:
    from mytina.games.everdell.mistwood.nightweave.webs import FROM_ABOVE, TRAP, asked_at, bars_her

    asked = asked_at(state, place)
    trap = TRAP in part.active
    return WebView(
        place_name(state, place),
        part.webs.count(place),
        bars_her(state, place),
        cost=1 if trap else sum(number for number, _, _ in asked),
        kinds="cr" if trap else next((kinds for _, kinds, _ in asked if kinds), ""),
        may=trap,
        points=1 if trap else sum(points for _, _, points in asked),
        closed=FROM_ABOVE in part.active,
    )


def place_name(state: Everdell, place: int) -> str:
    """A place as keys spell it."""
    if place < CITY_PLACE:
        return place_key(place)
    return place_key(place, standing_on(state, place))


def figure_name(figure: int) -> str | None:
    if figure == NONE:
        return None
    return f"meadow{figure + 1}" if figure < AT_STATION else f"station{figure - AT_STATION + 1}"


def _left(cards: list[ActionCard], season: int) -> LeftView:
    workers = sum(card.worker for card in cards)
    figures = sum(card.shows(season, "place_nightweave") for card in cards)
    return LeftView(len(cards), workers, figures, len(cards) - workers - figures)


def card_view(card: ActionCard) -> ActionCardView:
    return ActionCardView(
        card.id,
        SEASONS[card.first],
        card.worker,
        card.clockwise,
        card.visitor,
        {SEASONS[season]: (_action(row[0]), _action(row[1])) for season, row in enumerate(card.rows, card.first)},
        tuple(_action(step) for step in card.default),
    )


def _action(action: Action) -> ActionView:
    star = action.points == DIFFICULTY
    return ActionView(action.kind, action.spot, 0 if star else action.points, star)


def letters(state: Everdell, part: NightweavePart) -> str:
    """Her lair for a terminal."""
    out = " ".join(place_name(state, place) for place in state.deployed[state.seats]) or "-"
    rewards = " ".join(CARDS[card].id for card in part.rewards) or "-"
    return (
        f"{SEASONS[part.season]}, {part.home} workers at home, figure {figure_name(part.figure) or 'in the lair'}, "
        f"{len(part.hand)} cards, rewards {rewards}; out: {out}"
    )
