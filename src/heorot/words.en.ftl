# The program's words.

person = Player
bot-name = { $level } { $number }
level-novice = Novice
level-adept = Adept
level-strong = Strong
level-bold = Bold
level-wary = Wary
level-master = Master
level-random = Random
level-greedy = Greedy
bot-about = { $seat } is { $name }. { $line }
not-measured = How strong the bots are was not measured with these rules or components.
prompt = { $seat } >

# What is counted: a game whose points have a name of their own writes its own `unit`, whole.
unit = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .acc = { unit }
    .none = no points
    .plural = points
    .closely = { $points ->
        [one] a single point
       *[other] { $points } points
    }

# Lists of things.
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-last = { $first }, and { $last }
facts-more = { $first } · { $next }

# The saga: what a seat did, then the points and why.
saga-scored = { $deed } — { unit }: { $reasons }.
saga-unscored = { $deed } — { unit.none }: { $reasons }.
saga-join = { $first }; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } concedes

# At the terminal.
scores = { $seat }: { $points }
pile = pile: { $count }
pile-empty = the pile is empty: these are the last turns
hand = hand: { $tiles }
seat-shown = { $seat } holds, as all know: { $tiles }
nothing-yet = Nothing has happened yet.
undone = Taken back.
undo-nothing = There is nothing to take back.
bye = The hall falls silent. Farewell.
saved = The game is saved in { $file }; continue with: heorot play --resume { $file }
recorded = The record of the game: { $file }
curtain = { $seat }: press Enter when nobody else is looking.
over = The game is over.
result-conceded = Whoever concedes ranks behind all the others.
place-line = { $place }. { $seat } — { unit }
legal-count = { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}
legal-more = and { $moves } more (at most { $points })
legal-others = and { $moves } more
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { unit.acc }
figure-range-said = { $low } to { $high } { unit.plural }
figure-mean-said = about { $mean } { unit.plural } ({ $low } to { $high })
open-draw = Nobody knows yet what will be drawn or rolled then.
open-others = The rest depends on what the others choose.
open-question = Then you decide again.
open-hidden = The rest depends on what others hide.
why-refused = No ({ $clause }): { $reason }
why-legal = Yes, for { unit.acc }:
why-legal-about = Yes, for { $points }:
why-unknown = Yes; what it brings cannot be known yet:
about-thing = { $name }: { $said } ({ $clause })
about-piece = { $name } ({ $kind })
about-several = “{ $text }” may be one of these:
about-unknown = I know nothing called “{ $text }”. You can ask about:
clause-title = { $clause } — { $title } ({ $marks })
no-clause = There is no clause { $clause }.
reason-random = by lot
reason-points = for { unit.acc }
help-move = A move is written like this: { $example }. Names may be shortened.
reason-only = the only move there is
reason-search = by trying it out: it wins about { $share }% of such games
reason-exact-ahead = worked out to the end: { unit } ahead
reason-exact-behind = worked out to the end: { unit } behind, and no move does better
reason-exact-level = worked out to the end: level on points

# Hints: how games went on from a move, and what tells it from another one.
hint-until = by your next turn
hint-line = { $rank }. { $move }: wins { $share }% of the games, average lead { $sign }{ $lead }
hint-line-alone = { $rank }. { $move }
hint-played = Best first, as the searching bot ranks them. From each move { $games } games were played to the end by the bots’ quick policy, with all you cannot see dealt anew.
hint-unplayed = Best first, as the bot that looks one move ahead ranks them.
hint-turn = on your next turn
hint-scores-more = It scores more: { unit.acc }, { $instead } with “{ $than }”.
hint-scores-less = It scores less: { unit.acc }, { $instead } with “{ $than }”.
hint-search-more = What speaks for it comes later: a search that looks further ahead prefers it to “{ $than }”.
hint-search-less = What speaks against it comes later: a search that looks further ahead prefers “{ $than }”.
hint-gains-more = It brings you more { hint-until }: about { unit.acc }, { $instead } after “{ $than }”.
hint-gains-less = It brings you less { hint-until }: about { unit.acc }, { $instead } after “{ $than }”.
hint-gives-more = It leaves more to { $other }: about { unit.acc } { hint-until }, { $instead } after “{ $than }”.
hint-gives-less = It leaves less to { $other }: about { unit.acc } { hint-until }, { $instead } after “{ $than }”.
hint-next-more = It prepares more: about { unit.acc } { hint-turn }, { $instead } after “{ $than }”.
hint-next-less = It prepares less: about { unit.acc } { hint-turn }, { $instead } after “{ $than }”.
hint-later-more = It pays in the long run: at the end about { unit.acc } better than “{ $than }”.
hint-later-less = It costs in the long run: at the end about { unit.acc } worse than “{ $than }”.
hint-share-more = More of the games that were played on are won with it than with “{ $than }”; why shows only later.
hint-share-less = Fewer of the games that were played on are won with it than with “{ $than }”; why shows only later.
hint-alike = Much like “{ $than }”: the games that were played on show no clear difference.

help-commands =
    { typed-legal } [NAME]   the legal moves and what each brings
    { typed-why } MOVE       why it is legal or not, and what it brings
    { typed-hint }           what the best bot would do, and why
    { typed-rules } [CLAUSE] how to play and the rules, or one clause
    { typed-about } NAME     what a thing is and does
    { typed-board } · { typed-hand } · { typed-scores } · { typed-last } · { typed-undo } · { typed-quit }
your-turn = Your turn: { $task }.

# What can be typed at the terminal; the English words are always understood too, so none of them is a piece’s name.
typed-legal = legal
typed-why = why
typed-hint = hint
typed-board = board
typed-hand = hand
typed-scores = scores
typed-last = last
typed-about = about
typed-rules = rules
typed-undo = undo
typed-help = help
typed-quit = quit

# Replaying a record.
replay-title = { $game }: { $people }
replay-keys = Enter: next turn · b: the board · a: all · q: leave
replay-back = Taken back to line { $line }.
ended-conceded = The game ends early, by concession.
ended-agreed = The game ends early, as all agreed: no places, no points.
verified = { $file }: { $game }, { $lines } lines, { $draws } draws recomputed, moves taken back: { $undos }; all as recorded
verified-own = { $file }: { $game }, the record of { $seat }, { $lines } lines: possible, the draws cannot be recomputed
verified-signed = signed by the hall { $hall }
verified-unsigned = not signed by any hall
verified-receipt = it is the game of your receipt: nothing was swapped after your device revealed its secret number
verified-void-silent = start { $round } failed: { $seat } sent no secret number
verified-void-left = start { $round } failed: { $seat } left
verified-void-removed = start { $round } failed: { $seat } was asked to leave
marks-rule = rule
marks-ruling = our ruling
marks-option = option { $option }

# What was typed.
move-unknown = I do not know the move “{ $text }”. Type “help” to see how moves are written.
move-empty = Type a move, or “help”.
move-ambiguous = { $text } may mean: { $names }
move-throw = Only { $name } throws: { $text }

# How to play, at the terminal: what a picture shows; an entry of a table under its column’s name. A number in a table.
howto-picture = [{ $said }]
howto-entry = { $column }: { $entry }
listing-number = { $number }

# The list of games.
game-line = { $title }, { $fewest }–{ $most } players, { $minutes } minutes:
value-default = { $value } (default)
preset-letter = by the letter
preset-played = as players play it
option-line = { $option }: { $values } — { $said } [{ $clause }]
preset-line = preset { $preset } ({ $called }): { $values }

# The door of the hall.
door-open = The hall is open. Its games:
door-unbuilt = The browser’s table has not been built here: “make play” builds it.
door-ways = Programs reach the tables by this interface:

# The end: where the points came from, how they grew, how close it was.
summary-sources = Where the points came from
summary-began = At the beginning
summary-chart = How the points grew
summary-total = Total
summary-cell = { $points } ({ $count }×)
summary-best = The best move: { $deed } ({ unit }).
summary-level = { $winner } and { $other } are level: the tie-break decided.
summary-close = A close finish: { $winner } is { unit.closely } ahead of { $other }.

# Proofreading.
words-lacks = { $id } has no text in this language.
words-unused = { $id } is not in English, so it is never said.
words-whole = Nothing is missing.

# In a group's chat.
hook-greeting = Whose turn it is at a table of { $game } will be said here, when somebody is not at it. { $link }
hook-turn = { $game } waits for { $names }. { $link }
