name = Divukraj
tagline = Postav pod Prastromem město plné tvorů, než se vrátí zima.
about = Posílej pomocníky pro větvičky, smůlu, oblázky a bobule a vykládej karty, které se navzájem živí, přitahují a zvou. Každé roční období přivede další pomocníky a každý prochází rokem svým tempem. O samotě se postavíš Břitvovi, starému krysákovi, který všechno kazí.

# Icons: after 1, after 2 to 4, after more
icon-twig = větvičku
icon-twig-few = větvičky
icon-twig-many = větviček
icon-resin = smůlu
icon-resin-few = smůly
icon-resin-many = smůly
icon-pebble = oblázek
icon-pebble-few = oblázky
icon-pebble-many = oblázků
icon-berry = bobuli
icon-berry-few = bobule
icon-berry-many = bobulí
icon-any = libovolnou surovinu
icon-any-few = libovolné suroviny
icon-any-many = libovolných surovin
icon-card = kartu
icon-card-few = karty
icon-card-many = karet
icon-point = bod
icon-point-few = body
icon-point-many = bodů
icon-worker = pomocník
icon-event = událost
icon-die = kostka
icon-occupied = obydleno
icon-tan = pouť
icon-green = sběr
icon-red = místo
icon-blue = služby
icon-purple = rozkvět
icon-winter = zima
icon-spring = jaro
icon-summer = léto
icon-autumn = podzim
icon-architect = Architekt
icon-bard = Pěvec
icon-barge-toad = Převozník
icon-chip-sweep = Metař
icon-doctor = Doktor
icon-fool = Šašek
icon-historian = Kronikář
icon-husband = Farmář
icon-innkeeper = Hostinský
icon-judge = Soudce
icon-king = Král
icon-miner-mole = Havíř
icon-monk = Mnich
icon-peddler = Potulný kupec
icon-postal-pigeon = Listonoš
icon-queen = Královna
icon-ranger = Tulák
icon-shepherd = Duchovní pastýř
icon-shopkeeper = Hokynář
icon-teacher = Učitel
icon-undertaker = Hrobník
icon-wanderer = Poutník
icon-wife = Farmářka
icon-woodcarver = Řezbář
icon-castle = Zámek
icon-cemetery = Hřbitov
icon-chapel = Kaple
icon-clock-tower = Hodinová věž
icon-courthouse = Soud
icon-crane = Jeřáb
icon-dungeon = Vězení
icon-ever-tree = Prastrom
icon-fairgrounds = Karneval
icon-farm = Farma
icon-general-store = Hokynářství
icon-inn = Hostinec
icon-lookout = Rozhledna
icon-mine = Důl
icon-monastery = Klášter
icon-palace = Palác
icon-post-office = Pošta
icon-resin-refinery = Smolná huť
icon-ruins = Trosky
icon-school = Škola
icon-storehouse = Zásobárna
icon-theatre = Divadlo
icon-twig-barge = Prám
icon-university = Univerzita
amount-twig = { $n ->
    [one] { $n } [twig]
    [few] { $n } [twig-few]
   *[other] { $n } [twig-many]
}
amount-resin = { $n ->
    [one] { $n } [resin]
    [few] { $n } [resin-few]
   *[other] { $n } [resin-many]
}
amount-pebble = { $n ->
    [one] { $n } [pebble]
    [few] { $n } [pebble-few]
   *[other] { $n } [pebble-many]
}
amount-berry = { $n ->
    [one] { $n } [berry]
    [few] { $n } [berry-few]
   *[other] { $n } [berry-many]
}
amount-any = { $n ->
    [one] { $n } [any]
    [few] { $n } [any-few]
   *[other] { $n } [any-many]
}
amount-card = { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
amount-point = { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
amounts = { $parts }
amount-nothing = nic
icons-twig = {""}[twig-many]
icon-text-twig = {""}[twig]
icons-resin = {""}[resin-many]
icon-text-resin = {""}[resin]
icons-pebble = {""}[pebble-many]
icon-text-pebble = {""}[pebble]
icons-berry = {""}[berry-many]
icon-text-berry = {""}[berry]

# Seats
seat-0 = Veverka
    .dat = Veverce
seat-1 = Myška
    .dat = Myšce
seat-2 = Ježek
    .dat = Ježkovi
seat-3 = Želva
    .dat = Želvě
rival-rugwort = Břitva
    .dat = Břitvovi

# Cards
card-architect = Architekt
    .acc = Architekta
    .dat = Architektovi
card-bard = Pěvec
    .acc = Pěvce
    .dat = Pěvci
card-barge_toad = Převozník
    .acc = Převozníka
    .dat = Převozníkovi
card-chip_sweep = Metař
    .acc = Metaře
    .dat = Metaři
card-doctor = Doktor
    .acc = Doktora
    .dat = Doktorovi
card-fool = Šašek
    .acc = Šaška
    .dat = Šaškovi
card-historian = Kronikář
    .acc = Kronikáře
    .dat = Kronikáři
card-husband = Farmář
    .acc = Farmáře
    .dat = Farmáři
    .with = s Farmářem
card-innkeeper = Hostinský
    .acc = Hostinského
    .dat = Hostinskému
card-judge = Soudce
    .acc = Soudce
    .dat = Soudci
card-king = Král
    .acc = Krále
    .dat = Králi
card-miner_mole = Havíř
    .acc = Havíře
    .dat = Havíři
card-monk = Mnich
    .acc = Mnicha
    .dat = Mnichovi
card-peddler = Potulný kupec
    .acc = Potulného kupce
    .dat = Potulnému kupci
card-postal_pigeon = Listonoš
    .acc = Listonoše
    .dat = Listonoši
card-queen = Královna
    .acc = Královnu
    .dat = Královně
    .to = ke Královně
card-ranger = Tulák
    .acc = Tuláka
    .dat = Tulákovi
card-shepherd = Duchovní pastýř
    .acc = Duchovního pastýře
    .dat = Duchovnímu pastýři
card-shopkeeper = Hokynář
    .acc = Hokynáře
    .dat = Hokynáři
card-teacher = Učitel
    .acc = Učitele
    .dat = Učiteli
card-undertaker = Hrobník
    .acc = Hrobníka
    .dat = Hrobníkovi
card-wanderer = Poutník
    .acc = Poutníka
    .dat = Poutníkovi
card-wife = Farmářka
    .acc = Farmářku
    .dat = Farmářce
    .with = s Farmářkou
card-woodcarver = Řezbář
    .acc = Řezbáře
    .dat = Řezbáři
card-castle = Zámek
    .acc = Zámek
    .dat = Zámku
card-cemetery = Hřbitov
    .acc = Hřbitov
    .dat = Hřbitovu
    .to = na Hřbitov
    .at = na Hřbitově
card-chapel = Kaple
    .acc = Kapli
    .dat = Kapli
    .to = do Kaple
    .at = na Kapli
card-clock_tower = Hodinová věž
    .acc = Hodinovou věž
    .dat = Hodinové věži
card-courthouse = Soud
    .acc = Soud
    .dat = Soudu
card-crane = Jeřáb
    .acc = Jeřáb
    .dat = Jeřábu
card-dungeon = Vězení
    .acc = Vězení
    .dat = Vězení
    .at = ve Vězení
card-ever_tree = Prastrom
    .acc = Prastrom
    .dat = Prastromu
card-fairgrounds = Karneval
    .acc = Karneval
    .dat = Karnevalu
card-farm = Farma
    .acc = Farmu
    .dat = Farmě
    .each = každou Farmu
    .with = s Farmou
card-general_store = Hokynářství
    .acc = Hokynářství
    .dat = Hokynářství
card-inn = Hostinec
    .acc = Hostinec
    .dat = Hostinci
    .to = do Hostince
card-lookout = Rozhledna
    .acc = Rozhlednu
    .dat = Rozhledně
    .to = na Rozhlednu
card-mine = Důl
    .acc = Důl
    .dat = Dolu
card-monastery = Klášter
    .acc = Klášter
    .dat = Klášteru
    .to = do Kláštera
    .at = v Klášteře
card-palace = Palác
    .acc = Palác
    .dat = Paláci
card-post_office = Pošta
    .acc = Poštu
    .dat = Poště
    .to = na Poštu
card-resin_refinery = Smolná huť
    .acc = Smolnou huť
    .dat = Smolné huti
card-ruins = Trosky
    .acc = Trosky
    .dat = Troskám
card-school = Škola
    .acc = Školu
    .dat = Škole
card-storehouse = Zásobárna
    .acc = Zásobárnu
    .dat = Zásobárně
    .to = do Zásobárny
card-theatre = Divadlo
    .acc = Divadlo
    .dat = Divadlu
card-twig_barge = Prám
    .acc = Prám
    .dat = Prámu
card-university = Univerzita
    .acc = Univerzitu
    .dat = Univerzitě
    .to = na Univerzitu
colour-tan = pouť
colour-green = sběr
colour-red = místo
colour-blue = služby
colour-purple = rozkvět
kind-common-critter = Běžný tvor
kind-unique-critter = Jedinečný tvor
kind-common-construction = Běžná stavba
kind-unique-construction = Jedinečná stavba

# Locations
location-basic_3_twigs = 3 větvičky
    .to = pro 3 větvičky
location-basic_2_twigs_1_card = 2 větvičky a karta
    .to = pro 2 větvičky a kartu
location-basic_2_resin = 2 smůly
    .to = pro 2 smůly
location-basic_1_resin_1_card = Smůla a karta
    .to = pro smůlu a kartu
location-basic_2_cards_1_point = 2 karty a bod
    .to = pro 2 karty a bod
location-basic_1_pebble = Oblázek
    .to = pro oblázek
location-basic_1_berry_1_card = Bobule a karta
    .to = pro bobuli a kartu
location-basic_1_berry = Bobule
    .to = pro bobuli
location-haven = Svatyně
    .to = do Svatyně
location-journey_5 = Výprava za 5 bodů
    .to = na Výpravu za 5 bodů
location-journey_4 = Výprava za 4 body
    .to = na Výpravu za 4 body
location-journey_3 = Výprava za 3 body
    .to = na Výpravu za 3 body
location-journey_2 = Výprava za 2 body
    .to = na Výpravu za 2 body
location-forest_2_berries_1_card = 2 bobule a karta
    .to = do lesa pro 2 bobule a kartu
location-forest_2_any = 2 libovolné suroviny
    .to = do lesa pro 2 libovolné suroviny
location-forest_discard_draw_double = Výměna karet za dvojnásobek
    .to = do lesa vyměnit karty za dvojnásobek
location-forest_copy_basic_1_card = Místo základních akcí a karta
    .to = do lesa pro základní akci a kartu
location-forest_3_cards_1_pebble = 3 karty a oblázek
    .to = do lesa pro 3 karty a oblázek
location-forest_twig_resin_berry = Větvička, smůla a bobule
    .to = do lesa pro větvičku, smůlu a bobuli
location-forest_3_berries = 3 bobule
    .to = do lesa pro 3 bobule
location-forest_2_resin_1_twig = 2 smůly a větvička
    .to = do lesa pro 2 smůly a větvičku
location-forest_2_cards_1_any = 2 karty a libovolná surovina
    .to = do lesa pro 2 karty a libovolnou surovinu
location-forest_discard_3_any = Až 3 karty za suroviny
    .to = do lesa vyměnit až 3 karty za suroviny
location-forest_meadow_2_play_1 = 2 karty z Louky, jedna o 1 levněji
    .to = do lesa pro 2 karty z Louky, jednu o 1 levněji

# Events
event-city_monument = Městský pomník
event-grand_tour = Dlouhá plavba
event-harvest_festival = Dožínky
event-cartographers_expedition = Výprava kartografů
event-a_brilliant_marketing_plan = Skvělý obchodní plán
event-a_well_run_city = Dobře vedené město
event-an_evening_of_fireworks = Večer ohňostrojů
event-ancient_scrolls_discovered = Nález dávných svitků
event-capture_of_the_acorn_thieves = Dopadení zlodějů žaludů
event-croak_wart_cure = Lék na žabí bradavice
event-flying_doctor_service = Létající doktor
event-graduation_of_scholars = Promoce učenců
event-ministering_to_miscreants = Duchovní útěcha vězňů
event-path_of_the_pilgrims = Stezka poutníků
event-performer_in_residence = Živá hudba
event-pristine_chapel_ceiling = Vyřezávaná klenba
event-remembering_the_fallen = Vzpomínka na padlé
event-tax_relief = Daňová úleva
event-the_everdell_games = Lesní desetiboj
event-under_new_management = Nové vedení

# What cards, locations and events say; put together from their data
text-both = { $first } { $second }
text-sentence = { $part }.
text-play = Při vyložení: { $part }
text-visit = Pomocník: { $part }
text-visit-open = Pomocník kteréhokoli hráče: { $part } Za návštěvu jiného hráče získáš { $points }.
text-permanent = Pomocníci tu zůstávají natrvalo.
text-second = Druhé místo odemyká { $card }.
text-extends = Tvé město má o { $n ->
    [one] místo
    [few] { $n } místa
   *[other] { $n } míst
} víc.
text-unlocks = Odemyká druhé místo { $card-at }.
text-no-space = Nezabírá místo ve městě.
text-shares = Může sdílet místo { $card-with }.
text-pays-opponent = Cenu platíš soupeři.
text-fool = Vykládá se do města soupeře.
text-any-critter = Jeho žeton obyvatele může přivést libovolného tvora.
trigger-critter = Poté co do svého města vyložíš tvora: { $part }
trigger-construction = Poté co do svého města vyložíš stavbu: { $part }
trigger-any = Poté co vyložíš kartu: { $part }
effect-gain = Získej { $parts }
effect-gain-per = Získej { $parts } za { $card-each } ve svém městě
effect-gain-with = Získej { $parts }; je-li ve městě { $card }, získej { $more }
effect-pay-points = Zaplať až { $what }, každá ti přinese { $points }
effect-pay-for-points = Můžeš zaplatit { $what } a získat { $points }
effect-give-points = Dej soupeři až { $what }, každá ti přinese { $points }
effect-give-any-points = Dej soupeři { $what } a získej { $points }
effect-gain-one = Získej jedno z: { $parts }
effect-exchange = Vyměň až { $what } za stejný počet jiných
each-points = za každou { $points }
each-any = { $per ->
    [one] za každou 1 [any]
   *[other] 1 [any] za každé { $per }
}
each-cards = za každou { $cards }
effect-discard = Odlož { $cards }
effect-discard-any = Odlož libovolný počet [card-many]: { $reward }
effect-discard-up-to = Odlož až { $cards }: { $reward }
effect-meadow = Dober { $n ->
    [one] { $n } [card]
   *[other] až { $n } [card-few]
} z Louky
effect-meadow-play = Dober až { $n } [card-few] z Louky; jednu z nich můžeš vyložit o 1 [any] levněji
effect-inn = Vylož kartu z Louky o { $less } [any-few] levněji
effect-queen = Můžeš zdarma vyložit kartu z ruky nebo z Louky s hodnotou nejvýše { $points }
effect-reveal-play = Odhal { $n } [card-few]; jednu s hodnotou nejvýše { $points } můžeš vyložit zdarma, zbytek odlož
effect-produce = Aktivuj všechny své zelené karty
effect-sweep = Aktivuj jinou zelenou kartu ve svém městě
effect-mole = Můžeš zkopírovat zelenou kartu soupeře
effect-husband = Získej 1 [any], má-li vedle sebe Farmářku a ve městě je Farma
effect-ranger = Přesuň jednoho svého umístěného pomocníka na jiné místo
effect-shepherd = Získej 1 [point] za každý žeton na své Kapli
effect-teacher = Dober 2 [card-few], jednu si nech a druhou dej soupeři
effect-discard-meadow = Odlož { $n } [card-few] z Louky a doplň ji
effect-cemetery = Odhal { $n } [card-few] z dobíracího nebo odkládacího balíčku a jednu zdarma vylož; ostatní odlož
effect-chapel = Polož na tuto kartu 1 [point], pak dober { $n } [card-few] za každý [point] na ní
effect-put-points = Polož na tuto kartu { $n } [point-few]
effect-clock-tower = Když se začneš připravovat na další období, můžeš z ní odebrat 1 [point] a využít místo základních akcí nebo kartu lesa, kde stojí tvůj pomocník
effect-copy-location = Využij libovolné místo základních akcí nebo kartu lesa, i obsazené
effect-copy-basic = Využij libovolné místo základních akcí, i obsazené
effect-post-office = Dej soupeři { $n } [card-few], odlož libovolný počet [card-many] a dober do limitu ruky
effect-fill-up = Dober do limitu ruky
effect-ruins = Nejprve odlož jinou stavbu svého města, získej její cenu a dober { $n } [card-few]
effect-storehouse = Polož na ni jedno z: { $loads }
effect-take-stock = Vezmi si z ní všechno
effect-university = Odlož jinou kartu svého města a získej její cenu
effect-swap = Při placení karty smíš 1 surovinu z ceny nahradit jinou. Nelze spojit s jinou takovou schopností
effect-discard-self = Při vykládání { $kind ->
    [any] karty
    [critter] tvora
   *[construction] stavby
} můžeš tuto kartu odložit a zaplatit o { $less } méně. Nelze spojit s jinou takovou schopností
effect-imprison = Při vykládání karty můžeš jiného tvora ze svého města dát pod tuto kartu a zaplatit o { $less } méně. Nelze spojit s jinou takovou schopností. Drží jednoho tvora; je-li ve městě { $card }, dva
effect-marketing = Dej soupeřům až { $what } a za každou získej { $points }
effect-recall = Vezmi si zpět jednoho umístěného pomocníka
effect-store-event = Polož na tuto událost až { $what }
effect-scrolls = Odhal { $n } [card-many]; každou si vezmi do ruky, nebo ji dej pod tuto událost
effect-thieves = Dej pod tuto událost až { $n } tvory ze svého města
effect-cure = Zaplať { $berries } a odlož { $cards } karty svého města
effect-scholars = Dej pod tuto událost až { $n } tvory z ruky
effect-ceiling = Získej 1 [card] a 1 [any] za každý [point] na své Kapli
bonus-per-card = Na konci 1 [point] za { $sort ->
    [common-critter] každého běžného tvora
    [unique-critter] každého jedinečného tvora
    [common-construction] každou běžnou stavbu
   *[unique-construction] každou jedinečnou stavbu
} ve tvém městě
bonus-per-colour = Na konci 1 [point] za každou { $colour ->
    [tan] hnědou
    [green] zelenou
    [red] červenou
    [blue] modrou
   *[purple] fialovou
} kartu ve tvém městě
bonus-per-event = Na konci { $basic } za každou základní a { $special } za každou významnou událost, kterou máš
bonus-per-resource = Na konci { $points } za každou zbylou surovinu ({ $resources }), nejvýše { $most }
bonus-pair = Na konci { $points }, má-li vedle sebe { $card-acc }
bonus-stored-twig = { $points } za každou [twig] na ní
bonus-stored-resin = { $points } za každou [resin] na ní
bonus-stored-pebble = { $points } za každý [pebble] na ní
bonus-stored-berry = { $points } za každou [berry] na ní
bonus-stored = Na konci { $parts }
bonus-beneath = Na konci { $points } za každou kartu pod ní
bonus-pairs = Na konci { $points } za každý pár Farmáře a Farmářky ve všech městech
bonus-prisoner = Na konci { $points } za každého vězně ve tvém Vězení
bonus-worker = Na konci { $points } za každého pomocníka { $card-at }
bonus-token = Na konci { $points } za každý žeton { $card-at }
event-achieve = Při dokončení: { $part }
event-points = { $points }
event-needs = Je třeba: { $parts }
event-needs-tan = { $n ->
    [one] 1 hnědá karta
    [few] { $n } hnědé karty
   *[other] { $n } hnědých karet
}
event-needs-green = { $n ->
    [one] 1 zelená karta
    [few] { $n } zelené karty
   *[other] { $n } zelených karet
}
event-needs-red = { $n ->
    [one] 1 červená karta
    [few] { $n } červené karty
   *[other] { $n } červených karet
}
event-needs-blue = { $n ->
    [one] 1 modrá karta
    [few] { $n } modré karty
   *[other] { $n } modrých karet
}
event-needs-purple = { $n ->
    [one] 1 fialová karta
    [few] { $n } fialové karty
   *[other] { $n } fialových karet
}
event-needs-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
event-needs-critter = { $n ->
    [one] 1 tvor
    [few] { $n } tvorové
   *[other] { $n } tvorů
}
event-needs-construction = { $n ->
    [one] 1 stavba
    [few] { $n } stavby
   *[other] { $n } staveb
}
event-needs-common = { $n ->
    [one] 1 běžná karta
    [few] { $n } běžné karty
   *[other] { $n } běžných karet
}
event-needs-unique = { $n ->
    [one] 1 jedinečná karta
    [few] { $n } jedinečné karty
   *[other] { $n } jedinečných karet
}
event-needs-leaving = { $n ->
    [one] { $n } karta tvého města, která je může opustit
    [few] { $n } karty tvého města, které je mohou opustit
   *[other] { $n } karet tvého města, které je mohou opustit
}
event-needs-events = { $sort ->
    [basic] { $n ->
        [one] 1 základní událost
        [few] { $n } základní události
       *[other] { $n } základních událostí
    }
    [special] { $n ->
        [one] 1 významná událost
        [few] { $n } významné události
       *[other] { $n } významných událostí
    }
   *[any] { $n ->
        [one] 1 splněná událost
        [few] { $n } splněné události
       *[other] { $n } splněných událostí
    }
}

# Questions
prompt-turn = { $workers ->
    [0] Vylož kartu, připrav se, nebo pasuj
   *[other] Pošli pomocníka, nebo vylož kartu
}
prompt-pay = Jak zaplatíš za { $card-acc }?
prompt-resources = Čím zaplatíš za { $card-acc }?
prompt-gain-any = { $n ->
    [one] Kterou surovinu získáš?
    [few] Které { $n } suroviny získáš?
   *[other] Kterých { $n } surovin získáš?
}
prompt-gain-one = Co získáš?
prompt-give = Kdo dostane { $what }?
prompt-give-card = Kdo dostane { $card-acc }?
prompt-pay-points = Kolik { $resource } zaplatíš? Za každou máš { $points }.
prompt-exchange = Které suroviny vyměníš (nejvýše { $n })?
prompt-give-points = Které { $n } suroviny dáš za { $points }?
prompt-discard = Kterou kartu odložíš? ({ $n } z { $most })
prompt-take-meadow = Kterou kartu z Louky si vezmeš? ({ $n } z { $most })
prompt-discard-meadow = Kterou kartu z Louky odložíš? ({ $n } z { $most })
prompt-play-drawn = Vyložíš některou z těchto karet o 1 surovinu levněji?
prompt-inn = Kterou kartu z Louky vyložíš o 3 suroviny levněji?
prompt-queen = Vyložíš zdarma kartu s hodnotou nejvýše { $points }?
prompt-revealed = Kterou z odhalených karet vyložíš zdarma?
prompt-production = Sběr: která zelená karta je na řadě?
prompt-react = Která karta zareaguje jako první?
prompt-sweep = Kterou zelenou kartu Metař aktivuje?
prompt-mole = Kterou zelenou kartu Havíř zkopíruje?
prompt-fool = Do čího města půjde Šašek?
prompt-move-worker = Kterého pomocníka Tulák přesune?
prompt-move-to = Kam pomocník půjde?
prompt-keep-one = Kterou kartu si necháš?
prompt-cemetery = Dobírací, nebo odkládací balíček?
prompt-clock-tower = Které místo Hodinová věž využije?
prompt-copy-location = Které místo využiješ?
prompt-post-to = Kdo dostane 2 karty?
prompt-post-card = Kterou kartu dáš? (zbývá { $n })
prompt-ruins = Která stavba se promění v Trosky?
prompt-storehouse = Co uložíš do Zásobárny?
prompt-university = Kterou kartu odložíš za její cenu?
prompt-marketing = Kterou surovinu dáš za { $points }? (zbývá { $n })
prompt-recall = Kterého pomocníka si vezmeš zpět?
prompt-store-event = Co položíš na událost (nejvýše { $n })?
prompt-scrolls = Kterou odhalenou kartu si vezmeš do ruky? Zbytek půjde pod událost.
prompt-thieves = Kterého tvora dáš pod událost? (zbývá { $n })
prompt-cure = Kterou kartu svého města odložíš? (zbývá { $n })
prompt-scholars = Kterého tvora z ruky dáš pod událost? (zbývá { $n })
prompt-rob-rugwort = O kterou kartu z Břitvova města ho Šašek připraví?

# Options
option-done = To je vše
option-nothing = Nic
option-no-card = Žádnou kartu
option-place = Poslat pomocníka { $place-to }
option-play = Vyložit { $card-acc } { $source }
option-prepare = Připravit se na { $season ->
    [spring] jaro
    [summer] léto
   *[autumn] podzim
}
option-pass = Pasovat do konce hry
grave-pass = Pasovat a v této hře už nebýt na tahu? { $workers ->
    [0] Ještě můžeš něco udělat.
    [one] Máš ještě jednoho volného pomocníka.
    [few] Máš ještě { $workers } volné pomocníky.
   *[other] Máš ještě { $workers } volných pomocníků.
}
option-pay = Zaplatit { $what }
option-gain = Získat { $what }
option-pay-full = Zaplatit { $what }
option-pay-occupied = Zdarma díky { $card-dat }
option-pay-judge = Jedna surovina jinak díky Soudci
option-pay-crane = O 3 levněji: odložit { $card-acc }
option-pay-innkeeper = O 3 bobule levněji: odložit { $card-acc }
option-pay-dungeon = O 3 levněji: do Vězení půjde { $card }
option-pay-less-3 = O 3 suroviny méně než { $what }
option-pay-less-1 = O 1 surovinu méně než { $what }
option-pay-free = Zdarma
option-pay-points = { $what } za { $points }
option-copy = { $card } ({ $owner })
option-discard = Odložit
option-from-deck = Z dobíracího balíčku
option-from-discard = Z odkládacího balíčku
option-give-to = { $what } { $taker-dat }
source-hand = z ruky
source-meadow = z Louky
source-revealed = z odhalených
place-own-card = { $card }
    .to = { $card-to }
place-their-card = { $card } ({ $owner })
    .to = { $card-to } ({ $owner })
place-event = { $event }
    .to = na událost „{ $event }“
place-displaced = pomocník bez místa

# Why not
why-no-worker = Nemáš volného pomocníka; vrátí se, až se připravíš na další období.
why-no-worker-autumn = Nemáš volného pomocníka a podzim je poslední období.
why-occupied = Už tam stojí jiný pomocník.
why-own-worker = Už tam stojí tvůj pomocník.
why-journey-season = Na Výpravu se chodí až na podzim.
why-journey-cards = Je třeba odložit { $n ->
    [few] { $n } karty
   *[other] { $n } karet
}, máš { $have }.
why-location = Teď by se tam nedalo nic udělat.
why-event-done = Tuto událost už má { $owner }.
why-event-needs = Ve městě je třeba: { $parts }.
why-event-cost = Stojí { $parts }.
why-closed = Smí tam jen majitel karty.
why-no-visit = Tam pomocníka poslat nejde.
why-spot-locked = Druhé místo odemyká { $card } ve městě.
why-visit = Chybí to, co karta žádá.
why-full = Ve tvém městě už není místo.
why-unique = Tuto jedinečnou kartu už máš.
why-excluded = Karta tvého města ji nahrazuje; další už vyložit nesmíš.
why-no-construction = Je třeba odložit jinou stavbu tvého města.
why-no-fool = Žádný soupeř nemůže Šaška přijmout.
why-missing = Ještě potřebuješ { $what }.
why-blocked = Na této kartě stojí Břitvův pomocník.
why-workers-left = Nejdřív umísti všechny pomocníky.
why-last-season = Podzim je poslední období.

# The log
log-place = posílá pomocníka { $place-to }
log-move-worker = přesouvá pomocníka { $place-to } (předtím: { $left })
log-visited = je na návštěvě a { $owner } za ni získává { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-play = vykládá { $card-acc } { $source }
log-play-with = vykládá { $card-acc } { $source } díky { $using-dat }
log-play-imprisoning = vykládá { $card-acc } { $source } a vězní { $using-acc }
log-pay = platí { $what }
log-give = dává { $taker-dat } { $what }
log-gain = získává { $what }
log-points = získává { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-pay-points = vydává { $what } za { $points }
log-draw = dobírá { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
log-draw-own = dobírá { $cards-acc }
log-discard = odkládá { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
log-take-meadow = si bere { $card-acc } z Louky
log-discard-meadow = odkládá { $card-acc } z Louky
log-reveal = Odhaleno: { $cards }
log-reshuffle = Z odkládacího balíčku se zamíchá nový
log-give-card = dává { $taker-dat } kartu
log-give-card-seen = dává { $taker-dat } { $card-acc }
log-give-nobody = odkládá kartu, kterou nikdo nemůže přijmout
log-give-full = odkládá kartu, na kterou { $taker } nemá v ruce místo
log-activate = { $card } se aktivuje
log-copies = { $card } napodobuje { $copied-acc }
log-react = { $card } reaguje
log-brought = { $said } ({ $card })
log-production = má sběr
log-copy-location = využívá místo „{ $place }“
log-leave = { $card } opouští město
log-fool = posílá { $owner-dat } Šaška
log-stock = ukládá { $what }
log-put-points = pokládá { $points } na { $card-acc }
log-spend-point = odebírá 1 [point] z karty „{ $card }“
log-store-event = pokládá na událost { $what }
log-scholar = dává tvora pod událost
log-scroll = si bere odhalenou kartu do ruky
log-scroll-own = si bere do ruky { $card-acc }
log-scrolls-left = dává pod událost { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
log-event = dokončuje událost „{ $event }“
log-recall = si bere zpět pomocníka ({ $place })
log-season = se připravuje na { $season ->
    [spring] jaro
    [summer] léto
   *[autumn] podzim
}
log-pass = pasuje
log-end = Všichni pasovali: hra končí
log-rugwort-plays = Břitva hází { $die } a bere si { $card-acc }
log-rugwort-fool = Břitva hází { $die } a posílá { $card-acc } do tvého města
log-rugwort-nothing = Břitva hází { $die } a nenachází žádnou kartu
log-rugwort-event = Břitva bere událost „{ $event }“
log-rugwort-moves = { $season ->
    [spring] Na jaře
    [summer] V létě
   *[autumn] Na podzim
} se Břitvovi pomocníci přesouvají jinam
log-kidnap = přichází o pomocníka, unesl ho Břitva
log-rob-rugwort = vyhání z Břitvova města { $card-acc }

# The score sheet
line-base = Karty
line-tokens = Žetony bodů
line-prosperity = Rozkvět
line-journey = Výprava
line-events = Události
line-cards = Břitvovy karty
line-purple = Karty rozkvětu
line-basic_events = Základní události
line-missed_events = Nezískané významné události

# The set-up form
setup-start = Kdo začíná
setup-start-note = Kdo začíná, dostane na ruku méně karet.
setup-start-random = náhodně
setup-start-seat-0 = první hráč
setup-start-seat-1 = druhý hráč
setup-start-seat-2 = třetí hráč
setup-start-seat-3 = čtvrtý hráč
setup-year = Břitvův rok (hra jednoho hráče)
setup-year-note = S každým rokem je Břitva silnější a hraje chytřeji.
setup-year-1 = 1 – zlotřilý
setup-year-2 = 2 – prohnilý
setup-year-3 = 3 – zlomyslný

# Why a table cannot be set up so.
setup-why-start = Toto místo u stolu není.
setup-why-year = Roky jsou jen pro jednoho hráče proti Břitvovi.

# Několik karet najednou
several-discard = Odložit { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-discard-none = Neodkládat nic
several-take = Vzít si { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-take-none = Nebrat nic
several-give = Dát { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-give-none = Nedat nic
several-put = Dát pod událost { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-put-none = Nedávat nic

# Počítadla: co komu a kolik
kind-twig = větvičky [+twig]
kind-resin = smůla [+resin]
kind-pebble = oblázky [+pebble]
kind-berry = bobule [+berry]
give-to = { $taker-dat }
limit-own = Víc jich nemáš
