# What things of the frame are, for whoever asks.
ask-title = What this is
ask-clause = Clause { $clause }
ask-seat = A player: the shield is their colour and sign everywhere on the table. The bar marks whose turn it is.
    .name = Player
ask-points = The points so far.
    .name = { $said }
ask-tally = What is counted for this player until the points come at the end.
    .name = { $said }
ask-clock = The time this player has left. It runs only on their turn.
    .name = Clock
ask-worth = What this move would bring at once. “≈” is an average, where luck or others have a say.
    .name = { $said }

tips-read = Got it
tips-none = No more tips
