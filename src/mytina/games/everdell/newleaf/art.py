"""How Newleaf looks: what each of its modules adds to the pictures of the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.art.modules import ModuleArt
from mytina.games.everdell.newleaf.emblems import EMBLEMS, ICONS
from mytina.games.everdell.newleaf.faces import EVENTS, PLACES
from mytina.games.everdell.newleaf.horizon import VIADUCT
from mytina.games.everdell.newleaf.scenery import SCENERY
from mytina.games.everdell.questions import text
from mytina.interface.art import Badge, Horizon, Reference, Zone

if TYPE_CHECKING:
    from mytina.games.everdell.art.overview import Marks
    from mytina.games.everdell.art.things import Table
    from mytina.games.everdell.newleaf.view import GoldView, PowerView, ReservationView, StationView, TicketView
    from mytina.interface.art import Panel

# The drawings themselves need signs and cards, which are put together from what stands here: they are imported late.


class NewleafArt(ModuleArt):
    """The cards, and the golden tokens that come with them."""

    emblems = EMBLEMS
    places = PLACES
    events = EVENTS
    icons = ICONS
    scenery = SCENERY
    css = (Path(__file__).parent / "table.css").read_text(encoding="utf-8")
    tags = {"note-gold": ("gold", "0")}

    def luggage(self, table: Table, seen: GoldView, seat: int) -> str:
        from mytina.games.everdell.newleaf.drawing import gold

        return gold(table, seen, seat)

    def badges(self, seen: GoldView, seat: int) -> list[Badge]:
        n = seen.left[seat]
        return [Badge("gold", str(n), text("amount-gold", n=n))] if n else []

    def on_card(self, table: Table, seen: GoldView, owner: int, slot: int) -> list[tuple[str, str]]:
        from mytina.games.everdell.newleaf.drawing import tokens

        return tokens(table, seen, owner, slot)

    def free_with(self, table: Table, seen: GoldView, id: str) -> str:
        from mytina.games.everdell.newleaf.drawing import golden_links

        return golden_links(table, seen, id)

    def references(self) -> list[Reference]:
        from mytina.games.everdell.newleaf.drawing import references

        return references()


class StationArt(ModuleArt):
    """The train at its platform, and visitors."""

    own_places = frozenset({"station", "knoll"})
    card_places = frozenset({"station"})
    luggage_zone = "station"

    def horizon(self) -> Horizon:
        return Horizon(text("horizon-newleaf"), VIADUCT, lesson="newleaf", preset="newleaf")

    def zones(self, seen: Any) -> list[Zone]:
        return [Zone("station", text("zone-station"), "train")]

    def panels(self, table: Table, seen: StationView) -> list[Panel]:
        from mytina.games.everdell.newleaf.drawing import station

        return [table.panel("station", "station", text("art-station"), station(table, seen))]

    def overview(self, table: Table, seen: StationView, marks: Marks) -> list[tuple[str, float]]:
        from mytina.games.everdell.newleaf.drawing import overview

        return overview(table, seen, marks)

    def beside_city(self, table: Table, seen: StationView, owner: int) -> str:
        from mytina.games.everdell.newleaf.drawing import guests

        return guests(table, seen, owner)


class TicketArt(ModuleArt):
    def luggage(self, table: Table, seen: TicketView, seat: int) -> str:
        from mytina.games.everdell.newleaf.drawing import ticket

        return ticket(table, seen, seat)

    def badges(self, seen: TicketView, seat: int) -> list[Badge]:
        side = seen.tickets[seat]
        return [] if side == "gone" else [Badge("ticket", _TIMES[side], text(f"art-ticket-{side}"))]


#: How often a ticket can still be used.
_TIMES = {"two_way": "2", "one_way": "1", "gone": "0"}


class ReservationArt(ModuleArt):
    card_places = frozenset({"reserved"})
    tags = {"note-reserved": ("reservation", "−1")}

    def luggage(self, table: Table, seen: ReservationView, seat: int) -> str:
        from mytina.games.everdell.newleaf.drawing import reservation

        return reservation(table, seen, seat)

    def badges(self, seen: ReservationView, seat: int) -> list[Badge]:
        card = seen.cards[seat]
        if card is None:
            return []
        return [Badge("reservation", "", text("art-reserved-card", card=text(f"card-{card}")))]


class PowerArt(ModuleArt):
    card_places = frozenset({"archive"})

    def luggage(self, table: Table, seen: PowerView, seat: int) -> str:
        from mytina.games.everdell.newleaf.drawing import power

        return power(table, seen, seat)

    def badges(self, seen: PowerView, seat: int) -> list[Badge]:
        id = seen.powers[seat]
        if id is None:
            return []
        figure = {"snails": str(seen.snail_pile), "bats": str(seen.archived[seat])}.get(id, "")
        return [Badge(id, figure, text(f"art-power-{id}", n=int(figure or 0)))]

    def beside_hand(self, seen: PowerView) -> list[tuple[str, tuple[str, ...]]]:
        return [("archive", seen.archive)] if seen.archive else []
