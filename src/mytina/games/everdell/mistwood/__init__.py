"""Mistwood (Mlžný les): modules that any game can be played with, each a switch of the set-up (MW-GEN-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from mytina.games.everdell.catalogue import CARD_OF, Module, register
from mytina.games.everdell.deal import BARE, DEAL_POWERS, DECK, FIRST, START, TABLE
from mytina.games.everdell.mistwood import cards, corrin, farms, legends, powers, rugwort_cards
from mytina.games.everdell.mistwood.nightweave import behaviours, plans, tricks, webs
from mytina.games.everdell.mistwood.nightweave import setup as lair
from mytina.games.everdell.mistwood.nightweave.part import MODULE, NightweavePart
from mytina.games.everdell.mistwood.nightweave.rival import RIVAL
from mytina.games.everdell.newleaf import EVERYTHING, NEWLEAF
from mytina.games.everdell.payments import LESS_4
from mytina.games.everdell.play import OPPONENTS, POWERS, RIVALS
from mytina.games.everdell.turn import EARLY, LATE, USUAL

if TYPE_CHECKING:
    from mytina.games.everdell.art.modules import ModuleArt
    from mytina.games.everdell.judging import ModuleFeatures, ModuleOptions
    from mytina.games.everdell.lessons import Lessons
    from mytina.games.everdell.pad import ModulePad


assert NEWLEAF  # registered before: cards are numbered in this order


def _farm_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.art import FarmArt

    return FarmArt()


def _corrin_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.art import CorrinArt

    return CorrinArt()


def _legend_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.art import LegendArt

    return LegendArt()


def _power_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.art import PowerArt

    return PowerArt()


def _lair_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.nightweave.art import LairArt

    return LairArt()


def _rugwort_art() -> ModuleArt:
    from mytina.games.everdell.mistwood.art import RugwortCardsArt

    return RugwortCardsArt()


def _lessons(*names: str) -> Callable[[], Lessons]:
    """Lessons by their names; imported only when somebody wants to learn."""

    def found() -> Lessons:
        from mytina.games.everdell.mistwood import lesson

        return tuple(getattr(lesson, name) for name in names)

    return found


def _lair_lessons() -> Lessons:
    from mytina.games.everdell.mistwood.nightweave.lesson import LAIR_LESSON

    return (LAIR_LESSON,)


def _pad() -> ModulePad:
    from mytina.games.everdell.mistwood.pad import MistwoodPad

    return MistwoodPad()


def _lair_pad() -> ModulePad:
    from mytina.games.everdell.mistwood.nightweave.pad import NightweavePad

    return NightweavePad()


#: What can be chosen at once: the four modules that any game can be played with.
FOREST = "mistwood"
LAIR, LAIR_WITH_NEWLEAF = "nightweave", "nightweave_newleaf"


def _features(name: str) -> Callable[[], ModuleFeatures]:
    """What a judge looks at, by the name of its class; imported only when somebody judges."""

    def found() -> ModuleFeatures:
        from mytina.games.everdell.mistwood import bot

        made: ModuleFeatures = getattr(bot, name)()
        return made

    return found


def _options(name: str) -> Callable[[], ModuleOptions]:
    """What a policy looks at, the same way."""

    def found() -> ModuleOptions:
        from mytina.games.everdell.mistwood import bot

        made: ModuleOptions = getattr(bot, name)()
        return made

    return found


def _lair_options(name: str) -> Callable[[], ModuleOptions]:
    """And of the lair."""

    def found() -> ModuleOptions:
        from mytina.games.everdell.mistwood.nightweave import bot

        made: ModuleOptions = getattr(bot, name)()
        return made

    return found


MISTWOOD = tuple(
    register(module)
    for module in (
        Module(
            "four_seasons",
            box="mistwood",
            active=lambda setup, seats: bool(setup.four_seasons),
            fields=(("four_seasons", bool, False),),
            presets=((FOREST, "four_seasons", True), (EVERYTHING, "four_seasons", True)),
            cards=farms.FARM_CARDS,
            without=("farm",),  # MW-FARM-01
            art=_farm_art,
            lessons=_lessons("MISTWOOD_LESSON", "FARMS_LESSON"),
            pad=_pad,
            features=_features("FarmFeatures"),
        ),
        Module(
            "corrin",
            box="mistwood",
            active=lambda setup, seats: bool(setup.corrin),
            fields=(("corrin", bool, False),),
            presets=((FOREST, "corrin", True), (EVERYTHING, "corrin", True)),
            cards=corrin.CORRIN_CARDS,
            art=_corrin_art,
            lessons=_lessons("CORRIN_LESSON"),
            features=_features("CorrinFeatures"),
            options=_options("CorrinOptions"),
            after_draw=((USUAL, corrin.AskLeader()),),
            looks_for=("corrin_the_leader",),
        ),
        Module(
            "more_legends",
            box="mistwood",
            active=lambda setup, seats: setup.more_legends != "none",
            fields=(("more_legends", Literal["none", "own", "with_first_set"], "none"),),
            presets=((FOREST, "more_legends", "own"), (EVERYTHING, "more_legends", "with_first_set")),
            cards=cards.MISTWOOD_LEGENDS,
            payments=(legends.UPGRADE, LESS_4, *legends.TREASURY),
            sources=(legends.LEGENDS,),
            part=legends.LegendPart,
            features=_features("LegendFeatures"),
            options=_options("LegendOptions"),
            setup=((BARE, legends.LayLegends()), (TABLE, legends.DealLegends())),
            on_enter=((EARLY, legends.CrossBridge()), (USUAL, legends.ShareWithMatriarch())),
            after_play=((RIVALS - 1, legends.RivalAnswersLegend()),),
            on_leave=legends.forget,
            apart=legends.matriarch_apart,
            housing=legends.Hall(),
            art=_legend_art,
            lessons=_lessons("LEGENDS_LESSON"),
        ),
        Module(
            "first_legends",
            box="mistwood",
            active=lambda setup, seats: setup.more_legends == "with_first_set",
            cards=cards.FIRST_LEGENDS,
        ),
        Module(
            MODULE,  # before the powers: Butterflies have the last word about an opening hand (MW-SET-02)
            box="nightweave",
            active=lair.active,
            fields=lair.FIELDS,
            switch=lair.SWITCH,
            offers=(("level", lair.levels), ("action_deck", lair.decks)),
            hints=(("behaviour", lair.behaviour_hint), ("plan", lair.plan_hint), ("tricks", lair.tricks_hint)),
            presets=(
                (LAIR, lair.SWITCH, True),
                (LAIR_WITH_NEWLEAF, lair.SWITCH, True),
                (LAIR_WITH_NEWLEAF, "cards", True),
                (LAIR_WITH_NEWLEAF, "station_board", True),
                (LAIR_WITH_NEWLEAF, "special_events", "newleaf_only"),
            ),
            check=lair.check,
            without=("the_everdell_games", "spiders"),  # MW-SET-01, MW-GEN-06
            replaces=("rugwort",),
            part=NightweavePart,
            setup=((START - 1, lair.LAY_LAIR),),
            opening_hand=lair.opening_hand,
            kept_empty=lair.kept_empty,
            turning=True,
            rival=RIVAL,
            art=_lair_art,
            pad=_lair_pad,
            lessons=_lair_lessons,
            options=_lair_options("LairOptions"),
        ),
        Module(
            "nightweave_extras",  # behaviours, plans and tricks: a plain game in the lair does not ask them
            box="nightweave",
            active=lair.has_extras,
            meadow_bars=lair.meadow_bars,
            on_take=behaviours.on_take,
            after_draw=((EARLY, behaviours.HAVE_DRAWN),),
            play_tolls=(webs.LairToll(),),
            options=_lair_options("ExtraOptions"),
            visit_tolls=(webs.WebToll(),),
            screen=webs.screen,
            interrupt=webs.interrupt,
            dormant=plans.dormant,
            on_leave=lair.on_leave,
            hand_limit=tricks.Locked(),
            after_play=((OPPONENTS, tricks.AfterHisCard()), (RIVALS, plans.AfterHisCard())),
            after_visit=((USUAL, tricks.LendNext()),),
            before_prepare=((EARLY, tricks.WorkersReturn()),),
        ),
        Module(
            "spring_worker",
            box="mistwood",
            active=lambda setup, seats: bool(setup.spring_worker),
            recruits=(0, 1, 0, 0),  # MW-IX-POW-01
        ),
        Module(
            "mistwood_powers",
            box="mistwood",
            active=lambda setup, seats: bool(setup.mistwood_powers),
            fields=(("mistwood_powers", bool, False),),
            presets=((FOREST, "mistwood_powers", True), (EVERYTHING, "mistwood_powers", True)),
            powers=powers.POWERS,
            sources=(powers.FARM_STACK,),
            part=powers.MistwoodPowers,
            features=_features("PowerFeatures"),
            options=_options("PowerOptions"),
            setup=(
                (BARE, powers.LayPowers()),
                (DECK - 5, DEAL_POWERS),
                (DECK + 5, powers.StackFarms()),
                (FIRST + 5, powers.SetOrder()),
                (START - 10, powers.AskForFigure()),
                (START - 5, powers.OfferFarm(opening=True)),
            ),
            order=powers.PowerOrder(),
            opening_hand=powers.butterfly_hand,
            hand_limit=powers.ButterflyLimit(),
            after_play=((POWERS, powers.AskStoats()), (OPPONENTS, powers.PigsGain())),
            after_rival=((USUAL, powers.PigsGain()),),
            after_prepare=((LATE + 5, powers.OfferFarm()),),
            after_visit=((USUAL, powers.Lurk()),),
            housing=powers.Sty(),
            art=_power_art,
            lessons=_lessons("POWERS_LESSON"),
        ),
        Module(
            "mistwood_powers_alone",
            box="mistwood",
            active=lambda setup, seats: setup.mistwood_powers and not setup.critter_powers,
            recruits=(0, -1, 0, 0),  # MW-POW-01, as with the powers of Newleaf
        ),
        Module(
            "rugwort_cards",
            box="mistwood",
            active=lambda setup, seats: bool(setup.rugwort_cards),
            fields=(("rugwort_cards", bool, False),),
            presets=((FOREST, "rugwort_cards", False),),  # among the switches that one chooses on one's own
            cards=rugwort_cards.RUGWORT_CARDS,
            art=_rugwort_art,
        ),
    )
)

for payment in legends.TREASURY:  # one card offers four ways to pay
    payment.card = CARD_OF["king_norths_treasury"]
