"""What a game is: states, moves, the dealer, views, events, reasons, options, parts, positions — knows no game, no web.

The vocabulary, once, for the whole library:

seat        0 … n-1, clockwise. DEALER deals, draws and rolls; NOBODY acts when the game is over.
move        an int of the game's fixed, versioned alphabet; its notation is a short line within a position.
HIDDEN      the move 0 of every alphabet: a move that this onlooker may not know (`?`).
whole state everything is known; a *seen* state has unknown parts (`?`) and is all that ever leaves.
event       what happened, by the clause of the rule that tells it, with its fields by name, its audience and its points.
reason      why a move is not legal, as a small number with its clause and its message; 0 is OK.
"""
