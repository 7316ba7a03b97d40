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

# In pictures: what is on the table
guide-place = Places by the river and in the grass. A worker takes at once what the board says. On a stone there is room for one, on a patch of sand for as many as come.
guide-forest = The forest. Four places (three for two players), different ones each time. Each has room for one worker; with four players for two, but not both of the same player.
guide-haven = The haven. For every two cards discarded from hand, one resource of your choice. There is room for everybody.
guide-journey = The journey. In autumn only: discard as many cards as the milestone says, and score as many points at the end.
guide-construction = A construction. Its cost is above left, its points above right; colour and sign tell its kind. Below is what it does, and which critter may move in for free.
guide-critter = A critter. It costs berries, or nothing: if the construction in its lower right corner stands in your city and nobody lives there yet.
guide-basic-event = A basic event. Whoever has enough cards of that colour in the city sends a worker here and takes three points. Only one player gets each event.
guide-special-event = A special event. It asks for two particular cards in the city, and gives points in a way of its own.

# The example
guide-turn-worker = The squirrel sends her first worker into the forest. What the place gives is hers at once.
guide-turn-card = In her next turn she plays a card instead. It lies in the Meadow, where everybody sees it; she pays its cost and lays it into her city. A new card comes into the Meadow.
guide-turn-season = Both workers are out, and there is nothing more she wants to play. She prepares for spring: the workers come home, a third one joins them, and the green cards of her city produce.
guide-turn-production = In spring she plays a farm. A green card acts at once, and again at every production.
guide-turn-free = The husband belongs to the farm: she puts an “occupied” token there and plays him for free.

# Signs
guide-sign-twig = A twig, for constructions.
guide-sign-resin = Resin, for constructions.
guide-sign-pebble = A pebble, for constructions.
guide-sign-berry = A berry, for critters.
guide-sign-any = Any resource you choose.
guide-sign-card = A card from the deck into your hand, which holds eight at most.
guide-sign-point = A point: above right on a card, a token in your supply.
guide-sign-worker = A worker: a place that waits for a visit.
guide-sign-occupied = Occupied: a critter has moved in for free once.
guide-sign-critter = A critter.
guide-sign-construction = A construction.
guide-sign-common = A common card; a city may have several of them.
guide-sign-unique = A unique card; a city may have it once.
guide-sign-tan = Traveler: acts once, when it is played.
guide-sign-green = Production: acts at once, and at every production, in spring and autumn.
guide-sign-red = Destination: acts when you send a worker to it.
guide-sign-blue = Governance: helps whenever what it says happens.
guide-sign-purple = Prosperity: more points at the end.
guide-sign-event = An event.
guide-sign-winter = Winter: the beginning, two workers.
guide-sign-spring = Spring: production and a third worker.
guide-sign-summer = Summer: two cards from the Meadow and a fourth worker.
guide-sign-autumn = Autumn: the last production and two more workers.
