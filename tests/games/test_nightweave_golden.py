"""All golden examples of the digest of the lair have a test that says so (MW-GT)."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
#: Proved with the rules that they belong to: legendary cards in a full city, and King Corrin on a School.
ELSEWHERE = {"28": "test_mistwood_legends.py", "29": "test_mistwood_corrin.py"}


def test_every_golden_example_is_named() -> None:
    found = {
        number
        for path in HERE.glob("test_nightweave_*.py")
        for number in re.findall(r"MW-GT-(\d\d)", path.read_text(encoding="utf-8"))
    }
    assert found | set(ELSEWHERE) == {f"{number:02}" for number in range(1, 32)}
    assert "MW-LEG-10" in (HERE / ELSEWHERE["28"]).read_text(encoding="utf-8")
    assert "MW-COR-02" in (HERE / ELSEWHERE["29"]).read_text(encoding="utf-8")
