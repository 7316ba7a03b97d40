"""What may vary between tables of Everdell: the fields of all modules, which register here in their order."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import MODULES
from mytina.games.everdell.rugwort import RUGWORT
from mytina.kernel.setup import Setup

assert [BASE, RUGWORT] == MODULES  # the numbers of cards, places and events follow this order


class _Checked(Setup, frozen=True, kw_only=True):
    def check(self, seats: int) -> None:
        for module in MODULES:
            if module.check is not None:
                module.check(self, seats)


#: The fields of all modules; each is explained where its module declares it.
EverdellSetup: type[Any] = msgspec.defstruct(
    "EverdellSetup",
    [field for module in MODULES for field in module.fields],
    bases=(_Checked,),
    frozen=True,
    kw_only=True,
    module=__name__,
)
