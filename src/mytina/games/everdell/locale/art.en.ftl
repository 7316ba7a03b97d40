# What the pictures say
art-meadow = The Meadow
art-revealed = Revealed cards
art-hand = Your hand
art-of = { $n } of { $most }
art-none = No cards just now.
art-journey = Journey
art-places = Locations
art-forest = Forest
art-events = Events
art-city = { $name }’s city
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
art-deck-short = deck
art-discard = Discard pile: { $n }
art-discard-short = discard
art-passed = passed
art-spaces = { $n } of 15 spaces
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
art-reference = { $kind }, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the deck; linked with { $links }

# Beside an option: how a card would best be paid, and what is missing
note-full = for { $what }
note-nothing = for free
note-occupied = free through { $card }
note-less = { $what } less with { $card }
note-with = with { $card }
note-lack = need

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
