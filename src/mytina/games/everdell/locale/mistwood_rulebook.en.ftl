# Every rule of Mistwood by its address, in our own words.
rulebook-60-MW-GEN = Mistwood: what you can switch on
rulebook-61-MW-FARM = Mistwood: farms of the four seasons
rulebook-62-MW-COR = Mistwood: Corrin Evertail
rulebook-63-MW-LEG = Mistwood: legends
rulebook-64-MW-POW = Mistwood: critter powers

rule-MW-GEN-01 = Mistwood has five switches: farms of the four seasons, Corrin Evertail, more legends, critter powers and Nightweave’s lair. The first four can join every game of one to four players, in any mixture.
rule-MW-GEN-02 = Nightweave’s lair is for one or two players and does not go together with Rugwort.
rule-MW-GEN-03 = The lair may have a behaviour, and with a single player either a plan or tricks as well; plan and tricks exclude each other.
rule-MW-GEN-04 = A plan that brings tricks of its own has them without that switch. One plan needs a behaviour, and one at least the first level of difficulty.
rule-MW-GEN-05 = With a behaviour, a plan or tricks no other expansions are played. Farms of the four seasons and critter powers may stay, Corrin and legends may not. That was our decision.
rule-MW-GEN-06 = In the lair nobody can have the power of the Spiders: their figure is Nightweave herself.
rule-MW-GEN-07 = What does not go together is refused when the table is set up, with the rule that forbids it. Nothing is switched off silently.

rule-MW-FARM-01 = The eight Farms of the base game stay in the box, and the eight farms of the four seasons take their place before shuffling. The deck is as large as before.
rule-MW-FARM-02 = Each of them is a Farm in everything: for the Barge Toad, the General Store, Husband and Wife, for events, the Greenhouse, the Pigs and { card-corrins_field }. Only cost and gain differ. That was our decision. The effect of the first farm is in the rules; costs and gains of the second to the eighth are known in part only, and we filled them in.
rule-MW-FARM-03 = At every activation, which is when it is played, at production and by another card, you pick exactly one of its gains. Anew every time.
rule-MW-FARM-04 = You may pick a gain that you cannot have all of, such as cards with a full hand. Whoever activates somebody else’s farm picks. That was our decision.
rule-MW-FARM-05 = A city may have several of them though each brings something else: they are the same common card.

rule-MW-COR-01 = Corrin’s five cards are shuffled into the deck. Each of them is unique. We know their points and most of their costs from a single source.
rule-MW-COR-02 = Corrin’s critters have no single construction. An occupied token on any construction of your city in their colour that has none yet brings them in for free: { card-corrin_the_king } on a purple one, { card-corrin_the_warrior } on a red one and { card-corrin_the_leader } on a blue one.
rule-MW-COR-03 = A token on { card-corrins_field } brings in any green critter, one on { card-corrins_path } any tan critter. A critter of Newleaf only by a golden token, and if the construction suits its banner.
rule-MW-COR-04 = The { card-ever_tree } can bring him in too. A construction of Newleaf only by a golden token, if he suits its banner. A legendary construction counts with its own colour.
rule-MW-COR-05 = { card-corrin_the_king } scores a point for each purple card in the city of one opponent, legendary ones as well; the one with the most counts. Rugwort is an opponent too, for all of Corrin’s cards. That was our decision.
rule-MW-COR-06 = A worker on { card-corrins_path } may use a place where a worker of an opponent stands, as if it came there: a basic location, a forest card, the Haven, the Station, the Knoll or a red card. Not the Journey, an event, a Cemetery, Chapel, Monastery, Storehouse or a legend. Nothing is placed there, so the owner has no points and the Spiders have nothing. Without such a place one may come to the path all the same, for nothing. That was our decision.
rule-MW-COR-07 = { card-corrins_path } and { card-corrin_the_warrior } take no space of the city, but are cards in it.
rule-MW-COR-08 = { card-corrins_field } brings a berry and another for every Farm in the cities of all opponents. They may then draw, one after the other, up to as many cards as they have Farms and room in their hands. Farms of those who have passed count, but they draw nothing. Whoever activates somebody else’s field counts their own opponents. That was our decision.
rule-MW-COR-09 = { card-corrin_the_warrior } gives up to 8 gifts, each a hand card or a resource, and you have a point for each. They go to any opponent who has not passed and, for a card, has room in the hand. If nobody can take a gift, it is discarded and you have the point all the same. That was our decision.
rule-MW-COR-10 = { card-corrin_the_leader } asks after every time you draw, from the deck, the Meadow or the Station, in turns of others too: you may give one of the cards just drawn to an opponent for a point. The question comes once, when the whole effect is done, and about cards that are still yours. A gift, a reservation and the Bats’ archive are no draws.
rule-MW-COR-11 = Paying the cost of one of Corrin’s cards is always possible, as for any card.

rule-MW-LEG-01 = All legends are parted into critters and constructions and shuffled. Every player is dealt one of each in secret, the others are not in the game. You can play with the ten of Mistwood, or with the first ten as well. We know their points and most of their costs from a single source.
rule-MW-LEG-02 = Legends lie beside you, not in your hand: they do not count for its limit and cannot be discarded, given or swapped. Unplayed they are worth nothing.
rule-MW-LEG-03 = Playing a legend is playing a card as usual.
rule-MW-LEG-04 = If your city has the card of the legend’s red banner, you discard one such card and play the legend for free; there is no other way then. If it has none, you pay the cost. That the upgrade is mandatory was our decision.
rule-MW-LEG-05 = No other way is free: no occupied token, no other card. { card-crane }, { card-innkeeper }, { card-dungeon }, { card-inventor }, { card-king_norths_treasury }, { card-hotel } and { card-the_green_acorn } may make it cheaper, and the { card-judge } may replace a resource. Not { card-inn }, { card-locomotive } or a reservation.
rule-MW-LEG-06 = Only one card of the banner is discarded, others stay in the city. But you may not play a new one, whether the legend was free or paid for.
rule-MW-LEG-07 = On an upgrade the occupied token and the workers move to the legend, without effect. A shared space is taken over too. Points, resources and prisoners on the discarded card are lost; that was our decision.
rule-MW-LEG-08 = A legend is the card of its banner in everything: for events, for other cards and for the critter that its construction brings in, once. But its colour is its own, and colours are counted by it.
rule-MW-LEG-09 = There is one of each legend. It is common or unique as the card of its banner is; that was our decision.
rule-MW-LEG-10 = A legend adds a space to the city and takes one, so it fits into a full city. A city with fifteen of fifteen spaces taken has sixteen of sixteen after a legend that was paid for, and fifteen of sixteen after an upgrade.
rule-MW-LEG-11 = Nothing discards, moves, takes or copies a legend that was played. Production, { card-chip_sweep } and { card-gardener } may activate your own green one; { card-chipsmith }, Bees, Snails and { card-chipter_swipple } may not.
rule-MW-LEG-12 = Rugwort has 3 points for each legend that you play, and plays two cards after it instead of one.
rule-MW-LEG-13 = { card-mayberry_matriarch } may share a space with one Husband; you decide when one of them comes in, and on an upgrade she may take over the Wife’s Husband. If she shares a space and you have a Farm, she is worth 5 points more at the end. For the Husband she is then a Wife, but without her 3 points.
rule-MW-LEG-14 = 4 points lie on { card-king_norths_treasury }. When you play a card you may take some of them: each lowers the cost by 2 resources of any kinds, and what is left over is lost. It joins no other help in playing a card. Points that remain count at the end.
rule-MW-LEG-15 = { card-chipter_swipple } activates up to two different green cards of your city, in the order you like and no legendary ones. Once a turn: a second activation in the same turn does nothing.
rule-MW-LEG-16 = { card-strey_softpaw } uses the places of up to two workers who already stand on basic locations or forest cards, whoever they belong to. They may stand on the same place, and they go nowhere.
rule-MW-LEG-17 = A worker comes to { card-everflame_tomb } for good, and you may play a card from your hand for free. It may come without such a card as well. There is one place; the { card-undertaker } opens a second.
rule-MW-LEG-18 = { card-darkdeep_prison } may discard up to two critters of your city, no legendary ones, and you have 3 points and 3 resources of your choice for each. { card-jor_goldwing } brings a point for each card in your hand, at most 8.
rule-MW-LEG-19 = { card-tarry_hare } and { card-foresight } react to cards as { card-shopkeeper } and { card-historian } do. { card-the_green_acorn } plays a card from anywhere for 4 less, and a visit brings its owner 2 points. { card-cirrus_windfall } picks from hand and Meadow. { card-amilla_glistendew } achieves an event without its cards, but pays what it costs. On the { card-bridge_of_the_sky } lies, once in the game, a construction for 3 less; it shares the space, and the bridge has its value. { card-silver_scale_spring } shares the space of a construction whose cost you gain. The first ten have no index in the rules, so that was our decision.

rule-MW-POW-01 = Everybody has one power. With the powers of Newleaf everybody is dealt two and keeps one. Nobody gets a new worker in spring.
rule-MW-POW-02 = A power is no help in playing a card: it goes together with each of them.
rule-MW-POW-03 = Butterflies have a hand limit that is 4 higher, begin with 12 cards and have the first turn. The others are dealt 6, 7 and 8 cards by their order. So powers are chosen before hands are dealt.
rule-MW-POW-04 = Pigs have a stack of all Farms beside them; only the top one is known. They may play it for free before the first turn and after each of their preparations, when everything else is done. Anybody may buy the top Farm, but the stack is neither hand nor Meadow nor Station. For each Farm that an opponent plays the Pigs have 2 points, even after passing. Their own Farms take no space; only with a Greenhouse the pair takes one, and that was our decision.
rule-MW-POW-05 = After the set-up Spiders put their figure on a basic location, a forest card, the Journey, the Haven, the Station or the Knoll. When anybody sends or moves a worker there, that one gains first, and then the Spiders gain a resource that they have none of, and a card; they must move the figure elsewhere. Using the place from elsewhere does not count. Spiders play last. That own workers and Rugwort’s count, and that they have nothing after passing, was our decision.
rule-MW-POW-06 = After each card they play, when all of it is done, Stoats may once trade 2 hand cards for a berry, a twig or a resin, or 3 cards for a pebble.
