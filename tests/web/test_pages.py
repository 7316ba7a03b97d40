"""What the pages are made of: whole in both languages, safe under a strict policy, and honest about options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mytina
from mytina.bots import make
from mytina.interface.drawing import ITS_NAME
from mytina.interface.game import Game
from mytina.interface.pad import Choice, Collection, EditorPart, Grid, Number, Switch, Tally
from mytina.kernel import text
from mytina.kernel.log import LogEntry
from mytina.kernel.pad import TOP, Complaint
from mytina.kernel.setup import fields, offered
from mytina.kernel.text import KERNEL, Text
from mytina.web import assets, pages, scripts
from mytina.web.models import DailyCard, DailyModel, DailyResult, Reader, TableCard, TableModel
from mytina.web.parts import LATER, later
from mytina.web.plot import moments
from mytina.web.setup import _expert
from tests.web.tables import GAMES, played, replayed, seen

WEB = Path(pages.__file__).parent
VOID = {"meta", "link", "input", "br", "hr", "img", "col", "wbr"}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
both_languages = pytest.mark.parametrize("language", ["cs", "en"])


class Elements(HTMLParser):
    """Every element with its attributes; unbalanced tags are an error."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag


def elements(html: str) -> list[tuple[str, dict[str, str]]]:
    parser = Elements()
    parser.feed(html)
    assert not parser.open
    return parser.found


def test_a_table_behind_the_sign_is_a_row_and_says_whose_turn_it_is() -> None:
    rows = [
        TableCard(f"abcdefghjkmn{over:d}", GAMES[0], ("Ann", ""), 0, True, "Ann", over, "2026-01-01T10:00:00")
        for over in (False, True)
    ]
    begun = [replace(rows[0], id=f"abcdefghjkmn{n}") for n in range(2, 9)]
    found = elements(pages.home(Reader(), GAMES, [*begun, *rows]))
    shown = {one["class"] for tag, one in found if tag == "a" and "row" in one.get("class", "").split()}
    assert {"row mine", "row"} <= shown


def all_pages(game: Game[Any], reader: Reader) -> Iterator[tuple[str, str]]:
    """Every page there is, by name."""
    running, over = played(game, 12), played(game, 10_000, bot="random")
    card = TableCard("abcdefghjkmnp", game, ("Ann", ""), 0, True, "Ann", False, "2026-01-01T10:00:00")
    yield "home", pages.home(reader, GAMES, [card])
    yield "set-up", pages.setup_page(reader, game, {}, {})
    yield "set-up, wrong", pages.setup_page(reader, game, {"name": "<b>"}, {"": "no", "name": "too long"})
    yield "table", pages.table_page(reader, seen(running))
    yield "watching", pages.table_page(reader, seen(running, invites={1: "/join/x"}, error="Stale <i>"))
    yield "over", pages.table_page(reader, seen(over))
    yield "join", pages.join_page(reader, game, "Blue", "abcdefghjkmnp", "token", error="a name, please")
    yield "late", pages.join_page(reader, game, "Blue", "abcdefghjkmnp", "token", error="too late", taken=True)
    yield "replay", pages.replay_page(reader, replayed(over))
    yield "import", pages.import_page(reader, "not a record")
    yield "rules", pages.rules_page(reader, game)
    yield "verify", pages.verify_page(reader, game, "abcdefghjkmnp", "c0ffee", "7", True)
    yield "error", pages.error_page(reader, 404, "There is no such page.")
    if game.daily is not None:
        yield "home, with the game of the day", pages.home(reader, GAMES, [card], [DailyCard(game, True, 31)])
        yield "daily", pages.daily_page(reader, [day(game, None)])
        yield "daily, played", pages.daily_page(reader, [day(game, DailyResult("a", "<b>", 31, False, True, True))])
        late = DailyResult("a", "Ann", 31, True, True, True)
        yield "daily, over", pages.daily_page(reader, [day(game, late, today=False)])
    if game._pad is not None:
        pad = game.pad
        yield "pad", pages.pad_page(reader, game, pad.example(), pad.score(pad.example()))


def day(game: Game[Any], mine: DailyResult | None, *, today: bool = True) -> DailyModel:
    """A game of the day that two others have played."""
    best = tuple(DailyResult("b", name, points, False, False, True) for name, points in (("", 40), ("Eve", 31)))
    late = (mine,) if mine is not None and mine.late else ()
    return DailyModel(
        game=game,
        day="2026-05-31",
        today=today,
        left=4000,
        commitment="c0ffee",
        published="2026-05-31T00:00:01.000Z",
        seed=None if today else "7",
        mine=mine,
        rank=2 if mine is not None and not late else 0,
        count=3,
        best=best,
        late=late,
        past=(("2026-05-30", 2, 33),),
    )


@every_game
@both_languages
def test_every_page_is_whole_and_safe(game: Game[Any], language: str) -> None:
    for name, html in all_pages(game, Reader(language, base_url="https://example.org")):
        found = elements(html)
        ids = [attrs["id"] for _, attrs in found if "id" in attrs]
        assert len(ids) == len(set(ids)), f"{name}: an id is used twice: {[id for id in ids if ids.count(id) > 1]}"
        for tag, attrs in found:
            assert "style" not in attrs, f"{name}: <{tag}> has a style"
            assert tag != "style", name
            assert tag != "script" or attrs.get("src", "").startswith("/static/"), name
            assert not any(key.startswith("on") for key in attrs), f"{name}: <{tag}> has a handler"
            href = attrs.get("href", attrs.get("src", ""))
            assert not href.startswith(("http", "//", "data:", "javascript:")), f"{name}: {href}"
            assert tag != "label" or "for" not in attrs or attrs["for"] in ids, f"{name}: a label for nothing"
        assert f'<html lang="{language}"' in html


@every_game
def test_what_players_write_is_never_markup(game: Game[Any]) -> None:
    html = pages.table_page(Reader(), seen(played(game, 3)))
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


@every_game
def test_every_option_is_a_button_and_everything_pickable_is_an_option(game: Game[Any]) -> None:
    state, bot = played(game, 0), make("random", seed=3)
    for ply in range(120):
        if state.over:
            break
        seat = state.waiting[0]
        if ply % 7 == 0:
            check_options(seen(state))
        state.step(seat, bot.choose(state, seat))


def check_options(table: TableModel) -> None:
    assert table.decision is not None
    found = elements(pages.table_page(Reader(), table))
    buttons = [attrs["value"] for tag, attrs in found if tag == "button" and attrs.get("name") == "key"]
    if any(tag == "select" and attrs.get("name") == "key" for tag, attrs in found):  # very many places stand in a list
        buttons += [attrs["value"] for tag, attrs in found if tag == "option"]
    assert sorted(buttons) == sorted(table.decision.keys)
    for _, attrs in found:
        assert set(attrs.get("data-keys", "").split()) <= set(buttons)


@every_game
def test_a_spectator_can_press_nothing(game: Game[Any]) -> None:
    state = played(game, 8)
    html = pages.table_page(Reader(), seen(state, None, private=""))
    assert 'name="key"' not in html
    assert "data-keys" not in html


@every_game
@both_languages
def test_parts_are_the_elements_of_the_page(game: Game[Any], language: str) -> None:
    reader = Reader(language)
    for table in (seen(played(game, 9)), seen(played(game, 10_000, bot="random"))):
        html, first = pages.table_page(reader, table, whole=True), pages.table_page(reader, table)
        for id, part in pages.table_parts(reader, table).items():
            assert elements(part)[0][1]["id"] == id
            assert part in html, id
        lighter = {id: later(id) for id in LATER} | pages.table_parts(reader, table, later=False)
        for id, part in lighter.items():
            assert part in first, id
    past = replayed(played(game, 10_000, bot="random"))
    html = pages.replay_page(reader, past)
    for part in pages.replay_parts(reader, past).values():
        assert part in html


@every_game
@both_languages
def test_a_set_up_explains_what_it_asks_first(game: Game[Any], language: str) -> None:
    for field in fields(game.setup):
        if not _expert(game, field):
            assert text.has(game.id, f"setup-{field.name}-note", language), field.name


def test_the_title_tells_whose_turn_it_is() -> None:
    game = GAMES[0]
    mine, theirs = seen(played(game, 4)), seen(played(game, 4), decision=None)
    assert pages.table_title(Reader(), mine).startswith("●")
    assert not pages.table_title(Reader(), theirs).startswith("●")


def test_both_languages_say_the_same_things() -> None:
    assert text.messages("web", "cs") == text.messages("web", "en")


def test_every_message_is_used_and_known() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.py"))
    own = text.messages("web", "en") - text.messages(KERNEL, "en")
    made = re.compile(r"(theme|setting|key|phrase|script|step|seat|error|bot)-")
    unused = [id for id in own if f'"{id}"' not in source and f"'{id}'" not in source and not made.match(id)]
    assert not unused


@every_game
@both_languages
def test_the_log_links_to_rules_that_are_there(game: Game[Any], language: str) -> None:
    rules = pages.rules_page(Reader(language), game)
    addresses = {attrs["id"] for _, attrs in elements(rules) if "id" in attrs}
    for seed in range(6):
        for note in played(game, 10_000, seed, "random").log:
            assert not note.rule or note.rule in addresses, note.rule


@every_game
def test_a_pad_editor_offers_only_what_the_pad_can_count(game: Game[Any]) -> None:
    pad, editor = game.pad, game.pad.editor()
    assert editor is not None
    blank = pad.example() | {editor.players[0]: [editor.blank]}
    pad.score(blank)
    for part in editor.shared:
        for value in values(part):
            # of choices that go together the others give way, as they do on the page
            with_it = changed(blank, part.at, value)
            if isinstance(part, Choice) and part.family:
                with_it = {**with_it, part.at[0]: swapped(blank[part.at[0]], part, value)}
            pad.score(with_it)
    for part in editor.each:
        for value in values(part):
            result = pad.score(blank | {editor.players[0]: [changed(editor.blank, part.at, value)]})
            assert not result.warnings, (part.at, value)


def values(part: EditorPart) -> Iterator[Any]:
    """Everything that one tap can put at the place of a part."""
    match part:
        case Grid():
            for code in (piece.code for pieces in part.palette for piece in pieces.pieces):
                rows = [" ".join([part.blank] * len(part.columns)) for _ in part.rows]
                yield [" ".join([code, *[part.blank] * (len(part.columns) - 1)]), *rows[1:]]
        case Collection():
            yield from ([{part.key: item.id}] for group in part.groups for item in group.items)
        case Tally():
            yield from ([number] * most for number, _, most in part.options)
        case Number():
            yield from (part.low, part.high)
        case Choice():
            yield from (value for _, options in part.groups for value, _ in options)
        case Switch():
            yield False


def changed(document: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A copy of a document with something else in one place."""
    if not at:
        return value
    copy = list(document) if isinstance(document, list) else dict(document)
    inside = copy.get(at[0], {}) if isinstance(copy, dict) else copy[at[0]]
    copy[at[0]] = changed(inside, at[1:], value)
    return copy


def swapped(chosen: list[str], part: Choice, value: str) -> list[str]:
    group = {id: number for number, (_, options) in enumerate(part.groups) for id, _ in options}
    before = chosen[int(part.at[-1])]
    moved = [before if group[other] == group[value] else other for other in chosen]
    moved[int(part.at[-1])] = value
    return moved


@every_game
def test_what_a_pad_draws_is_on_its_page(game: Game[Any]) -> None:
    document = game.pad.example()
    found = elements(pages.pad_page(Reader(), game, document, None))
    ids = {attrs["id"] for _, attrs in found if "id" in attrs}
    drawn = {attrs["href"] for tag, attrs in found if tag == "use"}
    assert drawn
    assert {href.removeprefix("#") for href in drawn} <= ids


@every_game
@both_languages
def test_a_counted_pad_tells_ties_and_complaints(game: Game[Any], language: str) -> None:
    editor = game.pad.editor()
    assert editor is not None
    document = game.pad.example() | {editor.players[0]: [editor.blank, editor.blank]}
    result = game.pad.score(document)
    assert result.tied
    assert len(result.winners) == 2
    html = pages.pad_result(Reader(language), game, result, "", document)
    assert elements(html)[0][1]["id"] == "pad-result"
    for name in result.tie_breaks:
        assert game.text(f"tie-{name}").to(language) in html
    complaint = Complaint(TOP / "thing", Text(KERNEL, "yes"), 1)
    html = pages.pad_result(Reader(language), game, msgspec.structs.replace(result, warnings=[complaint]), "", document)
    assert Text(KERNEL, "yes").to(language) in html.partition("warnings")[2]


def test_what_happened_meanwhile_is_told_as_the_log_tells_it() -> None:
    from tests.games.everdell_tables import Player, play, table

    state = table(Player("farm mine", workers=0), Player(), meadow="castle")
    state.log = []
    play(state, "prepare")
    html = pages.table_parts(Reader("en"), seen(state, 1))["meanwhile"]
    assert "(Mine)" in html
    assert "is activated" not in html


def test_moments_are_the_largest_changes_in_their_order() -> None:
    totals = [(0, 0), (5, 0), (5, 9), (6, 9), (13, 9)]
    notes = [LogEntry(3, Text(KERNEL, "yes"), "R", 1), LogEntry(5, Text(KERNEL, "no"), "R", 0)]
    found = moments(totals, [*notes, LogEntry(5, Text(KERNEL, "yes"), "R", 0)], most=2)
    assert [(moment.ply, moment.seat, moment.change) for moment in found] == [(3, 1, 9), (5, 0, 7)]
    assert [moment.note for moment in found] == notes


def test_assets_change_their_address_with_their_content() -> None:
    for name in ("style.css", "site.js", "table.js", "closeup.js", "ghost.js", "pad.js", "pad.css", "icon.svg"):
        assert re.fullmatch(rf"/static/[0-9a-f]{{10}}/{re.escape(name)}", assets.url(name))
        assert assets.content(name)
        assert assets.media_type(name)
    with pytest.raises(FileNotFoundError):
        assets.content("../seen.py")
    with pytest.raises(FileNotFoundError):
        assets.content("art/nothing..css")
    with pytest.raises(FileNotFoundError):
        assets.content("art/everdell.other.css")


def test_scripts_lose_remarks_and_spaces_and_nothing_else() -> None:
    for path in sorted(scripts.STATIC.glob("*.js")):
        written = path.read_text(encoding="utf-8")
        served = scripts.bare(written)
        assert not any(line.count("`") % 2 for line in written.split("\n")), "a text over several lines"
        kept = iter(served.split("\n"))
        documents = False
        for line in written.split("\n"):
            code = line.strip()
            documents = documents or code.startswith("/**")
            if code and not documents and not code.startswith("//"):
                rest = next(kept)
                assert code.startswith(rest), path.name
                assert not code[len(rest) :] or code[len(rest) :].startswith("  // "), code
            documents = documents and not code.endswith("*/")
        assert next(kept, None) is None
        assert len(served) < len(written)


def test_scripts_are_served_joined_and_short() -> None:
    """What is given to other scripts, and taken from them, keeps its name."""
    written = {path.name: path.read_text(encoding="utf-8") for path in scripts.STATIC.glob("*.js")}
    for name, source in written.items():
        served = assets.content(name).decode()
        inside = re.findall(r'^import \* as \w+ from "\./(\w+\.js)";$', source, re.MULTILINE)
        assert len(served) < 0.85 * sum(map(len, (source, *(written[other] for other in inside)))), name
        for given in re.findall(r"^export (?:async )?(?:function|const) (\S+?)[ (]", source, re.MULTILINE):
            assert re.search(rf"export (?:async )?(?:function|const) {re.escape(given)}[=(]", served), (name, given)
        assert not re.search(r"`[^`]*\$\{[^}`]*`", source), "no text inside a text: spaces would be taken from it"
        for said in re.findall(r'`[^`]*`|"[^"\n]*"', re.sub(r" +// .*", "", scripts.bare(source))):
            assert said in served or said.startswith('"./'), (name, said)
        for other in re.findall(r'"\./(\w+\.\w+)"', source):
            assert (assets.url(other) in served) != (other in inside), (name, other)
    assert "closer" in written["table.js"]
    assert assets.content("table.js").count(b"import{") == 1, "what both need comes once"


def test_a_qr_code_is_a_picture() -> None:
    assert pages.qr("https://example.org/join/x").startswith("<svg")


def test_whatever_can_be_looked_at_has_a_file_with_its_words() -> None:
    for game in GAMES:
        for language in ("cs", "en"):
            versions = set()
            found = [(box, reference) for box in game.art.boxes for reference in game.art.references(box)]
            for box, reference in found:
                name = f"closeups/{game.id}.{box}.{language}/{reference.id}.html"
                address = re.fullmatch(rf"/static/([0-9a-f]{{10}})/{re.escape(name)}", assets.url(name))
                assert address, name
                versions.add((box, address[1]))
                assert f"<h2>{reference.name.to(language)}</h2>" in unescape(assets.content(name).decode())
            assert len(versions) == len(game.art.boxes), "a page has one address for all of a box"
    for wrong in (
        "closeups/everdell..de/farm.html",
        "closeups/everdell.other.en/farm.html",
        "closeups/nothing..en/farm.html",
        "closeups/everdell.base.en/nothing.html",
        "closeups/everdell.base.en",
    ):
        with pytest.raises(FileNotFoundError):
            assets.content(wrong)


@every_game
def test_whatever_lies_on_a_table_is_found_where_its_page_looks_for_it(game: Game[Any]) -> None:
    for preset in (None, *offered(game.setup)):
        state = played(game, 60, bot="greedy", **({"preset": preset} if preset else {}))
        page = pages.table_page(Reader(), seen(state))
        body = next(attrs for tag, attrs in elements(page) if tag == "body")
        folders = body["data-closeups"].split()
        for _, attrs in elements(page):
            if (id := attrs.get("data-closeup", ITS_NAME)) != ITS_NAME:
                box = attrs.get("data-box")
                folder = next((one for one in folders if f".{box}." in one), folders[0])
                assert assets.content(f"{folder.split('/', 3)[3]}{id}.html"), (preset, id)


@pytest.mark.parametrize(("language", "words"), [("en", "third in line"), ("cs", "ve frontě třetí")])
def test_the_bar_tells_which_in_line_a_bot_is(language: str, words: str) -> None:
    state = played(GAMES[0], 0)
    waiting = 1 - state.waiting[0]
    assert words in pages.table_parts(Reader(language), seen(state, waiting, line=3))["bar"]
    assert "line" not in pages.table_parts(Reader(language), seen(state, waiting))["bar"].split("<form")[0]


def test_alone_nobody_is_beaten() -> None:
    """A solo map ends with its points, rating and title; there is no winner, no crown."""
    state, bot = mytina.game("cartographers").new(seats=1, seed=3), make("random", 3)
    state.log = []
    while state.waiting:
        state.step(0, bot.choose(state, 0))
    page = str(pages.table_page(Reader(language="en"), seen(state)))
    total = state.scores()[0].total
    assert f"<h2>You have {str(total).replace('-', '−')} point" in page
    assert re.search(r"<p>Rating −?\d+: [A-Z]", page)
    assert "winner" not in page[page.index('id="rail"') : page.index('id="end"')]
    watched = str(pages.table_page(Reader(language="en"), seen(state, None)))
    assert re.search(f"<h2>[^<]+: {str(total).replace('-', '−')} point", watched)


def test_the_finish_offers_an_analysis_where_one_can_be_made() -> None:
    state = played(mytina.game("timber-town"), 10_000)
    offer = 'href="/t/abcdefghjkmnp/analysis"'
    assert offer in str(pages.table_page(Reader(), seen(state, 0)))
    assert offer not in str(pages.table_page(Reader(), seen(state, 0, analysable=False)))
