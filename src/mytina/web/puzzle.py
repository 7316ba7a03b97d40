"""Puzzles: the list of them, and what the owl asks and answers at the table of one."""

from __future__ import annotations

from collections.abc import Sequence

from mytina.interface.coach import Line, Remark
from mytina.interface.lesson import Progress
from mytina.kernel.puzzle import Puzzle
from mytina.kernel.setup import PRESET
from mytina.web import assets
from mytina.web import html as h
from mytina.web.coach import bars, why
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.models import PuzzleCard, Reader, TableModel
from mytina.web.owl_face import OWL
from mytina.web.words import STRENGTHS, Say, called, number_words

_LINES = 3  # lines of the sheet that an answer names, at most
_STATES = {"solved": "puzzle-is-solved", "shown": "puzzle-is-shown", "begun": "puzzle-is-begun"}


# --- the list --------------------------------------------------------------------------------------------------


def puzzles_page(reader: Reader, cards: Sequence[PuzzleCard]) -> str:
    """All puzzles, or those of one game."""
    say = Say(reader)
    found = dict.fromkeys(card.game for card in cards)
    return page(
        reader,
        f"{say('puzzles')} – Mýtina",
        h.div(".puzzles")[
            h.h1[say("puzzles")],
            h.p[say("puzzles-about")],
            (
                h.section(aria_labelledby=f"of-{game.id}")[
                    h.h2(id=f"of-{game.id}")[say.of(game.name)],
                    _done(say, [card for card in cards if card.game is game]),
                    h.ol(".puzzle-cards")[
                        [
                            _card(say, card, number)
                            for number, card in enumerate((card for card in cards if card.game is game), 1)
                        ]
                    ],
                ]
                for game in found
            )
            if cards
            else h.p[say("puzzles-none")],
        ],
        kind="puzzles",
        styles=("puzzles.css",),
    )


def _done(say: Say, cards: Sequence[PuzzleCard]) -> Node:
    """How many of a game's puzzles are solved."""
    solved = sum(card.state == "solved" for card in cards)
    if not solved:
        return None
    words = "puzzles-all-solved" if solved == len(cards) else "puzzles-solved"
    return h.p(".done")[ui("check"), say(words, solved=solved, puzzles=len(cards))]


def _card(say: Say, card: PuzzleCard, number: int) -> Node:
    puzzle, path = card.puzzle, f"/puzzles/{card.game.id}/{card.puzzle.id}"
    facts = [
        say.first(card.game, (f"preset-{puzzle.setup.get(PRESET, '')}",), ""),
        say("puzzle-seats", seats=puzzle.seats),
        say(("puzzle-early", "puzzle-middle", "puzzle-late")[min(2, int(3 * puzzle.part))]),
        say("puzzle-hard") if len(puzzle.missed) > 1 else "",
    ]
    return h.li(id=puzzle.id)[
        h.form(method="post", action=path)[
            h.button(".puzzle-card" + (f".{card.state}" if card.state else ""))[
                h.img(src=f"{path}/picture.svg", alt="", loading="lazy", width="640", height="400"),
                h.strong[say("puzzle-number", number=number)],
                h.small[" · ".join(filter(None, facts))],
                h.span(".state")[ui("check") if card.state == "solved" else None, say(_STATES[card.state])]
                if card.state
                else None,
            ]
        ]
    ]


# --- at the table ----------------------------------------------------------------------------------------------


def puzzle(say: Say, model: TableModel, progress: Progress, asked: Puzzle) -> h.Element:
    """The question, the answer to another move, or why the solution is the best."""
    kind = "solved" if progress.over else "other" if _other(model, progress) else "asks"
    said = {"solved": _solved, "other": _answer, "asks": _question}[kind](say, model, progress, asked)
    return h.section(
        f"#owl.owl.coach.remarks.puzzle.{kind}", aria_label=say("puzzle"), data_style=assets.url("owl.css")
    )[h.div(".owl-bubble", role="group", aria_label=say("owl-says"))[OWL, said]]


def _question(say: Say, model: TableModel, progress: Progress, asked: Puzzle) -> Node:
    waits = bool(progress.automatic())
    words = "puzzle-right-so-far" if waits else "puzzle-further" if progress.made else "puzzle-ask"
    return [
        h.div(".owl-words")[h.p(".label")[say("puzzle")], h.p(".said.patience" if waits else ".said")[say(words)]],
        _ways(say, model, progress),
    ]


def _answer(say: Say, model: TableModel, progress: Progress, asked: Puzzle) -> Node:
    """What another move brings, and what it lacks."""
    key = _other(model, progress)
    assert model.decision is not None
    option = say.of(called(say, model.game, model.decision[key].words, [seat.name for seat in model.seats]))
    lack = asked.losses[progress.made].get(key, asked.lead)
    brings = asked.brings[progress.made].get(key) if progress.made < len(asked.brings) else None
    return [
        h.div(".owl-words")[
            h.p(".label")[option],
            h.p(".said")[
                _brings(say, model, brings), " ", say("puzzle-lacks", points=number_words(lack, say.language))
            ],
            h.p(".request")[say("puzzle-again")],
        ],
        _ways(say, model, progress),
    ]


def _brings(say: Say, model: TableModel, lines: dict[str, int] | None) -> str:
    """What a move brings at once, the most first."""
    if lines is None:
        return ""
    most = sorted(lines.items(), key=lambda one: -abs(one[1]))[:_LINES]
    told = ", ".join(
        f"{say.line(model.game, line)} {number_words(points, say.language, sign=True)}" for line, points in most
    )
    return say("puzzle-brings", lines=told) if told else say("puzzle-brings-nothing")


def _ways(say: Say, model: TableModel, progress: Progress) -> Node:
    """What can be done besides thinking."""
    return h.div(".owl-buttons")[
        h.form(method="post", action=f"/t/{model.id}/lesson")[
            h.input(type="hidden", name="step", value=str(progress.at)),
            h.button(".quiet", name="go", value="do")[named("eye", say("puzzle-show"))],
        ]
        if progress.asked()
        else None,
        h.a(".button.quiet", href=f"/puzzles/{model.game.id}")[say("puzzle-all")],
    ]


def _solved(say: Say, model: TableModel, progress: Progress, asked: Puzzle) -> Node:
    """By how much it is the best, beside the best other move; where the points come from; and what comes next."""
    best, second = asked.best.words[say.language], asked.second.words[say.language]
    remark = _remark(asked)
    opening = say("puzzle-was") if progress.shown else say("puzzle-right")
    then = asked.best.then.get(say.language)
    return [
        h.div(".owl-words")[
            h.p(".said")[opening, " ", say("puzzle-lead", points=number_words(asked.lead, say.language))],
            h.p(".label")[say("puzzle-values")],
            bars(say, remark, second, best),
            h.details("#fold-why", open=True)[
                h.summary[say("coach-why")],
                why(say, model.game, remark),
                h.p[say("puzzle-then", move=then)] if then else None,
                h.p[say("puzzle-missed")] if len(asked.missed) > 1 else None,
            ],
        ],
    ]


def solved(say: Say, model: TableModel, progress: Progress, asked: Puzzle) -> Node:
    """In the place of the question: it is answered, and this is what comes next."""
    ids = list(model.game.puzzles)
    place = ids.index(asked.id)
    following = ids[(place + 1) % len(ids)]
    path = f"/puzzles/{model.game.id}"
    return [
        h.div(".ask")[
            h.h2("#question", tabindex="-1")[
                say("puzzle-over-shown" if progress.shown else "puzzle-over", number=place + 1, puzzles=len(ids))
            ]
        ],
        h.div(".puzzle-ways")[
            h.form(method="post", action=f"{path}/{following}")[
                h.button(".primary")[h.span[say("puzzle-next")], ui("next")]
            ]
            if following != asked.id
            else None,
            h.form(method="post", action=f"{path}/{asked.id}/play")[
                h.input(type="hidden", name="bot", value=list(STRENGTHS)[-1]),
                h.button[named("play", say("puzzle-play"))],
            ],
            h.a(".button.quiet", href=path)[say("puzzle-all")],
        ],
    ]


def _remark(asked: Puzzle) -> Remark:
    """The solution beside the best other move, as the coach compares moves; by how much it is better is what counts."""
    best, second = asked.best, asked.second
    return Remark(
        seat=asked.seat,
        seq=0,
        key="",
        value=0.0,
        best=asked.solution[0],
        best_value=asked.lead,
        words=(second.words["cs"], best.words["cs"], second.words["en"], best.words["en"]),
        lines=tuple(
            Line(line, second.lines.get(line, 0), best.lines.get(line, 0))
            for line in dict.fromkeys([*second.lines, *best.lines])
        ),
    )


def _other(model: TableModel, progress: Progress) -> str:
    """The other move that was picked last, while the same is asked."""
    key = progress.others[-1] if progress.others else ""
    return key if progress.asked() and model.decision is not None and key in model.decision else ""
