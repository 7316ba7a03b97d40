# What the pictures say
art-meadow = Louka
art-revealed = Odhalené karty
art-hand = Tvá ruka
art-of = { $n } z { $most }
art-none = Teď žádné karty.
art-journey = Výprava
art-places = Místa
art-forest = Les
art-events = Události
art-city = Město: { $name }
art-city-of = Město: { $name } · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} · { $points }
art-rival = Břitvovo město
art-rival-events = { $n ->
    [one] Břitva získal { $n } událost
    [few] Břitva získal { $n } události
   *[other] Břitva získal { $n } událostí
}
art-rolled = Na kostce padlo { $n }
art-not-rolled = Kostkou se ještě neházelo
art-kidnapped = { $n ->
    [one] unesený Břitvou
    [few] { $n } unesení Břitvou
   *[other] { $n } unesených Břitvou
}
art-deck = Dobírací balíček: { $n }
art-deck-short = dobírání
art-discard = Odkládací balíček: { $n }
art-discard-short = odložené
art-passed = pasoval
art-spaces = { $n } z 15 míst
art-crew = { $season ->
    [winter] Zima
    [spring] Jaro
    [summer] Léto
   *[autumn] Podzim
}: { $free ->
    [one] { $free } volný pomocník
    [few] { $free } volní pomocníci
   *[other] { $free } volných pomocníků
}, vyslaných { $out }.
art-season-winter = Zima
art-season-spring = Jaro
art-season-summer = Léto
art-season-autumn = Podzim
art-workers-of = Pomocníci: { $names }.
art-achieved = Má ji { $name }.
art-occupied = Obydleno
art-prisoners = { $n ->
    [one] { $n } vězeň
    [few] { $n } vězni
   *[other] { $n } vězňů
}
art-reference = { $kind }, v balíčku { $copies }×; souvisí: { $links }

# Beside an option: how a card would best be paid, and what is missing
note-full = za { $what }
note-nothing = zdarma
note-occupied = zdarma: { $card }
note-less = o { $what } méně: { $card }
note-with = pomůže { $card }
note-lack = chybí

# What is worth stopping for
news-season = { $season ->
    [spring] Přišlo jaro
    [summer] Přišlo léto
   *[autumn] Přišel podzim
}
news-production = Sběr
news-brought = { $card }: { $what }
news-copied = { $card } jako { $copied }
art-brought = Právě přineseno: { $what }

# Groups of options
verb-place = Vyslat pomocníka
verb-event = Dokončit událost
verb-visit = Navštívit kartu
verb-play = Zahrát kartu
verb-card = Karty
verb-from = Pomocníci
verb-pay = Platba
verb-gain = Zisk
verb-copy = Napodobit
verb-keep = Nechat si
verb-seat = Hráči
