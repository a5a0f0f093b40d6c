# The frame around every game.
frame-board = Le plateau
frame-hand = Votre main et ce que vous pouvez faire
frame-seats = Les joueurs
frame-points-of = points de { $name }
frame-grip = Saga, règles, conversation
frame-sheet = Saga, règles, conversation
