"""How Mistwood looks: a drawing for every card, and what its modules add to the pictures of the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.everdell.art.emblems import EMBLEMS as BASE
from mytina.games.everdell.art.modules import ModuleArt
from mytina.games.everdell.art.shapes import (
    BARK,
    GOLD,
    LEAF,
    MOSS,
    NIGHT,
    PLUM,
    ROSE,
    RUST,
    SKY,
    SLATE,
    STONE,
    STRAW,
    WOOD,
    coat,
    crown,
    hood,
    mouse,
    squirrel,
)
from mytina.games.everdell.art.strokes import disc, fill, line
from mytina.games.everdell.mistwood.horizon import DARK_WOOD
from mytina.games.everdell.mistwood.nightweave.signs import ICONS as LAIR_ICONS
from mytina.games.everdell.questions import text
from mytina.interface.art import Badge, Horizon, Reference

if TYPE_CHECKING:
    from mytina.games.everdell.art.things import Table
    from mytina.games.everdell.mistwood.view import LegendView, PowerView

# The drawings themselves need signs and cards, which are put together from what stands here: they are imported late.

_RAT = "#6f6a72"
#: Two farms for every season: what grows on the field, and what stands in the sky.
_SEASONS = ((SLATE, SKY), (LEAF, ROSE), (GOLD, STRAW), (RUST, MOSS))


def _farm(number: int) -> str:
    season, second = divmod(number - 1, 2)
    sky = _SEASONS[season][second]
    return BASE["farm"] + disc(sky, 12, 9, 6) + "".join(disc(sky, 25 + 6 * n, 6, 2) for n in range(season + 1))


EMBLEMS: dict[str, str] = {f"farm_season_{number}": _farm(number) for number in range(1, 9)}


#: The founder of the valley as a squirrel in the colours of his cards, his path and his field.
CORRIN: dict[str, str] = {
    "corrin_the_king": coat(PLUM) + squirrel() + crown() + line(GOLD, 2.4, "M54 8v36") + disc(GOLD, 54, 7, 3.4),
    "corrins_path": fill("#9fbf6d", "M0 48V24h64v24z")
    + fill(SKY, "M0 24h64V6C44 0 20 0 0 6z")
    + fill("#e3cb98", "M14 48c4-10 22-8 20-15-1-4-8-4-6-9h5c0 4 12 5 11 12-1 5-8 7-9 12z")
    + line(BARK, 2.2, "M50 42V22")
    + fill(WOOD, "M44 22h14l4 4-4 4H44z"),
    "corrins_field": fill(SKY, "M0 24h64V0H0z")
    + fill("#d9b44a", "M0 48V22c20-6 44-6 64 0v26z")
    + line("#a9842f", 1.6, "M6 47l8-22M20 47l4-24M34 47V22M48 47l-4-24M60 47l-8-22")
    + disc(GOLD, 52, 8, 5),
    "corrin_the_warrior": coat(SLATE)
    + squirrel()
    + hood(SLATE)
    + line(STONE, 3, "M54 6v28")
    + line(BARK, 3, "M48 34h12M54 34v8"),
    "corrin_the_leader": coat(NIGHT) + squirrel() + line(BARK, 2.2, "M50 46V6") + fill(ROSE, "M50 6h13l-4 5 4 5H50z"),
}


_RAYS = ((2, 2), (18, -2), (46, -2), (62, 2), (1, 24), (63, 24))


def _legend(banner: str, sky: str) -> str:
    """What it replaces, in a glory of its own and under a golden crown."""
    rays = "".join(line(sky, 2.6, f"M32 24 {x} {y}") for x, y in _RAYS)
    return rays + BASE[banner] + fill(GOLD, "M52 8l-2-9 4 4 3-6 3 6 4-4-2 9z")


#: By legendary card: the drawing of the one that it replaces, and its glory.
LEGENDS: dict[str, str] = {
    id: _legend(banner, (GOLD, ROSE, SKY, STRAW)[number % 4])
    for number, (id, banner) in enumerate(
        (
            ("tarry_hare", "shopkeeper"),
            ("strongroot_castle", "castle"),
            ("everflame_tomb", "cemetery"),
            ("mayberry_matriarch", "wife"),
            ("jor_goldwing", "bard"),
            ("click_clacks", "general_store"),
            ("king_norths_treasury", "clock_tower"),
            ("chipter_swipple", "chip_sweep"),
            ("strey_softpaw", "ranger"),
            ("darkdeep_prison", "dungeon"),
            ("the_green_acorn", "inn"),
            ("amilla_glistendew", "queen"),
            ("cirrus_windfall", "postal_pigeon"),
            ("foresight", "historian"),
            ("fynn_nobletail", "king"),
            ("poe", "teacher"),
            ("bridge_of_the_sky", "crane"),
            ("mcgregors_market", "farm"),
            ("oleanders_opera_house", "theatre"),
            ("silver_scale_spring", "ruins"),
        )
    )
}


ICONS: dict[str, str] = {
    "legend": fill("#7a4f08", "M2 20 1 6l6 5 5-9 5 9 6-5-1 14z")
    + fill("#f2c84b", "M4 18.5 3.2 9l4.6 3.8L12 5l4.2 7.8L20.8 9 20 18.5z"),
    "butterflies": fill(ROSE, "M11 12C6 2 0 4 3 11c-3 6 4 10 8 3zM13 12c5-10 11-8 8-1 3 6-4 10-8 3z")
    + line(BARK, 2, "M12 8v12M12 8l-3-4M12 8l3-4"),
    "pigs": disc("#e8a9a0", 12, 13, 8.5) + disc("#cf7f76", 12, 15, 4, 3)
    + fill("#e8a9a0", "M5 8 4 3l5 3zM19 8l1-5-5 3z")
    + disc(BARK, 10.6, 15, 0.9) + disc(BARK, 13.4, 15, 0.9),
    "spiders": disc("currentColor", 12, 13, 5) + disc("currentColor", 12, 7, 3)
    + line("currentColor", 1.6, "M7 12 2 9M7 14l-5 1M8 16l-4 5M17 12l5-3M17 14l5 1M16 16l4 5M12 4V0"),
    "stoats": fill(WOOD, "M3 20c0-7 3-9 6-10 0-4 2-6 5-6l2-2 1 3c3 1 4 4 3 6-2 1-4 1-5 2 2 3 2 6 0 8z")
    + disc(BARK, 17, 7, 1),
}  # fmt: skip


#: Rugwort the rat in three coats.
RUGWORT: dict[str, str] = {
    "rugwort_the_rowdy": coat(MOSS) + mouse(_RAT) + line(BARK, 3, "M52 44 58 14") + disc(STONE, 58, 12, 4),
    "rugwort_the_robber": coat(NIGHT) + mouse(_RAT) + hood(NIGHT) + disc(STRAW, 53, 36, 7) + line(BARK, 2, "M48 30h10"),
    "rugwort_the_ruler": coat(PLUM) + mouse(_RAT) + crown(),
}


class FarmArt(ModuleArt):
    """The farms, the signs of all modules and their styles but for those of the lair."""

    emblems = EMBLEMS
    icons = ICONS | LAIR_ICONS
    css = (Path(__file__).parent / "table.css").read_text(encoding="utf-8")

    def horizon(self) -> Horizon:
        short = ("farms", "corrin", "legends", "powers", "nightweave")
        return Horizon(text("horizon-mistwood"), DARK_WOOD, "mistwood", preset="mistwood", short_lessons=short)


class CorrinArt(ModuleArt):
    emblems = CORRIN


class RugwortCardsArt(ModuleArt):
    emblems = RUGWORT


class LegendArt(ModuleArt):
    """Legendary cards: the own ones at the end of the hand, those of others face down."""

    emblems = LEGENDS
    card_places = frozenset({"legend"})
    tags = {"note-upgrade": ("arrow", "0"), "note-treasury": ("point", ""), "note-bridge": ("legend", "−3")}
    news = frozenset({"log-play-upgrading", "log-rugwort-legend"})

    def beside_hand(self, seen: LegendView) -> list[tuple[str, tuple[str, ...]]]:
        return [("legend", seen.own)] if seen.own else []

    def face_down(self, table: Table, seen: LegendView, seat: int) -> str:
        from mytina.games.everdell.mistwood.drawing import backs

        return backs(table, seen, seat)

    def on_card(self, table: Table, seen: LegendView, owner: int, slot: int) -> list[tuple[str, str]]:
        from mytina.games.everdell.mistwood.drawing import shared

        return shared(table, seen, owner, slot)


class PowerArt(ModuleArt):
    """Powers: a sign for everybody's, the Pigs' Farms beside the Meadow, the Spiders' figure on its place."""

    card_places = frozenset({"farms"})
    news = frozenset({"log-pigs", "log-spiders", "log-stoats"})

    def luggage(self, table: Table, seen: PowerView, seat: int) -> str:
        from mytina.games.everdell.mistwood.drawing import power

        return power(table, seen, seat)

    def badges(self, seen: PowerView, seat: int) -> list[Badge]:
        id = seen.powers[seat]
        return [] if id is None else [Badge(id, "", text("art-power", power=text(f"power-{id}")))]

    def beside_meadow(self, table: Table, seen: PowerView) -> str:
        from mytina.games.everdell.mistwood.drawing import farms

        return farms(table, seen)

    def at_place(self, table: Table, seen: PowerView, id: str) -> tuple[str, str] | None:
        from mytina.games.everdell.mistwood.drawing import figure

        return figure(table, seen, id)

    def references(self) -> list[Reference]:
        from mytina.games.everdell.mistwood.drawing import references

        return references()
