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
