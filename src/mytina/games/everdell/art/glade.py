"""Under the tree: events as banners in its crown, clearings of the forest, places on the river, Haven and the road."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from mytina.games.everdell.art.modules import arts, event_face, face_in, own_places, place_face
from mytina.games.everdell.art.scenery import scenic
from mytina.games.everdell.art.symbols import emblem, sign
from mytina.games.everdell.art.things import Asked, Table, drawn
from mytina.games.everdell.catalogue import (
    EVENT_OF,
    EVENTS,
    FOREST,
    JOURNEY,
    LOCATION_OF,
    LOCATIONS,
    SHARED,
    Location,
    Requirement,
)
from mytina.games.everdell.terms import COLOURS, DOMAIN
from mytina.games.everdell.texts import event_text, location_text
from mytina.games.everdell.view import EventView, LocationView
from mytina.interface.drawing import measure, wrap
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

_HERE = (FOREST, JOURNEY)
_SIGNS = 6  # so many fit a board
_FEW = 4  # so many events of a row have room for their pictures
#: By the number of forest cards, which lie counter-clockwise from the upper left (EV-SETUP-01): where each is drawn, of
#: upper left, upper right, lower left, lower right.
_CORNERS = {3: (0, 2, 1), 4: (0, 2, 3, 1)}
#: How wide an event's name may be at 12 px on a small desktop: a word of a row with many banners, and a line of two.
_WORD, _LINE = 70.0, 76.0


def glade(table: Table) -> str:
    view = table.view
    kinds = {one.id: LOCATIONS[LOCATION_OF[one.id]].kind for one in view.board}
    shore = [one for one in view.board if kinds[one.id] not in _HERE and one.id not in own_places()]
    basic = [event for event in view.events if not event.special]
    special = [event for event in view.events if event.special]
    corners = _CORNERS[len(view.forest)]
    groups = (
        (
            "events",
            f"ev-row-basic{' ev-many' if len(basic) > _FEW else ''}",
            "".join([_banner(table, event) for event in basic]),
        ),
        ("events-special", "ev-row-special", "".join([_banner(table, event) for event in special])),
        (
            "forest",
            "ev-forest",
            "".join([_clearing(table, one, at) for one, at in zip(view.forest, corners, strict=True)]),
        ),
        ("places", "ev-bank", "".join([_place(table, one) for one in shore])),
        ("journey", "ev-road", "".join([_milestone(table, one) for one in view.board if kinds[one.id] == JOURNEY])),
    )
    body = "".join(
        f'<div class="{classes}" role="group" aria-label="{escape(table.say(f"art-{name}"))}">{drawn}</div>'
        for name, classes, drawn in groups
        if drawn
    )
    return f'<div class="ev-glade ev-{table.season}">{scenic("narrow", "ev-land ev-narrow")}{body}</div>'


# --- places -----------------------------------------------------------------------------------------------------------


def _place(table: Table, location: LocationView) -> str:
    """A place on the river: what is found there, a sign, and where workers stand."""
    return located(table, location, f"ev-place ev-p-{location.id}", found(location.id))


def _clearing(table: Table, location: LocationView, at: int) -> str:
    ground = scenic("clearing", "ev-clearing")
    return located(table, location, f"ev-place ev-f ev-f{at}", ground + found(location.id))


def _milestone(table: Table, location: LocationView) -> str:
    journey = LOCATIONS[LOCATION_OF[location.id]].journey
    stone = f"{found(location.id)}<b>{journey}</b>"
    return located(table, location, f"ev-place ev-stone ev-p-{location.id}", stone, signed=False)


@cache
def found(id: str) -> str:
    """The drawing of a place."""
    return _face(place_face(id), "ev-found")


def _face(name: str, classes: str) -> str:
    return f'<svg class="{classes}" aria-hidden="true"><use href="{face_in(name)}"/></svg>'


def located(table: Table, location: LocationView, classes: str, body: str, *, signed: bool = True) -> str:
    """A place: what is drawn there, its sign, and where workers stand."""
    place, workers = ("place", location.id), location.workers
    asked = table.asked_at(place)
    ghost = table.ghost if asked is not None and asked.keys else ""
    standing: tuple[str, ...] = ()
    said = more = ""
    if workers:
        if location.spots == SHARED:
            standing = (table.crowd(workers, location.id),)
        else:
            standing = tuple([table.piece(owner, f"at.{location.id}.{at}") for at, owner in enumerate(workers)])
        said = table.who(workers)
        if len(workers) > table.stood.get(location.id, len(workers)):
            classes += " ev-new"
    for art, seen in arts(table.view):
        if (there := art.at_place(table, seen, location.id)) is not None:
            more += there[0]
            said = " ".join(filter(None, (said, there[1])))
    plank = f'<span class="ev-plank">{_plank(location.id, table.language)}</span>' if signed else ""
    id, spots = location.id, location.spots
    return _located(id, spots, classes, body, standing, ghost, plank, more, said, table.language, asked)


# Most places stand empty, and look the same at all tables.
@lru_cache(maxsize=4096)
def _located(
    id: str,
    spots: int,
    classes: str,
    body: str,
    standing: tuple[str, ...],
    ghost: str,
    plank: str,
    more: str,
    said: str,
    language: str,
    asked: Asked | None,
) -> str:
    if spots == SHARED:
        ground = f'<span class="ev-spots ev-patch">{"".join(standing)}{ghost}</span>'
    else:
        stones = [f'<span class="ev-spot">{piece}</span>' for piece in standing]
        stones += [f'<span class="ev-spot">{ghost if at == 0 else ""}</span>' for at in range(spots - len(standing))]
        ground = f'<span class="ev-spots">{"".join(stones)}</span>'
    label = _place_label(id, language)
    return drawn(("place", id), id, classes, f"{body}{plank}{ground}{more}", label, said, asked)


@lru_cache(maxsize=256)
def _place_label(id: str, language: str) -> str:
    name = Text(DOMAIN, f"location-{id}").to(language)
    return f"{name}. {location_text(LOCATIONS[LOCATION_OF[id]]).to(language)}"


@lru_cache(maxsize=256)
def _plank(id: str, language: str) -> str:
    """What a place brings, in signs; where signs do not say it, a worker's paw stands for the closeup."""
    said = spoken(LOCATIONS[LOCATION_OF[id]]) or ("worker", "+")
    return "".join(sign(part, f"ev-i-{part}") if part.isalpha() else f"<b>{part}</b>" for part in said)


def one_by_one(said: Signs) -> Signs:
    """Signs as on a board: up to three of a kind stand one by one instead of a figure."""
    shown: Signs = ()
    for at, part in enumerate(said):
        following = said[at + 1] if at + 1 < len(said) else ""
        if part.isdigit() and int(part) <= 3 and following.isalpha():
            shown += (following,) * (int(part) - 1)
        else:
            shown += (part,)
    return shown if len(shown) <= _SIGNS else said


def spoken(location: Location) -> Signs:
    """What a location brings, in signs; nothing where they cannot say it."""
    if location.journey:
        n = str(location.journey)
        return (n, "card", "arrow", n, "point")
    return one_by_one(location.effect.signs())


# --- events -----------------------------------------------------------------------------------------------------------


def _banner(table: Table, event: EventView) -> str:
    """An event: its picture, its name, what it asks for, and a seal with its points; who has it stands on it."""
    needs, seal, note, more = "", "", "", ""
    if event.by is None:
        needs = _needs(event.id, event.have)
    else:
        held = [f"{n}{sign(kind)}" for kind, n in event.resources.items()]
        if event.cards:
            held.append(f"{event.cards}{sign('card')}")
        needs = "".join(held)
        seal = table.piece(event.by, f"at.{event.id}")
        note = table.say("art-achieved", name=table.name(event.by))
    for art, seen in arts(table.view):
        if (there := art.at_event(table, seen, event.id)) is not None:
            more += there[0]
            note = " ".join(filter(None, (note, there[1])))
    asked = table.asked_at(("event", event.id))
    return _hung(event.id, event.special, needs, seal, more, note, table.language, asked)


@lru_cache(maxsize=4096)
def _hung(
    id: str, special: bool, needs: str, seal: str, more: str, note: str, language: str, asked: Asked | None
) -> str:
    """An event with what it `needs` or holds, and the `seal` of whoever has it."""
    classes = f"ev-banner{' ev-special' if special else ''}{' ev-done' if seal else ''}"
    points = seal or f"<b>{EVENTS[EVENT_OF[id]].points or '+'}</b>"
    body = (
        f'<span class="ev-cloth">{event_title(id, language)}<span class="ev-needs">{needs}</span></span>'
        f'<span class="ev-seal">{points}</span>{more}'
    )
    return drawn(("event", id), id, classes, body, _event_label(id, language), note, asked)


@lru_cache(maxsize=256)
def _event_label(id: str, language: str) -> str:
    return f"{Text(DOMAIN, f'event-{id}').to(language)}. {event_text(EVENTS[EVENT_OF[id]]).to(language)}"


@lru_cache(maxsize=256)
def event_title(id: str, language: str) -> str:
    """The picture and the name of an event; a name with a long word, or of three lines, is set closer."""
    name = Text(DOMAIN, f"event-{id}").to(language)
    long = max(measure(word, 12) for word in name.split()) > _WORD or len(wrap(name, 12, _LINE)) > 2
    tight = " ev-tight" if long else ""
    face = _face(event_face(id), "ev-pictured")
    return f'{face}<b class="ev-title{tight}">{escape(name)}</b>'


@lru_cache(maxsize=4096)
def _needs(id: str, have: tuple[int, ...]) -> str:
    """What an event asks for; what the viewer has is ticked."""
    return needs(EVENTS[EVENT_OF[id]].requires, have)


def needs(requires: Requirement, have: tuple[int, ...] = ()) -> str:
    """What is asked for, in signs; the parts of which there is enough are ticked."""
    parts = requires.parts()
    several = sum(1 for part in parts if part.colour() >= 0) > 1  # so many colours say it without figures
    drawn = []
    for place, part in enumerate(parts):
        if part.price():
            continue
        met = " ev-met" if have and have[place] == part.needed() else ""
        tint = f" ev-c-{COLOURS[part.colour()]}" if part.colour() >= 0 else ""
        said = "".join(_need(one, tint) for one in part.signs() if not (several and one.isdigit()))
        drawn.append(f'<span class="ev-need{met}{tint}">{said}</span>')
    return "".join(drawn)


def _need(one: str, tint: str) -> str:
    """A sign of what is asked for: the emblem of a card, an icon or a figure."""
    if one.startswith("card:"):
        return emblem(one.removeprefix("card:"))
    if one in COLOURS:
        return sign(one, f"ev-key{'' if tint else f' ev-c-{one}'}")
    return sign(one) if one.isalpha() else one
