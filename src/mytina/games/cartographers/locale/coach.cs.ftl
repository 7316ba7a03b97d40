# Co sova vysvětlí v první hře.
coach-choose = Vyber terén a tvar, polož ho na prázdná pole a potvrď. Na tlačítku vidíš, kolik bodů přidá v tomhle období.
coach-place = Zakresli tvar na prázdná pole; smíš ho otočit i převrátit. Nemusí se ničeho dotýkat.
coach-place-hero = Hrdinu postav tam, kde jeho hvězdy zasáhnou nestvůry, nebo tam, odkud nějaká přijde. Zasažené nestvůry zahynou.
coach-place-ambush = Teď kreslíš nestvůru sousedovi. Nejvíc ho stojí tam, kde má kolem sebe hodně prázdných polí.
coach-petrify = Gorgona zničí jedno pole vedle sebe. Vyber takové, které souseda nejvíc zabolí.
coach-ravage = Trol na konci období zničí jedno prázdné pole vedle sebe. Vyber to, bez kterého se obejdeš.
coach-place-at-once = Nic z karty se na mapu nevejde, proto zakreslíš jediné pole jakéhokoli terénu.
coach-petrify-at-once = Gorgona přišla sama a zničí jedno pole vedle sebe. Vyber to, bez kterého se obejdeš.

# Co by lepší tah na mapě změnil
holds-more = Na mapě by přibylo: { $what }.
holds-less = Na mapě by ubylo: { $what }.
amount-edict-A = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} za výnos A
amount-edict-B = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} za výnos B
amount-edict-C = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} za výnos C
amount-edict-D = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} za výnos D
amount-coin = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
amount-open = { $n ->
    [one] 1 prázdné pole
    [few] { $n } prázdná pole
   *[other] { $n } prázdných polí
} vedle nestvůr
amount-hill = { $n ->
    [one] 1 hora
    [few] { $n } hory
   *[other] { $n } hor
}, kde k minci chybí jediné pole
amount-begun-A = asi { $n ->
    [one] 1 rozdělaný bod
    [few] { $n } rozdělané body
   *[other] { $n } rozdělaných bodů
} za výnos A
amount-begun-B = asi { $n ->
    [one] 1 rozdělaný bod
    [few] { $n } rozdělané body
   *[other] { $n } rozdělaných bodů
} za výnos B
amount-begun-C = asi { $n ->
    [one] 1 rozdělaný bod
    [few] { $n } rozdělané body
   *[other] { $n } rozdělaných bodů
} za výnos C
amount-begun-D = asi { $n ->
    [one] 1 rozdělaný bod
    [few] { $n } rozdělané body
   *[other] { $n } rozdělaných bodů
} za výnos D
amount-fits = { $n ->
    [one] 1 tvar, který se tam ještě vejde
    [few] { $n } tvary, které se tam ještě vejdou
   *[other] { $n } tvarů, které se tam ještě vejdou
}
amount-alone = { $n ->
    [one] 1 osamocené prázdné pole
    [few] { $n } osamocená prázdná pole
   *[other] { $n } osamocených prázdných polí
}
