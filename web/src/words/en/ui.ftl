# The page's own words that every view uses.
ui-waiting = One moment…
ui-wrong = That did not work
ui-again = Try again
ui-hall = To the hall
ui-close = Close
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-copy = Copy
ui-copied = Copied
ui-more = More

# What may go wrong, by the hall's own word for it.
trouble-bad-code = This code opens nothing here. Perhaps it was used already.
trouble-bad-message = The hall did not understand the page. Load it again.
trouble-bad-name = This name cannot be used: at most 24 letters, no hidden signs.
trouble-bad-option = These settings do not work here.
trouble-barred = The host of this hall has barred you.
trouble-frozen = The rules have changed since this game began. You can watch it, but not go on.
trouble-hidden-hands = Hands are hidden at this table: nobody new may take over a seat unless all who remain agree.
trouble-host = The hall does not answer to this address.
trouble-illegal = This move is not allowed here.
trouble-internal = Something broke in the hall. Nothing was changed.
trouble-not-a-move = This is no move.
trouble-not-found = There is nothing here.
trouble-not-now = This is not possible now.
trouble-nod = Someone at your address was asked to leave this table. Ask the host for an invitation.
trouble-not-yours = Another player decides this.
trouble-old-page = This page is older than the hall. Load it again.
trouble-no-hints = At this table there are no hints: its players did not agree to them.
trouble-one-seat = At a listed table everyone has one seat.
trouble-origin = This request came from another site.
trouble-people = The hall has no room for more people.
trouble-read-only = The hall can write nothing at the moment: the game has to wait.
trouble-seat-taken = Somebody else was quicker: this seat is taken.
trouble-seated-speak = Only those who sit at this table may talk here.
trouble-signed-out = This device was signed out. To come back, use a code from another of your devices, or say a name.
trouble-slow-down = Too much at once. Wait a moment.
trouble-table-aside = This table is broken and was set aside. The host of this hall knows of it.
trouble-table-closed = The host of this hall has closed this table.
trouble-tables = The hall has no room for more tables. Try again later.
trouble-tables-each = You have { $most } tables open. End one of them first.
trouble-too-big = That is too long.
trouble-too-many = There are too many here already.
trouble-who-are-you = The hall does not know you yet: say your name.
trouble-unreachable = The hall does not answer. Is it still open?

# Where a component comes from.
ui-source = Where this comes from
ui-source-partly = Part of what is printed here is known; the rest is our reconstruction.
ui-source-likely = No public source shows this for certain, but what there is agrees on it.
ui-source-reconstructed = What is printed here is not public: this is our reconstruction, made so that every known count and example fits.
name-said = { $name }: { $said }
ui-facts = { $first } · { $next }
