"""Files with which a host replaces something of a game: given with the command, or found in the data folder."""

from __future__ import annotations

from pathlib import Path

from mytina.games import games
from mytina.kernel.errors import MytinaError
from mytina.server.settings import Settings
from mytina.server.words import say


class FileError(MytinaError):
    """A file of the host cannot be used; the validator's own words say why."""

    status = 2  # of the command: it was called with something wrong


def install(settings: Settings) -> list[Path]:
    """Read all files there are; every process of a site does it before it plays."""
    pairs = (part.partition("=") for part in settings.files.split(",") if part.strip())
    given = {name.strip(): Path(path.strip()) for name, _, path in pairs}
    read = []
    for one in (file for game in games() for file in game.files):
        path = given.get(one.name, settings.folder / f"{one.name}.json")
        if one.name not in given and not path.exists():
            continue
        try:
            one.install(path)
        except ValueError as error:
            raise FileError(say("file-wrong", option=f"--{one.name}", file=str(path), why=str(error))) from None
        read.append(path)
    return read
