# The hall: its doors, its tables.
hall-names = Wiglaf, Hygd, Breca, Wealhtheow, Freawaru, Scyld, Unferth, Hildeburh, Offa, Sigemund, Wulfgar, Ingeld, Onela, Heremod, Ecgtheow, Finn
hall-corner = Language, light, settings
hall-language = Language
hall-darken = Dark colours
hall-lighten = Light colours
hall-welcome = Four sagas are being told tonight. Come in.
hall-doors = The games
hall-game-voluspa = Völuspá
hall-game-beowulf_legend = Beowulf: The Legend
hall-game-beowulf_movie = Beowulf: The Movie
hall-game-bellum_magica = Bellum Magica
hall-about-voluspa = Lay gods and monsters in rows: the strongest scores the whole row.
hall-about-beowulf_legend = Follow Beowulf through 36 episodes, and mind your wounds.
hall-about-beowulf_movie = Line your figures up with boons, the others’ with perils.
hall-about-bellum_magica = Hire a horde, raid and hoard: the richest dark lord wins.
hall-players = { $fewest }–{ $most } players
hall-minutes = { $minutes } min
hall-unbuilt = Not built yet
hall-play = Play now
hall-opening = Opening…
hall-set-up = Set up
hall-show = Learn to play
hall-rules = Rules
hall-join = Join with a code
hall-join-example = EH3GWR
hall-join-do = Join
hall-phone = Open on a phone
hall-phone-how = Point the phone’s camera here, or type the address. It works within the same network.
hall-phone-qr = QR code with the address of the hall
hall-yours = Your tables
hall-none = No games yet. Pick one above.
hall-unknown = Your tables are shown as soon as the hall answers.
hall-all = Show all { $tables }
hall-open = Tables anyone may join
hall-away = The hall does not answer. The page keeps trying.
hall-your-turn = Your turn
hall-turn-of = { $seat }’s turn
hall-turn-of-several = Several players are choosing
hall-gathering = { $open ->
    [one] Gathering: { $open } seat is open
   *[other] Gathering: { $open } seats are open
}
hall-gathered = Everyone sits: it can begin
hall-sealing = About to begin
hall-finished = Finished
hall-open-seats = { $open ->
    [one] { $open } seat is open
   *[other] { $open } seats are open
}
hall-seat-open = open
hall-you = you
hall-bot = { $level } { $number }
hall-level-novice = Novice
hall-level-adept = Adept
hall-level-strong = Strong
hall-level-bold = Bold
hall-level-wary = Wary
hall-level-master = Master
hall-back = Hall
