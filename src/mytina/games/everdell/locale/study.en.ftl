# What reports on many games say
study-played = Which cards win
study-played-about = How much more often a player wins who plays the card (at least once) than one on the same seat with the same bot who does not. It does not say that the card is the reason: who is ahead can afford more, and dear cards are played by those who do well.
study-achieved = Which events win
study-achieved-about = The same for events achieved. Only one player can have an event, so part of the difference is that the other does not have it.
study-visited = Which places win
study-visited-about = The same for places on the board and in the forest, visited by a worker at least once. A place that almost everybody visits tells little.
