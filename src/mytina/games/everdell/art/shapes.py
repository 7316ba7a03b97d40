"""What the drawings of cards are put together from: animals, what they wear, buildings; in a field of 64 × 48."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art.strokes import box, disc, fill, line

INK = "#33291f"
WOOD, BARK, STRAW, STONE, SLATE, CREAM = "#a9743f", "#6f4a29", "#e0b04c", "#b9b3a5", "#7d8288", "#f6ead0"
MOSS, LEAF, ROSE, SKY, GOLD, PLUM, RUST, NIGHT = (
    "#5d7d3c", "#86a857", "#b5485a", "#6f9fb5", "#e3a72f", "#7c5890", "#b5572f", "#3c4a63",
)  # fmt: skip


# --- animals: a bust with its face at (25, 23) --------------------------------------------------------------------


def coat(colour: str) -> str:
    return fill(colour, "M6 48c0-10 8-15 19-15s19 5 19 15z") + fill(CREAM, "M20 34c2 4 8 4 10 0l-5 9z")


def eyes(gap: float = 4.5, y: float = 21.5, size: float = 1.6) -> str:
    return disc(INK, 25 - gap, y, size) + disc(INK, 25 + gap, y, size)


def mouse(fur: str = "#b99b7c") -> str:
    return (
        disc(fur, 14, 13, 6.5) + disc(fur, 36, 13, 6.5) + disc("#e6b9a6", 14, 13, 3.8) + disc("#e6b9a6", 36, 13, 3.8)
        + disc(fur, 25, 23, 11.5, 11) + disc(CREAM, 25, 29, 5.5, 4) + eyes() + disc("#7c3d3a", 25, 26.5, 1.8, 1.4)
    )  # fmt: skip


def hare(fur: str = "#c8a77a") -> str:
    return (
        fill(fur, "M17 16C12 6 14-1 18 0s6 8 5 15zM33 16c5-10 3-17-1-16s-6 8-5 15z")
        + fill("#eac5ad", "M18 12c-2-5-1-9 0-9s3 5 3 9zM32 12c2-5 1-9 0-9s-3 5-3 9z")
        + disc(fur, 25, 23, 10.5, 11) + disc(CREAM, 25, 29, 5.5, 4.2) + eyes() + disc("#7c3d3a", 25, 26.5, 1.8, 1.3)
    )  # fmt: skip


def squirrel(fur: str = "#b8622f") -> str:
    return (
        fill(fur, "M42 46c12-6 12-22 3-27-5-2-9 2-7 6 4 6 0 14-4 18z") + line("#d98d52", 2, "M44 40c6-6 6-13 2-16")
        + fill(fur, "M15 16 14 3l8 8zM35 16l1-13-8 8z") + disc(fur, 25, 23, 11, 10.5)
        + fill(CREAM, "M17 26c3-3 5-1 8 1 3-2 5-4 8-1-1 6-5 8-8 8s-7-2-8-8z") + eyes() + disc(INK, 25, 26, 1.9, 1.4)
    )  # fmt: skip


def hedgehog(fur: str = "#e2c193") -> str:
    return (
        fill("#6b5138", "M25 3l4 4 5-3 2 6 6-1-1 6 6 2-4 5 4 5-6 2 1 6-6-1H14l-6 1 1-6-6-2 4-5-4-5 6-2-1-6 6 1 2-6 5 3z")
        + disc(fur, 25, 25, 10.5, 9.5) + disc("#f3e0bf", 25, 29, 5, 3.8) + eyes(4.2, 22.5) + disc(INK, 25, 27, 2.2, 1.7)
    )  # fmt: skip


def toad(fur: str = "#7f9a4a") -> str:
    return (
        disc(fur, 16, 14, 6) + disc(fur, 34, 14, 6) + disc(fur, 25, 24, 14.5, 10.5) + disc(CREAM, 16, 13, 3.6)
        + disc(CREAM, 34, 13, 3.6) + disc(INK, 16.5, 13.5, 1.9) + disc(INK, 33.5, 13.5, 1.9)
        + line("#4c6128", 1.6, "M15 26c6 5 14 5 20 0") + disc("#65803a", 36, 21, 1.4) + disc("#65803a", 13.5, 21, 1.2)
    )  # fmt: skip


def mole(fur: str = "#5a5560") -> str:
    return (
        disc(fur, 25, 23, 12, 11.5) + disc("#e0a59b", 25, 28, 5.5, 4.5) + disc("#b8605c", 25, 26, 2.4, 1.8)
        + disc(INK, 19, 21, 1.1) + disc(INK, 31, 21, 1.1) + line("#b8605c", 1.2, "M22.5 30.5c1.5 1.5 3.5 1.5 5 0")
    )  # fmt: skip


def fox(fur: str = "#cf6f35") -> str:
    return (
        fill(fur, "M12 19 12 3l10 9zM38 19l0-16-10 9z") + fill(INK, "M13.5 9 13 4l4 4zM36.5 9 37 4l-4 4z")
        + fill(fur, "M11 19c1-7 7-9 14-9s13 2 14 9c0 5-6 9-9 13-2 3-8 3-10 0-3-4-9-8-9-13z")
        + fill(CREAM, "M11 20c5 0 9 3 14 11 5-8 9-11 14-11-1 6-6 9-9 12-2 3-8 3-10 0-3-3-8-6-9-12z")
        + eyes(5, 20) + disc(INK, 25, 31, 2.2, 1.7)
    )  # fmt: skip


def badger(fur: str = "#8d8f92") -> str:
    return (
        disc(fur, 15, 14, 4.5) + disc(fur, 35, 14, 4.5) + disc(fur, 25, 23, 12, 11)
        + fill(CREAM, "M21 12h8l2 12c0 6-2 9-6 9s-6-3-6-9z") + fill("#4b4a4c", "M15 14c3-2 5-1 5 1l-1 11c-3-1-5-6-4-12zM35 14c-3-2-5-1-5 1l1 11c3-1 5-6 4-12z")
        + disc(CREAM, 18, 20.5, 1.5) + disc(CREAM, 32, 20.5, 1.5) + disc(INK, 25, 28, 2.6, 1.9)
    )  # fmt: skip


def owl(fur: str = "#94714b") -> str:
    return (
        fill(fur, "M12 22 13 7l7 5h10l7-5 1 15c0 8-6 12-13 12s-13-4-13-12z") + disc(CREAM, 19.5, 20, 6) + disc(CREAM, 30.5, 20, 6)
        + disc(INK, 20, 20, 2.7) + disc(INK, 30, 20, 2.7) + disc(CREAM, 20.8, 19, .8) + disc(CREAM, 30.8, 19, .8)
        + fill(GOLD, "M22.5 24h5L25 29z")
    )  # fmt: skip


def bird(feather: str, beak: str = GOLD, breast: str = CREAM) -> str:
    """A bird looking to the right."""
    return (
        fill(feather, "M10 44C6 30 10 9 24 8c8 0 13 6 12 13-1 10-3 17-2 23z") + fill(breast, "M22 44c-2-9 2-15 11-18 1 6 0 12 1 18z")
        + fill(beak, "M34.5 17 45 20.5l-10 3z") + disc(INK, 28.5, 17, 1.9)
    )  # fmt: skip


def beaver(fur: str = "#8a5c38") -> str:
    return (
        disc(fur, 15, 14, 4.5) + disc(fur, 35, 14, 4.5) + disc(fur, 25, 23, 12, 11.5) + disc("#c9a27a", 25, 28, 7, 4.8)
        + box(CREAM, 22.8, 29, 4.4, 5, 1) + line("#9b7b58", .8, "M25 29.5v4") + eyes() + disc(INK, 25, 25, 2.8, 1.9)
    )  # fmt: skip


# --- what they wear -----------------------------------------------------------------------------------------------


def crown(y: float = 13) -> str:
    return fill(GOLD, f"M14 {y}l-1-11 7 6 5-8 5 8 7-6-1 11z") + disc(ROSE, 25, y - 3, 1.5)


def hat(colour: str, y: float = 13) -> str:
    """A brimmed hat."""
    return (
        fill(colour, f"M17 {y}c0-8 3-10 8-10s8 2 8 10z")
        + box(colour, 10, y - 1.5, 30, 3.5, 1.7)
        + box(RUST, 17.5, y - 4, 15, 2)
    )


def hood(colour: str) -> str:
    return fill(colour, "M9 36C6 16 13 4 25 4s19 12 16 32c-4-2-4-8-4-13 0-7-5-11-12-11s-12 4-12 11c0 5 0 11-4 13z")


def glasses() -> str:
    return (
        '<g fill="none" stroke="#33291f" stroke-width="1.2"><circle cx="20" cy="20.5" r="4"/><circle cx="30" cy="20.5" r="4"/></g>'
        + line(INK, 1.2, "M24 20.5h2")
    )


# --- buildings ----------------------------------------------------------------------------------------------------


def hill(colour: str = LEAF) -> str:
    return fill(colour, "M0 48v-6c16-5 44-5 64 0v6z")


def house(x: float, w: float, wall: str, roof: str, top: float = 22) -> str:
    """Walls down to the grass, a pitched roof, a round-topped door."""
    mid = x + w / 2
    return (
        box(wall, x, top, w, 44 - top) + fill(roof, f"M{x - 4:g} {top + 1:g} {mid:g} {top - w * 0.5:g} {x + w + 4:g} {top + 1:g}z")
        + fill(BARK, f"M{mid - 4:g} 44v-7a4 4 0 0 1 8 0v7z")
    )  # fmt: skip


def window(x: float, y: float, w: float = 4, h: float = 5) -> str:
    return box("#ffdf8a", x, y, w, h, 1) + line(BARK, 0.8, f"M{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}")


def tower(x: float, w: float, top: float, wall: str, roof: str) -> str:
    return box(wall, x, top, w, 44 - top) + fill(
        roof, f"M{x - 2:g} {top:g} {x + w / 2:g} {top - w * 0.9:g} {x + w + 2:g} {top:g}z"
    )


def battlement(x: float, w: float, top: float, wall: str) -> str:
    teeth = "".join(f"v-4h{w / 5:g}v4h{w / 5:g}" for _ in range(2)) + f"v-4h{w / 5:g}v4"
    return fill(wall, f"M{x:g} 44V{top:g}{teeth}V44z")


def columns(x: float, w: float, top: float, colour: str = CREAM) -> str:
    return "".join(box(colour, x + 2 + step * (w - 7) / 3, top, 3, 44 - top) for step in range(4))


def flag(x: float, y: float, colour: str = ROSE) -> str:
    return line(BARK, 1.2, f"M{x:g} {y + 12:g}V{y:g}") + fill(colour, f"M{x:g} {y:g}l8 2.5-8 3z")


def letter(x: float, y: float, w: float = 13) -> str:
    return (
        box(CREAM, x, y, w, w * 0.68, 1) + line(RUST, 1.2, f"M{x:g} {y + 1:g}l{w / 2:g} {w * 0.34:g} {w / 2:g}-{w * 0.34:g}")
    )  # fmt: skip


def book(x: float, y: float, cover: str = ROSE) -> str:
    return (
        fill(cover, f"M{x:g} {y:g}h16v13H{x:g}z") + fill(CREAM, f"M{x + 1.5:g} {y - 1:g}c3-1 5-.5 6.5.8 1.5-1.3 3.5-1.8 6.5-.8v11c-3-.8-5-.3-6.5 1-1.5-1.3-3.5-1.8-6.5-1z")
        + line("#a08e70", .8, f"M{x + 8:g} {y:g}v11M{x + 3:g} {y + 3:g}h3M{x + 3:g} {y + 6:g}h3M{x + 10:g} {y + 3:g}h3M{x + 10:g} {y + 6:g}h3")
    )  # fmt: skip


def spade() -> str:
    return line(WOOD, 2.2, "M52 10v24M48 10h8") + fill(SLATE, "M47 32h10v5c0 5-3 8-5 9-2-1-5-4-5-9z")
