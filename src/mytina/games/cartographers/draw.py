"""How Cartographers looks: sheets, the card of the turn, the maps of others and the scoring cards as panels."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from mytina.games.cartographers import maps
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
    ScoringCard,
    rule_of,
)
from mytina.games.cartographers.examples import example_picture, example_points
from mytina.games.cartographers.pictures import (
    CELL,
    CSS,
    DEFS,
    ICONS,
    SEATS,
    SPRITE,
    XMLNS,
    icon,
    measure,
    number,
    shape_picture,
    shorten,
    use,
    words,
    wrap,
)
from mytina.games.cartographers.rules import Choose, Place, PlaceAmbush, PlaceHero, card_text
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.shapes import turned
from mytina.games.cartographers.terms import EDICTS, KINDS, LETTERS, ROW_NAMES, SEASONS, SIZE
from mytina.games.cartographers.view import Sheet, View
from mytina.kernel.art import Art, Panel, Reference
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.note import Note

WIDTH = 360
MAP_LEFT, MAP_TOP = 22, 68
SHEET_HEIGHT = 538
#: With more maps of others than this, only so many are shown: of neighbours and leaders.
MOST_MAPS, FEW_MAPS = 12, 6


class CartographersArt(Art):
    css = CSS
    icons = ICONS

    def symbols(self) -> str:
        return SPRITE

    def cover(self) -> str:
        from mytina.games.cartographers.cover import COVER

        return COVER

    def panels(
        self,
        view: View,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: View | None = None,
        log: Sequence[Note] = (),
    ) -> list[Panel]:
        table = Table(view, language, names, decision, since)
        own = 0 if view.seat is None else view.seat
        found = [table.panel("turn", "board", _turn_title(view), *turn(table))]
        if decision is not None and view.target is not None and view.target != own:
            title = Text(DOMAIN, "art-target", name=table.name(view.target))
            found.append(table.panel("target", "board", title, (WIDTH, SHEET_HEIGHT), sheet(table, view.target)))
        title = Text(DOMAIN, "art-map", name=table.name(own))
        found.append(table.panel(f"map-{own}", "seat", title, (WIDTH, SHEET_HEIGHT), sheet(table, own), own))
        if len(view.sheets) > 1:
            found.append(table.panel("others", "seat", Text(DOMAIN, "art-others"), *others(table, own)))
        found.append(table.panel("cards", "cards", Text(DOMAIN, "art-cards"), *edicts(view, language)))
        return found

    def picture(self, view: View, *, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The viewer's map, the first of the others (six maps altogether), and the scoring cards."""
        table = Table(view, language, names, None, None)
        own = 0 if view.seat is None else view.seat
        shown = [own, *(seat for seat in range(len(view.sheets)) if seat != own)][:6]
        (cards_width, cards_height), cards = edicts(view, language, columns=4)
        across = min(3, len(shown))
        width = max(cards_width, across * (WIDTH + 16)) + 32
        parts = []
        for place, seat in enumerate(shown):
            x, y = 16 + place % across * (WIDTH + 16), 16 + place // across * (SHEET_HEIGHT + 8)
            parts.append(f'<g transform="translate({x} {y})">{sheet(table, seat)}</g>')
        below = 24 + -(-len(shown) // across) * (SHEET_HEIGHT + 8)
        parts.append(f'<g transform="translate(16 {below})">{cards}</g>')
        height = below + cards_height + 16
        label = escape(Text(DOMAIN, "name").to(language))
        return (
            f'<svg {XMLNS} class="cg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">'
            f"<style>{escape(CSS, quote=False)}</style>{DEFS}"
            f'<rect class="cg-surface" width="{width}" height="{height}" rx="16"/>{"".join(parts)}</svg>'
        )

    def thumb(self, option: Option, language: str) -> str:
        decision = option.decision
        if not isinstance(decision.question, Choose):
            return ""
        terrain, which = option.raw
        card = CARDS[decision.state.card]  # type: ignore[attr-defined]
        cells = card.shapes[which].turns[0].cells if which < len(card.shapes) else ((0, 0),)
        return _small_picture(_fitted(cells, KINDS[terrain], 2, 2, 44), 48, 48, "cg-thumb")

    def preview(self, option: Option) -> list[tuple[Text, int, int]]:
        """What a drawing would change on its map, as (what, before, after): the four cards, coins, monsters.

        Nothing hidden is looked at: the drawing is tried on a copy and the turn is not carried on.
        """
        decision = option.decision
        state: Any = decision.state.copy()
        question = decision.question
        target = decision.args[1] if isinstance(question, PlaceAmbush) else decision.seat
        before = _counted(state, target)
        if isinstance(question, Place | PlaceHero | PlaceAmbush):
            state.stack = []
            question.choose(state, decision.seat, decision.args, option.raw)
        after = _counted(state, target)
        return [(what, before[at][1], after[at][1]) for at, (what, _) in enumerate(before)]

    def references(self) -> list[Reference]:
        found = [_scoring_reference(card) for card in SCORING.values()]
        for group, cards in (
            ("explore", HEROES_EXPLORE + BASE_EXPLORE + RUINS),
            ("heroes", HEROES),
            ("ambushes", HEROES_AMBUSHES + BASE_AMBUSHES),
        ):
            found += [
                Reference(
                    f"card-{card.id}",
                    Text(DOMAIN, f"art-group-{group}"),
                    card_text(card),
                    card_words(card),
                    _small_picture(card_picture(card, 8, 8, 104), 120, 120),
                    Text(DOMAIN, "art-alone", said=card_words(card, alone=True)) if card.corner else None,
                )
                for card in cards
            ]
        return found

    def seat_colour(self, seat: int) -> str:
        return f"cg-seat-{seat % len(SEATS)}"


def _counted(state: Any, target: int) -> list[tuple[Text, int]]:
    view = state._sheet_view(target, state.sheet(target))
    cards = [(Text(DOMAIN, f"card-{id}"), view.edicts[slot]) for slot, id in zip(EDICTS, state.edicts, strict=True)]
    return [*cards, (Text(DOMAIN, "line-coins"), view.coins), (Text(DOMAIN, "line-monsters"), -view.open)]


class Table(NamedTuple):
    """What the panels are drawn from."""

    view: View
    language: str
    names: tuple[str, ...]
    decision: Decision | None
    since: View | None

    def say(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return Text(DOMAIN, id, **args).to(self.language)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat-name", seat=seat + 1)

    def panel(
        self, id: str, kind: str, title: Text, size: tuple[int, int], body: str, seat: int | None = None
    ) -> Panel:
        label = escape(title.to(self.language))
        svg = (
            f'<svg {XMLNS} class="cg cg-{id}" viewBox="0 0 {size[0]} {size[1]}" role="group" aria-label="{label}">'
            f"{body}</svg>"
        )
        return Panel(id, kind, title, svg, seat)


# --- a sheet ---------------------------------------------------------------------------------------------------


def sheet(table: Table, owner: int) -> str:
    """A seat's map with its head, coins and season scores."""
    view = table.view
    here = view.sheets[owner]
    parts = [_head(table, owner, here)]
    labels = "".join(words(MAP_LEFT + CELL * c + 15, 63, str(c + 1), "cg-tiny cg-mid cg-muted") for c in range(SIZE))
    labels += "".join(
        words(11, MAP_TOP + CELL * r + 19, letter, "cg-tiny cg-mid cg-muted") for r, letter in enumerate(ROW_NAMES)
    )
    drawn = maps.large(here.rows, view.printed_ruins, here.letters, here.marks)
    drawn += _changed(table, owner) + _pickable(table, owner)
    parts.append(f'{labels}<g class="cg-map" transform="translate({MAP_LEFT} {MAP_TOP})">{drawn}</g>')
    parts.append(_coins(table, here))
    parts.append(_scores(table, here))
    return "".join(parts)


def _head(table: Table, owner: int, here: Sheet) -> str:
    view = table.view
    name = shorten(table.name(owner), 18, 200)
    parts = [words(MAP_LEFT, 26, name, "cg-name cg-serif")]
    badge = "left" if owner in view.resigned else "winner" if owner in view.winners else ""
    if badge:
        parts.append(
            words(MAP_LEFT + measure(name, 18) + 10, 26, table.say(f"art-{badge}"), "cg-small cg-moss cg-bold")
        )
    total = number(here.total)
    star = round(min(300, 352 - measure(total, 20) - 28))
    parts.append(icon("points", star, 9, 20) + words(352, 27, total, "cg-big cg-end"))
    if view.rating is not None:
        rating = table.say("art-rating", rating=number(view.rating))
        title = f" – {table.say(f'title-{view.title}')}" if view.title else ""
        parts.append(words(MAP_LEFT, 43, rating + title, "cg-small cg-muted"))
    return "".join(parts)


def _changed(table: Table, owner: int) -> str:
    """A dashed line round what is new since the viewer last looked."""
    since = table.since
    if since is None or owner >= len(since.sheets):
        return ""
    path = ""
    for row, (now, before) in enumerate(zip(table.view.sheets[owner].rows, since.sheets[owner].rows, strict=True)):
        for column in range(SIZE):
            if now[column] != before[column]:
                path += f"M{column * CELL + 2} {row * CELL + 2}h26v26h-26z"
    return f'<path class="cg-new" d="{path}"/>' if path else ""


def _pickable(table: Table, owner: int) -> str:
    """The ghosts of the decision, and a place to press for every space that stands for an option."""
    decision, view = table.decision, table.view
    target = view.target if view.target is not None else view.seat
    if decision is None or owner != target:
        return ""
    parts = [maps.ghosts(decision)]
    if isinstance(decision.question, Choose):
        return parts[0]
    classes = "cg-pick" if parts[0] else "cg-pick cg-glow"  # without a ghost the spaces themselves are pressed
    for space, keys in maps.keys_by_space(decision).items():
        x, y = (int(space[1:]) - 1) * CELL, ROW_NAMES.index(space[0]) * CELL
        parts.append(
            f'<path class="{classes}" d="M{x} {y}h30v30h-30z" data-keys="{" ".join(keys)}" tabindex="0" role="button" '
            f'aria-label="{space}"/>'
        )
    return "".join(parts)


def _coins(table: Table, here: Sheet) -> str:
    top = MAP_TOP + SIZE * CELL + 8
    label = escape(table.say("art-coins", coins=here.coins))
    parts = [f'<g role="img"><title>{label}</title>']
    for place in range(COIN_TRACK):
        x = MAP_LEFT + place * 23.6
        if place < here.coins:
            parts.append(use("coin", round(x, 1), top, 22))
        else:
            parts.append(f'<circle class="cg-slot" cx="{x + 11:.1f}" cy="{top + 11}" r="8.5"/>')
    return "".join(parts) + "</g>"


def _scores(table: Table, here: Sheet) -> str:
    """Season by season as on the paper sheet: two edicts, coins, monsters and their sum."""
    top = MAP_TOP + SIZE * CELL + 38
    parts = []
    for season, name in enumerate(SEASONS):
        x = MAP_LEFT + season * 84
        scored = here.seasons[season] if season < len(here.seasons) else {}
        frame = "cg-now" if season == table.view.season and not table.view.over else "cg-rule"
        parts.append(f'<rect class="{frame}" x="{x}" y="{top}" width="78" height="86" rx="8"/>')
        parts.append(icon(name, x + 5, top + 5, 16) + words(x + 25, top + 17, table.say(f"season-{name}"), "cg-small"))
        for line, (part, points) in enumerate(scored.items()):
            y = top + 34 + line * 12.5
            if part in ("coins", "monsters"):
                parts.append(icon("coin" if part == "coins" else "monster", x + 6, y - 9, 10))
            else:
                parts.append(words(x + 7, y, part, "cg-tiny cg-bold"))
            parts.append(words(x + 40, y, number(points), "cg-tiny cg-end"))
        if scored:
            parts.append(words(x + 72, top + 72, number(sum(scored.values())), "cg-end cg-bold"))
    return "".join(parts)


# --- the turn --------------------------------------------------------------------------------------------------


def _turn_title(view: View) -> Text:
    if view.over:
        return Text(DOMAIN, "art-over")
    return Text(DOMAIN, "art-turn", season=view.season, time=view.time, limit=view.thresholds[view.season])


def turn(table: Table) -> tuple[tuple[int, int], str]:
    """The season track, the card everybody draws, and what is still in the deck."""
    view = table.view
    limit = view.thresholds[view.season]
    season = SEASONS[view.season]
    parts = [
        icon(season, 8, 6, 22),
        words(36, 23, table.say(f"season-{season}"), "cg-title cg-serif"),
        icon("time", 282, 8, 18),
        words(352, 22, f"{view.time} / {limit}", "cg-bold cg-end"),
    ]
    for step in range(limit):
        filled = "cg-bar" if step < view.time else "cg-slot"
        x, wide = 8 + step * 344 / limit, 344 / limit - 4
        parts.append(f'<rect class="{filled}" x="{x:.1f}" y="34" width="{wide:.1f}" height="6" rx="3"/>')
    height = 48
    if view.card is not None and not view.over:
        card = CARDS[CARD_OF[view.card]]
        parts.append(f'<rect class="cg-surface" x="4" y="{height}" width="352" height="112" rx="10"/>')
        parts.append(words(16, height + 24, card_text(card).to(table.language), "cg-title cg-serif"))
        parts.append(icon("time", 306, height + 9, 16) + words(344, height + 22, str(card.time), "cg-bold cg-end"))
        body = _choices(table, card, height + 36) if card.terrains else card_picture(card, 16, height + 34, 70)
        parts.append(body)
        if not card.terrains:
            said = wrap(card_words(card, alone=len(view.sheets) == 1).to(table.language), 12, 236)
            parts += [words(104, height + 46 + 15 * row, line, "cg-small") for row, line in enumerate(said[:5])]
        height += 120
    notes = [
        table.say("art-deck", count=view.deck)
        + ", "
        + table.say("art-hidden", ambushes=view.ambushes, heroes=view.heroes)
    ]
    if view.lasting:
        named = tuple(Text(DOMAIN, f"card-{id}") for id in view.lasting)
        notes.append(table.say("art-lasting", cards=named))
    for note in notes:
        for line in wrap(note, 12, 340):
            parts.append(words(10, height + 12, line, "cg-small cg-muted"))
            height += 16
    return (WIDTH, height + 4), "".join(parts)


def _choices(table: Table, card: Card, top: int) -> str:
    """Every terrain with every shape of the card; those that can be picked are buttons."""
    decision = table.decision
    keys = {}
    refusals = {}
    if decision is not None and isinstance(decision.question, Choose):
        keys = {option.key: option.words.to(table.language) for option in decision.options}
        refusals = {key: why.to(table.language) for key, why in decision.refusals.items()}
    pairs = [(terrain, which) for terrain in card.terrains for which in range(len(card.shapes))]
    if keys and all(key.endswith(":single") for key in keys):
        pairs = [(KINDS.index(key.partition(":")[0]), 9) for key in keys]
    step = min(84, 330 // max(1, len(pairs)))
    parts = []
    for place, (terrain, which) in enumerate(pairs):
        key = f"{KINDS[terrain]}:{'single' if which == 9 else which + 1}"
        cells = ((0, 0),) if which == 9 else card.shapes[which].turns[0].cells
        x = 14 + place * step
        face = _fitted(cells, KINDS[terrain], x + 6, top + 4, min(60, step - 14))
        if card.coin and which == 0:
            face += use("coin", x + step - 28, top + 44, 18)
        frame = f'x="{x}" y="{top}" width="{step - 4}" height="70" rx="8"'
        if key in keys:
            marks = f'data-keys="{key}" tabindex="0" role="button" aria-label="{escape(keys[key])}"'
            body = f'<rect class="cg-touch" {frame}/><rect class="cg-halo" {frame}/>{face}'
            parts.append(f'<g class="cg-pick" {marks}>{body}</g>')
        elif key in refusals:
            why = escape(refusals[key])
            label = escape(table.say(f"terrain-{KINDS[terrain]}"))
            marks = f'data-why="{why}" tabindex="0" role="button" aria-disabled="true" aria-label="{label}"'
            parts.append(
                f'<g class="cg-quiet" {marks}><rect class="cg-slot" {frame}/><g class="cg-face">{face}</g></g>'
            )
        else:
            parts.append(f'<g><rect class="cg-slot" {frame}/>{face}</g>')
    return "".join(parts)


def _fitted(cells: tuple[tuple[int, int], ...], kind: str, x: float, y: float, size: float) -> str:
    """A shape filled with a terrain, in the middle of a square."""
    down, across = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    side = min(24.0, size / max(down, across))
    return shape_picture(cells, x + (size - across * side) / 2, y + (size - down * side) / 2, side, kind)


def card_picture(card: Card, x: float, y: float, size: float) -> str:
    """The heart of a card: its shapes, its attack, or a ruin."""
    if card.ruins:
        return use("ruin", x, y, size)
    if card.attack:
        cells = turned(card.attack.cells, 0)
        low_row, low_column = min(0, *(r for r, _ in cells)), min(0, *(c for _, c in cells))
        high_row, high_column = max(0, *(r for r, _ in cells)), max(0, *(c for _, c in cells))
        side = size / max(high_row - low_row + 1, high_column - low_column + 1, 3)
        at = [(x + (c - low_column) * side, y + (r - low_row) * side) for r, c in cells]
        struck = "".join(
            f'<rect class="cg-slot" x="{left:.1f}" y="{top:.1f}" width="{side:.1f}" height="{side:.1f}"/>'
            + use("mark", round(left, 1), round(top + side / 4, 1), round(side, 1))
            for left, top in at
        )
        left, top = x - low_column * side, y - low_row * side
        return struck + shape_picture(((0, 0),), round(left, 1), round(top, 1), round(side, 1), "hero")
    if card.corner:
        drawn = _fitted(card.shapes[0].turns[0].cells, "monster", x, y, size)
        letter = LETTERS.get(card.letter)
        return drawn + (words(x + size, y + size, letter, "cg-title cg-end") if letter else "")
    half = size / len(card.shapes)
    return "".join(
        _fitted(shape.turns[0].cells, KINDS[card.terrains[0]], x + half * place, y, half)
        for place, shape in enumerate(card.shapes)
    )


def card_words(card: Card, *, alone: bool = False) -> Text:
    """What a card says, generated from what it does; in solo play an ambush walks along the border by itself."""
    if card.ruins:
        return Text(DOMAIN, "text-ruins")
    if card.attack:
        return Text(DOMAIN, "text-hero")
    if card.corner:
        who = "player" if alone else "neighbour"
        effect = Text(DOMAIN, f"effect-{LETTERS.get(card.letter, 'none')}", coins=DRAGON_REWARD, who=who)
        direction = "clockwise" if card.clockwise else "counterclockwise"
        if alone:
            return Text(DOMAIN, "text-ambush-alone", corner=card.corner, direction=direction, effect=effect)
        return Text(DOMAIN, "text-ambush", direction=direction, effect=effect)
    terrains = tuple(Text(DOMAIN, f"icon-{KINDS[terrain]}") for terrain in card.terrains)
    coin = "yes" if card.coin else "no"
    return Text(DOMAIN, "text-explore", count=len(card.shapes), terrains=terrains, coin=coin)


# --- other maps ------------------------------------------------------------------------------------------------


def others(table: Table, own: int) -> tuple[tuple[int, int], str]:
    """Everybody else's map in little; at a large table those of neighbours and leaders."""
    view = table.view
    seats = [seat for seat in range(len(view.sheets)) if seat != own]
    crowd = len(seats) > MOST_MAPS
    best = sorted(seats, key=lambda seat: -view.sheets[seat].total)
    shown = seats
    if crowd:
        near = [(own - 1) % len(view.sheets), (own + 1) % len(view.sheets), *([view.target] if view.target else [])]
        shown = list(dict.fromkeys(seat for seat in (*near, *best) if seat != own))[:FEW_MAPS]
    parts = []
    for place, seat in enumerate(shown):
        x, y = 8 + place % 3 * 118, 4 + place // 3 * 142
        here = view.sheets[seat]
        name = shorten(table.name(seat), 12, 72)
        parts.append(
            f'<g transform="translate({x} {y})" role="img" aria-label="{escape(table.name(seat))}: {here.total}">'
            f"{words(0, 13, name, 'cg-small')}{words(99, 13, number(here.total), 'cg-small cg-bold cg-end')}"
            f'<g transform="translate(0 19)">{maps.small(here.rows)}</g></g>'
        )
    height = 8 + -(-len(shown) // 3) * 142
    if crowd:
        parts.append(words(8, height + 10, table.say("art-more"), "cg-small cg-muted"))
        height += 20
    return (WIDTH, height), "".join(parts)


# --- scoring cards ---------------------------------------------------------------------------------------------

CARD_WIDTH, CARD_HEIGHT = 172, 214


def edicts(view: View, language: str, columns: int = 2) -> tuple[tuple[int, int], str]:
    """The four scoring cards under their edicts."""
    parts = []
    for place, id in enumerate(view.edicts):
        x, y = 4 + place % columns * (CARD_WIDTH + 8), 4 + place // columns * (CARD_HEIGHT + 8)
        figures = view.figures["jorekburg"], view.figures["deepwood"]
        body = scoring_card(id, language, EDICTS[place], figures, view.wild) + _counts(view, language, place)
        parts.append(f'<g transform="translate({x} {y})">{body}</g>')
    rows = -(-len(view.edicts) // columns)
    return (columns * (CARD_WIDTH + 8) + 4, rows * (CARD_HEIGHT + 8) + 4), "".join(parts)


def _counts(view: View, language: str, edict: int) -> str:
    """When a card counts (the running season strong), and what it brings the viewer now."""
    parts: list[str] = []
    for season in (season for season, pair in enumerate(SEASON_EDICTS) if edict in pair):
        strength = "cg-moss" if season == view.season and not view.over else "cg-muted"
        done = ' opacity=".4"' if season < view.season or view.over else ""
        label = escape(Text(DOMAIN, f"season-{SEASONS[season]}").to(language))
        picture = icon(SEASONS[season], 36 + 20 * len(parts), 30, 16)
        parts.append(f'<g class="{strength}"{done} role="img"><title>{label}</title>{picture}</g>')
    if view.seat is not None:
        points = number(view.sheets[view.seat].edicts[EDICTS[edict]])
        said = Text(DOMAIN, "art-now", points=points).to(language)
        parts.append(words(CARD_WIDTH - 10, 43, said, "cg-small cg-bold cg-end"))
    return "".join(parts)


def scoring_card(id: str, language: str, slot: str, figures: tuple[int, int], wild: bool) -> str:
    rule = rule_of(id, *figures)
    name = shorten(Text(DOMAIN, f"card-{id}").to(language), 15, CARD_WIDTH - 44)
    said = rule.describe().to(language) + (f" {Text(DOMAIN, 'score-wild').to(language)}" if wild and rule.casts else "")
    lines = wrap(said, 12, CARD_WIDTH - 20)
    points = Text(DOMAIN, "art-example", points=example_points(id, *figures)).to(language)
    solo = Text(DOMAIN, "art-solo", number=SCORING[id].solo).to(language)
    room = CARD_HEIGHT - 62 - 15 * len(lines) - 22
    parts = [
        f'<rect class="cg-surface" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10"/>',
        f'<circle class="cg-badge" cx="18" cy="18" r="11"/>{words(18, 23, slot, "cg-bold cg-mid")}',
        words(36, 23, name, "cg-title cg-serif"),
        *(words(10, 64 + 15 * row, line, "cg-small") for row, line in enumerate(lines)),
        words(10, CARD_HEIGHT - 8, points, "cg-tiny cg-bold"),
        words(CARD_WIDTH - 10, CARD_HEIGHT - 8, solo, "cg-tiny cg-muted cg-end"),
    ]
    if room > 20:
        picture = example_picture(id, CARD_WIDTH - 24, room)
        parts.append(f'<g transform="translate(10 {62 + 15 * len(lines) - 4})">{picture}</g>')
    return "".join(parts)


def _scoring_reference(card: ScoringCard) -> Reference:
    return Reference(
        f"card-{card.id}",
        Text(DOMAIN, "art-group-scoring"),
        Text(DOMAIN, f"card-{card.id}"),
        card.rule.describe(),
        _small_picture(f'<g transform="translate(4 4)">{example_picture(card.id, 176, 112, 30)}</g>', 184, 120),
        Text(DOMAIN, "art-example", points=example_points(card.id)),
    )


def _small_picture(body: str, width: int, height: int, classes: str = "") -> str:
    styled = f"cg {classes}".strip()
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {XMLNS} class="{styled}" {size} aria-hidden="true">{body}</svg>'


ART = CartographersArt()
