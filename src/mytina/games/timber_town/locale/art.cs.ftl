# Slova, která potřebují jen obrázky.
art-zone = Stůl
art-tokens = Tvoje žetony
art-no-tokens = žádné
art-rows = { $rows }
art-river = Řeka, { $round }. kolo
art-town = Město: { $name }
art-cards = Bodovací karty
art-stacks = V zásobě
art-left = { $count ->
    [0] nezbývá žádný dílek
    [one] zbývá 1 dílek
    [few] zbývají { $count } dílky
   *[other] zbývá { $count } dílků
}
art-position = Pozice { $position } na řece, deska se znakem hráče: { $name }
art-side-N = sever
art-side-E = východ
art-side-S = jih
art-side-W = západ
art-placed = { $tile }, lávky na { $sides }, pole { $cell }
art-placed-token = { $tile } ({ $token }), lávky na { $sides }, pole { $cell }
art-floating = { $tile }, { $pattern }, pozice { $position }
art-floating-token = { $tile } ({ $token }), { $pattern }, pozice { $position }
art-rafted = { $tile } – { $raft }, { $name }
art-empty = { $cell }, prázdné pole
art-scuttled = Potopený žeton mezi { $a } a { $b }
art-here = { $cell }: { $count ->
    [one] 1 způsob, jak dílek položit
    [few] { $count } způsoby, jak dílek položit
   *[other] { $count } způsobů, jak dílek položit
}
art-held = { $token }: { $count }
art-in-hand = V ruce: { $tile }
art-to-play = na tahu
art-finished = dostavěno
art-winner = vítězství
art-resigned = hra vzdána
art-total = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
art-group-cards = Bodovací karty
art-group-tiles = Dílky
art-group-tokens = Žetony a figurky
art-tiles-of-type = { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}: { $rows }.
art-row = { $name } ×{ $count }
art-copies = v krabici: { $count }
art-one-each = po jednom pro každého hráče

deed-build = { $how ->
    [crane] Jeřábem na { $cell }
   *[plain] { $type ->
        [park] Postavit park
        [beaver] Postavit bobří hrad
        [site] Postavit staveniště
        [temple] Postavit chrám
        [market] Postavit tržiště
        [workshop] Postavit dílnu
       *[house] Postavit dům
    } na { $cell }
}{ $misses ->
    [0] {""}
    [one] , potopit žeton
    [few] , potopit { $misses } žetony
   *[other] , potopit { $misses } žetonů
}
