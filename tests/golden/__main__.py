"""Write all golden files anew: `make golden`. Look at the difference before you commit it."""

from __future__ import annotations

import msgspec

import mytina
from tests.golden import FOLDER, cases, perft_counts, playthrough


def main() -> None:
    for old in [*FOLDER.glob("*.playthrough.txt"), *FOLDER.glob("*.record.json"), *FOLDER.glob("*.perft.json")]:
        old.unlink()
    for game, seats, setup, name in cases():
        text, state = playthrough(game, seats, setup, name)
        (FOLDER / f"{name}.playthrough.txt").write_text(text, encoding="utf-8")
        (FOLDER / f"{name}.record.json").write_bytes(state.record().encode())
        print(name)
    for game in mytina.games():
        counts = msgspec.json.format(msgspec.json.encode(perft_counts(game)))
        (FOLDER / f"{game.id}.perft.json").write_bytes(counts + b"\n")


main()
