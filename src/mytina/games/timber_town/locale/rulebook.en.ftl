# Every rule by its address, one short sentence or two in our own words. The log links here.
rulebook-01-TERM = Words
rulebook-02-SETUP = Before the start
rulebook-03-RIVER = Rounds and the river
rulebook-04-TURN = A turn
rulebook-05-MAIN = Main actions
rulebook-06-FREE = Free actions
rulebook-07-PLACE = Placing a tile
rulebook-08-TOKEN = Tokens and beavers
rulebook-09-END = The end
rulebook-10-SCORE = Counting
rulebook-11-TIE = Ties
rulebook-12-BAD = What is not possible
rulebook-13-GT = Examples

rule-TT-TERM-01 = Red and blue each build a town of four rows (A to D, from the top) and four columns; column 1 is the one beside the stacks.
rule-TT-TERM-02 = A tile has one type and walkways on one, two, three or all four sides; sites and beaver tiles also bring something. There are 48.
rule-TT-TERM-03 = The river has four positions with room for three tiles each. Position 1 serves column 1 of both towns, and so on.
rule-TT-TERM-04 = Every river board carries the pennant of one player; the pennants alternate.
rule-TT-TERM-05 = Cranes, dams and rafts are tokens. Beavers and the builder beaver are not.
rule-TT-TERM-06 = You can use the tokens on your help card. A raft out on the river is not among them.
rule-TT-TERM-07 = Two neighbouring tiles are joined if walkways meet between them or a token was sunk there.
rule-TT-TERM-08 = Tiles of one type that touch by their sides are a group, joined or not; a single tile is none.

rule-TT-SETUP-01 = Everybody starts with an empty town and the raft of their own colour.
rule-TT-SETUP-02 = Chance decides who starts; that player’s pennant is on the board at position 1.
rule-TT-SETUP-03 = All tiles are shuffled face down; the first three go to position 1. Only their order is hidden in this game.
rule-TT-SETUP-04 = One scoring card for each of the seven types lies on the table, at random or the set for a first game; both players use the same.
rule-TT-SETUP-05 = There are exactly as many tokens and beavers as tiles that bring them, so they never run out.

rule-TT-RIVER-01 = In a round both players have one turn; whose pennant is at position 1 goes first.
rule-TT-RIVER-02 = When a new round starts, tiles at position 4 are lost, the other boards drift on by one, and three new tiles come to position 1. An own raft on a lost tile returns, a two-colour raft does not.
rule-TT-RIVER-03 = So the players take turns in going first.
rule-TT-RIVER-04 = New tiles come in the first sixteen rounds, and each can be had for four; the nineteenth round is the last.
rule-TT-RIVER-05 = A place on the river that was emptied stays empty.

rule-TT-TURN-01 = A turn has at most one main action, and free actions before and after it as you like.
rule-TT-TURN-02 = The main action is to take a tile, to set a raft, or to pass; passing does not stop you from free actions.
rule-TT-TURN-03 = You say when your turn is over. Ending it without a main action is a pass.

rule-TT-MAIN-01 = You may take any tile without a raft, if it fits into your town now.
rule-TT-MAIN-02 = Take the tile, then what it brings, then place it; a beaver stays on its tile.
rule-TT-MAIN-03 = The token of a construction site can be used at once, even to place this very site.
rule-TT-MAIN-04 = Tiles under the other player’s raft are not for you; one under your own raft is claimed, which costs no main action.
rule-TT-MAIN-05 = Set a raft from your help card on any tile that has none; from then on only you can gain it. It need not fit yet.
rule-TT-MAIN-06 = A raft drifts with its tile and cannot be taken back or sunk while it is out.
rule-TT-MAIN-07 = A two-colour raft belongs to whoever set it.

rule-TT-FREE-01 = Claim a tile under your raft whenever it fits, into the column where it now floats. Your own raft comes back first, a two-colour one is gone.
rule-TT-FREE-02 = Give a crane back while you gain a tile, and it may go into any column.
rule-TT-FREE-03 = Give a dam back to gain one more tile; as often as you have dams.
rule-TT-FREE-04 = Sink a token between two neighbouring tiles that are not joined; it joins them and stays there.
rule-TT-FREE-05 = A tile that does not match may be placed if you sink a token on each side that does not.
rule-TT-FREE-06 = Tokens are sunk only between two tiles, one on a side, and only where nothing joins them yet.
rule-TT-FREE-07 = A sunk token counts for beavers and for groups joined by walkways, but opens no outer edge.

rule-TT-PLACE-01 = Tiles go on empty cells and never move again.
rule-TT-PLACE-02 = The column is the tile’s position on the river, the row is yours to choose; a crane frees the column too.
rule-TT-PLACE-03 = Turn the tile as you like.
rule-TT-PLACE-04 = Beside a placed tile, both have a walkway or neither has; otherwise it costs a token. Empty cells and the outer edge do not matter.
rule-TT-PLACE-05 = A new tile need not touch the others.
rule-TT-PLACE-06 = A tile can be placed if you hold a token for every side that does not match, those it brings included, those spent to get it not.

rule-TT-TOKEN-01 = A spent crane, dam or two-colour raft and anything sunk is out of the game.
rule-TT-TOKEN-02 = You may hold as many tokens as you gain.
rule-TT-TOKEN-03 = Beavers stay where they are.

rule-TT-END-01 = The first full town takes the builder beaver. Its owner has no main actions any more, but may still sink tokens.
rule-TT-END-02 = You are finished when your town is full, or when no tile that is still to come could be placed.
rule-TT-END-03 = When both are finished, the game is over at once.
rule-TT-END-04 = It is also over when stacks and river are empty.
rule-TT-END-05 = Whoever is not finished may pass as often as they like.
rule-TT-END-06 = Whoever is finished but not full still has turns.

rule-TT-SCORE-01 = Count the seven cards, then five points for the builder beaver. A tile can count for several cards.
rule-TT-SCORE-02 = Tokens left on the help card are unused; rafts still on the river are not.
rule-TT-SCORE-03 = A beaver scores if one network of joined tiles leads from the left edge over its tile to the right edge. By default it may cross a tile twice.
rule-TT-SCORE-04 = Every beaver counts on its own, even on a shared road.
rule-TT-SCORE-05 = Different tiles are tiles of different types; empty cells never count.
rule-TT-SCORE-06 = For the monastery only groups of two or more count.
rule-TT-SCORE-07 = The bonus of the shrine needs strictly more temples than the other town has.
rule-TT-SCORE-08 = A total can be below zero.

rule-TT-TIE-01 = With equal points the builder beaver wins; without it the victory is shared.

rule-TT-BAD-01 = What the rules do not allow is refused, and the table stays as it was.
rule-TT-BAD-02 = A placement happens as a whole or not at all.
rule-TT-BAD-03 = You can always end your turn.
rule-TT-BAD-04 = If the river is empty for a while, the round goes on without tiles.
rule-TT-BAD-05 = Whoever gives up loses; nothing is counted.

rule-TT-GT-01 = Round 1: both take from position 1 and build in column 1. In round 2 the other player goes first, and what was left of the first tiles is at position 2.
rule-TT-GT-02 = A tile at position 2 gets red’s own raft in round 3. In round 4 it can be claimed into column 3: the raft comes back, and the main action is still there. In round 5 it would go into column 4; with round 6 it is lost, and the raft returns.
rule-TT-GT-03 = Had it been a two-colour raft, it would be gone either way, claimed or lost.
rule-TT-GT-04 = Three tiles in one turn: claim the one under your raft, take one as the main action, give a dam for a third and a crane to put it into another column.
rule-TT-GT-05 = A construction site with a crane at position 4 can be taken although column 4 is full: its own crane lets it go elsewhere, and is spent.
rule-TT-GT-06 = The raft that returns with a claimed tile may be sunk for that tile’s mismatch. The tile is placed, the raft is gone, and counts no more.
rule-TT-GT-07 = One town is full; in the other only B1 is empty and needs walkways up and down, without tokens. The tiles to come are two houses with one walkway and a park with two around a corner, so nothing fits and the game is over. A market with three walkways among them would let it go on.
rule-TT-GT-08 = 70 to 70: the builder beaver decides. If nobody has it, both have won.
rule-TT-GT-09 = Your only token is a dam, and a tile has one mismatch. As the main action you may take it and sink the dam; after another main action you may not, as the dam that pays for the tile cannot be sunk as well.
