"""Names of players: what can be seen of them, and when two of them look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
#: Nothing is drawn for these: Default_Ignorable_Code_Point in Unicode's DerivedCoreProperties.txt, first and last.
_IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
#: Letters and symbols that are drawn as a blank, though Unicode does not count them among these.
_BLANK = "\u2800\U00013441\U00013442\U00016fe4\U0001d159"
_UNSEEN = frozenset(_BLANK).union(*(map(chr, range(first, last + 1)) for first, last in _IGNORABLE))
#: Makes an emoji of the sign before it, as in a red heart.
_EMOJI = "\ufe0f"
#: Cyrillic and Greek letters that are drawn like Latin ones, as small or as capital letters.
_DRAWN_LIKE = str.maketrans(
    "авекмнорстухѕіјԛԝһԁӏ" + "αβεζηικμνορτυχ",
    "abekmhopctyxsijqwhdl" + "abezhikmnoptyx",
)


def tidied(text: str) -> str:
    """A name without what cannot be seen; empty if nothing is left."""
    seen = ""
    for letter in text:
        if _visible(letter) or (letter == _EMOJI and seen and unicodedata.category(seen[-1])[0] in "NPS"):
            seen += letter
        elif letter.isspace():
            seen += " "
    # Square brackets mark icons in texts, so a name has none.
    name = " ".join(seen.replace("[", "(").replace("]", ")").split())
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for one another; seats without a name are not."""
    return bool(one) and _plain(one) == _plain(other)


def twin(names: Iterable[str]) -> str:
    """The first name that could be taken for one before it; empty if there is none."""
    plain: set[str] = set()
    for name in filter(None, names):
        if _plain(name) in plain:
            return name
        plain.add(_plain(name))
    return ""


def _visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" and letter not in _UNSEEN


def _plain(name: str) -> str:
    """What is left of a name when it is compared."""
    # A mathematical letter has no small one until it is a plain one; accents stand by themselves, so that a letter of
    # another script is found under one.
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", tidied(name)).casefold())
    return "".join(filter(_visible, folded)).translate(_DRAWN_LIKE)
