name = Cartographers Heroes
tagline = Map the western lands for the queen, and keep the monsters at bay.
about = Every turn one card is revealed and everybody draws it on their own map at the same time: a shape, filled with forest, village, farm or water. Four edicts say what the queen wants to see, two of them each season. Neighbours draw monsters where they hurt; heroes strike back. For 1 to 100 mapmakers, alone or together with the original Cartographers.

icon-forest = forest
icon-village = village
icon-farm = farm
icon-water = water
icon-monster = monster
icon-hero = hero
icon-mountain = mountain
icon-wasteland = wasteland
icon-destroyed = destroyed
icon-ruin = ruin
icon-coin = coin
icon-points = points
icon-point = point
icon-mark = hit mark
icon-check = done
icon-time = time
icon-explore = explore
icon-ambush = ambush
icon-troll = troll
icon-spring = spring
icon-summer = summer
icon-autumn = autumn
icon-winter = winter

terrain-forest = Forest
terrain-village = Village
terrain-farm = Farm
terrain-water = Water
terrain-monster = Monster
terrain-hero = Hero
terrain-mountain = Mountain
terrain-wasteland = Wasteland
terrain-destroyed = Destroyed space
terrain-empty = Empty space
terrain-ruin = Ruin
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
map-A = Map A, wilderness (original)
map-B = Map B, wastelands (original)
map-C = Map C, wilderness
map-D = Map D, wastelands
seat-name = Player { $seat }
    .gen = player { $seat }

title-t1 = Legendary Cartographer
title-t2 = Master Mapsmith
title-t3 = Journeyman Topographer
title-t4 = Apprentice Surveyor
title-t5 = Amateur Assessor
title-t6 = Inept Assistant
title-t7 = Dimwitted Doodler
title-t8 = Oblivious Inkdrinker

# Explore cards
card-lagoon = Lagoon
card-pasture = Pasture
card-settlement = Settlement
card-timber_grove = Timber Grove
card-hillside_terrace = Hillside Terrace
card-frontier_dwelling = Frontier Dwelling
card-wildwood_garden = Wildwood Garden
card-woodland_crossroads = Woodland Crossroads
card-coastal_encampment = Coastal Encampment
card-mangrove_swamp = Mangrove Swamp
card-kethras_gates = Kethra’s Gates
card-great_river = Great River
card-farmland = Farmland
card-hamlet = Hamlet
card-forgotten_forest = Forgotten Forest
card-hinterland_stream = Hinterland Stream
card-homestead = Homestead
card-orchard = Orchard
card-treetop_village = Treetop Village
card-marshlands = Marshlands
card-fishing_village = Fishing Village
card-rift_lands = Rift Lands
card-temple_ruins = Temple Ruins
card-outpost_ruins = Outpost Ruins

# Heroes and ambushes
card-dobrik_of_lorkheim = Dobrik of Lorkheim
card-wren_the_lioness = Wren the Lioness
card-freyla_the_true = Freyla the True
card-dal_of_jolev = Dal of Jolev
card-dragon_inferno = Dragon Inferno
card-zombie_plague = Zombie Plague
card-giant_troll_ravage = Giant Troll Ravage
card-gorgon_gaze = Gorgon Gaze
card-goblin_attack = Goblin Attack
card-bugbear_assault = Bugbear Assault
card-kobold_onslaught = Kobold Onslaught
card-gnoll_raid = Gnoll Raid

text-explore = Draw { $count ->
    [one] the shape
   *[other] one of the shapes
} filled with { $terrains }.{ $coin ->
    [yes] {" "}The first shape brings a coin [coin].
   *[no] {""}
}
text-ruins = Reveal another card at once. The next explored shape must cover an empty ruin [ruin].
text-hero = Draw the hero on an empty space and mark where the attack strikes. Monsters there die, now and later.
text-ambush = Your map goes { $direction ->
    [clockwise] to the next seat
   *[counterclockwise] to the seat before you
}, where a neighbour draws this shape of monsters on it.{ $effect }
text-ambush-alone = This shape of monsters, as it is printed, starts in the { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
} corner, walks { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
} along the border, then further in, and stays where it first fits.{ $effect }
effect-D = {" "}Once no living Dragon space has an empty neighbour, you gain { $coins } coins.
effect-Z = {" "}After each season every empty space beside a Zombie becomes a Zombie.
effect-T = {" "}After each season you destroy an empty space beside a Troll.
effect-G = {" "}{ $who ->
    [player] You then destroy
   *[neighbour] The neighbour then destroys
} a space beside the Gorgon, though no mountain.
effect-none = {""}

# Scoring cards
card-faunlost_thicket = Faunlost Thicket
card-heart_of_the_forest = Heart of the Forest
card-deepwood = Deepwood
card-sleepy_valley = Sleepy Valley
card-traylo_monastery = Traylo Monastery
card-gnomish_colony = Gnomish Colony
card-outer_enclave = Outer Enclave
card-caravansary = Caravansary
card-craylund = Craylund
card-clawsgrave_peaks = Clawsgrave Peaks
card-ulems_wallow = Ulem’s Wallow
card-jorekburg = Jorekburg
card-dwarvenholds = Dwarvenholds
card-banded_hills = Banded Hills
card-silos = Silos
card-starlit_sigil = Starlit Sigil
card-sentinel_wood = Sentinel Wood
card-greenbough = Greenbough
card-treetower = Treetower
card-stoneside_forest = Stoneside Forest
card-wildholds = Wildholds
card-great_city = Great City
card-greengold_plains = Greengold Plains
card-shieldgate = Shieldgate
card-canal_lake = Canal Lake
card-mages_valley = Mages Valley
card-golden_granary = The Golden Granary
card-shoreside_expanse = Shoreside Expanse
card-borderlands = Borderlands
card-lost_barony = Lost Barony
card-the_broken_road = The Broken Road
card-the_cauldrons = The Cauldrons
category-forest = forest
category-village = villages
category-farm_water = farms and water
category-general = shape of the map

score-both = { $first } { $second }
score-per-space = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each { $kind ->
    [forest] forest
    [village] village
    [farm] farm
    [water] water
   *[empty] empty
} space { $where }.
where-closed = that has { $kind ->
    [forest] forest
   *[filled] a filled space
} or the map’s edge on all four sides
where-edge = at the map’s edge
where-on = { $kind ->
   *[ruin] on a ruin
}
where-beside = { $kind ->
    [farm] { $count ->
        [one] beside a farm
       *[other] beside { $count } farm spaces or more
    }
    [water] beside water
    [mountain] beside a mountain
   *[ruin] beside a ruin
}
score-longest-run = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each space of your longest unbroken column of { $kind ->
   *[forest] forest
}.
score-largest-square = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each space along one side of your largest square with nothing empty in it.
score-per-line = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each { $lines ->
    [rows] row
    [columns] column
    [both] row and each column
    [odd-columns] column with an odd number
   *[diagonals] diagonal from the left edge down to the bottom edge
} { $line }.
such-complete = with nothing empty in it
such-complete-with = with nothing empty and { $kind ->
   *[mountain] a mountain
} in it
such-holds = with { $kind ->
   *[forest] { $count ->
        [one] forest in it
       *[other] { $count } forest spaces or more
    }
}
such-balanced = where { $first ->
   *[water] water
} and { $second ->
   *[farm] farm
} spaces are equally many (one of each at least)
such-varied = with { $count } types of terrain or more
score-per-cluster = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each cluster of { $kind ->
    [forest] forest
    [village] village
    [farm] farm
    [water] water
   *[empty] empty
} spaces { $which }.
which-at-least = that has { $size } spaces or more
which-exactly = that has exactly { $size } spaces
which-away = with { $kind ->
    [village] no village
    [farm] no farm
    [water] no water
   *[mountain] no mountain
} beside it
which-inland = away from the map’s edge
which-line = with { $length } spaces in a straight line
which-square = with a 2×2 square in it
which-touching = beside { $count } { $kind ->
   *[water] water
} spaces or more
which-touching-types = beside { $count } other types of terrain or more
score-ranked = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each space of your { $rank ->
    [1] largest
   *[2] second largest
} cluster of { $kind ->
   *[village] village
} spaces.
score-ranked-away = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each space of your largest cluster of { $kind ->
   *[village] village
} spaces that is not beside { $away ->
   *[mountain] a mountain
}.
score-best-empty = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each empty space beside one cluster of { $kind ->
   *[village] village
} spaces, the best for you.
score-best-lines = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each row and each column that one cluster of { $kind ->
   *[village] village
} spaces reaches into, the best for you.
score-linked = { $each ->
    [one] 1 [point]
   *[other] { $each } [points]
} for each mountain that a cluster of { $through ->
    [water] water
   *[forest] forest
} joins to { $to ->
    [farm] a farm
   *[mountain] another mountain
}.
score-wild = Heroes count as any terrain here.

# Lines of the score sheet
line-spring-A = Spring, edict A
line-spring-B = Spring, edict B
line-spring-coins = Spring, coins
line-spring-monsters = Spring, monsters
line-summer-B = Summer, edict B
line-summer-C = Summer, edict C
line-summer-coins = Summer, coins
line-summer-monsters = Summer, monsters
line-autumn-C = Autumn, edict C
line-autumn-D = Autumn, edict D
line-autumn-coins = Autumn, coins
line-autumn-monsters = Autumn, monsters
line-winter-D = Winter, edict D
line-winter-A = Winter, edict A
line-winter-coins = Winter, coins
line-winter-monsters = Winter, monsters
line-coins = Coins
line-monsters = Monsters

# Questions and options
prompt-choose = { $card }: what do you draw, and where?
prompt-choose-ruins = { $card }: what, and where? It must cover an empty ruin [+ruin]
prompt-fallback = { $card }: no shape fits. Which terrain for a single space?
prompt-fallback-ruins = { $card }: no shape can cover an empty ruin. Which terrain for a single space?
prompt-place = Where does the { $terrain ->
    [forest] forest [+forest]
    [village] village [+village]
    [farm] farm [+farm]
    [water] water [+water]
    [monster] monster [+monster]
   *[hero] hero [+hero]
} go?
prompt-place-ruins = Where does the { $terrain ->
    [forest] forest [+forest]
    [village] village [+village]
    [farm] farm [+farm]
    [water] water [+water]
   *[monster] monster [+monster]
} go? It must cover an empty ruin [+ruin]
prompt-single = Which space becomes { $terrain ->
    [forest] forest [+forest]
    [village] village [+village]
    [farm] farm [+farm]
    [water] water [+water]
    [monster] a monster [+monster]
   *[hero] a hero [+hero]
}?
prompt-hero = { $card }: where does the hero stand?
prompt-ambush = { $card }: where on the map of { $seat-gen }?
prompt-ambush-single = { $card } does not fit on the map of { $seat-gen }: where does one monster come?
prompt-gorgon = Which space beside the Gorgon is destroyed?
prompt-troll = Which empty space beside the Troll is destroyed?
option-terrain = { $terrain ->
    [forest] Forest [+forest]
    [village] Village [+village]
    [farm] Farm [+farm]
    [water] Water [+water]
    [monster] Monster [+monster]
   *[hero] Hero [+hero]
}
option-choose = { $terrain ->
    [forest] Forest
    [village] Village
    [farm] Farm
   *[water] Water
}, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $coin ->
    [yes] , coin [+coin]
   *[no] {""}
}
option-place = { $spaces }
option-hero = hero on { $space }, strikes { $marks }
option-destroy = destroy { $kind ->
    [forest] the forest
    [village] the village
    [farm] the farm
    [water] the water
    [monster] the monster
    [hero] the hero
    [wasteland] the wasteland
    [ruin] the empty ruin
   *[empty] the empty space
} on { $space }

# Why not
why-terrain = The card does not offer { $terrain ->
    [forest] forest
    [village] village
    [farm] farm
    [water] water
    [monster] monsters
   *[hero] heroes
}.
why-mountain = Mountains are never drawn.
why-no-shape = The card has no such shape.
why-no-room = This shape fits nowhere on your map.
why-no-room-ruins = This shape cannot cover an empty ruin.
why-fits = A single space is only for when no shape of the card fits.
why-no-heroes = There are no heroes in this game.
why-outside = It would reach over the map’s edge.
why-filled = { $space } is not empty.
why-no-ruin = It would cover no empty ruin.
why-same-turn = Turned so, the shape is one of the others.
why-not-beside = It is not beside { $monster ->
    [G] the Gorgon
   *[T] a Troll
}.
why-destroyed = It is destroyed already.
why-mountain-stands = Mountains cannot be destroyed.
why-not-empty = The Troll takes only empty spaces.

# The log
log-explore = { $card } [time] { $time }: everybody draws
log-hero = { $card } comes to help
log-ambush = { $card }: maps change hands
log-ambush-alone = { $card }: monsters come along the border
log-troll = { $card }
log-ruins = { $card }: the next explored shape must cover a ruin
log-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
} begins
log-lasting = { $card } stirs
log-wave = the zombies spread: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
log-ignored = { $card } finds no room and is ignored
log-drawn = { $terrain ->
    [forest] draws forest
    [village] draws villages
    [farm] draws farms
    [water] draws water
    [monster] has monsters
    [hero] draws a hero
   *[destroyed] has destroyed spaces
}{ $count ->
    [one] {""}
   *[other] : { $count } spaces
}
log-drawn-on = { $terrain ->
    [destroyed] destroys a space
   *[monster] draws monsters
} on the map of { $map-gen }
log-coins = gains { $coins ->
    [one] a coin
   *[other] { $coins } coins
}
log-scored = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The set-up form
setup-game = Game
setup-game-note = Heroes adds heroes of your own and wicked monsters to the map; the original game is a little calmer.
setup-game-heroes = Heroes
setup-game-combined = Heroes and the original combined
setup-game-original = the original alone
setup-map = Map
setup-map-note = A wasteland has spaces in its middle that cannot be drawn on, and is harder.
setup-map-A = A, wilderness (original)
setup-map-B = B, wastelands (original)
setup-map-C = C, wilderness
setup-map-D = D, wastelands
setup-map-auto = as the game goes
setup-explore-auto = as the game goes
setup-seasons-auto = as the game goes
setup-heroes-auto = as the game goes
setup-ambushes-auto = as the game goes
setup-edicts = Scoring cards
setup-edicts-note = Scoring cards say what brings points; the set for a first game is the easiest.
setup-edicts-random = one of each kind at random
setup-edicts-first = those of the first game
setup-edict_a = Under edict A
setup-edict_b = Under edict B
setup-edict_c = Under edict C
setup-edict_d = Under edict D
setup-any = as dealt
setup-explore = Explore cards
setup-explore-note = The shapes that are drawn.
setup-explore-heroes = of Heroes
setup-explore-base = of the original
setup-seasons = Season cards
setup-seasons-note = How long each season lasts.
setup-seasons-heroes = of Heroes (summer 7)
setup-seasons-base = of the original (summer 8)
setup-heroes = Hero cards
setup-heroes-note = A hero is drawn on the map and kills the monsters around it.
setup-heroes-yes = with heroes
setup-heroes-no = without heroes
setup-ambushes = Ambush cards
setup-ambushes-note = In an ambush your neighbour draws monsters on your map.
setup-ambushes-heroes = of Heroes
setup-ambushes-base = of the original
setup-ambushes-random = any four of eight
setup-ambushes-named = the four ticked below
setup-dragon_inferno = Dragon Inferno
setup-zombie_plague = Zombie Plague
setup-giant_troll_ravage = Giant Troll Ravage
setup-gorgon_gaze = Gorgon Gaze
setup-goblin_attack = Goblin Attack
setup-bugbear_assault = Bugbear Assault
setup-kobold_onslaught = Kobold Onslaught
setup-gnoll_raid = Gnoll Raid
setup-edition = Edition
setup-edition-note = A few cards have other figures in another edition.
setup-edition-czech = Czech rulebook
setup-edition-international = international cards
setup-jorekburg_points = Jorekburg: points for a column
setup-jorekburg_points-edition = as the edition has it
setup-jorekburg_points-5 = 5
setup-jorekburg_points-4 = 4
setup-deepwood_min_cluster = Deepwood: smallest forest that counts
setup-deepwood_min_cluster-edition = as the edition has it
setup-deepwood_min_cluster-1 = 1 space
setup-deepwood_min_cluster-5 = 5 spaces
setup-first_game_edict_b = First game: edict B
setup-first_game_edict_b-edition = as the edition has it
setup-first_game_edict_b-gnomish_colony = Gnomish Colony
setup-first_game_edict_b-traylo_monastery = Traylo Monastery
setup-hero_wild = Heroes as any terrain
setup-hero_wild-note = Whether a space with a hero counts as every terrain.
setup-hero_wild-combined = in the combined game
setup-hero_wild-never = never

# Why a table cannot be set up so.
setup-why-heroes = A game of Heroes alone has its own maps and cards only; combine it with the original for more.
setup-why-original = The original alone has its own maps and cards only; combine it with Heroes for more.
setup-why-combined = Both games are combined here, and this does not belong to them.
setup-why-four = Name exactly four ambush cards.
setup-why-named = Ambush cards are named below, so choose that they are named.
setup-why-first = The set for a first game belongs to Heroes.
setup-why-cards = Scoring cards are named below, so they cannot be those of a first game.
setup-why-category = Each scoring card must be of another category.
