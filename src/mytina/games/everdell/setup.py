"""What may vary between tables of Everdell: the fields of all modules, which register here in their order."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import MODULES
from mytina.games.everdell.mistwood import MISTWOOD
from mytina.games.everdell.newleaf import EVERYTHING, NEWLEAF
from mytina.games.everdell.rugwort import RUGWORT
from mytina.kernel.setup import Setup

assert [BASE, RUGWORT, *NEWLEAF, *MISTWOOD] == MODULES  # the numbers of cards, places and events follow this order


class _Checked(Setup, frozen=True, kw_only=True):
    def check(self, seats: int) -> None:
        for module in MODULES:
            if module.check is not None:
                module.check(self, seats)


def _presets() -> dict[str, dict[str, Any]]:
    """The presets of all modules together, the largest last; the base game alone needs no field."""
    found: dict[str, dict[str, Any]] = {"base": {}}
    for module in MODULES:
        for preset, field, value in module.presets:
            found.setdefault(preset, {})[field] = value
    found[EVERYTHING] = found.pop(EVERYTHING)
    return found


FIRST = {name for module in (BASE, RUGWORT) for name, _, _ in module.fields}

LATER = frozenset(name for module in MODULES for name, _, _ in module.fields) - FIRST

#: The fields of all modules; each is explained where its module declares it.
EverdellSetup: type[Any] = msgspec.defstruct(
    "EverdellSetup",
    [field for module in MODULES for field in module.fields],
    bases=(_Checked,),
    frozen=True,
    kw_only=True,
    module=__name__,
    namespace={
        "later": LATER,
        "undrawn": frozenset(name for module in MISTWOOD if module.art is None for name, _, _ in module.fields),
        "presets": _presets(),
        "within": {
            name: module.switch
            for module in MODULES
            if module.switch
            for name, _, _ in module.fields
            if name != module.switch
        },
        "groups": {
            group: tuple(name for module in modules for name, _, _ in module.fields)
            for group, modules in (("newleaf", NEWLEAF), ("mistwood", MISTWOOD))
        },
        "offers": {name: offer for module in MODULES for name, offer in module.offers},
        "hints": {name: hint for module in MODULES for name, hint in module.hints},
    },
)
