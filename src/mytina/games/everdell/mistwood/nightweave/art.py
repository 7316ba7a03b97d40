"""How the lair looks on the table: a zone of its own, webs and her figure on the board, her turn in pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.everdell.art.modules import ModuleArt
from mytina.games.everdell.mistwood.nightweave.scenery import SCENERY
from mytina.games.everdell.questions import text
from mytina.interface.art import Reference, Zone

if TYPE_CHECKING:
    from mytina.games.everdell.art.things import Table
    from mytina.games.everdell.mistwood.nightweave.view import LairView
    from mytina.games.everdell.view import View
    from mytina.interface.art import Deed, Panel
    from mytina.kernel.log import LogEntry
    from mytina.kernel.text import Text

# The drawings themselves need signs and cards, which are put together from what stands here: they are imported late.


class LairArt(ModuleArt):
    scenery = SCENERY
    only_own_css = True
    css = (Path(__file__).parent / "lair.css").read_text(encoding="utf-8")
    pieces = 5
    houses_rival = True
    of_rival = "log-nw-"

    def zones(self, seen: LairView) -> list[Zone]:
        return [Zone("lair", text("zone-lair"), "lair")]

    def panels(self, table: Table, seen: LairView) -> list[Panel]:
        from mytina.games.everdell.mistwood.nightweave.drawing import lair

        return [table.panel("lair", "lair", text("nw-lair"), lair(table, seen))]

    def at_place(self, table: Table, seen: LairView, id: str) -> tuple[str, str] | None:
        from mytina.games.everdell.mistwood.nightweave.drawing import web_at

        return web_at(table, seen, f"place:{id}")

    def at_event(self, table: Table, seen: LairView, id: str) -> tuple[str, str] | None:
        from mytina.games.everdell.mistwood.nightweave.drawing import web_at

        return web_at(table, seen, f"event:{id}")

    def at_slot(self, table: Table, seen: LairView, place: str) -> tuple[str, str] | None:
        from mytina.games.everdell.mistwood.nightweave.drawing import at_slot

        return at_slot(table, seen, place)

    def on_card(self, table: Table, seen: LairView, owner: int, slot: int) -> list[tuple[str, str]]:
        from mytina.games.everdell.mistwood.nightweave.drawing import web_words

        found = [("web", table.say("nw-quiet"))] if owner == 0 and slot in seen.quiet else []
        return found + [
            ("web", web_words(table, web))
            for web in seen.webs
            if web.place.startswith("visit:") and web.place.endswith(f"@{owner}.{slot}")
        ]

    def beside_hand(self, seen: LairView) -> list[tuple[str, tuple[str, ...]]]:
        return [("locked", seen.locked)] if isinstance(seen.locked, tuple) and seen.locked else []

    def die(self, seen: LairView) -> int:
        return seen.die

    def deed(self, entry: LogEntry, view: View, seen: LairView) -> Deed | None:
        from mytina.games.everdell.mistwood.nightweave.drawing_turn import deed

        return deed(entry, view)

    def verdict(self, seen: LairView) -> Text | None:
        return None if seen.all_ahead is None else text("nw-together", won="yes" if seen.all_ahead else "no")

    def sections(self) -> list[tuple[Text, tuple[Text, ...]]]:
        from mytina.games.everdell.mistwood.nightweave.measured import measured
        from mytina.games.everdell.mistwood.nightweave.setup import decks

        at_hand = tuple(words for _, words in decks())
        told: tuple[Text, ...] = (
            text("nw-rules-mode"),
            text("nw-rules-turn"),
            text("nw-rules-more"),
            text("nw-rules-won"),
        )
        levels = tuple(
            text("nw-rules-level", level=level, share=one.share, own=round(one.own), hers=round(one.hers))
            for level in range(5)
            if (one := measured().get("greedy", {}).get(f"level-{level}")) is not None
        )
        if levels:
            told += (text("nw-rules-hard", levels=levels),)
        extras = tuple(
            text("nw-rules-extra", card=_called(name), share=one.share)
            for name, one in measured().get("greedy", {}).items()
            if not name.startswith("level-")
        )
        if extras:
            told += (text("nw-rules-extras", extras=extras),)
        made = (text("nw-rules-deck", decks=at_hand), text("nw-rules-reconstructed"), text("nw-rules-left-out"))
        return [(text("nw-rules"), told), (text("nw-rules-made"), made)]

    def references(self) -> list[Reference]:
        from mytina.games.everdell.mistwood.nightweave.drawing import references

        return references()


def _called(name: str) -> Text:
    """What a measured set-up is called: a plan or a behaviour by its card."""
    return text("setup-tricks") if name == "tricks" else text(f"nw-{name.partition('-')[2]}")
