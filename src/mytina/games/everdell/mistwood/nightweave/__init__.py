"""Nightweave's Lair (Doupě Soumračnice): an opponent for one or two players who takes turns of her own (MW-NW).

`deck.py` reads her action cards, `part.py` is what she keeps in a state, `turn.py` what she does with a turn,
`actions.py`, `cards.py` and `places.py` how, `choosing.py` which way she looks, `rival.py` what she is for others.
"""

from __future__ import annotations
