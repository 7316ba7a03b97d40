# Lessons
lesson = Lesson
owl-says = The owl says
lesson-leave = Leave
lesson-leave-does = Leave the lesson; it waits on the home page until you come back
lesson-progress = Step { $step } of { $steps }
lesson-count = { $step } of { $steps }
lesson-back = Step back
lesson-next = Next
lesson-do = Do it for me
lesson-closer = Read it
lesson-watch = Watch what happens
lesson-play = Play a game

# The coach
coach = Coach
coach-known = Got it
coach-of-move = The owl on your last move
coach-good = It brought something at once: { $line } +{ $points }.
coach-fine = That move has its point, only it brought nothing at once.
coach-better = Another one would be { $points } points better, I think.
coach-yours = { $option } (your move)
coach-why = Show why
coach-line = { $line }: { $better } instead of { $made }
coach-rest = The rest of the difference is what can still be made of it.
coach-later = At once both bring the same; the difference is in what will be possible next.
coach-again = Take it back
coach-show = Show it on the board
coach-show-does = The move is taken back and the better one lights up; then you may play anything
coach-offer = First time here? The owl helps
coach-offer-does = It explains each new thing and speaks up when you miss something; you can hush it at any time
coach-levels = The owl advises
coach-level-often = Often
coach-level-seldom = Only when much is at stake
coach-level-off = Never
coach-review = Go through it with the owl
coach-review-does = You watch the game again, and the owl says where there was more to gain
coach-nothing = There was nothing better to be had here.
coach-thinks = Let us go through your moves one by one. I will say where there was more to gain.
coach-go-on = Go on
coach-often = Advise more often
coach-seldom = Advise less
coach-off = No more advice
train = First game with a coach
train-does = Against a gentle bot; the owl explains every new thing, and tells you when something got away.
learn-short = Learn in { $minutes } min

# Home
play = Play
go-on = Continue
more-tables = More tables

# The end of a game
end-you-by = You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
end-winner-by = { $name } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-lost-by = { $name } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}, you have { $own }
