"""Lines of the log about Nightweave as small pictures: what she rolled, where she went, what came into her city."""

from __future__ import annotations

from collections.abc import Callable

from mytina.games.everdell.art.deeds import card_parts, place_deed
from mytina.games.everdell.view import View
from mytina.interface.art import Deed
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text


def deed(entry: LogEntry, view: View) -> Deed | None:
    """A line in pictures; None: a reason, which is told together with what she does because of it."""
    drawn = _DRAWN.get(entry.text.id)
    return drawn(entry, view) if drawn is not None else None


def _named(entry: LogEntry, name: str) -> Text:
    found = entry.text.args[name]
    assert isinstance(found, Text)
    return found


def _goes(entry: LogEntry, view: View) -> Deed:
    shown = place_deed(_named(entry, "place"), view, len(view.players))
    return Deed(("spiderling", *shown.parts[1:]), shown.where)


def _plays(entry: LogEntry, view: View) -> Deed:
    card = _named(entry, "card")
    seat = len(view.players)
    lying = [one.slot for one in view.rival.city if f"card-{one.card}" == card.id] if view.rival is not None else []
    return Deed((*card_parts(card), "→", "lair"), (f"city.{seat}.{max(lying)}",) if lying else ())


def _enters(entry: LogEntry, view: View) -> Deed:
    return Deed(("spiders", "→", str(entry.text.args["n"])), ("figure.nightweave",))


def _card(*after: str) -> Callable[[LogEntry, View], Deed]:
    return lambda entry, _: Deed((*card_parts(_named(entry, "card")), *after))


def _many(sign: str, before: str = "+") -> Callable[[LogEntry, View], Deed]:
    return lambda entry, _: Deed((f"{before}{entry.text.args['n']}", sign))


def _event(entry: LogEntry, view: View) -> Deed:
    event = _named(entry, "event")
    return Deed(("event", event), (f"event.{event.id.removeprefix('event-')}",))


def _scheme(entry: LogEntry, view: View) -> Deed:
    card = _named(entry, "card")
    return Deed(("web", card), (f"lair.{card.id.removeprefix('nw-')}",))


def _season(entry: LogEntry, view: View) -> Deed:
    return Deed((str(entry.text.args["season"]),), ("lair.card",))


_DRAWN: dict[str, Callable[[LogEntry, View], Deed]] = {
    "log-nw-place": _goes,
    "log-nw-plays": _plays,
    "log-nw-plays-to": _card("→"),
    "log-nw-fool-away": _card("→", "−"),
    "log-nw-full": _card("→", "−"),
    "log-nw-reward": _card("→", "cocoon"),
    "log-nw-takes-meadow": _card("→", "lair"),
    "log-nw-discards-meadow": _card("→", "−"),
    "log-nw-enters": _enters,
    "log-nw-enters-station": _enters,
    "log-nw-points": _many("point"),
    "log-nw-draw": _many("card"),
    "log-nw-takes-hand": _many("card"),
    "log-nw-gathers": _many("card"),
    "log-nw-workers": _many("spiderling"),
    "log-nw-discard": lambda entry, _: Deed(("−1", "card")),
    "log-nw-hidden": lambda entry, _: Deed(("+1", "cocoon")),
    "log-nw-legend": lambda entry, _: Deed(("+1", "legend")),
    "log-nw-event": _event,
    "log-nw-plan": _scheme,
    "log-nw-trick": _scheme,
    "log-nw-behaviour": _scheme,
    "log-nw-season": _season,
    "log-nw-end": lambda entry, _: Deed(("rest",), ("panel-lair",)),
    "log-nw-reshuffle": lambda entry, _: Deed(("web",), ("lair.deck",)),
}
