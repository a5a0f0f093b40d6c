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
end-story = How it went
end-best = The best move ({ $points }):
end-see = Show this move
end-look = Look at the board
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Watch the replay
end-record = Download the record
end-chart-slider = Show the score at a move
end-at-move = Move { $move }. { $told } { $points }
end-move-number = Move { $move }.
end-for = For
end-times = ({ $count })
end-sum = Total
end-moves = The points after every move
end-move = Move
end-verify = What can be checked about the dealing?
end-verify-what = The record shows the hall’s secret and every seat’s secret number; every draw follows from them. Download it and recompute everything:
end-verify-not = What no record proves: that the host did not look. Whoever runs the hall can see hands and coming draws during the game.
receipt-fits = Your device has checked the record: nothing was swapped after it revealed its secret number, so nobody could choose the draws.
receipt-fits-watched = Your device has checked the record: the game began as announced. It added no secret number of its own, so only those who did can say that nobody chose the draws.
receipt-void = { $rounds ->
    [one] One start before it failed; the record names who was missing.
   *[other] { $rounds } starts before it failed; the record names who was missing.
}
receipt-none = This device keeps no receipt of the start; the one you began on does.
receipt-old = This game was dealt in the old way, in which a host could still choose the numbers of bots.
receipt-alarm = Do not trust this record.
receipt-unbound = The hall did not commit itself to all numbers before your device revealed its own.
receipt-own = The secret number of your device is not the one in it.
receipt-header = It does not begin the way the hall signed it before the game.
receipt-accused = What it says about earlier starts is not what your device saw.
receipt-resigned = It is not signed by the key that signed the start.
receipt-hall = This hall now signs with another key than before. If nobody set it up anew, somebody has replaced it.
receipt-download = Download the receipt
