"""What the table says beside the rules' own words: the best payment for a card, and news made from the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from mytina.games.everdell.catalogue import COST, KIND, PAYMENTS, bundle_text, card_name
from mytina.games.everdell.play import NORMAL, PAY, DiscardSelf, Imprison
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import CRITTER
from mytina.games.everdell.turn import PLAY, TURN
from mytina.kernel.art import News
from mytina.kernel.effects import Raw
from mytina.kernel.note import Note
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.decision import Decision

_ORDER = ("occupied", "full")  # what costs least first; the others as they come


def payments(decision: Decision) -> dict[str, Text]:
    """The best payment for every card that can be played in a turn, by the key of the option."""
    if decision.question is not TURN:
        return {}
    state, seat = cast("Everdell", decision.state), decision.seat
    known: dict[int, Text] = {}
    found: dict[str, Text] = {}
    for option in decision.options:
        raw = option.raw
        if raw[0] == PLAY:
            card = raw[1]
            if card not in known:
                known[card] = best_payment(state, seat, card)
            found[option.key] = known[card]
    return found


def best_payment(state: Everdell, seat: int, card: int) -> Text:
    """How the card would best be paid, in a few words."""
    ways = PAY.options(state, seat, (card, 0, NORMAL))
    return _payment(state, card, min(ways, key=_rank))


def _rank(way: Raw) -> int:
    id = PAYMENTS[way[0]].id
    return _ORDER.index(id) if id in _ORDER else len(_ORDER)


def _payment(state: Everdell, card: int, way: Raw) -> Text:
    payment = PAYMENTS[way[0]]
    if payment.id == "full":
        return text("note-full", what=bundle_text(COST[card])) if sum(COST[card]) else text("note-nothing")
    if payment.id == "occupied":
        return text("note-occupied", card=card_name(way[2]))
    if isinstance(payment, DiscardSelf | Imprison):
        less = min(payment.less, sum(COST[card]))
        what = text("amount-berry", n=less) if KIND[card] == CRITTER else text("amount-any", n=less)
        return text("note-less", what=what, card=card_name(payment.card))
    return text("note-with", card=card_name(payment.card))


# --- what came from where -----------------------------------------------------------------------------------------

_ACTS = {"log-activate", "log-copies", "log-react"}
_BROUGHT = {"log-gain", "log-points", "log-draw", "log-draw-own", "log-stock", "log-pay-points"}
_MEANWHILE = {"log-pay", "log-give", "log-give-card", "log-give-card-seen", "log-give-nobody", "log-reshuffle"}
_BEGINS = {"log-place", "log-play", "log-play-with", "log-season", "log-pass"}
_LATEST = 120  # older lines are not looked through for what lies on the table now


def sourced(log: Sequence[Note]) -> Iterator[tuple[Note, Note | None]]:
    """Every line, and the line that says which card brought what it tells of."""
    source: Note | None = None
    for note in log:
        id = note.text.id
        if id in _ACTS:
            source = note
        elif id not in _BROUGHT and id not in _MEANWHILE:
            source = None
        brought = source is not None and id in _BROUGHT and source.seat == note.seat
        yield note, source if brought else None


def told(log: Sequence[Note]) -> list[Note]:
    """The log as it is read: one line for what a card brings instead of two."""
    found: list[Note] = []
    for note, source in sourced(log):
        if note.text.id == "log-copies" and found and _same(found[-1], note):
            found[-1] = note
            continue
        if source is None:
            found.append(note)
            continue
        said = text("log-brought", said=note.text, card=_giver(source))
        line = Note(note.ply, said, source.rule, note.seat, note.only, source.icon)
        if found[-1] is source:
            found[-1] = line
        else:
            found.append(line)
    return found


def _same(activated: Note, copies: Note) -> bool:
    """Whether a line only says that the card is activated which, as the next one says, copies another."""
    args = activated.text.args
    where = activated.text.id == "log-activate" and activated.seat == copies.seat
    return where and args["slot"] == copies.text.args["slot"]


def harvest(log: Sequence[Note]) -> dict[tuple[int, int, str], list[Text]]:
    """What cards brought in everybody's latest turn, by seat, slot and card."""
    found: dict[tuple[int, int, str], list[Text]] = {}
    for note, source in sourced(log[-_LATEST:]):
        if note.text.id in _BEGINS:
            found = {place: what for place, what in found.items() if place[0] != note.seat}
        if source is not None and source.seat is not None:
            args = source.text.args
            found.setdefault((source.seat, args["slot"], args["card"].id), []).append(_what(note))
    return found


def _giver(source: Note) -> Text:
    """The card that brought something, and what it copied."""
    args = source.text.args
    return text("news-copied", card=args["card"], copied=args["copied"]) if "copied" in args else args["card"]


def _what(note: Note) -> Text:
    """What a line of the log says somebody got."""
    args = note.text.args
    for name in ("points", "what"):
        if isinstance(args.get(name), Text):
            what: Text = args[name]
            return what
    return text("amount-point" if note.text.id == "log-points" else "amount-card", n=args["n"])


# --- news ---------------------------------------------------------------------------------------------------------


def news(log: Sequence[Note]) -> list[News]:
    """Seasons that began, with the harvest that came with them; harvests by themselves; what the rival did."""
    found: list[News] = []
    brought: list[tuple[str, Text]] | None = None
    for note, source in sourced(log):
        id = note.text.id
        if id == "log-season":
            found.append(News(note.ply, note.icon, text("news-season", season=note.text.args["season"]), note.seat))
            brought = []
        elif id == "log-production":
            if not (found and found[-1].seat == note.seat and found[-1].title.id == "news-season"):
                found.append(News(note.ply, "green", text("news-production"), note.seat))
            brought = []
        elif brought is not None and found[-1].seat == note.seat and (source is not None or id == "log-take-meadow"):
            said = text("news-brought", card=_giver(source), what=_what(note)) if source is not None else note.text
            brought.append((source.icon if source is not None else note.icon, said))
            found[-1] = News(note.ply, found[-1].icon, found[-1].title, note.seat, tuple(brought))
        elif id in ("log-kidnap", "log-event", "log-rugwort-event"):
            brought = None
            found.append(News(note.ply, note.icon, note.text, note.seat))
        elif id in _BEGINS:
            brought = None
    return found
