"""A drawing of its own for every place and every event, put together from a few shapes.

Places stand with their foot at (0, 0) of `PLACE_FIELD`; events fill `EVENT_FIELD` (left, top, width, height).
"""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art.strokes import disc, fill, line

PLACE_FIELD = (-34, -58, 68, 66)
EVENT_FIELD = (0, 0, 64, 48)

_WOOD, _DARK, _PALE, _STRAW, _STONE = "#8f6233", "#6d4722", "#d9b27c", "#e0b04c", "#8c97a1"
_CREAM, _ROSE, _GOLD, _RUST, _SKY, _INK = "#f6ead0", "#b5485a", "#e3a72f", "#b5572f", "#6f9fb5", "#33291f"
_BERRY, _SHINE, _AMBER, _LEAF, _PLUM = "#b8324f", "#ff9fb0", "#e0a12a", "#7fa04c", "#7c5890"


def shadow(wide: float = 26) -> str:
    return disc("shade", 0, 2, wide, wide * 0.19)


def _berries(*spots: tuple[float, float]) -> str:
    return "".join(disc(_BERRY, x, y, 3.2) + disc(_SHINE, x - 1, y - 1, 1) for x, y in spots)


def _shrub(wide: float = 25) -> str:
    """A bush of the land, darker below."""
    k = wide / 25
    rounds = ((-14, -10, 11), (13, -10, 12), (0, -17, 14), (-6, -8, 12), (7, -8, 12))
    light = ((-8, -16, 8), (6, -20, 8), (15, -13, 6))
    return (
        "".join(disc("crownA", x * k, y * k, r * k) for x, y, r in rounds)
        + fill("crownA", f"M{-wide:g} 0c0-6 4-10 9-10h{2 * wide - 18:g}c5 0 9 4 9 10z")
        + "".join(disc("crownB", x * k, y * k, r * k) for x, y, r in light)
    )


def resin_tree(x: float, y: float, k: float = 1) -> str:
    """A fir with resin on its trunk."""
    body = (
        fill("#7d5432", "M-7 2c2-10 2-26 0-40H7C5-24 5-8 7 2z")
        + line("#5d3d22", 1.4, "M-2-30v12M3-22v14")
        + fill("pine1", "M0-68 20-36H10l14 16h-48l14-16h-10z")
        + fill("pine2", "M0-68 20-36H10l14 16H3C10-34 8-52 0-68z")
        + fill(_AMBER, "M-5-16c3 4 3 12 0 16-3-4-3-12 0-16z")
        + fill("#d68f16", "M4-10c2 3 2 8 0 10-2-2-2-7 0-10z")
    )
    return f'<g transform="translate({x:g} {y:g}) scale({k:g})">{body}</g>'


def _scroll(x: float, y: float, turn: int = 0) -> str:
    body = fill("#fbf3df", "M-8-5h14a3 3 0 0 1 0 6H-8a3 3 0 0 0 0-6z") + line(
        "#b39a6a", 1.2, "M-8-5a3 3 0 0 1 0 6M-4-2h8"
    )
    return f'<g transform="translate({x:g} {y:g}) rotate({turn})">{body}</g>'


PILE = (
    line("#7a5127", 4, "M-24 0C-8-6 8-12 24-14")
    + line(_WOOD, 4.5, "M-24-12C-8-8 10-4 26 0")
    + line("#a67440", 3.5, "M-20-5C-6-14 8-18 20-22")
    + line(_DARK, 3.5, "M-16-20C-4-14 8-8 22-6")
    + line(_WOOD, 2.5, "M-4-14l-4-12M10-16l8-9M-14-12l-9-6")
)
_PEBBLES = (
    disc("#8c97a1", -12, -2, 14, 8) + disc("#b8c1c8", -14, -5, 9, 4)
    + disc("#77838f", 12, -1, 15, 9) + disc("#a5b0b9", 10, -4, 9, 4)
    + disc("#99a3ad", 0, -10, 11, 7) + disc("#c8d0d6", -2, -12, 6, 3)
)  # fmt: skip
_MILESTONE = (
    disc("shade", 0, 1, 16, 4)
    + fill("stone2", "M-15 2v-24a15 15 0 0 1 30 0V2z")
    + fill("stone", "M-15 0v-22a15 15 0 0 1 28-8A15 15 0 0 0-7-19V0z")
)

#: What stands at a place of the board.
PLACE_FACES = {
    "basic_3_twigs": shadow() + PILE + fill("crownC", "M16-24c4-5 9-4 10-1-4 3-8 3-10 1z"),
    "basic_2_twigs_1_card": shadow()
    + fill("#8a5c33", "M-26-4c0-9 4-13 8-13h40v18h-40c-5 0-8-2-8-5z")
    + line(_DARK, 1.6, "M-12-12h24M-6-6h22M-16-8h6")
    + disc(_PALE, 22, -8, 6, 9)
    + '<ellipse cx="22" cy="-8" rx="3" ry="5" fill="none" stroke="#a67440" stroke-width="1.2"/>'
    + fill("crownB", "M-14-17c2-8 7-9 9-4 2-5 8-3 7 4z"),
    "basic_2_resin": shadow(18) + resin_tree(0, 0, 0.84),
    "basic_1_resin_1_card": shadow(20)
    + fill("#8a5c33", "M-16 2c2-6 2-16 0-22h28c-2 6-1 16 2 22z")
    + disc(_PALE, -2, -20, 14, 5)
    + '<ellipse cx="-2" cy="-20" rx="8" ry="2.6" fill="none" stroke="#a67440" stroke-width="1.2"/>'
    + line(_DARK, 2.5, "M10-12h7")
    + fill(_AMBER, "M17-10c2 3 2 5 0 6-2-1-2-3 0-6z")
    + fill("#77838f", "M11-3h13l-2 8h-9z")
    + disc("#d68f16", 17.5, -3, 6.5, 2),
    "basic_2_cards_1_point": shadow()
    + line(_DARK, 4, "M-18 2v-34M18 2v-34")
    + fill("#b98a55", "M-24-38h48v24h-48z")
    + fill("#7a5232", "M-28-40 0-50l28 10z")
    + fill("#fbf3df", "M-19-34l11-1 1 15-11 1zM11-34h9v11h-9z")
    + fill("#f3e3bd", "M-3-35l11 1-1 14-11-1z")
    + line("#9b8a6c", 1.2, "M-16-30h6M-16-26h5M0-30h5M0-26h4")
    + disc("#b4463a", -13, -34, 1.5)
    + disc("#41602f", 3, -34, 1.5),
    "basic_1_pebble": shadow(24) + _PEBBLES,
    "basic_1_berry_1_card": shadow() + _shrub() + _berries((-16, -8), (-4, -6), (9, -10), (16, -5), (0, -20), (-10, -17), (11, -20)),
    "basic_1_berry": shadow(22) + _shrub(21) + _berries((-12, -7), (4, -6), (11, -12), (-3, -16)),
    "haven": shadow(30)
    + fill("#8d8f86", "M-26 2c0-28 10-44 26-44s26 16 26 44z")
    + fill("#a5a79c", "M-26 2c0-28 10-44 26-44-8 8-14 24-14 44z")
    + fill("#3d3830", "M-11 2v-16a11 11 0 0 1 22 0V2z")
    + fill("#ffce6b", "M-6 2v-12a6 6 0 0 1 12 0V2z")
    + line("crownB", 3, "M-22-18c6-6 10-2 16-8M20-22c-6-2-8-6-14-6"),
    **{f"journey_{n}": _MILESTONE for n in (2, 3, 4, 5)},
    # clearings of the forest
    "forest_2_berries_1_card": shadow(24) + _shrub(20) + _berries((-9, -8), (2, -14)) + fill("#b98a55", "M6-4h22l-3 12H9z") + line(_DARK, 1.2, "M7 0h20M9 4h16") + line(_DARK, 2, "M9-4c2-10 14-10 16 0") + _berries((13, -5), (20, -5)),
    "forest_2_any": shadow() + fill("#a9743f", "M-24-16h48l-5 18h-38z") + line(_DARK, 1.4, "M-22-10h44M-20-4h40") + line("#a06a35", 3, "M-14-17-20-30") + disc("#d6951b", -6, -19, 5) + disc("#77838f", 5, -19, 6, 4.5) + _berries((14, -18), (18, -21)) + disc(_DARK, -15, 4, 5) + disc(_DARK, 15, 4, 5),
    "forest_discard_draw_double": shadow(20) + line(_DARK, 4, "M0 4v-46") + fill("#b98a55", "M-22-42h34l8 6-8 6h-34z") + fill("#d0a468", "M22-26h-34l-8 6 8 6h34z") + line(_DARK, 1.6, "M-14-36h16M-4-20h16"),
    "forest_copy_basic_1_card": disc("patch2", 0, -4, 30, 12) + disc("water", 0, -5, 27, 10) + line("foam", 1.8, "M-16-8c8-3 14-3 22 0M-4-1c6-2 12-2 18 0") + line("reed", 2, "M-22-8v-14M-18-8v-10") + disc("#fff3b8", 10, -16, 4) + line("#fff3b8", 1, "M10-12v6"),
    "forest_3_cards_1_pebble": shadow(22) + disc("#77838f", 0, -3, 18, 8) + disc("#99a3ad", -1, -13, 13, 7) + disc("#b8c1c8", 1, -21, 9, 5.5) + _scroll(-16, -4, -20) + _scroll(16, -2, 14) + _scroll(1, -30),
    "forest_twig_resin_berry": shadow(28) + fill("#c9694a", "M-26 2 0-36 26 2z") + fill("#e08a63", "M-26 2 0-36-6 2z") + fill("#4b321e", "M-7 2 0-16 7 2z") + line(_DARK, 2, "M0-36v-6") + line(_WOOD, 3, "M18 4l10-8M20-3l9 6") + _berries((-24, 2)),
    "forest_3_berries": shadow() + fill("bark2", "M-4 2c1-8 1-12 0-18h8c-1 6-1 10 0 18z") + disc("crownA", -12, -24, 13) + disc("crownA", 12, -24, 13) + disc("crownA", 0, -36, 15) + disc("crownB", -5, -32, 10) + disc("crownB", 8, -30, 8) + _berries((-16, -20), (-7, -28), (3, -20), (14, -24), (6, -38), (-5, -42), (15, -34)),
    "forest_2_resin_1_twig": shadow() + resin_tree(-12, 0, 0.62) + resin_tree(12, 2, 0.72) + line(_WOOD, 3, "M-6 4 10 0"),
    "forest_2_cards_1_any": shadow(22) + fill("#8a5c33", "M-18 2c2-6 2-10 0-16h36c-2 6-2 10 0 16z") + disc(_PALE, 0, -14, 18, 6) + fill(_ROSE, "M-12-22h20l-2 7h-20z") + fill("#3f709b", "M-9-28h18l-1 6h-18z") + line(_DARK, 2, "M10-17v-14") + fill("#ffd978", "M5-31h10v-9l-5-5-5 5z") + line(_DARK, 1.2, "M5-31h10v-9l-5-5-5 5z"),
    "forest_discard_3_any": shadow() + fill("#b5485a", "M-26-6 0-12l26 6L0 6z") + line("#f6ead0", 1.4, "M-18-4 0 1l18-5") + line("#a06a35", 3, "M-10-8l4-8") + disc("#d6951b", 2, -9, 4.5) + disc("#77838f", 12, -7, 5, 3.6) + line(_DARK, 2.4, "M-22-4v-30M22-4v-30") + fill("#e0b04c", "M-28-32 0-42l28 10-6 4H-22z"),
    "forest_meadow_2_play_1": shadow(24) + line("#8a5c33", 5, "M-20 4v-22a20 20 0 0 1 40 0V4") + "".join(disc(c, x, y, 4) for x, y, c in ((-20, -14, "fl1"), (-15, -30, "fl2"), (-2, -38, "fl1"), (12, -33, "fl3"), (20, -18, "fl2"), (20, -4, "fl1"), (-20, 0, "fl3"))),
}  # fmt: skip

#: For a place that has no drawing of its own.
PLACE_FACES["plain"] = shadow(22) + disc("stone2", 0, -4, 18, 9) + disc("stone", -2, -7, 14, 6)


def _burst(x: float, y: float, r: float, colour: str) -> str:
    k = r * 0.7
    return line(
        colour,
        2,
        f"M{x:g} {y - r:g}v{r * 0.6:g}M{x:g} {y + r:g}v{-r * 0.6:g}M{x - r:g} {y:g}h{r * 0.6:g}M{x + r:g} {y:g}h{-r * 0.6:g}"
        f"M{x - k:g} {y - k:g}l{k * 0.6:g} {k * 0.6:g}M{x + k:g} {y + k:g}l{-k * 0.6:g} {-k * 0.6:g}M{x + k:g} {y - k:g}l{-k * 0.6:g} {k * 0.6:g}M{x - k:g} {y + k:g}l{k * 0.6:g} {-k * 0.6:g}",
    )


def _sheet(x: float, y: float, w: float, h: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="2" fill="{colour}"/>'


#: What an event shows on its banner.
EVENT_FACES = {
    "city_monument": fill("#b9b3a5", "M14 46h36v-6H14zM19 40h26v-8H19z") + fill("#8c97a1", "M26 32c0-8 0-10 2-13-3-6 0-12 4-12s7 6 4 12c2 3 2 5 2 13z") + line("#8c97a1", 3, "M36 20l10-10") + disc(_GOLD, 47, 8, 3),
    "grand_tour": fill(_SKY, "M2 40c8-4 12 4 20 0s12 4 20 0 12 4 20 0v8H2z") + fill(_WOOD, "M8 32h48l-8 9H16z") + line(_DARK, 2.4, "M31 32V4") + fill(_CREAM, "M33 6c14 4 17 14 16 22H33z") + fill("#e8d3a6", "M29 10c-10 4-14 10-14 18h14z"),
    "harvest_festival": line(_STRAW, 2.6, "M32 46C32 30 32 18 32 8M24 46c2-14 0-24-6-32M40 46c-2-14 0-24 6-32M28 46c0-16-2-26-4-36M36 46c0-16 2-26 4-36") + "".join(disc("#d18f12", x, y, 3, 5) for x, y in ((32, 8), (18, 14), (46, 14), (24, 9), (40, 9))) + fill(_ROSE, "M20 30c8 4 16 4 24 0l-2 8c-7 3-13 3-20 0z"),
    "cartographers_expedition": fill("#efdcae", "M4 10l18-5 20 6 18-5v32l-18 5-20-6-18 5z") + line("#c7a66d", 1.4, "M22 5v32M42 11v32") + line(_ROSE, 2, "M10 34c8-2 8-10 16-10s8 8 16 6", ' stroke-dasharray="3 4"') + line("#a02a24", 2.6, "M47 20l8 8M55 20l-8 8") + disc(_SKY, 14, 17, 4),
    "a_brilliant_marketing_plan": fill(_RUST, "M8 20h12L46 6v36L20 30H8z") + fill("#7d2f35", "M8 20h8v10H8z") + line("#7d2f35", 3, "M14 31l4 12h6l-3-12") + line(_GOLD, 2.6, "M51 16l8-4M52 24h9M51 32l8 4"),
    "a_well_run_city": disc("#c9a77a", 26, 24, 18) + disc(_CREAM, 26, 24, 14) + line(_INK, 2.4, "M26 14v10l8 5") + line(_DARK, 2.6, "M56 4 48 30") + fill(_STRAW, "M44 29l9 3 1 14H38z"),
    "an_evening_of_fireworks": _sheet(0, 0, 64, 48, "#2c3a52") + _burst(20, 18, 12, _GOLD) + _burst(44, 14, 10, "#e07a8c") + _burst(38, 34, 8, "#9fd0e0") + line("#f6ead055", 1.2, "M20 30v16M44 24v22"),
    "ancient_scrolls_discovered": fill("#f1e2b8", "M14 8h32a5 5 0 0 1 0 9h-4v23H18a5 5 0 0 1-4-5z") + fill("#d9bd82", "M14 8a5 5 0 0 0 0 9h28V8zM42 40a5 5 0 0 0 6-5H20a5 5 0 0 1-2 5z") + line("#9b7b4a", 1.6, "M20 22h16M20 27h16M20 32h10"),
    "capture_of_the_acorn_thieves": fill("#a9743f", "M32 46C20 40 18 28 20 20h24c2 8 0 20-12 26z") + fill(_DARK, "M16 21c0-8 6-13 16-13s16 5 16 13z") + line(_DARK, 3, "M32 8V3") + line("#77838f", 2, "M8 6c8 14 8 24 0 38M56 6c-8 14-8 24 0 38M10 16h44M12 34h40"),
    "croak_wart_cure": fill("#dfeae4", "M26 6h12v12c8 4 12 10 12 16 0 8-6 12-18 12s-18-4-18-12c0-6 4-12 12-16z") + fill(_LEAF, "M16 30c8-4 16 4 32-1 2 3 2 4 2 5 0 8-6 12-18 12s-18-4-18-12c0-1 0-3 2-4z") + _sheet(24, 2, 16, 6, _DARK) + disc("#c3dc8c", 26, 37, 2.4) + disc("#c3dc8c", 36, 34, 1.8),
    "flying_doctor_service": fill("#dfe5ea", "M20 22C10 22 4 16 2 6c8 0 14 4 20 10zM44 22c10 0 16-6 18-16-8 0-14 4-20 10z") + _sheet(14, 20, 36, 24, "#a06a35") + line(_DARK, 3, "M25 20c0-8 14-8 14 0") + _sheet(25, 25, 14, 14, _CREAM) + line("#b3261e", 3, "M32 28v8M28 32h8"),
    "graduation_of_scholars": fill("#3c4a63", "M32 8 62 20 32 32 2 20z") + fill("#2b364b", "M16 26v10c6 6 26 6 32 0V26l-16 6z") + line(_GOLD, 2.4, "M56 22v14") + disc(_GOLD, 56, 39, 3.4),
    "ministering_to_miscreants": _sheet(10, 8, 44, 38, "#7d8288") + _sheet(15, 13, 34, 28, "#33291f") + line("#b9b3a5", 2.6, "M22 13v28M30 13v28M42 13v28") + fill(_CREAM, "M34 40v-12h6v12z") + fill("#ffce6b", "M37 16c4 5 4 10 0 11-4-1-4-6 0-11z"),
    "path_of_the_pilgrims": fill("#dcc890", "M20 48c2-14 16-18 12-28-2-6 2-10 4-12h6c-2 6-2 8 2 14 4 8-6 14-4 26z") + line(_DARK, 3, "M54 46V12") + line(_DARK, 3, "M54 14c0-8-9-8-9-1") + fill("#b79f63", "M8 34c4-2 8 2 6 6s-8 2-6-6zM14 20c4-2 7 2 5 5s-7 2-5-5z"),
    "performer_in_residence": fill("#a9743f", "M12 42c-8-4-6-16 4-18 4-1 6-4 9-6l8 8c-2 3-4 5-5 9-2 10-10 11-16 7z") + disc(_INK, 20, 34, 4) + line(_DARK, 3, "M28 23 48 6M45 4l6 6") + line(_PLUM, 2.4, "M44 38V24l12-3v14") + disc(_PLUM, 41, 38, 4, 3) + disc(_PLUM, 53, 35, 4, 3),
    "pristine_chapel_ceiling": fill("#c9a77a", "M6 46V26C6 10 18 2 32 2s26 8 26 24v20h-8V27c0-10-8-17-18-17s-18 7-18 17v19z") + line("#8a5c33", 2.4, "M32 4v12M14 14l10 8M50 14l-10 8") + fill(_GOLD, "M32 16l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"),
    "remembering_the_fallen": disc("#5d7d3c", 32, 26, 17) + disc("cloth2", 32, 26, 10) + "".join(disc(c, x, y, 3.4) for x, y, c in ((17, 20, _ROSE), (24, 11, _CREAM), (40, 11, _ROSE), (47, 20, _CREAM), (47, 33, _ROSE), (17, 33, _CREAM))) + fill(_CREAM, "M29 46V26h6v20z") + fill("#ffce6b", "M32 12c4 5 4 9 0 11-4-2-4-6 0-11z"),
    "tax_relief": fill("#a06a35", "M20 12h24l-4 8c10 6 12 14 10 20-2 5-8 6-18 6s-16-1-18-6c-2-6 0-14 10-20z") + line(_STRAW, 3, "M22 20h20") + disc(_GOLD, 32, 32, 7) + line("#8a5b0c", 2, "M32 28v8") + disc(_GOLD, 56, 42, 5) + disc(_GOLD, 9, 43, 4),
    "the_everdell_games": line(_ROSE, 6, "M22 2l8 18M42 2l-8 18") + disc(_GOLD, 32, 31, 15) + disc("#f2c84b", 32, 31, 11) + fill("#8a5b0c", "M32 22l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1z"),
    "under_new_management": line(_DARK, 2.6, "M10 6h44M18 6v8M46 6v8") + _sheet(8, 13, 48, 22, "#b98a55") + '<circle cx="24" cy="24" r="5.5" fill="none" stroke="#33291f" stroke-width="3"/>' + line(_INK, 3, "M30 24h16M42 24v5M46 24v4"),
}  # fmt: skip

#: For an event that has no drawing of its own.
EVENT_FACES["plain"] = line(_DARK, 3, "M16 46V6") + fill(_ROSE, "M18 6h34l-8 10 8 10H18z")
