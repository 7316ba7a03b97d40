"""htpy's elements, put together quickly: most of a page is made anew after every pick, for every viewer.

`from mytina.web import html as h` stands for `import htpy as h`. Attributes are written at once where they are plain,
and by htpy itself where they are not; children are not looked through before they are written. What comes out is the
same (`tests/web/test_markup.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import htpy
import markupsafe
from htpy import Element, Fragment, Node, VoidElement, fragment

__all__ = ["Element", "Fragment", "Node", "VoidElement", "escaped", "fragment"]

#: `markupsafe.escape` of a plain text, without the `Markup` around it: it becomes part of a longer text anyway.
escaped: Callable[[str], str] = getattr(markupsafe, "_escape_inner", markupsafe.escape)


class Quick(Element):
    """An element with children."""

    __slots__ = ()

    def __call__(self, /, *args: Any, **attributes: Any) -> Quick:
        written = _written(args, attributes)
        return super().__call__(*args, **attributes) if written is None else Quick(self._name, written, self._children)

    def __getitem__(self, children: Node) -> Quick:
        return Quick(self._name, self._attrs, children)


class QuickVoid(VoidElement):
    """An element without."""

    __slots__ = ()

    def __call__(self, /, *args: Any, **attributes: Any) -> QuickVoid:
        written = _written(args, attributes)
        return super().__call__(*args, **attributes) if written is None else QuickVoid(self._name, written)


def _written(args: tuple[Any, ...], attributes: dict[str, Any]) -> str | None:
    """The attributes as they are written; None if htpy has to say what is meant."""
    if not args:
        written = ""
    elif len(args) == 1 and type(args[0]) is str:
        written = _selector(args[0])
    else:
        return None
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        if name == "class_" and (not value or "class=" in written or type(value) is not str):
            return None
        if name == "id" and "id=" in written:
            return None
        if value is True:
            written += f" {_named(name)}"
        elif type(value) is str:
            written += f' {_named(name)}="{escaped(value)}"'
        else:
            return None
    return written


@lru_cache(maxsize=4096)
def _selector(selector: str) -> str:
    """The attributes that `#id.class` stands for."""
    return htpy.div(selector)._attrs if selector else ""


@lru_cache(maxsize=1024)
def _named(attribute: str) -> str:
    """What an attribute is called on a page."""
    return htpy.div(**{attribute: "x"})._attrs.strip().partition("=")[0]


html = htpy.html
a = Quick("a")
article = Quick("article")
b = Quick("b")
body = Quick("body")
button = Quick("button")
code = Quick("code")
dd = Quick("dd")
details = Quick("details")
dialog = Quick("dialog")
div = Quick("div")
dl = Quick("dl")
dt = Quick("dt")
fieldset = Quick("fieldset")
footer = Quick("footer")
form = Quick("form")
h1 = Quick("h1")
h2 = Quick("h2")
h3 = Quick("h3")
head = Quick("head")
header = Quick("header")
i = Quick("i")
label = Quick("label")
legend = Quick("legend")
li = Quick("li")
main = Quick("main")
nav = Quick("nav")
noscript = Quick("noscript")
ol = Quick("ol")
optgroup = Quick("optgroup")
option = Quick("option")
output = Quick("output")
p = Quick("p")
progress = Quick("progress")
pre = Quick("pre")
script = Quick("script")
section = Quick("section")
select = Quick("select")
small = Quick("small")
span = Quick("span")
strong = Quick("strong")
summary = Quick("summary")
table = Quick("table")
tbody = Quick("tbody")
td = Quick("td")
template = Quick("template")
textarea = Quick("textarea")
tfoot = Quick("tfoot")
th = Quick("th")
thead = Quick("thead")
time = Quick("time")
title = Quick("title")
tr = Quick("tr")
ul = Quick("ul")
img = QuickVoid("img")
input = QuickVoid("input")
link = QuickVoid("link")
meta = QuickVoid("meta")
