# Völuspá's words. A piece carries its cases as attributes; `short` is its name in the notation.

piece-odin = Odin
piece-thor = Thor
piece-troll = Troll
piece-dragon = Dragon
piece-fenrir = Fenrir
piece-skadi = Skadi
piece-valkyrie = Valkyrie
piece-loki = Loki
piece-hel = Hel
piece-hermod = Hermod
piece-jotun = Jotun
piece-serpent = Sea Serpent
    .short = Serpent
verb-discard = discard
verb-stop = stop
verb-draw = draw
verb-start = start
verb-first = first

game-title = Völuspá
game-about = Build rows of gods and monsters. Play the strongest tile in a row and score a point for every tile in it.
option-edda = the Edda: Hel, Hermod, Jotun and the Sea Serpent
option-bookend = what two Valkyries at the ends of a row do
option-skadi_draw = whether one draws after laying Skadi
option-edda-false = the base game alone
option-edda-true = with the Edda
option-bookend-scores-once = they score the row once
option-bookend-holds = nobody else scores their row
option-skadi_draw-refill = the hand is always refilled
option-skadi_draw-literal = no draw after laying Skadi
option-start = who begins
option-start-drawn = drawn by lot
option-start-first-seat = the first seat
option-start-seat-2 = the second seat
option-start-seat-3 = the third seat
option-start-seat-4 = the fourth seat
option-start-seat-5 = the fifth seat

# What happened: sentences without their full stop, for more may follow.
note-laid = { $seat } lays { $tile } on { $cell }
note-covered = { $seat } lays { $tile } on { $cell }, over { $other }
note-exchanged = { $seat } exchanges { $tile } for { $other } on { $cell }
note-threw = { $seat } lays { $tile } on { $cell } and throws { $other } to { $to }
note-buried = { $seat } lays { $tile } on { $cell }, over { $other }
note-caught = { $seat } takes { $tile } into the hand, seen by all
note-caught-dragon = { $seat } takes { $tile } into the hand, seen by all; { $other } beneath leaves the game
note-discarded = { $seat } can play nothing and discards { $tile }
note-drew = { $seat } draws
note-drawn = { $seat } draws { $tile }
note-started = { $seat } begins
note-opened = { $tile } is the start tile
note-stopped = { $seat } lays no further tile
note-emptied = The pile is empty. These are the last turns: the game ends when all hands are empty
note-ended = All tiles are played

# Why points were scored, or not: parts of a sentence.
note-row-highest = strongest ({ $power }) in a row of { $tiles } tiles, { $first } … { $last }: +{ $points }
note-row-pack = the pack is strongest ({ $power }) in a row of { $tiles } tiles, { $first } … { $last }: +{ $points }
note-row-bookend = Valkyries at both ends of a row of { $tiles } tiles, { $first } … { $last }: +{ $points }
note-row-line = line { $first } … { $last } with { $tiles } tiles, the highest across all gaps (+{ $points })
note-row-tied = row { $first } … { $last }: a tie at { $power }
note-row-weaker = row { $first } … { $last }: { $power } is not the highest
note-row-powerless = row { $first } … { $last }: no strength beside Loki
note-row-held = row { $first } … { $last }: two Valkyries hold it
note-row-other-line = line { $first } … { $last } with { $tiles } tiles: only the better line counts
note-line-tied = line { $first } … { $last }: a tie at { $power }
note-line-weaker = line { $first } … { $last }: { $power } is not the highest
note-line-powerless = line { $first } … { $last }: no strength beside Loki
note-line-held = line { $first } … { $last }: two Valkyries hold his row
note-around = { $points ->
    [one] { $points } tile
   *[other] { $points } tiles
} around { $cell } (+{ $points })
note-lonely = only Hel beside { $cell } (+{ $points })

result-most = Highest score: { $points }.
result-first = A tie at { $points }: whoever reached it first wins.
result-shared = Nobody scored: the victory is shared.

reason-greedy = { unit } now, and it leaves the next player about { NUMBER($opens, maximumFractionDigits: 1) }

why-over = the game is over.
why-dealer = only the dealer draws.
why-first-player = who begins is settled before the game.
why-start-tile = the start tile is being drawn; it is never a Troll.
why-no-such-move = there is no such move.
why-not-in-hand = that tile is not in the hand.
why-stop = one may stop only after Hermod.
why-discard = a tile may be discarded only when none can be played.
why-touch = a tile must touch a laid tile with a side.
why-seven = a row would have more than seven tiles.
why-troll = only a Troll may be laid next to a Troll.
why-occupied = a tile lies there already.
why-hel-free = Hel is laid on a tile, not on a free place.
why-hel-on-hel = Hel is not laid on Hel.
why-on-hel = nothing is laid on Hel, nor exchanged with her.
why-dragon-on-dragon = a Dragon is not laid on a Dragon.
why-skadi-on-skadi = Skadi is not exchanged with Skadi.
why-beside-troll = that tile lies next to a Troll.
why-landing = a thrown tile lands just past an end of its row or column.
why-throw-nothing = there is no tile to throw.
why-throw-hel = Hel is not thrown.
why-throw-over-hel = Hel closes this end: a thrown tile cannot pass her.
why-throw-seven = the thrown tile would make a row of more than seven.
why-throw-beside-troll = only a Troll may land next to a Troll.
why-jotun-beside-troll = Jotun would lie next to a Troll.
why-hermods-cell = Hermod’s own place is no place for the next tile.
why-hel-after-hermod = after Hermod, Hel must touch him.
why-after-hermod = the tile after Hermod must lie in his row or column.

# The rulebook's examples, explained.
example-vo-x1 = Odin is stronger than Thor, Fenrir and Skadi: he scores his row, a point for each of its four tiles.
example-vo-x2 = Thor closes a horizontal row and a vertical one, and he is the strongest of both: 3 + 3 points.
example-vo-x3 = The row has a Troll already. Two equal tiles share the highest strength, and a tie scores nothing.
example-vo-x4 = Only a Troll may lie next to a Troll, so Thor and Loki are refused there. Under Odin Thor touches no Troll and may be laid.
example-vo-x5 = The Dragon covers the Troll, whose strength no longer counts, and is the strongest of four tiles.
example-vo-x6 = Three Fenrirs in one row are a pack of strength 12. That is more than Odin’s 8, and the row of five scores.
example-vo-x7 = Skadi takes the Dragon into the hand, and the Troll beneath it leaves the game. Odin is powerless beside Loki, so she scores three tiles.
example-vo-x8 = With a Valkyrie at each end, the second one scores the whole row, however strong Odin and Thor are.
example-vo-x9 = Loki takes all strength from the tiles beside him, Odin and the Dragon. Fenrir touches him only at a corner and keeps his 4.
example-vo-x10 = Hel scores a point for each of the four tiles around her, corners included. She is a gap: the upper row is cut in two.
example-vo-x11 = Jotun throws Thor past the end of the row, beside Loki, where he is powerless. So Jotun is the strongest both ways: 5 + 3 points.
example-vo-x12 = The Sea Serpent looks across the gap and is the strongest of the four tiles on his line. Of his two lines only the better one counts.
example-vo-x13 = Hermod scores a row of two, and another tile may follow him at once: the Troll scores the same row, now of three. 2 + 3 points.

# The first game: what to do, and what happened.
lesson-1 = A tile must touch another. If it is the strongest of its row, you score a point for each tile there. Lay Odin (8) at an end of the row.
lesson-1-done = Odin is stronger than Fenrir and Skadi: a row of three tiles, 3 points.
lesson-2 = A tile may lie in two rows at once and score both. Lay Thor (7) where a horizontal and a vertical row meet.
lesson-2-done = Thor is the strongest of both rows: 3 points and 2 points, 5 in all.
lesson-3 = A tie scores nothing: in the row of the other Thor, yours would bring 0. Lay Thor (7) above or below Skadi and Fenrir.
lesson-3-done = Here nobody is as strong as Thor: a vertical row of three tiles, 3 points.
lesson-4 = Next to a Troll (6) nothing may be laid but another Troll. Lay the Troll at an end of the row: it scores, and it closes that end.
lesson-4-done = A row of four tiles, 4 points. The cells around the Troll are closed to all other tiles.
lesson-5 = A Dragon (5) may also be laid on a tile, which then has no effect any more. Odin is too strong for you here: cover him with the Dragon.
lesson-5-done = Odin no longer counts. The Dragon is the strongest of the three tiles: 3 points.
lesson-6 = The Fenrirs (4) of a row add up their strengths. Two of them lie beside Thor (7): lay a third at an end of the row.
lesson-6-done = A pack of strength 12 beats Thor: a row of four tiles, 4 points.
lesson-7 = Skadi (3) may be exchanged for a laid tile, which comes into your hand. Exchange her for Odin: she is stronger than the Valkyries (2).
lesson-7-done = A row of three tiles, 3 points. And Odin is in your hand, to be laid again.
lesson-8 = If both ends of a row are Valkyries (2), the second one scores it, whatever lies between them. Lay your Valkyrie at the free end.
lesson-8-done = Odin and Thor do not matter: the Valkyries close a row of four tiles, 4 points.
lesson-9 = Tiles next to Loki (1) have strength 0; only other Lokis keep theirs. Lay Loki between Thor and Odin.
lesson-9-done = Thor, Odin and Fenrir have strength 0, so Loki is the strongest of two rows: 3 + 2, that is 5 points.
lesson-10 = Now it is your choice. There are five tiles in your hand and many places: find the move that scores most.
lesson-10-done = The Dragon on Thor, the strongest of two rows: 7 points, no move scores more. You are ready for your first game.

# The table in the browser: buttons, what is under a name, what is read aloud.
table-lay = Lay { $tile }
table-cover = Cover with the { $tile }
table-exchange = Exchange { $tile }
table-throw = Throw { $other }
table-discard = Discard { $tile }
table-stop = Stop
table-task-lay = lay a tile
table-task-chain = one more in Hermod’s row or column, or stop
table-task-discard = nothing can be played: discard a tile
table-edda = with the Edda
table-pile = { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
table-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
table-hels = { $count } Hel
table-holds = holds { $tiles }
table-board = The laid tiles
table-hand = Your hand
table-empty = No tile is laid yet.
table-tile = { $tile }, strength { $power }
table-tile-at = { $cell }: { $tile }, strength { $power }
table-tile-changed = { $cell }: { $tile }, strength { $power } instead of { $strength }
table-hel-at = { $cell }: Hel, a gap
table-beneath = beneath it { $tile }
table-last = laid last
table-staged = chosen, not yet done
table-cell = { $cell }: free
table-cell-seven = { $cell }: closed, a row would have more than seven tiles
table-cell-troll = { $cell }: free, beside a Troll
table-here = { $tile } here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-throw-from = may be thrown, for up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-throw-to = { $tile } lands here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-aim = Where does { $tile } land?
table-pick-first = First pick a tile in your hand.
table-no-place = { $tile } has no place now.
table-peek = Show what lies beneath
table-unpeek = Show what lies on top
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = Show the whole table
table-line = Line { $y }: { $tiles }
table-line-tile = { $x } { $tile } { $power }
table-row-of = Row through { $cell }: { $tiles }
table-column-of = Column through { $cell }: { $tiles }
table-around-of = Around { $cell }: { $tiles }
table-nothing = nothing
table-which-cell = Name a place by its two numbers, as in 3,-1.
table-command-row = row
table-command-around = around

# At the terminal.
help-move = A move is a tile and a place (column, line), such as { $example }. Names may be shortened.
help-signs = · an open place   × an open place beside a Troll   ^ a tile on another one   ↓ robbed of its strength by Loki
