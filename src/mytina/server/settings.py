"""What a host can set, where the data lies, and the secret that tokens are made from."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from mytina.kernel.errors import MytinaError
from mytina.kernel.text import quoted
from mytina.server.words import say

PREFIX = "MYTINA_"
_KINDS: dict[str, type] = {"str": str, "int": int, "float": float}


class SettingError(MytinaError):
    """A setting that cannot be: the reason is for the host."""


@dataclass(frozen=True)
class Settings:
    """Everything a server process needs to know; the processes of one server share it through the environment."""

    data: str = ""  # folder of the database and the secret; empty: the user's data folder
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    channels: str = ""  # redis:// or postgresql:// URL, or "neighbours"; empty: whatever fits the database
    workers: int = 1  # server processes
    bot_workers: int = 0  # processes that think for bots, per server process; 0: one per core but one
    bot_minutes: float = 30  # of their time that bots think for one person in an hour at most
    bot_pace: float = 0.35  # seconds between the visible picks of a bot
    undo_seconds: float = 3.0  # before a bot answers a person's move that could be taken back; a table may have its own
    adviser: str = "search:400ms"  # the bot that gives hints
    bots: str = ""  # bots that the host offers beside ours: name=SPEC, several with commas between them
    files: str = ""  # files of games that replace something: name=FILE, several with commas between them
    retention_days: int = 365  # tables untouched for so long are deleted; 0: never
    rate_limits: int = 1  # 0 switches them off (behind a proxy that has its own, or under test)
    warm_up: int = 1  # 0: words and pictures are loaded only when somebody asks for them
    shortest_time: int = 30  # seconds of a time limit at least
    silence: int = 300  # seconds after which anybody at a table may give a silent seat a deadline
    cache_mb: int = 256  # memory for tables, about
    metrics_token: str = ""  # who shows it may read /metrics; empty: nobody may

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else default_folder()

    @property
    def url(self) -> str:
        """The database's URL with the driver we use."""
        if not self.database:
            return f"sqlite:///{self.folder / 'mytina.sqlite'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{self.database}"
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def alone(self) -> bool:
        """Whether no other process writes to the same tables."""
        return self.sqlite and self.workers == 1 and not self.channels

    @property
    def bot_processes(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def own_bots(self) -> dict[str, str]:
        """The bots that the host offers beside ours: what visitors call them, and how they are made."""
        pairs = (part.partition("=") for part in self.bots.split(",") if part.strip())
        return {name.strip(): (spec or name).strip() for name, _, spec in pairs}

    def to_environment(self) -> dict[str, str]:
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}

    @classmethod
    def from_environment(cls) -> Settings:
        given: dict[str, Any] = {}
        for field in fields(cls):
            value = os.environ.get(PREFIX + field.name.upper())
            if value is not None:
                try:
                    given[field.name] = _KINDS[str(field.type)](value)
                except ValueError:
                    name = PREFIX + field.name.upper()
                    raise SettingError(say(f"setting-{field.type}", name=name, value=quoted(value))) from None
        return cls(**given)

    def open_folder(self) -> Path:
        """The data folder, made for its owner alone if it is not there yet."""
        folder = self.folder
        if not folder.exists():
            folder.mkdir(parents=True, mode=0o700)
        return folder

    def open_database(self) -> None:
        """An SQLite file is made for its owner alone: it holds the seeds of running games."""
        file = self.url.partition("///")[2]
        if self.sqlite and file and not Path(file).exists():
            self.open_folder()
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))

    def secret(self) -> bytes:
        """The key of all seat tokens: from MYTINA_SECRET (several machines), else a file made at the first start."""
        given = os.environ.get(PREFIX + "SECRET")
        if given:
            return given.encode()
        file = self.open_folder() / "secret"
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return file.read_bytes()
        with os.fdopen(handle, "wb") as stream:
            stream.write(secrets.token_hex(32).encode())
        return file.read_bytes()

    def keep_secret(self, secret: str) -> None:
        """Take over the secret that restored tables were made with."""
        if not os.environ.get(PREFIX + "SECRET"):
            file = self.open_folder() / "secret"
            file.unlink(missing_ok=True)
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
                stream.write(secret.encode())


def default_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "mytina"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mytina"
