# Slova, která potřebují jen obrázky.
art-map = Mapa: { $name }
art-target = Kreslíš sem: mapa, kterou má { $name }
art-turn = { $season ->
    [0] Jaro
    [1] Léto
    [2] Podzim
   *[3] Zima
}, čas { $time } z { $limit }
art-time = čas
art-others = Ostatní mapy
art-alone = V sólové hře: { $said }
art-more = Mapy sousedů a vedoucích hráčů
art-cards = Výnosy a bodovací karty
art-edict = Výnos { $slot }
art-example = zde { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
art-solo = sólo { $number }
art-coins = Mince: { $coins } ze 14
art-total = Celkem
art-monsters = Nestvůry
art-rating = Hodnocení { $rating }
art-ruins = musí zakrýt zříceninu
art-deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
art-hidden = z toho přepadení: { $ambushes }, hrdinové: { $heroes }
art-lasting = po každém období působí: { $cards }
art-space = { $space }
art-group-scoring = Bodovací karty
art-group-explore = Karty průzkumu
art-group-heroes = Hrdinové
art-group-ambushes = Přepadení
art-over = Hra skončila
art-winner = vítězství
art-left = hru opouští
art-now = teď { $points }
