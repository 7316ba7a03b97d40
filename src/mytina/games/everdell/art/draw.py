"""How Everdell looks: the scene, the zones and panels of the table, thumbs of options, and what a page asks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from mytina.games.everdell.art import captions, city, closeups, deeds, guide, meadow, modules, quiet, targets
from mytina.games.everdell.art.overview import whole
from mytina.games.everdell.art.scenery import SCENE
from mytina.games.everdell.art.sprite import COVER, SCENERY, SPRITE
from mytina.games.everdell.art.styles import PAGE_CSS, styles_of
from mytina.games.everdell.art.symbols import ICONS, SIGNS, sign
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import AUTUMN, SEASONS
from mytina.games.everdell.turn import PASS, PREPARE, TURN
from mytina.games.everdell.view import View
from mytina.interface.art import Art, Badge, Deed, Horizon, News, Panel, Reference, Rival, Way, Zone
from mytina.interface.guide import Guide
from mytina.interface.marked import placed
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.interface.marked import Marked
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.log import LogEntry

#: What is counted beside the question: the kinds of places of the table, and the sign and message of each.
_COUNTED = (
    (frozenset({"place", "city"}), "worker", "art-count-places"),
    (modules.card_places(), "card", "art-count-cards"),
    (frozenset({"event"}), "event", "art-count-events"),
)


class EverdellArt(Art):
    css = PAGE_CSS
    icons = ICONS
    layout = "ev-table"
    editions = modules.EDITIONS
    boxes = ("", modules.BASE, *modules.BOXES)
    scenery = SCENERY
    symbols_later = True
    symbols_aside = ("place-", "event-", "ev-m-")

    def symbols(self) -> str:
        return SPRITE

    def cover(self) -> str:
        return COVER

    def place(self) -> str:
        from mytina.games.everdell.art.place import PLACE

        return PLACE

    def horizon(self) -> list[Horizon]:
        return modules.horizon()

    def scene(self) -> str:
        return SCENE

    def zones(self, view: View) -> list[Zone]:
        others = len(view.players) > 1 or (view.rival is not None and not modules.rival_housed(view))
        found = [
            Zone("glade", text("zone-glade"), "green", below=True),
            Zone("city", text("zone-city"), "construction"),
        ]
        if others:
            found.append(Zone("neighbours", text("zone-neighbours"), "worker"))
        return found + [zone for art, seen in modules.arts(view) for zone in art.zones(seen)]

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
        choices, payments = targets.choices(decision, language, names)
        table = Table(view, language, names, choices, since, payments, captions.harvest(log, len(view.players)))
        own = view.seat or 0
        found = [quiet.glade(table), quiet.meadow(table), quiet.own_city(table, own)]
        if view.revealed:
            found.insert(0, table.panel("revealed", "glade", text("art-revealed"), meadow.revealed(table)))
        if drafted := meadow.draft(table):
            found.insert(0, table.panel("revealed", "glade", text("prompt-power"), drafted))
        for distance in range(1, len(view.players)):
            found.append(quiet.other_city(table, (own + distance) % len(view.players)))
        if view.rival is not None and not modules.rival_housed(view):
            found.append(table.panel("rival", "neighbours", text("art-rival"), city.rival(table)))
        if view.seat is not None:
            found.append(quiet.supply(table, view.seat))
            found.append(quiet.hand(table))
        found += [panel for art, seen in modules.arts(view) for panel in art.panels(table, seen)]
        if view.seat is not None and (bags := meadow.luggage(table, view.seat)):
            where = next((art.luggage_zone for art, _ in modules.arts(view) if art.luggage_zone), "city")
            found.append(table.panel("luggage", where, text("art-luggage"), bags))
        return found

    def picture(
        self, view: View, *, language: str = "en", names: tuple[str, ...] = (), marked: Sequence[Marked] = ()
    ) -> str:
        return whole(Table(view, language, names), placed(marked), large=bool(marked))

    def thumb(self, option: Option, language: str) -> str:
        if option.subject in CARD_OF:
            return f'<svg class="ev" viewBox="0 0 64 51" aria-hidden="true"><use href="#ev-e-{option.subject}"/></svg>'
        return sign(option.subject) if option.subject in SIGNS else ""

    def ways(self, option: Option) -> list[Way]:
        return closeups.ways(option)

    def button(self, option: Option) -> Text | None:
        return captions.deed(option)

    def counts(self, decision: Decision) -> list[Badge]:
        if decision.question is not TURN:
            return []
        kinds = Counter(kind for kind, _ in {option.target for option in decision.options if option.target is not None})
        found = []
        for counted, icon, message in _COUNTED:
            if n := sum(kinds[kind] for kind in counted):
                found.append(Badge(icon, str(n), text(message, n=n)))
        return found

    def sign(self, option: Option) -> str:
        decision = option.decision
        if decision.question is TURN and option.raw[0] == PREPARE:
            return SEASONS[min(decision.state.season[decision.seat] + 1, AUTUMN)]  # type: ignore[attr-defined]
        return "rest" if decision.question is TURN and option.raw[0] == PASS else ""

    def notes(self, decision: Decision) -> dict[str, Text]:
        return captions.notes(decision)

    def badges(self, view: View, seat: int) -> list[Badge]:
        player = view.players[seat]
        return [
            *(_amount(name, n) for name, n in player.resources.items()),
            _amount("card", player.hand),
            _crew(player.season, player.available, player.workers, len(player.deployed)),
            *(badge for art, seen in modules.arts(view) for badge in art.badges(seen, seat)),
            _season(player.season),
        ]

    def medallion(self, view: View, seat: int) -> list[Badge]:
        player = view.players[seat]
        return [
            _city_cards(len(player.city)),
            _season(player.season),
        ]

    def rivals(self, view: View) -> list[Rival]:
        if view.rival is None:
            return []
        piece = _piece(modules.rival_pieces(view))
        return [Rival(text(f"rival-{view.rival.id}"), view.rival.score, piece, view.over and not view.winners)]

    def by_rival(self, entry: LogEntry, view: View) -> bool:
        beginnings = tuple(art.of_rival for art, _ in modules.arts(view) if art.of_rival)
        return entry.seat is None and bool(beginnings) and entry.text.id.startswith(beginnings)

    def verdict(self, view: View) -> Text | None:
        if not view.over or len(view.players) == 1:
            return None
        said = (art.verdict(seen) for art, seen in modules.arts(view))
        return next((one for one in said if one is not None), None)

    def news(self, log: Sequence[LogEntry]) -> list[News]:
        return captions.news(log)

    def told(self, log: Sequence[LogEntry]) -> list[LogEntry]:
        return captions.told(log)

    def deed(self, entry: LogEntry, view: View) -> Deed | None:
        return deeds.deed(entry, view)

    def styles(self, edition: str) -> str:
        return styles_of(edition)

    def edition(self, view: View) -> str:
        return modules.edition(view)

    def boxes_at(self, view: View) -> tuple[str, ...]:
        return modules.boxes_at(view.modules)

    def references(self, box: str = "") -> list[Reference]:
        return closeups.references(box)

    def sections(self) -> list[tuple[Text, tuple[Text, ...]]]:
        return modules.sections()

    def guide(self, language: str) -> Guide:
        return guide.guide()

    def seat_colour(self, seat: int) -> str:
        return f"ev ev-s{seat}"

    def moment(self, view: View, option: Option, language: str) -> str:
        """The card that was played or visited; a season for those who prepared for it."""
        if option.subject in CARD_OF:
            return f'<svg class="ev" viewBox="0 -3 64 51" aria-hidden="true"><use href="#ev-e-{option.subject}"/></svg>'
        if option.question is TURN and option.raw[0] == PREPARE:
            return sign(view.players[option.seat].season)
        return ""

    def chapter(self, number: int) -> Badge:
        return Badge(SEASONS[number], "", text(f"icon-{SEASONS[number]}"))

    def seat_sign(self, seat: int) -> str:
        return _piece(seat)


# There are few of these, and every viewer sees them again after every pick.
@lru_cache(maxsize=1024)
def _amount(name: str, n: int) -> Badge:
    return Badge(name, str(n), text(f"amount-{name}", n=n))


@lru_cache(maxsize=1024)
def _crew(season: str, free: int, workers: int, out: int) -> Badge:
    return Badge("worker", f"{free}/{workers}", text("art-crew", season=season, free=free, out=out))


@lru_cache(maxsize=8)
def _season(season: str) -> Badge:
    return Badge(season, "", text(f"art-season-{season}"))


@lru_cache(maxsize=64)
def _city_cards(n: int) -> Badge:
    return Badge("construction", str(n), text("art-city-cards", n=n))


def _piece(owner: int) -> str:
    return f'<span class="ev">{sign(f"w{owner}", f"ev-s{owner}")}</span>'


ART = EverdellArt()
