"""Scripts as they are served: joined where one needs the other from the start, without remarks and needless spaces."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import rjsmin

STATIC = Path(__file__).parent / "static"

_IMPORT = re.compile(r'^import \{ (.+) \} from "(.+)";$', re.MULTILINE)
_JOINED = re.compile(r'^import \* as (\w+) from "\./(\w+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const) ([\w$]+))", re.MULTILINE)
_DOCUMENTATION = re.compile(r"^[ ]*/\*\*.*?\*/$", re.DOTALL | re.MULTILINE)
_REMARK = re.compile(r"  // [^\"'`]*$")


@cache
def served() -> dict[str, str]:
    """All scripts by name; what they import is still named as their neighbour."""
    written = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.js"))}
    return {name: rjsmin.jsmin(joined(bare(text), written)) for name, text in written.items()}


def bare(script: str) -> str:
    """A script without indentation, comments of their own lines and those at the end of a line, after two spaces.

    No text of ours goes over several lines (a test sees to it), so that lines can be looked at one by one.
    """
    lines = (line.strip() for line in _DOCUMENTATION.sub("", script).split("\n"))
    return "\n".join(_REMARK.sub("", line) for line in lines if line and not line.startswith("//"))


def joined(script: str, written: dict[str, str]) -> str:
    """A script with those inside that it imports as a whole: together they are lighter, and come at once."""

    def inside(found: re.Match[str]) -> str:
        other = bare(written[found[2]])
        needs.append(other)
        given = ", ".join(_EXPORT.findall(other))
        return f"const {found[1]} = (() => {{\n{_body(other)}\nreturn {{ {given} }};\n}})();"

    needs = [script]
    body = _JOINED.sub(inside, _body(script, exports=True))
    return f"{_imports(*needs)}{body}"


def _body(script: str, *, exports: bool = False) -> str:
    body = _IMPORT.sub("", script).lstrip("\n")
    return body if exports else _EXPORT.sub("", body)


def _imports(*scripts: str) -> str:
    """What all of these import from others, each name once."""
    wanted: dict[str, set[str]] = {}
    for names, other in (found for script in scripts for found in _IMPORT.findall(script)):
        wanted.setdefault(other, set()).update(names.split(", "))
    return "".join(f'import {{ {", ".join(sorted(names))} }} from "{other}";\n' for other, names in wanted.items())
