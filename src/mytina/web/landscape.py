"""The glade of the home page: sky, hills, trees and grass in colours of the hour and the season, and the fire."""

from __future__ import annotations

from markupsafe import Markup


def _fir(x: int, y: int, size: float) -> str:
    return f'<path class="fir" transform="translate({x} {y}) scale({size})" d="M0-60 18-28H9l16 28H-25l16-28h-9z"/>'


LANDSCAPE = Markup(
    '<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice"><rect class="sky-low" width="1440" '
    'height="900"/>'
    '<circle class="sun" cx="1130" cy="130" r="44"/>'
    '<g class="stars"><circle cx="180" cy="90" r="2"/><circle cx="420" cy="60" r="1.6"/><circle cx="640" '
    'cy="120" r="2"/>'
    '<circle cx="860" cy="70" r="1.6"/><circle cx="980" cy="150" r="2"/><circle cx="1320" cy="90" r="1.8"/></g>'
    '<g class="cloud"><ellipse cx="930" cy="90" rx="46" ry="13"/><ellipse cx="1310" cy="200" rx="52" ry="14"/>'
    '<ellipse cx="420" cy="170" rx="44" ry="12"/></g>'
    '<path class="far" d="M0 330 160 270l170 70 210-60 240 70 250-160 200 150 210-40v560H0z"/>'
    '<path class="hill" d="M0 370q260-80 560-20t880-30v580H0z"/><path class="meadow" '
    'd="M0 470q380-70 760-20t680-40v490H0z"/>'
    '<path class="grass" d="M0 640q420-60 820-10t620-20v290H0z"/><path class="front" '
    'd="M0 850q500-24 900-6t540-10v66H0z"/>'
    + "".join(_fir(x, y, size) for x, y, size in ((60, 400, 0.8), (110, 410, 1), (330, 372, 0.7), (1210, 366, 0.7)))
    + "".join(_fir(x, y, size) for x, y, size in ((1290, 378, 1), (1390, 380, 1.1), (960, 372, 0.6), (20, 560, 1.2)))
    + '<g class="flower"><circle cx="300" cy="560" r="4"/><circle cx="520" cy="600" r="4"/><circle cx="900" '
    'cy="570" r="4"/>'
    '<circle cx="700" cy="720" r="4"/><circle cx="1180" cy="620" r="4"/><circle cx="240" cy="760" r="4"/></g></svg>'
)
FIRE = Markup(
    '<svg viewBox="0 0 120 64"><ellipse cx="60" cy="54" rx="56" ry="9" fill="#cfe39b" opacity=".5"/>'
    '<path stroke="#6b4527" stroke-width="8" stroke-linecap="round" d="M42 54l36-8M42 46l36 8"/>'
    '<path fill="#e2603f" d="M60 4q22 22 14 36-4 8-14 8t-14-8q-6-12 6-20 2 8 6 6 4-10 2-22z"/>'
    '<path fill="#ffd976" d="M60 24q10 10 6 18-2 5-6 5t-6-5q-3-7 6-18z"/></svg>'
)
