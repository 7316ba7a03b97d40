"""How Everdell is judged: features of a position, learned weights and the value they give."""
