# A finished game, played on from one of its moments against bots.
on-title = { $title }: what if?
on-about = practice, nothing is kept
on-bot = bot
on-thinking = The others are choosing
on-won = From here you would have won
on-lost = From here it did not lead to victory
on-again = Start again from here
on-back = Back to the replay
