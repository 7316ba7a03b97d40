"""Pages about records: open one from a file, and check that its shuffles were honest."""

from __future__ import annotations

from typing import Any

from mytina.interface.game import Game
from mytina.web import html as h
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.words import Say


def import_page(reader: Reader, error: str = "", text: str = "") -> str:
    """Where a record is opened; after a failure it says what is wrong and keeps what was pasted, if it is short."""
    say = Say(reader)
    return page(
        reader,
        f"{say('import')} – Mýtina",
        h.div(".narrowpage")[
            h.h1[say("import")],
            h.p[say("import-what")],
            h.p(".alert", role="alert")[say("import-failed"), " ", error] if error else None,
            h.form(".setup", method="post", action="/import", enctype="multipart/form-data")[
                h.div(".field")[
                    h.label(for_="record")[say("import-file")],
                    h.input("#record", type="file", name="record", accept=".json,application/json"),
                ],
                h.div(".field")[
                    h.label(for_="text")[say("import-text")],
                    h.textarea("#text", name="text", rows="8", spellcheck="false")[text],
                ],
                h.div(".actions")[h.button(".primary")[named("play", say("import-go"))]],
            ],
        ],
        kind="import",
    )


def verify_page(
    reader: Reader,
    game: Game[Any],
    table_id: str,
    commitment: str,
    seed: str | None,
    ok: bool,
    details: str = "",
) -> str:
    """While the game runs there is no seed yet: only the commitment is known."""
    say = Say(reader)
    if seed is None:
        verdict, kind = say("verify-running"), ""
    else:
        verdict, kind = (say("verify-ok"), "good") if ok else (say("verify-bad"), "bad")
    return page(
        reader,
        f"{say('verify')} – {say.of(game.name)}",
        h.div(".narrowpage")[
            h.h1[say("verify")],
            h.p(class_=f"verdict {kind}")[ui("cross" if kind == "bad" else "shield"), h.span[verdict]],
            h.p[say("verify-how")],
            h.dl(".facts-list")[
                h.dt[say("verify-commitment")],
                h.dd[h.code[commitment]],
                h.dt[say("verify-seed")],
                h.dd[h.code[seed] if seed is not None else say("verify-hidden")],
            ],
            h.p[details] if details else None,
            h.h2[say("verify-yourself")],
            h.pre[h.code[f"printf '%s' 'mytina/seed/{game.id}/{seed if seed is not None else '…'}' | sha256sum"]],
            h.p[h.a(href=f"/t/{table_id}")[say("to-table")]],
        ],
        kind="verify",
        games=(game,),
    )
