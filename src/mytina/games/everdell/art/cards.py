"""What a card looks like: its face as a symbol, its price as it stands now, and a miniature for far cities."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from mytina.games.everdell.art.emblems import EMBLEMS, PLAIN
from mytina.games.everdell.art.signs import glance
from mytina.games.everdell.art.symbols import emblem, icon, sign, words
from mytina.games.everdell.catalogue import ANY_CRITTER, CARD_OF, CARDS, MODULES, Card
from mytina.games.everdell.terms import COLOURS, DOMAIN, KINDS, RESOURCES, UNIQUE
from mytina.games.everdell.texts import card_text, kind_text, linked_colour
from mytina.interface.drawing import measure, number
from mytina.kernel.text import Text

WIDTH, HEIGHT = 100, 134  # of a card in its own units
HEAD, FOOT = 26, 109  # where its picture begins and ends
_SEAL = 77.0  # what an emblem of a linked card begins at, from the left

# --- the face: everything but name and price ------------------------------------------------------------------------


def face(card: Card) -> str:
    """Type, picture, points, what it does at a glance, and its links."""
    colour = COLOURS[card.colour]
    parts = [
        f'<g class="ev-c-{colour}"><rect class="ev-key" width="100" height="134" rx="8"/>',
        f'<path fill="url(#ev-g-{colour})" d="M2.2 {HEAD}h95.6v{FOOT - HEAD}H2.2z"/>',
        f'<path class="ev-foot" d="M2.2 {FOOT}h95.6v16.5a6 6 0 0 1-6 6H8.2a6 6 0 0 1-6-6z"/></g>',
        f'<use href="#ev-e-{card.id}" x="17" y="44" width="81" height="65"/>',
        _badge(card, colour),
        '<circle cx="86" cy="40" r="11" fill="url(#ev-gold)" stroke="#a06d10" stroke-width="1.4"/>',
        words(86, 45.2, number(card.points), f"ev-mid ev-coin{' ev-less' if card.points < 0 else ''}"),
    ]
    parts.append(at_a_glance(card)[0])
    links = [id for id in card.links if not id.startswith(ANY_CRITTER)]
    for place, id in enumerate(links):
        x = _SEAL - 21 * place
        parts.append(
            f'<rect class="ev-chip" x="{x:g}" y="111.5" width="20" height="18" rx="4.5"/><use href="#ev-e-{id}" x="{x + 1:g}" y="113" width="18" height="14.5"/>'
        )
    if ANY_CRITTER in card.links:
        parts.append(
            f'<rect class="ev-chip" x="{_SEAL:g}" y="111.5" width="20" height="18" rx="4.5"/>{icon("critter", _SEAL + 4, 114.5, 12)}'
        )
    for trait in card.traits:
        if sort := trait.sign():
            tint = f' class="ev-c-{sort}"' if sort in COLOURS else ""
            parts.append(
                f'<g{tint}><rect class="ev-chip ev-gilt" x="{_SEAL:g}" y="111.5" width="20" height="18" rx="4.5"/>{icon(sort, _SEAL + 4, 114.5, 12, "ev-key" if tint else "")}</g>'
            )
    if shade := linked_colour(card):
        parts.append(
            f'<g class="ev-c-{shade}"><rect class="ev-chip" x="{_SEAL:g}" y="111.5" width="20" height="18" rx="4.5"/>{icon(KINDS[1 - card.kind], _SEAL + 4, 114.5, 12, "ev-key")}</g>'
        )
    if card.beside:
        parts.append(_GLORY)
    return "".join(parts)  # fmt: skip


#: The golden frame of a card that is no card of the deck.
_GLORY = (
    '<rect x="2.6" y="2.6" width="94.8" height="128.8" rx="6" fill="none" stroke="#7a4f08" stroke-width="5.2"/>'
    '<rect x="2.6" y="2.6" width="94.8" height="128.8" rx="6" fill="none" stroke="#f2c84b" stroke-width="3.2"/>'
    '<path d="M79 90l-2-9 5 4 4-7 4 7 5-4-2 9z" fill="#f2c84b" stroke="#7a4f08" stroke-width="1.2"/>'
)


def _badge(card: Card, colour: str) -> str:
    """The sign of the type: on a diamond if the card is unique, on a disc if it is common."""
    d = "M86 53.5 96.5 64 86 74.5 75.5 64z" if card.rarity == UNIQUE else "M86 55a9 9 0 1 0 .1 0z"
    return f'<g class="ev-c-{colour}"><path class="ev-key" stroke="#fffdf7" stroke-width="1.2" d="{d}"/>{icon(colour, 80.5, 58.5, 11, "ev-on")}</g>'


def at_a_glance(card: Card) -> tuple[str, float]:
    """The effect in a few signs, as far as signs can say it, and where they end."""
    x, parts = 6.0, []
    for part in glance(card):
        if part[0].isdigit() or part[0] in "+/×":
            parts.append(words(x, 125, part, "ev-price"))
            x += 8.5 * len(part)
        elif part.startswith("card:"):
            parts.append(f'<use href="#ev-e-{part[5:]}" x="{x:g}" y="112.5" width="18" height="14.5"/>')
            x += 19
        else:
            shade = f' class="ev-c-{part}"' if part in COLOURS else ""
            parts.append(f"<g{shade}>{icon(part, x, 112.5, 15, 'ev-tone' if shade else '')}</g>")
            x += 16.5
    return "".join(parts), x


def priced(card: Card, x: float = 0, y: float = 0, scale: float = 1, over: str = "") -> str:
    """A card with its printed price, for pictures that are nothing but a picture; `over` is drawn on it."""
    pills, top = "", HEAD + 3.0
    for resource, n in enumerate(card.cost):
        if n:
            pills += f'<rect class="ev-pill" x="3" y="{top:g}" width="32" height="17" rx="8.5"/>{icon(RESOURCES[resource], 5, top + 1.5, 14)}'
            pills += words(27, top + 13.2, str(n), "ev-mid ev-price ev-dark")
            top += 18.5
    moved = f' transform="translate({x:g} {y:g}) scale({scale:g})"' if x or y or scale != 1 else ""
    body = f'<use href="#ev-card-{card.id}" width="{WIDTH}" height="{HEIGHT}"/>'
    return f"<g{moved}>{body}{pills}{over}</g>"  # fmt: skip


def plate(card: Card) -> str:
    """A card to be looked at closely: on its band the signs of type, kind and rarity, because its name stands beside."""
    signs = (COLOURS[card.colour], KINDS[card.kind], "unique" if card.rarity == UNIQUE else "common")
    return priced(card, over="".join(icon(name, 27 + 17 * at, 7, 12, "ev-on") for at, name in enumerate(signs)))


# --- a card as a thing on the table ---------------------------------------------------------------------------------


def picture(id: str, over: str = "") -> str:
    """The face; `over` is what lies on it, in its own units."""
    return f'<svg class="ev-picture" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"><use href="#ev-card-{id}"/>{over}</svg>'


@lru_cache(maxsize=1024)
def name(id: str, language: str) -> str:
    """The name on its band; one that hardly fits is set smaller, and on a small card a long one is told in brief."""
    said = Text(DOMAIN, f"card-{id}").to(language)
    parts = said.replace("\u00a0", " ").split()
    longest, whole = max(measure(word, 12) for word in parts), measure(said, 12)
    crowded = longest > 79 or (len(parts) > 2 and whole > 112)
    size = " ev-tight ev-long" if crowded else " ev-tight" if longest > 60 or whole > 140 else ""
    told = escape(_in_two_lines(said))
    if crowded:
        brief = Text(DOMAIN, "art-brief", card=Text(DOMAIN, f"card-{id}")).to(language)
        told = f'<span class="ev-full">{told}</span><span class="ev-brief">{escape(_in_two_lines(brief))}</span>'
    return f'<b class="ev-name{size}">{told}</b>'


def _in_two_lines(said: str) -> str:
    """A name that can be broken once only, where its lines are most alike."""
    parts = said.split(" ")
    ways = [["\u00a0".join(parts[:at]), "\u00a0".join(parts[at:])] for at in range(1, len(parts))]
    return " ".join(min(ways, key=lambda lines: max(measure(line, 12) for line in lines), default=[said]))


@lru_cache(maxsize=4096)
def price(id: str, have: tuple[int, ...] | None, state: str = "") -> str:
    """The cost: `state` is "paid" if it can be paid as printed, "lack" if something is missing, "free" if not needed."""
    card = CARDS[CARD_OF[id]]
    items = []
    for resource, n in enumerate(card.cost):
        if not n:
            continue
        missing = n - have[resource] if have is not None and state == "lack" else 0
        lacks = missing > 0
        less = f"<i>−{missing}</i>" if lacks else ""
        opening = '<li class="ev-lack">' if lacks else "<li>"
        items.append(f"{opening}{sign(RESOURCES[resource])}{n}{less}</li>")
    if not items:
        return ""
    classes = f"ev-cost ev-{state}" if state in ("paid", "free") else "ev-cost"
    return f'<ul class="{classes}" aria-hidden="true">{"".join(items)}</ul>'


def mini(id: str, more: str = "") -> str:
    """A card of a far city: picture, type and points."""
    card = CARDS[CARD_OF[id]]
    return f"{emblem(id, 'ev-e')}<b>{number(card.points)}</b>{more}"


@lru_cache(maxsize=1024)
def label(id: str, language: str) -> str:
    """A card in words, for those who listen."""
    card = CARDS[CARD_OF[id]]
    said = Text(DOMAIN, f"card-{id}").to(language)
    return f"{said}, {kind_text(card).to(language)}: {card_text(card).to(language)}"


@cache
def colour(id: str) -> str:
    """The class of a card's colour, and whether it is greater than those of the deck."""
    card = CARDS[CARD_OF[id]]
    return f"ev-c-{COLOURS[card.colour]}{' ev-great' if card.beside else ''}"


# --- symbols ----------------------------------------------------------------------------------------------------------

_GROUNDS = {
    "tan": ("#efe2c8", "#d9c49b"),
    "green": ("#e3edcf", "#b9cf97"),
    "red": ("#f6dfd3", "#e0aa97"),
    "blue": ("#dfeaf0", "#a9c4d6"),
    "purple": ("#ece0ee", "#c4aecd"),
}
GRADIENTS = (
    "".join(
        f'<linearGradient id="ev-g-{name}" x2="0" y2="1"><stop offset="0" stop-color="{above}"/><stop offset="1" stop-color="{below}"/></linearGradient>'
        for name, (above, below) in _GROUNDS.items()
    )
    + '<radialGradient id="ev-gold" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffe39a"/><stop offset="1" stop-color="#e3a72f"/></radialGradient>'
)

#: By card, those of modules included.
DRAWINGS = EMBLEMS | {
    id: drawn for module in MODULES if module.cards and module.art for id, drawn in module.art().emblems.items()
}
SYMBOLS = {
    **{f"ev-e-{card.id}": ("0 -3 64 51", DRAWINGS.get(card.id, PLAIN[KINDS[card.kind]])) for card in CARDS},
    **{f"ev-card-{card.id}": (f"0 0 {WIDTH} {HEIGHT}", face(card)) for card in CARDS},
}
