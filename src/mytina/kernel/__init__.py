"""The idea of a table: games, states, decisions, effects, records and texts. Nothing here names a game."""
