"""What `pyproject.toml` lists runs compiled in `make test-compiled` (it sets MYTINA_COMPILED), and only there."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]


@pytest.mark.parametrize("path", MODULES)
def test_what_is_listed_is_compiled_when_it_should_be(path: str) -> None:
    assert (ROOT / "src" / path).exists()
    module = import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    kind = Path(str(module.__file__)).suffix
    assert kind == (".so" if os.environ.get("MYTINA_COMPILED") else ".py")
