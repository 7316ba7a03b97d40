# Nightweave's Lair
rival-nightweave = Nightweave
line-zero_bonus = Cards of value 0
line-type_bonus = Purple, legendary and Newleaf cards
line-special_events = Special events

# Set-up
setup-nightweave_lair = Nightweave’s Lair
setup-nightweave_lair-note = One or two players against Nightweave, a spider who takes turns of her own by her action cards.
setup-level = Nightweave’s level
setup-level-note = Whenever a star stands on her cards she gains as many points; from level 1 on her cards count for more.
setup-level-0 = 0 – Tame: no stars, no bonuses
setup-level-1 = 1 – Tricky: a star is a point, cards of value 0 count 1
setup-level-2 = 2 – Troublesome: purple cards count 1 more
setup-level-3 = 3 – Terrible: purple cards count 2 more, special events 6
setup-level-4 = 4 – Terrifying: a star is four points, bonuses of 2 and 3
setup-action_deck = Nightweave’s action cards
setup-action_deck-note = The host of the site can replace the reconstructed cards by a copy of those in a box.
setup-spring_worker = Spring worker in spite of powers
setup-spring_worker-note = Players with powers get their new worker in spring all the same: an easier game in the lair.
setup-why-no-lair = This belongs to Nightweave’s Lair, which is not chosen.
setup-why-lair-seats = Nightweave plays against one or two players.
setup-why-lair-rugwort = Where Nightweave is, Rugwort is not, and neither are his years.
setup-why-action-deck = These action cards are not here: whoever runs the site has to install them.
setup-why-lair-events = With the Station Nightweave plays for the special events of Newleaf alone.
setup-why-lair-base-events = Without the Station Nightweave plays for the special events of the base game.
setup-why-spring-worker = Only players with powers lack their spring worker.

# Her action cards
nw-place_basic = a worker to { $place }
nw-place_forest = a worker to { $place }
nw-place_journey = a worker to { $place }
nw-place_own_destination = a worker to a red card of her own
nw-place_open_destination = a worker to an open card
nw-place_basic_event = a worker to a basic event
nw-place_special_event = a worker to a special event
nw-place_haven_market = a worker to the Haven
nw-place_ambassador = an ambassador to the river
nw-draw = draw a card
nw-discard = discard a card for a point
nw-play_meadow = play a Meadow card
nw-play_meadow_draw = play a Meadow card and draw a card
nw-play_meadow_discard = play a Meadow card and discard a card
nw-play_hand = play a card from hand
nw-place_nightweave = Nightweave to the Meadow
nw-with-points = { $action }, { $points }
nw-star-points = points of her level
nw-clearing-upper_left = the upper left clearing
nw-clearing-upper_right = the upper right clearing
nw-clearing-lower_right = the lower right clearing
nw-clearing-lower_left = the lower left clearing
nw-why-worker = no worker in the lair
nw-why-own = no free red card in her city
nw-why-open = no free open card
nw-why-special = already a special event in this season
nw-why-ambassador = no ambassador
nw-why-place = no free place
nw-why-figure = she is not in the lair
nw-why-deck = no card in the deck
nw-why-hand = no card in her hand
nw-why-full = her city is full
nw-why-no-card = no card to play

# Questions
prompt-nw-own = To which card of her city does Nightweave’s worker go?
prompt-nw-open = To which open card does Nightweave’s worker go?

# Log
log-nw-card = Nightweave reveals a card: { $first }; else { $second } ({ $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
})
log-nw-reshuffle = Nightweave’s action cards are shuffled anew; her season ends with the next card that would place somebody
log-nw-does = Nightweave does { $number ->
    [1] the first action
   *[2] the second action
}: { $action }
log-nw-cannot = Nightweave cannot: { $action } – { $why }
log-nw-default = Nightweave can do neither and falls back on the last line of the card
log-nw-walk = { $place } does not suit her; she takes the next free place { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
}
log-nw-place = Nightweave sends a worker: { $place }
log-nw-pays = { $owner } gains { $n ->
    [one] { $n } [point]
   *[other] { $n } [point-many]
} for the visit
log-nw-event = Nightweave takes the event { $event }
log-nw-points = Nightweave gains { $n ->
    [one] { $n } [point]
   *[other] { $n } [point-many]
}
log-nw-draw = Nightweave draws { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
}
log-nw-discard = Nightweave discards the top card of her hand
log-nw-roll = Nightweave rolls { $die }
log-nw-from-deck = She stands there herself, or there is no card: the top card of the deck is played
log-nw-enters = Nightweave stands on place { $n } of the Meadow
log-nw-enters-station = Nightweave stands on place { $n } of the Station
log-nw-full = Nightweave’s city is full: { $card } is discarded
log-nw-plays = Nightweave plays { $card }
log-nw-takes-over = Nightweave takes { $card } into her city
log-nw-plays-to = Nightweave plays { $card } into the city of { $owner }
log-nw-fool-away = No city takes { $card } of Nightweave: it is discarded
log-nw-reward = { $card } lies in Nightweave’s lair as a reward
log-nw-gathers = Nightweave takes { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} of Newleaf from the Meadow
log-nw-visitor = Nightweave takes the visitor { $visitor }
log-nw-visitor-away = The visitor { $visitor } is sent away
log-nw-takes-meadow = Nightweave takes { $card } from the Meadow
log-nw-discards-meadow = { $card } leaves the Meadow
log-nw-season = Nightweave and her workers come home and prepare for { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
log-nw-workers = Nightweave gets { $n ->
    [one] { $n } new spiderling
   *[other] { $n } new spiderlings
}
log-nw-legend = Nightweave gets a legendary card
log-nw-end = Nightweave has finished autumn: her rewards come into her city

# Behaviours, plans and tricks: what can be chosen
setup-behaviour = Nightweave’s behaviour
setup-behaviour-note = What her figure on the Meadow does to the cards beside it. Only with the base game, Farms of the seasons and powers of Mistwood.
setup-behaviour-none = none
setup-behaviour-random = any one by chance
setup-behaviour-critical = Critical: a card of the same colour for what you take beside her
setup-behaviour-careless = Careless: cards beside her are swept away
setup-behaviour-casual = Casual: she moves on and keeps a card
setup-behaviour-spiteful = Spiteful: she gains the value of what you take beside her
setup-behaviour-remarkable = Remarkable: cards beside her cost 1 more
setup-behaviour-self_centred = Self-centred: nobody takes cards beside her
setup-behaviour-dreadful = Dreadful: she keeps the cards beside her at the end of her season
setup-behaviour-needy = Needy: a point token for what you take beside her
setup-plan = Nightweave’s plan
setup-plan-note = What happens all game long, mostly when she enters the Meadow. For one player.
setup-plan-none = none
setup-plan-random = any one by chance
setup-plan-smothering_swarm = Smothering Swarm: ever more webs
setup-plan-ingenuity = Ingenuity: she draws for resources beyond three
setup-plan-silken_barricade = Silken Barricade: green cards act only once
setup-plan-charisma = Charisma: points for places that are taken
setup-plan-camouflage = Camouflage: webs on events
setup-plan-spider_whims = Spider Whims: ever another behaviour
setup-plan-subjugation = Subjugation: two cards of your hand
setup-plan-hostage = Hostage: a card of your city
setup-plan-entwining = Entwining: your purple cards count for her too
setup-plan-spinning_threads = Spinning Threads: a reward for every card in your hand
setup-plan-getting_tangled = Getting a Bit Tangled: two tricks every season
setup-plan-power_grab = Power Grab: a card of your hand for her city
setup-plan-entrapment = Entrapment: open cards are hers
setup-tricks = Nightweave’s tricks
setup-tricks-note = From her spring on a trick in every season: some act once and can be foiled, others last. For one player.
setup-why-plan-alone = Plans and tricks are for one player.
setup-why-plan-or-tricks = A plan and tricks exclude each other.
setup-why-whims = Spider Whims changes the behaviour, so it needs one.
setup-why-swarm = Smothering Swarm is not for level 0.
setup-why-other-material = Behaviours, plans and tricks go only with the base game, the Farms of the seasons and the powers of Mistwood.

# Their names
nw-critical = Critical
nw-critical-text = For a card that you play or draw beside her you lay a hand card of the same colour into its place; without one you cannot take it.
nw-careless = Careless
nw-careless-text = When she enters the Meadow, and after you have taken a card beside her, all cards beside her are discarded and replaced.
nw-casual = Casual
nw-casual-text = After you have taken a card beside her she rolls and moves to another place; the card there is a reward of hers.
nw-spiteful = Spiteful
nw-spiteful-text = For a card that you take beside her she gains its value, at least 1; for each point you may give up a hand card or a resource.
nw-remarkable = Remarkable
nw-remarkable-text = Playing a card beside her costs a resource more, even if it is free.
nw-self_centred = Self-centred
nw-self_centred-text = You may not take cards beside her. When she plays one herself, she gains points of her level.
nw-dreadful = Dreadful
nw-dreadful-text = When she prepares for a season, the cards right beside her, not diagonally, are her rewards.
nw-needy = Needy
nw-needy-text = For a card that you take beside her you give her a point token; without one you cannot take it.
nw-smothering_swarm = Smothering Swarm
nw-smothering_swarm-text = A web lies on the Haven; whenever she enters the Meadow you put another one on an exclusive place. Webs bar her, and a worker of yours there brings her points of her level.
nw-ingenuity = Ingenuity
nw-ingenuity-text = Whenever she enters the Meadow she draws a card face down into her lair for every resource that you have beyond three. Foil: drop resources first.
nw-silken_barricade = Silken Barricade
nw-silken_barricade-text = A green card that you have played never acts again. Foil: a hand card or a resource.
nw-charisma = Charisma
nw-charisma-text = She gains points of her level whenever her card names a place that is taken. Foil: a hand card or a resource for the whole turn.
nw-camouflage = Camouflage
nw-camouflage-text = Whenever she enters the Meadow, webs come onto the basic events and a special event of your choice. For each web an event costs you a hand card or a resource.
nw-spider_whims = Spider Whims
nw-spider_whims-text = Whenever she enters the Meadow she draws a card, the Meadow is replaced, and she behaves differently.
nw-subjugation = Subjugation
nw-subjugation-text = Whenever she enters the Meadow, of two random cards of your hand one is discarded and she gets the other; with fewer than three she draws two. Foil: 2 resources or points, to choose which.
nw-hostage = Hostage
nw-hostage-text = Whenever she enters the Meadow she takes a card of value 1 or more from your city. Foil: 2 hand cards or resources; then she plays the top card of the deck.
nw-entwining = Entwining
nw-entwining-text = For every purple card that you play she gains its value.
nw-spinning_threads = Spinning Threads
nw-spinning_threads-text = Whenever she enters the Meadow she draws as many rewards as you hold cards. Foil: discard cards first.
nw-getting_tangled = Getting a Bit Tangled
nw-getting_tangled-text = Whenever she prepares for a season, a trick that acts once and then one that lasts.
nw-power_grab = Power Grab
nw-power_grab-text = Whenever she enters the Meadow she plays a random card of your hand; with fewer than two, the top card of the deck. Foil: 2 resources or points, to choose the card.
nw-entrapment = Entrapment
nw-entrapment-text = Open cards take no space in her city. Whenever she enters the Meadow she plays one from there. Her visits to open cards, and yours in her city, bring her points of her level.
nw-clerical_errors = Clerical Errors
nw-clerical_errors-text = She gains points of her level for every blue card that you play.
nw-berry_jam = Berry Jam
nw-berry_jam-text = Webs on basic and forest places with berries, twigs or any resources: a worker there costs a resource and brings her a point. They bar her.
nw-caught_in_the_web = Caught in the Web
nw-caught_in_the_web-text = Three random cards of your hand can be neither played nor discarded.
nw-pickpocket = Pickpocket
nw-pickpocket-text = She takes half of your hand, rounded up. Foil: a point for her for every card that you keep.
nw-loot = Loot
nw-loot-text = A die decides of which resource you lose up to three. Foil: 2 hand cards.
nw-theft = Theft!
nw-theft-text = A die decides of which resource you lose up to three. Foil: 2 hand cards.
nw-sticky_brew = Sticky Brew
nw-sticky_brew-text = Webs on basic and forest places with resin, pebbles or any resources: a worker there costs a resource and brings her a point. They bar her.
nw-imitation = Imitation
nw-imitation-text = She gains 2 points for every card in your hand. Foil: discard cards first.
nw-infestation = Infestation
nw-infestation-text = Webs on the red cards of both cities: a worker there costs you 2 hand cards or resources. They bar her.
nw-hostile_takeover = Hostile Takeover
nw-hostile_takeover-text = She steals a purple card of your city, else one of the highest value. Foil: a free worker stands on it until your next season.
nw-crop_failure = Crop Failure
nw-crop_failure-text = She gains points of her level for every green card that you play.
nw-paralysing_fear = Paralysing Fear
nw-paralysing_fear-text = The critters of your city lie face down and count for nothing. Foil: a hand card or a resource for each that stays.
nw-spiders_in_the_treetops = Spiders in the Treetops
nw-spiders_in_the_treetops-text = A worker in the forest costs you a hand card or a resource.
nw-spiders_underground = Spiders Underground
nw-spiders_underground-text = A green card costs you 2 hand cards or resources more.
nw-web_toll = Web Toll
nw-web_toll-text = A worker on an exclusive basic place brings her a point. The webs bar her.
nw-scheming = Scheming
nw-scheming-text = A blue card, and everything that blue cards do, costs you a hand card or a resource. You draw no blue cards.
nw-creepy_crawlies = Creepy Crawlies
nw-creepy_crawlies-text = The Meadow is replaced, you discard your tan cards, and she gains points of her level. Foil: 3 resources.
nw-biased_judges = Biased Judges
nw-biased_judges-text = She gains 3, 2 or 1 points by your season: spring, summer, autumn. An event costs you a hand card or a resource.
nw-falling_value = Falling Value
nw-falling_value-text = She gains points of her level for every purple card that you play.
nw-industrious = Industrious
nw-industrious-text = Three cards of the deck come into her city. Foil: one less for every hand card that you discard.
nw-nightshade_stew = Nightshade Stew
nw-nightshade_stew-text = A placed worker of yours works for her next; without one, the next that you place. Foil: 2 points, or 3 hand cards or resources.
nw-hidden_trap = Hidden Trap
nw-hidden_trap-text = A worker on a basic place brings her a point, unless you give up a hand card or a resource.
nw-prying_eyes = Prying Eyes
nw-prying_eyes-text = A critter by an occupied token costs you 2 hand cards.
nw-from_above = They Came from Above
nw-from_above-text = The exclusive basic places are closed to you.
nw-bad_reputation = Bad Reputation
nw-bad_reputation-text = No tan cards come to the Meadow. A tan card from your hand costs a hand card or a resource more.
nw-ill_borrow_this = I’ll Borrow This!
nw-ill_borrow_this-text = She takes three random cards of your hand. Foil: a resource for every card that you keep.
nw-snatched = Snatched!
nw-snatched-text = A die decides of which resource you lose up to three. Foil: 2 hand cards.
nw-fatigue = Fatigue
nw-fatigue-text = She gains points of her level for every red card that you play.
nw-grand_swindler = Grand Swindler
nw-grand_swindler-text = A die decides which event is hers. Foil: 3 hand cards or resources.
nw-ransom = Ransom
nw-ransom-text = A free worker of yours waits in her lair until your next season; without one she gains points of her level and takes a placed one. Foil: 2 points, or 3 hand cards or resources.
nw-closed = Closed
nw-closed-text = The constructions of your city lie face down and count for nothing. Foil: a hand card or a resource for each that stays.
nw-highwaymen = Highwaymen
nw-highwaymen-text = A worker in the forest brings her 2 points. The webs bar her.
nw-thief = Thief!
nw-thief-text = A die decides of which resource you lose up to three. Foil: 2 hand cards.

# Questions about them
prompt-nw-give = Give up { $n } { $kinds ->
    [c] hand cards
    [r] resources
    [p] point tokens
    [cr] hand cards or resources
   *[rp] resources or point tokens
}
kind-point = points [+point]
limit-nw-needed = The rest is still needed
several-give-up = Give up { $n } of { $most }
several-give-up-none = Give up none
prompt-nw-foil = { $card }: pay so that it does not happen?
option-nw-let = Let it happen
option-nw-foil = Pay { $n } { $kinds ->
    [c] hand cards
    [r] resources
    [p] point tokens
    [cr] hand cards or resources
   *[rp] resources or point tokens
}
option-nw-guard = A worker stands on it
prompt-nw-replace = Which hand card lies on the Meadow instead?
prompt-nw-spite = Nightweave gains { $n ->
    [one] { $n } [point]
   *[other] { $n } [point-many]
}. Give something up for one of them?
prompt-nw-web = Where does the next web lie?
prompt-nw-web-event = Onto which special event does a web come?
prompt-nw-ingenuity = Nightweave draws { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
}. Drop a resource?
prompt-nw-subjugation = Which of the two cards is discarded? Nightweave gets the other.
prompt-nw-grab = Which card does Nightweave take?
prompt-nw-hostage = Which card does Nightweave take from your city?
prompt-nw-entrap = Which open card of the Meadow does Nightweave play?
prompt-nw-keep = Nightweave takes { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} of your hand. How many of them do you keep, for a point of hers each?
prompt-nw-keep-paid = Nightweave takes { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} of your hand. How many of them do you keep, for a resource each?
option-nw-keep = { $n ->
    [0] none
   *[other] { $n }
}
prompt-nw-takeover = Which card does Nightweave steal?
prompt-nw-turn-over = Which card stays face up for a hand card or a resource?
prompt-nw-lend = Which of your workers goes to Nightweave’s lair?
prompt-nw-hold = Which of your workers does Nightweave keep until your next season?
why-nw-web = A web lies here, and you cannot pay for it.
why-nw-toll = Nightweave asks for more than you have left.

# Log of them
log-nw-foiled = foils { $card }
log-nw-pays-point = gives up a point token
log-nw-plan = Nightweave’s plan: { $card }
log-nw-behaviour = Nightweave behaves differently: { $card }
log-nw-trick = Nightweave’s trick: { $card }
log-nw-replace = lays { $card } onto the Meadow
log-nw-sweep = All cards beside Nightweave are replaced
log-nw-web = puts a web on { $place }
log-nw-web-event = puts a web on the event { $event }
log-nw-hidden = A card lies face down in Nightweave’s lair as a reward
log-nw-shown = has seen { $cards }
log-nw-subjugation = Of two cards one is discarded, and Nightweave gets the other
log-nw-silence = { $card } lies under a web and never acts again
log-nw-takes-hand = Nightweave takes { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} of the hand
log-nw-turned = { $n ->
    [one] { $n } card lies
   *[other] { $n } cards lie
} face down
log-nw-lent = A worker goes to Nightweave’s lair and works for her
log-nw-held = A worker waits in Nightweave’s lair

# Rugwort's cards
setup-rugwort_cards = Rugwort’s cards
setup-rugwort_cards-note = Three cards of Rugwort in the deck: the Rowdy, the Robber and the Ruler.
icon-rugwort-the-rowdy = Rugwort the Rowdy
icon-rugwort-the-robber = Rugwort the Robber
icon-rugwort-the-ruler = Rugwort the Ruler
card-rugwort_the_rowdy = Rugwort the Rowdy
    .brief = Rowdy Rugwort
card-rugwort_the_robber = Rugwort the Robber
    .brief = Robber Rugwort
card-rugwort_the_ruler = Rugwort the Ruler
text-any-construction = Free with an occupied token on any construction.
text-nw-plays-too = Nightweave acts by it too.
effect-rowdy = Take a green card of an opponent and use it; this card goes to that city, and its owner discards { $n } cards
effect-robber = Swap hands with an opponent
bonus-ruler = At the end 1 [point] for each event of one opponent
prompt-rowdy = Which green card does the Rowdy take?
option-card-of = { $card } of { $owner }
prompt-nw-rowdy = Which green card does Nightweave take?
prompt-robber = With whom are hands swapped?
log-rowdy = takes { $card } of { $owner } and leaves the Rowdy there
log-robber = swaps hands with { $owner }
log-nw-robber = Nightweave swaps hands with { $owner }
log-nw-rowdy-away = There is no space in the city: Nightweave discards { $card }
log-nw-cut = Nightweave first discards { $n ->
    [one] { $n } [card]
   *[other] { $n } [card-many]
} at random, down to 8
