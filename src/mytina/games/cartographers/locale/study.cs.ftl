# Co říkají zprávy o mnoha partiích
study-edict = Body podle výnosů
study-edict-about = Kolik hráč za bodovací kartu získá za celou hru (každá se boduje ve dvou obdobích), ať leží kdekoli. Výnosy A a D se bodují jindy než B a C, část rozdílu tedy může být místem.
study-source = Body podle období, mincí a nestvůr
study-source-about = Stejná skóre rozdělená jinak: podle období, a kolik celkem přinesly mince a vzaly nestvůry.
study-map = Mapa
study-map-about = Průměrné skóre na každé mapě.
study-coins = mince
study-monsters = nestvůry
study-spring = jaro
study-summer = léto
study-autumn = podzim
study-winter = zima
