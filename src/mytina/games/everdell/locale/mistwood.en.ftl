# Mlžný les (Mistwood)
icon-farm-season-1 = Farm
icon-farm-season-2 = Farm
icon-farm-season-3 = Farm
icon-farm-season-4 = Farm
icon-farm-season-5 = Farm
icon-farm-season-6 = Farm
icon-farm-season-7 = Farm
icon-farm-season-8 = Farm

card-farm_season_1 = Farm
card-farm_season_2 = Farm
card-farm_season_3 = Farm
card-farm_season_4 = Farm
card-farm_season_5 = Farm
card-farm_season_6 = Farm
card-farm_season_7 = Farm
card-farm_season_8 = Farm

amounts-or = { $first } or { $second }
text-reconstructed = We filled in the cost and gain of this card; those in print are not known to us.
prompt-harvest = What does the Farm bring you?

setup-four_seasons = Through every season
setup-four_seasons-note = Eight other Farms instead of those of the base game, most with a choice of two gains. Costs and gains of the second to the eighth are reconstructed.

icon-corrin-the-king = Corrin Evertail the King
icon-corrins-path = Corrin Evertail’s Path
icon-corrins-field = Corrin Evertail’s Field
icon-corrin-the-warrior = Corrin Evertail the Warrior
icon-corrin-the-leader = Corrin Evertail the Leader
card-corrin_the_king = Corrin Evertail the King
    .brief = Corrin the King
card-corrins_path = Corrin Evertail’s Path
    .brief = Corrin’s Path
card-corrins_field = Corrin Evertail’s Field
    .brief = Corrin’s Field
card-corrin_the_warrior = Corrin Evertail the Warrior
    .brief = Corrin the Warrior
card-corrin_the_leader = Corrin Evertail the Leader
    .brief = Corrin the Leader
text-brings-colour = An occupied token on this construction brings in any { $colour } critter.
text-by-colour = Free by an occupied token on any { $colour } construction.
bonus-per-colour-of-opponent = At the end 1 [point] for each { $colour } card in one opponent’s city
effect-path = You may use a place where an opponent’s worker stands
effect-field = Gain 1 [berry] and another for each Farm in opponents’ cities; opponents may then draw 1 [card] for each of their own Farms
effect-gifts = Give opponents up to { $n } cards from your hand and resources: 1 [point] for each gift
effect-leader = Whenever you draw cards you may give one of them to an opponent and gain 1 [point].
prompt-path = Which place does your worker on Corrin’s Path use?
prompt-field = How many cards do you draw for your Farms?
prompt-gifts = What do you give? ({ $n } of { $most })
prompt-leader = Do you give one of the drawn cards to an opponent?
option-draw-cards = Draw { $cards }
option-give-card-to = { $card } → { $taker }
give-to-nobody = To nobody
limit-room = { $taker } has no room for more cards
limit-others-first = Cards go first to those who have room for them
log-path = uses a place along Corrin’s Path ({ $place })

setup-corrin = Corrin Evertail
setup-corrin-note = Five strong cards of the valley’s founder; critters and constructions are linked with a whole colour. Costs and points are known from a single public source.

icon-tarry-hare = Tarry Hare
icon-strongroot-castle = Strongroot Castle
icon-everflame-tomb = Everflame Tomb
icon-mayberry-matriarch = Mayberry Matriarch
icon-jor-goldwing = Jor Goldwing
icon-click-clacks = Click Clack’s
icon-king-norths-treasury = King North’s Treasury
icon-chipter-swipple = Chipter Swipple
icon-strey-softpaw = Strey Softpaw
icon-darkdeep-prison = Darkdeep Prison
icon-the-green-acorn = The Green Acorn
icon-amilla-glistendew = Amilla Glistendew
icon-cirrus-windfall = Cirrus Windfall
icon-foresight = Foresight
icon-fynn-nobletail = Fynn Nobletail
icon-poe = Poe
icon-bridge-of-the-sky = Bridge of the Sky
icon-mcgregors-market = McGregor’s Market
icon-oleanders-opera-house = Oleander’s Opera House
icon-silver-scale-spring = Silver Scale Spring
card-tarry_hare = Tarry Hare
card-strongroot_castle = Strongroot Castle
card-everflame_tomb = Everflame Tomb
card-mayberry_matriarch = Mayberry Matriarch
card-jor_goldwing = Jor Goldwing
card-click_clacks = Click Clack’s
card-king_norths_treasury = King North’s Treasury
    .brief = North’s Treasury
card-chipter_swipple = Chipter Swipple
card-strey_softpaw = Strey Softpaw
card-darkdeep_prison = Darkdeep Prison
card-the_green_acorn = The Green Acorn
card-amilla_glistendew = Amilla Glistendew
card-cirrus_windfall = Cirrus Windfall
card-foresight = Foresight
card-fynn_nobletail = Fynn Nobletail
card-poe = Poe
card-bridge_of_the_sky = Bridge of the Sky
card-mcgregors_market = McGregor’s Market
card-oleanders_opera_house = Oleander’s Opera House
    .brief = Opera House
card-silver_scale_spring = Silver Scale Spring
    .brief = Silver Spring
text-legend = Legend: upgrade the { $card } of your city to it for free; if you have none, pay the price. It counts as one in everything and never leaves the city.
effect-tomb = You may play a card from your hand for free
effect-jor = Gain 1 [point] for each card in your hand, at most { $most }
effect-gain-and-any-per = Gain { $parts } and 1 [any] for each { $card } in your city
effect-chipter = Once a turn you may activate up to { $n } different green cards of your city, no legendary ones
effect-strey = Use the places of up to { $n } workers who already stand on basic locations or in the forest
effect-darkdeep = You may discard up to { $n } critters of your city: { $points } and { $what } for each
effect-acorn = Play a card from anywhere that you may play it from for { $less } less
effect-amilla = Achieve an event without the cards it asks for; pay what it costs
effect-poe = Discard any cards from your hand, then draw up to your limit
effect-bridge = Once in the game play a construction for { $less } less: it lies on this card, shares its space, and this card has its value
effect-spring = Put it under one of your constructions and share its space: gain its cost and draw { $n } [card-many]
bonus-per-cards = At the end { $points } for each { $sort ->
    [common-construction] common construction
    [unique-construction] unique construction
    [common-critter] common critter
   *[unique-critter] unique critter
} in your city
bonus-matriarch = At the end { $points } if she shares a space with a Husband and you have a Farm
trigger-each = After you play a critter: { $critter } After you play a construction: { $construction }
prompt-tomb = Which card from your hand do you play for free?
prompt-chipter = Which green card do you activate? (up to { $n } more)
prompt-strey = Which worker’s place do you use? (up to { $n } more)
prompt-darkdeep = Which critter do you discard? (up to { $n } more)
prompt-acorn = Which card do you play for 4 less?
prompt-amilla = Which event do you achieve?
prompt-spring = Under which construction does the spring lie?
option-pay-upgrade = Upgrade the { $card }
option-pay-treasury-1 = 2 less for 1 point of the { $card }
option-pay-treasury-2 = 4 less for 2 points of the { $card }
option-pay-treasury-3 = 6 less for 3 points of the { $card }
option-pay-treasury-4 = 8 less for 4 points of the { $card }
option-pay-bridge = 3 less, onto the { $card }
note-upgrade = free by upgrading the { $card }
note-treasury = { $less } less for points of the Treasury
note-bridge = { $less } less on the Bridge of the Sky
source-legend = from the legends
log-play-upgrading = upgrades the { $using } to { $card }
log-rugwort-legend = Rugwort has { $n } [point-many] for a legendary card and plays two

setup-more_legends = More legends
setup-more_legends-note = Everybody has two secret legendary cards: upgrade a card of your city to them, or pay for them. Costs and points are known from a single public source.
setup-more_legends-none = no
setup-more_legends-own = the ten of Mistwood
setup-more_legends-with_first_set = with the first set of ten
text-treasury = When you play a card you may take points from this card: each lowers the price by 2 [any-many].

icon-butterflies = Butterflies
icon-pigs = Pigs
icon-spiders = Spiders
icon-stoats = Stoats
power-butterflies = Butterflies
power-pigs = Pigs
power-spiders = Spiders
power-stoats = Stoats
power-text-butterflies = Your hand limit is 4 higher, you begin with 12 cards and have the first turn.
power-text-pigs = All Farms lie beside you. At the start of each of your seasons you may play the top one for free, they take no space of yours, and an opponent’s Farm brings you 2 points.
power-text-spiders = Whenever a worker comes to the place of your figure, gain 1 resource that you have none of, draw a card and move the figure. You have the last turn.
power-text-stoats = After every card you play you may discard 2 cards for a berry, a twig or a resin, or 3 cards for a pebble.
prompt-pigs = Pigs: do you play the top Farm for free? [+pigs]
prompt-figure = Spiders: where do you put Nightweave? [+spiders]
prompt-lacking = Spiders: which resource do you gain? [+spiders]
prompt-stoats = Stoats: do you trade hand cards for a resource? [+stoats]
option-stoats = { $cards } for { $what }
source-farms = from the Farms
log-pigs = has { $n } [point-many] for a card of an opponent ({ $card })
log-figure = puts Nightweave down ({ $place })

setup-mistwood_powers = Critter powers of Mistwood
setup-mistwood_powers-note = Butterflies, Pigs, Spiders and Stoats; one worker less in spring. With Newleaf’s powers everybody chooses one of two.
pad-power = Power
pad-power-none = none
pad-unknown-power = There is no power “{ $name }”.{ $like ->
    [none] {""}
   *[other] { " " }Is { $like } meant?
}
pad-no-power-id = { $given } is not the id of a power
pad-counts = Counts
pad-what-counts = { $n ->
    [one] 1 point
   *[other] { $n } points
}
pad-no-husband = { $card } has nobody to share a space with.
pad-power-twice = { $power }: player { $player } has this power already; there is one of each.
pad-farms-mixed = With the farms of the four seasons the { $card } of the base game stays in the box.
pad-legends = { $card }: there are { $n } legendary { $kind ->
    [critter] critters
   *[construction] constructions
} in this city, but every player has only one such card.
pad-banner = { $card } and { $banner } cannot both be in a city: the legend has replaced that card.
art-legend = Legend
icon-legend = legend
art-legends = Legends not yet played: { $kinds }.
art-legend-critter = a critter
art-legend-construction = a construction
art-farms = The Pigs’ stack: { $n ->
    [one] { $n } Farm
   *[other] { $n } Farms
}. Anybody may play the top one.
art-figure = Nightweave, the Spiders’ figure, stands here.
art-power = Power: { $power }
art-link-none-any = There is no construction in your city yet.
art-link-none-colour = There is no { $colour } construction in your city yet that is free.
log-spiders = has a catch in the web and gains { $what }
log-stoats = trades { $cards } for { $what }
preset-mistwood = Mistwood
preset-mistwood-note = Farms of the four seasons, Corrin Evertail, secret legends and critter powers.

horizon-mistwood = Mistwood
setup-group-mistwood = Mistwood and Nightweave’s Lair
