"""The rules of a game in our own words: how to play, every card and piece, and the numbered rulebook; searchable."""

from __future__ import annotations

import itertools
import re
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from mytina.kernel import text
from mytina.kernel.art import Reference
from mytina.kernel.game import Game
from mytina.kernel.text import Text
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.seen import Reader
from mytina.web.words import Say

_ADDRESS = re.compile(r"\b[A-Z]{2,}-[A-Z]+-[A-Z0-9_]+\b")


def rules_page(reader: Reader, game: Game[Any]) -> str:
    """A game brings messages `rules-1-title`, `rules-1-text` …, `rulebook-01-CHAPTER` and `rule-<address>`."""
    say = Say(reader)
    book, groups = Book(say, game), _groups(say, game)
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
            _contents(say, book, groups),
            _how_to(say, game),
            _references(say, book, groups),
            _rulebook(say, game, book, groups),
            h.div(".actions")[
                h.form(method="post", action=f"/quick/{game.id}")[h.button(".primary")[named("play", say("play-bot"))]],
                h.a(".button", href=f"/pad/{game.id}")[named("pad", say("pad"))],
            ],
        ],
        kind="rules",
        games=(game,),
        symbols=True,
    )


def _contents(say: Say, book: Book, groups: dict[str, list[Reference]]) -> Node:
    return h.nav(".contents", aria_label=say("contents"))[
        h.a(href="#how-to")[say("how-to")],
        (h.a(href=f"#group-{number}")[group] for number, group in enumerate(groups, 1)),
        h.a(href="#rulebook")[say("rulebook")] if book.chapters else None,
    ]


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


def _groups(say: Say, game: Game[Any]) -> dict[str, list[Reference]]:
    groups: dict[str, list[Reference]] = {}
    for reference in game.art.references():
        groups.setdefault(say.of(reference.group), []).append(reference)
    return groups


def _references(say: Say, book: Book, groups: dict[str, list[Reference]]) -> Node:
    return [
        h.section(id=f"group-{number}")[
            h.h2[group], h.div(".references")[(_reference(say, book, reference) for reference in references)]
        ]
        for number, (group, references) in enumerate(groups.items(), 1)
    ]


def _reference(say: Say, book: Book, reference: Reference) -> Node:
    rule = book.ruling(reference)
    return h.article(".reference.findable", id=reference.id)[
        h.div(".picture")[Markup(reference.svg)],
        h.h3[say.of(reference.name)],
        h.p(".note")[say.rich(reference.note)] if reference.note else None,
        h.p[say.rich(reference.text)],
        h.a(".address", href=f"#{rule}")[rule] if rule else None,
    ]


def zoom_page(game: Game[Any], language: str) -> str:
    """Every card and piece to be looked at closely; the script takes one of them out of it."""
    say = Say(Reader(language))
    return str(
        h.div[
            (
                h.article(".closeup", data_of=reference.id)[
                    h.div(".picture")[Markup(reference.svg)],
                    h.h2[say.of(reference.name)],
                    h.p(".note")[say.rich(reference.note)] if reference.note else None,
                    h.p[say.rich(reference.text)],
                ]
                for reference in game.art.references()
            )
        ]
    )


class Book:
    """The numbered rules of a game by chapter, and which of them speak of a single card."""

    def __init__(self, say: Say, game: Game[Any]) -> None:
        ids = text.messages(game.id, say.language)
        rules = sorted(id.removeprefix("rule-") for id in ids if id.startswith("rule-"))
        self.chapters: dict[str, list[str]] = {
            chapter: [rule for rule in rules if rule.split("-")[1] == chapter.split("-")[2]]
            for chapter in sorted(id for id in ids if id.startswith("rulebook-"))
        }
        self._rulings: dict[str, str] = {}
        for rule in itertools.chain.from_iterable(self.chapters.values()):
            self._rulings.setdefault(_subject(rule), rule)

    def ruling(self, reference: Reference) -> str | None:
        """The rule named after a card, such as EV-CARD-BARD."""
        return self._rulings.get(reference.id)


def _subject(rule: str) -> str:
    return rule.split("-", 2)[2].lower()


def _rulebook(say: Say, game: Game[Any], book: Book, groups: dict[str, list[Reference]]) -> Node:
    if not book.chapters:
        return None
    names = {reference.id: say.of(reference.name) for references in groups.values() for reference in references}
    return h.section("#rulebook")[
        h.h2[say("rulebook")],
        h.p(".note")[say("rulebook-note")],
        (
            h.details(".chapter", id=chapter)[
                h.summary[h.h3[say.of(game.text(chapter))], h.span(".count")[str(len(rules))]],
                h.dl(".rulelist")[
                    (
                        h.div(".findable", id=rule)[
                            h.dt[h.a(".address", href=f"#{rule}")[rule]], h.dd[_rule(say, game, rule, names)]
                        ]
                        for rule in rules
                    )
                ],
            ]
            for chapter, rules in book.chapters.items()
        ),
    ]


def _rule(say: Say, game: Game[Any], rule: str, names: dict[str, str]) -> Markup:
    """The words of a rule; other rules it names are links, and so is the card it is about."""
    words = _ADDRESS.sub(r'<a class="address" href="#\g<0>">\g<0></a>', str(say.rich(game.text(f"rule-{rule}"))))
    card = _subject(rule)
    if card in names:
        name = escape(names[card])
        words = words.replace(name, Markup('<a href="#{}">{}</a>').format(card, name), 1)
    return Markup(words)
