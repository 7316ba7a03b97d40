"""The rules of a game in our own words: how to play, every card and piece, and the numbered rulebook; searchable."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel import text
from mytina.kernel.art import Reference
from mytina.kernel.game import Game
from mytina.kernel.text import Text
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.seen import Reader
from mytina.web.words import Say


def rules_page(reader: Reader, game: Game[Any]) -> str:
    """A game brings messages `rules-1-title`, `rules-1-text` …, `rulebook-01-CHAPTER` and `rule-<address>`."""
    say = Say(reader)
    return page(
        reader,
        f"{say('rules')} – {say.of(game.name)}",
        h.div(".rules")[
            h.h1[say("rules-of", game=say.of(game.name))],
            h.p(".facts")[
                h.span[ui("friends"), say.players(game)],
                h.span[ui("clock"), say("minutes", low=game.minutes[0], high=game.minutes[1])],
            ],
            h.div(".search.script-only", role="search")[
                h.label(".hidden-words", for_="search")[say("search")],
                h.input(
                    "#search", type="search", placeholder=say("search"), autocomplete="off", data_search=".findable"
                ),
                h.output("#found", for_="search", data_none=say("search-none")),
            ],
            _how_to(say, game),
            _references(say, game),
            _rulebook(say, game),
            h.div(".actions")[
                h.form(method="post", action=f"/quick/{game.id}")[h.button(".primary")[named("play", say("play-bot"))]],
                h.a(".button", href=f"/pad/{game.id}")[named("pad", say("pad"))],
            ],
        ],
        kind="rules",
        games=(game,),
        symbols=True,
    )


def _how_to(say: Say, game: Game[Any]) -> Node:
    sections: list[str] = []
    while text.has(game.id, f"rules-{len(sections) + 1}-title", say.language):
        sections.append(f"rules-{len(sections) + 1}")
    if not sections:
        return None
    return h.section("#how-to")[
        h.h2[say("how-to")],
        (
            h.article(".findable", id=f"how-to-{number}")[
                h.h3[say.of(game.text(f"{id}-title"))],
                (h.p[line] for line in _paragraphs(say, game.text(f"{id}-text"))),
            ]
            for number, id in enumerate(sections, 1)
        ),
    ]


def _paragraphs(say: Say, said: Text) -> list[Markup]:
    """A text with empty lines between its paragraphs."""
    return [Markup(part) for part in str(say.rich(said)).split("\n\n")]


def _references(say: Say, game: Game[Any]) -> Node:
    groups: dict[str, list[Reference]] = {}
    for reference in game.art.references():
        groups.setdefault(say.of(reference.group), []).append(reference)
    return [
        h.section[h.h2[group], h.div(".references")[(_reference(say, reference) for reference in references)]]
        for group, references in groups.items()
    ]


def _reference(say: Say, reference: Reference) -> Node:
    return h.article(".reference.findable", id=reference.id)[
        h.div(".picture")[Markup(reference.svg)],
        h.h3[say.of(reference.name)],
        h.p(".note")[say.rich(reference.note)] if reference.note else None,
        h.p[say.rich(reference.text)],
    ]


def _rulebook(say: Say, game: Game[Any]) -> Node:
    ids = text.messages(game.id, say.language)
    chapters = sorted(id for id in ids if id.startswith("rulebook-"))
    rules = sorted(id.removeprefix("rule-") for id in ids if id.startswith("rule-"))
    if not rules:
        return None
    return h.section("#rulebook")[
        h.h2[say("rulebook")],
        h.p(".note")[say("rulebook-note")],
        (
            h.section[
                h.h3[say.of(game.text(chapter))],
                h.dl(".rulelist")[
                    (
                        h.div(".findable", id=rule)[
                            h.dt[h.a(href=f"#{rule}")[rule]], h.dd[say.rich(game.text(f"rule-{rule}"))]
                        ]
                        for rule in rules
                        if rule.split("-")[1] == chapter.split("-")[2]
                    )
                ],
            ]
            for chapter in chapters
        ),
    ]
