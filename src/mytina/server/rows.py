"""What the store keeps of a table: how it was opened, its seats, and everything that happened there."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened: a row of the store.

    Stored with it, in the same transaction: that the game is over after it, and which browser now holds the seat.
    """

    table_id: str
    seq: int
    #: "then" is a pick made with one gesture together with the seat's pick before it.
    #: "grace" says for how many seconds a bot lets a person take a move back before it answers.
    #: "lesson" makes it a table at which one is taught, "step" leads to one of its steps (and the ply it begins at),
    #: "other" is what was picked there instead of what was asked for, "shown" that somebody asked for a solution.
    #: "story" is what is told of a game that is over.
    #: "daily" says of which day this is the game.
    #: "coach" sets how often the coach of a training table speaks and ends what it says, "remark" is what it says.
    #: "renew" makes a seat's links anew (how often that happened, and the hashes of the new ones).
    #: "clock" gives every turn a time, "deadline" one turn of one seat; "late" lets a bot step in when it has passed.
    #: The others: grace, pick, undo, object, close, resign, sit, rename, leave, back, chat, rematch.
    kind: str
    seat: int | None
    key: str  # an option's key, a name, a bot, a text, or a table, after the kind
    at: str
    finishes: bool = False
    owner: str = ""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules_version: int
    setup: str
    seed: str
    commitment: str
    host: str
    mode: str
    created: str
    finished: str | None = None
    payer: str = ""  # for whom its bots think: the hash of an address


class SeatRow(msgspec.Struct, frozen=True):
    """A seat when the table opened; tokens are hashes."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str
    token: str
    invite: str
