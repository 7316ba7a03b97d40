"""The pages: what a browser shows, made from what a seat may see. Nothing here names a game."""
