"""Plans: which games are to be played, by whom and from which seeds, so that any process can play any of them."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mytina.arena.words import ArenaError
from mytina.bots import make
from mytina.games import MODULES
from mytina.games import game as find_game
from mytina.kernel import setup as setups


class Fixture(NamedTuple):
    """One game of a plan: its number, the number of its set-up, its seed, and the bot (by number) on each seat."""

    number: int
    point: int
    seed: str
    seating: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What all plans have in common. Everything about a game follows from the plan and the game's number."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    games: int  # of a bot line-up and a set-up
    setups: tuple[dict[str, Any], ...] = ({},)
    code: str = ""  # what rules and bots are made of: others would play other games

    @property
    def total(self) -> int:
        raise NotImplementedError

    def fixture(self, number: int) -> Fixture:
        raise NotImplementedError

    def check(self) -> None:
        """Refuse what cannot be played, with a sentence."""
        game = find_game(self.game)
        for spec in self.bots:
            make(spec).close()
        for setup in self.setups:
            game.open(self.seats, 0, setup)

    def check_code(self) -> None:
        """Refuse to play with other rules than those the plan was made for."""
        ours = code_digest(self.game)
        if self.code and self.code != ours:
            raise ArenaError("other-code", theirs=self.code[:12], ours=ours[:12])


class Series(Plan, frozen=True, kw_only=True):
    """The same bots play `games` games of every set-up, from the same seeds; they change seats from game to game."""

    @property
    def total(self) -> int:
        return self.games * len(self.setups)

    def fixture(self, number: int) -> Fixture:
        index, point = divmod(number, len(self.setups))
        seating = tuple((seat + index) % self.seats for seat in range(self.seats))
        return Fixture(number, point, f"{self.seed}/{index}", seating)


class Tournament(Plan, frozen=True, kw_only=True):
    """Every line-up of bots plays the same deals, and every deal in every rotation of the seats.

    `games` is the number of games of each line-up; the last deal may lack some rotations.
    """

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.bots)), self.seats))

    @property
    def total(self) -> int:
        return self.games * len(self.lineups) * len(self.setups)

    def fixture(self, number: int) -> Fixture:
        lineups = self.lineups
        rest, point = divmod(number, len(self.setups))
        index, which = divmod(rest, len(lineups))
        deal, rotation = divmod(index, self.seats)
        bots = lineups[which]
        seating = tuple(bots[(seat + rotation) % self.seats] for seat in range(self.seats))
        return Fixture(number, point, f"{self.seed}/{deal}", seating)


def series(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int | str = 0,
    *,
    setup: dict[str, Any] | None = None,
    sweep: dict[str, list[Any]] | None = None,
) -> Series:
    """A checked series. `sweep` gives several values of set-up fields; all combinations are played."""
    made = Series(
        game=find_game(game).id,
        bots=bots,
        seats=len(bots),
        seed=str(seed),
        games=games,
        setups=grid(setup or {}, sweep or {}),
        code=code_digest(game),
    )
    made.check()
    return made


def tournament(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int | str = 0,
    *,
    seats: int | None = None,
    setup: dict[str, Any] | None = None,
) -> Tournament:
    """A checked tournament; by default two sit at a table, or as many as the game needs."""
    found = find_game(game)
    count = seats or max(2, found.seats[0])
    found.open(count, 0, setup or {})  # a table that cannot be needs no bots
    if len(set(bots)) < len(bots):
        raise ArenaError("bot-twice")
    if len(bots) < max(2, count):
        raise ArenaError("too-few-bots", seats=max(2, count))
    made = Tournament(
        game=found.id,
        bots=bots,
        seats=count,
        seed=str(seed),
        games=games,
        setups=(setup or {},),
        code=code_digest(game),
    )
    made.check()
    return made


def grid(setup: dict[str, Any], sweep: dict[str, list[Any]]) -> tuple[dict[str, Any], ...]:
    """All set-ups of a sweep."""
    return tuple(setup | dict(zip(sweep, values, strict=True)) for values in product(*sweep.values()))


def spelled(plan: Plan, point: int) -> dict[str, Any]:
    """A set-up of a plan with all its fields."""
    kind = find_game(plan.game).setup
    made: dict[str, Any] = msgspec.to_builtins(setups.build(kind, plan.seats, plan.setups[point]))
    return made


@cache
def code_digest(game: str) -> str:
    """A fingerprint of the code that decides what happens in a game: kernel, bots, and the game's own folder with what
    its bots have learned."""
    own = import_module(MODULES[find_game(game).id]).__file__
    kernel, bots = import_module("mytina.kernel").__file__, import_module("mytina.bots").__file__
    found = hashlib.sha256()
    for init in (kernel, bots, own):
        folder = Path(str(init)).parent
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("data/*.json"), *folder.rglob("data/*.json.gz")]):
            if "art" not in path.relative_to(folder).parts:
                found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
