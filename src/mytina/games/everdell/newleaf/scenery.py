"""The station at its platform and the faces of the visitors, as parts of the file of pictures that browsers keep."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art.shapes import (
    BARK,
    CREAM,
    GOLD,
    INK,
    MOSS,
    NIGHT,
    PLUM,
    ROSE,
    RUST,
    SKY,
    SLATE,
    STRAW,
    badger,
    beaver,
    bird,
    coat,
    crown,
    fox,
    glasses,
    hare,
    hat,
    hedgehog,
    hood,
    mole,
    mouse,
    owl,
    squirrel,
    toad,
)
from mytina.games.everdell.art.strokes import disc, fill, line

# --- the train at its platform: 380 × 262, three cars from 72 on, 104 apart -----------------------------------------

_RAIL, _IRON, _BRASS = "#6d7278", "#2b2724", "#c9a15a"
_CARS = (("#7a5232", "#5d3f27"), ("#3b6a94", "#2a4d6d"), ("#70507f", "#523a5f"))


def _wheel(x: float, y: float, r: float) -> str:
    return disc(_IRON, x, y, r) + disc(_BRASS, x, y, r * 0.4)


def _car(at: int) -> str:
    """A car: what its card stands on; the brass plate lies over it."""
    x, (side, edge) = 72 + 104 * at, _CARS[at]
    return (
        line(_IRON, 4, f"M{x - 10} 164h14")
        + fill(side, f"M{x + 2} 132h96l-5 34h-86z")
        + fill(edge, f"M{x - 1} 128h102v7h-102z")
        + _wheel(x + 22, 168, 8.5)
        + _wheel(x + 78, 168, 8.5)
    )


_ENGINE = (
    disc("cloud", -34, -92, 9) + disc("cloud", -18, -104, 12) + disc("cloud", 4, -112, 9)
    + fill("#3f6b4a", "M-40-34h44v28h-44z") + fill("#4f8059", "M-40-34h44v8h-44z")
    + fill("#a83f34", "M2-58h34v52H2z") + fill("#6d2a22", "M-3-64h44v8H-3z") + fill("#ffe39a", "M9-50h20v18H9z")
    + fill("#2b3830", "M-32-34v-24h12v24zM-36-62h20v6h-20z") + disc("#d9a441", -8, -34, 7) + fill("#d9a441", "M-48-6h8v-12l-8 4z") + disc("#ffe9a0", -40, -22, 4)
    + _wheel(-30, -3, 9) + _wheel(-10, -3, 9) + _wheel(20, -3, 12) + line(_BRASS, 3, "M-30-3h50")
)  # fmt: skip
_SLEEPERS = "".join(f"M{4 + 22 * at} 178l-4 10" for at in range(18))
_STATION = (
    fill("hill1", "M2 200C-14 120 20 60 90 40s240-36 330 10v160z")
    + fill("patch2", "M-6 175c120-12 290-13 426-3v14c-140-8-300-8-426 4z")
    + line("bark2", 4, _SLEEPERS)
    + line(_RAIL, 2.6, "M-6 177c120-10 290-11 426-3M-6 185c120-10 290-11 426-3")
    + f'<g transform="translate(34 170) scale(.74)">{_ENGINE}</g>'
    + "".join(map(_car, range(3)))
    + fill("earth", "M2 192h418v66H30c-20 0-32-30-28-66z")
    + fill("patch2", "M6 234c4 14 12 24 24 24h390v6H28c-16 0-22-14-22-30z")
    + line("stone2", 6, "M4 192h416")
    + line("stone", 4, "M4 191h416", ' stroke-dasharray="26 3"')
)

# --- visitors: busts in a field of 50 × 51 ---------------------------------------------------------------------------


def _cap(colour: str) -> str:
    return fill(colour, "M14 14c0-8 5-11 11-11s11 3 11 11z") + fill(colour, "M30 12h12v3H30z")


def _scarf(colour: str) -> str:
    return fill(colour, "M13 34c8 5 16 5 24 0l1 4c-8 6-18 6-26 0z") + fill(colour, "M31 37l6 10h-6l-3-8z")


def _bow(colour: str) -> str:
    return fill(colour, "M25 8l-9-5v10zM25 8l9-5v10z") + disc(CREAM, 25, 8, 2)


def _flower(colour: str) -> str:
    return "".join(
        disc(colour, 35 + x, 10 + y, 2.6) for x, y in ((0, -3.4), (3.2, -1), (2, 2.8), (-2, 2.8), (-3.2, -1))
    ) + disc(GOLD, 35, 10, 2)


def _small(animal: str, x: float, k: float = 0.62) -> str:
    return f'<g transform="translate({x:g} 16) scale({k:g})">{animal}</g>'


_FACES = {
    "bim_little": coat(RUST) + mouse() + _cap(NIGHT),
    "bosley_tedwardson": coat(NIGHT) + badger() + hat(INK, 12),
    "butterbell_sweetpaw": coat(ROSE) + hare("#e2c9a0") + _flower(GOLD),
    "diggs_deepwell": coat(BARK) + mole() + hat(GOLD, 13),
    "dillweed_quicksniff": coat(MOSS) + hedgehog() + _scarf(RUST),
    "dim_dustlight": coat(SLATE) + owl("#7f6a86") + glasses(),
    "dip_dubble": coat(SKY) + bird("#6f8fa5") + _scarf(ROSE),
    "dune_tarrington": coat(STRAW) + fox("#d8a05a") + hood("#b08a4a"),
    "dwell_northwatch": coat(NIGHT) + bird("#4d5f6e", RUST) + _cap(RUST),
    "edvard_triptail": coat(PLUM) + squirrel() + hat(MOSS, 12),
    "frin_stickly": coat(GOLD) + toad() + _bow(MOSS),
    "glindil_frink": coat(PLUM) + mouse("#d2c4b4") + glasses(),
    "iggy_silverscale": coat(SLATE) + toad("#8fa8a4") + hat(NIGHT, 10),
    "mossy_steptoe": coat(MOSS) + hare() + hat(MOSS, 12),
    "orin_nimblepaw": coat(RUST) + fox() + _scarf(MOSS),
    "oscar_longtale": coat(ROSE) + squirrel("#8d5a3a") + _bow(NIGHT),
    "phill_gurgle": coat(SKY) + toad("#6f9a5a") + _scarf(GOLD),
    "piff_quillglow": coat(GOLD) + hedgehog("#f0d8a8") + _cap(PLUM),
    "plum_shortclaw": coat(PLUM) + mole("#6b5f57") + hat(NIGHT, 13),
    "quinn_cleanwhisker": coat(CREAM) + mouse("#a9a29a") + _bow(ROSE),
    "reemy_sniggle": coat(SKY) + hedgehog() + _flower(ROSE),
    "rivil_ablacus": coat(NIGHT) + owl() + glasses(),
    "ruby_dew": coat(ROSE) + bird("#b5485a", GOLD) + _flower(CREAM),
    "saris_clearwhistle": coat(MOSS) + bird("#86a857", RUST) + hat(BARK, 10),
    "sir_trivle_q_s_marqwill_iii": coat(PLUM) + badger("#b3aea6") + crown(12),
    "skin_shinysnout": coat(GOLD) + mole("#4f4a58") + _bow(RUST),
    "snout_puddlehop": coat(RUST) + toad("#a3a04a") + _cap(SKY),
    "triss_peske": coat(SKY) + squirrel("#a88a6a") + _scarf(PLUM),
    "vara_and_brun_mayberry": _small(coat(ROSE) + mouse(), -4, 0.66) + _small(coat(MOSS) + mouse("#8f7a66"), 20, 0.66),
    "wildell_family": _small(coat(NIGHT) + hare(), -3) + _small(coat(RUST) + hare("#b08a5e"), 21) + f'<g transform="translate(14 28) scale(.42)">{coat(GOLD)}{hare("#e2c9a0")}</g>',
    "willow_greengrin": coat(MOSS) + fox("#b98a5a") + _flower(SKY),
    "wimble_wuffle": coat(STRAW) + beaver() + hat(RUST, 11),
}  # fmt: skip

SCENERY = {
    "station": ("0 0 380 262", _STATION),
    **{f"visitor-{id}": ("0 -4 50 52", drawn) for id, drawn in _FACES.items()},
}  # fmt: skip
