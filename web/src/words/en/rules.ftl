# The rules, in the panel at the table and as a page.
rules-title = Rules
rules-of = The rules of { $title }
rules-list = All clauses
rules-search = Search the rules
rules-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
rules-none = Nothing here speaks of “{ $sought }”.
rules-empty = This game has no rules here yet.
rules-try = Try it: { $example }
rules-back-to = Back to { $clause }
rules-show-me = Learn to play
rules-better = Play better
rules-play = Play
rules-full = The rules in full
rules-ruling = Our ruling
rules-option = Option: { $option }
rules-print = Print “How to play”
