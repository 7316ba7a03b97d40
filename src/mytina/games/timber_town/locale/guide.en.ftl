# Around the table: groups of options, the score pad, and how to play in our own words.
verb-take = Take a tile
verb-claim = Claim a tile under your raft
verb-dam = Spend a dam
verb-raft = Set your raft
verb-two-colour = Set a two-colour raft
verb-scuttle = Sink a token
verb-with = Which token

pad-town = Town
pad-scuttled = Sunk token
pad-piece = { $tile }, walkways { $sides }
tie-builder_beaver = Builder beaver
pad-supply = { $tile }: { $n } tiles lie on the table; the box holds { $most }.

rules-1-title = What it is about
rules-1-text = Two beaver architects build side by side. Sixteen tiles make a town, and seven scoring cards, laid out before the start and the same for both, say what a fine town is. Whoever has more points at the end wins.

rules-2-title = The river
rules-2-text = Tiles float by on four boards. New ones, three at a time, appear at position 1; every round all boards drift one position further, and what floats past position 4 is gone.

    The position matters: a tile from position 2 goes into column 2 of your town. Wait, and the same tile goes into column 3. Rows are free.

rules-3-title = Your turn
rules-3-text = Once a turn you take a tile from the river, or set a raft [+raft] on one to keep it for later, or you pass. Around that you may do as many free actions as your tokens allow.

    A new tile may be turned any way you like, but where it touches a neighbour, walkways must meet walkways and banks must meet banks. The outer edge and empty cells do not mind.

rules-4-title = When it does not fit
rules-4-text = Every walkway that leads nowhere costs one token: sink it in the water between the two tiles, and it joins them for good. Any token will do. You may also sink one later between two tiles that nothing joins, just to let a beaver pass.

rules-5-title = Tokens
rules-5-text = You start with a raft of your own colour. Every construction site [+site] brings one more token, and you may use it at once.

    A crane [+crane] lets a tile go into any column. A dam [+dam] brings one more tile this turn. A raft [+raft] keeps a tile on the river for you; claiming it is free, and your own raft comes back, while a two-colour raft [+two-colour] is used up. Tokens you never used are worth a point each.

rules-6-title = Beavers
rules-6-text = A beaver tile brings a beaver [+beaver], who stands on it. A beaver scores if it can stroll over joined tiles from the left edge of the town through its own tile to the right edge.

rules-7-title = The end
rules-7-text = The first full town earns the builder beaver [+builder] at once. The game ends when nobody can gain another tile, or when the river has run dry. Count the seven cards, the beavers, the tokens left and the builder beaver. On a tie the builder beaver decides; if nobody has it, you share the victory.

# In pictures: what is on the table
guide-river = The river. Tiles float on four positions; the flag above position 1 says who begins the round. A tile from position 1 is built in column 1, one from position 2 in column 2, and so on.
guide-town = Your town: four rows A to D and four columns 1 to 4. The other town lies beside it, so that you see what its owner could use.
guide-tile = A tile has a building and walkways. The same building comes with different walkways; you may turn a tile as you like when you build it.
guide-card = A scoring card: one for each kind of building, the same for both players. The picture shows an example, and beside it what it would score.
guide-tokens = Tokens. You begin with the raft of your colour; construction sites bring more.
guide-beaver = A beaver stands on the beaver's tile. It scores if a way leads through its tile from the left edge of the town to the right.
guide-builder = The builder beaver goes to whoever fills a town first.

# The example
guide-turn-take = Red takes a temple from the river. It lay on position 1, so it belongs in column 1.
guide-turn-build = The row and the turn are red's to choose. Nothing lies beside it, so the walkways may point anywhere.
guide-turn-flow = The round ends and the river flows: every board moves on by one position, and three new tiles come to the first.
guide-turn-column = In the second round red takes a house from position 2 and so builds it in column 2. Where tiles touch, a walkway must meet a walkway and a bank a bank.

# Signs
guide-sign-beaver = A beaver lodge; a beaver stands on it.
guide-sign-site = A construction site; it brings the token drawn on it.
guide-sign-park = A park.
guide-sign-temple = A temple.
guide-sign-market = A market.
guide-sign-workshop = A workshop.
guide-sign-house = A house.
guide-sign-raft = A raft: it holds a tile in the river for you, and comes back.
guide-sign-two-colour = A two-colour raft: the same, but only once.
guide-sign-crane = A crane: a tile may go into any column.
guide-sign-dam = A dam: one more tile in the same turn.
guide-sign-builder = The builder beaver: five points for the first full town.
guide-sign-points = Points.
