# Co se říká o přípravách, záznamech, počítadlech bodů a jiných dokumentech, které použít nejde.
setup-wrong = { $field }: { $value } nejde; možné hodnoty: { $allowed }
setup-wrong-why = { $field }: { $value } nejde: { $why }
setup-whole = celé číslo od { $low } do { $high }
setup-fields = pole jsou { $fields }
setup-seats = { $low } až { $high }
setup-seed = celé číslo nebo text
bot-allowed = random, easy, greedy, policy, search, search:<počet průchodů>, search:<milisekundy>ms nebo process:<program>{ $others }
bot-process-allowed = process:<program> nebo process:<milisekundy>ms:<program>, kde program jde spustit
bot-search-allowed = search:<počet průchodů> nebo search:<milisekundy>ms, s číslem větším než 0
no-game = hra { $game } tu není; hry jsou: { $games }
pick-wrong = místo { $seat } nemůže zvolit { $key }: { $why }

# JSON
json-empty = není co číst
json-utf8 = tohle není text v UTF-8 (bajt { $byte })
json-cut = tohle není JSON: končí příliš brzy
json-malformed = tohle není JSON: chyba je na řádku { $line }, znak { $column }
json-deep = je do sebe vnořen příliš hluboko
json-number = { $at }: číslo je příliš velké
json-whole = dokument
json-missing = { $at }: chybí pole { $field }
json-unknown = { $at }: pole { $field } neexistuje
json-kind = { $at }: má tu být { $expected }, ne { $found }
json-length = { $at }: délka musí být { $bound }
json-bound = { $at }: musí to být { $bound }
json-value = { $at }: { $found } tu nejde
json-other = { $at }: tohle sem nepatří
json-or = { $first } nebo { $second }
json-type-int = celé číslo
json-type-float = číslo
json-type-str = text
json-type-bool = true nebo false
json-type-null = nic (null)
json-type-object = objekt
json-type-array = seznam

# Záznamy
record-ply = volba { $ply }: { $why }
record-not = není to záznam: { $why }
record-nul = v záznamu nejsou žádné znaky NUL
record-format = formát { $format } není znám; tato verze čte { $known }
record-running = hra ještě neskončila, takže její semínko není zveřejněné a nic nejde přehrát
record-generator = míchal v ní generátor { $theirs }; tato verze míchá generátorem { $ours }
record-old-generator = míchal v ní starší generátor; tato verze míchá generátorem { $ours }
record-rules = hrálo se podle verze { $played } pravidel hry { $game }; tohle je verze { $now }
record-seed = semínko neodpovídá závazku: s mícháním někdo manipuloval
record-sum = volba { $key } místa { $seat } byla změněna: nesedí její kontrolní součet
record-setup = taková příprava nejde: { $why }
record-digest = konečný stav není ten, o kterém záznam vypráví (digest)
record-early = záznam má výsledek, ale hra neskončila
record-result = body nejsou ty, které hra dává

# Počítadla bodů
pad-object = má tu být objekt s poli { $fields }
pad-missing = chybí { $fields }
pad-unknown = neznámé: { $fields }; známé: { $known }
pad-whole = { $value } není celé číslo od 0 do { $most }
pad-truth = { $value } není ani true, ani false
pad-one-of = { $value } nejde; možné je: { $allowed }
pad-list = má tu být seznam o { $low } až { $high } položkách
pad-list-of = má tu být seznam: { $what }
pad-twice = uvedeno dvakrát
pad-player = hráč { $number }
pad-row = řada { $name }
pad-cell = pole { $name }
pad-card = karta { $number }
