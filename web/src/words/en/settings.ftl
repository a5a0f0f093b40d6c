# Settings: this device, and who one is.
settings-title = Settings
settings-device = This device
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-plain = Plain
settings-plain-about = No wood and no vellum, but stronger lines.
settings-speed = Motion
settings-speed-off = Off
settings-one-tap = Play with one tap
settings-one-tap-about = A tap on a place plays at once, without the second tap.
settings-by-itself = Forced moves by themselves
settings-by-itself-about = Where only one move is left, it is played without a tap.
settings-sound = Sound
settings-sound-about = Wood, coin, parchment, and a horn when it is your turn.
settings-tips = Tips in first games
settings-tips-about = A line when something new happens, until you have played a game to its end. Switch on to see all again.
settings-keys = Keyboard shortcuts
settings-keys-about = Single letters act at the table. Switch them off if they get in the way of your own tools.
settings-stays = All this stays on this device.
settings-who = Who you are
settings-name = Your name
settings-keep = Save the name
settings-kept = The hall knows you by this name now.
settings-name-about = At tables where you sit already the old name stays.
settings-nobody = The hall does not know you yet. A name is enough; if you give none, one from the sagas is found for you.
settings-carry = Continue on another device
settings-carry-about = A code makes another phone or computer yours as well: the same name, the same tables.
settings-carry-do = Make a code
settings-carry-how = Point the other device’s camera here, or type the code there. It works once, until { $until }.
settings-carry-qr = QR code to continue on another device
settings-carried = A code from another device
settings-carried-do = Use the code
settings-carried-done = On this device you are { $name } now.
settings-forget = Forget me
settings-forget-about = The hall forgets your name and all your devices. In the logs of tables your names and words are erased; records that others have kept stay as they are.
settings-forget-do = Forget me
settings-forget-sure = { $name }, you cannot get your seats back afterwards. Should the hall forget you?
settings-forgotten = The hall has forgotten you.

# Devices and programs that act in one's name.
devices-title = Your devices
devices-here = This device
devices-unnamed = A device
devices-seen = last here { $when }
devices-open = { $pages ->
    [one] one page open
   *[other] { $pages } pages open
  }
devices-out = Sign out
devices-out-one = Sign out { $what }
devices-out-others = Sign out all others
devices-programs = Programs in your seats
devices-program = Seat { $seat } at a table
devices-until = until { $when }
devices-revoke = Revoke the token
devices-revoke-one = Revoke the token for seat { $seat }
