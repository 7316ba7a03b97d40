"""The frame of every page: head, header with language and settings, footer, and what the script needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel.game import Game
from mytina.web import assets
from mytina.web.icons import logo, named, sprite, ui
from mytina.web.seen import Reader
from mytina.web.words import Say

LANGUAGES = {"cs": "Čeština", "en": "English"}
THEMES = ("system", "light", "dark")
_SCRIPT_WORDS = (
    "offline",
    "online",
    "copied",
    "your-turn",
    "refused",
    "unreachable",
    "choose",
    "notify-on",
    "notify-denied",
    "yes",
    "no",
    "close",
)


def page(
    reader: Reader,
    title: str,
    *content: Node,
    kind: str,
    games: tuple[Game[Any], ...] = (),
    symbols: bool = False,
    scripts: tuple[str, ...] = ("table.js",),
    styles: tuple[str, ...] = (),
    menu: Node = None,
    where: Node = None,
    data: dict[str, str] | None = None,
    footer: bool = True,
) -> str:
    """A whole document. `games` bring their styles and icons, `symbols` what their pictures refer to."""
    say = Say(reader)
    game = games[0] if len(games) == 1 else None
    document = h.html(lang=say.language, data_theme=reader.theme)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="color-scheme", content="light dark"),
            h.meta(name="referrer", content="same-origin"),
            h.title[title],
            h.link(rel="icon", href=assets.url("icon.svg"), type="image/svg+xml"),
            (h.link(rel="stylesheet", href=assets.url(name)) for name in ("style.css", *styles)),
            (h.link(rel="stylesheet", href=assets.url(f"art/{one.id}.css")) for one in games),
            (h.script(type="module", src=assets.url(name)) for name in scripts),
        ],
        h.body({f"data-{name}": value for name, value in (data or {}).items()}, class_=f"page page-{kind}")[
            h.a(".skip", href="#main")[say("skip")],
            sprite(game),
            (Markup(one.art.symbols()) for one in games if symbols),
            _header(reader, say, menu, where),
            h.main("#main", tabindex="-1")[content],
            _footer(say) if footer else None,
            _live(say),
        ],
    ]
    return str(document)


def _header(reader: Reader, say: Say, menu: Node, where: Node) -> Node:
    return h.header(".top")[
        h.a(".brand", href="/", aria_label=say("home"))[logo(), h.span["Mýtina"]],
        h.div(".where")[where],
        h.nav(".controls", aria_label=say("site"))[_language(reader, say), _settings(reader, say), menu],
    ]


def _language(reader: Reader, say: Say) -> Node:
    other = next(code for code in LANGUAGES if code != say.language)
    return h.form(".language", method="post", action="/settings")[
        h.input(type="hidden", name="next", value=reader.path),
        h.button(".quiet", name="language", value=other, lang=other, title=LANGUAGES[other])[
            h.span(".wide")[LANGUAGES[other]], h.span(".narrow", aria_hidden="true")[other.upper()]
        ],
    ]


def _settings(reader: Reader, say: Say) -> Node:
    return h.details("#settings.drop")[
        h.summary(aria_label=say("settings"), title=say("settings"))[ui("gear")],
        h.form(".sheet.settings", method="post", action="/settings")[
            h.input(type="hidden", name="next", value=reader.path),
            h.p(".label")[say("theme")],
            h.div(".segments")[
                (
                    h.button(name="theme", value=theme, aria_pressed=str(theme == reader.theme).lower())[
                        say(f"theme-{theme}")
                    ]
                    for theme in THEMES
                )
            ],
            _switch(say, "sound", reader.sound),
            _switch(say, "confirm", reader.confirm),
            h.button(".row.switch.script-only", type="button", data_notify=True, aria_pressed="false")[
                h.span[say("notify")], _knob()
            ],
        ],
    ]


def _switch(say: Say, name: str, on: bool) -> Node:
    """A switch that works as a plain button: pressing it asks for the other value."""
    return h.button(".row.switch", name=name, value="off" if on else "on", aria_pressed=str(on).lower())[
        h.span[say(f"setting-{name}")], _knob()
    ]


def _knob() -> Node:
    return h.span(".knob", aria_hidden="true")


def _footer(say: Say) -> Node:
    return h.footer(".foot")[
        h.p[say("belongs")],
        h.p[h.a(href="/")[say("home")], " · ", h.a(href="/import")[say("import")]],
    ]


def _live(say: Say) -> Node:
    """Where the script speaks, and the words it says."""
    spoken = {f"data-{name}": say(f"script-{name}") for name in _SCRIPT_WORDS}
    return h.div("#live.hidden-words", spoken, role="status", aria_live="polite")


def hidden(words: str) -> Node:
    """Words only for those who listen."""
    return h.span(".hidden-words")[words]


def copyable(say: Say, label: str, address: str, *, id: str, share: bool = False) -> Node:
    """A link with a button that copies it, and perhaps one that passes it on."""
    return h.div(".copyable")[
        h.label(for_=id)[label],
        h.div(".pair")[
            h.input(id=id, type="text", value=address, readonly=True),
            h.button(".script-only", type="button", data_copy=f"#{id}")[named("copy", say("copy"))],
            h.button(".script-only", type="button", data_share=address)[named("share", say("share"))]
            if share
            else None,
        ],
    ]


@lru_cache(maxsize=4096)
def qr(text: str) -> str:
    """A QR code as inline SVG."""
    import segno

    drawn = segno.make(text, micro=False).svg_inline(
        scale=4, border=2, omitsize=True, svgclass="qr", lineclass="qr-dark"
    )
    return str(drawn)
