"""Picks that come together as one choice of several: looked at before the first is made, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence

from mytina.kernel.errors import IllegalPick
from mytina.kernel.game import RESIGN
from mytina.kernel.text import KERNEL, Text
from mytina.server.table import Table
from mytina.server.words import Refused


def check(table: Table, seat: int, key: str, chain: Sequence[str]) -> None:
    """Refuse a chain as a whole if one of its picks is not possible, as far as the seat can know.

    It ends where something else is asked: nothing can be said of what comes after that.
    """
    if seat not in table.stamps or key not in table.decision(seat):
        return  # the first pick says what is wrong
    if RESIGN in chain:  # it is no pick, but would be carried out as one
        raise Refused(422, Text(KERNEL, "why-not-an-option"))
    trial = table.imagined(seat).copy()
    asked = trial.copy().decision(seat)
    counters = asked.counters
    places = {asked.question.key(one.raw): at for at, one in enumerate(counters.each)} if counters is not None else {}
    counts = [0] * len(places)
    for number, further in enumerate((key, *chain)):
        before = trial.copy().decision(seat)
        try:
            trial.pick(seat, further)
        except IllegalPick as error:
            barred = counters.barred(places[further], counts) if counters is not None and further in places else None
            raise Refused(422, table.named(barred or error.why)) from None
        if number < len(chain) and not (seat in trial.waiting and before.goes_on(further, trial.decision(seat))):
            return
        if further in places:
            counts[places[further]] += 1


def rest(table: Table, seat: int, sent: Sequence[str]) -> Sequence[str]:
    """What of the picks that were sent together has not been made: something else is asked before."""
    picks = table.course.picks
    made = [picks[ply].key for ply in reversed(table.course.gesture(seat))]
    return sent[len(made) :] if made == list(sent[: len(made)]) and seat in table.stamps else []
