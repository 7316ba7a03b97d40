"""How bots judge this game; its rules know nothing of it."""
