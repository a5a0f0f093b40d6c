# The program's words.

person = Player
bot-name = { $level } { $number }
prompt = { $seat } >

# The saga: what a seat did, then the points and why.
saga-scored = { $deed } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }.
saga-unscored = { $deed } — no points: { $reasons }.
saga-join = { $first }; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } concedes

# At the terminal.
scores = { $seat } { $points }
pile = pile: { $count }
hand = hand: { $tiles }
seat-shown = { $seat } holds, as all know: { $tiles }
nothing-yet = Nothing has happened yet.
undone = Taken back.
undo-nothing = There is nothing to take back.
bye = The hall falls silent. Farewell.
saved = The game is kept in { $file }; go on with: heorot play --resume { $file }
recorded = The record of the game: { $file }
curtain = { $seat }: press Enter when nobody else looks.
over = The game is over.
result-conceded = Whoever concedes ranks behind all the others.
place-line = { $place }. { $seat } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
legal-count = { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}
legal-more = and { $moves } more, from { $points } down
legal-others = and { $moves } more
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-range-said = { $low } to { $high } points
figure-mean-said = about { $mean } points ({ $low } to { $high })
open-draw = What is drawn or rolled then, nobody knows yet.
open-others = The rest depends on what the others choose.
open-question = Then you decide again.
open-hidden = The rest depends on what others hide.
why-refused = No ({ $clause }): { $reason }
why-legal = Yes, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
why-legal-about = Yes, for { $points }:
why-unknown = Yes; what it brings cannot be known yet:
no-clause = There is no clause { $clause }.
reason-random = by lot
reason-only = the only move there is
reason-search = by trying it out: wins about { $share } % of such games
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

# Replaying a record.
replay-title = { $game }: { $people }
replay-keys = Enter: next turn · b: the board · a: all · q: leave
replay-back = Taken back to line { $line }.
ended-conceded = The game ends early, by concession.
ended-agreed = The game ends early, as all agreed: no places, no points.
verified = { $file }: { $game }, { $lines } lines, { $draws } draws recomputed, moves taken back: { $undos }; all as recorded
verified-own = { $file }: { $game }, the record of { $seat }, { $lines } lines: possible, the draws cannot be recomputed
marks-rule = rule
marks-ruling = our ruling
marks-option = option { $option }

# What was typed.
move-unknown = This is no move: { $text }
move-empty = An empty line is no move.
move-ambiguous = { $text } may mean: { $names }
move-throw = Only { $name } throws: { $text }

# The list of games.
game-line = { $title }, { $fewest }–{ $most } players, { $minutes } minutes:
value-default = { $value } (default)

# The door of the hall.
door-open = The hall is open. Here are played:
door-unbuilt = The browser’s table has not been built here: “make play” builds it.
door-ways = Programs reach the tables by this interface:

# The end: where the points came from, how they grew, how close it was.
summary-sources = Where the points came from
summary-began = At the beginning
summary-chart = How the points grew
summary-level = { $winner } and { $other } have the same number of points: the tie-break decided.
summary-close = A close end: { $winner } is { $points ->
    [one] a single point
   *[other] { $points } points
} ahead of { $other }.
