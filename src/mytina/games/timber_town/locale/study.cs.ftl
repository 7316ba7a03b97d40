# Co říkají zprávy o mnoha partiích
study-scoring = Co přinášejí jednotlivé bodovací karty
study-scoring-about = Kolik bodů hráč z bodovací karty získá v partiích, ve kterých leží na stole. Karta, která přináší hodně, není důvod k výhře: soupeři přináší stejně.
study-dealt = Celkové skóre podle bodovacích karet na stole
study-dealt-about = Průměrné skóre všech hráčů v partiích s touto kartou na stole. Karty jednoho druhu se střídají, porovnávej tedy ty.
study-first = Začínat a skončit první
study-first-about = O kolik častěji vyhrál ten, kdo byl první na tahu, a ten, kdo první dostavěl. Za první dostavění je bobr stavitel; kdo dostaví první, ale už může být napřed.
study-first-turn = první na tahu
study-first-finished = dostavěl první
