"""What sets a table of Everdell apart for its policy: the expansions on it, a rival, more than two seats.

Each is a trait (`kernel/policy.py`), under whose name everything is learned anew as far as it differs there. Modules
tell of options in their own folders (`judging.ModuleOptions`), and so is told here how a game against a rival stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mytina.games.everdell.bot.modules import module_options
from mytina.games.everdell.bot.points import points_now
from mytina.games.everdell.box import Box
from mytina.games.everdell.judging import ModuleOptions
from mytina.games.everdell.terms import SEASONS
from mytina.games.everdell.turn import PLACE, PLAY
from mytina.kernel.effects import Question, Raw
from mytina.kernel.policy import PLAIN, Policy, Tally, Trait

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: The trait of a table with more seats than two.
MANY: Final = "many"
#: What a seat does with its turn, by the first number of an option.
VERBS: Final = ("place", "play", "prepare", "pass", "action")
_VERBS: Final = len(VERBS) * 4  # in four seasons


class RivalOptions(ModuleOptions):
    """How hard the rival is, by how much a seat is ahead of him, what he still has of missed events, and whether he
    goes on."""

    def facts(self) -> list[str]:
        return [
            *(f"grade{n}" for n in range(4)),
            *(f"lead{n}" for n in range(6)),
            *(f"missed{n}" for n in range(4)),
            "passed",
        ]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        rival = state.box.rival
        assert rival is not None
        lead = points_now(state, seat) - rival.total(state)
        ahead = 0 if lead < -15 else 1 if lead < -5 else 2 if lead < 0 else 3 if lead < 6 else 4 if lead < 16 else 5
        missed = rival.missed(state)
        found = [rival.grade(state), 4 + ahead, 10 + (min(3, (missed + 2) // 3))]
        if state.passed >> state.seats & 1:
            found.append(14)
        return found, []


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
        traits = [module.box for module in box.modules if module.box]
        if box.rival is not None:
            traits.append(box.rival.id)
        if many:
            traits.append(MANY)
        traits = list(dict.fromkeys(traits))
        self.kind = "+".join(traits) or PLAIN
        self.traits = [Trait(policy, trait) for trait in traits]
        options = module_options()
        self.further = [
            Further(policy, module.box, module.id, options[module.id]) for module in box.modules if module.id in options
        ]
        if box.rival is not None:
            self.further.append(Further(policy, box.rival.id, "rival", RivalOptions()))

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
