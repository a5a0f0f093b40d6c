# The rules, in the panel at the table and as a page.
rules-title = Rules
rules-of = The rules of { $title }
rules-list = All clauses
rules-search = Search the rules
rules-clear = Empty the search
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-none = No clause speaks of “{ $sought }”.
rules-empty = This game has no rules here yet.
rules-try = Try it: { $example }
rules-back-to = Back to { $clause }
rules-show-me = Learn to play
rules-play = Play
