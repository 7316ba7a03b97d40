"""HTML of page components, quickly: what htpy would write, without a generator for every level of it."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import Any

from markupsafe import Markup

from mytina.web import html as h
from mytina.web.html import Node, escaped
from mytina.web.parts import Part

#: `Markup` of a text, without its look at what it is given.
_marked: Callable[[type[Markup], str], Markup] = str.__new__
_NOTHING = Markup("")


def flat(node: Node) -> Markup:
    """The HTML of a component, the same as its `str`; `tests/web/test_markup.py` compares the two."""
    if isinstance(node, Markup):
        return node
    if node is None:
        return _NOTHING
    written: list[str] = []
    _write(node, written.append)
    return _marked(Markup, "".join(written))


def _write(node: Node, put: Callable[[str], None]) -> None:
    kind = type(node)
    if kind is Markup or kind is Part:
        put(node)  # type: ignore[arg-type]
    elif kind is str:
        put(escaped(node))  # type: ignore[arg-type]
    elif node is None or kind is bool:
        return
    elif kind is h.Quick:
        element: h.Quick = node  # type: ignore[assignment]
        name: str = element._name
        children: Any = element._children
        inside = type(children)
        if inside is str:  # most elements hold nothing but words
            put(f"<{name}{element._attrs}>{escaped(children)}</{name}>")
            return
        put(f"<{name}{element._attrs}>")
        if inside is tuple or inside is list:
            for child in children:
                if child is not None:
                    _write(child, put)
        elif children is not None:
            _write(children, put)
        put(f"</{name}>")
    elif kind is h.QuickVoid:
        void: h.QuickVoid = node  # type: ignore[assignment]
        put(f"<{void._name}{void._attrs}>")
    elif kind is list or kind is tuple or kind is GeneratorType:
        for child in node:  # type: ignore[union-attr]
            _write(child, put)
    else:  # whatever else htpy knows
        for chunk in h.fragment[node].iter_chunks():
            put(chunk)
