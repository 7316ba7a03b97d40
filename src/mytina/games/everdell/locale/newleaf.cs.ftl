# Nový Lístkovec
icon-gold = zlatý žeton
icon-ticket = jízdenka
icon-reservation = rezervace
icon-visitor = návštěvník
icon-tile = vagonek
icon-cats = Kočky
icon-snails = Hlemýždi
icon-bats = Netopýři
icon-bees = Včely
icon-train = Nádraží
icon-journey = Výprava
icon-any-colour = libovolná barva
icon-baker = Pekař
icon-chipsmith = Kovář
icon-conductor = Strojvůdce
icon-diplomat = Diplomat
icon-gardener = Zahradník
icon-inventor = Vynálezce
icon-lamplighter = Lampářka
icon-magician = Kouzelník
icon-mayor = Starosta
icon-miller = Mlynář
icon-photographer = Fotograf
icon-poet = Básník
icon-air-balloon = Horkovzdušný balon
icon-bank = Banka
icon-city-hall = Radnice
icon-ever-wall = Prazeď
icon-freight-car = Nákladní vagon
icon-greenhouse = Skleník
icon-hotel = Hotel
icon-library = Knihovna
icon-locomotive = Lokomotiva
icon-main-road = Hlavní cesta
icon-museum = Muzeum
icon-tea-house = Čajovna

card-baker = Pekař
    .acc = Pekaře
    .dat = Pekaři
card-chipsmith = Kovář
    .acc = Kováře
    .dat = Kováři
    .to = ke Kováři
card-conductor = Strojvůdce
    .acc = Strojvůdce
    .dat = Strojvůdci
    .to = ke Strojvůdci
card-diplomat = Diplomat
    .acc = Diplomata
    .dat = Diplomatovi
card-gardener = Zahradník
    .acc = Zahradníka
    .dat = Zahradníkovi
card-inventor = Vynálezce
    .acc = Vynálezce
    .dat = Vynálezci
card-lamplighter = Lampářka
    .acc = Lampářku
    .dat = Lampářce
card-magician = Kouzelník
    .acc = Kouzelníka
    .dat = Kouzelníkovi
card-mayor = Starosta
    .acc = Starostu
    .dat = Starostovi
card-miller = Mlynář
    .acc = Mlynáře
    .dat = Mlynáři
card-photographer = Fotograf
    .acc = Fotografa
    .dat = Fotografovi
card-poet = Básník
    .acc = Básníka
    .dat = Básníkovi
card-air_balloon = Horkovzdušný balon
    .brief = Balon
    .acc = Horkovzdušný balon
    .dat = Horkovzdušnému balonu
card-bank = Banka
    .acc = Banku
    .dat = Bance
card-city_hall = Radnice
    .acc = Radnici
    .dat = Radnici
card-ever_wall = Prazeď
    .acc = Prazeď
    .dat = Prazdi
card-freight_car = Nákladní vagon
    .acc = Nákladní vagon
    .dat = Nákladnímu vagonu
card-greenhouse = Skleník
    .acc = Skleník
    .dat = Skleníku
    .with = se Skleníkem
card-hotel = Hotel
    .acc = Hotel
    .dat = Hotelu
    .to = do Hotelu
card-library = Knihovna
    .acc = Knihovnu
    .dat = Knihovně
card-locomotive = Lokomotiva
    .acc = Lokomotivu
    .dat = Lokomotivě
    .to = na Lokomotivu
card-main_road = Hlavní cesta
    .acc = Hlavní cestu
    .dat = Hlavní cestě
card-museum = Muzeum
    .acc = Muzeum
    .dat = Muzeu
card-tea_house = Čajovna
    .acc = Čajovnu
    .dat = Čajovně

location-station = Nádraží
    .to = na Nádraží
location-knoll = Návrší
    .to = na Návrší
location-forest_four_twigs = 4 větvičky
    .to = do lesa pro 4 větvičky
location-forest_two_twigs_one_resin = 2 větvičky a smůla
    .to = do lesa pro 2 větvičky a smůlu
location-forest_copy_forest = Jiná karta lesa
    .to = do lesa využít jinou kartu lesa

event-city_jubilee = Výročí města
event-ever_wall_tower_constructed = Věž na Prazdi
event-glow_light_festival = Festival zářících světel
event-hot_air_balloon_race = Závod balonů
event-juniper_jig_dance_contest = Taneční soutěž
event-magic_show = Kouzelnické představení
event-royal_tea = Královský čaj
event-stock_market_boom = Rozmach burzy
event-sunflower_parade = Slunečnicový průvod
event-big_city = Velkoměsto
event-scenic_flight = Vyhlídkový let

visitor-bim_little = Bim Maličký
visitor-bosley_tedwardson = Bořek Méďa
visitor-butterbell_sweetpaw = Zvonilka Cukříková
visitor-diggs_deepwell = Hrabal Studnička
visitor-dillweed_quicksniff = Koprník Čmuchal
visitor-dim_dustlight = Šerík Prášil
visitor-dip_dubble = Mokruš Sušil
visitor-dune_tarrington = Dunja Písečná
visitor-dwell_northwatch = Severin Strážný
visitor-edvard_triptail = Eduard Trojocas
visitor-frin_stickly = Frin Klacíček
visitor-glindil_frink = Glindil Frnk
visitor-iggy_silverscale = Igor Stříbrošup
visitor-mossy_steptoe = Mechovka Špičková
visitor-orin_nimblepaw = Orin Hbitotlap
visitor-oscar_longtale = Oskar Dlouhovyprávěl
visitor-phill_gurgle = Filip Žbluňk
visitor-piff_quillglow = Pif Brkosvit
visitor-plum_shortclaw = Švestka Drápková
visitor-quinn_cleanwhisker = Gvendolína Fousková
visitor-reemy_sniggle = Rubína Lapilová
visitor-rivil_ablacus = Rivil Počtář
visitor-ruby_dew = Rosalie Krůpějová
visitor-saris_clearwhistle = Sára Jasnohvizdová
visitor-sir_trivle_q_s_marqwill_iii = Sir Drobílek Q. S. Brkoslav III.
visitor-skin_shinysnout = Leštil Čumáček
visitor-snout_puddlehop = Rypák Loužoskok
visitor-triss_peske = Tris Pěšák
visitor-vara_and_brun_mayberry = Vara a Brun Borůvkovi
visitor-wildell_family = Rodina Divošova
visitor-willow_greengrin = Vrbena Smíšková
visitor-wimble_wuffle = Vrtík Hafal

needs-left = máš ještě { $what }
needs-at-most-green = nejvýše { $n } zelené karty
needs-one-colour = { $n } karet jedné barvy kromě zelené
needs-more-critter = víc tvorů než staveb
needs-more-construction = víc staveb než tvorů
needs-on-journey = { $n } pomocníci na Výpravě
needs-tokens = žetony za { $n } b.

tile-two_twigs = 2 [twig-few]
tile-one_resin = 1 [resin]
tile-one_pebble = 1 [pebble]
tile-one_berry = 1 [berry]
tile-one_any = 1 [any]
tile-one_point = 1 [point]

banner-critter = Zdarma se zlatým žetonem [+gold] na { $sort ->
    [green] zelené
    [red] červené
    [blue] modré
    [purple] fialové
    [tan] hnědé
    [common] běžné
   *[unique] jedinečné
} stavbě.
banner-construction = Zlatý žeton [+gold] na této stavbě přivede { $sort ->
    [green] zeleného
    [red] červeného
    [blue] modrého
    [purple] fialového
    [tan] hnědého
    [common] běžného
   *[unique] jedinečného
} tvora.
text-more-space = Tvé město má o { $n ->
    [one] místo
    [few] { $n } místa
   *[other] { $n } míst
} víc.
text-fixed = Nikdy neopustí město a nelze ji zkopírovat.

effect-mayor = Získej 1 [point] a další za každých { $n } zaplněných míst svého města
effect-bank = Polož na tuto kartu 1 [point]; limit ruky máš o 1 vyšší za každý [point] na ní
effect-freight-car = Při vyložení na něj polož { $load }; pak z něj můžeš vzít { $n } suroviny
effect-magician = Můžeš odložit jinou kartu svého města a získat 1 [point] a 1 [any]
effect-give-for = Můžeš dát soupeři 1 [card] z ruky: { $reward }
effect-give-for-else = Můžeš dát soupeři 1 [card] z ruky: { $reward }. Nemůže-li ji nikdo přijmout, odlož ji: { $nobody }
effect-may-draw = Můžeš dobrat { $n } [card-few]
effect-activate-green = Můžeš aktivovat až { $n } různé zelené karty svého města
effect-conductor = Můžeš využít místo pro pomocníky na červené kartě soupeře
effect-balloon = Zkopíruj, co při vyložení dělá hnědá karta soupeře
effect-poet = Zvol barvu: vezmi si z Louky všechny karty té barvy a za každou získej 1 [point]
effect-lamplighter = Můžeš si vzít až { $n } [card-few] z balíčku, z Louky nebo z Nádraží
effect-greenhouse = Dober 1 [card]; sdílí-li místo s Farmou, získej 1 [any]
effect-play-hand = Můžeš vyložit kartu z ruky o { $less } [any-few] levněji
effect-play-station = Můžeš vyložit kartu z Nádraží o { $less } [any-few] levněji
effect-tile = získej odměnu jednoho vagonku
effect-may-tile = můžeš získat odměnu jednoho vagonku
effect-visitor = Jednoho čekajícího návštěvníka odlož a jednoho si vezmi
effect-knoll-discard = Odlož { $n } [card-few] z Louky a z Nádraží
effect-knoll-take = vezmi si odtud { $n } [card-few]
effect-refill = oboje se doplní
effect-steps = { $parts }
effect-discard-per-colour = Odlož až 1 [card] za každou { $colour ->
    [green] zelenou
    [red] červenou
    [blue] modrou
    [purple] fialovou
   *[tan] hnědou
} kartu svého města: za každou 1 [point]
effect-jubilee = Získej { $basic } [point] za každou základní a { $special } [point-few] za každou významnou událost, kterou máš, i za tuto
effect-copy-forest = Využij jinou kartu lesa, i obsazenou
bonus-per-colour-present = Na konci 1 [point] za každou barvu karet ve tvém městě
bonus-per-filled = Na konci { $points } za každých { $n } zaplněných míst tvého města
bonus-copied = Na konci bonus jedné fialové karty soupeře, jako by ležela ve tvém městě

prompt-freight-car = Které { $n } suroviny si vezmeš z Nákladního vagonu?
prompt-magician = Kterou kartu tvého města nechá Kouzelník zmizet?
prompt-give-for = Kterou kartu dáš soupeři?
prompt-may-draw = Dobereš { $n } karty?
prompt-activate-green = Kterou zelenou kartu aktivuješ? (ještě až { $n })
prompt-conductor = Kterou červenou kartu Strojvůdce využije?
prompt-balloon = Kterou hnědou kartu Horkovzdušný balon zkopíruje?
prompt-poet = Kterou barvu Básník zvolí?
prompt-poet-take = Kterou z těch karet si vezmeš? (ještě { $n })
prompt-lamplighter = Odkud bude další karta? (ještě až { $n })
prompt-play-hand = Kterou kartu vyložíš o { $less } levněji?
prompt-play-station = Kterou kartu z Nádraží vyložíš o { $less } levněji?
prompt-tile = Odměnu kterého vagonku získáš?
prompt-visitor-away = Který návštěvník odejde?
prompt-visitor = Kterého návštěvníka si vezmeš?
prompt-knoll-discard = Kterou kartu odložíš? ({ $n } z { $most })
prompt-knoll-take = Kterou kartu si vezmeš? ({ $n } z { $most })
prompt-share = { $card }: sdílet místo { $partner-with }?
prompt-reserve = Kterou kartu si rezervuješ?
prompt-drop-reserved = Odložíš z rezervace { $card-acc }?
prompt-snails = { $owner } vykládá { $card-acc }. Aktivuješ tu kartu také za vrchní kartu své hromádky?
prompt-bats = Kterou kartu z Louky dáš do archivu?
prompt-bees = Kterou kartu odložíš, aby se aktivovala zelená karta?
prompt-bees-green = Která zelená karta se aktivuje?
prompt-power = Kterou schopnost si necháš?
prompt-rugwort-reserved = Kterou z těch karet dostane Břitva?
prompt-rugwort-visitor = Kterého návštěvníka si Břitva vezme?

option-colour = { $colour ->
    [green] Zelená
    [red] Červená
    [blue] Modrá
    [purple] Fialová
   *[tan] Hnědá
} (na Louce { $n })
option-draw = Dobrat { $n } karty
option-card-from = { $card } ({ $source })
option-ticket = Jízdenka: přesunout pomocníka ({ $place })
option-reserve = Rezervovat kartu
option-keep-reserved = Nechat si ji
option-drop-reserved = Odložit { $card-acc }
option-snails = Aktivovat { $card-acc }
option-share = Sdílet místo { $card-with }
option-own-space = Vlastní místo
option-pay-gold = Zdarma se zlatým žetonem díky { $card-dat }
option-pay-inventor = O 3 levněji: odložit { $card-acc }
option-pay-reserved = O 1 levněji díky rezervaci
note-gold = zdarma se zlatým žetonem díky { $card-dat }
note-reserved = o 1 méně díky rezervaci
source-station = z Nádraží
source-reserved = z rezervace
source-archive = z archivu

log-bank = ukládá 1 [point] do Banky
log-tile = získává odměnu vagonku: { $tile }
log-visitor-away = posílá pryč návštěvníka ({ $visitor })
log-visitor = vítá návštěvníka ({ $visitor })
log-visitor-rival = Břitva si bere návštěvníka ({ $visitor })
log-discard-open = odkládá { $card-acc }
log-take-open = si bere { $card-acc }
log-copy = kopíruje { $card-acc }
log-poet = volí { $colour ->
    [green] zelenou
    [red] červenou
    [blue] modrou
    [purple] fialovou
   *[tan] hnědou
}
log-ticket = používá jízdenku ({ $place })
log-reserve = rezervuje { $card-acc }
log-drop-reserved = odkládá z rezervace { $card-acc }
log-snails = aktivuje díky Hlemýžďům { $card-acc } ({ $owner })
log-archive = dává do archivu { $card-acc }
log-power = hraje se schopností: { $power }
log-gold-rival = používá zlatý žeton, Břitva za něj má { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-rugwort-station = Břitva má { $n } [point] za kartu z Nádraží
log-rugwort-ticket = Břitva hází za jízdenku { $die } a získává { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-rugwort-reserved = Břitva za rezervovanou kartu dostává { $card-acc }

power-cats = Kočky
power-snails = Hlemýždi
power-bats = Netopýři
power-bees = Včely
power-text-cats = Tví pomocníci se smějí přidat k pomocníkům soupeřů na základních místech, kartách lesa a červených kartách.
power-text-snails = Když soupeř vyloží zelenou kartu, můžeš mu dát vrchní kartu své hromádky a aktivovat ji také.
power-text-bats = Po každé vyložené kartě můžeš dát kartu z Louky do archivu a vyložit ji později.
power-text-bees = Po každé vyložené kartě, která není zelená, můžeš odložit kartu a aktivovat zelenou kartu; ne na podzim.

line-visitors = Návštěvníci
line-station = Za karty z Nádraží
line-gold = Za zlaté žetony

preset-base = Základní hra
preset-base-note = Divukraj bez rozšíření, nejlepší na začátek.
preset-newleaf = Celý Nový Lístkovec
preset-newleaf-note = 59 nových karet a Nádraží s vlakem a návštěvníky.
preset-newleaf_cards = Jen nové karty
preset-newleaf_cards-note = 57 karet Nového Lístkovce se zlatými žetony, bez Nádraží.
preset-everything = Všechno
preset-everything-note = Vše z obou rozšíření: i jízdenky, rezervace, legendy, schopnosti tvorů a další události.

setup-cards = Karty Nového Lístkovce
setup-cards-note = 59 nových karet a zlaté žetony.
setup-station_board = Nádraží
setup-station_board-note = Vlak se třemi dalšími kartami a jejich odměnami, návštěvníci a dvě místa pro pomocníky.
setup-tickets = Jízdenky
setup-tickets-note = Dvakrát za hru se pomocník přesune na jiné místo.
setup-reservations = Rezervace
setup-reservations-note = Schovej si kartu na později a zaplať za ni o 1 méně.
setup-forest_locations = Další karty lesa
setup-forest_locations-note = Tři další karty do lesa.
setup-special_events = Významné události
setup-special_events-note = Které významné události mohou přijít.
setup-special_events-base = základní hra
setup-special_events-mixed = všechny zamíchané
setup-special_events-two_and_two = dvě základní a dvě nové
setup-special_events-newleaf_only = jen z Nového Lístkovce
setup-remove_named_base_events = Bez událostí s určitými kartami
setup-remove_named_base_events-note = Významné události základní hry, které chtějí určité karty, zůstanou v krabici.
setup-basic_events = Dvě další základní události
setup-basic_events-note = Velkoměsto a Vyhlídkový let.
setup-critter_powers = Schopnosti tvorů z Nového Lístkovce
setup-critter_powers-note = Každý dostane schopnost na celou hru a na jaře o pomocníka méně.
setup-why-station-cards = Nádraží potřebuje karty Nového Lístkovce.
prompt-trim-hand = Kterou kartu odložíš? (o { $n } víc, než smíš mít)
setup-why-named-events = Samotná základní hra má málo událostí, které nechtějí určité karty.
pad-visitors = Návštěvníci
pad-no-visitor-id = { $given } není označení návštěvníka
pad-unknown-visitor = Návštěvník „{ $name }“ neexistuje a nic se za něj nepočítá.{ $like ->
    [none] {""}
   *[other] { " " }Nemá to být { $like }?
}
pad-visitor-twice = { $visitor }: tohoto návštěvníka má jen jeden hráč; podruhé se nepočítá.
pad-copies-nothing = { $card } nic nekopíruje.
pad-copies-whom = { $card }: napiš, kterou Břitvovu fialovou kartu kopíruje (copies), nebo kolik přinese (counts); jinak se nepočítá nic.
pad-cannot-copy = { $card } není fialová karta s bonusem, který by šel kopírovat; nepočítá se nic.
pad-nobody-has = { $card } není v žádném městě soupeře; počítá se přesto.
pad-gold-points = Za zlaté žetony může mít Břitva jen 0, 2 nebo 5 bodů, ne { $n }; počítá se { $counted }.
pad-station_points = Body za karty z Nádraží
pad-gold_points = Body za zlaté žetony (0, 2, 5)

# The table
zone-station = Nádraží
art-station = Nádraží s vlakem
art-visitors = Návštěvníci
art-newleaf = Žetony a schopnosti
art-archive = Archiv
art-with-tile = Když ji odsud vyložíš, dostaneš navíc { $tile }.
art-tile = Vagonek: { $tile }
art-tile-kind = Vagonek · v sáčku 3×
art-tile-text = Odměna toho, kdo vyloží kartu nad ním, a toho, kdo si vagonek vybere na Nádraží nebo na Návrší. Pak jde stranou a nahradí ho jiný ze sáčku.
art-visitor-kind-cross = Návštěvník
art-visitor-kind-single = Návštěvník · podmínku a body známe z jediného zdroje
art-visitor-kind-reconstructed = Návštěvník · podmínku jsme upravili, jediný zdroj má nejspíš chybu
art-visitor-text = Na konci hry { $points }, když splňuješ: { $what }.
art-visitors-left = { $n ->
    [one] Je v hromádce poslední.
    [few] V hromádce jsou { $n } návštěvníci.
   *[other] V hromádce je { $n } návštěvníků.
}
art-met = Splněno.
art-unmet = Zatím nesplněno.
art-so-far = Zatím { $have } z { $needed }.
amount-gold = { $n ->
    [one] { $n } zlatý žeton
    [few] { $n } zlaté žetony
   *[other] { $n } zlatých žetonů
}
art-gold = Zlatý žeton
art-gold-kind = Tři na celou hru
art-gold-text = Polož ho na neobsazenou stavbu svého města a vylož zdarma tvora, se kterým ji spojuje zlatá vlaječka: buď její vlastní, nebo jeho.
art-gold-on = Leží na ní zlatý žeton
art-gold-link = Se zlatým žetonem zdarma: { $cards }.
art-shares = Dělí se o místo: { $card }
art-ticket = Jízdenka
art-ticket-kind = Dvakrát za hru
art-ticket-text = Místo tahu pošli jednoho ze svých vyslaných pomocníků jinam. Poprvé kdykoli, podruhé od svého léta.
art-ticket-two_way = Zpáteční jízdenka: dvě cesty, druhá od léta
art-ticket-one_way = Jednosměrná jízdenka: jedna cesta od léta
art-ticket-two_way-short = zpáteční
art-ticket-one_way-short = jednosměrná
art-reservation = Rezervace
art-reservation-kind = Jednou za období
art-reservation-text = Místo tahu si pod žeton odlož kartu z Louky nebo z Nádraží. Později ji vyložíš o 1 surovinu levněji; pak žeton odpočívá do dalšího období.
art-reservation-free = Rezervace je volná
art-reservation-resting = Rezervace odpočívá do dalšího období
art-reservation-free-short = volná
art-reservation-resting-short = odpočívá
art-reserved-card = Rezervováno: { $card }
art-power-kind = Schopnost tvorů
art-power-cats = Kočky
art-power-bees = Včely
art-power-bats = { $n ->
    [one] Netopýři, v archivu { $n } karta
    [few] Netopýři, v archivu { $n } karty
   *[other] Netopýři, v archivu { $n } karet
}
art-power-snails = { $n ->
    [one] Hlemýždi, v hromádce { $n } karta
    [few] Hlemýždi, v hromádce { $n } karty
   *[other] Hlemýždi, v hromádce { $n } karet
}

horizon-newleaf = Nový Lístkovec
setup-group-newleaf = Nový Lístkovec
