# Jak se hraje, vlastními slovy.
rules-1-title = O co jde
rules-1-text = Všichni mapují tutéž divočinu, každý na svůj list. Čtyři výnosy, vyložené na začátku a stejné pro všechny, říkají, co chce královna vidět. Po čtyřech ročních obdobích vyhrává, kdo má nejvíc bodů.

rules-2-title = Tah
rules-2-text = Otočí se jedna karta pro všechny. Nabízí terény a tvary: od každého si jeden vyber, tvar otáčej a překlápěj, jak chceš, a zakresli jej na prázdná pole své mapy. Kreslí se zároveň a nikdo nevidí kresby ostatních, dokud nejsou hotovi všichni.

    Když se žádný tvar nikam nevejde, vyplníš místo něj jediné pole libovolným terénem kromě hory. Tvar s mincí přinese minci; přinese ji i hora, jakmile jsou vyplněná všechna čtyři pole kolem ní.

rules-3-title = Přepadení
rules-3-text = Karta přepadení pošle každou mapu k sousedovi a ten na ni nakreslí nestvůry tam, kde to bolí. Každé prázdné pole vedle živé nestvůry stojí na konci každého období bod, tak je obkresli. Za uzavřeného draka je odměna; zombie se šíří, trolové a gorgony ničí pole.

rules-4-title = Hrdinové
rules-4-text = S kartou hrdiny umístíš hrdinu na prázdné pole a označíš pole, na která útočí; obrazec smíš otočit i překlopit. Nestvůry na nich hned padnou a padnou i ty, které sem někdo nakreslí později. Po padlé nestvůře zbude zničené pole: je vyplněné, ale není to žádný terén.

rules-5-title = Roční období
rules-5-text = Karty stojí čas. Když se čas období vyčerpá, období končí: počítají se dva ze čtyř výnosů, pak bod za každou minci a odečte se, co stojí nestvůry. Potom se karty znovu zamíchají a přibude jedno přepadení a jeden hrdina.

rules-6-title = O samotě
rules-6-text = Jediný kartograf potkává přepadení na pevně daných místech podél okraje mapy. Od výsledných bodů se odečte číslo za každou bodovací kartu; co zbude, je tvé hodnocení, a k němu patří titul.

# V obrázcích: co leží na stole
guide-map = Mapa. Každý má stejnou: hory, zříceniny a kolem nich prázdná pole, která čekají na zakreslení.
guide-explore = Karta průzkumu. Ukrojí z období svůj čas; pod obrázkem jsou tvary a terény, ze kterých si vybereš.
guide-edict = Bodovací karta pod výnosem A, B, C nebo D. Obrázek je příklad; každý výnos se počítá ve dvou obdobích.
guide-ambush = Přepadení. Mapa putuje k sousedovi a ten na ni nakreslí nestvůry.
guide-hero = Hrdina. Postavíš ho na prázdné pole; hvězdy jsou pole, na kterých zabije každou nestvůru.

# Příklad
guide-turn-draw = Karta nabízí les ve dvou tvarech. Tento má tři pole a minci, proto se bere; hora, kolem níž je plno, přidá další.
guide-turn-next = Další karta, další tvar. Kreslí se vodou a může se dotýkat čehokoli, jen nesmí nic překrýt.
guide-turn-ambush = Přepadení: tři gorgony nakreslil soused a jedno pole zničil. Každé prázdné pole vedle nestvůry teď stojí bod, proto ty drápy.
guide-turn-close = Vesnice se hodí hned dvakrát: boduje a zakryje pole vedle nestvůry, které by jinak bralo body každé období.

# Značky
guide-sign-forest = Les.
guide-sign-village = Vesnice.
guide-sign-farm = Farma.
guide-sign-water = Voda.
guide-sign-mountain = Hora; za obkreslenou ze všech čtyř stran je mince.
guide-sign-ruin = Zřícenina; v původní hře na ni některé karty posílají nejbližší tvar.
guide-sign-wasteland = Pustina; do ní se nekreslí.
guide-sign-monster = Nestvůra; každé prázdné pole vedle ní bere na konci období bod.
guide-sign-hero = Hrdina.
guide-sign-mark = Zásah hrdiny; nestvůra na tomto poli padne.
guide-sign-destroyed = Zničené pole; je plné, ale není to žádný terén.
guide-sign-coin = Mince; na konci každého období je za každou bod.
guide-sign-time = Čas, který karta ubere z období.
guide-sign-points = Body.
guide-sign-spring = Jaro: počítají se výnosy A a B.
guide-sign-summer = Léto: počítají se výnosy B a C.
guide-sign-autumn = Podzim: počítají se výnosy C a D.
guide-sign-winter = Zima: počítají se výnosy D a A.
