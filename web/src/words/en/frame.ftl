# The frame around every game.
frame-board = The board
frame-hand = Your hand and what you may do
frame-seats = The players
frame-grip = Saga, rules, chat
frame-sheet = Saga, rules, chat
frame-rules = Rules
frame-chat = Chat
frame-players = Players
frame-moves = What you may do
frame-choose = choose a move
frame-wait = Wait for your turn
frame-take-back = Take back
frame-undo = Undo my last move
frame-hint = A hint
frame-hinted = { $move }: { $why }
frame-coming = Coming to the table…
frame-your-turn = Your turn — { $task }
frame-your-turn-short = Your turn
frame-turn-of = { $name }’s turn
frame-thinks = { $name } is thinking
frame-dealing = Tiles are being dealt
frame-over = The game is over
frame-paused = The game is paused
frame-resume = Resume the game
frame-result = Result
frame-look = Look at the board
frame-replay = Replay
frame-reconnecting = The connection is lost. Trying again…
frame-asking = Waiting for an answer from { $names }
frame-looking-on = { $people ->
    [one] You are looking on.
   *[other] You are looking on, with { $people } in all.
}
frame-watching = { $people ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $people } people look on.
}
frame-conceded = gave up
frame-stand-in = a bot plays
frame-you = you
frame-bot = bot
frame-away = away
frame-free = Let a bot take over
frame-freed = This link opens the seat to somebody else: { $link }
frame-chat-empty = Nobody has said anything yet.
frame-chat-say = Say something
frame-chat-send = Say
frame-command = Type a move, or “help”
frame-curtain = It is { $name }’s turn
frame-curtain-why = Hand over the device. The hand stays hidden until then.
frame-curtain-open = I am { $name }: show my hand

menu-title = Menu
menu-code = Room code
menu-settings = Settings
menu-pause = Ask for a pause
menu-leave = Leave (a bot takes over)
menu-return = Play my seat again
menu-end = Propose to stop, no result
menu-end-sure = Everyone must agree, and nobody wins. Propose it?
menu-concede = Give up
menu-concede-sure = You will rank behind all others. Give up?

saga-between = ;
saga-title = Saga
saga-empty = Nothing has happened yet.
saga-taken-back = (taken back)
saga-said = { $name }: { $text }
saga-undone = A move was taken back.
saga-began = The game begins.
saga-begins = { $name } is to begin.
saga-begins-lot = Who begins is drawn by lot.
saga-paused = The game is paused.
saga-resumed = { $name } resumes the game.
saga-reopened = Somebody did not answer in time: the table gathers again.
saga-ended-over = The game is over.
saga-ended-conceded = The game ends: the others gave up.
saga-ended-agreed = The game ends without a result, as all agreed.
saga-asked-undo = { $name } asks to take back a move.
saga-asked-end = { $name } proposes to stop, with no result.
saga-asked-pause = { $name } asks for a pause.
saga-agreed = { $name } agrees.
saga-declined = { $name } does not agree.
saga-sat = { $name } sits down.
saga-botted = { $name }, a bot, sits down.
saga-stood = { $name } leaves the seat.
saga-removed = The host removed { $name }.
saga-conceded = { $name } gives up.
saga-returned = { $name } is back.
saga-moved = { $name } takes over the seat.
saga-stoodin-left = { $name } leaves; a bot takes over.
saga-stoodin-time = { $name } has no time left; a bot takes over.
saga-stoodin-conceded = A bot takes over for { $name }.
saga-stoodin-freed = { $name } is away; a bot takes over.

command-board = board
command-hand = hand
command-legal = legal
command-scores = scores
command-last = last
command-why = why
command-hint = hint
command-undo = undo
command-about = about
command-help = help
command-nothing = There is nothing to tell.
command-move = { $move }: { $worth }
command-move-alone = { $move }
command-tally = { $said }: { $count }
command-answer = Type a move, or: { $commands }
