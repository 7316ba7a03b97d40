"""The page that says what went wrong."""

from __future__ import annotations

from mytina.kernel.text import has
from mytina.web import html as h
from mytina.web.icons import logo
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.words import DOMAIN, Say


def error_page(reader: Reader, status: int, sentence: str) -> str:
    say = Say(reader)
    id = f"error-{status}" if has(DOMAIN, f"error-{status}", say.language) else "error-other"
    return page(
        reader,
        f"{say(id)} – Mýtina",
        h.div(".narrowpage.lost")[
            logo(),
            h.h1[say(id)],
            h.p[sentence] if sentence else None,
            h.p(".note")[say("error-status", status=str(status))],
            h.div(".actions")[h.a(".button.primary", href="/")[say("home")]],
        ],
        kind="error",
    )
