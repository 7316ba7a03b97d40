"""The frame of every page: head, header with language and settings, footer, and what the script needs."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from mytina.interface.game import Game
from mytina.interface.kept import drawn_once
from mytina.web import assets
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import logo, named, sprite, ui
from mytina.web.markup import flat
from mytina.web.models import Reader
from mytina.web.symbols import carried
from mytina.web.words import STRENGTHS, Say

LANGUAGES = {"cs": "Čeština", "en": "English"}
THEMES = ("system", "light", "dark")
_SHOWN_LATER = ("pad", "companion")  # pages whose scripts show what the page does not show at first
_SCRIPT_WORDS = (
    "gone",
    "offline",
    "online",
    "your-turn",
    "refused",
    "unreachable",
    "choose",
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
    view: Any = None,
    scripts: tuple[str, ...] = (),
    styles: tuple[str, ...] = (),
    header: Node = None,
    where: Node = None,
    data: dict[str, str] | None = None,
    footer: bool = True,
    refresh: int | None = None,
    later: str = "",
) -> str:
    """A whole document. `games` bring their styles and icons, `symbols` what their pictures refer to.

    With a `view` that is only what a table like this can show. `refresh`: look again after so many seconds. `later`:
    styles that a script fetches when they are needed.
    """
    say = Say(reader)
    game = games[0] if len(games) == 1 else None
    body = flat(
        [
            header or _header(reader, say, where),
            h.main("#main", tabindex="-1")[content],
            _footer(say) if footer else None,
            _live(say),
        ]
    )
    drawn: Node = [sprite(game), *(Markup(one.art.symbols()) for one in games if symbols)]
    if game is not None and symbols and game.art.symbols_later:
        drawn = carried(game, body, whole=kind in _SHOWN_LATER)
    document = h.html(lang=say.language, data_theme=reader.theme)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="color-scheme", content="light dark"),
            h.meta(name="referrer", content="same-origin"),
            h.meta(http_equiv="refresh", content=str(refresh)) if refresh is not None else None,
            h.title[title],
            h.link(rel="icon", href=assets.url("icon.svg"), type="image/svg+xml"),
            (h.link(rel="stylesheet", href=href) for href in _styles(kind, styles, games, view)),
            h.noscript[h.link(rel="stylesheet", href=assets.url(later))] if later else None,
            (h.script(type="module", src=assets.url(name)) for name in _scripts(kind, scripts)),
        ],
        h.body({f"data-{name}": value for name, value in (data or {}).items()}, class_=f"page page-{kind}")[
            h.a(".skip", href="#main")[say("skip")],
            drawn,
            body,
        ],
    ]
    return str(flat(document))


def _styles(kind: str, more: tuple[str, ...], games: tuple[Game[Any], ...], view: Any) -> list[str]:
    """A table says itself what it needs besides: nobody waits there for the styles of forms and rules."""
    own = [assets.styles_of(game, view) for game in games]
    if kind == "table":
        first = ("style.css", *(name for name in more if name == "forms.css"))
        return [*map(assets.url, first), *own, *(assets.url(name) for name in more if name not in first)]
    return [*map(assets.url, ("style.css", "forms.css", "result.css", "pages.css", *more)), *own]


def _scripts(kind: str, more: tuple[str, ...]) -> tuple[str, ...]:
    return ("site.js", *more) if kind == "table" else ("site.js", "forms.js", *more)


def _header(reader: Reader, say: Say, where: Node) -> Node:
    return h.header(".top")[
        h.a(".brand", href="/", aria_label=say("home"))[logo(), h.span["Mýtina"]],
        h.div(".where")[where],
        h.nav(".controls", aria_label=say("site"))[
            language(reader, say),
            h.details("#settings.drop")[
                h.summary(aria_label=say("settings"), title=say("settings"))[ui("gear")],
                h.div(".sheet")[settings(reader, say)],
            ],
        ],
    ]


def language(reader: Reader, say: Say) -> Node:
    other = next(code for code in LANGUAGES if code != say.language)
    return h.form(".language", method="post", action="/settings")[
        h.input(type="hidden", name="next", value=reader.path),
        h.button(".quiet", name="language", value=other, lang=other, title=LANGUAGES[other])[
            h.span(".wide")[LANGUAGES[other]], h.span(".narrow", aria_hidden="true")[other.upper()]
        ],
    ]


def settings(reader: Reader, say: Say) -> Node:
    return h.form(".settings", method="post", action="/settings")[
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
        h.button(
            ".row.switch.script-only",
            type="button",
            data_notify=True,
            data_on=say("script-notify-on"),
            data_denied=say("script-notify-denied"),
            aria_pressed="false",
        )[h.span[say("notify")], _knob()],
    ]


def _switch(say: Say, name: str, on: bool) -> Node:
    """A switch that works as a plain button: pressing it asks for the other value."""
    return h.button(".row.switch", name=name, value="off" if on else "on", aria_pressed=str(on).lower())[
        h.span[say(f"setting-{name}")], _knob()
    ]


def _knob() -> Node:
    return h.span(".knob", aria_hidden="true")


def quick_fields() -> Node:
    """What a game that begins at once is played with: an easy bot, or whatever the script remembers."""
    return [
        h.input(type="hidden", name="bot", value=next(iter(STRENGTHS)), data_remember="bot"),
        h.input(type="hidden", name="name", value="", data_remember="name"),
    ]


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
    said = say("script-copied")
    return h.div(".copyable")[
        h.label(for_=id)[label],
        h.div(".pair")[
            h.input(id=id, type="text", value=address, readonly=True),
            h.button(".script-only", type="button", data_copy=f"#{id}", data_said=said)[named("copy", say("copy"))],
            h.button(".script-only", type="button", data_share=address, data_said=said)[named("share", say("share"))]
            if share
            else None,
        ],
    ]


@drawn_once
def qr(text: str) -> str:
    """A QR code as inline SVG."""
    import segno

    # The mask is chosen beforehand: to try all eight and find the best one takes as long as a page.
    drawn = segno.make(text, micro=False, mask=2).svg_inline(
        scale=4, border=2, omitsize=True, svgclass="qr", lineclass="qr-dark"
    )
    return str(drawn)
