# Doupě na stole
zone-lair = Doupě
nw-lair = Doupě Soumračnice
nw-group = Soumračnice
nw-level = Úroveň { $n }
nw-finished = dohrála
nw-hand = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
nw-crew = Pavoučci: v Doupěti { $home }, venku { $out }, přijdou ještě { $reserve }
nw-held = { $n ->
    [one] { $n } tvůj pomocník čeká
    [few] { $n } tvoji pomocníci čekají
   *[other] { $n } tvých pomocníků čeká
} v Doupěti
nw-left = Lícem dolů leží { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}: { $workers ->
    [one] { $workers } posílá
    [few] { $workers } posílají
   *[other] { $workers } posílá
} pavoučka, { $figures ->
    [one] { $figures } posílá
    [few] { $figures } posílají
   *[other] { $figures } posílá
} na Louku ji samu, { $others ->
    [one] { $others } dělá
    [few] { $others } dělají
   *[other] { $others } dělá
} něco jiného. Období skončí kartou, která by někoho poslala, až bude ona na Louce a všichni pavoučci venku.
nw-tricks-left = Lstí, které mohou přijít: { $n }.
nw-deck = Balíček akcí
nw-deck-text = V každém svém tahu Soumračnice odhalí vrchní kartu. S každým obdobím se všechny znovu zamíchají a přibudou další.
nw-action = Karta akce
nw-action-text = Soumračnice provede první akci v řádku svého období; když nemůže, druhou; když nemůže ani tu, poslední řádek, z něj všechno, co jde. Je-li jmenované místo obsazené, jde ve směru šipky na nejbližší volné.
nw-figure = Soumračnice
nw-figure-text = Stojí na místě, odkud si vzala kartu. Místo zůstane prázdné, dokud se nevrátí do Doupěte. Když na něj padne kostka, vyloží místo toho vrchní kartu balíčku.
nw-row = { $season }: { $first }; jinak { $second }.
nw-default = Jinak: { $steps }.
nw-looks-way = Hledá { $way ->
    [cw] po směru hodin
   *[ccw] proti směru hodin
}.
nw-worker-card = Karta má znak pavoučka: může ukončit období.
nw-did = { $what ->
    [first] Provedla první akci.
    [second] První akce nešla, provedla druhou.
    [default] Nešla ani jedna akce, provedla poslední řádek.
   *[prepare] Touto kartou její období skončilo.
}
nw-kind-behaviour = Chování
nw-kind-plan = Plán
nw-kind-lasting = Trvalá lest
nw-kind-once = Jednorázová lest
nw-acts-now = Teď působí: Soumračnice je na Louce.
nw-acts-not = Teď nepůsobí: Soumračnice není na Louce.
nw-rewards = Odměny v Doupěti
nw-hidden = { $n ->
    [one] { $n } odměna lícem dolů
    [few] { $n } odměny lícem dolů
   *[other] { $n } odměn lícem dolů
}
nw-city = Její město { $n } z { $most }
nw-stands = Tady sedí Soumračnice.
nw-beside = Vedle Soumračnice: { $behaviour }.
nw-quiet = leží pod pavučinou a už se neaktivuje
nw-web = { $n ->
    [one] Leží tu pavučina.
    [few] Leží tu { $n } pavučiny.
   *[other] Leží tu { $n } pavučin.
}
nw-web-closed = Nikdo sem nesmí poslat pomocníka.
nw-web-costs = Stojí tě to { $n ->
    [one] 1
   *[other] { $n }
}× { $kinds ->
    [c] kartu z ruky
    [r] surovinu
   *[cr] kartu z ruky nebo surovinu
}.
nw-web-may = Můžeš obětovat { $kinds ->
    [c] kartu z ruky
    [r] surovinu
   *[cr] kartu z ruky nebo surovinu
}, jinak:
nw-web-points = Soumračnice získá { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
nw-web-bars = Soumračnice sem nesmí.
nw-together = { $won ->
    [yes] Společně jste zvítězili: oba máte víc bodů než Soumračnice.
   *[no] Společně jste nezvítězili: na to by oba museli mít víc bodů než Soumračnice.
}
art-locked = Chycená karta
why-locked = Tahle karta je chycená v síti, nesmíš ji vyložit ani odložit.
icon-spiderling = pavouček
icon-web = pavučina
icon-star = hvězdička
icon-cocoon = odměna
icon-lair = Doupě
icon-town = město
icon-clockwise = po směru hodin
icon-counterclockwise = proti směru hodin
icon-clearing-upper-left = levá horní mýtina
icon-clearing-upper-right = pravá horní mýtina
icon-clearing-lower-right = pravá dolní mýtina
icon-clearing-lower-left = levá dolní mýtina

# Formulář a stránka pravidel
preset-nightweave = Doupě Soumračnice
preset-nightweave-note = Jeden nebo dva hráči proti pavoučici, která hraje vlastní tahy. Úroveň, chování, plán a lsti vybereš níž.
preset-nightweave_newleaf = Doupě Soumračnice s Novým Lístkovcem
preset-nightweave_newleaf-note = Soumračnice chodí i na Nádraží a bere návštěvníky; hází dvanáctistěnnou kostkou.
nw-cards = { $sort ->
    [reconstructed] Karty akcí jsou rekonstruované.
   *[box] Karty akcí jsou opsané z krabice.
}
nw-deck-shipped = přiložené ke hře, rekonstruované
nw-deck-own = { $name } ({ $sort ->
    [reconstructed] rekonstruované
   *[box] opsané z krabice
})
nw-rules = Doupě Soumračnice
nw-rules-mode = Soumračnice je soupeřka pro jednoho nebo dva hráče. Nevybírá si nic sama: v každém svém tahu odhalí kartu akce a řídí se jí, kostkou a směrem šipky. Nic neplatí, nevidí ti do ruky a každý její krok stojí v záznamu i s pravidlem.
nw-rules-turn = Provede první akci v řádku svého období; když nemůže, druhou; když ani tu, poslední řádek. Období jí skončí, až je na Louce ona a venku všichni pavoučci a přijde karta, která by někoho poslala.
nw-rules-more = Přidat se dá chování (co dělá na Louce se sousedními kartami), a ve hře jednoho hráče plán, nebo lsti. S nimi se hraje jen základní hra, Farmy čtvera ročních období a schopnosti z Mlžného lesa.
nw-rules-won = Porazíš ji, jen když máš víc bodů než ona. Ve hře dvou hráčů ukazujeme obojí: kdo má nejvíc, i jestli jste ji porazili oba.
nw-rules-made = Soumračnice: co je rekonstruované a co tu není
nw-rules-deck = Karty akcí na těchto stránkách: { $decks }.
nw-rules-reconstructed = Z pravidel známe druhy a počty dvaceti karet akcí, ne každou kartu zvlášť: naše jsou sestavené tak, aby všemu odpovídaly. Kdo má krabici, může dát správci stránek jejich opis. Rekonstruované jsou také ceny Farem, několik ztracených znaků na lstech, prázdná mýtina a pár čísel; všechny vyjmenovává kapitola MW-REC.
nw-rules-left-out = Části pro Perlavu, Skalověží a Zvonkobraní tu nejsou (MW-EXT), protože tu nejsou tato rozšíření. Dvě karty s jejich znakem zůstávají v krabici.

# Bodovací blok
pad-nightweave-note = Hra v Doupěti: vyber karty jejího města i s odměnami, které do něj na konci přišly. Texty karet jí nepřinášejí nic.
pad-nightweave-city = Její město
pad-nightweave-players = Soumračnice hraje proti jednomu nebo dvěma hráčům
pad-nightweave-rugwort = kde je Soumračnice, není Břitva
pad-no-legend = { $card } není legendární karta; nepočítá se.
pad-legend-twice = { $card } je v jejím městě i mezi legendami; počítá se jednou.
pad-not-basic = { $event }: to není základní událost; významné se jen počítají.
pad-event-hers-twice = { $event }: událost už Soumračnice má; podruhé se nepočítá.

# Na co se ptají plány a lsti, když se odkládají karty z ruky
prompt-nw-spinning_threads = Spřádání vláken: Soumračnice dobere { $held ->
    [0] nula odměn
    [one] { $held } odměnu
    [few] { $held } odměny
   *[other] { $held } odměn
}, za každou kartu ve tvé ruce jednu. Odložíš ještě kartu?
prompt-nw-imitation = Napodobenina: Soumračnice získá 2 body za kartu ve tvé ruce, teď za { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } karet
}. Odložíš ještě kartu?
prompt-nw-industrious = Pracovitá: do města Soumračnice přijdou 3 karty balíčku, za každou odloženou o jednu méně. Odloženo { $n }; odložíš ještě kartu?
setup-with-hint = { $said } ({ $hint })
setup-measured = střední bot ji porazil v { $share } % her
setup-measured-both = střední bot ji porazil v { $share } % her, silný v { $strong } %
setup-measured-extra = střední bot ji na úrovni 2 porazil v { $share } % her
setup-not-measured = jak je to těžké, jsme zatím neměřili
nw-rules-hard = Jak je těžká, jsme změřili na hrách středního bota proti ní samotné: { $levels }.
nw-rules-level = úroveň { $level } vyhrál v { $share } % her ({ $own } bodů proti { $hers })
nw-rules-extras = Co s ní na úrovni 2 udělají plány a lsti (kolik ze 40 her střední bot vyhrál): { $extras }.
nw-rules-extra = { $card } { $share } %
