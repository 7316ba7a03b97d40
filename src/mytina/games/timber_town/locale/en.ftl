name = Timber Town
tagline = Draft tiles from the river and build the finest beaver town.
about = Each round three tiles come down the river; you take one into the column it floats beside. Match the walkways, mind seven scoring cards, and when the timber does not fit, sink a token to make it.

icon-end = end of the turn
icon-crane = crane
icon-dam = dam
icon-raft = raft
icon-two-colour = two-colour raft
icon-beaver = beaver
icon-builder = builder beaver
icon-points = VP
icon-park = park
icon-site = construction site
icon-temple = temple
icon-market = market
icon-workshop = workshop
icon-house = house

seat-0 = Red
seat-1 = Blue

# Buildings
tile-park = Park
tile-beaver = Beaver
tile-site = Construction site
tile-temple = Temple
tile-market = Market
tile-workshop = Workshop
tile-house = House
pattern-one = dead end
pattern-adjacent = corner
pattern-opposite = straight
pattern-three = T-junction
pattern-four = crossing
tile-with-pattern = { $type ->
    [park] park
    [beaver] beaver
    [temple] temple
    [market] market
    [workshop] workshop
   *[house] house
} ({ $pattern ->
    [one] dead end
    [adjacent] corner
    [opposite] straight
    [three] T-junction
   *[four] crossing
})
tile-with-token = construction site with { $token ->
    [crane] a crane
    [dam] a dam
   *[two-colour] a two-colour raft
}
token-crane = Crane
token-dam = Dam
token-raft = Own raft
token-two-colour = Two-colour raft
token-beaver = Beaver
token-builder = Builder beaver
token-text-crane = Give it back while you gain a tile: the tile may go into any column.
token-text-dam = Give it back to gain one more tile from the river this turn.
token-text-raft = Main action: set it on a river tile to keep that tile for yourself. It comes back when you claim the tile or lose it.
token-text-two-colour = Like your own raft, but gone after one use.
token-text-beaver = Stands on its tile and scores if it can walk across the town.
token-text-builder = Goes to the first full town: { $points } points, and wins ties.

# Scoring cards
card-namesti = Square
card-dvur = Yard
card-zahrada = Garden
card-hriste = Playground
card-statek = Farmstead
card-lesopark = Woodland park
card-svatyne = Shrine
card-klaster = Monastery
card-poustevna = Hermitage
card-pagoda = Pagoda
card-jidlo = Food
card-kvetiny = Flowers
card-latky = Fabrics
card-sperky = Jewels
card-bednarstvi = Cooperage
card-truhlarstvi = Carpentry
card-krejcovstvi = Tailor
card-kovarstvi = Smithy
card-chalupa = Cottage
card-srub = Log cabin
card-bouda = Hut
card-salas = Chalet

# Lines of the score sheet that are not cards
line-beavers = Walking beavers
line-red_tiles = Construction sites
line-unused_tokens = Unused tokens
line-builder_beaver = Builder beaver

# Rules of the scoring cards, put together from their data
score-both = { $first } { $second }
score-walks = { $each } [points] for each beaver that can walk over its tile from the left edge of the town to the right.
score-unused = { $each } [points] for each token left on your help card.
score-per-tile = { $each } [points] for each { $type ->
    [park] park
    [beaver] beaver
    [site] construction site
    [temple] temple
    [market] market
    [workshop] workshop
   *[house] house
}{ $where }.
where-anywhere = {""}
where-corners = {" "}in a corner of the town
where-centre = {" "}on the four middle cells
where-alone-in-lines = {" "}with no other of its kind in its row or column
where-away-from = {" "}with no { $types } beside it
where-in-group-of = {" "}in a group of exactly { $size }
beside-workshop = workshop
beside-market = market
beside-site = construction site
score-by-column = Each { $type ->
    [park] park
   *[house] house
} by its column: { $one }, { $two }, { $three } or { $four } [points].
score-by-count = By the number of { $type ->
    [temple] temples
   *[house] houses
}: { $rows } [points].
score-majority = { $bonus } more if you have more { $type ->
    [temple] temples
   *[house] houses
} than the other town.
score-nearby-group = Each { $type ->
    [temple] temple
   *[house] house
}: 1 [points] for every tile of the largest group of another kind beside it (two tiles at least).
score-per-seen = Each { $type ->
    [market] market
   *[workshop] workshop
}: { $each } [points] for every tile of another kind { $look ->
    [beside] beside it
   *[cornerwise] at its corners
}.
score-per-different-seen = Each { $type ->
    [market] market
   *[workshop] workshop
}: { $each } [points] for every different other kind { $look ->
    [beside] beside it
    [cornerwise] at its corners
    [row] in its row
    [column] in its column
   *[diagonals] on its diagonals, however far
}.
score-per-like-seen = Each { $type ->
   *[workshop] workshop
}: { $each } [points] for every other workshop { $look ->
   *[lines] in its row and column
}.
score-by-group = Each group of { $type ->
   *[house] houses
} by its size: { $rows } [points].
score-by-joined-group = Each group of { $type ->
   *[house] houses
} joined by walkways or sunk tokens, by its size: { $rows } [points].
table-row = { $count } → { $points }
table-last-row = { $count }+ → { $points }

# Questions and options
built-at = { $type ->
    [park] park
    [beaver] lodge
    [site] site
    [temple] temple
    [market] market
    [workshop] workshop
   *[house] house
} { $cell }
compass-N = N
compass-E = E
compass-S = S
compass-W = W
prompt-turn = Your turn: which tile from the river?
prompt-free = Free actions, or end the turn
prompt-full = Your town is full: sink tokens or pass
prompt-place = Where does the { $tile } go in column { $column }?
prompt-scuttle = Which token joins { $a } and { $b }?
option-end = End the turn
option-pass = Pass
option-take = Take the { $tile } from position { $position }
option-claim = Claim the { $tile } under your raft at position { $position }
option-dam = Spend a dam [+dam] to gain the { $tile } from position { $position }
option-raft = Set your raft [+raft] on the { $tile } at position { $position }
option-two-colour = Set a two-colour raft [+two-colour] on the { $tile } at position { $position }
option-scuttle = Sink a token between { $a } and { $b }
option-place = { $cell }, walkways { $sides }{ $misses ->
    [0] {""}
    [one] {" "}– sinks 1 token
   *[other] {" "}– sinks { $misses } tokens
}
option-place-crane = { $cell }, walkways { $sides }, with the crane [+crane]{ $misses ->
    [0] {""}
    [one] {" "}– sinks 1 token
   *[other] {" "}– sinks { $misses } tokens
}
option-with = Sink { $token ->
    [crane] a crane [+crane]
    [dam] a dam [+dam]
    [raft] your own raft [+raft]
   *[two-colour] a two-colour raft [+two-colour]
}

# Why not
why-no-tile = There is no tile in this place.
why-full = Your town is full.
why-their-raft = The other player’s raft lies on this tile.
why-own-raft = Your raft lies on it: claim it, that costs no main action.
why-not-your-raft = None of your rafts lies on it.
why-rafted = A raft lies on it already.
why-main-used = You have had your main action this turn.
why-column-full = Column { $column } of your town is full; only a crane could bring it elsewhere.
why-no-room = It fits nowhere in column { $column }: { $misses ->
    [one] 1 walkway would not match
   *[other] { $misses } walkways would not match
}, and you could sink { $have ->
    [0] no token
    [one] 1 token
   *[other] { $have } tokens
}.
why-no-room-crane = It fits nowhere, not even with the crane into another column: { $misses ->
    [one] 1 walkway would not match
   *[other] { $misses } walkways would not match
} there, and besides the crane you could sink { $have ->
    [0] no token
    [one] 1 token
   *[other] { $have } tokens
}.
why-no-token = You have no { $token ->
    [crane] crane
    [dam] dam
    [raft] raft of your own
   *[two-colour] two-colour raft
} on your help card.
why-no-tokens = You have no token on your help card.
why-edge-empty = Tokens are sunk between two tiles, and one cell here is empty.
why-edge-joined = These two tiles are joined already.
why-occupied = There is a tile on { $cell } already.
why-column = This tile goes into column { $column }; another column needs a crane.
why-needs-crane = Outside column { $column } it takes the crane.
why-mismatch = { $misses ->
    [one] 1 walkway would not match
   *[other] { $misses } walkways would not match
}, and you can sink { $have ->
    [0] no token
    [one] 1 token
   *[other] { $have } tokens
}.

# The log
log-round = Round { $round }: the river flows on
log-river-empty = The river is empty: the game ends
log-take = takes the { $tile } from position { $position }
log-claim = claims the { $tile } at position { $position }
log-dam = spends a dam for the { $tile } from position { $position }
log-raft = sets a raft on the { $tile } at position { $position }
log-raft-lost = loses the { $tile } under the raft: it floats away
log-token = gains { $token ->
    [crane] a crane
    [dam] a dam
   *[two-colour] a two-colour raft
}
log-place = builds the { $tile } at { $cell }
log-place-crane = spends a crane to build the { $tile } at { $cell }
log-beaver = has a beaver on { $cell }
log-scuttle = sinks { $token ->
    [crane] a crane
    [dam] a dam
    [raft] their own raft
   *[two-colour] a two-colour raft
} between { $a } and { $b }
log-pass = passes
log-builder = has the first full town and takes the builder beaver
log-both-finished = Nobody can gain a further tile: the game ends

# The set-up form
setup-cards = Scoring cards
setup-cards-note = Scoring cards say what brings points; the set for a first game is the easiest.
setup-cards-random = one of each kind at random
setup-cards-first = those of the first game
setup-park = Card for parks
setup-temple = Card for temples
setup-market = Card for markets
setup-workshop = Card for workshops
setup-house = Card for houses
setup-any = as dealt
setup-start = Who starts
setup-start-note = Who has the first turn.
setup-start-random = at random
setup-start-red = Red
setup-start-blue = Blue
setup-beaver_path = Beaver walks
setup-beaver_path-note = How a beaver may walk through the town when its paths are counted.
setup-beaver_path-walk = may cross a tile twice
setup-beaver_path-simple = each tile only once

# The table in a terminal
letters-round = round { $round }
letters-river = The river ({ $stack } tiles to come)
letters-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
