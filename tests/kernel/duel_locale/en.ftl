name = Duel
gain = gain { $points }
draw = draw
