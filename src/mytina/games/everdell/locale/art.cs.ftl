# What the pictures say
art-brief = { $card-brief }
art-from = { $source }
art-meadow = Louka
art-revealed = Odhalené karty
art-hand = Tvá ruka
art-of = { $n } z { $most }
art-none = Teď žádné karty.
art-journey = Výprava
art-places = Místa
art-forest = Les
art-events = Události
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
art-discard = Odkládací balíček: { $n }
art-discard-short = odložené
art-passed = pasuje
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

art-glade = Paseka pod Prastromem
art-own-city = Tvé město
art-supply = Tvé zásoby
art-luggage = Tvá zavazadla
art-events-special = Významné události
art-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
art-city-cards = { $n ->
    [one] { $n } karta ve městě
    [few] { $n } karty ve městě
   *[other] { $n } karet ve městě
}
art-count-places = { $n ->
    [one] { $n } místo pro pomocníka
    [few] { $n } místa pro pomocníka
   *[other] { $n } míst pro pomocníka
}
art-count-cards = { $n ->
    [one] { $n } kartu můžeš vyložit
    [few] { $n } karty můžeš vyložit
   *[other] { $n } karet můžeš vyložit
}
art-count-events = { $n ->
    [one] { $n } událost můžeš dokončit
    [few] { $n } události můžeš dokončit
   *[other] { $n } událostí můžeš dokončit
}

# Places of the table
zone-glade = Paseka
zone-city = Město
zone-neighbours = Sousedé

# Looking closer
art-kind = { $colour } · { $kind } · v balíčku { $copies }×
art-list = { $parts }
art-when = Kdy působí
art-when-play = hned po vyložení, jednou
art-when-produce = hned po vyložení a při každém sběru
art-when-visit = když sem pošleš pomocníka
art-when-visit-open = když sem kdokoli pošle pomocníka
art-when-trigger = stále: po vyložení karty
art-when-pay = stále: když platíš kartu
art-when-season = když se připravuješ na další období
art-when-end = na konci hry
art-free-with = Zdarma s
art-brings-free = Zdarma přivede
art-link-free = { $card } ve tvém městě čeká na obyvatele.
art-link-occupied = { $card } ve tvém městě už svého obyvatele má.
art-link-none = Ve městě zatím nemáš: { $cards }.
art-leaves = zůstane ti { $what }
art-pays-nothing = nic neplatíš
deed-free = Vyložit zdarma { $source }
deed-play = Vyložit { $source }
art-event-basic = Základní událost
art-event-special = Významná událost
art-place-basic-one = Místo základních akcí · jen jeden pomocník
art-place-basic-many = Místo základních akcí · vejde se kolik pomocníků chce
art-place-other-one = Jen jeden pomocník
art-place-other-many = Vejde se kolik pomocníků chce
art-place-forest = Karta lesa

# Beside an option: how a card would best be paid, and what is missing
note-full = za { $what }
note-nothing = zdarma
note-occupied = zdarma díky { $card-dat }
note-less = o { $what } méně díky { $card-dat }
note-with = pomůže { $card }

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
verb-play = Vyložit kartu
verb-card = Karty
verb-from = Pomocníci
verb-pay = Platba
verb-gain = Zisk
verb-copy = Napodobit
verb-keep = Nechat si
verb-seat = Hráči

# Co se s kartou stane, když odpoví na otázku
deed-discard = Odložit { $card-acc }
deed-discard-meadow = Odložit { $card-acc }
deed-ruins = Odložit { $card-acc }
deed-university = Odložit { $card-acc }
deed-cure = Odložit { $card-acc }
deed-knoll-discard = Odložit { $card-acc }
deed-trim-hand = Odložit { $card-acc }
deed-darkdeep = Odložit { $card-acc }
deed-bees = Odložit { $card-acc }
deed-take-meadow = Vzít si { $card-acc }
deed-scrolls = Vzít si { $card-acc }
deed-knoll-take = Vzít si { $card-acc }
deed-poet-take = Vzít si { $card-acc }
deed-production = Aktivovat { $card-acc }
deed-react = { $card } jako první
deed-sweep = Aktivovat { $card-acc }
deed-activate-green = Aktivovat { $card-acc }
deed-bees-green = Aktivovat { $card-acc }
deed-chipter = Aktivovat { $card-acc }
deed-keep-one = Nechat si { $card-acc }
deed-post-card = Dát { $card-acc }
deed-give-for = Dát { $card-acc }
deed-thieves = Dát { $card-acc } pod událost
deed-scholars = Dát { $card-acc } pod událost
deed-reserve = Rezervovat { $card-acc }
deed-bats = Dát { $card-acc } do archivu
deed-revealed = Vyložit { $card-acc } zdarma
deed-pick = Vybrat { $card-acc }
art-turned = leží lícem dolů a nepočítá se
