# Úlohy
puzzles = Úlohy
puzzles-about = Pozice ze skutečných her botů, ve kterých je jeden tah jasně nejlepší. Najdeš ho? Na tahu jsi ty a víš jen to, co věděl hráč u stolu.
puzzles-none = Zatím tu žádné nejsou.
puzzle = Úloha
puzzles-solved = Vyřešeno { $solved } z { $puzzles }
puzzles-all-solved = Vyřešeno všech { $puzzles }. Paráda!
puzzle-number = Úloha { $number }
puzzle-seats = { $seats ->
    [one] sólo
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
puzzle-early = začátek hry
puzzle-middle = uprostřed hry
puzzle-late = závěr hry
puzzle-hard = záludná
puzzle-is-solved = vyřešeno
puzzle-is-shown = řešení znáš
puzzle-is-begun = rozmyšlená
puzzle-ask = Jsi na tahu. Co je tu nejlepší?
puzzle-further = Zatím správně. Jak dál?
puzzle-right-so-far = Správně! Zbytek tahu dohraju.
puzzle-brings = Hned přinese: { $lines }.
puzzle-brings-nothing = Hned nepřinese žádné body.
puzzle-lacks = K nejlepšímu tahu tu podle mě chybí asi { $points } b.
puzzle-again = Nic se neodehrálo: zkus jiný tah, nebo se podívej na řešení.
puzzle-show = Ukázat řešení
puzzle-all = Všechny úlohy
puzzle-right = Správně!
puzzle-was = Tohle je nejlepší tah.
puzzle-values = O kolik bodů víc to vynese
puzzle-lead = Podle mě to vynese asi o { $points } b. víc než druhý nejlepší tah.
puzzle-then = A příště pak půjde: { $move }.
puzzle-missed = Boti, kteří dlouho nepřemýšlejí, by tu hráli jinak.
puzzle-play = Hrát odsud dál
puzzle-over = Úloha { $number } z { $puzzles }: vyřešeno
puzzle-over-shown = Úloha { $number } z { $puzzles }: tohle je řešení
puzzle-next = Další úloha
analysis-puzzles = Najdeš nejlepší tah? Úlohy
