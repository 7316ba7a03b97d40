"""Pieces of a part: things on the board, lines of the log, players. Those that a page shows already are not sent again.

A piece is an outermost element of a part with an attribute of `_MARKS`, of which the first counts that the part has
(`PIECES` in `update.js` says the same).
Of every part that was sent, what its pieces were is kept by the part's digest. A page says which parts it shows; where
these are known, a piece that is the same becomes a `<template data-same>` with its number there (and how many follow
it), and one with other attributes but the same inside gets an attribute `data-same` and is empty.
"""

from __future__ import annotations

import re
from array import array
from functools import cache
from typing import TypeAlias

from mytina.interface.kept import kept

#: A script says with every request that it puts pieces back where they are left out.
HEADER = "Mytina-Pieces"
_MARKS = (' data-vt="', ' data-ply="', ' data-piece="')
#: Parts that have no pieces, so that they need not be looked through; a list of options is long.
WHOLE = frozenset(("bar", "tabs", "notice"))
_LEAST = 50  # characters: less is not worth the place where it would be

#: For each piece its length, a hash of all of it, and one of what is inside, in a row: thousands of parts are kept.
Known: TypeAlias = "array[int]"
_NONE: Known = array("q")


def learn(digest: str, html: str) -> None:
    """Keep what the pieces of a part are that is sent."""
    if kept.get(("pieces", digest)) is None:
        _keep(digest, _walk(html, _NONE)[0])


def lacking(html: str, digest: str, shown: str) -> str:
    """A part without the pieces of it that are in the part with the digest `shown`, as far as that one is known."""
    made, sent = _walk(html, kept.get(("pieces", shown)) or _NONE)
    _keep(digest, made)
    return sent


def _keep(digest: str, made: Known) -> None:
    kept.keep(("pieces", digest), made, 400 + 8 * len(made))


def _walk(html: str, known: Known) -> tuple[Known, str]:
    """What the pieces of a part are, and the part without those that are known: at every change, and so in one go."""
    at = html.find(">") + 1
    for mark in _MARKS:
        if html.find(mark, at) >= 0:
            break
    else:
        return _NONE, html
    if "<template" in html:  # a script does not look into templates
        return _NONE, html
    made: Known = array("q")
    sent: list[str] = []
    whole: dict[int, int] = {}
    insides: dict[int, int] = {}
    many, awaited = len(known) // 3, 0  # pieces mostly come in the order in which they were
    gone = first = run = 0  # up to where it is written, and the pieces in a row that were left out last
    opening = within = closing = " "  # how the piece before began and ended: mostly so does the next one
    while (here := html.find(mark, at)) >= 0:
        start = html.rfind("<", at, here)
        if awaited < many and hash(html[start : start + known[3 * awaited]]) == known[3 * awaited + 1]:
            same = awaited
            at = start + known[3 * same]
            made += known[3 * same : 3 * same + 3]
        else:
            inside = html.find(">", here) + 1
            if not html.startswith(opening, start):
                if start < 0:  # not as our parts are
                    return _NONE, html
                opening = html[start : html.find(" ", start) + 1]
                within, closing = opening[:-1], f"</{opening[1:-1]}>"
            rest = html.find(closing, inside)
            at = rest + len(closing)
            if html.find(within, inside, rest) >= 0 or html[inside - 2] == "/":
                rest, at = _closing(html, inside, within[1:])
            if rest < 0:  # not as our parts are
                return _NONE, html
            all_of_it, content = hash(html[start:at]), hash(html[inside:rest])
            made.extend((at - start, all_of_it, content))
            if not many:
                continue
            if not whole:
                whole.update(zip(known[-2::-3], range(many - 1, -1, -1), strict=True))  # of equal ones the first
                insides.update(zip(known[2::3], range(many), strict=True))
            same = whole.get(all_of_it, -1)
            if same < 0:
                other = insides.get(content, -1)
                if other >= 0 and rest - inside >= _LEAST:
                    if run:
                        sent.append(_same(first, run))
                    sent.append(f'{html[gone : inside - 1]} data-same="{other}">')
                    gone, run = rest, 0
                    awaited = many  # most likely the next one has changed too: it is not awaited
                continue
        awaited = same + 1
        if at - start < _LEAST:
            continue
        if run and start == gone and same == first + run:
            run += 1
        else:
            sent.append(_same(first, run))
            sent.append(html[gone:start])
            first, run = same, 1
        begun = awaited  # those that follow at once, as most do: there is nothing to look for between them
        while awaited < many and (size := known[3 * awaited]) >= _LEAST:
            if hash(html[at : at + size]) != known[3 * awaited + 1]:
                break
            at += size
            awaited += 1
        if awaited > begun:
            made += known[3 * begun : 3 * awaited]
            run += awaited - begun
        gone = at
    if not sent:
        return made, html
    return made, "".join((*sent, _same(first, run), html[gone:]))


def _same(first: int, run: int) -> str:
    return f'<template data-same="{first} {run}"></template>' if run else ""


def _closing(html: str, inside: int, name: str) -> tuple[int, int]:
    """Where the inside of an element ends that may hold others of its name, and where the element itself does."""
    if html[inside - 2] == "/":
        return inside, inside
    depth = 1
    for tag in _tags(name).finditer(html, inside):
        if tag[1]:
            depth -= 1
            if not depth:
                return tag.span()
        elif not tag[2]:
            depth += 1
    return -1, -1


@cache
def _tags(name: str) -> re.Pattern[str]:
    """Where elements of a name end, and where they begin: those with a stroke before the end are closed at once."""
    return re.compile(rf"<(?:(/){name}>|{name}(?=[ />])[^>]*?(/)?>)")
