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

# V obrázcích: co leží na stole
guide-river = Řeka. Dílky plují po čtyřech pozicích; vlajka nad pozicí 1 říká, kdo toto kolo začíná. Z pozice 1 se staví do sloupce 1, z pozice 2 do sloupce 2 a tak dál.
guide-town = Tvoje město: čtyři řady A až D a čtyři sloupce 1 až 4. Soupeřovo město leží vedle, takže je vidět, co by se hodilo jemu.
guide-tile = Dílek má stavbu a lávky. Stejná stavba má více tvarů lávek; při stavění se dílek smí libovolně otočit.
guide-card = Bodovací karta: jedna od každého druhu stavby, pro oba hráče stejná. Obrázek ukazuje příklad a vedle něj, kolik by vynesl.
guide-tokens = Žetony. Začínáš s vorem své barvy; další přinášejí staveniště.
guide-beaver = Bobr stojí na bobřím dílku. Boduje, když přes něj vede cesta od levého okraje města k pravému.
guide-builder = Bobra stavitele získá první, kdo má město plné.

# Příklad
guide-turn-take = Červený bere z řeky chrám. Ležel na pozici 1, takže patří do sloupce 1.
guide-turn-build = Řadu i otočení si volí sám. Nikde se nedotýká souseda, takže lávky smějí mířit kamkoli.
guide-turn-flow = Kolo končí, řeka plyne: každá deska se posune o jednu pozici a na první přibudou tři nové dílky.
guide-turn-column = V druhém kole bere dům z pozice 2, takže ho staví do sloupce 2. Kde se dílky dotýkají, musí lávka navazovat na lávku a břeh na břeh.

# Značky
guide-sign-beaver = Bobří hrad; stojí na něm bobr.
guide-sign-site = Staveniště; přinese žeton, který je na něm nakreslený.
guide-sign-park = Park.
guide-sign-temple = Chrám.
guide-sign-market = Tržiště.
guide-sign-workshop = Dílna.
guide-sign-house = Dům.
guide-sign-raft = Vor: podrží ti dílek na řece a vrátí se k tobě.
guide-sign-two-colour = Dvoubarevný vor: totéž, ale jen jednou.
guide-sign-crane = Jeřáb: dílek jde do kteréhokoli sloupce.
guide-sign-dam = Hráz: ještě jeden dílek v témž tahu.
guide-sign-builder = Bobr stavitel: pět bodů za první plné město.
guide-sign-points = Body.
