"""Nightweave's turns worked out a second time, from the rules as they are written and the printed figures alone.

A game is watched: before each turn of hers the whole table is read (hidden things too), with it the dice that she then
rolls and what the humans answer. From this the oracle (`nightweave_oracle_choice.py`, `…_turn.py`, `…_extras.py`) says
how the table must look when her turn ends, and what her score sheet must be. Where behaviours, plans or tricks are in
force the moves of humans are followed too (`…_his.py`): what may be picked, what it costs, and what she gains by it.
`python -m tests.games.nightweave_oracle --games 1000` watches more games than the tests do.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from dataclasses import fields
from itertools import permutations
from typing import Any

from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.submodules import PLANS, TRICK_OF
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.turn import PASS, NextTurn, Turn
from mytina.kernel.decision import Decision
from mytina.kernel.effects import Question, Raw
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import GAME
from tests.games.nightweave_oracle_choice import Asked
from tests.games.nightweave_oracle_extras import HerTurnWithMore
from tests.games.nightweave_oracle_his import HisMove, Pick, neutral
from tests.games.nightweave_oracle_table import ACTION_CARDS, FOOL, LAIR, PRINTED, TRICK_FACTS, Table, read
from tests.games.nightweave_oracle_turn import HerTurn, UnknowableError, score

#: What the table looks like where the order of a pile says nothing.
UNORDERED = ("rewards", "hidden", "pool", "removed", "discard", "webs", "tricks", "visitors_gone", "locked")
#: What the oracle does not follow: it reads it anew before every turn.
FREE = ("room", "occupied", "lends", "quiet")
#: Cards drawn from a deck that was shuffled in a turn, up to which all their orders are tried.
MOST_DRAWN = 5


class Watched:
    """A game that is played by chance and looked at around every turn of hers."""

    def __init__(self, seats: int, seed: int, oracle: type[HerTurn] = HerTurnWithMore, **setup: Any) -> None:
        self.state = GAME.new(seats=seats, seed=seed, nightweave_lair=True, **setup)
        self.oracle = oracle
        self.plain = not {"behaviour", "plan", "tricks", "rugwort_cards"} & set(setup)
        self.extras = bool({"behaviour", "plan", "tricks"} & set(setup))
        self.his: HisMove | None = None  # the move of a human that goes on
        self.his_moves = HisMove
        self.trick = ""  # the first trick, and where it is a permanent one every other too, if not left to chance
        self.dice = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.before: Table | None = None
        self.turn = 0
        self.asked: list[Asked] = []
        self.deck = 0  # so many cards, if the deck is to be a short one
        self.visitors = 0  # and so many visitors in each stack
        self.hers = 0  # so many cards more in her hand

    def play(self) -> Counter[str]:
        """The whole game, from the moment before her first turn."""
        state = self.state
        state.pending.clear()
        state.offers.clear()
        state.rng = Rng.from_seed(state.seed)
        state.log = []
        state.begin()
        self.run()
        if self.deck:
            state.pile = state.pile[-self.deck :]
        if self.turn and self.before is None:  # after her first turn
            lair(state).hand += [state.pile.pop() for _ in range(self.hers)]
        if self.visitors:
            there = station(state)
            there.stacks = [stack[-self.visitors :] for stack in there.stacks]
        while state.waiting:
            seat = state.waiting[0]
            raw = self.choose(seat)
            decision = state.decision(seat)
            key = decision.question.key(raw)
            if self.extras and self.before is None and state.turns:
                self.follow(seat, decision, key)
            if self.before is not None:
                self.asked.append(Asked(seat, tuple(decision.keys), key))
                self.step(seat, raw)
            elif self.plain and state.turns:
                before, turn = read(state), state.turns
                self.step(seat, raw)
                if state.turns == turn:
                    self.check_gifts(before, read(state), key)
            else:
                self.step(seat, raw)
        assert self.turn, "she has had turns"
        self.check_score(read(state))
        self.met["games"] += 1
        return self.met

    def choose(self, seat: int) -> Raw:
        """By chance; nobody passes early on, so that cities grow."""
        options = self.state.options(seat)
        raw = self.dice.choice(options)
        if raw == (PASS,) and len(options) > 1 and self.dice.random() < 0.98:
            raw = self.dice.choice(options[:-1])
        return raw

    def step(self, seat: int, raw: Raw) -> None:
        state = self.state
        question, args, _ = state.offers.pop(seat)
        state.pending.pop()
        question.choose(state, seat, args, raw)
        self.run()

    def run(self) -> None:
        """As `State.settle`, frame by frame: where a turn of hers begins or ends the table is read."""
        state = self.state
        stack = state.stack = state.pending
        while stack:
            effect, owner, args = stack[-1]
            if isinstance(effect, Question):
                raws = effect.options(state, owner, args)
                if len(raws) > 1 or (raws and effect.explicit(state, owner, args)):
                    state.offers[owner] = (effect, args, raws)
                    state.waiting = (owner,)
                    return
                stack.pop()
                if raws:
                    effect.choose(state, owner, args, raws[0])
            else:
                if not effect.lasting:
                    stack.pop()
                if isinstance(effect, NextTurn):
                    if owner == state.seats:
                        self.compare()
                    else:
                        self.compare_his()
                effect.run(state, owner, args)
                if state.active == state.seats and state.turns != self.turn:
                    if not self.turn:
                        check_setup(read(state))
                    self.begin_turn()
        state.waiting = ()

    def follow(self, seat: int, decision: Decision, key: str) -> None:
        """A pick of a human in an own turn, where behaviours, plans or tricks have a say."""
        now = read(self.state)
        if isinstance(decision.question, Turn):
            self.his = self.his_moves(seat, now, neutral(self.state))
            self.state.log = []
            wrong = self.his.check_options(decision.keys)
            assert not wrong, self.said(now, wrong)
        if self.his is not None:
            kind = type(decision.question).__name__
            self.his.picks.append(Pick(kind, key, now.figure, tuple(now.meadow)))

    def compare_his(self) -> None:
        """The turn of a human is over: has everything been paid, and does she have what is hers?"""
        his, self.his = self.his, None
        if his is None:
            return
        wrong = his.judge(read(self.state))
        assert not wrong, self.said(his.before, [*wrong, " ".join(pick.key for pick in his.picks)])
        self.met["his moves"] += 1
        self.met.update({f"his {name}": n for name, n in his.met.items() if n})

    def said(self, before: Table, wrong: list[str]) -> str:
        log = [f"  {entry.rule} {entry.text}" for entry in self.state.log or ()]
        where = f"seed {self.state.seed}, turn {self.state.turns}, {self.state.setup}"
        return "\n".join([where, *wrong, "what happened:", *log, f"before: {before}"])

    def begin_turn(self) -> None:
        self.turn = self.state.turns
        if self.trick and (TRICK_FACTS[self.trick]["type"] == "permanent" or not lair(self.state).active):
            lair(self.state).tricks = [TRICK_OF[self.trick]]
        elif self.trick:
            lair(self.state).tricks = [trick for trick in TRICK_OF.values() if trick != TRICK_OF[self.trick]]
        self.before = read(self.state)
        self.asked = []
        self.state.log = []

    def compare(self) -> None:
        """Her turn is over: does the table look as it must?"""
        state, before, after = self.state, self.before, read(self.state)
        self.before = None
        if before is None:
            return
        rolls = [int(str(entry.text.args["die"])) for entry in state.log or () if entry.text.id == "log-nw-roll"]
        turn, differences = self.worked_out(before, after, rolls, None)
        if turn is None:
            tries = [
                self.worked_out(before, after, rolls, [*after.deck, *order]) for order in _orders(differences, after)
            ]
            fits = next((one for one in tries if one[0] is not None and not one[1]), None)
            if fits is None and (not tries or any(one is None for one, _ in tries)):  # shuffled more than once
                self.met["unknowable"] += 1
                return
            self.met["shuffled"] += 1
            turn, differences = fits or tries[0]  # one order must lead to what happened
        assert turn is not None
        if differences:
            raise AssertionError(self.told(before, turn, differences))
        self.met["turns"] += 1
        self.met[turn.did] += 1
        self.met.update(turn.met)
        self.check_score(after)

    def worked_out(
        self, before: Table, after: Table, rolls: list[int], shuffled: list[str] | None
    ) -> tuple[HerTurn | None, list[str]]:
        """Her turn by the oracle, and how the table differs; no turn: the cards that were shuffled in it."""
        turn = self.oracle(before, after, list(rolls), list(self.asked))
        turn.shuffled = shuffled
        try:
            turn.take()
        except UnknowableError as error:
            return None, list(error.args)
        except AssertionError as error:
            return turn, [str(error) or "an assertion"]
        differences = different(turn.now, after, turn.any_order)
        if turn.dice:
            differences.append(f"rolled too often: {turn.dice}")
        if turn.asked:
            differences.append(f"asked too much: {turn.asked}")
        doing = self.state.view(None).parts["nightweave"].doing
        if doing != turn.did:
            differences.append(f"did {doing}, must do {turn.did}")
        return turn, differences

    def told(self, before: Table, turn: HerTurn, differences: list[str]) -> str:
        log = [f"  {entry.rule} {entry.text}" for entry in self.state.log or ()]
        return "\n".join(
            [
                f"seed {self.state.seed}, turn {self.state.turns}, {self.state.setup}",
                *differences,
                "what happened:",
                *log,
                f"card {turn.now.card}",
                f"before: {before}",
            ]
        )

    def check_score(self, table: Table) -> None:
        sheet = self.state.rival_score()
        assert sheet is not None
        own = score(table)
        assert sum(own.values()) == sheet.total, (own, sheet.lines, self.state.seed)

    def check_gifts(self, before: Table, after: Table, key: str) -> None:
        """A pick of a human in an own turn: what of hers may change by it, and by how much (MW-GIVE, MW-HUM-01)."""
        her = before.her
        new = Counter(after.hand) - Counter(before.hand)
        points = after.points[her] - before.points[her]
        cards = new.total()
        where = f"seed {self.state.seed}, {key}: {points} points, {dict(new)}"
        assert not Counter(before.hand) - Counter(after.hand), where
        if cards and points:  # cards of a human: one point for each (MW-GIVE-01)
            assert cards == points, where
            self.met["cards given"] += cards
        elif cards:  # resources, or a Field: cards of the deck instead (MW-GIVE-02, MW-IX-COR-03)
            top = before.deck[-cards:]
            assert len(before.deck) < cards or new == Counter(top), where  # else it was shuffled meanwhile
            field = any("corrins_field" in city for city in before.cities + after.cities)
            paid = sum(map(sum, before.resources)) - sum(map(sum, after.resources))
            assert field or paid >= cards or key == f"pay:{cards}" or "give" in key or "seat:" in key, where
            self.met["resources given"] += cards
        elif points:  # a visit to an open card of her city
            place = key.rpartition("@")[2]
            assert key.startswith("visit:"), where
            owner, _, slot = place.partition(".")
            assert int(owner) == her, where
            assert points == PRINTED[before.cities[her][int(slot)]].open, where
            self.met["visits to her"] += 1
        came = Counter(filter(None, after.cities[her])) - Counter(filter(None, before.cities[her]))
        assert not came or came == {FOOL: 1}, where  # MW-TEXT-03
        for name in (
            "season",
            "home",
            "reserve",
            "figure",
            "rewards",
            "hidden",
            "pool",
            "removed",
            "actions",
            "played",
        ):
            assert getattr(before, name) == getattr(after, name), (where, name)
        for name in ("card", "exhausted", "special", "finished"):
            assert getattr(before, name) == getattr(after, name), (where, name)


def _orders(shuffled: list[str], after: Table) -> list[tuple[str, ...]]:
    """In which orders the missing cards can have lain on top of a deck that was shuffled once; the top one last."""
    drawn = Counter(shuffled)
    drawn.subtract(after.deck)
    if min(drawn.values(), default=0) < 0 or not 0 < drawn.total() <= MOST_DRAWN:
        return []
    return sorted(set(permutations(drawn.elements())))


def check_setup(table: Table) -> None:
    """MW-SET-01 to MW-SET-11."""
    facts = LAIR["by_humans"][str(table.humans)]
    assert len(table.hand) == facts["nightweave_hand"]
    assert len(table.forest) == facts["forest_cards"]
    assert all(len(hand) == facts["human_hand"] or len(hand) >= 12 for hand in table.hands)
    assert "the_everdell_games" not in table.events
    assert (table.home, table.reserve, table.season, table.figure) == (2, 6, "winter", 0)
    winter = {id for id, card in ACTION_CARDS.items() if card["first_season"] == "winter"}
    assert {*table.actions, table.boxed} == winter
    assert len(table.actions) == LAIR["winter_deck"]["deck_size"]
    assert ACTION_CARDS[table.actions[-1]]["worker_symbol"]
    assert ACTION_CARDS[table.boxed]["worker_symbol"]


def different(must: Table, found: Table, any_order: set[str]) -> list[str]:
    """Every field in which two tables differ, in words."""
    wrong = []
    for one in fields(Table):
        name = one.name
        if name in FREE:
            continue
        left, right = getattr(must, name), getattr(found, name)
        if name in UNORDERED or name in any_order:
            same = Counter(left) == Counter(right)
        elif name in ("cities", "hands", "deployed", "visitors_taken", "down"):
            same = all(Counter(filter(None, a)) == Counter(filter(None, b)) for a, b in zip(left, right, strict=True))
        else:
            same = left == right
        if not same:
            wrong.append(f"{name}: must be {left}, is {right}")
    return wrong


#: What a table is played with. Plans and tricks are for one human, a behaviour for one or two.
KINDS: dict[str, dict[str, Any]] = {
    "plain": {},
    "forest": {"corrin": True, "more_legends": "with_first_set", "four_seasons": True},
    "powers": {"mistwood_powers": True, "rugwort_cards": True},
    "cards": {"cards": True},
    "station": {"cards": True, "station_board": True, "special_events": "newleaf_only", "basic_events": True},
    "behaviour": {"behaviour": "random"},
    "tricks": {"tricks": True, "mistwood_powers": True},
    "both": {"tricks": True, "behaviour": "random"},
    "plan": {"plan": "random", "four_seasons": True},
    "whims": {"plan": "random", "behaviour": "random", "mistwood_powers": True},
}


def watched(kind: str, number: int) -> Watched:
    """A game with these modules; levels, humans and plans follow one another."""
    setup = {"level": number % 5, **KINDS[kind]}
    seats = 1 + number // 5 % 2
    if "plan" in setup:
        setup["plan"] = PLANS[number % len(PLANS)]
        if setup["plan"] == "spider_whims":  # MW-GEN-04
            setup["behaviour"] = "random"
        elif setup["plan"] == "smothering_swarm":
            setup["level"] = setup["level"] or 3
    if "plan" in setup or "tricks" in setup:
        seats = 1
    return Watched(seats, number, **setup)


def main() -> None:
    parser = argparse.ArgumentParser(description="Watch games with Nightweave and work out all her turns again.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    met: Counter[str] = Counter()
    for number in range(wanted.first, wanted.first + wanted.games):
        kind = list(KINDS)[number % len(KINDS)]
        try:
            met += watched(kind, number // len(KINDS)).play()
        except AssertionError as error:
            print(f"{kind} {number // len(KINDS)}: {error}\n")
            met["games that differ"] += 1
    for name, times in sorted(met.items()):
        print(f"{name:24} {times}")


if __name__ == "__main__":
    main()
