"""How a game of Timber Town goes: the river step, a seat's turn, placing a tile, scuttling, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from mytina.games.timber_town.content import PATTERN, PATTERNS, TILES, TOKEN, TYPE
from mytina.games.timber_town.terms import (
    BEAVER,
    BESIDE,
    CELL_NAMES,
    CRANE,
    DAM,
    EDGE_NAMES,
    EDGES,
    OWN_RAFT,
    SIDE_NAMES,
    TOKENS,
    TWO_COLOUR,
    TYPES,
)
from mytina.kernel.effects import Effect, Question, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown

DOMAIN: Final = "timber-town"

# What a seat can do with its turn; the first number of an option.
END: Final = 0
TAKE: Final = 1
CLAIM: Final = 2
BY_DAM: Final = 3
RAFT: Final = 4
RAFT_TWO: Final = 5
SCUTTLE: Final = 6
VERBS: Final = ("end", "take", "claim", "dam", "raft", "two-colour", "scuttle")

# NEED: what the placed neighbours of an empty cell ask of a tile laid there, in one number:
# the sides with a placed neighbour in the high four bits, those of them where it has a walkway in the low four.
# FITS[pattern][need] lists (sides, mismatches) for every turn of the pattern, MISSES[need][pattern] the fewest.
FITS: Final = tuple(
    tuple(tuple((mask, ((mask ^ need) & need >> 4 & 15).bit_count()) for mask in pattern.turns) for need in range(256))
    for pattern in PATTERNS
)
MISSES: Final = tuple(tuple(min(misses for _, misses in by_need[need]) for by_need in FITS) for need in range(256))
#: For each pattern the fewest mismatches in a column.
Fewest = tuple[int, int, int, int, int]
FULL: Final[Fewest] = (9, 9, 9, 9, 9)
NO_RAFTS: Final = [0] * 12
NO_TILES: Final[list[int]] = []
MEASURED: Final = 1 << 16

# The options of a turn, made once, and of a type that says so: a pair of numbers compiled code makes anew each time.
ENDS: Final[Raw] = (END, 0)
NOT_THERE: Final[Raw] = (END, -1)
TAKES: Final[list[Raw]] = [(TAKE, slot) for slot in range(12)]
CLAIMS: Final[list[Raw]] = [(CLAIM, slot) for slot in range(12)]
DAMS: Final[list[Raw]] = [(BY_DAM, slot) for slot in range(12)]
RAFTS: Final[list[Raw]] = [(RAFT, slot) for slot in range(12)]
TWO_COLOURS: Final[list[Raw]] = [(RAFT_TWO, slot) for slot in range(12)]


def _edges(first: int) -> tuple[list[Raw], ...]:
    """To scuttle at one of twelve edges, by the mask of those that can be."""
    return tuple([[(SCUTTLE, first + edge) for edge in range(12) if mask >> edge & 1] for mask in range(1 << 12)])


LOW_EDGES: Final = _edges(0)
HIGH_EDGES: Final = _edges(12)

COLUMNS: Final = tuple(tuple(range(column, 16, 4)) for column in range(4))
#: Where a river slot's column begins in `fewest`, and the token a kind brings as a number.
COLUMN_ROWS: Final = tuple(slot // 3 * 5 for slot in range(12))
BRINGS: Final = tuple(int(token >= 0) for token in TOKEN)
SLOT_NAMES: Final = tuple(f"{slot // 3 + 1}.{slot % 3 + 1}" for slot in range(12))
#: The sides of a tile in words: dozens of places say them.
COMPASS: Final = tuple([tuple([Text(DOMAIN, f"compass-{letter}") for letter in sides]) for sides in SIDE_NAMES])


@dataclass(frozen=True)
class NextRound(Effect):
    """The river flows on and a round begins, or the game ends."""

    def run(self, state: TimberTown, seat: int, args: Raw) -> None:
        if state.round > 0:
            flow(state)
        state.round += 1
        deal(state)
        if state.drawn == 48 and not any(state.river):  # TT-END-04
            state.note("log-river-empty", "TT-END-04")
            return
        if both_finished(state):  # TT-END-03
            return
        first = state.start ^ (state.round - 1) % 2  # TT-RIVER-01, TT-RIVER-03
        if state.log is not None:
            state.note("log-round", "TT-RIVER-02", round=state.round)
        state.active = first
        state.stack += [(self, seat, ()), (TURN, 1 - first, ()), (TURN, first, ())]


@dataclass(frozen=True)
class Turn(Stage):
    """One main action at most and any number of free actions, until the seat ends its turn (TT-TURN-01)."""

    def begins(self, state: TimberTown, seat: int, args: Raw) -> bool:
        return not state.acted

    def explicit(self, state: TimberTown, seat: int, args: Raw) -> bool:
        # TT-TURN-03: who has done something ends the turn explicitly; who can do nothing at all just passes.
        return state.acted

    def certain(self, state: TimberTown, seat: int, args: Raw) -> bool:
        return state.acted

    def options(self, state: TimberTown, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        tokens = state.tokens
        base = seat * 4
        dams, own_rafts, two_colours = tokens[base + 1], tokens[base + 2], tokens[base + 3]
        total = tokens[base] + dams + own_rafts + two_colours
        if state.placed[seat] < 16:  # TT-END-01: a full town only scuttles
            rafts = state.rafts
            main = not state.main_used
            fewest, column = state.fewest, seat * 20
            lifts = tokens[base] > 0
            # After the main action only dams and claims are left to look for.
            idle = not (main or dams or (rafts != NO_RAFTS and (1 + 2 * seat in rafts or 2 + 2 * seat in rafts)))
            for slot, kind in enumerate(NO_TILES if idle else state.river):
                if not kind:
                    continue
                raft = rafts[slot]
                # Whether the tile's own column takes it; only if not, ask what a crane could do.
                spare = total + BRINGS[kind] - fewest[column + COLUMN_ROWS[slot] + PATTERN[kind]]
                if not raft:
                    if main:
                        if spare >= 0 or ((lifts or TOKEN[kind] == CRANE) and takes(state, seat, kind, slot, total)):
                            found.append(TAKES[slot])
                        if own_rafts:  # TT-MAIN-05
                            found.append(RAFTS[slot])
                        if two_colours:
                            found.append(TWO_COLOURS[slot])
                    if dams and (spare > 0 or takes(state, seat, kind, slot, total - 1)):  # TT-FREE-03
                        found.append(DAMS[slot])
                elif (raft - 1) // 2 == seat:
                    back = raft & 1  # TT-FREE-01: the own raft returns, the two-colour one does not
                    if spare + back >= 0 or takes(state, seat, kind, slot, total + back):
                        found.append(CLAIMS[slot])
        if total:
            unjoined = state.unjoined[seat]
            found += LOW_EDGES[unjoined & 0xFFF]
            found += HIGH_EDGES[unjoined >> 12]
        found.append(ENDS)
        return found

    def choose(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> None:
        verb, index = raw
        if verb == END:
            if not state.main_used and state.log is not None:
                state.note("log-pass", "TT-TURN-02", seat)
            state.main_used = state.acted = False
            state.active = 1 - seat
            both_finished(state, ends=True)  # TT-END-03
            return
        state.acted = True
        state.push(self, seat)
        if verb == SCUTTLE:
            state.push(SCUTTLE_ONE, seat, (index, 1))
        elif verb in (RAFT, RAFT_TWO):
            state.main_used = True
            token = OWN_RAFT if verb == RAFT else TWO_COLOUR
            state.tokens[seat * 4 + token] -= 1
            state.rafts[index] = 1 + 2 * seat + (verb == RAFT_TWO)
            if state.log is not None:
                tile = tile_text(state.river[index])
                state.note("log-raft", "TT-MAIN-05", seat, icon=TOKENS[token], tile=tile, position=index // 3 + 1)
        else:
            self._gain(state, seat, verb, index)

    def _gain(self, state: TimberTown, seat: int, verb: int, slot: int) -> None:
        """Take a tile off the river and its token with it, then place it (TT-MAIN-02)."""
        base = seat * 4
        kind, raft = state.river[slot], state.rafts[slot]
        if verb == TAKE:
            state.main_used = True
        elif verb == BY_DAM:
            state.tokens[base + DAM] -= 1
        elif raft == 1 + 2 * seat:
            state.tokens[base + OWN_RAFT] += 1
        state.river[slot] = state.rafts[slot] = 0
        if TOKEN[kind] >= 0:
            state.tokens[base + TOKEN[kind]] += 1
        if state.log is not None:
            rule = {TAKE: "TT-MAIN-01", BY_DAM: "TT-FREE-03", CLAIM: "TT-FREE-01"}[verb]
            tile, icon = tile_text(kind), TYPES[TYPE[kind]]
            state.note(f"log-{VERBS[verb]}", rule, seat, icon=icon, tile=tile, position=slot // 3 + 1)
            if TOKEN[kind] >= 0:
                state.note("log-token", "TT-MAIN-02", seat, icon=TOKENS[TOKEN[kind]], token=TOKENS[TOKEN[kind]])
        state.push(PLACE, seat, (kind, slot // 3))

    def key(self, raw: Raw) -> str:
        verb, index = raw
        if verb == END:
            return "end"
        return f"{VERBS[verb]}:{EDGE_NAMES[index] if verb == SCUTTLE else SLOT_NAMES[index]}"

    def prompt(self, state: TimberTown, seat: int, args: Raw) -> Text:
        if state.placed[seat] == 16:
            return Text(DOMAIN, "prompt-full")
        return Text(DOMAIN, "prompt-free" if state.main_used else "prompt-turn")

    def again(self, before: TimberTown, raw: Raw, now: TimberTown) -> Raw:
        """A tile is one position further with each round (TT-RIVER-02), and after the main action a dam may still bring
        it (TT-FREE-03). Whoever ends a turn does not pass."""
        verb, index = raw
        if verb == END:
            return raw if now.acted == before.acted else NOT_THERE
        if verb == SCUTTLE:
            return raw
        return BY_DAM if verb == TAKE and now.main_used else verb, index + 3 * (now.round - before.round)

    def words(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Text:
        verb, index = raw
        if verb == END:
            return Text(DOMAIN, "option-end" if state.main_used else "option-pass")
        if verb == SCUTTLE:
            return Text(DOMAIN, "option-scuttle", **joined(state, seat, index))
        return Text(DOMAIN, f"option-{VERBS[verb]}", tile=tile_text(state.river[index]), position=index // 3 + 1)

    def target(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Target | None:
        verb, index = raw
        if verb == END:
            return None
        return ("edge", EDGE_NAMES[index]) if verb == SCUTTLE else ("river", SLOT_NAMES[index])

    def refused(self, state: TimberTown, seat: int, args: Raw) -> dict[Raw, Text]:
        from mytina.games.timber_town.refusals import turn_refusals

        return turn_refusals(state, seat, set(self.options(state, seat, args)))


@dataclass(frozen=True)
class Place(Question):
    """Where and how a gained tile lies; its numbers are the kind and the river position it came from."""

    def options(self, state: TimberTown, seat: int, args: Raw) -> list[Raw]:
        kind, position = args
        pattern = PATTERN[kind]
        needs, kinds, cells = state.needs, state.kinds, seat * 16
        tokens, base = state.tokens, seat * 4
        total = tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3]
        found: list[Raw] = []
        way = pattern << 16 | min(total, 4) << 13
        for cell in COLUMNS[position]:  # TT-PLACE-02
            if not kinds[cells + cell]:
                key = way | cell << 8 | needs[cells + cell]
                places = _placings.get(key)
                found += placings(key) if places is None else places
        if tokens[base + CRANE]:  # TT-FREE-02: the crane spent is no longer there to scuttle
            way = pattern << 16 | min(total - 1, 4) << 13 | 1 << 12
            for cell in range(16):
                if cell % 4 != position and not kinds[cells + cell]:
                    key = way | cell << 8 | needs[cells + cell]
                    places = _placings.get(key)
                    found += placings(key) if places is None else places
        return found

    def choose(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> None:
        cell, mask, by_crane = raw
        kind = args[0]
        if by_crane:
            state.tokens[seat * 4 + CRANE] -= 1
        loose = lay(state, seat, cell, kind, mask)
        for left in range(1, len(loose) + 1):
            state.push(SCUTTLE_ONE, seat, (loose[-left], left))
        if state.log is not None:
            log = ("log-place-crane", "TT-FREE-02") if by_crane else ("log-place", "TT-PLACE-02")
            state.note(*log, seat, icon=TYPES[TYPE[kind]], tile=tile_text(kind), cell=CELL_NAMES[cell])
            if TYPE[kind] == BEAVER:
                state.note("log-beaver", "TT-TOKEN-03", seat, icon="beaver", cell=CELL_NAMES[cell])
        if state.placed[seat] == 16 and state.builder < 0:  # TT-END-01
            state.builder = seat
            state.note("log-builder", "TT-END-01", seat, icon="builder")

    def key(self, raw: Raw) -> str:
        return f"{CELL_NAMES[raw[0]]}:{SIDE_NAMES[raw[1]]}{'+crane' if raw[2] else ''}"

    def prompt(self, state: TimberTown, seat: int, args: Raw) -> Text:
        return Text(DOMAIN, "prompt-place", tile=tile_text(args[0]), column=args[1] + 1)

    def words(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Text:
        cell, mask, by_crane = raw
        base = seat * 16
        misses = ((mask ^ state.needs[base + cell]) & state.needs[base + cell] >> 4 & 15).bit_count()
        id = "option-place-crane" if by_crane else "option-place"
        return Text(DOMAIN, id, cell=CELL_NAMES[cell], sides=COMPASS[mask], misses=misses)

    def target(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Target | None:
        return "cell", CELL_NAMES[raw[0]]

    def refused(self, state: TimberTown, seat: int, args: Raw) -> dict[Raw, Text]:
        from mytina.games.timber_town.refusals import place_refusals

        return place_refusals(state, seat, args, set(self.options(state, seat, args)))


@dataclass(frozen=True)
class Scuttle(Question):
    """Which token joins two tiles; its numbers are the edge and how many tokens this placement still needs."""

    def options(self, state: TimberTown, seat: int, args: Raw) -> list[Raw]:
        mine = state.tokens[seat * 4 : seat * 4 + 4]
        found: list[Raw] = [(token,) for token in range(4) if mine[token]]
        if sum(mine) == args[1]:  # all of them go: which lies where makes no difference
            return found[:1]
        return found

    def choose(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> None:
        edge, token = args[0], raw[0]
        state.tokens[seat * 4 + token] -= 1  # TT-TOKEN-01
        state.scuttled[seat] |= 1 << edge
        state.unjoined[seat] &= ~(1 << edge)  # TT-FREE-06
        if state.log is not None:
            a, b = joined(state, seat, edge).values()
            state.note("log-scuttle", "TT-FREE-04", seat, icon=TOKENS[token], token=TOKENS[token], a=a, b=b)

    def key(self, raw: Raw) -> str:
        return f"with:{TOKENS[raw[0]]}"

    def prompt(self, state: TimberTown, seat: int, args: Raw) -> Text:
        return Text(DOMAIN, "prompt-scuttle", **joined(state, seat, args[0]))

    def words(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Text:
        return Text(DOMAIN, "option-with", token=TOKENS[raw[0]])

    def target(self, state: TimberTown, seat: int, args: Raw, raw: Raw) -> Target | None:
        return "token", TOKENS[raw[0]]

    def refused(self, state: TimberTown, seat: int, args: Raw) -> dict[Raw, Text]:
        mine = state.tokens[seat * 4 : seat * 4 + 4]
        return {(t,): Text(DOMAIN, "why-no-token", token=TOKENS[t]) for t in range(4) if not mine[t]}


NEXT_ROUND: Final = NextRound()
TURN: Final = Turn()
PLACE: Final = Place()
SCUTTLE_ONE: Final = Scuttle()


# --- the river -------------------------------------------------------------------------------------------------


def flow(state: TimberTown) -> None:
    """The boards move on; what was at position 4 is lost (TT-RIVER-02)."""
    rafts = state.rafts
    if rafts != NO_RAFTS:
        for slot in range(9, 12):
            if rafts[slot]:
                lose_raft(state, slot)
        state.rafts = [0, 0, 0] + rafts[:9]  # noqa: RUF005  # unpacked it takes longer
    state.river = [0, 0, 0] + state.river[:9]  # noqa: RUF005


def lose_raft(state: TimberTown, slot: int) -> None:
    """A rafted tile floats away; a raft of the own colour comes back."""
    owner, two_colour = divmod(state.rafts[slot] - 1, 2)
    if not two_colour:
        state.tokens[owner * 4 + OWN_RAFT] += 1
    if state.log is not None:
        state.note("log-raft-lost", "TT-RIVER-02", owner, icon="raft", tile=tile_text(state.river[slot]))


def deal(state: TimberTown) -> None:
    """Three new tiles at position 1, as long as there are any."""
    new = state.deck[state.drawn : state.drawn + 3]
    if new:
        state.river[:3] = new
        state.drawn += 3
        state.reveal()


# --- the town --------------------------------------------------------------------------------------------------


_placings: Final[dict[int, tuple[Raw, ...]]] = {}


def placings(key: int) -> tuple[Raw, ...]:
    """The options of laying a pattern on a cell, by what they depend on in one number: the need of the cell, from bit 8
    on the cell, from 12 on whether a crane lays it, from 13 on how many tokens there are to scuttle (no more than four
    are ever needed), and from 16 on the pattern."""
    need, cell, by_crane, total = key & 255, key >> 8 & 15, key >> 12 & 1, key >> 13 & 7
    found = tuple([(cell, mask, by_crane) for mask, misses in FITS[key >> 16][need] if misses <= total])
    _placings[key] = found
    return found


def lay(state: TimberTown, seat: int, cell: int, kind: int, mask: int) -> list[int]:
    """Put a tile into a town; returns the edges where a walkway leads nowhere (TT-PLACE-04)."""
    base = seat * 16
    kinds, sides, needs = state.kinds, state.sides, state.needs
    kinds[base + cell] = kind
    sides[base + cell] = mask
    state.placed[seat] += 1
    loose = []
    column = cell % 4
    for side, other, facing, edge in BESIDE[cell]:
        if kinds[base + other]:
            here, there = mask & side, sides[base + other] & facing
            if not (here and there):
                state.unjoined[seat] |= 1 << edge
                if here or there:
                    loose.append(edge)
        else:
            needs[base + other] |= facing << 4 | (facing if mask & side else 0)
            if other % 4 != column:
                measure(state, seat, other % 4)
    measure(state, seat, column)
    return loose


def measure(state: TimberTown, seat: int, column: int) -> None:
    """Find the fewest mismatches that a tile of each pattern would have in a column (9 when it is full)."""
    base = seat * 16
    kinds, needs = state.kinds, state.needs
    key = 0
    for cell in COLUMNS[column]:
        if not kinds[base + cell]:
            key = key << 9 | 256 | needs[base + cell]
    found = _measured.get(key)
    if found is None:
        found = _measure(key)
    fewest, place = state.fewest, seat * 20 + column * 5
    fewest[place], fewest[place + 1], fewest[place + 2], fewest[place + 3], fewest[place + 4] = found


#: By the needs of the empty cells of a column, nine bits each.
_measured: Final[dict[int, Fewest]] = {0: FULL}


def _measure(key: int) -> Fewest:
    """The fewest mismatches of each pattern on cells with these needs, kept as long as there are not too many."""
    least = list(FULL)
    needs = key
    while needs:
        for pattern, misses in enumerate(MISSES[needs & 255]):
            if misses < least[pattern]:
                least[pattern] = misses
        needs >>= 9
    if len(_measured) > MEASURED:
        _measured.clear()
        _measured[0] = FULL
    found = least[0], least[1], least[2], least[3], least[4]
    _measured[key] = found
    return found


def takes(state: TimberTown, seat: int, kind: int, slot: int, total: int) -> bool:
    """Whether a tile from a river slot can be placed with so many tokens and its own (TT-PLACE-06)."""
    total += BRINGS[kind]  # TT-MAIN-03
    row = seat * 20 + PATTERN[kind]
    fewest = state.fewest
    if fewest[row + COLUMN_ROWS[slot]] <= total:
        return True
    if TOKEN[kind] == CRANE or state.tokens[seat * 4]:  # TT-FREE-02
        return any(fewest[row + column * 5] < total for column in range(4) if column != slot // 3)
    return False


# --- the end ---------------------------------------------------------------------------------------------------


def both_finished(state: TimberTown, *, ends: bool = False) -> bool:
    """Find out whether neither seat can gain a further tile; `ends` ends the game then (TT-END-03)."""
    ahead = 0 if state.placed[0] >= state.placed[1] else 1
    for turn in range(2):  # the fuller town first: it is likelier to be finished
        seat = ahead ^ turn
        if not state.finished >> seat & 1:
            if can_gain(state, seat):
                return False
            state.finished |= 1 << seat
    state.note("log-both-finished", "TT-END-03")
    if ends:
        state.pending.clear()
    return True


def can_gain(state: TimberTown, seat: int) -> bool:
    """Whether any remaining tile could still be gained, in the generous sense of TT-END-02; if not, that is final."""
    if state.placed[seat] == 16:
        return False
    deck = state.deck
    if state.drawn < 48:
        fewest, row = state.fewest, seat * 20 + PATTERN[deck[state.drawn]]
        if not (fewest[row] and fewest[row + 5] and fewest[row + 10] and fewest[row + 15]):
            return True  # nearly always: some tile to come fits somewhere as it is
    tokens, base = state.tokens, seat * 4
    total = tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3] + (1 + 2 * seat in state.rafts)
    for index in range(state.drawn, 48):
        if _fits(state, seat, deck[index], 0, total):
            return True
    for slot, kind in enumerate(state.river):
        raft = state.rafts[slot]
        if kind and (not raft or (raft - 1) // 2 == seat) and _fits(state, seat, kind, slot // 3, total):
            return True
    return False


def _fits(state: TimberTown, seat: int, kind: int, position: int, total: int) -> bool:
    """The test for one tile: columns from its position on are open to it, the others need a crane."""
    total += BRINGS[kind]
    row = seat * 20 + PATTERN[kind]
    fewest = state.fewest
    for column in range(position, 4):
        if fewest[row + column * 5] <= total:
            return True
    if TOKEN[kind] == CRANE or state.tokens[seat * 4]:
        for column in range(position):
            if fewest[row + column * 5] < total:
                return True
    return False


def joined(state: TimberTown, seat: int, edge: int) -> dict[str, Text]:
    """The two buildings that a token joins, by their names."""
    kinds = state.kinds[seat * 16 : seat * 16 + 16]
    first, second = (
        Text(DOMAIN, "built-at", type=TYPES[TYPE[kinds[cell]]], cell=CELL_NAMES[cell]) for cell in EDGES[edge]
    )
    return {"a": first, "b": second}


@cache
def tile_text(kind: int) -> Text:
    """A tile as it is called in a sentence."""
    tile = TILES[kind]
    if tile.token is not None:
        return Text(DOMAIN, "tile-with-token", type=TYPES[tile.type], token=TOKENS[tile.token])
    return Text(DOMAIN, "tile-with-pattern", type=TYPES[tile.type], pattern=tile.pattern.name)
