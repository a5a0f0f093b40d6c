# The Movie's words. A piece carries its articles as attributes; `short` is its name in the notation.

piece-beowulf = Beowulf
    .def = Beowulf
piece-thane = Thane
    .def = the Thane
piece-castle = castle
    .short = Castle
    .def = the castle
piece-longship = longship
    .short = Longship
    .def = the longship
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
game-about = Line your figures up with boons and the others’ with perils, in three acts of the saga.
option-last_space = what the tile on the last open space still does
option-last_space-end-at-once = the act ends at once
option-last_space-ability-first = its ability comes first
option-refill = filling up the hands at the start of acts II and III
option-refill-always = always
option-refill-ask = who wants to
option-start = who begins
option-start-drawn = drawn by lot
option-start-first-seat = the first seat

# What happened: sentences without their full stop, for more may follow.
note-started = { $seat } begins
note-placed = { $seat } places { $figure-def } on { $cell }
note-drew = { $seat } draws a tile
note-drawn = { $seat } draws { $tile-indef }{ $value }
note-laid = { $seat } lays { $tile-indef }{ $value } on { $cell }
note-replaced = { $seat } lays { $tile-indef }{ $value } on { $cell } in place of { $other-indef }{ $other-value }
note-cashed = { $seat } cashes { $tile-indef }{ $value } for { $points ->
    [one] { $points } saga point
   *[other] { $points } saga points
}
note-counselled = { $seat } moves { $figure-def } from { $cell } to { $to } and lays { $tile-indef } on { $cell }
note-removed = { $seat } removes { $tile-indef }{ $value } from { $cell }
note-kept = { $seat } leaves the board as it is
note-chose = { $seat } takes { $tile-indef }{ $value } from { $cell }
note-swapped = { $seat } swaps { $tile-indef }{ $value } on { $cell } and { $other-indef }{ $other-value } on { $to }
note-stuck = { $seat } can play nothing and keeps the hand: { $tiles ->
    [one] { $tiles } Good Counsel
   *[other] { $tiles } Good Counsels
}
note-skipped = { $seat } has neither tile nor figure and is skipped
note-skipped-counsels = { $seat } can do nothing and is skipped: { $tiles ->
    [one] { $tiles } Good Counsel
   *[other] { $tiles } Good Counsels
} in hand
note-passed = { $seat } draws nothing more
note-act-ended = Act { $act } ends: the board is full
note-act-unfilled = Act { $act } ends: nobody can do anything, and { $spaces ->
    [one] { $spaces } space stays open
   *[other] { $spaces } spaces stay open
}
note-act-began = Act { $act } begins, with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the pool
note-ended = The saga is told
note-silenced = Treachery on { $cell } turns down { $tiles ->
    [one] { $tiles } boon
   *[other] { $tiles } boons
}: { $cells }
note-silenced-none = Treachery on { $cell } finds no boon
note-scored = { $seat }: { $figure } on { $cell }, { $sum } × { $factor }
note-scored-horns = { $seat }: { $figure } on { $cell }, { $sum } × { $factor } with { $horns ->
    [one] { $horns } Horn
   *[other] { $horns } Horns
}

# Where points come from: parts of a sentence.
note-row = row { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-column = column { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-forecast = there { $figure-def } counts { $now } now, { $worst } at worst, { $best } at best

seat-hand = { $seat } holds: { $tiles }
figures = unused: { $beowulf } Beowulf, Thanes { $thane }, castles { $castle }, longships { $longship }
seat-figures = { $seat } has unused: { $beowulf } Beowulf, Thanes { $thane }, castles { $castle }, longships { $longship }
pool = pool of act { $act }: { $count }

result-most = Most saga points win: { $points }.
result-diamonds = A tie at { $points }: more diamonds on unused figures win, { $diamonds }.
result-shared = A tie at { $points }, also in diamonds: the victory is shared.

reason-movie = { $points } now; the board is then worth { NUMBER($hopes, maximumFractionDigits: 1) }

why-over = the game is over.
why-dealer = only the dealer draws.
why-first-player = the start player is drawn by lot, before the game.
why-no-such-move = there is no such move.
why-not-in-hand = that tile is not in the hand.
why-draw-first = a tile is played only after a tile was drawn.
why-drawn-already = a tile has been drawn already: now one must be played.
why-pool-empty = the pool is empty: a tile is played without a draw.
why-pass = only at the start of an act may one draw nothing.
why-refill-first = first say whether to draw, at the start of the act.
why-figure-after-draw = once a tile is drawn, no figure may be placed.
why-no-figure = no such figure is left.
why-no-space = there is no space.
why-printed-gorge = a printed Gorge is no open space.
why-occupied = that space is not open.
why-no-treasure = only a Treasure can be cashed.
why-counsel-laid = Good Counsel is not laid: it moves a figure to the space beside it, and lies where that stood.
why-no-mead = Drunkenness replaces only Mead.
why-not-own-figure = no figure of one’s own stands there.
why-not-open-beside = a figure moves to an open space beside it, not diagonally.
why-nothing-to-keep = there is nothing to decide about.
why-nothing-to-remove = only Temptation and Valor, just laid, remove a tile.
why-remove-first = first remove a tile, or keep.
why-remove-valor = Temptation removes Valor only.
why-remove-temptation = Valor removes Temptation only.
why-nothing-to-swap = only a Golden Statue, just laid, swaps tiles.
why-swap-first = first choose a tile to swap, or keep.
why-swap-chosen = now choose the tile to swap it with.
why-swap-figure = figures are not swapped.
why-swap-no-tile = no tile lies there that could be swapped.
why-swap-itself = the Golden Statue does not swap itself.
why-swap-same = a tile is not swapped with itself.

move-only = Only { $tile } moves a figure.
