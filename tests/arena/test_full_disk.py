"""A disk that is really full: a sentence, nothing finished is lost, and it goes on when there is room."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mytina.arena.store import Store
from mytina.cli import main

SIZE = 1024 * 1024


class Disk:
    """A small file system, of which a large file leaves as much as a test allows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def leave(self, room: int) -> None:
        self.ballast.unlink(missing_ok=True)
        used = sum(-(-path.stat().st_size // 4096) * 4096 for path in self.folder.rglob("*") if path.is_file())
        self.ballast.write_bytes(bytes(SIZE - used - room))


@pytest.fixture
def disk(tmp_path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        call = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(folder)]
        said = subprocess.run(call, capture_output=True, text=True).stderr
    except FileNotFoundError as error:
        said = str(error)
    if not folder.is_mount():
        pytest.skip(f"a small file system can't be mounted here: {said.strip()}")
    yield Disk(folder)
    subprocess.run(["umount", str(folder)], check=True)


def test_a_simulation_goes_on_when_there_is_room(disk, tmp_path, capsys):
    out, whole = disk.folder / "out", tmp_path / "whole"
    call = ["simulate", "timber-town", "--bots", "random,random", "--jobs", "1", "--games", "60", "--records"]
    disk.leave(56 * 1024)
    assert main([*call, "--out", str(out)]) == 2
    said = capsys.readouterr().err
    assert "the disk is full" in said
    assert "--resume goes on with them" in said
    kept = Store.open(out).games
    assert 0 < kept < 60
    assert not list(out.rglob("*.part"))
    assert main([*call, "--out", str(out), "--resume"]) == 2, "it is still full"
    assert Store.open(out).games >= kept

    disk.leave(800 * 1024)
    assert main([*call, "--out", str(out), "--resume"]) == 0
    assert main([*call, "--out", str(whole)]) == 0
    one, two = Store.open(out).seats(), Store.open(whole).seats()
    assert one.drop_columns(["seconds"]) == two.drop_columns(["seconds"])


def test_a_folder_for_which_there_was_no_room_can_be_asked_for_again(disk, capsys):
    out = disk.folder / "out"
    call = ["simulate", "timber-town", "--bots", "random,random", "--jobs", "1", "--games", "2", "--out", str(out)]
    disk.leave(0)
    assert main(call) == 2
    assert "the disk is full" in capsys.readouterr().err
    disk.leave(400 * 1024)
    assert main(call) == 0


def test_a_report_leaves_the_last_one_until_there_is_a_new_one(disk, capsys):
    out = disk.folder / "out"
    assert main(["simulate", "timber-town", "--bots", "random,random", "--games", "4", "--out", str(out)]) == 0
    page = out / "report.html"
    page.write_text("the last one")
    disk.leave(4096)
    capsys.readouterr()
    assert main(["report", str(out)]) == 2
    assert f"{page}: the disk is full" in capsys.readouterr().err
    assert page.read_text() == "the last one"
    disk.leave(800 * 1024)
    assert main(["report", str(out)]) == 0
    assert page.read_text().startswith("<!doctype html>")


def test_a_training_goes_on_when_there_is_room(disk, tmp_path, capsys):
    out, whole = disk.folder / "out", tmp_path / "whole"
    call = ["train", "timber-town", "--batch", "1", "--distil", "1", "--gate", "2", "--gate-games", "2"]
    assert main([*call, "--games", "2", "--out", str(out)]) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    disk.leave(8 * 1024)  # for a line of the curve, not for a state
    capsys.readouterr()
    assert main([*call, "--games", "6", "--out", str(out)]) == 2
    assert "the disk is full" in capsys.readouterr().err
    assert not list(out.glob("*.part"))
    assert (out / "state.npz").read_bytes() == before["state.npz"]
    assert json.loads((out / "policy.json").read_bytes())["weights"]

    disk.leave(800 * 1024)
    assert main([*call, "--games", "6", "--out", str(out)]) == 0
    assert main([*call, "--games", "6", "--out", str(whole)]) == 0
    assert (out / "curve.jsonl").read_text() == (whole / "curve.jsonl").read_text()
