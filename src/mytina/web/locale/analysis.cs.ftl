# Rozbor dohrané hry
analysis = Rozbor
analysis-of = { $game }: co rozhodlo
analysis-what = Každé rozhodnutí se projde znovu, jen z toho, co hráč v tu chvíli mohl vědět: co bylo lepší, o kolik, a kolik z výsledku byla náhoda. Trvá to minutu nebo dvě, u velkých her i pár minut.
analysis-start = Rozebrat tuhle hru
analysis-running = Posouzeno { $done } z { $picks } tahů.
analysis-stays = Stránka se průběžně obnovuje. Můžeš i odejít: rozbor se uloží u stolu a najdou ho tu všichni, kdo hráli.
analysis-so-far = Co zatím vyčnívá
analysis-so-far-what = Průběžně: pořadí i body se ještě můžou změnit.
analysis-failed = Rozbor se nedokončil, server měl moc práce. Zkus to prosím za chvíli znovu.
analysis-skill = Kdo jak hrál
analysis-accuracy = Přesnost
analysis-percent = { $value } %
analysis-expected = Čekalo se na začátku
analysis-found = Nabízelo se navíc
analysis-lost = Vlastní slabší tahy
analysis-gifts = Tahy ostatních
analysis-luck = Štěstí
analysis-result = Náskok na konci
analysis-explained = Na začátku se čeká to, co by přišlo, kdyby všichni hráli dál jako zkušený bot. Někdy se nabízí i něco lepšího, než by našel on; slabší tahy se měří proti nejlepšímu, co se nabízelo. Co jde stihnout i příště, ještě ztracené není. Štěstí je to, o čem nikdo nerozhodl: co se lízlo a odhalilo. Přesnost říká, jak blízko byly tahy těm nejlepším: tah, který stál 4 body, se počítá za 37 %.
analysis-best-played = Nejpřesněji: { $name } ({ $accuracy } %).
analysis-luckiest = Nejvíc přálo štěstí: { $name } (asi { $luck } b.).
analysis-no-luck = Štěstí nikomu zvlášť nepřálo.
analysis-graph = Jak se vyvíjel očekávaný náskok
analysis-graph-of = Jak se vyvíjel očekávaný náskok: { $name }
analysis-graph-label = Očekávaný náskok během hry; na konci: { $summary }
analysis-band = Pruh ukazuje, jak nejistý konec v tu chvíli byl: asi dvě hry ze tří by skončily v něm. Čísla vedou k chvílím níže.
analysis-numbers = Čísla vedou k chvílím níže.
analysis-bands = Jak nejistý konec byl
analysis-band-each = Pruh ukazuje, jak nejistý konec v tu chvíli pro hráče byl: asi dvě hry ze tří by skončily v něm.
analysis-ahead = { $name } vede
analysis-alone-ahead = náskok
analysis-alone-behind = ztráta
analysis-moments = Chvíle, na kterých záleželo nejvíc
analysis-none = Žádné rozhodnutí nestálo celý bod. Dobře zahráno!
analysis-cost = asi { $points } b.
analysis-cost-words = Tolik bodů to podle rozboru stálo
analysis-asked = Otázka: { $question }
analysis-played = Zahráno
analysis-better = Lepší
analysis-picture = Stůl v té chvíli: { $name }
analysis-marked-better = lepší místo
analysis-marked-made = tady se hrálo
analysis-replay = Přehrát od této chvíle
analysis-try = Zkusit to odsud
analysis-all = Všechna rozhodnutí
analysis-all-count = { $count ->
    [one] 1 rozhodnutí
   *[other] { $count } rozhodnutí
}
analysis-all-costly = { $count ->
    [one] 1 rozhodnutí, které stálo aspoň bod
   *[other] { $count } rozhodnutí, která stála aspoň bod
}
analysis-all-what = S jakým náskokem se dalo počítat před tahem a po něm, a o kolik bodů byl lepší nejlepší tah. Po tahu je to víc než před ním, když našel něco, co by zkušený bot nehrál. Tah vede k přehrání, kde jsou vidět i jiné možnosti.
analysis-ply = Tah
analysis-move = Zahráno
analysis-before = Před
analysis-after = Po
analysis-loss = Stálo
analysis-step = { $name } podle rozboru
analysis-step-best = Nic lepšího tu nebylo.
analysis-step-lost = Asi o { $points } b. lepší by bylo: { $better }.
analysis-step-values = Náskok, se kterým se dá na konci počítat
analysis-step-through = Projít rozhodnutí jedno po druhém
analysis-step-begin = Projdi hru rozhodnutí po rozhodnutí. U každého uvidíš, s čím se dalo počítat a co se ještě nabízelo.
analysis-made = { $option } (zahráno)
