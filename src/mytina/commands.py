"""What the commands share: reading arguments and set-up fields, printing JSON, the language of the system."""

from __future__ import annotations

import argparse
import math
import os
import re
from collections.abc import Callable
from typing import Any

import msgspec

from mytina.kernel.game import Game
from mytina.kernel.state import State
from mytina.kernel.text import KERNEL, Text, has, quoted
from mytina.words import CommandError

BOTS_HELP = (
    "random, easy, greedy, policy, search, search:400 (iterations a decision), search:250ms (time a decision), "
    "process:./mybot (any program), or what `mytina bots` lists"
)


def add_command(
    commands: Any, name: str, run: Callable[[argparse.Namespace], int], help: str, *, refusal: int = 1
) -> argparse.ArgumentParser:
    """A command of `mytina`; `refusal` is its exit code when it cannot do what was asked."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    parser.set_defaults(command=run, refusal=refusal)
    return parser


def read_setup(game: Game[State], given: list[str]) -> dict[str, Any]:
    """Set-up fields from `--set field=value`."""
    return dict(_field(game, part, "--set") for part in given)


def read_sweep(game: Game[State], given: list[str]) -> dict[str, list[Any]]:
    """Several values of set-up fields from `--sweep field=a,b,c`."""
    found = {}
    for part in given:
        name, equals, values = part.partition("=")
        found[name] = [_field(game, f"{name}{equals}{value}", "--sweep")[1] for value in values.split(",")]
    return found


def _field(game: Game[State], part: str, option: str) -> tuple[str, Any]:
    from mytina.kernel.setup import PRESET, fields

    known = {field.name: field for field in fields(game.setup)}
    name, equals, value = part.partition("=")
    if not equals:
        names = ", ".join([*([PRESET] if game.setup.presets else []), *known])
        raise CommandError("set-form", option=option, given=quoted(part), fields=names)
    field = known.get(name)
    as_choice = next((c for c in field.choices if str(c).lower() == value.lower()), None) if field else None
    whole = re.fullmatch("-?[0-9]{1,15}", value) is not None and field is not None and not field.choices
    return name, as_choice if as_choice is not None else int(value) if whole else value


def print_json(value: Any, *, indent: bool = False) -> None:
    data = msgspec.json.encode(value)
    print((msgspec.json.format(data) if indent else data).decode())


def system_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "cs" if spoken.lower().startswith("cs") else "en"


def positive(text: str) -> int:
    return _whole(text, 1, "a whole number above 0")


def count(text: str) -> int:
    return _whole(text, 0, "a whole number, 0 or more")


def above_zero(text: str) -> float:
    return _number(text, 0, math.inf, "a number above 0", lowest=False)


def share(text: str) -> float:
    return _number(text, 0, 1, "a number from 0 to 1")


def _whole(text: str, low: int, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < low:
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return int(text)


def _number(text: str, low: float, high: float, what: str, *, lowest: bool = True) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not (low <= found <= high and math.isfinite(found) and (lowest or found > low)):
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return found


def line_name(game: Game[State], line: str, language: str) -> str:
    """The name of a line of a score sheet."""
    ids = (f"line-{line}", f"card-{line}")
    found = next((id for id in ids if has(game.id, id, language)), None)
    return game.text(found).to(language) if found else line


def seat_name(game: Game[State], seat: int, language: str) -> str:
    """What a seat is called when nobody gave it a name."""
    if has(game.id, f"seat-{seat}", language):
        return game.text(f"seat-{seat}").to(language)
    return Text(KERNEL, "seat", number=seat + 1).to(language)
