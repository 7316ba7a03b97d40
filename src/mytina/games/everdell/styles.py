"""The styles of Everdell's pictures and of its table: colours by light and by night, cards, tiles, and where they lie."""

# ruff: noqa: E501 (a rule of style is read as one line)

from __future__ import annotations

from mytina.games.everdell.terms import COLOURS

#: Custom properties, as (light, dark).
_PROPERTIES = {
    "surface": ("#FFFDF7", "#262B23"),
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#655F50", "#B3AB97"),
    "line": ("#D8CDB4", "#454C40"),
    "moss": ("#41602F", "#9CC27A"),
    "on-moss": ("#FFFDF7", "#16200F"),
    "glow": ("#7FB04E", "#7FA85C"),
    "fox": ("#9C4222", "#F0A07A"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    "meadow": ("#D5E0AF", "#2C3A24"),
    "meadow-edge": ("#B9CB86", "#3E5031"),
    "wood": ("#E9D9B6", "#39322A"),
    "crown": ("#B5CC8A", "#33462C"),
    "leaf": ("#C9DBA2", "#3B5033"),
    "bark": ("#A07B52", "#5A4733"),
    "river": ("#BBD8DC", "#27414A"),
    "sky": ("#F2EFDD", "#6C7564"),
    "dawn": ("#E9EFDC", "#2B3530"),
    "pill": ("#FFFDF7", "#20241E"),
    "tan": ("#8A6532", "#8A6A3C"),
    "green": ("#4A7238", "#55803F"),
    "red": ("#A83F34", "#A84B40"),
    "blue": ("#3B6A94", "#40719C"),
    "purple": ("#70507F", "#7F5B92"),
    "on": ("#FFFDF7", "#FFFDF7"),
    "s0": ("#A02A24", "#F08A80"),
    "s1": ("#1F5187", "#8FBEF2"),
    "s2": ("#3F6B2A", "#9CC27A"),
    "s3": ("#6A4583", "#C3A0DA"),
    "s4": ("#3A3733", "#D8D2C4"),
    "rim": ("#FFFDF7", "#171A16"),
}


def _theme(dark: bool) -> str:
    return "".join(f"--ev-{name}:{pair[dark]};" for name, pair in _PROPERTIES.items())


_SCOPE = ".ev,.ev-table"
_PICTURES = """
.ev { color: var(--ev-ink); font-family: system-ui, sans-serif; font-size: 13px; }
svg.ev { display: block; fill: currentColor; }
.ev svg { display: block; fill: currentColor; }
.ev-mid { text-anchor: middle; } .ev-end { text-anchor: end; }
.ev-figure { font: 700 15px system-ui, sans-serif; } .ev-price { font: 700 13px system-ui, sans-serif; }
.ev-title { font-family: "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600; }
.ev-label { font-size: 12px; } .ev-large { font-size: 18px; } .ev-bold { font-weight: 700; }
.ev-faint { color: var(--ev-muted); fill: var(--ev-muted); }
.ev-sheet { fill: var(--ev-surface); stroke: var(--ev-c); stroke-width: 2; }
.ev-key { fill: var(--ev-c); color: var(--ev-c); } .ev-on { fill: var(--ev-on); color: var(--ev-on); }
.ev-sky { fill: var(--ev-sky); } .ev-tint { fill: var(--ev-c); opacity: .16; } .ev-dawn { fill: var(--ev-dawn); }
.ev-coin { fill: var(--ev-surface); stroke: var(--ev-c); stroke-width: 2; }
.ev-pill { fill: var(--ev-pill); stroke: var(--ev-line); stroke-width: .8; }
.ev-body { fill: var(--ev-c); stroke: var(--ev-rim); stroke-width: 1.4; stroke-linejoin: round; paint-order: stroke; }
.ev-ground { fill: var(--ev-meadow); } .ev-board { fill: var(--ev-wood); } .ev-river { fill: var(--ev-river); }
.ev-crown { fill: var(--ev-crown); } .ev-leaf { fill: var(--ev-leaf); } .ev-bark { fill: var(--ev-bark); }
.ev-face { fill: var(--ev-surface); stroke: var(--ev-line); } .ev-veil { fill: var(--ev-ink); opacity: .28; }
"""

_TABLE = """
.ev-i { width: 1.25em; height: 1.25em; flex: none; } .ev-w { width: 1.5em; height: 1.5em; }
.ev-e { width: 1.9em; height: 1.5em; flex: none; } .ev-c { color: var(--ev-c); }
.ev-area { border-radius: 16px; padding: 10px; } .ev-row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
.ev-head { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 14px; margin: 0 2px 8px; font-size: 13px; }
.ev-head h3 { margin: 0; font-size: 16px; flex: 1; min-width: 5em; } .ev-count { display: inline-flex; align-items: center; gap: 4px; font-weight: 700; font-size: 14px; }
.ev-cards { display: grid; gap: 8px; grid-template-columns: repeat(4, minmax(0, 1fr)); }
.ev-meadow { background: var(--ev-meadow); box-shadow: inset 0 0 0 1px var(--ev-meadow-edge); }
.ev-slot { border: 1.5px dashed var(--ev-meadow-edge); border-radius: 9%/7%; aspect-ratio: 100/136; }

/* a card: one unit of its drawing is 1cqw */
.ev-card { position: relative; container-type: inline-size; border-radius: 10px; background: var(--ev-surface); min-width: 0; }
.ev-picture { width: 100%; height: auto; aspect-ratio: 100/136; }
.ev-name { position: absolute; left: 3cqw; right: 3cqw; top: 25.5cqw; min-height: 14cqw; display: grid; place-items: center; text-align: center;
  font: 600 max(12px, 11.5cqw)/1.02 "Iowan Old Style", Palatino, Georgia, serif; overflow-wrap: anywhere; hyphens: auto; background: var(--ev-surface); }
.ev-city .ev-name { font-size: max(10px, 11.5cqw); }
.ev-say { display: none; margin: 0; padding: 2px 8px 10px; font-size: 12px; line-height: 1.3; } .ev-say .ev-i { display: inline-block; width: 1.2em; height: 1.2em; vertical-align: -.25em; }
.ev-tag { position: absolute; left: 2.5cqw; right: 2.5cqw; bottom: 34cqw; letter-spacing: -.02em; display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0 4px; padding: 2px 3px; border-radius: 5px;
  font-size: 12px; font-weight: 600; line-height: 1.25; text-align: center; background: var(--ev-moss); color: var(--ev-on-moss);}
.ev-tag.ev-lack { background: var(--ev-surface); color: var(--ev-fox); font-weight: 700; box-shadow: 0 0 0 1px var(--ev-line); }
.ev-short { display: none; } @container (max-width: 104px) { .ev-long { display: none; } .ev-short { display: inline; } .ev-lack::before { content: "−"; } }
.ev-tag .ev-i { width: 14px; height: 14px; display: inline-block; vertical-align: -2px; }
.ev-times { position: absolute; right: -4px; top: 30cqw; background: var(--ev-ink); color: var(--ev-surface); font: 700 12px/20px system-ui, sans-serif; min-width: 22px; text-align: center; border-radius: 10px; }
.ev-brought { position: absolute; left: 50%; top: 44cqw; transform: translateX(-50%); width: max-content; max-width: 100%; display: flex; flex-wrap: wrap; justify-content: center; gap: 0 6px; padding: 1px 7px; border-radius: 11px; background: var(--ev-moss); color: var(--ev-on-moss); box-shadow: 0 0 0 2px var(--ev-surface);
  font: 700 13px/20px system-ui, sans-serif; white-space: nowrap; animation: ev-brought .28s ease-out; } .ev-brought > span::before { content: "+"; } .ev-brought .ev-i { display: inline-block; width: 15px; height: 15px; vertical-align: -3px; } @keyframes ev-brought { from { opacity: 0; transform: translate(-50%, 8px); } }

/* what can be picked, and what cannot */
.ev-pick { cursor: pointer; box-shadow: 0 0 0 2.5px var(--ev-moss), 0 0 12px 2px var(--ev-glow); transition: transform .18s ease-out; touch-action: manipulation; }
.ev-pick:hover, .ev-pick.chosen { transform: translateY(-3px); } .ev-pick:focus-visible, .ev-quiet:focus-visible { outline: 3px solid var(--ev-focus); outline-offset: 3px; border-radius: 10px; }
.ev-pick.lit { box-shadow: 0 0 0 3px var(--ev-fox), 0 0 14px 3px var(--ev-fox); filter: none; }
.ev-quiet { cursor: help; } .ev-card.ev-quiet > .ev-picture, .ev-card.ev-quiet > .ev-name { opacity: .62; } .ev-card.ev-quiet:hover > * { opacity: 1; }
.ev-new { animation: ev-arrive .28s ease-out; } @keyframes ev-arrive { from { opacity: 0; transform: translateY(-8px); } }
[data-zoom] { -webkit-touch-callout: none; user-select: none; -webkit-user-select: none; }

/* the tree with its events and forest, the river bank below it */
.ev-tree { position: relative; background: var(--ev-wood); overflow: hidden; display: grid; gap: 8px; }
.ev-scene { position: absolute; inset: 0; width: 100%; height: 100%; }
.ev-tree > :not(.ev-scene) { position: relative; }
.ev-events, .ev-basics { display: grid; gap: 6px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.ev-forest { display: grid; gap: 6px 46px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.ev-basics { grid-template-columns: repeat(4, minmax(0, 1fr)); } .ev-journey { display: grid; gap: 6px; grid-template-columns: 1.5fr repeat(4, minmax(0, 1fr)); }
.ev-tile { background: var(--ev-surface); border: 1px solid var(--ev-line); border-radius: 10px; padding: 4px; min-height: 50px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 3px; text-align: center; font-size: 12px; line-height: 1.15; min-width: 0; }
.ev-tile .ev-gains { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 1px; font-weight: 700; } .ev-tile .ev-i { width: 19px; height: 19px; } .ev-tile .ev-arrow { width: 12px; height: 12px; margin: 0 1px; }
.ev-tile.ev-quiet { background: color-mix(in oklab, var(--ev-surface), var(--ev-wood) 45%); } .ev-tile.ev-quiet .ev-gains { opacity: .7; }
.ev-spots { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 2px 3px; min-height: 20px; max-width: 100%; } .ev-group { display: inline-flex; align-items: center; font: 700 12px/1 system-ui, sans-serif; } .ev-spots .ev-w { width: 20px; height: 20px; }
.ev-spot { width: 18px; height: 18px; border: 2px solid var(--ev-muted); border-radius: 50%; opacity: .65; } .ev-spot.ev-shared { border-style: dashed; border-radius: 9px; width: 26px; }
.ev-event { flex-direction: row; justify-content: flex-start; text-align: left; gap: 6px; padding: 4px 6px; font-family: "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600; font-size: 12.5px; }
.ev-event > span:first-child { flex: 1; min-width: 0; } .ev-needs { display: flex; align-items: center; gap: 3px; font: 700 13px system-ui, sans-serif; flex-wrap: wrap; } .ev-event > .ev-needs > .ev-c-red ~ .ev-need .ev-i, .ev-need:has(~ .ev-c-red) .ev-i { width: 15px; height: 15px; } .ev-worth { display: inline-flex; align-items: center; margin-left: auto; padding-left: 6px; }
.ev-need { position: relative; display: inline-flex; align-items: center; gap: 1px; } .ev-need .ev-e { width: 30px; height: 24px; background: var(--ev-sky); border-radius: 5px; } .ev-met::after { content: "✓"; position: absolute; right: -3px; bottom: -5px; width: 14px; height: 14px; border-radius: 50%; background: var(--ev-moss); color: var(--ev-on-moss); font: 700 10px/14px system-ui, sans-serif; text-align: center; }
.ev-special { background: color-mix(in oklab, var(--ev-surface), var(--ev-purple) 9%); } .ev-done > span:first-child { opacity: .75; text-decoration: line-through; } .ev-done .ev-w { width: 26px; height: 26px; }

/* the hand */
.ev-hand { background: var(--ev-wood); }
.ev-none { margin: 4px; color: var(--ev-muted); }

/* a city and its mat */
.ev-mat { display: grid; gap: 6px; margin-bottom: 8px; } .ev-goods { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; font-weight: 700; font-size: 16px; } .ev-goods .ev-i { width: 22px; height: 22px; } .ev-goods > span { display: inline-flex; align-items: center; gap: 4px; } .ev-nil { opacity: .5; }
.ev-seasons { display: inline-flex; gap: 2px; } .ev-seasons .ev-i { width: 26px; height: 26px; padding: 3px; border-radius: 50%; opacity: .38; } .ev-seasons .ev-now { opacity: 1; background: var(--ev-surface); box-shadow: 0 0 0 2px var(--ev-moss); } .ev-seasons .ev-past { opacity: .75; }
.ev-crew { display: inline-flex; gap: 1px; } .ev-crew .ev-w { width: 24px; height: 24px; } .ev-crew .ev-out { opacity: .32; } .ev-crew .ev-taken { opacity: .55; }
.ev-city { background: var(--ev-wood); } .ev-city .ev-cards { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 7px; } .ev-city .ev-slot { border-color: color-mix(in oklab, var(--ev-bark), transparent 55%); display: grid; place-items: center; }
.ev-others .ev-cards { gap: 5px; grid-template-columns: repeat(5, minmax(0, 7rem)); } .ev-rival .ev-cards { grid-template-columns: repeat(auto-fill, minmax(3.9rem, 1fr)); } @media (min-width: 44rem) { .ev-rival .ev-cards { grid-template-columns: repeat(auto-fill, minmax(5.5rem, 6.5rem)); } }
.ev-chips { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; } .ev-chip { display: inline-flex; align-items: center; gap: 5px; padding: 3px 10px 3px 8px; border-radius: 14px; background: var(--ev-c); color: var(--ev-on); font-weight: 700; } .ev-chip .ev-i { width: 15px; height: 15px; }
.ev-die { position: relative; width: 44px; height: 44px; display: grid; place-items: center; font: 700 19px/1 system-ui, sans-serif; color: var(--ev-surface); flex: none; } .ev-die::before { content: ""; position: absolute; inset: 0; background: var(--ev-s4); clip-path: polygon(50% 0, 93% 25%, 93% 75%, 50% 100%, 7% 75%, 7% 25%); } .ev-die span { position: relative; }
.ev-jail { display: inline-flex; align-items: center; gap: 4px; } .ev-jail .ev-cell { position: relative; display: inline-grid; } .ev-jail .ev-cell > * { grid-area: 1/1; width: 28px; height: 28px; }
.panel-seat > details { background: none; border: 0; padding: 0; } .panel-seat > details > summary { background: var(--ev-wood); border-radius: 12px; padding: 6px 12px; min-height: 44px; font: 600 16px "Iowan Old Style", Palatino, Georgia, serif; cursor: pointer; display: flex; align-items: center; gap: 8px; } .panel-seat > details[open] > summary { border-radius: 12px 12px 0 0; } .panel-seat > details[open] .ev-area { border-radius: 0 0 16px 16px; }

/* a card with its name, where it is looked at closely; a place or an event is only a tile */
.closeup .picture svg.ev-low { height: 4rem; max-width: 100%; } .reference .picture svg.ev-low { height: 4.5rem; }
:is(.closeup, .reference):has(.ev-plate) { position: relative; --tall: var(--picture, 15rem); }
:is(.closeup, .reference):has(.ev-plate) :is(h2, h3) { position: absolute; top: calc(var(--inset, 0px) + var(--tall) * .165); left: calc(50% - var(--tall) * .345); width: calc(var(--tall) * .69); height: calc(var(--tall) * .12); display: grid; place-items: center; text-align: center; line-height: 1; font-size: calc(var(--tall) * .085); margin: 0; }
.reference:has(.ev-plate) { --picture: 12rem; --inset: 1rem; } .reference:has(.ev-plate) .picture svg { height: 12rem; max-height: none; }

/* a season that begins */
:is(.news-spring, .news-summer, .news-autumn) .emblem { width: 4.25rem; height: 4.25rem; background: var(--surface); } :is(.news-spring, .news-summer, .news-autumn) .emblem .icon { width: 3rem; height: 3rem; } :is(.news-spring, .news-summer, .news-autumn) h2 { font-size: 1.5625rem; }
.bulletin .news-spring { background: linear-gradient(105deg, color-mix(in oklab, var(--surface), #D97A96 30%), var(--surface) 62%); } .bulletin .news-summer { background: linear-gradient(105deg, color-mix(in oklab, var(--surface), #E0B02E 34%), var(--surface) 62%); } .bulletin .news-autumn { background: linear-gradient(105deg, color-mix(in oklab, var(--surface), #C8622A 32%), var(--surface) 62%); }

/* where the parts lie */
.board.ev-table { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; justify-content: stretch; align-items: start; }
.ev-table > .column { display: contents; }
@media (max-width: 43.99rem) {
  .ev-hand .ev-cards { display: flex; overflow-x: auto; gap: 10px; padding: 6px 4px 10px; margin: -6px -4px -10px; scroll-snap-type: x proximity; overscroll-behavior-x: contain; }
  .ev-hand .ev-card { flex: 0 0 158px; border-radius: 14px; scroll-snap-align: start; scroll-margin: 8px; } .ev-hand .ev-picture { aspect-ratio: 100/103; } .ev-hand .ev-say { display: block; } .ev-hand .ev-tag { bottom: auto; top: 84cqw; } .ev-journey { gap: 4px; grid-template-columns: 1.2fr repeat(4, minmax(0, 1fr)); } .ev-event { gap: 4px; padding: 4px 5px; font-size: 12px; } .ev-event .ev-need .ev-e { width: 23px; height: 19px; } .ev-journey .ev-tile { padding: 4px 1px; font-size: 12px; } .ev-journey .ev-i { width: 14px; height: 14px; } .ev-journey .ev-arrow { width: 8px; height: 8px; } .ev-meadow .ev-cards { gap: 6px; } .ev-city .ev-cards { gap: 5px; } .ev-area { padding: 8px; }
}
@media (min-width: 44rem) {
  .ev-events { grid-template-columns: repeat(4, minmax(0, 1fr)); } .ev-event { flex-direction: column; justify-content: space-between; align-items: stretch; min-height: 66px; } .ev-event .ev-needs { justify-content: flex-start; } .ev-event > span:first-child { flex: none; }
  .ev-forest { column-gap: 90px; }
  .ev-hand .ev-cards { grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); } .ev-meadow .ev-cards { grid-template-columns: repeat(4, minmax(0, 9rem)); justify-content: center; }
}
@media (min-width: 60rem) {
  .board.ev-table { --whole: max(52rem, (100dvh - var(--top)) * 1.22); grid-template-columns: repeat(2, minmax(0, calc(var(--whole) / 2))); justify-content: center; grid-auto-flow: dense; }
  .ev-table > .column { display: grid; align-content: start; } .ev-hand .ev-cards, .ev-meadow .ev-cards { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .ev-others .ev-cards { grid-template-columns: repeat(auto-fill, minmax(5.5rem, 7rem)); }
  .ev-table > .column-rest { grid-column: 1 / -1; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); }
}
@media (min-width: 128rem) { .board.ev-table { grid-template-columns: repeat(3, minmax(0, calc(var(--whole) / 2))); } .ev-table > .column-rest { grid-column: auto; grid-template-columns: minmax(0, 1fr); } }
@media (prefers-reduced-motion: reduce) { .ev-new, .ev-brought { animation: none; } .ev-pick { transition: none; } }
"""

CSS = (
    f"{_SCOPE}{{{_theme(False)}}}"
    f':root[data-theme="dark"] :is({_SCOPE}){{{_theme(True)}}}'
    f'@media (prefers-color-scheme: dark){{:root:not([data-theme="light"]) :is({_SCOPE}){{{_theme(True)}}}}}'
    + _PICTURES
    + "".join(f".ev-c-{name}{{--ev-c:var(--ev-{name})}}" for name in COLOURS)
    + "".join(f".ev-s{seat}{{--ev-c:var(--ev-s{seat});color:var(--ev-s{seat})}}" for seat in range(5))
)
PAGE_CSS = CSS + _TABLE
