# Words that only the pictures need.
art-zone = Map
art-zone-seat = Map of player { $seat }
art-map = Map: { $name }
art-season = Season and time
art-cards = The queen’s edicts
art-card = Card and deck
art-sums = Points by season
art-others = The other maps
art-open = { $name }: { $points } points, lay the map on the desk
art-back = Back to my map
art-time = { $time ->
    [0] takes no time
   *[other] takes time { $time }
}
art-clock = time { $time } of { $limit }, the card adds { $added }
art-draw-as = Draw the shape as
art-alone = In solo play: { $said }
art-edict = Edict { $slot }
art-edict-says = Edict { $slot }, { $card }: { $points } points now
art-example = here { $points ->
    [one] { $points } point
   *[other] { $points } points
}
art-solo = solo { $number }
art-coins = Coins: { $coins } of 14
art-total = total
art-running = running
art-rating = Rating { $rating }
verdict-alone = Rating { $rating }: { $title }
art-ruins = The shape must cover an empty ruin.
art-deck = { $count ->
    [one] { $count } card in the deck, with
   *[other] { $count } cards in the deck, with
}
art-ambushes = { $count ->
    [one] { $count } ambush
   *[other] { $count } ambushes
}
art-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
art-lasting = After every season: { $cards }
art-group-scoring = Scoring cards
art-group-explore = Explore cards
art-group-heroes = Heroes
art-group-ambushes = Ambushes
art-over = The game is over
art-ambush = Ambush!
art-ambush-whose = you draw on the map of { $name }
art-hero = Hero
art-hero-note = a star kills what is there and what comes
art-troll = The Troll ravages
art-troll-note = one empty space beside it falls
art-winner = victory
art-left = has left
art-drawing = drawing
art-done = has drawn

deed-draw = Draw { $terrain ->
    [forest] forest
    [village] village
    [farm] farm
    [water] water
    [monster] a monster
   *[hero] a hero
}
deed-hero = Place the hero on {"{"}at{"}"}
deed-ambush = Draw { $monster ->
    [dragon_inferno] the Dragon
    [zombie_plague] the Zombie
    [giant_troll_ravage] the Troll
    [gorgon_gaze] the Gorgon
    [goblin_attack] the goblins
    [bugbear_assault] the bugbears
    [kobold_onslaught] the kobolds
    [gnoll_raid] the gnolls
   *[none] a monster
} · { $owner }
remark-D = Once the Dragon is closed in, the owner of the map gains { $coins } coins.
remark-Z = After every season the Zombies spread to the empty spaces around them.
remark-T = After every season the owner of the map loses an empty space beside the Troll.
remark-G = Then you choose a space beside the Gorgon that it destroys.
