"""The rules of a game in our own words: how to play, every card and piece, and the numbered rulebook; searchable."""

from __future__ import annotations

import itertools
import re
from collections.abc import Container, Iterator
from typing import Any

from markupsafe import Markup, escape

from mytina.interface.art import Reference
from mytina.interface.game import Game
from mytina.interface.guide import Exhibit
from mytina.kernel import text
from mytina.kernel.text import Text
from mytina.web import html as h
from mytina.web.assets import with_scenery
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.layout import page, quick_fields
from mytina.web.models import Reader
from mytina.web.words import Say, game_icon

_GUIDE = ("table", "turn", "signs")
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
            _contents(say, game, book, groups),
            _how_to(say, game),
            _guide(say, game),
            _references(say, game, book, groups),
            _rulebook(say, game, book, groups),
            h.div(".actions")[
                h.form(method="post", action=f"/quick/{game.id}")[
                    quick_fields(), h.button(".primary")[named("play", say("play-bot"))]
                ],
                h.a(".button", href=f"/pad/{game.id}")[named("pad", say("pad"))],
                h.a(".button", href=f"/companion/{game.id}")[named("pad", say.of(game.companion.title()))]
                if game.companion
                else None,
            ],
        ],
        kind="rules",
        games=(game,),
        symbols=True,
    )


def _contents(say: Say, game: Game[Any], book: Book, groups: dict[str, list[Reference]]) -> Node:
    guide = game.art.guide(say.language)
    return h.nav(".contents", aria_label=say("contents"))[
        h.a(href="#how-to")[say("how-to")],
        (
            h.a(href=f"#guide-{part}")[say(f"guide-{part}")]
            for part in ("table", "turn", "signs")
            if getattr(guide, part)
        ),
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
        (
            h.article(".findable", id=f"how-to-{number}")[h.h3[say.of(title)], (h.p[say.rich(one)] for one in told)]
            for number, (title, told) in enumerate(game.art.sections(), len(sections) + 1)
        ),
    ]


def _guide(say: Say, game: Game[Any]) -> Node:
    """The table, an example and the signs, in pictures drawn as the table is."""
    guide = game.art.guide(say.language)
    return [
        h.section("#guide-table")[h.h2[say("guide-table")], h.div(".exhibits")[_exhibits(say, game, guide.table)]]
        if guide.table
        else None,
        h.section("#guide-turn")[
            h.h2[say("guide-turn")],
            h.p(".note")[say("guide-turn-note")],
            h.ol(".exhibits.steps")[_exhibits(say, game, guide.turn, h.li)],
        ]
        if guide.turn
        else None,
        h.section("#guide-signs")[
            h.h2[say("guide-signs")],
            h.dl(".signs")[
                (h.div(".findable")[h.dt[game_icon(name)], h.dd[say.rich(words)]] for name, words in guide.signs)
            ],
        ]
        if guide.signs
        else None,
    ]


def _exhibits(say: Say, game: Game[Any], exhibits: tuple[Exhibit, ...], kind: h.Element = h.article) -> Iterator[Node]:
    """Pictures with words; of a step also what the log of a game says of it."""
    for one in exhibits:
        yield kind(".exhibit.findable")[
            h.div(".picture", aria_hidden="true")[Markup(with_scenery(game, one.svg))],
            h.div(".words")[
                h.p[say.rich(one.text)],
                h.ul(".log")[(h.li[h.b[say.seat(game, note.seat or 0)], " ", say.rich(note.text)] for note in one.log)]
                if one.log
                else None,
            ],
        ]


def _paragraphs(say: Say, said: Text) -> list[Markup]:
    """A text with empty lines between its paragraphs."""
    return [Markup(part) for part in str(say.rich(said)).split("\n\n")]


def _groups(say: Say, game: Game[Any]) -> dict[str, list[Reference]]:
    groups: dict[str, list[Reference]] = {}
    for reference in game.art.references():
        groups.setdefault(say.of(reference.group), []).append(reference)
    return groups


def _references(say: Say, game: Game[Any], book: Book, groups: dict[str, list[Reference]]) -> Node:
    return [
        h.section(id=f"group-{number}")[
            h.h2[group], h.div(".references")[(_reference(say, game, book, reference) for reference in references)]
        ]
        for number, (group, references) in enumerate(groups.items(), 1)
    ]


def _reference(say: Say, game: Game[Any], book: Book, reference: Reference) -> Node:
    rule = book.ruling(reference)
    return h.article(".reference.findable", id=reference.id)[
        h.div(".picture")[Markup(with_scenery(game, reference.svg))],
        h.h3[say.of(reference.name)],
        h.p(".note")[say.rich(reference.note)] if reference.note else None,
        h.p[say.rich(reference.text)],
        h.a(".address", href=f"#{rule}")[rule] if rule else None,
    ]


def closeups(game: Game[Any], box: str, language: str) -> dict[str, str]:
    """Every card and piece of a box to look closer at, by id."""
    say = Say(Reader(language))
    return {reference.id: str(_closeup(say, game, reference)) for reference in game.art.references(box)}


def _closeup(say: Say, game: Game[Any], reference: Reference) -> Node:
    """Name, kind, when it acts, what it does, and the other facts (what it is free with)."""
    does = (say("closeup-does"), say.rich(reference.text))
    facts = [(say.rich(label), say.rich(words)) for label, words in reference.facts]
    lines = [*facts[:1], does, *facts[1:]]
    return h.article(".closeup")[
        h.div(".picture")[Markup(with_scenery(game, reference.svg))],
        h.div(".words")[
            h.h2[say.of(reference.name)],
            h.p(".note")[say.rich(reference.note)] if reference.note else None,
            h.dl[([h.dt[label], h.dd[words]] for label, words in lines)] if facts else h.p[does[1]],
        ],
    ]


class Book:
    """The numbered rules of a game by chapter, and which of them speak of a single card."""

    def __init__(self, say: Say, game: Game[Any]) -> None:
        ids = text.messages(game.id, say.language)
        rules = sorted(id.removeprefix("rule-") for id in ids if id.startswith("rule-"))
        headings = {id.split("-", 2)[2]: id for id in sorted(ids) if id.startswith("rulebook-")}
        self.chapters: dict[str, list[str]] = {heading: [] for heading in headings.values()}
        for rule in rules:
            self.chapters[headings[chapter_of(rule, headings)]].append(rule)
        self._rulings: dict[str, str] = {}
        for rule in itertools.chain.from_iterable(self.chapters.values()):
            self._rulings.setdefault(_subject(rule), rule)

    def ruling(self, reference: Reference) -> str | None:
        """The rule named after a card, such as EV-CARD-BARD."""
        return self._rulings.get(_plain(reference.id))


def chapter_of(rule: str, chapters: Container[str]) -> str:
    """The chapter of a rule: NL-GOLD if there is one for it, otherwise GOLD."""
    prefix, chapter, _ = rule.split("-", 2)
    own = f"{prefix}-{chapter}"
    return own if own in chapters else chapter


def _subject(rule: str) -> str:
    return _plain(rule.split("-", 2)[2].lower())


def _plain(id: str) -> str:
    return id.replace("_", "")


def _rulebook(say: Say, game: Game[Any], book: Book, groups: dict[str, list[Reference]]) -> Node:
    if not book.chapters:
        return None
    cards = {_plain(reference.id): reference for references in groups.values() for reference in references}
    return h.section("#rulebook")[
        h.h2[say("rulebook")],
        h.p(".note")[say("rulebook-note")],
        (
            h.details(".chapter", id=chapter)[
                h.summary[h.h3[say.of(game.text(chapter))], h.span(".count")[str(len(rules))]],
                h.dl(".rulelist")[
                    (
                        h.div(".findable", id=rule)[
                            h.dt[h.a(".address", href=f"#{rule}")[rule]], h.dd[_rule(say, game, rule, cards)]
                        ]
                        for rule in rules
                    )
                ],
            ]
            for chapter, rules in book.chapters.items()
        ),
    ]


def _rule(say: Say, game: Game[Any], rule: str, cards: dict[str, Reference]) -> Markup:
    """The words of a rule; other rules it names are links, and so is the card it is about."""
    words = _ADDRESS.sub(r'<a class="address" href="#\g<0>">\g<0></a>', str(say.rich(game.text(f"rule-{rule}"))))
    card = cards.get(_subject(rule))
    if card is not None:
        name = escape(say.of(card.name))
        words = words.replace(name, Markup('<a href="#{}">{}</a>').format(card.id, name), 1)
    return Markup(words)
