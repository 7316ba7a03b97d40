"""Bots in any language: a program that is asked over its standard input and answers on its standard output.

One line of JSON asks (`ask` says what is in it), one line answers: `{"key": "…"}`. Every question holds everything, so
a program may forget the last one. It is started once in every process that needs it, and serves all tables there.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import select
import shlex
import shutil
import subprocess
from time import monotonic
from typing import Any

import msgspec

from mytina.bots.guest import Fault, Guest
from mytina.kernel import setup as setups
from mytina.kernel.errors import SetupError
from mytina.kernel.state import State
from mytina.kernel.text import KERNEL, Text

PROTOCOL = "mytina-bot/1"
KIND = "process"
#: How long a program may think about a decision, unless its name says otherwise (`process:250ms:./mybot`).
MILLISECONDS = 5000
#: A line longer than this is no answer.
LONGEST = 1 << 16

_SPEC = re.compile(r"(?:(?P<time>[0-9]{1,8})ms:)?(?P<command>.+)", re.DOTALL)


class ProcessBot(Guest):
    """A program, and its time for a decision."""

    name = KIND

    def __init__(self, command: str, seed: int | str = 0, *, milliseconds: int = MILLISECONDS) -> None:
        super().__init__(seed)
        self.command = command
        self.milliseconds = milliseconds
        self.table = hashlib.sha256(f"{seed}".encode()).hexdigest()[:16]
        self.asked = 0

    def answer(self, state: State, seat: int) -> object:
        self.asked += 1
        line = msgspec.json.encode(ask(state, seat, self.table, self.asked))
        program = _programs.get(self.command)
        if program is None:
            program = _programs[self.command] = _Program(self.command)
        try:
            said = program.exchange(line + b"\n", self.milliseconds / 1000)
            return _key(said)
        except Fault:
            del _programs[self.command]  # what it says next could belong to this question
            program.kill()
            raise


def ask(state: State, seat: int, table: str, id: int) -> dict[str, Any]:
    """A question as a program gets it: what its seat sees, and the keys of its options."""
    decision = state.decision(seat)
    return {
        "protocol": PROTOCOL,
        "id": id,
        "table": table,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "setup": setups.plain(state.setup),
        "seats": state.seats,
        "seat": seat,
        "ply": state.plies,
        "prompt": str(decision.prompt),
        "options": decision.keys,
        "view": state.view(seat),
    }


def from_spec(spec: str, seed: int | str) -> ProcessBot:
    """A bot from `process:COMMAND` or `process:250ms:COMMAND`; SetupError if there is no such program."""
    found = _SPEC.fullmatch(spec.partition(":")[2])
    try:
        words = shlex.split(found["command"]) if found else []
    except ValueError:
        words = []
    if not found or not words or shutil.which(words[0]) is None or found["time"] == "0":
        raise SetupError("bot", spec, Text(KERNEL, "bot-process-allowed"))
    return ProcessBot(found["command"], seed, milliseconds=int(found["time"] or MILLISECONDS))


def _key(line: bytes) -> str:
    try:
        answer = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise Fault(f"not JSON: {line[:60]!r}") from None
    if not isinstance(answer, dict) or not isinstance(answer.get("key"), str):
        raise Fault(f"no key: {line[:60]!r}")
    return str(answer["key"])


class _Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise Fault(f"does not start: {error.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.writes, self.reads = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.writes, False)
        os.set_blocking(self.reads, False)
        self.rest = b""

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; whatever does not answer in time is at fault."""
        deadline = monotonic() + seconds
        heard = self.rest
        try:
            while b"\n" not in heard:
                left = deadline - monotonic()
                if left <= 0:
                    raise Fault("too late")
                readable, writable, _ = select.select([self.reads], [self.writes] if line else [], [], left)
                if writable:
                    line = line[os.write(self.writes, line[:LONGEST]) :]
                if readable:
                    piece = os.read(self.reads, LONGEST)
                    if not piece:
                        raise Fault("ended")
                    heard += piece
                    if len(heard) > LONGEST:
                        raise Fault("talks too much")
        except OSError as error:
            raise Fault(f"ended: {error.strerror}") from None
        answer, _, self.rest = heard.partition(b"\n")
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


_programs: dict[str, _Program] = {}


@atexit.register
def _end_programs() -> None:
    for program in _programs.values():
        program.kill()
    _programs.clear()
