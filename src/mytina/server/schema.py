"""The tables of the database, and bringing an older database up to date."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

from mytina.server.database import Unavailable

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("host", String(64), nullable=False),  # hash of the browser that opened it
    Column("mode", String(8), nullable=False),  # "live", or "replay" for an imported record
    Column("created", String(24), nullable=False),
    Column("finished", String(24)),
    Column("payer", String(64), nullable=False, server_default=""),  # hash of the address that opened it
)

#: Seats as they were when the table opened; events tell what became of them.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # "human", "bot" or "open"
    Column("name", Text, nullable=False),
    Column("bot", String(32), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # hash
    Column("invite", String(64), nullable=False, unique=True),  # hash
)

#: Which browsers hold which seats.
owners = Table(
    "owners",
    metadata,
    Column("browser", String(64), primary_key=True),  # hash of its cookie
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("owners_of_table", "table_id"),
)

#: All that ever happened, append-only. The primary key decides who was quicker.
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("key", Text, nullable=False),
    Column("at", String(24), nullable=False),
)

#: A shortcut for loading: a table as it was after some event, in the form of `snapshots.py`.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: Games of the day, as they were published: the commitment is shown that day, the seed from the next one on.
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # in UTC
    Column("game", String(64), primary_key=True),
    Column("setup", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("published", String(24), nullable=False),
)

#: Who has played one, and with what result. It outlives the table: whoever deletes it has played all the same.
plays = Table(
    "plays",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("browser", String(64), primary_key=True),  # hash of its cookie
    Column("table_id", String(16), nullable=False, unique=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("points", Integer),  # once it is finished
    Column("finished", String(24)),
)

#: What was found out about a finished table, as JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)

_LOCK = 7_235_117  # any number of ours: one process migrates, the others wait


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database to a form, in a transaction; safe when several processes start at once.

    Unavailable if a newer version of ours has made it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    usable(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def usable(connection: Connection) -> str | None:
    """The form that the database has, if this version knows it; Unavailable if a newer one has made it."""
    found = revision(connection)
    if found is not None and not known(found):
        raise Unavailable(f"the database has the form {found}", newer=True)
    return found


def revision(connection: Connection) -> str | None:
    """The form that the database has; None if it has none of ours yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known(revision: str) -> bool:
    """Whether this version can make and use this form."""
    return any(script.revision == revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


@cache
def newest() -> str:
    """The form that this version uses."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
