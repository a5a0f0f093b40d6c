# Between people at a table: who is away, who stalls, who is muted, who comes back.
people-nudge = Nudge
people-nudges-you = { $name } is waiting for your move.
people-stand-in = Ask to let a bot play
people-hand-on = Ask to hand the seat on
people-claim = Claim the win over them
people-abort = Stop without a result
people-lent = Somebody plays your seat.
people-come-back = Take it back
people-stood-in = A bot is playing for you.
people-take-over = Take over the seat
people-knock = I play here
people-knock-which = Which seat is yours?
people-knock-how = Your other device or the table’s screen will be asked.
people-knock-code = Table code
people-knock-am = I am { $name }
people-knocking = Waiting until somebody confirms that you are { $name }…
people-knocked-no = Nobody has confirmed it.
people-knocks = { $name } says they are { $seat }, on a new device. Is that so?
people-like = Not { $name }, only a similar name
people-about = About { $name }
people-more = Mute or report
people-more-of = Mute or report { $name }
people-mute = Mute
people-mute-about = You no longer read what { $name } says.
people-block = Block
people-block-about = { $name } is muted and can no longer sit down at your tables.
people-muted = { $lines ->
    [one] One line of people you muted is hidden.
   *[other] { $lines } lines of people you muted are hidden.
}
people-shunned = Muted and blocked
people-shunned-how = { $how ->
    [block] blocked
   *[mute] muted
}
people-forgive = Forgive
people-forgive-name = Forgive { $name }
people-forgotten = somebody who has left the hall
people-report = Report
people-report-about = The host of this hall reads the lines you choose.
people-report-nothing = { $name } has said nothing here.
people-report-why = Why? (optional)
people-report-send = Report these lines
people-reported = Reported. Thank you.

saga-asked-stand-in = { $name } asks to let a bot play for { $of }.
saga-asked-hand-on = { $name } asks to hand { $of }’s seat on to somebody else, who will see the hand.
saga-asked-claim = { $of } ran out of time. { $name } asks that this counts as giving up.
saga-nudged = { $name } nudges { $of }.
saga-handed = All agree: { $name }’s seat may be handed on.
saga-stoodin-asked = { $name } does not move; a bot takes over, as all others agreed.

trouble-grace = They are here, or were a moment ago. A seat waits { $seconds } seconds for its player.
trouble-patience = Nudge them first. A bot may play only { $seconds } seconds later.
trouble-hand-on-alone = Nobody else is left to agree. Only a bot may play this hand.
trouble-waits = You are already waiting at { $tables } open tables. Leave one of them first.
trouble-shunned = This table is not open to you.
trouble-turned-away = Somebody has said that this is not you.
trouble-muted = The host of this hall has muted you.

gather-handover = seats may be handed on
new-handover = Seats may be handed on
new-handover-about = If a player stays away, another may take over, and sees the hand. Everyone who sits down agrees.
gather-hints = hints are allowed
new-hints = Hints for all
new-hints-about = On their turn, players may ask the best bot for three moves. Everyone who sits down agrees.
gather-unaided = what moves bring is not shown
new-worths = Show what moves bring
new-worths-about = The rules’ own arithmetic: what a place would score, before you choose it.
