# What the pictures say
art-brief = { $card-brief }
art-from = from { $source }
art-meadow = The Meadow
art-revealed = Revealed cards
art-hand = Your hand
art-of = { $n } of { $most }
art-none = No cards just now.
art-journey = Journey
art-places = Locations
art-forest = Forest
art-events = Events
art-city-of = { $name }’s city · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $points }
art-rival = Rugwort’s city
art-rival-events = { $n ->
    [one] Rugwort has taken { $n } event
   *[other] Rugwort has taken { $n } events
}
art-rolled = The die shows { $n }
art-not-rolled = The die has not been rolled yet
art-kidnapped = { $n ->
    [one] carried off by Rugwort
   *[other] { $n } carried off by Rugwort
}
art-deck = Deck: { $n }
art-discard = Discard pile: { $n }
art-discard-short = discard
art-passed = passed
art-crew = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
}: { $free ->
    [one] { $free } worker free
   *[other] { $free } workers free
}, { $out } placed.
art-season-winter = Winter
art-season-spring = Spring
art-season-summer = Summer
art-season-autumn = Autumn
art-workers-of = Workers: { $names }.
art-achieved = Achieved by { $name }.
art-occupied = Occupied
art-prisoners = { $n ->
    [one] { $n } prisoner
   *[other] { $n } prisoners
}

art-glade = The glade under the Ever Tree
art-own-city = Your city
art-supply = Your supply
art-luggage = Your luggage
art-events-special = Special events
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-city-cards = { $n ->
    [one] { $n } card in the city
   *[other] { $n } cards in the city
}
art-count-places = { $n ->
    [one] { $n } place for a worker
   *[other] { $n } places for a worker
}
art-count-cards = { $n ->
    [one] { $n } card you can play
   *[other] { $n } cards you can play
}
art-count-events = { $n ->
    [one] { $n } event you can achieve
   *[other] { $n } events you can achieve
}

# Places of the table
zone-glade = Glade
zone-city = City
zone-neighbours = Neighbours

# Looking closer
art-kind = { $colour } · { $kind } · { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the deck
art-list = { $parts }
art-when = When it acts
art-when-play = at once when played, and then no more
art-when-produce = at once when played, and at every production
art-when-visit = when you send a worker here
art-when-visit-open = when anybody sends a worker here
art-when-trigger = always: after a card is played
art-when-pay = always: when you pay for a card
art-when-season = when you prepare for the next season
art-when-end = at the end of the game
art-free-with = Free with
art-brings-free = Brings for free
art-link-free = { $card } stands in your city and is free.
art-link-occupied = { $card } in your city is already occupied.
art-link-none = Not in your city yet: { $cards }.
art-leaves = leaves you { $what }
art-pays-nothing = you pay nothing
deed-free = Play for free from { $source }
deed-play = Play from { $source }
art-event-basic = Basic event
art-event-special = Special event
art-place-basic-one = Basic location · one worker only
art-place-basic-many = Basic location · any number of workers
art-place-other-one = One worker only
art-place-other-many = Any number of workers
art-place-forest = Forest card

# Beside an option: how a card would best be paid, and what is missing
note-full = for { $what }
note-nothing = for free
note-occupied = free through { $card }
note-less = { $what } less with { $card }
note-with = with { $card }

# What is worth stopping for
news-season = { $season ->
    [spring] Spring has come
    [summer] Summer has come
   *[autumn] Autumn has come
}
news-production = Production
news-brought = { $card }: { $what }
news-copied = { $card } as { $copied }
art-brought = Just brought: { $what }

# Groups of options
verb-place = Send a worker
verb-event = Achieve an event
verb-visit = Visit a card
verb-play = Play a card
verb-card = Cards
verb-from = Workers
verb-pay = Payment
verb-gain = Gain
verb-copy = Copy
verb-keep = Keep
verb-seat = Players

# What is done to a card that answers a question
deed-discard = Discard { $card }
deed-discard-meadow = Discard { $card }
deed-ruins = Discard { $card }
deed-university = Discard { $card }
deed-cure = Discard { $card }
deed-knoll-discard = Discard { $card }
deed-trim-hand = Discard { $card }
deed-darkdeep = Discard { $card }
deed-bees = Discard { $card }
deed-take-meadow = Take { $card }
deed-scrolls = Take { $card }
deed-knoll-take = Take { $card }
deed-poet-take = Take { $card }
deed-production = Activate { $card }
deed-react = { $card } first
deed-sweep = Activate { $card }
deed-activate-green = Activate { $card }
deed-bees-green = Activate { $card }
deed-chipter = Activate { $card }
deed-keep-one = Keep { $card }
deed-post-card = Give { $card }
deed-give-for = Give { $card }
deed-thieves = Put { $card } under the event
deed-scholars = Put { $card } under the event
deed-reserve = Reserve { $card }
deed-bats = Put { $card } into the archive
deed-revealed = Play { $card } for free
deed-pick = Pick { $card }
art-turned = it lies face down and counts for nothing
