# Every rule by its address, one to three short sentences in our own words. The log links here.
rulebook-01-TERM = Words
rulebook-02-SETUP = Before the start
rulebook-03-EXPL = A card is revealed
rulebook-04-DRAW = Drawing
rulebook-05-COIN = Coins
rulebook-06-AMB = Ambushes
rulebook-07-HERO = Heroes
rulebook-08-DEST = Destroyed spaces
rulebook-09-MON = Dragon, Zombies, Troll and Gorgon
rulebook-10-CHECK = Is the season over?
rulebook-11-SEASON = A season is counted
rulebook-12-NEXT = The next season
rulebook-13-END = The end
rulebook-14-SCORE = Scoring cards
rulebook-15-COMB = Together with the original game
rulebook-16-SOLO = Alone
rulebook-17-BAD = What is not possible

rule-CG-TERM-01 = A map has eleven rows, A to K from the top, and eleven columns, 1 to 11 from the left.
rule-CG-TERM-02 = A space is empty, or it is filled: with one terrain (forest, village, farm, water, monster, hero, mountain), with wasteland, or because it was destroyed. Wasteland and destroyed spaces are filled, but they are no terrain.
rule-CG-TERM-03 = A ruin is a mark under a space. It fills nothing and blocks nothing, and the mark stays when it is drawn over. Only ruins cards and { card-golden_granary } care about it; in Heroes alone nothing does.
rule-CG-TERM-04 = Neighbours are spaces that share a side. Corners never count.
rule-CG-TERM-05 = All spaces of one terrain that hang together side by side are one cluster, no matter when they were drawn; a lone space is a cluster too. Empty spaces form clusters in the same way.
rule-CG-TERM-06 = A monster is alive while its space is a monster space; once killed, the space is a destroyed one. Spaces of the Dragon, Troll, Zombies and Gorgon carry the letter D, T, Z or G, other monsters none.
rule-CG-TERM-07 = A hit mark shows that a hero strikes this space. It stays for good and fills nothing.

rule-CG-SETUP-01 = One to a hundred players sit in a ring; clockwise is towards the next seat. A single player follows the rules for one (CG-SOLO-01).
rule-CG-SETUP-02 = Everybody has the same map. Heroes is played on C, or on D with its wasteland.
rule-CG-SETUP-03 = One scoring card each is dealt for forests, villages, farms and water, and the shape of the map; the four lie under the edicts A to D in random order. Cards named in the set-up lie where they were put.
rule-CG-SETUP-04 = For a first game: A { card-faunlost_thicket }, B { card-gnomish_colony }, C { card-ulems_wallow }, D { card-dwarvenholds }. The international edition has { card-traylo_monastery } under B.
rule-CG-SETUP-05 = A game is one year: spring, summer, autumn, winter.
rule-CG-SETUP-06 = The four ambushes and the four heroes are shuffled face down, apart from each other.
rule-CG-SETUP-07 = The deck of spring is eleven explore cards, one ambush and one hero that nobody has seen, shuffled: thirteen cards.
rule-CG-SETUP-08 = Everybody starts without coins, hit marks and points.
rule-CG-SETUP-09 = Maps, points, edicts, the season and revealed cards are open to all. Nobody knows the order of the decks, nor which ambushes and heroes are in them, only how many.

rule-CG-EXPL-01 = A season is played in turns: one card is revealed for everybody, all draw, then the time is checked.
rule-CG-EXPL-02 = An explore card takes the time printed on it. Ambushes, heroes and ruins take none.
rule-CG-EXPL-03 = The explore cards last 16 in all and no season needs more than 8, so the deck cannot run out. If it did, the season would end.

rule-CG-DRAW-01 = All draw at once, and nobody’s drawing matters to another. You see what the others drew when everybody is done; until then their maps look as they did when the card came up.
rule-CG-DRAW-02 = Choose one terrain and one shape of the card. { card-kethras_gates } and { card-rift_lands } offer a single space with one of five terrains; if you take the monster, it is one without a letter.
rule-CG-DRAW-03 = Shapes may be turned by quarters and flipped.
rule-CG-DRAW-04 = All spaces of the shape must be empty spaces of the map. A gap in a shape is no part of it and may lie over anything.
rule-CG-DRAW-05 = A drawing need not touch earlier ones and may cover ruins.
rule-CG-DRAW-06 = As long as any shape of the card fits anywhere, you must draw one that fits. You can neither pass nor take the single space of CG-DRAW-07.
rule-CG-DRAW-07 = If no shape fits, fill one empty space with forest, village, farm, water, a monster or (if heroes are in the game) a hero. There is no coin for it, the monster has no letter, and the hero strikes nothing.
rule-CG-DRAW-08 = Whoever’s map is full does nothing.
rule-CG-DRAW-09 = After a drawing: monsters on hit marks die, then comes the shape’s coin, then coins for mountains, last the look at the Dragon.

rule-CG-COIN-01 = Drawing the shape with a coin on it brings 1 coin.
rule-CG-COIN-02 = A mountain whose neighbours are all filled brings 1 coin, once. The map’s owner gets it, whoever or whatever filled the last of them; wasteland and destroyed spaces count as filled.
rule-CG-COIN-03 = You can have 14 coins; any more are lost.
rule-CG-COIN-04 = You keep your coins: all of them count again in every season.

rule-CG-AMB-01 = Every map goes one seat on, in the direction of the card. Between two players that makes no difference.
rule-CG-AMB-02 = Whoever receives a map must draw the shape on its empty spaces, turned and flipped at will, as monsters with the card’s letter. Monsters on hit marks die at once.
rule-CG-AMB-03 = If the shape does not fit, one monster without a letter goes on any empty space, and the card’s power does not reach this map.
rule-CG-AMB-04 = On a full map nothing is drawn.
rule-CG-AMB-05 = The maps return and the card is out of the game. Zombies and the Troll go on acting at the end of this season and of every later one.
rule-CG-AMB-06 = On an ambush there is no terrain to choose, and no time passes.
rule-CG-AMB-07 = Players who left are skipped: a map goes on to the next one still in the game.

rule-CG-HERO-01 = With a hero card, everybody draws the hero on one empty space of their own map.
rule-CG-HERO-02 = Then the spaces that the hero strikes are marked as on the card, which may be turned by quarters and flipped as a whole.
rule-CG-HERO-03 = Marks may fall on any space, empty or filled. Those beyond the edge are lost.
rule-CG-HERO-04 = Monsters on marked spaces die now, and every monster that is drawn on one later dies as it comes, wherever it comes from. What remains is a destroyed space.
rule-CG-HERO-05 = The marks go on working when the hero’s own space is destroyed.
rule-CG-HERO-06 = A hero is a terrain of its own. Only the combined game lets it count as another (CG-COMB-05).
rule-CG-HERO-07 = The hero card is out of the game. On a full map nothing happens.

rule-CG-DEST-01 = A destroyed space counts as filled, is no terrain, and nothing can be drawn there any more. It counts for full rows, columns and squares, and it closes a side of whatever lies beside it.
rule-CG-MON-D = When no Dragon space that is left touches an empty space, the owner of the map gains 3 coins, once. The map’s edge counts as closed. This is looked at after every change, also right after the Dragon was drawn; without a Dragon there is no reward.
rule-CG-MON-Z = At the end of the season all empty spaces beside living Zombies become Zombies, one step far. Those on hit marks die at once.
rule-CG-MON-T = At the end of the season each player with a living Troll must destroy one empty space beside it on their own map: one in all, not one for every Troll space. If there is none, nothing happens.
rule-CG-MON-G = Whoever drew the Gorgon at once destroys one space beside a living Gorgon space, empty or filled with anything, wasteland, heroes and other monsters too; only mountains and destroyed spaces are safe. If hit marks killed the whole Gorgon, nothing happens.
rule-CG-MON-05 = Destroying a monster space kills it, letter and all: Zombies no longer spread from there, and of a Dragon there is one space less to close in.

rule-CG-CHECK-01 = When all have drawn, the times of the season’s cards are added up. Spring ends at 8, summer and autumn at 7, winter at 6; with the season cards of the original, summer ends at 8. Time beyond that is lost.

rule-CG-SEASON-01 = Every season counts two edicts: spring A and B, summer B and C, autumn C and D, winter D and A.
rule-CG-SEASON-02 = Add 1 point for each coin you have.
rule-CG-SEASON-03 = Lose 1 point for each empty space beside a living monster, and no more than that for a space beside several.
rule-CG-SEASON-04 = The sum of a season can be below zero. What the monsters cost is noted apart, for ties.
rule-CG-SEASON-05 = Everybody is counted before any monster acts.
rule-CG-SEASON-06 = Then the lasting ambushes act in the order in which they were revealed during the game: the Zombies spread, the Troll destroys. Dragon and Gorgon do nothing here.
rule-CG-SEASON-07 = After winter they do not act any more; it could not change the result.

rule-CG-NEXT-01 = The explore and ruins cards of the past season go back into the deck, a new ambush and a new hero with them, and all is shuffled.
rule-CG-NEXT-02 = Ambushes and heroes that did not come up stay in the deck beside the new ones; those that did never come back.
rule-CG-NEXT-03 = Time starts at 0 again. Maps, hit marks and coins stay.

rule-CG-END-01 = The game ends when winter is counted. The highest sum of the four seasons wins.
rule-CG-END-02 = If several have the highest sum, the one who lost fewest points to monsters over the whole game wins. If that is equal too, the victory is shared, by nobody else.

rule-CG-SCORE-01 = For scoring cards a ruin nobody drew on is empty. Monsters, mountains, heroes, wasteland and destroyed spaces are filled.
rule-CG-SCORE-02 = There are seven types of terrain: forest, village, farm, water, monster, hero and mountain. Empty spaces, wasteland, destroyed spaces and ruins are none.
rule-CG-SCORE-03 = Where a card counts one cluster, the best for you is counted, without asking. If you have none, it gives 0.
rule-CG-SCORE-04 = A card counts each space, row, column, mountain or cluster once. A mountain may stand in a row and in a column that both count.

rule-CG-COMB-01 = Scoring cards of both games may be mixed, still one of each of the four kinds.
rule-CG-COMB-02 = The explore cards are those of one game, never a mixture.
rule-CG-COMB-03 = { card-temple_ruins } and { card-outpost_ruins } are always in the deck of a combined game, whichever explore cards you use.
rule-CG-COMB-04 = Hero cards can be used with either set of explore cards or left out. If used, one joins the deck each season.
rule-CG-COMB-05 = A hero counts as any terrain on scoring cards in the combined game, for each card and season anew, whatever is best for you; the best is found without asking. Coins, monsters and drawing still take it for a hero. The set-up can switch this off.
rule-CG-COMB-06 = The four ambushes are any of the eight, at random unless the set-up names them; still one joins each season. Monsters of the original carry no letter.
rule-CG-COMB-07 = Either set of season cards will do. They differ only in summer, which lasts 7 in Heroes and 8 in the original.
rule-CG-COMB-08 = All four maps can be used, A to D, the same one for everybody.
rule-CG-COMB-09 = After a ruins card the next card is revealed at once. The shape drawn for the next explore card must cover at least one empty ruin of your map.
rule-CG-COMB-10 = Ambushes and heroes in between are done as usual, and the ruins still wait for an explore card. Two ruins cards before one explore card ask for no more than one. No season can end in between, since none of these takes time.
rule-CG-COMB-11 = If no shape can cover an empty ruin, you fill a single space anywhere with any terrain but mountain, though shapes might fit in other places. There is no coin for it.
rule-CG-COMB-12 = Only an empty ruin will do, not one filled or destroyed. Everybody looks at their own map.
rule-CG-COMB-13 = A single player takes off the numbers of the four scoring cards in use, whichever game they are from. The ambushes of the original start from corners of their own.
rule-CG-COMB-14 = The original can be played alone: its explore, ruins, ambush, season and scoring cards on map A or B, without heroes. Everything else is as here, also the single space of CG-DRAW-07, which then cannot be a hero.

rule-CG-SOLO-01 = You play one map by the same rules; only the places of ambushes and the final rating differ. The space that the Gorgon destroys is yours to choose.
rule-CG-SOLO-02 = An ambush keeps its shape as printed, neither turned nor flipped. It looks for a place along the edge of the map first, then one space further in all around, and so on.
rule-CG-SOLO-03 = It starts in the corner named on the card and moves along the edge a space at a time, in the card’s direction, once around. It stays on the first place where all its spaces are empty; if there is none, it tries the next ring inwards from the same corner.
rule-CG-SOLO-04 = If it fits nowhere, it is ignored altogether: no single monster, and no effect at the end of seasons.
rule-CG-SOLO-05 = Your rating is your points less the solo numbers of the four scoring cards.
rule-CG-SOLO-06 = The title goes by the rating: { title-t1 } from 30, { title-t2 } from 20, { title-t3 } from 10, { title-t4 } from 0, { title-t5 } from −5, { title-t6 } from −10, { title-t7 } from −20, and { title-t8 } below that.

rule-CG-BAD-01 = A terrain that the card lacks, a space that is not empty, a shape bent otherwise than by turning and flipping, a single space where a shape fits: all this is refused with the reason, and the map stays as it was.
rule-CG-BAD-02 = A game does not start with more than 100 players, with scoring cards that are not one of each kind, with other than four ambushes, or with parts that belong only to the combined game.
rule-CG-BAD-03 = The map of a player who leaves is not drawn on, counted or able to win any more; the others move up and play on, even if only one is left. That one draws ambushes on their own map and gets no solo title.
