"""Pieces that a page shows are left out of what it is sent, and what is put back in their place is the part again."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from typing import Any

import pytest

import mytina
from mytina.interface.kept import kept
from mytina.web import pages, pieces
from mytina.web.models import Reader
from mytina.web.parts import digests, shown
from tests.web.tables import seen

VOID = {"input", "link", "meta", "br", "hr", "img"}


class Pieces(HTMLParser):
    """The outermost elements of a part that are pieces, found as a browser does: their text, and their insides."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=False)
        self.html, self.open, self.found = html, list[tuple[str, int, int, bool]](), list[tuple[str, str]]()
        marks, rest = ("data-vt", "data-ply", "data-piece"), html.partition(">")[2]
        self.mark = next((mark for mark in marks if f" {mark}=" in rest), "")
        self.lines = [0, *(end.end() for end in re.finditer("\n", html))]
        self.feed(html)
        self.close()
        assert not self.open

    def at(self) -> int:
        line, column = self.getpos()
        return self.lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self._open(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._open(tag, attrs):
            self.found.append((self.get_starttag_text() or "", ""))
        self.open.pop()

    def _open(self, tag: str, attrs: list[tuple[str, str | None]]) -> bool:
        inside = any(piece for *_, piece in self.open)
        piece = bool(self.open) and not inside and any(name == self.mark for name, _ in attrs)
        self.open.append((tag, self.at(), self.at() + len(self.get_starttag_text() or ""), piece))
        return piece

    def handle_endtag(self, tag: str) -> None:
        name, start, inside, piece = self.open.pop()
        assert name == tag
        if piece:
            self.found.append((self.html[start : self.at() + len(tag) + 3], self.html[inside : self.at()]))


def put_back(sent: str, old: str) -> str:
    """What a page makes of a part, as `complete` in `update.js` does."""
    known = Pieces(old).found

    def run(gap: re.Match[str]) -> str:
        first, many = int(gap[1]), int(gap[2])
        assert first + many <= len(known)
        return "".join(whole for whole, _ in known[first : first + many])

    sent = re.sub(r'<template data-same="(\d+) (\d+)"></template>', run, sent)
    return re.sub(r' data-same="(\d+)">', lambda gap: f">{known[int(gap[1])][1]}", sent)


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_what_is_left_out_can_be_put_back(game: Any) -> None:
    state, dice = game.new(seats=game.seats[min(1, len(game.seats) - 1)], seed=3), random.Random(7)
    state.log = []
    before = state.view(0)
    last = pages.table_parts(Reader(), seen(state, 0))
    shown(last)
    whole = less = 0
    while not state.over and state.plies < 60:
        for seat in list(state.waiting):
            options = state.options(seat)
            state.step(seat, options[dice.randrange(max(1, len(options) - 1))])
        parts = pages.table_parts(Reader(), seen(state, 0, since=before))
        before, was, now = state.view(0), digests(last), digests(parts)
        for id, html in parts.items():
            if was.get(id, now[id]) != now[id]:
                sent = pieces.lacking(str(html), now[id], was[id])
                assert put_back(sent, str(last[id])) == html, id
                whole, less = whole + len(html), less + len(sent)
        last = parts
    assert less < 0.85 * whole, "many pieces stay as they are"


OLD = (
    '<ol id="log"><li data-ply="2"><b>two and a few more words about it</b></li>'
    '<li data-ply="1"><ul><li>one and a few more words about it</li></ul></li></ol>'
)


def lacking(html: str, old: str = OLD) -> str:
    kept.clear()
    pieces.learn("old", old)
    return pieces.lacking(html, "new", "old")


def test_new_pieces_come_and_the_others_are_named() -> None:
    line = '<li data-ply="3"><b>three and a few more words about it</b></li>'
    new = OLD.replace('"log">', f'"log">{line}')
    assert lacking(new) == f'<ol id="log">{line}<template data-same="0 2"></template></ol>'
    turned = OLD.replace('data-ply="1"', 'data-ply="1" class="fresh"')
    sent = '<template data-same="0 1"></template><li data-ply="1" class="fresh" data-same="1"></li>'
    assert lacking(turned) == f'<ol id="log">{sent}</ol>'


@pytest.mark.parametrize(
    "html",
    [
        '<div id="bar"><template><b data-vt="a">something with enough words in it to be left out</b></template></div>',
        '<div id="bar"><b data-vt="a">something that is not closed, with enough words in it</div>',
        "<div></div>",
        "",
    ],
)
def test_a_part_with_no_pieces_comes_as_a_whole(html: str) -> None:
    assert lacking(html, html) == html


def test_a_part_comes_as_a_whole_where_nobody_knows_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    kept.clear()
    assert pieces.lacking(OLD, "new", "old") == OLD
    assert pieces.lacking(OLD, "newer", "new") != OLD
    monkeypatch.setattr(kept, "most", 0)
    kept.clear()
    pieces.learn("old", OLD)
    assert pieces.lacking(OLD, "new", "old") == OLD


def test_elements_of_the_same_name_inside_are_not_the_end() -> None:
    picture = '<g data-vt="a"><g class="b"/><g><g/><path d="M0 0h24v24H0z"/></g><gg></gg></g>'
    old = f'<svg id="board">{picture}<g data-vt="c"/><rect/></svg>'
    assert Pieces(old).found[0][0] == picture
    assert lacking(old.replace("<rect/>", "<circle/>"), old) == (
        '<svg id="board"><template data-same="0 1"></template><g data-vt="c"/><circle/></svg>'
    )
