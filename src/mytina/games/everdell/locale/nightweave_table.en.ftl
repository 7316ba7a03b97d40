# The lair on the table
zone-lair = Lair
nw-lair = Nightweave’s Lair
nw-group = Nightweave
nw-level = Level { $n }
nw-finished = finished
nw-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
nw-crew = Spiderlings: { $home } in the lair, { $out } out, { $reserve } still to come
nw-held = { $n ->
    [one] { $n } worker of yours waits
   *[other] { $n } workers of yours wait
} in the lair
nw-left = { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} face down: { $workers } { $workers ->
    [one] sends
   *[other] send
} a spiderling, { $figures } { $figures ->
    [one] sends
   *[other] send
} herself to the Meadow, { $others } { $others ->
    [one] does
   *[other] do
} something else. Her season ends by a card that would send somebody, once she is on the Meadow and all spiderlings are out.
nw-tricks-left = Tricks that may still come: { $n }.
nw-deck = Action deck
nw-deck-text = In every turn of hers Nightweave reveals the top card. With every season all are shuffled again, and more join.
nw-action = Action card
nw-action-text = Nightweave does the first action in the row of her season; if she cannot, the second; if she cannot do that either, the last row, as much of it as possible. If the place it names is taken, she goes the way of the arrow to the next free one.
nw-figure = Nightweave
nw-figure-text = She stands in the place from which she took a card. It stays empty until she returns to her lair. If her die shows it, she plays the top card of the deck instead.
nw-row = { $season }: { $first }; else { $second }.
nw-default = Else: { $steps }.
nw-looks-way = She looks { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
}.
nw-worker-card = The card has the sign of a spiderling: it may end her season.
nw-did = { $what ->
    [first] She did the first action.
    [second] The first action was not possible, she did the second.
    [default] Neither action was possible, she did the last row.
   *[prepare] This card has ended her season.
}
nw-kind-behaviour = Behaviour
nw-kind-plan = Plan
nw-kind-lasting = A trick that lasts
nw-kind-once = A trick that acts once
nw-acts-now = It acts now: Nightweave is on the Meadow.
nw-acts-not = It does not act now: Nightweave is not on the Meadow.
nw-rewards = Rewards in the lair
nw-hidden = { $n ->
    [one] { $n } reward face down
   *[other] { $n } rewards face down
}
nw-city = Her city { $n } of { $most }
nw-stands = Nightweave sits here.
nw-beside = Beside Nightweave: { $behaviour }.
nw-quiet = it lies under a web and acts no more
nw-web = { $n ->
    [one] A web lies here.
   *[other] { $n } webs lie here.
}
nw-web-closed = Nobody may send a worker here.
nw-web-costs = It costs you { $n }× { $kinds ->
    [c] a hand card
    [r] a resource
   *[cr] a hand card or a resource
}.
nw-web-may = You may give up { $kinds ->
    [c] a hand card
    [r] a resource
   *[cr] a hand card or a resource
}, or else:
nw-web-points = Nightweave gains { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
nw-web-bars = Nightweave may not come here.
nw-together = { $won ->
    [yes] Together you have won: both of you have more points than Nightweave.
   *[no] Together you have not won: both would need more points than Nightweave.
}
art-locked = Caught card
why-locked = This card is caught in the web: it can be neither played nor discarded.
icon-spiderling = spiderling
icon-web = web
icon-star = star
icon-cocoon = reward
icon-lair = lair
icon-town = city
icon-clockwise = clockwise
icon-counterclockwise = counter-clockwise
icon-clearing-upper-left = the clearing at the upper left
icon-clearing-upper-right = the clearing at the upper right
icon-clearing-lower-right = the clearing at the lower right
icon-clearing-lower-left = the clearing at the lower left

# The form and the rules page
preset-nightweave = Nightweave’s Lair
preset-nightweave-note = One or two players against a spider who takes turns of her own. Level, behaviour, plan and tricks are chosen below.
preset-nightweave_newleaf = Nightweave’s Lair with Newleaf
preset-nightweave_newleaf-note = Nightweave goes to the Station too and takes visitors; she rolls a die with twelve sides.
nw-cards = { $sort ->
    [reconstructed] The action cards are reconstructed.
   *[box] The action cards are copied from the box.
}
nw-deck-shipped = those that come with the game, reconstructed
nw-deck-own = { $name } ({ $sort ->
    [reconstructed] reconstructed
   *[box] copied from the box
})
nw-rules = Nightweave’s Lair
nw-rules-mode = Nightweave is an opponent for one or two players. She chooses nothing herself: in every turn of hers she reveals an action card and follows it, her die and the way of the arrow. She pays nothing, does not see your hand, and every step of hers stands in the log with its rule.
nw-rules-turn = She does the first action in the row of her season; if she cannot, the second; if she cannot do that either, the last row. Her season ends once she is on the Meadow, all spiderlings are out, and a card comes that would send somebody.
nw-rules-more = A behaviour can be added (what she does to the cards beside her on the Meadow), and for one player a plan or tricks. They go only with the base game, the Farms of the seasons and the powers of Mistwood.
nw-rules-won = You beat her only with more points than she has. With two players we show both: who has most, and whether both of you have beaten her.
nw-rules-made = Nightweave: what is reconstructed and what is not here
nw-rules-deck = The action cards on this site: { $decks }.
nw-rules-reconstructed = From the rules we know the kinds and the number of the twenty action cards, not each single card: ours are made to agree with everything. Whoever owns the box can give a copy of them to the host of the site. Reconstructed are also the costs of the Farms, some lost signs on tricks, the empty clearing and a few figures; the chapter MW-REC names them all.
nw-rules-left-out = The parts for Pearlbrook, Spirecrest and Bellfaire are not here (MW-EXT), because these expansions are not. Two cards with their sign stay in the box.

# Score pad
pad-nightweave-note = A game in the lair: pick the cards of her city, with the rewards that came there at the end. Texts of cards bring her nothing.
pad-nightweave-city = Her city
pad-nightweave-players = Nightweave plays against one or two players
pad-nightweave-rugwort = where Nightweave is, Rugwort is not
pad-no-legend = { $card } is not a legendary card; it does not count.
pad-legend-twice = { $card } is in her city and among the legends; it counts once.
pad-not-basic = { $event }: this is no basic event; special ones are only counted.
pad-event-hers-twice = { $event }: Nightweave has this event already; it does not count twice.

# What plans and tricks ask when hand cards are discarded
prompt-nw-spinning_threads = Spinning Threads: Nightweave draws { $held ->
    [one] { $held } reward
   *[other] { $held } rewards
}, one for every card in your hand. Discard another card?
prompt-nw-imitation = Imitation: Nightweave gains 2 points for every card in your hand, now for { $held ->
    [one] { $held } card
   *[other] { $held } cards
}. Discard another card?
prompt-nw-industrious = Industrious: 3 cards of the deck come into Nightweave’s city, one less for each that you discard. Discarded so far: { $n }. Another one?
setup-with-hint = { $said } ({ $hint })
setup-measured = the medium bot beat her in { $share } % of games
setup-measured-both = the medium bot beat her in { $share } % of games, the strong one in { $strong } %
setup-measured-extra = the medium bot beat her in { $share } % of games at level 2
setup-not-measured = how hard it is was not measured yet
nw-rules-hard = How hard she is was measured in games of the medium bot alone against her: { $levels }.
nw-rules-level = level { $level } was won in { $share } % of games ({ $own } points to { $hers })
nw-rules-extras = What plans and tricks make of her at level 2 (how many of 40 games the medium bot won): { $extras }.
nw-rules-extra = { $card } { $share } %
