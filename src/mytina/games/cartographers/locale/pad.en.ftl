# The score pad
pad-mode = Heroes
pad-mode-plain = own terrain
pad-mode-wild = any terrain (combined)
pad-map = Printed map
pad-no-map = blank sheet
pad-grid = Map
pad-survey = All scoring cards
pad-seasons = If the season ended now
pad-season = { $season } ({ $first } + { $second })
tie-monsters = Lost to monsters
