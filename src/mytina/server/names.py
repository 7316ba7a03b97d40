"""Names of players: what can be seen of them, and when two of them look the same."""

from __future__ import annotations

import unicodedata

LONGEST = 24
#: Letters that nothing is drawn for, though Unicode does not count them among the formatting characters.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Cyrillic and Greek letters that are drawn like Latin ones, as small or as capital letters.
_DRAWN_LIKE = str.maketrans(
    "авекмнорстухѕіјԛԝһԁӏ" + "αβεζηικμνορτυχ",
    "abekmhopctyxsijqwhdl" + "abezhikmnoptyx",
)


def tidied(text: str) -> str:
    """A name without what cannot be seen; empty if nothing is left."""
    seen = "".join(letter if _visible(letter) else " " if letter.isspace() else "" for letter in text)
    # Square brackets mark icons in texts, so a name has none.
    name = " ".join(seen.replace("[", "(").replace("]", ")").split())
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for one another; seats without a name are not."""
    return bool(one) and _plain(one) == _plain(other)


def _visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" and letter not in _BLANK


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKC", tidied(name).casefold()).replace(" ", "")
    return folded.translate(_DRAWN_LIKE)
