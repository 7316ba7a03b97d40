# Words that only the pictures need.
art-map = Map of { $name }
art-target = You draw here: map of { $name }
art-turn = { $season ->
    [0] Spring
    [1] Summer
    [2] Autumn
   *[3] Winter
}, time { $time } of { $limit }
art-time = time
art-others = Other maps
art-alone = Alone: { $said }
art-more = The maps of your neighbours and of the leaders
art-cards = Edicts and scoring cards
art-edict = Edict { $slot }
art-example = here { $points ->
    [one] 1 point
   *[other] { $points } points
}
art-solo = solo { $number }
art-coins = Coins: { $coins } of 14
art-total = Total
art-monsters = Monsters
art-rating = Rating { $rating }
art-ruins = must cover a ruin
art-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
art-hidden = ambushes among them: { $ambushes }, heroes: { $heroes }
art-lasting = acts after each season: { $cards }
art-space = { $space }
art-group-scoring = Scoring cards
art-group-explore = Explore cards
art-group-heroes = Heroes
art-group-ambushes = Ambushes
art-over = The game is over
art-winner = winner
art-left = has left
art-now = now { $points }
