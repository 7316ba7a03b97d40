"""What the command says, in Czech and English, and the words for what the system refuses."""

from __future__ import annotations

import errno
from pathlib import Path

from mytina.kernel.errors import MytinaError
from mytina.kernel.text import Text, has, register

DOMAIN = "command"
register(DOMAIN, Path(__file__).parent / "locale")


def say(id: str, **args: int | str | Text) -> Text:
    return Text(DOMAIN, id, **args)


class CommandError(MytinaError):
    """The command was called for something that cannot be."""

    def __init__(self, id: str, **args: int | str | Text) -> None:
        super().__init__(say(id, **args))


def os_error(error: OSError, language: str) -> str:
    """What the system refused, with the file where there is one."""
    id = f"os-{errno.errorcode.get(error.errno or 0, '')}"
    why = say(id).to(language) if has(DOMAIN, id, language) else error.strerror or str(error)
    return why if error.filename is None else f"{error.filename}: {why}"
