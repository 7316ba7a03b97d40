"""The lair on the table: who lives there, her card, what she plans, her rewards in cocoons and her city; and webs."""

from __future__ import annotations

from html import escape

from mytina.games.everdell.art import cards as faces
from mytina.games.everdell.art.city import beside, minis
from mytina.games.everdell.art.glade import spoken
from mytina.games.everdell.art.scenery import module_scenic
from mytina.games.everdell.art.symbols import ICONS, emblem, icon, sign, worker
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.catalogue import LOCATION_OF, LOCATIONS
from mytina.games.everdell.mistwood.nightweave.actions import action_text
from mytina.games.everdell.mistwood.nightweave.choosing import BESIDE
from mytina.games.everdell.mistwood.nightweave.deck import DIFFICULTY, Action
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.nightweave.view import ActionView, LairView, WebView
from mytina.games.everdell.questions import text
from mytina.interface.art import Reference
from mytina.interface.drawing import XMLNS
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

_CAVE = f'<div class="ev-cave">{module_scenic("threads", "ev-threads")}</div>'
_HER = module_scenic("nightweave", "ev-portrait")
_SEASONS = ("winter", "spring", "summer", "autumn")
#: Kinds of actions that need no place to be shown, in signs.
_KINDS: dict[str, Signs] = {
    "place_own_destination": ("spiderling", "arrow", "red", "lair"),
    "place_open_destination": ("spiderling", "arrow", "red", "worker"),
    "place_basic_event": ("spiderling", "arrow", "event"),
    "place_special_event": ("spiderling", "arrow", "event", "unique"),
    "place_ambassador": ("spiderling", "arrow", "any"),
    "draw": ("+", "card"),
    "discard": ("card", "arrow", "point"),
    "play_meadow": ("die", "arrow", "town"),
    "play_meadow_draw": ("die", "arrow", "town", "+", "card"),
    "play_meadow_discard": ("die", "arrow", "town", "−", "card"),
    "play_hand": ("card", "arrow", "town"),
    "place_nightweave": ("spiders", "arrow", "die"),
}
_BARS_SHOWN = 15
_FEW = 3  # so many spiderlings are drawn one by one


def lair(table: Table, seen: LairView) -> str:
    """Everything she has, as one place."""
    middle = _card(table, seen) + _extras(table, seen)
    kept = _rewards(table, seen)
    return (
        f'<div class="ev-lair">{_CAVE}{_HER}{_head(table, seen)}{_facts(table, seen)}'
        f'<div class="ev-mid">{middle}{kept}</div>{_city(table, seen)}</div>'
    )


def _head(table: Table, seen: LairView) -> str:
    rival = table.view.rival
    assert rival is not None
    total = sum(rival.score.values())
    level = escape(table.say("nw-level", n=seen.level))
    stars = f'<span class="ev-level" role="img" aria-label="{level}" title="{level}">{sign("star") * seen.level}</span>'
    season = escape(table.say(f"art-season-{seen.season}"))
    ended = f"<small>{escape(table.say('nw-finished'))}</small>" if seen.finished else ""
    points = escape(table.say("art-points", n=total))
    return (
        f'<div class="ev-head"><h3>{escape(table.name(len(table.view.players)))}</h3>{stars}{ended}'
        f'<span class="ev-worn" role="img" aria-label="{season}" title="{season}">{sign(seen.season)}</span>'
        f'<b class="ev-coin" role="img" aria-label="{points}">{total}</b></div>'
    )


def _facts(table: Table, seen: LairView) -> str:
    """Her hand, spiderlings at home, out and still to come, tokens, events, and what is left of her deck."""
    rival = table.view.rival
    assert rival is not None
    hand = escape(table.say("nw-hand", n=seen.hand))
    parts = [f'<span role="img" aria-label="{hand}" title="{hand}">{sign("card")}{seen.hand}</span>']
    crew = escape(table.say("nw-crew", home=seen.home, out=len(seen.out), reserve=seen.reserve))
    lent = worker(0) if seen.lent == "lair" else ""
    drawn = _brood(seen.home, "") + lent + _brood(len(seen.out), "ev-out")
    parts.append(f'<span class="ev-brood" role="img" aria-label="{crew}" title="{crew}">{drawn}</span>')
    tokens = escape(table.say("amount-point", n=rival.points))
    parts.append(f'<span role="img" aria-label="{tokens}" title="{tokens}">{sign("point")}{rival.points}</span>')
    events = sum(1 for event in table.view.events if event.by == len(table.view.players))
    if events:
        said = escape(table.say("art-rival-events", n=events))
        parts.append(f'<span role="img" aria-label="{said}" title="{said}">{sign("event")}{events}</span>')
    if seen.held:
        said = escape(table.say("nw-held", n=seen.held))
        parts.append(f'<span class="ev-cell" role="img" aria-label="{said}">{worker(0) * seen.held}</span>')
    return f'<div class="ev-facts">{"".join(parts)}{_deck(table, seen)}</div>'


def _brood(n: int, classes: str) -> str:
    """Spiderlings one by one, or where they are many, how many."""
    one = sign("spiderling", classes)
    return one * n if n <= _FEW else f"{one}<b>{n}</b>"


def _deck(table: Table, seen: LairView) -> str:
    """Her action deck: how many cards are left, and what of them, when one looks closer."""
    left = seen.left
    note = table.say("nw-left", n=left.cards, workers=left.workers, figures=left.figures, others=left.others)
    if seen.tricks_left:
        note += " " + table.say("nw-tricks-left", n=seen.tricks_left)
    note += " " + table.say("nw-cards", sort="reconstructed" if seen.reconstructed else "box")
    body = f"{sign('web')}<b>{left.cards}</b>"
    return table.thing(("lair", "deck"), "nw-deck", "ev-stacked", body, table.say("nw-deck"), note)


# --- her card ---------------------------------------------------------------------------------------------------------


def action_signs(action: ActionView) -> Signs:
    """An action of a row or a step of a default, in signs."""
    if action.kind == "points":
        return ("star",) if action.star else (str(action.points), "point")
    if action.kind in _KINDS:
        said = _KINDS[action.kind]
    elif action.kind == "place_forest":
        said = ("spiderling", "arrow", f"clearing-{action.spot.replace('_', '-')}")
    elif action.kind == "place_journey":
        said = ("spiderling", "arrow", action.spot.removeprefix("journey_"), "point")
    else:
        spot = "haven" if action.kind == "place_haven_market" else action.spot
        said = ("spiderling", "arrow", *spoken(LOCATIONS[LOCATION_OF[spot]]))
    if action.star:
        said = (*said, "star")
    elif action.points:
        said = (*said, f"+{action.points}", "point")
    return said


def in_words(action: ActionView) -> Text:
    points = DIFFICULTY if action.star else action.points
    return action_text(Action(action.kind, action.spot, points))


def drawn_signs(signs: Signs) -> str:
    return "".join(sign(one) if one in ICONS else f"<b>{one}</b>" for one in signs)


def _card(table: Table, seen: LairView) -> str:
    """The action card in force: the row of her season, what she did with it, and which way she looks."""
    card = seen.card
    if card is None:
        return ""
    first, second = card.rows.get(seen.season) or next(iter(card.rows.values()))
    rows = []
    order = ("first", "second", "default")
    for at, (name, actions) in enumerate(zip(order, ((first,), (second,), card.default), strict=True)):
        state = ""
        if seen.doing == name:
            state = " ev-now"
        elif seen.doing in order and at < order.index(seen.doing):
            state = " ev-not"
        body = "".join(drawn_signs(action_signs(one)) for one in actions)
        rows.append(f'<li class="ev-act-{name}{state}">{body}</li>')
    seasons = "".join(
        f'<span class="{"ev-lit" if season == seen.season else ""}">{sign(season)}</span>'
        for season in _SEASONS
        if season in card.rows
    )
    way = sign("clockwise" if card.clockwise else "counterclockwise")
    marks = sign("spiderling") if card.worker else ""
    body = f"<header>{seasons}<i></i>{marks}{way}</header><ol>{''.join(rows)}</ol>"
    return table.thing(
        ("lair", "card"), "nw-action", "ev-action", body, table.say("nw-action"), card_words(table.language, seen)
    )


def card_words(language: str, seen: LairView) -> str:
    """The whole card in words, and what she did with it."""
    card = seen.card
    assert card is not None
    lines = [
        text(
            "nw-row",
            season=text(f"art-season-{season}"),
            first=in_words(row[0]),
            second=in_words(row[1]),
        )
        for season, row in card.rows.items()
    ]
    lines.append(text("nw-default", steps=tuple(in_words(step) for step in card.default)))
    lines.append(text("nw-looks-way", way="cw" if card.clockwise else "ccw"))
    if card.worker:
        lines.append(text("nw-worker-card"))
    if seen.doing is not None:
        lines.append(text("nw-did", what=seen.doing))
    return " ".join(line.to(language) for line in lines)


# --- what she plans, and what she keeps -------------------------------------------------------------------------------


def _extras(table: Table, seen: LairView) -> str:
    """Behaviour, plan and the tricks in force, each to be read."""
    ids = [id for id in (seen.behaviour, seen.plan, *seen.tricks) if id is not None]
    drawn = "".join(
        table.thing(
            ("lair", id),
            f"nw-{id}",
            f"ev-scheme ev-scheme-{kind_of(id)}",
            f"<b>{sign('web')}{escape(table.say(f'nw-{id}'))}</b><p>{escape(table.say(f'nw-{id}-text'))}</p>",
            table.say(f"nw-kind-{kind_of(id)}"),
            _acting(table, seen, id),
        )
        for id in ids
    )
    return f'<div class="ev-schemes ev-x{len(ids)}">{drawn}</div>' if ids else ""


def _acting(table: Table, seen: LairView, id: str) -> str:
    """Whether a behaviour acts just now: only while she is on the Meadow (MW-BEH-01)."""
    if id != seen.behaviour:
        return ""
    return table.say("nw-acts-now" if seen.figure is not None else "nw-acts-not")


def kind_of(id: str) -> str:
    if id in BEHAVIOURS:
        return "behaviour"
    if id in PLANS:
        return "plan"
    return "lasting" if any(trick.id == id and trick.permanent for trick in TRICKS) else "once"


def _rewards(table: Table, seen: LairView) -> str:
    """Cocoons: cards face up and face down, and visitors beside them."""
    parts = []
    for at, id in enumerate(seen.rewards):
        body = f"{sign('cocoon')}{emblem(id)}"
        parts.append(table.thing(("reward", str(at)), id, "ev-cocoon", body, faces.label(id, table.language)))
    if seen.hidden:
        said = table.say("nw-hidden", n=seen.hidden)
        shown = min(seen.hidden, 6)
        parts += [f'<span class="ev-cocoon">{sign("cocoon")}{sign("card", "ev-e")}</span>'] * shown
        if seen.hidden > shown:
            parts.append(f"<b>{seen.hidden}</b>")
        parts.append(f'<span class="hidden-words">{escape(said)}</span>')
    guests = beside(table, len(table.view.players))
    if not parts and not guests:
        return ""
    title = escape(table.say("nw-rewards"))
    return f'<div class="ev-rewards" role="group" aria-label="{title}">{"".join(parts)}{guests}</div>'


def _city(table: Table, seen: LairView) -> str:
    rival = table.view.rival
    assert rival is not None
    said = escape(table.say("nw-city", n=seen.spaces, most=seen.capacity))
    cards = minis(table, rival.city, len(table.view.players))
    empty = '<i class="ev-mini"></i>' * max(0, seen.capacity - len(rival.city))
    many = " ev-crowded" if len(rival.city) > _BARS_SHOWN else ""
    return f'<h4>{said}</h4><div class="ev-minis{many}">{cards}{empty}</div>'


# --- on the board -----------------------------------------------------------------------------------------------------


def at_slot(table: Table, seen: LairView, place: str) -> tuple[str, str] | None:
    """She herself in the place that she has emptied; beside her, what her behaviour does to a card."""
    if seen.figure == place:
        said = table.say("nw-stands")
        drawn = module_scenic("figure", "ev-her")
        return table.thing(("figure", "nightweave"), "nw-figure", "ev-slot ev-webbed", drawn, said), said
    if seen.behaviour is None or seen.figure is None or not place.startswith("meadow"):
        return None
    if not seen.figure.startswith("meadow"):
        return None
    her, slot = (int(name.removeprefix("meadow")) - 1 for name in (seen.figure, place))
    if slot not in BESIDE[her]:
        return None
    said = table.say("nw-beside", behaviour=text(f"nw-{seen.behaviour}"))
    return f'<span class="ev-strand">{sign("web")}</span>', said


def web_at(table: Table, seen: LairView, place: str) -> tuple[str, str] | None:
    """A web on the ground of a place, and on a violet disc what it costs."""
    web = next((one for one in seen.webs if one.place == place), None)
    if web is None:
        return None
    figure = "✕" if web.closed else f"−{web.cost}" if web.cost else f"+{web.points}" if web.points else ""
    disc = f"<b>{figure}</b>" if figure else ""
    return f'<span class="ev-webs">{module_scenic("web", "ev-thread")}{disc}</span>', web_words(table, web)


def web_words(table: Table, web: WebView) -> str:
    said = [table.say("nw-web", n=web.webs)]
    if web.closed:
        said.append(table.say("nw-web-closed"))
    elif web.cost:
        said.append(table.say("nw-web-may" if web.may else "nw-web-costs", n=web.cost, kinds=web.kinds))
    if web.points and not web.closed:
        said.append(table.say("nw-web-points", n=web.points))
    if web.bars_her:
        said.append(table.say("nw-web-bars"))
    return " ".join(said)


def references() -> list[Reference]:
    """What can be looked at closely: behaviours, plans, tricks, her card, her deck, she herself."""
    ids = [*BEHAVIOURS, *PLANS, *(trick.id for trick in TRICKS)]
    web = f'<svg {XMLNS} class="ev ev-low" viewBox="-6 -6 36 36">{icon("web", 0, 0, 24)}</svg>'
    spider = f'<svg {XMLNS} class="ev ev-low" viewBox="-6 -6 36 36">{icon("spiderling", 0, 0, 24)}</svg>'
    group = text("nw-group")
    found = [
        Reference(f"nw-{id}", group, text(f"nw-{id}"), text(f"nw-{id}-text"), web, text(f"nw-kind-{kind_of(id)}"))
        for id in ids
    ]
    return found + [
        Reference(f"nw-{id}", group, text(f"nw-{id}"), text(f"nw-{id}-text"), spider, text("nw-lair"))
        for id in ("action", "deck", "figure")
    ]
