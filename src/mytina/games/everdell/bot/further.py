"""What sets a table of Everdell apart for its policy: the expansions on it, a rival, more than two seats.

Each is a trait (`kernel/policy.py`), under whose name everything is learned anew as far as it differs there, and so is
a rival together with expansions, so that what is learned there changes nothing at tables with one of both. Modules
tell of options in their own folders (`judging.ModuleOptions`), and so is told here how a game against a rival stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mytina.games.everdell.bot.modules import module_options
from mytina.games.everdell.bot.options import BRINGS, GAINS
from mytina.games.everdell.bot.points import points_now
from mytina.games.everdell.box import Box
from mytina.games.everdell.catalogue import CARD_OF, COST, EVENTS, REQUIRED
from mytina.games.everdell.catalogue import NAMES as GOES_BY
from mytina.games.everdell.census import census, sets
from mytina.games.everdell.judging import ModuleOptions
from mytina.games.everdell.terms import SEASONS
from mytina.games.everdell.turn import PLACE, PLAY
from mytina.kernel.effects import Question, Raw
from mytina.kernel.policy import PLAIN, Policy, Tally, Trait

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: The trait of a table with more seats than two.
MANY: Final = "many"
#: How the trait of a table ends that has a rival and expansions beside: `rugwort-modules`.
MIXED: Final = "-modules"
#: What a seat does with its turn, by the first number of an option.
VERBS: Final = ("place", "play", "prepare", "pass", "action")
_VERBS: Final = len(VERBS) * 4  # in four seasons
#: Questions that take a card into the hand, and those that give one of the hand away.
TAKING: Final = {"TakingFromMeadow", "TakeRevealed", "KeepOne"}
DROPPING: Final = {"Discarding", "PostCard", "PutHandCritters"}
for _told in module_options().values():
    TAKING.update(_told.taking)
    DROPPING.update(_told.dropping)
#: What happens to a card that a special event asks for: a worker makes it cheaper or fetches the rest of what it
#: costs, it comes to the hand, or leaves it. And how far the event is then: it completes it; the other card is within
#: reach; or out of reach.
WAYS: Final = ("nears", "pays", "take", "drop")
TAKE: Final = 2
DROP: Final = 3
DISTANCES: Final = ("completes", "reach", "far")
_WAY: Final = len(DISTANCES) * 4


class RivalOptions(ModuleOptions):
    """How hard the rival is, by how much a seat is ahead of him, what he still has of missed events, and whether he
    goes on; how many special events are still to be had, how many of them with cards within reach, and how large the
    two cities are.

    A special event that is missed is his: a card that one asks for is told apart, by how far the event is
    (`DISTANCES`), where it comes to the hand or leaves it, and where a worker fetches what it costs.
    """

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[Question, dict[Raw, tuple[int, int]]] = {}  # what small decisions are about: how, which card

    def facts(self) -> list[str]:
        return [
            *(f"grade{n}" for n in range(4)),
            *(f"lead{n}" for n in range(6)),
            *(f"missed{n}" for n in range(4)),
            "passed",
            *(f"open{n}" for n in range(5)),
            *(f"reach{n}" for n in range(4)),
            *(f"own{n}" for n in range(6)),
            *(f"his{n}" for n in range(6)),
        ]

    def names(self) -> list[str]:
        return [f"{way}-{distance}-{season}" for way in WAYS for distance in DISTANCES for season in SEASONS]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        rival = state.box.rival
        assert rival is not None
        lead = points_now(state, seat) - rival.total(state)
        ahead = 0 if lead < -15 else 1 if lead < -5 else 2 if lead < 0 else 3 if lead < 6 else 4 if lead < 16 else 5
        missed = rival.missed(state)
        found = [rival.grade(state), 4 + ahead, 10 + (min(3, (missed + 2) // 3))]
        if state.passed >> state.seats & 1:
            found.append(14)
        names = sets(state, seat, census(state, seat)).names
        seen = _seen(state, seat)
        left = within = wanted = nearly = 0
        for index, event in enumerate(state.events):
            if state.achieved[index] < 0 and EVENTS[event].special:
                left += 1
                missing = REQUIRED[event] & ~names
                if missing & ~seen:
                    continue
                within += 1
                if missing & (missing - 1):
                    nearly |= missing
                else:
                    wanted |= missing
        found.append(15 + min(4, left))
        found.append(20 + min(3, within))
        found.append(24 + min(5, _size(state.cities[seat]) // 3))
        found.append(30 + min(5, _size(state.cities[state.seats]) // 3))
        return found, [wanted, nearly & ~wanted]

    def place(self, state: Everdell, seat: int, place: int, known: list[int]) -> list[int]:
        """Whether the place brings what a card costs that completes an event, or makes it cheaper."""
        wanted, nearly = known[0], known[1]
        if (not wanted and not nearly) or place >= len(GAINS) or not BRINGS[place]:
            return []
        gains = GAINS[place]
        held = state.resources[seat * 4 : seat * 4 + 4]
        found: list[int] = []
        season = state.season[seat]
        for distance in range(2):
            best = 0
            for card in _listed(known[distance]):
                cost = COST[card]
                missing = helped = 0
                for resource in range(4):
                    lacks = cost[resource] - held[resource]
                    if lacks > 0:
                        missing += lacks
                        helped += min(lacks, gains[resource])
                if missing:
                    helped = min(missing, helped + gains[4])
                    if helped:
                        best = max(best, 2 if helped == missing else 1)
            if best:
                found.append((best - 1) * _WAY + distance * 4 + season)
        return found

    def small(self, state: Everdell, seat: int, question: Question, raw: Raw) -> list[int]:
        """How far an event is that asks for a card which comes to the hand or leaves it."""
        known = self.cards.get(question)
        if known is None:
            known = self.cards[question] = {}
        about = known.get(raw)
        if about is None:
            kind = type(question).__name__
            way = TAKE if kind in TAKING else DROP if kind in DROPPING else -1
            about = known[raw] = (way, CARD_OF.get(question.subject(raw), -1))
        way, card = about
        if way < 0 or card < 0:
            return []
        goes_by, names = GOES_BY[card], sets(state, seat, census(state, seat)).names
        seen = _seen(state, seat)
        nearest = 9
        for index, event in enumerate(state.events):
            required = REQUIRED[event]
            if state.achieved[index] < 0 and EVENTS[event].special and required & goes_by & ~names:
                missing = required & ~names & ~goes_by
                nearest = min(nearest, 0 if not missing else 2 if missing & ~seen else 1)
        return [way * _WAY + nearest * 4 + state.season[seat]] if nearest < 9 else []


def _seen(state: Everdell, seat: int) -> int:
    """What the cards within reach go by, as a mask: those of the hand, and of the Meadow that are not blocked."""
    found = 0
    for card in state.hands[seat]:
        found |= GOES_BY[card]
    for slot, card in enumerate(state.meadow):
        if card >= 0 and not state.blocked >> slot & 1:
            found |= GOES_BY[card]
    return found


def _size(city: list[int]) -> int:
    """How many cards lie in a city."""
    return sum([1 for card in city if card >= 0])


def _listed(mask: int) -> list[int]:
    """The numbers of a mask."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


@final
class Further:
    """The numbers that the features of a module, or of the rival, have in a policy."""

    def __init__(self, policy: Policy[Everdell], trait: str, id: str, told: ModuleOptions) -> None:
        self.told = told
        self.id = f"{trait}/{id}"  # with which all of its names begin
        self.facts = 0
        self.names = 0
        facts, names = told.facts(), told.names()
        self.tells = bool(facts or names)
        if facts:
            each = [f"{fact}-{verb}-{season}" for fact in facts for verb in VERBS for season in SEASONS]
            self.facts = policy.block([f"{self.id}:{name}" for name in each])
        if names:
            self.names = policy.block([f"{self.id}:{name}" for name in names])


@final
class Apart:
    """What sets tables with the same modules and about as many seats apart; none of it at a plain one."""

    def __init__(self, policy: Policy[Everdell], box: Box, many: bool) -> None:
        rival = "" if box.rival is None else box.rival.id
        traits = [module.box for module in box.modules if module.box not in ("", rival)]
        if rival:
            traits.append(rival)
        if many:
            traits.append(MANY)
        traits = list(dict.fromkeys(traits))
        mixed = ""
        if rival and len(traits) > 1:
            mixed = rival + MIXED
            traits.append(mixed)
        self.kind = "+".join(traits) or PLAIN
        self.traits = [Trait(policy, trait) for trait in traits]
        options = module_options()
        self.further = [
            Further(policy, module.box, module.id, options[module.id]) for module in box.modules if module.id in options
        ]
        if rival:
            if mixed:  # what modules tell is worth something else, too: a golden token brings him points
                further = [module.id for module in box.modules if module.id in options and module.box != rival]
                self.further += [Further(policy, mixed, id, options[id]) for id in further]
            self.further.append(Further(policy, rival, "rival", RivalOptions()))

    def met(self, learned: set[str]) -> bool:
        """Whether something was learned of everything that is told here; names are given by how they begin."""
        return all(one.id in learned for one in self.further if one.tells)

    def look(self, state: Everdell, seat: int) -> Sight:
        """What is so before any option is looked at."""
        facts: list[int] = []
        known: list[list[int]] = []
        for one in self.further:
            there, remembered = one.told.look(state, seat)
            for fact in there:
                facts.append(one.facts + fact * _VERBS)
            known.append(remembered)
        return Sight(facts, known)

    def tell_turn(self, state: Everdell, seat: int, raw: Raw, sight: Sight, tally: Tally) -> None:
        """What else there is about something that a seat can do with its turn."""
        verb: i64 = raw[0]
        at: i64 = verb * 4 + state.season[seat]
        for fact in sight.facts:
            tally.add_further(fact + at)
        if verb > PLAY:
            return
        for place, one in enumerate(self.further):
            known = sight.known[place]
            if verb == PLACE:
                found = one.told.place(state, seat, raw[1], known)
            else:
                found = one.told.play(state, seat, raw[1], raw[2], known)
            for number in found:
                tally.add_further(one.names + number)

    def tell_small(self, state: Everdell, seat: int, question: Question, raw: Raw, tally: Tally) -> None:
        """The same in the middle of a move."""
        for one in self.further:
            for number in one.told.small(state, seat, question, raw):
                tally.add_further(one.names + number)


@final
class Sight:
    """What modules see before any option is looked at: features that count with a verb, and what each remembers."""

    def __init__(self, facts: list[int], known: list[list[int]]) -> None:
        self.facts = facts
        self.known = known
