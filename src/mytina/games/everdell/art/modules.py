"""What modules add to the pictures: zones and panels, things of a player, parts of the scenery, a die, news."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.art.faces import EVENT_FACES, PLACE_FACES
from mytina.games.everdell.catalogue import FOREST, MODULES, Module

if TYPE_CHECKING:
    from mytina.games.everdell.art.overview import Marks
    from mytina.games.everdell.art.things import Table
    from mytina.games.everdell.view import View
    from mytina.interface.art import Badge, Deed, Horizon, Panel, Reference, Zone
    from mytina.kernel.log import LogEntry
    from mytina.kernel.text import Text


RIVAL = 4  # the number of Rugwort's pieces among the pictures of pieces


class ModuleArt:
    """How a module looks; `seen` is what a viewer sees of its part."""

    #: A drawing for every card it brings.
    emblems: dict[str, str] = {}
    #: A drawing for every place and every event it brings, in the fields of `faces.py`.
    places: dict[str, str] = {}
    events: dict[str, str] = {}
    #: Signs of its own, in a field of 24 × 24.
    icons: dict[str, str] = {}
    #: Lines of the log that are worth stopping for.
    news: frozenset[str] = frozenset()
    #: Styles of its own, after those of the table. Expansions share some, so that every table with one of them has all
    #: but those that are only for the module's own box.
    css: str = ""
    only_own_css: bool = False
    #: Pictures that a page carries if it shows them: id → field (as of a viewBox) and drawing.
    scenery: dict[str, tuple[str, str]] = {}
    #: Places of the board that it draws in a zone of its own; the glade leaves them out.
    own_places: frozenset[str] = frozenset()
    #: Where cards lie that can be played, beside hand and Meadow: the first word of their targets.
    card_places: frozenset[str] = frozenset()
    #: How a payment is worn by a card: id of its note → a sign, and what it leaves of the cost.
    tags: dict[str, tuple[str, str]] = {}
    #: The zone in which a phone shows what the viewer has of all modules; "": beside the own city.
    luggage_zone: str = ""
    #: The number of the rival's pieces among the pictures of pieces, if the rival is of this module; 0: he is not.
    pieces: int = 0
    #: Whether the rival has a panel among `panels`, and so no hill among the neighbours.
    houses_rival: bool = False
    #: Lines of the log without a seat that tell what the rival does: how their ids begin.
    of_rival: str = ""

    def horizon(self) -> Horizon | None:
        """Its place on the horizon of the home page; one module of an expansion has it for all of them."""
        return None

    def zones(self, seen: Any) -> list[Zone]:
        """New places of the table, such as a station or a lair; a phone gets a tab for each."""
        return []

    def panels(self, table: Table, seen: Any) -> list[Panel]:
        """Panels of its own, made with `Table.panel`; they stand in its own zone, or in one of the base game's."""
        return []

    def luggage(self, table: Table, seen: Any, seat: int) -> str:
        """What the viewer has of it, as things: on a desktop on the shelf with the supply."""
        return ""

    def badges(self, seen: Any, seat: int) -> list[Badge]:
        """The same of any seat in signs and figures, for its hill and its medallion."""
        return []

    def beside_city(self, table: Table, seen: Any, owner: int) -> str:
        """What lies beside the cards of a city."""
        return ""

    def face_down(self, table: Table, seen: Any, seat: int) -> str:
        """What somebody else holds beside a hand, as others see it."""
        return ""

    def on_card(self, table: Table, seen: Any, owner: int, slot: int) -> list[tuple[str, str]]:
        """What lies on a card of a city: signs, and words for each."""
        return []

    def beside_meadow(self, table: Table, seen: Any) -> str:
        """Cards beside the Meadow that everybody may play."""
        return ""

    def at_place(self, table: Table, seen: Any, id: str) -> tuple[str, str] | None:
        """What stands at a place of the board beside workers: its drawing, and words for it."""
        return None

    def at_slot(self, table: Table, seen: Any, place: str) -> tuple[str, str] | None:
        """What stands in a place for a card (`meadow3`, `station1`), or beside the card there; and words for it."""
        return None

    def at_event(self, table: Table, seen: Any, id: str) -> tuple[str, str] | None:
        """What lies on an event, and words for it."""
        return None

    def deed(self, entry: LogEntry, view: View, seen: Any) -> Deed | None:
        """A line of `of_rival` in pictures; None: it is told together with the next one."""
        return None

    def verdict(self, seen: Any) -> Text | None:
        """What is to be said of a finished game beside who has won."""
        return None

    def beside_hand(self, seen: Any) -> list[tuple[str, tuple[str, ...]]]:
        """Cards that stand at the end of the hand: the first word of their targets, and their ids."""
        return []

    def free_with(self, table: Table, seen: Any, id: str) -> str:
        """What would bring a card in for free beside the links of the base game."""
        return ""

    def references(self) -> list[Reference]:
        """What can be looked at closely beside cards, places and events."""
        return []

    def sections(self) -> list[tuple[Text, tuple[Text, ...]]]:
        """What the rules page tells besides: a title and paragraphs."""
        return []

    def overview(self, table: Table, seen: Any, marks: Marks) -> list[tuple[str, float]]:
        """What it adds to the whole table as one picture: bodies as wide as a column of it, and their heights; with
        the marks of its own things."""
        return []

    def die(self, seen: Any) -> int | None:
        """The last roll of its die, 0 before the first; None: it has none."""
        return None


@cache
def place_faces() -> dict[str, str]:
    """By id, what stands at a place, those of modules included."""
    return PLACE_FACES | {id: face for art in _all() for id, face in art.places.items()}


@cache
def event_faces() -> dict[str, str]:
    """By id, what an event shows, those of modules included."""
    return EVENT_FACES | {id: face for art in _all() for id, face in art.events.items()}


@cache
def faces_aside() -> frozenset[str]:
    """The faces that only some tables show: those of forest places, of special events and of boxes."""
    base = of_box(BASE)
    common = {f"place-{place.id}" for module in base for place in module.locations if place.kind != FOREST}
    common |= {f"event-{event.id}" for module in base for event in module.events if not event.special}
    return frozenset([*(f"place-{id}" for id in place_faces()), *(f"event-{id}" for id in event_faces())]) - common


def face_in(name: str) -> str:
    """What a drawing of a place or an event refers to: the page itself, or a file that pages keep."""
    return f"#{name}" if name in faces_aside() else f"{{scenery}}#{name}"


def place_face(id: str) -> str:
    """The name of a place's drawing in the scenery."""
    return f"place-{id if id in place_faces() else 'plain'}"


def event_face(id: str) -> str:
    """The name of an event's drawing in the scenery."""
    return f"event-{id if id in event_faces() else 'plain'}"


def _made() -> dict[str, ModuleArt]:
    return _made_of(tuple([module.id for module in MODULES]))


@cache
def _made_of(ids: tuple[str, ...]) -> dict[str, ModuleArt]:
    return {module.id: module.art() for module in MODULES if module.art is not None}


def _all() -> list[ModuleArt]:
    return list(_made().values())


def horizon() -> list[Horizon]:
    """The places of expansions on the horizon of the home page."""
    return [place for art in _all() if (place := art.horizon()) is not None]


def arts(view: View) -> list[tuple[ModuleArt, Any]]:
    """How the modules look of which there is something to see, with what there is."""
    if not view.parts:  # asked for every card and place
        return []
    made = _made()
    return [(made[id], seen) for id, seen in view.parts.items() if id in made]


def rival_pieces(view: View) -> int:
    """The number of the rival's pieces among the pictures of pieces."""
    return next((art.pieces for art, _ in arts(view) if art.pieces), RIVAL)


def rival_housed(view: View) -> bool:
    """Whether the rival has a place of its own, and no hill."""
    return any(art.houses_rival for art, _ in arts(view))


def stands_at(table: Table, place: str) -> tuple[str, str]:
    """What modules put in a place for a card, and words for it."""
    found = [one for art, seen in arts(table.view) if (one := art.at_slot(table, seen, place)) is not None]
    return "".join(drawn for drawn, _ in found), " ".join(said for _, said in found)


#: The name of what a table of the base game needs, alone too. With expansions it names their boxes; "": all there are.
BASE = "base"
BOXES = tuple(dict.fromkeys(module.box for module in MODULES if module.box))
EDITIONS = ("", BASE, *("-".join(some) for n in range(1, len(BOXES) + 1) for some in combinations(BOXES, n)))


@lru_cache(64)
def boxes_at(names: tuple[str, ...]) -> tuple[str, ...]:
    """The boxes that these modules come from, the base game first."""
    there = {module.box for module in MODULES if module.id in names}
    return (BASE, *(box for box in BOXES if box in there))


@cache
def boxes_of() -> dict[str, str]:
    """Which box something is from that can be looked at closely, if it is not the base game."""
    found: dict[str, str] = {}
    for box in BOXES:
        for module in of_box(box):
            found |= {card.id: box for card in module.cards} | {event.id: box for event in module.events}
            found |= {place.id: box for place in module.locations}
        found |= {reference.id: box for reference in references(box)}
    return found


def edition(view: View) -> str:
    return "-".join(boxes_at(view.modules)[1:]) or BASE


def of_box(box: str) -> list[Module]:
    """The modules of a box; "": of all."""
    return [module for module in MODULES if not box or (module.box or BASE) == box]


@cache
def own_places() -> frozenset[str]:
    return frozenset().union(*(art.own_places for art in _all()))


@cache
def card_places() -> frozenset[str]:
    """Where cards lie that can be played."""
    return frozenset({"hand", "meadow", "revealed"}).union(*(art.card_places for art in _all()))


@cache
def tags() -> dict[str, tuple[str, str]]:
    return {id: tag for art in _all() for id, tag in art.tags.items()}


def styles(name: str = "") -> str:
    if name == BASE:
        return ""
    made, own = _made(), name.split("-")
    worn = (module for module in MODULES if module.id in made)
    return "".join(made[one.id].css for one in worn if not name or one.box in own or not made[one.id].only_own_css)


def scenery() -> dict[str, tuple[str, str]]:
    return {id: drawn for art in _all() for id, drawn in art.scenery.items()}


def references(box: str) -> list[Reference]:
    made = _made()
    return [one for module in of_box(box) if module.id in made for one in made[module.id].references()]


def sections() -> list[tuple[Text, tuple[Text, ...]]]:
    return [one for art in _all() for one in art.sections()]


@cache
def news() -> frozenset[str]:
    """Lines of the log of any module that are worth stopping for."""
    return frozenset().union(*(art.news for art in _all()))
