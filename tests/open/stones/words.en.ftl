verb-take = take
verb-first = first
game-title = Stones
game-about = Take one or two stones in turn, and the last one if you can.
note-began = { $seat } begins.
note-took = { $seat } takes stones: +{ $points }
result-most = Most points win: { $points }.
why-not-now = that cannot be done now.
