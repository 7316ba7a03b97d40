# What reports on many games say
study-scoring = What each scoring card brings
study-scoring-about = The points that a player gets from a scoring card in the games in which it lies on the table. A card that brings much is not a reason to win: it brings the other player as much.
study-dealt = The whole score with each scoring card
study-dealt-about = The mean score of all players in games with this card on the table. Cards of one kind take each other's place, so compare those.
study-first = Going first, finishing first
study-first-about = How much more those won who had the first turn, and those who finished their town first. Finishing first brings the builder beaver; but who finishes first may also be ahead already.
study-first-turn = the first turn
study-first-finished = finished first
