# A companion for the real table
companion-title = Nightweave for your table
companion-about = Is the box on your table? This page plays Nightweave for you: it reveals her card, rolls her die, finds the place by the choosing rule and says what to do with the pieces, and why. You tap what is taken, and tell which cards she turns over. It also runs her behaviours, plans and tricks, and the Station with its visitors.
companion-players = How many of you play
companion-humans = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
companion-with-tricks = With her tricks
companion-with-newleaf = With the cards and the Station of Newleaf
companion-with-corrin = With the cards of Corrin Evertail
companion-with-legends = With legendary cards
companion-yes = yes
companion-no = no
companion-none = none
companion-number = { $n }
companion-cannot = That does not go together.
companion-turn = Nightweave’s turn ({ $n })
companion-by = { $who ->
    [only] The player
    [0] The player at her left
   *[1] The player at her right
}: { $what }
companion-paid = something is given up { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
companion-which = Look at { $card }. Which one is it?
companion-which-visitor = Which visitor lies face up on { $n ->
    [1] the left stack
   *[other] the right stack
}?
companion-which-hidden = Turn over the face-down card { $n } in her lair. Which one is it?
companion-is-legend = Look at the top card of her hand without showing it: is it legendary?
companion-from-meadow = the card at place { $n } of the Meadow
companion-from-station = the card at place { $n } of the Station
companion-from-there = the card that lies there now
companion-from-deck = the top card of the deck
companion-from-hand = the top card of her shuffled hand
companion-from-yours = the card of your hand that she takes
companion-ask-hand = How many cards are in your hand?
companion-ask-resources = How many resources do you have?
companion-ask-newleaf = How many Newleaf cards lie on the Meadow now?
companion-ask-placed = Do you have a placed worker that may come home?
companion-ask-free = Do you have a worker that is not placed?
companion-ask-season = In which season are you?
companion-ask-hostage = Choose a card of your city that is worth a point or more. Which one?
companion-ask-takeover = Choose a purple card of your city; without one, a card of the highest value. Which one?
companion-ask-entrap = Choose an open card of the Meadow for her. Which one?
companion-ask-purple = Which purple card did you play?
companion-elsewhere = one that stands elsewhere
companion-season = Her season
companion-figure = Her figure
companion-at-home = in the lair
companion-at-meadow = Meadow, place { $n }
companion-at-station = Station, place { $n }
companion-home = Spiderlings in the lair
companion-hand = Cards in her hand
companion-city = Cards in her city
companion-rewards = Cards in the lair
companion-tokens = Her point tokens
companion-total = Her points now
companion-board-basic = Exclusive places on the river
companion-board-forest = Forest
companion-board-journey = Journey
companion-board-webs = Webs on other places
companion-webs-note = Tap a place when a worker of yours comes there.
companion-board-meadow = Meadow
companion-meadow-note = Tap the place beside her from which you have taken a card.
companion-board-events = Basic events
companion-board-special = Special events
companion-board-open = { $n ->
    [one] Free open cards in your city
   *[other] Free open cards: { $name }
}
companion-special-note = In the order in which they lie on the table; they are changed below.
companion-open-note = Switch on those that are in the city and hold no worker.
companion-special-place = Special event { $n } on the table
companion-taken = taken
companion-web = web
companion-webs = { $n ->
    [one] { $n } web
   *[other] { $n } webs
}
companion-beside = beside her
companion-she = she
companion-player = the player
companion-player-0 = the player at her left
companion-player-1 = the player at her right
companion-hers = Nightweave
companion-played-green = A green card was played
companion-played-red = A red card was played
companion-played-blue = A blue card was played
companion-played-purple = A purple card was played
companion-lend = The placed worker goes to her
companion-home-workers = The players’ workers went home
companion-give-card = She was given a card
companion-give-resource = She was given a resource
companion-point-more = She gained a point
companion-point-less = She lost a point
