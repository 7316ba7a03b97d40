# Každé pravidlo podle své značky, krátce a vlastními slovy. Odkazuje sem zápis hry.
rulebook-01-TERM = Slova
rulebook-02-SETUP = Před začátkem
rulebook-03-EXPL = Odhalení karty
rulebook-04-DRAW = Kreslení
rulebook-05-COIN = Mince
rulebook-06-AMB = Přepadení
rulebook-07-HERO = Hrdinové
rulebook-08-DEST = Zničená pole
rulebook-09-MON = Drak, zombie, trol a gorgona
rulebook-10-CHECK = Končí období?
rulebook-11-SEASON = Počítání období
rulebook-12-NEXT = Další období
rulebook-13-END = Konec hry
rulebook-14-SCORE = Bodovací karty
rulebook-15-COMB = Spolu s původní hrou
rulebook-16-SOLO = O samotě
rulebook-17-BAD = Co nejde

rule-CG-TERM-01 = Mapa má jedenáct řádků, shora A až K, a jedenáct sloupců, zleva 1 až 11.
rule-CG-TERM-02 = Pole je prázdné, nebo vyplněné: jedním terénem (les, vesnice, farma, voda, nestvůra, hrdina, hora), pustinou, nebo tím, že bylo zničeno. Pustina a zničené pole jsou vyplněné, ale žádný terén to není.
rule-CG-TERM-03 = Zřícenina je značka pod polem. Nic nevyplňuje, ničemu nebrání a zůstane i pod kresbou. Zajímají se o ni jen karty zřícenin a { card-golden_granary }; v samotných Hrdinech nic.
rule-CG-TERM-04 = Sousední jsou pole se společnou stranou. Rohy se nikdy nepočítají.
rule-CG-TERM-05 = Všechna pole jednoho terénu, která spolu souvisejí stranami, jsou jedno území, ať vznikla kdykoli; územím je i samotné pole. Stejně tvoří území i prázdná pole.
rule-CG-TERM-06 = Nestvůra žije, dokud je její pole polem nestvůry; po zabité zbude zničené pole. Pole draka, trola, zombií a gorgony nesou písmeno D, T, Z a G, ostatní nestvůry žádné.
rule-CG-TERM-07 = Zásah na poli znamená, že tam bije hrdina. Zůstává napořád a pole nevyplňuje.

rule-CG-SETUP-01 = Hraje jeden až sto hráčů v kruhu; po směru hodinových ručiček je další místo. Jediný hráč má pravidla pro jednoho (CG-SOLO-01).
rule-CG-SETUP-02 = Všichni mají stejnou mapu. Hrdinové se hrají na mapě C, nebo na mapě D s pustinou.
rule-CG-SETUP-03 = Vylosuje se po jedné bodovací kartě pro lesy, vesnice, farmy a vodu a podobu mapy a všechny čtyři se v náhodném pořadí položí pod výnosy A až D. Karty vybrané při přípravě leží tam, kam byly dány.
rule-CG-SETUP-04 = Pro první hru: A { card-faunlost_thicket }, B { card-gnomish_colony }, C { card-ulems_wallow }, D { card-dwarvenholds }. Mezinárodní vydání má pod B kartu { card-traylo_monastery }.
rule-CG-SETUP-05 = Hra trvá jeden rok: jaro, léto, podzim, zima.
rule-CG-SETUP-06 = Čtyři přepadení a čtyři hrdinové se zamíchají rubem nahoru, každý balíček zvlášť.
rule-CG-SETUP-07 = Na jaře je v balíčku jedenáct karet průzkumu, jedno přepadení a jeden hrdina, které nikdo neviděl; po zamíchání je to třináct karet.
rule-CG-SETUP-08 = Každý začíná bez mincí, bez zásahů a bez bodů.
rule-CG-SETUP-09 = Mapy, body, výnosy, období i odhalené karty vidí všichni. Nikdo nezná pořadí balíčků ani to, která přepadení a kteří hrdinové v nich jsou, jen kolik jich je.

rule-CG-EXPL-01 = Období se hraje po tazích: odhalí se jedna karta pro všechny, všichni kreslí a pak se zkontroluje čas.
rule-CG-EXPL-02 = Karta průzkumu stojí tolik času, kolik je na ní. Přepadení, hrdinové a zříceniny nestojí žádný.
rule-CG-EXPL-03 = Karty průzkumu mají dohromady čas 16 a žádné období nepotřebuje víc než 8, takže balíček nedojde. Kdyby přece, období by skončilo.

rule-CG-DRAW-01 = Kreslí se naráz a kresby se navzájem neovlivňují. Co kreslí ostatní, uvidíš, až budou hotovi všichni; do té doby vypadají jejich mapy jako při odhalení karty.
rule-CG-DRAW-02 = Vyber si z karty jeden terén a jeden tvar. { card-kethras_gates } a { card-rift_lands } nabízejí jediné pole s jedním z pěti terénů; takto nakreslená nestvůra nemá písmeno.
rule-CG-DRAW-03 = Tvary smíš otáčet po čtvrtinách i překlápět.
rule-CG-DRAW-04 = Všechna pole tvaru musí přijít na prázdná pole mapy. Mezera uvnitř tvaru k němu nepatří a smí ležet nad čímkoli.
rule-CG-DRAW-05 = Kresba se nemusí dotýkat dřívějších a smí zakrýt zříceniny.
rule-CG-DRAW-06 = Dokud se některý tvar z karty někam vejde, musíš nakreslit jeden z těch, které se vejdou. Nejde tah vynechat ani si vzít jediné pole podle CG-DRAW-07.
rule-CG-DRAW-07 = Když se nevejde žádný tvar, vyplň jedno prázdné pole lesem, vesnicí, farmou, vodou, nestvůrou, nebo (hraje-li se s hrdiny) hrdinou. Mince za to není, nestvůra nemá písmeno a hrdina nikoho nezasahuje.
rule-CG-DRAW-08 = Kdo má plnou mapu, nedělá nic.
rule-CG-DRAW-09 = Po nakreslení zahynou nestvůry na zásazích, pak přijde mince z tvaru, po ní mince za hory a nakonec se zkontroluje drak.

rule-CG-COIN-01 = Tvar označený mincí přinese 1 minci.
rule-CG-COIN-02 = Hora, jejíž všichni sousedé jsou vyplnění, přinese jednou 1 minci. Dostane ji majitel mapy, ať poslední pole vyplnil kdokoli a cokoli; pustina i zničené pole platí za vyplněné.
rule-CG-COIN-03 = Mincí smíš mít 14; co je navíc, propadá.
rule-CG-COIN-04 = Mince se neutrácejí. Každé období se počítají všechny, které máš.

rule-CG-AMB-01 = Každá mapa putuje o jedno místo ve směru, který udává karta. Ve dvou je to oběma směry totéž.
rule-CG-AMB-02 = Kdo mapu dostane, musí na její prázdná pole nakreslit tvar, libovolně otočený a překlopený, z nestvůr s písmenem karty. Nestvůry na zásazích hned zahynou.
rule-CG-AMB-03 = Když se tvar nevejde, přijde na libovolné prázdné pole jedna nestvůra bez písmene a zvláštní schopnost karty na této mapě neplatí.
rule-CG-AMB-04 = Do plné mapy se nekreslí nic.
rule-CG-AMB-05 = Mapy se vrátí a karta je ze hry venku. Zombie a trol působí dál, na konci tohoto i každého dalšího období.
rule-CG-AMB-06 = Při přepadení se nevybírá terén a neplyne čas.
rule-CG-AMB-07 = Kdo hru opustil, toho místo se přeskočí: mapa jde k dalšímu, kdo ještě hraje.

rule-CG-HERO-01 = Při kartě hrdiny nakreslí každý hrdinu na jedno prázdné pole své mapy.
rule-CG-HERO-02 = Pak se podle karty vyznačí pole, která hrdina zasahuje; celý obrazec smíš otočit po čtvrtinách i překlopit.
rule-CG-HERO-03 = Zásah smí přijít na jakékoli pole, prázdné i vyplněné. Zásahy za okrajem mapy propadají.
rule-CG-HERO-04 = Nestvůry na zasažených polích hned zahynou a zahyne i každá, která tam přijde později, ať odkudkoli. Zůstane po nich zničené pole.
rule-CG-HERO-05 = Zásahy platí dál, i když je pole samotného hrdiny zničeno.
rule-CG-HERO-06 = Hrdina je samostatný terén. Za jiný platí jen ve spojené hře (CG-COMB-05).
rule-CG-HERO-07 = Karta hrdiny je ze hry venku. Na plné mapě se nic nestane.

rule-CG-DEST-01 = Zničené pole je vyplněné, nemá terén a už se na něj nikdy nekreslí. Počítá se do plných řádků, sloupců i čtverců a uzavírá jednu stranu všemu, co leží vedle.
rule-CG-MON-D = Když je každé pole draka zničené nebo nemá prázdného souseda, získá majitel mapy jednou 3 mince. Okraj mapy platí za uzavřený. Kontroluje se po každé změně, i hned po nakreslení draka; bez draka odměna není.
rule-CG-MON-Z = Na konci období se všechna prázdná pole vedle živých zombií změní v zombie, vždy jen o krok dál. Na zásazích hned zahynou.
rule-CG-MON-T = Na konci období musí každý, kdo má na mapě živého trola, zničit jedno prázdné pole vedle něj: jedno celkem, ne za každé pole trola. Když žádné není, nic se neděje.
rule-CG-MON-G = Kdo nakreslil gorgonu, hned zničí jedno pole vedle jejího živého pole, prázdné, nebo vyplněné čímkoli, i pustinou, hrdinou či jinou nestvůrou; v bezpečí jsou jen hory a pole už zničená. Když zásahy zabily celou gorgonu, nic se neděje.
rule-CG-MON-05 = Zničením pole zahyne i nestvůra na něm, s písmenem i bez něj: mrtvá zombie se nešíří a mrtvé pole draka už není třeba uzavírat.

rule-CG-CHECK-01 = Až všichni nakreslí, sečtou se časy karet tohoto období. Jaro končí na 8, léto a podzim na 7, zima na 6; s kartami období z původní hry končí léto na 8. Čas navíc propadá.

rule-CG-SEASON-01 = Každé období počítá dva výnosy: jaro A a B, léto B a C, podzim C a D, zima D a A.
rule-CG-SEASON-02 = Přičti 1 bod za každou minci, kterou máš.
rule-CG-SEASON-03 = Odečti 1 bod za každé prázdné pole vedle živé nestvůry; ani za pole vedle několika nestvůr nic navíc.
rule-CG-SEASON-04 = Součet za období může být i záporný. Ztráta za nestvůry se kvůli shodě zapisuje zvlášť.
rule-CG-SEASON-05 = Nejdřív se počítá všem, teprve pak působí nestvůry.
rule-CG-SEASON-06 = Potom působí trvalá přepadení v pořadí, v jakém byla ve hře odhalena: zombie se šíří, trol ničí. Drak a gorgona tu nedělají nic.
rule-CG-SEASON-07 = Po zimě už nepůsobí; výsledek by to změnit nemohlo.

rule-CG-NEXT-01 = Odhalené karty průzkumu a zřícenin se vrátí do balíčku, přidá se jedno přepadení a jeden hrdina a balíček se zamíchá.
rule-CG-NEXT-02 = Přepadení a hrdinové, na které nedošlo, v balíčku zůstávají vedle nových; ti, na které došlo, se nevracejí.
rule-CG-NEXT-03 = Čas začíná zase od 0. Mapy, zásahy i mince zůstávají.

rule-CG-END-01 = Hra končí, když je spočítána zima. Vyhrává nejvyšší součet ze všech čtyř období.
rule-CG-END-02 = Má-li nejvyšší součet víc hráčů, vyhrává z nich ten, kdo za celou hru ztratil nejméně bodů za nestvůry. O vítězství se dělí jen ti, kdo se shodují v obojím.

rule-CG-SCORE-01 = Pro bodovací karty je nezakreslená zřícenina prázdné pole. Nestvůry, hory, hrdinové, pustina i zničená pole jsou vyplněné.
rule-CG-SCORE-02 = Druhů terénu je sedm: les, vesnice, farma, voda, nestvůra, hrdina a hora. Prázdné pole, pustina, zničené pole ani zřícenina druhem terénu nejsou.
rule-CG-SCORE-03 = Kde karta počítá jediné území, započte se samo to, které je pro tebe nejlepší. Když žádné nemáš, je to 0.
rule-CG-SCORE-04 = Karta počítá každé pole, řádek, sloupec, horu i území jen jednou. Jedna hora ale smí ležet v řádku i ve sloupci, které se oba počítají.

rule-CG-COMB-01 = Bodovací karty obou her se smějí míchat, pořád po jedné od každého ze čtyř druhů.
rule-CG-COMB-02 = Karty průzkumu jsou jen z jedné hry, nikdy namíchané.
rule-CG-COMB-03 = { card-temple_ruins } a { card-outpost_ruins } jsou v balíčku spojené hry vždy, ať se hraje s kterýmikoli kartami průzkumu.
rule-CG-COMB-04 = Karty hrdinů se dají použít s oběma sadami průzkumu, nebo vynechat. Když se použijí, přibude každé období jeden hrdina.
rule-CG-COMB-05 = Ve spojené hře platí hrdina na bodovacích kartách za libovolný terén, pro každou kartu a období znovu, jak je to pro tebe nejlepší; nejlepší možnost se najde sama. Pro mince, nestvůry a kreslení zůstává hrdinou. Při přípravě to jde vypnout.
rule-CG-COMB-06 = Čtyři přepadení jsou kterákoli z osmi, náhodně, nebo podle výběru při přípravě; pořád přibývá jedno za období. Nestvůry původní hry nemají písmena.
rule-CG-COMB-07 = Hodí se kterákoli sada karet období. Liší se jen léto: v Hrdinech 7, v původní hře 8.
rule-CG-COMB-08 = Hrát se dá na všech čtyřech mapách, A až D, všichni na stejné.
rule-CG-COMB-09 = Po kartě zřícenin se hned odhalí další karta. Tvar z nejbližší karty průzkumu musí na tvé mapě zakrýt aspoň jednu prázdnou zříceninu.
rule-CG-COMB-10 = Přepadení a hrdinové mezitím proběhnou jako obvykle a zříceniny dál čekají na kartu průzkumu. Dvě karty zřícenin před jednou kartou průzkumu nechtějí víc než jedna. Období mezitím skončit nemůže, protože nic z toho nestojí čas.
rule-CG-COMB-11 = Když prázdnou zříceninu nemůže zakrýt žádný tvar, vyplníš kdekoli jediné pole libovolným terénem kromě hory, i kdyby se tvary vešly jinam. Mince za to není.
rule-CG-COMB-12 = Platí jen prázdná zřícenina, ne vyplněná ani zničená. Každý se řídí svou mapou.
rule-CG-COMB-13 = Jediný hráč odečítá čísla těch čtyř bodovacích karet, které jsou ve hře, ať jsou z kterékoli. Přepadení původní hry začínají ve svých vlastních rozích.
rule-CG-COMB-14 = Původní hra jde hrát i sama: s vlastními kartami průzkumu, zřícenin, přepadení, období i bodování, na mapě A nebo B, bez hrdinů. Vše ostatní platí, i jediné pole podle CG-DRAW-07, které pak nemůže být hrdina.

rule-CG-SOLO-01 = Hraješ na jedné mapě podle stejných pravidel; jinak se jen umisťuje přepadení a jinak se hodnotí výsledek. Pole, které zničí gorgona, vybíráš ty.
rule-CG-SOLO-02 = Přepadení má tvar přesně jako na kartě, neotáčí se a nepřeklápí. Místo hledá nejdřív podél okraje mapy, pak kolem dokola o pole dál od okraje a tak dále.
rule-CG-SOLO-03 = Začne v rohu uvedeném na kartě a posouvá se podél okraje po jednom poli ve směru karty, jednou dokola. Zůstane na prvním místě, kde jsou všechna jeho pole prázdná; když tam žádné není, zkusí to ze stejného rohu o okruh blíž ke středu.
rule-CG-SOLO-04 = Když se nevejde nikam, neplatí vůbec: nepřijde ani jediná nestvůra a na konci období nic nepůsobí.
rule-CG-SOLO-05 = Hodnocení jsou tvé body, od kterých se odečtou sólová čísla čtyř bodovacích karet.
rule-CG-SOLO-06 = Titul se řídí hodnocením: { title-t1 } od 30, { title-t2 } od 20, { title-t3 } od 10, { title-t4 } od 0, { title-t5 } od −5, { title-t6 } od −10, { title-t7 } od −20 a níž { title-t8 }.

rule-CG-BAD-01 = Terén, který karta nenabízí, pole, které není prázdné, tvar změněný jinak než otočením a překlopením, jediné pole, když se tvar vejde: to vše se odmítne i s důvodem a mapa zůstane, jak byla.
rule-CG-BAD-02 = Hra nezačne s více než 100 hráči, s bodovacími kartami, které nejsou po jedné od každého druhu, s jiným počtem přepadení než čtyři ani s částmi, které patří jen do spojené hry.
rule-CG-BAD-03 = Do mapy toho, kdo hru opustí, se už nekreslí, nepočítá se a nemůže vyhrát; ostatní hrají dál, i kdyby zbyl jen jeden. Ten kreslí přepadení na vlastní mapu a sólový titul nedostane.
