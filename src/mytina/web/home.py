"""The home page: the games, and the tables this browser sits at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Node

from mytina.kernel.game import Game
from mytina.web.icons import cover, named, ui
from mytina.web.layout import page
from mytina.web.seen import Reader, TableCard
from mytina.web.words import Say


def home(reader: Reader, games: Sequence[Game[Any]], tables: Sequence[TableCard]) -> str:
    say = Say(reader)
    running = sorted((card for card in tables if not card.over), key=lambda card: not card.waiting)
    over = [card for card in tables if card.over]
    return page(
        reader,
        f"Mýtina – {say('slogan')}",
        h.div(".welcome")[h.h1["Mýtina"], h.p[say("welcome")]],
        _tables(say, "continue", running) if running else None,
        h.section(".games", aria_label=say("games"))[(_game(say, game) for game in games)],
        _tables(say, "finished-tables", over) if over else None,
        kind="home",
        games=tuple(games),
        symbols=True,
    )


def _tables(say: Say, title: str, cards: list[TableCard]) -> Node:
    return h.section(".tables")[h.h2[say(title)], h.ul(".cards")[(h.li[_table(say, card)] for card in cards)]]


def _table(say: Say, card: TableCard) -> Node:
    if card.over:
        state = say("table-over")
    elif card.waiting:
        state = say("table-yours")
    else:
        state = say("table-theirs", name=card.whose) if card.whose else say("table-running")
    return h.a(class_=["tablecard", {"mine": card.waiting and not card.over}], href=f"/t/{card.id}")[
        h.strong[say.of(card.game.name)],
        h.span(".names")[" · ".join(name or say.seat(card.game, seat) for seat, name in enumerate(card.names))],
        h.span(".state")[state],
        h.time(datetime=card.started)[say.date(card.started)] if card.started else None,
    ]


def _game(say: Say, game: Game[Any]) -> Node:
    low, high = game.minutes
    players = say.players(game)
    return h.article(".game")[
        h.div(".cover", aria_hidden="true")[cover(game)],
        h.div(".about")[
            h.h2[say.of(game.name)],
            h.p(".tagline")[say.first(game, ("tagline",), "")],
            h.p(".facts")[h.span[ui("friends"), players], h.span[ui("clock"), say("minutes", low=low, high=high)]],
            h.p[say.first(game, ("about",), "")],
            h.div(".actions")[
                h.form(".actions", method="post", action=f"/quick/{game.id}")[
                    h.button(".primary")[named("play", say("play-bot"))],
                    h.button(name="alone", value="1")[named("person", say("play-alone"))]
                    if game.seats[0] == 1
                    else None,
                ],
                h.a(".button", href=f"/new/{game.id}")[named("friends", say("play-friends"))],
            ],
            h.p(".more")[
                h.a(href=f"/rules/{game.id}")[ui("rules"), say("rules")],
                h.a(href=f"/pad/{game.id}")[ui("pad"), say("pad")],
            ],
        ],
    ]
