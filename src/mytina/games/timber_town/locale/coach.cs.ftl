# Co sova vysvětlí v první hře.
coach-turn-take = Vezmi si dílek z řeky: jeho pozice je číslo sloupce, do kterého smí. Podívej se napřed na karty, co dává nejvíc bodů.
coach-turn-raft = Vor dílek podrží jen pro tebe. Vezmeš si ho, až se ti to hodí, a nebude tě to stát tah.
coach-turn-claim = Dílek pod svým vorem si můžeš vzít zadarmo, navíc k tahu.
coach-turn-dam = Za přehradu si v tomhle tahu vezmeš ještě jeden dílek navíc.
coach-turn-two-colour = Dvoubarevný vor funguje jako tvůj vlastní, jen se po použití nevrací.
coach-turn-scuttle = Žeton můžeš potopit mezi dva dílky, které na sebe nenavazují, a tím je spojit. Nepoužitý žeton dá na konci bod.
coach-place = Kde se dílky dotýkají, musí mít lávku oba, nebo žádný. Ťuknutím na dílek ho otočíš; číslo na políčku říká, kolik přinese.
coach-scuttle = Lávky tu nenavazují, proto se mezi dílky potopí žeton. Vyber, který oželíš.
coach-turn-end = Víc už v tahu dělat nemusíš. Vynechaný tah se nevrací, proto si dílek skoro vždycky vezmi.

# Co by lepší tah nechal ve městě a v zásobě
holds-more = Přibylo by: { $what }.
holds-less = Ubylo by: { $what }.
amount-crane = { $n ->
    [one] 1 jeřáb
    [few] { $n } jeřáby
   *[other] { $n } jeřábů
}
amount-dam = { $n ->
    [one] 1 hráz
    [few] { $n } hráze
   *[other] { $n } hrází
}
amount-raft = { $n ->
    [one] 1 vlastní vor
    [few] { $n } vlastní vory
   *[other] { $n } vlastních vorů
}
amount-two-colour = { $n ->
    [one] 1 dvoubarevný vor
    [few] { $n } dvoubarevné vory
   *[other] { $n } dvoubarevných vorů
}
amount-gap = { $n ->
    [one] 1 dvojice sousedních dílků
    [few] { $n } dvojice sousedních dílků
   *[other] { $n } dvojic sousedních dílků
}, které nic nespojuje
amount-free = { $n ->
    [one] 1 volné políčko
    [few] { $n } volná políčka
   *[other] { $n } volných políček
}, kam padne každý dílek
amount-reserved = { $n ->
    [one] 1 dílek zamluvený vorem
    [few] { $n } dílky zamluvené vory
   *[other] { $n } dílků zamluvených vory
}
amount-column = { $n ->
    [one] 1 sloupec
    [few] { $n } sloupce
   *[other] { $n } sloupců
} s volným místem
amount-tight = { $n ->
    [one] 1 políčko
    [few] { $n } políčka
   *[other] { $n } políček
}, kam se skoro nic nehodí
