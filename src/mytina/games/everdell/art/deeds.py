"""Lines of the log as small pictures: who sent a worker where, which card came from where, what it brought."""

from __future__ import annotations

from collections.abc import Callable

from mytina.games.everdell.art import modules
from mytina.games.everdell.art.glade import spoken
from mytina.games.everdell.art.symbols import ICONS
from mytina.games.everdell.catalogue import CARD_OF, LOCATION_OF, LOCATIONS
from mytina.games.everdell.questions import text
from mytina.games.everdell.view import View
from mytina.interface.art import Deed
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text

Part = str | Text

#: What everybody takes for granted: payments, cards that begin to act before it is said what they bring.
_SILENT = {"log-pay", "log-activate", "log-react", "log-production", "log-reshuffle"}


def deed(entry: LogEntry, view: View) -> Deed | None:
    """A line in pictures; one that has none of its own is told in words, after its icon."""
    id = entry.text.id
    if id in _SILENT:
        return None
    if entry.seat is None:
        for art, seen in modules.arts(view):
            if art.of_rival and id.startswith(art.of_rival):
                return art.deed(entry, view, seen)
    drawn = _DRAWN.get(id)
    if drawn is not None:
        return drawn(entry, view)
    return Deed((entry.icon, entry.text) if entry.icon in ICONS else (entry.text,), _city(entry, view))


def _inner(said: Text, name: str) -> Text:
    """A text within a text."""
    found = said.args[name]
    assert isinstance(found, Text)
    return found


def card_parts(name: Text) -> tuple[Part, ...]:
    """A card: its emblem and its name."""
    return (_emblem(name), name)


def _emblem(name: Text) -> str:
    return name.id.removeprefix("card-").replace("_", "-")


def _city(entry: LogEntry, view: View) -> tuple[str, ...]:
    """Where the card of a line lies in a city: the newest of its name."""
    card = entry.text.args.get("card")
    if entry.seat is None or not isinstance(card, Text) or entry.seat >= len(view.players):
        return ()
    slot = entry.text.args.get("slot")
    found = [one.slot for one in view.players[entry.seat].city if f"card-{one.card}" == card.id]
    if isinstance(slot, int) and slot in found:
        return (f"city.{entry.seat}.{slot}",)
    return (f"city.{entry.seat}.{max(found)}",) if found else ()


def _place(entry: LogEntry, view: View) -> Deed:
    return place_deed(_inner(entry.text, "place"), view, entry.seat)


def place_deed(place: Text, view: View, sender: int | None) -> Deed:
    """A worker is sent somewhere."""
    if place.id.startswith("location-"):
        id = place.id.removeprefix("location-")
        signs = spoken(LOCATIONS[LOCATION_OF[id]]) or (place,)
        return Deed(("worker", "→", *signs), (f"place.{id}",))
    if place.id == "place-event":
        event = _inner(place, "event")
        return Deed(("worker", "→", event), (f"event.{event.id.removeprefix('event-')}",))
    if "card" not in place.args:
        return Deed(("worker", "→", place))
    card = _inner(place, "card")
    cities = [player.city for player in view.players] + ([view.rival.city] if view.rival is not None else [])
    owners = range(len(cities)) if "owner" in place.args else (sender,)
    lying = tuple(
        f"city.{seat}.{one.slot}"
        for seat in owners
        if seat is not None and seat < len(cities)
        for one in cities[seat]
        if f"card-{one.card}" == card.id and sender in one.workers
    )
    return Deed(("worker", "→", *card_parts(card)), lying)


def _play(entry: LogEntry, view: View) -> Deed:
    """A card is played, perhaps with the help of another."""
    card, using = _inner(entry.text, "card"), entry.text.args.get("using")
    helped: tuple[Part, ...] = (_emblem(using), "→") if isinstance(using, Text) else ()
    came = _inner(entry.text, "source")
    if came.id in ("source-meadow", "source-revealed"):
        came = text("art-from", source=came)
    source: tuple[Part, ...] = () if came.id == "source-hand" else (came,)
    return Deed((*helped, *card_parts(card), *source), _city(entry, view))


def _brought(entry: LogEntry, view: View) -> Deed | None:
    """A card brought something."""
    giver, said = _inner(entry.text, "card"), _inner(entry.text, "said")
    card = _inner(giver, "copied") if "copied" in giver.args else giver
    inner = deed(LogEntry(entry.ply, said, entry.rule, entry.seat, entry.only), view)
    parts = inner.parts if inner is not None else (said,)
    return Deed((_emblem(card), *parts) if card.id.startswith("card-") else parts)


def _more(name: str) -> Callable[[LogEntry, View], Deed]:
    """Somebody gains what the line names."""
    return lambda entry, _: Deed(("+", _inner(entry.text, name)))


def _many(kind: str, sign: str = "+") -> Callable[[LogEntry, View], Deed]:
    """So many cards or points more or less."""
    return lambda entry, _: Deed((f"{sign}{entry.text.args['n']}", kind))


def _named(*before: Part) -> Callable[[LogEntry, View], Deed]:
    """A card is taken, copied, given up."""
    return lambda entry, view: Deed((*before, *card_parts(_inner(entry.text, "card"))), _city(entry, view))


def _own_draw(entry: LogEntry, view: View) -> Deed:
    cards = entry.text.args["cards"]
    assert isinstance(cards, tuple)
    return Deed(("+", *(part for card in cards for part in (_emblem(card), card))))


def _given(entry: LogEntry, view: View) -> Deed:
    what = entry.text.args.get("what") or entry.text.args.get("card")
    if isinstance(what, Text) and what.id.removeprefix("card-") in CARD_OF:
        return Deed((*card_parts(what), "→", _inner(entry.text, "taker")))
    return Deed((what if isinstance(what, Text) else "card", "→", _inner(entry.text, "taker")))


def _season(entry: LogEntry, view: View) -> Deed:
    season = entry.text.args["season"]
    return Deed((str(season), text(f"art-season-{season}")))


def _event(entry: LogEntry, view: View) -> Deed:
    event = _inner(entry.text, "event")
    return Deed(("event", event), (f"event.{event.id.removeprefix('event-')}",))


_DRAWN: dict[str, Callable[[LogEntry, View], Deed | None]] = {
    "log-place": _place,
    "log-play": _play,
    "log-play-with": _play,
    "log-brought": _brought,
    "log-gain": _more("what"),
    "log-points": _many("point"),
    "log-draw": _many("card"),
    "log-draw-own": _own_draw,
    "log-discard": _many("card", "−"),
    "log-take-meadow": _named(),
    "log-leave": _named("−"),
    "log-give": _given,
    "log-give-card": _given,
    "log-give-card-seen": _given,
    "log-season": _season,
    "log-event": _event,
}
