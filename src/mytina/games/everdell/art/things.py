"""What the panels are drawn from, and how things on the table are marked: cards, pieces, signs, texts with icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from html import escape
from types import MappingProxyType
from typing import NamedTuple

from mytina.games.everdell.art import cards, modules
from mytina.games.everdell.art.symbols import emblem, sign, worker
from mytina.games.everdell.catalogue import ANY_CRITTER, CARD_OF, CARDS, Card
from mytina.games.everdell.terms import COLOURS, CRITTER, DOMAIN, SEASONS
from mytina.games.everdell.texts import linked_colour
from mytina.games.everdell.view import PlayerView, View
from mytina.interface import drawing
from mytina.interface.art import Panel
from mytina.interface.drawing import NO_CHOICES, Choices, Place, marks
from mytina.kernel.text import Text, html

_FEW = 2  # so many workers at a place are drawn one by one


class Asked(NamedTuple):
    """What the viewer can do with a thing: the keys of options and their words, or a reason why there are none."""

    keys: str
    words: str
    why: str
    way: str  # how a card would best be paid
    begins: bool  # a turn starts here: things go to where they are played


class Table(drawing.Table[View]):
    """What the panels are drawn from."""

    domain = DOMAIN

    def __init__(
        self,
        view: View,
        language: str,
        names: tuple[str, ...] = (),
        choices: Choices = NO_CHOICES,
        since: View | None = None,
        notes: Mapping[Place, Text] = MappingProxyType({}),
        harvest: Mapping[tuple[int, int, str], list[Text]] = MappingProxyType({}),
    ) -> None:
        super().__init__(view, language, names, choices, since)
        #: How a card would best be paid, by its place.
        self.notes = notes
        #: What cards of cities have just brought, by seat, slot and the id of the card's name.
        self.harvest = harvest

    @property
    def viewer(self) -> PlayerView | None:
        seat = self.view.seat
        return None if seat is None else self.view.players[seat]

    @cached_property
    def stood(self) -> dict[str, int]:
        """How many workers stood at each place when the viewer last played."""
        if self.since is None:
            return {}
        return {one.id: len(one.workers) for one in (*self.since.board, *self.since.forest)}

    @cached_property
    def lay(self) -> frozenset[tuple[int, int, str]]:
        """The cards that lay in cities when the viewer last played, by seat (that of a rival comes last) and slot."""
        if self.since is None:
            return frozenset()
        rival = () if self.since.rival is None else (self.since.rival,)
        owners = enumerate((*self.since.players, *rival))
        return frozenset((seat, one.slot, one.card) for seat, owner in owners for one in owner.city)

    @cached_property
    def asked(self) -> frozenset[str]:
        """The kinds of places on which there is something to pick, or a reason why not."""
        return frozenset(kind for kind, _ in (*self.choices.options, *self.choices.refusals))

    @cached_property
    def hosts(self) -> tuple[tuple[str, bool], ...]:
        """The viewer's own cards, and which are occupied: they say which critters come for free."""
        return () if self.viewer is None else tuple([(one.card, one.occupied) for one in self.viewer.city])

    @property
    def season(self) -> str:
        """The season that the land wears: the viewer's, or for a spectator the earliest."""
        if self.viewer is not None:
            return self.viewer.season
        return min((player.season for player in self.view.players), key=SEASONS.index)

    def name(self, seat: int) -> str:
        if seat >= len(self.view.players):
            assert self.view.rival is not None
            return self.say(f"rival-{self.view.rival.id}")
        return super().name(seat)

    def owner(self, seat: int) -> int:
        """Whose piece it is, as pictures number them."""
        return seat if seat < len(self.view.players) else modules.rival_pieces(self.view)

    # --- things -------------------------------------------------------------------------------------------------

    def asked_at(self, place: Place) -> Asked | None:
        """What the viewer can do at a place, or why not; None where there is nothing to say of that."""
        choices = self.choices
        options, why, way = choices.options.get(place), choices.refusals.get(place), self.notes.get(place)
        if options is None and way is None:
            return None if why is None else _refused(why, self.language)  # nothing at all while others decide
        keys, words = " ".join([key for key, _ in options or ()]), "; ".join([one for _, one in options or ()])
        reason = "" if options or why is None else why.to(self.language)
        return Asked(keys, words, reason, "" if way is None else way.to(self.language), choices.begins)

    def thing(self, place: Place, closeup: str, classes: str, body: str, label: str, note: str = "") -> str:
        """Something on the table: pickable, or quiet with a reason, or just there; always with its full words."""
        return _thing(place, closeup, classes, body, label, note, self.asked_at(place))

    def card(
        self,
        place: Place,
        id: str,
        *,
        over: str = "",
        fresh: bool = False,
        note: str = "",
        more: str = "",
        brought: str = "",
    ) -> str:
        """A card; `over` is what lies on it, in its own units, `note` the same in words, `more` what stands on it.

        What it `brought` stands in the place of its cost, which is paid.
        """
        if place[0] in modules.card_places() and (free := self._free_with(id)):
            note = f"{note} {free}" if note else free
        cost = brought or self._price(place, id)
        return _card(place, id, over, fresh, note, cost, more, self.language, self.asked_at(place))

    def _price(self, place: Place, id: str) -> str:
        """The cost as it stands: payable, lacking something, or better paid another way."""
        way, why = self.notes.get(place), self.choices.refusals.get(place)
        if way is not None and way.id != "note-nothing":
            if way.id == "note-full":
                return cards.price(id, None, "paid")
            return f"{_tag(way)}{cards.price(id, None, 'free')}"
        if why is not None and why.id == "why-missing":
            have = self.view.players[self.choices.seat or 0].resources
            return cards.price(id, tuple(have.values()), "lack")
        if why is not None and place[0] in modules.card_places():
            return f'<span class="ev-barred">{sign("barred")}</span>{cards.price(id, None)}'
        return cards.price(id, None)

    def _free_with(self, id: str) -> str:
        """What would bring a critter for free, and whether the viewer has it."""
        card = CARDS[CARD_OF[id]]
        if self.viewer is None or card.kind != CRITTER:
            return ""
        if card.links and (linked := _hosted(id, self.hosts, self.language)):
            return linked
        said = [told for art, seen in modules.arts(self.view) if (told := art.free_with(self, seen, id))]
        if card.links and not said:
            return _linked("none", id, self.language)
        return " ".join(said)

    def bag(
        self, place: Place, closeup: str, picture: str, figure: str, short: str, said: Text, classes: str = ""
    ) -> str:
        """A thing of the viewer's luggage: its sign and figure, and under it on a phone a word or two."""
        body = f"{picture}{f'<b>{figure}</b>' if figure else ''}<small>{escape(short)}</small>"
        return self.thing(place, closeup, f"ev-bag{classes and ' '}{classes}", body, "", said.to(self.language))

    # --- pieces -------------------------------------------------------------------------------------------------

    def piece(self, owner: int, spot: str) -> str:
        """A worker on its spot; where it goes from one to another, it is seen to go."""
        return f'<span class="ev-piece" data-vt="{spot}.{owner}">{worker(self.owner(owner))}</span>'

    def crowd(self, owners: tuple[int, ...], place: str) -> str:
        """The workers at a place: one by one, or, where many stand, how many of each player."""
        if len(owners) <= _FEW:
            return "".join(self.piece(owner, f"at.{place}.{at}") for at, owner in enumerate(owners))
        many = {owner: owners.count(owner) for owner in dict.fromkeys(owners)}
        return "".join(
            f'<span class="ev-group">{self.piece(owner, f"at.{place}")}{n if n > 1 else ""}</span>'
            for owner, n in many.items()
        )

    def who(self, owners: tuple[int, ...]) -> str:
        """The workers at a place in words."""
        if not owners:
            return ""
        many = {owner: owners.count(owner) for owner in dict.fromkeys(owners)}
        names = ", ".join(f"{self.name(owner)} {n}×" if n > 1 else self.name(owner) for owner, n in many.items())
        return self.say("art-workers-of", names=names)

    @cached_property
    def ghost(self) -> str:
        """The piece of whoever decides, for where it could stand."""
        return "" if self.choices.seat is None else worker(self.choices.seat).replace("ev-w ", "ev-w ev-ghost ")

    # --- panels -------------------------------------------------------------------------------------------------

    def panel(self, id: str, zone: str, title: Text, body: str, seat: int | None = None) -> Panel:
        drawn = f'<div class="ev" role="group" aria-label="{escape(title.to(self.language))}">{body}</div>'
        return Panel(id, "board" if seat is None else "seat", title, drawn, seat, zone=zone)


# Most things stay what they are between two picks, and many look the same at other tables: they are kept.
@lru_cache(maxsize=8192)
def _card(
    place: Place, id: str, over: str, fresh: bool, note: str, cost: str, more: str, language: str, asked: Asked | None
) -> str:
    body = f"{cards.picture(id, over)}{cards.name(id, language)}{cost}{more}"
    classes = f"ev-card {cards.colour(id)}{' ev-new' if fresh else ''}"
    return drawn(place, id, classes, body, cards.label(id, language), note, asked)


@lru_cache(maxsize=4096)
def _refused(why: Text, language: str) -> Asked:
    return Asked("", "", why.to(language), "", False)


def drawn(place: Place, closeup: str, classes: str, body: str, label: str, note: str, asked: Asked | None) -> str:
    """A thing as it stands on the table."""
    vt = f"{place[0]}.{place[1]}"
    if asked is None:
        said = f"{label} {note}" if label and note else label or note
        marked = marks(said, closeup=closeup, note=note.removesuffix("."), vt=vt)
        return f'<div class="{classes}"{marked}{_box(closeup)}>{body}</div>'
    notes = [one for one in (note, asked.way) if one]
    label = " ".join([one for one in (label, *notes) if one])
    if asked.keys:
        label += f" {asked.words}"
        classes += " ev-pick"
    elif asked.why:
        classes += " ev-quiet"
    marked = marks(
        label,
        keys=asked.keys,
        why=asked.why,
        closeup=closeup,
        note=". ".join([one[:1].upper() + one[1:].removesuffix(".") for one in notes]),
        vt=vt,
    )
    return f'<div class="{classes}"{marked}{_box(closeup)}{_gesture(place, asked)}>{body}</div>'


_thing = lru_cache(maxsize=8192)(drawn)


def _gesture(place: Place, asked: Asked) -> str:
    """Cards that can be played may be dragged to the own city, and places to go to take a dragged worker."""
    if not asked.keys or not asked.begins:
        return ""
    return ' data-drag="city"' if place[0] in modules.card_places() else ' data-takes="worker"'


@lru_cache(maxsize=512)
def _box(closeup: str) -> str:
    """Where the reference is of something that an expansion brings."""
    box = modules.boxes_of().get(closeup)
    return f' data-box="{box}"' if box else ""


@lru_cache(maxsize=4096)
def _hosted(id: str, hosts: tuple[tuple[str, bool], ...], language: str) -> str:
    """Which of these cards brings a critter in for free, one that is free before those that are occupied."""
    critter = CARDS[CARD_OF[id]]
    for occupied in (False, True):
        for host, taken in hosts:
            if taken == occupied and _hosts(CARDS[CARD_OF[host]], critter):
                return _linked("occupied" if occupied else "free", host, language)
    return ""


@lru_cache(maxsize=4096)
def _linked(stands: str, id: str, language: str) -> str:
    """How a critter's construction stands in the viewer's city; if there is none, which ones it could be."""
    if stands == "none":
        card = CARDS[CARD_OF[id]]
        if ANY_CRITTER in card.links:
            return Text(DOMAIN, "art-link-none-any").to(language)
        if colour := linked_colour(card):
            return Text(DOMAIN, "art-link-none-colour", colour=colour).to(language)
        names = tuple(Text(DOMAIN, f"card-{link}") for link in card.links)
        return Text(DOMAIN, "art-link-none", cards=names).to(language)
    return Text(DOMAIN, f"art-link-{stands}", card=Text(DOMAIN, f"card-{id}")).to(language)


@lru_cache(maxsize=4096)
def amount_label(name: str, n: int, language: str) -> str:
    """So many of something, in words."""
    return escape(Text(DOMAIN, f"amount-{name}", n=n).to(language))


def _hosts(host: Card, critter: Card) -> bool:
    """Whether a token on a construction brings a critter in: by name, by colour, any critter, or any construction."""
    if host.kind == CRITTER:
        return False
    if ANY_CRITTER in critter.links and not any(trait.golden() for trait in (*host.traits, *critter.traits)):
        return True
    names = {critter.id, critter.counts_as, ANY_CRITTER, ANY_CRITTER + COLOURS[critter.colour]}
    return bool(names & set(host.links)) or ANY_CRITTER + COLOURS[host.colour] in critter.links


def _tag(way: Text) -> str:
    """A better way to pay than as printed: the card that helps, and what it leaves of the cost."""
    helper, (icon, left) = way.args.get("card"), modules.tags().get(way.id, ("", "⇄"))
    if way.id == "note-occupied":
        left = "0"
    elif way.id == "note-less":
        what = way.args["what"]
        left = f"−{what.args['n']}" if isinstance(what, Text) else ""
    shown = emblem(helper.id.removeprefix("card-")) if isinstance(helper, Text) else ""
    return f'<span class="ev-tag" aria-hidden="true">{shown}{sign(icon) if icon else ""}{left}</span>'


def rich(said: Text, language: str) -> str:
    """A text with its icons drawn."""
    return html(said, language, lambda name, spoken: sign(name.removesuffix("-few").removesuffix("-many")))


def amounts(what: Text) -> tuple[Text, ...]:
    """A bundle of resources, one by one."""
    parts = what.args.get("parts", (what,))
    assert isinstance(parts, tuple)
    return parts


def board_sign(body: str, classes: str = "") -> str:
    """A wooden sign."""
    return f'<span class="ev-board{classes and " "}{classes}">{body}</span>'
