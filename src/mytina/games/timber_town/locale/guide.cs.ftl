# Kolem stolu: skupiny možností, počítadlo a návod vlastními slovy.
verb-take = Vzít dílek
verb-claim = Vzít si dílek pod svým vorem
verb-dam = Použít hráz
verb-raft = Položit vlastní vor
verb-two-colour = Položit dvoubarevný vor
verb-scuttle = Potopit žeton
verb-with = Který žeton

pad-town = Město
pad-scuttled = Potopený žeton
pad-piece = { $tile }, lávky na { $sides }
tie-builder_beaver = Bobr stavitel
pad-supply = { $tile }: na stole leží dílků { $n }, v krabici jich je { $most }.

rules-1-title = O co jde
rules-1-text = Dva bobří stavitelé staví vedle sebe. Město má šestnáct dílků a sedm bodovacích karet, vyložených na začátku a stejných pro oba, říká, jaké město je pěkné. Vyhrává, kdo má na konci víc bodů.

rules-2-title = Řeka
rules-2-text = Dílky plují po čtyřech deskách. Nové se objevují po třech na pozici 1; každé kolo se všechny desky posunou o jednu pozici dál a co odpluje za pozici 4, je pryč.

    Na pozici záleží: dílek z pozice 2 patří do sloupce 2 tvého města. Když počkáš, půjde tentýž dílek do sloupce 3. Řadu si volíš.

rules-3-title = Tvůj tah
rules-3-text = Jednou za tah si vezmeš dílek z řeky, nebo na některý položíš vor [+raft] a necháš si ho na později, nebo vynecháš. K tomu smíš udělat tolik volných akcí, kolik ti dovolí žetony.

    Nový dílek smíš libovolně otočit, ale kde se dotýká souseda, musí lávka navazovat na lávku a břeh na břeh. U okraje města a u prázdných polí je to jedno.

rules-4-title = Když dílek nesedí
rules-4-text = Každá lávka, která nikam nevede, stojí jeden žeton: potopíš ho do vody mezi oba dílky a ty jsou od té chvíle spojené. Poslouží kterýkoli žeton. Můžeš ho potopit i později mezi dva dílky, které nic nespojuje, třeba aby tudy prošel bobr.

rules-5-title = Žetony
rules-5-text = Začínáš s vorem své barvy. Každé staveniště [+site] přinese další žeton a smíš ho hned použít.

    S jeřábem [+crane] jde dílek do kteréhokoli sloupce. Hráz [+dam] ti v tomto tahu přinese další dílek. Vor [+raft] ti podrží dílek na řece; vzít si ho je volná akce a vlastní vor se vrací, kdežto dvoubarevný vor [+two-colour] je jen na jedno použití. Každý žeton, který nepoužiješ, má hodnotu jednoho bodu.

rules-6-title = Bobři
rules-6-text = S bobřím dílkem přichází bobr [+beaver] a zůstává na něm stát. Bobr boduje, když může po spojených dílcích projít od levého okraje města přes svůj dílek až k pravému.

rules-7-title = Konec hry
rules-7-text = Kdo první zaplní celé město, hned dostává bobra stavitele [+builder]. Hra končí, když už nikdo nemůže získat další dílek, nebo když je řeka prázdná. Sečtěte sedm karet, bobry, zbylé žetony a bobra stavitele. Při shodě rozhoduje bobr stavitel; když ho nikdo nemá, o vítězství se dělíte.
