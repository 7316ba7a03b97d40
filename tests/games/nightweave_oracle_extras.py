"""Behaviours, plans and tricks as far as they act in Nightweave's own turn, by their rules (MW-BEH to MW-TRICK).

What a human gives up is read from the table afterwards and checked against what it must cost.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.nightweave_oracle_table import (
    BASIC_GAINS,
    BESIDE,
    BOARD,
    FOOL,
    FOREST_GAINS,
    PRINTED,
    TRICK_FACTS,
    WALKS,
)
from tests.games.nightweave_oracle_turn import HerTurn

RESOURCES = ("twig", "resin", "pebble", "berry")
PERMANENT_SPOTS = ("cemetery", "monastery")


class HerTurnWithMore(HerTurn):
    """A turn of hers with a behaviour, a plan or tricks. Plans and tricks are for one human."""

    foiled = False
    offered = False

    # --- what a human gives up (MW-WEB-05) -------------------------------------------------------------------------

    def lost_cards(self, *, caught: bool = False) -> list[str]:
        """Cards that have left the human's hand, with those that a trick has turned around or without them."""
        lost = Counter(self.now.hands[0]) - Counter(self.after.hands[0])
        if not caught:
            lost -= Counter(self.after.locked) - Counter(self.now.locked)
        return list(lost.elements())

    def lost_resources(self) -> int:
        lost = [had - has for had, has in zip(self.now.resources[0], self.after.resources[0], strict=True)]
        assert min(lost) >= 0, "nobody gains resources in her turn"
        return sum(lost)

    def pay(self, *, cards: bool = False, resources: bool = False, points: bool = False) -> int:
        """Take over what the human gave up, and say how many things that were."""
        now, after = self.now, self.after
        given = 0
        if cards:
            lost = self.lost_cards()
            for card in lost:
                now.hands[0].remove(card)
            now.discard += lost
            given += len(lost)
        if resources:
            given += self.lost_resources()
            now.resources[0] = after.resources[0][:]
        if points:
            given += now.points[0] - after.points[0]
            now.points[0] = after.points[0]
        return given

    def has(self, *, cards: bool = False, resources: bool = False, points: bool = False) -> int:
        now = self.now
        return cards * len(now.hands[0]) + resources * sum(now.resources[0]) + points * now.points[0]

    def foil(self, cost: int, *, tokens: int = 0, **kinds: bool) -> bool:
        """Whether it is foiled; offered exactly if it can be paid: so many things of these kinds, or point tokens."""
        now = self.now
        things = self.has(**kinds) >= cost
        if tokens:
            ways = {"foil"} if now.points[0] >= tokens else set()
            ways |= {"foil:other"} if things else set()
        else:
            ways = {"foil"} if things else set()
        self.met["foils offered"] += bool(ways)
        pick = self.ask_all({"let", *ways}) if ways else "let"
        if pick == "let":
            return False
        self.met["foiled"] += 1
        if tokens and pick == "foil":
            now.points[0] -= tokens
        else:
            assert self.pay(**kinds) == cost, "a foil costs what it costs"
            self.drop_asks("discard:", "pay:")
        return True

    def ask_all(self, keys: set[str]) -> str:
        assert self.asked, f"nobody was asked {keys}"
        asked = self.asked.pop(0)
        assert set(asked.keys) == keys, f"asked {asked.keys}, must be {keys}"
        return asked.pick

    def drop_asks(self, *prefixes: str) -> None:
        """Questions about what exactly is given up."""
        while self.asked and self.asked[0].pick.startswith((*prefixes, "done")):
            self.asked.pop(0)

    # --- behaviours ------------------------------------------------------------------------------------------------

    def entered(self) -> None:
        if self.now.behaviour == "careless":
            self.met["careless"] += 1
            self.sweep(BESIDE["all"][self.now.figure])  # MW-BEH-05
        if self.now.plan:
            self.met["plans"] += 1
            self.met[self.now.plan] += 1
            getattr(self, f"plan_{self.now.plan}", self.nothing)()

    def sweep(self, places: Any) -> None:
        self.now.discard += [card for card in map(self.lift, places) if card]
        self.refill()

    def nothing(self) -> None:
        pass

    # --- plans (MW-PLAN) -------------------------------------------------------------------------------------------

    def attempt(self, action: dict[str, Any]) -> None:
        """MW-PLAN-05."""
        now, kind = self.now, action["kind"]
        if now.plan != "charisma" or kind not in WALKS or not self.idle():
            return
        place = self.named(action["spot"])
        if not place or not self.occupied(place) or self.foiled or not self.star:
            return
        self.met["charisma"] += 1
        if not self.offered:
            self.offered = True
            self.foiled = self.foil(1, cards=True, resources=True)
        if not self.foiled:
            self.gain(self.star)

    def plan_smothering_swarm(self) -> None:
        now = self.now
        places = [*BOARD["basic"], *now.forest.values()]
        free = [place for place in places if place not in now.webs and not self.occupied(place)]
        if free:
            now.webs.append(self.ask(0, {f"web:{place}": place for place in free}))

    def plan_ingenuity(self) -> None:
        self.pay(resources=True)
        self.drop_asks("discard:", "pay:")
        self.to_lair(max(0, sum(self.now.resources[0]) - 3), self.now.hidden)

    def plan_spinning_threads(self) -> None:
        self.pay(cards=True)
        self.drop_asks("discard:", "card:")
        self.to_lair(len(self.now.hands[0]), self.now.rewards)

    def to_lair(self, number: int, pile: list[str]) -> None:
        pile += [card for card in (self.top() for _ in range(number)) if card]

    def plan_camouflage(self) -> None:
        """MW-PLAN-06."""
        now = self.now
        available = [event for event, by in zip(now.events, now.achieved, strict=True) if by < 0]
        basic = [event for event in available if event in BOARD["basic_events"]]
        special = [event for event in available if event not in basic and event not in now.webs]
        now.webs += basic
        if special:
            now.webs.append(self.ask(0, {f"web:{event}": event for event in special}))

    def plan_spider_whims(self) -> None:
        """MW-PLAN-07."""
        now = self.now
        self.draw()
        self.sweep(range(1, 9))
        assert self.after.behaviour != now.behaviour, "another behaviour"
        now.behaviour = self.after.behaviour
        if now.behaviour == "careless":
            self.sweep(BESIDE["all"][now.figure])

    def plan_subjugation(self) -> None:
        """MW-PLAN-08."""
        now = self.now
        few = len(now.hands[0]) < 3
        self.foil_subjugation()
        if few:
            self.draw(2)
            return
        lost = self.lost_cards()
        assert len(lost) == 2, f"two cards of his hand: {lost}"
        gone = list((Counter(self.after.discard) - Counter(now.discard)).elements())
        assert len(gone) == 1, f"one of them is discarded: {gone}"
        for card in lost:
            now.hands[0].remove(card)
        lost.remove(gone[0])
        now.discard += gone
        now.hand += lost
        self.any_order.add("hand")

    def foil_subjugation(self) -> None:
        affordable = self.has(resources=True, points=True) >= 2
        if affordable and self.ask_all({"let", "foil"}) == "foil":
            assert self.pay(resources=True, points=True) == 2
            self.drop_asks("pay:", "discard:", "card:", "take:", "see")

    def plan_power_grab(self) -> None:
        """MW-PLAN-13."""
        now = self.now
        if len(now.hands[0]) < 2:
            self.to_city_or_lair(self.top())
            return
        if self.has(resources=True, points=True) >= 2 and self.ask_all({"let", "foil"}) == "foil":
            assert self.pay(resources=True, points=True) == 2
            self.drop_asks("pay:", "card:", "discard:")
        lost = self.lost_cards()
        assert len(lost) == 1, f"one card of his hand: {lost}"
        now.hands[0].remove(lost[0])
        self.to_city_or_lair(lost[0])

    def to_city_or_lair(self, card: str) -> None:
        if not card:
            return
        if card == FOOL or self.has_room() or (self.now.plan == "entrapment" and PRINTED[card].open):
            self.play(card)
        else:
            self.now.rewards.append(card)

    def plan_hostage(self) -> None:
        """MW-PLAN-09."""
        now = self.now
        worth = [card for card in now.cities[0] if card and PRINTED[card].points >= 1]
        if not worth:
            return
        if self.foil(2, cards=True, resources=True):
            self.to_city_or_lair(self.top())
            return
        lost = self.lost_city_card()
        assert lost in worth, f"a card that is worth something: {lost}"
        self.drop_asks("card:")
        if self.has_room():
            now.cities[now.her].append(lost)
        else:
            now.rewards.append(lost)

    def lost_city_card(self) -> str:
        """The card that has left the human's city; what stood on it is displaced or lost (MW-HUM-04)."""
        now, after = self.now, self.after
        lost = list((Counter(filter(None, now.cities[0])) - Counter(filter(None, after.cities[0]))).elements())
        assert len(lost) == 1, f"one card of his city: {lost}"
        slots = [slot for slot, card in enumerate(now.cities[0]) if card == lost[0]]
        gone = [slot for slot in slots if slot >= len(after.cities[0]) or not after.cities[0][slot]] or slots
        place = f"0.{gone[0]}"
        now.cities[0][gone[0]] = ""
        now.webs = [web for web in now.webs if web != place]
        for deployed in now.deployed:
            for at, where in enumerate(deployed):
                if where == place:
                    deployed[at] = "displaced"
            if lost[0] in PERMANENT_SPOTS and deployed is not now.deployed[now.her]:
                deployed[:] = [where for where in deployed if where != "displaced"]
        return lost[0]

    def plan_entrapment(self) -> None:
        """MW-PLAN-14."""
        now = self.now
        lying = [at for at in range(1, 9) if now.meadow[at - 1] and PRINTED[now.meadow[at - 1]].open]
        if lying:
            place = int(self.ask(0, {f"card:{now.meadow[at - 1]}@meadow{at}": str(at) for at in lying}))
            self.play(self.lift(place))
            self.refill()

    # --- tricks (MW-TRICK) -----------------------------------------------------------------------------------------

    def expire(self) -> None:
        """Webs return now; the rest of a trick ends when the next one replaces it (MW-PREP-03, MW-TRICK-03)."""
        if self.now.active:
            self.now.webs = []

    def reveal_tricks(self) -> None:
        now, new = self.now, self.after.active
        if now.plan == "getting_tangled":  # MW-PLAN-12
            assert [TRICK_FACTS[trick]["type"] for trick in new] == ["one_time", "permanent"]
        elif now.tricks:
            assert len(new) == 1, "one trick at a time"
        else:
            assert not new
        now.active = []
        now.hands[0] += now.locked
        now.locked = []
        now.cities[0] += now.down[0]
        now.down[0] = []
        for trick in new:
            assert trick in now.tricks, f"{trick} had been used"
            now.tricks.remove(trick)
            now.active.append(trick)
            self.met["tricks"] += 1
            self.met[trick] += 1
            getattr(self, f"trick_{trick}", self.nothing)()

    def web(self, *places: str) -> None:
        self.now.webs += places

    def trick_web_toll(self) -> None:
        self.web(*BOARD["basic"])

    trick_from_above = trick_web_toll

    def trick_highwaymen(self) -> None:
        self.web(*self.now.forest.values())

    trick_spiders_in_the_treetops = trick_highwaymen

    def trick_hidden_trap(self) -> None:
        self.web(*BASIC_GAINS)

    def trick_berry_jam(self) -> None:
        self.web(*self.yielding("berry_jam"))

    def trick_sticky_brew(self) -> None:
        self.web(*self.yielding("sticky_brew"))

    def yielding(self, trick: str) -> list[str]:
        """MW-TRICK-05."""
        facts = TRICK_FACTS[trick]
        found = [
            place for place, gain in BASIC_GAINS.items() if any(kind in gain for kind in facts["webbed_if_yields"])
        ]
        for place in self.now.forest.values():
            gain = FOREST_GAINS[place]
            if place in facts["also_webbed"] or any(kind in gain for kind in facts["webbed_if_yields"]):
                found.append(place)
        return found

    def trick_infestation(self) -> None:
        for owner, city in enumerate(self.now.cities):
            self.web(*(f"{owner}.{slot}" for slot, card in enumerate(city) if card and PRINTED[card].colour == "red"))

    def trick_caught_in_the_web(self) -> None:
        now = self.now
        caught = self.lost_cards(caught=True)
        assert len(caught) == min(3, len(now.hands[0])), f"three cards are caught: {caught}"
        for card in caught:
            now.hands[0].remove(card)
        now.locked = caught

    def trick_pickpocket(self) -> None:
        """MW-TRICK-08."""
        number = (len(self.now.hands[0]) + 1) // 2
        kept = self.keep(number, number)
        self.gain(kept)
        self.lose_to_her(number - kept)

    def trick_ill_borrow_this(self) -> None:
        """MW-TRICK-09."""
        number = min(3, len(self.now.hands[0]))
        most = min(number, sum(self.now.resources[0]))
        kept = self.keep(number, most)
        assert self.pay(resources=True) == kept
        self.drop_asks("pay:")
        self.lose_to_her(number - kept)

    def keep(self, number: int, most: int) -> int:
        if not number or not most:
            return 0
        return int(self.ask_all({f"keep:{n}" for n in range(most + 1)}).partition(":")[2])

    def lose_to_her(self, number: int) -> None:
        lost = self.lost_cards()
        assert len(lost) == number, f"she takes {number} cards: {lost}"
        for card in lost:
            self.now.hands[0].remove(card)
        self.now.hand += lost
        self.any_order.add("hand")

    def rob(self, trick: str) -> None:
        """MW-TRICK-10."""
        if self.foil(2, cards=True):
            return
        kind = self.on_table(TRICK_FACTS[trick]["die_table"], self.roll())
        at = RESOURCES.index(kind)
        self.now.resources[0][at] -= min(3, self.now.resources[0][at])

    @staticmethod
    def on_table(table: dict[str, str], die: int) -> str:
        for range_, what in table.items():
            low, _, high = range_.partition("-")
            if int(low) <= die <= int(high or low):
                return what
        raise AssertionError(die)

    def trick_loot(self) -> None:
        self.rob("loot")

    def trick_theft(self) -> None:
        self.rob("theft")

    def trick_snatched(self) -> None:
        self.rob("snatched")

    def trick_thief(self) -> None:
        self.rob("thief")

    def trick_imitation(self) -> None:
        self.pay(cards=True)
        self.drop_asks("card:", "discard:")
        self.gain(2 * len(self.now.hands[0]))

    def trick_hostile_takeover(self) -> None:
        """MW-TRICK-12."""
        now, after = self.now, self.after
        city = [card for card in now.cities[0] if card]
        if not city:
            return
        wanted = [card for card in city if PRINTED[card].colour == "purple"]
        if not wanted:
            best = max(PRINTED[card].points for card in city)
            wanted = [card for card in city if PRINTED[card].points == best]
        picks = [asked.pick for asked in self.asked]
        assert ("foil" in picks or "let" in picks) == (now.available[0] > 0), "the foil takes an unplaced worker"
        self.asked = []
        if "foil" in picks:
            now.available[0] -= 1
            place = next(iter((Counter(after.deployed[0]) - Counter(now.deployed[0])).elements()))
            assert self.card_at(place) in wanted
            now.deployed[0].append(place)
            return
        lost = self.lost_city_card()
        assert lost in wanted, f"{lost} is not among {wanted}"
        now.cities[now.her].append(lost)

    def turn_down(self, kind: str) -> None:
        """MW-TRICK-13."""
        now = self.now
        lying = Counter(card for card in now.cities[0] if card and PRINTED[card].kind == kind)
        down = Counter(self.after.down[0])
        paid = self.pay(cards=True, resources=True)
        assert not down - lying, "only such cards are turned over"
        assert paid == (lying - down).total(), "each that stays up has been paid for"
        self.asked = []
        now.down[0] = list(down.elements())
        for card in down.elements():
            now.cities[0][now.cities[0].index(card)] = ""

    def trick_paralysing_fear(self) -> None:
        self.turn_down("critter")

    def trick_closed(self) -> None:
        self.turn_down("construction")

    def trick_creepy_crawlies(self) -> None:
        now = self.now
        if self.foil(3, resources=True):
            return
        self.sweep(range(1, 9))
        tan = [card for card in now.hands[0] if PRINTED[card].colour == "tan"]
        now.hands[0] = [card for card in now.hands[0] if card not in tan]
        now.discard += tan
        self.gain(self.star)

    def trick_biased_judges(self) -> None:
        self.gain({"winter": 0, "spring": 3, "summer": 2, "autumn": 1}[self.now.seasons[0]])

    def trick_bad_reputation(self) -> None:
        tan = [at for at in range(1, 9) if self.now.meadow[at - 1] and PRINTED[self.now.meadow[at - 1]].colour == "tan"]
        self.sweep(tan)

    def trick_industrious(self) -> None:
        """MW-TRICK-19."""
        given = self.pay(cards=True)
        self.drop_asks("card:", "discard:")
        assert given <= 3
        for _ in range(3 - given):
            self.play(self.top())

    def trick_grand_swindler(self) -> None:
        """MW-TRICK-22."""
        now = self.now
        if self.foil(3, cards=True, resources=True):
            return
        kind, side = self.on_table(TRICK_FACTS["grand_swindler"]["die_table"], self.roll()).split()
        row = [event for event in now.events if (event in BOARD["basic_events"]) == (kind == "basic")]
        free = [event for event in row if now.achieved[now.events.index(event)] < 0 and not self.occupied(event)]
        if free:
            now.achieved[now.events.index(free[0 if side == "leftmost" else -1])] = now.her
        else:
            self.gain(self.star)

    def may_leave(self) -> list[str]:
        """Where the human's workers stand, without permanent spots."""
        found = []
        for place in self.now.deployed[0]:
            if place[0].isdigit() and self.card_at(place) in PERMANENT_SPOTS:
                continue
            if place != "displaced":
                found.append(place)
        return found

    def worker_key(self, place: str) -> str:
        if place[0].isdigit():
            return f"worker:visit:{self.card_at(place)}@{place}"
        return f"worker:{'event' if place in self.now.events else 'place'}:{place}"

    def trick_nightshade_stew(self) -> None:
        """MW-TRICK-20."""
        now = self.now
        if self.foil(3, tokens=2, cards=True, resources=True):
            return
        places = self.may_leave()
        if places:
            now.deployed[0].remove(self.ask(0, {self.worker_key(place): place for place in places}))
            now.lent = 1

    def trick_ransom(self) -> None:
        """MW-TRICK-21."""
        now = self.now
        if self.foil(3, tokens=2, cards=True, resources=True):
            return
        if now.available[0]:
            now.available[0] -= 1
            now.held += 1
            return
        self.gain(self.star)
        places = self.may_leave()
        if places:
            now.deployed[0].remove(self.ask(0, {self.worker_key(place): place for place in places}))
            now.held += 1
