"""The names of what can be added to the lair: behaviours, plans and tricks (MW-GEN-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BEHAVIOURS: Final = (
    "critical",
    "careless",
    "casual",
    "spiteful",
    "remarkable",
    "self_centred",
    "dreadful",
    "needy",
)
PLANS: Final = (
    "smothering_swarm",
    "ingenuity",
    "silken_barricade",
    "charisma",
    "camouflage",
    "spider_whims",
    "subjugation",
    "hostage",
    "entwining",
    "spinning_threads",
    "getting_tangled",
    "power_grab",
    "entrapment",
)


@dataclass(frozen=True)
class Trick:
    id: str
    permanent: bool


TRICKS: Final = tuple(
    Trick(id, permanent)
    for id, permanent in (
        ("clerical_errors", True),
        ("berry_jam", True),
        ("caught_in_the_web", True),
        ("pickpocket", False),
        ("loot", False),
        ("theft", False),
        ("sticky_brew", True),
        ("imitation", False),
        ("infestation", True),
        ("hostile_takeover", False),
        ("crop_failure", True),
        ("paralysing_fear", False),
        ("spiders_in_the_treetops", True),
        ("spiders_underground", True),
        ("web_toll", True),
        ("scheming", True),
        ("creepy_crawlies", False),
        ("biased_judges", True),
        ("falling_value", True),
        ("industrious", False),
        ("nightshade_stew", False),
        ("hidden_trap", True),
        ("prying_eyes", True),
        ("from_above", True),
        ("bad_reputation", True),
        ("ill_borrow_this", False),
        ("snatched", False),
        ("fatigue", True),
        ("grand_swindler", False),
        ("ransom", False),
        ("closed", False),
        ("highwaymen", True),
        ("thief", False),
    )
)
TRICK_OF: Final = {trick.id: number for number, trick in enumerate(TRICKS)}
