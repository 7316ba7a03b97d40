# How to play, in our own words.
rules-1-title = What it is about
rules-1-text = Build a city of critters and constructions under the great tree, up to fifteen spaces of it. The year goes from winter to autumn, each player at their own pace. Whoever has the most points when all have passed wins.

rules-2-title = Your turn
rules-2-text = Do one thing: send a worker somewhere, play a card, prepare for the next season, or pass for good.

rules-3-title = Workers
rules-3-text = A worker brings what the place says, at once. Some places hold a single worker, others any number. Workers also go to red cards of your own city, to open red cards of others (the owner gets a point), and to events whose conditions your city meets. In autumn they may set out on the Journey, for cards from your hand.

rules-4-title = Cards
rules-4-text = Cards come from your hand or from the eight in the Meadow. Pay what they cost, or let one card of your city make it cheaper: only one such help for each card. A critter is free if its construction stands in your city and nobody lives there yet.

    Tan cards work once, green ones now and whenever production comes, red ones when visited, blue ones all the time, purple ones at the end. A city holds each unique card only once.

rules-5-title = Seasons
rules-5-text = When all your workers are out, prepare: they come back, more join them, and the new season brings production (spring, autumn) or cards from the Meadow (summer). After autumn there is nothing to prepare for.

rules-6-title = Alone against Rugwort
rules-6-text = For every card you play, the rat Rugwort takes one from the Meadow by the roll of a die; he blocks places and grabs events. He comes in three years, each a game of its own and harder than the one before. You win with more points than he has.
