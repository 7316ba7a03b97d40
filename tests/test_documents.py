"""The README's Python is executed, its commands and links exist, and every part speaks both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_python_of_the_readme_runs(code, capsys):
    exec(compile(code, "README.md", "exec"), {})
    assert re.match(r"\[\d+, \d+\] \(\d(, \d)?,?\)", capsys.readouterr().out)


def test_the_files_the_readme_links_to_exist():
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        if "://" not in link:
            assert (ROOT / link).exists(), link


def test_the_make_targets_of_the_readme_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_part_speaks_both_languages():
    from mytina import games
    from mytina.kernel.text import LANGUAGES, domains, messages
    from mytina.server import words as server_words
    from mytina.web import words as web_words

    assert games()
    assert {server_words.DOMAIN, "web", "kernel"} <= set(domains())
    assert web_words
    for domain in domains():
        one, other = (messages(domain, language) for language in LANGUAGES)
        assert one == other, domain


def test_the_host_is_told_of_every_setting():
    from dataclasses import fields

    from mytina.server.settings import PREFIX, Settings

    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in manual, field.name


def test_the_proxies_of_the_manual_pass_on_the_address_with_its_port():
    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    passed = re.findall(r"proxy_set_header Host (\S+);", manual)
    assert len(passed) == manual.count("proxy_pass ")
    assert set(passed) == {"$http_host"}, "$host has no port, and links would lead nowhere"
