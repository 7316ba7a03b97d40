"""The features of options: what a policy looks at when a seat of Timber Town decides.

A tile that is laid is looked at through the scoring cards on the table: where it lies, how many of its type there are,
what it sees and by what it is seen beside it, cornerwise and along lines, and what it costs in tokens. Taking a tile
has the features of the best place that there is for it.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from mytina.games.timber_town.content import CARD_OF, CARDS, PATTERN, TOKEN, TYPE
from mytina.games.timber_town.rules import (
    BY_DAM,
    CLAIM,
    COLUMNS,
    END,
    FITS,
    SCUTTLE,
    TAKE,
    VERBS,
    Place,
    Turn,
)
from mytina.games.timber_town.terms import CELL_NAMES, CELLS, CRANE, EDGES, TOKENS, TYPES, E, N, S, W
from mytina.kernel.effects import Raw
from mytina.kernel.policy import NOWHERE, Policy, Tally

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown

NAMES: list[str] = []


def _block(name: str, *keys: list[str]) -> int:
    """Number the features of all combinations of keys, the last changing fastest; the number of the first."""
    first = len(NAMES)
    NAMES.extend("-".join((name, *parts)) for parts in product(*keys))
    return first


_CARDS = [card.id for card in CARDS]
_TYPES = [type or "none" for type in TYPES]
_RELATIONS = ["beside", "joined", "corner", "row", "column", "diagonal"]
BESIDE: Final = 0
JOINED: Final = 1
_FILLED = [f"filled{n}" for n in range(6)]
_COUNTS = [f"{n}" for n in range(7)]

AT: Final = _block("at", _CARDS, list(CELL_NAMES))
NUMBER: Final = _block("number", _CARDS, _COUNTS)
SEES: Final = _block("sees", _CARDS, _RELATIONS, _TYPES)
SEEN: Final = _block("seen", _CARDS, _RELATIONS, _TYPES)
NEW: Final = _block("sees-new", _CARDS, _RELATIONS)
MISSES: Final = _block("misses", _FILLED, ["0", "1", "2", "3", "4"])
OUT: Final = _block("walkways-out", _FILLED, ["0", "1", "2", "3", "4"])
CRANED: Final = _block("crane", _FILLED)
VERB: Final = _block("verb", list(VERBS), _FILLED)
VERB_TOKEN: Final = _block("verb", list(VERBS), [f"brings-{token}" for token in (*TOKENS, "nothing")])
VERB_CARD: Final = _block("verb", list(VERBS), _CARDS)
VERB_POSITION: Final = _block("verb", list(VERBS), [f"position{n}" for n in range(1, 5)])
SPENT: Final = _block("end", ["idle", "done"], _FILLED)
WITH: Final = _block("scuttle-with", list(TOKENS), _FILLED)
JOIN: Final = _block("scuttle-join", _CARDS, _TYPES)

_CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
_SIDE_OF = {-4: N, 4: S, 1: E, -1: W}
#: Sides of a cell that lead out of the town.
_OUTER: Final = tuple(
    (N if cell < 4 else 0) | (S if cell >= 12 else 0) | (W if cell % 4 == 0 else 0) | (E if cell % 4 == 3 else 0)
    for cell in CELLS
)


def _relations(cell: int, other: int) -> tuple[int, ...]:
    """How two cells stand to each other."""
    rows, columns = abs(cell // 4 - other // 4), abs(cell % 4 - other % 4)
    found: list[int] = []
    if rows + columns == 1:
        found.append(BESIDE)
    if rows == columns == 1:
        found.append(2)
    if rows == 0:
        found.append(3)
    if columns == 0:
        found.append(4)
    if rows == columns:
        found.append(5)
    return tuple(found)


#: For every cell: the other cells that have to do with it, how, and the sides that face each other if they touch.
_AROUND: Final = tuple(
    tuple(
        (other, relations, _SIDE_OF.get(other - cell, 0) if BESIDE in relations else 0)
        for other in CELLS
        if other != cell and (relations := _relations(cell, other))
    )
    for cell in CELLS
)


class TimberTownPolicy(Policy["TimberTown"]):
    def __init__(self, weights: dict[str, float], kinds: frozenset[str] = NOWHERE) -> None:
        super().__init__(NAMES, weights, kinds)

    def plays_out(self, state: TimberTown) -> bool:
        """The judge sees two completions of a town, the policy has learned from the ends of games."""
        return True

    def effort(self) -> int:
        """In plain Python a pick takes 0.31 ms, trying a move and valuing it 0.16; compiled both take 0.05."""
        return 2

    def tell(self, state: TimberTown, seat: int, tally: Tally) -> None:
        question, args, raws = state.offers[seat]
        filled = min(5, state.placed[seat] // 3)
        cards = cards_of(state)
        for raw in raws:
            if not tally.option():
                continue
            if isinstance(question, Turn):
                self._tell_turn(state, seat, cards, filled, raw, tally)
            elif isinstance(question, Place):
                tell_placed(state, seat, cards, filled, args[0], raw[0], raw[1], raw[2], tally)
            else:
                tally.add(WITH + raw[0] * 6 + filled)

    def _tell_turn(self, state: TimberTown, seat: int, cards: list[int], filled: int, raw: Raw, tally: Tally) -> None:
        verb, index = raw
        tally.add(VERB + verb * 6 + filled)
        if verb == END:
            tally.add(SPENT + (6 if state.main_used else 0) + filled)
            return
        if verb == SCUTTLE:
            base = seat * 16
            a, b = (TYPE[state.kinds[base + cell]] for cell in EDGES[index])
            tally.add(JOIN + cards[a] * len(TYPES) + b)
            tally.add(JOIN + cards[b] * len(TYPES) + a)
            return
        kind = state.river[index]
        tally.add(VERB_TOKEN + verb * 5 + (TOKEN[kind] if TOKEN[kind] >= 0 else 4))
        tally.add(VERB_CARD + verb * len(CARDS) + cards[TYPE[kind]])
        tally.add(VERB_POSITION + verb * 4 + index // 3)
        if verb in (TAKE, CLAIM, BY_DAM):
            self._tell_best_place(state, seat, cards, filled, kind, index // 3, tally)

    def _tell_best_place(
        self, state: TimberTown, seat: int, cards: list[int], filled: int, kind: int, position: int, tally: Tally
    ) -> None:
        """The features of the place that has the highest score, in the column of the tile."""
        needs, kinds, base = state.needs, state.kinds, seat * 16
        fits = FITS[PATTERN[kind]]
        best = (-1, 0, 0)
        most = 0.0
        cranes = state.tokens[seat * 4 + CRANE] > 0 or TOKEN[kind] == CRANE
        for cell in CELLS if cranes else COLUMNS[position]:
            if kinds[base + cell]:
                continue
            turns = fits[needs[base + cell]]
            fewest = min([misses for _, misses in turns])
            mask = next(mask for mask, misses in turns if misses == fewest)
            crane = int(cell % 4 != position)
            trial = Tally(self.weights)
            tell_placed(state, seat, cards, filled, kind, cell, mask, crane, trial)
            if best[0] < 0 or trial.score > most:
                best, most = (cell, mask, crane), trial.score
        if best[0] >= 0:
            tell_placed(state, seat, cards, filled, kind, best[0], best[1], best[2], tally)


def cards_of(state: TimberTown) -> list[int]:
    """By type: the number of its scoring card on the table."""
    found = [0] * len(TYPES)
    for id in state.cards:
        found[CARD_OF[id].type] = _CARD_NUMBER[id]
    return found


def tell_placed(
    state: TimberTown,
    seat: int,
    cards: list[int],
    filled: int,
    kind: int,
    cell: int,
    mask: int,
    crane: int,
    tally: Tally,
) -> None:
    """The features of a tile that is laid so."""
    base = seat * 16
    type = TYPE[kind]
    card = cards[type]
    need = state.needs[base + cell]
    misses = ((mask ^ need) & need >> 4 & 15).bit_count()
    kinds, sides = state.kinds, state.sides
    tally.add(AT + card * 16 + cell)
    tally.add(MISSES + filled * 5 + misses)
    tally.add(OUT + filled * 5 + (mask & _OUTER[cell]).bit_count())
    if crane:
        tally.add(CRANED + filled)
    count = 0
    for other in range(base, base + 16):
        if TYPE[kinds[other]] == type:
            count += 1
    tally.add(NUMBER + card * 7 + min(6, count))
    met = [0] * 6
    for other, relations, side in _AROUND[cell]:
        there = TYPE[kinds[base + other]]
        if not there:
            continue
        theirs = cards[there]
        for relation in relations:
            if relation == BESIDE and side & mask and sides[base + other] & _facing(side):
                relation = JOINED
            tally.add(SEES + (card * 6 + relation) * 8 + there)
            tally.add(SEEN + (theirs * 6 + relation) * 8 + type)
            if not met[relation] >> there & 1:
                met[relation] |= 1 << there
                tally.add(NEW + card * 6 + relation)


def _facing(side: int) -> int:
    return side << 2 if side < 4 else side >> 2
