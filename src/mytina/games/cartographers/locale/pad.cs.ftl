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
