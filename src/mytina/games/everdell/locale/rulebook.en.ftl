# Every rule by its address, one to three short sentences in our own words. The log links here.
rulebook-01-GEN = In general
rulebook-02-SETUP = Before the start
rulebook-03-TURN = A turn
rulebook-04-WORK = Placing a worker
rulebook-05-BASIC = Basic locations
rulebook-06-FOREST = The forest
rulebook-07-HAVEN = The Haven
rulebook-08-JOUR = The Journey
rulebook-09-DEST = Cards that workers visit
rulebook-10-EVT = Events
rulebook-11-PLAY = Playing a card
rulebook-12-PAY = Paying
rulebook-13-CITY = The city
rulebook-14-HAND = Hand, Meadow and deck
rulebook-15-GIVE = Giving
rulebook-16-PROD = Production
rulebook-17-SEAS = Preparing for a season
rulebook-18-END = Passing and the end
rulebook-19-SCORE = Counting
rulebook-20-CARD = Single cards
rulebook-21-SPE = Special events
rulebook-22-BAD = What is not possible
rulebook-23-DEC = What you are asked
rulebook-24-SOLO = Alone against Rugwort
rulebook-25-GOLD = Examples

rule-EV-GEN-01 = One to four players each build a city of critters and constructions; the most points at the end win. A single player meets Rugwort (EV-SOLO-01).
rule-EV-GEN-02 = There are four resources: twigs, resin, pebbles and berries. You may own as many as you can get, and neither they nor the tokens ever run out.
rule-EV-GEN-03 = What you gain comes from the supply, and what you pay goes back there, unless it says that an opponent gets it.
rule-EV-GEN-04 = Everybody sees the cities with all that lies on them, resources, the Meadow, events, the forest, workers and seasons, and how many cards hands, deck and discard pile have. Hands, the order of the deck and the discard pile stay hidden; cards discarded from a hand are not shown.
rule-EV-GEN-05 = Revealed cards are seen by all. Drawn and given cards are seen only by those who hold them.
rule-EV-GEN-06 = Chance decides the order of the deck (also when it is shuffled again), the forest cards and special events, the first player if you like, and Rugwort’s die. Nothing else.
rule-EV-GEN-07 = Do as much of an effect as is possible. Only where a rule names a condition must all of it be possible (EV-JOUR-02, EV-DEST-05, EV-EVT-03, EV-PLAY-04).

rule-EV-SETUP-01 = Of eleven forest cards one or two players use 3, three or four players 4, drawn at random. They lie counter-clockwise from the upper left; with three of them the lower right place stays empty.
rule-EV-SETUP-02 = A forest card has room for one worker, with four players for two.
rule-EV-SETUP-03 = All four basic events and four of the sixteen special events, drawn at random, are in the game.
rule-EV-SETUP-04 = The 128 cards are shuffled, and eight of them lie open in the Meadow: slots 1 to 4 in the upper row from the left, 5 to 8 in the lower one.
rule-EV-SETUP-05 = Then hands are dealt: 5 cards to the first player, 6, 7 and 8 to the next ones.
rule-EV-SETUP-06 = Everybody starts in winter with 2 workers. One more comes in spring, one in summer and two in autumn.
rule-EV-SETUP-07 = Everybody starts with an empty city, without resources and points, and the discard pile is empty.
rule-EV-SETUP-08 = The first seat starts, unless the set-up names another or leaves it to chance. Turns go clockwise.

rule-EV-TURN-01 = In your turn you do exactly one thing: place a worker, play a card, prepare for the next season, or pass. Then it is the turn of the next player who has not passed.
rule-EV-TURN-02 = Everything that your action causes is settled within your turn, and you alone decide about it.
rule-EV-TURN-03 = Players may be in different seasons.
rule-EV-TURN-04 = Before autumn there is always something to do: place a worker, or prepare once all are out. In autumn, without a worker and a card you can play, you can only pass.
rule-EV-TURN-05 = Passing is possible in every turn of yours.

rule-EV-WORK-01 = Send one of the workers in front of you to a place; it stays there.
rule-EV-WORK-02 = What the place offers happens once, as the worker arrives, and not again while it stands there. Only the { card-clock_tower } can use a place anew.
rule-EV-WORK-03 = An exclusive place has room for one worker, whoever owns it. A shared place has room for any number, also of yours.
rule-EV-WORK-04 = You may go where you gain little or nothing, such as cards with a full hand, as long as no condition forbids it.
rule-EV-WORK-05 = Workers come back when you prepare for a season. Apart from that only { event-a_well_run_city } takes one back, and a { card-ranger } can move one.
rule-EV-WORK-06 = Workers on the { card-cemetery } and the { card-monastery } stay for good; nothing moves them or takes them back.
rule-EV-WORK-07 = A worker on the Journey is an ordinary one: a { card-ranger } may move it, { event-a_well_run_city } may take it back. Then it scores nothing, the cards paid are gone, and the place is free again.
rule-EV-WORK-08 = If the card a worker stands on leaves its city, the worker is left without a place. It blocks nothing and returns when its owner next prepares; it may be moved or taken back before.
rule-EV-WORK-09 = If a card with a worker that stays for good leaves the city, that worker is out of the game.
rule-EV-WORK-10 = The workers of a player who has passed stay where they are and go on blocking.

rule-EV-BASIC-01 = For one worker: 3 twigs; 2 resin; 1 pebble; 1 berry and a card. For any number: 2 twigs and a card; 1 resin and a card; 2 cards and a point; 1 berry.
rule-EV-BASIC-02 = Cards come from the deck as far as the hand limit allows; the rest of the place is gained anyway.

rule-EV-FOREST-01 = You may go to a forest card with a free spot, but not to one where a worker of yours stands already.
rule-EV-FOREST-02 = There are eleven forest cards: resources, cards, or a trade of one for the other. What each brings is shown with the cards above.
rule-EV-FOREST-03 = { location-forest_copy_basic_1_card }: use any of the eight basic locations, occupied or not, and then draw a card. The Haven, the Journey, the forest and cards are none of them.
rule-EV-FOREST-04 = { location-forest_meadow_2_play_1 }: draw up to 2 Meadow cards as far as your hand has room, the Meadow is refilled, and you may play one of the cards drawn for 1 resource less. With a full hand you draw nothing and so play nothing, yet you may still go there.
rule-EV-FOREST-05 = The card played so is played as any other, with this one discount and no second one. What you do not play stays in your hand.
rule-EV-FOREST-06 = Where you may discard cards in the forest, you may also discard none.

rule-EV-HAVEN-01 = Any number of workers. Discard as many cards as you like, and for every two gain 1 resource of choice; an odd card brings nothing.

rule-EV-JOUR-01 = Only a player whose own season is autumn may set out.
rule-EV-JOUR-02 = The places for 5, 4 and 3 points take one worker each, the one for 2 points any number. Discard exactly as many cards as the place is worth; with fewer you cannot go.
rule-EV-JOUR-03 = You may send several workers. Each that stands there at the end scores the points of its place.

rule-EV-DEST-01 = A worker may go to any red card of your own city, to your own { card-storehouse }, and to an open red card, { card-inn } or { card-post_office }, of another city.
rule-EV-DEST-02 = Whoever visits an open card of another city brings its owner 1 point at once, even one who has passed. Visiting your own brings nobody a point.
rule-EV-DEST-03 = A card has one spot. { card-cemetery } and { card-monastery } have a second while the { card-undertaker } or the { card-monk } is in the same city; a worker who stands there stays if that critter leaves.
rule-EV-DEST-04 = An occupied spot is closed for everybody, the owner too. Each copy of a card has a spot of its own.
rule-EV-DEST-05 = You may go only if you can do what is asked: { card-monastery } 2 resources, { card-post_office } 2 cards in hand, { card-university } another card in your city, { card-inn } a Meadow card that you can play and pay for, { card-cemetery } a card in the deck or discard pile. { card-chapel }, { card-lookout }, { card-queen } and { card-storehouse } ask for nothing.
rule-EV-DEST-06 = The { card-storehouse } is a green card: it does not count as red, and others may not visit it.

rule-EV-EVT-01 = A worker may go to an event nobody has yet if your city meets all its conditions beforehand.
rule-EV-EVT-02 = Each event is achieved once, by one player, who keeps it even if the cards it asked for leave. Those cards are not used up.
rule-EV-EVT-03 = What an event costs must be paid, or you cannot go there. This is only so with { event-croak_wart_cure }.
rule-EV-EVT-04 = What an event does when achieved happens at once. The worker returns when you next prepare.
rule-EV-EVT-05 = Colours count every card in the city, also a { card-wanderer }, both spouses and a { card-fool } you were given. Prisoners, cards under events and hand cards do not count.
rule-EV-EVT-06 = Events take no space in the city.

rule-EV-PLAY-01 = You play one card, from your hand or from the Meadow (a slot that Rugwort blocks is not yours).
rule-EV-PLAY-02 = Always in this order: choose one help for paying, if any; pay or occupy a construction; refill the Meadow if the card came from there; put it into the city, after anything discarded or imprisoned for it has left; do what it says; then your other cards react to it.
rule-EV-PLAY-03 = A city holds each unique card once and common cards without limit. What leaves for the new card is gone by then: a { card-crane } discarded to pay does not stop you from playing another. Prisoners and cards under events are outside the city.
rule-EV-PLAY-04 = You can play a card if you can pay for it, if it fits into the city and is no second copy of a unique card, and if it can do what it must: { card-ruins } need another construction, a { card-fool } a city that takes it.
rule-EV-PLAY-05 = What { card-queen }, { card-postal_pigeon } or { card-cemetery } play for free is not paid and uses no discount, { card-judge } or occupied token. All the rest goes as usual, and other cards react.
rule-EV-PLAY-06 = “3 points or less” means the printed number: a { card-fool } qualifies; { card-king }, { card-queen }, { card-castle }, { card-palace }, { card-doctor } and { card-ever_tree } do not.
rule-EV-PLAY-07 = Cards react in the order { card-courthouse }, { card-shopkeeper }, { card-historian }. Only a card that was in your city before the new one came and is still there reacts, so never to itself, and not to a card that was begun before it came.
rule-EV-PLAY-08 = A card played by the effect of another is finished, reactions included, before your cards react to the first.
rule-EV-PLAY-09 = Tan cards act once, when played; green ones when played and at every production; red ones when a worker comes; blue ones all the time; purple ones at the end.
rule-EV-PLAY-10 = Card and payment are one move: if any part of it is not allowed, nothing happens at all.

rule-EV-PAY-01 = A card is paid in exactly one way: in full; in full with the { card-judge }; with { card-crane }, { card-innkeeper } or { card-dungeon }; by an occupied token; with the discount of the place that lets you play it; or not at all, when an effect plays it for free. No two ways go together.
rule-EV-PAY-02 = Pay exactly what is asked, never more. Points are no payment.
rule-EV-PAY-03 = A critter is free if its construction, or the { card-ever_tree }, stands unoccupied in your city; you choose which to occupy. This can be done once with each construction: the token stays even if the critter leaves, and goes only with the construction.
rule-EV-PAY-04 = A { card-farm } brings in one { card-husband } or one { card-wife }, not both.
rule-EV-PAY-05 = For a construction you may discard your { card-crane } and pay 3 resources of the cost less, which ones is up to you.
rule-EV-PAY-06 = For a critter you may discard your { card-innkeeper } and pay up to 3 berries less.
rule-EV-PAY-07 = For any card you may put another critter of your city under the { card-dungeon } and pay 3 resources of your choice less. It has one cell, and a second while a { card-ranger } is in the city; the { card-ranger } may go into the first but not the second. A second prisoner stays if the { card-ranger } leaves.
rule-EV-PAY-08 = The { card-inn } takes 3 resources of your choice off the cost of a Meadow card, the forest card takes 1 off a card just drawn.
rule-EV-PAY-09 = A discount may be used for a card that costs less than the discount. What is too much of it is lost.
rule-EV-PAY-10 = With the { card-judge } in your city you may replace exactly one resource of the cost by one of another kind. That goes for the { card-shepherd } too.
rule-EV-PAY-11 = What you pay for a { card-shepherd } goes to an opponent of your choice who has not passed, to the supply if there is none. A { card-shepherd } that costs nothing gives nothing.

rule-EV-CITY-01 = A city has 15 spaces, one for each card. A { card-wanderer } takes none, and a { card-husband } with a { card-wife } share one.
rule-EV-CITY-02 = Spouses pair up by themselves, always as many as can, and anew whenever one comes or leaves.
rule-EV-CITY-03 = So a { card-wanderer } fits into a full city, and so does a spouse whose partner lives alone there. { card-ruins } fit too, as a construction makes way. Removing one of a pair or a { card-wanderer } makes no room.
rule-EV-CITY-04 = A { card-fool } takes a space of the city that gets it and counts there in every way as a unique tan critter.
rule-EV-CITY-05 = A card that leaves a city is discarded, unless it is imprisoned or goes under an event. Everything on it returns to the supply, prisoners under it are discarded, and workers go by EV-WORK-08 and EV-WORK-09.

rule-EV-HAND-01 = You may hold 8 cards, at no time more. You draw only as many as fit; the rest are not drawn.
rule-EV-HAND-02 = Cards are drawn from the deck unless the Meadow is named.
rule-EV-HAND-03 = A card played from the Meadow is replaced at once. If you draw several, take all of them first; then the empty slots are filled, lowest number first.
rule-EV-HAND-04 = When the deck is empty and a card is needed, the discard pile is shuffled into a new one.
rule-EV-HAND-05 = If the discard pile is empty as well, you get what there is. Meadow slots stay empty and are filled in order as soon as there are cards; that is looked at after every turn.
rule-EV-HAND-06 = Revealing is not drawing: { card-postal_pigeon }, { card-cemetery } and { event-ancient_scrolls_discovered } reveal the whole number, however full your hand is.
rule-EV-HAND-07 = A card you play has left your hand before it acts: with 8 cards, a { card-wanderer } among them, playing it draws 1.
rule-EV-HAND-08 = Discards go on top of the pile, one by one in the order you picked them; revealed cards in the order they came; prisoners before their { card-dungeon }.

rule-EV-GIVE-01 = Nobody gives cards or resources to a player who has passed.
rule-EV-GIVE-02 = Cards go to an opponent who has not passed and has room in hand. What does not fit is discarded, everything if there is no such opponent.
rule-EV-GIVE-03 = Resources go to any opponent who has not passed, to the supply if all have. You get the reward in any case.
rule-EV-GIVE-04 = “An opponent” is one player for all you give. Only { event-a_brilliant_marketing_plan } lets you share it out.
rule-EV-GIVE-05 = A { card-fool } may also go into the city of a player who has passed.

rule-EV-PROD-01 = In spring and autumn, and with { event-tax_relief }, every green card of your city acts once, in the order you like. Cards whose order can make no difference act first by themselves.
rule-EV-PROD-02 = Each card is finished before the next. What one brings may be used by a later one: berries of a { card-farm } for the { card-doctor }.
rule-EV-PROD-03 = Every green card must act; what it says you “may” do or do “up to” a number stays your choice.
rule-EV-PROD-04 = { card-chip_sweep } makes another green card of your city act once more, any but a { card-chip_sweep }.
rule-EV-PROD-05 = { card-miner_mole } may copy a green card of another city except { card-storehouse }, { card-miner_mole } and { card-chip_sweep }. If another city has a { card-miner_mole } too, it may also copy a green card of yours, the { card-storehouse } included, but no { card-miner_mole } or { card-chip_sweep }.
rule-EV-PROD-06 = A copied card works for the player who copies: they gain, pay, draw and give. What it counts, farms or pairs, is counted in the city where it lies.
rule-EV-PROD-07 = A { card-storehouse } set to work by another card is filled itself; nothing ever lies on the copier.
rule-EV-PROD-08 = At a production as many of your { card-husband }s yield a resource as there are pairs, if the city has a { card-farm }. A new { card-husband } yields if he completes a pair; one who is copied yields if his city has a pair and a { card-farm }. A { card-wife } who comes later sets nobody to work.

rule-EV-SEAS-01 = You can prepare when no worker is left in front of you and it is not autumn for you. Workers lost or standing somewhere for good do not matter.
rule-EV-SEAS-02 = Preparing is your whole turn.
rule-EV-SEAS-03 = First, if you like, remove a point from your { card-clock_tower } and use one basic location or forest card where a worker of yours stands.
rule-EV-SEAS-04 = Second, take all your workers back from wherever they are, except those that stay for good.
rule-EV-SEAS-05 = Third, the next season begins and new workers come: one in spring (3 in all), one in summer (4), two in autumn (6).
rule-EV-SEAS-06 = Fourth, the season’s bonus: production in spring and in autumn; in summer you may draw up to 2 Meadow cards, as far as your hand has room, and then the Meadow is refilled.
rule-EV-SEAS-07 = There is no production in summer; green cards still act when you play them.
rule-EV-SEAS-08 = Autumn is the last season to prepare for.

rule-EV-END-01 = If you cannot or do not want to do anything else, pass. It is allowed in any turn of any season, and it is final.
rule-EV-END-02 = After passing you have no more turns and get no cards or resources, only points from visitors and perhaps a { card-fool }. Your open cards can still be visited, your green cards copied.
rule-EV-END-03 = When all have passed, the game is over at once and points are counted.

rule-EV-SCORE-01 = Add up the printed points of your city (a { card-fool } is −2), your points in tokens with those on your { card-chapel } and { card-clock_tower }, the bonuses of purple cards, the Journey, and events.
rule-EV-SCORE-02 = { card-architect }: 1 for each resin and pebble you own, at most 6. { card-castle }, { card-palace }, { card-school } and { card-theatre }: 1 for each card of their sort. { card-ever_tree }: 1 for each purple card, itself too. { card-king }: 1 for each basic and 2 for each special event. { card-wife }: 3 in a pair.
rule-EV-SCORE-03 = Resources on events or on a { card-storehouse } are not yours to count, neither for the { card-architect } nor in a tie.
rule-EV-SCORE-04 = Prisoners and cards under events bring no printed points.
rule-EV-SCORE-05 = Basic events score 3 each, special ones what they say. An event that counts something counts it at the end, and nothing if the card it speaks of is gone.
rule-EV-SCORE-06 = In a tie more events win, then more resources in the own supply; after that the victory is shared.

rule-EV-CARD-ARCHITECT = { card-architect }: resin and pebbles left in your own supply score 1 each at the end, both kinds together at most 6.
rule-EV-CARD-BARD = { card-bard }: discard up to 5 cards for 1 point each. If a { card-historian } is in the city, you discard first and draw for the { card-historian } after that.
rule-EV-CARD-BARGE_TOAD = { card-barge_toad }: 2 twigs for every { card-farm } in the city, however many there are.
rule-EV-CARD-CASTLE = { card-castle }: 1 point for every common construction in your city at the end; { card-ruins } are one of them.
rule-EV-CARD-CEMETERY = { card-cemetery }: reveal 4 cards of the deck or the top 4 of the discard pile, fewer if there are not so many; an empty deck is shuffled anew. If one of them can be played you must play one for free, and the others are discarded before it acts. A { card-fool } will do if an opponent can take it, even if you have one yourself.
rule-EV-CARD-CHAPEL = { card-chapel }: first a point goes on the card, then you draw 2 cards for every point there: 2, then 4, then 6. These points are yours while they lie there.
rule-EV-CARD-CHIP_SWEEP = { card-chip_sweep }: with no other green card nothing happens. A card that has nothing to give may be chosen.
rule-EV-CARD-CLOCK_TOWER = { card-clock_tower }: comes with 3 points. Each time you begin to prepare you may give up one of them to use a basic location or forest card where a worker of yours stands, as if it had just come, whoever else is there. The Haven, the Journey, events and cards are not for it; without points it does nothing.
rule-EV-CARD-COURTHOUSE = { card-courthouse }: after each construction you play, also one for free and { card-ruins }, gain a twig, a resin or a pebble. If it is itself torn down for the { card-ruins }, it gives nothing.
rule-EV-CARD-CRANE = { card-crane }: discarded for a construction, it leaves before that comes and so makes room for it.
rule-EV-CARD-DOCTOR = { card-doctor }: pay up to 3 berries for 1 point each.
rule-EV-CARD-DUNGEON = { card-dungeon }: any critter of your city can be imprisoned, a { card-fool } you were given too, but not the card you are just playing. An imprisoned { card-historian } or { card-shopkeeper } no longer reacts to that card.
rule-EV-CARD-EVER_TREE = { card-ever_tree }: brings in one critter of any kind, once, and counts itself among the purple cards.
rule-EV-CARD-FAIRGROUNDS = { card-fairgrounds }: draw 2 cards, as far as your hand has room.
rule-EV-CARD-FOOL = { card-fool }: goes into an opponent’s city that has a space for it and no { card-fool } yet; if there is none, it cannot be played (for one player see EV-SOLO-16). Your own city does not matter. You pay for it as for any critter; your { card-historian } reacts, your { card-shopkeeper } does not.
rule-EV-CARD-GENERAL_STORE = { card-general_store }: 1 berry, or 2 if the city has a { card-farm }; more of them add nothing.
rule-EV-CARD-HISTORIAN = { card-historian }: draw 1 card after each card you play. With a full hand nothing happens.
rule-EV-CARD-INN = { card-inn }: play a Meadow card for 3 resources less; no other help for paying can be added. In a full city only a card that fits will do.
rule-EV-CARD-INNKEEPER = { card-innkeeper }: discarded for a critter, it leaves first and so makes room for it.
rule-EV-CARD-KING = { card-king }: at the end 1 point for each basic and 2 for each special event you have.
rule-EV-CARD-LOOKOUT = { card-lookout }: use any basic location or forest card in the game, also an occupied one and one where you stand. What that place asks for is asked here too.
rule-EV-CARD-MINER_MOLE = { card-miner_mole }: may copy a green card as EV-PROD-05 to EV-PROD-08 say; if there is none, nothing happens.
rule-EV-CARD-MONASTERY = { card-monastery }: give 2 resources, of one kind or two, to one opponent and gain 4 points.
rule-EV-CARD-MONK = { card-monk }: give up to 2 berries, both to the same opponent, for 2 points each.
rule-EV-CARD-PALACE = { card-palace }: 1 point for every unique construction in your city at the end, itself included.
rule-EV-CARD-PEDDLER = { card-peddler }: pay none, one or two resources, then gain as many of your choice, also of the same kind.
rule-EV-CARD-POST_OFFICE = { card-post_office }: give 2 cards to an opponent, discard as many as you like, then draw up to 8. If the opponent has room for only one, the first you chose is given and the second discarded.
rule-EV-CARD-POSTAL_PIGEON = { card-postal_pigeon }: reveal 2 cards; one worth 3 points or less may be played for free, and the rest is discarded right then. It may be another { card-postal_pigeon }, which works as well.
rule-EV-CARD-QUEEN = { card-queen }: play a card worth 3 points or less from your hand or the Meadow for free, or none. The Meadow is refilled before that card acts.
rule-EV-CARD-RANGER = { card-ranger }: you must move one of your placed workers, if there is one that does not stay for good, to another place that it may go to, and that place acts. The old spot becomes free only after you chose. An open card of another city brings its owner the point, and an event you leave stays yours.
rule-EV-CARD-RUINS = { card-ruins }: discard another construction of your city first, get back its printed cost and draw 2 cards. It may be other { card-ruins }, which give back nothing. For workers on it see EV-WORK-08 and EV-WORK-09.
rule-EV-CARD-SCHOOL = { card-school }: 1 point for every common critter at the end. { card-theatre }: 1 point for every unique critter, a { card-fool } in your city too.
rule-EV-CARD-SHEPHERD = { card-shepherd }: an opponent gets what you pay; then you gain 3 berries and 1 point for every point on your { card-chapel }.
rule-EV-CARD-SHOPKEEPER = { card-shopkeeper }: 1 berry after each later critter that you play into your own city, also one for free.
rule-EV-CARD-STOREHOUSE = { card-storehouse }: every time it acts, 3 twigs, 2 resin, 1 pebble or 2 berries go on it; that cannot be declined, as it never hurts. A worker takes everything at once, and it fills anew. If the card leaves, what is on it is lost.
rule-EV-CARD-TEACHER = { card-teacher }: draw 2 cards, keep one and give the other to an opponent. With room for only one you keep that, and with a full hand nothing happens.
rule-EV-CARD-UNDERTAKER = { card-undertaker }: discard 3 Meadow cards, or all if there are fewer, refill, then draw 1 Meadow card if your hand has room.
rule-EV-CARD-UNIVERSITY = { card-university }: discard a card of your city other than itself, get back its printed cost even if it was free, and gain 1 resource of choice and 1 point. A critter gives back its berries.
rule-EV-CARD-WANDERER = { card-wanderer }: draw 3 cards. It takes no space in the city.
rule-EV-CARD-HUSBAND = { card-husband } and { card-wife } share a space. In a pair, with a { card-farm } in the city, he brings 1 resource of choice (EV-PROD-08); she is worth 3 points more at the end.
rule-EV-CARD-WOODCARVER = { card-woodcarver }: pay up to 3 twigs for 1 point each.
rule-EV-CARD-JUDGE = { card-judge }: one resource of a cost may be replaced by one of another kind (EV-PAY-10).
rule-EV-CARD-FARM = { card-farm } brings 1 berry, { card-mine } 1 pebble, { card-resin_refinery } 1 resin and { card-twig_barge } 2 twigs each time it acts.

rule-EV-SPE-MARKETING = { event-a_brilliant_marketing_plan }: give away up to 3 resources, each to any opponent who has not passed, for 2 points each. If all have passed they go to the supply, and the points are yours all the same.
rule-EV-SPE-WELL_RUN = { event-a_well_run_city }: you must take one placed worker back; it may be the one just placed here. Workers that stay for good cannot be chosen.
rule-EV-SPE-SCROLLS = { event-ancient_scrolls_discovered }: reveal 5 cards, fewer if there are not so many. Each goes into your hand, as far as there is room, or under the event for 1 point; none is discarded.
rule-EV-SPE-THIEVES = { event-capture_of_the_acorn_thieves }: up to 2 critters leave your city and go under the event, for 3 points each. The { card-ranger } it asked for may be one of them.
rule-EV-SPE-CROAK = { event-croak_wart_cure }: pay 2 berries and discard exactly 2 cards of your city; nothing is paid back for them. { card-undertaker } and { card-barge_toad } themselves may be chosen.
rule-EV-SPE-SCHOLARS = { event-graduation_of_scholars }: up to 3 critters from your hand go under the event, for 2 points each.
rule-EV-SPE-STORE = On { event-an_evening_of_fireworks } you may put up to 3 twigs, on { event-performer_in_residence } up to 3 berries, on { event-under_new_management } up to 3 resources of any kind: from your own supply, and only when the event is achieved.
rule-EV-SPE-CEILING = { event-pristine_chapel_ceiling }: for every point on your { card-chapel } draw a card, as far as your hand has room, then gain as many resources of choice. At the end it scores 2 for every point then on the { card-chapel }.
rule-EV-SPE-TAX = { event-tax_relief }: you have a production as in spring (EV-PROD-01).
rule-EV-SPE-PAIRS = { event-flying_doctor_service }: 3 points for every pair of { card-husband } and { card-wife } in all cities, Rugwort’s too.

rule-EV-BAD-01 = What the rules do not allow is refused with the reason, and the table stays as it was.
rule-EV-BAD-02 = No worker can go to an occupied place, to a forest card where you stand already, on the Journey before autumn or with too few cards, to a closed card of another city, to a spot not unlocked, or to an event that is gone or whose conditions you do not meet. Nobody acts out of turn or after passing.
rule-EV-BAD-03 = No card can be played that is not in your hand or free in the Meadow, that does not fit or is a second unique one, or that is paid with too much, too little or two helps. A { card-crane } is for constructions and an { card-innkeeper } for critters; a full { card-dungeon } takes nobody, and an occupied or foreign construction brings nobody in.
rule-EV-BAD-04 = You cannot prepare with a worker left in front of you, nor in autumn.
rule-EV-BAD-05 = A wrong answer to a question is refused, and the question stays.
rule-EV-BAD-06 = If there is only one answer the game may give it for you; if there is none the question is skipped.
rule-EV-BAD-07 = With deck and discard pile empty, nothing is revealed and nobody can go to the { card-cemetery } (EV-HAND-05).
rule-EV-BAD-08 = If there is nobody to give to, cards are discarded and resources go to the supply (EV-GIVE-02, EV-GIVE-03).
rule-EV-BAD-09 = There is a game for one to four players, not for more.
rule-EV-BAD-10 = Nothing goes on for ever: cards played by cards come to an end with cards and workers, and { card-chip_sweep } and { card-miner_mole } never copy one another in a circle.
