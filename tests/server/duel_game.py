"""The kernel's tiny game with secret simultaneous bids, as a module of the registry."""

from __future__ import annotations

from tests.kernel.duel import DUEL as GAME

__all__ = ["GAME"]
