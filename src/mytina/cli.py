"""The command `mytina`: games, play, simulate, replay, score, serve, tables."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import mytina
from mytina.kernel.errors import MytinaError

EPILOG = """examples:
  mytina games
  mytina play timber-town --seats human,search:200 --language cs
  mytina simulate timber-town --games 1000 --bots greedy,random --seed 1
  mytina replay game.json
  mytina score timber-town table.json --json
  mytina serve
"""

BOTS_HELP = "random, greedy, search, search:400 (iterations a decision) or search:250ms (time a decision)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 0 is success, 1 a plain refusal, 2 a wrong call, 130 an interruption."""
    parser = _parser()
    args = parser.parse_args(argv)
    command: Callable[[argparse.Namespace], int] = args.command
    try:
        return command(args)
    except (MytinaError, OSError) as error:
        print(f"mytina: {_sentence(error)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mytina",
        description="Play, study and simulate modern board games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"mytina {mytina.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    games = _command(commands, "games", _games, "list the games")
    games.add_argument("--json", action="store_true", help="print JSON alone")

    play = _command(commands, "play", _play, "play in the terminal, against bots or people beside you")
    play.add_argument("game", nargs="?", help="which game (see `mytina games`); not needed with --resume")
    play.add_argument("--seats", help=f"who sits where, e.g. human,greedy; bots: {BOTS_HELP}")
    play.add_argument("--seed", help="the same seed gives the same shuffle (default: unguessable)")
    play.add_argument("--language", choices=("cs", "en"), help="language of the table (default: as the system)")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game here after every pick")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")

    simulate = _command(commands, "simulate", _simulate, "let bots play many games and report")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=_positive, default=100, help="how many (default 100)")
    simulate.add_argument("--bots", default="greedy,random", help=f"one for each seat; {BOTS_HELP}")
    simulate.add_argument("--seed", default="0", help="the same seed gives the same games (default 0)")
    simulate.add_argument("--workers", type=_positive, default=1, help="processes (default 1)")
    simulate.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")
    simulate.add_argument("--json", action="store_true", help="print JSON alone")

    replay = _command(commands, "replay", _replay, "check a record, its shuffle included, and show it")
    replay.add_argument("file", type=Path, help="a record (JSON); - for standard input")
    replay.add_argument("--ply", type=int, metavar="N", help="show the table after N picks")
    replay.add_argument("--log", action="store_true", help="print what happened, line by line")
    replay.add_argument("--language", choices=("cs", "en"), help="language of the log (default: as the system)")
    replay.add_argument("--svg", type=Path, metavar="FILE", help="write the table as a picture")
    replay.add_argument("--json", action="store_true", help="print JSON alone")

    score = _command(commands, "score", _score, "count the game on your real table")
    score.add_argument("game")
    score.add_argument("file", type=Path, nargs="?", help="the table as JSON (docs/score-pad.md); - for standard input")
    score.add_argument("--example", action="store_true", help="print a document to start from")
    score.add_argument("--language", choices=("cs", "en"), help="language of the sheet (default: as the system)")
    score.add_argument("--json", action="store_true", help="print JSON alone")

    serve = _command(commands, "serve", _serve, "run the site on this machine")
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1; 0.0.0.0: everywhere)"
    )
    serve.add_argument("--port", type=_positive, default=8000, help="port (default 8000)")
    serve.add_argument("--workers", type=_positive, default=1, help="server processes (default 1)")
    serve.add_argument("--open", action="store_true", help="open the site in a browser")
    _add_storage(serve)
    serve.add_argument(
        "--channels", default="", metavar="URL", help="how processes tell each other (redis://…, postgresql://…)"
    )
    serve.add_argument("--retention-days", type=int, metavar="N", help="delete finished tables after N days (0: never)")

    tables = _command(commands, "tables", _tables, "list, export or delete the tables of the site")
    tables.add_argument("action", choices=("list", "export", "delete"), nargs="?", default="list")
    tables.add_argument("id", nargs="?", default="", help="which table, to export or delete")
    _add_storage(tables)

    return parser


def _add_storage(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://… (default: SQLite)"
    )
    parser.add_argument("--data", default="", metavar="FOLDER", help="where the site keeps its data")


def _command(commands: Any, name: str, run: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    parser.set_defaults(command=run)
    return parser


# --- the commands ----------------------------------------------------------------------------------------------


def _games(args: argparse.Namespace) -> int:
    found = mytina.games()
    if args.json:
        _print_json(
            [
                {
                    "id": game.id,
                    "name": {"cs": game.name.cs, "en": game.name.en},
                    "seats": [game.seats[0], game.seats[-1]],
                    "minutes": list(game.minutes),
                    "rules_version": game.rules_version,
                }
                for game in found
            ]
        )
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "name", "players", "minutes", "what it is"):
        table.add_column(heading)
    for game in found:
        table.add_row(
            game.id,
            f"{game.name.cs} / {game.name.en}",
            _span(game.seats[0], game.seats[-1]),
            _span(*game.minutes),
            game.text("tagline").en,
        )
    Console().print(table)
    return 0


def _play(args: argparse.Namespace) -> int:
    from mytina.terminal import play

    return play(
        game=args.game,
        seats=args.seats,
        seed=args.seed,
        language=args.language or _language(),
        save=args.save,
        resume=args.resume,
        setup=lambda game: _setup(game, args.set),
    )


def _simulate(args: argparse.Namespace) -> int:
    from mytina.arena.simulate import simulate
    from mytina.bots import make

    game = mytina.game(args.game)
    bots = tuple(args.bots.split(","))
    for spec in bots:
        make(spec)
    setup = _setup(game, args.set)
    game.new(seats=len(bots), seed=0, **setup)
    if args.json or not sys.stderr.isatty():
        report = simulate(game.id, bots, args.games, args.seed, setup=setup, workers=args.workers)
    else:
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("playing", total=args.games)
            report = simulate(
                game.id,
                bots,
                args.games,
                args.seed,
                setup=setup,
                workers=args.workers,
                progress=lambda done: bar.update(task, completed=done),
            )
    if args.json:
        _print_json(report)
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    alone = ("mean lead", "lead ≥ 0", "95 % interval") if len(bots) == 1 else ()
    for heading in ("mean points", "95 % interval", "best", "90 %", "10 %", "worst", "wins", "95 % interval", *alone):
        table.add_column(heading, justify="right")
    for bot in report.bots:
        ahead = (f"{bot.lead:.1f}", f"{bot.ahead:.1%}", f"{bot.ahead_low:.1%} – {bot.ahead_high:.1%}")
        table.add_row(
            bot.bot,
            f"{bot.mean:.1f}",
            f"{bot.mean_low:.1f} – {bot.mean_high:.1f}",
            str(bot.best),
            f"{bot.high:.0f}",
            f"{bot.low:.0f}",
            str(bot.worst),
            f"{bot.win_rate:.1%}",
            f"{bot.win_low:.1%} – {bot.win_high:.1%}",
            *(ahead if alone else ()),
        )
    console = Console()
    console.print(table)
    console.print(
        f"{report.games} games of {game.name.en} in {report.seconds:.1f} s: {report.games_per_second:,.1f} games "
        f"and {report.decisions_per_second:,.0f} decisions per second"
    )
    if alone:
        console.print("Alone, the lead is over the rival, or over what the best title needs.")
    return 0


def _replay(args: argparse.Namespace) -> int:
    from mytina.kernel.record import decode, replay_record

    record = decode(_read(args.file))
    game = mytina.game(record.game)
    if args.ply is not None and not 0 <= args.ply <= len(record.picks):
        raise MytinaError(f"--ply {args.ply}: the record has {len(record.picks)} picks")
    state = replay_record(game, record, log=args.log)
    shown = state if args.ply is None else replay_record(game, record, upto=args.ply, log=args.log)
    if args.svg is not None:
        args.svg.write_text(game.draw(shown.view(None)), encoding="utf-8")
    sheets = shown.scores()
    if args.json:
        _print_json(
            {
                "game": game.id,
                "picks": len(record.picks),
                "verified": True,
                "over": state.over,
                "commitment": record.commitment,
                "digest": state.digest(),
                "winners": list(shown.winners),
                "players": [sheet.as_json() for sheet in sheets],
            }
        )
        return 0
    if args.log:
        language = args.language or _language()
        for note in shown.log:
            who = "" if note.seat is None else f"{seat_name(game, note.seat, language)} "
            print(f"{note.ply:4}  {who}{note.text.to(language)}" + (f"  ({note.rule})" if note.rule else ""))
    print(shown)
    ending = "the game is over" if state.over else "the game is not over"
    print(f"{len(record.picks)} picks, all legal; the shuffle fits its commitment; {ending}.")
    return 0


def _score(args: argparse.Namespace) -> int:
    game = mytina.game(args.game)
    if args.example:
        _print_json(game.pad.example(), indent=True)
        return 0
    if args.file is None:
        raise MytinaError("a file is needed: mytina score GAME FILE (or --example for one to start from)")
    try:
        document = msgspec.json.decode(_read(args.file))
    except msgspec.DecodeError as error:
        raise mytina.PadError("", f"not JSON: {error}") from None
    result = game.pad.score(document)
    if args.json:
        _print_json(result.as_json())
        return 0
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    language = args.language or _language()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    sheets = result.everybody
    for number in range(len(result.sheets)):
        table.add_column(str(number + 1), justify="right")
    if result.rival:
        table.add_column(escape(result.rival.name.to(language)), justify="right")
    for line in dict.fromkeys(line for sheet in sheets for line in sheet.lines):
        table.add_row(line_name(game, line, language), *(str(sheet.lines.get(line, "")) for sheet in sheets))
    table.add_section()
    table.add_row("Σ", *(str(sheet.total) for sheet in sheets), style="bold")
    if result.tied:
        for number, name in enumerate(result.tie_breaks):
            table.add_row(game.text(f"tie-{name}").to(language), *(str(sheet.ties[number]) for sheet in sheets))
    if len(sheets) > 1:
        table.add_row("♛", *("♛" if number in result.best else "" for number in range(len(sheets))))
    console = Console()
    console.print(table)
    for warning in result.warnings:
        console.print(f"[yellow]![/] {escape(warning.to(language))}")
    return 0


def _serve(args: argparse.Namespace) -> int:
    server = _server()
    server.serve(
        args.host,
        args.port,
        args.database,
        args.workers,
        args.data,
        args.retention_days,
        args.open,
        channels=args.channels,
    )
    return 0


def _tables(args: argparse.Namespace) -> int:
    if args.action != "list" and not args.id:
        raise MytinaError(f"which table? mytina tables {args.action} ID (mytina tables lists them)")
    status: int = _server().tables_command(args.action, args.id, database=args.database, data=args.data)
    return status


def _server() -> Any:
    try:
        from mytina.server import main as server
    except ModuleNotFoundError as error:
        raise MytinaError(f"the site needs {error.name}: pip install 'mytina[serve]'") from None
    return server


# --- small helpers ---------------------------------------------------------------------------------------------


def line_name(game: Any, line: str, language: str) -> str:
    """The name of a line of a score sheet."""
    from mytina.kernel.text import has

    ids = (f"line-{line}", f"card-{line}")
    found = next((id for id in ids if has(game.id, id, language)), None)
    return game.text(found).to(language) if found else line


def seat_name(game: Any, seat: int, language: str) -> str:
    """What a seat is called when nobody gave it a name."""
    from mytina.kernel.text import KERNEL, Text, has

    if has(game.id, f"seat-{seat}", language):
        return str(game.text(f"seat-{seat}").to(language))
    return Text(KERNEL, "seat", number=seat + 1).to(language)


def _setup(game: Any, given: list[str]) -> dict[str, Any]:
    """Set-up fields from `--set field=value`."""
    from mytina.kernel.setup import fields

    known = {field.name: field for field in fields(game.setup)}
    found: dict[str, Any] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals:
            raise MytinaError(f"--set {part}: write it as FIELD=VALUE; the fields are {', '.join(known)}")
        field = known.get(name)
        as_choice = next((c for c in field.choices if str(c).lower() == value.lower()), None) if field else None
        whole = value.lstrip("-").isdigit() and field is not None and not field.choices
        found[name] = as_choice if as_choice is not None else int(value) if whole else value
    return found


def _read(file: Path) -> bytes:
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def _print_json(value: Any, *, indent: bool = False) -> None:
    data = msgspec.json.encode(value)
    print((msgspec.json.format(data) if indent else data).decode())


def _language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "cs" if spoken.lower().startswith("cs") else "en"


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


if __name__ == "__main__":
    sys.exit(main())
