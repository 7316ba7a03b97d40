"""How Cartographers looks: a desk with the map on it, the explored card, and the queen's edicts as sealed letters."""
