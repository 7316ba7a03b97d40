# Každé pravidlo Mlžného lesa podle své značky, vlastními slovy.
rulebook-60-MW-GEN = Mlžný les: co jde zapnout
rulebook-61-MW-FARM = Mlžný les: farmy čtyř ročních období
rulebook-62-MW-COR = Mlžný les: Křovín Chvůstek
rulebook-63-MW-LEG = Mlžný les: legendy
rulebook-64-MW-POW = Mlžný les: schopnosti tvorů

rule-MW-GEN-01 = Mlžný les má pět přepínačů: farmy čtyř ročních období, Křovín Chvůstek, další legendy, schopnosti tvorů a Soumračnicino doupě. První čtyři jdou přidat do každé hry pro jednoho až čtyři hráče, v jakékoli směsi.
rule-MW-GEN-02 = Soumračnicino doupě je pro jednoho nebo dva hráče a nejde spojit s Břitvou.
rule-MW-GEN-03 = K doupěti jde přidat její povahu, a jedinému hráči navíc buď plán, nebo lsti; plán a lsti se vylučují.
rule-MW-GEN-04 = Plán, který si nese vlastní lsti, je má i bez zapnutých lstí. Jeden plán potřebuje povahu a jeden nejméně první obtížnost.
rule-MW-GEN-05 = S povahou, plánem nebo lstmi se nehraje s jinými rozšířeními. Farmy čtyř ročních období a schopnosti tvorů zůstat smějí, Křovín a legendy ne. Tak jsme to rozhodli my.
rule-MW-GEN-06 = V doupěti nejde mít schopnost Pavouků: jejich figurka je sama Soumračnice.
rule-MW-GEN-07 = Co k sobě nejde, se odmítne hned při přípravě stolu, i s pravidlem, které tomu brání. Nic se potichu nevypne.

rule-MW-FARM-01 = Osm Farem základní hry zůstane v krabici a před mícháním je nahradí osm farem čtyř ročních období. Balíček je stejně velký.
rule-MW-FARM-02 = Každá z nich je ve všem Farma: pro Převozníka, Hokynářství, Farmáře i Farmářku, pro události, Skleník, Prasata a { card-corrins_field }. Jiná je jen cena a výnos. Tak jsme to rozhodli my. Účinek první farmy stojí v pravidlech; ceny a výnosy druhé až osmé známe jen neúplně a doplnili jsme je sami.
rule-MW-FARM-03 = Při každé aktivaci, tedy při vyložení, při sběru i přes jinou kartu, si z výnosů vybereš právě jeden. Pokaždé znovu.
rule-MW-FARM-04 = Vybrat smíš i výnos, ze kterého nebudeš mít všechno, třeba karty s plnou rukou. Kdo aktivuje cizí farmu, vybírá sám. Tak jsme to rozhodli my.
rule-MW-FARM-05 = Ve městě jich smí být víc, i když každá přináší něco jiného: jsou to tytéž běžné karty.

rule-MW-COR-01 = Pět Křovínových karet se zamíchá do balíčku. Každá je jedinečná. Jejich body a většinu cen známe z jediného zdroje.
rule-MW-COR-02 = Křovínovi tvorové nemají svou jedinou stavbu. Zdarma je přivede žeton obyvatele na kterékoli neobsazené stavbě tvého města v jejich barvě: { card-corrin_the_king } na fialové, { card-corrin_the_warrior } na červené a { card-corrin_the_leader } na modré.
rule-MW-COR-03 = Žeton na Křovínově poli přivede kteréhokoli zeleného tvora a na Křovínově stezce kteréhokoli hnědého. Tvora Nového Lístkovce jen zlatým žetonem, a to když se k jeho praporku ta stavba hodí.
rule-MW-COR-04 = Přivést ho umí i { card-ever_tree }. Stavba Nového Lístkovce jen zlatým žetonem, když se k jejímu praporku hodí. Legendární stavba se počítá svou vlastní barvou.
rule-MW-COR-05 = { card-corrin_the_king } má na konci bod za každou fialovou kartu ve městě jednoho soupeře, i legendární; počítá se ten, který jich má nejvíc. Soupeř je i Břitva, a to pro všechny Křovínovy karty. Tak jsme to rozhodli my.
rule-MW-COR-06 = Pomocník na Křovínově stezce smí využít místo, na kterém stojí pomocník soupeře, jako by přišel tam: základní místo, kartu lesa, Svatyni, Nádraží, Návrší i červenou kartu. Ne Výpravu, událost, Hřbitov, Kapli, Klášter, Zásobárnu ani legendu. Nic se tam nestaví, takže majitel nemá body a Pavouci nic. Bez takového místa smí na stezku přijít také, jen nic nezíská. Tak jsme to rozhodli my.
rule-MW-COR-07 = { card-corrins_path } a { card-corrin_the_warrior } nezabírají místo ve městě, kartami v něm ale jsou.
rule-MW-COR-08 = { card-corrins_field } přinese bobuli a další za každou Farmu ve městech všech soupeřů. Ti pak jeden po druhém smějí dobrat až tolik karet, kolik mají Farem a kolik se jim vejde do ruky. Farmy těch, kdo pasovali, se počítají, ale nic nedoberou. Kdo aktivuje cizí pole, počítá své soupeře. Tak jsme to rozhodli my.
rule-MW-COR-09 = { card-corrin_the_warrior } rozdá až 8 darů, každý je karta z ruky nebo surovina, a za každý máš bod. Dostane je kterýkoli soupeř, který nepasoval a u karty má místo v ruce. Nemůže-li dar přijmout nikdo, odloží se a bod máš také. Tak jsme to rozhodli my.
rule-MW-COR-10 = { card-corrin_the_leader } se zeptá po každém tvém dobrání, z balíčku, z Louky i z Nádraží, také v cizím tahu: jednu z právě dobraných karet smíš dát soupeři a mít bod. Ptá se jednou, až celý účinek skončí, a jen na karty, které ti zůstaly. Dar, rezervace a archiv Netopýrů dobrání nejsou.
rule-MW-COR-11 = Zaplatit cenu Křovínovy karty jde vždy jako u každé jiné.

rule-MW-LEG-01 = Všechny legendy se rozdělí na tvory a stavby a zamíchají. Každý hráč dostane tajně jednu z obojího, ostatní do hry nepatří. Hrát jde s deseti z Mlžného lesa, nebo i s prvními deseti. Jejich body a většinu cen známe z jediného zdroje.
rule-MW-LEG-02 = Legendy leží vedle tebe, ne v ruce: do limitu se nepočítají a nejde je odložit, dát ani vyměnit. Nevyložené nemají žádnou cenu.
rule-MW-LEG-03 = Vyložit legendu je obyčejné vyložení karty.
rule-MW-LEG-04 = Máš-li ve městě kartu z červeného praporku legendy, odložíš jednu takovou a legendu vyložíš zdarma; jinak to pak ani nejde. Nemáš-li ji, zaplatíš cenu. Že je povýšení povinné, jsme rozhodli my.
rule-MW-LEG-05 = Jinak zdarma legendu vyložit nejde: ani žetonem obyvatele, ani přes jinou kartu. Zlevnit ji smí { card-crane }, { card-innkeeper }, { card-dungeon }, { card-inventor }, { card-king_norths_treasury }, { card-hotel } a { card-the_green_acorn }; { card-judge } smí jednu surovinu nahradit. Nepomůže { card-inn }, { card-locomotive } ani rezervace.
rule-MW-LEG-06 = Odloží se jen jedna karta z praporku, další ve městě zůstanou. Novou už ale nevyložíš, ať byla legenda zdarma, nebo placená.
rule-MW-LEG-07 = Při povýšení přejde na legendu žeton obyvatele i pomocníci, a to bez účinku. Přejde i společné místo. Body, suroviny a vězni na odložené kartě propadnou; to jsme rozhodli my.
rule-MW-LEG-08 = Legenda je ve všem i kartou ze svého praporku: pro události, pro jiné karty i pro tvora, kterého její stavba přivádí, a to jednou. Barvu má ale svou a barvy se počítají podle ní.
rule-MW-LEG-09 = Každá legenda je jen jedna. Běžná nebo jedinečná je podle karty ze svého praporku; to jsme rozhodli my.
rule-MW-LEG-10 = Legenda přidá městu místo a jedno zabere, vejde se tedy i do plného. Město s patnácti z patnácti obsazených má po placené legendě šestnáct z šestnácti a po povýšení patnáct z šestnácti.
rule-MW-LEG-11 = Vyloženou legendu nic neodloží, nepřesune, nevezme ani nezkopíruje. Vlastní zelenou ale sběr, { card-chip_sweep } a { card-gardener } aktivovat smějí; { card-chipsmith }, Včely, Hlemýždi a { card-chipter_swipple } ne.
rule-MW-LEG-12 = Břitva má za každou tvou vyloženou legendu 3 body a vyloží po ní dvě karty místo jedné.
rule-MW-LEG-13 = { card-mayberry_matriarch } smí sdílet místo s jedním Farmářem; rozhodneš, když jeden z nich přijde, a při povýšení může převzít Farmáře Farmářky. Sdílí-li místo a máš Farmu, má na konci 5 bodů navíc. Pro Farmáře je tehdy jako Farmářka, její 3 body ale nemá.
rule-MW-LEG-14 = Na { card-king_norths_treasury.acc } se položí 4 body. Při vykládání karty smíš body odebrat: každý zlevní cenu o 2 libovolné suroviny, co přebývá, propadá. S jinou pomocí při vyložení to nejde spojit. Body, které zbudou, se na konci počítají.
rule-MW-LEG-15 = { card-chipter_swipple } aktivuje až dvě různé zelené karty tvého města, v pořadí podle tebe a ne legendární. Jednou za tah: druhá aktivace v témže tahu nic neudělá.
rule-MW-LEG-16 = { card-strey_softpaw } využije místa až dvou pomocníků, kteří už stojí na základních místech nebo kartách lesa, čí jsou, je jedno. Mohou stát i na témže místě a nikam nejdou.
rule-MW-LEG-17 = Pomocník přijde { card-everflame_tomb.to } natrvalo a smíš zdarma vyložit kartu z ruky. Přijít jde i bez takové karty. Místo je jedno, druhé zpřístupní { card-undertaker }.
rule-MW-LEG-18 = { card-darkdeep_prison } smí odložit až dva tvory tvého města, ne legendární, a za každého máš 3 body a 3 libovolné suroviny. { card-jor_goldwing } přinese bod za každou kartu v ruce, nejvýš 8.
rule-MW-LEG-19 = { card-tarry_hare } a { card-foresight } reagují na vyložené karty jako { card-shopkeeper } a { card-historian }. { card-the_green_acorn } vyloží kartu odkudkoli o 4 levněji a návštěva přinese majiteli 2 body. { card-cirrus_windfall } vybírá z ruky a z Louky. { card-amilla_glistendew } splní událost bez karet, cenu ale zaplatí. Na Nebeském mostě leží jednou za hru stavba o 3 levnější, sdílí jeho místo a most má její hodnotu. { card-silver_scale_spring } sdílí místo se stavbou, jejíž cenu získáš. U prvních deseti legend rejstřík chybí, a tak jsme to rozhodli my.

rule-MW-POW-01 = Každý dostane jednu schopnost. Hrají-li i schopnosti Nového Lístkovce, dostane každý dvě a jednu si nechá. Na jaře nikomu nepřibude pomocník.
rule-MW-POW-02 = Schopnost není pomoc při vyložení karty: jde spojit s každou.
rule-MW-POW-03 = Motýli mají limit ruky o 4 vyšší, začínají s 12 kartami a mají první tah. Ostatní dostanou 6, 7 a 8 karet podle pořadí. Proto se schopnosti vybírají dřív, než se rozdají karty.
rule-MW-POW-04 = Prasata mají u sebe hromádku všech Farem; známá je jen vrchní. Smějí ji vyložit zdarma před prvním tahem a pak po každé své přípravě, až když je vše ostatní hotovo. Vrchní Farmu si smí koupit kdokoli, není to ale ruka, Louka ani Nádraží. Za každou Farmu, kterou vyloží soupeř, mají Prasata 2 body, i když už pasovala. Jejich vlastní Farmy nezabírají místo; jen se Skleníkem má dvojice místo jedno, a to jsme rozhodli my.
rule-MW-POW-05 = Pavouci postaví po přípravě stolu figurku na základní místo, kartu lesa, Výpravu, Svatyni, Nádraží nebo Návrší. Když tam kdokoli pošle nebo přesune pomocníka, nejdřív získá své on a pak Pavouci surovinu, kterou nemají žádnou, a kartu; figurku musejí přesunout jinam. Využití místa odjinud se nepočítá. Pavouci hrají poslední. Že platí i vlastní a Břitvovi pomocníci a že po pasování nemají nic, jsme rozhodli my.
rule-MW-POW-06 = Lasičky smějí po každé své vyložené kartě, až je s ní všechno hotovo, jednou vyměnit 2 karty z ruky za bobuli, větvičku nebo smůlu, nebo 3 karty za oblázek.
