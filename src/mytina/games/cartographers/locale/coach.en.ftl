# What the owl explains in a first game.
coach-choose = Choose terrain and shape, lay it on empty spaces and confirm. The button shows how many points it adds this season.
coach-place = Draw the shape on empty spaces; you may turn and flip it. It need not touch anything.
coach-place-hero = Put the hero where his stars strike monsters, or where one is going to come. Monsters that are struck die.
coach-place-ambush = Now you draw a monster on your neighbour's map. It costs most where many empty spaces lie around it.
coach-petrify = The gorgon destroys one space beside it. Choose the one that hurts your neighbour most.
coach-ravage = At the end of a season the troll destroys one empty space beside it. Choose one you can do without.
coach-place-at-once = Nothing on the card fits on the map, so you draw a single space of any terrain.
coach-petrify-at-once = The Gorgon came by itself and destroys one space beside it. Choose one you can do without.

# What a better move would change on the map
holds-more = More on the map: { $what }.
holds-less = Less on the map: { $what }.
amount-edict-A = { $n ->
    [one] 1 point
   *[other] { $n } points
} for edict A
amount-edict-B = { $n ->
    [one] 1 point
   *[other] { $n } points
} for edict B
amount-edict-C = { $n ->
    [one] 1 point
   *[other] { $n } points
} for edict C
amount-edict-D = { $n ->
    [one] 1 point
   *[other] { $n } points
} for edict D
amount-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-open = { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} beside monsters
amount-hill = { $n ->
    [one] 1 mountain
   *[other] { $n } mountains
} one space short of its coin
amount-begun-A = about { $n ->
    [one] 1 point begun
   *[other] { $n } points begun
} for edict A
amount-begun-B = about { $n ->
    [one] 1 point begun
   *[other] { $n } points begun
} for edict B
amount-begun-C = about { $n ->
    [one] 1 point begun
   *[other] { $n } points begun
} for edict C
amount-begun-D = about { $n ->
    [one] 1 point begun
   *[other] { $n } points begun
} for edict D
amount-fits = { $n ->
    [one] 1 shape that still fits
   *[other] { $n } shapes that still fit
}
amount-alone = { $n ->
    [one] 1 empty space on its own
   *[other] { $n } empty spaces on their own
}
