# Doupě Soumračnice
rival-nightweave = Soumračnice
    .dat = Soumračnici
line-zero_bonus = Karty s hodnotou 0
line-type_bonus = Fialové, legendární a lístkovecké karty
line-special_events = Významné události

# Set-up
setup-nightweave_lair = Doupě Soumračnice
setup-nightweave_lair-note = Jeden nebo dva hráči proti pavoučici Soumračnici, která hraje vlastní tahy podle karet akcí.
setup-level = Úroveň Soumračnice
setup-level-note = Za každou hvězdičku na svých kartách získá Soumračnice tolik bodů; od úrovně 1 se jí karty počítají za víc.
setup-level-0 = 0 – krotká: žádné hvězdičky ani bonusy
setup-level-1 = 1 – záludná: hvězdička za bod, karty s hodnotou 0 za 1
setup-level-2 = 2 – škodolibá: fialové karty za 1 navíc
setup-level-3 = 3 – strašlivá: fialové karty za 2 navíc, významné události za 6
setup-level-4 = 4 – děsivá: hvězdička za čtyři body, bonusy 2 a 3
setup-action_deck = Karty akcí Soumračnice
setup-action_deck-note = Rekonstruované karty může správce stránek nahradit opisem karet z krabice.
setup-spring_worker = Jarní pomocník i se schopností
setup-spring_worker-note = Hráči se schopnostmi dostanou na jaře nového pomocníka jako ostatní: hra v Doupěti je pak snazší.
setup-why-no-lair = To patří k Doupěti Soumračnice, které není vybrané.
setup-why-lair-seats = Soumračnice hraje proti jednomu nebo dvěma hráčům.
setup-why-lair-rugwort = Kde je Soumračnice, tam není Břitva, a tedy ani jeho roky.
setup-why-action-deck = Tyto karty akcí tu nejsou: musí je nahrát správce stránek.
setup-why-lair-events = S Nádražím hraje Soumračnice jen o významné události z Nového Lístkovce.
setup-why-lair-base-events = Bez Nádraží hraje Soumračnice o významné události ze základní hry.
setup-why-spring-worker = O jarního pomocníka přicházejí jen hráči se schopnostmi.

# Her action cards
nw-place_basic = pomocník { $place-to }
nw-place_forest = pomocník { $place-to }
nw-place_journey = pomocník { $place-to }
nw-place_own_destination = pomocník na vlastní červenou kartu
nw-place_open_destination = pomocník na otevřenou kartu
nw-place_basic_event = pomocník na základní událost
nw-place_special_event = pomocník na významnou událost
nw-place_haven_market = pomocník do Svatyně
nw-place_ambassador = velvyslanec k řece
nw-draw = dobrat kartu
nw-discard = odložit kartu za bod
nw-play_meadow = vyložit kartu z Louky
nw-play_meadow_draw = vyložit kartu z Louky a dobrat kartu
nw-play_meadow_discard = vyložit kartu z Louky a odložit kartu
nw-play_hand = vyložit kartu z ruky
nw-place_nightweave = Soumračnice na Louku
nw-with-points = { $action }, { $points }
nw-star-points = body za úroveň
nw-clearing-upper_left = levá horní mýtina
    .to = na levou horní mýtinu
nw-clearing-upper_right = pravá horní mýtina
    .to = na pravou horní mýtinu
nw-clearing-lower_right = pravá dolní mýtina
    .to = na pravou dolní mýtinu
nw-clearing-lower_left = levá dolní mýtina
    .to = na levou dolní mýtinu
nw-why-worker = v Doupěti není žádný pomocník
nw-why-own = v jejím městě není volná červená karta
nw-why-open = není volná otevřená karta
nw-why-special = v tomto období už na významné události byla
nw-why-ambassador = nemá velvyslance
nw-why-place = není volné místo
nw-why-figure = není v Doupěti
nw-why-deck = v balíčku není karta
nw-why-hand = nemá v ruce kartu
nw-why-full = její město je plné
nw-why-no-card = není co vyložit

# Questions
prompt-nw-own = Na kterou kartu svého města pošle Soumračnice pomocníka?
prompt-nw-open = Na kterou otevřenou kartu pošle Soumračnice pomocníka?

# Log
log-nw-card = Soumračnice odhaluje kartu: { $first }; jinak { $second } ({ $way ->
    [cw] po směru hodin
   *[ccw] proti směru hodin
})
log-nw-reshuffle = Karty akcí Soumračnice se znovu zamíchaly; její období skončí další kartou, která by někoho umístila
log-nw-does = Soumračnice provádí { $number ->
    [1] první akci
   *[2] druhou akci
}: { $action }
log-nw-cannot = Soumračnice nemůže: { $action } – { $why }
log-nw-default = Soumračnice nemůže ani jedno a provádí poslední řádek karty
log-nw-walk = { $place }: sem nemůže, bere nejbližší volné místo { $way ->
    [cw] po směru hodin
   *[ccw] proti směru hodin
}
log-nw-place = Soumračnice posílá pomocníka { $place-to }
log-nw-pays = { $owner } za návštěvu získává { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-nw-event = Soumračnice si bere událost „{ $event }“
log-nw-points = Soumračnice získává { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}
log-nw-draw = Soumračnice dobírá { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
log-nw-discard = Soumračnice odkládá vrchní kartu z ruky
log-nw-roll = Soumračnice hází { $die }
log-nw-from-deck = Stojí tam sama, nebo tam není karta: vykládá se vrchní karta balíčku
log-nw-enters = Soumračnice stojí na { $n }. místě Louky
log-nw-enters-station = Soumračnice stojí na { $n }. místě Nádraží
log-nw-full = Město Soumračnice je plné, proto odkládá { $card-acc }
log-nw-plays = Soumračnice vykládá { $card-acc }
log-nw-takes-over = Soumračnice si bere { $card-acc } do svého města
log-nw-plays-to = Soumračnice posílá { $card-acc } do cizího města ({ $owner })
log-nw-fool-away = Žádné město nemá místo: Soumračnice odkládá { $card-acc }
log-nw-reward = { $card } leží v Doupěti Soumračnice jako odměna
log-nw-gathers = Soumračnice si bere z Louky { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
} z Nového Lístkovce
log-nw-visitor = Soumračnice si bere návštěvníka ({ $visitor })
log-nw-visitor-away = Návštěvník odchází ({ $visitor })
log-nw-takes-meadow = Soumračnice si bere z Louky { $card-acc }
log-nw-discards-meadow = Soumračnice odkládá z Louky { $card-acc }
log-nw-season = Soumračnice i její pomocníci se vracejí domů a připravují se na { $season ->
    [spring] jaro
    [summer] léto
   *[autumn] podzim
}
log-nw-workers = Soumračnice dostává { $n ->
    [one] { $n } nového pavoučka
    [few] { $n } nové pavoučky
   *[other] { $n } nových pavoučků
}
log-nw-legend = Soumračnice dostává legendární kartu
log-nw-end = Soumračnice dohrála podzim: její odměny přicházejí do města

# Behaviours, plans and tricks: what can be chosen
setup-behaviour = Chování Soumračnice
setup-behaviour-note = Co dělá její figurka na Louce se sousedními kartami. Jen se základní hrou, Farmami čtvera ročních období a schopnostmi z Mlžného lesa.
setup-behaviour-none = žádné
setup-behaviour-random = náhodné
setup-behaviour-critical = kritická: za kartu vedle ní karta stejné barvy
setup-behaviour-careless = nedbalá: karty vedle ní se vymění
setup-behaviour-casual = nenucená: přesune se a kartu si nechá
setup-behaviour-spiteful = nevraživá: získá hodnotu karty, kterou vedle ní vezmeš
setup-behaviour-remarkable = pozoruhodná: karty vedle ní stojí o 1 víc
setup-behaviour-self_centred = sebestředná: karty vedle ní si nikdo nevezme
setup-behaviour-dreadful = strašlivá: na konci období si nechá karty vedle sebe
setup-behaviour-needy = strádající: za kartu vedle ní žeton bodu
setup-plan = Plán Soumračnice
setup-plan-note = Co se děje celou hru, většinou když vstoupí na Louku. Pro jednoho hráče.
setup-plan-none = žádný
setup-plan-random = náhodný
setup-plan-smothering_swarm = Dusivý roj: stále víc pavučin
setup-plan-ingenuity = Důmyslnost: dobírá za suroviny nad tři
setup-plan-silken_barricade = Hedvábná barikáda: zelené karty jen jednou
setup-plan-charisma = Kouzlo osobnosti: body za obsazená místa
setup-plan-camouflage = Maskování: pavučiny na událostech
setup-plan-spider_whims = Pavoučí vrtochy: pokaždé jiné chování
setup-plan-subjugation = Podmanění: dvě karty z ruky
setup-plan-hostage = Rukojmí: karta z tvého města
setup-plan-entwining = Splétání: tvoje fialové karty i pro ni
setup-plan-spinning_threads = Spřádání vláken: odměna za každou kartu v ruce
setup-plan-getting_tangled = Trochu se to zamotává: dvě lsti v každém období
setup-plan-power_grab = Uchvácení moci: karta z ruky do jejího města
setup-plan-entrapment = Zachycení: otevřené karty jsou její
setup-tricks = Lsti Soumračnice
setup-tricks-note = Od jejího jara v každém období jedna lest: některé působí jednou a dají se překazit, jiné trvají. Pro jednoho hráče.
setup-why-plan-alone = Plány a lsti jsou pro jednoho hráče.
setup-why-plan-or-tricks = Plán a lsti se vylučují.
setup-why-whims = Pavoučí vrtochy mění chování, takže nějaké potřebují.
setup-why-swarm = Dusivý roj není pro úroveň 0.
setup-why-other-material = Chování, plány a lsti jdou jen se základní hrou, Farmami čtvera ročních období a schopnostmi z Mlžného lesa.

# Their names
nw-critical = Kritická Soumračnice
nw-critical-text = Za kartu, kterou vedle ní vyložíš nebo dobereš, polož na její místo kartu stejné barvy z ruky; bez ní si kartu nevezmeš.
nw-careless = Nedbalá Soumračnice
nw-careless-text = Když vstoupí na Louku a když vedle ní vezmeš kartu, všechny karty vedle ní se odloží a doplní nové.
nw-casual = Nenucená Soumračnice
nw-casual-text = Když vedle ní vezmeš kartu, hodí kostkou a přesune se; kartu, na kterou přijde, si nechá jako odměnu.
nw-spiteful = Nevraživá Soumračnice
nw-spiteful-text = Za kartu, kterou vedle ní vezmeš, získá její hodnotu, nejméně 1; za každý bod můžeš obětovat kartu z ruky nebo surovinu.
nw-remarkable = Pozoruhodná Soumračnice
nw-remarkable-text = Vyložit kartu vedle ní stojí o surovinu víc, i když je zdarma.
nw-self_centred = Sebestředná Soumračnice
nw-self_centred-text = Karty vedle ní si nevezmeš. Když takovou vyloží sama, získá body za úroveň.
nw-dreadful = Strašlivá Soumračnice
nw-dreadful-text = Když se připravuje na další období, karty hned vedle ní, ne šikmo, jsou jejími odměnami.
nw-needy = Strádající Soumračnice
nw-needy-text = Za kartu, kterou vedle ní vezmeš, jí dáš žeton bodu; bez něj si kartu nevezmeš.
nw-smothering_swarm = Dusivý roj
nw-smothering_swarm-text = Na Svatyni leží pavučina; pokaždé, když vstoupí na Louku, dáš další na místo pro jednoho. Soumračnici pavučiny brání a za tvého pomocníka na nich získá body za úroveň.
nw-ingenuity = Důmyslnost
nw-ingenuity-text = Pokaždé, když vstoupí na Louku, dobere lícem dolů do Doupěte kartu za každou tvou surovinu nad tři. Překazit: předem suroviny odložit.
nw-silken_barricade = Hedvábná barikáda
nw-silken_barricade-text = Zelená karta, kterou vyložíš, se už nikdy neaktivuje. Překazit: karta z ruky nebo surovina.
nw-charisma = Kouzlo osobnosti
nw-charisma-text = Získá body za úroveň, kdykoli její karta jmenuje obsazené místo. Překazit: karta z ruky nebo surovina na celý tah.
nw-camouflage = Maskování
nw-camouflage-text = Pokaždé, když vstoupí na Louku, přibudou pavučiny na základních událostech a na jedné významné, kterou vybereš. Za každou pavučinu tě událost stojí kartu z ruky nebo surovinu.
nw-spider_whims = Pavoučí vrtochy
nw-spider_whims-text = Pokaždé, když vstoupí na Louku, dobere kartu, Louka se vymění a ona se začne chovat jinak.
nw-subjugation = Podmanění
nw-subjugation-text = Pokaždé, když vstoupí na Louku, ze dvou náhodných karet tvé ruky se jedna odloží a druhou dostane; máš-li méně než tři, dobere dvě. Překazit: 2 suroviny nebo body – pak vybíráš ty.
nw-hostage = Rukojmí
nw-hostage-text = Pokaždé, když vstoupí na Louku, vezme z tvého města kartu s hodnotou aspoň 1. Překazit: 2 karty z ruky nebo suroviny; vyloží pak vrchní kartu balíčku.
nw-entwining = Splétání
nw-entwining-text = Za každou fialovou kartu, kterou vyložíš, získá její hodnotu.
nw-spinning_threads = Spřádání vláken
nw-spinning_threads-text = Pokaždé, když vstoupí na Louku, dobere tolik odměn, kolik máš karet v ruce. Překazit: předem karty odložit.
nw-getting_tangled = Trochu se to zamotává
nw-getting_tangled-text = Pokaždé, když se připravuje na další období, přijde jednorázová lest a po ní trvalá.
nw-power_grab = Uchvácení moci
nw-power_grab-text = Pokaždé, když vstoupí na Louku, vyloží náhodnou kartu z tvé ruky; máš-li méně než dvě, vrchní kartu balíčku. Překazit: 2 suroviny nebo body – pak kartu vybíráš ty.
nw-entrapment = Zachycení
nw-entrapment-text = Otevřené karty v jejím městě nezabírají místo. Pokaždé, když vstoupí na Louku, jednu z ní vyloží. Její návštěvy otevřených karet i tvoje v jejím městě jí přinesou body za úroveň.
nw-clerical_errors = Administrativní chyby
nw-clerical_errors-text = Za každou modrou kartu, kterou vyložíš, získá body za úroveň.
nw-berry_jam = Bobulový džem
nw-berry_jam-text = Pavučiny na místech základních akcí a v lese s bobulemi, větvičkami nebo libovolnými surovinami: pomocník tě tam stojí surovinu a Soumračnici přinese bod. Jí pavučiny brání.
nw-caught_in_the_web = Chyceni v síti
nw-caught_in_the_web-text = Tři náhodné karty z ruky nesmíš vyložit ani odložit.
nw-pickpocket = Kapsářka
nw-pickpocket-text = Vezme polovinu tvé ruky, zaokrouhleno nahoru. Překazit: za každou kartu, kterou si necháš, získá bod.
nw-loot = Kořist
nw-loot-text = Kostka určí druh suroviny a ty ztratíš až tři takové. Překazit: 2 karty z ruky.
nw-theft = Krádež!
nw-theft-text = Kostka určí druh suroviny a ty ztratíš až tři takové. Překazit: 2 karty z ruky.
nw-sticky_brew = Lepkavý odvar
nw-sticky_brew-text = Pavučiny na místech základních akcí a v lese se smůlou, oblázky nebo libovolnými surovinami: pomocník tě tam stojí surovinu a Soumračnici přinese bod. Jí pavučiny brání.
nw-imitation = Napodobenina
nw-imitation-text = Za každou kartu ve tvé ruce získá 2 body. Překazit: předem karty odložit.
nw-infestation = Nákaza
nw-infestation-text = Pavučiny na červených kartách obou měst: pomocník tě tam stojí 2 karty z ruky nebo suroviny. Soumračnici pavučiny brání.
nw-hostile_takeover = Násilné převzetí
nw-hostile_takeover-text = Ukradne fialovou kartu tvého města, jinak jednu s nejvyšší hodnotou. Překazit: do dalšího období na ní stojí tvůj volný pomocník.
nw-crop_failure = Neúroda
nw-crop_failure-text = Za každou zelenou kartu, kterou vyložíš, získá body za úroveň.
nw-paralysing_fear = Paralyzující strach
nw-paralysing_fear-text = Tvorové tvého města leží lícem dolů a nepočítají se. Překazit: karta z ruky nebo surovina za každého, který zůstane.
nw-spiders_in_the_treetops = Pavouci v korunách stromů
nw-spiders_in_the_treetops-text = Pomocník v lese tě stojí kartu z ruky nebo surovinu.
nw-spiders_underground = Pavouci v podzemí
nw-spiders_underground-text = Zelená karta tě stojí o 2 karty z ruky nebo suroviny víc.
nw-web_toll = Pavučinovné
nw-web_toll-text = Pomocník na místě základní akce pro jednoho přinese Soumračnici bod. Jí pavučiny brání.
nw-scheming = Pletichaření
nw-scheming-text = Modrá karta i všechno, co modré karty dělají, tě stojí kartu z ruky nebo surovinu. Modré karty nedobíráš.
nw-creepy_crawlies = Plíživé potvory
nw-creepy_crawlies-text = Louka se vymění, odložíš hnědé karty z ruky a ona získá body za úroveň. Překazit: 3 suroviny.
nw-biased_judges = Podjatí soudci
nw-biased_judges-text = Získá 3, 2 nebo 1 bod podle tvého období: jaro, léto, podzim. Událost tě stojí kartu z ruky nebo surovinu.
nw-falling_value = Pokles hodnoty
nw-falling_value-text = Za každou fialovou kartu, kterou vyložíš, získá body za úroveň.
nw-industrious = Pracovitá
nw-industrious-text = Do jejího města přijdou tři karty z balíčku. Překazit: o jednu méně za každou odloženou kartu z ruky.
nw-nightshade_stew = Rulíkový guláš
nw-nightshade_stew-text = Tvůj umístěný pomocník bude příště pracovat pro ni; nemáš-li žádného, ten, kterého umístíš jako dalšího. Překazit: 2 body, nebo 3 karty z ruky či suroviny.
nw-hidden_trap = Skrytá past
nw-hidden_trap-text = Pomocník na místě základní akce jí přinese bod, pokud neobětuješ kartu z ruky nebo surovinu.
nw-prying_eyes = Slídící oči
nw-prying_eyes-text = Tvor vyložený díky žetonu obyvatele tě stojí navíc 2 karty z ruky.
nw-from_above = Snesli se shora
nw-from_above-text = Místa základních akcí pro jednoho jsou ti zavřená.
nw-bad_reputation = Špatná pověst
nw-bad_reputation-text = Na Louku nepřicházejí hnědé karty. Hnědá karta z ruky stojí o kartu z ruky nebo surovinu víc.
nw-ill_borrow_this = Tohle si půjčím!
nw-ill_borrow_this-text = Vezme tři náhodné karty z tvé ruky. Překazit: surovina za každou kartu, kterou si necháš.
nw-snatched = Uzmutí!
nw-snatched-text = Kostka určí druh suroviny a ty ztratíš až tři takové. Překazit: 2 karty z ruky.
nw-fatigue = Únava
nw-fatigue-text = Za každou červenou kartu, kterou vyložíš, získá body za úroveň.
nw-grand_swindler = Velká švindlířka
nw-grand_swindler-text = Kostka rozhodne, kterou událost získá. Překazit: 3 karty z ruky nebo suroviny.
nw-ransom = Výkupné
nw-ransom-text = Tvůj volný pomocník čeká v Doupěti do tvého dalšího období; nemáš-li žádného, získá body za úroveň a vezme umístěného. Překazit: 2 body, nebo 3 karty z ruky či suroviny.
nw-closed = Zavřeno
nw-closed-text = Stavby tvého města leží lícem dolů a nepočítají se. Překazit: karta z ruky nebo surovina za každou, která zůstane.
nw-highwaymen = Zbojníci
nw-highwaymen-text = Pomocník v lese přinese Soumračnici 2 body. Jí pavučiny brání.
nw-thief = Zloděj!
nw-thief-text = Kostka určí druh suroviny a ty ztratíš až tři takové. Překazit: 2 karty z ruky.

# Questions about them
prompt-nw-give = Odevzdej { $kinds ->
    [c] { $n ->
        [one] kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } karet z ruky
    }
    [r] { $n ->
        [one] surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
    [p] { $n ->
        [one] žeton bodu
        [few] { $n } žetony bodů
       *[other] { $n } žetonů bodů
    }
    [cr] { $n ->
        [one] kartu z ruky nebo surovinu
        [few] { $n } karty z ruky nebo suroviny
       *[other] { $n } karet z ruky nebo surovin
    }
   *[rp] { $n ->
        [one] surovinu nebo žeton bodu
        [few] { $n } suroviny nebo žetony bodů
       *[other] { $n } surovin nebo žetonů bodů
    }
}
kind-point = body [+point]
limit-nw-needed = Zbytek ještě budeš potřebovat
several-give-up = Odevzdat { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-give-up-none = Neodevzdat nic
prompt-nw-foil = { $card }: zaplatíš, aby se to nestalo?
option-nw-let = Nechat být
option-nw-foil = Překazit za { $kinds ->
    [c] { $n ->
        [one] kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } karet z ruky
    }
    [r] { $n ->
        [one] surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
    [p] { $n ->
        [one] žeton bodu
        [few] { $n } žetony bodů
       *[other] { $n } žetonů bodů
    }
    [cr] { $n ->
        [one] kartu z ruky nebo surovinu
        [few] { $n } karty z ruky nebo suroviny
       *[other] { $n } karet z ruky nebo surovin
    }
   *[rp] { $n ->
        [one] surovinu nebo žeton bodu
        [few] { $n } suroviny nebo žetony bodů
       *[other] { $n } surovin nebo žetonů bodů
    }
}
option-nw-guard = Postavit na ni pomocníka
prompt-nw-replace = Kterou kartu z ruky položíš místo ní na Louku?
prompt-nw-spite = Soumračnice získá { $n ->
    [one] { $n } [point]
    [few] { $n } [point-few]
   *[other] { $n } [point-many]
}. Obětuješ něco za jeden z nich?
prompt-nw-web = Kam přijde další pavučina?
prompt-nw-web-event = Na kterou významnou událost přijde pavučina?
prompt-nw-ingenuity = Soumračnice dobere { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}. Odložíš surovinu?
prompt-nw-subjugation = Kterou ze dvou karet odložíš? Druhou dostane Soumračnice.
prompt-nw-grab = Kterou kartu si Soumračnice vezme?
prompt-nw-hostage = Kterou kartu si Soumračnice vezme z tvého města?
prompt-nw-entrap = Kterou otevřenou kartu z Louky Soumračnice vyloží?
prompt-nw-keep = Soumračnice ti vezme z ruky { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}. Kolik z nich si necháš, každou za její bod?
prompt-nw-keep-paid = Soumračnice ti vezme z ruky { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}. Kolik z nich si necháš, každou za surovinu?
option-nw-keep = { $n ->
    [0] žádnou
   *[other] { $n }
}
prompt-nw-takeover = Kterou kartu Soumračnice ukradne?
prompt-nw-turn-over = Kterou kartu necháš lícem vzhůru, za kartu z ruky nebo surovinu?
prompt-nw-lend = Který tvůj pomocník půjde do Doupěte Soumračnice?
prompt-nw-hold = Kterého tvého pomocníka si Soumračnice nechá do tvého dalšího období?
why-nw-web = Leží tu pavučina a nemáš na ni.
why-nw-toll = Soumračnice chce víc, než ti zbývá.

# Log of them
log-nw-foiled = { $card }: překaženo
log-nw-pays-point = vydává žeton bodu
log-nw-plan = Plán Soumračnice: { $card }
log-nw-behaviour = Soumračnice se chová jinak: { $card }
log-nw-trick = Lest Soumračnice: { $card }
log-nw-replace = pokládá na Louku { $card-acc }
log-nw-sweep = Všechny karty vedle Soumračnice se vyměnily
log-nw-web = klade pavučinu: { $place }
log-nw-web-event = klade pavučinu na událost „{ $event }“
log-nw-hidden = V Doupěti Soumračnice leží lícem dolů další odměna
log-nw-shown = si prohlíží karty: { $cards }
log-nw-subjugation = Ze dvou karet se jedna odkládá a druhou dostává Soumračnice
log-nw-silence = { $card }: pod pavučinou, už se nikdy neaktivuje
log-nw-takes-hand = Soumračnice si bere z ruky { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}
log-nw-turned = { $n ->
    [one] { $n } karta leží
    [few] { $n } karty leží
   *[other] { $n } karet leží
} lícem dolů
log-nw-lent = Pomocník jde do Doupěte Soumračnice a pracuje pro ni
log-nw-held = Pomocník čeká v Doupěti Soumračnice

# Rugwort's cards
setup-rugwort_cards = Karty Břitvy
setup-rugwort_cards-note = Tři Břitvovy karty v balíčku: Výtržník, Lupič a Vládce.
icon-rugwort-the-rowdy = Výtržník Břitva
icon-rugwort-the-robber = Lupič Břitva
icon-rugwort-the-ruler = Vládce Břitva
card-rugwort_the_rowdy = Výtržník Břitva
    .acc = Výtržníka Břitvu
    .dat = Výtržníku Břitvovi
card-rugwort_the_robber = Lupič Břitva
    .acc = Lupiče Břitvu
    .dat = Lupiči Břitvovi
card-rugwort_the_ruler = Vládce Břitva
    .acc = Vládce Břitvu
    .dat = Vládci Břitvovi
text-any-construction = Zdarma s žetonem obyvatele na kterékoli stavbě.
text-nw-plays-too = Platí i pro Soumračnici.
effect-rowdy = Vezmi soupeři zelenou kartu a použij ji; tato karta zůstane v jeho městě a on odloží { $n ->
    [few] { $n } karty
   *[other] { $n } karet
}
effect-robber = Vyměň si se soupeřem všechny karty v ruce
bonus-ruler = Na konci 1 [point] za každou událost jednoho soupeře
prompt-rowdy = Kterou zelenou kartu Výtržník vezme?
option-card-of = { $card } ({ $owner })
prompt-nw-rowdy = Kterou zelenou kartu si Soumračnice vezme?
prompt-robber = S kým si vyměníš karty v ruce?
log-rowdy = si bere { $card-acc } ({ $owner }) a nechává tam Výtržníka
log-robber = si vyměňuje karty v ruce ({ $owner })
log-nw-robber = Soumračnice si vyměňuje karty v ruce ({ $owner })
log-nw-rowdy-away = Ve městě není místo: Soumračnice odkládá { $card-acc }
log-nw-cut = Soumračnice nejdřív náhodně odkládá { $n ->
    [one] { $n } [card]
    [few] { $n } [card-few]
   *[other] { $n } [card-many]
}, aby jich měla 8
