# The analysis of a finished game
analysis = Analysis
analysis-of = { $game }: what decided it
analysis-what = Every decision is looked at again, only from what the player could know at the time: what was better, by how much, and how much of the result was luck. It takes a minute or two, for large games a few more.
analysis-start = Analyse this game
analysis-running = { $done } of { $picks } moves judged.
analysis-stays = The page looks again by itself. You may leave, too: the analysis is kept with the table, for everybody who played.
analysis-so-far = What stands out so far
analysis-so-far-what = Not the last word: order and points may still change.
analysis-failed = The analysis was not finished: the server had too much to do. Please try again in a while.
analysis-skill = Who played how
analysis-accuracy = Accuracy
analysis-percent = { $value }%
analysis-expected = Expected at the start
analysis-found = Better moves on offer
analysis-lost = Own weaker moves
analysis-gifts = Moves of others
analysis-luck = Luck
analysis-result = Lead at the end
analysis-explained = What is expected at the start is what would come of it if everybody played on like a practised bot. Sometimes more is on offer than such a bot would find; weaker moves are measured against the best on offer. What can still be done in the next turn is not lost yet. Luck is what nobody decided: what was drawn and revealed. Accuracy says how near the moves came to the best ones: a move that cost 4 points counts 37%.
analysis-best-played = Most accurate: { $name } ({ $accuracy }%).
analysis-luckiest = Luckiest: { $name } (about { $luck } points).
analysis-no-luck = Luck favoured nobody much.
analysis-graph = How the expected lead went
analysis-graph-of = How the expected lead went: { $name }
analysis-graph-label = The expected lead over the game; at the end: { $summary }
analysis-band = The band shows how open the end still was: about two games of three would have ended within it. The numbers lead to the moments below.
analysis-numbers = The numbers lead to the moments below.
analysis-bands = How open the end was
analysis-band-each = The band shows how open the end still was for a player: about two games of three would have ended within it.
analysis-ahead = { $name } leads
analysis-alone-ahead = ahead
analysis-alone-behind = behind
analysis-moments = Moments that mattered most
analysis-none = No decision cost a whole point. Well played!
analysis-cost = about { $points } points
analysis-cost-words = So many points it cost, by the analysis
analysis-asked = Question: { $question }
analysis-played = Played
analysis-better = Better
analysis-picture = The table at that moment: { $name }
analysis-marked-better = the better place
analysis-marked-made = where it was played
analysis-replay = Replay from this moment
analysis-try = Try from here
analysis-all = All decisions
analysis-all-count = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-all-costly = { $count ->
    [one] 1 decision that cost a point or more
   *[other] { $count } decisions that cost a point or more
}
analysis-all-what = What lead could be expected before a move and after it, and by how many points the best move was better. It is more after a move than before where that found something a practised bot would not play. A move leads to the replay, where its alternatives are.
analysis-ply = Move
analysis-move = What was played
analysis-before = Before
analysis-after = After
analysis-loss = Cost
analysis-step = { $name }, by the analysis
analysis-step-best = There was nothing better here.
analysis-step-lost = About { $points } points better: { $better }.
analysis-step-values = The lead to be expected at the end
analysis-step-through = Go through the decisions one by one
analysis-step-begin = Go through the game decision by decision. At each you see what could be expected and what else there was.
analysis-made = { $option } (played)
