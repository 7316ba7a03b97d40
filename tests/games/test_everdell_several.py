"""What Everdell lets a player do with one gesture: counters and limits, equal cards, and what goes one by one."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import mytina
from mytina.games.everdell.content.events import PutCityCritters
from mytina.games.everdell.mistwood.nightweave.behaviours import Spite
from mytina.games.everdell.mistwood.nightweave.giving import GiveUp, keeping
from mytina.games.everdell.mistwood.nightweave.plans import Ingenuity
from mytina.games.everdell.newleaf.effects import TakeColour
from mytina.games.everdell.terms import BLUE, GREEN
from mytina.interface.drawing import Choices
from mytina.kernel.effects import Question
from tests.games.everdell_tables import CARD_OF, Her, Player, play, table

#: Questions that ask again after a pick and are answered one by one, each with the reason.
ONE_BY_ONE = {
    "GainAny": "up to four resources are one pick already",
    "LampCard": "a card from the deck is seen before the next one is chosen",
    "NextGreen": "what one card brings, the next may need",
    "NextProducer": "what one card brings, the next may need",
    "NextShadow": "what one place brings, the next may need",
    "NextSwipe": "what one card brings, the next may need",
    "React": "what one card brings, the next may need",
    "TurnOver": "each card is paid for before the next one is chosen",
}


def asked(state: Any) -> Any:
    return state.decision(state.waiting[0])


def at(question: Question, args: tuple[int, ...], *players: Player, **more: Any) -> Any:
    """A table where seat 0 is asked this."""
    state = table(*players, **more)
    state.push(question, 0, args)
    state.offers.clear()
    state.settle()
    assert asked(state).question is question
    return state


def gifts(*others: Player, hand: str = "", has: str = "") -> Any:
    setup = {"corrin": True, "meadow": ""}
    state = table(Player("inn", f"corrin_the_warrior {hand}", has), *others, **setup)
    return play(state, "play:corrin_the_warrior@hand", midway=True)


def marketing(has: str, *others: Player) -> Any:
    event = "a_brilliant_marketing_plan"
    state = table(Player("shopkeeper post_office", has=has), *others, events=event, meadow="castle")
    return play(state, f"event:{event}", midway=True)


def lair(**more: Any) -> dict[str, Any]:
    return {"nightweave_lair": True, "her": Her(), **more}


FULL = "king queen judge monk bard fool doctor mine"
ALMOST = "king queen judge monk bard fool"
COUNTED = {
    "one supply for two takers": lambda: marketing("2twig 1berry", Player(), Player()),
    "more than may be given": lambda: marketing("9twig 9berry", Player(), Player(), Player()),
    "nobody to give to": lambda: marketing("2twig 2berry", Player(passed=True)),
    "gifts of both kinds": lambda: gifts(Player(), Player(), hand="inn inn crane", has="2twig 1resin"),
    "hands with little room": lambda: gifts(Player("", ALMOST), Player("", "mine"), hand="inn crane farm", has="1twig"),
    "cards that nobody can take any more": lambda: gifts(Player("", ALMOST), hand="inn crane farm farm", has="1twig"),
    "no room at all": lambda: gifts(Player("", FULL), hand="inn crane", has="2berry"),
    "gifts alone": lambda: gifts(hand="inn crane", has="2twig"),
    "given up": lambda: at(
        GiveUp("cr", "MW-WEB-05"), (3, *keeping()), Player(hand="inn inn", has="1twig 2berry"), **lair()
    ),
    "the last card of a colour stays": lambda: at(
        GiveUp("c", "MW-WEB-05"), (2, *keeping(colour=GREEN)), Player(hand="farm farm mine inn"), **lair()
    ),
    "the card that is played stays, and its price": lambda: at(
        GiveUp("cr", "MW-WEB-05"),
        (3, *keeping(card=CARD_OF["inn"], cost=(2, 1, 0, 0))),
        Player(hand="inn inn farm", has="3twig 1resin 1berry"),
        **lair(),
    ),
    "points": lambda: at(
        GiveUp("rp", "MW-WEB-05"), (3, *keeping()), Player(has="1twig", points=5), **lair()
    ),
    "spite": lambda: at(Spite(), (3,), Player(hand="inn", has="1twig 1resin"), **lair()),
    "ingenuity": lambda: at(Ingenuity(), (), Player(has="3twig 2resin 1berry"), **lair()),
}  # fmt: skip


def forced(state: Any, counters: Any, counts: tuple[int, ...]) -> bool:
    """Whether only one thing is left to pick, which then is picked by itself."""
    least = asked(state).several[0]
    return bool(least) and [counters.barred(at, counts) for at in range(len(counts))].count(None) <= 1


@pytest.mark.parametrize("case", COUNTED)
def test_counters_bar_exactly_what_the_rules_refuse(case: str) -> None:
    """From any numbers that can be counted, a counter goes up if and only if the rules offer one more of it."""
    state = COUNTED[case]()
    decision = asked(state)
    (least, most), counters = decision.several, decision.counters
    start = (0,) * len(counters.each)
    known, ahead = {start}, [start]
    while ahead:
        counts = ahead.pop()
        after = state.copy()
        for raw in counters.order(counts):
            if type(asked(after).question) is type(decision.question):
                after.pick(0, decision.question.key(raw))
            else:
                assert forced(state, counters, counts), counts
        going = 0 in after.waiting and type(asked(after).question) is type(decision.question)
        assert going == (sum(counts) < most) or forced(state, counters, counts), counts
        offered = set(asked(after).keys) if going else set()
        assert not going or ("done" in offered) == (least == 0)
        for number, counter in enumerate(counters.each):
            why, key = counters.barred(number, counts), decision.question.key(counter.raw)
            if going:
                assert (why is None) == (key in offered), (key, counts)
            if why is None and sum(counts) < most:
                more = tuple(n + (place == number) for place, n in enumerate(counts))
                if more not in known:
                    known.add(more)
                    ahead.append(more)
    assert any(sum(counts) == most for counts in known)
    for language in ("cs", "en"):
        for said in (*counters.groups, *[one.why for one in counters.limits], *[one.words for one in counters.each]):
            assert said.to(language)


def test_counters_say_whom_they_are_for_and_why_not() -> None:
    counters = asked(gifts(Player("", ALMOST), hand="inn crane farm farm", has="1twig")).counters
    assert [group.en for group in counters.groups] == ["To Mouse", "To nobody"]
    counts = [0] * len(counters.each)
    places = {one.raw: at for at, one in enumerate(counters.each)}
    inn, mouse, nobody = CARD_OF["inn"], 1, -1
    assert counters.barred(places[inn, nobody], counts) == counters.early
    for card in ("crane", "farm"):
        counts[places[CARD_OF[card], mouse]] = 1
    assert counters.barred(places[inn, mouse], counts).en == "Mouse has no room for more cards"
    assert counters.barred(places[inn, mouse], counts).cs == "Myšce se do ruky víc karet nevejde"
    assert counters.barred(places[inn, nobody], counts) is None
    assert counters.barred(places[CARD_OF["crane"], nobody], counts).en == "You have no more of these"


def test_a_choice_is_over_where_the_rest_of_it_comes_by_itself() -> None:
    """The same is asked once more, for something else: what was meant for the first does not go on there."""
    state = at(GiveUp("c", "MW-WEB-05"), (1, *keeping()), Player(hand="inn farm", has="1twig", points=5), **lair())
    state.push(GiveUp("rp", "MW-WEB-05"), 0, (3, *keeping()))
    state.offers.clear()
    state.settle()
    paid, both = state.copy(), state.copy()
    for after, key in ((paid, "pay:1twig"), (both, "pay:1point")):
        after.pick(0, key)
        assert type(asked(after).question) is GiveUp
    assert (paid.points[0], both.points[0]) == (3, 4)
    assert not asked(state).goes_on("pay:1twig", asked(paid))
    assert asked(state).goes_on("pay:1point", asked(both))


# --- cards of the city ------------------------------------------------------------------------------------------------


def cure() -> Any:
    has = Player("undertaker barge_toad farm farm farm:o inn", has="2berry")
    return play(table(has, Player(), events="croak_wart_cure"), "event:croak_wart_cure", midway=True)


def prison() -> Any:
    has = Player("wife wife monk", "", "2twig 2resin 2pebble", legends="darkdeep_prison")
    state = table(has, Player(), meadow="", more_legends="with_first_set")
    return play(state, "play:darkdeep_prison@legend", midway=True)


def thieves() -> Any:
    return at(PutCityCritters(2), (0,), Player("ranger theatre wife wife farm"), Player())


@pytest.mark.parametrize(
    ("reached", "number", "equal"), [(cure, (2, 2), "farm"), (thieves, (0, 2), "wife"), (prison, (0, 2), "wife")]
)
def test_equal_cards_of_a_city_can_all_be_marked(reached: Any, number: tuple[int, int], equal: str) -> None:
    """Each of them lies there to be pressed; whichever two are pressed, the same two picks go out."""
    state = reached()
    decision = asked(state)
    assert decision.several == number
    places = {place: said[0][0].split() for place, said in Choices.of(decision, "en").options.items()}
    twins = [keys for keys in places.values() if len(keys) > 1]
    assert len(twins) == 2
    assert twins[0] == twins[1]
    assert all(key.startswith(f"card:{equal}.") for key in twins[0])
    first, second = twins[0]
    assert first in decision
    assert second not in decision
    state.pick(0, first)
    while type(asked(state).question) is not type(decision.question):
        state.pick(0, asked(state).keys[0])
    assert second in asked(state)


def test_colours_of_the_poet_are_marked_where_there_is_room_for_some() -> None:
    meadow = "judge judge castle mine courthouse innkeeper farm farm"
    hand = "king queen monk bard fool doctor"
    state = at(TakeColour(), (BLUE, 2), Player(hand=hand), meadow=meadow, preset="newleaf_cards")
    assert asked(state).several == (2, 2)


# --- everything that repeats ----------------------------------------------------------------------------------------


def test_every_question_that_asks_again_is_one_gesture_or_has_a_reason_not_to_be() -> None:
    """A question asks again if carrying out a pick pushes it once more."""
    again, together = set(), set()
    for file in (Path(mytina.__file__).parent / "games" / "everdell").rglob("*.py"):
        source = file.read_text("utf-8")
        for found in ast.walk(ast.parse(source)):
            if not isinstance(found, ast.ClassDef):
                continue
            methods = {one.name: one for one in found.body if isinstance(one, ast.FunctionDef)}
            body = ast.get_source_segment(source, methods["choose"]) if "choose" in methods else ""
            if re.search(rf"push\((self, |{found.name}(\.of)?\()", body or ""):
                again.add(found.name)
            if "several" in methods:
                together.add(found.name)
    assert again >= {"GiveSplit", "Gifts", "LockUp", "PutCityCritters", "DiscardCityCards", "GiveUp", "Discarding"}
    assert again - together == set(ONE_BY_ONE)
