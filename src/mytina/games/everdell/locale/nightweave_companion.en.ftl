# A companion for the real table
companion-title = Nightweave for your table
companion-about = Is the box on your table? This page plays Nightweave for you: it reveals her card, rolls her die, finds the place by the choosing rule and says what to do with the pieces, and why. You tap what is taken, and tell which cards she turns over. It also runs her behaviours, plans and tricks, the Station with its visitors and Rugwort’s cards, and knows of your critter powers.
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
    [left] The player at her left
   *[right] The player at her right
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

# Rugwort's cards and critter powers
companion-with-rugwort = With Rugwort’s cards
companion-with-power = Critter power: the player at her left (or you, if you play alone)
companion-with-power_right = Critter power: the player at her right
companion-no-power = none
companion-why-second = There is no second player to have a power.
companion-why-butterflies = Butterflies play right after Nightweave, so they sit at her left.
companion-why-same = Only one player can have each power.
companion-power-of = { $power } ({ $name })
companion-power-butterflies = May hold 12 cards and play right after Nightweave: she always begins.
companion-power-pigs = Nightweave ignores the stack of Farms. When she plays a Farm, the Pigs gain 2 points; the page will say so.
companion-power-stoats = Changes nothing about Nightweave’s turns.
companion-power-cats = May also join a spiderling. Tap its place: the cat stays there when the spiderling leaves.
companion-power-snails = When Nightweave plays a green card, the page asks whether they activate it too. The card of their pile then goes into her hand, and she gains a point for it.
companion-power-bats = Changes nothing about Nightweave’s turns.
companion-power-bees = Changes nothing about Nightweave’s turns.
companion-ask-green = { $who ->
    [only] Which green card of your city has the highest value?
    [left] Which green card has the highest value in the city of the player at her left?
   *[right] Which green card has the highest value in the city of the player at her right?
} If there are several, choose one; legendary ones do not count.
companion-ask-room = { $who ->
    [only] Can that card lie in your city?
    [left] Can that card lie in the city of the player at her left?
   *[right] Can that card lie in the city of the player at her right?
} It needs a free space, and the same card must not be there yet.
companion-ask-swap = { $who ->
    [only] How many cards are in your hand now?
    [left] How many cards are in the hand of the player at her left now?
   *[right] How many cards are in the hand of the player at her right now?
} They all go into Nightweave’s hand.
companion-ask-back = { $who ->
    [only] How many legendary cards are among those that you get from her?
    [left] How many legendary cards are among those that the player at her left gets from her?
   *[right] How many legendary cards are among those that the player at her right gets from her?
} Shuffle them back into her hand.
companion-ask-stolen = Which green card have you taken from her?
companion-rowdy = { $who ->
    [only] Rugwort the Rowdy was played on her
    [left] The player at her left played Rugwort the Rowdy on her
   *[right] The player at her right played Rugwort the Rowdy on her
}
companion-robber = { $who ->
    [only] Rugwort the Robber was played on her
    [left] The player at her left played Rugwort the Robber on her
   *[right] The player at her right played Rugwort the Robber on her
}
companion-events-note = Tap once for the player at her left, twice for the player at her right; Rugwort the Ruler counts them.
