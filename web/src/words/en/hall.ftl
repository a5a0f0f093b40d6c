# The hall: its doors, its tables.
hall-names = Wiglaf, Hygd, Breca, Wealhtheow, Freawaru, Scyld, Unferth, Hildeburh, Offa, Sigemund, Wulfgar, Ingeld, Onela, Heremod, Ecgtheow, Finn
hall-corner = Language, light, settings
hall-language = Language
hall-darken = Dark colours
hall-lighten = Light colours
hall-doors = The games
hall-game-voluspa = Völuspá
hall-game-beowulf_legend = Beowulf: The Legend
hall-game-beowulf_movie = Beowulf: The Movie Board Game
hall-game-bellum_magica = Bellum Magica
hall-about-voluspa = Lay gods and monsters in rows; who lays the strongest of a row scores its length.
hall-about-beowulf_legend = Follow Beowulf from his first voyage to the dragon; bid for your share of his fame.
hall-about-beowulf_movie = Place heroes and halls among boons and perils; each figure multiplies what lies around it.
hall-about-bellum_magica = Be a dark lord: roll, gather, hire a horde, and raid your neighbours for their chests.
hall-players = { $fewest }–{ $most } players
hall-minutes = { $minutes } min
hall-unbuilt = Not built yet
hall-play = Play now
hall-opening = Opening …
hall-set-up = Set up a table
hall-show = Show me
hall-rules = Rules
hall-join = Join with a code
hall-join-example = EH3GWR
hall-join-do = Join
hall-phone = Open on a phone
hall-phone-how = Point the phone’s camera here, or type the address. It works in the same house.
hall-phone-qr = QR code with the address of the hall
hall-yours = Your tables
hall-none = You sit at no table yet. Open a door above.
hall-unknown = Your tables are shown as soon as the hall answers.
hall-all = Show all { $tables }
hall-open = Tables anyone may join
hall-away = The hall does not answer. The page keeps trying.
hall-your-turn = Your turn
hall-turn-of = { $seat } is to move
hall-turn-of-several = Several are to move
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
hall-back = Hall
