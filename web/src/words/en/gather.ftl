# A table before the game.
gather-title = The table gathers
gather-full = Everyone sits
gather-beginning = The game is about to begin
gather-open = Nobody yet
gather-away = not here now
gather-bot = bot
gather-opener = host
gather-ready-mark = Ready
gather-invite = Invite
gather-invite-to = Invite somebody to seat { $seat }
gather-invite-about = Whoever opens this link first takes the seat. After that the link no longer works.
gather-invite-all = Invite everybody
gather-invite-all-about = One link for all seats that are free.
gather-qr = QR code of the link to this table
gather-share = Share…
gather-bot-short = Bot
gather-put-bot = Put a bot on seat { $seat }
gather-level-of = Level of { $name }
gather-take-bot = Remove { $name }
gather-stand = Leave this seat
gather-remove = Remove
gather-remove-name = Remove { $name }
gather-how = How to get there
gather-room = Table code
gather-room-how = Type it on { $host }, at “Join with a code”.
gather-copy = Copy the link
gather-show-qr = QR code
gather-near = This hall is open on this machine only: other devices cannot reach it. Start it with -⁠-⁠lan to let in the whole house.
gather-dealing = “I am ready” means: your device adds a secret number of its own to the dealing. Then nobody, not even the host with a bot or a friend, can choose what is drawn.
gather-dealing-more = What that proves, and what not
gather-sit-title = Sit down with us
gather-name = Your name
gather-code = Table code
gather-sit = Sit down
gather-sit-too = I play too
gather-no-seat = All seats are taken. Stay and look on: the game is shown here as soon as it begins.
gather-missing = { $open ->
    [one] { $open } seat is still free.
   *[other] { $open } seats are still free.
}
gather-all-here = All seats are taken.
gather-fill = Fill with bots
gather-begin = Begin the game
gather-ready = I am ready
gather-say-ready = Press “I am ready” when you are.
gather-wait-opener = Waiting for the host to start.
gather-sealing = Shuffling fairly…
gather-sealing-for = Shuffling fairly… waiting for { $names }
gather-reopened = Somebody did not answer in time, so the table gathers again.
gather-reopened-by = No secret number came in time from { $names }, so nothing was dealt. Start again; everyone else is still ready.
gather-unfit = Your device keeps its secret number to itself: what the hall announced does not fit what it promised before.
gather-lost = Your seat is free again.
gather-reconnecting = The connection is lost. Trying again…
gather-watching = { $people ->
    [one] { $people } person looks on
   *[other] { $people } people look on
}
gather-clock = clock: { $minutes } min + { $seconds } s a move
gather-own-parts = with custom components
gather-listed = anyone may join
gather-first = { $name } begins.
gather-first-lot = Who begins is drawn by lot.
gather-seat = seat { $seat }
