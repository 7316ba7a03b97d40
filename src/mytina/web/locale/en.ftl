# The words of the pages.
slogan = board games in the glade
welcome-short = Board games in the browser. No account, nothing to install.
play-with = Play with this expansion
about-site = About this site
skip = Skip to the content
site = Language and settings
home = All games
games = Games
close = Close
cancel = Cancel
copy = Copy
share = Share
go = Go
any = whatever comes
belongs = The games belong to their authors and publishers. If you like one, buy the box: it is lovelier on a real table. The pictures and words here are our own.

# Settings
settings = Settings
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
setting-sound = Knock when it is my turn
setting-confirm = Ask before a turn ends
notify = Notify me when it is my turn

# Home
continue = Continue
table-yours = Your turn
table-theirs = { $name } to play
table-running = Being played
date = { $day } { $name ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
  } { $year }
table-over = Finished
players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1 to { $high } players
    }
   *[other] { $spread ->
        [none] { $low } players
       *[other] { $low } to { $high } players
    }
}
minutes = { $low } to { $high } minutes
play-alone = Play solo
play-bot = Play now against a bot
play-friends = Play with friends
rules = Rules
pad = Score pad
import = Open a record

# Set-up
new-table = New table
your-name = Your name
name-example = for example Ann
how-many = How many play
rest-seats = Players from { $first } on
who-plays = Who plays
bot-easy = Beginner
bot-medium = Experienced
bot-strong = Expert
bot-hard = Master
seat-number = Player { $number }
seat-me = me
seat-open = a friend
seat-bot = a bot
bot-kind = How strong the bot is
a-bot = bot
bot-random = Chance
bot-search = Master
bot-search-time = Master, { $seconds } s a move
bot-search-looks = Master, { $looks } looks
options = How to play
presets = What to play
preset-own = Choose each part
preset-own-note = Every part is switched on by itself.
expert = Time for a turn, and more
open-table = Open the table
form-errors = { $count ->
    [one] One thing is not right yet; it is marked below.
   *[other] { $count } things are not right yet; they are marked below.
}

# Joining
join-title = Join
join-heading = You are invited to { $game }
join-seat = A seat is waiting for you: { $seat }.
join-clock = Time for a turn: { $time }. When it has passed, a bot plays that turn ({ $bot }).
sit-down = Sit down
just-watch = Just watch
read-rules = Read the rules first
invite = Invite friends
invite-seat = { $seat } is free
invite-how = Send this link to a friend, or let them scan the code. Whoever opens it first sits down.
invite-link = Invitation

# The table
menu = Table menu
whole-page = Show everything
title-turn = ● Your turn – { $game }
title-over = Game over – { $game }
players-and-scores = Players and scores
you-here = you
points-word = { $count ->
    [one] point
   *[other] points
}
state-resigned = gave up
state-won = winner
state-over = finished
state-open = free seat
state-away = a bot stands in
state-turn = to play
state-here = here
state-your-turn = your turn
state-gone = not here now
bar = Your decision
meanwhile = Meanwhile
waiting = Waiting
due-at = until { $time } UTC on { $day }/{ $month }
due-mine = left; then a bot plays this turn for you.
hurry = Give a deadline
hurry-does = When the time has passed and nothing was decided, a bot plays this turn. The next one is theirs again.
hurry-whom = Who
hurry-time = Time from now
hurry-bot = Who steps in
hurry-object = I am here, take the deadline off
hurry-give = Give the deadline
clock = Time for a turn
clock-none = no limit
clock-bot = Who steps in when it has passed
clock-note = When it has passed, the bot plays that turn. After two turns missed in a row it holds the seat until its player is back.
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
waiting-for = Waiting for { $names }
waiting-friends = A seat is still free: send the invitation to a friend.
rival = rival
look = Show on the table
bot-in-line = { $place ->
    [1] The bot is next in line.
    [2] The bot is second in line.
    [3] The bot is third in line.
   *[other] The bot is number { $place } in line.
}
watching = You are watching this table.
away-note = A bot plays for you until you are back.
take-back-seat = I am back
refresh = Refresh
undo = Undo
undo-does = Take back the last step (U)
hint = Hint
hint-does = What would a strong bot do? (H)
hint-best = A strong bot would:
hint-lead = (expected lead { $points })
auto = Play for me
auto-does = Let a bot play this turn
end-yes = Yes, end my turn
end-no = No, let me think
end-sure = End your turn?
over = The game is over
see-result = The result
log = What happened
log-empty = Nothing has happened yet.
rule = Rule { $rule }
chat = Chat
chat-say = Say something
chat-send = Send
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thinking = Let me think …
phrase-thanks = Thanks, that was fun!
rename = Rename
watch-link = Link for spectators
renew = Make a new link
renew-invite-does = The old invitation dies; whoever has it cannot sit down any more.
renew-note = The old link dies, and so does every other device's hold on your seat.
close-table = Close this table
close-sure = Nobody can play on at a closed table. Close it?
delete-table = Delete this table
delete-sure = The table and its record will be gone for good. Delete it?
closed-table = The host has closed this table
private-link = My seat on another device
private-note = Whoever has this link plays in your place. Keep it to yourself.
record = Download the record
verify = Check the shuffle
leave = Leave (a bot stands in)
resign = Give up
resign-sure = Give up this game? The others win.
keys = Keys
key-tab = Tab
key-tab-does = through everything that can be chosen
key-arrows = ← ↑ → ↓
key-arrows-does = between the places on the board
key-enter = Enter, Space
key-enter-does = look closer; once more to play
key-closer = Shift + arrows
key-closer-does = from card to card, also those that cannot be played
key-numbers = 1 … 9
key-numbers-does = choose a numbered option
key-undo = U
key-undo-does = undo
key-list = L
key-list-does = all options in words
key-auto = P
key-auto-does = play for me
key-hint = H
key-hint-does = hint
key-escape = Esc
key-escape-does = close, or take back a step of an unfinished move
key-help = ?
key-help-does = this help

table = The table
zones = Parts of the table
zone-options = { $count ->
    [one] option
   *[other] options
}
list = All options
list-does = Show all options in words (L)
again = Watch again what happened
again-does = Watch again, step by step
this-table = This table
closeup-does = What it does
counter-more = Add: { $what }
counter-less = Take away: { $what }
counter-full = No more than { $most }
counter-takers = To whom
ways = How to do it
hint-brings = What it brings at once
hint-then = It prepares:
hint-second = Second best:
hint-less = ({ $points })

# The end
result = The result
end-alone = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
end-you = You have won!
end-winner = { $name } has won
end-shared = Winners: { $names }
end-nobody = Nobody has won
end-resigned = Gave up: { $names }
score-sheet = Score sheet
total = Total
over-time = Points over time
plot-label = Points over time; at the end { $summary }
moments = Decisive moments
rematch = Play again
to-rematch = To the next game
replay = Look back

# Replay
replay-of = { $game }: looking back
ply = Step
ply-of = Step { $ply } of { $plies }
step-first = To the start
step-previous = Step back
step-next = One step on
step-last = To the end
replay-more = Points, eyes, play on
autoplay = Play by itself
eyes = Through whose eyes
eyes-everybody = everybody’s
continue-here = Play on from here
to-table = To the table

# Records and shuffles
import-what = Look at a game that was saved as a record, and play on from any point of it.
import-failed = This record cannot be opened:
import-file = A record file
import-text = Or its text
import-go = Open
verify-running = The game is running. The commitment below was published when the table opened.
verify-ok = The shuffle is honest: the seed fits the commitment, and every step follows from it.
verify-bad = This does not fit together.
verify-how = Before the first move we publish a fingerprint of the secret seed that decides every shuffle. When the game is over we publish the seed too, so anybody can check that nothing was changed in between.
verify-commitment = Commitment
verify-seed = Seed
verify-hidden = published when the game is over
verify-yourself = Check it yourself

# Score pad
pad-of = { $game }: score pad
pad-what = For the box on your table: tap what lies on it, and the points are counted at once.
pad-table = The table
pad-anew = Start anew
pad-example = Show an example
pad-add = Another player
pad-remove = Remove this player
pad-rival-in = Play against { $name }
pad-rival-away = Not against { $name }
pad-raw = As text
pad-raw-note = The same format as the command mytina score.
pad-count = Count
pad-choose = What lies here?
pad-kind = Kind
pad-empty = Nothing
pad-players = Players
pad-brush = What is drawn
pad-erase = Erase
pad-collect = Add
pad-nothing = Nothing here yet.
pad-by-itself = auto
pad-search = Search by name
pad-done = Done
pad-less = One { $name } less
pad-more = One { $name } more
pad-warnings = { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
pad-tie = A tie; { $name } wins it.
pad-shared = A tie in everything: { $names } share the victory.
player-number = Player { $number }
less = Less
more = More

# Rules
rules-of = { $game }: the rules
contents = Contents
how-to = How to play
rulebook = Every rule by its address
rulebook-note = In our own words; the log of a game links here.
search = Search the rules and cards
search-none = Nothing found.

# What the script says
script-gone = The host has deleted this table.
script-offline = No connection. Nothing is lost; we keep trying.
script-online = Connected again.
script-copied = Copied
script-your-turn = Your turn
script-refused = That was not possible.
script-unreachable = The server did not answer. Try again in a moment.
script-choose = Choose one
script-yes = Yes
script-no = No
script-close = Close
script-notify-denied = Your browser does not allow notifications here.
script-notify-on = We will notify you.

# Errors
error-400 = That does not look right
error-403 = This is not your seat
error-404 = There is nothing here
error-405 = That is not done this way
error-409 = The table has moved on
error-413 = That is too much
error-429 = A little slower, please
error-500 = Something broke on our side
error-other = That did not work
error-status = Status { $status }

# A shape that is moved about on the board
ghost-map = The map: arrow keys move the shape, R turns it, F flips it, Enter draws it
ghost-fits = fits
ghost-no-fit = It does not fit here.
ghost-point = Point at the map, click to draw. The wheel or R turns, F flips.
ghost-tap = Tap the map, drag the shape, tap it again to draw.
ghost-rotate = Turn
ghost-rotate-does = Turn the shape (R, mouse wheel)
ghost-flip = Flip
ghost-flip-does = Flip the shape (F, Shift and mouse wheel)
ghost-draw = Draw here
ghost-counts = What it would change
key-turn = R, F
key-turn-does = turn or flip the shape on the map; arrows move it, Enter draws it

# The picture of a table
picture-svg = Picture (SVG)
picture-png = Picture (PNG)

# A large table
everybody = All { $count } players{ $waiting ->
    [0] {""}
   *[other] , { $waiting } to play
}
and-more = { $count } more

# Rules in pictures
guide-table = What is on the table
guide-turn = An example, step by step
guide-turn-note = A real game: the pictures and the lines below them come straight from the table.
guide-signs = The signs and what they mean

# The end of a game
replay-there = Watch
end-swing = points by which this changed the expected lead
end-more = Download and verify
result-picture = Picture of the result
result-named = Picture of the result with names
end-led = { $points ->
    [one] Ahead before the last part: { $name } by 1 point ({ $chapter }).
   *[other] Ahead before the last part: { $name } by { $points } points ({ $chapter }).
}
end-board = Look at the table

# The companion for a real table
companion-begin = Begin
companion-continue = Go on with the latest game
companion-do = What to do with the pieces
companion-first = Tap what is taken, and begin with her turn
companion-undo = Undo
companion-over = She has ended. Count your own points and compare them with hers.
companion-lists = What lies on the table
companion-that = That one
companion-anew = A new game
