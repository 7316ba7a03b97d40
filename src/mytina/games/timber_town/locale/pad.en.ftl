# What the score pad says of a document that cannot be scored, or of a town that cannot be.
pad-one-builder = only one of them can have the builder beaver
pad-builder-full = only a full town of { $cells } tiles brings the builder beaver
pad-seven-cards = a list of seven card ids is expected
pad-one-card = one card of this kind is needed: { $tile } ({ $allowed }); found: { $found }
pad-four-rows = four rows of text, A to D, are expected
pad-four-cells = four cells are expected; { $n } found in { $row }
pad-cell-code = { $cell } does not begin with one of { $codes }
pad-cell-empty = { $cell }: an empty cell has no walkways
pad-cell-sides = { $cell }: walkways are letters of N E S W, each at most once
pad-cell-tile = { $cell }: no tile of this kind has the walkways { $sides }: { $tile }
pad-pairs = a list of pairs like ["A1", "A2"] is expected
pad-pair = a pair of cells like ["A1", "A2"] is expected
pad-no-neighbours = these cells are not neighbours
pad-joined = { $edge }: a walkway joins these tiles already, so no token can lie between them.
