name = Bobřany
tagline = Lovte dílky z řeky a postavte nejkrásnější bobří město.
about = Každé kolo připlují po řece tři dílky; jeden si vezmeš do sloupce, vedle kterého pluje. Navazuj lávky, hlídej sedm bodovacích karet, a když dřevo nesedí, potop žeton a bude sedět.

icon-end = konec tahu
icon-crane = jeřáb
icon-dam = hráz
icon-raft = vor
icon-two-colour = dvoubarevný vor
icon-beaver = bobr
icon-builder = bobr stavitel
icon-points = b.
icon-park = park
icon-site = staveniště
icon-temple = chrám
icon-market = tržiště
icon-workshop = dílna
icon-house = dům

seat-0 = Červený
seat-1 = Modrý

# Stavby
tile-park = Park
tile-beaver = Bobr
tile-site = Staveniště
tile-temple = Chrám
tile-market = Tržiště
tile-workshop = Dílna
tile-house = Dům
pattern-one = slepá lávka
pattern-adjacent = zatáčka
pattern-opposite = rovná lávka
pattern-three = rozcestí
pattern-four = křižovatka
tile-with-pattern = { $type ->
    [park] park
    [beaver] bobří hrad
    [temple] chrám
    [market] tržiště
    [workshop] dílna
   *[house] dům
} ({ $pattern ->
    [one] slepá lávka
    [adjacent] zatáčka
    [opposite] rovná lávka
    [three] rozcestí
   *[four] křižovatka
})
tile-with-token = staveniště s { $token ->
    [crane] jeřábem
    [dam] hrází
   *[two-colour] dvoubarevným vorem
}
token-crane = Jeřáb
token-dam = Hráz
token-raft = Vlastní vor
token-two-colour = Dvoubarevný vor
token-beaver = Bobr
token-builder = Bobr stavitel
token-text-crane = Odhoď jej, když získáváš dílek: smí do kteréhokoli sloupce.
token-text-dam = Odhoď ji a získej v tomto tahu ještě jeden dílek z řeky.
token-text-raft = Hlavní akce: polož jej na dílek v řece a ten je jen tvůj. Vrátí se, když si dílek vezmeš nebo o něj přijdeš.
token-text-two-colour = Jako vlastní vor, ale po jednom použití zmizí.
token-text-beaver = Stojí na svém dílku a boduje, když může přejít městem.
token-text-builder = Získá jej první plné město: { $points } bodů, a rozhoduje shody.

# Bodovací karty
card-namesti = Náměstí
card-dvur = Dvůr
card-zahrada = Zahrada
card-hriste = Hřiště
card-statek = Statek
card-lesopark = Lesopark
card-svatyne = Svatyně
card-klaster = Klášter
card-poustevna = Poustevna
card-pagoda = Pagoda
card-jidlo = Jídlo
card-kvetiny = Květiny
card-latky = Látky
card-sperky = Šperky
card-bednarstvi = Bednářství
card-truhlarstvi = Truhlářství
card-krejcovstvi = Krejčovství
card-kovarstvi = Kovářství
card-chalupa = Chalupa
card-srub = Srub
card-bouda = Bouda
card-salas = Salaš

# Řádky bodování, které nejsou kartami
line-beavers = Bobři na cestě
line-red_tiles = Staveniště
line-unused_tokens = Nevyužité žetony
line-builder_beaver = Bobr stavitel

# Pravidla bodovacích karet, složená z jejich dat
score-both = { $first } { $second }
score-walks = { $each } [points] za každého bobra, který přes svůj dílek dojde od levého okraje města k pravému.
score-unused = { $each } [points] za každý žeton, který ti zbyl na kartě nápovědy.
score-per-tile = { $each } [points] za { $type ->
    [park] každý park
    [beaver] každého bobra
    [site] každé staveniště
    [temple] každý chrám
    [market] každé tržiště
    [workshop] každou dílnu
   *[house] každý dům
}{ $where }.
where-anywhere = {""}
where-corners = {" "}v rohu města
where-centre = {" "}na čtyřech prostředních polích
where-alone-in-lines = {", s nímž není stejná stavba ve stejné řadě ani sloupci"}
where-away-from = {", vedle kterého není"} { $types }
where-in-group-of = {" "}ve skupině právě { $size ->
    [2] dvou
    [3] tří
   *[other] { $size }
}
beside-workshop = dílna
beside-market = tržiště
beside-site = staveniště
score-by-column = Každý { $type ->
    [park] park
   *[house] dům
} podle sloupce: { $one }, { $two }, { $three } nebo { $four } [points]
score-by-count = Podle počtu { $type ->
    [temple] chrámů
   *[house] domů
}: { $rows } [points]
score-majority = { $bonus } navíc, když máš víc { $type ->
    [temple] chrámů
   *[house] domů
} než druhé město.
score-nearby-group = Každý { $type ->
    [temple] chrám
   *[house] dům
}: 1 [points] za každý dílek největší sousední skupiny jiných staveb (aspoň dva dílky).
score-per-seen = { $type ->
    [market] Každé tržiště
   *[workshop] Každá dílna
}: { $each } [points] za každou jinou stavbu { $look ->
    [beside] vedle
   *[cornerwise] u rohů
}.
score-per-different-seen = { $type ->
    [market] Každé tržiště
   *[workshop] Každá dílna
}: { $each } [points] za každý různý druh jiných staveb { $look ->
    [beside] vedle
    [cornerwise] u rohů
    [row] v téže řadě
    [column] v témže sloupci
   *[diagonals] na úhlopříčkách, jakkoli daleko
}.
score-per-like-seen = { $type ->
   *[workshop] Každá dílna
}: { $each } [points] za každou další dílnu { $look ->
   *[lines] v téže řadě a sloupci
}.
score-by-group = Každá skupina { $type ->
   *[house] domů
} podle velikosti: { $rows } [points]
score-by-joined-group = Každá skupina { $type ->
   *[house] domů
} spojených lávkami nebo potopenými žetony podle velikosti: { $rows } [points]
table-row = { $count } → { $points }
table-last-row = { $count }+ → { $points }

# Otázky a možnosti
built-at = { $type ->
    [park] park
    [beaver] bobří hrad
    [site] staveniště
    [temple] chrám
    [market] tržiště
    [workshop] dílna
   *[house] dům
} { $cell }
    .acc = { $type ->
        [park] park
        [beaver] bobří hrad
        [site] staveniště
        [temple] chrám
        [market] tržiště
        [workshop] dílnu
       *[house] dům
    } { $cell }
compass-N = S
compass-E = V
compass-S = J
compass-W = Z
prompt-turn = Jsi na tahu: který dílek z řeky?
prompt-free = Volné akce, nebo ukonči tah
prompt-full = Tvé město je plné: potop žetony, nebo vynech
prompt-place = Kam ve sloupci { $column } přijde { $tile }?
prompt-scuttle = Který žeton spojí { $a-acc } a { $b-acc }?
option-end = Ukončit tah
option-pass = Vynechat
option-take = Vzít z pozice { $position }: { $tile }
option-claim = Vzít si dílek pod vlastním vorem na pozici { $position }: { $tile }
option-dam = Za hráz [+dam] získat z pozice { $position }: { $tile }
option-raft = Položit svůj vor [+raft] na pozici { $position }: { $tile }
option-two-colour = Položit dvoubarevný vor [+two-colour] na pozici { $position }: { $tile }
option-scuttle = Spojit žetonem { $a-acc } a { $b-acc }
option-place = { $cell }, lávky { $sides }{ $misses ->
    [0] {""}
    [one] {" "}– potopí { $misses } žeton
    [few] {" "}– potopí { $misses } žetony
   *[other] {" "}– potopí { $misses } žetonů
}
option-place-crane = { $cell }, lávky { $sides }, jeřábem [+crane]{ $misses ->
    [0] {""}
    [one] {" "}– potopí { $misses } žeton
    [few] {" "}– potopí { $misses } žetony
   *[other] {" "}– potopí { $misses } žetonů
}
option-with = Potopit { $token ->
    [crane] jeřáb [+crane]
    [dam] hráz [+dam]
    [raft] vlastní vor [+raft]
   *[two-colour] dvoubarevný vor [+two-colour]
}

# Proč ne
why-no-tile = Tady žádný dílek není.
why-full = Tvé město je plné.
why-their-raft = Na dílku leží soupeřův vor.
why-own-raft = Leží na něm tvůj vor: vezmi si jej jako volnou akci.
why-not-your-raft = Neleží na něm žádný tvůj vor.
why-rafted = Už na něm leží vor.
why-main-used = Hlavní akce tohoto tahu je už za tebou.
why-column-full = Sloupec { $column } tvého města je plný; jinam by jej dostal jen jeřáb.
why-no-room = Do sloupce { $column } se nevejde: { $misses ->
    [one] { $misses } lávka by nenavazovala
    [few] { $misses } lávky by nenavazovaly
   *[other] { $misses } lávek by nenavazovalo
} a potopit můžeš { $have ->
    [0] žádný žeton
    [one] { $have } žeton
    [few] { $have } žetony
   *[other] { $have } žetonů
}.
why-no-room-crane = Nevejde se nikam, ani jeřábem do jiného sloupce: { $misses ->
    [one] { $misses } lávka by tam nenavazovala
    [few] { $misses } lávky by tam nenavazovaly
   *[other] { $misses } lávek by tam nenavazovalo
} a kromě jeřábu můžeš potopit { $have ->
    [0] žádný žeton
    [one] { $have } žeton
    [few] { $have } žetony
   *[other] { $have } žetonů
}.
why-no-token = Na kartě nápovědy nemáš { $token ->
    [crane] jeřáb
    [dam] hráz
    [raft] vlastní vor
   *[two-colour] dvoubarevný vor
}.
why-no-tokens = Na kartě nápovědy nemáš žádný žeton.
why-edge-empty = Žetony se potápějí mezi dva dílky a jedno z těchto polí je prázdné.
why-edge-joined = Tyto dva dílky už jsou spojené.
why-occupied = Na { $cell } už dílek leží.
why-column = Tento dílek patří do sloupce { $column }; do jiného je třeba jeřáb.
why-needs-crane = Mimo sloupec { $column } jej dostane jen jeřáb.
why-mismatch = { $misses ->
    [one] { $misses } lávka by nenavazovala
    [few] { $misses } lávky by nenavazovaly
   *[other] { $misses } lávek by nenavazovalo
} a potopit můžeš { $have ->
    [0] žádný žeton
    [one] { $have } žeton
    [few] { $have } žetony
   *[other] { $have } žetonů
}.

# Záznam hry
log-round = Kolo { $round }: řeka plyne dál
log-river-empty = Řeka je prázdná: hra končí
log-take = bere z pozice { $position }: { $tile }
log-claim = si bere zpod svého voru na pozici { $position }: { $tile }
log-dam = za hráz získává z pozice { $position }: { $tile }
log-raft = pokládá vor na pozici { $position }: { $tile }
log-raft-lost = přichází o dílek pod vorem: { $tile }
log-token = získává { $token ->
    [crane] jeřáb
    [dam] hráz
   *[two-colour] dvoubarevný vor
}
log-place = staví na { $cell }: { $tile }
log-place-crane = jeřábem staví na { $cell }: { $tile }
log-beaver = má bobra na { $cell }
log-scuttle = potápí { $token ->
    [crane] jeřáb
    [dam] hráz
    [raft] vlastní vor
   *[two-colour] dvoubarevný vor
}: spojuje { $a-acc } a { $b-acc }
log-pass = vynechává
log-builder = má první plné město a bere si bobra stavitele
log-both-finished = Nikdo už nemůže získat další dílek: hra končí

# Formulář přípravy
setup-cards = Bodovací karty
setup-cards-note = Bodovací karty říkají, za co budou body; sada pro první hru je nejsnazší.
setup-cards-random = od každého druhu jedna náhodná
setup-cards-first = ty pro první hru
setup-park = Karta pro parky
setup-temple = Karta pro chrámy
setup-market = Karta pro tržiště
setup-workshop = Karta pro dílny
setup-house = Karta pro domy
setup-any = jak se rozdá
setup-start = Kdo začíná
setup-start-note = Kdo má první tah.
setup-start-random = náhodně
setup-start-red = Červený
setup-start-blue = Modrý
setup-beaver_path = Cesty bobrů
setup-beaver_path-note = Jak smí bobr projít městem, když se počítají jeho cesty.
setup-beaver_path-walk = dílkem smí projít dvakrát
setup-beaver_path-simple = každým dílkem jen jednou

# Stůl v terminálu
letters-round = kolo { $round }
letters-river = Řeka ({ $stack } dílků ještě připluje)
letters-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
