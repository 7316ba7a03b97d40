"""Cities: the own one on its terrace with plots still free, the others on their hills, and the rival's."""

from __future__ import annotations

from html import escape

from mytina.games.everdell.art import cards as faces
from mytina.games.everdell.art.meadow import crew, die, goods, jailed
from mytina.games.everdell.art.modules import arts
from mytina.games.everdell.art.scenery import scenic
from mytina.games.everdell.art.symbols import icon, sign, words, worker
from mytina.games.everdell.art.things import Table, amounts, board_sign, rich
from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.games.everdell.terms import COLOURS, SEASONS
from mytina.games.everdell.view import CityCardView, PlayerView
from mytina.kernel.text import Text

_PLOTS = 15  # three rows of five
_HILL = scenic("hill", "ev-hill", ' preserveAspectRatio="none"')
_WOOD = scenic("wood", "ev-wood")
_PLOT = scenic("plot", "ev-plot")


def own(table: Table, seat: int) -> str:
    """The viewer's city: cards, and a plot for every space that is free."""
    player = table.view.players[seat]
    title = board_sign(
        f"{worker(seat)}<b>{escape(table.say('art-own-city'))}</b>"
        f"<small>{escape(table.say('art-of', n=player.spaces, most=player.capacity))}</small>"
    )
    points = table.say("art-points", n=sum(player.score.values()))
    stands = board_sign(
        f'<b role="img" aria-label="{escape(points)}">{sum(player.score.values())}</b>{sign("point")}'
        f"<small>{_seasons(table, player)}</small>",
        "ev-stands",
    )
    guests = beside(table, seat)
    shown = _cards(table, player.city, seat)
    plots = _PLOT * max(0, player.capacity - player.spaces)
    size = _size(len(player.city) + max(0, player.capacity - player.spaces))
    takes = ' data-takes="city"' if seat == table.view.seat else ""
    return (
        f'<div class="ev-terrace"{takes}><div class="ev-head">{title}{guests}{stands}</div>'
        f'<div class="ev-cards {size}">{shown}{plots}</div></div>'
    )


def beside(table: Table, owner: int) -> str:
    """What modules lay beside a city."""
    drawn = "".join(art.beside_city(table, seen, owner) for art, seen in arts(table.view))
    return f'<span class="ev-beside">{drawn}</span>' if drawn else ""


def _badges(table: Table, seat: int) -> str:
    """What a player has of modules, in signs and figures."""
    found = [badge for art, seen in arts(table.view) for badge in art.badges(seen, seat)]
    drawn = "".join(
        f'<span role="img" aria-label="{escape(said)}" title="{escape(said)}">{sign(badge.icon)}{badge.figure}</span>'
        for badge in found
        if (said := badge.words.to(table.language))
    )
    return f'<span class="ev-goods ev-more">{drawn}</span>' if drawn else ""


def _size(n: int) -> str:
    """How close the cards of a city must lie: cards that take no space make it larger than its plots."""
    return "ev-15" if n <= _PLOTS else "ev-18" if n <= 18 else "ev-24"


def _seasons(table: Table, player: PlayerView) -> str:
    now = SEASONS.index(player.season)
    label = escape(table.say(f"art-season-{player.season}"))
    return f'<span class="ev-season" role="img" aria-label="{label}">{sign(SEASONS[now])}{label}</span>'


def other(table: Table, seat: int) -> str:
    """Somebody else's city on its hill."""
    player = table.view.players[seat]
    resting = f"<small>{escape(table.say('art-passed'))}</small>" if player.passed else ""
    more = resting + _badges(table, seat) + beside(table, seat)
    head = _hill_head(table, worker(seat), table.name(seat), sum(player.score.values()), player.season, more)
    held = "".join(art.face_down(table, seen, seat) for art, seen in arts(table.view))
    row = f'<div class="ev-row">{goods(table, player, cards=True)}{held}{crew(table, seat, player)}</div>'
    small = minis(table, player.city, seat)
    empty = '<i class="ev-mini"></i>' * max(0, player.capacity - player.spaces)
    return f'<div class="ev-neighbour">{_HILL}{_WOOD}{head}{row}<div class="ev-minis">{small}{empty}</div></div>'


def _hill_head(table: Table, piece: str, name: str, total: int, season: str, more: str) -> str:
    points = escape(table.say("art-points", n=total))
    worn = ""
    if season:
        label = escape(table.say(f"art-season-{season}"))
        worn = f'<span role="img" aria-label="{label}">{sign(season)}</span>'
    return (
        f'<div class="ev-head">{piece}<h3>{escape(name)}</h3>{more}{worn}'
        f'<b class="ev-coin" role="img" aria-label="{points}">{total}</b></div>'
    )


def rival(table: Table) -> str:
    """The one who has no seat: his die, his city by colour, his events, and whom he has carried off."""
    his, view = table.view.rival, table.view
    assert his is not None
    seat = len(view.players)
    events = sum(1 for event in view.events if event.by == seat)
    counts = [sum(1 for card in his.city if CARDS[CARD_OF[card.card]].colour == c) for c in range(len(COLOURS))]
    chips = "".join(
        f'<span class="ev-count ev-c-{colour}" role="img" aria-label="{table.say(f"colour-{colour}")}: {n}">'
        f"{sign(colour)}{n}</span>"
        for colour, n in zip(COLOURS, counts, strict=True)
    )
    said = escape(table.say("art-rival-events", n=events))
    flags = f'<span role="img" aria-label="{said}">{sign("event")}{events}</span>'
    said = escape(table.say("amount-point", n=his.points))
    tokens = f'<span role="img" aria-label="{said}">{sign("point")}{his.points}</span>'
    player = view.players[0]
    lost = max(0, player.workers - player.available - len(player.deployed))
    jail = (
        f'<span class="ev-taken">{jailed(table, 0, lost)} {table.say("art-kidnapped", n=lost)}</span>' if lost else ""
    )
    ordered = tuple(sorted(his.city, key=lambda card: CARDS[CARD_OF[card.card]].colour))
    more = beside(table, seat) + die(table)
    head = _hill_head(table, worker(table.owner(seat)), table.name(seat), sum(his.score.values()), "", more)
    return (
        f'<div class="ev-neighbour ev-rival">{_HILL}{_WOOD}{head}'
        f'<div class="ev-row"><span class="ev-goods">{flags}{tokens}</span>{jail}</div>'
        f'<div class="ev-row ev-counts">{chips}</div>'
        f'<div class="ev-minis">{minis(table, ordered, seat)}</div></div>'
    )


# --- cards of a city --------------------------------------------------------------------------------------------------


def _cards(table: Table, cards: tuple[CityCardView, ...], seat: int) -> str:
    return "".join(_turned(table, card, seat) if card.down else _card(table, card, seat) for card in cards)


def _card(table: Table, card: CityCardView, seat: int) -> str:
    return table.card(
        ("city", f"{seat}.{card.slot}"),
        card.card,
        over=lying(table, card, seat),
        brought=_brought(table, seat, card),
        note=_told(table, seat, card),
        fresh=fresh(table, seat, card),
    )


def _turned(table: Table, card: CityCardView, seat: int) -> str:
    """A card that lies face down: its back, and which one it is."""
    body = f"{faces.name(card.card, table.language)}{sign('card')}"
    place = ("city", f"{seat}.{card.slot}")
    label = faces.label(card.card, table.language)
    return table.thing(place, card.card, "ev-card ev-turned", body, label, _told(table, seat, card))


def minis(table: Table, cards: tuple[CityCardView, ...], seat: int) -> str:
    parts = []
    for card in cards:
        stacks = sum((card.points, card.prisoners, *card.resources.values()))
        spot = f"at.{seat}.{card.slot}"
        on = "".join(table.piece(owner, f"{spot}.{number}") for number, owner in enumerate(card.workers))
        on += f'<span class="ev-stock">{stacks}</span>' if stacks else ""
        on += f'<span class="ev-home">{sign("occupied")}</span>' if card.occupied else ""
        on += "".join(f'<span class="ev-home ev-t-{one}">{sign(one)}</span>' for one, _ in _upon(table, seat, card))
        classes = f"ev-mini {faces.colour(card.card)}{' ev-new' if fresh(table, seat, card) else ''}"
        body = faces.mini(card.card, on + _brought(table, seat, card))
        if card.down:
            classes, body = "ev-mini ev-turned", sign("card")
        place = ("city", f"{seat}.{card.slot}")
        label = faces.label(card.card, table.language)
        parts.append(table.thing(place, card.card, classes, body, label, _told(table, seat, card)))
    return "".join(parts)


def fresh(table: Table, seat: int, card: CityCardView) -> bool:
    """Whether a card came since the viewer last played."""
    return table.since is not None and (seat, card.slot, card.card) not in table.lay


def _told(table: Table, seat: int, card: CityCardView) -> str:
    found = _harvest(table, seat, card)
    brought = table.say("art-brought", what=tuple(found)) if found else ""
    return ". ".join(filter(None, (lying_words(table, card, seat), brought)))


def _brought(table: Table, seat: int, card: CityCardView) -> str:
    """What a card brought in its player's latest turn."""
    found = _harvest(table, seat, card)
    parts = "".join(f"<span>{rich(part, table.language)}</span>" for what in found for part in amounts(what))
    return f'<span class="ev-brought" aria-hidden="true">{parts}</span>' if parts else ""


def _harvest(table: Table, seat: int, card: CityCardView) -> list[Text]:
    return table.harvest.get((seat, card.slot, f"card-{card.card}"), [])


def _upon(table: Table, owner: int, card: CityCardView) -> list[tuple[str, str]]:
    """What modules have laid on a card: signs, and words for each."""
    return [one for art, seen in arts(table.view) for one in art.on_card(table, seen, owner, card.slot)]


def lying(table: Table, card: CityCardView, seat: int) -> str:
    """What lies on a card of a city, in its own units."""
    over, y = "", 52.0
    if card.occupied:
        over += (
            f'<circle class="ev-token" cx="35" cy="98" r="10"/><g class="ev-on">{icon("occupied", 27.5, 90, 15)}</g>'
        )
    for at, (name, _) in enumerate(_upon(table, seat, card), int(card.occupied)):
        x = 35 - 23 * at
        over += (
            f'<circle class="ev-token ev-t-{name}" cx="{x}" cy="98" r="10"/>{icon(name, x - 7.5, 90.5, 15, "ev-on")}'
        )
    for name, n in (("point", card.points), ("prison", card.prisoners), *card.resources.items()):
        if n:
            over += f'<rect class="ev-pill" x="62" y="{y:g}" width="36" height="18" rx="9"/>'
            over += icon(name, 65, y + 1.5, 15) + words(88, y + 13.8, str(n), "ev-mid ev-price ev-dark")
            y += 19
    for number, owner in enumerate(card.workers):
        n = table.owner(owner)
        spot = f"at.{seat}.{card.slot}.{number}.{owner}"
        over += f'<g class="ev-s{n}" data-vt="{spot}">{icon(f"w{n}", 62 - 34 * number, 84, 36)}</g>'
    return over


def lying_words(table: Table, card: CityCardView, seat: int) -> str:
    said = [told for _, told in _upon(table, seat, card)]
    if card.down:
        said.append(table.say("art-turned"))
    if card.occupied:
        said.append(table.say("art-occupied"))
    if card.points:
        said.append(table.say("amount-point", n=card.points))
    said += [table.say(f"amount-{name}", n=n) for name, n in card.resources.items()]
    if card.prisoners:
        said.append(table.say("art-prisoners", n=card.prisoners))
    if card.workers:
        said.append(table.who(card.workers))
    return ". ".join(said)
