# What the server says.
stale = The table has moved on meanwhile; here it is as it stands now.
no-page = There is no such page.
no-table = There is no such table; perhaps it was deleted after a long rest.
no-method = This address cannot be used in that way.
not-seated = Only somebody who sits at this table can do that.
not-possible = This is not possible here.
seat-taken = Somebody has already taken this seat; you can still watch.
invite-unknown = This invitation is not valid.
seat-unknown = This private link is not valid.
not-awaited = The table does not wait for a person on this seat.
not-silent = Somebody who has been silent for less than { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} cannot be hurried yet.
deadline-missing = Say whom to give a deadline, and how long.
clock-range = The time of a turn is from { $seconds } seconds to { $days } days.
no-deadline = Nobody gave you a deadline.
stand-in-weak = A turn of somebody else is played by a better bot: greedy, policy or search (with { $least } iterations or milliseconds at least).
undo-shown = another player has seen it and could react
away = A bot holds your seat; come back to it first.
not-away = No bot holds your seat.
name-empty = Write a name of 1 to 24 characters.
name-taken = Somebody at this table has that name already; choose another.
names-alike = Two seats would have names that look the same ({ $name }); give each a name of its own.
chat-empty = Write a message of 1 to 300 characters.
pick-missing = The option and the stamp of the decision are missing.
undo-missing = Say what to take back: its stamp is missing.
not-host = Only the host of this table can do that.
closed = The host has closed this table; it can be looked at, but nobody plays on.
close-first = Others play at this table; close it before you delete it.
not-over = The game still runs; this is possible once it is over.
analysis-seats = A game of more than { $most } players is too large for an analysis; you can go through it step by step.
over = The game is over.
replay-only = This is a record of a game; nobody can play on here, but you can continue from it.
no-hint = There is nothing for you to decide now.
too-fast = Too many requests at once; please wait a moment.
too-large = What you sent is too large.
cross-site = This request came from another site and was not carried out.
bad-request = The request could not be understood.
broken = Something went wrong here, and we have written it down. Nothing that was acknowledged is lost.
busy = The storage does not answer at the moment; please try again.
storage-full = The storage is full: nothing more can be kept until the host makes room. Nothing that was acknowledged is lost.
upgraded = This server has been upgraded and starts anew; please try again in a moment.
misfits = { $what }
bad-host = The header Host of this request cannot be understood.
metrics-host = These figures are for the host: set MYTINA_METRICS_TOKEN and ask with it.
old-rules = This table was played by version { $played } of the rules; the server now has version { $now }.
no-pad = This game has no score pad.
seat-count = This game is for { $low ->
    [one] { $low } player
   *[other] { $low } players
} up to { $high }.
seat-count-only = This game is for { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
seat-kind = Say who sits here: me, open or bot.
bot-unknown = There is no such bot: choose random, easy, greedy, policy, search:<up to 2000> or search:<up to 2000>ms.
no-eyes = You can look only through your own eyes while the game runs.
mark-lead = { $name } takes the lead
mark-gain = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once

# What a host is told in the terminal
serve-workers = several workers on this system need PostgreSQL, or Redis by --channels
serve-port-used = port { $port } on { $host } is in use; try another --port
serve-port-forbidden = port { $port } on { $host } is not for everybody; try one above 1023
serve-port-elsewhere = { $host } is not an address of this machine
serve-port-unknown = { $host } is not an address to listen on
serve-port-range = there is no port { $port }; try one from 1024 to 65535
serve-database = the database { $url } cannot be used: { $why }
serve-database-kind = the database { $url } cannot be used; allowed: sqlite:///FILE, postgresql://…
serve-unavailable = the database does not answer: { $why }
serve-full = the disk of the database is full
serve-newer = the database was made by a newer version of Mýtina: { $why }. Upgrade this one: pip install --upgrade mytina
setting-int = { $name }: { $value } is not a whole number
setting-float = { $name }: { $value } is not a number
setting-channels = channels: { $value } is not possible; allowed: redis://…, postgresql://…, { $neighbours }
no-tables = there are no tables yet
no-such-table = there is no table { $table }
listed-running = running
listed-finished = finished
listed-record = record
listed-old-rules = old-rules
backup-not = { $file }: this is no backup of Mýtina, or it is damaged
backup-newer = { $file }: a newer version of Mýtina has made this backup (form { $revision }); upgrade this one first
backup-there = { $file }: this file is there already; --replace writes the backup in its place
backup-taken = the database has tables already; --replace puts the backup in their place
backup-secret = MYTINA_SECRET is not the secret of this backup, so no seat link in it would work; set it to the old one
backup-running = a server runs on this database; stop it first

# Lessons
lesson-only = In a lesson, only what the owl asks for is played; leave it to play freely.
lesson-back = In a lesson, “Step back” takes back.
lesson-read = The owl has not asked for anything yet: read on first.
no-coach = The coach does not speak like that.
coach-alone = The coach advises only against bots. After a game with people you can go through its replay together.
file-wrong = the file { $file } ({ $option }) cannot be used:
    { $why }
companion-wrong = That cannot be now, or the link is damaged. Go one step back.
no-puzzle = There is no such puzzle. All of them are on the page Puzzles.
puzzle-table = Puzzle: { $game }
puzzle-solved = This puzzle has been answered. You can play on from here at a new table.
puzzle-no-undo = Nothing is taken back in a puzzle: a move other than the best is not even played.
