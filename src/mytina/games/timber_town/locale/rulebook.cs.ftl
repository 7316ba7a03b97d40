# Každé pravidlo podle své značky, krátce a vlastními slovy. Odkazuje sem zápis hry.
rulebook-01-TERM = Slova
rulebook-02-SETUP = Před začátkem
rulebook-03-RIVER = Kola a řeka
rulebook-04-TURN = Tah
rulebook-05-MAIN = Hlavní akce
rulebook-06-FREE = Volné akce
rulebook-07-PLACE = Pokládání dílku
rulebook-08-TOKEN = Žetony a bobři
rulebook-09-END = Konec hry
rulebook-10-SCORE = Počítání bodů
rulebook-11-TIE = Shoda
rulebook-12-BAD = Co nejde
rulebook-13-GT = Příklady

rule-TT-TERM-01 = Červený i modrý staví město o čtyřech řadách (shora A až D) a čtyřech sloupcích; sloupec 1 je ten u zásoby.
rule-TT-TERM-02 = Dílek má jeden druh a lávky na jedné až čtyřech stranách; staveniště a bobří dílky navíc něco přinášejí. Dílků je 48.
rule-TT-TERM-03 = Řeka má čtyři pozice, každou pro tři dílky. Z pozice 1 se staví do sloupce 1 obou měst a tak dále.
rule-TT-TERM-04 = Na každé desce řeky je vlaječka jednoho z hráčů; vlaječky se střídají.
rule-TT-TERM-05 = Žetony jsou jeřáby, hráze a vory. Bobři ani bobr stavitel žetony nejsou.
rule-TT-TERM-06 = Použít můžeš žetony na své kartě nápovědy. Vor na řece mezi ně nepatří.
rule-TT-TERM-07 = Dva sousední dílky jsou spojené, když se mezi nimi potkají lávky nebo tam leží potopený žeton.
rule-TT-TERM-08 = Dílky jednoho druhu, které se dotýkají stranou, tvoří skupinu, ať jsou spojené, nebo ne; jediný dílek skupina není.

rule-TT-SETUP-01 = Každý začíná s prázdným městem a vorem své barvy.
rule-TT-SETUP-02 = Kdo začíná, určí náhoda; jeho vlaječka je na desce na pozici 1.
rule-TT-SETUP-03 = Všechny dílky se zamíchají rubem nahoru a první tři jdou na pozici 1. Nic jiného než jejich pořadí není ve hře skryté.
rule-TT-SETUP-04 = Na stole leží jedna bodovací karta ke každému ze sedmi druhů, náhodná nebo ze sady pro první hru; pro oba hráče stejné.
rule-TT-SETUP-05 = Žetonů i bobrů je přesně tolik, kolik je dílků, které je přinášejí, takže nikdy nedojdou.

rule-TT-RIVER-01 = V kole má každý jeden tah; první je ten, čí vlaječka je na pozici 1.
rule-TT-RIVER-02 = Na začátku nového kola zmizí dílky z pozice 4, ostatní desky se posunou o jednu dál a na pozici 1 přijdou tři nové dílky. Vlastní vor se ze ztraceného dílku vrátí, dvoubarevný ne.
rule-TT-RIVER-03 = Hráči se tak v začínání střídají.
rule-TT-RIVER-04 = Nové dílky přicházejí v prvních šestnácti kolech a každý je k mání čtyři kola; devatenácté kolo je poslední.
rule-TT-RIVER-05 = Vyprázdněné místo na řece zůstane prázdné.

rule-TT-TURN-01 = Tah má nejvýš jednu hlavní akci a před ní i po ní libovolně volných akcí.
rule-TT-TURN-02 = Hlavní akcí si vezmeš dílek, položíš vor, nebo vynecháš; volné akce smíš i tak.
rule-TT-TURN-03 = Konec tahu určuješ ty. Ukončit ho bez hlavní akce znamená vynechat.

rule-TT-MAIN-01 = Vzít smíš kterýkoli dílek bez voru, pokud ho teď dokážeš umístit.
rule-TT-MAIN-02 = Nejdřív dílek, pak to, co přináší, a nakonec ho položíš; bobr zůstává na svém dílku.
rule-TT-MAIN-03 = Žeton ze staveniště smíš použít hned, třeba právě k jeho umístění.
rule-TT-MAIN-04 = Dílky pod cizím vorem nejsou pro tebe; dílek pod vlastním vorem si vezmeš bez hlavní akce.
rule-TT-MAIN-05 = Polož vor ze své karty na kterýkoli dílek bez voru; od té chvíle ho můžeš získat jen ty. Nemusí se ti zatím hodit.
rule-TT-MAIN-06 = Vor pluje se svým dílkem a dokud je na řece, nejde ho vzít zpět ani potopit.
rule-TT-MAIN-07 = Dvoubarevný vor patří tomu, kdo ho položil.

rule-TT-FREE-01 = Dílek pod svým vorem si vezmeš, kdykoli jde umístit, do sloupce, u kterého právě pluje. Vlastní vor se nejdřív vrátí, dvoubarevný zmizí.
rule-TT-FREE-02 = Odhodíš-li při získání dílku jeřáb, smí dílek do kteréhokoli sloupce.
rule-TT-FREE-03 = Za odhozenou hráz získáš ještě jeden dílek; kolik hrází, tolikrát.
rule-TT-FREE-04 = Potop žeton mezi dva sousední dílky, které nejsou spojené; spojí je a už tam zůstane.
rule-TT-FREE-05 = Dílek, který nesedí, smíš položit, když na každé nesedící straně potopíš žeton.
rule-TT-FREE-06 = Potápí se jen mezi dva dílky, na jednu stranu jeden žeton, a jen tam, kde spojení ještě není.
rule-TT-FREE-07 = Potopený žeton platí pro bobry i pro skupiny spojené lávkami, ale neotvírá vnější okraj.

rule-TT-PLACE-01 = Dílky se kladou na prázdná pole a už se nehýbou.
rule-TT-PLACE-02 = Sloupec určuje pozice dílku na řece, řadu si volíš; s jeřábem i sloupec.
rule-TT-PLACE-03 = Dílek si libovolně otoč.
rule-TT-PLACE-04 = U položeného souseda mají lávku oba, nebo žádný; jinak to stojí žeton. Na prázdných polích a vnějším okraji nezáleží.
rule-TT-PLACE-05 = Nový dílek se nemusí ostatních dotýkat.
rule-TT-PLACE-06 = Dílek jde položit, máš-li žeton za každou nesedící stranu; počítá se i ten, který dílek přináší, ale ne ten, který za něj padl.

rule-TT-TOKEN-01 = Použitý jeřáb, hráz či dvoubarevný vor a vše potopené je ze hry venku.
rule-TT-TOKEN-02 = Žetonů smíš mít, kolik jich získáš.
rule-TT-TOKEN-03 = Bobři zůstávají, kde jsou.

rule-TT-END-01 = První plné město získá bobra stavitele. Jeho majitel už nemá hlavní akce, ale žetony potápět smí.
rule-TT-END-02 = Dostavěno máš, když je město plné, nebo když už nejde umístit žádný dílek, který ještě může přijít.
rule-TT-END-03 = Když mají dostavěno oba, hra hned končí.
rule-TT-END-04 = Končí také, když je prázdná zásoba i řeka.
rule-TT-END-05 = Kdo nemá dostavěno, smí vynechat, kolikrát chce.
rule-TT-END-06 = Kdo má dostavěno, ale ne plno, má dál své tahy.

rule-TT-SCORE-01 = Sečti sedm karet a pět bodů za bobra stavitele. Dílek se může počítat na více kartách.
rule-TT-SCORE-02 = Nepoužité jsou žetony na kartě nápovědy; vory, které zůstaly na řece, ne.
rule-TT-SCORE-03 = Bobr boduje, když síť spojených dílků vede od levého okraje přes jeho dílek k pravému. Běžně smí dílkem projít i dvakrát.
rule-TT-SCORE-04 = Každý bobr se počítá zvlášť, i na společné cestě.
rule-TT-SCORE-05 = Různé dílky jsou dílky různých druhů; prázdná pole se nepočítají.
rule-TT-SCORE-06 = U kláštera se počítají jen skupiny o dvou a více dílcích.
rule-TT-SCORE-07 = Bonus svatyně chce chrámů víc, než má druhé město; shoda nestačí.
rule-TT-SCORE-08 = Součet může být i záporný.

rule-TT-TIE-01 = Při shodě vyhrává bobr stavitel; když ho nikdo nemá, vítězství je společné.

rule-TT-BAD-01 = Co pravidla nedovolují, se odmítne a stůl zůstane, jak byl.
rule-TT-BAD-02 = Umístění se podaří celé, nebo vůbec.
rule-TT-BAD-03 = Tah můžeš vždy ukončit.
rule-TT-BAD-04 = Je-li řeka na chvíli prázdná, kolo pokračuje bez dílků.
rule-TT-BAD-05 = Kdo hru vzdá, prohrává; body se nepočítají.

rule-TT-GT-01 = V 1. kole berou oba z pozice 1 a staví do sloupce 1. Ve 2. kole začíná druhý hráč a co zbylo z prvních dílků, je na pozici 2.
rule-TT-GT-02 = Ve 3. kole položí červený vlastní vor na dílek na pozici 2. Ve 4. kole si ho smí vzít do sloupce 3: vor se vrátí a hlavní akce mu zůstane. V 5. kole by šel do sloupce 4; s 6. kolem se ztratí a vor se vrátí.
rule-TT-GT-03 = Totéž s dvoubarevným vorem: ať dílek vezmeš, nebo ztratíš, vor je pryč.
rule-TT-GT-04 = Tři dílky v jednom tahu: vezmi si dílek pod svým vorem, další hlavní akcí, za hráz třetí a s jeřábem ho polož do jiného sloupce.
rule-TT-GT-05 = Staveniště s jeřábem na pozici 4 jde vzít, i když je sloupec 4 plný: jeho vlastní jeřáb ho pustí jinam a tím se použije.
rule-TT-GT-06 = Vor, který se vrátí se získaným dílkem, smíš potopit na jeho nesedící straně. Dílek je položený, vor pryč a už se nepočítá.
rule-TT-GT-07 = Jedno město je plné; v druhém je prázdné jen B1, chce lávky nahoru a dolů a žetony nejsou. Přijít mohou jen dva domy s jednou lávkou a park se dvěma za roh, takže nic nesedí a hra končí. Kdyby mezi nimi bylo tržiště se třemi lávkami, hrálo by se dál.
rule-TT-GT-08 = 70 : 70, rozhodne bobr stavitel. Když ho nikdo nemá, vyhráli oba.
rule-TT-GT-09 = Jediný tvůj žeton je hráz a dílek má jednu nesedící stranu. Hlavní akcí ho vzít smíš a hráz potopíš; po jiné hlavní akci ne, protože hráz, za kterou dílek je, už potopit nejde.
