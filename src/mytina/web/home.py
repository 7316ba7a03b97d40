"""The home page: one glade with the games as places in it, what is begun first, friends by the fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from mytina.interface.art import Horizon
from mytina.interface.game import Game
from mytina.interface.lesson import Lesson
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.landscape import FIRE, LANDSCAPE
from mytina.web.layout import page, quick_fields
from mytina.web.models import DailyCard, Reader, TableCard
from mytina.web.words import Say

_BEGUN = 3  # games to go on with that stand in the sky


def home(
    reader: Reader, games: Sequence[Game[Any]], tables: Sequence[TableCard], dailies: Sequence[DailyCard] = ()
) -> str:
    say = Say(reader)
    running = sorted((card for card in tables if not card.over), key=lambda card: not card.waiting)
    rest = running[_BEGUN:] + [card for card in tables if card.over]
    return page(
        reader,
        f"Mýtina – {say('slogan')}",
        h.div(".glade")[
            h.div(".landscape", aria_hidden="true")[LANDSCAPE],
            h.div(".sky")[
                h.div(".welcome")[h.h1["Mýtina"], h.p[say("welcome-short")]],
                _begun(say, running[:_BEGUN]) if running else None,
                _tables(say, rest) if rest else None,
            ],
            _horizon(say, games),
            h.section(".places", aria_label=say("games"))[(_place(say, game) for game in games)],
            h.div(".fireside")[
                _friends(say, games),
                (_daily(say, card) for card in dailies),
                h.details(".about")[
                    h.summary(aria_label=say("about-site"), title=say("about-site"))[ui("help")],
                    h.div(".rest")[h.p[say("belongs")], h.a(".row", href="/import")[say("import")]],
                ],
            ],
        ],
        kind="home",
        scripts=("home.js",),
        styles=("home.css",),
        footer=False,
    )


def _begun(say: Say, cards: list[TableCard]) -> Node:
    """What waits to be gone on with: the only thing that glows."""
    return h.section(".begun", aria_label=say("continue"))[
        (
            h.a(href=f"/t/{card.id}", class_={"mine": card.waiting})[
                h.span(".state")[_state(say, card)],
                h.strong[(card.title and say.of(card.title)) or say.of(card.game.name)],
                h.span(".names")[_names(say, card)],
                h.b(".go")[say("go-on")],
            ]
            for card in cards
        )
    ]


def _names(say: Say, card: TableCard) -> str:
    return " · ".join(say.names(card.game, card.names))


def _state(say: Say, card: TableCard) -> str:
    if card.over:
        return say("table-over")
    if card.waiting:
        return say("table-yours")
    return say("table-theirs", name=card.whose) if card.whose else say("table-running")


def _horizon(say: Say, games: Sequence[Game[Any]]) -> Node:
    """Expansions: each a drawing on the horizon, and a sign behind which one learns it or plays with it."""
    places = [(game, place) for game in games for place in game.art.horizon()]
    if not places:
        return None
    return h.div(".horizon")[(_expansion(say, game, place) for game, place in places)]


def _expansion(say: Say, game: Game[Any], place: Horizon) -> Node:
    lesson = game.lessons.get(place.lesson)
    return h.details(".afar")[
        h.summary[h.span(".drawn", aria_hidden="true")[Markup(place.svg)], h.span(".post")[say.of(place.name)]],
        h.div(".rest")[
            _learn(say, game, lesson, say("learn-short", minutes=lesson.minutes), "row") if lesson else None,
            (
                _learn(say, game, game.lessons[id], say.of(game.text(f"lesson-{id}")), "row")
                for id in place.short_lessons
            ),
            h.a(".row", href=f"/new/{game.id}?preset={place.preset}")[named("play", say("play-with"))],
        ],
    ]


def _learn(say: Say, game: Game[Any], lesson: Lesson, words: str, kind: str = "learn") -> Node:
    about = say.of(game.text(f"lesson-{lesson.id}-about"))
    return h.form(method="post", action=f"/learn/{game.id}/{lesson.id}")[
        h.button(class_=kind, title=about)[ui("rules"), h.span[words]]
    ]


def _place(say: Say, game: Game[Any]) -> Node:
    """A game: its drawing, and one sign with the two things that most come for; the rest is behind the name."""
    low, high = game.minutes
    first = next(iter(game.lessons.values()), None)
    return h.article(".place")[
        h.div(".drawing", aria_hidden="true")[Markup(game.art.place())],
        h.div(".signboard")[
            h.details[
                h.summary[h.h2[say.of(game.name)]],
                h.div(".rest")[
                    h.p[say.first(game, ("tagline",), "")],
                    h.form(method="post", action=f"/train/{game.id}")[
                        h.button(".row", title=say("train-does"))[named("person", say("train"))]
                    ],
                    h.form(method="post", action=f"/quick/{game.id}")[
                        quick_fields(), h.button(".row", name="alone", value="1")[named("person", say("play-alone"))]
                    ]
                    if game.seats[0] == 1
                    else None,
                    h.a(".row", href=f"/new/{game.id}")[named("friends", say("play-friends"))],
                    h.a(".row", href=f"/puzzles/{game.id}")[named("hint", say("puzzles"))] if game.puzzles else None,
                    h.a(".row", href=f"/rules/{game.id}")[named("rules", say("rules"))],
                    h.a(".row", href=f"/pad/{game.id}")[named("pad", say("pad"))],
                    h.a(".row", href=f"/companion/{game.id}")[named("pad", say.of(game.companion.title()))]
                    if game.companion
                    else None,
                ],
            ],
            h.p(".facts")[
                h.span[ui("friends"), _seats(game), h.span(".hidden-words")[say.players(game)]],
                h.span[ui("clock"), say("minutes", low=low, high=high)],
            ],
            h.div(".deeds")[
                h.form(method="post", action=f"/quick/{game.id}")[
                    quick_fields(), h.button(".primary", title=say("play-bot"))[named("play", say("play"))]
                ],
                _learn(say, game, first, say("learn-short", minutes=first.minutes)) if first else None,
            ],
        ],
    ]


def _seats(game: Game[Any]) -> Node:
    low, high = game.seats[0], game.seats[-1]
    return h.span(aria_hidden="true")[str(low) if low == high else f"{low}–{high}"]


def _friends(say: Say, games: Sequence[Game[Any]]) -> Node:
    """The fire: choose a game to play with friends."""
    return h.details(".friends")[
        h.summary[
            h.span(".fire", aria_hidden="true")[FIRE], h.span(".button.primary")[named("friends", say("play-friends"))]
        ],
        h.div(".rest")[(h.a(".row", href=f"/new/{game.id}")[say.of(game.name)] for game in games)],
    ]


def _daily(say: Say, card: DailyCard) -> Node:
    """The game of the day: a sheet pinned in the grass, with one's own result once it is played."""
    daily = card.game.daily
    assert daily is not None
    if card.points is not None:
        state = say("daily-result", points=card.points)
    else:
        state = say("daily-going") if card.begun else say.of(card.game.text("daily-short"))
    return h.a(".daily-sheet", href="/daily")[
        h.span(".pinned", aria_hidden="true")[Markup(daily.picture())],
        h.span[h.strong[say.of(card.game.text("daily"))], h.small[state]],
    ]


def _tables(say: Say, cards: list[TableCard]) -> Node:
    """What is over, and what is begun beyond the first few: behind a sign, so that the glade stays one screen."""
    return h.details(".more-tables")[
        h.summary[named("list", f"{say('more-tables')} ({len(cards)})")],
        h.ul(".rest")[
            (
                h.li[
                    h.a(href=f"/t/{card.id}", class_=["row", {"mine": card.waiting and not card.over}])[
                        h.strong[(card.title and say.of(card.title)) or say.of(card.game.name)],
                        h.span(".names")[_names(say, card)],
                        h.span(".state")[_state(say, card)],
                        h.time(datetime=card.started)[say.date(card.started)] if card.started else None,
                    ]
                ]
                for card in cards
            )
        ],
    ]
