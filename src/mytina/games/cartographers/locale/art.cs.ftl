# Slova, která potřebují jen obrázky.
art-zone = Mapa
art-zone-seat = Mapa hráče { $seat }
art-map = Mapa: { $name }
art-season = Roční období a čas
art-cards = Výnosy královny
art-card = Karta a balíček
art-sums = Body po obdobích
art-others = Ostatní mapy
art-open = { $name }: { $points } b., položit mapu na stůl
art-back = Zpět na mou mapu
art-time = { $time ->
    [0] nestojí žádný čas
   *[other] stojí čas { $time }
}
art-clock = čas { $time } z { $limit }, karta přidá { $added }
art-draw-as = Zakresli tvar jako
art-alone = V sólové hře: { $said }
art-edict = Výnos { $slot }
art-edict-says = Výnos { $slot }, { $card }: teď { $points } b.
art-example = zde { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
art-solo = sólo { $number }
art-coins = Mince: { $coins } ze 14
art-total = celkem
art-running = hraje se
art-rating = Hodnocení { $rating }
verdict-alone = Hodnocení { $rating }: { $title }
art-ruins = Tvar musí zakrýt prázdnou zříceninu.
art-deck = { $count ->
    [one] V balíčku { $count } karta, mezi nimi
    [few] V balíčku { $count } karty, mezi nimi
   *[other] V balíčku { $count } karet, mezi nimi
}
art-ambushes = { $count } přepadení
art-heroes = { $count ->
    [one] { $count } hrdina
    [few] { $count } hrdinové
   *[other] { $count } hrdinů
}
art-lasting = Po každém období působí: { $cards }
art-group-scoring = Bodovací karty
art-group-explore = Karty průzkumu
art-group-heroes = Hrdinové
art-group-ambushes = Přepadení
art-over = Hra skončila
art-ambush = Přepadení!
art-ambush-whose = kreslíš na mapu: { $name }
art-hero = Hrdina
art-hero-note = hvězda zabije, co na ní je i bude
art-troll = Trol řádí
art-troll-note = jedno prázdné pole vedle něj padne
art-winner = vítězství
art-left = hru opouští
art-drawing = kreslí
art-done = už má zakresleno

deed-draw = Zakreslit { $terrain ->
    [forest] les
    [village] vesnici
    [farm] farmu
    [water] vodu
    [monster] nestvůru
   *[hero] hrdinu
}
deed-hero = Postavit hrdinu na {"{"}at{"}"}
deed-ambush = Zakreslit { $monster ->
    [dragon_inferno] draka
    [zombie_plague] zombii
    [giant_troll_ravage] trola
    [gorgon_gaze] gorgonu
    [goblin_attack] gobliny
    [bugbear_assault] strašáky
    [kobold_onslaught] koboldy
    [gnoll_raid] gnolly
   *[none] nestvůru
} · { $owner }
remark-D = Až bude kolem draka plno, majitel mapy získá mince: { $coins }.
remark-Z = Po každém období se zombie rozšíří na prázdná pole kolem.
remark-T = Po každém období přijde majitel mapy o jedno prázdné pole vedle trola.
remark-G = Pak vybereš jedno pole vedle gorgony, které zničí.
