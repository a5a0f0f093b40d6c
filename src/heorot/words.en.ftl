# The program's words.

person = Player
bot-name = { $level } { $number }
prompt = { $seat } >
scores = { $seat } { $points }
pile = pile: { $count }
hand = hand: { $tiles }
seat-shown = { $seat } holds, as all know: { $tiles }
nothing-yet = Nothing has happened yet.
undone = Taken back.
undo-nothing = There is nothing to take back.
bye = The hall falls silent. Farewell.
curtain = { $seat }: press Enter when nobody else looks.
over = The game is over.
place-line = { $place }. { $seat } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
legal-count = { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}
legal-more = and { $moves } more for { $points }
why-refused = No ({ $clause }): { $reason }
why-legal = Yes, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
not-understood = { $error }
no-clause = There is no clause { $clause }.
reason-random = by lot
reason-points = for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-commands =
    A move: a tile and a place, such as { $example }. Names may be shortened.
    legal [tile]   the legal moves and what each brings
    why MOVE       why it is legal or not, and what it brings
    hint           what the best bot would do, and why
    board · hand · scores · last · undo · rules [CLAUSE] · quit
