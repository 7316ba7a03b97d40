"""What Nightweave does in a turn: places, cards, the Station, seasons, her end, her score.

Written from the numbered rules, without the engine. What chance decides is taken from what happened: dice, the order of
the deck, and where cards are picked at random the table after the turn, against which it is then checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.nightweave_oracle_choice import HerChoice
from tests.games.nightweave_oracle_table import (
    ACTION_CARDS,
    BESIDE,
    BONUSES,
    EVENT_POINTS,
    FOOL,
    JOURNEYS,
    LEVELS,
    PRINTED,
    RING,
    VISITORS,
    Table,
)

SEASONS = ("winter", "spring", "summer", "autumn")


class UnknowableError(Exception):
    """A pile was shuffled and drawn from: what came up cannot be told from before and after alone.

    Its arguments are the discarded cards that were shuffled; then every order in which they can have come is tried.
    """


class HerTurn(HerChoice):
    """One turn: `now` becomes what must be afterwards."""

    shuffled: list[str] | None = None  # the deck after the discard pile was shuffled, if that is known
    renewed = False  # whether visitors that had been sent away came back

    def take(self) -> None:
        now = self.now
        self.reveal()
        if self.ends_season():
            self.did = "prepare"
            self.prepare()
            return
        first, second = self.row()
        for name, action in (("first", first), ("second", second)):
            self.attempt(action)
            if self.possible(action):
                self.did = name
                self.perform(action)
                break
        else:
            self.did = "default"
            for step in self.card["default"]:  # MW-TURN-06
                if step["kind"] == "points":
                    now.points[now.her] += self.worth(step["amount"])
                elif self.possible(step):
                    self.perform(step, in_default=True)
        if self.card["newleaf_symbol"] and now.with_station:  # MW-IX-NL-09
            self.greet()

    # --- doing it (MW-ACT, MW-PLACE) -------------------------------------------------------------------------------

    def attempt(self, action: dict[str, Any]) -> None:
        """What trying an action brings by itself; a plan knows."""

    def perform(self, action: dict[str, Any], *, in_default: bool = False) -> None:
        now, kind = self.now, action["kind"]
        self.met[kind] += 1
        if kind == "draw":
            self.draw()
        elif kind == "discard":
            self.discard_top()
            self.gain(0 if in_default else 1)  # MW-ACT-02, MW-DEF-04
        elif kind == "play_hand":
            self.play(now.hand.pop())
        elif kind.startswith("play_meadow"):
            self.play_from_meadow()
            if kind == "play_meadow_draw":
                self.draw()
            elif kind == "play_meadow_discard" and now.hand:
                self.discard_top()
                self.gain(1)
        elif kind == "place_nightweave":
            self.enter()
        else:
            self.place(kind, self.goals(action))
        if kind != "draw":
            self.gain(self.worth(action.get("points", 0)))  # MW-PLACE-15

    def place(self, kind: str, goals: list[str]) -> None:
        now = self.now
        goal = goals[0]
        if kind in ("place_own_destination", "place_open_destination"):
            owner = int(goal.partition(".")[0])
            chooser = owner if owner < now.humans else self.targets()[0]  # MW-DEC-15, MW-DEC-16
            goal = self.ask(
                chooser, {f"card:{self.card_at(place)}.{place.partition('.')[2]}": place for place in goals}
            )
            self.visit(kind, goal)
        elif kind == "place_forest":
            goal = self.named(goal)
        elif kind == "place_basic_event" or kind == "place_special_event":
            now.achieved[now.events.index(goal)] = now.her  # MW-PLACE-12
            now.special = now.special or kind == "place_special_event"
            now.webs = [web for web in now.webs if web != goal]  # MW-PLAN-06
        if now.lent == 1:  # MW-TRICK-20
            now.lent, now.lent_at = 2, goal
        else:
            now.home -= 1
        now.deployed[now.her].append(goal)

    def visit(self, kind: str, place: str) -> None:
        """Who gains what by her worker on a card."""
        now = self.now
        owner = int(place.partition(".")[0])
        if kind == "place_own_destination":
            self.gain(2)
        elif now.plan == "entrapment":  # MW-PLAN-14
            self.gain(self.star)
        else:
            now.points[owner] += PRINTED[self.card_at(place)].open

    def card_at(self, place: str) -> str:
        owner, _, slot = place.partition(".")
        return self.now.cities[int(owner)][int(slot)]

    def ask(self, seat: int, options: dict[str, str]) -> str:
        """What the human picked; with one option nobody is asked."""
        if len(options) == 1:
            return next(iter(options.values()))
        assert self.asked, f"nobody was asked to choose among {sorted(options)}"
        asked = self.asked.pop(0)
        assert asked.seat == seat, f"{asked.seat} was asked and not {seat}"
        assert set(asked.keys) == set(options), f"asked {sorted(asked.keys)}, must be {sorted(options)}"
        return options[asked.pick]

    def roll(self, faces: int = 8) -> int:
        assert self.dice, "she did not roll"
        die = self.dice.pop(0)
        assert 1 <= die <= faces
        return die

    # --- cards -----------------------------------------------------------------------------------------------------

    def top(self) -> str:
        """The next card of the deck, or none."""
        now = self.now
        if not now.deck and now.discard:
            if self.shuffled is None:
                raise UnknowableError(*now.discard)
            now.deck, now.discard, self.shuffled = self.shuffled, [], None
        return now.deck.pop() if now.deck else ""

    def draw(self, number: int = 1) -> None:
        drawn = [card for card in (self.top() for _ in range(number)) if card]
        self.now.hand += drawn
        if drawn:
            self.any_order.add("hand")

    def discard_top(self) -> None:
        """The top card; one of those in hand, if they were shuffled just now."""
        now, top = self.now, self.now.hand[-1]
        if "hand" in self.any_order:
            gone = Counter(self.after.discard + self.after.removed) - Counter(now.discard + now.removed)
            top = next(iter(gone.elements()))
        now.hand.remove(top) if "hand" in self.any_order else now.hand.pop()
        self.throw(top)

    def throw(self, card: str) -> None:
        (self.now.removed if PRINTED[card].legend else self.now.discard).append(card)  # MW-IX-LEG-03

    def at_roll(self, die: int, *, skip: int = 0) -> int:
        """The Meadow place that a roll means: the next one clockwise with a card; 0: there is none (MW-ACT-05)."""
        at = RING.index(die)
        for step in range(len(RING)):
            place = RING[(at + step) % len(RING)]
            if place != skip and self.now.meadow[place - 1]:
                return place
        return 0

    def refill(self) -> None:
        now = self.now
        for at in range(8):
            if not now.meadow[at] and at + 1 != now.figure:
                now.meadow[at] = self.dealt()

    def dealt(self) -> str:
        """A card for the Meadow (MW-TRICK-16)."""
        card = self.top()
        while card and "bad_reputation" in self.now.active and PRINTED[card].colour == "tan":
            self.now.discard.append(card)
            card = self.top()
        return card

    def lift(self, place: int) -> str:
        card, self.now.meadow[place - 1] = self.now.meadow[place - 1], ""
        return card

    def play_from_meadow(self) -> None:
        """MW-ACT-03 to MW-ACT-05; at the Station MW-IX-NL-07 and MW-IX-NL-08."""
        now = self.now
        die = self.roll(12 if now.with_station else 8)
        if die > 8:
            self.play_from_station(die)
            return
        place = 0 if die == now.figure else self.at_roll(die, skip=now.figure)
        if not place:
            self.play(self.top())
            return
        card = self.lift(place)
        self.play_then(card, self.refill)
        if now.behaviour == "self_centred" and now.figure and place in BESIDE["all"].get(now.figure, ()):
            self.met["beside"] += 1
            self.gain(self.star)  # MW-BEH-09

    def play_then(self, card: str, follow: Callable[[], None]) -> None:
        self.play(card)
        follow()

    def enter(self) -> None:
        """MW-ACT-09."""
        now = self.now
        die = self.roll(12 if now.with_station else 8)
        if die > 8:
            self.enter_station(die)
            return
        place = self.at_roll(die)
        now.figure = place or die
        if place:
            self.play_or_throw(self.lift(place))
        if now.with_station:  # MW-IX-NL-05
            taken = [at for at in range(1, 9) if now.meadow[at - 1] and PRINTED[now.meadow[at - 1]].newleaf]
            now.hand += [self.lift(at) for at in taken]
            if taken:
                self.met["gathered"] += 1
                self.any_order.add("hand")
        self.refill()
        self.entered()

    def entered(self) -> None:
        """What follows her entry; behaviours and plans know."""

    def play_or_throw(self, card: str) -> None:
        if self.has_room():
            self.play(card)
        else:
            self.met["full city"] += 1
            self.throw(card)

    def play(self, card: str) -> None:
        """A card into her city, or where it goes instead (MW-ACT-11)."""
        now = self.now
        if not card:
            return
        if card == FOOL:
            self.play_fool()
        elif PRINTED[card].corrin:
            self.met["corrin"] += 1
            now.rewards.append(card)  # MW-IX-COR-01
        elif card == "rugwort_the_rowdy":
            self.play_rowdy()
        else:
            now.cities[now.her].append(card)
            self.met["legends"] += PRINTED[card].legend
            self.met["cards"] += PRINTED[card].newleaf
            if now.pigs >= 0 and "farm" in (card, PRINTED[card].banner):
                now.points[now.pigs] += 2  # MW-POW-04
            if card == "rugwort_the_robber":
                self.swap_hands()

    def play_fool(self) -> None:
        """MW-TEXT-02."""
        self.met["fools"] += 1
        for seat in self.targets():
            if self.now.room[seat] > 0 and FOOL not in self.now.cities[seat] + self.now.down[seat]:
                self.now.cities[seat].append(FOOL)
                self.now.room[seat] -= 1
                return
        self.now.discard.append(FOOL)

    def play_rowdy(self) -> None:
        """MW-IX-RUG-01; which card it is among the best, and what is discarded, the human has picked."""
        now, rowdy = self.now, "rugwort_the_rowdy"
        green = {seat: [c for c in now.cities[seat] if c and self.is_green(c)] for seat in self.targets()}
        seat = next((seat for seat in self.targets() if green[seat]), self.targets()[0])
        if green[seat]:
            lost = list((Counter(filter(None, now.cities[seat])) - Counter(self.after.cities[seat])).elements())
            best = max(PRINTED[card].points for card in green[seat])
            assert len(lost) == 1, f"she takes one green card: {lost}"
            assert lost[0] in green[seat], lost
            assert PRINTED[lost[0]].points == best, f"{lost[0]} is not the best of {green[seat]}"
            now.cities[seat].remove(lost[0])
            now.cities[now.her].append(lost[0])
            now.cities[seat].append(rowdy)
            self.met["rowdy takes"] += 1
        elif now.room[seat] > 0:
            now.cities[seat].append(rowdy)
        else:
            now.discard.append(rowdy)
            return
        gone = list((Counter(now.hands[seat]) - Counter(self.after.hands[seat])).elements())
        assert len(gone) == min(2, len(now.hands[seat])), f"he discards two cards: {gone}"
        for card in gone:
            now.hands[seat].remove(card)
        now.discard += gone
        self.asked = []

    @staticmethod
    def is_green(card: str) -> bool:
        return PRINTED[card].colour == "green" and not PRINTED[card].legend

    def swap_hands(self) -> None:
        """MW-IX-RUG-03; which of more than eight cards go by chance is read from the table afterwards."""
        now, seat = self.now, self.targets()[0]
        gone = Counter(self.after.discard) - Counter(now.discard) & Counter(now.hand)
        lost = Counter(self.after.removed) - Counter(now.removed)
        if len(now.hand) > 8:
            away = [card for card in (gone + lost).elements() if card in now.hand]
            assert len(away) == len(now.hand) - 8, f"she keeps eight cards: {away}"
            self.met["kept eight"] += 1
            for card in away:
                now.hand.remove(card)
                (now.removed if PRINTED[card].legend else now.discard).append(card)
        kept = [card for card in now.hand if PRINTED[card].legend]
        given = [card for card in now.hand if not PRINTED[card].legend]
        now.hand, now.hands[seat] = kept + now.hands[seat], given
        self.any_order |= {"hand"}

    # --- the Station (MW-IX-NL) ------------------------------------------------------------------------------------

    def station_place(self, die: int) -> int:
        """Which Station place a roll from 9 to 12 means, 9 to 11; 0: none, then the deck (MW-IX-NL-03, MW-IX-NL-08)."""
        now = self.now
        lying = [place for place in (9, 10, 11) if now.station[place - 9] and place != now.figure]
        if die == 12:
            if not lying:
                return 0
            best = max(PRINTED[now.station[place - 9]].points for place in lying)
            tied = [place for place in lying if PRINTED[now.station[place - 9]].points == best]
            return tied[0] if self.clockwise else tied[-1]
        if die == now.figure:
            return 0
        order = [9, 10, 11]
        for step in range(3):
            place = order[(die - 9 + step) % 3]
            if place in lying:
                return place
        return 0

    def play_from_station(self, die: int) -> None:
        now = self.now
        place = self.station_place(die)
        if not place:
            self.play(self.top())
            return
        self.met["station"] += 1
        card, now.station[place - 9] = now.station[place - 9], ""
        self.play(card)
        self.gain(self.star)
        for at in range(3):
            if now.station[at]:
                now.discard.append(now.station[at])
                now.station[at] = ""
        self.refill_station()

    def refill_station(self) -> None:
        now = self.now
        for at in range(3):
            if not now.station[at] and at + 9 != now.figure:
                now.station[at] = self.dealt()

    def enter_station(self, die: int) -> None:
        """MW-IX-NL-06."""
        now = self.now
        place = self.station_place(die)
        if not place:
            raise UnknowableError
        card, now.station[place - 9] = now.station[place - 9], ""
        now.figure = place
        self.play_or_throw(card)
        self.greet()
        self.entered()

    def greet(self) -> None:
        """The higher visitor is hers, the other goes (MW-IX-NL-06, MW-IX-NL-09)."""
        now = self.now
        lying = [at for at in (0, 1) if now.visitors[at]]
        if not lying:
            return
        if not self.clockwise:
            lying.reverse()
        best = max(lying, key=lambda at: VISITORS[now.visitors[at][-1]])
        self.met["visitors"] += 1
        now.visitors_taken[now.her].append(now.visitors[best].pop())
        for at in lying:
            if at != best:
                now.visitors_gone.append(now.visitors[at].pop())
        if not all(now.visitors) and now.visitors_gone:
            self.renew()

    def renew(self) -> None:
        """An empty stack gets half of the visitors sent away, the other half goes under the other (NL-VIS-03)."""
        now, after = self.now, self.after
        if self.renewed:
            raise UnknowableError
        self.renewed = True
        empty = [at for at in (0, 1) if not now.visitors[at]]
        first = empty[0]
        gone = len(now.visitors_gone)
        left = [len(stack) for stack in now.visitors]
        left[first] += (gone + 1) // 2
        left[1 - first] += gone // 2
        assert [len(stack) for stack in after.visitors] == left, "halves, the larger one to the empty place"
        back = Counter(one for stack in after.visitors for one in stack)
        back.subtract(one for stack in now.visitors for one in stack)
        assert +back == Counter(now.visitors_gone), "all of those that were sent away"
        assert after.visitors[1 - first][gone // 2 :] == now.visitors[1 - first], "under those that lie there"
        now.visitors, now.visitors_gone = [list(stack) for stack in after.visitors], []
        self.met["renewed"] += 1

    # --- seasons and the end (MW-PREP, MW-END) ---------------------------------------------------------------------

    def prepare(self) -> None:
        now = self.now
        self.dread()
        if now.season == "autumn":
            self.end()
            return
        stood = now.figure
        now.figure = 0
        self.come_home()
        self.take_met_event()
        self.expire()
        now.season = SEASONS[SEASONS.index(now.season) + 1]
        new = [id for id, card in ACTION_CARDS.items() if card["first_season"] == now.season]
        now.actions += now.played + [id for id in new if not ACTION_CARDS[id]["pearlbrook_symbol"]]  # MW-PREP-03
        now.played = []
        self.any_order.add("actions")
        now.exhausted = now.special = False
        self.bonus(stood)
        self.reveal_tricks()

    def dread(self) -> None:
        """MW-BEH-10."""
        now = self.now
        if now.behaviour == "dreadful" and 1 <= now.figure <= 8:
            self.met["dreaded"] += 1
            for place in BESIDE["orthogonal"][now.figure]:
                if now.meadow[place - 1]:
                    now.rewards.append(self.lift(place))
            self.refill()

    def come_home(self) -> None:
        now = self.now
        hers = len(now.deployed[now.her]) - (now.lent == 2)
        now.home += hers
        now.deployed[now.her] = []
        if now.lent == 2:  # MW-PREP-08
            if now.lent_at in now.events:
                now.lent_at = "displaced"
            now.deployed[now.her] = [now.lent_at]

    def take_met_event(self) -> None:
        event = self.event(special=False, only_met=True)
        if event is not None:
            self.now.achieved[self.now.events.index(event)] = self.now.her
            self.now.webs = [web for web in self.now.webs if web != event]

    def bonus(self, stood: int) -> None:
        """MW-PREP-05."""
        now = self.now
        bonus = BONUSES[now.season]
        now.home += bonus["new_workers"]
        now.reserve -= bonus["new_workers"]
        self.draw(bonus["draw_from_deck"])
        for number, goes in ((bonus["draw_from_meadow"], now.hand), (bonus["discard_from_meadow"], now.discard)):
            for _ in range(number):
                if not any(now.meadow):
                    continue
                goes.append(self.lift(self.at_roll(self.roll())))
                if goes is now.hand:
                    self.any_order.add("hand")
        if bonus["legendary_to_hand"] and now.pool:
            came = list((Counter(now.pool) - Counter(self.after.pool)).elements())
            assert len(came) == 1, "one legendary card comes into her hand"
            now.pool.remove(came[0])
            now.hand.append(came[0])
            self.any_order |= {"hand", "pool"}
        self.refill()
        if stood > 8:
            self.refill_station()

    def end(self) -> None:
        """MW-END-02, MW-END-03."""
        now = self.now
        for card in now.rewards + now.hidden:
            if card == FOOL:
                now.discard.append(card)
            else:
                now.cities[now.her].append(card)
        now.rewards, now.hidden = [], []
        self.take_met_event()
        now.finished = True

    def expire(self) -> None:
        """Tricks of the last season end; only where they are played."""

    def reveal_tricks(self) -> None:
        """New ones come."""


def score(table: Table) -> dict[str, int]:
    """Her score sheet (MW-SCORE)."""
    level = LEVELS[table.level]
    city = [PRINTED[id] for id in table.city]
    achieved = [event for event, by in zip(table.events, table.achieved, strict=True) if by == table.her]
    basic = [event for event in achieved if event in EVENT_POINTS]
    named = [card for card in city if card.colour == "purple" or card.legend or card.newleaf]
    visitors: list[str] = table.visitors_taken[table.her] if table.with_station else []
    best = sorted((VISITORS[id] for id in visitors), reverse=True)[: level["visitors_scored_max"]]
    others = [table.achieved.count(seat) for seat in range(table.humans)]
    return {
        "base": sum(card.points for card in city),
        "tokens": table.points[table.her],
        "journey": sum(JOURNEYS.get(place, 0) for place in table.deployed[table.her]),
        "basic": sum(EVENT_POINTS[event] for event in basic),
        "special": (len(achieved) - len(basic)) * level["special_event_points"],
        "zero": sum(card.points == 0 for card in city) * level["zero_value_card_bonus"],
        "type": len(named) * level["type_card_bonus"],
        "visitors": sum(best),
        "ruler": max(others) if "rugwort_the_ruler" in table.city else 0,
    }
