"""Games of the day and who has played them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("published", sa.String(24), nullable=False),
    )
    op.create_table(
        "plays",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("points", sa.Integer),
        sa.Column("finished", sa.String(24)),
    )
