"""Bots that a host offers: by name, and nothing else that is not ours."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import httpx
import pytest

import mytina
from mytina.bots.guest import PATIENCE
from mytina.server.bot_workers import _choose, checked
from mytina.server.settings import Settings
from mytina.server.words import Refused
from mytina.web.models import Reader
from mytina.web.setup import setup_page
from tests.server.conftest import Seat, Server, wait

EAGER = Path(__file__).parents[2] / "examples" / "bots" / "eager.py"
SETTINGS = Settings(bots=f"Anna=process:{EAGER}, greedy2 = greedy")


def test_a_host_names_bots():
    assert SETTINGS.own_bots == {"Anna": f"process:{EAGER}", "greedy2": "greedy"}
    assert Settings().own_bots == {}


@pytest.mark.parametrize(
    "spec", [f"process:{EAGER}", "process:true", "Anna", "careful", "search:99999", "search:x", ""]
)
def test_visitors_name_no_programs(spec):
    with pytest.raises(Refused):
        checked(spec)
    if spec != "Anna":
        with pytest.raises(Refused):
            checked(spec, SETTINGS.own_bots)


def test_a_bot_of_the_host_may_play():
    assert checked("Anna", SETTINGS.own_bots) == "Anna"
    state = mytina.game("timber-town").new(seed=1)
    seat = state.waiting[0]
    chosen = _choose("timber-town", state.dump(), seat, SETTINGS.own_bots["Anna"], "s")
    assert chosen.key in state.decision(seat).keys
    assert chosen.planned == ()
    assert chosen.fault == ""


def test_the_form_offers_it():
    page = setup_page(Reader(), mytina.game("timber-town"), {}, {}, tuple(SETTINGS.own_bots))
    assert re.search(r'<option value="Anna"[^>]*>Anna</option>', page)
    assert "process:" not in page


PROGRAMS = {
    "Babbler": ("", "import sys\nfor line in sys.stdin:\n    print('what a nice town', flush=True)"),
    "Fainter": ("", "import sys\nsys.stdin.readline()\nsys.exit(1)"),
    "Sleeper": ("300ms:", "import time\ntime.sleep(600)"),
}


def test_bots_of_a_host_play_on_a_running_site(tmp_path: Path) -> None:
    """A program that plays, and three that fail in their own way: every game goes on, and the host is told."""
    named = [f"Anna=process:{sys.executable} {EAGER}"]
    for name, (limit, code) in PROGRAMS.items():
        (tmp_path / f"{name}.py").write_text(code)
        named.append(f"{name}=process:{limit}{sys.executable} {tmp_path / name}.py")
    server = Server(tmp_path / "data", MYTINA_BOTS=",".join(named)).start()
    try:
        assert {"Anna", *PROGRAMS, "greedy"} <= set(httpx.get(f"{server.url}/api/v1/bots").json())
        form = httpx.get(f"{server.url}/new/timber-town").text
        assert all(f'<option value="{name}"' in form for name in ("Anna", *PROGRAMS))
        assert str(tmp_path) not in form
        assert "eager.py" not in form
        for name in ("Anna", *PROGRAMS):
            seats = [{"kind": "bot", "bot": name}, {"kind": "me", "name": "P"}]
            body = {"game": "timber-town", "seats": seats, "setup": {"start": "red"}}
            made = httpx.post(f"{server.url}/api/v1/tables", json=body).raise_for_status().json()
            me = Seat(server.url, made["table"], 1, made["seats"][1]["token"])
            for _ in range(3 if name == "Anna" else PATIENCE + 2):  # turns of the bot, and ours after each
                # A bot may have answered before we look again, so that the game is over before we have counted so far.
                wait(lambda: me.turn()["decision"] or me.turn()["over"])  # noqa: B023
                while (decision := me.turn()["decision"]) is not None:
                    keys = [option["key"] for option in decision["options"]]
                    key = "end" if "end" in keys else keys[0]
                    me.post(key, decision["stamp"]).raise_for_status()
        told = [json.loads(line) for line in server.log.read_text().splitlines() if "a bot of the host failed" in line]
        assert {line["bot"] for line in told} == set(PROGRAMS)
        for name, fault in (("Babbler", "not JSON"), ("Fainter", "ended"), ("Sleeper", "too late")):
            own = [line for line in told if line["bot"] == name]
            assert len(own) == PATIENCE, "then it is not asked any more"
            assert all(fault in line["fault"] for line in own)
        assert not server.errors()
    finally:
        server.stop()
