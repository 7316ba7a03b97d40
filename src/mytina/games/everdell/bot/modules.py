"""All that modules tell a judge, made when the first one asks."""

from __future__ import annotations

from functools import cache

from mytina.games.everdell.catalogue import MODULES
from mytina.games.everdell.judging import ModuleFeatures


@cache
def module_features() -> dict[str, ModuleFeatures]:
    """By module: what it tells."""
    return {module.id: module.features() for module in MODULES if module.features is not None}
