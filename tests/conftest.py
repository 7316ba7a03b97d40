"""At the end of a run: where its time went, by folder (CONTRIBUTING.md has the table of the whole suite)."""

from __future__ import annotations

from collections import Counter
from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    spent: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", None) in ("setup", "call", "teardown"):
                parts = report.nodeid.split("::")[0].split("/")
                folder = "/".join(parts[:2]) if len(parts) > 2 else parts[0]
                spent[folder] += report.duration
                tests[folder] += report.when == "call"
    if sum(spent.values()) > 60:
        terminalreporter.section("seconds of all workers by folder")
        for folder, seconds in spent.most_common():
            terminalreporter.line(f"{seconds:6.0f} s  {tests[folder]:5} tests  {folder}")
