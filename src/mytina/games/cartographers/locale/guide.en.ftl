# How to play, in our own words.
rules-1-title = What it is about
rules-1-text = Everybody maps the same wild country, each on a sheet of their own. Four edicts, laid out before the start and the same for all, say what the crown wants to see. After four seasons the most points win.

rules-2-title = A turn
rules-2-text = One card is turned up for everybody. It offers terrains and shapes: choose one of each, turn and flip the shape as you like, and draw it on empty spaces of your map. All draw at the same time, and nobody sees the others’ drawing before all are done.

    If none of the shapes fits anywhere, you fill a single space with any terrain but mountain instead. A shape with a coin on it brings a coin; so does a mountain once all four spaces around it are filled.

rules-3-title = Ambushes
rules-3-text = An ambush card sends every map to a neighbour, who draws monsters where it hurts. Each empty space beside a living monster costs a point at the end of every season, so close them in. Dragons pay the one who does; zombies spread, trolls and gorgons destroy spaces.

rules-4-title = Heroes
rules-4-text = A hero card lets you place a hero on an empty space and mark the spaces the card strikes, turned and flipped as you like. Monsters there fall at once, and so do monsters that are drawn there later. A fallen monster leaves a destroyed space: filled, but no terrain.

rules-5-title = Seasons
rules-5-text = Cards take time. When the season’s time is used up it ends: two of the four edicts are counted, then a point for every coin, less what the monsters cost. Then the cards are shuffled again, with one more ambush and one more hero among them.

rules-6-title = Alone
rules-6-text = A single cartographer meets the ambushes in fixed places along the border of the map. From the final points a number for each scoring card is taken off; what remains is your rating, and a title goes with it.
