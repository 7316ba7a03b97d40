"""How Timber Town looks: the river over one's own town, column over column, the other town, and the scoring cards."""
