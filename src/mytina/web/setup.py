"""The set-up form of a table, generated from the game's typed set-up, and the page to join an open seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Node

from mytina.kernel.errors import SetupError
from mytina.kernel.game import Game
from mytina.kernel.setup import Field, build, fields
from mytina.web.hours import clock_field
from mytina.web.icons import cover, named, seat_sign
from mytina.web.layout import page
from mytina.web.seen import Reader
from mytina.web.words import Say

BOTS = ("random", "greedy", "search:50ms", "search:200ms", "search:1000ms")
DEFAULT_BOT = "search:200ms"
_SEAT_KINDS = ("me", "open", "bot")
_MOST_SEATS = 12  # rows of the form; further seats share one, as nobody would read a longer list


def setup_page(reader: Reader, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, str]) -> str:
    """`values` are what was posted (or nothing yet), `errors` sentences by field; the key "" is for the whole form."""
    say = Say(reader)
    return page(
        reader,
        f"{say('new-table')} – {say.of(game.name)}",
        h.h1[say.of(game.name)],
        h.div(".beside")[
            _form(say, game, values, errors),
            h.div(".blurb")[
                h.div(".cover", aria_hidden="true")[cover(game)],
                h.p[say.first(game, ("about",), "")],
                h.p[h.a(href=f"/rules/{game.id}")[say("read-rules")]],
            ],
        ],
        kind="setup",
        games=(game,),
        symbols=True,
    )


def _form(say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, str]) -> Node:
    found = fields(game.setup)
    plain = [field for field in found if not _expert(game, field)]
    expert = [field for field in found if _expert(game, field)]
    wrong_inside = any(field.name in errors for field in expert)
    return h.form(".setup", method="post", action=f"/new/{game.id}")[
        _alert(say, errors),
        h.fieldset[
            h.legend[say("you")],
            _name(say, str(values.get("name", "")), errors),
        ],
        h.fieldset[
            h.legend[say("seats")],
            _seat_count(say, game, values, errors),
            _seats(say, game, values, errors),
            clock_field(say, values, errors),
        ],
        h.fieldset[h.legend[say("options")], (_field(say, game, field, values, errors) for field in plain)]
        if plain
        else None,
        h.details(".expert", open=wrong_inside)[
            h.summary[say("expert")],
            h.div(".choices")[(_field(say, game, field, values, errors) for field in expert)],
        ]
        if expert
        else None,
        h.div(".actions")[h.button(".primary")[named("play", say("open-table"))], h.a(href="/")[say("cancel")]],
    ]


def join_page(
    reader: Reader,
    game: Game[Any],
    seat_name: str,
    table_id: str,
    token: str,
    *,
    error: str = "",
    taken: bool = False,
) -> str:
    """An invitation; who comes too late may still watch."""
    say = Say(reader)
    watch = h.a(class_=["button", {"primary": taken}], href=f"/t/{table_id}")[named("eye", say("just-watch"))]
    return page(
        reader,
        f"{say('join-title')} – {say.of(game.name)}",
        h.div(".narrowpage.join")[
            h.div(".cover", aria_hidden="true")[cover(game)],
            h.h1[say("join-heading", game=say.of(game.name))],
            h.p[say("join-seat", seat=seat_name)] if seat_name and not taken else None,
            [h.p(role="alert")[error], h.div(".actions")[watch]]
            if taken
            else h.form(method="post", action=f"/join/{token}")[
                _name(say, "", {"name": error} if error else {}),
                h.div(".actions")[
                    h.button(".primary")[named("play", say("sit-down"))],
                    watch,
                ],
            ],
            h.p[h.a(href=f"/rules/{game.id}")[say("read-rules")]],
        ],
        kind="join",
        games=(game,),
        symbols=True,
    )


def _expert(game: Game[Any], field: Field) -> bool:
    """What a first form folds away: what the set-up says, or whatever is left open by default."""
    named: tuple[str, ...] = getattr(game.setup, "expert", ())
    return field.name in named if named else field.default == "any"


def _alert(say: Say, errors: Mapping[str, str]) -> Node:
    if not errors:
        return None
    return h.p(".alert", role="alert")[errors.get("") or say("form-errors", count=len(errors))]


def _wrong(name: str, errors: Mapping[str, str]) -> Node:
    return h.p(".wrong", id=f"wrong-{name}")[errors[name]] if name in errors else None


def _marks(name: str, errors: Mapping[str, str]) -> dict[str, str]:
    return {"aria-invalid": "true", "aria-describedby": f"wrong-{name}"} if name in errors else {}


def _name(say: Say, value: str, errors: Mapping[str, str]) -> Node:
    return h.div(".field")[
        h.label(for_="name")[say("your-name")],
        h.input(
            _marks("name", errors),
            id="name",
            name="name",
            value=value,
            maxlength="24",
            autocomplete="nickname",
            placeholder=say("name-example"),
        ),
        _wrong("name", errors),
    ]


def _seat_count(say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, str]) -> Node:
    if len(game.seats) == 1:
        return None
    chosen = str(values.get("seats", 2 if 2 in game.seats else game.seats[0]))
    marks = _marks("seats", errors)
    if game.seats[-1] > _MOST_SEATS:
        low, high = str(game.seats[0]), str(game.seats[-1])
        control: Node = h.input(
            marks, type="number", id="seats", name="seats", value=chosen, min=low, max=high, data_seats=True
        )
    else:
        options = (h.option(value=str(count), selected=str(count) == chosen)[str(count)] for count in game.seats)
        control = h.select(marks, id="seats", name="seats", data_seats=True)[options]
    return h.div(".field")[h.label(for_="seats")[say("how-many")], control, _wrong("seats", errors)]


def _seats(say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, str]) -> Node:
    shown = range(min(game.seats[-1], _MOST_SEATS))
    rest = game.seats[-1] > _MOST_SEATS
    return [
        h.ol(".seats")[(_seat(say, game, number, values, errors) for number in shown)],
        h.div(".seats.rest")[_kinds(say, "rest", say("rest-seats", first=_MOST_SEATS + 1), values, "bot")]
        if rest
        else None,
    ]


def _seat(say: Say, game: Game[Any], number: int, values: Mapping[str, Any], errors: Mapping[str, str]) -> Node:
    name = f"seat-{number}"
    return h.li(".seat", data_seat=str(number))[
        h.div(".who")[seat_sign(game, number), h.span[say.seat(game, number)]],
        _choices(say, name, say.seat(game, number), values, "me" if number == 0 else "open"),
        _wrong(f"{name}-kind", errors),
        _wrong(f"{name}-bot", errors),
    ]


def _kinds(say: Say, name: str, label: str, values: Mapping[str, Any], usual: str) -> Node:
    """One row for all seats beyond those that have rows of their own."""
    return h.div(".seat")[h.div(".who")[h.span[label]], _choices(say, name, label, values, usual, ("open", "bot"))]


def _choices(
    say: Say, name: str, label: str, values: Mapping[str, Any], usual: str, kinds: tuple[str, ...] = _SEAT_KINDS
) -> Node:
    """Who sits there: a person or which bot."""
    kind = str(values.get(f"{name}-kind", usual))
    bot = str(values.get(f"{name}-bot", DEFAULT_BOT))
    return [
        h.div(".segments", role="radiogroup", aria_label=label)[
            (
                h.label[
                    h.input(type="radio", name=f"{name}-kind", value=value, checked=value == kind),
                    h.span[say(f"seat-{value}")],
                ]
                for value in kinds
            )
        ],
        h.label(".botkind")[
            h.span(".hidden-words")[say("bot-kind")],
            h.select(name=f"{name}-bot")[(h.option(value=spec, selected=spec == bot)[say.bot(spec)] for spec in BOTS)],
        ],
    ]


def _field(say: Say, game: Game[Any], field: Field, values: Mapping[str, Any], errors: Mapping[str, str]) -> Node:
    name = field.name
    given = values.get(name, field.default)
    label = say.first(game, (f"setup-{name}",), name)
    note = say.first(game, (f"setup-{name}-note",), "")
    marks = _marks(name, errors)
    if field.choices == (False, True):
        control: Node = h.input(
            marks, type="checkbox", id=f"f-{name}", name=name, value="true", checked=given in (True, "true", "on")
        )
        body: Node = h.label(".check", for_=f"f-{name}")[control, h.span[label]]
    elif field.choices:
        options = (
            h.option(value=str(choice), selected=str(choice) == str(given))[_choice(say, game, name, str(choice))]
            for choice in field.choices
        )
        body = [h.label(for_=f"f-{name}")[label], h.select(marks, id=f"f-{name}", name=name)[options]]
    else:
        low, high = ("" if bound is None else str(bound) for bound in (field.low, field.high))
        control = h.input(marks, type="number", id=f"f-{name}", name=name, value=str(given), min=low, max=high)
        body = [h.label(for_=f"f-{name}")[label], control]
    some = _useful(game, field)
    only = None if name in errors or some == tuple(game.seats) else " ".join(map(str, some))
    return h.div(".field", data_only=only)[body, h.p(".note")[note] if note else None, _wrong(name, errors)]


@lru_cache(maxsize=256)
def _useful(game: Game[Any], field: Field) -> tuple[int, ...]:
    """For how many players anything but the default can be chosen; the script hides the field from others."""
    others = [choice for choice in field.choices if choice != field.default]
    some = tuple(seats for seats in game.seats if any(_goes(game, seats, field.name, choice) for choice in others))
    return some or tuple(game.seats)  # what depends on other fields is always shown


def _goes(game: Game[Any], seats: int, name: str, choice: Any) -> bool:
    try:
        build(game.setup, seats, {name: choice})
    except SetupError:
        return False
    return True


def _choice(say: Say, game: Game[Any], name: str, value: str) -> str:
    if value == "any":
        return say.first(game, (f"setup-{name}-any", "setup-any"), say("any"))
    return say.first(game, (f"setup-{name}-{value}", f"card-{value}"), value)
