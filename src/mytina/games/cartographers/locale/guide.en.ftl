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

# In pictures: what is on the table
guide-map = The map. Everybody has the same: mountains, ruins, and around them empty spaces that wait to be drawn on.
guide-explore = An explore card. It takes its time from the season; below the picture are the shapes and terrains to choose from.
guide-edict = A scoring card under edict A, B, C or D. The picture is an example; each edict is counted in two seasons.
guide-ambush = An ambush. The map goes to a neighbour, who draws monsters on it.
guide-hero = A hero. You put it on an empty space; the stars are spaces where it kills every monster.

# The example
guide-turn-draw = The card offers forest in two shapes. This one has three spaces and a coin, so it is taken; a mountain that is closed in all round adds another.
guide-turn-next = Another card, another shape. It is drawn as water and may touch anything, but must not cover anything.
guide-turn-ambush = An ambush: a neighbour drew three gorgons and destroyed a space. Every empty space beside a monster now costs a point, hence the claws.
guide-turn-close = A village is useful twice: it scores, and it covers a space beside a monster that would have cost points every season.

# Signs
guide-sign-forest = Forest.
guide-sign-village = Village.
guide-sign-farm = Farm.
guide-sign-water = Water.
guide-sign-mountain = A mountain; closed in on all four sides it brings a coin.
guide-sign-ruin = A ruin; in the original game some cards send the next shape there.
guide-sign-wasteland = Wasteland; nothing is drawn there.
guide-sign-monster = A monster; every empty space beside it costs a point at the end of a season.
guide-sign-hero = A hero.
guide-sign-mark = A hero's blow; a monster on this space is killed.
guide-sign-destroyed = A destroyed space; it is filled, but no terrain.
guide-sign-coin = A coin; a point for each at the end of every season.
guide-sign-time = Time that a card takes from the season.
guide-sign-points = Points.
guide-sign-spring = Spring: edicts A and B are counted.
guide-sign-summer = Summer: edicts B and C are counted.
guide-sign-autumn = Autumn: edicts C and D are counted.
guide-sign-winter = Winter: edicts D and A are counted.
