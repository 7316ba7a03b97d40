# What every game says.
sequence = { $parts }
repeat = { $times ->
    [one] { $part }
   *[other] { $times } times: { $part }
}
choose-one = Choose one
several = Choose { $n } of { $most }
several-none = Choose none
one-of = One of: { $parts }
may-prompt = Do you want to: { $part }?
may = You may: { $part }
each = Everybody in turn: { $part }
together = Everybody at once: { $part }
yes = Yes
no = No
person = { $name }
    .gen = { $name }
why-over = the game is over
why-no-seat = there is no seat { $seat } at this table
why-not-your-turn = it is not this seat’s turn to decide
why-not-an-option = it is not among the options now
why-nothing-to-undo = there is nothing of yours to take back
why-undo-revealed = something hidden has come to light since
why-undo-acted = somebody else has acted since
log-resign = gives up
seat = Player { $number }

# The terminal
terminal-help = Write the number or the key of an option. Also: undo · hint · why KEY · log · save FILE · resign · help · quit
terminal-prompt = Your pick
terminal-unknown = “{ $given }” is neither an option nor a command.
terminal-why-legal = That is possible now.
terminal-why-usage = Write: why KEY, for example: why { $key }
terminal-nothing-refused = There is nothing to explain here.
terminal-hint = A strong bot would pick
terminal-hint-lead = expected lead { $points }
terminal-thinks = { $name } is thinking …
terminal-picks = { $name }: { $words }
terminal-saved = Saved in { $file }
terminal-saved-hint = To go on later: mytina play --resume { $file }
terminal-not-saved = The game is not saved. Next time use --save FILE, or “save FILE” before you leave.
terminal-over = The game is over
terminal-wins = Winner: { $names }
terminal-nobody = Nobody has won
terminal-your-turn = { $name }, it is your turn
terminal-resigned = { $names } gave up
