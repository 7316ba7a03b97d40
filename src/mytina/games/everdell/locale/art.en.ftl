# What the pictures say
art-meadow = The Meadow
art-revealed = Revealed cards
art-hand = Your hand
art-journey = Journey
art-places = Locations
art-events = Events
art-city = { $name }’s city
art-rival = Rugwort’s city
art-deck = Deck: { $n }
art-discard = Discard pile: { $n }
art-passed = passed
art-spaces = { $n } of 15 spaces taken
art-reference = { $kind }, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the deck; linked with { $links }
