"""The server: tables that people share, kept safe in a database and shown live. Nothing here names a game."""
