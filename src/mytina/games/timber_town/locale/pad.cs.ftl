# Co počítadlo říká o dokumentu, který spočítat nejde, nebo o městě, které být nemůže.
pad-one-builder = bobra stavitele může mít jen jeden z nich
pad-builder-full = bobra stavitele přináší jen plné město o { $cells } dílcích
pad-seven-cards = má tu být seznam sedmi karet
pad-one-card = je třeba jedna karta tohoto druhu: { $tile } ({ $allowed }); nalezeno: { $found }
pad-four-rows = mají tu být čtyři řady textu, A až D
pad-four-cells = mají tu být čtyři pole; v { $row } jich je { $n }
pad-cell-code = { $cell } nezačíná žádným z { $codes }
pad-cell-empty = { $cell }: prázdné pole nemá lávky
pad-cell-sides = { $cell }: lávky jsou písmena z N E S W, každé nejvýš jednou
pad-cell-tile = { $cell }: žádný dílek tohoto druhu nemá lávky { $sides }: { $tile }
pad-pairs = má tu být seznam dvojic jako ["A1", "A2"]
pad-pair = má tu být dvojice polí jako ["A1", "A2"]
pad-no-neighbours = tato pole spolu nesousedí
pad-joined = { $edge }: tyto dílky už spojuje lávka, takže mezi nimi žádný žeton ležet nemůže.
