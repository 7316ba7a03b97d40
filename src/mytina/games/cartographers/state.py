"""A table of Cartographers: every map as a row of bit sets, the decks, and what each seat sees of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from mytina.games.cartographers import rules
from mytina.games.cartographers.content import CARDS, SCORING, SEASON_EDICTS, TITLES, rule_of, title_of
from mytina.games.cartographers.scoring import Board, Score
from mytina.games.cartographers.setup import AMBUSHES_IN_DECK, Plan, plan_of
from mytina.games.cartographers.terms import (
    CODES,
    COINS,
    DESTROYED,
    EDICTS,
    EMPTY,
    EMPTY_CODE,
    KINDS,
    LETTERS,
    MARKS,
    MOUNTAIN,
    ROW_NAMES,
    SEASONS,
    SIZE,
    SLOTS,
    STRIDE,
    WASTELAND,
    cells,
    names,
)
from mytina.games.cartographers.view import Sheet, View
from mytina.games.cartographers.wild import best_points
from mytina.kernel.game import State
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet, leaders

#: At a larger table the log tells each seat only of its own map.
TALKATIVE: Final = 8


class Cartographers(State):
    """Everything a seat has is one run of `SLOTS` numbers in `sheets`: nine layers of the map, letters, marks, empty
    spaces, coins, mountains paid, and the Dragon's reward (1 awaited, 2 given)."""

    __slots__ = (
        "ambush_deck",
        "before",
        "card",
        "deck",
        "drawers",
        "edicts",
        "gone",
        "hero_deck",
        "lasting",
        "phase",
        "revealed",
        "ruins",
        "scored",
        "season",
        "sheets",
        "time",
    )

    layout: ClassVar[dict[str, Any]] = {
        "sheets": list[int],
        "before": list[int],
        "drawers": list[int],
        "deck": list[int],
        "revealed": list[int],
        "gone": list[int],
        "ambush_deck": list[int],
        "hero_deck": list[int],
        "lasting": list[int],
        "scored": list[int],
        "edicts": tuple[str, ...],
        "season": int,
        "time": int,
        "card": int,
        "phase": int,
        "ruins": bool,
    }

    sheets: list[int]
    before: list[int]  # the sheets when the open turn began; empty when no turn is open
    drawers: list[int]  # per map the seat that draws on it in the open turn, -1 nobody
    deck: list[int]  # the explore deck, next card last
    revealed: list[int]  # explore and ruins cards of this season
    gone: list[int]  # ambush and hero cards that were revealed
    ambush_deck: list[int]
    hero_deck: list[int]
    lasting: list[int]  # ambushes that act at the end of seasons, in the order of their reveal
    scored: list[int]  # per seat and season: two edicts, coins, monsters
    edicts: tuple[str, ...]
    season: int
    time: int
    card: int
    phase: int
    ruins: bool  # a ruins card waits for the next explore card (CG-COMB-10)

    def begin(self) -> None:
        plan = plan_of(self.setup)
        sheet = [0] * SLOTS
        sheet[MOUNTAIN], sheet[WASTELAND], sheet[EMPTY] = plan.map.mountains, plan.map.wasteland, plan.map.empty
        self.sheets = sheet * self.seats  # CG-SETUP-08
        self.before = []
        self.drawers = []
        self.scored = [0] * (16 * self.seats)
        self.edicts = deal_edicts(plan, self.rng)
        self.deck = list(plan.explore)
        self.revealed, self.gone, self.lasting = [], [], []
        self.ambush_deck, self.hero_deck = list(plan.ambushes), list(plan.heroes)
        self.rng.shuffle(self.ambush_deck)  # CG-SETUP-06, CG-COMB-06
        self.rng.shuffle(self.hero_deck)
        del self.ambush_deck[AMBUSHES_IN_DECK:]
        self.season = self.time = 0
        self.card, self.phase, self.ruins = -1, rules.CLOSED, False
        self.fill_deck()
        self.push(rules.REVEAL, 0)

    def fill_deck(self) -> None:
        """Add the next ambush and the next hero to the explore deck and shuffle it (CG-SETUP-07, CG-NEXT-01)."""
        for source in (self.ambush_deck, self.hero_deck):
            if source:
                self.deck.append(source.pop())
        self.rng.shuffle(self.deck)

    def copy_into(self, other: Cartographers) -> None:
        other.sheets = self.sheets[:]
        other.before = self.before[:]
        other.drawers = self.drawers[:]
        other.deck = self.deck[:]
        other.revealed = self.revealed[:]
        other.gone = self.gone[:]
        other.ambush_deck = self.ambush_deck[:]
        other.hero_deck = self.hero_deck[:]
        other.lasting = self.lasting[:]
        other.scored = self.scored[:]
        other.edicts = self.edicts
        other.season = self.season
        other.time = self.time
        other.card = self.card
        other.phase = self.phase
        other.ruins = self.ruins

    # --- the open turn ----------------------------------------------------------------------------------------

    def active(self) -> list[int]:
        """The seats that have not left (CG-BAD-03)."""
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def open_turn(self, phase: int) -> None:
        """Remember the maps as they are now, and say who draws where (CG-DRAW-01, CG-AMB-01)."""
        self.phase = phase
        self.before = self.sheets[:]
        self.drawers = [-1] * self.seats
        ring = self.active()
        step = 0
        if phase == rules.AMBUSHED:
            step = 1 if CARDS[self.card].clockwise else -1
        for place, owner in enumerate(ring):
            self.drawers[owner] = ring[(place + step) % len(ring)]

    def close_turn(self) -> None:
        """Everybody has drawn: what was drawn becomes known."""
        if self.log is not None:
            self.log_turn()
        self.before = []
        self.drawers = []

    def plan(self) -> Plan:
        """What follows from the set-up."""
        setup, known = _last.plan
        if setup is self.setup:
            plan: Plan = known
            return plan
        plan = plan_of(self.setup)
        _last.plan = (self.setup, plan)
        return plan

    def wanted(self, seat: int) -> int:
        """The unfilled ruins of which an explored shape must cover one, or -1 when none must be (CG-COMB-09)."""
        if not self.ruins:
            return -1
        return self.plan().map.ruins & self.sheets[seat * SLOTS + EMPTY]

    def leave(self, seat: int) -> None:
        """The map is frozen and the ring closes up, also in the middle of an ambush (CG-BAD-03, CG-AMB-07)."""
        if not self.lanes or not self.active():
            self.pending.clear()
            self.lanes = []
            return
        unfinished = bool(self.lanes[seat])
        self.lanes[seat] = []
        if self.phase != rules.AMBUSHED:
            return
        drawer = self.drawers[seat]
        self.drawers[seat] = -1
        self._restore(seat)
        if drawer not in self.resigned:
            self.lanes[drawer] = []
        if unfinished:
            target = self.drawers.index(seat)
            taker = self._next_active(seat)
            self._restore(target)
            self.drawers[target] = taker
            self.lanes[taker] = [(rules.STARTS[rules.AMBUSHED], taker, ())]

    def _next_active(self, seat: int) -> int:
        """The seat to which maps pass from this one in the open ambush, over those who have left."""
        step = 1 if CARDS[self.card].clockwise else -1
        other = (seat + step) % self.seats
        while other in self.resigned:
            other = (other + step) % self.seats
        return other

    def _restore(self, owner: int) -> None:
        """Put a map back to what it was when the open turn began."""
        part = slice(owner * SLOTS, owner * SLOTS + SLOTS)
        self.sheets[part] = self.before[part]

    def rehide(self, seat: int | None, rng: Rng) -> None:
        """Deal the decks anew, and undo what others did in the open turn."""
        plan = plan_of(self.setup)
        ambushes = [number for number in plan.ambushes if number not in self.gone]
        heroes = [number for number in plan.heroes if number not in self.gone]
        rng.shuffle(ambushes)
        rng.shuffle(heroes)
        hidden = sorted(number for number in self.deck if not CARDS[number].attack and not CARDS[number].corner)
        for number in sorted(self.deck, key=lambda number: bool(CARDS[number].corner)):  # their order leaves no trace
            if CARDS[number].corner:
                hidden.append(ambushes.pop())
            elif CARDS[number].attack:
                hidden.append(heroes.pop())
        rng.shuffle(hidden)
        self.deck = hidden
        self.ambush_deck = ambushes[: len(self.ambush_deck)]
        self.hero_deck = heroes
        if self.lanes:
            for owner, drawer in enumerate(self.drawers):
                if drawer != seat:
                    self._restore(owner)
                if drawer not in (seat, -1):
                    self.lanes[drawer] = [(rules.STARTS[self.phase], drawer, ())]
                    self.offers.pop(drawer, None)
            self.settle()

    # --- counting ---------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> list[int]:
        return self.sheets[seat * SLOTS : seat * SLOTS + SLOTS]

    def edict_points(self, edict: int, sheet: list[int]) -> int:
        """What a scoring card gives for a map."""
        plan = self.plan()
        known, of, rules = _last.rules
        if known is not self.edicts or of is not plan:
            rules = rules_of(self.edicts, plan)
            _last.rules = (self.edicts, plan, rules)
        board = Board(sheet, plan.map.ruins)
        return best_points(rules[edict], board) if plan.wild else rules[edict].points(board)

    def all_points(self, sheet: list[int]) -> tuple[int, ...]:
        """What the four scoring cards give for a map; remembered, because many look at the same maps."""
        return counted(self.edicts, plan_of(self.setup), tuple(sheet))

    def chapter(self, seat: int) -> int:
        return self.season

    def scores(self) -> list[ScoreSheet]:
        """The seasons scored, and the one that runs as it would be scored now: by the maps that everybody knows."""
        known = self.before or self.sheets
        return [self._score_sheet(seat, known[seat * SLOTS : seat * SLOTS + SLOTS]) for seat in range(self.seats)]

    def _score_sheet(self, seat: int, sheet: list[int]) -> ScoreSheet:
        lines = score_lines(self.edicts, plan_of(self.setup), tuple(sheet), *self._scored(seat))
        lost = sum(points for line, points in lines.items() if line.endswith("monsters"))
        return ScoreSheet(lines, ties=(lost,))  # CG-END-02

    def _scored(self, seat: int) -> tuple[tuple[int, ...], int]:
        """What the scored seasons gave, four numbers each, and the season that runs (−1: it is not counted)."""
        over = self.phase == rules.CLOSED
        done = self.season + (over or self._season_scored())
        running = self.season if done == self.season and seat not in self.resigned else -1
        return tuple(self.scored[seat * 16 : seat * 16 + done * 4]), running

    def _season_scored(self) -> bool:
        """Whether the running season is scored already, and only its effects remain."""
        return self.phase == rules.RAVAGED

    def solo_number(self) -> int:
        """What solo play takes off the total (CG-SOLO-05)."""
        return sum(SCORING[id].solo for id in self.edicts)

    def ending(self) -> tuple[int, ...]:
        """The best of those who stayed (CG-END-02); if nobody did, nobody has won (CG-BAD-03)."""
        stayed, sheets = self.active(), self.scores()
        if not stayed:
            return ()
        return tuple(stayed[place] for place in leaders([sheets[seat] for seat in stayed]))

    def target_score(self) -> int:
        return self.solo_number() + TITLES[0][0]

    # --- seeing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        plan = plan_of(self.setup)
        sheets = tuple(self._sheet_view(owner, self._seen(owner, seat)) for owner in range(self.seats))
        over = self.over
        rating = sheets[0].total - self.solo_number() if self.seats == 1 else None
        in_deck = [CARDS[number] for number in self.deck]
        target = None
        if seat is not None and self.drawers and seat in self.drawers:
            target = self.drawers.index(seat)
        return View(
            seat=seat,
            map=plan.map.id,
            season=self.season,
            time=self.time,
            thresholds=plan.thresholds,
            card=CARDS[self.card].id if self.card >= 0 else None,
            phase=rules.PHASES[self.phase],
            ruins=self.ruins,
            revealed=tuple(CARDS[number].id for number in self.revealed),
            gone=tuple(CARDS[number].id for number in self.gone),
            lasting=tuple(CARDS[number].id for number in self.lasting),
            deck=len(in_deck),
            unseen=tuple(sorted(card.id for card in in_deck if card.terrains or card.ruins)),
            ambushes=sum(1 for card in in_deck if card.corner),
            heroes=sum(1 for card in in_deck if card.attack),
            edicts=self.edicts,
            figures={"jorekburg": plan.jorekburg_points, "deepwood": plan.deepwood_min_cluster},
            wild=plan.wild,
            printed_ruins=tuple(names(plan.map.ruins)),
            target=target,
            sheets=sheets,
            rating=rating,
            title=title_of(rating) if over and rating is not None else None,
            over=over,
            winners=self.winners,
            resigned=self.resigned,
        )

    def _seen(self, owner: int, seat: int | None) -> list[int]:
        """A map as a seat may know it: its own drawing in the open turn, nobody else's."""
        source = self.before if self.before and self.drawers[owner] != seat else self.sheets
        return source[owner * SLOTS : owner * SLOTS + SLOTS]

    def _sheet_view(self, owner: int, sheet: list[int]) -> Sheet:
        return sheet_view(self.edicts, plan_of(self.setup), tuple(sheet), *self._scored(owner))

    def __str__(self) -> str:
        """The table in letters, as a spectator sees it."""
        view = self.view(None)
        head = f"{SEASONS[view.season]}, time {view.time} of {view.thresholds[view.season]}"
        lines = [head + (", over" if view.over else f", {view.phase}: {view.card}")]
        for owner, sheet in enumerate(view.sheets):
            lines.append(f"seat {owner}: {sheet.total} points, {sheet.coins} coins")
            lines += [f"  {ROW_NAMES[row]} {text}" for row, text in enumerate(sheet.rows)]
        return "\n".join(lines)

    # --- the log ----------------------------------------------------------------------------------------------

    def reader(self, owner: int) -> int | None:
        """Who reads notes about a map: everybody, or at a large table only its owner."""
        return None if self.seats <= TALKATIVE else owner

    def log_turn(self) -> None:
        """What everybody drew in the turn that closes, in the order of the maps."""
        for owner, drawer in enumerate(self.drawers):
            if drawer < 0:
                continue
            now, before = self.sheet(owner), self.before[owner * SLOTS : owner * SLOTS + SLOTS]
            only = self.reader(owner)
            for layer in (*range(MOUNTAIN), DESTROYED):
                new = now[layer] & ~before[layer]
                if not new:
                    continue
                args: dict[str, int | str] = {"count": new.bit_count(), "terrain": KINDS[layer]}
                if drawer != owner:
                    owned = rules.seat_text(owner)
                    self.note("log-drawn-on", "CG-AMB-02", drawer, only=only, icon=KINDS[layer], map=owned, **args)
                else:
                    self.note("log-drawn", "CG-DRAW-02", owner, only=only, icon=KINDS[layer], **args)
            if now[COINS] > before[COINS]:
                gained = now[COINS] - before[COINS]
                self.note("log-coins", "CG-COIN-01", owner, only=only, icon="coin", coins=gained)

    def log_season(self) -> None:
        if self.log is None:
            return
        for owner in self.active():
            only = self.reader(owner)
            points = sum(self.scored[owner * 16 + self.season * 4 : owner * 16 + self.season * 4 + 4])
            self.note(
                "log-scored",
                "CG-SEASON-01",
                owner,
                only=only,
                icon="points",
                season=SEASONS[self.season],
                points=points,
            )


class _Last:
    """The plan and the rules that were asked for last: to look them up by all that a set-up holds takes longer."""

    __slots__ = ("plan", "rules")

    def __init__(self) -> None:
        self.plan: tuple[Any, Any] = (None, None)
        self.rules: tuple[Any, Any, tuple[Score, ...]] = ((), None, ())


_last: Final = _Last()


@lru_cache(maxsize=256)
def rules_of(edicts: tuple[str, ...], plan: Plan) -> tuple[Score, ...]:
    """The rules of a table's four scoring cards, with the figures in force."""
    return tuple(rule_of(id, plan.jorekburg_points, plan.deepwood_min_cluster) for id in edicts)


@lru_cache(maxsize=4096)
def counted(edicts: tuple[str, ...], plan: Plan, sheet: tuple[int, ...]) -> tuple[int, ...]:
    """The points of four scoring cards for one map."""
    board = Board(list(sheet), plan.map.ruins)
    return tuple(best_points(rule, board) if plan.wild else rule.points(board) for rule in rules_of(edicts, plan))


def score_lines(
    edicts: tuple[str, ...], plan: Plan, sheet: tuple[int, ...], scored: tuple[int, ...], running: int
) -> dict[str, int]:
    """The lines of a score sheet: the seasons `scored`, and the `running` one as it would be scored now."""
    lines: dict[str, int] = {}
    for season in range(len(scored) // 4):
        lines |= _season_lines(season, scored[season * 4 : season * 4 + 4])
    if running >= 0:
        first, second = SEASON_EDICTS[running]
        points = counted(edicts, plan, sheet)
        lines |= _season_lines(running, (points[first], points[second], sheet[COINS], -rules.open_spaces(list(sheet))))
    return lines


def _season_lines(season: int, values: tuple[int, ...]) -> dict[str, int]:
    first, second = SEASON_EDICTS[season]
    parts = (EDICTS[first], EDICTS[second], "coins", "monsters")
    return {f"{SEASONS[season]}-{part}": value for part, value in zip(parts, values, strict=True)}


@lru_cache(maxsize=2048)
def sheet_view(
    edicts: tuple[str, ...], plan: Plan, sheet: tuple[int, ...], scored: tuple[int, ...], running: int
) -> Sheet:
    """What is seen of a map; remembered, because a hundred people look at a hundred maps of which few have changed."""
    lines = score_lines(edicts, plan, sheet, scored, running)
    seasons: dict[str, dict[str, int]] = {}
    for line, points in lines.items():
        season, _, part = line.partition("-")
        seasons.setdefault(season, {})[part] = points
    return Sheet(
        rows=rows_of(list(sheet)),
        letters={name: letter for slot, letter in LETTERS.items() if sheet[slot] for name in names(sheet[slot])},
        marks=tuple(names(sheet[MARKS])) if sheet[MARKS] else (),
        coins=sheet[COINS],
        edicts=dict(zip(EDICTS, counted(edicts, plan, sheet), strict=True)),
        open=rules.open_spaces(list(sheet)),
        seasons=tuple(seasons.values()),
        total=sum(lines.values()),
    )


def deal_edicts(plan: Plan, rng: Rng) -> tuple[str, ...]:
    """One scoring card of each category, in random order; named ones stay where they were put (CG-SETUP-03)."""
    taken = {SCORING[id].category for id in plan.edicts if id}
    stacks: dict[str, list[str]] = {}
    for id in plan.stock:
        stacks.setdefault(SCORING[id].category, []).append(id)
    dealt = [cards[rng.below(len(cards))] for category, cards in stacks.items() if category not in taken]
    rng.shuffle(dealt)
    return tuple(id or dealt.pop() for id in plan.edicts)


def rows_of(sheet: list[int]) -> tuple[str, ...]:
    """A map as 11 lines in the legend of the score pad."""
    return _rows(tuple(sheet[: len(CODES)]))


@lru_cache(maxsize=4096)
def _rows(layers: tuple[int, ...]) -> tuple[str, ...]:
    text = [EMPTY_CODE] * (SIZE * STRIDE)
    for layer, code in enumerate(CODES):
        for cell in cells(layers[layer]):
            text[cell] = code
    whole = "".join(text)
    return tuple(whole[row * STRIDE : row * STRIDE + SIZE] for row in range(SIZE))
