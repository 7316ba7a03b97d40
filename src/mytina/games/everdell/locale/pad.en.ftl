# The score pad: what is tapped
pad-city = City
pad-events = Events
pad-events-basic = Basic events
pad-events-special = Special events
pad-colour-tan = Travellers
pad-colour-green = Production
pad-colour-red = Destinations
pad-colour-blue = Governance
pad-colour-purple = Prosperity
pad-tokens = Point tokens
pad-twig = Twigs
pad-resin = Resin
pad-pebble = Pebbles
pad-berry = Berries
pad-journey = Workers on the Journey
pad-spot-of = Spot { $n }
pad-points = Tokens on it
pad-prisoners = Prisoners
pad-workers = Workers
pad-cards = Cards under it
pad-paired = Paired
pad-rugwort-note = A game alone: count what lies in front of Rugwort. Special events that you have not achieved are counted for him by themselves.
pad-year = Year
pad-purple_cards = Purple cards
pad-other_cards = Other cards
pad-pairs = Pairs of Husband and Wife among them
pad-basic_events = Basic events
pad-point_tokens = Tokens he was given
pad-autumn = Autumn has been prepared for
tie-events = Events achieved
tie-resources = Resources left

# What cannot be
pad-what-points = { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
}
pad-what-prisoners = { $n ->
    [one] 1 prisoner
   *[other] { $n } prisoners
}
pad-what-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
pad-what-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
pad-unknown-card = There is no card “{ $name }”; it counts nothing.{ $like ->
    [none] {""}
   *[other] { " " }Did you mean { $like }?
}
pad-unknown-event = There is no event “{ $name }”; it counts nothing.{ $like ->
    [none] {""}
   *[other] { " " }Did you mean { $like }?
}
pad-unique = { $card } is unique, but this city has { $n }.
pad-spaces = The cards take { $n } spaces; a city has { $most }.
pad-lonely = { $card } is said to be paired { $n ->
    [one] once
   *[other] { $n } times
}, but { $pairs ->
    [0] there is no { $partner } to pair with
    [one] there is only 1 pair
   *[other] there are only { $pairs } pairs
}.
pad-not-paired = { $card } never shares its space with another card.
pad-not-occupied = { $card } is a critter; only constructions are occupied.
pad-holds-none = { $card } does not hold { $what }; not counted.
pad-holds-fewer = { $card } has { $what }, but it never holds more than { $most }.
pad-spot = The Journey spot { $spot } holds only one worker.
pad-many-workers = { $n } workers stand on the Journey and on cards; a player has { $most }.
pad-event-twice = { $event } belongs to player { $player } already; it is achieved once and not counted again.
pad-event-takes-none = { $event } does not take { $what }; not counted.
pad-event-fewer = { $event } holds { $n } resources, but never more than { $most }.
pad-event-fewer-cards = { $event } has { $n } cards under it, but never more than { $most }.
pad-copies = { $card } lies on the table { $n } times; the deck has { $most }.
pad-basic-events = Rugwort is said to have { $n } basic events, but only { $free } are left to him; so many are counted.
pad-special-events = { $n } special events were achieved, but only { $most } lie on the table.

# A document that cannot be scored
pad-event = event { $number }
pad-no-card-id = { $given } is not the id of a card
pad-no-event-id = { $given } is not the id of an event
pad-rugwort-alone = he plays against one player
pad-rugwort-pairs = every pair takes one of each colour, so { $pairs } are too many. { $cards }: { $n }
