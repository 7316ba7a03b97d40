"""The parts of the table as HTML that flows with the page: Meadow, tree and river bank, hand, cities, the rival."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from mytina.games.everdell.catalogue import (
    BASIC,
    CARD_OF,
    CARDS,
    EVENT_OF,
    EVENTS,
    HAVEN,
    JOURNEY,
    LOCATION_OF,
    LOCATIONS,
    SHARED,
    Event,
    Location,
)
from mytina.games.everdell.choices import Choices, Place
from mytina.games.everdell.glance import Signs, signs
from mytina.games.everdell.pictures import HEIGHT, WIDTH, emblem, icon, sign, words, worker
from mytina.games.everdell.terms import CITY_SPACES, COLOURS, DOMAIN, SEASONS
from mytina.games.everdell.texts import card_text, event_text, kind_text, location_text
from mytina.games.everdell.view import CityCardView, EventView, LocationView, PlayerView, View
from mytina.kernel.art import Panel
from mytina.kernel.text import Text, html

_PER_ROW = 5
_FEW = 2  # so many workers at a place are drawn one by one
#: How a payment is shown where there is no room for words.
_SHORT = {"note-occupied": "occupied", "note-nothing": "any", "note-less": "any", "note-with": "any"}
_SCENE = (
    '<svg class="ev-scene" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">'
    '<path class="ev-bark" d="M166 216c20-30 24-70 14-122h40c-8 46-4 92 16 122z"/>'
    '<path class="ev-crown" d="M0 0h400v118c-20 26-60 18-76 6-16 20-56 24-74 6-16 16-60 18-80-2-18 18-60 18-78-4-18 16-64 20-92-6z"/>'
    '<path class="ev-leaf" d="M0 0h400v58c-30 24-64 14-84 0-20 20-64 20-86 2-20 18-66 18-86-2-22 18-60 20-84 0-22 12-44 8-60-2z"/>'
    '<path class="ev-river" d="M0 214c60-16 110 10 180 0s150-16 220 2v84H0z"/></svg>'
)


class Table(NamedTuple):
    """What the panels are drawn from."""

    view: View
    language: str
    names: tuple[str, ...]
    choices: Choices
    since: View | None
    #: What cards of cities have just brought, by seat, slot and the id of the card's name.
    harvest: dict[tuple[int, int, str], list[Text]] = {}

    def say(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return Text(DOMAIN, id, **args).to(self.language)

    def name(self, seat: int) -> str:
        if seat >= len(self.view.players):
            assert self.view.rival is not None
            return self.say(f"rival-{self.view.rival.id}")
        return self.names[seat] if seat < len(self.names) else self.say(f"seat-{seat}")

    def owner(self, seat: int) -> int:
        """Whose worker it is, as pictures number them: the rival's comes last."""
        return seat if seat < len(self.view.players) else 4

    def thing(self, place: Place, zoom: str, classes: str, body: str, label: str, tag: str = "", note: str = "") -> str:
        """Something on the table: pickable, or quiet with a reason, or just there; always with its full words."""
        options, why = self.choices.options.get(place), self.choices.refusals.get(place)
        notes = [note] if note else []
        if place in self.choices.notes:
            notes.append(self.choices.notes[place].to(self.language))
        label = " ".join((label, *notes))
        if options:
            keys = escape(" ".join(key for key, _ in options))
            said = escape(f"{label} {'; '.join(one for _, one in options)}")
            marks = f' data-keys="{keys}" tabindex="0" role="button" aria-label="{said}"'
            classes += " ev-pick"
        elif why is not None:
            marks = f' data-why="{escape(why.to(self.language))}" tabindex="0" role="button" aria-disabled="true"'
            marks += f' aria-label="{escape(label)}"'
            classes += " ev-quiet"
        else:
            marks = f' tabindex="-1" role="img" aria-label="{escape(label)}"'
        told = f' data-note="{escape(". ".join(notes))}"' if notes else ""
        return f'<div class="{classes}" data-zoom="{zoom}" data-vt="{".".join(place)}"{told}{marks}>{body}{tag}</div>'

    def card(
        self, place: Place, id: str, *, over: str = "", fresh: bool = False, note: str = "", more: str = ""
    ) -> str:
        """A card; `over` is what lies on it, in its own units, `note` the same in words, `more` what stands below."""
        label = card_label(id, self.language)
        body = f"{card_picture(id, over)}<b class='ev-name'>{_name(id, self.language)}</b>{more}"
        return self.thing(place, id, "ev-card ev-new" if fresh else "ev-card", body, label, self._tag(place), note)

    def _tag(self, place: Place) -> str:
        """How a card would be paid, or what is missing for it."""
        note, why = self.choices.notes.get(place), self.choices.refusals.get(place)
        if note is not None and note.id != "note-full":
            long = f'<span class="ev-long">{rich(note, self.language)}</span>'
            return f'<span class="ev-tag">{long}<span class="ev-short">{sign(_SHORT[note.id])}✓</span></span>'
        if why is not None and why.id == "why-missing":
            parts = "".join(f"<span>{rich(part, self.language)}</span>" for part in _parts(why))
            return f'<span class="ev-tag ev-lack"><span class="ev-long">{self.say("note-lack")}</span>{parts}</span>'
        return ""


def _parts(why: Text) -> tuple[Text, ...]:
    """The resources that a refusal names, one by one."""
    what = why.args["what"]
    assert isinstance(what, Text)
    return _amounts(what)


def _amounts(what: Text) -> tuple[Text, ...]:
    parts = what.args.get("parts", (what,))
    assert isinstance(parts, tuple)
    return parts


def rich(said: Text, language: str) -> str:
    """A text with its icons drawn."""
    return html(said, language, lambda name, spoken: sign(name.removesuffix("-few").removesuffix("-many")))


@lru_cache(maxsize=1024)
def card_label(id: str, language: str) -> str:
    card = CARDS[CARD_OF[id]]
    name = Text(DOMAIN, f"card-{id}").to(language)
    return f"{name}, {kind_text(card).to(language)}: {card_text(card).to(language)}"


@lru_cache(maxsize=1024)
def card_words(id: str, language: str) -> str:
    return f'<p class="ev-say">{rich(card_text(CARDS[CARD_OF[id]]), language)}</p>'


@lru_cache(maxsize=1024)
def _name(id: str, language: str) -> str:
    return escape(Text(DOMAIN, f"card-{id}").to(language))


def card_picture(id: str, over: str = "") -> str:
    return (
        f'<svg class="ev-picture" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMin slice"'
        f' aria-hidden="true"><use href="#ev-card-{id}"/>{over}</svg>'
    )


def panel(
    table: Table,
    id: str,
    column: str,
    title: Text,
    body: str,
    seat: int | None = None,
    folded: bool | None = None,
) -> Panel:
    label = escape(title.to(table.language))
    drawn = f'<div class="ev" role="group" aria-label="{label}">{body}</div>'
    return Panel(id, "board" if seat is None else "seat", title, drawn, seat, column, folded)


# --- the Meadow ---------------------------------------------------------------------------------------------------


def meadow(table: Table) -> str:
    view = table.view
    head = (
        f'<div class="ev-head"><h3>{table.say("art-meadow")}</h3>{_die(table)}'
        f"{_pile(table, 'deck', view.deck)}{_pile(table, 'discard', view.discard)}</div>"
    )
    return f'<div class="ev-area ev-meadow">{head}<div class="ev-cards">{_meadow_cards(table)}</div></div>'


def _die(table: Table) -> str:
    """The rival's last roll."""
    his = table.view.rival
    if his is None:
        return ""
    die = his.more.get("die", 0)
    rolled = table.say("art-rolled", n=die) if die else table.say("art-not-rolled")
    return f'<span class="ev-die" role="img" aria-label="{rolled}"><span>{die or "?"}</span></span>'


def _meadow_cards(table: Table) -> str:
    view, parts = table.view, []
    for slot, id in enumerate(view.meadow):
        if id is None:
            parts.append('<div class="ev-slot"></div>')
            continue
        over, note = "", ""
        if slot in view.blocked:
            over = f'<rect class="ev-veil" width="{WIDTH}" height="{HEIGHT}" rx="9"/>{_standing(4, 33, 52, 46)}'
            note = table.say("why-blocked")
        fresh = table.since is not None and table.since.meadow[slot] != id
        parts.append(table.card(("meadow", str(slot + 1)), id, over=over, fresh=fresh, note=note))
    return "".join(parts)


def _pile(table: Table, id: str, n: int) -> str:
    return _count("card", n, table.say(f"art-{id}", n=n), table.say(f"art-{id}-short"))


def _count(name: str, n: int, label: str, short: str) -> str:
    return f'<span class="ev-count" role="img" aria-label="{escape(label)}">{sign(name)} {escape(short)} {n}</span>'


def _standing(owner: int, x: float, y: float, size: float) -> str:
    return f'<g class="ev-s{owner}">{icon(f"w{owner}", x, y, size)}</g>'


# --- the tree: events and forest, and the river bank ---------------------------------------------------------------


def tree(table: Table) -> str:
    view = table.view
    kinds = {one.id: LOCATIONS[LOCATION_OF[one.id]].kind for one in view.board}
    basic = "".join(_location(table, one) for one in view.board if kinds[one.id] == BASIC)
    bank = "".join(_location(table, one) for one in view.board if kinds[one.id] in (HAVEN, JOURNEY))
    other = "".join(_location(table, one) for one in view.board if kinds[one.id] not in (BASIC, HAVEN, JOURNEY))
    forest = "".join(_location(table, one) for one in view.forest)
    events = "".join(_event(table, event) for event in view.events)
    return (
        f'<div class="ev-area ev-tree">{_SCENE}'
        f'<div class="ev-events" role="group" aria-label="{table.say("art-events")}">{events}</div>'
        f'<div class="ev-forest" role="group" aria-label="{table.say("art-forest")}">{forest}{other}</div>'
        f'<div class="ev-basics" role="group" aria-label="{table.say("art-places")}">{basic}</div>'
        f'<div class="ev-journey" role="group" aria-label="{table.say("art-journey")}">{bank}</div></div>'
    )


def _location(table: Table, location: LocationView) -> str:
    declared = LOCATIONS[LOCATION_OF[location.id]]
    body = place_signs(location.id, table.language)
    standing = _crowd(table, location.workers)
    if location.spots == SHARED:
        spots = standing + '<span class="ev-spot ev-shared"></span>'
    else:
        spots = standing + '<span class="ev-spot"></span>' * (location.spots - len(location.workers))
    body += f'<span class="ev-spots">{spots}</span>'
    note = _who(table, location.workers)
    label = f"{table.say(f'location-{location.id}')}. {location_text(declared).to(table.language)}"
    return table.thing(("place", location.id), location.id, "ev-tile", body, label, note=note)


def _crowd(table: Table, owners: tuple[int, ...]) -> str:
    """The workers at a place: one by one, or, where many stand, how many of each player."""
    if len(owners) <= _FEW:
        return "".join(worker(table.owner(owner)) for owner in owners)
    many = {owner: owners.count(owner) for owner in dict.fromkeys(owners)}
    return "".join(
        f'<span class="ev-group">{worker(table.owner(owner))}{n if n > 1 else ""}</span>' for owner, n in many.items()
    )


@lru_cache(maxsize=256)
def place_signs(id: str, language: str) -> str:
    """What a location brings, drawn; in words where signs do not say it."""
    declared = LOCATIONS[LOCATION_OF[id]]
    said = spoken(declared)
    name = "" if declared.kind == BASIC or (said and declared.kind != HAVEN) else f"location-{id}"
    parts = f"<span>{escape(Text(DOMAIN, name).to(language))}</span>" if name else ""
    return f'{parts}<span class="ev-gains">{_drawn(said)}</span>' if said else parts


def _drawn(said: Signs) -> str:
    return "".join(sign(part, "ev-arrow" if part == "arrow" else "") if part.isalpha() else part for part in said)


def one_by_one(said: Signs) -> Signs:
    """Signs as on a board: up to three of a kind stand one by one instead of a figure."""
    found: Signs = ()
    for at, part in enumerate(said):
        following = said[at + 1] if at + 1 < len(said) else ""
        if part.isdigit() and int(part) <= 3 and following.isalpha():
            found += (following,) * (int(part) - 1)
        else:
            found += (part,)
    return found


def spoken(location: Location) -> Signs:
    """What a location brings, in signs; nothing where they cannot say it."""
    if location.journey:
        n = str(location.journey)
        return (n, "card", "arrow", n, "point")
    return one_by_one(signs(location.effect))


def wanted(event: Event) -> Signs:
    """The cards by colour that an event asks for, and its points, in signs."""
    needs = sum(((str(n), COLOURS[colour]) for colour, n in enumerate(event.colours) if n), ())
    return (*needs, "arrow", str(event.points), "point") if event.points else needs


def _who(table: Table, owners: tuple[int, ...]) -> str:
    if not owners:
        return ""
    many = {owner: owners.count(owner) for owner in dict.fromkeys(owners)}
    names = ", ".join(f"{table.name(owner)} {n}×" if n > 1 else table.name(owner) for owner, n in many.items())
    return table.say("art-workers-of", names=names)


def _event(table: Table, event: EventView) -> str:
    declared = EVENTS[EVENT_OF[event.id]]
    name = table.say(f"event-{event.id}")
    classes, note = "ev-tile ev-event" + (" ev-special" if event.special else ""), ""
    if event.by is not None:
        needs, classes = worker(table.owner(event.by)), classes + " ev-done"
        note = table.say("art-achieved", name=table.name(event.by))
    else:
        needs = _needs(table, event.id)
    held = [f"{n}{sign(kind)}" for kind, n in event.resources.items()]
    if event.cards:
        held.append(f"{event.cards}{sign('card')}")
    if declared.points:
        held.append(f'<span class="ev-worth">{declared.points}{sign("point")}</span>')
    body = f'<span>{escape(name)}</span><span class="ev-needs">{needs}{"".join(held)}</span>'
    label = f"{name}. {event_text(declared).to(table.language)}"
    return table.thing(("event", event.id), event.id, classes, body, label, note=note)


def _needs(table: Table, id: str) -> str:
    """What an event asks for; what the viewer's city has is ticked."""
    declared, view = EVENTS[EVENT_OF[id]], table.view
    have = [card.card for card in view.players[view.seat].city] if view.seat is not None else []
    parts = []
    for card in declared.cards:
        met = " ev-met" if card in have else ""
        parts.append(f'<span class="ev-need{met}">{emblem(card)}</span>')
    for colour, n in enumerate(declared.colours):
        if n:
            has = sum(1 for card in have if CARDS[CARD_OF[card]].colour == colour)
            met = " ev-met" if has >= n else ""
            tint = COLOURS[colour]
            parts.append(f'<span class="ev-need{met} ev-c-{tint}">{n}{sign(tint, "ev-key")}</span>')
    return "".join(parts)


# --- cards in hand ------------------------------------------------------------------------------------------------


def loose(table: Table, cards: tuple[str, ...], kind: str, title: str) -> str:
    """A row of cards: the hand, or what was revealed; equal ones lie on each other while one is to be chosen."""
    shown = list(dict.fromkeys(cards)) if table.choices.seat is not None else list(cards)
    parts = []
    for id in shown:
        n = cards.count(id) if len(shown) < len(cards) else 1
        more = card_words(id, table.language) + (f'<span class="ev-times">×{n}</span>' if n > 1 else "")
        parts.append(table.card((kind, id), id, more=more, note=f"{n}×" if n > 1 else ""))
    inside = (
        f'<div class="ev-cards">{"".join(parts)}</div>' if parts else f'<p class="ev-none">{table.say("art-none")}</p>'
    )
    return f'<div class="ev-area ev-hand"><div class="ev-head"><h3>{title}</h3></div>{inside}</div>'


def hand(table: Table, seat: int) -> str:
    player = table.view.players[seat]
    title = f"{table.say('art-hand')} <small>{table.say('art-of', n=player.hand, most=player.hand_limit)}</small>"
    return loose(table, table.view.hand, "hand", title)


# --- cities -------------------------------------------------------------------------------------------------------


def city(table: Table, seat: int, own: bool) -> str:
    """A player's place: season, workers and goods, and the city in rows of five."""
    player = table.view.players[seat]
    spaces = table.say("art-spaces", n=player.spaces)
    title = escape(table.say("art-city", name=table.name(seat)))
    head = f'<div class="ev-head"><h3>{title}</h3><span>{escape(spaces)}</span></div>' if own else ""
    cards = _city_cards(table, player.city, seat)
    empty = -len(player.city) % _PER_ROW or (_PER_ROW if len(player.city) < CITY_SPACES else 0)
    free = '<div class="ev-slot"></div>' * (empty if own else 0)
    classes = "ev-area ev-city" + ("" if own else " ev-others")
    return f'<div class="{classes}">{head}{_mat(table, seat, player)}<div class="ev-cards">{cards}{free}</div></div>'


def _mat(table: Table, seat: int, player: PlayerView) -> str:
    goods = "".join(
        f'<span class="{"ev-some" if n else "ev-nil"}" role="img" aria-label="{table.say(f"amount-{name}", n=n)}">'
        f"{sign(name)}{n}</span>"
        for name, n in (*player.resources.items(), ("card", player.hand), ("point", player.points))
    )
    now = SEASONS.index(player.season)
    marks = ("ev-past",) * now + ("ev-now",) + ("",) * (len(SEASONS) - now)
    seasons = "".join(sign(name, mark) for name, mark in zip(SEASONS, marks, strict=False))
    lost = max(0, player.workers - player.available - len(player.deployed))
    crew = worker(seat) * player.available
    crew += worker(seat).replace("ev-w ", "ev-w ev-out ") * len(player.deployed)
    said = table.say("art-crew", season=player.season, free=player.available, out=len(player.deployed))
    if player.passed:
        said += f" {table.say('art-passed')}"
    passed = f"<span>{table.say('art-passed')}</span>" if player.passed else ""
    jail = f" {jailed(table, seat, lost)}" if lost else ""
    return (
        f'<div class="ev-mat"><div class="ev-goods">{goods}</div><div class="ev-row">'
        f'<span class="ev-row" role="img" aria-label="{escape(said)}"><span class="ev-seasons">{seasons}</span>'
        f'<span class="ev-crew">{crew}</span></span>{jail}{passed}</div></div>'
    )


def jailed(table: Table, seat: int, n: int) -> str:
    """Workers that the rival has carried off."""
    label = escape(table.say("art-kidnapped", n=n))
    cell = f'<span class="ev-cell">{worker(seat)}{sign("prison")}</span>' * n
    return f'<span class="ev-jail" role="img" aria-label="{label}">{cell}</span>'


def _city_cards(table: Table, cards: tuple[CityCardView, ...], seat: int) -> str:
    before = None
    if table.since is not None and seat < len(table.since.players):
        before = {(card.slot, card.card) for card in table.since.players[seat].city}
    return "".join(
        table.card(
            ("city", f"{seat}.{card.slot}"),
            card.card,
            over=lying(table, card),
            more=_brought(table, seat, card),
            note=". ".join(filter(None, (lying_words(table, card), _brought_words(table, seat, card)))),
            fresh=before is not None and (card.slot, card.card) not in before,
        )
        for card in cards
    )


def _brought(table: Table, seat: int, card: CityCardView) -> str:
    """What a card brought in its player's latest turn."""
    found = _harvest(table, seat, card)
    parts = "".join(f"<span>{rich(part, table.language)}</span>" for what in found for part in _amounts(what))
    return f'<span class="ev-brought" aria-hidden="true">{parts}</span>' if parts else ""


def _brought_words(table: Table, seat: int, card: CityCardView) -> str:
    found = _harvest(table, seat, card)
    return table.say("art-brought", what=tuple(found)) if found else ""


def _harvest(table: Table, seat: int, card: CityCardView) -> list[Text]:
    return table.harvest.get((seat, card.slot, f"card-{card.card}"), [])


def lying(table: Table, card: CityCardView) -> str:
    """What lies on a card of a city, in its own units."""
    over, y = "", 41.0
    if card.occupied:
        over += f'<circle class="ev-pill" cx="85" cy="91" r="12"/>{icon("occupied", 76, 82, 18)}'
    stacks = [("point", card.points), ("prison", card.prisoners), *card.resources.items()]
    for name, n in stacks:
        if n:
            over += f'<rect class="ev-pill" x="60" y="{y:g}" width="36" height="19" rx="9.500"/>'
            over += icon(name, 63, y + 1.5, 16) + words(87, y + 14.5, str(n), "ev-mid ev-price")
            y += 20
    for number, owner in enumerate(card.workers):
        over += _standing(table.owner(owner), 6 + 34 * number, 62, 38)
    return over


def lying_words(table: Table, card: CityCardView) -> str:
    said = []
    if card.occupied:
        said.append(table.say("art-occupied"))
    if card.points:
        said.append(table.say("amount-point", n=card.points))
    said += [table.say(f"amount-{name}", n=n) for name, n in card.resources.items()]
    if card.prisoners:
        said.append(table.say("art-prisoners", n=card.prisoners))
    if card.workers:
        said.append(_who(table, card.workers))
    return ". ".join(said)


# --- the rival ----------------------------------------------------------------------------------------------------


def rival(table: Table) -> str:
    """The one who has no seat: his die, his city by colour, his events, and whom he has carried off."""
    his, view = table.view.rival, table.view
    assert his is not None
    seat = len(view.players)
    events = sum(1 for event in view.events if event.by == seat)
    counts = [sum(1 for card in his.city if CARDS[CARD_OF[card.card]].colour == c) for c in range(len(COLOURS))]
    chips = "".join(
        f'<span class="ev-chip ev-c-{colour}" role="img" aria-label="{table.say(f"colour-{colour}")}: {n}">'
        f"{sign(colour)}{n}</span>"
        for colour, n in zip(COLOURS, counts, strict=True)
    )
    flags = _count("event", events, table.say("art-rival-events", n=events), table.say("art-events"))
    tokens = _count("point", his.points, table.say("amount-point", n=his.points), table.say("line-tokens"))
    player = view.players[0]
    lost = max(0, player.workers - player.available - len(player.deployed))
    jail = f"{jailed(table, 0, lost)} {table.say('art-kidnapped', n=lost)}" if lost else ""
    ordered = tuple(sorted(his.city, key=lambda card: CARDS[CARD_OF[card.card]].colour))
    return (
        f'<div class="ev-area ev-city ev-rival"><div class="ev-head">{worker(4)}<h3>{table.say("art-rival")}</h3>'
        f"{_die(table)}{flags}{tokens}{jail}</div>"
        f'<div class="ev-chips">{chips}</div><div class="ev-cards">{_city_cards(table, ordered, seat)}</div></div>'
    )


def goods(view: View, seat: int) -> list[tuple[str, str, Text]]:
    """What everybody sees of a player at a glance: icon, figure, words."""
    player = view.players[seat]
    found = [(name, str(n), Text(DOMAIN, f"amount-{name}", n=n)) for name, n in player.resources.items()]
    found.append(("card", str(player.hand), Text(DOMAIN, "amount-card", n=player.hand)))
    out = len(player.deployed)
    crew = Text(DOMAIN, "art-crew", season=player.season, free=player.available, out=out)
    found += [
        ("worker", f"{player.available}/{player.workers}", crew),
        (player.season, "", Text(DOMAIN, f"art-season-{player.season}")),
    ]
    return found
