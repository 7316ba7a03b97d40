"""What a game shows and a page asks for: pictures, panels, score pads. Rules know nothing of it."""
