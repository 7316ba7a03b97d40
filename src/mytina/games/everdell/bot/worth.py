"""What resources and cards are worth, estimated by hand: for features that weigh one card against another."""

from __future__ import annotations

from typing import Final

from mytina.games.everdell.bot.modules import module_features
from mytina.games.everdell.catalogue import CARDS, COST, POINTS, Values
from mytina.games.everdell.setup import EverdellSetup

#: What one resource is worth while there is time to use it: twig, resin, pebble, berry.
PRICE: Final = [0.42, 0.54, 0.72, 0.62]
#: What an activation of a green card brings.
YIELD = {
    "farm": 0.78, "mine": 1.05, "resin_refinery": 0.8, "twig_barge": 1.24, "general_store": 1.3, "storehouse": 1.6,
    "fairgrounds": 0.9, "teacher": 0.6, "barge_toad": 1.6, "chip_sweep": 1.2, "miner_mole": 1.1, "husband": 0.8,
    "doctor": 0.9, "woodcarver": 1.2, "monk": 2.2, "peddler": 0.5,
}  # fmt: skip
#: What a blue or purple card brings for each further card of the city.
PER_CARD = {
    "historian": 0.22, "shopkeeper": 0.35, "courthouse": 0.45, "judge": 0.12, "castle": 0.3, "palace": 0.25,
    "school": 0.25, "theatre": 0.2, "ever_tree": 0.2, "king": 0.15,
}  # fmt: skip
#: What a card that is given up for a discount is still good for.
DISCOUNT = {"crane": 1.6, "innkeeper": 1.4, "dungeon": 2.0}
#: What a visit brings beyond an ordinary placement.
VISIT = {
    "lookout": 0.4, "queen": 1.6, "inn": 0.6, "post_office": 0.4, "chapel": 1.0, "monastery": 1.6, "cemetery": 1.2,
    "university": 0.4,
}  # fmt: skip

assert EverdellSetup.__struct_fields__  # made of all modules: their cards are registered and can be numbered
_FURTHER = module_features().values()
_BROUGHT = {id: brought for module in _FURTHER for id, brought in module.yields.items()}
_MORE = {id: more for module in _FURTHER for id, more in module.worth.items()}
YIELDS: Final = [YIELD.get(card.id, 0.0) + _BROUGHT.get(card.id, 0.0) for card in CARDS]
#: What a card is worth when played: its points, and half a use of what it does.
WORTH: Final = [
    max(0, POINTS[n])
    + 1.2 * YIELDS[n]
    + 4 * PER_CARD.get(card.id, 0.0)
    + DISCOUNT.get(card.id, 0.0)
    + VISIT.get(card.id, 0.0)
    + _MORE.get(card.id, 0.0)
    + (1.0 if card.bonus else 0.0)
    for n, card in enumerate(CARDS)
]
#: What it is worth beyond its price.
GAIN: Final = [
    WORTH[n] - sum(amount * price for amount, price in zip(COST[n], PRICE, strict=True)) for n in range(len(CARDS))
]
VALUES: Final = Values(WORTH, YIELDS)
