name = Everdell
tagline = Build a city of critters under the Ever Tree before winter returns.
about = Send workers for twigs, resin, pebbles and berries, and play cards that feed, draw and welcome one another. Each season brings more workers; everybody passes through the year at their own pace. Alone you face Rugwort, the old rat who spoils the fun.

# Icons: after 1, after 2 to 4, after more
icon-twig = twig
icon-twig-few = twigs
icon-twig-many = twigs
icon-resin = resin
icon-resin-few = resin
icon-resin-many = resin
icon-pebble = pebble
icon-pebble-few = pebbles
icon-pebble-many = pebbles
icon-berry = berry
icon-berry-few = berries
icon-berry-many = berries
icon-any = resource of choice
icon-any-few = resources of choice
icon-any-many = resources of choice
icon-card = card
icon-card-few = cards
icon-card-many = cards
icon-point = point
icon-point-few = points
icon-point-many = points
icon-worker = worker
icon-event = event
icon-die = die
icon-occupied = occupied
icon-tan = traveller
icon-green = production
icon-red = destination
icon-blue = governance
icon-purple = prosperity
icon-winter = winter
icon-spring = spring
icon-summer = summer
icon-autumn = autumn
icon-architect = Architect
icon-bard = Bard
icon-barge-toad = Barge Toad
icon-chip-sweep = Chip Sweep
icon-doctor = Doctor
icon-fool = Fool
icon-historian = Historian
icon-husband = Husband
icon-innkeeper = Innkeeper
icon-judge = Judge
icon-king = King
icon-miner-mole = Miner Mole
icon-monk = Monk
icon-peddler = Peddler
icon-postal-pigeon = Postal Pigeon
icon-queen = Queen
icon-ranger = Ranger
icon-shepherd = Shepherd
icon-shopkeeper = Shopkeeper
icon-teacher = Teacher
icon-undertaker = Undertaker
icon-wanderer = Wanderer
icon-wife = Wife
icon-woodcarver = Woodcarver
icon-castle = Castle
icon-cemetery = Cemetery
icon-chapel = Chapel
icon-clock-tower = Clock Tower
icon-courthouse = Courthouse
icon-crane = Crane
icon-dungeon = Dungeon
icon-ever-tree = Ever Tree
icon-fairgrounds = Fairgrounds
icon-farm = Farm
icon-general-store = General Store
icon-inn = Inn
icon-lookout = Lookout
icon-mine = Mine
icon-monastery = Monastery
icon-palace = Palace
icon-post-office = Post Office
icon-resin-refinery = Resin Refinery
icon-ruins = Ruins
icon-school = School
icon-storehouse = Storehouse
icon-theatre = Theatre
icon-twig-barge = Twig Barge
icon-university = University
amount-twig = { $n ->
    [one] { $n } [twig]
   *[other] { $n } [twig-many]
}
amount-resin = { $n ->
    [one] { $n } [resin]
   *[other] { $n } [resin-many]
}
amount-pebble = { $n ->
    [one] { $n } [pebble]
   *[other] { $n } [pebble-many]
}
amount-berry = { $n ->
    [one] { $n } [berry]
   *[other] { $n } [berry-many]
}
amount-any = { $n ->
    [one] { $n } [any]
   *[other] { $n } [any-many]
}
amount-card = { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
}
amount-point = { $n ->
    [one] { $n } [point]
   *[other] { $n } [point-many]
}
amounts = { $parts }
amount-nothing = nothing
icons-twig = {""}[twig-many]
icon-text-twig = {""}[twig]
icons-resin = {""}[resin-many]
icon-text-resin = {""}[resin]
icons-pebble = {""}[pebble-many]
icon-text-pebble = {""}[pebble]
icons-berry = {""}[berry-many]
icon-text-berry = {""}[berry]

# Seats
seat-0 = Squirrel
seat-1 = Mouse
seat-2 = Hedgehog
seat-3 = Turtle
rival-rugwort = Rugwort

# Cards
card-architect = Architect
card-bard = Bard
card-barge_toad = Barge Toad
card-chip_sweep = Chip Sweep
card-doctor = Doctor
card-fool = Fool
card-historian = Historian
card-husband = Husband
card-innkeeper = Innkeeper
card-judge = Judge
card-king = King
card-miner_mole = Miner Mole
card-monk = Monk
card-peddler = Peddler
card-postal_pigeon = Postal Pigeon
card-queen = Queen
card-ranger = Ranger
card-shepherd = Shepherd
card-shopkeeper = Shopkeeper
card-teacher = Teacher
card-undertaker = Undertaker
card-wanderer = Wanderer
card-wife = Wife
card-woodcarver = Woodcarver
card-castle = Castle
card-cemetery = Cemetery
card-chapel = Chapel
card-clock_tower = Clock Tower
card-courthouse = Courthouse
card-crane = Crane
card-dungeon = Dungeon
card-ever_tree = Ever Tree
card-fairgrounds = Fairgrounds
card-farm = Farm
card-general_store = General Store
card-inn = Inn
card-lookout = Lookout
card-mine = Mine
card-monastery = Monastery
card-palace = Palace
card-post_office = Post Office
card-resin_refinery = Resin Refinery
card-ruins = Ruins
card-school = School
card-storehouse = Storehouse
card-theatre = Theatre
card-twig_barge = Twig Barge
card-university = University
colour-tan = traveller
colour-green = production
colour-red = destination
colour-blue = governance
colour-purple = prosperity
kind-common-critter = Common critter
kind-unique-critter = Unique critter
kind-common-construction = Common construction
kind-unique-construction = Unique construction

# Locations
location-basic_3_twigs = 3 twigs
location-basic_2_twigs_1_card = 2 twigs and 1 card
location-basic_2_resin = 2 resin
location-basic_1_resin_1_card = 1 resin and 1 card
location-basic_2_cards_1_point = 2 cards and 1 point token
location-basic_1_pebble = 1 pebble
location-basic_1_berry_1_card = 1 berry and 1 card
location-basic_1_berry = 1 berry
location-haven = Haven
location-journey_5 = Journey for 5 points
location-journey_4 = Journey for 4 points
location-journey_3 = Journey for 3 points
location-journey_2 = Journey for 2 points
location-forest_2_berries_1_card = 2 berries and 1 card
location-forest_2_any = 2 resources of choice
location-forest_discard_draw_double = Trade cards for twice as many
location-forest_copy_basic_1_card = A basic location and 1 card
location-forest_3_cards_1_pebble = 3 cards and 1 pebble
location-forest_twig_resin_berry = 1 twig, 1 resin and 1 berry
location-forest_3_berries = 3 berries
location-forest_2_resin_1_twig = 2 resin and 1 twig
location-forest_2_cards_1_any = 2 cards and 1 resource of choice
location-forest_discard_3_any = Up to 3 cards for resources
location-forest_meadow_2_play_1 = 2 Meadow cards, one for 1 less

# Events
event-city_monument = City Monument
event-grand_tour = Grand Tour
event-harvest_festival = Harvest Festival
event-cartographers_expedition = Cartographers' Expedition
event-a_brilliant_marketing_plan = A Brilliant Marketing Plan
event-a_well_run_city = A Well Run City
event-an_evening_of_fireworks = An Evening of Fireworks
event-ancient_scrolls_discovered = Ancient Scrolls Discovered
event-capture_of_the_acorn_thieves = Capture of the Acorn Thieves
event-croak_wart_cure = Croak Wart Cure
event-flying_doctor_service = Flying Doctor Service
event-graduation_of_scholars = Graduation of Scholars
event-ministering_to_miscreants = Ministering to Miscreants
event-path_of_the_pilgrims = Path of the Pilgrims
event-performer_in_residence = Performer in Residence
event-pristine_chapel_ceiling = Pristine Chapel Ceiling
event-remembering_the_fallen = Remembering the Fallen
event-tax_relief = Tax Relief
event-the_everdell_games = The Everdell Games
event-under_new_management = Under New Management

# What cards, locations and events say; put together from their data
text-both = { $first } { $second }
text-sentence = { $part }.
text-play = When played: { $part }
text-visit = Worker: { $part }
text-visit-open = Worker, anybody’s: { $part } Another player’s visit brings you { $points }.
text-permanent = Workers stay here for good.
text-second = A second place opens with the { $card }.
text-extends = Your city gets { $n ->
    [one] one more space
   *[other] { $n } more spaces
}.
text-unlocks = Opens a second place: { $card }.
text-no-space = Takes no space in the city.
text-shares = May share a space with a { $card }.
text-pays-opponent = The cost is paid to an opponent.
text-fool = Goes into an opponent’s city.
text-any-critter = Its occupied token may bring in any one critter.
trigger-critter = After a critter comes into your city: { $part }
trigger-construction = After a construction comes into your city: { $part }
trigger-any = After each card you play: { $part }
effect-gain = Gain { $parts }
effect-gain-per = Gain { $parts } for each { $card } in your city
effect-gain-with = Gain { $parts }, with a { $card } in your city { $more }
effect-pay-points = Pay up to { $what } for { $points } each
effect-pay-for-points = You may pay { $what } to gain { $points }
effect-give-points = Give an opponent up to { $what } for { $points } each
effect-give-any-points = Give an opponent { $what } and gain { $points }
effect-gain-one = Gain one of { $parts }
effect-exchange = Exchange up to { $what } for as many others
each-points = { $points } for each
each-any = { $per ->
    [one] 1 [any] for each
   *[other] 1 [any] for every { $per }
}
each-cards = { $cards } for each
effect-discard = Discard { $cards }
effect-discard-any = Discard any number of [card-many]: { $reward }
effect-discard-up-to = Discard up to { $cards }: { $reward }
effect-meadow = Draw { $n ->
    [one] { $n } [card]
   *[other] up to { $n } [card-few]
} from the Meadow
effect-meadow-play = Draw up to { $n } [card-few] from the Meadow; one of them may be played for 1 [any] less
effect-inn = Play a Meadow card for { $less } [any-few] less
effect-queen = You may play a card worth at most { $points } points from hand or Meadow for free
effect-reveal-play = Reveal { $n } [card-few]; one worth at most { $points } points may be played for free, the rest is discarded
effect-produce = Activate all your green cards
effect-sweep = Activate another green card of your city
effect-mole = You may copy a green card of an opponent
effect-husband = Gain 1 [any] if he has a Wife beside him and there is a Farm in the city
effect-ranger = Move one of your placed workers to another place
effect-shepherd = Gain 1 [point] for each token on your Chapel
effect-teacher = Draw 2 [card-few], keep one and give the other to an opponent
effect-discard-meadow = Discard { $n } [card-few] of the Meadow and refill it
effect-cemetery = Reveal { $n } [card-few] of the deck or of the discard pile and play one for free; discard the rest
effect-chapel = Put 1 [point] on this card, then draw { $n } [card-few] for each [point] on it
effect-put-points = Put { $n } [point-few] on this card
effect-clock-tower = When you begin to prepare for a season, you may remove 1 [point] from it to use a basic or forest location where your worker stands
effect-copy-location = Use any basic or forest location, even an occupied one
effect-copy-basic = Use any basic location, even an occupied one
effect-post-office = Give an opponent { $n } [card-few], discard any number of [card-many], then draw up to the hand limit
effect-fill-up = Draw up to the hand limit
effect-ruins = Discard another construction of your city first, gain its cost and draw { $n } [card-few]
effect-storehouse = Put one of these on it: { $loads }
effect-take-stock = Take everything from it
effect-university = Discard another card of your city and gain its cost
effect-swap = When you pay for a card, 1 resource of its cost may be of another kind. Not with another such ability
effect-discard-self = When you play a { $kind ->
    [any] card
    [critter] critter
   *[construction] construction
}, you may discard this card to pay { $less } less. Not with another such ability
effect-imprison = When you play a card, you may put another critter of your city under this card to pay { $less } less. Not with another such ability. It holds one critter, with a { $card } in the city two
effect-marketing = Give opponents up to { $what } and gain { $points } for each
effect-recall = Take back one of your placed workers
effect-store-event = Put up to { $what } on this event
effect-scrolls = Reveal { $n } [card-many]; each goes to your hand or under this event
effect-thieves = Put up to { $n } critters of your city under this event
effect-cure = Pay { $berries } and discard { $cards } cards of your city
effect-scholars = Put up to { $n } critters from your hand under this event
effect-ceiling = Gain 1 [card] and 1 [any] for each [point] on your Chapel
bonus-per-card = At the end 1 [point] for each { $sort ->
    [common-critter] common critter
    [unique-critter] unique critter
    [common-construction] common construction
   *[unique-construction] unique construction
} in your city
bonus-per-colour = At the end 1 [point] for each { $colour ->
    [tan] tan
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
} card in your city
bonus-per-event = At the end { $basic } for each basic and { $special } for each special event you have achieved
bonus-per-resource = At the end { $points } for each { $resources } left in your supply, at most { $most }
bonus-pair = At the end { $points } if beside a { $card }
bonus-stored-twig = { $points } for each [twig] on it
bonus-stored-resin = { $points } for each [resin] on it
bonus-stored-pebble = { $points } for each [pebble] on it
bonus-stored-berry = { $points } for each [berry] on it
bonus-stored = At the end { $parts }
bonus-beneath = At the end { $points } for each card under it
bonus-pairs = At the end { $points } for each Husband and Wife together in any city
bonus-prisoner = At the end { $points } for each prisoner in your Dungeon
bonus-worker = At the end { $points } for each worker on your { $card }
bonus-token = At the end { $points } for each token on your { $card }
event-achieve = When achieved: { $part }
event-points = { $points }
event-needs = Needs: { $parts }
event-needs-tan = { $n ->
    [one] 1 tan card
   *[other] { $n } tan cards
}
event-needs-green = { $n ->
    [one] 1 green card
   *[other] { $n } green cards
}
event-needs-red = { $n ->
    [one] 1 red card
   *[other] { $n } red cards
}
event-needs-blue = { $n ->
    [one] 1 blue card
   *[other] { $n } blue cards
}
event-needs-purple = { $n ->
    [one] 1 purple card
   *[other] { $n } purple cards
}
event-needs-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
event-needs-critter = { $n ->
    [one] 1 critter
   *[other] { $n } critters
}
event-needs-construction = { $n ->
    [one] 1 construction
   *[other] { $n } constructions
}
event-needs-common = { $n ->
    [one] 1 common card
   *[other] { $n } common cards
}
event-needs-unique = { $n ->
    [one] 1 unique card
   *[other] { $n } unique cards
}
event-needs-leaving = { $n ->
    [one] { $n } card of your city that may leave it
   *[other] { $n } cards of your city that may leave it
}
event-needs-events = { $sort ->
    [basic] { $n ->
        [one] 1 basic event
       *[other] { $n } basic events
    }
    [special] { $n ->
        [one] 1 special event
       *[other] { $n } special events
    }
   *[any] { $n ->
        [one] 1 achieved event
       *[other] { $n } achieved events
    }
}

# Questions
prompt-turn = { $workers ->
    [0] Play a card, prepare for the season or pass
   *[other] Place a worker or play a card
}
prompt-pay = How do you pay for the { $card }?
prompt-resources = What do you pay for the { $card }?
prompt-gain-any = Which { $n ->
    [one] resource
   *[other] { $n } resources
} do you gain?
prompt-gain-one = What do you gain?
prompt-give = Who gets { $what }?
prompt-give-card = Who gets the card { $card }?
prompt-pay-points = How many { $resource } do you pay, for { $points } each?
prompt-exchange = Which resources do you exchange (up to { $n })?
prompt-give-points = Which { $n } resources do you give for { $points }?
prompt-discard = Which card do you discard? ({ $n } of { $most })
prompt-take-meadow = Which Meadow card do you draw? ({ $n } of { $most })
prompt-discard-meadow = Which Meadow card is discarded? ({ $n } of { $most })
prompt-play-drawn = Do you play one of these cards for 1 resource less?
prompt-inn = Which Meadow card do you play for 3 resources less?
prompt-queen = Do you play a card worth at most { $points } points for free?
prompt-revealed = Which of the revealed cards do you play for free?
prompt-production = Production: which green card is next?
prompt-react = Which card reacts first?
prompt-sweep = Which green card does the Chip Sweep activate?
prompt-mole = Which green card does the Miner Mole copy?
prompt-fool = Whose city gets the Fool?
prompt-move-worker = Which worker does the Ranger move?
prompt-move-to = Where does the worker go?
prompt-keep-one = Which card do you keep?
prompt-cemetery = Deck or discard pile?
prompt-clock-tower = Which location does the Clock Tower use?
prompt-copy-location = Which location do you use?
prompt-post-to = Who gets 2 cards?
prompt-post-card = Which card do you give? ({ $n } to go)
prompt-ruins = Which construction falls to ruins?
prompt-storehouse = What goes into the Storehouse?
prompt-university = Which card do you discard for its cost?
prompt-marketing = Which resource do you give, for { $points }? ({ $n } left)
prompt-recall = Which worker do you take back?
prompt-store-event = What do you put on the event (up to { $n })?
prompt-scrolls = Which revealed card goes to your hand? The rest goes under the event.
prompt-thieves = Which critter goes under the event? ({ $n } left)
prompt-cure = Which card of your city do you discard? ({ $n } to go)
prompt-scholars = Which critter goes under the event? ({ $n } left)
prompt-rob-rugwort = Which card of Rugwort’s city goes with the Fool?

# Options
option-done = That is all
option-nothing = Nothing
option-no-card = No card
option-place = Worker: { $place }
option-play = Play { $card } from { $source }
option-prepare = Prepare for { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
option-pass = Pass for good
grave-pass = Pass and take no more turns in this game? { $workers ->
    [0] You could still do something.
    [one] One of your workers is still free.
   *[other] { $workers } of your workers are still free.
}
option-pay = Pay { $what }
option-gain = Gain { $what }
option-pay-full = Pay { $what }
option-pay-occupied = Free through { $card }
option-pay-judge = Another resource instead of one, with the Judge
option-pay-crane = 3 less by discarding the { $card }
option-pay-innkeeper = 3 less by discarding the { $card }
option-pay-dungeon = 3 less by imprisoning the { $card }
option-pay-less-3 = 3 resources less than { $what }
option-pay-less-1 = 1 resource less than { $what }
option-pay-free = Free
option-pay-points = { $what } for { $points }
option-copy = { $card } ({ $owner })
option-discard = Discard
option-from-deck = From the deck
option-from-discard = From the discard pile
option-give-to = { $what } to { $taker }
source-hand = hand
source-meadow = the Meadow
source-revealed = the revealed cards
place-own-card = { $card }
place-their-card = { $card } of { $owner }
place-event = { $event }
place-displaced = a worker without a place

# Why not
why-no-worker = You have no worker left; prepare for the next season to get them back.
why-no-worker-autumn = You have no worker left, and autumn is the last season.
why-occupied = Another worker stands there.
why-own-worker = One of your workers stands there already.
why-journey-season = The Journey opens in your autumn.
why-journey-cards = It takes { $n } cards to discard, you have { $have }.
why-location = Nothing could be done there now.
why-event-done = { $owner } has achieved it already.
why-event-needs = Your city needs: { $parts }.
why-event-cost = It takes { $parts }.
why-closed = Only its owner may go there.
why-no-visit = No worker can go there.
why-spot-locked = The second place needs the { $card } in the city.
why-visit = What the card asks for is missing.
why-full = There is no space left in your city.
why-unique = You have this unique card already.
why-excluded = A card of your city replaces it; you may not play another one.
why-no-construction = It takes another construction of your city to discard.
why-no-fool = No opponent can take the Fool.
why-missing = You still need { $what }.
why-blocked = Rugwort’s worker stands on this card.
why-workers-left = Place all your workers first.
why-last-season = Autumn is the last season.

# The log
log-place = sends a worker: { $place }
log-move-worker = moves a worker: { $left } → { $place }
log-visited = brings { $owner } { $n } [point]
log-play = plays { $card } ({ $source })
log-play-with = plays { $card } ({ $source }), using { $using }
log-play-imprisoning = plays { $card } ({ $source }) and imprisons { $using }
log-pay = pays { $what }
log-give = gives { $what } to { $taker }
log-gain = gains { $what }
log-points = gains { $n ->
    [one] { $n } [point]
   *[other] { $n } [point-many]
}
log-pay-points = gives up { $what } for { $points }
log-draw = draws { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
}
log-draw-own = draws { $cards }
log-discard = discards { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
}
log-take-meadow = takes { $card } from the Meadow
log-discard-meadow = discards { $card } from the Meadow
log-reveal = Revealed: { $cards }
log-reshuffle = The discard pile is shuffled into a new deck
log-give-card = gives a card to { $taker }
log-give-card-seen = gives { $card } to { $taker }
log-give-nobody = discards the card that nobody can take
log-give-full = discards the card for which { $taker } has no room
log-activate = { $card } is activated
log-copies = { $card } copies { $copied }
log-react = { $card } reacts
log-brought = { $said } ({ $card })
log-production = has a production
log-copy-location = uses the location: { $place }
log-leave = { $card } leaves the city
log-fool = sends the Fool to { $owner }
log-stock = stores { $what }
log-put-points = puts { $points } on { $card }
log-spend-point = takes 1 [point] off { $card }
log-store-event = puts { $what } on the event
log-scholar = puts a critter under the event
log-scroll = takes a revealed card to hand
log-scroll-own = takes { $card } to hand
log-scrolls-left = puts { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} under the event
log-event = achieves the event { $event }
log-recall = takes a worker back: { $place }
log-season = prepares for { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
log-pass = passes
log-end = Everybody has passed: the game is over
log-rugwort-plays = Rugwort rolls { $die } and takes { $card }
log-rugwort-fool = Rugwort rolls { $die } and sends { $card } into the player’s city
log-rugwort-nothing = Rugwort rolls { $die } and finds no card
log-rugwort-event = Rugwort takes the event { $event }
log-rugwort-moves = Rugwort’s workers move for { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
log-kidnap = loses a worker to Rugwort
log-rob-rugwort = takes { $card } out of Rugwort’s city

# The score sheet
line-base = Cards
line-tokens = Point tokens
line-prosperity = Prosperity
line-journey = Journey
line-events = Events
line-cards = Rugwort’s cards
line-purple = Prosperity cards
line-basic_events = Basic events
line-missed_events = Special events you missed

# The set-up form
setup-start = Who starts
setup-start-note = Whoever starts gets fewer cards.
setup-start-random = at random
setup-start-seat-0 = the first player
setup-start-seat-1 = the second player
setup-start-seat-2 = the third player
setup-start-seat-3 = the fourth player
setup-year = Rugwort’s year (playing alone)
setup-year-note = Every year Rugwort is stronger and plays more cunningly.
setup-year-1 = 1 – the Rascal
setup-year-2 = 2 – the Rotten
setup-year-3 = 3 – the Rapscallion

# Why a table cannot be set up so.
setup-why-start = This seat is not at the table.
setup-why-year = The years are for one player against Rugwort.

# Several cards at once
several-discard = Discard { $n } of { $most }
several-discard-none = Discard none
several-take = Take { $n } of { $most }
several-take-none = Take none
several-give = Give { $n } of { $most }
several-give-none = Give none
several-put = Put there { $n } of { $most }
several-put-none = Put none there

# Counters: what, how many, for whom
kind-twig = twigs [+twig]
kind-resin = resin [+resin]
kind-pebble = pebbles [+pebble]
kind-berry = berries [+berry]
give-to = To { $taker }
limit-own = You have no more of these
