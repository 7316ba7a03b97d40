"""How bots judge this game; its rules know nothing of it. What is compiled counts sets of spaces in machine words."""

from mytina.games.cartographers import words
from mytina.games.cartographers.bot import ints

if not words.COMPILED:
    for _name in ints.__all__:
        setattr(words, _name, getattr(ints, _name))
