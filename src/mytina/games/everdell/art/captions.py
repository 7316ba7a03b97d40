"""What the table says beside the rules' own words: the best payment for a card, and news made from the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from mytina.games.everdell.art import modules
from mytina.games.everdell.catalogue import PAYMENTS
from mytina.games.everdell.deal import KEEP_POWER
from mytina.games.everdell.payments import NORMAL
from mytina.games.everdell.play import PAY
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import DOMAIN
from mytina.games.everdell.turn import PLAY, TURN
from mytina.interface.art import News
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text, has

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.decision import Decision, Option


def notes(decision: Decision) -> dict[str, Text]:
    """What stands beside the words of options: how a card would be paid, what a power does."""
    if decision.question is KEEP_POWER:
        return {option.key: text(f"power-text-{option.subject}") for option in decision.options}
    return payments(decision)


def payments(decision: Decision) -> dict[str, Text]:
    """The best payment for every card that can be played in a turn, by the key of the option."""
    if decision.question is not TURN:
        return {}
    state, seat = cast("Everdell", decision.state), decision.seat
    return {
        option.key: best_payment(state, seat, option.raw[1], option.raw[2])
        for option in decision.options
        if option.raw[0] == PLAY
    }


def best_payment(state: Everdell, seat: int, card: int, code: int) -> Text:
    """How a card from a source would best be paid, in a few words."""
    ways = PAY.options(state, seat, (card, code, NORMAL))
    number, _, used = min(ways, key=lambda way: PAYMENTS[way[0]].price)
    return PAYMENTS[number].note(card, used)


def deed(option: Option) -> Text | None:
    """What is done to a card that answers a question: the message `deed-…` of the question, or that it is picked."""
    words = option.words
    if not words.id.startswith("card-"):
        return None
    id = option.decision.prompt.id.replace("prompt-", "deed-", 1)
    return text(id if has(DOMAIN, id, "en") else "deed-pick", card=words)


# --- what came from where -----------------------------------------------------------------------------------------

_ACTS = {"log-activate", "log-copies", "log-react"}
_BROUGHT = {"log-gain", "log-points", "log-draw", "log-draw-own", "log-stock", "log-pay-points"}
_MEANWHILE = {
    "log-pay",
    "log-give",
    "log-give-card",
    "log-give-card-seen",
    "log-give-nobody",
    "log-give-full",
    "log-reshuffle",
}
_BEGINS = {"log-place", "log-play", "log-play-with", "log-play-imprisoning", "log-season", "log-pass"}
_HEADS = frozenset({"log-season", "log-production", "log-event"})  # lines with which a piece of news begins
_LATEST = 120  # older lines are not looked through for what lies on the table now


@lru_cache(maxsize=64)
def sourced(log: tuple[LogEntry, ...]) -> list[tuple[LogEntry, LogEntry | None]]:
    """Every line, and the line that says which card brought what it tells of; asked for twice and more at a change."""
    found: list[tuple[LogEntry, LogEntry | None]] = []
    source: LogEntry | None = None
    for note in log:
        id = note.text.id
        if id in _BROUGHT:
            found.append((note, source if source is not None and source.seat == note.seat else None))
            continue
        if id in _ACTS:
            source = note
        elif source is not None and id not in _MEANWHILE:
            source = None
        found.append((note, None))
    return found


def told(log: Sequence[LogEntry]) -> list[LogEntry]:
    """The log as it is read: one line for what a card brings instead of two."""
    return list(_told(tuple(log)))


@lru_cache(maxsize=512)
def _told(log: tuple[LogEntry, ...]) -> tuple[LogEntry, ...]:
    """Readers of every language are told the same."""
    found: list[LogEntry] = []
    for note, source in sourced(log):
        if note.text.id == "log-copies" and found and _same(found[-1], note):
            found[-1] = note
            continue
        if source is None:
            found.append(note)
            continue
        line = _joined(note, source)
        if found[-1] is source:
            found[-1] = line
        else:
            found.append(line)
    return tuple(found)


@lru_cache(maxsize=8192)
def _joined(note: LogEntry, source: LogEntry) -> LogEntry:
    """What was brought and by which card, in one line; the same one whenever it is told."""
    said = text("log-brought", said=note.text, card=_giver(source))
    return LogEntry(note.ply, said, source.rule, note.seat, note.only, source.icon)


def _same(activated: LogEntry, copies: LogEntry) -> bool:
    """Whether a line only says that the card is activated which, as the next one says, copies another."""
    args = activated.text.args
    where = activated.text.id == "log-activate" and activated.seat == copies.seat
    return where and args["slot"] == copies.text.args["slot"]


def harvest(log: Sequence[LogEntry], seats: int) -> Mapping[tuple[int, int, str], list[Text]]:
    """What cards brought in everybody's latest turn, by seat, slot and card."""
    begun: set[int] = set()
    at = len(log)
    least = max(0, at - _LATEST)
    while at > least and len(begun) < seats:
        at -= 1
        note = log[at]
        if note.seat is not None and note.text.id in _BEGINS:
            begun.add(note.seat)
    return _harvest(tuple(log[at:]))


@lru_cache(maxsize=512)
def _harvest(log: tuple[LogEntry, ...]) -> Mapping[tuple[int, int, str], list[Text]]:
    found: dict[tuple[int, int, str], list[Text]] = {}
    for note, source in sourced(log):
        if note.text.id in _BEGINS:
            found = {place: what for place, what in found.items() if place[0] != note.seat}
        if source is not None and source.seat is not None:
            slot, card = source.text.args["slot"], source.text.args["card"]
            assert isinstance(slot, int)
            assert isinstance(card, Text)
            found.setdefault((source.seat, slot, card.id), []).append(_what(note))
    return found


def _giver(source: LogEntry) -> Text:
    """The card that brought something, and what it copied."""
    args = source.text.args
    card = args["card"]
    assert isinstance(card, Text)
    return text("news-copied", card=card, copied=args["copied"]) if "copied" in args else card


def _what(note: LogEntry) -> Text:
    """What a line of the log says somebody got."""
    args = note.text.args
    for name in ("points", "what"):
        what = args.get(name)
        if isinstance(what, Text):
            return what
    return text("amount-point" if note.text.id == "log-points" else "amount-card", n=args["n"])


# --- news ---------------------------------------------------------------------------------------------------------


def news(log: Sequence[LogEntry]) -> list[News]:
    """Seasons that began, with the harvest that came with them; harvests by themselves; what the rival did."""
    return list(_news(tuple(log)))


@lru_cache(maxsize=512)
def _news(log: tuple[LogEntry, ...]) -> tuple[News, ...]:
    found: list[News] = []
    brought: list[tuple[str, Text]] | None = None
    heads = _HEADS | modules.news()
    for note, source in sourced(log):
        id = note.text.id
        if brought is None and id not in heads:
            continue
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
        elif id in heads:
            brought = None
            found.append(News(note.ply, note.icon, note.text, note.seat))
        elif id in _BEGINS:
            brought = None
    return tuple(found)
