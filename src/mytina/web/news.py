"""What is worth stopping for: a season that begins, a harvest brought in. The script shows it when it is new."""

from __future__ import annotations

import htpy as h

from mytina.kernel.art import News
from mytina.web.seen import TableSeen
from mytina.web.words import Say, game_icon

_LATEST = 4
_NOTES = 80  # older lines of the log are no news


def news(say: Say, seen: TableSeen, names: tuple[str, ...]) -> h.Element:
    log = [note for note in seen.log[-_NOTES:] if note.only in (None, seen.seat)]
    latest = seen.game.art.news(log)[-_LATEST:]
    return h.section("#news.news", aria_hidden="true")[(_news(say, seen, names, one) for one in latest)]


def _news(say: Say, seen: TableSeen, names: tuple[str, ...], one: News) -> h.Element:
    who = h.p(class_=f"by seat-{one.seat}")[names[one.seat]] if one.seat is not None else None
    mine = one.seat is not None and one.seat == seen.seat
    return h.article(class_=[f"news-{one.icon}" if one.icon else "", {"mine": mine}], data_ply=str(one.ply))[
        h.div(".emblem")[game_icon(one.icon)] if one.icon in seen.game.art.icons else None,
        h.div[
            who,
            h.h2[say.rich(one.title)],
            h.ul[(h.li[game_icon(icon) if icon else None, h.span[say.rich(words)]] for icon, words in one.lines)]
            if one.lines
            else None,
        ],
    ]
