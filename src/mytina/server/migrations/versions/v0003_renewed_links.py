"""Links made anew and closed tables are new events: the form is the same, but older versions must not meet them."""

from __future__ import annotations

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing to change: the number alone tells older processes that they are outgrown."""
