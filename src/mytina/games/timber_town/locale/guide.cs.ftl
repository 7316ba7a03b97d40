# Kolem stolu: skupiny možností, počítadlo a návod vlastními slovy.
verb-take = Vzít dílek
verb-claim = Vyzvednout dílek pod vorem
verb-dam = Použít hráz
verb-raft = Položit vlastní vor
verb-two-colour = Položit dvoubarevný vor
verb-scuttle = Potopit žeton
verb-with = Který žeton

pad-town = Město
pad-scuttled = Potopený žeton
pad-piece = { $tile }, lávky na { $sides }

rules-1-title = O co jde
rules-1-text = Dva bobří stavitelé staví vedle sebe. Město má šestnáct dílků a sedm bodovacích karet, vyložených na začátku a stejných pro oba, říká, jaké město je pěkné. Vyhrává, kdo má na konci víc bodů.

rules-2-title = Řeka
rules-2-text = Dílky plují po čtyřech deskách. Nové se objevují po třech na 1. místě; každé kolo se všechny desky posunou o jedno místo dál a co odpluje za 4. místo, je pryč.

    Na místě záleží: dílek z 2. místa patří do 2. sloupce vašeho města. Když počkáte, půjde tentýž dílek do 3. sloupce. Řádek si volíte sami.

rules-3-title = Váš tah
rules-3-text = Jednou za tah si vezmete dílek z řeky, nebo na některý položíte vor [raft] a necháte si ho na později, nebo pasujete. K tomu smíte udělat tolik volných akcí, kolik vám dovolí žetony.

    Nový dílek smíte libovolně otočit, ale kde se dotýká souseda, musí lávka navazovat na lávku a břeh na břeh. U okraje města a u prázdných polí je to jedno.

rules-4-title = Když dílek nepasuje
rules-4-text = Každá lávka, která nikam nevede, stojí jeden žeton: potopíte ho do vody mezi oba dílky a ty jsou od té chvíle spojené. Poslouží kterýkoli žeton. Můžete ho potopit i později mezi dva dílky, které nic nespojuje, třeba aby tudy prošel bobr.

rules-5-title = Žetony
rules-5-text = Začínáte s vorem své barvy. Každé staveniště [site] přinese další žeton a smíte ho hned použít.

    S jeřábem [crane] jde dílek do kteréhokoli sloupce. Hráz [dam] vám v tomto tahu přinese další dílek. Vor [raft] vám podrží dílek na řece; vyzvednout si ho je volná akce a vlastní vor se vrací, kdežto dvoubarevný vor [two-colour] je jen na jedno použití. Žetony, které nepoužijete, mají hodnotu jednoho bodu.

rules-6-title = Bobři
rules-6-text = S bobřím dílkem přichází bobr [beaver] a zůstává na něm stát. Bobr boduje, když může po spojených dílcích projít od levého okraje města přes svůj dílek až k pravému.

rules-7-title = Konec hry
rules-7-text = Kdo první zaplní celé město, hned dostává bobra stavitele [builder]. Hra končí, když už nikdo nemůže získat další dílek, nebo když je řeka prázdná. Sečtěte sedm karet, bobry, zbylé žetony a bobra stavitele. Při shodě rozhoduje bobr stavitel; když ho nikdo nemá, o vítězství se dělíte.
