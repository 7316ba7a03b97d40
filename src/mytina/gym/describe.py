"""What observations hold, in words: `python -m mytina.gym.describe` prints the tables of docs/environments.md."""

from __future__ import annotations

from mytina.games import games
from mytina.gym.seats import FIGURES, QUESTIONS, observation_size
from mytina.kernel.game import Game
from mytina.kernel.state import State


def table(game: Game[State]) -> str:
    """The numbers of a game's observations, in order, as Markdown."""
    lines = [
        f"### {game.name.en}",
        "",
        f"`{game.id}`: {observation_size(game)} numbers, {game.encoding.actions} actions.",
        "",
        "| from | to | what | meaning |",
        "|---:|---:|---|---|",
    ]
    start = 0
    rows = [
        *game.encoding.parts,
        ("question", QUESTIONS, "which question is asked: one of so many places, by its name"),
        ("figures", FIGURES, "what the question is about (a shape, a card …): each of its numbers has a place"),
    ]
    for name, size, about in rows:
        lines.append(f"| {start} | {start + size - 1} | {name} | {about} |")
        start += size
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print("\n".join(table(game) for game in games()), end="")
