# Hra dne
daily-minutes = asi { $minutes } minut
daily-to-today = Dnešní hra
daily-name = Jméno do výsledků (nemusíš ho vyplňovat)
daily-play = Hrát
daily-rules = Hraje se sólo, jednou v každém prohlížeči, bez nápovědy.
daily-left = Nová bude za { $hours } h { $minutes } min, o půlnoci UTC; co je rozehrané, smíš dohrát i potom.
daily-mine-rank = { $points ->
    [one] Máš 1 bod
    [few] Máš { $points } body
   *[other] Máš { $points } bodů
}, { $rank }. místo z { $count }
daily-mine-late = { $points ->
    [one] Máš 1 bod
    [few] Máš { $points } body
   *[other] Máš { $points } bodů
}, dohráno až po půlnoci
daily-to-result = Tvůj výsledek
daily-tomorrow = Zítra tu uvidíš, jak hráli ostatní.
daily-given-up = Tuhle hru máš za sebou, výsledek ale nemá. Zítra bude nová.
daily-begun = Máš ji rozehranou.
daily-begun-late = Máš ji rozehranou; dohrát ji smíš, výsledek ale bude stát stranou, protože den skončil.
daily-results = Výsledky
daily-none = Zatím ji nikdo nedohrál.
daily-nobody = Toho dne ji nikdo nedohrál.
daily-count = { $count ->
    [0] V čas nedohrál nikdo.
    [one] V čas ji dohrál 1 člověk.
    [few] V čas ji dohráli { $count } lidé.
   *[other] V čas ji dohrálo { $count } lidí.
}
daily-late = Dohráno po půlnoci
daily-replays = Hry ostatních si přehraješ zítra: dnes by prozradily, co přijde.
daily-unnamed = Beze jména
daily-you = (ty)
daily-watch = Přehrát
daily-promise = Nikdo nic nenamíchal: závazek
daily-promise-how = Zamíchání je dané tajným číslem, které plyne z tajemství serveru a z data. Jeho otisk je tu od začátku dne, číslo samo až od dalšího; jestli k sobě patří, spočítá si každý.
daily-commitment = Otisk (zveřejněn v { $at } UTC)
daily-seed-tomorrow = ukážeme ho zítra
daily-past = Minulé dny
daily-of-day = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}, nejlepší výsledek { $best }
daily-result = { $points ->
    [one] máš 1 bod
    [few] máš { $points } body
   *[other] máš { $points } bodů
}
daily-going = rozehráno
daily-back = Výsledky dne
