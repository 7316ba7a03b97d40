"""What behaviours, plans and tricks do to a move of a human, by their rules (MW-WEB, MW-BEH, MW-TRICK).

Beside the game a twin is kept in which nothing of this is in force. The human makes the same picks in both, and what he
pays for it in the game the twin only loses; the two tables may then differ only by what the rules say: tolls that were
paid without a question, points of hers, webs that are gone, a worker that was lent or came back. What may be picked is
compared in the same way. Not followed: which card takes the place of one that a trick does not let come up.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.mistwood.nightweave.part import NOT_LENT, lair
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.turn import NextTurn
from mytina.kernel.effects import Question
from tests.games.nightweave_oracle_table import BESIDE, PRINTED, Table

#: Questions about what is given up, by the name of their class: a twin is not asked them.
TOLLS = ("GiveUp", "AskFoil", "Spite", "Critical")
#: Colours of cards whose play brings her the points of the level (MW-TRICK-04).
STARRED = {"clerical_errors": "blue", "crop_failure": "green", "falling_value": "purple", "fatigue": "red"}
#: These change which cards come from the deck, so that a twin goes another way; they are looked at by themselves.
OTHER_CARDS = ("scheming", "bad_reputation")
OTHER_MEADOW = ("critical", "careless", "casual")
PERMANENT_SPOTS = ("cemetery", "monastery")
PLAYING = ("inn", "queen")  # cards that a visitor plays others by

_FACTS = Path(__file__).parent.parent / "facts"
COST = {
    card["id"]: sum(card["cost"].values())
    for name, kind in (("base", "cards"), ("mistwood", "farms"))
    for card in json.loads((_FACTS / f"everdell-{name}.json").read_text(encoding="utf-8"))[kind]
}


@dataclass(frozen=True)
class Pick:
    """What a human was asked in his own turn, and picked; where she stood and what lay on the Meadow."""

    kind: str
    key: str
    figure: int
    meadow: tuple[str, ...]

    @property
    def slot(self) -> int:
        """The Meadow place that a card is taken from; 0: none."""
        where = self.key.rpartition("@")[2]
        taken = where.startswith("meadow") and self.kind not in ("DiscardFromMeadow", *TOLLS)
        return int(where[6:]) if taken else 0

    @property
    def beside(self) -> bool:
        """Whether it takes a card beside her (MW-BEH-01)."""
        return 1 <= self.figure <= 8 and self.slot in BESIDE["all"][self.figure]


@dataclass
class Due:
    """What a move costs beyond its price, and what she gains by it."""

    things: int = 0  # that must be given up
    resources: int = 0  # as many of them are resources
    cards: int = 0  # and as many hand cards
    tokens: int = 0  # point tokens
    saving: int = 0  # points of hers that may be bought off, one thing for each
    points: int = 0  # that she gets in any case
    absorbed: int = 0  # things that a discount may have swallowed (MW-BEH-08)


@dataclass
class HisMove:
    """A move of a human from the question what to do up to the end of his turn."""

    seat: int
    before: Table
    twin: Everdell
    picks: list[Pick] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)
    paid: int = 0  # cards that he was asked for

    # --- what may be picked ----------------------------------------------------------------------------------------

    def check_options(self, keys: list[str]) -> list[str]:
        """Whatever the twin may pick may be picked, unless it is barred or its toll cannot be paid."""
        advance(self.twin)
        free = self.twin.decision(self.seat).keys
        more = [key for key in keys if key not in free]
        wrong = [f"{key} must not be picked" for key in (*more, *(key for key in keys if self.barred(key, sure=True)))]
        for card in (key[5:].partition("@")[0] for key in keys if key.endswith("@hand")):
            if card not in self.before.hands[self.seat]:
                wrong.append(f"{card} must not be played: it is turned around")  # MW-TRICK-07
        for key in free:
            if key not in keys:
                self.met["barred"] += 1
                if not self.barred(key, sure=False):
                    wrong.append(f"{key} must be possible")
        return wrong

    def barred(self, key: str, *, sure: bool) -> bool:
        """Whether something forbids it. Whether a price and a toll can both be paid is not always sure."""
        now, hand = self.before, list(self.before.hands[self.seat])
        coins = sum(now.resources[self.seat])
        verb, _, what = key.partition(":")
        card, _, where = what.partition("@")
        if verb == "place":
            if what not in now.webs:
                return False
            if "from_above" in now.active:
                return True
            if self.active("berry_jam", "sticky_brew"):
                return not coins
            return "spiders_in_the_treetops" in now.active and not coins + len(hand)
        if verb == "event":
            tolls = now.webs.count(what) * (now.plan == "camouflage") + ("biased_judges" in now.active)
            return coins + len(hand) < tolls
        if verb == "visit":
            if card in PLAYING and not sure and (1 <= now.figure <= 8 or now.active):
                return True  # what could be played there may be barred
            return "infestation" in now.active and where in now.webs and coins + len(hand) < 2
        if verb != "play":
            return False
        if "scheming" in now.active and not sure and any(PRINTED[one].colour == "blue" for one in self.city()):
            return True  # a blue card that would make it cheaper asks for something itself
        return self.barred_play(card, where, hand, coins, sure=sure)

    def barred_play(self, card: str, where: str, hand: list[str], coins: int, *, sure: bool) -> bool:
        now, printed = self.before, PRINTED[card]
        if where == "hand":
            hand.remove(card)
        price = 0 if sure else COST[card]  # it may cost nothing at all
        near = where.startswith("meadow") and 1 <= now.figure <= 8
        if near and int(where[6:]) in BESIDE["all"][now.figure]:
            if now.behaviour == "self_centred":
                return True
            if now.behaviour == "needy" and not now.points[self.seat]:
                return True
            if now.behaviour == "critical" and not any(PRINTED[one].colour == printed.colour for one in hand):
                return True
            if now.behaviour == "remarkable" and coins - price < 1 and not sure:  # a discount may absorb it
                return True
        due = 0
        if printed.colour == "green" and "spiders_underground" in now.active:
            due = 2
        if printed.colour == "blue" and "scheming" in now.active:
            due = 1
        if printed.colour == "tan" and "bad_reputation" in now.active and where == "hand":
            due = 1
        if printed.kind == "critter" and "prying_eyes" in now.active and not sure:
            due = 2  # by a token, which takes hand cards
            return len(hand) < due
        return bool(due) and coins - price + len(hand) < due

    def city(self) -> list[str]:
        return [card for card in self.before.cities[self.seat] if card]

    def active(self, *tricks: str) -> bool:
        return any(trick in self.before.active for trick in tricks)

    # --- what has happened -----------------------------------------------------------------------------------------

    def judge(self, after: Table) -> list[str]:
        """How the table differs from what it must be."""
        self.met["locked"] += bool(self.before.locked)
        if self.active(*OTHER_CARDS):
            return self.judge_cards(after)
        taken = [pick for pick in self.picks if pick.beside]
        if self.before.behaviour and any(not where for _, where in self.plays(after)):
            self.met["his moves not followed"] += 1  # nobody was asked from where: there was one way
            return []
        if taken and self.before.behaviour in OTHER_MEADOW:
            self.met[self.before.behaviour] += 1
            return getattr(self, f"judge_{self.before.behaviour}")(taken, after)
        if not self.replay():
            self.met["his moves not followed"] += 1
            return []
        must = read_twin(self.twin)
        if len(must.deck) > len(self.before.deck):  # shuffled, and not the same cards
            self.met["his moves not followed"] += 1
            return []
        return self.compare(must, after)

    def replay(self) -> bool:
        """The same picks on the twin; whether they could be made."""
        twin = self.twin
        for number, pick in enumerate(self.picks):
            if pick.kind in TOLLS:
                continue
            tolls = list(takewhile(lambda one: one.kind in TOLLS, self.picks[number + 1 :]))
            late = [one.kind for one in tolls].index("AskFoil") if self.webs_greens(tolls) else len(tolls)
            tolls = [one for at, one in enumerate(tolls) if at >= late or not self.lose_card(one.key)]  # MW-WEB-06
            decision = twin.decision(twin.waiting[0]) if twin.waiting else None
            if pick.kind == "Resources" and (decision is None or type(decision.question).__name__ != "Resources"):
                continue  # without the extra resource there is one way to pay (MW-BEH-08)
            if decision is None or pick.key not in decision.keys:
                return False
            seat = twin.waiting[0]
            raw = next(raw for raw in twin.options(seat) if decision.question.key(raw) == pick.key)
            question, args, _ = twin.offers.pop(seat)
            twin.pending.pop()
            question.choose(twin, seat, args, raw)
            advance(twin)
            for one in tolls:
                self.lose_card(one.key)
        return not twin.waiting

    def webs_greens(self, tolls: list[Pick]) -> bool:
        """Whether something was paid after a green card was resolved, so that it has no web (MW-PLAN-04)."""
        return self.before.plan == "silken_barricade" and any(one.kind == "AskFoil" for one in tolls)

    def lose_card(self, key: str) -> bool:
        """The twin loses a card that is given up in the game, so that its hand limit is reached as late."""
        hand, card = self.twin.hands[self.seat], CARD_OF.get(key.removeprefix("discard:"))
        if not key.startswith("discard:") or card not in hand:
            return False
        hand.remove(card)
        self.twin.discard.append(card)
        self.paid += 1
        return True

    def placements(self) -> list[str]:
        """Where workers were placed or moved to."""
        found = []
        for pick in self.picks:
            verb, _, what = pick.key.partition(":")
            if pick.kind in ("Turn", "MoveTo") and verb in ("place", "event", "visit"):
                found.append(what.rpartition("@")[2])
        return found

    def plays(self, after: Table) -> list[tuple[str, str]]:
        """The cards that were played, and from where ("": nobody was asked)."""
        found = [
            (pick.key[5:].partition("@")[0], pick.key.rpartition("@")[2])
            for pick in self.picks
            if pick.key.startswith("play:")
        ]
        came = Counter(filter(None, after.cities[self.seat])) - Counter(filter(None, self.before.cities[self.seat]))
        for card in (came - Counter(card for card, _ in found)).elements():
            found.append((card, ""))
        return found

    def due(self, after: Table) -> Due:
        now, due, star = self.before, Due(), self.before.level
        for place in self.placements():
            self.owed_for_place(place, due)
        for card, _ in self.plays(after):
            printed = PRINTED[card]
            for trick, colour in STARRED.items():
                if trick in now.active and printed.colour == colour:
                    due.points += star
                    self.met["starred plays"] += 1
            if now.plan == "entwining" and printed.colour == "purple":
                due.points += printed.points
                self.met["entwined"] += 1
            if "spiders_underground" in now.active and printed.colour == "green":
                due.things += 2
                self.met["underground"] += 1
        if "prying_eyes" in now.active:
            used = after.occupied[self.seat] - now.occupied[self.seat]
            due.things += 2 * max(0, used)
            due.cards += 2 * max(0, used)
            self.met["pried"] += used > 0
        for pick in self.picks:
            if pick.beside:
                self.owed_for_card(pick, due)
        return due

    def owed_for_place(self, place: str, due: Due) -> None:
        now = self.before
        webs = now.webs.count(place)
        if "biased_judges" in now.active and place in now.events:
            due.things += 1
            self.met["judged"] += 1
        if not webs:
            return
        self.met["webs entered"] += 1
        if now.plan == "camouflage":
            due.things += webs
        if now.plan == "smothering_swarm":
            due.points += now.level
        if self.active("berry_jam", "sticky_brew"):
            due.things += 1
            due.resources += 1
            due.points += 1
        elif self.active("web_toll"):
            due.points += 1
        elif self.active("highwaymen"):
            due.points += 2
        elif self.active("hidden_trap"):
            due.saving += 1
        elif self.active("spiders_in_the_treetops"):
            due.things += 1
        elif self.active("infestation"):
            due.things += 2

    def owed_for_card(self, pick: Pick, due: Due) -> None:
        """MW-BEH-07, MW-BEH-08, MW-BEH-11."""
        behaviour, card = self.before.behaviour, pick.meadow[pick.slot - 1]
        if behaviour == "spiteful":
            due.saving += max(1, PRINTED[card].points)
        elif behaviour == "needy":
            due.tokens += 1
            due.points += 1
        elif behaviour == "remarkable" and pick.key.startswith("play:"):
            due.things += 1
            due.resources += 1
            due.absorbed += 1
        else:
            return
        self.met[behaviour] += 1

    def compare(self, must: Table, after: Table) -> list[str]:
        """The twin's table with everything that the rules say, beside the real one."""
        seat, her, now, due = self.seat, self.before.her, self.before, self.due(after)
        coins = [had - has for had, has in zip(must.resources[seat], after.resources[seat], strict=True)]
        cards = Counter(must.hands[seat]) - Counter(after.hands[seat])
        tokens = must.points[seat] - after.points[seat]
        given = sum(coins) + cards.total() + self.paid
        webbed, wrong = self.quieted(after, given - due.things)
        free = given - due.things - webbed
        if due.absorbed and free < 0:
            free = min(0, free + due.absorbed)
        if not 0 <= free <= due.saving:
            wrong.append(f"gave up {given} things, must be {due.things + webbed} and up to {due.saving} more")
        enough = sum(coins) >= due.resources - due.absorbed and cards.total() + self.paid >= due.cards
        if min(coins) < 0 or not enough:
            wrong.append(f"gave up {coins} and {dict(cards)}, must be {due}")
        if tokens != due.tokens:
            wrong.append(f"gave {tokens} tokens, must be {due.tokens}")
        must.resources[seat] = after.resources[seat][:]
        must.hands[seat] = list((Counter(must.hands[seat]) - cards).elements())
        must.discard += cards.elements()
        must.points[seat] -= due.tokens
        must.points[her] += due.points + due.saving - max(0, free)
        for name in ("behaviour", "plan", "active", "lent", "lent_at", "held"):
            setattr(must, name, deepcopy(getattr(now, name)))
        gone = [place for place in self.placements() if now.plan == "camouflage" and place in now.events]
        must.webs = [web for web in now.webs if web not in gone and card_at(now, web) == card_at(after, web)]
        self.workers(must)
        from tests.games.nightweave_oracle import different

        return wrong + different(must, after, {"hand"})

    def quieted(self, after: Table, most: int) -> tuple[int, list[str]]:
        """How many green cards were bought off from a web of the plan, and what is wrong with the webs (MW-PLAN-04)."""
        now = self.before
        if now.plan != "silken_barricade":
            return 0, []
        greens = [card for card, _ in self.plays(after) if PRINTED[card].colour == "green"]
        new = sum(
            slot not in now.quiet or card_at(now, f"0.{slot}") != card_at(after, f"0.{slot}") for slot in after.quiet
        )
        self.met["silken"] += len(greens)
        paid = len(greens) - new
        return paid, [] if 0 <= paid <= max(0, most) or not greens else [f"{new} green cards webbed of {greens}"]

    def workers(self, must: Table) -> None:
        """Workers that are lent, and those that come back when he prepares (MW-TRICK-20, MW-TRICK-21, MW-PREP-08)."""
        now, seat = self.before, self.seat
        if any(pick.key == "prepare" for pick in self.picks):
            self.met["came back"] += now.held + (now.lent == 2)
            must.available[seat] += now.held
            must.held = 0
            if now.lent == 2:
                must.available[seat] += 1
                must.deployed[now.her].remove(now.lent_at)
                must.lent, must.lent_at = NOT_LENT, ""
        if now.lends:
            for place in self.placements():
                if card_at(now, place) not in PERMANENT_SPOTS:
                    must.deployed[seat].remove(place)
                    must.lent = 1
                    self.met["lent"] += 1
                    break

    # --- what changes the cards ------------------------------------------------------------------------------------

    def judge_cards(self, after: Table) -> list[str]:
        """MW-TRICK-15, MW-TRICK-16, as far as they show: no tan card on the Meadow, no blue card drawn."""
        wrong = []
        supply = len(after.deck) + len(after.discard) > 12
        if "bad_reputation" in self.before.active and supply:
            tan = [card for card in after.meadow if card and PRINTED[card].colour == "tan"]
            if tan:
                wrong.append(f"on the Meadow must be no tan card: {tan}")
            self.met["reputation"] += 1
        if "scheming" in self.before.active and supply:
            new = Counter(after.hands[self.seat]) - Counter(self.before.hands[self.seat])
            blue = [card for card in new if PRINTED[card].colour == "blue"]
            if blue:
                wrong.append(f"blue cards must not be drawn: {blue}")
            self.met["schemed"] += 1
        if after.points[after.her] < self.before.points[after.her]:
            wrong.append("she must not lose points")
        return wrong

    def judge_critical(self, taken: list[Pick], after: Table) -> list[str]:
        """A card of the same colour, from his hand, lies in each place (MW-BEH-04)."""
        wrong = []
        gone = [pick.key.rpartition("@meadow")[2] for pick in self.picks if pick.kind == "DiscardFromMeadow"]
        for pick in taken:
            if str(pick.slot) in gone:  # by the Undertaker who was taken from there
                continue
            card, lies = pick.meadow[pick.slot - 1], after.meadow[pick.slot - 1]
            if not lies or PRINTED[lies].colour != PRINTED[card].colour:
                wrong.append(f"in place {pick.slot} must lie a card as {card}, is {lies}")
            elif lies not in self.before.hands[self.seat]:
                wrong.append(f"{lies} in place {pick.slot} must come from his hand")
        return wrong

    def judge_careless(self, taken: list[Pick], after: Table) -> list[str]:
        """Everything beside her is discarded once, refills too (MW-BEH-03, MW-BEH-05)."""
        if len(after.deck) > len(self.before.deck):
            return []
        pick = taken[-1]
        swept = [pick.meadow[at - 1] for at in BESIDE["all"][pick.figure] if at != pick.slot and pick.meadow[at - 1]]
        new = Counter(after.discard) - Counter(self.before.discard)
        missing = Counter(swept) - new
        return [f"{dict(missing)} beside her must be discarded"] if missing else []

    def judge_casual(self, taken: list[Pick], after: Table) -> list[str]:
        """She moves to another place of the Meadow, and the card there is hers (MW-BEH-06)."""
        wrong = []
        start = taken[0].figure
        came = Counter(after.rewards) - Counter(self.before.rewards)
        if not 1 <= after.figure <= 8 or (len(taken) == 1 and after.figure == start):
            wrong.append(f"she must move from {start}, is at {after.figure}")
        if after.meadow[after.figure - 1]:
            wrong.append(f"place {after.figure} must be empty")
        if not after.meadow[start - 1] and after.deck and after.figure != start:
            wrong.append(f"place {start} must be refilled")
        if came.total() > len(taken):
            wrong.append(f"she must take one card: {dict(came)}")
        elif len(taken) == 1:
            at = after.figure - 1
            lay = taken[0].meadow[at]
            if at + 1 not in [pick.slot for pick in self.picks] and lay and came != {lay: 1}:
                wrong.append(f"she must take {lay}: {dict(came)}")
        return wrong


def card_at(table: Table, place: str) -> str:
    """The card of a place in a city; "": no such place, or no card."""
    owner, _, slot = place.partition(".")
    if not slot:
        return ""
    city = table.cities[int(owner)]
    return city[int(slot)] if int(slot) < len(city) else ""


def neutral(state: Everdell) -> Everdell:
    """A twin of a game in which nothing of hers is in force; what was done before stays."""
    twin = state.copy()
    twin.log = None
    part = lair(twin)
    part.behaviour, part.webs, part.lends, part.active = -1, [], 0, []
    part.lent, part.held = NOT_LENT, 0
    if read_twin(state).plan != "entrapment":
        part.plan = -1
    twin.offers.clear()
    twin.waiting = ()
    return twin


def advance(state: Everdell) -> None:
    """Up to the next question, or to the end of the turn."""
    stack = state.stack = state.pending
    while stack:
        effect, owner, args = stack[-1]
        if isinstance(effect, NextTurn):
            break
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
            stack.pop()
            effect.run(state, owner, args)
    state.waiting = ()


def read_twin(state: Everdell) -> Table:
    from tests.games.nightweave_oracle_table import read

    return read(state)
