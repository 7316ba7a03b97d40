"""Faces of Newleaf's places and events, drawn as those of the base game."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art.faces import PILE, resin_tree, shadow
from mytina.games.everdell.art.strokes import disc, fill, line

_DARK, _PALE, _ROSE, _GOLD, _CREAM, _SKY, _INK = (
    "#6d4722",
    "#d9b27c",
    "#b5485a",
    "#e3a72f",
    "#f6ead0",
    "#6f9fb5",
    "#33291f",
)
_RUST, _PLUM, _STONE, _LEAF = "#b5572f", "#7c5890", "#b9b3a5", "#7fa04c"

PLACES = {
    "station": shadow(28) + fill("#d8b98a", "M-24 2v-24h36v24z") + fill("#b5572f", "M-29-22 -6-40l23 18z") + fill(_DARK, "M-10 2v-13a5 5 0 0 1 10 0V2z") + disc(_CREAM, -5, -27, 4.5) + line(_INK, 1.2, "M-5-30v3l2 2") + fill("#8f6233", "M12-16h16v4H12z") + line(_DARK, 2.4, "M26-14v16"),
    "knoll": shadow(30) + fill("crownB", "M-30 2c4-24 16-34 30-34s26 10 30 34z") + fill("crownC", "M-30 2c4-24 16-34 30-34-8 8-14 20-16 34z") + line(_DARK, 2, "M4-32v-14") + fill(_ROSE, "M4-46l14 4-14 5z"),
    "forest_four_twigs": shadow() + PILE + line("#8f6233", 4, "M-18 4C-4 2 8 2 20 4"),
    "forest_two_twigs_one_resin": shadow() + resin_tree(-8, 0, 0.7) + line("#8f6233", 3.4, "M2 4 24-4M4-4l20 8"),
    "forest_copy_forest": shadow() + resin_tree(-16, 0, 0.5) + resin_tree(14, 0, 0.5) + fill("#fbf3df", "M-5-12h10v14H-5z") + line("#8a5c33", 1.4, "M-2-8h4M-2-4h4M-9-16l4 3M9-16l-4 3"),
}  # fmt: skip

EVENTS = {
    "city_jubilee": fill(_CREAM, "M10 44V30h44v14z") + fill(_ROSE, "M10 34c6 4 8-3 14 0s8-3 14 0 8-3 16 0v-6H10z") + fill("#efdcae", "M18 28v-8h28v8z") + line(_SKY, 2.6, "M24 20V10M32 20V8M40 20V10") + "".join(disc(_GOLD, x, y, 2.4) for x, y in ((24, 7), (32, 5), (40, 7))),
    "ever_wall_tower_constructed": fill(_STONE, "M4 46V30h12v16zM48 46V30h12v16z") + fill("#a19b8e", "M18 46V12h5v4h4v-4h10v4h4v-4h5v34z") + fill(_INK, "M27 46V36a5 5 0 0 1 10 0v10z") + line(_DARK, 2, "M32 12V2") + fill(_ROSE, "M33 2l12 3-12 4z"),
    "glow_light_festival": fill("#2c3a52", "M0 0h64v48H0z") + line("#d9c48f", 1.4, "M4 8c16 12 40 12 56 0") + "".join(fill(c, f"M{x} {y}l-5 4v7l5 4 5-4v-7z") for x, y, c in ((14, 13, "#ffd978"), (32, 17, "#e88a7a"), (50, 13, "#9fd0e0"))) + "".join(disc("#ffe9a0", x, y, 1.3) for x, y in ((22, 40), (44, 42), (8, 36), (56, 38))),
    "hot_air_balloon_race": fill(_ROSE, "M6 18C6 8 13 3 21 3s15 5 15 15c0 7-8 11-11 16h-8C14 29 6 25 6 18z") + fill(_GOLD, "M17 4c-4 6-4 20 1 30h2c-2-12-2-22 1-31z") + fill("#8f6233", "M17 37h8v7h-8z") + fill(_SKY, "M42 22c0-6 4-9 9-9s9 3 9 9c0 4-5 7-7 10h-4c-2-3-7-6-7-10z") + fill("#8f6233", "M48 34h6v5h-6z"),
    "juniper_jig_dance_contest": disc("#b99b7c", 18, 10, 5) + line(_PLUM, 4, "M18 15v14M18 29l-8 13M18 29l9 12M18 19 6 12M18 19l11-5") + disc("#c8a77a", 46, 10, 5) + line(_RUST, 4, "M46 15v14M46 29l8 13M46 29l-9 12M46 19l12-7M46 19l-11-5"),
    "magic_show": fill(_INK, "M16 40V16h32v24z") + fill(_INK, "M8 38h48v6H8z") + fill(_ROSE, "M16 32h32v5H16z") + fill(_CREAM, "M24 16c-4-10-2-15 2-14s4 8 4 14zM40 16c4-10 2-15-2-14s-4 8-4 14z") + line(_DARK, 2.6, "M52 20l8-14"),
    "royal_tea": fill("#f6ead0", "M12 18h32c0 16-6 24-16 24S12 34 12 18z") + line("#d9bd82", 4, "M44 22c10-2 10 12-2 12") + fill("#a9743f", "M14 22c10 4 20 4 28 0v-4H14z") + line("#b9b3a5", 2, "M22 12c-3-4 3-5 0-10M32 12c-3-4 3-5 0-10") + fill("#d9bd82", "M8 44h40v3H8z") + fill(_GOLD, "M50 14l-2-10 5 4 4-6 4 6 3-4v10z"),
    "stock_market_boom": line(_DARK, 2.6, "M6 44V6M6 44h54") + line("#41602f", 4, "M12 36l12-10 10 6 20-22") + fill("#41602f", "M46 8h12v12z") + disc(_GOLD, 52, 36, 6) + line("#8a5b0c", 1.8, "M52 33v6"),
    "sunflower_parade": "".join(disc(_GOLD, 32 + dx, 18 + dy, 5.5) for dx, dy in ((0, -12), (9, -8), (12, 0), (9, 8), (0, 12), (-9, 8), (-12, 0), (-9, -8))) + disc("#6d4722", 32, 18, 8) + line(_LEAF, 3, "M32 28v18M32 40c-8 0-10-6-10-6M32 42c8 0 10-6 10-6"),
    "big_city": fill("#8c97a1", "M4 46V24h12v22zM18 46V12h12v34zM32 46V20h12v26zM46 46V8h14v38z") + fill(_RUST, "M2 24l8-8 8 8zM16 12l8-9 8 9z") + fill(_PLUM, "M30 20l8-8 8 8zM44 8l9-7 9 7z") + "".join(fill("#ffdf8a", f"M{x} {y}h4v5h-4z") for x, y in ((8, 30), (22, 20), (22, 32), (36, 28), (50, 16), (50, 30))),
    "scenic_flight": fill(_LEAF, "M0 44c10-6 20-2 32-4s20-4 32 0v8H0z") + fill("#c9694a", "M6 20c14-8 34-8 48 0-14 8-34 8-48 0z") + fill("#e08a63", "M6 20c14-3 34-3 48 0-14-8-34-8-48 0z") + fill("#7d2f35", "M52 20l10-7v14z") + line(_DARK, 1.4, "M24 25v6M38 25v6") + fill("#8f6233", "M20 31h22l-3 6H23z"),
}  # fmt: skip
