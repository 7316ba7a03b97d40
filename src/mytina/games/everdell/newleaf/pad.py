"""Newleaf on the score pad: its cards, what lies on them, the visitors of every player, and what Rugwort gains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, CARDS, card_name
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS, as_if, copied
from mytina.games.everdell.newleaf.events import BASIC_EVENTS
from mytina.games.everdell.newleaf.gold import RIVAL_POINTS, TOKENS, gold
from mytina.games.everdell.newleaf.sharing import partners
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.pad import MOST, ModulePad, like, tame
from mytina.games.everdell.questions import text
from mytina.interface.pad import Collection, EditorPart, Item, ItemGroup, Number
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, Where, listed, whole
from mytina.kernel.text import Text, quoted

if TYPE_CHECKING:
    from mytina.games.everdell.pad import Place
    from mytina.games.everdell.state import Everdell

_IDS = {card.id for card in NEWLEAF_CARDS}
_EVENTS = {event.id for event in BASIC_EVENTS}
_BASIC = 4  # basic events without those of Newleaf
_HIS = ("visitors", "station_points", "gold_points")
#: What Rugwort can have gained for golden tokens (NL-SOLO-04).
_GOLD = tuple(sum(RIVAL_POINTS[:used]) for used in range(TOKENS + 1))


class NewleafPad(ModulePad):
    """`"visitors": ["bim_little", …]` of a player; `points` of a Bank, `paired` of a Greenhouse, `copies` of a
    Photographer (or the points themselves as `counts`); of Rugwort `visitors`, `station_points` and `gold_points`."""

    each = ("visitors",)
    held = {"points": {"bank": MOST}, "counts": {"photographer": MOST}}
    card_fields = ("copies",)
    pairing = frozenset({"greenhouse"})
    rival_fields = _HIS

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        """Its cards are on the table if anybody has one of them, a visitor, or Rugwort something of it."""
        found: dict[str, Any] = {}
        his = document.get("rugwort")
        his = his if isinstance(his, dict) else {}
        own = any(his.get(name) for name in _HIS)
        events = isinstance(his.get("basic_events"), int) and his["basic_events"] > _BASIC
        for player in document["players"]:
            if isinstance(player, dict):
                own = own or bool(player.get("visitors")) or bool(_named(player.get("city"), "card") & _IDS)
                events = events or bool(_named(player.get("events"), "event") & _EVENTS)
        if own:
            found |= {"cards": True, "station_board": True}
        if events:
            found["basic_events"] = True
        return found or None

    def fill(self, place: Place, player: dict[str, Any]) -> None:
        state, seat = place.state, place.seat
        given = listed(place.place / "visitors", player.get("visitors", []), 0, len(VISITORS))
        if "station_board" not in state.box.part_at:
            return
        self._welcome(state, seat, place.place / "visitors", given, place.warnings)
        self._share(place)

    def _welcome(self, state: Everdell, owner: int, at: Where, given: list[Any], warnings: list[Complaint]) -> None:
        """Lay visitors beside a city; nobody visits twice."""
        taken, seat = station(state).taken, owner if owner < state.seats else None

        def warn(id: str, **args: str | Text) -> None:
            warnings.append(Complaint(at, text(id, **args), seat))

        for one in given:
            id = one.get("visitor") if isinstance(one, dict) else one
            if not isinstance(id, str):
                raise PadError(at, text("pad-no-visitor-id", given=quoted(id)))
            number = VISITOR_OF.get(id)
            if number is None:
                warn("pad-unknown-visitor", name=tame(id), like=like(id, VISITOR_OF))
            elif any(number in others for others in taken):
                warn("pad-visitor-twice", visitor=VISITORS[number].name)
            else:
                taken[owner].append(number)

    def _share(self, place: Place) -> None:
        """Greenhouses share where the table says so, and otherwise as far as there are Farms (NL-CITY-04)."""
        state, seat, house = place.state, place.seat, CARD_OF["greenhouse"]
        city = state.cities[seat]
        houses = [
            slot for slot, card in enumerate(city) if card == house and place.told[slot].get("paired") is not False
        ]
        lonely = 0
        for slot in sorted(houses, key=lambda slot: "paired" not in place.told[slot]):
            farms = partners(state, seat, house, city)
            if farms:
                gold(state).pairs[seat].append(slot * 100 + farms[0])
            elif "paired" in place.told[slot]:
                lonely += 1
        if lonely:
            names = {"card": card_name(house), "partner": card_name(CARD_OF["farm"])}
            paired = len(gold(state).pairs[seat])
            place.warn("greenhouse", "pad-lonely", **names, n=paired + lonely, pairs=paired)

    def settle(self, places: list[Place]) -> None:
        """What Photographers copy: what the table says, or the best there is (NL-END-03)."""
        for place in places:
            for slot, card in enumerate(place.state.cities[place.seat]):
                if CARDS[card].id == "photographer":
                    self._copy(place, slot, places)
                elif "copies" in place.told[slot]:
                    place.warn(CARDS[card].id, "pad-copies-nothing", card=card_name(card))

    def _copy(self, place: Place, slot: int, places: list[Place]) -> None:
        state, seat = place.state, place.seat
        photographer = state.cities[seat][slot]
        id = place.told[slot].get("copies")
        if id is None:
            if state.box.rival is not None and slot not in place.counts:
                place.counts[slot] = 0  # which cards lie in his city is not told
                place.warn("photographer", "pad-copies-whom", card=card_name(photographer))
            return
        if not isinstance(id, str):
            raise PadError(place.place / "photographer" / "copies", text("pad-no-card-id", given=quoted(id)))
        number = CARD_OF.get(id)
        if number is None:
            place.warn("photographer", "pad-unknown-card", name=tame(id), like=like(id, CARD_OF))
            return
        if not copied(number):
            place.warn("photographer", "pad-cannot-copy", card=card_name(number))
            place.counts[slot] = 0
            return
        others = [other.seat for other in places if other is not place]
        if others and not any(number in state.cities[other] for other in others):
            place.warn("photographer", "pad-nobody-has", card=card_name(number))
        place.counts[slot] = as_if(state, seat, number)

    def lay(self, state: Everdell, document: Any, warnings: list[Complaint]) -> None:
        """What Rugwort has of Newleaf (NL-SOLO-02 to NL-SOLO-04)."""
        his, at = document.get("rugwort"), TOP / "rugwort"
        if his is None or "station_board" not in state.box.part_at:
            return
        given = listed(at / "visitors", his.get("visitors", []), 0, len(VISITORS))
        self._welcome(state, state.seats, at / "visitors", given, warnings)
        station(state).rival_points = whole(at / "station_points", his.get("station_points", 0), MOST)
        points = whole(at / "gold_points", his.get("gold_points", 0), _GOLD[-1])
        used = max(n for n, sum_ in enumerate(_GOLD) if sum_ <= points)
        if points not in _GOLD:
            warnings.append(Complaint(at / "gold_points", text("pad-gold-points", n=points, counted=_GOLD[used])))
        gold(state).left[0] = TOKENS - used

    def each_parts(self) -> tuple[EditorPart, ...]:
        return (_visitors(),)

    def each_blank(self) -> dict[str, Any]:
        return {"visitors": []}

    def rival_parts(self) -> tuple[EditorPart, ...]:
        from mytina.games.everdell.art.pad_editor import sign

        return (
            _visitors(),
            Number(("station_points",), text("pad-station_points"), 0, MOST, sign("train")),
            Number(("gold_points",), text("pad-gold_points"), 0, _GOLD[-1], sign("gold")),
        )

    def rival_blank(self) -> dict[str, Any]:
        return {"visitors": [], "station_points": 0, "gold_points": 0}


def _named(entries: Any, key: str) -> set[str]:
    """The ids in a list of ids and objects, whatever else is wrong with it."""
    listed_ = entries if isinstance(entries, list) else []
    found = [entry.get(key) if isinstance(entry, dict) else entry for entry in listed_]
    return {id for id in found if isinstance(id, str)}


def _visitors() -> Collection:
    from mytina.games.everdell.art.pad_editor import sign

    items = tuple(Item(one.id, one.name, sign("visitor"), (), one.requires.describe()) for one in VISITORS)
    group = ItemGroup(text("pad-visitors"), items)
    return Collection(("visitors",), text("pad-visitors"), "visitor", (group,), once=True)
