# What reports on many games say
study-edict = Points per edict
study-edict-about = What a player gets from a scoring card in the whole game (each is scored in two seasons), wherever it lies. Edicts A and D are scored at other times than B and C, so part of a difference may be its place.
study-source = Points per season, coins and monsters
study-source-about = The same scores cut in another way: by season, and what coins and monsters add up to over all seasons.
study-map = The map
study-map-about = The mean score on each map.
study-coins = coins
study-monsters = monsters
study-spring = spring
study-summer = summer
study-autumn = autumn
study-winter = winter
