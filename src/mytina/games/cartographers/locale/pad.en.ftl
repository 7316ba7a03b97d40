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

# A document that cannot be scored
pad-four-cards = the ids of four scoring cards are expected, edict A first
pad-same-category = { $one } and { $other } are both of the category { $category }
pad-rows = { $n } rows of { $n } letters are expected
pad-row-length = { $row } is not { $n } letters long
pad-cells = a list of cells like ["B3"] is expected
pad-no-cell = there is no cell { $name }; cells are A1 to K11
pad-ruin-on-rock = a ruin is never printed on a mountain or wasteland
pad-wild = at most { $most } heroes of a map can count as any terrain
