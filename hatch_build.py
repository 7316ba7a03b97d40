"""The wheel with compiled rules: with MYTINA_COMPILE=1 in the environment mypyc turns the engine into C extensions.

Nothing is written into the source tree, so a checkout always runs as plain Python. In the wheel the compiled modules
lie beside their sources, and Python prefers them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles what its table in `pyproject.toml` lists, when it is asked to."""

    _folder: TemporaryDirectory[str] | None = None

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("MYTINA_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What the build needs: mypyc, and what the sources import, for its types."""
        if not self._wanted():
            return []
        needed: list[str] = [*self.config["requires"], *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted() or version == "editable":
            return
        self._folder = TemporaryDirectory()
        source = Path(self._folder.name) / "src"
        shutil.copytree(Path(self.root) / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        modules = sorted(
            str(path.relative_to(source)) for pattern in self.config["modules"] for path in source.glob(pattern)
        )
        settings = str(Path(self.root) / "pyproject.toml")
        subprocess.run([sys.executable, "-m", "mypyc", "--config-file", settings, *modules], cwd=source, check=True)
        for built in source.rglob("*.so"):
            if "build" not in built.relative_to(source).parts:
                build_data["force_include"][str(built)] = str(built.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()
