# The frame around every game.
frame-board = The board
frame-hand = Your hand and what you may do
frame-seats = The players
frame-points-of = points of { $name }
frame-grip = Saga, rules, chat
frame-sheet = Saga, rules, chat
