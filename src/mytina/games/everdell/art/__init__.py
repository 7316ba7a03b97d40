"""What Everdell looks like: panels, cards, signs and styles."""
