"""A drawing for every card of Newleaf, and its signs."""

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
    STONE,
    STRAW,
    WOOD,
    badger,
    battlement,
    beaver,
    bird,
    book,
    coat,
    columns,
    flag,
    fox,
    glasses,
    hare,
    hat,
    hedgehog,
    hill,
    house,
    mole,
    mouse,
    owl,
    squirrel,
    tower,
    window,
)
from mytina.games.everdell.art.strokes import box, disc, fill, line

EMBLEMS: dict[str, str] = {
    "baker": coat(CREAM) + badger() + fill("#fffdf7", "M13 13c-4-8 4-13 12-11 8-2 16 3 12 11z") + disc(STRAW, 53, 36, 8, 5.5) + line(RUST, 1.4, "M49 34l2 4M53 33l2 4M57 34l1 3"),
    "chipsmith": coat("#6a5a4a") + mole() + line(WOOD, 2.4, "M50 30 58 12") + box(SLATE, 50, 7, 13, 7, 1) + fill(SLATE, "M45 40h16l-3 4H48z") + disc(GOLD, 47, 34, 1.3) + disc(GOLD, 51, 31, 1),
    "conductor": coat(NIGHT) + fox() + box(NIGHT, 13, 5, 24, 7, 2) + box(INK, 11, 11, 28, 2.6, 1.3) + disc(GOLD, 25, 8.5, 2) + disc(CREAM, 54, 32, 6.5) + line(INK, 1.3, "M54 28v4l3 2"),
    "diplomat": coat("#3d6f86") + owl() + fill(ROSE, "M14 38l24 10H28L10 42z") + box(CREAM, 48, 28, 11, 14, 1) + line("#a08e70", 1, "M50 32h7M50 35h7") + disc(RUST, 57, 41, 2.6),
    "gardener": coat(MOSS) + hare() + hat(STRAW, 12) + fill(RUST, "M47 34h13l-2 11H49z") + line(MOSS, 2, "M53.5 34V22M53.5 28c-5 0-6-5-6-5 4 0 6 2 6 5M53.5 26c5 0 6-6 6-6-4 0-6 3-6 6"),
    "inventor": coat("#8d6f4c") + squirrel() + glasses() + '<g fill="none" stroke="#7d8288" stroke-width="3"><circle cx="54" cy="20" r="6"/></g>' + line(SLATE, 2.4, "M54 10v4M54 26v4M44 20h4M60 20h4"),
    "lamplighter": coat(PLUM) + mouse("#c9b094") + line(BARK, 2.2, "M53 46V18") + fill(GOLD, "M48 18l1.5-9h7l1.5 9z") + fill(INK, "M48 9l5-4 5 4z") + '<circle cx="53" cy="14" r="9" fill="#ffe38a" opacity=".45"/>',
    "magician": coat(NIGHT) + bird("#d9cfe2", RUST) + fill(PLUM, "M14 12 23-2l10 13z") + box(PLUM, 9, 10, 30, 3, 1.5) + line(INK, 2, "M47 40 58 24") + fill(GOLD, "M59 15l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"),
    "mayor": coat(RUST) + beaver() + hat(INK, 10) + line(GOLD, 3, "M13 38c6 7 18 7 24 0") + disc(GOLD, 25, 43, 3.6) + box(CREAM, 47, 26, 12, 15, 1) + line("#a08e70", 1, "M50 30h6M50 33h6M50 36h4"),
    "miller": coat(CREAM) + hedgehog() + line(WOOD, 2, "M54 46V24") + fill("#efe4c8", "M54 24 46 9l6-2zM54 24l15-8 1 6zM54 24l8 15-6 2zM54 24l-15 8-1-6z") + disc(BARK, 54, 24, 2.2),
    "photographer": coat("#4d5f6e") + fox("#b98a5a") + box(INK, 44, 24, 17, 12, 2) + disc(SLATE, 52.5, 30, 4.4) + disc(SKY, 52.5, 30, 2.6) + box(INK, 47, 21, 5, 3) + line(BARK, 1.6, "M52 36 47 47M53 36l6 11"),
    "poet": coat(ROSE) + bird("#6f8fae", GOLD, "#e7d9c0") + book(46, 30, PLUM) + line(CREAM, 1.4, "M46 22c4-8 9-11 14-13-1 6-4 11-11 14"),
    "air_balloon": fill(SKY, "M0 0h64v48H0z") + fill(CREAM, "M2 40c6-5 12-1 16-4 6-4 10 2 16 0s12-2 16 1 8 1 14 3v8H0z") + fill(ROSE, "M16 17c0-10 7-15 16-15s16 5 16 15c0 8-9 13-12 18h-8c-3-5-12-10-12-18z") + fill(GOLD, "M26 3c-4 4-5 22 2 32h2c-3-12-3-24 0-33zM38 3c4 4 5 22-2 32h-2c3-12 3-24 0-33z") + line(BARK, 1, "M28 35v5M36 35v5") + box(WOOD, 27, 40, 10, 6, 1),
    "bank": hill() + box("#d8ccb2", 12, 22, 40, 22) + columns(13, 38, 24, "#f6ead0") + fill("#c9b98f", "M8 22 32 8l24 14z") + disc(GOLD, 32, 16.5, 3.6) + box("#b9a77c", 9, 41, 46, 4),
    "city_hall": hill() + house(10, 44, "#cfb98a", "#7d3f38", 26) + tower(27, 10, 12, "#cfb98a", "#7d3f38") + disc(CREAM, 32, 18, 3.4) + line(INK, 1, "M32 16v2l1.6 1") + window(15, 31) + window(45, 31) + flag(32, 0),
    "ever_wall": hill(MOSS) + battlement(2, 60, 22, STONE) + line("#9a9486", 1, "M2 29h60M2 36h60M12 22v7M28 22v7M44 22v7M20 29v7M36 29v7M52 29v7M12 36v8M44 36v8") + fill("#3a332b", "M27 44v-8a5 5 0 0 1 10 0v8z") + fill(MOSS, "M4 24c4 6 2 12 6 18H2V24z"),
    "freight_car": fill("#b9a27a", "M0 48v-6h64v6z") + line(SLATE, 2, "M0 43h64") + box(RUST, 6, 18, 52, 19, 2) + line("#8a4426", 1.4, "M14 18v19M22 18v19M42 18v19M50 18v19") + fill(STRAW, "M8 18c6-9 14-7 18-4 6-6 14-4 16 0 6-2 12 0 14 4z") + disc(INK, 17, 40, 5) + disc(INK, 47, 40, 5) + disc(STONE, 17, 40, 2) + disc(STONE, 47, 40, 2),
    "greenhouse": hill() + fill("#cfe6df", "M8 44V24L32 8l24 16v20z") + line("#6f8f86", 1.6, "M8 24 32 8l24 16M8 24v20M56 24v20M32 8v36M8 34h48M20 16v28M44 16v28") + fill(MOSS, "M14 44c0-7 4-9 4-9s4 2 4 9zM40 44c0-9 5-12 5-12s5 3 5 12z") + disc(ROSE, 18, 33, 2) + disc(GOLD, 45, 30, 2.4),
    "hotel": hill() + box("#c98d5a", 14, 12, 36, 32) + box("#7d3f38", 12, 8, 40, 5, 1) + "".join(window(x, y, 5, 5) for x in (18, 29.5, 41) for y in (17, 25)) + fill(BARK, "M28 44v-8a4 4 0 0 1 8 0v8z") + box(CREAM, 23, 32, 18, 3, 1) + flag(32, -3),
    "library": hill() + box("#a9743f", 10, 18, 44, 26, 1) + fill("#6f4a29", "M7 19 32 6l25 13z") + "".join(box(colour, 14 + 4.6 * n, 24 + n % 3, 3.4, 15 - n % 3) for n, colour in enumerate((ROSE, SKY, GOLD, MOSS, PLUM, RUST, SKY, ROSE))) + line(BARK, 1.6, "M12 40h40"),
    "locomotive": fill("#b9a27a", "M0 48v-5h64v5z") + box(NIGHT, 14, 20, 30, 16, 6) + box(ROSE, 42, 12, 16, 24, 2) + window(46, 16, 8, 8) + box(INK, 18, 8, 7, 13, 1) + disc("#e8e2d4", 23, 4, 4) + disc("#e8e2d4", 31, 1, 3) + fill(GOLD, "M6 36h52v4H4z") + disc(INK, 18, 41, 5) + disc(INK, 32, 41, 5) + disc(INK, 50, 40, 6) + disc(GOLD, 13, 27, 2.6),
    "main_road": fill("#9fbf6d", "M0 48V20h64v28z") + fill("#e3cb98", "M24 48c2-12 0-18 6-28h6c-2 10 6 16 10 28z") + line("#c7a66d", 1.4, "M33 24l-1 5M34 33l1 6M37 43l2 4") + house(4, 14, CREAM, RUST, 28) + house(47, 12, "#cfd6c4", NIGHT, 27) + fill("#6f8fae", "M0 20h64V8C44 2 20 2 0 8z"),
    "museum": hill() + box("#e8dcc4", 10, 24, 44, 20) + columns(12, 40, 26, STONE) + fill("#c9b98f", "M6 25 32 10l26 15z") + fill(SLATE, "M26 22c0-5 2-7 6-7s6 2 6 7z") + box("#b9a77c", 6, 41, 52, 4),
    "tea_house": hill() + house(12, 26, "#e2cfa6", "#5d7d3c", 24) + fill(CREAM, "M40 28h18c0 10-4 15-9 15s-9-5-9-15z") + line(CREAM, 2.4, "M57 31c5-1 5 6-1 6") + line("#e8e2d4", 1.8, "M45 24c-2-3 2-4 0-8M51 24c-2-3 2-4 0-8") + line(RUST, 1.4, "M41 32h16"),
}  # fmt: skip


ICONS: dict[str, str] = {
    "gold": '<circle cx="12" cy="12" r="10" fill="#e3a72f"/>'
    + line("#8a5f10", 1.6, "M12 6.5l1.7 3.6 3.9.4-2.9 2.7.8 3.9-3.5-2-3.5 2 .8-3.9-2.9-2.7 3.9-.4z"),
    "ticket": fill("#e8d7a8", "M2 7h20v3.2a2 2 0 0 0 0 3.6V17H2v-3.2a2 2 0 0 0 0-3.6z")
    + line(RUST, 1.5, "M8 8v8M11 10h8M11 13.5h6"),
    "reservation": fill(ROSE, "M6 2h12v19l-6-4.5L6 21z") + line(CREAM, 2, "M9 9h6"),
    "visitor": disc(BARK, 12, 7.5, 4.5)
    + fill("#6f8fae", "M3.5 22c0-7 4-9.5 8.5-9.5s8.5 2.5 8.5 9.5z")
    + box(RUST, 14, 15, 7, 6, 1.2),
    "tile": box(RUST, 3, 6, 18, 10, 1.5)
    + line("#8a4426", 1.2, "M8 6v10M16 6v10")
    + disc(INK, 7.5, 18, 2.6)
    + disc(INK, 16.5, 18, 2.6),
    "train": fill("currentColor", "M5 3h14v12.5H5zM7.5 6v4h4V6zM13 6v4h4V6z", ' fill-rule="evenodd"')
    + fill("currentColor", "M4 15.5h16L18 19H6zM8 18.2a2 2 0 1 0 .1 0zM16 18.2a2 2 0 1 0 .1 0z"),
    "journey": line(BARK, 2.2, "M4 21c8-2 2-8 8-10s2-6 8-8") + fill(ROSE, "M15 2h6v4h-6z"),
    "any-colour": fill("#a9814a", "M12 12V2a10 10 0 0 1 9.5 6.9z")
    + fill("#5b8746", "M12 12l9.5-3.1a10 10 0 0 1-3.6 11.2z")
    + fill("#b4463a", "M12 12l5.9 8.1a10 10 0 0 1-11.8 0z")
    + fill("#3b6a94", "M12 12l-5.9 8.1A10 10 0 0 1 2.5 8.9z")
    + fill("#775289", "M12 12 2.5 8.9A10 10 0 0 1 12 2z"),
    "cats": fill("currentColor", "M4 3l5 4h6l5-4v9c0 6-4 9-8 9s-8-3-8-9z")
    + disc(CREAM, 9, 12, 1.6)
    + disc(CREAM, 15, 12, 1.6),
    "snails": line(
        "currentColor", 2.2, "M3 19h15c3 0 4-3 3-6M14 13a4.5 4.5 0 1 0-4.5 4.5M12 13a2 2 0 1 0-2 2M20 13l-1-5M22 12l1-4"
    ),
    "bats": fill(
        "currentColor",
        "M12 8l2-3 1 3c3-2 6-2 8 0-2 1-3 4-3 6-2-1-4-1-5 2l-3 4-3-4c-1-3-3-3-5-2 0-2-1-5-3-6 2-2 5-2 8 0l1-3z",
    ),
    "bees": disc(GOLD, 12, 14, 6, 7)
    + line(INK, 1.8, "M7 12h10M7 16h10")
    + line("currentColor", 1.6, "M11 7C7 1 2 4 7 9M13 7c4-6 9-3 4 2"),
}
