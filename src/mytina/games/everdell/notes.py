"""What the table says beside the rules' own words: the best payment for a card, and news made from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from mytina.games.everdell.catalogue import COST, KIND, PAYMENTS, bundle_text, card_name
from mytina.games.everdell.play import NORMAL, PAY, DiscardSelf, Imprison
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import CRITTER
from mytina.games.everdell.turn import PLAY, TURN
from mytina.kernel.art import News
from mytina.kernel.effects import Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.decision import Decision
    from mytina.kernel.game import Note

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


# --- news ---------------------------------------------------------------------------------------------------------

_BROUGHT = {"log-gain", "log-points", "log-draw", "log-draw-own", "log-stock", "log-pay-points"}


def news(log: Sequence[Note]) -> list[News]:
    """Seasons that began, with the harvest that came with them; harvests by themselves; what the rival did."""
    found: list[News] = []
    harvest: list[tuple[str, Text]] | None = None
    source: Note | None = None
    for note in log:
        id = note.text.id
        if id == "log-season":
            found.append(News(note.ply, note.icon, text("news-season", season=note.text.args["season"]), note.seat))
        elif id == "log-production":
            if not (found and found[-1].seat == note.seat and found[-1].title.id == "news-season"):
                found.append(News(note.ply, "green", text("news-production"), note.seat))
            harvest, source = [], None
        elif id == "log-activate" and harvest is not None:
            source = note
        elif id in _BROUGHT and harvest is not None and source is not None and found[-1].seat == note.seat:
            harvest.append((source.icon, text("news-brought", card=source.text.args["card"], what=_what(note))))
            found[-1] = News(note.ply, found[-1].icon, found[-1].title, note.seat, tuple(harvest))
        elif id in ("log-kidnap", "log-event", "log-rugwort-event"):
            harvest = None
            found.append(News(note.ply, note.icon, note.text, note.seat))
        elif id in ("log-place", "log-play", "log-play-with", "log-pass"):
            harvest = source = None
    return found


def _what(note: Note) -> Text:
    """What a line of the log says somebody got."""
    args = note.text.args
    for name in ("points", "what"):
        if isinstance(args.get(name), Text):
            what: Text = args[name]
            return what
    return text("amount-point" if note.text.id == "log-points" else "amount-card", n=args["n"])
