"""Server processes forked from one that has loaded everything: a start costs a third of that from nothing.

A test asks by `start`; the first time, `python -m tests.server.forks` is started to fork from. What it forks are
processes like any other, with a session, an environment and a log of their own. That a server starts from nothing as
well is shown where the command line is tested, and by the processes that a server starts itself.
"""

from __future__ import annotations

import atexit
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


class Process:
    """What `subprocess.Popen` says of a process, for one that was forked elsewhere."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float = 60) -> int:
        until = time.monotonic() + timeout
        while (found := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.01)
        return found

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


def start(log: Path, env: dict[str, str], **serve: Any) -> Process:
    """A process that calls `mytina.server.main.serve`; what it prints goes into the log."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    given = dict(os.environ) | {"PYTHONPATH": paths} | env
    files = resource.getrlimit(resource.RLIMIT_NOFILE)  # a test may have asked for more
    return Process(_ask({"log": str(log), "env": given, "files": files, "serve": serve}))


_trunk: subprocess.Popen[str] | None = None
_one_at_a_time = threading.Lock()


def _ask(wish: dict[str, Any]) -> Any:
    global _trunk
    with _one_at_a_time:
        if _trunk is None:
            paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
            _trunk = subprocess.Popen(
                [sys.executable, "-m", "tests.server.forks"],
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": paths},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
            assert _trunk.stdin is not None
            atexit.register(_trunk.stdin.close)
        assert _trunk.stdin is not None
        assert _trunk.stdout is not None
        _trunk.stdin.write(json.dumps(wish) + "\n")
        _trunk.stdin.flush()
        answer = _trunk.stdout.readline()
        assert answer, "the process that servers are forked from has ended: its words stand on standard error"
        return json.loads(answer)


# --- in the process that is forked -----------------------------------------------------------------------------------


def main() -> None:
    """Answer wishes until nobody can have any more; then nothing that was forked goes on."""
    import uvloop  # noqa: F401

    import mytina.server.app  # noqa: F401
    from mytina.server import bot_workers, render

    bot_workers.DEFAULT_BOT = "search:10"  # what plays a turn for somebody: by iterations, so at any machine's pace
    render.warm_up()
    living: set[int] = set()
    while line := sys.stdin.readline():
        wish = json.loads(line)
        if "poll" in wish:
            answer = _status(wish["poll"], living)
        else:
            answer = os.fork()
            if answer == 0:
                return _become(wish)
            living.add(answer)
        print(json.dumps(answer), flush=True)
    for pid in living:
        os.killpg(pid, signal.SIGKILL)
    return None


def _status(pid: int, living: set[int]) -> int | None:
    """How a process ended; None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    if not ended:
        return None
    living.discard(pid)
    return os.waitstatus_to_exitcode(status)


def _become(wish: dict[str, Any]) -> None:
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDONLY)
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for end, here in ((nowhere, 0), (log, 1), (log, 2)):
        os.dup2(end, here)
    resource.setrlimit(resource.RLIMIT_NOFILE, wish["files"])
    os.environ.clear()
    os.environ.update(wish["env"])
    from mytina.server.main import serve

    serve(**wish["serve"])


if __name__ == "__main__":
    main()
