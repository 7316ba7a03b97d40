name = Kartografové: Hrdinové
tagline = Zmapuj pro královnu západní země a nenech je nestvůrám.
about = Každý tah se odhalí jedna karta a všichni ji zároveň zakreslí do své mapy: tvar vyplněný lesem, vesnicí, farmou, nebo vodou. Čtyři výnosy říkají, co chce královna vidět, každé roční období dva z nich. Sousedé kreslí nestvůry tam, kde to bolí; hrdinové úder vracejí. Pro 1 až 100 kartografů, samostatně, nebo dohromady s původními Kartografy.

icon-forest = les
icon-village = vesnice
icon-farm = farma
icon-water = voda
icon-monster = nestvůra
icon-hero = hrdina
icon-mountain = hora
icon-wasteland = pustina
icon-destroyed = zničené pole
icon-ruin = zřícenina
icon-coin = mince
icon-points = b.
icon-point = b.
icon-mark = zásah
icon-check = hotovo
icon-time = čas
icon-explore = průzkum
icon-ambush = přepadení
icon-troll = trol
icon-spring = jaro
icon-summer = léto
icon-autumn = podzim
icon-winter = zima

terrain-forest = Les
terrain-village = Vesnice
terrain-farm = Farma
terrain-water = Voda
terrain-monster = Nestvůra
terrain-hero = Hrdina
terrain-mountain = Hora
terrain-wasteland = Pustina
terrain-destroyed = Zničené pole
terrain-empty = Prázdné pole
terrain-ruin = Zřícenina
season-spring = Jaro
season-summer = Léto
season-autumn = Podzim
season-winter = Zima
map-A = Mapa A, divočina (původní hra)
map-B = Mapa B, pustina (původní hra)
map-C = Mapa C, divočina
map-D = Mapa D, pustina
seat-name = Hráč { $seat }
    .gen = hráče { $seat }

title-t1 = Věhlasný kartograf
title-t2 = Zkušený kreslič map
title-t3 = Vyučený geodet
title-t4 = Začínající topograf
title-t5 = Snaživý dělník
title-t6 = Nešikovný pomocník
title-t7 = Neschopný patlal
title-t8 = Nosič inkoustu

# Karty průzkumu (kromě Bran světů vlastní překlad)
card-lagoon = Laguna
card-pasture = Pastvina
card-settlement = Osada
card-timber_grove = Háj
card-hillside_terrace = Terasy na stráni
card-frontier_dwelling = Obydlí na pomezí
card-wildwood_garden = Zahrada v divočině
card-woodland_crossroads = Lesní rozcestí
card-coastal_encampment = Pobřežní tábor
card-mangrove_swamp = Mangrovový močál
card-kethras_gates = Brány světů
card-great_river = Velká řeka
card-farmland = Polnosti
card-hamlet = Víska
card-forgotten_forest = Zapomenutý les
card-hinterland_stream = Potok ve vnitrozemí
card-homestead = Usedlost
card-orchard = Sad
card-treetop_village = Vesnice v korunách
card-marshlands = Mokřiny
card-fishing_village = Rybářská vesnice
card-rift_lands = Trhlina světů
card-temple_ruins = Zřícenina chrámu
card-outpost_ruins = Zřícenina hlásky

# Hrdinové a přepadení
card-dobrik_of_lorkheim = Dobrik z Lorkheimu
card-wren_the_lioness = Wren Lvice
card-freyla_the_true = Freyla Spravedlivá
card-dal_of_jolev = Dal z Jolevu
card-dragon_inferno = Dračí výheň
card-zombie_plague = Mor zombií
card-giant_troll_ravage = Řádění obřího trola
card-gorgon_gaze = Pohled gorgony
card-goblin_attack = Útok goblinů
card-bugbear_assault = Nápor strašáků
card-kobold_onslaught = Příval koboldů
card-gnoll_raid = Nájezd gnollů

text-explore = Zakresli { $count ->
    [one] tvar
    [few] jeden z tvarů
   *[other] jeden z tvarů
} a vyplň ho jedním z terénů: { $terrains }.{ $coin ->
    [yes] {" "}První tvar přináší minci [coin].
   *[no] {""}
}
text-ruins = Hned odhal další kartu. Nejbližší tvar z průzkumu musí zakrýt prázdnou zříceninu [ruin].
text-hero = Zakresli hrdinu na prázdné pole a vyznač, kam dosáhne jeho úder. Nestvůry tam hynou, teď i později.
text-ambush = Tvá mapa putuje { $direction ->
    [clockwise] na následující místo u stolu
   *[counterclockwise] na předchozí místo u stolu
}, kde do ní soused zakreslí tento tvar z nestvůr.{ $effect }
text-ambush-alone = Tento tvar z nestvůr, jak je vytištěn, začíná v rohu { $corner ->
    [top_left] vlevo nahoře
    [top_right] vpravo nahoře
    [bottom_left] vlevo dole
   *[bottom_right] vpravo dole
}, postupuje { $direction ->
    [clockwise] po směru
   *[counterclockwise] proti směru
} hodinových ručiček podél okraje, pak blíž ke středu, a zůstane, kde se poprvé vejde.{ $effect }
effect-D = {" "}Až žádné pole živého draka nebude mít prázdného souseda, získáš mince: { $coins }.
effect-Z = {" "}Po každém ročním období se prázdná pole vedle zombií změní v zombie.
effect-T = {" "}Po každém ročním období zničíš jedno prázdné pole vedle trola.
effect-G = {" "}{ $who ->
    [player] Pak zničíš
   *[neighbour] Soused pak zničí
} jedno pole vedle gorgony, jen horu ne.
effect-none = {""}

# Bodovací karty (jména karet původní hry ve vlastním překladu)
card-faunlost_thicket = Bludná houština
card-heart_of_the_forest = Ukrytá mýtina
card-deepwood = Hustý les
card-sleepy_valley = Ospalé údolí
card-traylo_monastery = Elfí klášter
card-gnomish_colony = Gnómská vesnice
card-outer_enclave = Loupežnické doupě
card-caravansary = Kočovnická osada
card-craylund = Rybářská osada
card-clawsgrave_peaks = Vodní kanál
card-ulems_wallow = Vodníkův ráj
card-jorekburg = Vepřín
card-dwarvenholds = Signální ohně
card-banded_hills = Rozmanitá krajina
card-silos = Hranice
card-starlit_sigil = Posvátné obrazce
card-sentinel_wood = Strážní hvozd
card-greenbough = Zelená ratolest
card-treetower = Stromová věž
card-stoneside_forest = Les pod skalami
card-wildholds = Divoké tvrze
card-great_city = Velkoměsto
card-greengold_plains = Zelenozlaté pláně
card-shieldgate = Štítová brána
card-canal_lake = Jezerní průplav
card-mages_valley = Údolí mágů
card-golden_granary = Zlatá sýpka
card-shoreside_expanse = Pobřežní širina
card-borderlands = Pohraničí
card-lost_barony = Ztracené baronství
card-the_broken_road = Rozbitá cesta
card-the_cauldrons = Kotle
category-forest = lesy
category-village = vesnice
category-farm_water = farmy a voda
category-general = podoba mapy

score-both = { $first } { $second }
score-per-space = { $each } [points] za každé { $kind ->
    [forest] lesní pole
    [village] vesnické pole
    [farm] pole farmy
    [water] vodní pole
   *[empty] prázdné pole
} { $where }.
where-closed = uzavřené ze všech stran { $kind ->
    [forest] lesem
   *[filled] zaplněnými poli
} nebo okrajem mapy
where-edge = při okraji mapy
where-on = { $kind ->
   *[ruin] na zřícenině
}
where-beside = { $kind ->
    [farm] { $count ->
        [one] vedle farmy
        [few] vedle { $count } či více polí farmy
       *[other] vedle { $count } či více polí farmy
    }
    [water] vedle vody
    [mountain] vedle hory
   *[ruin] vedle zříceniny
}
score-longest-run = { $each } [points] za každé pole tvého nejdelšího nepřerušeného svislého pruhu { $kind ->
   *[forest] lesa
}.
score-largest-square = { $each } [points] za každé pole jedné strany tvého největšího čtverce, ve kterém není nic prázdného.
score-per-line = { $each } [points] za { $lines ->
    [rows] každý řádek
    [columns] každý sloupec
    [both] každý řádek a každý sloupec
    [odd-columns] každý lichý sloupec
   *[diagonals] každou úhlopříčku od levého okraje dolů ke spodnímu okraji
}{ $line }.
such-complete = {" "}bez prázdného pole
such-complete-with = {" "}bez prázdného pole, kde leží { $kind ->
   *[mountain] hora
}
such-holds = {", "}kde { $kind ->
   *[forest] { $count ->
        [one] je les
        [few] jsou { $count } lesní pole nebo víc
       *[other] je { $count } lesních polí nebo víc
    }
}
such-balanced = {", "}kde je stejně polí { $first ->
   *[water] vody
} jako { $second ->
   *[farm] farem
} (od každého aspoň jedno)
such-varied = {", "}kde se sejde aspoň { $count } druhů terénu
score-per-cluster = { $each } [points] za každé { $kind ->
    [forest] území lesa
    [village] území vesnice
    [farm] území farmy
    [water] území vody
   *[empty] prázdné území
} { $which }.
which-at-least = o { $size } a více polích
which-exactly = o právě { $size } polích
which-away = { $kind ->
    [village] bez vesnice
    [farm] bez farmy
    [water] bez vody
   *[mountain] bez hory
} v sousedství
which-inland = mimo okraj mapy
which-line = se { $length } poli v přímé řadě
which-square = se čtvercem 2×2
which-touching = s { $count } a více sousedními poli { $kind ->
   *[water] vody
}
which-touching-types = s { $count } a více dalšími druhy terénu v sousedství
score-ranked = { $each } [points] za každé pole { $rank ->
    [1] největšího
   *[2] druhého největšího
} území { $kind ->
   *[village] vesnice
}.
score-ranked-away = { $each } [points] za každé pole největšího území { $kind ->
   *[village] vesnice
}, které není vedle { $away ->
   *[mountain] hory
}.
score-best-empty = { $each } [points] za každé prázdné pole vedle jediného území { $kind ->
   *[village] vesnice
}, toho pro tebe nejlepšího.
score-best-lines = { $each } [points] za každý řádek a každý sloupec, kam sahá jediné území { $kind ->
   *[village] vesnice
}, to pro tebe nejlepší.
score-linked = { $each } [points] za každou horu, kterou území { $through ->
    [water] vody
   *[forest] lesa
} spojuje s { $to ->
    [farm] farmou
   *[mountain] jinou horou
}.
score-wild = Hrdinové tu platí za libovolný terén.

# Řádky zápisu
line-spring-A = Jaro, výnos A
line-spring-B = Jaro, výnos B
line-spring-coins = Jaro, mince
line-spring-monsters = Jaro, nestvůry
line-summer-B = Léto, výnos B
line-summer-C = Léto, výnos C
line-summer-coins = Léto, mince
line-summer-monsters = Léto, nestvůry
line-autumn-C = Podzim, výnos C
line-autumn-D = Podzim, výnos D
line-autumn-coins = Podzim, mince
line-autumn-monsters = Podzim, nestvůry
line-winter-D = Zima, výnos D
line-winter-A = Zima, výnos A
line-winter-coins = Zima, mince
line-winter-monsters = Zima, nestvůry
line-coins = Mince
line-monsters = Nestvůry

# Otázky a možnosti
prompt-choose = { $card }: co a kam zakreslíš?
prompt-choose-ruins = { $card }: co a kam? Musí zakrýt prázdnou zříceninu [+ruin]
prompt-fallback = { $card }: žádný tvar se nevejde. Který terén na jediné pole?
prompt-fallback-ruins = { $card }: žádný tvar nezakryje prázdnou zříceninu. Který terén na jediné pole?
prompt-place = Kam přijde { $terrain ->
    [forest] les [+forest]
    [village] vesnice [+village]
    [farm] farma [+farm]
    [water] voda [+water]
    [monster] nestvůra [+monster]
   *[hero] hrdina [+hero]
}?
prompt-place-ruins = Kam přijde { $terrain ->
    [forest] les [+forest]
    [village] vesnice [+village]
    [farm] farma [+farm]
    [water] voda [+water]
   *[monster] nestvůra [+monster]
}? Musí zakrýt prázdnou zříceninu [+ruin]
prompt-single = Na které pole přijde { $terrain ->
    [forest] les [+forest]
    [village] vesnice [+village]
    [farm] farma [+farm]
    [water] voda [+water]
    [monster] nestvůra [+monster]
   *[hero] hrdina [+hero]
}?
prompt-hero = { $card }: kam postavíš hrdinu?
prompt-ambush = { $card }: kam na mapě { $seat-gen }?
prompt-ambush-single = { $card } se na mapu { $seat-gen } nevejde: kam přijde jedna nestvůra?
prompt-gorgon = Které pole vedle gorgony bude zničeno?
prompt-troll = Které prázdné pole vedle trola bude zničeno?
option-terrain = { $terrain ->
    [forest] Les [+forest]
    [village] Vesnice [+village]
    [farm] Farma [+farm]
    [water] Voda [+water]
    [monster] Nestvůra [+monster]
   *[hero] Hrdina [+hero]
}
option-choose = { $terrain ->
    [forest] Les
    [village] Vesnice
    [farm] Farma
   *[water] Voda
}, { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}{ $coin ->
    [yes] , mince [+coin]
   *[no] {""}
}
option-place = { $spaces }
option-hero = Hrdina na { $space }, zasahuje { $marks }
option-destroy = Zničit { $kind ->
    [forest] les
    [village] vesnici
    [farm] farmu
    [water] vodu
    [monster] nestvůru
    [hero] hrdinu
    [wasteland] pustinu
    [ruin] prázdnou zříceninu
   *[empty] prázdné pole
} na { $space }

# Proč ne
why-terrain = Karta nenabízí { $terrain ->
    [forest] les
    [village] vesnici
    [farm] farmu
    [water] vodu
    [monster] nestvůry
   *[hero] hrdiny
}.
why-mountain = Hory se nikdy nekreslí.
why-no-shape = Takový tvar na kartě není.
why-no-room = Tento tvar se na tvou mapu nikam nevejde.
why-no-room-ruins = Tento tvar nezakryje žádnou prázdnou zříceninu.
why-fits = Jediné pole se kreslí, jen když se nevejde žádný tvar z karty.
why-no-heroes = V této hře hrdinové nejsou.
why-outside = Přesahovalo by to okraj mapy.
why-filled = Pole { $space } není prázdné.
why-no-ruin = Nezakrylo by to prázdnou zříceninu.
why-same-turn = Takto otočený tvar je stejný jako některý jiný.
why-not-beside = Neleží vedle { $monster ->
    [G] gorgony
   *[T] trola
}.
why-destroyed = Pole už je zničené.
why-mountain-stands = Hory zničit nelze.
why-not-empty = Trol si bere jen prázdná pole.

# Zápis
log-explore = { $card } [time] { $time }: všichni kreslí
log-hero = { $card } přichází na pomoc
log-ambush = { $card }: mapy putují k sousedům
log-ambush-alone = { $card }: nestvůry přicházejí podél okraje
log-troll = { $card }
log-ruins = { $card }: nejbližší tvar musí zakrýt zříceninu
log-season = Začíná { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
}
log-lasting = { $card } znovu působí
log-wave = zombie se šíří: { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
log-ignored = { $card } nenašla místo a nic se neděje
log-drawn = { $terrain ->
    [forest] kreslí les
    [village] kreslí vesnice
    [farm] kreslí farmy
    [water] kreslí vodu
    [monster] má nestvůry
    [hero] kreslí hrdinu
   *[destroyed] má zničená pole
}{ $count ->
    [one] {""}
    [few] : { $count } pole
   *[other] : { $count } polí
}
log-drawn-on = { $terrain ->
    [destroyed] ničí pole
   *[monster] kreslí nestvůry
} na mapě { $map-gen }
log-coins = získává { $coins ->
    [one] minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
log-scored = { $season ->
    [spring] Jaro
    [summer] Léto
    [autumn] Podzim
   *[winter] Zima
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Příprava stolu
setup-game = Hra
setup-game-note = Hrdinové přidávají k mapě své hrdiny a zlé nestvůry; původní hra je o něco klidnější.
setup-game-heroes = Hrdinové
setup-game-combined = Hrdinové spolu s původní hrou
setup-game-original = jen původní hra
setup-map = Mapa
setup-map-note = Pustina má uprostřed pole, do kterých se nekreslí, a je těžší.
setup-map-A = A, divočina (původní hra)
setup-map-B = B, pustina (původní hra)
setup-map-C = C, divočina
setup-map-D = D, pustina
setup-map-auto = jak patří ke hře
setup-explore-auto = jak patří ke hře
setup-seasons-auto = jak patří ke hře
setup-heroes-auto = jak patří ke hře
setup-ambushes-auto = jak patří ke hře
setup-edicts = Bodovací karty
setup-edicts-note = Bodovací karty říkají, za co budou body; sada pro první hru je nejsnazší.
setup-edicts-random = náhodně jedna od každého druhu
setup-edicts-first = pro první hru
setup-edict_a = Pod výnosem A
setup-edict_b = Pod výnosem B
setup-edict_c = Pod výnosem C
setup-edict_d = Pod výnosem D
setup-any = náhodně
setup-explore = Karty průzkumu
setup-explore-note = Tvary, které se kreslí.
setup-explore-heroes = z Hrdinů
setup-explore-base = z původní hry
setup-seasons = Karty ročních období
setup-seasons-note = Jak dlouho trvají jednotlivá období.
setup-seasons-heroes = z Hrdinů (léto 7)
setup-seasons-base = z původní hry (léto 8)
setup-heroes = Karty hrdinů
setup-heroes-note = Hrdina se kreslí na mapu a zabíjí nestvůry kolem sebe.
setup-heroes-yes = s hrdiny
setup-heroes-no = bez hrdinů
setup-ambushes = Karty přepadení
setup-ambushes-note = Při přepadení ti nestvůry do mapy nakreslí soused.
setup-ambushes-heroes = z Hrdinů
setup-ambushes-base = z původní hry
setup-ambushes-random = libovolné čtyři z osmi
setup-ambushes-named = čtyři zaškrtnuté níže
setup-dragon_inferno = Dračí výheň
setup-zombie_plague = Mor zombií
setup-giant_troll_ravage = Řádění obřího trola
setup-gorgon_gaze = Pohled gorgony
setup-goblin_attack = Útok goblinů
setup-bugbear_assault = Nápor strašáků
setup-kobold_onslaught = Příval koboldů
setup-gnoll_raid = Nájezd gnollů
setup-edition = Vydání
setup-edition-note = Několik karet má v jiném vydání jiná čísla.
setup-edition-czech = česká pravidla
setup-edition-international = mezinárodní karty
setup-jorekburg_points = Vepřín: body za sloupec
setup-jorekburg_points-edition = podle vydání
setup-jorekburg_points-5 = 5
setup-jorekburg_points-4 = 4
setup-deepwood_min_cluster = Hustý les: nejmenší území, které platí
setup-deepwood_min_cluster-edition = podle vydání
setup-deepwood_min_cluster-1 = 1 pole
setup-deepwood_min_cluster-5 = 5 polí
setup-first_game_edict_b = První hra: výnos B
setup-first_game_edict_b-edition = podle vydání
setup-first_game_edict_b-gnomish_colony = Gnómská vesnice
setup-first_game_edict_b-traylo_monastery = Elfí klášter
setup-hero_wild = Hrdinové jako libovolný terén
setup-hero_wild-note = Zda pole s hrdinou platí zároveň za každý terén.
setup-hero_wild-combined = ve spojené hře
setup-hero_wild-never = nikdy

# Why a table cannot be set up so.
setup-why-heroes = Samotní Hrdinové mají jen své mapy a karty; víc jich dovolí hra spolu s původní.
setup-why-original = Samotná původní hra má jen své mapy a karty; víc jich dovolí hra spolu s Hrdiny.
setup-why-combined = Hrají se obě hry spolu a tohle k nim nepatří.
setup-why-four = Vyber přesně čtyři karty přepadení.
setup-why-named = Karty přepadení jsou níže vybrané, zvol tedy, že se vybírají.
setup-why-first = Sada pro první hru patří k Hrdinům.
setup-why-cards = Bodovací karty jsou níže vybrané, nemohou tedy být ty pro první hru.
setup-why-category = Každá bodovací karta musí být jiného druhu.
