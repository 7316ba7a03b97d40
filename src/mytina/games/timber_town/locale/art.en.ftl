# Words that only the pictures need.
art-zone = Table
art-tokens = Your tokens
art-no-tokens = none
art-rows = { $rows }
art-river = River, round { $round }
art-town = Town of { $name }
art-cards = Scoring cards
art-stacks = In the stacks
art-left = { $count ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $count } tiles left
}
art-position = Position { $position } of the river, board of { $name }
art-side-N = north
art-side-E = east
art-side-S = south
art-side-W = west
art-placed = { $tile }, walkways { $sides }, at { $cell }
art-placed-token = { $tile } ({ $token }), walkways { $sides }, at { $cell }
art-floating = { $tile }, { $pattern }, position { $position }
art-floating-token = { $tile } ({ $token }), { $pattern }, position { $position }
art-rafted = { $tile } – { $raft } of { $name }
art-empty = { $cell }, empty
art-scuttled = Sunk token between { $a } and { $b }
art-here = { $cell }: { $count ->
    [one] 1 way to place the tile
   *[other] { $count } ways to place the tile
}
art-held = { $token }: { $count }
art-in-hand = In hand: { $tile }
art-to-play = to play
art-finished = finished
art-winner = winner
art-resigned = gave up
art-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
art-group-cards = Scoring cards
art-group-tiles = Tiles
art-group-tokens = Tokens and figures
art-tiles-of-type = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}: { $rows }.
art-row = { $name } ×{ $count }
art-copies = { $count } in the box
art-one-each = one for each player

deed-build = { $how ->
    [crane] By crane on { $cell }
   *[plain] { $type ->
        [park] Build the park
        [beaver] Build the lodge
        [site] Build the site
        [temple] Build the temple
        [market] Build the market
        [workshop] Build the workshop
       *[house] Build the house
    } on { $cell }
}{ $misses ->
    [0] {""}
    [one] , sink a token
   *[other] , sink { $misses } tokens
}
