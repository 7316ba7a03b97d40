# Mlžný les
icon-farm-season-1 = Farma
icon-farm-season-2 = Farma
icon-farm-season-3 = Farma
icon-farm-season-4 = Farma
icon-farm-season-5 = Farma
icon-farm-season-6 = Farma
icon-farm-season-7 = Farma
icon-farm-season-8 = Farma

card-farm_season_1 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_2 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_3 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_4 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_5 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_6 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_7 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-farm_season_8 = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou

amounts-or = { $first } nebo { $second }
text-reconstructed = Cenu a výnos této karty jsme doplnili sami; vytištěné neznáme.
prompt-harvest = Co ti Farma přinese?

setup-four_seasons = Farmy čtvera ročních období
setup-four_seasons-note = Místo osmi Farem základní hry osm jiných, většinou s výběrem ze dvou výnosů. Ceny a výnosy druhé až osmé z nich jsou rekonstruované.

icon-corrin-the-king = Král Křovín
icon-corrins-path = Křovínova stezka
icon-corrins-field = Křovínovo pole
icon-corrin-the-warrior = Válečník Křovín
icon-corrin-the-leader = Vůdce Křovín
card-corrin_the_king = Král Křovín
    .acc = Krále Křovína
    .dat = Králi Křovínovi
card-corrins_path = Křovínova stezka
    .acc = Křovínovu stezku
    .dat = Křovínově stezce
    .to = na Křovínovu stezku
card-corrins_field = Křovínovo pole
    .acc = Křovínovo pole
    .dat = Křovínovu poli
card-corrin_the_warrior = Válečník Křovín
    .acc = Válečníka Křovína
    .dat = Válečníku Křovínovi
card-corrin_the_leader = Vůdce Křovín
    .acc = Vůdce Křovína
    .dat = Vůdci Křovínovi
text-brings-colour = Žeton obyvatele na této stavbě přivede kteréhokoli { $colour ->
    [green] zeleného
    [red] červeného
    [blue] modrého
    [purple] fialového
   *[tan] hnědého
} tvora.
text-by-colour = Zdarma s žetonem obyvatele na kterékoli { $colour ->
    [green] zelené
    [red] červené
    [blue] modré
    [purple] fialové
   *[tan] hnědé
} stavbě.
bonus-per-colour-of-opponent = Na konci 1 [point] za každou { $colour ->
    [green] zelenou
    [red] červenou
    [blue] modrou
    [purple] fialovou
   *[tan] hnědou
} kartu ve městě jednoho soupeře
effect-path = Můžeš využít místo, na kterém stojí pomocník soupeře
effect-field = Získej 1 [berry] a další za každou Farmu ve městech soupeřů; soupeři pak smějí dobrat 1 [card] za každou svou Farmu
effect-gifts = Dej soupeřům celkem až { $n } karet z ruky a surovin: za každý dar 1 [point]
effect-leader = Kdykoli dobereš karty, můžeš jednu z nich dát soupeři a získat 1 [point].
prompt-path = Které místo tvůj pomocník na Křovínově stezce využije?
prompt-field = Kolik karet dobereš za své Farmy?
prompt-gifts = Co daruješ? ({ $n } z { $most })
prompt-leader = Dáš soupeři jednu z dobraných karet?
option-draw-cards = Dobrat { $cards }
option-give-card-to = Dát { $taker-dat } { $card-acc }
give-to-nobody = Nikomu
limit-room = { $taker-dat } se do ruky víc karet nevejde
limit-others-first = Nejdřív karty dostanou ti, kdo na ně mají v ruce místo
log-path = využívá po Křovínově stezce místo ({ $place })

setup-corrin = Křovín Chvůstek
setup-corrin-note = Pět silných karet zakladatele Divukraje; tvorové i stavby jsou spojeni s celou barvou. Ceny a body známe z jediného veřejného zdroje.

icon-tarry-hare = Čeněk Mrkvička
icon-strongroot-castle = Hrad Kořen
icon-everflame-tomb = Hrobka Věčného plamene
icon-mayberry-matriarch = Jaromila Borůvková
icon-jor-goldwing = Jonáš Zlatolet
icon-click-clacks = Klapalův krámek
icon-king-norths-treasury = Severínova pokladnice
icon-chipter-swipple = Šimon Švihal
icon-strey-softpaw = Toulal Měkkošlap
icon-darkdeep-prison = Vězení Hlubina
icon-the-green-acorn = U Starého dubu
icon-amilla-glistendew = Amilla Třpytka
icon-cirrus-windfall = Cirrus Větropád
icon-foresight = Jasnovid
icon-fynn-nobletail = Fynn Urozený
icon-poe = Poe
icon-bridge-of-the-sky = Nebeský most
icon-mcgregors-market = McGregorův trh
icon-oleanders-opera-house = Oleanderova opera
icon-silver-scale-spring = Stříbrošupinný pramen
card-tarry_hare = Čeněk Mrkvička
    .acc = Čeňka Mrkvičku
    .dat = Čeňku Mrkvičkovi
card-strongroot_castle = Hrad Kořen
    .acc = Hrad Kořen
    .dat = Hradu Kořen
card-everflame_tomb = Hrobka Věčného plamene
    .brief = Hrobka plamene
    .acc = Hrobku Věčného plamene
    .dat = Hrobce Věčného plamene
    .to = do Hrobky Věčného plamene
card-mayberry_matriarch = Jaromila Borůvková
    .acc = Jaromilu Borůvkovou
    .dat = Jaromile Borůvkové
    .with = s Jaromilou Borůvkovou
card-jor_goldwing = Jonáš Zlatolet
    .acc = Jonáše Zlatoleta
    .dat = Jonáši Zlatoletovi
card-click_clacks = Klapalův krámek
    .acc = Klapalův krámek
    .dat = Klapalovu krámku
card-king_norths_treasury = Severínova pokladnice
    .acc = Severínovu pokladnici
    .dat = Severínově pokladnici
card-chipter_swipple = Šimon Švihal
    .acc = Šimona Švihala
    .dat = Šimonu Švihalovi
card-strey_softpaw = Toulal Měkkošlap
    .acc = Toulala Měkkošlapa
    .dat = Toulalu Měkkošlapovi
    .to = k Toulalu Měkkošlapovi
card-darkdeep_prison = Vězení Hlubina
    .acc = Vězení Hlubina
    .dat = Vězení Hlubina
card-the_green_acorn = U Starého dubu
    .acc = hostinec U Starého dubu
    .dat = hostinci U Starého dubu
    .to = do hostince U Starého dubu
card-amilla_glistendew = Amilla Třpytka
    .acc = Amillu Třpytku
    .dat = Amille Třpytce
    .to = k Amille Třpytce
card-cirrus_windfall = Cirrus Větropád
    .acc = Cirruse Větropáda
    .dat = Cirrusu Větropádovi
card-foresight = Jasnovid
    .acc = Jasnovida
    .dat = Jasnovidovi
card-fynn_nobletail = Fynn Urozený
    .acc = Fynna Urozeného
    .dat = Fynnu Urozenému
card-poe = Poe
    .acc = Poea
    .dat = Poeovi
card-bridge_of_the_sky = Nebeský most
    .acc = Nebeský most
    .dat = Nebeskému mostu
card-mcgregors_market = McGregorův trh
    .acc = McGregorův trh
    .dat = McGregorovu trhu
    .each = každý McGregorův trh
    .with = s McGregorovým trhem
card-oleanders_opera_house = Oleanderova opera
    .acc = Oleanderovu operu
    .dat = Oleanderově opeře
card-silver_scale_spring = Stříbrošupinný pramen
    .brief = Stříbrný pramen
    .acc = Stříbrošupinný pramen
    .dat = Stříbrošupinnému prameni
text-legend = Legenda: povyš na ni zdarma kartu „{ $card }“ svého města; nemáš-li ji, zaplať cenu. Platí za ni ve všem a nikdy neopustí město.
effect-tomb = Můžeš zdarma vyložit kartu z ruky
effect-jor = Získej 1 [point] za každou kartu v ruce, nejvýš { $most }
effect-gain-and-any-per = Získej { $parts } a 1 [any] za { $card-each } ve svém městě
effect-chipter = Jednou za tah můžeš aktivovat až { $n } různé zelené karty svého města, ne legendární
effect-strey = Využij místa až { $n } pomocníků, kteří už stojí na základních místech nebo v lese
effect-darkdeep = Můžeš odložit až { $n } tvory svého města: za každého { $points } a { $what }
effect-acorn = Vylož kartu odkudkoli, kde ji smíš vyložit, o { $less } levněji
effect-amilla = Splň událost bez karet, které vyžaduje; co stojí, zaplať
effect-poe = Odlož libovolný počet karet z ruky a pak dober do limitu
effect-bridge = Jednou ve hře vylož stavbu o { $less } levněji: leží na této kartě, sdílí její místo a karta má její hodnotu
effect-spring = Polož pod jednu svou stavbu a sdílej její místo: získej její cenu a dober { $n } [card-few]
bonus-per-cards = Na konci { $points } za každou { $sort ->
    [common-construction] běžnou stavbu
    [unique-construction] jedinečnou stavbu
    [common-critter] kartu běžného tvora
   *[unique-critter] kartu jedinečného tvora
} ve tvém městě
bonus-matriarch = Na konci { $points }, sdílí-li místo s Farmářem a máš Farmu
trigger-each = Po vyložení tvora: { $critter } Po vyložení stavby: { $construction }
prompt-tomb = Kterou kartu z ruky vyložíš zdarma?
prompt-chipter = Kterou zelenou kartu aktivuješ? (ještě až { $n })
prompt-strey = Místo kterého pomocníka využiješ? (ještě až { $n })
prompt-darkdeep = Kterého tvora odložíš? (ještě až { $n })
prompt-acorn = Kterou kartu vyložíš o 4 levněji?
prompt-amilla = Kterou událost splníš?
prompt-spring = Pod kterou stavbu pramen položíš?
option-pay-upgrade = Povýšit { $card-acc }
option-pay-treasury-1 = O 2 levněji za 1 bod díky { $card-dat }
option-pay-treasury-2 = O 4 levněji za 2 body díky { $card-dat }
option-pay-treasury-3 = O 6 levněji za 3 body díky { $card-dat }
option-pay-treasury-4 = O 8 levněji za 4 body díky { $card-dat }
option-pay-bridge = O 3 levněji, položit na { $card-acc }
note-upgrade = zdarma povýšením: { $card }
note-treasury = o { $less } méně za body z pokladnice
note-bridge = o { $less } méně na Nebeském mostě
source-legend = z legend
log-play-upgrading = povyšuje { $using-acc } na { $card-acc }
log-rugwort-legend = Břitva má { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
} za legendární kartu a vykládá dvě

setup-more_legends = Další legendy
setup-more_legends-note = Každý má dvě tajné legendární karty: povýší na ně kartu svého města, nebo je zaplatí. Ceny a body známe z jediného veřejného zdroje.
setup-more_legends-none = ne
setup-more_legends-own = deset z Mlžného lesa
setup-more_legends-with_first_set = s deseti prvními legendami
text-treasury = Při vykládání můžeš odebrat body z této karty: každý zlevní cenu o 2 [any-few].

icon-butterflies = Motýli
icon-pigs = Prasata
icon-spiders = Pavouci
icon-stoats = Lasičky
power-butterflies = Motýli
power-pigs = Prasata
power-spiders = Pavouci
power-stoats = Lasičky
power-text-butterflies = Limit ruky máš o 4 vyšší, začínáš s 12 kartami a jsi na tahu jako první.
power-text-pigs = Všechny Farmy leží u tebe. Na začátku každého svého ročního období můžeš vrchní vyložit zdarma, nezabírají ti místo a za Farmu soupeře získáš 2 body.
power-text-spiders = Kdykoli na místo s tvou figurkou přijde pomocník, získej 1 surovinu, kterou nemáš, dober kartu a figurku přesuň. Jsi na tahu jako poslední.
power-text-stoats = Po každé vyložené kartě můžeš odložit 2 karty za bobuli, větvičku nebo smůlu, nebo 3 karty za oblázek.
prompt-pigs = Prasata: vyložíš zdarma vrchní Farmu? [+pigs]
prompt-figure = Pavouci: kam postavíš Soumračnici? [+spiders]
prompt-lacking = Pavouci: kterou surovinu získáš? [+spiders]
prompt-stoats = Lasičky: vyměníš karty z ruky za surovinu? [+stoats]
option-stoats = { $cards } za { $what }
source-farms = z hromádky Farem
log-pigs = má za kartu soupeře ({ $card }) { $n } [point-few]
log-figure = staví Soumračnici ({ $place })

setup-mistwood_powers = Schopnosti tvorů z Mlžného lesa
setup-mistwood_powers-note = Motýli, Prasata, Pavouci a Lasičky; na jaře o pomocníka méně. Se schopnostmi Nového Lístkovce si každý vybere jednu ze dvou.
pad-power = Schopnost
pad-power-none = žádná
pad-unknown-power = Schopnost „{ $name }“ neexistuje.{ $like ->
    [none] {""}
   *[other] { " " }Nemá to být { $like }?
}
pad-no-power-id = { $given } není označení schopnosti
pad-counts = Počítá
pad-what-counts = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
pad-no-husband = { $card } nemá s kým sdílet místo.
pad-power-twice = { $power }: tuto schopnost už má hráč { $player }; každá je jen jedna.
pad-farms-mixed = { $card } základní hry zůstává v krabici, když se hraje s Farmami čtvera ročních období.
pad-legends = { $card }: ve městě jsou { $n } { $kind ->
    [critter] legendární tvorové
   *[construction] legendární stavby
}, každý hráč má ale jen jednu takovou kartu.
pad-banner = { $card } a { $banner } spolu ve městě být nemohou: legenda tu kartu nahradila.
art-legend = Legenda
icon-legend = legenda
art-legends = Nevyložené legendy: { $kinds }.
art-legend-critter = tvor
art-legend-construction = stavba
art-farms = Hromádka Prasat: { $n ->
    [one] { $n } Farma
    [few] { $n } Farmy
   *[other] { $n } Farem
}. Vrchní smí vyložit kdokoli.
art-figure = Stojí tu Soumračnice, figurka Pavouků.
art-power = Schopnost: { $power }
art-link-none-any = Ve městě zatím nemáš žádnou stavbu.
art-link-none-colour = Ve městě zatím nemáš neobsazenou { $colour ->
    [green] zelenou
    [red] červenou
    [blue] modrou
    [purple] fialovou
   *[tan] hnědou
} stavbu.
log-spiders = má v síti kořist a získává { $what }
log-stoats = mění { $cards } za { $what }
preset-mistwood = Mlžný les
preset-mistwood-note = Farmy čtvera ročních období, Křovín Chvůstek, tajné legendy a schopnosti tvorů.

horizon-mistwood = Mlžný les
setup-group-mistwood = Mlžný les a Doupě Soumračnice
