"""The command `mytina`: games, play, replay, score, serve, tables, backup, restore, and those of the arena."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import mytina
from mytina.arena.analyse_cli import add_analyse
from mytina.arena.cli import add_arena
from mytina.arena.puzzles_cli import add_puzzles
from mytina.arena.train_cli import add_train
from mytina.commands import (
    BOTS_HELP,
    add_command,
    line_name,
    positive,
    print_json,
    read_setup,
    seat_name,
    system_language,
)
from mytina.kernel.errors import MytinaError, SetupError
from mytina.kernel.pad import document
from mytina.words import CommandError, os_error, say

EPILOG = """examples:
  mytina games
  mytina play timber-town --seats human,search:200 --language cs
  mytina simulate timber-town --games 1000 --bots greedy,random --seed 1
  mytina replay game.json
  mytina score timber-town table.json --json
  mytina serve
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 0 is success, 1 a plain refusal, 2 a wrong call (and any refusal of the arena), 130 a stop."""
    parser = _parser(sys.argv[1:] if argv is None else argv)
    args = parser.parse_args(argv)
    command: Callable[[argparse.Namespace], int] = args.command
    try:
        status = command(args)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (MytinaError, OSError) as error:
        language = getattr(args, "language", None) or system_language()
        said = error.to(language) if isinstance(error, MytinaError) else os_error(error, language)
        if isinstance(error, SetupError) and error.rule:
            said += f" ({error.rule})"
        print(f"mytina: {said}", file=sys.stderr)
        refusal: int = getattr(error, "status", args.refusal)
        return refusal
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mytina",
        description="Play, study and simulate modern board games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"mytina {mytina.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    games = add_command(commands, "games", _games, "list the games")
    games.add_argument("--json", action="store_true", help="print JSON alone")

    play = add_command(commands, "play", _play, "play in the terminal, against bots or people beside you")
    play.add_argument("game", nargs="?", help="which game (see `mytina games`); not needed with --resume")
    play.add_argument("--seats", help=f"who sits where, e.g. human,greedy; bots: {BOTS_HELP}")
    play.add_argument("--seed", help="the same seed gives the same shuffle (default: unguessable)")
    play.add_argument("--language", choices=("cs", "en"), help="language of the table (default: as the system)")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game here after every pick")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up, or preset=NAME"
    )

    add_arena(commands)
    add_train(commands)

    replay = add_command(commands, "replay", _replay, "check a record, its shuffle included, and show it")
    replay.add_argument("file", type=Path, help="a record (JSON); - for standard input")
    replay.add_argument("--ply", type=int, metavar="N", help="show the table after N picks")
    replay.add_argument("--log", action="store_true", help="print what happened, line by line")
    replay.add_argument("--language", choices=("cs", "en"), help="language of the log (default: as the system)")
    replay.add_argument("--svg", type=Path, metavar="FILE", help="write the table as a picture")
    replay.add_argument("--json", action="store_true", help="print JSON alone")

    add_analyse(commands)
    add_puzzles(commands)

    score = add_command(commands, "score", _score, "count the game on your real table")
    score.add_argument("game")
    score.add_argument("file", type=Path, nargs="?", help="the table as JSON (docs/score-pad.md); - for standard input")
    score.add_argument("--example", action="store_true", help="print a document to start from")
    score.add_argument("--language", choices=("cs", "en"), help="language of the sheet (default: as the system)")
    score.add_argument("--json", action="store_true", help="print JSON alone")

    serve = add_command(commands, "serve", _serve, "run the site on this machine")
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1; 0.0.0.0: everywhere)"
    )
    serve.add_argument("--port", type=positive, default=8000, help="port (default 8000)")
    serve.add_argument("--workers", type=positive, default=1, help="server processes (default 1)")
    serve.add_argument("--open", action="store_true", help="open the site in a browser")
    _add_storage(serve)
    serve.add_argument(
        "--channels", default="", metavar="URL", help="how processes tell each other (redis://…, postgresql://…)"
    )
    # Only whoever wants to serve needs to know which files there are: other commands need not load all games.
    for file in (file for game in (mytina.games() if "serve" in argv else ()) for file in game.files):
        serve.add_argument(f"--{file.name}", metavar="FILE", help=file.help)
    serve.add_argument("--retention-days", type=int, metavar="N", help="delete finished tables after N days (0: never)")

    tables = add_command(commands, "tables", _tables, "list, export or delete the tables of the site")
    tables.add_argument("action", choices=("list", "export", "delete"), nargs="?", default="list")
    tables.add_argument("id", nargs="?", default="", help="which table, to export or delete")
    _add_storage(tables)

    backup = add_command(commands, "backup", _backup, "write everything the site keeps into a file, also while it runs")
    backup.add_argument("file", type=Path, help="where to; it holds the secret of all seat links")
    backup.add_argument("--replace", action="store_true", help="in the place of the file that is there")
    _add_storage(backup)

    restore = add_command(commands, "restore", _restore, "put a backup into an empty database, of whichever kind")
    restore.add_argument("file", type=Path, help="what `mytina backup` wrote")
    restore.add_argument("--replace", action="store_true", help="in the place of the tables that are there")
    _add_storage(restore)

    return parser


def _add_storage(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://… (default: SQLite)"
    )
    parser.add_argument("--data", default="", metavar="FOLDER", help="where the site keeps its data")


# --- the commands ----------------------------------------------------------------------------------------------


def _games(args: argparse.Namespace) -> int:
    found = mytina.games()
    if args.json:
        print_json(
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
    language = system_language()
    for heading in ("id", "name", "seats", "minutes", "tagline"):
        table.add_column(say(f"games-{heading}").to(language))
    for game in found:
        table.add_row(
            game.id,
            f"{game.name.cs} / {game.name.en}",
            _span(game.seats[0], game.seats[-1]),
            _span(*game.minutes),
            game.text("tagline").to(language),
        )
    Console().print(table)
    return 0


def _play(args: argparse.Namespace) -> int:
    from mytina.terminal import play

    return play(
        game=args.game,
        seats=args.seats,
        seed=args.seed,
        language=args.language or system_language(),
        save=args.save,
        resume=args.resume,
        setup=lambda game: read_setup(game, args.set),
    )


def _replay(args: argparse.Namespace) -> int:
    from mytina.kernel.log import once
    from mytina.kernel.record import decode, replay_record

    record = decode(_read(args.file))
    game = mytina.game(record.game)
    if args.ply is not None and not 0 <= args.ply <= len(record.picks):
        raise CommandError("ply-range", ply=str(args.ply), picks=len(record.picks))
    state = replay_record(game, record, log=args.log)
    shown = state if args.ply is None else replay_record(game, record, upto=args.ply, log=args.log)
    if args.svg is not None:
        args.svg.write_text(game.draw(shown.view(None)), encoding="utf-8")
    sheets = shown.scores()
    if args.json:
        print_json(
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
    language = args.language or system_language()
    if args.log:
        for note in once(shown.log or []):
            who = "" if note.seat is None else f"{seat_name(game, note.seat, language)} "
            print(f"{note.ply:4}  {who}{note.text.to(language)}" + (f"  ({note.rule})" if note.rule else ""))
    from rich.console import Console

    Console(highlight=False).print(game.letters(shown, None, language))
    print(say("replayed", picks=len(record.picks), over="yes" if state.over else "no").to(language))
    return 0


def _score(args: argparse.Namespace) -> int:
    game = mytina.game(args.game)
    if args.example:
        print_json(game.pad.example(), indent=True)
        return 0
    if args.file is None:
        raise CommandError("file-needed")
    result = game.pad.score(document(_read(args.file)))
    if args.json:
        print_json(result.as_json())
        return 0
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    language = args.language or system_language()
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
    if result.rival and result.rival.verdict is not None:
        console.print(escape(result.rival.verdict.to(language)))
    for warning in result.warnings:
        whose = "" if warning.player is None else f"{say('player', number=warning.player + 1).to(language)}: "
        console.print(f"[yellow]![/] {escape(whose + warning.text.to(language))}")
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
        files=_host_files(args),
    )
    return 0


def _host_files(args: argparse.Namespace) -> str:
    """The files of games that were given, as the settings write them; server processes may run elsewhere."""
    names = [file.name for game in mytina.games() for file in game.files]
    given = {name: getattr(args, name.replace("-", "_")) for name in names}
    return ",".join(f"{name}={Path(path).resolve()}" for name, path in given.items() if path)


def _tables(args: argparse.Namespace) -> int:
    if args.action != "list" and not args.id:
        raise CommandError("which-table", action=args.action)
    status: int = _server().tables_command(
        args.action, args.id, database=args.database, data=args.data, language=system_language()
    )
    return status


def _backup(args: argparse.Namespace) -> int:
    counts = _server().backup_command(args.file, replace=args.replace, database=args.database, data=args.data)
    print(_kept("backed-up", args.file, counts))
    return 0


def _restore(args: argparse.Namespace) -> int:
    counts = _server().restore_command(args.file, replace=args.replace, database=args.database, data=args.data)
    print(_kept("restored", args.file, counts))
    return 0


def _kept(id: str, file: Path, counts: dict[str, int]) -> str:
    return say(id, file=str(file), tables=counts["tables"], events=counts["events"]).to(system_language())


def _server() -> Any:
    try:
        from mytina.server import main as server
    except ModuleNotFoundError as error:
        raise CommandError("needs-package", name=str(error.name)) from None
    return server


# --- small helpers ---------------------------------------------------------------------------------------------


def _read(file: Path) -> bytes:
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
