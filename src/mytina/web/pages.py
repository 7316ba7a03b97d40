"""All pages as pure functions from page models to HTML; the server calls these and nothing else of this package."""

from __future__ import annotations

from mytina.web.analysis import analysis_page
from mytina.web.companion import companion_page
from mytina.web.daily import daily_page
from mytina.web.errors import error_page
from mytina.web.home import home
from mytina.web.layout import qr
from mytina.web.pad import pad_page, pad_result
from mytina.web.puzzle import puzzles_page
from mytina.web.records import import_page, verify_page
from mytina.web.replay import replay_page, replay_parts
from mytina.web.result import result_picture
from mytina.web.rules import rules_page
from mytina.web.setup import join_page, setup_page
from mytina.web.table import table_page, table_parts, table_title

__all__ = [
    "analysis_page",
    "companion_page",
    "daily_page",
    "error_page",
    "home",
    "import_page",
    "join_page",
    "pad_page",
    "pad_result",
    "puzzles_page",
    "qr",
    "replay_page",
    "replay_parts",
    "result_picture",
    "rules_page",
    "setup_page",
    "table_page",
    "table_parts",
    "table_title",
    "verify_page",
]
