# Puzzles
puzzles = Puzzles
puzzles-about = Positions from real games of bots in which one move is clearly the best. Can you find it? It is your turn, and you know only what the player at the table knew.
puzzles-none = There are none yet.
puzzle = Puzzle
puzzles-solved = { $solved } of { $puzzles } solved
puzzles-all-solved = All { $puzzles } solved. Well done!
puzzle-number = Puzzle { $number }
puzzle-seats = { $seats ->
    [one] solo
   *[other] { $seats } players
}
puzzle-early = early in the game
puzzle-middle = in the middle of the game
puzzle-late = late in the game
puzzle-hard = tricky
puzzle-is-solved = solved
puzzle-is-shown = solution seen
puzzle-is-begun = begun
puzzle-ask = It is your turn. What is best here?
puzzle-further = Right so far. And then?
puzzle-right-so-far = Right! I will finish the move.
puzzle-brings = At once it brings: { $lines }.
puzzle-brings-nothing = At once it brings no points.
puzzle-lacks = By my judgement it falls about { $points } points short of the best move.
puzzle-again = Nothing was played: try another move, or look at the solution.
puzzle-show = Show the solution
puzzle-all = All puzzles
puzzle-right = Right!
puzzle-was = This is the best move.
puzzle-values = How many points more it brings
puzzle-lead = By my judgement it brings about { $points } points more than the second best.
puzzle-then = And it makes this possible next: { $move }.
puzzle-missed = Bots that do not think for long would have played something else.
puzzle-play = Play on from here
puzzle-over = Puzzle { $number } of { $puzzles }: solved
puzzle-over-shown = Puzzle { $number } of { $puzzles }: this is the solution
puzzle-next = Next puzzle
analysis-puzzles = Can you find the best move? Puzzles
