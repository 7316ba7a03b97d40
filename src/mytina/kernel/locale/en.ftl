# What every game says.
sequence = { $parts }
repeat = { $times ->
    [one] { $part }
   *[other] { $times } times: { $part }
}
choose-one = Choose one
one-of = One of: { $parts }
may-prompt = Do you want to: { $part }?
may = You may: { $part }
each = Everybody in turn: { $part }
together = Everybody at once: { $part }
yes = Yes
no = No
why-over = the game is over
why-no-seat = there is no seat { $seat } at this table
why-not-your-turn = it is not this seat’s turn to decide
why-not-an-option = it is not among the options now
why-nothing-to-undo = there is nothing of yours to take back
why-undo-revealed = something hidden has come to light since
why-undo-acted = somebody else has acted since
log-resign = gives up
