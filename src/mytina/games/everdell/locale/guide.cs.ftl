# Jak se hraje, vlastními slovy.
rules-1-title = O co jde
rules-1-text = Postav pod velkým stromem město tvorů a staveb, nejvýš na patnácti místech. Rok jde od zimy do podzimu a každý hráč jím jde svým tempem. Až všichni pasují, vyhrává, kdo má nejvíc bodů.

rules-2-title = Tvůj tah
rules-2-text = Udělej jednu věc: pošli někam pomocníka, vylož kartu, připrav se na další období, nebo pasuj do konce hry.

rules-3-title = Pomocníci
rules-3-text = Pomocník hned přinese, co místo říká. Někam se vejde jen jeden, jinam libovolně mnoho. Pomocníci chodí i na červené karty tvého města, na otevřené červené karty ostatních (majitel dostane bod) a na události, jejichž podmínky tvé město splňuje. Na podzim se mohou vydat na Výpravu, za karty z ruky.

rules-4-title = Karty
rules-4-text = Karty se vykládají z ruky, nebo z osmi na Louce. Zaplať cenu, nebo ji nech snížit kartou ve svém městě: na každou kartu jen jedna taková pomoc. Tvor je zdarma, když ve tvém městě stojí jeho stavba a nikdo v ní ještě nebydlí.

    Hnědé karty působí jednou, zelené hned a při každém sběru, červené při návštěvě, modré pořád, fialové na konci. Každou jedinečnou kartu smí mít město jen jednou.

rules-5-title = Roční období
rules-5-text = Když jsou všichni tvoji pomocníci venku, připrav se: vrátí se, přibudou další a nové období přinese sběr (jaro, podzim), nebo karty z Louky (léto). Po podzimu už se není na co připravovat.

rules-6-title = Sám proti Břitvovi
rules-6-text = Za každou kartu, kterou vyložíš, si krysák Břitva hodem kostky vezme jednu z Louky; zabírá místa a shrábne události. Na výběr má tři roky, jeden těžší než druhý. Vyhráváš, když máš víc bodů než on.

# V obrázcích: co leží na stole
guide-place = Místa u řeky a v trávě. Pomocník si tu hned vezme, co je na cedulce. Na kamenu stojí jen jeden, na pískovém plácku jich může být, kolik chce.
guide-forest = Les. Čtyři místa (ve dvou hráčích tři), pokaždé jiná. Na každé se vejde jeden pomocník; ve čtyřech hráčích dva, ale ne oba od téhož hráče.
guide-haven = Svatyně. Za každé dvě karty odložené z ruky jedna libovolná surovina. Vejde se sem každý.
guide-journey = Výprava. Jen na podzim: odložíš tolik karet, kolik říká milník, a na konci za to máš tolik bodů.
guide-construction = Stavba. Vlevo nahoře cena, vpravo body, barva a značka říkají druh. Dole je, co karta dělá, a kterého tvora sem můžeš nastěhovat zdarma.
guide-critter = Tvor. Platí se bobulemi, nebo nic: když ve tvém městě stojí stavba z pravého dolního rohu a nikdo v ní ještě nebydlí.
guide-basic-event = Základní událost. Kdo má ve městě dost karet té barvy, pošle sem pomocníka a bere tři body. Každou událost získá jen jeden hráč.
guide-special-event = Významná událost. Chce dvě určité karty ve městě a dává body způsobem, který je na ní napsaný.

# Příklad
guide-turn-worker = Veverka pošle prvního pomocníka do lesa. Co místo dává, má hned.
guide-turn-card = V dalším tahu místo pomocníka vyloží kartu. Leží na Louce, takže je na očích všem; zaplatí cenu a položí kartu do města. Na Louku přijde z balíčku nová.
guide-turn-season = Oba pomocníci jsou venku a Veverka už nic vyložit nechce. Připraví se na jaro: pomocníci se vrátí, přibude třetí a zelené karty města přinesou sběr.
guide-turn-production = Na jaře vyloží Farmu. Zelená karta působí hned při vyložení a pak znovu při každém sběru.
guide-turn-free = Farmář patří k Farmě: Veverka na ni položí žeton obyvatele a Farmáře vyloží zdarma.

# Značky
guide-sign-twig = Větvička, surovina na stavby.
guide-sign-resin = Smůla, surovina na stavby.
guide-sign-pebble = Oblázek, surovina na stavby.
guide-sign-berry = Bobule, surovina na tvory.
guide-sign-any = Libovolná surovina, kterou si vybereš.
guide-sign-card = Karta z balíčku do ruky; v ruce jich smí být nejvýš osm.
guide-sign-point = Bod. Na kartě v pravém horním rohu, v zásobě jako žeton.
guide-sign-worker = Pomocník: místo, které čeká na návštěvu.
guide-sign-occupied = Žeton obyvatele: někdo se sem už jednou zdarma nastěhoval.
guide-sign-critter = Tvor.
guide-sign-construction = Stavba.
guide-sign-common = Běžná karta; ve městě jich stejných smí být víc.
guide-sign-unique = Jedinečná karta; ve městě jen jednou.
guide-sign-tan = Pouť: působí jednou, hned při vyložení.
guide-sign-green = Sběr: působí hned a pak při každém sběru, na jaře a na podzim.
guide-sign-red = Místo: působí, když na kartu pošleš pomocníka.
guide-sign-blue = Služby: pomáhají pořád, když se stane, co je na nich napsáno.
guide-sign-purple = Rozkvět: body navíc na konci hry.
guide-sign-event = Událost.
guide-sign-winter = Zima: začátek, dva pomocníci.
guide-sign-spring = Jaro: sběr a třetí pomocník.
guide-sign-summer = Léto: dvě karty z Louky a čtvrtý pomocník.
guide-sign-autumn = Podzim: poslední sběr a dva pomocníci navíc.
