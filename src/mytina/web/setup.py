"""The set-up form of a table, generated from the game's typed set-up, and the page to join an open seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from mytina.interface.game import Game
from mytina.kernel.errors import SetupError
from mytina.kernel.setup import OWN, PRESET, Field, build, fields, offered, preset_fields
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import cover, named, seat_sign
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.time_limits import clock_field, span
from mytina.web.words import STRENGTHS, Say

_SEAT_KINDS = ("me", "open", "bot")
_MOST_SEATS = 12  # rows of the form; further seats share one, as nobody would read a longer list


def setup_page(
    reader: Reader,
    game: Game[Any],
    values: Mapping[str, Any],
    errors: Mapping[str, str],
    own_bots: Sequence[str] = (),
    rules: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """`values` are what was posted (or nothing yet), `errors` sentences by field; the key "" is for the whole form.

    `own_bots` are those that the host offers beside ours, `rules` the addresses of rules behind errors.
    """
    say = Say(reader)
    wrong = {field: with_rule(say, game, words, rules.get(field, "")) for field, words in errors.items()}
    return page(
        reader,
        f"{say('new-table')} – {say.of(game.name)}",
        h.h1[say.of(game.name)],
        h.div(".beside")[
            _form(say, game, values, wrong, (*STRENGTHS, *own_bots)),
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


def _form(
    say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, Node], bots: Sequence[str]
) -> Node:
    found = [field for field in fields(game.setup) if field.name not in game.setup.undrawn]
    presets = offered(game.setup) if len(offered(game.setup)) > 1 else ()
    grouped = preset_fields(game.setup) if presets else frozenset()
    within = game.setup.within
    plain = [
        field for field in found if not _expert(game, field) and field.name not in grouped and field.name not in within
    ]
    expert = [field for field in found if _expert(game, field)]
    wrong_inside = "clock" in errors or any(field.name in errors for field in expert)
    given = {"data-remember": f"setup-{game.id}"} if not values else {}
    return h.form(".setup", given, method="post", action=f"/new/{game.id}")[
        _alert(say, errors),
        h.fieldset[
            h.legend[named("friends", say("who-plays"))],
            h.div(".pairs")[_name(say, str(values.get("name", "")), errors), _seat_count(say, game, values, errors)],
            _seats(say, game, values, errors, bots),
        ],
        h.fieldset[
            h.legend[named("rules", say("options"))],
            _presets(say, game, presets, [f for f in found if f.name in grouped], values, errors) if presets else None,
            (_field(say, game, field, values, errors) for field in plain),
            (_inside(say, game, switch, found, values, errors) for switch in dict.fromkeys(within.values())),
        ]
        if plain or presets
        else None,
        h.details(".expert", open=wrong_inside)[
            h.summary[say("expert")],
            clock_field(say, values, errors),
            h.div(".choices")[(_field(say, game, field, values, errors) for field in expert)] if expert else None,
        ],
        h.div(".actions")[h.button(".primary")[named("play", say("open-table"))], h.a(href="/")[say("cancel")]],
    ]


def _inside(
    say: Say, game: Game[Any], switch: str, found: list[Field], values: Mapping[str, Any], errors: Mapping[str, Node]
) -> Node:
    """Fields that mean something only with a switch: the script shows them with it, or with a preset that sets it."""
    found = [field for field in found if game.setup.within.get(field.name) == switch]
    if not found:
        return None
    presets = [name for name, given in game.setup.presets.items() if given.get(switch)]
    return h.div(".within", data_within=switch, data_presets=" ".join(presets))[
        (_field(say, game, field, values, errors) for field in found)
    ]


def join_page(
    reader: Reader,
    game: Game[Any],
    seat_name: str,
    table_id: str,
    token: str,
    *,
    clock: tuple[int, str] | None = None,
    error: str = "",
    taken: bool = False,
) -> str:
    """An invitation; who comes too late may still watch.

    `clock` are the seconds of a turn, and the bot that plays it when they have passed.
    """
    say = Say(reader)
    watch = h.a(class_=["button", {"primary": taken}], href=f"/t/{table_id}")[named("eye", say("just-watch"))]
    return page(
        reader,
        f"{say('join-title')} – {say.of(game.name)}",
        h.div(".narrowpage.join")[
            h.div(".cover", aria_hidden="true")[cover(game)],
            h.h1[say("join-heading", game=say.of(game.name))],
            h.p[say("join-seat", seat=seat_name)] if seat_name and not taken else None,
            h.p[say("join-clock", time=span(say, clock[0]), bot=say.bot(clock[1]))] if clock and not taken else None,
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


def _alert(say: Say, errors: Mapping[str, Node]) -> Node:
    if not errors:
        return None
    return h.p(".alert", role="alert")[errors.get("") or say("form-errors", count=len(errors))]


def with_rule(say: Say, game: Game[Any], words: str, rule: str) -> Node:
    """What is wrong in plain words, and a small link to the rule for whoever asks."""
    if not rule:
        return words
    said = say("rule", rule=rule)
    return [words, h.a(".rule", href=f"/rules/{game.id}#{rule}", target="_blank", aria_label=said, title=said)["§"]]


def _wrong(name: str, errors: Mapping[str, Node]) -> Node:
    return h.p(".wrong", id=f"wrong-{name}")[errors[name]] if name in errors else None


def _marks(name: str, errors: Mapping[str, Node]) -> dict[str, str]:
    return {"aria-invalid": "true", "aria-describedby": f"wrong-{name}"} if name in errors else {}


def _name(say: Say, value: str, errors: Mapping[str, Node]) -> Node:
    return h.div(".field")[
        h.label(for_="name")[say("your-name")],
        h.input(
            _marks("name", errors),
            id="name",
            name="name",
            data_remember="name",
            value=value,
            maxlength="24",
            autocomplete="nickname",
            placeholder=say("name-example"),
        ),
        _wrong("name", errors),
    ]


def _seat_count(say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, Node]) -> Node:
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


def _seats(
    say: Say, game: Game[Any], values: Mapping[str, Any], errors: Mapping[str, Node], bots: Sequence[str]
) -> Node:
    shown = range(min(game.seats[-1], _MOST_SEATS))
    rest = game.seats[-1] > _MOST_SEATS
    return [
        h.ol(".seats")[(_seat(say, game, number, values, errors, bots) for number in shown)],
        h.div(".seats.rest", data_seat=str(_MOST_SEATS))[
            _kinds(say, "rest", say("rest-seats", first=_MOST_SEATS + 1), values, bots)
        ]
        if rest
        else None,
    ]


def _seat(
    say: Say, game: Game[Any], number: int, values: Mapping[str, Any], errors: Mapping[str, Node], bots: Sequence[str]
) -> Node:
    name = f"seat-{number}"
    return h.li(".seat", data_seat=str(number))[
        h.div(".who")[seat_sign(game, number), h.span[say.seat(game, number)]],
        _choices(say, name, say.seat(game, number), values, "me" if number == 0 else "open", bots),
        _wrong(f"{name}-kind", errors),
        _wrong(f"{name}-bot", errors),
    ]


def _kinds(say: Say, name: str, label: str, values: Mapping[str, Any], bots: Sequence[str]) -> Node:
    """One row for all seats beyond those that have rows of their own."""
    choices = _choices(say, name, label, values, "bot", bots, ("open", "bot"))
    return h.div(".seat")[h.div(".who")[h.span[label]], choices]


def _choices(
    say: Say,
    name: str,
    label: str,
    values: Mapping[str, Any],
    usual: str,
    bots: Sequence[str],
    kinds: tuple[str, ...] = _SEAT_KINDS,
) -> Node:
    """Who sits there: a person or which bot."""
    kind = str(values.get(f"{name}-kind", usual))
    bot = str(values.get(f"{name}-bot", ""))
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
            h.select(name=f"{name}-bot")[(h.option(value=spec, selected=spec == bot)[say.bot(spec)] for spec in bots)],
        ],
    ]


def _presets(
    say: Say,
    game: Game[Any],
    presets: tuple[str, ...],
    grouped: list[Field],
    values: Mapping[str, Any],
    errors: Mapping[str, Node],
) -> Node:
    """Choices of several fields at once; the fields themselves are shown to those who choose on their own."""
    wrong = any(field.name in errors for field in grouped)
    given = OWN if wrong else str(values.get(PRESET, presets[0]))

    def choice(name: str) -> Node:
        note = say.first(game, (f"preset-{name}-note",), say("preset-own-note") if name == OWN else "")
        return h.label(data_only=_preset_only(game, name))[
            h.input(type="radio", name=PRESET, value=name, checked=name == given),
            h.span[
                h.b[say("preset-own") if name == OWN else say.first(game, (f"preset-{name}",), name)],
                h.span(".note")[note] if note else None,
            ],
        ]

    return [
        h.div(".presets", role="radiogroup", aria_label=say("presets"))[(choice(name) for name in (*presets, OWN))],
        _wrong(PRESET, errors),
        h.div(".ownchoice")[_groups(say, game, grouped, values, errors)],
    ]


def _groups(
    say: Say, game: Game[Any], found: list[Field], values: Mapping[str, Any], errors: Mapping[str, Node]
) -> Node:
    """Many switches by what they belong to, each group folded up unless something of it is chosen or wrong."""
    groups = game.setup.groups
    alone = [field for field in found if not any(field.name in names for names in groups.values())]
    drawn: list[Node] = [_field(say, game, field, values, errors) for field in alone]
    for name, names in groups.items():
        inside = [field for field in found if field.name in names]
        chosen = any(str(values.get(field.name, field.default)) != str(field.default) for field in inside)
        opened = chosen or any(field.name in errors for field in inside)
        if inside:
            drawn.append(
                h.details(".switches", open=opened)[
                    h.summary[h.b[say.first(game, (f"setup-group-{name}",), name)], h.span(".count")[str(len(inside))]],
                    (_field(say, game, field, values, errors) for field in inside),
                ]
            )
    return drawn


def _field(say: Say, game: Game[Any], field: Field, values: Mapping[str, Any], errors: Mapping[str, Node]) -> Node:
    name = field.name
    given = values.get(name, field.default)
    label = say.first(game, (f"setup-{name}",), name)
    note = say.first(game, (f"setup-{name}-note",), "")
    marks = _marks(name, errors)
    offer = game.setup.offers[name]() if name in game.setup.offers else ()
    if len(offer) == 1:
        body: Node = [h.input(type="hidden", name=name, value=str(offer[0][0])), h.b[label, ": "], say.of(offer[0][1])]
    elif offer:
        given = values.get(name, offer[0][0])
        ordered = sorted(offer, key=lambda one: one[0])
        choices = (h.option(value=str(one), selected=str(one) == str(given))[say.of(words)] for one, words in ordered)
        body = [h.label(for_=f"f-{name}")[label], h.select(marks, id=f"f-{name}", name=name)[choices]]
    elif field.choices == (False, True):
        control: Node = h.input(
            marks, type="checkbox", id=f"f-{name}", name=name, value="true", checked=given in (True, "true", "on")
        )
        body = h.label(".check", for_=f"f-{name}")[control, h.span[label]]
        hint = _hint(say, game, name, True)
        note = f"{note} {hint[:1].upper()}{hint[1:]}." if hint else note
    elif field.choices:
        options = (
            h.option(value=str(choice), selected=str(choice) == str(given), data_only=_only(game, field, choice))[
                _choice(say, game, name, str(choice))
                + (f" ({hint})" if (hint := _hint(say, game, name, choice)) else "")
            ]
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


def _hint(say: Say, game: Game[Any], name: str, choice: Any) -> str:
    """What is said of a choice besides its words; "": nothing."""
    hint = game.setup.hints[name](choice) if name in game.setup.hints else None
    return "" if hint is None else say.of(hint)


def _useful(game: Game[Any], field: Field) -> tuple[int, ...]:
    """For how many players anything but the default can be chosen; the script hides the field from others."""
    possible = _possible(game)
    others = {seats for choice in field.choices if choice != field.default for seats in possible[field.name, choice]}
    return tuple(sorted(others or game.seats))  # what depends on other fields is always shown


def _only(game: Game[Any], field: Field, choice: Any) -> str | None:
    """For how many players a choice is possible, if not for all; the script hides it from others."""
    some = _possible(game)[field.name, choice]
    return None if some == tuple(game.seats) or not some else " ".join(map(str, some))


def _preset_only(game: Game[Any], name: str) -> str | None:
    """For how many players a preset is possible, if not for all."""
    if name == OWN:
        return None
    some = _possible(game)[PRESET, name]
    return None if some == tuple(game.seats) else " ".join(map(str, some))


@lru_cache(maxsize=64)
def _possible(game: Game[Any]) -> Mapping[tuple[str, Any], tuple[int, ...]]:
    """For how many players each choice of a field, and each preset, is possible.

    A large game has thousands of such pairs, and trying them takes its time: they are tried once.
    """
    drawn = (field for field in fields(game.setup) if field.name not in game.setup.undrawn)
    choices = [(field.name, choice) for field in drawn for choice in field.choices]
    presets = [(PRESET, name) for name in offered(game.setup)]
    return {
        (name, choice): tuple(seats for seats in game.seats if _goes(game, seats, name, choice))
        for name, choice in (*choices, *presets)
    }


def _goes(game: Game[Any], seats: int, name: str, choice: Any) -> bool:
    switch = game.setup.within.get(name)
    try:
        build(game.setup, seats, {name: choice} if switch is None else {switch: True, name: choice})
    except SetupError:
        return False
    return True


def _choice(say: Say, game: Game[Any], name: str, value: str) -> str:
    if value == "any":
        return say.first(game, (f"setup-{name}-any", "setup-any"), say("any"))
    return say.first(game, (f"setup-{name}-{value}", f"card-{value}"), value)
