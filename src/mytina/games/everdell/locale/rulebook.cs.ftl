# Každé pravidlo podle své značky, krátce a vlastními slovy. Odkazuje sem zápis hry.
rulebook-01-GEN = Obecně
rulebook-02-SETUP = Před začátkem
rulebook-03-TURN = Tah
rulebook-04-WORK = Umístění pomocníka
rulebook-05-BASIC = Místa základních akcí
rulebook-06-FOREST = Les
rulebook-07-HAVEN = Svatyně
rulebook-08-JOUR = Výprava
rulebook-09-DEST = Karty, které pomocníci navštěvují
rulebook-10-EVT = Události
rulebook-11-PLAY = Vyložení karty
rulebook-12-PAY = Placení
rulebook-13-CITY = Město
rulebook-14-HAND = Ruka, Louka a balíček
rulebook-15-GIVE = Dávání
rulebook-16-PROD = Sběr
rulebook-17-SEAS = Příprava na další období
rulebook-18-END = Pasování a konec hry
rulebook-19-SCORE = Počítání bodů
rulebook-20-CARD = Jednotlivé karty
rulebook-21-SPE = Významné události
rulebook-22-BAD = Co nejde
rulebook-23-DEC = Na co se hra ptá
rulebook-24-SOLO = Sám proti Břitvovi
rulebook-25-GOLD = Příklady

rule-EV-GEN-01 = Jeden až čtyři hráči staví každý své město tvorů a staveb; nejvíc bodů na konci vyhrává. Jediný hráč hraje proti Břitvovi (EV-SOLO-01).
rule-EV-GEN-02 = Suroviny jsou čtyři: větvičky, smůla, oblázky a bobule. Smíš jich mít, kolik získáš, a nikdy nedojdou, stejně jako žetony.
rule-EV-GEN-03 = Co získáš, je ze společné zásoby, a co platíš, se do ní vrací, pokud není řečeno, že to dostane soupeř.
rule-EV-GEN-04 = Všichni vidí města se vším, co v nich leží, suroviny, Louku, události, les, pomocníky i období a kolik karet je v rukou a v balíčcích. Skryté jsou karty v ruce, pořadí dobíracího balíčku a celý odkládací balíček; karty odložené z ruky se neukazují.
rule-EV-GEN-05 = Odhalené karty vidí všichni. Dobrané a darované vidí jen ten, kdo je má v ruce.
rule-EV-GEN-06 = Náhoda určuje pořadí balíčku (i při novém zamíchání), karty lesa, významné události, na přání začínajícího hráče a Břitvovu kostku. Nic jiného.
rule-EV-GEN-07 = Z účinku proveď tolik, kolik jde. Celý musí být proveditelný jen tam, kde je to podmínkou (EV-JOUR-02, EV-DEST-05, EV-EVT-03, EV-PLAY-04).

rule-EV-SETUP-01 = Z jedenácti karet lesa se náhodně vyberou v jednom a ve dvou hráčích 3, ve třech a čtyřech 4. Leží proti směru hodinových ručiček od levého horního místa; při třech zůstane prázdné místo vpravo dole.
rule-EV-SETUP-02 = Na kartu lesa se vejde jeden pomocník, ve čtyřech hráčích dva.
rule-EV-SETUP-03 = Ve hře jsou všechny čtyři základní události a čtyři náhodné z šestnácti významných.
rule-EV-SETUP-04 = Zamíchá se 128 karet a osm z nich se vyloží na Louku: místa 1 až 4 jsou v horní řadě zleva, 5 až 8 v dolní.
rule-EV-SETUP-05 = Pak se rozdají karty: první hráč dostane 5, další 6, 7 a 8.
rule-EV-SETUP-06 = Každý začíná v zimě se 2 pomocníky. Na jaře a v létě přibude po jednom, na podzim dva.
rule-EV-SETUP-07 = Každý začíná s prázdným městem, bez surovin a bodů; odkládací balíček je prázdný.
rule-EV-SETUP-08 = Začíná první místo, pokud příprava stolu neurčí jiné nebo to nenechá na náhodě. Hraje se po směru hodinových ručiček.

rule-EV-TURN-01 = V tahu uděláš právě jednu věc: umístíš pomocníka, vyložíš kartu, připravíš se na další období, nebo pasuješ. Pak je na tahu další hráč, který ještě nepasoval.
rule-EV-TURN-02 = Vše, co tvá akce způsobí, se dokončí ve tvém tahu a rozhoduješ o tom jen ty.
rule-EV-TURN-03 = Hráči mohou být každý v jiném období.
rule-EV-TURN-04 = Před podzimem je vždy co dělat: umístit pomocníka, nebo se připravit, když jsou všichni venku. Na podzim bez pomocníka a bez karty, kterou jde vyložit, zbývá jen pasovat.
rule-EV-TURN-05 = Pasovat jde v každém vlastním tahu.

rule-EV-WORK-01 = Pošli na některé místo jednoho z volných pomocníků; zůstane tam stát.
rule-EV-WORK-02 = Co místo nabízí, se stane jednou, při příchodu pomocníka, a dokud tam stojí, už ne. Znovu využít místo dovede jen { card-clock_tower }.
rule-EV-WORK-03 = Na výhradní místo se vejde jediný pomocník, ať je čí chce. Na sdílené jich může kolik chce, i několik tvých.
rule-EV-WORK-04 = Smíš i tam, kde získáš málo nebo nic, třeba pro karty s plnou rukou, pokud to nezakazuje podmínka.
rule-EV-WORK-05 = Pomocníci se vracejí při přípravě na další období. Jinak vrací jen událost { event-a_well_run_city } a přesouvá { card-ranger }.
rule-EV-WORK-06 = Na Hřbitově a v Klášteře zůstávají pomocníci natrvalo; nic je nepřesune ani nevrátí.
rule-EV-WORK-07 = Na Výpravě stojí obyčejný pomocník: { card-ranger } ho smí přesunout, událost { event-a_well_run_city } vrátit. Pak za něj body nejsou, odložené karty jsou pryč a místo je zase volné.
rule-EV-WORK-08 = Když karta s pomocníkem opustí město, zůstane pomocník bez místa. Nic neblokuje a vrátí se, až se jeho majitel bude připravovat; do té doby ho jde přesunout i vzít zpět.
rule-EV-WORK-09 = Když město opustí karta, na které pomocníci zůstávají natrvalo, jsou ze hry venku i oni.
rule-EV-WORK-10 = Pomocníci hráče, který pasoval, zůstávají, kde jsou, a dál blokují.

rule-EV-BASIC-01 = Pro jednoho pomocníka: 3 větvičky; 2 smůly; 1 oblázek; bobule a karta. Pro libovolně mnoho: 2 větvičky a karta; smůla a karta; 2 karty a bod; 1 bobule.
rule-EV-BASIC-02 = Karty jsou z dobíracího balíčku, kolik dovolí limit ruky; zbytek místa získáš tak jako tak.

rule-EV-FOREST-01 = Smíš na kartu lesa s volným místem, ale ne tam, kde už tvůj pomocník stojí.
rule-EV-FOREST-02 = Karet lesa je jedenáct: suroviny, karty, nebo výměna jednoho za druhé. Co která přináší, je vidět výše u karet.
rule-EV-FOREST-03 = { location-forest_copy_basic_1_card }: využij kterékoli z osmi míst základních akcí, i obsazené, a pak dober kartu. Svatyně, Výprava, les ani karty to být nemohou.
rule-EV-FOREST-04 = { location-forest_meadow_2_play_1 }: dober z Louky až 2 karty, kolik se vejde do ruky, Louka se doplní a jednu z dobraných smíš vyložit o 1 surovinu levněji. S plnou rukou nedobereš, a tedy ani nevyložíš nic, přijít ale smíš.
rule-EV-FOREST-05 = Taková karta se vykládá jako každá jiná, jen s touto slevou a bez další. Co nevyložíš, zůstane ti v ruce.
rule-EV-FOREST-06 = Kde se v lese smějí odkládat karty, smíš neodložit žádnou.

rule-EV-HAVEN-01 = Libovolně mnoho pomocníků. Odlož, kolik karet chceš, a za každé dvě získej 1 libovolnou surovinu; lichá karta nepřinese nic.

rule-EV-JOUR-01 = Vydat se smí jen ten, pro koho už je podzim.
rule-EV-JOUR-02 = Na místa za 5, 4 a 3 body se vejde po jednom pomocníkovi, na místo za 2 body kolik chce. Odlož přesně tolik karet, za kolik bodů místo je; s menším počtem tam nemůžeš.
rule-EV-JOUR-03 = Smíš poslat víc pomocníků. Každý, kdo tam na konci stojí, přinese body svého místa.

rule-EV-DEST-01 = Pomocník smí na kteroukoli červenou kartu tvého města, na tvou Zásobárnu a na otevřenou červenou kartu cizího města: { card-inn } a { card-post_office }.
rule-EV-DEST-02 = Kdo navštíví otevřenou kartu v cizím městě, přinese tím jejímu majiteli hned 1 bod, i když už pasoval. Za návštěvu vlastní karty bod není.
rule-EV-DEST-03 = Karta má jedno místo. { card-cemetery } a { card-monastery } mají druhé, dokud je v témže městě { card-undertaker }, případně { card-monk }; kdo tam už stojí, zůstane, i když tento tvor odejde.
rule-EV-DEST-04 = Obsazené místo je zavřené pro všechny, i pro majitele. Každý kus karty má své vlastní místo.
rule-EV-DEST-05 = Přijít smíš, jen když můžeš udělat, co se žádá: { card-monastery } 2 suroviny, { card-post_office } 2 karty v ruce, { card-university } jinou kartu ve městě, { card-inn } kartu z Louky, kterou umíš vyložit a zaplatit, { card-cemetery } kartu v některém balíčku. { card-chapel }, { card-lookout }, { card-queen } a { card-storehouse } nežádají nic.
rule-EV-DEST-06 = { card-storehouse } je zelená karta: za červenou se nepočítá a jiní ji nenavštíví.

rule-EV-EVT-01 = Pomocník smí na událost, kterou ještě nikdo nemá, pokud tvé město předem splňuje všechny její podmínky.
rule-EV-EVT-02 = Každou událost dokončí jednou jeden hráč a nechá si ji, i když karty, které žádala, město opustí. Ty karty se tím nespotřebují.
rule-EV-EVT-03 = Co událost stojí, se zaplatit musí, jinak na ni nejde. Platí to jen pro událost { event-croak_wart_cure }.
rule-EV-EVT-04 = Co se děje při dokončení, stane se hned. Pomocník se vrátí při tvé další přípravě.
rule-EV-EVT-05 = Do barev se počítá každá karta města, i { card-wanderer }, oba manželé a { card-fool }, kterého ti někdo poslal. Vězni, karty pod událostmi a karty v ruce ne.
rule-EV-EVT-06 = Události ve městě místo nezabírají.

rule-EV-PLAY-01 = Vyložíš jednu kartu, z ruky nebo z Louky (místo, které blokuje Břitva, tvé není).
rule-EV-PLAY-02 = Vždy v tomto pořadí: případně vyber jednu pomoc při placení; zaplať, nebo obsaď stavbu; doplň Louku, je-li karta z ní; dej kartu do města, až odejde to, co je za ni odloženo či uvězněno; proveď, co říká; nakonec na ni reagují tvé ostatní karty.
rule-EV-PLAY-03 = Jedinečnou kartu smí mít město jen jednu, běžných kolik chce. Co kvůli nové kartě odchází, už je v tu chvíli pryč: { card-crane } odložený při placení nebrání vyložit další. Vězni a karty pod událostmi ve městě nejsou.
rule-EV-PLAY-04 = Kartu jde vyložit, když ji zaplatíš, vejde se do města, není to druhá stejná jedinečná a může udělat, co musí: { card-ruins } potřebují jinou stavbu, { card-fool } město, které ho přijme.
rule-EV-PLAY-05 = Co zdarma vyloží { card-queen }, { card-postal_pigeon } nebo { card-cemetery }, se neplatí a nejde k tomu použít sleva, { card-judge } ani žeton obyvatele. Vše ostatní běží jako obvykle a ostatní karty reagují.
rule-EV-PLAY-06 = „Hodnota nejvýše 3“ znamená vytištěné číslo: { card-fool } vyhovuje; { card-king }, { card-queen }, { card-castle }, { card-palace }, { card-doctor } a { card-ever_tree } ne.
rule-EV-PLAY-07 = Karty reagují v pořadí { card-courthouse }, { card-shopkeeper }, { card-historian }. Reaguje jen karta, která ve městě byla už před příchodem nové a ještě tam je, tedy nikdy sama na sebe ani na kartu, jejíž vykládání začalo před jejím příchodem.
rule-EV-PLAY-08 = Karta vyložená účinkem jiné se dokončí i s reakcemi dřív, než tvé karty zareagují na tu první.
rule-EV-PLAY-09 = Hnědé karty působí jednou při vyložení, zelené při vyložení a při každém sběru, červené při příchodu pomocníka, modré pořád, fialové na konci.
rule-EV-PLAY-10 = Karta i placení jsou jeden krok: když něco z toho nejde, nestane se vůbec nic.

rule-EV-PAY-01 = Karta se platí právě jedním způsobem: celou cenou; celou cenou s pomocí Soudce; s pomocí Jeřábu, Hostinského nebo Vězení; žetonem obyvatele; slevou místa, které vyložení dovoluje; nebo nijak, když ji účinek vykládá zdarma. Způsoby se nespojují.
rule-EV-PAY-02 = Plať přesně, nikdy víc. Body se neplatí.
rule-EV-PAY-03 = Tvor je zdarma, když v tvém městě stojí neobsazená jeho stavba nebo { card-ever_tree }; kterou obsadíš, vybíráš ty. Každá stavba to umí jen jednou: žeton na ní zůstane, i když tvor odejde, a zmizí až se stavbou.
rule-EV-PAY-04 = { card-farm } přivede jednoho Farmáře, nebo jednu Farmářku, ne oba.
rule-EV-PAY-05 = Kvůli stavbě smíš odložit svůj Jeřáb a zaplatit o 3 suroviny z ceny méně, které, vybíráš ty.
rule-EV-PAY-06 = Kvůli tvorovi smíš odložit svého Hostinského a zaplatit až o 3 bobule méně.
rule-EV-PAY-07 = Kvůli kterékoli kartě smíš dát jiného tvora svého města do Vězení a zaplatit o 3 suroviny podle výběru méně. Má jednu celu a druhou, dokud je ve městě { card-ranger }; ten smí do první, ale ne do druhé. Druhý vězeň zůstane, i když { card-ranger } odejde.
rule-EV-PAY-08 = { card-inn } ubere z ceny karty z Louky 3 suroviny podle výběru, karta lesa 1 z ceny karty právě dobrané.
rule-EV-PAY-09 = Slevu smíš použít i na kartu levnější, než je sleva sama. Co přebývá, propadá.
rule-EV-PAY-10 = Je-li ve tvém městě { card-judge }, smíš právě jednu surovinu z ceny nahradit jednou jinou. Platí to i pro Duchovního pastýře.
rule-EV-PAY-11 = Co platíš za Duchovního pastýře, dostane soupeř podle tvého výběru, který nepasoval; když takový není, jde to do zásoby. Za pastýře zdarma nedáváš nic.

rule-EV-CITY-01 = Město má 15 míst, každá karta zabírá jedno. { card-wanderer } žádné, { card-husband } s Farmářkou mají jedno společné.
rule-EV-CITY-02 = Manželé tvoří páry sami, vždy co nejvíc, a znovu, kdykoli některý přijde nebo odejde.
rule-EV-CITY-03 = Do plného města se tak vejde { card-wanderer } i ten z manželů, jehož protějšek tu bydlí sám. Vejdou se i Trosky, protože jim jiná stavba uhne. Odchod jednoho z páru nebo Poutníka místo neuvolní.
rule-EV-CITY-04 = { card-fool } zabírá místo ve městě, které ho dostalo, a platí tam ve všem za jedinečného hnědého tvora.
rule-EV-CITY-05 = Karta, která opustí město, se odloží, pokud není uvězněna nebo nejde pod událost. Vše, co na ní leží, se vrátí do zásoby, vězni pod ní se odloží a pro pomocníky platí EV-WORK-08 a EV-WORK-09.

rule-EV-HAND-01 = V ruce smíš mít 8 karet, nikdy víc. Dobereš jen tolik, kolik se vejde; zbytek se nedobírá.
rule-EV-HAND-02 = Dobírá se z balíčku, pokud není řečeno, že z Louky.
rule-EV-HAND-03 = Karta vyložená z Louky se hned nahradí. Dobíráš-li jich víc, vezmi nejdřív všechny; pak se prázdná místa doplní od nejnižšího čísla.
rule-EV-HAND-04 = Když je dobírací balíček prázdný a je třeba karta, zamíchá se nový z odkládacího.
rule-EV-HAND-05 = Když je prázdný i odkládací, dostaneš, co je. Místa na Louce zůstanou prázdná a doplní se po řadě, jakmile nějaké karty budou; hledí se na to po každém tahu.
rule-EV-HAND-06 = Odhalit není dobrat: { card-postal_pigeon }, { card-cemetery } a událost { event-ancient_scrolls_discovered } odhalí plný počet, ať máš v ruce cokoli.
rule-EV-HAND-07 = Vykládaná karta už v ruce není, když začne působit: s 8 kartami, mezi nimiž je { card-wanderer }, po jeho vyložení dobereš 1.
rule-EV-HAND-08 = Odložené karty jdou na balíček shora, po jedné v pořadí, v jakém je vybereš; odhalené v pořadí, v jakém přišly; vězni dřív než jejich Vězení.

rule-EV-GIVE-01 = Kdo pasoval, tomu nikdo nedá karty ani suroviny.
rule-EV-GIVE-02 = Karty dostane soupeř, který nepasoval a má v ruce místo. Co se nevejde, se odloží, a když takový soupeř není, odloží se vše.
rule-EV-GIVE-03 = Suroviny dostane kterýkoli soupeř, který nepasoval; když pasovali všichni, jdou do zásoby. Odměnu máš tak jako tak.
rule-EV-GIVE-04 = „Soupeř“ je jeden hráč pro všechno, co dáváš. Rozdělit to dovoluje jen událost { event-a_brilliant_marketing_plan }.
rule-EV-GIVE-05 = { card-fool } smí i do města hráče, který pasoval.

rule-EV-PROD-01 = Na jaře a na podzim, a také s událostí { event-tax_relief }, zapůsobí každá zelená karta tvého města jednou, v pořadí podle tebe. Karty, u nichž na pořadí nezáleží, zapůsobí samy jako první.
rule-EV-PROD-02 = Každá karta se dokončí dřív než další. Co jedna přinese, může jiná využít: bobule z Farmy třeba { card-doctor }.
rule-EV-PROD-03 = Zapůsobit musí každá zelená karta; co na ní „můžeš“ nebo co je „až“ do nějakého počtu, zůstává na tobě.
rule-EV-PROD-04 = { card-chip_sweep } nechá zapůsobit ještě jednou jinou zelenou kartu tvého města, kteroukoli, jen ne Metaře.
rule-EV-PROD-05 = { card-miner_mole } může zkopírovat zelenou kartu cizího města kromě Zásobárny, Havíře a Metaře. Má-li Havíře i jiné město, může zkopírovat také zelenou kartu tvého, i Zásobárnu, ale ne Havíře ani Metaře.
rule-EV-PROD-06 = Zkopírovaná karta pracuje pro toho, kdo kopíruje: on získává, platí, dobírá i dává. Farmy a páry se ale počítají ve městě, kde karta leží.
rule-EV-PROD-07 = { card-storehouse }, kterou uvede do chodu jiná karta, se plní sama; na kopírující kartě nikdy nic neleží.
rule-EV-PROD-08 = Při sběru přinese surovinu tolik Farmářů, kolik je párů, pokud je ve městě { card-farm }. Nový { card-husband } ji přinese, když doplní pár; zkopírovaný, když má jeho město pár a Farmu. { card-wife }, která přijde později, nikoho do práce neuvede.

rule-EV-SEAS-01 = Připravit se smíš, když nemáš volného pomocníka a není pro tebe podzim. Na ztracených pomocnících a na těch, kdo někde zůstávají natrvalo, nezáleží.
rule-EV-SEAS-02 = Příprava je celý tvůj tah.
rule-EV-SEAS-03 = Nejdřív, chceš-li, odeber bod ze své Hodinové věže a využij jedno místo základních akcí nebo kartu lesa, kde stojí tvůj pomocník.
rule-EV-SEAS-04 = Za druhé si vezmi zpět všechny pomocníky, ať jsou kdekoli, kromě těch, kdo zůstávají natrvalo.
rule-EV-SEAS-05 = Za třetí začíná další období a přijdou noví pomocníci: na jaře jeden (celkem 3), v létě jeden (4), na podzim dva (6).
rule-EV-SEAS-06 = Za čtvrté přijde, co období přináší: na jaře a na podzim sběr; v létě smíš dobrat z Louky až 2 karty, kolik se vejde do ruky, a pak se Louka doplní.
rule-EV-SEAS-07 = V létě sběr není; zelené karty ale při vyložení působí jako vždy.
rule-EV-SEAS-08 = Podzim je poslední období, na které se jde připravit.

rule-EV-END-01 = Když nic jiného nemůžeš nebo nechceš, pasuj. Smí se to v kterémkoli tahu každého období a je to nadobro.
rule-EV-END-02 = Po pasování už nemáš tahy a nedostáváš karty ani suroviny, jen body od návštěv a možná Šaška. Tvé otevřené karty se dál smějí navštěvovat a zelené kopírovat.
rule-EV-END-03 = Když pasují všichni, hra hned končí a počítají se body.

rule-EV-SCORE-01 = Sečti vytištěné body karet svého města ({ card-fool } je −2), žetony bodů i s těmi, které má tvá { card-chapel } a { card-clock_tower }, body fialových karet, Výpravu a události.
rule-EV-SCORE-02 = { card-architect }: 1 za každou smůlu a oblázek, které máš, nejvýš 6. { card-castle }, { card-palace }, { card-school } a { card-theatre }: 1 za každou kartu svého druhu. { card-ever_tree }: 1 za každou fialovou kartu, i za sebe. { card-king }: 1 za každou základní a 2 za každou významnou událost. { card-wife }: 3 v páru.
rule-EV-SCORE-03 = Suroviny na událostech a v Zásobárně se ti nepočítají, ani pro Architekta, ani při shodě.
rule-EV-SCORE-04 = Za vězně a za karty pod událostmi vytištěné body nejsou.
rule-EV-SCORE-05 = Základní události jsou po 3 bodech, významné podle svého textu. Co událost počítá, počítá na konci, a když karta, o které mluví, ve městě není, je to nula.
rule-EV-SCORE-06 = Při shodě vyhrává, kdo má víc událostí, pak kdo má víc surovin ve své zásobě; jinak je vítězství společné.

rule-EV-CARD-ARCHITECT = { card-architect }: za smůlu a oblázky, které ti na konci zbudou v zásobě, je po 1 bodu, za obojí dohromady nejvýš 6.
rule-EV-CARD-BARD = { card-bard }: odlož až 5 karet, za každou 1 bod. Je-li ve městě { card-historian }, nejdřív odkládáš a teprve potom díky němu dobíráš.
rule-EV-CARD-BARGE_TOAD = { card-barge_toad }: 2 větvičky za každou Farmu ve městě, ať je jich kolik chce.
rule-EV-CARD-CASTLE = { card-castle }: na konci 1 bod za každou běžnou stavbu ve městě; patří mezi ně i Trosky.
rule-EV-CARD-CEMETERY = { card-cemetery }: odhal 4 karty z dobíracího balíčku, nebo 4 vrchní z odkládacího, méně, není-li jich tolik; prázdný dobírací balíček se zamíchá znovu. Jde-li některou vyložit, musíš jednu vyložit zdarma a ostatní se odloží, než začne působit. Šaška smíš vybrat, když ho může přijmout soupeř, i kdyby byl jeden u tebe.
rule-EV-CARD-CHAPEL = { card-chapel }: nejdřív na ni přijde bod, pak dobereš 2 karty za každý bod na ní: 2, potom 4, potom 6. Dokud tam body leží, jsou tvoje.
rule-EV-CARD-CHIP_SWEEP = { card-chip_sweep }: bez jiné zelené karty se nestane nic. Vybrat smíš i kartu, která teď nic nepřinese.
rule-EV-CARD-CLOCK_TOWER = { card-clock_tower }: přichází se 3 body. Pokaždé, když se začneš připravovat, smíš jeden z nich odebrat a využít místo základních akcí nebo kartu lesa, kde stojí tvůj pomocník, jako by právě přišel, ať je tam s ním kdokoli. Svatyně, Výprava, události ani karty to být nemohou; bez bodů už nedělá nic.
rule-EV-CARD-COURTHOUSE = { card-courthouse }: po každé stavbě, kterou vyložíš, i zdarma a i po Troskách, získej větvičku, smůlu, nebo oblázek. Když kvůli Troskám zanikne sám, nepřinese nic.
rule-EV-CARD-CRANE = { card-crane }: odložený kvůli stavbě odejde dřív, než stavba přijde, a tak jí uvolní místo.
rule-EV-CARD-DOCTOR = { card-doctor }: zaplať až 3 bobule, za každou 1 bod.
rule-EV-CARD-DUNGEON = { card-dungeon }: uvěznit jde kteréhokoli tvora tvého města, i Šaška, kterého ti někdo poslal, ale ne kartu, kterou právě vykládáš. Uvězněný { card-historian } nebo { card-shopkeeper } už na tu kartu nezareaguje.
rule-EV-CARD-EVER_TREE = { card-ever_tree }: přivede jednou jednoho tvora kteréhokoli druhu a mezi fialové karty počítá i sebe.
rule-EV-CARD-FAIRGROUNDS = { card-fairgrounds }: dober 2 karty, pokud se vejdou do ruky.
rule-EV-CARD-FOOL = { card-fool }: jde do města soupeře, kde je pro něj místo a žádný Šašek ještě není; když takové není, vyložit ho nejde (pro jednoho hráče viz EV-SOLO-16). Na tvém městě nezáleží. Platí se jako každý tvor; tvůj { card-historian } zareaguje, tvůj { card-shopkeeper } ne.
rule-EV-CARD-GENERAL_STORE = { card-general_store }: 1 bobule, nebo 2, je-li ve městě { card-farm }; další Farmy nic nepřidají.
rule-EV-CARD-HISTORIAN = { card-historian }: po každé kartě, kterou vyložíš, dober 1 kartu. S plnou rukou se nestane nic.
rule-EV-CARD-INN = { card-inn }: vylož kartu z Louky o 3 suroviny levněji; jiná pomoc při placení se přidat nedá. V plném městě jen kartu, která se vejde.
rule-EV-CARD-INNKEEPER = { card-innkeeper }: odložený kvůli tvorovi odejde první, a tak mu uvolní místo.
rule-EV-CARD-KING = { card-king }: na konci 1 bod za každou základní a 2 za každou významnou událost, kterou máš.
rule-EV-CARD-LOOKOUT = { card-lookout }: využij kterékoli místo základních akcí nebo kartu lesa ve hře, i obsazenou a i tu, kde stojíš. Co to místo žádá, žádá i teď.
rule-EV-CARD-MINER_MOLE = { card-miner_mole }: může zkopírovat zelenou kartu podle EV-PROD-05 až EV-PROD-08; když žádná není, nestane se nic.
rule-EV-CARD-MONASTERY = { card-monastery }: dej jednomu soupeři 2 suroviny jednoho nebo dvou druhů a získej 4 body.
rule-EV-CARD-MONK = { card-monk }: dej až 2 bobule, obě témuž soupeři, za každou 2 body.
rule-EV-CARD-PALACE = { card-palace }: na konci 1 bod za každou jedinečnou stavbu ve městě, i za sebe.
rule-EV-CARD-PEDDLER = { card-peddler }: zaplať žádnou, jednu nebo dvě suroviny a získej stejný počet libovolných, třeba i týchž.
rule-EV-CARD-POST_OFFICE = { card-post_office }: dej soupeři 2 karty, odlož, kolik chceš, a dober do 8. Má-li soupeř místo jen na jednu, dostane tu, kterou vybereš první, a druhá se odloží.
rule-EV-CARD-POSTAL_PIGEON = { card-postal_pigeon }: odhal 2 karty; jednu s hodnotou nejvýše 3 smíš zdarma vyložit, zbytek se hned odloží. Může to být i další { card-postal_pigeon } a zapůsobí také.
rule-EV-CARD-QUEEN = { card-queen }: vylož zdarma kartu s hodnotou nejvýše 3 z ruky nebo z Louky, nebo žádnou. Louka se doplní dřív, než karta zapůsobí.
rule-EV-CARD-RANGER = { card-ranger }: máš-li umístěného pomocníka, který někde nezůstává natrvalo, musíš jednoho přesunout jinam, kam smí, a to místo zapůsobí. Staré se uvolní, až když vybereš nové. Otevřená karta cizího města přinese majiteli bod a událost, ze které odejdeš, ti zůstane.
rule-EV-CARD-RUINS = { card-ruins }: nejdřív odlož jinou stavbu svého města, získej zpět její vytištěnou cenu a dober 2 karty. Mohou to být i jiné Trosky, ty nevrátí nic. Pro pomocníky na ní platí EV-WORK-08 a EV-WORK-09.
rule-EV-CARD-SCHOOL = { card-school }: na konci 1 bod za každého běžného tvora. { card-theatre }: 1 bod za každého jedinečného, i za Šaška ve tvém městě.
rule-EV-CARD-SHEPHERD = { card-shepherd }: co za něj platíš, dostane soupeř; pak získáš 3 bobule a 1 bod za každý bod na své Kapli.
rule-EV-CARD-SHOPKEEPER = { card-shopkeeper }: 1 bobule po každém dalším tvorovi, kterého vyložíš do svého města, i zdarma.
rule-EV-CARD-STOREHOUSE = { card-storehouse }: pokaždé, když zapůsobí, přijdou na ni 3 větvičky, 2 smůly, 1 oblázek, nebo 2 bobule; odmítnout se to nedá, protože to nikdy neškodí. Pomocník si vezme vše naráz a pak se plní znovu. Když karta odejde, je ztraceno, co na ní leží.
rule-EV-CARD-TEACHER = { card-teacher }: dober 2 karty, jednu si nech a druhou dej soupeři. Máš-li místo jen na jednu, necháš si ji, a s plnou rukou se nestane nic.
rule-EV-CARD-UNDERTAKER = { card-undertaker }: odlož 3 karty z Louky, nebo všechny, je-li jich méně, doplň ji a dober 1 kartu z Louky, pokud se ti vejde do ruky.
rule-EV-CARD-UNIVERSITY = { card-university }: odlož jinou kartu svého města, získej zpět její vytištěnou cenu, i když byla zdarma, a k tomu 1 libovolnou surovinu a 1 bod. Tvor vrátí své bobule.
rule-EV-CARD-WANDERER = { card-wanderer }: dober 3 karty. Ve městě nezabírá místo.
rule-EV-CARD-HUSBAND = { card-husband } a { card-wife } mají společné místo. V páru on, je-li ve městě { card-farm }, přináší 1 libovolnou surovinu (EV-PROD-08) a ona je na konci o 3 body cennější.
rule-EV-CARD-WOODCARVER = { card-woodcarver }: zaplať až 3 větvičky, za každou 1 bod.
rule-EV-CARD-JUDGE = { card-judge }: jednu surovinu z ceny smíš nahradit jednou jinou (EV-PAY-10).
rule-EV-CARD-FARM = { card-farm } přinese pokaždé 1 bobuli, { card-mine } 1 oblázek, { card-resin_refinery } 1 smůlu a { card-twig_barge } 2 větvičky.

rule-EV-SPE-MARKETING = { event-a_brilliant_marketing_plan }: dej až 3 suroviny, každou kterémukoli soupeři, který nepasoval, za každou 2 body. Když pasovali všichni, jdou do zásoby a body máš tak jako tak.
rule-EV-SPE-WELL_RUN = { event-a_well_run_city }: musíš si vzít zpět jednoho umístěného pomocníka; může to být i ten, který sem právě přišel. Kdo někde zůstává natrvalo, vybrat nejde.
rule-EV-SPE-SCROLLS = { event-ancient_scrolls_discovered }: odhal 5 karet, méně, není-li jich tolik. Každá jde do ruky, pokud se vejde, nebo za 1 bod pod událost; neodkládá se žádná.
rule-EV-SPE-THIEVES = { event-capture_of_the_acorn_thieves }: až 2 tvorové odejdou z města pod událost, za každého 3 body. Může to být i { card-ranger }, kterého událost žádala.
rule-EV-SPE-CROAK = { event-croak_wart_cure }: zaplať 2 bobule a odlož přesně 2 karty svého města; nic se za ně nevrací. Může to být i { card-undertaker } a { card-barge_toad }.
rule-EV-SPE-SCHOLARS = { event-graduation_of_scholars }: až 3 tvorové z ruky jdou pod událost, za každého 2 body.
rule-EV-SPE-STORE = Na událost { event-an_evening_of_fireworks } smíš dát až 3 větvičky, na událost { event-performer_in_residence } až 3 bobule a na událost { event-under_new_management } až 3 jakékoli suroviny: ze své zásoby a jen při dokončení.
rule-EV-SPE-CEILING = { event-pristine_chapel_ceiling }: za každý bod na své Kapli dober kartu, pokud se vejde do ruky, a pak získej stejný počet libovolných surovin. Na konci přinese 2 body za každý bod, který na Kapli bude.
rule-EV-SPE-TAX = { event-tax_relief }: máš sběr jako na jaře (EV-PROD-01).
rule-EV-SPE-PAIRS = { event-flying_doctor_service }: 3 body za každý pár Farmáře a Farmářky ve všech městech, i v Břitvově.

rule-EV-BAD-01 = Co pravidla nedovolují, se odmítne i s důvodem a stůl zůstane, jak byl.
rule-EV-BAD-02 = Pomocník nemůže na obsazené místo, na kartu lesa, kde už tvůj stojí, na Výpravu před podzimem nebo bez dost karet, na zavřenou kartu cizího města, na neodemčené místo ani na událost, která je pryč nebo jejíž podmínky nesplňuješ. Nikdo nehraje mimo svůj tah ani po pasování.
rule-EV-BAD-03 = Vyložit nejde kartu, která není v ruce ani volná na Louce, která se nevejde nebo je druhá stejná jedinečná, ani kartu placenou moc, málo či dvojí pomocí. { card-crane } je na stavby, { card-innkeeper } na tvory; plné Vězení nikoho nepřijme a stavba obsazená nebo jiná než jeho tvora nepřivede.
rule-EV-BAD-04 = Připravit se nejde s volným pomocníkem ani na podzim.
rule-EV-BAD-05 = Špatná odpověď na otázku se odmítne a otázka zůstane.
rule-EV-BAD-06 = Je-li jediná odpověď, smí ji hra dát za tebe; není-li žádná, otázka se přeskočí.
rule-EV-BAD-07 = Když jsou oba balíčky prázdné, nic se neodhalí a na Hřbitov se nedá (EV-HAND-05).
rule-EV-BAD-08 = Když není komu dát, karty se odloží a suroviny jdou do zásoby (EV-GIVE-02, EV-GIVE-03).
rule-EV-BAD-09 = Hra je pro jednoho až čtyři hráče, pro víc ne.
rule-EV-BAD-10 = Nic neběží donekonečna: karty vykládané kartami skončí s kartami a pomocníky a { card-chip_sweep } s Havířem se nikdy nekopírují dokola.
