"""`python -m tests.rules`: which rules have a test. Exits with 1 when one of a finished game has none."""

from __future__ import annotations

import sys
from collections import Counter

from tests.rules import Coverage, Marker, coverage, digest_differences, markers, rule_lists, started_lists


def main() -> int:
    lists = rule_lists()
    games, unknown = coverage(lists | started_lists(), markers())
    for game in games:
        show(game)
    problems = strangers(games, unknown)
    problems += [f"{g.game}: {address} has no test" for g in games if g.game in lists for address in g.missing]
    problems += digest_differences(lists | started_lists())
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def strangers(games: list[Coverage], unknown: list[Marker]) -> list[str]:
    """What to say of markers that name no rule: one by one, but a game without a list only once."""
    known = {address.partition("-")[0] for game in games for address in game.rules}
    prefixes = [marker.address.partition("-")[0] for marker in unknown]
    listless = Counter(prefix for prefix in prefixes if prefix not in known)
    found = [
        f"{prefix}: {count} markers, but no list in tests/rules has its rules" for prefix, count in listless.items()
    ]
    single = [marker for marker in unknown if marker.address.partition("-")[0] in known]
    return found + [f"{marker.where}: no game has a rule {marker.address}" for marker in single]


def show(game: Coverage) -> None:
    """A line per group: every rule with the number of its tests, `term` where there is nothing to prove, or `–`."""
    terms = sum(map(bool, game.rules.values()))
    proved = len(game.rules) - terms - len(game.missing)
    words = f"{proved} of {len(game.rules) - terms} rules proved by {game.tests.total()} markers"
    print(f"{game.game}: {words}" + (f", {terms} terms" if terms else ""))
    width = max(map(len, game.groups), default=0)
    for group, addresses in game.groups.items():
        done = sum(1 for address in addresses if game.tests[address] or game.rules[address])
        cells = [f"{address.rpartition('-')[2]} {count(game, address):<4}" for address in addresses]
        print(f"  {group:<{width}} {done:>3} of {len(addresses):<3}  {' '.join(cells)}".rstrip())
    if game.missing:
        print(f"  not covered: {' '.join(game.missing)}")
    print()


def count(game: Coverage, address: str) -> str:
    if game.tests[address]:
        return f"×{game.tests[address]}"
    return "term" if game.rules[address] else "–"


if __name__ == "__main__":
    sys.exit(main())
