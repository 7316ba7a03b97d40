"""The table of Cartographers as panels on a desk: the map, season, edicts, the explored card, neighbours and sums."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from mytina.games.cartographers.art import cards, gains
from mytina.games.cartographers.art.examples import example_picture
from mytina.games.cartographers.art.ghosts import ghosts
from mytina.games.cartographers.art.grid import CELL, SIDE, Space, outline, spot
from mytina.games.cartographers.art.palette import FEW_MAPS, LARGE_MAPS, MOST_MAPS, SEATS
from mytina.games.cartographers.art.scene import SCENE
from mytina.games.cartographers.art.sheet import drawn, little
from mytina.games.cartographers.art.styles import CSS, PICTURES
from mytina.games.cartographers.art.symbols import CODE_OF, DEFS, ICONS, SPRITE, sign
from mytina.games.cartographers.content import (
    BASE_AMBUSHES,
    BASE_EXPLORE,
    CARD_OF,
    CARDS,
    COIN_TRACK,
    DRAGON_REWARD,
    HEROES,
    HEROES_AMBUSHES,
    HEROES_EXPLORE,
    RUINS,
    SCORING,
    SEASON_EDICTS,
    Card,
)
from mytina.games.cartographers.rules import Choose, Petrify, Place, PlaceAmbush, PlaceHero, card_text, shape_drawn
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.shapes import SINGLE
from mytina.games.cartographers.terms import EDICTS, KINDS, LETTERS, ROW_NAMES, SEASONS, SIZE, STRIDE, cells
from mytina.games.cartographers.view import View
from mytina.interface.art import Art, Badge, Deed, Panel, Preview, Reference, Zone
from mytina.interface.drawing import XMLNS, Table, alone, at, marks, number, shorten, words
from mytina.interface.guide import Guide
from mytina.interface.kept import drawn_once
from mytina.interface.marked import Ring, rings
from mytina.kernel.text import Text
from mytina.kernel.text import said as spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mytina.interface.marked import Marked
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.log import LogEntry

OWN = "own"


class CartographersArt(Art):
    css = CSS
    icons = ICONS
    layout = "cg-desk"

    def symbols(self) -> str:
        return SPRITE

    def cover(self) -> str:
        from mytina.games.cartographers.art.cover import COVER

        return COVER

    def place(self) -> str:
        from mytina.games.cartographers.art.place import PLACE

        return PLACE

    def scene(self) -> str:
        return SCENE

    def zones(self, view: View) -> list[Zone]:
        own = own_seat(view)
        zones = [Zone(OWN, Text(DOMAIN, "art-zone"), "explore")]
        return zones + [
            Zone(f"seat-{seat}", Text(DOMAIN, "art-zone-seat", seat=seat + 1), "explore", tab=False)
            for seat in enlarged(view, own)
        ]

    def panels(
        self,
        view: View,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: View | None = None,
        log: Sequence[LogEntry] = (),
    ) -> list[Panel]:
        desk = Desk(view, language, names, decision, since)
        own = own_seat(view)
        found = [
            desk.panel("season", Text(DOMAIN, "art-season"), season(desk)),
            desk.panel("edicts", Text(DOMAIN, "art-cards"), edicts(desk)),
            desk.panel("map", Text(DOMAIN, "art-map", name=desk.name(own)), sheet(desk, own), OWN, own),
            desk.panel("card", Text(DOMAIN, "art-card"), explored(desk)),
            desk.panel("sums", Text(DOMAIN, "art-sums"), sums(desk, own)),
        ]
        if len(view.sheets) > 1:
            found.append(desk.panel("others", Text(DOMAIN, "art-others"), others(desk, own)))
        for seat in enlarged(view, own):
            title = Text(DOMAIN, "art-map", name=desk.name(seat))
            found.append(desk.panel(f"map-{seat}", title, sheet(desk, seat), f"seat-{seat}", seat))
        return found

    def picture(
        self, view: View, *, language: str = "en", names: tuple[str, ...] = (), marked: Sequence[Marked] = ()
    ) -> str:
        """The viewer's map and the first of the others, six altogether, with names and points; where a move is marked,
        only the maps that it changes, so that a phone shows them large."""
        desk = Desk(view, language, names)
        own = own_seat(view)
        marks = _marks(marked)
        others = [seat for seat in range(len(view.sheets)) if seat != own and (seat in marks or not marks)]
        shown = [own, *others][:6] if own in marks or not marks else others
        across = min(3, len(shown))
        step, tall = SIDE + 60, SIDE + 120
        parts = []
        for place, seat in enumerate(shown):
            here = view.sheets[seat]
            x, y = 40 + place % across * step, 90 + place // across * tall
            body = drawn(
                here.rows, view.printed_ruins, here.letters, here.marks, name=f"s{seat}", threats=not view.over
            )
            name = desk.name(seat) + (f" · {desk.say('art-winner')}" if seat in view.winners else "")
            head = words(0, -22, shorten(name, 26, SIDE - 80), "cg-head")
            head += words(SIDE, -22, number(here.total), "cg-head cg-end")
            paper = f'<path class="cg-paper" d="M-16-70h{SIDE + 32}v{SIDE + 90}h-{SIDE + 32}z"/>'
            parts.append(f'<g transform="{at(x, y)}">{paper}{head}{body}{rings(marks.get(seat, []), 1.6)}</g>')
        size = (across * step + 20, -(-len(shown) // across) * tall + 20)
        ground = f'<path class="cg-wood" d="M0 0h{size[0]}v{size[1]}H0z"/>'
        return alone(PICTURES, DEFS, "cg", size, Text(DOMAIN, "name"), ground + "".join(parts), language)

    def thumb(self, option: Option, language: str) -> str:
        decision = option.decision
        if not isinstance(decision.question, Choose):
            return ""
        terrain, which = option.raw
        return choice_picture(CARDS[decision.state.card], KINDS[terrain], which)  # type: ignore[attr-defined]

    def chapter(self, number: int) -> Badge:
        return Badge(SEASONS[number], "", Text(DOMAIN, f"season-{SEASONS[number]}"))

    def moment(self, view: View, option: Option, language: str) -> str:
        """The map of whoever drew, as it was then."""
        return little(view.sheets[option.seat].rows)

    def preview(self, option: Option, first: Option | None = None) -> Preview:
        return gains.preview(option)

    def counts(self, decision: Decision) -> list[Badge]:
        """The time that the card takes."""
        card = CARDS[decision.state.card]  # type: ignore[attr-defined]
        if not card.terrains:
            return []
        return [Badge("time", str(card.time), Text(DOMAIN, "art-time", time=card.time))]

    def remark(self, decision: Decision) -> Text | None:
        """What the monsters do that are drawn now."""
        if not isinstance(decision.question, PlaceAmbush) or not decision.args[2]:
            return None
        letter = LETTERS.get(CARDS[decision.args[0]].letter)
        return Text(DOMAIN, f"remark-{letter}", coins=DRAGON_REWARD) if letter else None

    def deed(self, entry: LogEntry, view: View) -> Deed | None:
        """What was drawn on whose map; other maps are seen as thumbnails."""
        id, args = entry.text.id, entry.text.args
        if id == "log-drawn":
            return Deed((entry.icon, f"×{args['count']}"), (f"map-{entry.seat}",))
        if id == "log-coins":
            return Deed((f"+{args['coins']}", "coin"))
        if id == "log-scored":
            return Deed((f"{number(int(str(args['points'])))}", "points"), (f"map-{entry.seat}",))
        if id == "log-drawn-on":
            owner = args["map"]
            shown = (f"map-{int(str(owner.args['seat'])) - 1}",) if isinstance(owner, Text) else ()
            return Deed((entry.icon, f"×{args['count']}", "→", owner if isinstance(owner, Text) else entry.text), shown)
        return super().deed(entry, view)

    def verdict(self, view: View) -> Text | None:
        """Alone: the rating and its title."""
        if view.rating is None or not view.title:
            return None
        return Text(DOMAIN, "verdict-alone", rating=number(view.rating), title=Text(DOMAIN, f"title-{view.title}"))

    def references(self, box: str = "") -> list[Reference]:
        found = [cards.scoring_reference(card) for card in SCORING.values()]
        for group, some in (
            ("explore", HEROES_EXPLORE + BASE_EXPLORE + RUINS),
            ("heroes", HEROES),
            ("ambushes", HEROES_AMBUSHES + BASE_AMBUSHES),
        ):
            found += [cards.card_reference(card, group) for card in some]
        return found

    def guide(self, language: str) -> Guide:
        from mytina.games.cartographers.art import guide  # it is drawn with what is here

        return guide.guide()

    def seat_colour(self, seat: int) -> str:
        return f"cg-seat-{seat % len(SEATS)}"


def _marks(marked: Sequence[Marked]) -> dict[int, list[Ring]]:
    """By map: the spaces that were drawn on, and where it would have been better."""
    found: dict[int, list[Ring]] = {}
    for kind, options in marked:
        for option in options:
            owner, spaces = _drawn_on(option)
            if spaces:
                row, column = (max if kind == "made" else min)(spaces)
                edge = kind == "made"
                ring = Ring(kind, outline(spaces), (column + edge) * CELL, (row + edge) * CELL)
                found.setdefault(owner, []).append(ring)
    return found


def _drawn_on(option: Option) -> tuple[int, set[Space]]:
    """On whose map and on which spaces an option draws or destroys."""
    question, args, raw, seat = option.question, option.args, option.raw, option.seat
    if isinstance(question, Place | PlaceAmbush):
        if isinstance(question, Place):
            shape = shape_drawn(args)
        else:
            seat, shape = args[1], CARDS[args[0]].shapes[0] if args[2] else SINGLE
        mask = shape.masks[raw[0]] << raw[1]
        return seat, {divmod(cell, STRIDE) for cell in cells(mask)}
    if isinstance(question, PlaceHero):
        return seat, {divmod(raw[1], STRIDE)}
    if isinstance(question, Petrify):
        return args[0], {divmod(raw[0], STRIDE)}
    return (seat, {divmod(raw[0], STRIDE)}) if option.key.startswith("destroy:") else (seat, set())


def own_seat(view: View) -> int:
    return 0 if view.seat is None else view.seat


def shown_others(view: View, own: int) -> list[int]:
    """Whose maps lie beside one's own; at a large table those of neighbours and leaders."""
    seats = [seat for seat in range(len(view.sheets)) if seat != own]
    if len(seats) <= MOST_MAPS:
        return seats
    count = len(view.sheets)
    near = [*([view.target] if view.target is not None else []), (own - 1) % count, (own + 1) % count]
    best = sorted(seats, key=lambda seat: -view.sheets[seat].total)
    return list(dict.fromkeys(seat for seat in (*near, *best) if seat != own))[:FEW_MAPS]


def enlarged(view: View, own: int) -> list[int]:
    """Those of them that can be laid in the place of one's own."""
    shown = shown_others(view, own)
    return shown if len(view.sheets) <= MOST_MAPS + 1 else shown[:LARGE_MAPS]


class Desk(Table[View]):
    """What the panels are drawn from."""

    domain = DOMAIN

    def __init__(
        self,
        view: View,
        language: str,
        names: tuple[str, ...] = (),
        decision: Decision | None = None,
        since: View | None = None,
    ) -> None:
        super().__init__(view, language, names, since=since)
        self.decision = decision

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat-name", seat=seat + 1)

    def panel(self, id: str, title: Text, body: str, zone: str = OWN, seat: int | None = None) -> Panel:
        return Panel(id, "board" if seat is None else "seat", title, body, seat, zone=zone)

    @property
    def season(self) -> str:
        return SEASONS[self.view.season]

    @property
    def card(self) -> Card | None:
        view = self.view
        return CARDS[CARD_OF[view.card]] if view.card is not None and not view.over else None

    def season_name(self, season: str) -> str:
        return self.say(f"season-{season}")


# --- a sheet -----------------------------------------------------------------------------------------------------

_PAPER = (
    f'<svg {XMLNS} class="cg cg-rough" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">'
    '<use href="#cg-rough"/></svg>'
)
_COLUMNS = "".join(words(CELL * c + CELL / 2, 16, str(c + 1)) for c in range(SIZE))
_ROWS = "".join(words(11, CELL * r + CELL / 2 + 7, letter) for r, letter in enumerate(ROW_NAMES))
_EDGES = (
    f'<svg {XMLNS} class="cg cg-columns" viewBox="0 0 {SIDE} 22" aria-hidden="true">{_COLUMNS}</svg>'
    f'<svg {XMLNS} class="cg cg-rows" viewBox="0 0 22 {SIDE}" aria-hidden="true">{_ROWS}</svg>'
)


def sheet(desk: Desk, owner: int) -> str:
    """A seat's map with its coins; somebody else's says whose it is and leads back to one's own."""
    view = desk.view
    here = view.sheets[owner]
    name = f"m{owner}"
    body = drawn(here.rows, view.printed_ruins, here.letters, here.marks, name=name, threats=not view.over)
    body += _changed(desk, owner) + _pickable(desk, owner)
    label = escape(desk.say("art-map", name=desk.name(owner)))
    head = ""
    if owner != own_seat(view):
        head = (
            f'<div class="cg-whose"><b>{escape(desk.name(owner))}</b><span>{number(here.total)}</span>'
            f'<a class="cg-back" href="#zone-{OWN}" data-tab="{OWN}">{escape(desk.say("art-back"))}</a></div>'
        )
    return (
        f'<div class="cg-sheet{" cg-theirs" if head else ""}">{_PAPER}{head}{_EDGES}'
        f'<svg {XMLNS} class="cg cg-map" viewBox="-3 -3 {SIDE + 6} {SIDE + 6}" role="group" aria-label="{label}">'
        f"{body}</svg>{_coins(desk, here.coins)}</div>"
    )


def _changed(desk: Desk, owner: int) -> str:
    """A cream edge round what is new since the viewer last looked."""
    since = desk.since
    if since is None or owner >= len(since.sheets):
        return ""
    now, before = desk.view.sheets[owner].rows, since.sheets[owner].rows
    new = {(row, column) for row in range(SIZE) for column in range(SIZE) if now[row][column] != before[row][column]}
    if not new:
        return ""
    path = outline(new)
    return f'<path class="cg-new" d="{path}"/><path class="cg-new cg-inside" d="{path}"/>'


def _pickable(desk: Desk, owner: int) -> str:
    """The ghosts of the decision, or every space that can be picked by itself."""
    decision, view = desk.decision, desk.view
    target = view.target if view.target is not None else view.seat
    if decision is None or owner != target:
        return ""
    told = ghosts(decision, desk.language, desk.name(owner))
    if told:
        return f'<g class="cg-ghosts">{told}</g>'
    spaces = []
    for option in decision.options:
        if option.key.startswith("destroy:"):
            row, column = spot(option.key.removeprefix("destroy:"))
            attributes = marks(option.words.to(desk.language), options=[(option.key, "")])
            spaces.append(
                f'<path class="cg-glow" d="M{column * CELL + 3} {row * CELL + 3}h{CELL - 6}v{CELL - 6}h{6 - CELL}z"'
                f"{attributes}/>"
            )
    return "".join(spaces)


def _coins(desk: Desk, count: int) -> str:
    step = (SIDE - 90) / COIN_TRACK
    parts = []
    for place in range(COIN_TRACK):
        x = round(place * step, 1)
        if place < count:
            parts.append(f'<use href="#cg-coin" x="{x:g}"/>')
        else:
            parts.append(f'<circle class="cg-slot" cx="{x + 15:g}" cy="15" r="12"/>')
    label = escape(desk.say("art-coins", coins=count))
    figure = words(SIDE, 22, f"{count} / {COIN_TRACK}", "cg-head cg-end")
    return (
        f'<svg {XMLNS} class="cg cg-coins" viewBox="-3 0 {SIDE + 6} 30" role="img" aria-label="{label}">'
        f"{''.join(parts)}{figure}</svg>"
    )


# --- the season --------------------------------------------------------------------------------------------------


def season(desk: Desk) -> str:
    """The season with its time, or what breaks into it: an ambush on somebody's map, a hero, the end."""
    view = desk.view
    question = desk.decision.question if desk.decision else None
    own = view.sheets[own_seat(view)]
    kind, title, note = desk.season, desk.season_name(desk.season), ""
    icon = desk.season
    if view.over:
        title = desk.say("art-over")
    elif isinstance(question, PlaceAmbush):
        kind, icon, title = "ambush", "ambush", desk.say("art-ambush")
        note = desk.say("art-ambush-whose", name=desk.name(desk.decision.args[1])) if desk.decision else ""
    elif isinstance(question, PlaceHero):
        kind, icon, title, note = "hero", "hero", desk.say("art-hero"), desk.say("art-hero-note")
    elif view.phase == "troll":
        kind, icon, title, note = "ambush", "troll", desk.say("art-troll"), desk.say("art-troll-note")
    points = f'<span class="cg-total">{number(own.total)}{sign("points")}</span>'
    if view.rating is not None:
        rating = desk.say("art-rating", rating=number(view.rating))
        title_of = f" · {desk.say(f'title-{view.title}')}" if view.title else ""
        points = f'<span class="cg-rating">{escape(rating + title_of)}</span>' + points
    middle = f'<span class="cg-note">{escape(note)}</span>' if note else _time(desk)
    return (
        f'<div class="cg-banner cg-b-{kind}"><span class="cg-disc">{sign(icon)}</span><h2>{escape(title)}</h2>'
        f"{middle}{points}</div>"
    )


def _time(desk: Desk) -> str:
    view = desk.view
    if view.over:
        return ""
    limit = view.thresholds[view.season]
    will = desk.card.time if desk.card is not None else 0
    dots = "".join(
        f'<i class="{"used" if step < view.time else "will" if step < view.time + will else ""}"></i>'
        for step in range(limit)
    )
    label = escape(desk.say("art-clock", time=view.time, limit=limit, added=will))
    return (
        f'<span class="cg-time" role="img" aria-label="{label}">{sign("time")}<span class="cg-dots">{dots}</span>'
        f"<b>{view.time}<small> / {limit}</small></b></span>"
    )


# --- edicts ------------------------------------------------------------------------------------------------------


def edicts(desk: Desk) -> str:
    """The four scoring cards as sealed letters; those of this season lie higher and wear its leaf."""
    view = desk.view
    figures = view.figures["jorekburg"], view.figures["deepwood"]
    target = own_seat(view) if view.target is None or desk.decision is None else view.target
    when = -1 if view.over else view.season
    parts = [
        _edict(
            place,
            id,
            figures,
            view.wild,
            view.sheets[target].edicts[EDICTS[place]],
            when,
            view.rating is not None,
            desk.language,
        )
        for place, id in enumerate(view.edicts)
    ]
    return f'<div class="cg-edicts">{"".join(parts)}</div>'


@drawn_once
def _edict(
    place: int, id: str, figures: tuple[int, int], wild: bool, points: int, when: int, rated: bool, language: str
) -> str:
    """One of them; `when` is the season, -1 once the game is over."""

    def say(message: str, **args: Any) -> str:
        return spoken(DOMAIN, language, message, **args)

    letter, name = EDICTS[place], say(f"card-{id}")
    said = cards.rule_words(id, figures, wild, language)
    seasons = [season for season, pair in enumerate(SEASON_EDICTS) if place in pair]
    leaves = "".join(
        cards.leaf(
            SEASONS[season],
            " on" if season == when else " done" if when == -1 or season < when else "",
            say(f"season-{SEASONS[season]}"),
        )
        for season in seasons
    )
    label = say("art-edict-says", slot=letter, card=Text(DOMAIN, f"card-{id}"), points=number(points))
    note = said if _differs(id, figures, wild) else ""
    solo = f'<small class="cg-solo">{escape(say("art-solo", number=SCORING[id].solo))}</small>'
    gain = f'<i class="cg-gain" data-gain="{letter}" hidden=""></i>' if when in seasons else ""
    return (
        f'<article class="cg-edict{" now" if when in seasons else ""}"{marks(label, closeup=f"card-{id}", note=note)}>'
        f'{cards.seal(letter)}<h3>{escape(name)}</h3><div class="cg-ex">{example_picture(id)}</div>'
        f"<p>{escape(said)}</p><footer>{leaves}{solo if rated else ''}"
        f'<b class="cg-now">{gain}{number(points)}</b></footer></article>'
    )


def _differs(id: str, figures: tuple[int, int], wild: bool) -> bool:
    """Whether the card says something else here than on the page of all cards."""
    return wild or (id == "jorekburg" and figures[0] != 5) or (id == "deepwood" and figures[1] != 1)


# --- the card ----------------------------------------------------------------------------------------------------


def explored(desk: Desk) -> str:
    """The card that everybody draws, and what is still in the deck."""
    view, card = desk.view, desk.card
    deck = (
        f'<div class="cg-deck"><i class="cg-stack" aria-hidden="true">{sign("explore")}</i>'
        f'<p>{escape(desk.say("art-deck", count=view.deck))}<br/><span class="cg-bad">{sign("ambush")}'
        f'{escape(desk.say("art-ambushes", count=view.ambushes))}</span> <span class="cg-good">{sign("hero")}'
        f"{escape(desk.say('art-heroes', count=view.heroes))}</span>{_lasting(desk)}</p></div>"
    )
    if card is None:
        return deck
    time = f'<span class="cg-clock">{sign("time")}{card.time}</span>' if card.terrains else ""
    if card.terrains:
        body = f'<div class="cg-say">{escape(desk.say("art-draw-as"))}</div>{_choices(desk, card)}'
    else:
        said = cards.card_words(card, alone=len(view.sheets) == 1).to(desk.language)
        body = f'<div class="cg-heart">{cards.card_shape(card)}</div><p>{escape(said)}</p>'
    ruins = (
        f'<p class="cg-ruin">{sign("ruin")}{escape(desk.say("art-ruins"))}</p>' if view.ruins and card.terrains else ""
    )
    name = card_text(card).to(desk.language)
    return (
        f'<article class="cg-card cg-c-{card.kind}"><header{marks(name, closeup=f"card-{card.id}")}>'
        f"<h2>{escape(name)}</h2>{time}</header>{cards.landscape(card)}{ruins}{body}</article>{deck}"
    )


def _lasting(desk: Desk) -> str:
    if not desk.view.lasting:
        return ""
    named = tuple(Text(DOMAIN, f"card-{id}") for id in desk.view.lasting)
    return f"<br/>{escape(desk.say('art-lasting', cards=named))}"


def _choices(desk: Desk, card: Card) -> str:
    """Every terrain with every shape of the card; those that can be picked are buttons."""
    decision = desk.decision
    said, refusals = {}, {}
    if decision is not None and isinstance(decision.question, Choose):
        said = {option.key: option.words.to(desk.language) for option in decision.options}
        refusals = {key: why.to(desk.language) for key, why in decision.refusals.items()}
    pairs = [(terrain, which) for terrain in card.terrains for which in range(len(card.shapes))]
    if said and all(key.endswith(":single") for key in said):
        pairs = [(KINDS.index(key.partition(":")[0]), 9) for key in said]
    parts = []
    for terrain, which in pairs:
        kind = KINDS[terrain]
        key = f"{kind}:{'single' if which == 9 else which + 1}"
        name = desk.say(f"terrain-{kind}")
        options = [(key, said[key])] if key in said else []
        attributes = marks(said.get(key, name), options=options, why=refusals.get(key, ""))
        parts.append(f"<div{attributes}>{choice_picture(card, kind, which)}<span>{escape(name)}</span></div>")
    return f'<div class="cg-choices cg-n{len(parts)}">{"".join(parts)}</div>'


def choice_picture(card: Card, kind: str, which: int) -> str:
    """One way to draw a card: a shape of it filled with a terrain."""
    cells = card.shapes[which].turns[0].cells if which < len(card.shapes) else ((0, 0),)
    return cards.shape_picture(cells, CODE_OF[kind], kind, coin=card.coin and which == 0)


# --- neighbours and sums -----------------------------------------------------------------------------------------


def others(desk: Desk, own: int) -> str:
    """Everybody else's map in little: press one to lay it in the place of one's own."""
    view = desk.view
    large = enlarged(view, own)
    parts = []
    for seat in shown_others(view, own):
        here = view.sheets[seat]
        if seat in view.resigned:
            state = f"<em>{escape(desk.say('art-left'))}</em>"
        elif seat in view.winners:
            state = f'<em class="cg-won">{escape(desk.say("art-winner"))}</em>'
        elif view.over:
            state = ""
        else:  # who has drawn is no part of a view: the styles follow the list of players, which tells it
            done = f'<em class="cg-done" role="img" aria-label="{escape(desk.say("art-done"))}">{sign("check")}</em>'
            state = f'<em class="cg-draws">{escape(desk.say("art-drawing"))}</em>{done}'
        target = " cg-target" if seat == view.target and desk.decision is not None else ""
        body = (
            f'<b class="cg-nm cg-seat-{seat % len(SEATS)}">{escape(desk.name(seat))}</b>{little(here.rows)}'
            f'<span class="cg-sc"><b>{number(here.total)}</b><i>{sign("coin")}{here.coins}</i>'
            f'<i class="cg-bad">{sign("monster")}{here.open}</i></span>{state}'
        )
        if seat in large:
            label = escape(desk.say("art-open", name=desk.name(seat), points=number(here.total)))
            leads = f'href="#zone-seat-{seat}" data-tab="seat-{seat}" data-of="{seat}" data-place="map-{seat}"'
            parts.append(f'<a class="cg-thumb{target}" {leads} aria-label="{label}">{body}</a>')
        else:
            parts.append(f'<span class="cg-thumb{target}" data-of="{seat}" data-place="map-{seat}">{body}</span>')
    return f'<div class="cg-others cg-o{min(len(parts), 6)}">{"".join(parts)}</div>'


def sums(desk: Desk, own: int) -> str:
    """Season by season what was scored, and the whole."""
    view = desk.view
    here = view.sheets[own]
    parts = []
    for place, name in enumerate(SEASONS):
        scored = here.seasons[place] if place < len(here.seasons) else {}
        running = place == view.season and not view.over
        if running and view.phase != "troll":
            figure, classes = f"<small>{escape(desk.say('art-running'))}</small>", ' class="on"'
        else:
            figure, classes = f"<b>{number(sum(scored.values())) if scored else '–'}</b>", ""
        detail = ", ".join(f"{desk.say(f'line-{name}-{part}')} {number(points)}" for part, points in scored.items())
        label = f"{desk.season_name(name)}: {detail}" if detail else desk.season_name(name)
        parts.append(
            f'<li{classes} title="{escape(label)}">{cards.leaf(name, "", desk.season_name(name))}{figure}</li>'
        )
    total = f"<li><small>{escape(desk.say('art-total'))}</small><b>{number(here.total)}</b></li>"
    return f'<ol class="cg-sums">{"".join(parts)}{total}</ol>'


ART = CartographersArt()
