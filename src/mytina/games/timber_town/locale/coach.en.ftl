# What the owl explains in a first game.
coach-turn-take = Take a tile from the river: its position is the column it may go into. Look at the cards first, to see what gives most points.
coach-turn-raft = A raft keeps a tile for you alone. You take it when it suits you, and that costs no action.
coach-turn-claim = You can take the tile under your raft for free, on top of your action.
coach-turn-dam = For a dam you take one more tile this turn.
coach-turn-two-colour = A two-colour raft works like your own, only it does not come back.
coach-turn-scuttle = You can sink a token between two tiles that do not meet, and so join them. A token you keep is a point at the end.
coach-place = Where tiles touch, both have a walkway or neither has. Tap the tile to turn it; the number on a space says what it brings.
coach-scuttle = The walkways do not meet here, so a token is sunk between the tiles. Choose which one you can spare.
coach-turn-end = You need do no more this turn. A skipped turn does not come back, so nearly always take a tile.

# What a better move would leave in the town and in stock
holds-more = There would be more: { $what }.
holds-less = There would be less: { $what }.
amount-crane = { $n ->
    [one] 1 crane
   *[other] { $n } cranes
}
amount-dam = { $n ->
    [one] 1 dam
   *[other] { $n } dams
}
amount-raft = { $n ->
    [one] 1 raft of one’s own
   *[other] { $n } rafts of one’s own
}
amount-two-colour = { $n ->
    [one] 1 two-colour raft
   *[other] { $n } two-colour rafts
}
amount-gap = { $n ->
    [one] 1 pair of neighbouring tiles
   *[other] { $n } pairs of neighbouring tiles
} that nothing joins
amount-free = { $n ->
    [one] 1 empty cell
   *[other] { $n } empty cells
} where any tile fits
amount-reserved = { $n ->
    [one] 1 tile reserved by a raft
   *[other] { $n } tiles reserved by rafts
}
amount-column = { $n ->
    [one] 1 column
   *[other] { $n } columns
} with room
amount-tight = { $n ->
    [one] 1 empty cell
   *[other] { $n } empty cells
} where hardly any tile fits
