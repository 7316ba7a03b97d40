"""The land under the tree: sky, hills, meadow, river, road and terrace, as one file that pages keep.

Everything is coloured by custom properties, which reach into a file that is used from another one; gradients of the
file cannot see them, so they are only light and shade. What belongs to a season or to the night is a group whose
opacity is a property (`--ev-bloom-on`, `--ev-snow-on` …).
"""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from random import Random

from mytina.games.everdell.art.strokes import disc, fill, line
from mytina.interface.drawing import at


def put(shape: str, x: float, y: float, scale: float = 1) -> str:
    """A shape of the file, its foot at a point."""
    if scale == 1:
        return f'<use href="#{shape}" x="{x:g}" y="{y:g}"/>'
    return f'<use href="#{shape}" transform="{at(x, y, scale)}"/>'


def _only(name: str, body: str) -> str:
    """What is there only in a season, or by night."""
    return f'<g opacity="var(--ev-{name}-on)">{body}</g>'


# --- small shapes, their feet at (0, 0) ---------------------------------------------------------------------------

_FIR = "M0-52 13-26H7l10 19h-34l10-19h-6z"
_FIR_SHADE = "M0-52 13-26H7l10 19H1C6-22 5-38 0-52z"
_FIR_SNOW = (
    "M0-52l6 12c-2 2-4 0-6 3-2-3-4-1-6-3zM-7-26l-4 8c2 2 4 0 6 2 2-3 4 1 6-1s4 2 6 0 3 1 5-1l-4-8c-3 3-12 3-15 0z"
)


def _fir(light: str, shade: str) -> str:
    body = (
        disc("shade", 0, 1, 13, 3.5) + fill("bark2", "M-2.5 0h5v-8h-5z") + fill(light, _FIR) + fill(shade, _FIR_SHADE)
    )
    return body + _only("snow", fill("snow", _FIR_SNOW))


_BROADLEAF = (
    disc("shade", 0, 1, 15, 3.5)
    + fill("bark2", "M-3 0c1-8 1-14 0-18h6c-1 4-1 10 0 18z")
    + "".join(disc("crownA", x, y, r) for x, y, r in ((-9, -22, 11), (9, -22, 11), (0, -32, 12)))
    + "".join(disc("crownB", x, y, r) for x, y, r in ((-6, -27, 9), (5, -33, 9)))
    + disc("crownC", -3, -36, 5)
    + _only("snow", fill("snow", "M-17-28c2-12 12-18 19-16 8 2 14 8 15 16-6-5-9-1-12-4-4 4-8-2-11 2-4-4-7 0-11 2z"))
)
_BUSH = (
    disc("shade", 0, 1, 20, 4)
    + "".join(disc("crownA", x, y, r) for x, y, r in ((-11, -6, 9), (11, -6, 9), (0, -10, 12)))
    + fill("crownA", "M-18 0c0-4 4-8 8-8h20c4 0 8 4 8 8z")
    + disc("crownB", -4, -12, 8)
    + disc("crownB", 7, -8, 6)
    + _only("snow", fill("snow", "M-17-10c2-9 10-13 17-12s14 4 16 12c-5-4-8 1-12-2-4 4-7-1-10 1-4-2-7 0-11 1z"))
)

SHAPES = {
    "fir": _fir("pine1", "pine2"),
    "fir-far": _fir("hill3", "hill2"),
    "leafy": _BROADLEAF,
    "bush": _BUSH,
    "cloud": fill("cloud", "M-40 0c-12 0-12-16 0-17 2-14 22-17 28-5 8-10 26-6 26 7 14-2 18 15 4 15z"),
    "reed": line("reed", 1.8, "M0 0v-18M5 0v-14M-5 0v-12")
    + disc("rope", 0, -19, 1.8, 5)
    + disc("rope", 5, -15, 1.5, 4),
    "stone": disc("stone2", 0, 0, 8, 4) + disc("stone", -1, -1.5, 6.5, 3),
    "wave": line("foam", 2.4, "M0 0c12-5 24-5 38 0"),
    "drift": fill("snow", "M-60 0c10-14 30-20 60-20s50 6 60 20z"),
}

# --- scattered things, always the same ----------------------------------------------------------------------------

Span = tuple[int, int]


def _spots(seed: int, n: int, x: Span, y: Span) -> list[tuple[int, int]]:
    """Points in a rectangle."""
    dice = Random(seed)
    return [(_near(dice.uniform(*x)), _near(dice.uniform(*y))) for _ in range(n)]


def _near(where: float) -> int:
    """On a grid, which nobody sees in what is scattered: fewer figures make a lighter file."""
    return 5 * round(where / 5)


def _trail(spots: Iterable[tuple[int, int]], mark: str, end: tuple[int, int] = (0, 0)) -> str:
    """The same mark on every spot, as a path that goes from one to the next; `end` is where a mark ends."""
    parts, x, y = [], 0, 0
    for a, b in sorted(spots):
        parts.append(f"{_step(a - x, b - y)}{mark}")
        x, y = a + end[0], b + end[1]
    return "".join(parts)


def _dots(spots: Iterable[tuple[int, int]], colour: str, size: float) -> str:
    """Round dots as one path."""
    return line(colour, size, _trail(spots, "h0"))


def _blades(seed: int, n: int, x: Span, y: Span) -> str:
    """Tufts of grass as one path."""
    return line("blade", 1.5, _trail(_spots(seed, n, x, y), "l-3-8m3 8l1-11m-1 11l5-7", (5, -7)))


def _flowers(seed: int, n: int, x: Span, y: Span) -> str:
    spots = _spots(seed, n, x, y)
    heads = "".join(_dots(spots[first::3], colour, 6.5) for first, colour in enumerate(("fl1", "fl2", "fl3")))
    return f'<g opacity="var(--ev-flowers-on)">{heads}{_dots(spots, "#ffe08a", 2.6)}</g>'


def _leaves(seed: int, n: int, x: Span, y: Span) -> str:
    """Fallen leaves as one path."""
    spots, turns = _spots(seed, n, x, y), {"l5-3": (5, -3), "l4 3": (4, 3), "l6 0": (6, 0), "l-4 4": (-4, 4)}
    fallen = "".join(f"M0 0{_trail(spots[at::4], turn, end)}" for at, (turn, end) in enumerate(turns.items()))
    return _only("fall", line("fl1", 4, fallen))


def _stars(seed: int, n: int, x: Span, down: int) -> str:
    few, many = _spots(seed, n // 4, x, (0, down)), _spots(seed + 1, n, x, (0, down))
    return _only("night", _dots(many, "#f4efd8", 1.6) + _dots(few, "#f4efd8", 2.6))


def _foliage(x: float, y: float, rx: float, ry: float, size: float, colour: str, seed: int) -> str:
    """A mass of leaves: an ellipse with a rim of round tufts."""
    dice = Random(seed)
    n = round(pi * (rx + ry) / size / 1.1)
    tufts = []
    for step in range(n):
        turn = 2 * pi * step / n
        r = _near(size * dice.uniform(0.85, 1.2))
        tufts.append((x + rx * cos(turn), y + ry * sin(turn), r))
    return fill(colour, _rounds([(x, y, rx, ry), *((cx, cy, r, r) for cx, cy, r in tufts)]))


def _rounds(ellipses: Iterable[tuple[float, float, float, float]]) -> str:
    """Ellipses as one path: each from its top almost all the way around, then on to the next."""
    parts, here = [], (0, 0)
    for x, y, rx, ry in ellipses:
        top = _near(x), _near(y - ry)
        parts.append(f"{_step(top[0] - here[0], top[1] - here[1])}a{rx:.0f} {ry:.0f} 0 1 0 .1 0z")
        here = top
    return "".join(parts)


def _step(right: int, down: int) -> str:
    return f"m{right}{down if down < 0 else f' {down}'}"


def _inside(seed: int, n: int, x: float, y: float, rx: float, ry: float) -> Iterable[tuple[int, int]]:
    """Points in an ellipse."""
    dice = Random(seed)
    for _ in range(n):
        turn, far = dice.uniform(0, 2 * pi), sqrt(dice.random())
        yield _near(x + rx * far * cos(turn)), _near(y + ry * far * sin(turn))


def crown(x: float, y: float, rx: float, ry: float, size: float = 34) -> str:
    """The crown of the great tree, with what each season hangs on it."""
    strokes = _trail(_inside(5, 44, x, y, rx, ry * 0.95), "q5-5 11-1", (11, -1))
    apples = list(_inside(9, 30, x, y + ry * 0.1, rx * 1.05, ry * 1.05))
    blossom = _dots(_inside(8, 56, x, y, rx * 1.08, ry * 1.1), "bloom", 6)
    blossom += _dots(apples, "bloom2", 5)  # where they will hang
    parts = (
        _foliage(x, y, rx, ry, size * 1.2, "crownA", 1),
        _foliage(x, y - ry * 0.24, rx * 0.8, ry * 0.78, size * 1.05, "crownB", 2),
        _foliage(x, y - ry * 0.46, rx * 0.54, ry * 0.5, size, "crownC", 4),
        line("crownD", 1.8, strokes, ' opacity=".7"'),
        _only("bloom", blossom),
        _only("fruit", _dots(apples, "fruit", 8.5) + _dots([(a - 1, b - 1) for a, b in apples], "#ffffff66", 2.4)),
        _only("snow", _snow_on(x, y, rx, ry, size)),
    )
    return "".join(parts)


def _snow_on(x: float, y: float, rx: float, ry: float, size: float) -> str:
    """Snow lies on top of the crown and on the tufts around it."""
    parts = [_foliage(x, y - ry * 0.74, rx * 0.5, ry * 0.24, size * 0.62, "snow", 6)]
    for step in range(8):
        turn = pi + pi * (step + 0.5) / 8
        cx, cy, r = x + rx * cos(turn), y + ry * sin(turn) - size * 0.5, size * 0.8
        parts.append(
            fill(
                "snow",
                f"M{cx - r:.0f} {cy:.0f}c{r * 0.2:.0f}-{r:.0f} {r * 1.8:.0f}-{r:.0f} {2 * r:.0f} 0"
                f"-{r * 0.5:.0f}-{r * 0.4:.0f}-{r * 0.6:.0f} {r * 0.2:.0f}-{r:.0f} 0"
                f"-{r * 0.4:.0f} {r * 0.3:.0f}-{r * 0.6:.0f}-{r * 0.3:.0f}-{r:.0f} 0z",
            )
        )
    return "".join(parts)


SHAPES["crown"] = crown(0, 0, 246, 95)


def trunk(x: float, y: float, scale: float) -> str:
    """The foot of the trunk at a point, with its door and its lit window."""
    body = (
        disc("url(#under)", 0, -4, 176, 20)
        + fill(
            "bark1", "M-48-198c10 79-5 139-72 198 34-12 58-16 77-4 29-6 58-6 86 4 29-8 48-4 77 0C53-50 38-119 48-198z"
        )
        + fill(
            "url(#side)",
            "M-48-198c10 79-5 139-72 198 34-12 58-16 77-4 29-6 58-6 86 4 29-8 48-4 77 0C53-50 38-119 48-198z",
        )
        + line(
            "barkline", 2, "M-19-188c8 59-5 99-17 158M0-188c8 59-5 99 0 158M21-188c8 59-5 99 19 158", ' opacity=".5"'
        )
        + line("bark2", 14, "M-25-108c-30-24-80-34-130-30M30-108c30-26 90-34 140-28")
        + fill("bark2", "M-18-10v-30a18 18 0 0 1 36 0v30z")
        + fill("#a5663a", "M-14-10v-29a14 14 0 0 1 28 0v29z")
        + line("#8a5230", 1, "M-7-12v-30M0-12v-40M7-12v-30")
        + disc("#f2c84b", 9, -26, 2)
        + _only("night", disc("url(#lamp)", 0, -80, 26))
        + disc("bark2", 0, -80, 11)
        + disc("#ffd978", 0, -80, 8)
        + line("bark2", 1.8, "M0-88v16M-8-80h16")
        + _only("fall", line("fl1", 4, "M-60 2l6-3M44 0l5 3M86 4l6-2M-92 5l5 2M20 5l5-3"))
        + _only("snow", fill("snow", "M-120 0c30-12 56-14 77-6 29-6 58-6 86 4 29-8 48-6 77 0-40 10-190 12-240 2z"))
    )
    return f'<g transform="{at(x, y, scale)}">{body}</g>'


# --- the land of a wide window: 2560 units, the middle 1440 are always in sight -------------------------------------

_HILL_LEFT = "M-560 66C-300 40 0 46 200 70c160 20 250 110 316 250 30 60 80 120 120 150H-560z"
_GRASS = "M-560 420c200-40 420-30 640-60s240-40 480-36 300 0 520 20 500 20 920 0v600H-560z"
_RIVER = "M1236 352c-60 28-180 62-312 84-90 18-172 6-258 22-78 14-128 32-172 58-34 20-60 52-104 74l-20 60h130c14-54 66-84 126-98 90-20 190-6 288-26 130-28 236-96 304-148z"
_BANK = "M1240 348c-70 30-190 60-320 80-90 18-170 6-260 22-80 14-130 30-180 60-36 22-60 50-110 70l-30 70h170c10-50 60-84 120-100 90-24 190-6 290-26 140-28 246-104 322-160z"
_TERRACE = "M-560 398c240-12 480-16 700-14s280 4 322 18c16 6 24 60 26 150s0 260-6 948H-560z"
_WALL = "M-560 {y}c240-12 480-16 700-14s280 4 322 18c16 6 24 60 26 150"
_FRONT = "M466 1400 470 900c4-90 6-170 10-236 80-8 240-14 460-14s400-14 1060-24v974H470z"


def _wide() -> str:
    return "".join(
        (
            _stars(3, 70, (-560, 2000), 250),
            f'<g opacity="var(--ev-haze)">{disc("url(#lamp)", 1010, 100, 150)}</g>',
            disc("sun", 1010, 100, 34),
            put("cloud", 560, 90, 0.9) + put("cloud", 905, 66, 0.6) + put("cloud", 1120, 150, 0.8) + put("cloud", -220, 60),
            fill("far1", "M380 330c40-60 80-110 120-150 30 30 50 40 70 80 20-20 40-30 60-20 40 30 60 60 90 90zM800 330c50-60 90-120 140-160 30 40 60 50 90 110l80-10 60 80z"),
            _only("snow", fill("snow", "M470 212l30-32 32 28c-10 8-14 0-22 8-8-6-16 4-24-4zM908 206l32-36 28 32c-10 6-14-2-22 8-8-8-14 2-22-4z")),
            fill("far2", "M-560 340c300-80 500-20 800-40s500-60 800 0 500-60 960-30v100H-560z"),
            "".join(put("fir-far", x, y, s) for x, y, s in ((500, 318, 0.5), (520, 316, 0.6), (545, 318, 0.45), (980, 312, 0.5), (1004, 310, 0.6), (1026, 312, 0.5), (960, 316, 0.4))),
            fill("hill1", "M-560 40C-300 20 0 30 220 52c160 16 260 120 330 260 30 60 80 120 120 150H-560z"),
            fill("mead", _HILL_LEFT) + fill("url(#down)", _HILL_LEFT),
            fill("hill2", "M2000 20C1700 20 1420 40 1260 70c-120 24-190 130-260 270h1000z"),
            fill("hill1", "M2000 180c-260-30-520-10-700 30-140 30-220 110-300 210h1000z"),
            fill("hill2", "M2000 360c-300-40-560-20-740 20-120 26-200 70-270 130h1010z"),
            fill("grass", _GRASS) + fill("url(#down)", _GRASS),
            _blades(11, 26, (-540, 440), (90, 380)),
            _flowers(12, 26, (-540, 440), (90, 380)),
            _blades(13, 20, (520, 1980), (470, 640)),
            trunk(760, 398, 1),
            put("crown", 760, 174),
            fill("patch", _BANK) + fill("water", _RIVER) + fill("url(#down)", _RIVER),
            "".join(put("wave", x, y) for x, y in ((930, 450), (700, 474), (850, 482), (560, 504), (1010, 428), (470, 558), (620, 478))),
            put("reed", 600, 470) + put("reed", 516, 520) + put("reed", 905, 436) + put("reed", 1046, 452),
            put("stone", 690, 508) + put("stone", 880, 470, 0.8) + put("stone", 742, 492, 0.7),
            line("patch", 24, "M690 628C780 606 900 622 1100 596s260-20 900-90") + line("patch2", 1.5, "M690 638C780 616 900 632 1100 606s260-20 900-90", ' stroke-dasharray="10 8"'),
            fill("earth", _TERRACE) + fill("url(#down)", _TERRACE),
            line("stone2", 9, _WALL.format(y=398)) + line("stone", 6, _WALL.format(y=395), ' stroke-dasharray="22 3 15 3 28 3"'),
            fill("front", _FRONT) + fill("url(#fore)", _FRONT),
            _blades(15, 20, (500, 1980), (668, 700)),
            _flowers(16, 16, (500, 1980), (668, 700)),
            _blades(17, 12, (-540, 440), (394, 402)),
            _leaves(18, 40, (480, 1980), (400, 690)) + _leaves(19, 24, (-540, 440), (90, 380)),
            _only("snow", put("drift", 560, 470, 0.5) + put("drift", 1180, 560) + put("drift", 1560, 600, 1.4) + put("drift", 40, 384, 0.8) + put("drift", -300, 388)),
        )
    )  # fmt: skip


# --- the glade of a narrow window: 390 wide, from the tree top to the foot of the meadow -----------------------------

_NARROW_RIVER = "M600 116c-90 8-150 18-210 28-60 10-120 26-190 38-80 14-140 14-200 44-60 30-110 50-210 60v60c110-16 150-34 210-60 70-36 130-34 210-46 70-12 120-22 180-36s120-18 210-28z"
_NARROW_BANK = "M600 106c-90 8-150 18-210 28-60 10-120 26-190 38-80 14-140 14-200 44-60 30-110 50-210 60v80c110-16 150-34 210-60 70-36 130-34 210-46 70-12 120-22 180-36s120-18 210-28z"


def _narrow() -> str:
    return "".join(
        (
            _stars(3, 24, (-200, 590), 90),
            f'<g opacity="var(--ev-haze)">{disc("url(#lamp)", 330, -4, 60)}</g>' + disc("sun", 330, -4, 17),
            put("cloud", -60, 40, 0.6) + put("cloud", 440, 36, 0.5) + "".join(put("fir", x, y, k) for x, y, k in ((-150, 130, 0.8), (-120, 124, 0.6), (-60, 128, 0.7), (450, 128, 0.7), (500, 122, 0.8), (540, 128, 0.6))),
            fill("far2", "M-210 80C-100 40 20 40 60 60s80-6 135 6 180-34 405-6v60h-810z"),
            fill("hill1", "M-210 100C-60 60 120 84 200 90s200-30 400-14v500h-810z"),
            fill("grass", "M-210 134c290-24 520-24 810 0v500h-810z") + fill("url(#down)", "M-210 134c290-24 520-24 810 0v500h-810z"),
            trunk(195, 140, 0.44),
            put("crown", 195, 20, 0.68),
            fill("patch", _NARROW_BANK) + fill("water", _NARROW_RIVER) + fill("url(#down)", _NARROW_RIVER),
            "".join(put("wave", x, y, 0.7) for x, y in ((310, 172), (190, 196), (90, 218), (10, 244), (250, 186))),
            put("reed", 50, 214, 0.7) + put("reed", 168, 236, 0.7) + put("reed", 372, 146, 0.7),
            line("patch", 24, "M-210 276C-20 262 200 266 400 246s140-6 210-10") + line("patch2", 1.2, "M-210 285C-20 271 200 275 400 255s140-6 210-10", ' stroke-dasharray="8 7"'),
            fill("mead", "M-210 288c200-20 500-24 810-20v400h-810z") + fill("url(#down)", "M-210 288c200-20 500-24 810-20v400h-810z"),
            _blades(21, 26, (-190, 580), (140, 262)),
            _flowers(22, 18, (-190, 580), (140, 262)),
            _leaves(23, 36, (-190, 580), (140, 600)),
            _only("snow", put("drift", 30, 274, 0.4) + put("drift", 352, 266, 0.5)),
        )
    )  # fmt: skip


_SHADES = (
    '<radialGradient id="under"><stop offset=".5" stop-color="#0a1c04" stop-opacity=".34"/><stop offset="1" stop-color="#0a1c04" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".45" stop-color="#061a06" stop-opacity="0"/><stop offset="1" stop-color="#061a06" stop-opacity=".2"/></linearGradient>'
    '<linearGradient id="fore" x2="0" y2="1"><stop offset="0" stop-color="#061a06" stop-opacity="0"/><stop offset=".7" stop-color="#061a06" stop-opacity=".4"/></linearGradient>'
    '<linearGradient id="side"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#100600" stop-opacity="0"/><stop offset="1" stop-color="#100600" stop-opacity=".4"/></linearGradient>'
    '<radialGradient id="lamp"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient>'
)

#: Light and shade, the shapes, and the two lands.
_DRAWN = "".join(f'<g id="{name}">{body}</g>' for name, body in SHAPES.items())
DEFS = f"<defs>{_SHADES}{_DRAWN}</defs>"
LANDS = (
    f'<symbol id="wide" viewBox="-560 0 2560 1400" preserveAspectRatio="xMidYMin slice">{_wide()}</symbol>'
    f'<symbol id="narrow" viewBox="-205 0 800 620">{_narrow()}</symbol>'
)


def scenic(id: str, classes: str, more: str = "") -> str:
    """A picture out of a file that pages keep; `{scenery}` stands for its address."""
    return f'<svg class="{classes}"{more} aria-hidden="true"><use href="{{scenery}}#{id}"/></svg>'


def module_scenic(id: str, classes: str) -> str:
    """A picture that a module brings; a page carries those that it shows."""
    return f'<svg class="{classes}" aria-hidden="true"><use href="#ev-m-{id}"/></svg>'


#: Behind the whole table; a narrow window has its land in the glade itself, because it may be scrolled.
SCENE = f'{scenic("wide", "ev-land ev-wide")}<i class="ev-sweep"></i>'
