"""What a Czech reader must never meet: English words in what is said to them."""

from __future__ import annotations

import re

#: Words that our English sentences cannot do without, and Czech ones never have.
ENGLISH = set(
    re.findall(
        r"\w+",
        """the is are not of and or be it this that there has have was were with from for you your cannot can only must
        may should expected possible allowed missing unknown known number list object file table seat player game row
        cell card found named already between these their which what why where when too""",
    )
)
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|`[^`]*`|[\w./-]*[_.][\w./-]*|^[a-z]+:')


def english_in(said: str, *allowed: str) -> list[str]:
    """The English words of a Czech sentence, without what is quoted and names of fields."""
    words = re.findall(r"[A-Za-zÀ-ž]+", _QUOTED.sub(" ", said))
    return [word for word in words if word.lower() in ENGLISH and word not in allowed]
