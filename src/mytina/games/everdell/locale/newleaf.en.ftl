# Nový Lístkovec (Newleaf)
icon-gold = golden token
icon-ticket = ticket
icon-reservation = reservation
icon-visitor = visitor
icon-tile = train car
icon-cats = Cats
icon-snails = Snails
icon-bats = Bats
icon-bees = Honey Bees
icon-train = Station
icon-journey = Journey
icon-any-colour = any colour
icon-baker = Baker
icon-chipsmith = Chipsmith
icon-conductor = Conductor
icon-diplomat = Diplomat
icon-gardener = Gardener
icon-inventor = Inventor
icon-lamplighter = Lamplighter
icon-magician = Magician
icon-mayor = Mayor
icon-miller = Miller
icon-photographer = Photographer
icon-poet = Poet
icon-air-balloon = Air Balloon
icon-bank = Bank
icon-city-hall = City Hall
icon-ever-wall = Ever Wall
icon-freight-car = Freight Car
icon-greenhouse = Greenhouse
icon-hotel = Hotel
icon-library = Library
icon-locomotive = Locomotive
icon-main-road = Main Road
icon-museum = Museum
icon-tea-house = Tea House

card-baker = Baker
card-chipsmith = Chipsmith
card-conductor = Conductor
card-diplomat = Diplomat
card-gardener = Gardener
card-inventor = Inventor
card-lamplighter = Lamplighter
card-magician = Magician
card-mayor = Mayor
card-miller = Miller
card-photographer = Photographer
    .brief = Photo
card-poet = Poet
card-air_balloon = Air Balloon
card-bank = Bank
card-city_hall = City Hall
card-ever_wall = Ever Wall
card-freight_car = Freight Car
card-greenhouse = Greenhouse
card-hotel = Hotel
card-library = Library
card-locomotive = Locomotive
card-main_road = Main Road
card-museum = Museum
card-tea_house = Tea House

location-station = Station
location-knoll = Knoll
location-forest_four_twigs = 4 twigs
location-forest_two_twigs_one_resin = 2 twigs and resin
location-forest_copy_forest = Another forest card

event-city_jubilee = City Jubilee
event-ever_wall_tower_constructed = Ever Wall Tower Constructed
event-glow_light_festival = Glow Light Festival
event-hot_air_balloon_race = Hot Air Balloon Race
event-juniper_jig_dance_contest = Juniper Jig Dance Contest
event-magic_show = Magic Show
event-royal_tea = Royal Tea
event-stock_market_boom = Stock Market Boom
event-sunflower_parade = Sunflower Parade
event-big_city = Big City
event-scenic_flight = Scenic Flight

visitor-bim_little = Bim Little
visitor-bosley_tedwardson = Bosley Tedwardson
visitor-butterbell_sweetpaw = Butterbell Sweetpaw
visitor-diggs_deepwell = Diggs Deepwell
visitor-dillweed_quicksniff = Dillweed Quicksniff
visitor-dim_dustlight = Dim Dustlight
visitor-dip_dubble = Dip Dubble
visitor-dune_tarrington = Dune Tarrington
visitor-dwell_northwatch = Dwell Northwatch
visitor-edvard_triptail = Edvard Triptail
visitor-frin_stickly = Frin Stickly
visitor-glindil_frink = Glindil Frink
visitor-iggy_silverscale = Iggy Silverscale
visitor-mossy_steptoe = Mossy Steptoe
visitor-orin_nimblepaw = Orin Nimblepaw
visitor-oscar_longtale = Oscar Longtale
visitor-phill_gurgle = Phill Gurgle
visitor-piff_quillglow = Piff Quillglow
visitor-plum_shortclaw = Plum Shortclaw
visitor-quinn_cleanwhisker = Quinn Cleanwhisker
visitor-reemy_sniggle = Reemy Sniggle
visitor-rivil_ablacus = Rivil Ablacus
visitor-ruby_dew = Ruby Dew
visitor-saris_clearwhistle = Saris Clearwhistle
visitor-sir_trivle_q_s_marqwill_iii = Sir Trivle Q S Marqwill III
visitor-skin_shinysnout = Skin Shinysnout
visitor-snout_puddlehop = Snout Puddlehop
visitor-triss_peske = Triss Peske
visitor-vara_and_brun_mayberry = Vara and Brun Mayberry
visitor-wildell_family = Wildell Family
visitor-willow_greengrin = Willow Greengrin
visitor-wimble_wuffle = Wimble Wuffle

needs-left = { $what } left
needs-at-most-green = at most { $n } green cards
needs-one-colour = { $n } cards of one colour other than green
needs-more-critter = more critters than constructions
needs-more-construction = more constructions than critters
needs-on-journey = { $n } workers on the Journey
needs-tokens = point tokens worth { $n }

tile-two_twigs = 2 [twig-few]
tile-one_resin = 1 [resin]
tile-one_pebble = 1 [pebble]
tile-one_berry = 1 [berry]
tile-one_any = 1 [any]
tile-one_point = 1 [point]

banner-critter = Free with a golden token [+gold] on { $sort ->
    [green] a green
    [red] a red
    [blue] a blue
    [purple] a purple
    [tan] a tan
    [common] any common
   *[unique] any unique
} construction.
banner-construction = Its golden token [+gold] brings in { $sort ->
    [green] a green
    [red] a red
    [blue] a blue
    [purple] a purple
    [tan] a tan
    [common] any common
   *[unique] any unique
} critter.
text-more-space = Your city gets { $n ->
    [one] another space
   *[other] { $n } more spaces
}.
text-fixed = It can never leave the city and is never copied.

effect-mayor = Gain 1 [point], and 1 more for every { $n } filled spaces of your city
effect-bank = Put 1 [point] on this card; your hand limit is 1 higher for each [point] on it
effect-freight-car = Put { $load } on it when played; then you may take { $n } of the resources on it
effect-magician = You may discard another card of your city to gain 1 [point] and 1 [any]
effect-give-for = You may give an opponent 1 [card] of your hand: { $reward }
effect-give-for-else = You may give an opponent 1 [card] of your hand: { $reward }. If nobody can take it, discard it: { $nobody }
effect-may-draw = You may draw { $n } [card-few]
effect-activate-green = You may activate up to { $n } different green cards of your city
effect-conductor = You may use the place for workers of a red card in an opponent’s city
effect-balloon = Copy what a tan card in an opponent’s city does when played
effect-poet = Name a colour: take all Meadow cards of that colour and gain 1 [point] for each
effect-lamplighter = You may take up to { $n } [card-few] from the deck, the Meadow or the Station
effect-greenhouse = Draw 1 [card]; if it shares a space with a Farm, gain 1 [any]
effect-play-hand = You may play a card from your hand for { $less } [any-few] less
effect-play-station = You may play a card from the Station for { $less } [any-few] less
effect-tile = gain the reward of a train car
effect-may-tile = you may gain the reward of a train car
effect-visitor = Discard one waiting visitor and take one
effect-knoll-discard = Discard { $n } [card-few] from Meadow and Station
effect-knoll-take = take { $n } [card-few] from there
effect-refill = both are refilled
effect-steps = { $parts }
effect-discard-per-colour = Discard up to 1 [card] for each { $colour ->
    [green] green
    [red] red
    [blue] blue
    [purple] purple
   *[tan] tan
} card of your city: 1 [point] each
effect-jubilee = Gain { $basic } [point] for each basic and { $special } [point-few] for each special event you have achieved, this one included
effect-copy-forest = Use any other forest card, even an occupied one
bonus-per-colour-present = At the end 1 [point] for each colour of cards in your city
bonus-per-filled = At the end { $points } for every { $n } filled spaces of your city
bonus-copied = At the end the bonus of a purple card in an opponent’s city, as if it were in yours

prompt-freight-car = Which { $n } resources do you take from the Freight Car?
prompt-magician = Which card of your city does the Magician make vanish?
prompt-give-for = Which card do you give to an opponent?
prompt-may-draw = Draw { $n } cards?
prompt-activate-green = Which green card is activated? (up to { $n } more)
prompt-conductor = Which red card does the Conductor use?
prompt-balloon = Which tan card does the Air Balloon copy?
prompt-poet = Which colour does the Poet name?
prompt-poet-take = Which of these cards do you take? ({ $n } more)
prompt-lamplighter = Where does the next card come from? (up to { $n } more)
prompt-play-hand = Which card do you play for { $less } less?
prompt-play-station = Which card of the Station do you play for { $less } less?
prompt-tile = Which train car’s reward?
prompt-visitor-away = Which visitor leaves?
prompt-visitor = Which visitor do you take?
prompt-knoll-discard = Which card is discarded? ({ $n } of { $most })
prompt-knoll-take = Which card do you take? ({ $n } of { $most })
prompt-share = Does { $card } share a space with { $partner }?
prompt-reserve = Which card do you reserve?
prompt-drop-reserved = Discard the reserved { $card }?
prompt-snails = { $owner } has played { $card }. Activate it too for the top card of your pile?
prompt-bats = Which Meadow card goes into your archive?
prompt-bees = Which card do you discard to activate a green card?
prompt-bees-green = Which green card is activated?
prompt-power = Which power do you keep?
prompt-rugwort-reserved = Which of these cards goes to Rugwort?
prompt-rugwort-visitor = Which visitor does Rugwort take?

option-colour = { $colour ->
    [green] Green
    [red] Red
    [blue] Blue
    [purple] Purple
   *[tan] Tan
} ({ $n } in the Meadow)
option-draw = Draw { $n } cards
option-card-from = { $card } ({ $source })
option-ticket = Ticket: a worker leaves { $place }
option-reserve = Reserve a card
option-keep-reserved = Keep it
option-drop-reserved = Discard { $card }
option-snails = Activate { $card }
option-share = Share with { $card }
option-own-space = A space of its own
option-pay-gold = Free with a golden token on { $card }
option-pay-inventor = 3 less: discard { $card }
option-pay-reserved = 1 less: reserved
note-gold = free: gold on { $card }
note-reserved = 1 less: reserved
source-station = from the Station
source-reserved = reserved
source-archive = from the archive

log-bank = puts 1 [point] into the Bank
log-tile = gets the train car: { $tile }
log-visitor-away = sends { $visitor } away
log-visitor = welcomes { $visitor }
log-visitor-rival = Rugwort takes { $visitor }
log-discard-open = discards { $card }
log-take-open = takes { $card }
log-copy = copies { $card }
log-poet = names { $colour ->
    [green] green
    [red] red
    [blue] blue
    [purple] purple
   *[tan] tan
}
log-ticket = uses a ticket: a worker leaves { $place }
log-reserve = reserves { $card }
log-drop-reserved = discards the reserved { $card }
log-snails = follows { $owner } and activates { $card }
log-archive = puts { $card } into the archive
log-power = plays with the { $power }
log-gold-rival = uses a golden token, Rugwort gains { $n } [point-few]
log-rugwort-station = Rugwort gains { $n } [point] for a card of the Station
log-rugwort-ticket = Rugwort rolls { $die } for the ticket and gains { $n } [point-few]
log-rugwort-reserved = Rugwort gets { $card } for the reserved card

power-cats = Cats
power-snails = Snails
power-bats = Bats
power-bees = Honey Bees
power-text-cats = Your workers may join opponents’ workers on basic places, forest cards and red cards.
power-text-snails = When an opponent has played a green card, you may give away the top card of your pile to activate it too.
power-text-bats = After every card you play you may put a Meadow card into your archive and play it later.
power-text-bees = After every card you play that is not green you may discard a card to activate a green card; not in autumn.

line-visitors = Visitors
line-station = For cards of the Station
line-gold = For golden tokens

preset-base = Base game
preset-base-note = Everdell without expansions, the best start.
preset-newleaf = Full Newleaf
preset-newleaf-note = 59 new cards, and the Station with its train and visitors.
preset-newleaf_cards = New cards only
preset-newleaf_cards-note = 57 cards of Newleaf with golden tokens, without the Station.
preset-everything = Everything
preset-everything-note = All of both expansions: also tickets, reservations, legends, powers and more events.

setup-cards = Cards of Nový Lístkovec
setup-cards-note = 59 new cards and golden tokens.
setup-station_board = Station
setup-station_board-note = A train with three more cards and their rewards, visitors, and two places for workers.
setup-tickets = Tickets
setup-tickets-note = Twice in a game a worker travels on to another place.
setup-reservations = Reservations
setup-reservations-note = Keep a card for later and pay 1 less for it.
setup-forest_locations = More forest cards
setup-forest_locations-note = Three more cards for the forest.
setup-special_events = Special events
setup-special_events-note = Which special events may come up.
setup-special_events-base = base game
setup-special_events-mixed = all mixed
setup-special_events-two_and_two = two and two
setup-special_events-newleaf_only = Newleaf only
setup-remove_named_base_events = No events that name cards
setup-remove_named_base_events-note = Special events of the base game that ask for particular cards stay in the box.
setup-basic_events = Two more basic events
setup-basic_events-note = Big City and Scenic Flight.
setup-critter_powers = Critter powers of Newleaf
setup-critter_powers-note = Everybody gets a power and one worker less in spring.
setup-why-station-cards = The Station needs the cards of Newleaf.
prompt-trim-hand = Which card do you discard? ({ $n } too many)
setup-why-named-events = The base game alone has too few events that name no cards.
pad-visitors = Visitors
pad-no-visitor-id = { $given } is no visitor’s id
pad-unknown-visitor = There is no visitor “{ $name }”, and nothing is counted for it.{ $like ->
    [none] {""}
   *[other] { " " }Do you mean { $like }?
}
pad-visitor-twice = { $visitor } visits only one player; the second time nothing is counted.
pad-copies-nothing = { $card } copies nothing.
pad-copies-whom = { $card }: say which purple card of Rugwort’s it copies (copies), or what it brings (counts); otherwise nothing is counted.
pad-cannot-copy = { $card } is no purple card with a bonus that can be copied; nothing is counted.
pad-nobody-has = { $card } lies in no opponent’s city; it is counted all the same.
pad-gold-points = For golden tokens Rugwort can only have 0, 2 or 5 points, not { $n }; { $counted } are counted.
pad-station_points = Points for cards of the Station
pad-gold_points = Points for golden tokens (0, 2, 5)

# The table
zone-station = Station
art-station = The Station and its train
art-visitors = Visitors
art-newleaf = Tokens and powers
art-archive = Archive
art-with-tile = Played from here it also brings { $tile }.
art-tile = Train car: { $tile }
art-tile-kind = Train car · 3 in the bag
art-tile-text = The reward for whoever plays the card above it, and for whoever chooses this car at the Station or the Knoll. Then it is put aside and another one comes out of the bag.
art-visitor-kind-cross = Visitor
art-visitor-kind-single = Visitor · condition and points are known from a single source
art-visitor-kind-reconstructed = Visitor · we changed the condition, the only source seems wrong
art-visitor-text = At the end of the game { $points } if you have: { $what }.
art-visitors-left = { $n ->
    [one] The last one of this stack.
   *[other] { $n } visitors in this stack.
}
art-met = Met.
art-unmet = Not met yet.
art-so-far = So far { $have } of { $needed }.
amount-gold = { $n ->
    [one] { $n } golden token
   *[other] { $n } golden tokens
}
art-gold = Golden token
art-gold-kind = Three for the whole game
art-gold-text = Put it on an unoccupied construction of your city and a critter comes free by a gold banner: a new critter on a construction of its banner, or a critter of a new construction’s banner.
art-gold-on = A golden token lies on it
art-gold-link = Free with a golden token on: { $cards }.
art-shares = Shares its space with { $card }
art-ticket = Ticket
art-ticket-kind = Twice in a game
art-ticket-text = As your turn, send one of your placed workers somewhere else. The first time whenever you like, the second time from your summer on.
art-ticket-two_way = Two-way ticket: two journeys, the second one from summer on
art-ticket-one_way = One-way ticket: one journey from summer on
art-ticket-two_way-short = two-way
art-ticket-one_way-short = one-way
art-reservation = Reservation
art-reservation-kind = Once a season
art-reservation-text = As your turn, lay a card of Meadow or Station under the token. Later you play it for 1 resource less; then the token rests until the next season.
art-reservation-free = The reservation is free
art-reservation-resting = The reservation rests until the next season
art-reservation-free-short = free
art-reservation-resting-short = resting
art-reserved-card = Reserved: { $card }
art-power-kind = Critter power
art-power-cats = Cats
art-power-bees = Honey Bees
art-power-bats = { $n ->
    [one] Bats, { $n } card in the archive
   *[other] Bats, { $n } cards in the archive
}
art-power-snails = { $n ->
    [one] Snails, { $n } card in the pile
   *[other] Snails, { $n } cards in the pile
}

horizon-newleaf = Newleaf
setup-group-newleaf = Newleaf
