"""Looking back at a game: step, scrub, play, through anybody's eyes; every step is a link, so no script is needed."""

from __future__ import annotations

import htpy as h
from htpy import Node

from mytina.web import assets
from mytina.web.board import Drawn, board, draw
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.players import log
from mytina.web.plot import plot
from mytina.web.seen import Reader, ReplaySeen
from mytina.web.setup import BOTS, DEFAULT_BOT
from mytina.web.words import Say


def replay_page(reader: Reader, seen: ReplaySeen) -> str:
    say = Say(reader)
    drawn = _draw(say, seen)
    parts = _parts(say, seen, drawn)
    return page(
        reader,
        f"{say('replay')} – {say.of(seen.game.name)}",
        h.h1(".hidden-words")[say("replay-of", game=say.of(seen.game.name))],
        board(drawn, seen.game.art.layout),
        h.aside[parts["bar"], h.div("#side.side")[parts["log"]]],
        kind="table",
        games=(seen.game,),
        symbols=True,
        where=[h.span(".gamename")[say("replay-of", game=say.of(seen.game.name))]],
        footer=False,
        data={
            "replay": seen.id,
            "ply": str(seen.ply),
            "plies": str(seen.plies),
            "zoom": assets.url(f"zoom/{seen.game.id}.{say.language}.html"),
        },
    )


def replay_parts(reader: Reader, seen: ReplaySeen) -> dict[str, str]:
    say = Say(reader)
    return {id: str(part) for id, part in _parts(say, seen, _draw(say, seen)).items()}


def _names(say: Say, seen: ReplaySeen) -> tuple[str, ...]:
    return tuple(name or say.seat(seen.game, seat) for seat, name in enumerate(seen.names))


def _draw(say: Say, seen: ReplaySeen) -> list[Drawn]:
    return draw(say, seen.game, seen.view, _names(say, seen), seen.eyes, since=seen.since, log=seen.log)


def _parts(say: Say, seen: ReplaySeen, drawn: list[Drawn]) -> dict[str, h.Element]:
    names = _names(say, seen)
    return {
        **{panel.id: panel.element for panel in drawn},
        "bar": _bar(say, seen, names),
        "log": log(say, seen.game, seen.log, names, viewer=seen.eyes),
    }


def _bar(say: Say, seen: ReplaySeen, names: tuple[str, ...]) -> h.Element:
    return h.section("#bar.bar.bar-replay", aria_label=say("replay"))[
        h.h2("#question", tabindex="-1")[_heading(say, seen, names)],
        _steps(say, seen),
        h.form(".scrub", method="get", action=f"/replay/{seen.id}")[
            h.label(".hidden-words", for_="ply")[say("ply")],
            h.input("#ply", type="range", name="ply", min="0", max=str(seen.plies), value=str(seen.ply)),
            h.input(type="hidden", name="eyes", value=_eyes(seen.eyes)),
            h.button(".no-script")[say("go")],
        ],
        h.details("#replay-more", open=True)[
            h.summary[say("replay-more")],
            plot(say, seen.totals, names, here=min(seen.ply, len(seen.totals))),
            _marks(say, seen),
            _choose_eyes(say, seen, names) if seen.may_choose_eyes else None,
            _continue(say, seen),
            h.p(".more")[h.a(href=f"/t/{seen.id}")[say("to-table")]],
        ],
    ]


def _heading(say: Say, seen: ReplaySeen, names: tuple[str, ...]) -> str:
    if seen.ply >= seen.plies and seen.over:
        return say("end-shared", names=", ".join(names[seat] for seat in seen.winners))
    return say("ply-of", ply=seen.ply, plies=seen.plies)


def _eyes(eyes: int | None) -> str:
    return "" if eyes is None else str(eyes)


def _at(seen: ReplaySeen, ply: int, eyes: int | None) -> str:
    return f"/replay/{seen.id}?ply={max(0, min(ply, seen.plies))}&eyes={_eyes(eyes)}"


def _steps(say: Say, seen: ReplaySeen) -> Node:
    def step(name: str, ply: int, possible: bool) -> Node:
        inside: Node = [ui(name), h.span(".hidden-words")[say(f"step-{name}")]]
        if not possible:
            return h.span(".button.off", aria_hidden="true")[ui(name)]
        return h.a(".button", href=_at(seen, ply, seen.eyes), title=say(f"step-{name}"), data_step=str(ply))[inside]

    before, after = seen.ply > 0, seen.ply < seen.plies
    return h.div(".steps")[
        step("first", 0, before),
        step("previous", seen.ply - 1, before),
        h.button(".primary.script-only", type="button", data_autoplay=True, title=say("autoplay"))[
            ui("play"), h.span(".hidden-words")[say("autoplay")]
        ],
        step("next", seen.ply + 1, after),
        step("last", seen.plies, after),
    ]


def _marks(say: Say, seen: ReplaySeen) -> Node:
    if not seen.marks:
        return None
    return h.details("#marks")[
        h.summary[say("moments")],
        h.ol(".moments")[
            (
                h.li[h.a(href=_at(seen, ply, seen.eyes), data_step=str(ply))[say.rich(words)]]
                for ply, words in seen.marks
            )
        ],
    ]


def _choose_eyes(say: Say, seen: ReplaySeen, names: tuple[str, ...]) -> Node:
    choices: list[tuple[int | None, str]] = [(None, say("eyes-everybody")), *enumerate(names)]
    return h.div(".field")[
        h.p(".label")[say("eyes")],
        h.div(".segments")[
            (
                h.a(
                    href=_at(seen, seen.ply, eyes),
                    aria_current="true" if eyes == seen.eyes else None,
                    data_eyes=_eyes(eyes),
                )[name]
                for eyes, name in choices
            )
        ],
    ]


def _continue(say: Say, seen: ReplaySeen) -> Node:
    if seen.ply >= seen.plies and seen.over:
        return None
    return h.form(".continue", method="post", action=f"/replay/{seen.id}/continue")[
        h.input(type="hidden", name="ply", value=str(seen.ply)),
        h.label(".hidden-words", for_="against")[say("bot-kind")],
        h.select("#against", name="bot")[
            (h.option(value=spec, selected=spec == DEFAULT_BOT)[say.bot(spec)] for spec in BOTS)
        ],
        h.button[named("play", say("continue-here"))],
    ]
