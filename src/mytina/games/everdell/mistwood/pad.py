"""Mistwood on the score pad: its cards, what they share and count, and powers that change cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, CARDS, KIND, POINTS, POWERS, UNIQUES, card_name
from mytina.games.everdell.mistwood.cards import FIRST_LEGENDS, MISTWOOD_LEGENDS
from mytina.games.everdell.mistwood.corrin import CORRIN_CARDS
from mytina.games.everdell.mistwood.farms import FARM_CARDS
from mytina.games.everdell.mistwood.legends import TREASURE, is_legend, legends
from mytina.games.everdell.mistwood.powers import IDS, powers
from mytina.games.everdell.mistwood.rugwort_cards import RUGWORT_CARDS
from mytina.games.everdell.pad import MOST_CARDS, ModulePad, like, tame
from mytina.games.everdell.questions import text
from mytina.games.everdell.scoring import sheet
from mytina.games.everdell.table import slots_of
from mytina.games.everdell.terms import CONSTRUCTION, KINDS, NONE
from mytina.interface.pad import Choice, EditorPart
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, say
from mytina.kernel.text import quoted

if TYPE_CHECKING:
    from mytina.games.everdell.pad import Place
    from mytina.games.everdell.state import Everdell

#: The switches that bring cards.
_SWITCHES: dict[str, tuple[str, Any]] = {
    **{card.id: ("four_seasons", True) for card in FARM_CARDS},
    **{card.id: ("corrin", True) for card in CORRIN_CARDS},
    **{card.id: ("more_legends", "with_first_set") for card in (*MISTWOOD_LEGENDS, *FIRST_LEGENDS)},
    **{card.id: ("rugwort_cards", True) for card in RUGWORT_CARDS},
}
#: All powers there are, those of Newleaf too.
POWER_IDS: dict[str, int] = {power.id: number for number, power in enumerate(POWERS)}
_MOST_WORTH = max(card.points for card in CARDS if card.kind == CONSTRUCTION)


class MistwoodPad(ModulePad):
    """`"power": "pigs"` for a player whose Farms take no space; `counts` of a King Corrin and a Bridge of the Sky."""

    each = ("power",)
    held = {
        "points": {"king_norths_treasury": TREASURE},
        "counts": {"corrin_the_king": MOST_CARDS, "bridge_of_the_sky": _MOST_WORTH},
    }

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        """Its modules are on the table if anybody has one of their cards, or one of their powers."""
        found: dict[str, Any] = {}
        for player in document["players"]:
            if not isinstance(player, dict):
                continue
            city = player.get("city")
            for card in city if isinstance(city, list) else []:
                id = card.get("card") if isinstance(card, dict) else card
                if isinstance(id, str) and id in _SWITCHES:
                    switch, value = _SWITCHES[id]
                    found[switch] = value
            if player.get("power") in IDS:
                found["mistwood_powers"] = True
        powered = any(
            isinstance(player, dict) and player.get("power", "none") != "none" for player in document["players"]
        )
        return found if found or powered else None

    def fill(self, place: Place, player: dict[str, Any]) -> None:
        state, seat = place.state, place.seat
        power = player.get("power", "none")
        if not isinstance(power, str):
            raise PadError(place.place / "power", text("pad-no-power-id", given=quoted(power)))
        if power != "none" and power not in POWER_IDS:
            place.warn("power", "pad-unknown-power", name=tame(power), like=like(power, POWER_IDS))
        if "mistwood_powers" in state.box.part_at:
            powers(state).held[seat] = IDS.index(power) if power in IDS else NONE
        if "more_legends" in state.box.part_at:
            self._share(place)
            self._look(place)

    def lay(self, state: Everdell, document: Any, warnings: list[Complaint]) -> None:
        """What only the whole table can tell: a power that two have, Farms of two sets."""
        seen: dict[str, int] = {}
        for number, player in enumerate(document["players"], 1):
            power = player.get("power", "none")
            if power in seen:
                said = text("pad-power-twice", power=text(f"power-{power}"), player=seen[power])
                warnings.append(Complaint(TOP / say("player", number=number) / "power", said, number - 1))
            elif power in POWER_IDS:
                seen[power] = number
        base = CARD_OF["farm"]
        if state.setup.four_seasons and any(base in city for city in state.cities[: len(document["players"])]):
            warnings.append(Complaint(TOP / "farm", text("pad-farms-mixed", card=card_name(base))))

    def _look(self, place: Place) -> None:
        """Legends that cannot lie together in one city (MW-LEG-01, MW-LEG-06)."""
        city = place.state.cities[place.seat]
        for kind, name in enumerate(KINDS):
            own = [card for card in city if is_legend(card) and KIND[card] == kind]
            if len(own) > 1:
                place.warn(CARDS[own[1]].id, "pad-legends", card=card_name(own[1]), n=len(own), kind=name)
        for card in filter(is_legend, city):
            banner = CARD_OF[CARDS[card].counts_as]
            if UNIQUES[banner] and banner in city:
                place.warn(CARDS[card].id, "pad-banner", card=card_name(card), banner=card_name(banner))

    def _share(self, place: Place) -> None:
        """Who shares a space with a legendary card, as far as the table does not say: what is best."""
        state, seat = place.state, place.seat
        part, city = legends(state), state.cities[seat]
        built = [slot for slot, card in enumerate(city) if KIND[card] == CONSTRUCTION and not is_legend(card)]
        bridge, spring = CARD_OF["bridge_of_the_sky"], CARD_OF["silver_scale_spring"]
        if bridge in city:
            worth = place.counts.get(city.index(bridge), NONE)
            on_it = [slot for slot in built if worth in (NONE, POINTS[city[slot]])]
            if on_it:
                part.bridges[seat] = max(on_it, key=lambda slot: POINTS[city[slot]])
                place.counts.pop(city.index(bridge), None)
        if spring in city:
            hosts = [slot for slot in built if slot != part.bridges[seat]]
            part.springs[seat] = hosts[0] if hosts else NONE
        matriarch = CARD_OF["mayberry_matriarch"]
        if matriarch not in city:
            return
        husbands = slots_of(city, CARD_OF["husband"])
        if CARDS[matriarch].id in place.paired and not husbands:
            place.warn(CARDS[matriarch].id, "pad-no-husband", card=card_name(matriarch))
        if not husbands or CARDS[matriarch].id in place.alone:
            return
        apart = sheet(state, seat).total
        part.partners[seat] = husbands[0]
        if CARDS[matriarch].id not in place.paired and sheet(state, seat).total < apart:
            part.partners[seat] = NONE

    def each_parts(self) -> tuple[EditorPart, ...]:
        options = (("none", text("pad-power-none")), *((one.id, text(f"power-{one.id}")) for one in POWERS))
        return (Choice(("power",), text("pad-power"), ((None, options),)),)

    def each_blank(self) -> dict[str, Any]:
        return {"power": "none"}
