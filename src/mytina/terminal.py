"""Playing in the terminal: draws the table, lists the options by number, undoes, hints, explains, saves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import mytina
from mytina.bots import Bot, make
from mytina.commands import line_name, seat_name
from mytina.interface.game import Game
from mytina.kernel.errors import IllegalPick
from mytina.kernel.record import Seat, decode, make_record, replay_record
from mytina.kernel.state import State
from mytina.kernel.text import KERNEL, Text
from mytina.words import CommandError, os_error

HINT_BOT = "search:600"
HUMAN = "human"


class Leave(Exception):
    """The player wants to go."""


def play(
    *,
    game: str | None,
    seats: str | None,
    seed: str | None,
    language: str,
    save: Path | None,
    resume: Path | None,
    setup: Callable[[Game[State]], dict[str, Any]],
) -> int:
    """A whole game, from the first question to the score sheet; 0 also when the player leaves early."""
    if resume is not None:
        record = decode(resume.read_bytes())
        found = mytina.game(record.game)
        state = replay_record(found, record, log=True)
        kinds = seats.split(",") if seats else [seat.bot or HUMAN for seat in record.seats]
        save = save or resume
    elif game is None:
        raise CommandError("which-game")
    else:
        found = mytina.game(game)
        kinds = seats.split(",") if seats else [HUMAN, *["greedy"] * (found.seats[0] - 1)]
        state = found.open(len(kinds), seed, setup(found))
        state.log = []
    if len(kinds) != state.seats:
        raise CommandError("seats-differ", given=str(seats), seats=state.seats)
    return Session(state, kinds, language, save).run()


class Session:
    """One sitting at one table."""

    def __init__(self, state: State, kinds: list[str], language: str, save: Path | None) -> None:
        self.console = Console(highlight=False)
        self.state = state
        self.kinds = kinds
        self.language = language
        self.file = save
        self.bots: dict[int, Bot] = {
            seat: make(kind, f"{state.seed}/{seat}") for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.game = mytina.game(state.game.id)
        self.names = [seat_name(self.game, seat, language) for seat in range(state.seats)]

    def run(self) -> int:
        try:
            while self.state.waiting:
                seat = next((seat for seat in self.state.waiting if seat not in self.bots), self.state.waiting[0])
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._human(seat)
                self._keep()
        except (Leave, EOFError):
            self._farewell()
            return 0
        self._end()
        return 0

    # --- turns ------------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        with self.console.status(self._say("terminal-thinks", name=self.names[seat])):
            raw = self.bots[seat].choose(self.state, seat)
        option = next(option for option in self.state.decision(seat).options if option.raw == raw)
        words = option.words.to(self.language)
        self.console.print(f"[dim]{self._say('terminal-picks', name=self.names[seat], words=words)}[/]")
        self.state.pick(seat, option)

    def _human(self, seat: int) -> None:
        self._show(seat)
        ply = self.state.plies
        while self.state.plies == ply and seat in self.state.waiting:
            given = self.console.input(f"[bold]{self._say('terminal-prompt')}>[/] ").strip()
            self._obey(seat, given)

    def _obey(self, seat: int, given: str) -> None:
        command, _, rest = given.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "undo": lambda: self._undo(seat),
            "hint": lambda: self._hint(seat),
            "why": lambda: self._why(seat, rest.strip()),
            "log": self._log,
            "save": lambda: self._save(rest.strip()),
            "resign": lambda: self.state.resign(seat),
            "help": lambda: self.console.print(self._say("terminal-help")),
            "?": lambda: self.console.print(self._say("terminal-help")),
        }
        if command in ("quit", "exit", "q"):
            raise Leave
        if command in commands:
            commands[command]()
        elif given:
            self._pick(seat, given)

    def _pick(self, seat: int, given: str) -> None:
        options = self.state.decision(seat).options
        number = int(given) if re.fullmatch("[0-9]{1,9}", given) else 0
        key = options[number - 1].key if 0 < number <= len(options) else given
        try:
            self.state.pick(seat, key)
        except IllegalPick:
            reason = self.state.decision(seat).refusals.get(key)
            words = reason.to(self.language) if reason else self._say("terminal-unknown", given=given)
            self.console.print(f"[yellow]{escape(words)}[/]")

    def _undo(self, seat: int) -> None:
        try:
            self.state = self.state.back(seat)
        except IllegalPick as error:
            self.console.print(f"[yellow]{escape(error.why.to(self.language))}[/]")
            return
        self._show(seat)

    def _hint(self, seat: int) -> None:
        with self.console.status("…"):
            advice = make(HINT_BOT, self.state.plies).advise(self.state, seat)
        decision = self.state.decision(seat)
        self.console.print(self._say("terminal-hint"))
        for said in advice[:3]:
            lead = "" if said.value is None else self._say("terminal-hint-lead", points=f"{said.value:+.1f}")
            self.console.print(f"  [green]{escape(decision[said.key].words.to(self.language))}[/]  [dim]{lead}[/]")

    def _why(self, seat: int, key: str) -> None:
        decision = self.state.decision(seat)
        refusals = decision.refusals
        if key in refusals:
            self.console.print(f"[yellow]{escape(refusals[key].to(self.language))}[/]")
        elif key in decision:
            self.console.print(self._say("terminal-why-legal"))
        elif refusals:
            self.console.print(self._say("terminal-why-usage", key=next(iter(refusals))))
        else:
            self.console.print(self._say("terminal-nothing-refused"))

    # --- showing ----------------------------------------------------------------------------------------------

    def _show(self, seat: int) -> None:
        decision = self.state.decision(seat)
        self.console.rule(self._say("terminal-your-turn", name=self.names[seat]))
        self.console.print(self.game.letters(self.state, seat, self.language))
        self.console.print(f"\n[bold]{escape(decision.prompt.to(self.language))}[/]")
        grid = Table(box=None, pad_edge=False, show_header=False)
        grid.add_column(justify="right", style="bold green")
        grid.add_column()
        grid.add_column(style="dim")
        for number, option in enumerate(decision.options, 1):
            grid.add_row(str(number), escape(option.words.to(self.language)), escape(option.key))
        self.console.print(grid)

    def _log(self) -> None:
        for note in (self.state.log or [])[-20:]:
            who = "" if note.seat is None else f"[bold]{self.names[note.seat]}[/] "
            self.console.print(f"[dim]{note.ply:3}[/] {who}{escape(note.text.to(self.language))} [dim]{note.rule}[/]")

    def _end(self) -> None:
        state = self.state
        self.console.rule(f"[bold]{self._say('terminal-over')}[/]")
        self.console.print(self.game.letters(state, None, self.language))
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        sheets = state.scores()
        for line in sheets[0].lines:
            name = line_name(self.game, line, self.language)
            table.add_row(name, *(str(sheet.lines.get(line, 0)) for sheet in sheets))
        table.add_section()
        table.add_row("Σ", *(str(sheet.total) for sheet in sheets), style="bold")
        self.console.print(table)
        if state.resigned:
            self.console.print(self._say("terminal-resigned", names=self._names(state.resigned)))
        won = self._say("terminal-wins", names=self._names(state.winners)) if state.winners else ""
        self.console.print(f"[bold green]{won or self._say('terminal-nobody')}[/]")

    # --- keeping ----------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        if self.file is not None:
            seats = tuple(
                Seat(name, None if kind == HUMAN else kind) for name, kind in zip(self.names, self.kinds, strict=True)
            )
            data = make_record(self.state, seed=True, seats=seats).encode()
            partial = self.file.with_name(self.file.name + ".part")
            partial.write_bytes(data)
            partial.replace(self.file)

    def _save(self, name: str) -> None:
        if not name and self.file is None:
            self.console.print("save FILE")
            return
        self.file = Path(name).expanduser() if name else self.file
        try:
            self._keep()
        except OSError as error:
            self.console.print(f"[yellow]{escape(os_error(error, self.language))}[/]")
            self.file = None
            return
        self.console.print(self._say("terminal-saved", file=str(self.file)))

    def _farewell(self) -> None:
        if self.file is None:
            self.console.print("\n" + self._say("terminal-not-saved"))
        else:
            self._keep()
            self.console.print("\n" + self._say("terminal-saved-hint", file=str(self.file)))

    def _names(self, seats: tuple[int, ...]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def _say(self, id: str, **args: int | str) -> str:
        return Text(KERNEL, id, **args).to(self.language)
