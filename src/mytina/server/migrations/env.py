"""Run by Alembic inside the transaction that `schema.migrate` opened."""

from __future__ import annotations

from alembic import context

from mytina.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
