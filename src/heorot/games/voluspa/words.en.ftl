# Völuspá's words. A piece carries its cases as attributes; `short` is its name in the notation.

piece-odin = Odin
    .def = Odin
    .indef = Odin
piece-thor = Thor
    .def = Thor
    .indef = Thor
piece-troll = Troll
    .def = the Troll
    .indef = a Troll
piece-dragon = Dragon
    .def = the Dragon
    .indef = a Dragon
piece-fenrir = Fenrir
    .def = Fenrir
    .indef = Fenrir
piece-skadi = Skadi
    .def = Skadi
    .indef = Skadi
piece-valkyrie = Valkyrie
    .def = the Valkyrie
    .indef = a Valkyrie
piece-loki = Loki
    .def = Loki
    .indef = Loki
piece-hel = Hel
    .def = Hel
    .indef = Hel
piece-hermod = Hermod
    .def = Hermod
    .indef = Hermod
piece-jotun = Jotun
    .def = Jotun
    .indef = Jotun
piece-serpent = Sea Serpent
    .short = Serpent
    .def = the Sea Serpent
    .indef = a Sea Serpent
verb-discard = discard
verb-stop = stop
verb-draw = draw
verb-start = start
verb-first = first

game-title = Völuspá
game-about = Build rows of gods and monsters. Play the strongest tile in a row and score a point for every tile in it.
option-edda = the Edda: Hel, Hermod, Jotun and the Sea Serpent
option-bookend = what two Valkyries at the ends of a row do
option-skadi_draw = whether you draw after laying Skadi
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
note-laid = { $seat } lays { $tile-indef }
note-laid-at = { $seat } lays { $tile-indef } on { $cell }
note-covered = { $seat } covers { $other-def } with { $tile-indef }
note-covered-at = { $seat } covers { $other-def } on { $cell } with { $tile-indef }
note-exchanged = { $seat } exchanges { $tile-indef } for { $other-def }
note-exchanged-at = { $seat } exchanges { $tile-indef } for { $other-def } on { $cell }
note-threw = { $seat } lays { $tile-indef }, who throws { $other-def } past the end of the row
note-threw-at = { $seat } lays { $tile-indef } on { $cell } and throws { $other-def } to { $to }
note-buried = { $seat } lays { $tile-indef } over { $other-def }
note-buried-at = { $seat } lays { $tile-indef } on { $cell }, over { $other-def }
note-caught = { $seat } takes { $tile-def } into hand, for all to see
note-caught-dragon = { $seat } takes { $tile-def } into hand, for all to see; { $other-def } beneath it leaves the game
note-discarded = { $seat } can play nothing and discards { $tile-indef }
note-drew = { $seat } draws a tile
note-drawn = { $seat } draws { $tile-indef }
note-started = { $seat } begins
note-opened = The start tile is { $tile-indef }
note-stopped = { $seat } lays no further tile
note-emptied = The pile is empty. These are the last turns: the game ends when all hands are empty
note-ended = All tiles have been played

# Why points were scored, or not: parts of a sentence.
row-way = { $way ->
    [across] across
   *[down] down
}
note-row-highest = strongest ({ $power }) in a row of { $tiles } tiles { row-way }: +{ $points }
note-row-highest-at = strongest ({ $power }) in a row of { $tiles } tiles { row-way }, { $first } … { $last }: +{ $points }
note-row-pack = the pack is strongest ({ $power }) in a row of { $tiles } tiles { row-way }: +{ $points }
note-row-pack-at = the pack is strongest ({ $power }) in a row of { $tiles } tiles { row-way }, { $first } … { $last }: +{ $points }
note-row-bookend = Valkyries at both ends of a row of { $tiles } tiles { row-way }: +{ $points }
note-row-bookend-at = Valkyries at both ends of a row of { $tiles } tiles { row-way }, { $first } … { $last }: +{ $points }
note-row-line = strongest ({ $power }) of the { $tiles } tiles on the whole line { row-way }: +{ $points }
note-row-line-at = strongest ({ $power }) of the { $tiles } tiles on the whole line { row-way }, { $first } … { $last }: +{ $points }
note-row-tied = a tie at { $power } in a row of { $tiles } tiles { row-way }
note-row-tied-at = a tie at { $power } in a row of { $tiles } tiles { row-way }, { $first } … { $last }
note-row-weaker = weaker ({ $power }) than { $other-def } in a row of { $tiles } tiles { row-way }
note-row-weaker-at = weaker ({ $power }) than { $other-def } in a row of { $tiles } tiles { row-way }, { $first } … { $last }
note-row-powerless = no strength beside Loki in a row of { $tiles } tiles { row-way }
note-row-powerless-at = no strength beside Loki in a row of { $tiles } tiles { row-way }, { $first } … { $last }
note-row-held = two Valkyries hold the row of { $tiles } tiles { row-way }
note-row-held-at = two Valkyries hold the row of { $tiles } tiles { row-way }, { $first } … { $last }
note-row-other-line = the line of { $tiles } tiles { row-way } does not count: only the better line does
note-row-other-line-at = the line of { $tiles } tiles { row-way }, { $first } … { $last }, does not count: only the better line does
note-line-tied = a tie at { $power } on the line of { $tiles } tiles { row-way }
note-line-tied-at = a tie at { $power } on the line of { $tiles } tiles { row-way }, { $first } … { $last }
note-line-weaker = another tile is stronger than { $power } on the line of { $tiles } tiles { row-way }
note-line-weaker-at = another tile is stronger than { $power } on the line of { $tiles } tiles { row-way }, { $first } … { $last }
note-line-powerless = no strength beside Loki on the line of { $tiles } tiles { row-way }
note-line-powerless-at = no strength beside Loki on the line of { $tiles } tiles { row-way }, { $first } … { $last }
note-line-held = two Valkyries hold his row on the line of { $tiles } tiles { row-way }
note-line-held-at = two Valkyries hold his row on the line of { $tiles } tiles { row-way }, { $first } … { $last }
note-around = { $points ->
    [one] { $points } tile
   *[other] { $points } tiles
} around Hel: +{ $points }
note-around-at = { $points ->
    [one] { $points } tile
   *[other] { $points } tiles
} around { $cell }: +{ $points }
note-lonely = touches only Hel: +{ $points }
note-lonely-at = only Hel beside { $cell }: +{ $points }

result-most = Highest score: { $points }.
result-first = A tie at { $points }: whoever reached it first wins.
result-shared = Nobody scored: the victory is shared.

reason-greedy = { unit } now, and it leaves the next player about { NUMBER($opens, maximumFractionDigits: 1) }

why-over = the game is over.
why-dealer = only the dealer draws.
why-first-player = the start player is settled before the game.
why-start-tile = the start tile is being drawn; it is never a Troll.
why-no-such-move = there is no such move.
why-not-in-hand = you do not hold that tile.
why-stop = you may stop only after Hermod.
why-discard = you may discard a tile only when none can be played.
why-touch = a tile must share a side with a laid tile.
why-seven = a row would have more than seven tiles.
why-troll = only a Troll may be laid next to a Troll.
why-occupied = a tile lies there already.
why-hel-free = Hel is laid on a tile, not on a free place.
why-hel-on-hel = Hel may not be laid on another Hel.
why-on-hel = nothing may be laid on Hel, and she cannot be exchanged.
why-dragon-on-dragon = a Dragon may not be laid on another Dragon.
why-skadi-on-skadi = Skadi may not be exchanged for another Skadi.
why-beside-troll = that tile lies next to a Troll.
why-landing = a thrown tile lands just past an end of its row or column.
why-throw-nothing = there is no tile to throw.
why-throw-hel = Hel cannot be thrown.
why-throw-over-hel = Hel closes this end: a thrown tile cannot pass her.
why-throw-seven = the thrown tile would make a row of more than seven tiles.
why-throw-beside-troll = only a Troll may land next to a Troll.
why-jotun-beside-troll = Jotun would lie next to a Troll.
why-hermods-cell = the next tile cannot go where Hermod lies.
why-hel-after-hermod = after Hermod, Hel must touch him.
why-after-hermod = the tile after Hermod must lie in his row or column.

# The rulebook's examples, explained.
example-vo-x1 = Odin is stronger than Thor, Fenrir and Skadi: he scores his row, a point for each of its four tiles.
example-vo-x2 = Thor closes a horizontal row and a vertical one, and he is the strongest in both: 3 + 3 points.
example-vo-x3 = The row has a Troll already. Two equal tiles share the highest strength, and a tie scores nothing.
example-vo-x4 = Only a Troll may lie next to a Troll, so Thor and Loki are refused there. Below Odin, Thor touches no Troll and may be laid.
example-vo-x5 = The Dragon covers the Troll, whose strength no longer counts, and is the strongest of four tiles.
example-vo-x6 = Three Fenrirs in one row are a pack of strength 12. That is more than Odin’s 8, and the row of five scores.
example-vo-x7 = You take the Dragon into your hand in exchange for Skadi, and the Troll beneath it leaves the game. Odin is powerless beside Loki, so she scores three tiles.
example-vo-x8 = With a Valkyrie at each end, the second one scores the whole row, however strong Odin and Thor are.
example-vo-x9 = Loki takes all strength from the tiles beside him, Odin and the Dragon. Fenrir touches him only at a corner and keeps his 4.
example-vo-x10 = Hel scores a point for each of the four tiles around her, corners included. She is a gap: the upper row is cut in two.
example-vo-x11 = Jotun throws Thor past the end of the row, beside Loki, where he is powerless. So Jotun is the strongest both ways: 5 + 3 points.
example-vo-x12 = The Sea Serpent looks across the gap and is the strongest of the four tiles on his line. Of his two lines only the better one counts.
example-vo-x13 = Hermod scores a row of two, and another tile may follow him at once: the Troll scores the same row, now of three. 2 + 3 points.

# The first game: what to do, and what happened.
lesson-goal = Score the most points. You score when your tile is the strongest in its row. The game ends when all tiles have been played.
lesson-1 = A tile must touch another. If it is the strongest in its row, you score a point for each tile there. Lay Odin (8) at an end of the row.
lesson-1-done = Odin is stronger than Fenrir and Skadi: a row of three tiles, 3 points. At the end of a turn you draw a new tile.
lesson-2 = A tile may lie in two rows at once and score both. Lay Thor (7) where a horizontal and a vertical row meet.
lesson-2-done = Thor is the strongest in both rows: 3 points and 2 points, 5 in all.
lesson-3 = A tie scores nothing: in the row of the other Thor, yours would score 0. Lay Thor (7) above or below Skadi and Fenrir.
lesson-3-done = Here nobody is as strong as Thor: a vertical row of three tiles, 3 points.
lesson-4 = Next to a Troll (6) nothing may be laid but another Troll. Lay the Troll at an end of the row: it scores, and it closes that end.
lesson-4-done = A row of four tiles, 4 points. The places around the Troll are closed to all other tiles.
lesson-5 = A Dragon (5) may also be laid on a tile, which then no longer counts. Odin is too strong for you here: cover him with the Dragon.
lesson-5-done = Odin no longer counts. The Dragon is the strongest of the three tiles: 3 points.
lesson-6 = The Fenrirs (4) of a row add up their strengths. Two of them lie beside Thor (7): lay a third at an end of the row.
lesson-6-done = A pack of strength 12 beats Thor: a row of four tiles, 4 points.
lesson-7 = Skadi (3) may be exchanged for a laid tile, which comes into your hand. Exchange her for Odin: she is stronger than the Valkyries (2).
lesson-7-done = A row of three tiles, 3 points. And Odin is in your hand, to be laid again.
lesson-8 = If both ends of a row are Valkyries (2), the second one scores it, whatever lies between them. Lay your Valkyrie at the free end.
lesson-8-done = Odin and Thor do not matter: seven tiles, 7 points. No row may have more than seven, so both its ends are closed now (×).
lesson-9 = Tiles next to Loki (1) have strength 0; only other Lokis keep theirs. Lay Loki between Thor and Odin.
lesson-9-done = Thor, Odin and Fenrir have strength 0, so Loki is the strongest in two rows: 3 + 2, that is 5 points.
lesson-10 = Now you choose. Five tiles in your hand, many places, and no figures to help: find the move that scores most, or ask for a hint.
lesson-10-hint-1 = Look for a place in two long rows at once: it can score both.
lesson-10-hint-2 = Thor (7) lies in two rows, and he is too strong for most of your tiles. Which of them may be laid on him?
lesson-10-hint-3 = It is the Dragon (5). Now the board shows what each place brings: pick the Dragon and compare.
lesson-10-done = The Dragon on Thor scores two rows: 7 points. A game ends when the pile and all hands are empty; the highest score wins. You are ready!

# The table in the browser: buttons, what is under a name, what is read aloud.
table-lay = Lay { $tile-indef }
table-cover = Cover { $other-def }
table-exchange = Exchange { $tile-def } for { $other-def }
table-throw = Throw { $other-def }
table-discard = Discard { $tile-indef }
table-stop = Stop here
table-task-lay = pick a tile, then its place
table-task-place = choose a place for { $tile-def }
table-task-chain = lay one more tile in Hermod’s row or column, or stop
table-task-discard = nothing can be played: pick a tile to discard
table-edda = with the Edda
table-pile = { $count ->
    [0] the pile is empty
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
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
table-tile-changed = { $tile }, strength { $power } instead of { $strength }
table-hel = Hel, a gap
table-beneath = { $what }, beneath it { $tile-indef }
table-last = laid last
table-staged = chosen, not yet played
table-cell = A free place
table-cell-seven = Closed: a row would have more than seven tiles
table-cell-troll = Free, but only for a Troll: one lies beside it
table-at = { $cell }: { $what }
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
table-aim = Where should { $tile-def } land?
table-pick-first = First pick a tile in your hand.
table-no-place = There is no place for { $tile-def } now.
table-peek = Show what lies beneath
table-unpeek = Show what lies on top
table-last-laid = { $tile }
table-last-over = { $tile } on { $other-def }
table-last-for = { $tile } for { $other-def }
table-last-throws = { $tile } throws { $other-def }
table-last-discarded = { $tile } discarded
table-power-odin = no power
table-power-thor = no power
table-power-troll = only Trolls beside it
table-power-dragon = may lie on a tile
table-power-fenrir = the pack adds up
table-power-skadi = exchanged for a tile
table-power-valkyrie = a pair scores a row
table-power-loki = neighbours have 0
table-power-hermod = one more tile
table-power-jotun = throws a tile away
table-power-serpent = scores a whole line
table-power-hel = scores all around
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Back to the usual size
table-zoom-whole = Show the whole table
table-line = Line { $y }: { $tiles }
table-line-tile = { $x } { $tile } { $power }
table-row-of = Row through { $cell }: { $tiles }
table-column-of = Column through { $cell }: { $tiles }
table-around-of = Around { $cell }: { $tiles }
table-nothing = nothing
table-which-cell = Name a place by its two numbers, as in 3,-1.
table-command-row = row
table-command-around = around
table-step-lay = Lay
table-step-score = Score
table-step-draw = Draw

# At the terminal.
help-move = A move is a tile and a place (column, line), such as { $example }. Names may be shortened.
help-signs = · an open place   × an open place beside a Troll   ^ a tile on another one   ↓ robbed of its strength by Loki

# The tables of the rules.
listing-tile = Tile
listing-strength = Strength
listing-count = Count
listing-power = Power
listing-none = none
listing-power-odin = None; he is simply the strongest.
listing-power-thor = None; only Odin is stronger.
listing-power-troll = Only another Troll may be laid beside it.
listing-power-dragon = May be laid on a tile, which then counts for nothing; not on a Dragon or Hel, nor on a tile beside a Troll.
listing-power-fenrir = All Fenrirs in a row are one pack: they do not tie, and their strengths add up.
listing-power-skadi = May be exchanged for a tile, which you take into your hand; not for a Skadi or Hel, nor for a tile beside a Troll.
listing-power-valkyrie = Laid at an end of a row whose other end is a Valkyrie, she scores it whatever the strengths.
listing-power-loki = Tiles beside him, except other Lokis, have strength 0.
listing-power-hel = Laid on any tile but Hel, she makes a gap that ends rows, and scores a point for each tile around her, corners included.
listing-power-hermod = After scoring him you may at once lay one more tile in his row or column.
listing-power-jotun = May take the place of any tile but Hel, which he throws to the first free place past an end of its row or column.
listing-power-serpent = If he is the strongest on his whole line, across gaps, he scores all its tiles; only his better line counts.

# What is asked about: what it is, and what it does.
ask-odin = Strength { $strength }: no single tile is stronger. He has no power.
ask-thor = Strength { $strength }: only Odin is stronger. He has no power.
ask-troll = Strength { $strength }. Only another Troll may be laid beside a Troll; corners do not count. The Troll itself may be laid beside any tile.
ask-dragon = Strength { $strength }. A Dragon may be laid on a tile, which then counts for nothing; not on a Dragon or Hel, nor on a tile beside a Troll.
    .here = Beneath it: { $beneath-indef }.
ask-fenrir = Strength { $strength }. All Fenrirs in a row are one pack: their strengths add up.
ask-skadi = Strength { $strength }. Skadi may be exchanged for a laid tile, which you take into your hand; not for a Skadi or Hel, nor for a tile beside a Troll.
ask-valkyrie = Strength { $strength }. Laid at an end of a row whose other end is a Valkyrie, she scores the row whatever the strengths.
ask-loki = Strength { $strength }. Tiles beside Loki, except other Lokis, have strength 0; corners do not count.
ask-hel = She is laid on a tile and makes a gap: rows end at her. She scores a point for each tile around her, corners included.
    .here = Beneath her: { $beneath-indef }.
ask-hermod = Strength { $strength }. After scoring him you may at once lay one more tile in his row or column.
ask-jotun = Strength { $strength }. Jotun may take the place of a laid tile, which he throws to the first free place past an end of its row or column.
ask-serpent = Strength { $strength }. If he is the strongest on his whole line, across gaps, he scores all its tiles; only his better line counts.
ask-strength = The number on a tile. Lay the strongest tile in a row, and you score a point for each tile in the row.
    .name = strength
ask-powerless = This tile lies beside Loki, so its strength is 0. 
    .name = tile beside Loki
    .here = Without him it has { $strength }.
ask-place = A tile laid here shares a side with another, as it must.
    .name = free place
ask-beside-troll = This place lies beside a Troll: only another Troll may be laid here.
    .name = place beside a Troll
ask-closed = A tile here would make a row of more than { $longest } tiles, and no row may have more.
    .name = closed place
ask-landing = The thrown tile may land here: it is the first free place past an end of its row or column.
    .name = landing place
ask-hermods-row = After Hermod one more tile may be laid in his row or column.
    .name = Hermod’s row
ask-row = A row scores one point for each tile in it, if the tile just laid is the strongest there.
    .name = points for a row
ask-around = Hel scores one point for each tile around her, corners included.
    .name = points around Hel
ask-gain = What your move would score in this place, across and down together.
    .name = points here
ask-hand = Tiles that nobody else sees. You lay one a turn, and at its end you draw until you hold { $most } again.
    .name = hand
ask-pile = Tiles that nobody has drawn yet. Once the pile and all hands are empty, the game ends.
    .name = pile
ask-edda = The expansion adds Hel, Hermod, Jotun and the Sea Serpent.
    .name = Edda
ask-holds = How many tiles a player holds. Everyone knows how many of them are Hels, and which tile was taken by Skadi, until it is played.
    .name = tiles of a player
ask-lines = The numbers at the edge name a place in the command box: first the column, then the line.
    .name = numbers at the edge

# Tips in a first game.
tip-pick = The number on a place is the most it can bring you. Pick a tile in your hand to see its own points.
tip-tie = A tie scores nothing: your tile must be stronger than every other tile in the row.
tip-two = A tile can lie in two rows at once, across and down, and score both.
tip-seven = The × marks a closed place: no row may have more than seven tiles.
tip-covered = A tile with a second edge lies on another one. Hold it, or press P, to see what is beneath.
tip-loki = A red 0 means that Loki lies beside the tile. If he is covered or exchanged, its strength comes back.
tip-troll = Grey stone marks the places beside a Troll: only another Troll may be laid there. A Dragon on a lone Troll opens them again.
tip-fenrir = There is a Fenrir on the table: lay yours in the same row, and their strengths add up.
tip-valkyrie = If a Valkyrie ends a row, lay yours at its other end: you score the row, however strong the tiles in it are.
tip-skadi = Skadi can go onto a laid tile: she takes its place, and the tile comes into your hand.
tip-dragon = Your Dragon can go onto a laid tile that is too strong for you: it counts for nothing then.
tip-shown = A tile that Skadi took is named beside the player until it is played: everyone saw it.
tip-hel = Hel goes onto a tile, best where many tiles lie around her. You draw nothing in her place, so choose your moment.
tip-hermod = Hermod has scored. Lay one more tile in the lit row or column, or stop here.
tip-jotun = Pick Jotun, then tap a laid tile: he takes its place and throws it past an end of its row or column.
tip-serpent = The Sea Serpent counts all tiles on his line, across gaps: a long line can bring more than seven points.
tip-last = The pile is empty: nobody draws any more. The game ends when all hands are played out.

# Those who play without a person: by their level, with a line of character.
bot-novice = Ratatosk
    .line = Lays what pleases at first sight and overlooks half of the hand.
bot-adept = Gunnlod
    .line = Takes what counts most now and grudges the next player every point.
bot-strong = Starkad
    .line = Imagines many games before laying one tile.
bot-bold = Hervor
    .line = Strong, and lets Loki and the beasts loose early.
bot-wary = Grimhild
    .line = Strong, and calls gods and Valkyries first.
bot-master = Mimir
    .line = Thinks longest, and forgets nothing that was laid.

# The lesson for whoever would play better: what to do, and what came of it.
better-1 = Loki (1) robs his neighbours of their strength, so he scores best beside the strong. Lay him where he lies in two rows at once.
better-1-done = Thor and the Valkyrie count 0 beside him: two rows, 4 points. Thor is no danger any more.
better-2 = The Troll (6) and Fenrir (4) both score the whole row. For equal points lay the tile that you will miss least.
better-2-done = 6 points, and the Troll stays in your hand: it closes places just when you need it.
better-3 = A Dragon would score 4 points. Skadi (3) scores only 2, but she may bring a tile home. Which one would serve you best?
better-3-done = 2 points, and Odin (8) in your hand: with him your next turn is worth more than what you left lying.
better-4 = You hold three Valkyries (2). Two at the ends of a row score it all. Lay one above Odin, at the end of his row, and wait for the second.
better-4-done = Nothing yet. But the row goes on below the Dragon: your next Valkyrie there scores all 4 tiles.
better-5 = A long row lies open to your rival. Lay Loki (1) so that its strongest tile counts nothing, and score on the way.
better-5-done = Odin has lost his strength, and Loki scores 2 points with him.
better-6 = The Dragon (5) would score 4 points. Skadi (3) scores 3 and takes a tile home: which one closes the most places?
better-6-done = 3 points, and the Troll is yours: the places around it are open again, and you choose where it closes others.
