"""A bot as a class, for a package of your own: one method, and one line in the package's pyproject.toml.

    [project.entry-points."mytina.bots"]
    careful = "careful:Careful"

Then it is called `careful` wherever a bot is named: mytina simulate timber-town --bots careful,greedy
"""

from mytina import Rng, State


class Careful:
    """Looks one pick ahead and takes what leaves the largest lead; what follows within a move it does not see."""

    def __init__(self, seed: str, argument: str = "") -> None:
        self.rng = Rng.from_seed(f"careful/{seed}")

    def choose(self, state: State, seat: int) -> str:
        """The key of an option. `state` is one that the seat cannot tell from the real one: look ahead as you like."""
        best, found = None, ""
        for option in state.decision(seat).options:
            then = state.copy()
            then.pick(seat, option)
            value = (then.lead(seat), self.rng.bits())
            if best is None or value > best:
                best, found = value, option.key
        return found
