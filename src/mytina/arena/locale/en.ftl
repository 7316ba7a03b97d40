# What the arena says: refusals, progress.
other-code = the rules or bots are others than those of these games ({ $theirs }, here { $ours }); use the same version of mytina everywhere
bot-twice = a tournament needs different bots
too-few-bots = a tournament at a table of { $seats } needs at least { $seats } bots
workers-die = the processes that play keep dying (is there enough memory?); what was finished is kept
needs-package = this needs { $name }: pip install 'mytina[arena]'
cluster-unreachable = no Dask scheduler answers at { $address } ({ $why }); an address looks like tcp://host:8786
cluster-empty = the cluster at { $address } has no workers
folder-used = { $folder } is not empty: choose another folder, or go on with what it holds by --resume
folder-no-plan = { $folder } holds no results of a simulation (there is no plan.json)
folder-damaged = { $file } is damaged; the games beside it can't be told what they belong to
folder-empty = { $folder } holds no finished games yet
other-plan = { $folder } holds games of another plan: game, bots, seed and set-up must be the same to go on
fewer-games = { $folder } was begun for { $games } games: ask for as many or more
records-where = --records needs a folder to keep them in: --out DIR
resume-where = --resume needs the folder to go on with: --out DIR
no-policy = { $game } has no policy to train: its folder names no features of options. Games that have: { $games }
training-damaged = { $file } is damaged, so the training can't go on from it: choose another folder, or remove the file to begin anew
no-such-kind = No table to learn from is of the kind { $kind }. Kinds that there are: { $kinds }
training-other = { $folder } holds a training of { $game }: choose another folder
rate = { $games } games/s
stopped = stopped after { $done } of { $total } games
stopped-kept = stopped after { $done } of { $total } games; they are kept in { $folder }, and --resume goes on with them
resumed = { $done } of { $total } games were there already
faults = { $bot }: { $faults ->
    [one] 1 decision was
   *[other] { $faults } decisions were
} made by chance, because it was late, failed, or named no option.

# Bots
bot-random = any option, all equally likely
bot-easy = sensible, with half of its mind elsewhere: one of the four options that the policy likes, by chance
bot-policy = picks at once, by what it has learned of options; where a game has learned nothing, as greedy does
bot-greedy = one move ahead, by the game's judge
bot-search = rollouts in determinizations; search:400 iterations or search:250ms of time a decision
bot-process = a program of yours in any language: process:./mybot, or process:250ms:./mybot (docs/bots.md)

# Tournaments
standings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at tables of { $seats }, the same deals from all seats. { $machine }
standings-answered = It is known of every two bots which is better (▲ ▼).
standings-open = Not everything is answered: ▲ and ▼ mark what is; more games may tell the rest.

# Printed tables
column-worst = worst
column-tenth = 10 %
column-nine-tenths = 90 %
column-best = best
column-target = mean target
column-lead = mean lead
column-reached = reached
column-elo = Elo
column-interval = 95 % interval
printed-intervals = In brackets are 95 % intervals; a tenth of the games lies below 10 %, a tenth above 90 %.
printed-games = { $game }: { $count ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $decisions } decisions per second.
printed-target = The target of a solo game is the rival's points, or what the best title needs.

# Reports
report-title = { $game }: { $games } games of bots
report-made = Made by these commands from { $games } finished games (planned: { $planned }).
report-bots = Bots
report-seed = Seed
report-setup = Set-up
report-machine = Machine
report-usual = as usual
report-language = Language
report-reading = How to read it
report-reading-about = Bots played these games, not people, and their habits are in every number. A dot is what was found, the line through it the 95 % interval: if the games were played again with other shuffles, about one line in twenty would miss the truth. Where there are many lines, some miss it by chance alone.
report-scores = How many points
report-scores-about = How often each score was reached. The whole area of each outline is all its games.
report-bot-table = The bots
report-bot-table-about = What each bot reached in these games. A shared win counts as its share.
report-lines = Where the points come from
report-lines-about = The mean of each line of the score sheet, over the games in which it is there. A long line of points is not what decides a game if all have it.
report-seats = Does the seat matter?
report-seats-about = How often each seat wins. Bots changed seats from game to game, so what is left is the seat. The upright line is what chance would give.
report-points = Set-ups compared
report-points-about = The mean score for each set-up. All set-ups were played from the same seeds.
report-length = How long a game takes
report-length-about = How many decisions a game has, all players together. Forced moves are not counted.
report-effect-table = All of them, with points
report-all-or-nothing = Each of these bots won all its games or lost them all, so wins say nothing here; the plot shows how many points more were had. Bots that are nearly equal would tell more.
report-ratings = Ratings
report-ratings-about = The strength of each bot in Elo points; 100 points more mean about 64 of 100 games won. The mean of these bots is 0, so ratings of different tournaments do not compare.
report-cross = Who beats whom
report-cross-about = What the bot at the left scored against the one above, a win being 1 and a tie a half.
report-faults = { $faults ->
    [one] 1 decision
   *[other] { $faults } decisions
} of { $bot } had to be made by chance, because it was late, failed, or named no option.
report-foot = Made by mytina { $version } from { $folder }. Cards, places and rules are named as on the site.
axis-points = points
axis-points-more = points more
axis-wins = share of wins
axis-wins-more = won more often (percentage points)
axis-decisions = decisions
axis-elo = Elo points
column-name = what
column-share = done by
column-count = seats
column-wins = wins more
column-points = points more
column-bot = bot
column-games = games
column-mean = mean points
column-win-rate = wins
column-low-high = from a tenth to nine tenths
column-seat = Seat { $number }
unit-points = pp
report-written = { $file }: a report on { $games } games
report-small = Few games: with { $games } of them most intervals are wide.

# mytina analyse
analysis-player = player
analysis-accuracy = accuracy
analysis-decisions = decisions
analysis-expected = expected
analysis-found = on offer
analysis-lost = lost
analysis-gifts = by others
analysis-luck = luck
analysis-result = lead
analysis-ply = step
analysis-before = before
analysis-after = after
analysis-picked = played
analysis-best = better
analysis-moment = { $ply }. { $name }: about { $points } points
analysis-no-moments = No decision lost a whole point.

puzzles-seed = The seed becomes part of a puzzle's name: letters, digits and hyphens only.
puzzles-folder = There is no folder { $folder }.
puzzles-none = No move was clearly the best in { $games ->
    [one] one game
   *[other] { $games } games
}: try more games or another seed.
puzzles-written = { $file }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
}
