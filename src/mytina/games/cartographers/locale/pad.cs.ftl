# Počítadlo bodů
pad-mode = Hrdinové
pad-mode-plain = vlastní terén
pad-mode-wild = libovolný terén (spojená)
pad-map = Vytištěná mapa
pad-no-map = prázdný list
pad-grid = Mapa
pad-survey = Všechny bodovací karty
pad-seasons = Kdyby teď skončilo období
pad-season = { $season } ({ $first } + { $second })
tie-monsters = Ztráty kvůli nestvůrám

# Dokument, který spočítat nejde
pad-four-cards = mají tu být čtyři bodovací karty, nejdřív výnos A
pad-same-category = { $one } a { $other } jsou obě z druhu { $category }
pad-rows = má tu být { $n } řad po { $n } písmenech
pad-row-length = { $row } nemá { $n } písmen
pad-cells = má tu být seznam polí jako ["B3"]
pad-no-cell = pole { $name } není; pole jsou A1 až K11
pad-ruin-on-rock = zřícenina není nikdy natištěná na horách ani na pustině
pad-wild = za libovolný terén může na jedné mapě platit nejvýš { $most } hrdinů
