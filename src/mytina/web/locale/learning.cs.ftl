# Lekce
lesson = Lekce
owl-says = Sova říká
lesson-leave = Odejít
lesson-leave-does = Odejít z lekce; na úvodní stránce na tebe počká
lesson-progress = Krok { $step } z { $steps }
lesson-count = { $step } z { $steps }
lesson-back = Krok zpět
lesson-next = Dál
lesson-do = Udělej to za mě
lesson-closer = Přečíst si to
lesson-watch = Sleduj, co se děje
lesson-play = Zahrát si hru

# Kouč
coach = Kouč
coach-known = Rozumím
coach-of-move = Sova k tvému minulému tahu
coach-good = Hned ti přinesl: { $line } +{ $points }.
coach-fine = Ten tah má svůj smysl, jen nic nepřinesl hned.
coach-better = Jiný by byl podle mě o { $points } b. lepší.
coach-yours = { $option } (tvůj tah)
coach-why = Ukázat proč
coach-line = { $line }: { $better } místo { $made }
coach-rest = Zbytek rozdílu je v tom, co se z toho dá ještě vytěžit.
coach-later = Hned by obojí přineslo stejně; rozdíl je v tom, co bude možné příště.
coach-again = Vrátit tah
coach-show = Ukázat na stole
coach-show-does = Tah se vrátí a lepší se na stole rozsvítí; hrát pak můžeš cokoli
coach-offer = Poprvé tady? Sova ti poradí
coach-offer-does = Vysvětlí každou novou věc a ozve se, když ti něco uteče; kdykoli ji můžeš umlčet
coach-levels = Sova radí
coach-level-often = Často
coach-level-seldom = Jen když jde o hodně
coach-level-off = Vůbec
coach-review = Projít hru se sovou
coach-review-does = Přehraje se ti hra a sova řekne, kde se dalo získat víc
coach-nothing = Tady se nic lepšího nenabízelo.
coach-thinks = Projdeme tvoje tahy jeden po druhém. U každého řeknu, jestli se dalo získat víc.
coach-go-on = Pokračovat
coach-often = Radit častěji
coach-seldom = Radit méně
coach-off = Neradit
train = První hra s koučem
train-does = Proti mírnému botovi; sova vysvětlí každou novou věc a poradí, když ti něco uteče.
learn-short = Naučit se za { $minutes } min

# Domů
play = Hrát
go-on = Pokračovat
more-tables = Další stoly

# Konec hry
end-you-by = Vyhráváš o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}!
end-winner-by = { $name } vyhrává o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-lost-by = { $name } vyhrává o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, ty máš { $own }
