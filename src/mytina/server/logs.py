"""Logs as data: JSON lines, or coloured lines when a person looks at a terminal. They never hold tokens or seeds."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up() -> None:
    person = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if person else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # Alembic and uvicorn speak only when something is wrong.
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
