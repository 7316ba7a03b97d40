"""What lies in the box: cards, locations and events, declared once as data."""
