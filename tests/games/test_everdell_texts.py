"""Every card, location and event has words in both languages, made from its data."""

from __future__ import annotations

import random

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS, Card, Event, Location
from mytina.games.everdell.texts import card_text, event_text, kind_text, links_text, location_text
from mytina.kernel.text import LANGUAGES, Text, has, messages


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card(card: Card) -> None:
    for language in LANGUAGES:
        words = card_text(card).to(language)
        assert words.endswith(".")
        assert words[0].isupper()
        assert "{" not in words
        assert kind_text(card).to(language)
        assert all(name.to(language) for name in links_text(card))


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
def test_location(location: Location) -> None:
    for language in LANGUAGES:
        assert location_text(location).to(language)
        assert Text("everdell", f"location-{location.id}").to(language)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_event(event: Event) -> None:
    for language in LANGUAGES:
        assert event_text(event).to(language)
        assert Text("everdell", f"event-{event.id}").to(language)


def test_both_languages_say_the_same_things() -> None:
    assert messages("everdell", "cs") == messages("everdell", "en")
    for language in LANGUAGES:
        for field in ("start", "year"):
            assert has("everdell", f"setup-{field}", language)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_log_and_all_questions_can_be_read(seats: int) -> None:
    dice = random.Random(seats)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        state.log = []
        while state.waiting:
            decision = state.decision(state.waiting[0])
            for language in LANGUAGES:
                assert decision.prompt.to(language)
                assert all(option.words.to(language) for option in decision.options)
                assert all(why.to(language) for why in decision.refusals.values())
            options = decision.options
            option = dice.choice(options)
            if option.key == "pass" and dice.random() < 0.95:
                option = options[0]
            state.pick(state.waiting[0], option)
        for note in state.log:
            assert note.rule
            for language in LANGUAGES:
                assert note.text.to(language)
                assert not note.icon or has("everdell", f"icon-{note.icon}", language), note.icon
