"""JSON that cannot be read is refused with a sentence in both languages, and with the place of the mistake."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mytina
from mytina.kernel.reading import Unreadable, read
from mytina.kernel.record import Record, decode
from mytina.kernel.text import KERNEL, Text, quoted
from tests.words import english_in

BARE: dict[str, Any] = {
    "game": "timber-town",
    "rules_version": 1,
    "setup": {},
    "seats": [{}],
    "commitment": "x",
    "picks": [],
}


def record(**fields: Any) -> str:
    return json.dumps({name: value for name, value in (BARE | fields).items() if value is not ...})


@pytest.mark.parametrize(
    ("data", "en", "cs"),
    [
        ("", "there is nothing to read", "není co číst"),
        ("{", "this is not JSON: it ends too early", "tohle není JSON: končí příliš brzy"),
        ('{"a": 1}\n  x', "this is not JSON: something is wrong in line 2, character 4", "řádku 2, znak 4"),
        (b'{"\xc3\xa9": "\xff"}', "this is not a text in UTF-8 (byte 8)", "tohle není text v UTF-8 (bajt 8)"),
        ('"\ud800"', "this is not a text in UTF-8", "tohle není text v UTF-8"),
        ("[" * 5000, "it is nested too deeply", "je do sebe vnořen příliš hluboko"),
        ("[" + "9" * 5000 + "]", "the number is too large", "číslo je příliš velké"),
        ("1e999", "the document: the number is too large", "dokument: číslo je příliš velké"),
    ],
)
def test_what_is_no_json_is_said_so(data: bytes | str, en: str, cs: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(data)
    assert en in str(caught.value)
    assert cs in caught.value.to("cs")
    assert not english_in(caught.value.to("cs"))


def test_a_file_may_begin_with_a_mark_of_its_encoding() -> None:
    assert read(b"\xef\xbb\xbf[1]") == [1]


@pytest.mark.parametrize(
    ("data", "en"),
    [
        ("[]", "the document: an object is expected, not a list"),
        (record(game=...), "the document: the field game is missing"),
        (record(rules_version="1"), "rules_version: a whole number is expected, not a text"),
        (record(seed=5), "seed: a text or nothing (null) is expected, not a whole number"),
        (record(picks=[{"seat": 0, "key": "a"}, {"seat": 0}]), "picks[1]: the field key is missing"),
        (record(picks=[{"seat": True, "key": "a"}]), "picks[0].seat: a whole number is expected, not true or false"),
        (record(result={"winners": None}), "result.winners: a list is expected, not nothing (null)"),
        (record(setup=7), "setup: an object is expected, not a whole number"),
    ],
)
def test_what_is_no_record_is_said_so_with_the_place(data: str, en: str) -> None:
    with pytest.raises(mytina.RecordError) as caught:
        decode(data)
    assert str(caught.value) == f"not a record: {en}"
    assert caught.value.to("cs").startswith("není to záznam: ")
    assert not english_in(caught.value.to("cs"), "game")


def claims() -> dict[str, dict[str, Any]]:
    """Records that do not tell the truth, by the message that says so."""
    state = mytina.game("timber-town").new(seed=3)
    while state.waiting:
        seat = state.waiting[0]
        state.pick(seat, state.decision(seat).options[0])
    good = json.loads(state.record().encode())
    changed = [*good["picks"]]
    changed[4] = changed[4] | {"key": "[red]"}
    return {
        "record-format": good | {"format": "[x]"},
        "no-game": good | {"game": "[chess]"},
        "record-running": good | {"seed": None},
        "record-rules": good | {"rules_version": 10**30},
        "record-seed": good | {"commitment": "0"},
        "record-setup": good | {"setup": good["setup"] | {"cards": "[all]"}},
        "record-setup seats": good | {"setup": good["setup"] | {"seats": 2}},
        "record-setup seed": good | {"setup": good["setup"] | {"seed": "7"}},
        "record-sum": good | {"picks": changed},
        "record-digest": good | {"digest": "0"},
        "record-early": good | {"picks": good["picks"][:3], "digest": None},
        "record-result": good | {"result": good["result"] | {"winners": []}},
    }


@pytest.mark.parametrize("id", claims())
def test_what_a_record_claims_falsely_is_said_in_both_languages(id: str) -> None:
    with pytest.raises(mytina.RecordError) as caught:
        mytina.replay(json.dumps(claims()[id]))
    whole = caught.value.why
    inner = whole.args["why"] if whole.id == "record-ply" else whole
    assert isinstance(inner, Text)
    assert inner.id == id.split()[0]
    assert caught.value.to("cs") != str(caught.value)
    assert not english_in(caught.value.to("cs"), "red")


def test_an_illegal_pick_of_a_record_is_told_by_the_rules_in_both_languages() -> None:
    from mytina.kernel.record import _link  # a record whose check sums fit

    data = claims()["record-early"]
    pick = data["picks"][1]
    bad = {"seat": pick["seat"], "key": "take:4.1", "sum": _link(data["picks"][0]["sum"], pick["seat"], "take:4.1")}
    with pytest.raises(mytina.RecordError) as caught:
        mytina.replay(json.dumps(data | {"picks": [data["picks"][0], bad]}))
    assert caught.value.ply == 2
    assert str(caught.value).startswith(f'ply 2: seat {pick["seat"]} cannot pick "take:4.1": ')
    assert caught.value.to("cs").startswith(f'volba 2: místo {pick["seat"]} nemůže zvolit "take:4.1": ')
    assert not english_in(caught.value.to("cs"))


def test_what_somebody_wrote_is_quoted_short_and_never_becomes_an_icon() -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    for value in ("[crane]", "[+crane]", [None], "x" * 500, 10**400, deep, "\ud800", {1: 2}):
        said = quoted(value)
        assert len(said) < 70
        Text(KERNEL, "no-game", game=said, games="").to("cs")
    assert "1000000000000000000000000000000" in Text(KERNEL, "why-no-seat", seat=10**30).to("cs")
    assert Text(KERNEL, "record-sum", key="k" * 9000, seat="0").to("en").count("k") < 3000
    assert quoted("a[crane]") == '"a(crane)"'


def test_a_wrong_setup_is_said_in_czech() -> None:
    for setup in ({"seats": 9}, {"seed": 1.5}, {"colour": "red"}, {"cards": "all"}, {"cards": 10**5000}):
        with pytest.raises(mytina.SetupError) as caught:
            mytina.game("timber-town").new(**setup)  # type: ignore[arg-type]
        assert not english_in(caught.value.to("cs")), caught.value.to("cs")


def test_a_record_keeps_every_field_in_its_type() -> None:
    assert decode(record()) == Record(
        game="timber-town", rules_version=1, setup={}, seats=(mytina.kernel.record.Seat(),), commitment="x", picks=()
    )
