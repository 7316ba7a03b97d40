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
