"""The tables of the database, and bringing an older database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Connection, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

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

_LOCK = 7_235_117  # any number of ours: one process migrates, the others wait


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form, in a transaction; safe when several processes start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
