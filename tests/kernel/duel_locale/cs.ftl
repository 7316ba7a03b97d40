name = Souboj
gain = získej { $points }
draw = dober
