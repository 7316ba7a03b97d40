"""Czech sentences put names into the case that they need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mytina
from mytina.bots import make
from mytina.kernel.text import Text, register
from mytina.web.models import Reader
from mytina.web.words import Say, called

SOURCES = Path(mytina.__file__).parent
FILES = sorted(SOURCES.rglob("*cs.ftl"))
#: Arguments that are names of things or players.
NAMES = ("card", "copied", "event", "owner", "place", "taker", "using")
#: A name may stand undeclined at the beginning, after a colon, in quotes or brackets, or as the subject.
BARE = re.compile(
    r"(^|[„(:–,] ?|odemyká |půjde |pomůže |už má |ve městě |na kterou |Má ji |Nemá to být |jako | a |\{ \$[a-z]+ \} )$"
)
SENTENCE = re.compile(r"^(?P<id>[a-z0-9_-]+|    \.[a-z]+) = (?P<words>.*)$", re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_name_stands_bare_where_another_case_belongs(file: Path) -> None:
    bare = []
    for sentence in SENTENCE.finditer(file.read_text(encoding="utf-8")):
        words = sentence["words"]
        for name in NAMES:
            for place in re.finditer(rf"\{{ \${name} \}}", words):
                if not BARE.search(words[: place.start()]):
                    bare.append(f"{sentence['id'].strip()} = {words}")
    assert bare == []


#: Arguments that are given names; nobody can decline them.
GIVEN = (
    "by",
    "from",
    "giver",
    "host",
    "loser",
    "name",
    "names",
    "opponent",
    "owner",
    "player",
    "players",
    "taker",
    "to",
    "victim",
    "whose",
    "winner",
    "winners",
)
#: What they may stand after: nothing, a sign, a verb whose subject follows, or a word that is declined in their place.
SUBJECT = re.compile(r"(^|[„(:–·,;.}] ?|\b(má|Má ji|vyhrává|a|na kterou|hráč|hráče|hráči|hráčem) )$")
#: Arguments of these names that are no players: cells, rows, terrains, packages and addresses.
THINGS = {
    "pad-cell",
    "pad-row",
    "pad-no-cell",
    "needs-package",
    "serve-port-used",
    "serve-port-forbidden",
    "score-linked",
}
VARIANT = re.compile(r"^\s*(?:[a-z0-9A-Z_-]+ = |\.[a-z]+ = |\*?\[\w+\] )?")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_given_name_stands_where_another_case_belongs(file: Path) -> None:
    """„od hráče Anna“ and „Na tahu: Anna“, never „od Anna“: also in variants and on lines that go on."""
    bare, id = [], ""
    for line in file.read_text(encoding="utf-8").splitlines():
        id = line.partition(" =")[0] if re.match(r"[a-zA-Z]", line) else id
        words = VARIANT.sub("", line, count=1)
        for place in re.finditer(r"\{ \$(\w+) (?:\}|->)", words):
            if place[1] in GIVEN and id not in THINGS and not SUBJECT.search(words[: place.start()]):
                bare.append(f"{id}: {line}")
    assert bare == []


def test_a_given_name_is_declined_by_the_word_before_it() -> None:
    say, game = Say(Reader(language="cs")), mytina.game("everdell")
    taker = Text("everdell", "seat-1")
    given = Text("everdell", "log-give-card", taker=taker)
    assert given.cs == "dává Myšce kartu"
    assert called(say, game, given, ["Petr", "Anna"]).cs == "dává hráči Anna kartu"
    assert called(say, game, given, ["Petr", "Myška"]).cs == "dává Myšce kartu"
    assert called(say, game, taker, ["Petr", "Anna [crane]"]).cs == "Anna (crane)"
    assert called(Say(Reader()), game, given, ["Petr", "Anna"]).en == "gives a card to Anna"


def test_what_a_token_joins_is_declined() -> None:
    workshop, house = (Text("timber-town", "built-at", type=type, cell="B2") for type in ("workshop", "house"))
    said = {
        id: Text("timber-town", id, a=workshop, b=house, token="dam").cs for id in ("prompt-scuttle", "log-scuttle")
    }
    assert said["prompt-scuttle"] == "Který žeton spojí dílnu B2 a dům B2?"
    assert said["log-scuttle"].endswith("spojuje dílnu B2 a dům B2")


@pytest.mark.parametrize("id", [game.id for game in mytina.games()])
def test_whole_games_are_told_with_given_names(id: str) -> None:
    """Whoever is named in a question, an option or a line of the log is so in the form that the sentence needs."""
    game, say = mytina.game(id), Say(Reader(language="cs"))
    names = ("Anna", "Petr", "Xaver", "Dana")
    for seed in range(2):
        seats = min(4, game.seats[-1])
        state, bot = game.new(seats=seats, seed=seed), make("random", seed)
        state.log = []
        while state.waiting:
            seat = state.waiting[0]
            decision = state.decision(seat)
            for said in (decision.prompt, *(option.words for option in decision)):
                _well_named(called(say, game, said, names[:seats]).cs, names)
            state.step(seat, bot.choose(state, seat))
        for entry in state.log:
            _well_named(called(say, game, entry.text, names[:seats]).cs, names)


def _well_named(said: str, names: tuple[str, ...]) -> None:
    for found in re.finditer("|".join(names), said):
        assert SUBJECT.search(said[: found.start()]), said


#: Names that are the same in both languages.
SAME = {"Diplomat", "Hotel", "Pagoda", "Park", "Poe", "park"}


def test_names_of_things_are_czech() -> None:
    """Cards, visitors, events, places: an English name left in a Czech page is one that nobody has translated."""
    left = []
    for file in FILES:
        english = file.with_name(file.name.removesuffix("cs.ftl") + "en.ftl").read_text(encoding="utf-8")
        names = dict(SENTENCE.findall(english))
        for id, words in SENTENCE.findall(file.read_text(encoding="utf-8")):
            named = re.match(r"(icon|card|visitor|event|location|power|tile|title|edict)-", id)
            if named and names.get(id) == words and words not in SAME and not re.search(r"[{[]", words):
                left.append(f"{id} = {words}")
    assert left == []


def test_a_sentence_asks_for_the_form_that_it_needs(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text(
        "chapel = Kaple\n    .acc = Kapli\ncastle = Zámek\n"
        "own = { $card }\n    .acc = vlastní { $card-acc }\nplay = Vyložit { $card-acc }\nall = { $cards-acc }\n",
        encoding="utf-8",
    )
    (tmp_path / "en.ftl").write_text(
        "chapel = Chapel\ncastle = Castle\nown = own { $card }\nplay = Play { $card }\nall = { $cards }\n",
        encoding="utf-8",
    )
    register("forms", tmp_path)
    chapel = Text("forms", "chapel")
    assert Text("forms", "play", card=chapel).cs == "Vyložit Kapli"
    assert Text("forms", "play", card=chapel).en == "Play Chapel"
    assert Text("forms", "play", card=Text("forms", "own", card=chapel)).cs == "Vyložit vlastní Kapli"
    assert Text("forms", "all", cards=(chapel, chapel)).cs == "Kapli a Kapli"
    with pytest.raises(KeyError, match=r"castle.*no acc"):
        _ = Text("forms", "play", card=Text("forms", "castle")).cs


@pytest.mark.parametrize("id", [game.id for game in mytina.games()])
def test_whole_games_can_be_told_in_czech(id: str) -> None:
    """Every question, option, refusal and line of the log of random games finds the forms it asks for."""
    game = mytina.game(id)
    for seed, seats in enumerate([game.seats[0], *[min(4, game.seats[-1])] * 3]):
        state = game.new(seats=seats, seed=seed)
        state.log = []
        bot = make("random", seed)
        while state.waiting:
            for seat in state.waiting:
                decision = state.decision(seat)
                said = [decision.prompt, *(option.words for option in decision), *decision.refusals.values()]
                assert all(words.cs for words in said)
            seat = state.waiting[0]
            state.step(seat, bot.choose(state, seat))
        assert all(entry.text.cs for entry in state.log)


def test_one_reader_is_addressed_as_a_friend() -> None:
    """Pages, server and kernel speak to one person, and to everybody alike: no plural of respect, no gender."""
    respect = re.compile(r"\b(?!byte|načte|čte)\w+te\b|\b(?:sám|sama|vzdal)\b")
    for file in FILES:
        if "games" in file.parts:
            continue  # rules may speak to all players at once
        for sentence in SENTENCE.finditer(file.read_text(encoding="utf-8")):
            words = re.sub(r"\[[^]]*\]|\{[^}]*\}|\S*[:/]//?\S*", "", sentence["words"])
            assert not respect.search(words), f"{file.name}: {sentence['id']} = {words}"
