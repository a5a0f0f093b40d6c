# The end of a game.
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-you-win = The victory is yours
end-you-share = You share the victory
end-unscored = The game is over
end-conceded = conceded
end-place = { $place }.
end-places = Places
end-best = The best move ({ $points }):
end-see = Show it
end-look = Look at the board
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Replay
end-record = The record of the game
end-chart-slider = Show the score at a move
end-at-move = Move { $move }. { $told } { $points }
end-move-number = Move { $move }.
end-for = For
end-times = ({ $count })
end-sum = Total
end-moves = The points after every move
end-move = Move
end-verify = What can be checked of the dealing?
end-verify-what = The record shows the hall’s secret and all salts, and that every draw follows from them. Download it and compute it all again:
end-verify-not = It does not prove that the host neither chose nor looked: a host who cheats can still choose the salts of bots, and of whoever did not press Ready, after seeing the others’ (that will be mended), and can see the hands during the game.
