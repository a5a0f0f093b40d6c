# The Movie's words. A piece carries its articles as attributes; `short` is its name in the notation.

piece-beowulf = Beowulf
    .def = Beowulf
    .indef = Beowulf
piece-thane = Thane
    .def = the Thane
    .indef = a Thane
piece-castle = castle
    .short = Castle
    .def = the castle
    .indef = a castle
piece-longship = longship
    .short = Longship
    .def = the longship
    .indef = a longship
piece-temptation = Temptation
    .indef = Temptation
piece-valor = Valor
    .indef = Valor
piece-treasure = Treasure
    .indef = a Treasure
piece-drunkenness = Drunkenness
    .indef = Drunkenness
piece-mead = Mead
    .indef = Mead
piece-golden_statue = Golden Statue
    .short = Statue
    .indef = a Golden Statue
piece-good_counsel = Good Counsel
    .short = Counsel
    .indef = Good Counsel
piece-royal_dragon_horn = Royal Dragon Horn
    .short = Horn
    .indef = a Royal Dragon Horn
piece-treachery = Treachery
    .indef = Treachery
piece-gorge = Gorge
    .indef = a Gorge
piece-boon = boon
    .indef = a boon
piece-peril = peril
    .indef = a peril
piece-tile = tile
    .indef = a tile
verb-first = first
verb-draw = draw
verb-pass = pass
verb-keep = keep
verb-remove = remove
verb-swap = swap
verb-with = with
verb-cash = cash

game-title = Beowulf: The Movie Board Game
game-about = Line your figures up with boons and the others’ with perils, in three acts.
game-note = The printed list of tiles is not public: most tiles of acts II and III, and the outlines of their boards, are our reconstruction.
unit = { $points ->
    [one] { $points } saga point
   *[other] { $points } saga points
}
    .acc = { unit }
    .none = no saga points
    .plural = saga points
    .closely = { $points ->
        [one] a single saga point
       *[other] { $points } saga points
    }
option-last_space = when a tile with an ability fills the last open space
option-last_space-end-at-once = the act ends at once
option-last_space-ability-first = its ability comes first
option-refill = drawing until everyone holds two tiles, at the start of acts II and III
option-refill-always = always
option-refill-ask = whoever wants to
option-start = who begins
option-start-drawn = drawn by lot
option-start-first-seat = the first seat
option-start-seat-2 = the second seat
option-start-seat-3 = the third seat
option-start-seat-4 = the fourth seat

# What happened: sentences without their full stop, for more may follow.
note-started = { $seat } begins
note-placed = { $seat } places { $figure-indef }
note-drew = { $seat } draws a tile
note-drawn = { $seat } draws { $tile-indef }{ $value }
note-laid = { $seat } lays { $tile-indef }{ $value }
note-replaced = { $seat } lays { $tile-indef }{ $value } in place of { $other-indef }{ $other-value }
note-cashed = { $seat } cashes { $tile-indef }{ $value } for { unit.acc }
note-counselled = { $seat } moves { $figure-def } by one space and lays { $tile-indef } where it stood
note-removed = { $seat } removes { $tile-indef }{ $value }
note-kept = { $seat } leaves the board as it is
note-chose = { $seat } picks { $tile-indef }{ $value } to swap
note-swapped = { $seat } swaps { $tile-indef }{ $value } and { $other-indef }{ $other-value }
note-stuck = { $seat } can play nothing and keeps { $tiles ->
    [one] { $tiles } Good Counsel
   *[other] { $tiles } Good Counsels
}
note-skipped = { $seat } has neither tiles nor figures and is skipped
note-skipped-counsels = { $seat } can move no figure with { $tiles ->
    [one] { $tiles } Good Counsel
   *[other] { $tiles } Good Counsels
} and is skipped
note-passed = { $seat } draws no more tiles
note-act-ended = Act { $act } ends: the board is full
note-act-unfilled = Act { $act } ends: nobody can do anything, and { $spaces ->
    [one] { $spaces } space stays open
   *[other] { $spaces } spaces stay open
}
note-act-began = Act { $act } begins, with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the pool
note-last-act-began = Act { $act }, the last act, begins, with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the pool
note-ended = The saga is over
note-silenced = Treachery turns { $tiles ->
    [one] { $tiles } boon
   *[other] { $tiles } boons
} face down
note-silenced-none = Treachery has no boon to turn face down
note-scored = { $seat }: { $figure }, { $factor ->
    [one] { $factor } diamond
   *[other] { $factor } diamonds
}
note-scored-horns = { $seat }: { $figure }, { $factor } diamonds with { $horns ->
    [one] { $horns } Horn
   *[other] { $horns } Horns
}

# Where points come from: parts of a sentence.
note-row = row ({ $terms }) × { $factor } = { $points }
note-column = column ({ $terms }) × { $factor } = { $points }
note-forecast = there { $figure-def } would score { $now } now, and { $worst } to { $best } in the end, as long as no tile on the board is changed or cut off and you do not play against yourself
note-swayed = { $change } for { $seat }
note-placed-at = { $seat } places { $figure-indef } on { $cell }
note-laid-at = { $seat } lays { $tile-indef }{ $value } on { $cell }
note-replaced-at = { $seat } lays { $tile-indef }{ $value } on { $cell } in place of { $other-indef }{ $other-value }
note-counselled-at = { $seat } moves { $figure-def } from { $cell } to { $to } and lays { $tile-indef } on { $cell }
note-removed-at = { $seat } removes { $tile-indef }{ $value } from { $cell }
note-chose-at = { $seat } picks { $tile-indef }{ $value } on { $cell } to swap
note-swapped-at = { $seat } swaps { $tile-indef }{ $value } on { $cell } and { $other-indef }{ $other-value } on { $to }
note-silenced-at = Treachery on { $cell } turns { $tiles ->
    [one] { $tiles } boon
   *[other] { $tiles } boons
} face down: { $cells }
note-silenced-none-at = Treachery on { $cell } has no boon to turn face down
note-scored-at = { $seat }: { $figure } on { $cell }, { $factor ->
    [one] { $factor } diamond
   *[other] { $factor } diamonds
}
note-scored-horns-at = { $seat }: { $figure } on { $cell }, { $factor } diamonds with { $horns ->
    [one] { $horns } Horn
   *[other] { $horns } Horns
}
note-row-at = row { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-column-at = column { $first } … { $last } ({ $terms }) × { $factor } = { $points }

seat-hand = { $seat } holds: { $tiles }
figures = unused: Beowulf { $beowulf }, Thanes { $thane }, castles { $castle }, longships { $longship }
seat-figures = { $seat } has unused: Beowulf { $beowulf }, Thanes { $thane }, castles { $castle }, longships { $longship }
pool = pool of act { $act }: { $count }

result-most = Highest score: { $points }.
result-diamonds = A tie at { $points }: { $diamonds ->
    [one] { $diamonds } diamond on unused figures beats { $other }
   *[other] { $diamonds } diamonds on unused figures beat { $other }
}.
result-shared = A tie at { $points }, also in diamonds: the victory is shared.

# Where the points came from, at the end.
summary-by-act = Points by act
summary-act = Act { $act }: figures
summary-by-figure = Points by figure
summary-beowulf = Beowulf
summary-thanes = Thanes
summary-castles = Castles
summary-longships = Longships
summary-by-sign = Boons and perils
summary-boons = Boons in line with figures
summary-perils = Perils in line with figures
summary-cashed = Treasures cashed

reason-movie = { $points ->
    [0] Scores { $points } now, but improves your prospects by about { NUMBER($hopes, maximumFractionDigits: 1) }
   *[other] Scores { $points } now, and improves your prospects by about { NUMBER($hopes, maximumFractionDigits: 1) }
}
reason-movie-worse = Scores { $points } now, and worsens your prospects by about { NUMBER($hopes, maximumFractionDigits: 1) }: other moves are worse still

why-over = the game is over.
why-dealer = only the dealer draws for others.
why-first-player = the start player is settled before the game.
why-no-such-move = there is no such move.
why-not-in-hand = you do not hold that tile.
why-draw-first = draw a tile first, then play one.
why-drawn-already = you have drawn already: now play a tile.
why-pool-empty = the pool is empty: play a tile without drawing.
why-pass = you may decline to draw only at the start of an act.
why-refill-first = first decide whether to draw for the new act.
why-figure-after-draw = once you have drawn a tile, you may not place a figure this turn.
why-no-figure = you have no such figure left.
why-no-space = there is no space there.
why-printed-gorge = a printed Gorge is not an open space.
why-occupied = that space is not open.
why-no-treasure = only a Treasure can be cashed.
why-counsel-laid = Good Counsel is not laid on an open space: it moves one of your figures to an open space beside it, and lies where the figure stood.
why-no-mead = Drunkenness replaces only Mead.
why-not-own-figure = none of your figures stands there.
why-not-open-beside = Good Counsel moves a figure to an open space beside it, not diagonally.
why-nothing-to-keep = there is nothing to decide now.
why-nothing-to-remove = only a Temptation or a Valor that you have just laid removes a tile.
why-remove-first = first remove a tile, or leave the board as it is.
why-remove-valor = Temptation removes Valor only.
why-remove-temptation = Valor removes Temptation only.
why-nothing-to-swap = only a Golden Statue that you have just laid swaps tiles.
why-swap-first = first choose a tile to swap, or leave the board as it is.
why-swap-chosen = now choose the tile to swap it with.
why-swap-figure = figures are not swapped.
why-swap-no-tile = there is no tile to swap there.
why-swap-itself = the Golden Statue itself is not swapped.
why-swap-same = a tile is not swapped with itself.

move-only = Only { $tile } moves a figure.

# At the terminal.
why-legal = Yes, for { unit.acc } as things stand:
help-move = A move is a figure or a tile and its space, such as { $example }; or draw, keep (leave the board as it is), pass (draw nothing). Names may be shortened.
help-signs = · an open space   ##### a Gorge   (+5) counts 0: Treachery   Thane 1: of the first player   Treasure+1$6/1: value +1, treasure value 6, from act I   ?/2: a tile of act II, face down   In act III rows run down to the right, columns down to the left.

# The table in the browser.
table-place = Place { $figure }
table-lay = Lay { $tile-object }{ $tile-value }
table-replace = Replace { $other-object }{ $other-value }
table-cash = Cash the Treasure
table-counsel = Move { $figure }
table-remove = Remove { $tile-object }{ $tile-value }
table-swap = Swap { $tile-object }{ $tile-value }
table-with = Swap with { $tile-object }{ $tile-value }
table-draw = Draw a tile
table-keep = Leave it
table-pass = Draw nothing
table-task-turn = place a figure, or draw a tile
table-task-draw = draw a tile
table-task-place = choose a space for { $figure }
table-task-lay = choose where to lay { $tile-object }{ $tile-value }
table-task-cash = choose where to lay { $tile-object }{ $tile-value }, or cash it
table-task-counsel = choose which of your figures to move
table-task-either = place a figure, or play a tile
table-task-figure = place a figure
table-task-play = play a tile from your hand
table-task-remove-valor = remove a Valor, or leave it
table-task-remove-temptation = remove a Temptation, or leave it
table-task-swap = choose the first tile to swap, or leave it
table-task-with = choose the tile to swap it with
table-task-refill = draw a tile (up to two in hand), or draw nothing
table-act = Act { $act }
table-spaces = { $count ->
    [0] no space open
    [one] { $count } space open
   *[other] { $count } spaces open
}
table-pool = pool { $count }
table-backs = { $count ->
    [0] no tiles
    [one] { $count } tile: { $acts }
   *[other] { $count } tiles: { $acts }
}
table-shown = { $count ->
    [one] holds { $count } Good Counsel
   *[other] holds { $count } Good Counsels
}
table-figures = { $figure ->
    [beowulf] Beowulf
    [thane] { $count ->
        [one] { $count } Thane
       *[other] { $count } Thanes
    }
    [castle] { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
   *[longship] { $count ->
        [one] { $count } longship
       *[other] { $count } longships
    }
}
table-no-figures = no figures left
table-board = The board of act { $act }
table-hand = Your figures and tiles
table-tray = { $figure }, { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}, { $count } left
table-tile = { $tile }{ $tile-value }
table-tile-cash = { $tile }, treasure value { $cash }
table-back = a tile of act { $act }
table-tile-drawn = { $tile }, drawn just now
table-cell-open = { $cell }: open
table-cell-gorge = { $cell }: printed Gorge
table-cell-tile = { $cell }: { $tile }
table-cell-figure = { $cell }: { $figure } of { $name }
table-seen-open = An open space
table-seen-gorge = A printed Gorge
table-seen-figure = { $figure } of { $name }
table-silenced = { $tile }, counts 0: Treachery
table-last = last move
table-last-laid = { $tile }
table-last-over = { $tile } over { $other }{ $other-value }
table-last-cashed = { $tile } cashed
table-last-counselled = { $figure } moved
table-last-removed = { $tile } removed
table-last-swapped = { $tile } and { $other }{ $other-value } swapped
table-last-passed = drew nothing
table-staged = chosen, not yet done
table-may = may be chosen
table-way = { $figure } may go here
table-way-figure = Place a figure
table-way-tile = Draw a tile, play a tile
table-counts = { $figure }: { $now } now, { $worst } to { $best } in the end
table-standing = If the act ended now
table-standing-of = { $name }: { $standing } for the act, { $total } in total
table-sways = { $change } for { $name }
table-standing-all = If the act ended now: { $seats }
table-sways-now = as things stand
table-sways-said = As things stand: { $changes }
table-brings = this tile brings now
table-last-act = The last act
table-tile-reconstructed = The list of tiles is not public: this one is our reconstruction.
table-tile-likely = This tile is not proved, but public sources agree on it.
table-tile-partly = { $proved ->
    [value] Its number is proved by the rulebook’s example, its ability is our guess.
    [value-ability] Its number and its icon are in the rulebook’s example, what it brings in cash is our guess.
   *[other] A part of this tile is known, the rest is our reconstruction.
}
table-board-reconstructed = This board is our reconstruction.
table-board-likely = This board is not proved, but public sources agree on it.
table-board-partly = { $proved ->
    [gorges] That three Gorges are printed here is in the rulebook; where they lie, and most tiles of this act, are our reconstruction.
    [size] That this board is twice as large is in the rulebook; its outline, and most tiles of this act, are our reconstruction.
   *[other] A part of this board is known, the rest is our reconstruction.
}
table-sums = row { $row }, column { $column }{ $horns ->
    [0] {""}
    [one] , { $horns } Horn
   *[other] , { $horns } Horns
}
table-now = now
table-worst = at worst
table-best = at best
table-whole = Show the whole board
table-row = row
table-column = column
table-pick-first = First pick a figure or a tile.
table-pick-way = Where should { $figure-def } go?
table-no-place = You cannot use it now.
table-does-temptation = When you lay it, you may remove a Valor from the board.
table-does-valor = When you lay it, you may remove a Temptation from the board.
table-does-treasure = Lay it as a boon, or cash it for saga points at once.
table-does-drunkenness = It may also be laid in place of a Mead.
table-does-mead = Drunkenness may replace it.
table-does-golden_statue = When you lay it, you may swap two other tiles.
table-does-good_counsel = It moves one of your figures to an open space beside it, and lies where the figure stood.
table-does-royal_dragon_horn = Figures in its row and column score with one diamond more.
table-does-treachery = When the act ends, the boons in its row and column count 0.
table-does-gorge = It splits its row and its column: what lies beyond does not count.
table-join = { $first }; { $next }
table-line = Row { $row }: { $cells }
table-held = In hand: { $tiles }
table-held-none = No tiles in hand.
table-unused = Unused: { $figures }
table-row-of = Row: { $tiles }. Sum { $sum }
table-column-of = Column: { $tiles }. Sum { $sum }
table-which-cell = Name a space by its letter and number, as in b3.
table-command-space = space
table-scored = Act { $act } scored
table-story-silenced = Treachery turned { $count ->
    [one] { $count } boon
   *[other] { $count } boons
} face down.
table-story-skip = Show the totals
table-story-next = Show the next figure
table-story-on = Return to the game
table-story-none = No figure stood on the board.
table-story-figure = Figure
table-story-points = Points
table-story-factor = diamonds, Horns included
table-story-again = Show it on the board

# The rulebook's examples, explained.
example-bm-x1 = You lay the +1. Your Thane counts all four tiles of its row and column: (−1 + 1 + 4 − 1) × 3 = 9. The Gorge hides the +1 from your castle, which pays for the −1 beside it: −1 × 2 = −2. The longships count −1 and −2.
example-bm-x2 = A whole first act; you fill its last space. Beside the Horn your Thane counts 9 × (3 + 1) = 36, your castle −10 × 2 = −20: together 16. The others score 26 and 38. A longship there would bring only 9 × (1 + 1) = 18.

# The first game: what to do, and what happened.
lesson-goal = Whoever has the most saga points after three acts wins. Put your figures in line with plus tiles, and the others’ in line with minus tiles.
lesson-1 = A figure scores the sum of its row and column, times its diamonds. Pick the Thane (3 diamonds) and place it where it scores most.
lesson-1-done = The row brings 4, the column 5, times 3 diamonds: 27 for now. It is scored only when the act ends.
lesson-2 = On your turn you place a figure, or you draw a tile and play one from your hand. This time, draw a tile.
lesson-2-done = It is Mead (+4). Now you must play one of your three tiles; you may no longer place a figure this turn.
lesson-3 = A tile counts for every figure in its row and column. The other player’s castle and Beowulf stand in the top row: lay the peril −6 there.
lesson-3-done = The castle loses 6 × 2, Beowulf 6 × 4: the other player has 36 less. Your Thane stands on other lines.
lesson-4 = Now a −4 lies in your Thane’s row. A Gorge splits its row and its column in two: lay it between the Thane and the −4.
lesson-4-done = What lies beyond the Gorge does not count. Your Thane is worth 27 again instead of 15.
lesson-5 = Drunkenness is laid as a peril, or in place of a Mead. Mead (+3) lies in the column of the other player’s Beowulf: replace it with Drunkenness (−2).
lesson-5-done = From +3 to −2, times 4 diamonds: Beowulf counts 20 less. The Mead is out of the game.
lesson-6 = Lay a Treasure as a boon, or cash it: then it fills no space, but brings its treasure value at once. Pick the Treasure and cash it.
lesson-6-done = 8 saga points at once. The Treasure is out of the game.
lesson-7 = Now a −3 lies in your castle’s row. Good Counsel moves one of your figures to an open space beside it: move the castle up, into the row of the +3.
lesson-7-done = The castle counts 6 instead of −6. Good Counsel lies where it stood, and counts 0.
lesson-8 = You have just laid Temptation: it may remove a Valor from the board. Remove the one (+3) in the column of the other player’s Beowulf.
lesson-8-done = Beowulf counts 12 less. The space is open again, and must be filled before the act ends.
lesson-9 = One space is open. The act ends at once when it is filled, and every figure scores its row and column. Place a longship there.
lesson-9-done = 54 + 14 + 8, that is 76 for you. Longships return, the other figures are out of the game. Hands are kept, and act II begins.
lesson-10 = Your next tile ends act II. A Royal Dragon Horn gives every figure in its row and column one diamond more. Which tile brings you the most?
lesson-10-done = With the Horn the castle scores 13 × 3, the longship 13 × 2: 65. Act III is the last; then the highest total wins. You are ready to play.

# How to play: the tables, made of the components.
listing-figure = Figure
listing-diamonds = Diamonds
listing-each = Per player
listing-after = After its act
listing-returns = returns to its owner
listing-leaves = leaves the game
listing-tile = Tile
listing-value = Value
listing-does = What it does
listing-act = Act
listing-act-number = { $act }
listing-spaces = Spaces
listing-gorges = Printed Gorges
listing-tiles = Tiles
listing-shape = Shape
listing-upright = { $columns } × { $rows }
listing-on-corner = a grid turned on its corner
listing-one-value = { $value }
listing-values = { $least } … { $most }
listing-boon = It adds its number to every figure in its row and column.
listing-peril = It takes its number from every figure in its row and column.
listing-treasure = Lay it as a boon, or cash it for { $poorest } to { $richest } saga points at once; cashed, it fills no space.

# What a thing on the table is and does.
ask-beowulf = The figure with the most diamonds. When the act ends, it scores the sum of its row and column times its diamonds, and leaves the game.
ask-thane = When the act ends, it scores the sum of its row and column times its diamonds, and leaves the game.
ask-castle = When the act ends, it scores the sum of its row and column times its diamonds, and leaves the game.
ask-longship = The figure with the fewest diamonds. When the act ends, it scores the sum of its row and column times its diamonds, and returns to its owner.
ask-diamonds = Diamonds multiply what a figure scores. The number beside them says how many such figures you can still place.
    .name = diamonds
ask-boon = It adds its number to every figure in its row and column, as far as the next Gorge.
ask-peril = It takes its number from every figure in its row and column, as far as the next Gorge.
ask-tile = A tile without a number counts 0: it only fills its space.
ask-temptation = A peril. When you lay it, you may remove one Valor from the board.
ask-valor = A boon. When you lay it, you may remove one Temptation from the board.
ask-treasure = Lay it as a boon, or cash it: then it brings its treasure value at once and fills no space.
ask-cash = What this Treasure brings at once if you cash it instead of laying it.
    .name = treasure value
ask-drunkenness = A peril. Lay it on an open space, or in place of a Mead on the board.
ask-mead = A boon. Anyone may lay Drunkenness in its place.
ask-golden_statue = When you lay it, you may swap any two other tiles on the board. It counts 0.
ask-good_counsel = It moves one of your figures to an open space beside it, not diagonally, and lies where the figure stood. It counts 0.
ask-royal_dragon_horn = Every figure in its row and column scores with one diamond more, even if the sum is negative.
ask-treachery = When the act ends, the boons in its row and column are turned face down and count 0 for everybody.
ask-gorge = It splits its row and its column in two. What lies on the other side does not count.
ask-printed_gorge = It splits its row and its column like a tile, and nothing can be placed here.
    .name = printed Gorge
ask-silenced = A boon in line with a Treachery: when the act ends, it counts 0. The number crossed out is its value.
    .name = boon turned face down
ask-back = A tile face down. Everybody sees which act it is from; only its owner sees the front.
    .name = back of a tile
ask-space = A figure or a tile can go here; when no space is open any more, the act ends at once.
    .name = open space
ask-act = Each act has a board and tiles of its own. When it ends, all figures on the board score.
    .name = act
ask-open = How many spaces are still open. When the last one is filled, the act ends at once.
    .name = spaces left
ask-pool = Tiles of this act that can still be drawn. What is left in the pool when the act ends leaves the game.
    .name = pool
ask-hand = The others see only which act your tiles are from. You keep your hand from act to act.
    .name = hand
ask-holds = What this player holds, as everybody knows it: tiles by their acts, and the figures that can still be placed.
    .name = what a player holds
ask-drawn = The dot marks the tile you have just drawn. You may play it, or another one.
    .name = drawn just now
ask-counts = What this figure would score here if the act ended now.
    .name = counts now
ask-bounds = The least and the most it can still score here, as long as no tile on the board is changed or cut off and you do not play against yourself.
    .name = least and most
ask-sums = The sum of the tiles in this row or column, as far as the next Gorge. A figure here multiplies it by its diamonds.
    .name = sum of a row or column
ask-sways = By how much this would change what each player scores if the act ended now. The colour says whose number it is.
    .name = change of points
ask-brings = What this tile would bring each player if the act ended now.
    .name = what a tile brings
ask-standing = What each player’s figures would score if the act ended now; beside it, the total that would make.
    .name = if the act ended now
ask-scored = How every figure of that act scored: row and column, times its diamonds, Horns included.
    .name = how an act was scored

# Tips for a first game.
tip-numbers = Pick a figure: every open space shows what it would score there now.
tip-drawn = You have drawn. Pick a tile: the spaces show whom it helps and whom it hurts.
tip-standing = Beside the board you see what everybody would score if the act ended now.
tip-peril = Lay perils in line with the others’ figures, away from your own.
tip-treasure = You can cash a Treasure: pick it, then press “Cash the Treasure”. It fills no space.
tip-gorge = Put a Gorge between your figure and a peril: what lies beyond it does not count.
tip-counsel = Good Counsel moves one of your figures by one space: pick the tile, then the figure.
tip-horn = A Horn pays off in line with your best figures: each in its row and column scores with one diamond more.
tip-treachery = A Treachery lies on the board: boons in its row and column will count 0.
tip-ability = Your tile has an ability: choose a tile on the board, or press “Leave it”.
tip-few = Few spaces are open. The last one ends the act; figures you do not place stay for later acts.
tip-act = A new act: longships are back, other figures that stood on the board are gone. Your tiles stay.
tip-last = The last act: place your best figures now. Only figures on the board score.

# Those who play without a person: by their level, with a line of character.
bot-novice = Hondscio
    .line = Takes the first good place in sight and does not look for a better one.
bot-adept = Wulfgar
    .line = Counts what every place brings and takes the dearest.
bot-strong = Wiglaf
    .line = Sees how the act may end before placing anything.
bot-bold = Breca
    .line = Strong, and sends his figures out early.
bot-wary = Wealhtheow
    .line = Strong, and prepares the ground with tiles first.
bot-master = Hygelac
    .line = Plays each act to its end in mind, again and again.

# The lesson for whoever would play better: what to do, and what came of it.
better-1 = A figure or a tile? You still have six figures, and most of the board is open. Wait until you know where they count: draw a tile.
better-1-done = A figure shows your rival where perils hurt. Waiting is worth more here than the 8 saga points of a castle.
better-2 = A peril may cost you something if it costs your rival more. Lay { piece-temptation } where it takes 14 from your rival and 6 from you.
better-2-done = −14 for your rival, −6 for you: the gap between you has changed by 8.
better-3 = The board is nearly full, and your rival lives on boons. { piece-treachery } turns boons face down: lay it where your rival loses most.
better-3-done = −65 for your rival, −25 for you. What both lose does not matter; the difference does.
better-4 = Your rival’s Beowulf lives on a +5 beside him. { piece-golden_statue } lets you swap two tiles: lay it, wherever it may lie.
better-4-done = Now swap that +5 away. It is worth more than the 18 saga points that Valor would bring you.
better-5 = You hold a peril −4. Lay it where it costs your rival something and you nothing.
better-5-done = −4 for your rival alone, and the spaces beside your own figures stay free for boons.
better-6 = The +5 would bring you 35 on b1, but 25 to your rival, whose Beowulf stands in that row. Lay it where it counts for you alone.
better-6-done = 20 for you, nothing for your rival: that is a lead of 20 instead of 10.
