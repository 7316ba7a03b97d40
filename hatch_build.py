"""The wheel with compiled rules: with MYTINA_COMPILE=1 in the environment mypyc turns the engine into C extensions.

Nothing is written into the source tree, so a checkout always runs as plain Python. In the wheel the compiled modules
lie beside their sources, and Python prefers them.
"""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEVEL = "2"  # of GCC's optimization, unless MYPYC_OPT_LEVEL says another one
#: Calls within the engine need not be found by name, not even those from one file to another: nobody replaces its
#: functions, and nobody else calls them.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
#: What the compiler reads before each file.
PRELUDE = "compiled.h"


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
        with chdir(source):
            _build(self._translated(source), Path(self.root) / PRELUDE)
        for built in source.rglob("*.so"):
            if "build" not in built.relative_to(source).parts:
                build_data["force_include"][str(built)] = str(built.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def _translated(self, source: Path) -> list[Any]:
        """The extensions, a C file for every module: all in one file would take GCC three times as long."""
        from mypyc.build import mypycify

        modules = sorted(
            str(path.relative_to(source)) for pattern in self.config["modules"] for path in source.glob(pattern)
        )
        settings = str(Path(self.root) / "pyproject.toml")
        found: list[Any] = mypycify(
            ["--config-file", settings, *modules],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", LEVEL),
            debug_level="0",
            multi_file=True,
        )
        return found


def _build(extensions: list[Any], prelude: Path) -> None:
    """Compile and link in place, as many files at a time as there are cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def every(sources: list[str], **options: Any) -> list[str]:
                    found = pool.map(lambda source: one([source], **options), sources)
                    return [built for several in found for built in several]

                self.compiler.compile = every
                super().build_extensions()

    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, "-include", str(prelude)]
        extension.extra_link_args = FLAGS
    command = SideBySide(Distribution({"name": "mytina", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
