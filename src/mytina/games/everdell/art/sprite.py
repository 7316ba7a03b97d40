"""Everything that pictures refer to: in a file that pages keep, or carried by the page itself; and the cover."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art import cards
from mytina.games.everdell.art.faces import EVENT_FIELD, PLACE_FIELD
from mytina.games.everdell.art.modules import event_faces, faces_aside, place_faces, scenery
from mytina.games.everdell.art.scenery import DEFS, LANDS, put
from mytina.games.everdell.art.strokes import disc, fill, line
from mytina.games.everdell.art.symbols import SIGNS, WORKERS
from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.interface.drawing import XMLNS

#: A clearing of the forest: firs behind a bright ground.
_CLEARING = (
    "".join(put("fir", x, y, s) for x, y, s in ((-62, 6, 0.8), (-44, -6, 0.95), (-24, -12, 0.8), (20, -13, 0.85), (42, -7, 1), (62, 5, 0.8)))
    + disc("clear2", 0, 14, 72, 27)
    + disc("clear", 0, 11, 69, 24)
    + put("bush", -66, 24, 0.6)
    + put("bush", 64, 26, 0.55)
)  # fmt: skip
_WOOD = put("fir", -16, 0, 0.7) + put("fir", -4, 2, 0.55) + put("leafy", 12, 1, 0.8)
_HILLSIDE = "M-8 158C-14 80 2 34 46 26S150 6 214 8s132 4 152 34 24 80 22 116c-60 8-330 8-396 0z"
_PLOT = (
    line("plot", 1.2, "M12 12q38 7 76 0M12 122q38 7 76 0M12 12v110M88 12v110", ' opacity=".6" stroke-dasharray="5 3"')
    + line("bark2", 4, "M12 4v22M88 4v22M12 108v22M88 108v22", ' opacity=".6"')
    + line("blade", 1.8, "M50 78c0-8-4-11-8-14M50 78c0-9 2-14 2-19M50 78c2-7 6-9 9-12", ' opacity=".7"')
)
_SLOPE = '<linearGradient id="slope" x2="0" y2="1"><stop offset=".3" stop-color="#123" stop-opacity="0"/><stop offset="1" stop-color="#123" stop-opacity=".16"/></linearGradient>'


def _symbols(drawn: dict[str, tuple[str, str]]) -> str:
    return "".join(f'<symbol id="{id}" viewBox="{box}">{body}</symbol>' for id, (box, body) in drawn.items())


_PLACE, _EVENT = (" ".join(map(str, field)) for field in (PLACE_FIELD, EVENT_FIELD))

_FACES = {f"place-{id}": (_PLACE, body) for id, body in place_faces().items()} | {
    f"event-{id}": (_EVENT, body) for id, body in event_faces().items()
}

#: The file that pages keep: lands, faces of places and events that are at every table, hills and plots.
SCENERY = (
    f"<svg {XMLNS}>{DEFS}{_SLOPE}{LANDS}"
    + _symbols({id: face for id, face in _FACES.items() if id not in faces_aside()})
    + _symbols({"clearing": ("-84 -62 168 106", _CLEARING), "wood": ("-32 -40 64 44", _WOOD), "plot": ("0 0 100 134", _PLOT)})
    + f'<symbol id="hill" viewBox="0 0 380 160" preserveAspectRatio="none">{fill("hill", _HILLSIDE)}{fill("url(#slope)", _HILLSIDE)}</symbol></svg>'
)  # fmt: skip

#: What pictures refer to inside a page, because styles reach into it: signs, pieces, emblems and cards.
_INSIDE = (
    cards.GRADIENTS
    + _symbols({f"ev-i-{name}": ("0 0 24 24", shape) for name, shape in SIGNS.items()})
    + _symbols({f"ev-i-w{n}": ("-1 -1 26 26", f'<path class="ev-body" d="{d}"/>') for n, d in enumerate(WORKERS)})
    + _symbols(cards.SYMBOLS)
)

#: The same inside a picture that stands alone.
DEFS_ALONE = f"<defs>{_INSIDE}</defs>"

#: What a page carries itself. Of the faces of forest places and special events a table shows few, and of what modules
#: bring too: the train, the visitors, the lair.
SPRITE = (
    f'<svg class="sprite ev" width="0" height="0" aria-hidden="true">{_INSIDE}'
    f"{_symbols({id: face for id, face in _FACES.items() if id in faces_aside()})}"
    f"{_symbols({f'ev-m-{id}': drawn for id, drawn in scenery().items()})}</svg>"
)


COVER = (
    f'<svg {XMLNS} class="ev" viewBox="0 0 360 240" role="img" aria-hidden="true">'
    '<rect class="ev-sky" width="360" height="240"/><circle fill="#f0b95a" opacity=".8" cx="296" cy="56" r="27"/>'
    '<path fill="#a9c38a" d="M0 150c50-30 100-34 160-20s130-4 200-26v136H0z"/><path fill="#86a857" d="M0 190c60-26 120-22 180-8s120 8 180-14v72H0z"/>'
    '<path fill="#6f4a29" d="M150 214c16-40 12-70-4-100l20 12 5-34 14 28 26-16c-20 30-20 66-4 110z"/>'
    '<g fill="#5d7d3c"><circle cx="122" cy="84" r="34"/><circle cx="232" cy="86" r="36"/><circle cx="176" cy="92" r="34"/></g>'
    '<g fill="#86a857"><circle cx="146" cy="50" r="34"/><circle cx="204" cy="48" r="36"/></g><circle cx="166" cy="38" r="18" fill="#b7cf7a"/>'
    '<g fill="#e3a72f"><circle cx="118" cy="92" r="5"/><circle cx="206" cy="62" r="5"/><circle cx="244" cy="94" r="5"/><circle cx="160" cy="66" r="5"/></g>'
    + "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale(.66)">{cards.priced(CARDS[CARD_OF[id]])}</g>'
        for id, x, y, turn in (("farm", 22, 132, -9), ("innkeeper", 92, 144, -3), ("ever_tree", 202, 142, 4), ("postal_pigeon", 274, 134, 10))
    )
    + "</svg>"
)  # fmt: skip
