# Počítadlo bodů: co se ťuká
pad-city = Město
pad-events = Události
pad-events-basic = Základní události
pad-events-special = Významné události
pad-colour-tan = Pouť
pad-colour-green = Sběr
pad-colour-red = Místa
pad-colour-blue = Služby
pad-colour-purple = Rozkvět
pad-tokens = Žetony bodů
pad-twig = Větvičky
pad-resin = Smůla
pad-pebble = Oblázky
pad-berry = Bobule
pad-journey = Pomocníci na Výpravě
pad-spot-of = Pole { $n }
pad-points = Žetony na kartě
pad-prisoners = Vězni
pad-workers = Pomocníci
pad-cards = Karty pod ní
pad-paired = Ve dvojici
pad-rugwort-note = Hra pro jednoho: spočítej, co leží před Břitvou. Významné události, které zůstaly volné, se mu připočítají samy.
pad-year = Rok
pad-purple_cards = Fialové karty
pad-other_cards = Ostatní karty
pad-pairs = Z toho párů farmář a farmářka
pad-basic_events = Základní události
pad-point_tokens = Žetony, které dostal
pad-autumn = Příprava na podzim už proběhla
tie-events = Dokončené události
tie-resources = Zbylé suroviny

# Co není možné
pad-what-points = { $n ->
    [one] 1 žeton bodů
    [few] { $n } žetony bodů
   *[other] { $n } žetonů bodů
}
pad-what-prisoners = { $n ->
    [one] 1 vězně
    [few] { $n } vězně
   *[other] { $n } vězňů
}
pad-what-workers = { $n ->
    [one] 1 pomocníka
    [few] { $n } pomocníky
   *[other] { $n } pomocníků
}
pad-what-cards = { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}
pad-unknown-card = Karta „{ $name }“ neexistuje a nic se za ni nepočítá.{ $like ->
    [none] {""}
   *[other] { " " }Nemá to být { $like }?
}
pad-unknown-event = Událost „{ $name }“ neexistuje a nic se za ni nepočítá.{ $like ->
    [none] {""}
   *[other] { " " }Nemá to být { $like }?
}
pad-unique = { $card } je jedinečná karta, ale město jich má { $n }.
pad-spaces = Karty zabírají { $n } polí, město jich má { $most }.
pad-lonely = { $card } má být ve dvojici { $n ->
    [one] jednou
   *[other] { $n }×
}, ale { $pairs ->
    [0] nemá s kým ({ $partner } chybí)
    [one] dvojice je jen 1
    [few] dvojice jsou jen { $pairs }
   *[other] dvojic je jen { $pairs }
}.
pad-not-paired = { $card } se o místo s jinou kartou nikdy nedělí.
pad-not-occupied = { $card } je tvor; obsazené bývají jen stavby.
pad-holds-none = { $card } na sobě nemívá { $what }; nepočítá se to.
pad-holds-fewer = { $card } má { $what }, nejvíc to však může být { $most }.
pad-spot = Na pole Výpravy za { $spot } se vejde jen jeden pomocník.
pad-many-workers = Na Výpravě a na kartách stojí { $n } pomocníků, hráč jich má { $most }.
pad-event-twice = { $event }: událost už má hráč { $player }; dokončit ji jde jen jednou, podruhé se nepočítá.
pad-event-takes-none = { $event }: na tuto událost se nedává { $what }; nepočítá se to.
pad-event-fewer = { $event }: na události leží { $n } surovin, nejvíc jich může být { $most }.
pad-event-fewer-cards = { $event }: pod událostí leží { $n } karet, nejvíc jich může být { $most }.
pad-copies = { $card } leží na stole { $n }×, v balíčku je { $most }×.
pad-basic-events = Břitva má mít základních událostí { $n }, ale zbývá na něj jen { $free }; tolik se počítá.
pad-special-events = Dokončeno je { $n } významných událostí, na stole ale leží jen { $most }.

# Dokument, který spočítat nejde
pad-event = událost { $number }
pad-no-card-id = { $given } není označení karty
pad-no-event-id = { $given } není označení události
pad-rugwort-alone = hraje proti jednomu hráči
pad-rugwort-pairs = každý pár bere po jedné z obou barev, takže { $pairs } je moc. { $cards }: { $n }
