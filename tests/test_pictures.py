"""The pictures of the docs: each that is shown is made by `make screenshots`, and none lies about unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"


def test_docs_show_exactly_the_pictures_that_are_made() -> None:
    pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")
    from tests.browser.screenshots import SHOWN

    files = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    shown = {name for file in files for name in re.findall(r"screenshots/([\w-]+)\.png", file.read_text("utf-8"))}
    assert shown == SHOWN.keys() == {file.stem for file in FOLDER.iterdir()}
