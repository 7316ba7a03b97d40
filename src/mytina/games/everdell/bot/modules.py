"""All that modules tell a judge or a policy, made when the first one asks."""

from __future__ import annotations

from functools import cache

from mytina.games.everdell.catalogue import MODULES
from mytina.games.everdell.judging import ModuleFeatures, ModuleOptions


@cache
def module_features() -> dict[str, ModuleFeatures]:
    """By module: what it tells."""
    return {module.id: module.features() for module in MODULES if module.features is not None}


@cache
def module_options() -> dict[str, ModuleOptions]:
    """By module: what it tells of options."""
    return {module.id: module.options() for module in MODULES if module.options is not None}
