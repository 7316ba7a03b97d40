# The game of the day
daily-minutes = about { $minutes } minutes
daily-to-today = Today’s game
daily-name = Name for the results (you may leave it out)
daily-play = Play
daily-rules = You play alone, once in each browser, without hints.
daily-left = The next one comes in { $hours } h { $minutes } min, at midnight UTC; what you have begun you may finish after that.
daily-mine-rank = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
}, rank { $rank } of { $count }
daily-mine-late = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
}, finished after midnight
daily-to-result = Your result
daily-tomorrow = Tomorrow you can see here how others played.
daily-given-up = You have played this one, but it has no result. There will be a new one tomorrow.
daily-begun = You have begun it.
daily-begun-late = You have begun it; you may finish it, but the result will stand apart because the day is over.
daily-results = Results
daily-none = Nobody has finished it yet.
daily-nobody = Nobody finished it that day.
daily-count = { $count ->
    [0] Nobody finished it in time.
    [one] 1 person finished it in time.
   *[other] { $count } people finished it in time.
}
daily-late = Finished after midnight
daily-replays = You can watch the games of others tomorrow: today they would tell what is to come.
daily-unnamed = No name
daily-you = (you)
daily-watch = Watch
daily-promise = Nobody stacked the deck: the commitment
daily-promise-how = The shuffle follows from a secret number, which follows from a secret of the server and from the date. Its fingerprint is here from the beginning of the day, the number itself from the next day on; anybody can compute whether they belong together.
daily-commitment = Fingerprint (published at { $at } UTC)
daily-seed-tomorrow = shown tomorrow
daily-past = Days before
daily-of-day = { $count ->
    [one] 1 game
   *[other] { $count } games
}, best result { $best }
daily-result = { $points ->
    [one] you have 1 point
   *[other] you have { $points } points
}
daily-going = begun
daily-back = Results of the day
