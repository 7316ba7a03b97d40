"""A small drawing for every card: animals and buildings put together from a few shapes, in a field of 64 × 48."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

INK = "#33291f"
_WOOD, _BARK, _STRAW, _STONE, _SLATE, _CREAM = "#a9743f", "#6f4a29", "#e0b04c", "#b9b3a5", "#7d8288", "#f6ead0"
_MOSS, _LEAF, _ROSE, _SKY, _GOLD, _PLUM, _RUST, _NIGHT = (
    "#5d7d3c", "#86a857", "#b5485a", "#6f9fb5", "#e3a72f", "#7c5890", "#b5572f", "#3c4a63",
)  # fmt: skip


# --- strokes and shapes -------------------------------------------------------------------------------------------


def _fill(colour: str, d: str) -> str:
    return f'<path fill="{colour}" d="{d}"/>'


def _line(colour: str, width: float, d: str) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


def _disc(colour: str, x: float, y: float, r: float, ry: float = 0) -> str:
    if ry:
        return f'<ellipse fill="{colour}" cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{ry:g}"/>'
    return f'<circle fill="{colour}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def _box(colour: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    round_ = f' rx="{r:g}"' if r else ""
    return f'<rect fill="{colour}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{round_}/>'


# --- animals: a bust with its face at (25, 23) --------------------------------------------------------------------


def _coat(colour: str) -> str:
    return _fill(colour, "M6 48c0-10 8-15 19-15s19 5 19 15z") + _fill(_CREAM, "M20 34c2 4 8 4 10 0l-5 9z")


def _eyes(gap: float = 4.5, y: float = 21.5, size: float = 1.6) -> str:
    return _disc(INK, 25 - gap, y, size) + _disc(INK, 25 + gap, y, size)


def _mouse(fur: str = "#b99b7c") -> str:
    return (
        _disc(fur, 14, 13, 6.5) + _disc(fur, 36, 13, 6.5) + _disc("#e6b9a6", 14, 13, 3.8) + _disc("#e6b9a6", 36, 13, 3.8)
        + _disc(fur, 25, 23, 11.5, 11) + _disc(_CREAM, 25, 29, 5.5, 4) + _eyes() + _disc("#7c3d3a", 25, 26.5, 1.8, 1.4)
    )  # fmt: skip


def _hare(fur: str = "#c8a77a") -> str:
    return (
        _fill(fur, "M17 16C12 6 14-1 18 0s6 8 5 15zM33 16c5-10 3-17-1-16s-6 8-5 15z")
        + _fill("#eac5ad", "M18 12c-2-5-1-9 0-9s3 5 3 9zM32 12c2-5 1-9 0-9s-3 5-3 9z")
        + _disc(fur, 25, 23, 10.5, 11) + _disc(_CREAM, 25, 29, 5.5, 4.2) + _eyes() + _disc("#7c3d3a", 25, 26.5, 1.8, 1.3)
    )  # fmt: skip


def _squirrel(fur: str = "#b8622f") -> str:
    return (
        _fill(fur, "M42 46c12-6 12-22 3-27-5-2-9 2-7 6 4 6 0 14-4 18z") + _line("#d98d52", 2, "M44 40c6-6 6-13 2-16")
        + _fill(fur, "M15 16 14 3l8 8zM35 16l1-13-8 8z") + _disc(fur, 25, 23, 11, 10.5)
        + _fill(_CREAM, "M17 26c3-3 5-1 8 1 3-2 5-4 8-1-1 6-5 8-8 8s-7-2-8-8z") + _eyes() + _disc(INK, 25, 26, 1.9, 1.4)
    )  # fmt: skip


def _hedgehog(fur: str = "#e2c193") -> str:
    return (
        _fill("#6b5138", "M25 3l4 4 5-3 2 6 6-1-1 6 6 2-4 5 4 5-6 2 1 6-6-1H14l-6 1 1-6-6-2 4-5-4-5 6-2-1-6 6 1 2-6 5 3z")
        + _disc(fur, 25, 25, 10.5, 9.5) + _disc("#f3e0bf", 25, 29, 5, 3.8) + _eyes(4.2, 22.5) + _disc(INK, 25, 27, 2.2, 1.7)
    )  # fmt: skip


def _toad(fur: str = "#7f9a4a") -> str:
    return (
        _disc(fur, 16, 14, 6) + _disc(fur, 34, 14, 6) + _disc(fur, 25, 24, 14.5, 10.5) + _disc(_CREAM, 16, 13, 3.6)
        + _disc(_CREAM, 34, 13, 3.6) + _disc(INK, 16.5, 13.5, 1.9) + _disc(INK, 33.5, 13.5, 1.9)
        + _line("#4c6128", 1.6, "M15 26c6 5 14 5 20 0") + _disc("#65803a", 36, 21, 1.4) + _disc("#65803a", 13.5, 21, 1.2)
    )  # fmt: skip


def _mole(fur: str = "#5a5560") -> str:
    return (
        _disc(fur, 25, 23, 12, 11.5) + _disc("#e0a59b", 25, 28, 5.5, 4.5) + _disc("#b8605c", 25, 26, 2.4, 1.8)
        + _disc(INK, 19, 21, 1.1) + _disc(INK, 31, 21, 1.1) + _line("#b8605c", 1.2, "M22.5 30.5c1.5 1.5 3.5 1.5 5 0")
    )  # fmt: skip


def _fox(fur: str = "#cf6f35") -> str:
    return (
        _fill(fur, "M12 19 12 3l10 9zM38 19l0-16-10 9z") + _fill(INK, "M13.5 9 13 4l4 4zM36.5 9 37 4l-4 4z")
        + _fill(fur, "M11 19c1-7 7-9 14-9s13 2 14 9c0 5-6 9-9 13-2 3-8 3-10 0-3-4-9-8-9-13z")
        + _fill(_CREAM, "M11 20c5 0 9 3 14 11 5-8 9-11 14-11-1 6-6 9-9 12-2 3-8 3-10 0-3-3-8-6-9-12z")
        + _eyes(5, 20) + _disc(INK, 25, 31, 2.2, 1.7)
    )  # fmt: skip


def _badger(fur: str = "#8d8f92") -> str:
    return (
        _disc(fur, 15, 14, 4.5) + _disc(fur, 35, 14, 4.5) + _disc(fur, 25, 23, 12, 11)
        + _fill(_CREAM, "M21 12h8l2 12c0 6-2 9-6 9s-6-3-6-9z") + _fill("#4b4a4c", "M15 14c3-2 5-1 5 1l-1 11c-3-1-5-6-4-12zM35 14c-3-2-5-1-5 1l1 11c3-1 5-6 4-12z")
        + _disc(_CREAM, 18, 20.5, 1.5) + _disc(_CREAM, 32, 20.5, 1.5) + _disc(INK, 25, 28, 2.6, 1.9)
    )  # fmt: skip


def _owl(fur: str = "#94714b") -> str:
    return (
        _fill(fur, "M12 22 13 7l7 5h10l7-5 1 15c0 8-6 12-13 12s-13-4-13-12z") + _disc(_CREAM, 19.5, 20, 6) + _disc(_CREAM, 30.5, 20, 6)
        + _disc(INK, 20, 20, 2.7) + _disc(INK, 30, 20, 2.7) + _disc(_CREAM, 20.8, 19, .8) + _disc(_CREAM, 30.8, 19, .8)
        + _fill(_GOLD, "M22.5 24h5L25 29z")
    )  # fmt: skip


def _bird(feather: str, beak: str = _GOLD, breast: str = _CREAM) -> str:
    """A bird looking to the right."""
    return (
        _fill(feather, "M10 44C6 30 10 9 24 8c8 0 13 6 12 13-1 10-3 17-2 23z") + _fill(breast, "M22 44c-2-9 2-15 11-18 1 6 0 12 1 18z")
        + _fill(beak, "M34.5 17 45 20.5l-10 3z") + _disc(INK, 28.5, 17, 1.9)
    )  # fmt: skip


def _beaver(fur: str = "#8a5c38") -> str:
    return (
        _disc(fur, 15, 14, 4.5) + _disc(fur, 35, 14, 4.5) + _disc(fur, 25, 23, 12, 11.5) + _disc("#c9a27a", 25, 28, 7, 4.8)
        + _box(_CREAM, 22.8, 29, 4.4, 5, 1) + _line("#9b7b58", .8, "M25 29.5v4") + _eyes() + _disc(INK, 25, 25, 2.8, 1.9)
    )  # fmt: skip


# --- what they wear -----------------------------------------------------------------------------------------------


def _crown(y: float = 13) -> str:
    return _fill(_GOLD, f"M14 {y}l-1-11 7 6 5-8 5 8 7-6-1 11z") + _disc(_ROSE, 25, y - 3, 1.5)


def _hat(colour: str, y: float = 13) -> str:
    """A brimmed hat."""
    return (
        _fill(colour, f"M17 {y}c0-8 3-10 8-10s8 2 8 10z")
        + _box(colour, 10, y - 1.5, 30, 3.5, 1.7)
        + _box(_RUST, 17.5, y - 4, 15, 2)
    )


def _hood(colour: str) -> str:
    return _fill(colour, "M9 36C6 16 13 4 25 4s19 12 16 32c-4-2-4-8-4-13 0-7-5-11-12-11s-12 4-12 11c0 5 0 11-4 13z")


def _glasses() -> str:
    return (
        '<g fill="none" stroke="#33291f" stroke-width="1.2"><circle cx="20" cy="20.5" r="4"/><circle cx="30" cy="20.5" r="4"/></g>'
        + _line(INK, 1.2, "M24 20.5h2")
    )


# --- buildings ----------------------------------------------------------------------------------------------------


def _hill(colour: str = _LEAF) -> str:
    return _fill(colour, "M0 48v-6c16-5 44-5 64 0v6z")


def _house(x: float, w: float, wall: str, roof: str, top: float = 22) -> str:
    """Walls down to the grass, a pitched roof, a round-topped door."""
    mid = x + w / 2
    return (
        _box(wall, x, top, w, 44 - top) + _fill(roof, f"M{x - 4:g} {top + 1:g} {mid:g} {top - w * 0.5:g} {x + w + 4:g} {top + 1:g}z")
        + _fill(_BARK, f"M{mid - 4:g} 44v-7a4 4 0 0 1 8 0v7z")
    )  # fmt: skip


def _window(x: float, y: float, w: float = 4, h: float = 5) -> str:
    return _box("#ffdf8a", x, y, w, h, 1) + _line(_BARK, 0.8, f"M{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}")


def _tower(x: float, w: float, top: float, wall: str, roof: str) -> str:
    return _box(wall, x, top, w, 44 - top) + _fill(
        roof, f"M{x - 2:g} {top:g} {x + w / 2:g} {top - w * 0.9:g} {x + w + 2:g} {top:g}z"
    )


def _battlement(x: float, w: float, top: float, wall: str) -> str:
    teeth = "".join(f"v-4h{w / 5:g}v4h{w / 5:g}" for _ in range(2)) + f"v-4h{w / 5:g}v4"
    return _fill(wall, f"M{x:g} 44V{top:g}{teeth}V44z")


def _columns(x: float, w: float, top: float, colour: str = _CREAM) -> str:
    return "".join(_box(colour, x + 2 + step * (w - 7) / 3, top, 3, 44 - top) for step in range(4))


def _flag(x: float, y: float, colour: str = _ROSE) -> str:
    return _line(_BARK, 1.2, f"M{x:g} {y + 12:g}V{y:g}") + _fill(colour, f"M{x:g} {y:g}l8 2.5-8 3z")


def _letter(x: float, y: float, w: float = 13) -> str:
    return (
        _box(_CREAM, x, y, w, w * 0.68, 1) + _line(_RUST, 1.2, f"M{x:g} {y + 1:g}l{w / 2:g} {w * 0.34:g} {w / 2:g}-{w * 0.34:g}")
    )  # fmt: skip


def _book(x: float, y: float, cover: str = _ROSE) -> str:
    return (
        _fill(cover, f"M{x:g} {y:g}h16v13H{x:g}z") + _fill(_CREAM, f"M{x + 1.5:g} {y - 1:g}c3-1 5-.5 6.5.8 1.5-1.3 3.5-1.8 6.5-.8v11c-3-.8-5-.3-6.5 1-1.5-1.3-3.5-1.8-6.5-1z")
        + _line("#a08e70", .8, f"M{x + 8:g} {y:g}v11M{x + 3:g} {y + 3:g}h3M{x + 3:g} {y + 6:g}h3M{x + 10:g} {y + 3:g}h3M{x + 10:g} {y + 6:g}h3")
    )  # fmt: skip


def _spade() -> str:
    return _line(_WOOD, 2.2, "M52 10v24M48 10h8") + _fill(_SLATE, "M47 32h10v5c0 5-3 8-5 9-2-1-5-4-5-9z")


EMBLEMS: dict[str, str] = {
    # critters
    "architect": _coat(_SKY) + _beaver() + _line(_GOLD, 2.4, "M52 12 46 36M52 12l6 24M48.5 27h7") + _disc(_GOLD, 52, 11, 2.5),
    "bard": _coat(_PLUM) + _hare() + _disc(_WOOD, 51, 36, 7, 8) + _disc(_BARK, 51, 36, 2.2) + _line(_BARK, 2.6, "M53 28 59 9") + _line(_CREAM, .8, "M50 38 58 12M52 39l7-27"),
    "barge_toad": _coat(_WOOD) + _toad() + _line(_WOOD, 2.6, "M52 4v36") + _fill(_BARK, "M49 34h6v9h-6z") + _line(_SKY, 2, "M2 46c4-3 7 2 11 0s7 2 11 0 7 2 11 0 7 2 11 0 7 2 11 0 5 1 6 0"),
    "chip_sweep": _coat(_SLATE) + _squirrel() + _line(_WOOD, 2.2, "M56 4v26") + _fill(_STRAW, "M51 30h10l2 14H49z") + _line(_BARK, 1, "M53 34l-1 9M56 34v9M59 34l1 9"),
    "doctor": _coat(_CREAM) + _hedgehog() + _box(_BARK, 45, 28, 16, 13, 3) + _line(_BARK, 2, "M49 28c0-5 8-5 8 0") + _fill("#d6483f", "M51.5 30.5h3v2.7h2.7v3h-2.7v2.7h-3v-2.7h-2.7v-3h2.7z"),
    "fool": _coat(_ROSE) + _mouse("#cbb08d") + _fill(_ROSE, "M12 15C8 7 3 9 4 14c3-2 4 1 8 6zM25 13l-2-13-9 14z") + _fill(_MOSS, "M38 15c4-8 9-6 8-1-3-2-4 1-8 6zM25 13l2-13 9 14z") + _box(_GOLD, 12, 13, 26, 3.5, 1.5) + _disc(_GOLD, 4, 15, 2.2) + _disc(_GOLD, 46, 15, 2.2) + _disc(_GOLD, 25, 1.5, 2.2),
    "historian": _coat(_BARK) + _badger() + _book(45, 29, _MOSS) + _fill(_CREAM, "M60 8c-6 3-8 8-9 17l2-1c4-4 7-9 7-16z") + _line(_BARK, 1, "M50 28 58 12"),
    "husband": _coat("#7a93a8") + _mouse("#a98a67") + _hat(_STRAW) + _line(_WOOD, 2.2, "M54 46V16") + _line(_SLATE, 2, "M49 6v6c0 6 10 6 10 0V6M54 6v10"),
    "innkeeper": _coat(_RUST) + _hedgehog() + _box(_WOOD, 46, 24, 11, 16, 2) + _line(_WOOD, 2.4, "M57 28c6 0 6 8 0 8") + _disc(_CREAM, 49, 23, 3.2) + _disc(_CREAM, 54, 22.5, 3.5) + _line(_BARK, 1, "M46 29h11M46 35h11"),
    "judge": _coat(INK) + _owl() + _box(_WOOD, 47, 22, 13, 7, 2) + _line(_WOOD, 2.4, "M53.5 29v10") + _box(_BARK, 46, 39, 15, 4, 2) + _fill(_CREAM, "M21 34h8l-1 9-3 3-3-3z"),
    "king": _coat(_ROSE) + _badger("#77797d") + _crown(12) + _fill(_CREAM, "M8 42c6-5 10-7 17-7s11 2 17 7l-3 4c-8-6-20-6-28 0z") + _line(_GOLD, 2.4, "M54 44V18") + _disc(_GOLD, 54, 14, 4.5) + _disc(_ROSE, 54, 14, 1.8),
    "miner_mole": _coat(_STRAW) + _mole() + _fill(_GOLD, "M12 17c0-10 6-13 13-13s13 3 13 13z") + _disc("#fff3b8", 25, 10, 3.5) + _line(_WOOD, 2.4, "M50 44 56 16") + _line(_SLATE, 3, "M46 18c6-6 12-5 16 2"),
    "monk": _coat("#8b6a46") + _mouse("#c2a184") + _hood("#8b6a46") + _line(_BARK, 1.6, "M53 14v20M47 20h12") + _disc(_GOLD, 53, 38, 3),
    "peddler": _fill(_RUST, "M36 16h22c4 8 4 20 0 28H38z") + _line(_BARK, 1.6, "M37 24h22M37 33h23") + _box(_WOOD, 40, 8, 16, 8, 3) + _coat(_MOSS) + _toad("#97a95a") + _hat(_BARK, 10),
    "postal_pigeon": _bird("#8f9fb0", "#d9a066", "#d9dfe4") + _fill("#6b7d90", "M12 30c-2 6-2 10-1 14h12c-1-6-5-11-11-14z") + _letter(43, 23, 17) + _fill("#3f6d8f", "M15 11c4-7 15-8 19 0z"),
    "queen": _coat(_PLUM) + _fox() + _crown(11) + _disc(_GOLD, 25, 38, 2) + _disc(_GOLD, 19, 37, 1.6) + _disc(_GOLD, 31, 37, 1.6) + _disc(_ROSE, 53, 20, 5) + _disc("#d77f8b", 53, 20, 2.5) + _line(_MOSS, 1.8, "M53 25v19M53 34c3-4 5-4 7-3"),
    "ranger": _coat(_MOSS) + _squirrel("#a2603a") + _hood(_MOSS) + _line(_WOOD, 2.4, "M48 4c14 8 14 32 0 40") + _line(_CREAM, .9, "M48 4v40") + _line(_BARK, 1.4, "M42 24h16") + _fill(_SLATE, "M62 24l-5-3v6z"),
    "shepherd": _coat("#d9cdb4") + _hare("#dccbb0") + _line(_WOOD, 2.6, "M52 46V16c0-11 11-10 10-2") + _fill(_SKY, "M12 37c8 5 18 5 26 0l1 4c-9 5-19 5-28 0z"),
    "shopkeeper": _coat(_CREAM) + _mouse("#9c7d5f") + _box(_MOSS, 17, 35, 16, 13, 3) + _fill(_STRAW, "M44 30h17l-3 13H47z") + _line(_BARK, 1.2, "M45 34h15M46 38h13M50 30l1 13M55 30l-1 13") + _disc(_ROSE, 48, 28, 3.5) + _disc(_GOLD, 54, 27, 3.8) + _disc(_LEAF, 59, 29, 2.8),
    "teacher": _coat(_MOSS) + _owl("#a98559") + _glasses() + _box("#3f5a46", 44, 10, 18, 16, 1.5) + _line(_CREAM, 1.2, "M48 21l2.5-7 2.5 7M49 19h3M56 15v6M54 18h4") + _line(_WOOD, 1.6, "M44 44 53 28"),
    "undertaker": _coat(INK) + _mole("#6d6a72") + _fill(INK, "M16 13h18V0H16zM11 12h28v4H11z") + _box(_SLATE, 16, 8, 18, 3) + _spade(),
    "wanderer": _coat(_RUST) + _fox("#c97c48") + _hat(_MOSS, 11) + _line(_WOOD, 2.2, "M48 46 56 6") + _disc(_ROSE, 58, 9, 6, 5) + _disc(_CREAM, 56.5, 8, 1.2) + _disc(_CREAM, 60, 10, 1.2),
    "wife": _coat(_ROSE) + _mouse("#cdb091") + _fill(_CREAM, "M12 17C10 6 16 3 25 3s15 3 13 14c-6-6-20-6-26 0z") + _line(_ROSE, 1.6, "M13 14c7-5 17-5 24 0") + _fill(_STRAW, "M43 38h20l-2.5 6h-15z") + _fill("#d98a4a", "M43.5 38c1-8 18-8 19 0z") + _line(_CREAM, 1.4, "M49 34l2-2M53 33v-2M57 34l-2-2"),
    "woodcarver": _bird("#4a5b46", "#c9a25a", "#d8b98f") + _fill("#c23f34", "M13 15C14 4 24 1 31 8c-6-1-12 1-18 7z") + _box(_WOOD, 46, 8, 12, 38, 2) + _line(_BARK, 1.2, "M50 14v8M54 26v10M50 34v6") + _disc(_BARK, 49, 22, 2.6),
    # constructions
    "castle": _hill() + _battlement(17, 30, 22, _STONE) + _tower(8, 12, 16, "#a7a194", _PLUM) + _tower(44, 12, 16, "#a7a194", _PLUM) + _fill(_BARK, "M27 44v-9a5 5 0 0 1 10 0v9z") + _window(12, 22) + _window(48, 22) + _flag(32, 5, _GOLD),
    "cemetery": _hill(_MOSS) + _fill(_STONE, "M10 43V27a7 7 0 0 1 14 0v16zM42 43V31a6 6 0 0 1 12 0v12z") + _line(_SLATE, 1.6, "M17 27v8M14 30h6M48 31v7M45.5 33.5h5") + _line(_BARK, 2.4, "M33 44V16M33 24l7-7M33 20l-6-7M33 16l2-7") + _line(_SLATE, 1.4, "M0 40h8M26 42h14M56 40h8"),
    "chapel": _hill() + _house(22, 20, _CREAM, _RUST, 26) + _tower(28, 8, 16, _CREAM, _RUST) + _line(_GOLD, 1.6, "M32 9V2M29.5 4.5h5") + _disc(_SKY, 32, 21, 2.4) + _fill(_BARK, "M29 44v-7a3 3 0 0 1 6 0v7z"),
    "clock_tower": _hill() + _tower(23, 18, 15, "#c9a77a", "#4d6f86") + _disc(_CREAM, 32, 23, 6.5) + _line(INK, 1.6, "M32 23v-4M32 23l3 1.5") + '<circle fill="none" stroke="#6f4a29" stroke-width="1.4" cx="32" cy="23" r="6.5"/>' + _fill(_BARK, "M29 44v-7a3 3 0 0 1 6 0v7z"),
    "courthouse": _hill() + _box("#d8ccb2", 12, 22, 40, 22) + _columns(12, 40, 24) + _fill("#4d6f86", "M8 23 32 8l24 15z") + _line(_GOLD, 1.4, "M32 13v7M28 14.5h8M26.5 18h3M34.5 18h3M28 14.5v3.5M36 14.5v3.5"),
    "crane": _hill() + _line(_WOOD, 3, "M20 44V8M12 44l8-14 8 14") + _line(_WOOD, 2.6, "M12 10h44M20 18 36 10") + _line(_BARK, 1.2, "M52 10v12") + _box(_STONE, 45, 22, 14, 9, 1.5) + _line(_SLATE, 1.2, "M45 26.5h14M52 22v4") + _disc(_SLATE, 12, 12, 4),
    "dungeon": _hill(_MOSS) + _box(_SLATE, 10, 14, 44, 30, 3) + _line("#666b72", 1.2, "M10 22h12M42 22h12M10 31h10M44 31h10M30 14v5M16 22v9M48 22v9") + _fill("#23262b", "M22 44V29a10 10 0 0 1 20 0v15z") + _line(_STONE, 2, "M27 44V22M32 44V20M37 44V22M22 34h20"),
    "ever_tree": _hill() + _fill(_BARK, "M24 46c5-8 5-16 2-22l5 3 1-7 3 6 6-4c-5 8-4 16 1 24z") + "".join(_disc(c, x, y, r) for c, x, y, r in ((_MOSS, 20, 18, 9), (_MOSS, 45, 18, 9), (_LEAF, 27, 11, 9), (_LEAF, 39, 11, 8.5), (_MOSS, 33, 19, 8), ("#b7cf7a", 30, 8, 4))) + _disc(_GOLD, 20, 20, 1.8) + _disc(_GOLD, 42, 14, 1.8) + _disc(_GOLD, 33, 20, 1.8) + _window(30.5, 34, 4, 5),
    "fairgrounds": _hill() + _fill(_CREAM, "M18 44 20 26h24l2 18z") + _fill(_ROSE, "M23 44l1-18h5l-1 18zM36 44l-1-18h5l1 18z") + _fill(_ROSE, "M14 28 32 10l18 18-6 3-6-3-6 3-6-3-6 3z") + _flag(32, 1, _GOLD) + _line(_BARK, 1, "M2 20c8 6 12 6 18 2M44 22c6 4 10 4 18-2") + _disc(_GOLD, 8, 25, 1.8) + _disc(_SKY, 56, 25, 1.8),
    "farm": _fill("#cfae52", "M0 48v-8c20-5 44-5 64 0v8z") + _line("#a9842f", 1.4, "M36 47l4-6M46 47l3-6M56 47l2-5M8 46l-2-4") + _house(10, 20, "#b5573f", "#6f4a29", 26) + _line(_CREAM, 1, "M10 26h20") + _tower(34, 8, 20, "#c98d5a", _SLATE) + _line(_STRAW, 1.6, "M49 42V28M55 42V26M60 42V30") + _fill(_STRAW, "M49 22l3 5-3 5-3-5zM55 20l3 5-3 5-3-5zM60 24l3 5-3 5-3-5z"),
    "general_store": _hill() + _house(16, 32, "#d6b98c", _BARK, 20) + _window(19, 30, 7, 7) + _window(38, 30, 7, 7) + _fill(_CREAM, "M13 22h38l2 6H11z") + _fill(_MOSS, "M13 22h6.3l-.8 6H11zM25.7 22h6.3v6h-6.8zM38.3 22h6.3l1.3 6h-7z"),
    "inn": _hill() + _house(14, 28, _CREAM, "#8d4a38", 22) + _line(_BARK, 1.2, "M14 30h28M20 22v8M36 22v8") + _window(17, 33) + _window(35, 33) + _line(_BARK, 1.6, "M44 20h12M52 20v3") + _box(_GOLD, 47, 23, 10, 10, 2) + _box(_CREAM, 50, 26, 3.5, 5, 1) + _disc("#e8e2d4", 38, 8, 2.6) + _disc("#e8e2d4", 42, 4, 2),
    "lookout": _hill() + _line(_WOOD, 3, "M21 46 27 20M43 46 37 20M24 36h16M25 29h14") + _box(_BARK, 19, 18, 26, 4, 1) + _box("#d6b98c", 24, 10, 16, 8) + _fill(_MOSS, "M19 11 32 1l13 10z") + _disc("#fff3b8", 32, 14, 2.5) + _line(_BARK, 1.4, "M20 18v-3M44 18v-3"),
    "mine": _hill(_MOSS) + _fill(_STONE, "M4 44C8 26 18 12 32 12s24 14 28 32z") + _fill("#a19b8e", "M32 12c14 0 24 14 28 32H46c0-12-6-22-14-32z") + _fill("#2b2724", "M21 44V32a11 11 0 0 1 22 0v12z") + _line(_WOOD, 3, "M21 44V30h22v14") + _box(_SLATE, 27, 36, 12, 7, 1.5) + _disc(INK, 30, 44, 2) + _disc(INK, 36, 44, 2) + _disc(_STONE, 30, 35, 2.6) + _disc("#d5d0c4", 35, 34.5, 3),
    "monastery": _hill() + _house(8, 24, "#d8ccb2", "#8d4a38", 26) + _tower(36, 12, 18, "#d8ccb2", "#8d4a38") + _window(39.5, 24, 5, 7) + _box("#d8ccb2", 48, 32, 12, 12) + _fill(_BARK, "M51 44v-5a3 3 0 0 1 6 0v5z") + _line(_GOLD, 1.4, "M42 7V1M40 3h4"),
    "palace": _hill() + _box(_CREAM, 12, 24, 40, 20) + _fill(_GOLD, "M22 24c0-12 4-16 10-20 6 4 10 8 10 20z") + _fill("#caa040", "M8 26c0-6 2-9 5-11 3 2 5 5 5 11zM46 26c0-6 2-9 5-11 3 2 5 5 5 11z") + _box("#e6d6b4", 8, 26, 10, 18) + _box("#e6d6b4", 46, 26, 10, 18) + _fill(_PLUM, "M28 44v-8a4 4 0 0 1 8 0v8z") + _window(21, 30, 4, 6) + _window(39, 30, 4, 6) + _flag(32, -2, _ROSE),
    "post_office": _hill() + _house(10, 28, "#cfd6c4", "#3f6d8f", 22) + _letter(17.5, 24, 13) + _box("#c23f34", 46, 26, 11, 12, 5) + _box(_BARK, 50, 36, 3, 9) + _box(INK, 48.5, 30, 6, 1.6),
    "resin_refinery": _hill() + _house(8, 24, "#b98d5f", _BARK, 26) + _box("#8d4a38", 25, 8, 6, 14) + _disc("#e8e2d4", 30, 5, 3) + _disc("#e8e2d4", 35, 2, 2.5) + _box(_SLATE, 38, 28, 20, 14, 6) + _fill(_GOLD, "M48 12c5 7 7 9 7 12a7 7 0 0 1-14 0c0-3 2-5 7-12z") + _disc("#fbe3a0", 45.5, 24, 1.8),
    "ruins": _hill(_MOSS) + _fill(_STONE, "M8 44V18l5 4 2-6 5 3v25zM42 44V28l4-5 3 4 5-9 2 26z") + _line(_SLATE, 1, "M8 28h12M8 36h12M14 22v6M43 34h12M49 28v6") + _fill("#a7a194", "M24 44l3-6 7-1 3 7zM34 38l4-4 4 4z") + _line(_LEAF, 1.8, "M17 19c5 2 3 8 7 10M54 24c-5 3-3 8-7 10"),
    "school": _hill() + _house(16, 32, "#c9694a", "#4d5f6e", 22) + _box("#e8dcc4", 26, 8, 12, 9) + _fill("#4d5f6e", "M24 9 32 1l8 8z") + _disc(_GOLD, 32, 13, 2.6) + _window(19, 30, 6, 7) + _window(39, 30, 6, 7),
    "storehouse": _hill() + _house(6, 26, "#a9743f", "#6f4a29", 24) + _line(_BARK, 1, "M10 24v20M28 24v20M6 32h6M26 32h6") + _box(_WOOD, 36, 32, 11, 12, 1) + _line(_BARK, 1.2, "M36 32l11 12M47 32 36 44") + _disc("#8d5f35", 54, 37, 6, 8) + _line(_SLATE, 1.4, "M48.5 34h11M48.5 40h11") + _disc(_GOLD, 41, 29, 3) + _disc(_ROSE, 45, 30, 2.4),
    "theatre": _hill() + _box("#e2cfa6", 10, 16, 44, 28, 2) + _fill("#7d2f35", "M14 44V20h36v24z") + _fill(_ROSE, "M14 20h36v4c-6 5-12 2-18 2s-12 3-18-2zM14 22c5 6 5 14 3 22h-3zM50 22c-5 6-5 14-3 22h3z") + _disc("#ffe9b0", 32, 36, 8, 4) + _fill(_GOLD, "M28 27c0 6 8 6 8 0z") + _disc(INK, 30.5, 28.8, .7) + _disc(INK, 33.5, 28.8, .7) + _fill("#b5572f", "M8 17 32 6l24 11z"),
    "twig_barge": _fill(_SKY, "M0 48V36h64v12z") + _line("#a9cbd6", 1.6, "M4 41c4-2 6 2 10 0M28 44c4-2 6 2 10 0M48 41c4-2 6 2 10 0") + _fill(_BARK, "M6 32h52l-5 8H12z") + _line(_WOOD, 3, "M14 29h26M12 25h28M16 21h22") + _line("#c79a62", 1.2, "M20 17l6 4M30 17l-4 4") + _line(_BARK, 1.8, "M48 32V6") + _fill(_CREAM, "M48 8c8 4 10 10 9 16h-9z"),
    "university": _hill() + _box("#c9694a", 8, 24, 48, 20) + _columns(18, 28, 26) + _fill("#e8dcc4", "M16 26 32 16l16 10z") + _fill("#4d6f86", "M24 17c0-9 3-12 8-12s8 3 8 12z") + _line(_GOLD, 1.6, "M32 5V1") + _window(10.5, 30) + _window(49.5, 30),
}  # fmt: skip

#: For a card that has no drawing of its own yet.
PLAIN = {"critter": _coat(_MOSS) + _mouse(), "construction": _hill() + _house(20, 24, _CREAM, _RUST, 24)}
