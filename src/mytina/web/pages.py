"""All pages as pure functions from what is seen to HTML; the server calls these and nothing else of this package."""

from __future__ import annotations

from mytina.web.home import home
from mytina.web.layout import qr
from mytina.web.pad import pad_page, pad_result
from mytina.web.replay import replay_page, replay_parts
from mytina.web.rules import rules_page
from mytina.web.setup import join_page, setup_page
from mytina.web.small import error_page, import_page, verify_page
from mytina.web.table import table_page, table_parts, table_title

__all__ = [
    "error_page",
    "home",
    "import_page",
    "join_page",
    "pad_page",
    "pad_result",
    "qr",
    "replay_page",
    "replay_parts",
    "rules_page",
    "setup_page",
    "table_page",
    "table_parts",
    "table_title",
    "verify_page",
]
