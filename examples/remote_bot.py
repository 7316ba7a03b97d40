"""A bot that plays over the JSON API, with nothing but the standard library: a pattern for a bot in any language.

Sit down by an invitation link that somebody sent you, or open a table against one of the server's own bots:

    python examples/remote_bot.py http://localhost:8000/join/…
    python examples/remote_bot.py http://localhost:8000 --against greedy
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="an invitation link, or the address of a server")
    parser.add_argument("--against", default="greedy", help="the server's bot to play against (default: greedy)")
    parser.add_argument("--game", help="which game to open (default: the first one)")
    parser.add_argument("--name", default="Remote bot")
    arguments = parser.parse_args()
    server, invited, token = arguments.address.partition("/join/")
    api = server.rstrip("/") + "/api/v1"
    if invited:
        seat = call(f"{api}/join", {"invite": token.strip("/"), "name": arguments.name})
    else:
        seat = open_table(api, arguments.game, arguments.against, arguments.name)
    print(f"playing at {server.rstrip('/')}/t/{seat['table']} on seat {seat['seat']}")
    play(f"{api}/tables/{seat['table']}", seat["token"])
    table = call(f"{api}/tables/{seat['table']}", token=seat["token"])
    for place in table["seats"]:
        print(f"seat {place['seat']}: {place['total']}{' (won)' if place['seat'] in table['winners'] else ''}")


def open_table(api: str, game: str | None, against: str, name: str) -> dict[str, Any]:
    """A table with us on the first seat and the server's bots on the others."""
    games = call(f"{api}/games")
    chosen = next((known for known in games if known["id"] == game), games[0])
    others = [{"kind": "bot", "bot": against}] * (chosen["seats"][0] - 1)
    made = call(f"{api}/tables", {"game": chosen["id"], "seats": [{"kind": "me", "name": name}, *others]})
    return {"table": made["table"], "seat": 0, "token": made["seats"][0]["token"]}


def play(table: str, token: str) -> None:
    """Answer every question until the game is over; live events tell when there may be a new one."""
    for change in events(f"{table}/events", token):
        while True:
            turn = call(f"{table}/decision", token=token)
            if turn["decision"] is None:
                break
            pick = {"key": choose(turn["decision"])["key"], "stamp": turn["decision"]["stamp"]}
            try:
                call(f"{table}/pick", pick, token)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the table has moved on, so look again
                    raise
        if change["over"] or turn["over"]:
            return


def choose(decision: dict[str, Any]) -> dict[str, Any]:
    """Put your own idea here; `GET /tables/{id}` has the whole view of the table."""
    return random.choice(decision["options"])


def events(address: str, token: str) -> Iterator[dict[str, Any]]:
    """Server-sent events; a broken connection is taken up again where it broke."""
    last = ""
    while True:
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
        if last:
            request.add_header("Last-Event-ID", last)
        try:
            with urllib.request.urlopen(request, timeout=60) as stream:
                for line in stream:
                    field, _, value = line.decode().rstrip("\n").partition(": ")
                    if field == "id":
                        last = value
                    elif field == "data":
                        yield json.loads(value)
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(1)


def call(address: str, data: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=60) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
