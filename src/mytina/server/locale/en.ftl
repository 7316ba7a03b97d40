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
clock-range = The time of a turn is from 1 second to { $days } days.
away = A bot holds your seat; come back to it first.
not-away = No bot holds your seat.
name-empty = Write a name of 1 to 24 characters.
chat-empty = Write a message of 1 to 300 characters.
pick-missing = The option and the stamp of the decision are missing.
not-over = The game still runs; this is possible once it is over.
over = The game is over.
replay-only = This is a record of a game; nobody can play on here, but you can continue from it.
no-hint = There is nothing for you to decide now.
too-fast = Too many requests at once; please wait a moment.
too-large = What you sent is too large.
cross-site = This request came from another site and was not carried out.
bad-request = The request could not be understood.
broken = Something went wrong here, and we have written it down. Nothing that was acknowledged is lost.
busy = The storage does not answer at the moment; please try again.
old-rules = This table was played by version { $played } of the rules; the server now has version { $now }.
no-pad = This game has no score pad.
seat-count = This game is for { $low ->
    [one] { $low } player
   *[other] { $low } players
} up to { $high }.
seat-kind = Say who sits here: me, open or bot.
bot-unknown = There is no such bot: choose random, greedy, search:<up to 2000> or search:<up to 2000>ms.
no-eyes = You can look only through your own eyes while the game runs.
mark-lead = { $name } takes the lead
mark-gain = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
