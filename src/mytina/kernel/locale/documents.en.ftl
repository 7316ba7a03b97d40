# What is said of set-ups, records, score pads and other documents that cannot be used.
setup-wrong = { $field }: { $value } is not possible; allowed: { $allowed }
setup-wrong-why = { $field }: { $value } is not possible; allowed: { $allowed }
setup-whole = a whole number from { $low } to { $high }
setup-fields = the fields are { $fields }
setup-seats = { $low } to { $high }
setup-seed = a whole number or a text
bot-allowed = random, easy, greedy, policy, search, search:<iterations>, search:<milliseconds>ms or process:<program>{ $others }
bot-process-allowed = process:<program>, or process:<milliseconds>ms:<program>, with a program that can be run
bot-search-allowed = search:<iterations> or search:<milliseconds>ms, a number above 0
no-game = there is no game { $game }; the games are: { $games }
pick-wrong = seat { $seat } cannot pick { $key }: { $why }

# JSON
json-empty = there is nothing to read
json-utf8 = this is not a text in UTF-8 (byte { $byte })
json-cut = this is not JSON: it ends too early
json-malformed = this is not JSON: something is wrong in line { $line }, character { $column }
json-deep = it is nested too deeply
json-number = { $at }: the number is too large
json-whole = the document
json-missing = { $at }: the field { $field } is missing
json-unknown = { $at }: there is no field { $field }
json-kind = { $at }: { $expected } is expected, not { $found }
json-length = { $at }: the length must be { $bound }
json-bound = { $at }: it must be { $bound }
json-value = { $at }: { $found } is not possible here
json-other = { $at }: this does not fit here
json-or = { $first } or { $second }
json-type-int = a whole number
json-type-float = a number
json-type-str = a text
json-type-bool = true or false
json-type-null = nothing (null)
json-type-object = an object
json-type-array = a list

# Records
record-ply = ply { $ply }: { $why }
record-not = not a record: { $why }
record-nul = a record has no NUL characters
record-format = the format { $format } is unknown; this version reads { $known }
record-running = the game is not over, so its seed is not published yet and nothing can be replayed
record-generator = its shuffles were made by the generator { $theirs }; this version shuffles with { $ours }
record-old-generator = its shuffles were made by an older generator; this version shuffles with { $ours }
record-rules = it was played by version { $played } of the rules of { $game }; this is version { $now }
record-seed = the seed does not fit the commitment: the shuffle was tampered with
record-sum = the pick { $key } of seat { $seat } was changed: its check sum does not fit
record-setup = the set-up is not possible: { $why }
record-digest = the final state is not the one the record tells of (digest)
record-early = the record has a result, but the game is not over
record-result = the score sheets are not the ones the game gives

# Score pads
pad-object = an object with { $fields } is expected
pad-missing = { $fields } is missing
pad-unknown = unknown: { $fields }; known: { $known }
pad-whole = { $value } is not a whole number from 0 to { $most }
pad-truth = { $value } is neither true nor false
pad-one-of = { $value } is not possible; allowed: { $allowed }
pad-list = a list of { $low } to { $high } entries is expected
pad-list-of = a list of { $what } is expected
pad-twice = named twice
pad-player = player { $number }
pad-row = row { $name }
pad-cell = cell { $name }
pad-card = card { $number }
