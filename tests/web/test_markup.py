"""Our own way of writing components gives what htpy itself would give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import htpy
import pytest
from htpy import Node
from markupsafe import Markup

from mytina.web import html, parts
from mytina.web.markup import flat

PIECES: list[Callable[[Any], Node]] = [
    lambda h: "a < b & \"c\" 'd'",
    lambda h: Markup("<i>as it is</i>"),
    lambda h: None,
    lambda h: True,
    lambda h: False,
    lambda h: 7,
    lambda h: h.p,
    lambda h: h.input,
    lambda h: h.input(value="/a?b=1&c=2", name="", checked=True, disabled=False),
    lambda h: h.input("#f-x.wide", {"aria-invalid": "true"}, name="x"),
    lambda h: h.p("#one.two.three", data_keys='x"y', hidden=True, title=None)[
        "<", h.b[Markup("&amp;")], [None, "x", [h.i]]
    ],
    lambda h: h.p("#one.two", id="three", class_="four")["id and class twice"],
    lambda h: h.p("#one", class_=None)[h.span(class_="")["no class"], h.span(class_="a & b")["one"]],
    lambda h: h.label(for_="x", aria_hidden="true", data_n=7, title=Markup("&amp;"))["of several kinds"],
    lambda h: h.div(class_=["a", {"b": True, "c": False}])[(h.span[str(n)] for n in range(3))],
    lambda h: h.div(class_={"a": False}),
    lambda h: h.div(".once")(title="twice")["called again"],
    lambda h: h.div[h.b["inside"]](title="later"),
    lambda h: h.fragment[h.p["one"], "two"],
    lambda h: (h.li[one] for one in "abc"),
    lambda h: ["x", ("y", h.b["z"])],
    lambda h: h.html(lang="cs")[h.head[h.meta(charset="utf-8")], h.body["…"]],
    lambda h: lambda: h.p["later"],
]


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_a_component_is_written_as_htpy_writes_it(number: int) -> None:
    made = PIECES[number]
    expected = str(htpy.fragment[made(htpy)])
    fresh = flat(made(html))
    assert fresh == expected
    assert type(fresh) is Markup
    assert str(htpy.fragment[made(html)]) == expected, "htpy writes our elements too"


def test_a_part_that_is_hidden_is_what_htpy_writes_whatever_key_its_digest_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in (b"", b"one", b"two"):
        monkeypatch.setattr(parts, "_key", key)
        for id, tag, component in (("end", "section", htpy.section), ("tabs", "nav", htpy.nav)):
            hidden = parts.hidden(id, tag)
            assert str(hidden) == str(component(f"#{id}", hidden=True))
            assert hidden.digest == parts.digest(str(hidden))


def test_there_is_no_element_that_htpy_would_call_otherwise() -> None:
    for name, element in vars(html).items():
        if isinstance(element, htpy.BaseElement):
            assert str(element) == str(getattr(htpy, name))
