# The words of Bellum Magica.

verb-captain = captain
verb-castle = castle
verb-goblin = goblin
verb-place = place
verb-opens = opens
verb-reveal = reveal
verb-roll = roll
verb-chest = chest
verb-barrel = barrel
verb-spell = spell
verb-pass = pass
verb-attack = attack
verb-raid = raid
verb-steal = steal
verb-hire = hire
verb-done = done
verb-left = left
verb-right = right
verb-glyphs = glyphs
verb-wood = wood
verb-iron = iron
verb-gold = gold

game-title = Bellum Magica
game-about = You are a dark lord. Hire creatures to gather or to fight, raid towns and rivals, and hoard the richest chests.
game-note = The rulebook tells how many cards and chests there are, but not what is on them. The numbers and names on them are ours, balanced by simulation.
option-castles = how the castles are given out
option-castles-dealt = dealt
option-castles-chosen = chosen, from the captain on
option-castles-drafted = chosen, the captain last
option-captain = who is the first captain
option-captain-drawn = drawn by lot
option-captain-first-seat = the first seat
option-captain-seat-2 = the second seat
option-captain-seat-3 = the third seat
option-captain-seat-4 = the fourth seat
option-captain-seat-5 = the fifth seat
option-supply = how much food and how many shields there are
option-supply-endless = enough for everybody
option-supply-box = 30 food, 20 shields, as in the box
option-spell = what a spell does
option-spell-rerolls = the captain rolls again
option-spell-holds = nobody else may reroll that day

# What happened: sentences without their full stop, for more may follow.
note-captained = { $seat } is captain
note-castle-dealt = { $seat } gets the castle of { $castle-def }
note-castle-chosen = { $seat } chooses the castle of { $castle-def }
note-goblin-dealt = { $seat } gets the goblin { $creature }
note-sealed = { $seat } has decided where the goblins go
note-placed = { $seat } puts { $creature } on the { $side ->
    [left] left
   *[right] right
} and { $other } on the { $other_side ->
    [left] left
   *[right] right
}
note-revealed = { $creature } can be hired now
note-revealed-place = { $place } is turned up
note-dawned = Day { $day }: { $seat } is captain
note-dawned-spells = Day { $day }: { $seat } is captain, and { $spells ->
    [one] { $spells } spell is
   *[other] { $spells } spells are
} ready again
note-rolled = { $seat } rolls a { $face }
note-paid-barrel = { $seat } pays a barrel for another roll
note-cast = { $seat } uses a reroll spell
note-held = { $seat } uses a spell: nobody else may reroll today
note-let-be = { $seat } keeps this roll
note-gathered = { $seat } gathers { $food ->
    [0] {""}
   *[other] { $food } food{ $glyphs ->
        [0] {""}
       *[other] {" and "}
    }
}{ $glyphs ->
    [0] {""}
    [one] { $glyphs } glyph
   *[other] { $glyphs } glyphs
}
note-no-food = The supply has run out of food: { $seat } gets { $food } less
note-scouted = { $seat } has the most treasure maps ({ $maps }): an iron chest is due
note-scouted-tie = { $seat } ties for the most treasure maps ({ $maps }): a wooden chest is due
note-drew = { $seat } takes { $kind ->
    [wood] a wooden chest
    [iron] an iron chest
   *[gold] a golden chest
}
note-drawn = { $seat } takes { $kind ->
    [wood] a wooden chest
    [iron] an iron chest
   *[gold] a golden chest
} worth { $value }
note-no-chest = { $seat } takes nothing: no chest is left
note-took = { $seat } takes { $place-def }{ $gold ->
    [0] {""}
    [one] , +{ $gold } golden chest
   *[other] , +{ $gold } golden chests
}{ $iron ->
    [0] {""}
    [one] , +{ $iron } iron chest
   *[other] , +{ $iron } iron chests
}{ $wood ->
    [0] {""}
    [one] , +{ $wood } wooden chest
   *[other] , +{ $wood } wooden chests
}{ $food ->
    [0] {""}
   *[other] , +{ $food } food
}{ $glyphs ->
    [0] {""}
    [one] , +{ $glyphs } glyph
   *[other] , +{ $glyphs } glyphs
}{ $barrels ->
    [0] {""}
    [one] , +{ $barrels } barrel
   *[other] , +{ $barrels } barrels
}
note-took-nothing = { $seat } takes { $place-def }, and gets nothing
note-lost-barrels = { $seat } has two barrels already and cannot keep { $barrels } more
note-raided = { $seat } raids the castle of { $other } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
note-raided-up-to = { $seat } raids the castle of { $other } for up to { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
note-named = { $seat } chooses chest { $number } ({ $kind ->
    [wood] wooden
    [iron] iron
   *[gold] golden
})
note-robbed = { $seat } is robbed of { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } golden chest
       *[other] { $gold } golden chests
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" and "}
        }
       *[other] { $wood ->
            [0] {" and "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } iron chest
       *[other] { $iron } iron chests
    }{ $wood ->
        [0] {""}
       *[other] {" and "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } wooden chest
   *[other] { $wood } wooden chests
} and gets a shield
note-robbed-bare = { $seat } is robbed of { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } golden chest
       *[other] { $gold } golden chests
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" and "}
        }
       *[other] { $wood ->
            [0] {" and "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } iron chest
       *[other] { $iron } iron chests
    }{ $wood ->
        [0] {""}
       *[other] {" and "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } wooden chest
   *[other] { $wood } wooden chests
}, and no shield is left in the supply
note-left-rest = { $seat } leaves the rest of the chests
note-ten-chests = { $seat } has ten chests: this is the last day, unless a thief takes one
note-below-ten = { $seat } has fewer than ten chests again: this need not be the last day
note-saw = { $seat } looks into the stolen { $kind ->
    [wood] wooden chest
    [iron] iron chest
   *[gold] golden chest
}: it is worth { $value }
note-stayed = { $seat } skips the attack
note-hired = { $seat } hires { $creature } for { $food ->
    [0] { $glyphs } glyphs
   *[other] { $food } food{ $glyphs ->
        [0] {""}
       *[other] {" "}and { $glyphs } glyph
    }
}, to the { $side ->
    [left] left
   *[right] right
}{ $bonus ->
    [shield] , with a shield
    [magic] , with a magic shield
    [spell] , with a reroll spell
   *[none] {""}
}
note-no-shield = No shield is left in the supply for { $seat }
note-rested = { $seat } ends hiring
note-night = No chest has left the stacks for { $days ->
    [one] { $days } day
   *[other] { $days } days
}
note-last-day = The tenth day without a chest begins: unless one leaves the stacks, it is the last
note-ended = Ten chests in one castle: the game is over
note-ended-quiet = Ten days without a chest from the stacks: the game is over
note-counted = { $seat } opens { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}, worth { $points }{ $gold ->
    [none] {""}
   *[other] ; golden: { $gold }
}{ $iron ->
    [none] {""}
   *[other] ; iron: { $iron }
}{ $wood ->
    [none] {""}
   *[other] ; wooden: { $wood }
}

# What a preview adds.
note-income-left = per day on average{ $food ->
    [0] {""}
   *[other] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } food
}{ $glyphs ->
    [0] {""}
    [one] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } glyph
   *[other] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } glyphs
}{ $maps ->
    [0] {""}
    [one] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } treasure map
   *[other] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } treasure maps
}
note-income-right = per day on average{ $swords ->
    [0] {""}
    [one] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } sword
   *[other] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } swords
}{ $magic ->
    [0] {""}
    [one] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } magic sword
   *[other] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } magic swords
}{ $thieves ->
    [0] {""}
    [one] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } thief
   *[other] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } thieves
}
note-income-none = it brings nothing on this side
note-reach = then you could attack { $target-def } on a roll of { $faces }
note-chances = a new roll helps with { $count ->
    [one] { $count } face
   *[other] { $count } faces
} of six: { $faces }
note-chances-none = no other face would bring more

store = food { $food }, glyphs { $glyphs }, barrels { $barrels }, spells { $spells }; chests ({ $count }): { $chests }
seat-store = { $seat }: food { $food }, glyphs { $glyphs }, barrels { $barrels }, spells { $spells }; chests ({ $count }): { $chests }
stacks = stacks: wooden { $wood }, iron { $iron }, golden { $gold }
standing-chests = { $seat }: { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
supply-left = supply: food { $food }, shields { $shields }
last-chests = Somebody has ten chests: this is the last day, unless a thief takes one.
last-quiet = The last day, unless a chest leaves the stacks.

result-richest = The richest wins: { $points }.
result-chests = A tie at { $points }: whoever has more chests wins ({ $chests }).
result-shared = A tie at { $points }, also in chests: the victory is shared.

# What the end tells.
account-kinds = Points by kind of chest
account-gold = golden chests
account-iron = iron chests
account-wood = wooden chests
account-origins = Points by where the chests came from
account-scouts = brought by scouts
account-tavern = from the Tavern
account-farm = from farms
account-village = from villages
account-town = from towns
account-raid = stolen from { $seat }
account-began = held from the start
chart-hoards = What each hoard was worth, day by day (nobody could know it before the end)

reason-bellum = points in the long run: about { NUMBER($worth, maximumFractionDigits: 1) }

why-over = the game is over.
why-dealer = here only the dealer acts.
why-captain-drawn = the first captain is drawn by lot, before the game.
why-goblins-dealt = goblins are dealt, not chosen.
why-dealer-opens = the dealer reveals the choices when all have chosen.
why-dealer-reveals = cards are turned up by the dealer.
why-dealer-rolls = the die is rolled when a day begins, and again for a barrel or a spell.
why-chests-blind = chests are drawn blind.
why-castle-first = first choose a castle.
why-castle-taken = that castle is taken.
why-castle-for-good = your castle is yours to the end.
why-place-first = first choose a side for each goblin.
why-placed-already = the goblins have their sides already, for good.
why-reroll-first = now decide about the die: barrel, spell or pass.
why-attack-first = now decide about your attack: attack, raid or pass.
why-steal-first = first choose a chest for your thief to steal.
why-hire-first = now decide about hiring: hire, or done.
why-not-now-reroll = the die is rolled again only before the gathering.
why-no-barrel = there is no barrel to pay.
why-not-captain = only the captain uses spells.
why-no-spell = no spell is ready.
why-held-back = the captain’s spell keeps the others from rerolling today.
why-holds-already = a spell keeps the others from rerolling already.
why-not-now-attack = attacks come after the scouts.
why-place-not-there = that place does not lie on the table.
why-too-weak = too weak: you lack { $swords ->
    [0] {""}
    [one] { $swords } sword
   *[other] { $swords } swords
}{ $magic ->
    [0] {""}
   *[other] { $swords ->
        [0] {""}
       *[other] {" and "}
    }{ $magic ->
        [one] { $magic } magic sword
       *[other] { $magic } magic swords
    }
}.
why-nobodys-castle = nobody lives in that castle.
why-own-castle = you cannot raid your own castle.
why-no-thief = a raid needs a thief on the active line.
why-no-chests = there is no chest to steal.
why-no-raid = only thieves in a raid take chests.
why-no-such-chest = there is no such chest in the row.
why-named-already = another thief takes that chest already.
why-name-one = choose at least one chest before you leave the rest.
why-not-now-hire = hiring comes after the attacks.
why-not-face-up = only creatures that lie face up can be hired.
why-evil-for-food = an evil creature is hired for food.
why-evil-cost = an evil creature costs 2 food.
why-most-evil-cost = a most evil creature costs 1 glyph and 4 food, or 3 glyphs.

# The names of the cards, all our own. The name is what a move says; `def` carries the article; a castle’s `full` is its name on the table, `shown` what stands on its card where that is not the name of moves.
# table-is-…: its character, one line.

# Castles
piece-sorceress = Sorceress
    .def = the Sorceress
    .full = Castle of the Sorceress
table-is-sorceress = Never raises her voice. The sky does it for her.
piece-warlord = Warlord
    .def = the Warlord
    .full = Castle of the Warlord
table-is-warlord = Has a plan for every war and a war for every plan.
piece-necromancer = Necromancer
    .def = the Necromancer
    .full = Castle of the Necromancer
table-is-necromancer = His servants never ask for leave. They have left already.
piece-goblinking = Goblinking
    .def = the Goblin King
    .full = Castle of the Goblin King
    .shown = Goblin King
table-is-goblinking = Crowned by acclaim, for he was the only one who could count.
piece-fiend = Fiend
    .def = the Fiend
    .full = Castle of the Fiend
table-is-fiend = Keeps a warm house. Visitors are asked to leave their souls.

# Goblins
piece-snik = Snik
    .def = Snik
table-is-snik = Small, quick, and already behind you.
piece-wriggle = Wriggle
    .def = Wriggle
table-is-wriggle = Sat still once. It was a trap.
piece-wartle = Wartle
    .def = Wartle
table-is-wartle = Knows all his warts by name and is proud of the youngest.
piece-scab = Scab
    .def = Scab
table-is-scab = Never gets better, but always comes back.
piece-muttle = Muttle
    .def = Muttle
table-is-muttle = Has the last word. Nobody has ever made it out.
piece-pothelm = Pothelm
    .def = Pothelm
table-is-pothelm = His helmet still smells of soup, and he of hope.
piece-nibble = Nibble
    .def = Nibble
table-is-nibble = Takes one bite of everything, as proof of purchase.
piece-oops = Oops
    .def = Oops
table-is-oops = Named after the first thing he said about his first plan.
piece-blister = Blister
    .def = Blister
table-is-blister = Appears wherever a boot rubs, and stays till it bursts.
piece-lurk = Lurk
    .def = Lurk
table-is-lurk = Lives behind the corner. It does not matter which.

# Orcs
piece-grubnose = Grubnose
    .def = Grubnose
table-is-grubnose = Finds truffles, graves and trouble by the smell.
piece-crackjaw = Crackjaw
    .def = Crackjaw
table-is-crackjaw = Opens nuts with his teeth and doors with his chin.
piece-mudfist = Mudfist
    .def = Mudfist
table-is-mudfist = Washes his hands once a war, whether it is over or not.
piece-thudd = Thudd
    .def = Thudd
table-is-thudd = The second half of every staircase he has ever met.
piece-knuckle = Knuckle
    .def = Knuckle
table-is-knuckle = Counts to ten on his own and to twenty on yours.
piece-thickbrow = Thickbrow
    .def = Thickbrow
table-is-thickbrow = Thinks with his forehead, and the gate gives in first.
piece-belchard = Belchard
    .def = Belchard
table-is-belchard = Announces the attack. The wind does the rest.
piece-bellowmaw = Bellowmaw
    .def = Bellowmaw
table-is-bellowmaw = Whispers so that only three villages can hear.

# Foragers: hyenas
piece-chortle = Chortle
    .def = Chortle
table-is-chortle = Laughs first, eats after, explains never.
piece-leftover = Leftover
    .def = Leftover
table-is-leftover = Arrives when the feast is over, and then it is.
piece-marrowby = Marrowby
    .def = Marrowby
table-is-marrowby = A deep thinker: goes to the bone of every matter.
piece-morsel = Morsel
    .def = Morsel
table-is-morsel = Just a bite, he says, and looks at the whole cow.
piece-larder = Larder
    .def = Larder
table-is-larder = Knows yours by heart, shelf by shelf.
piece-gobble = Gobble
    .def = Gobble
table-is-gobble = Has never met a crumb he could not make vanish.
piece-seconds = Seconds
    .def = Seconds
table-is-seconds = Nobody remembers giving her a first helping.
piece-whiff = Whiff
    .def = Whiff
table-is-whiff = Smells roast pork three hills off. Others smell him at four.

# Scouts: harpies
piece-shrilla = Shrilla
    .def = Shrilla
table-is-shrilla = Sang at a wedding once. The windows are still mourned.
piece-gossip = Gossip
    .def = Gossip
table-is-gossip = Knows where the treasure is, and who sleeps beside it.
piece-tattle = Tattle
    .def = Tattle
table-is-tattle = Keeps every secret, in alphabetical order, for sale.
piece-peek = Peek
    .def = Peek
table-is-peek = Only looks. Then draws a map of what she saw.
piece-moult = Moult
    .def = Moult
table-is-moult = Leaves feathers everywhere and witnesses nowhere.
piece-talonia = Talonia
    .def = Talonia
table-is-talonia = Does her nails before a raid, and yours after it.
piece-swoop = Swoop
    .def = Swoop
table-is-swoop = Comes down fast. Going up is somebody else’s problem.

# Rogues: ratlings
piece-latchkey = Latchkey
    .def = Latchkey
table-is-latchkey = Has never broken a door. They open out of respect.
piece-whisker = Whisker
    .def = Whisker
table-is-whisker = Missed the gallows by one, and it still itches.
piece-rind = Rind
    .def = Rind
table-is-rind = All that is left of the cheese, and of the guards’ trust.
piece-gutterby = Gutterby
    .def = Gutterby
table-is-gutterby = Comes from an old family. They have lain there for generations.
piece-sliptail = Sliptail
    .def = Sliptail
table-is-sliptail = The last thing you see of him, and of your purse.
piece-cutpurse = Cutpurse
    .def = Cutpurse
table-is-cutpurse = Shakes your hand and gives most of it back.
piece-alibi = Alibi
    .def = Alibi
table-is-alibi = Was somewhere else. Ask anyone he has paid.
piece-crumb = Crumb
    .def = Crumb
table-is-crumb = Lays a trail of herself, and robs whoever follows it.

# Adepts: witches
piece-hexabel = Hexabel
    .def = Hexabel
table-is-hexabel = Sends flowers. Do not smell them.
piece-simmer = Simmer
    .def = Simmer
table-is-simmer = Slow to anger, and better on the second day.
piece-nettlina = Nettlina
    .def = Nettlina
table-is-nettlina = Has a green thumb. It belonged to a gardener.
piece-mothilda = Mothilda
    .def = Mothilda
table-is-mothilda = Drawn to every flame, and usually the one who lit it.
piece-grudge = Grudge
    .def = Grudge
table-is-grudge = Forgives nothing, and has it in writing.
piece-soot = Soot
    .def = Soot
table-is-soot = Comes by the chimney. Leaves by the chimney. Takes the stove.
piece-portenta = Portenta
    .def = Portenta
table-is-portenta = Foresees disaster, and is never late for it.
piece-ladle = Ladle
    .def = Ladle
table-is-ladle = Tastes everything before she poisons it. Once.
piece-hush = Hush
    .def = Hush
table-is-hush = Turned her choir into toads. Finally, some harmony.

# Beasts: direwolves
piece-fetch = Fetch
    .def = Fetch
table-is-fetch = Fetches everything. Returns nothing.
piece-snarl = Snarl
    .def = Snarl
table-is-snarl = Wags his tail to mislead you.
piece-moonbark = Moonbark
    .def = Moonbark
table-is-moonbark = Has barked at the moon for years. It keeps its distance.
piece-clacktooth = Clacktooth
    .def = Clacktooth
table-is-clacktooth = Not cold. Just practising.
piece-nightcap = Nightcap
    .def = Nightcap
table-is-nightcap = What big ears he has. What a short grandmother.
piece-runt = Runt
    .def = Runt
table-is-runt = The smallest of the litter. The litter ate a bridge.

# Dragons
piece-ashgargle = Ashgargle
    .def = Ashgargle
table-is-ashgargle = Gargles with embers and greets the dawn before it comes.
piece-hoardwell = Hoardwell
    .def = Hoardwell
table-is-hoardwell = Sleeps on his savings and snores with interest.
piece-fumarola = Fumarola
    .def = Fumarola
table-is-fumarola = Does not smoke in bed. The bed does.
piece-sizzlewing = Sizzlewing
    .def = Sizzlewing
table-is-sizzlewing = Likes knights, best in their own tin.

# Liches
piece-obituarius = Obituarius
    .def = Obituarius
table-is-obituarius = Finishes his memoirs every century, a little too early.
piece-dustmore = Dustmore
    .def = Dustmore
table-is-dustmore = Fell apart over a woman once. Kept most of the pieces.
piece-casket = Casket
    .def = Casket
table-is-casket = His soul is in a box. He forgets in which.
piece-epitaph = Epitaph
    .def = Epitaph
table-is-epitaph = Writes them in advance. Yours rhymes.

# Vampires
piece-veinwright = Veinwright
    .def = Veinwright
table-is-veinwright = Old blood. Also fresh, when he can get it.
piece-sangria = Sangria
    .def = Sangria
table-is-sangria = Throws splendid parties. The guests are the punch.
piece-nocturne = Nocturne
    .def = Nocturne
table-is-nocturne = Plays the organ at night. Any organ.
piece-batrick = Batrick
    .def = Batrick
table-is-batrick = Hangs about, upside down, till someone asks him in.

# Giants
piece-stumble = Stumble
    .def = Stumble
table-is-stumble = Where he trips, a lake is added to the maps.
piece-hummock = Hummock
    .def = Hummock
table-is-hummock = Slept so long that he has a shepherd.
piece-lintel = Lintel
    .def = Lintel
table-is-lintel = Has met every door in the kingdom, forehead first.
piece-stompworth = Stompworth
    .def = Stompworth
table-is-stompworth = Treads softly. The village was called Softly.

# Demons
piece-fineprint = Fineprint
    .def = Fineprint
table-is-fineprint = You have signed already. Look closer.
piece-usury = Usury
    .def = Usury
table-is-usury = Lends a helping hand, at two hands a week.
piece-insomnia = Insomnia
    .def = Insomnia
table-is-insomnia = Comes at three in the morning and reads you your past.
piece-brimsby = Brimsby
    .def = Brimsby
table-is-brimsby = Is gone in a puff. The puff stays.

# The tavern
piece-tavern = Tavern
    .def = the Tavern
table-is-tavern = Robbed every day, and open every evening.

# Farms
piece-barleywick = Barleywick
    .def = Barleywick
table-is-barleywick = Barley, a barn, and a chest under the third board.
piece-ciderstead = Ciderstead
    .def = Ciderstead
table-is-ciderstead = An apple a day. The rest is pressed.
piece-turnipend = Turnipend
    .def = Turnipend
table-is-turnipend = It took the whole family, the dog and a mouse. Twice.
piece-henhaven = Henhaven
    .def = Henhaven
table-is-henhaven = Forty hens and one fox, who keeps the books.
piece-hopshill = Hopshill
    .def = Hopshill
table-is-hopshill = The scarecrow sways. The farmer, too.
piece-oddacre = Oddacre
    .def = Oddacre
table-is-oddacre = Something glows in the cabbage, and it is not the cabbage.
piece-stonybroke = Stonybroke
    .def = Stonybroke
table-is-stonybroke = Sows stones, reaps stones. A bumper year.

# Villages
piece-mumbleford = Mumbleford
    .def = Mumbleford
table-is-mumbleford = They would have called for help, but did not like to.
piece-charmley = Charmley
    .def = Charmley
table-is-charmley = No witches here, say all the black cats.
piece-anvilby = Anvilby
    .def = Anvilby
table-is-anvilby = Everyone is a smith, and nobody can hear you.
piece-tipplewell = Tipplewell
    .def = Tipplewell
table-is-tipplewell = The well is deep, and it is not water.
piece-bellmere = Bellmere
    .def = Bellmere
table-is-bellmere = The bells keep evil away. Evil brought earplugs.
piece-holyloaf = Holyloaf
    .def = Holyloaf
table-is-holyloaf = The bread is blessed. So is the butter, to be safe.
piece-stoutfence = Stoutfence
    .def = Stoutfence
table-is-stoutfence = A very good fence. They meant to add a gate.

# Towns
piece-tollgate = Tollgate
    .def = Tollgate
table-is-tollgate = A penny to come in, two to leave, three to stay.
piece-fatmarket = Fatmarket
    .def = Fatmarket
table-is-fatmarket = The guards are round, and hard to get around.
piece-beerbridge = Beerbridge
    .def = Beerbridge
table-is-beerbridge = The moat is beer. Sieges run long and merry.
piece-inkwell = Inkwell
    .def = Inkwell
table-is-inkwell = Surrenders only in writing, in three copies.
piece-thickwall = Thickwall
    .def = Thickwall
table-is-thickwall = Walls so thick that the town has little room inside.
piece-hymnford = Hymnford
    .def = Hymnford
table-is-hymnford = Repels demons in four parts. The altos hold the gate.
piece-lentenham = Lentenham
    .def = Lentenham
table-is-lentenham = Has fasted for years. The larders are full.
piece-stargaze = Stargaze
    .def = Stargaze
table-is-stargaze = Saw the comet coming. Did not see you.
piece-mitremont = Mitremont
    .def = Mitremont
table-is-mitremont = Three bishops, two treasuries, one key.
piece-spellminster = Spellminster
    .def = Spellminster
table-is-spellminster = The wizards agree on one thing: the others are wrong.

# The groups of creatures
table-group-goblin = goblin
    .indef = a goblin
table-group-orc = orc
    .indef = an orc
table-group-forager = hyena
    .indef = a hyena
table-group-scout = harpy
    .indef = a harpy
table-group-rogue = ratling
    .indef = a ratling
table-group-adept = witch
    .indef = a witch
table-group-beast = direwolf
    .indef = a direwolf
table-group-dragon = dragon
    .indef = a dragon
table-group-lich = lich
    .indef = a lich
table-group-vampire = vampire
    .indef = a vampire
table-group-giant = giant
    .indef = a giant
table-group-demon = demon
    .indef = a demon

# The table in the browser.
table-castle = Choose: { $castle-full }
table-place = { $way ->
    [leftleft] Put both goblins left
    [rightright] Put both goblins right
    [leftright] Put { $first } left, { $second } right
   *[rightleft] Put { $first } right, { $second } left
}
table-barrel = Pay a barrel to reroll
table-spell = { $does ->
    [holds] Use a spell: no rerolls
   *[rerolls] Use a spell to reroll
}
table-pass-die = Keep this roll
table-pass-attack = Skip the attack
table-attack = Attack { $place-def }
table-raid = Raid { $name }: { $count ->
    [one] { $count } chest
   *[other] up to { $count } chests
}
table-steal = Steal chest { $number }
table-hire = Hire { $creature }, { $side ->
    [left] left
   *[right] right
}
table-hire-glyphs = Hire { $creature }, { $side ->
    [left] left
   *[right] right
}, for glyphs
table-done = End hiring
table-leave = Leave the rest
table-task-castle = choose a castle
table-task-place = choose a side for each goblin: left gathers, right fights
table-task-reroll = keep this roll, or roll again
table-task-hold = use a spell, or keep this roll
table-task-attack = choose a target, or skip the attack
table-task-steal = { $count ->
    [one] choose a chest of { $name }
   *[other] choose up to { $count } chests of { $name }
}
table-task-steal-more = { $count ->
    [one] choose one more chest of { $name }, or leave the rest
   *[other] choose up to { $count } more chests of { $name }, or leave the rest
}
table-task-hire = hire creatures, or end hiring
table-task-wait = decide
table-day = Day { $day }
table-before = Before the first day
table-stacks = { $count ->
    [one] { $count } chest left
   *[other] { $count } chests left
}
table-captain = captain
table-captain-is = { $name } is captain
table-captain-you = You are captain
table-sealed = has decided
table-unsealed = is still choosing
table-sealed-wait = Your choice is made. All choices are revealed together.
table-defence = shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic shield { $magic }
}
table-last-took = takes { $place-def }
table-last-raided = raids { $name }
table-last-hired = { $creature }, { $side ->
    [left] left
   *[right] right
}
table-last-barrel = pays a barrel
table-last-spell = uses a spell
table-last-stayed = no attack
table-chests-of = chests of { $name }
table-between = {"; "}
table-last-day = The last day
table-last-day-unless = The last day, unless a chest is taken
table-supply = Supply: { $food } food, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
table-held = A spell keeps the others from rerolling today.
table-store-name = { $sign ->
    [food] food
    [glyphs] glyphs
    [barrels] barrels
    [spells] spells
    [shield] shield
   *[magic_shield] magic shield
}
table-your-chests = Your chests
table-opened = The chests, opened
table-no-chests = no chests
table-nothing = nothing
table-amount = { $sign ->
    [food] { $count } food
    [glyphs] { $count ->
        [one] { $count } glyph
       *[other] { $count } glyphs
    }
    [glyph] { $count ->
        [one] { $count } glyph
       *[other] { $count } glyphs
    }
    [maps] { $count ->
        [one] { $count } treasure map
       *[other] { $count } treasure maps
    }
    [swords] { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
    [magic] { $count ->
        [one] { $count } magic sword
       *[other] { $count } magic swords
    }
    [thieves] { $count ->
        [one] { $count } thief
       *[other] { $count } thieves
    }
    [barrel] { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
    [barrels] { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
    [spells] { $count ->
        [one] { $count } reroll spell
       *[other] { $count } reroll spells
    }
    [wood] { $count ->
        [one] { $count } wooden chest
       *[other] { $count } wooden chests
    }
    [iron] { $count ->
        [one] { $count } iron chest
       *[other] { $count } iron chests
    }
   *[gold] { $count ->
        [one] { $count } golden chest
       *[other] { $count } golden chests
    }
}
table-number = { NUMBER($count, maximumFractionDigits: 1) }
table-amount-mean = { NUMBER($count, maximumFractionDigits: 2) } { $sign ->
    [food] food
    [glyphs] { $count ->
        [one] glyph
       *[other] glyphs
    }
    [maps] { $count ->
        [one] treasure map
       *[other] treasure maps
    }
    [swords] { $count ->
        [one] sword
       *[other] swords
    }
    [magic] { $count ->
        [one] magic sword
       *[other] magic swords
    }
   *[thieves] { $count ->
        [one] thief
       *[other] thieves
    }
}
table-mean = { $what } per day
table-line = Line { $face }{ $active ->
    [yes] , active today
   *[no] {""}
}: { $sums }
table-lines = Six lines
table-would-scout = { $kind ->
    [iron] The scouts bring an iron chest.
   *[wood] The scouts tie and bring a wooden chest.
}
table-would-attack = Best attack now: { $target }
table-reach = new targets on { $faces }: { $targets }
table-lack = you lack { $what }
table-lack-short = you lack
table-castle-of = castle of { $name }
table-castle-said = { $castle }. Left: { $left }. Right: { $right }
table-free-castles = Castles to choose from: { $names }
table-chest = chest { $number }, { $kind ->
    [wood] wooden
    [iron] iron
   *[gold] golden
}
table-value = value { $value }
table-unknown = value unknown to you
table-known-to = known to { $names }
table-named = chosen by a thief
table-worth = worth { $value }
table-worth-between = worth { $least } to { $most }, about { NUMBER($mean, maximumFractionDigits: 1) }
table-on-face = { $face }: { $what }
table-rolled = The die shows { $face }.
table-hire-said = For hire: { $creature }. Left: { $left }. Right: { $right }
table-hire-side = { $creature }, { $side ->
    [left] left
   *[right] right
}: { $what }
table-goblin-side = { $creature }, { $side ->
    [left] left
   *[right] right
}: { $what }
table-side = { $side ->
    [left] left
   *[right] right
}
table-lord-number = Lord { $number }
table-lord = { $name }: { $holds }
table-store = Store: { $what }; { $defence }
table-spent = { $count ->
    [one] { $count } used spell
   *[other] { $count } used spells
}
table-which-line = Name a line by its face, 1 to 6.
table-which-lord = Name a lord: { $names }
table-command-line = line
table-command-lord = lord
table-may = may be chosen
table-details = Details of { $card }
table-more = More
table-costs = costs { $what }
table-or = or
table-gives = loot: { $what }
table-bonus = brings { $bonus ->
    [shield] a shield
    [magic] a magic shield
   *[spell] a reroll spell
}
table-deck-empty = none left
table-ribbon = The steps of day { $day }
table-step = { $step ->
    [0] the die
    [1] gathering
    [2] scouts
    [3] attacks
    [4] hiring
   *[5] night
}
table-strip = { $strip ->
    [lord] A lord in full
    [castles] Castles
    [goblins] Your goblins
    [roll] The die
    [gather] Gathering
    [scout] Scouts
    [raid] The raid
    [targets] Targets
    [hires] For hire
    [night] What is left
    [own] Your castle
    [store] Your store and your chests
   *[none] The table
}
table-helps = { $count ->
    [one] One face of six would bring you more:
   *[other] { $count } faces of six would bring you more:
}
table-helps-none = No other face would bring you more.
table-about-gathering = Everybody gathers the food and glyphs of the active line.
table-about-scouts = Most treasure maps: an iron chest. A tie: a wooden one each.
table-stack-of = { $kind ->
    [wood] wooden chests in the stack:
    [iron] iron chests in the stack:
   *[gold] golden chests in the stack:
}
table-unseen = not seen by you: { $values }
table-all-seen = you have seen them all
table-left-over = Kingdom: farms { $farm }, villages { $village }, towns { $town }. Decks: evil { $evil }, most evil { $most }.
table-quiet = No chest has left the stacks for { $days } days. After ten such days the game ends.
table-face = face
table-behind = Line { $face } of { $name }
table-nothing-there = Nobody has anything on this line.
table-line-better = It would bring more than today’s line.
table-back = back
table-kind-tavern = tavern: never discarded, everyone may attack it every day
table-kind-farm = farm
table-kind-village = village
table-kind-town = town
table-source-reconstructed = What is printed on this card is not public: these numbers are our reconstruction, balanced by simulation.
table-source-likely = Public sources agree on these numbers.
table-source-certain = As it is printed on the card.
table-source-partly = Some of these numbers are known, the others are our reconstruction.
table-source-rulebook = As the rulebook says.
table-source-own = From your own parts.

# Worked examples to try, and the first lesson.
example-ma-x1 = Line 1 has 3 swords. They take Stonybroke with its shield of 3. Mumbleford has a shield of 4: you lack one sword.
example-ma-x2 = Seven swords, but no magic one: Holyloaf has a magic shield of 1 and holds. Tollgate, with a shield of 7 and no magic shield, falls.
example-ma-x3 = Line 2 has 2 swords and a thief, the castle a shield of 2. The thief takes one chest, and the robbed lord gets a shield: now it is 3.
example-ma-x4 = Two maps on line 1 against one and none. Keep this roll, and the scouts bring you an iron chest.
example-ma-x5 = Two barrels are in store already. The Tavern gives one more, and it is not taken: nobody holds more than two.
lesson-goal = When someone has ten chests the game ends, and the most valuable hoard wins. Each day one die face decides which line of every castle works.
lesson-1 = Two goblins serve you. On the left they gather food, on the right they fight. Choose a side for each; Player 2 chooses at the same time.
lesson-1-done = All choices are revealed together. From now on a goblin counts on its side only, on the faces that it shows.
lesson-2 = The die chose line 4 for everybody: 3 food for you, but no sword. Press “{ table-barrel }”: the captain rolls again.
lesson-2-done = Now it is line 5: 3 swords and 2 food for you. Anybody may pay a barrel; only the captain may use a spell.
lesson-3 = Line 3 shows 2 treasure maps on your left, and 1 for Player 2. Whoever has the most takes an iron chest. Press “{ table-pass-die }”.
lesson-3-done = Your scouts bring an iron chest, worth 4. Only you see its value. In a tie each lord takes a wooden chest.
lesson-4 = Line 1 is active: 2 swords. You take a place if you have at least as many swords as its shield. Choose Barleywick: its shield is 2.
lesson-4-done = You draw a wooden chest, worth 2. The place is gone, the swords stay. One attack a day.
lesson-5 = A magic shield needs magic swords. You have 3 swords and 1 magic sword: choose Bellmere, shield 3, magic shield 1.
lesson-5-done = An iron chest, worth 5. Golden chests are worth even more: towns have those. Spare magic swords count as swords.
lesson-6 = Line 2 has 2 swords and a thief. That is enough for the castle of Player 2, whose shield is 2: choose it among the targets.
lesson-6-done = Each thief may steal one chest. Without a thief there is no raid, however many swords there are.
lesson-7 = Your thief takes a chest. The iron one was yours once, so you know its value: 4. Choose chest 2.
lesson-7-done = It is yours again. The robbed lord gets a shield. Only the two of you know what is in this chest.
lesson-8 = You have 3 food, and an evil creature costs 2. Tap one of the first two creatures on its left, to gather, or on its right, to fight.
lesson-8-done = It stays on that side for good, and its lines are added to yours.
lesson-9 = A most evil creature costs 1 glyph and 4 food, or 3 glyphs. You have 3 glyphs: hire one of the last two for them.
lesson-9-done = Some bring a shield or a spell too. That is a day: the die, gathering, scouts, attacks, hiring, night. Ten chests end the game.

# What a thing on the table is and does, for whoever asks.
ask-food = It pays for creatures. The left of your active line gathers it every day.
    .name = Food
ask-glyphs = Without glyphs you hire no most evil creature. The left of your active line gathers them.
    .name = Glyph
ask-maps = Whoever has the most on the active line takes an iron chest; if several tie, each of them takes a wooden one.
    .name = Treasure map
ask-swords = To take a target you need at least as many swords as its shield. Swords are not used up.
    .name = Sword
ask-magic = Only magic swords beat a magic shield; those left over count as swords.
    .name = Magic sword
ask-thieves = A raid on a castle needs a thief on the active line; each thief may steal one chest.
    .name = Thief
ask-barrels = Pay it after a roll, and the captain rolls again. Nobody holds more than { $most }.
    .name = Barrel
ask-spells = Only the captain may use it, after a roll; it is ready again when its owner next becomes captain.
    .name = Reroll spell
ask-shield = An attacker needs at least this many swords.
    .name = Shield
ask-magic-shield = An attacker needs at least this many magic swords, besides the swords for the shield.
    .name = Magic shield
ask-wood = The least valuable kind of chest. Only its owner sees what is in it.
    .name = Wooden chest
ask-iron = A chest worth more than a wooden one. Only its owner sees what is in it.
    .name = Iron chest
ask-gold = The most valuable kind of chest: only towns have it. Only its owner sees what is in it.
    .name = Golden chest
ask-chest = Its number is its value, or “?” if you do not know it. A small shield below marks each rival who knows it.
    .name = Chest in a row
ask-chests = How many chests this lord has. With { $end } the game ends; then the most valuable hoard wins, not the greatest number.
    .name = Number of chests
ask-hoard = What a row of chests is worth: exactly, or from the least to the most it can be.
    .name = Worth of a row
ask-die = Its face says which line works today, in every castle.
    .name = Die
ask-line = What the castle and its creatures show for this face, added up. Left of the die it gathers, right of the die it fights.
    .name = Line
ask-better = A day with this line would bring you more than today’s.
    .name = Arrow beside a line
ask-more = What your choice would add to this line.
    .name = Addition to a line
ask-left = It gathers food and glyphs, and scouts for chests with treasure maps.
    .name = Left side
ask-right = It fights with swords and steals with thieves.
    .name = Right side
ask-mean = What this side brings per day on average: the sum of its six lines, divided by six.
    .name = Average per day
ask-cost = An evil creature costs { $food } food; a most evil one { $glyph } glyph and { $much } food, or { $glyphs } glyphs.
    .name = Price
ask-bonus = The token this creature brings when it is hired. It is yours for good.
    .name = Token of a creature
ask-deck = No creature of this kind is left: the deck is empty.
    .name = Empty deck
ask-day = Every day has the same six steps; then the die passes to the left.
    .name = Day
ask-step-die = The captain rolls, and whoever likes may pay for another roll.
    .name = Step: the die
ask-step-gathering = Everybody takes the food and glyphs on the left of their active line.
    .name = Step: gathering
ask-step-scouts = Whoever has the most treasure maps on the active line takes an iron chest; if several tie, each of them takes a wooden one.
    .name = Step: scouts
ask-step-attacks = Everyone may attack once, a place or a castle. Then the game ends if somebody has { $end } chests.
    .name = Step: attacks
ask-step-hiring = Everyone may hire as many creatures as they can pay for.
    .name = Step: hiring
ask-step-night = New places come for those that were taken, and the next lord becomes captain.
    .name = Step: night
ask-captain = The captain rolls the die, is the first in every step, and alone may use reroll spells. The next day the left neighbour is captain.
    .name = Captain
ask-lord = Castle, store and chests of a player. All of it can be seen, but for the values of the chests.
    .name = Lord
ask-castle = It has six lines, one for each face of the die, and a shield against raids.
    .name = Castle
ask-rival = To raid it you need swords against its shields, and a thief for each chest you steal.
    .name = Castle of a rival
ask-goblin = Food on three faces, a sword on the other three. Everybody has { $each } from the start.
    .name = Goblin
ask-orc = An evil creature: some food on the left, more swords on the right.
    .name = Orc
ask-forager = An evil creature: more food on the left, some swords on the right.
    .name = Hyena
ask-scout = An evil creature: a treasure map on the left, swords on the right, and a token.
    .name = Harpy
ask-rogue = An evil creature: a treasure map on the left, a thief on the right, and a token.
    .name = Ratling
ask-adept = An evil creature: glyphs on the left, a magic sword on the right.
    .name = Witch
ask-beast = An evil creature: all that a side of it has stands on one line.
    .name = Direwolf
ask-dragon = A most evil creature: plenty of food and swords, and with them a treasure map, a glyph and magic swords.
    .name = Dragon
ask-lich = A most evil creature: glyphs on the left, magic swords on the right, and a magic shield.
    .name = Lich
ask-vampire = A most evil creature: treasure maps on the left, thieves on the right, and a reroll spell.
    .name = Vampire
ask-giant = A most evil creature: food and swords in heaps.
    .name = Giant
ask-demon = A most evil creature: pairs of magic swords and a thief on the right, glyphs on the left.
    .name = Demon
ask-tavern = It gives a barrel and is never discarded: everyone may attack it every day.
ask-farm = A weak place. Its loot is yours if you have swords enough for its shield; then the farm is gone.
    .name = Farm
ask-village = A place stronger than a farm. Its loot is yours if you have swords enough for its shields; then the village is gone.
    .name = Village
ask-town = The strongest kind of place, and the only one with golden chests.
    .name = Town
ask-loot = What the attacker gets. Chests are drawn blind from the stack of their kind.
    .name = Loot
ask-lack = What your active line lacks for this attack.
    .name = What is lacking
ask-faces = The faces of the die with which you could make this attack.
    .name = Faces for this attack
ask-sealed = It tells whether this lord has decided where the goblins go. All choices are revealed together.
    .name = Choice of a lord
ask-stack = Chests of this kind left in the stack, and the values you have not seen yet.
    .name = Stack of chests
ask-kingdom = What is still to come: places in the stack, farms first and towns last, and creatures in the two decks.
    .name = What is left
ask-supply = Food and shields left in the supply. In this game it can run out.
    .name = Supply
ask-quiet = Days in a row on which no chest left the stacks. After { $end } such days the game ends.
    .name = Days without a chest

# What is on a card, for whoever asks about it by its own name.
card-shield = Shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic shield { $magic }
}.
card-loot = Loot: { $what }.
card-cost = Price: { $what }.
card-bonus = It brings { $bonus ->
    [shield] a shield
    [magic] a magic shield
   *[spell] a reroll spell
}.
card-side = { $side ->
    [left] On the left, by faces
   *[right] On the right, by faces
}: { $lines }.
card-faces = { $what } on { $faces }
card-more = { $first }; { $next }

# One-line tips in a first game.
tip-place = A goblin on the left gathers food, on the right it fights. One on each side is a good start.
tip-roll = The die picks one line for everybody. A small arrow beside a line: it would bring you more than today’s.
tip-attack = Glowing targets are within reach: you have swords enough for their shields. One attack a day, and swords are not used up.
tip-tavern = The Tavern is always there. Its barrel buys a new roll on a bad day.
tip-scouts = Scouts have found a chest: whoever has the most treasure maps on the active line takes an iron one.
tip-hire = Tap the side of a creature: left it gathers, right it fights, and there it stays. Its average per day stands on it.
tip-glyphs = A glyph! The most evil creatures on the right of the row cost glyphs. They are strong: save up for one.
tip-raid = You have a thief today: another lord’s castle can be raided, if it has chests.
tip-robbed = You have been robbed, but got a shield for it: the next raid on you needs one more sword.
tip-night = A new day: new places have come, and the next lord is captain and begins every step.
tip-last = Somebody has ten chests. After today’s attacks the game ends: take what you can, or rob them.

# At the terminal: how moves are written, what the signs mean, what a lord is asked.
help-move = A move is a verb and what it is about, such as { $example }: { verb-attack } PLACE, { verb-raid } CASTLE, { verb-steal } NUMBER, { verb-hire } CREATURE { verb-left } or { verb-right }, with { verb-glyphs } after it to pay so. These stand alone: { verb-barrel }, { verb-spell }, { verb-pass }, { verb-done }. Names may be shortened.
help-signs = The first line: the day, the die, the chests in the stacks. Left of a line: f food, g glyph, m treasure map. Right: s sword, x magic sword, t thief; 5f is five food. [3] a shield, {"{"}1{"}"} a magic shield, b a barrel, ~ a spell, (1) a used one, + the token a creature brings. W wooden, I iron, G golden chest, with its value or ?. > the active line. * the captain, or a most evil creature.
task-castle = choose a castle ({ verb-castle } NAME)
task-place = choose a side for { $first }, then for { $second }: left gathers, right fights ({ verb-place } { verb-left } { verb-right })
task-reroll = day { $day }, the die shows { $face }: keep this roll ({ verb-pass }), or roll again ({ $ways ->
    [barrel] { verb-barrel }
    [spell] { verb-spell }
   *[both] { verb-barrel } or { verb-spell }
})
task-hold = day { $day }, the die shows { $face }: keep this roll ({ verb-pass }), or let nobody else reroll ({ verb-spell })
task-attack = day { $day }, line { $face } ({ $force }): { verb-attack } PLACE, { verb-raid } CASTLE, or { verb-pass }
task-steal = { $count ->
    [one] choose a chest of { $other } ({ verb-steal } NUMBER)
   *[other] choose up to { $count } chests of { $other }, one by one ({ verb-steal } NUMBER)
}
task-steal-more = { $count ->
    [one] choose one more chest of { $other } ({ verb-steal } NUMBER), or leave the rest ({ verb-done })
   *[other] choose up to { $count } more chests of { $other } ({ verb-steal } NUMBER), or leave the rest ({ verb-done })
}
task-hire = with { $store } you can hire ({ verb-hire } CREATURE { verb-left } or { verb-right }), or end hiring ({ verb-done })

# How to play: what stands in its tables.
listing-step = Step
listing-what = What happens
listing-icon = Icon
listing-meaning = What it is and does
listing-chest = Chest
listing-kind = Kind
listing-count = How many
listing-values = Values (how many × value)
listing-shields = Shield
listing-magic = Magic shield
listing-loot = Loot
listing-price = Price
listing-brings = What it brings
listing-times = { $count } × { $value }
listing-range = { $low }–{ $high }
listing-kind-of-chest = { $kind ->
    [wood] wooden
    [iron] iron
   *[gold] golden
}
listing-evil = evil creature
listing-most-evil = most evil creature
listing-either = { $first }, or { $second }
listing-list = { $things }
listing-sign = { $sign ->
    [food] food
    [glyphs] a glyph
    [maps] a treasure map
    [swords] a sword
    [magic] a magic sword
    [thieves] a thief
    [barrels] a barrel
    [spells] a reroll spell
    [shield] a shield
    [magic-shield] a magic shield
    [wood] a wooden chest
    [iron] an iron chest
   *[gold] a golden chest
}

# What a hint tells of beside points: how often something happens.
hint-until = by the next day
hint-turn = on the next day
hint-often = in { $often } of 100 games, in { $instead } after “{ $than }”
hint-you-took = You take a place by attack { hint-often }.
hint-other-took = { $other } takes a place by attack { hint-often }.
hint-you-robbed = You are robbed { hint-often }.
hint-other-robbed = { $other } is robbed { hint-often }.
hint-you-scouted = You have the most treasure maps { hint-often }.
hint-other-scouted = { $other } has the most treasure maps { hint-often }.
hint-you-ten-chests = You reach ten chests { hint-often }.
hint-other-ten-chests = { $other } reaches ten chests { hint-often }.

# Those who play without a person: by their level, with a line of character.
bot-novice = Bombur
    .line = Raids wherever loot glitters and leaves his own gate open.
bot-adept = Regin
    .line = Reckons what each day brings and takes the best of it.
bot-strong = Hogni
    .line = Looks two days ahead before sending anyone out.
bot-bold = Hildolf
    .line = Strong, and sends out or hires rather than wait.
bot-wary = Busla
    .line = Strong, and bides her time where others strike.
bot-master = Gullveig
    .line = Has burned three times, and has foreseen each war since.

# The lesson for whoever would play better: what to do, and what came of it.
better-1 = Left a creature gathers, right it fights. Two goblins: let { piece-oops } fight and { piece-nibble } gather, and neither food nor swords will lack.
better-1-done = One on each side. Both on the left would gather more, but your rival would have the first places alone.
better-2 = One attack: the { piece-tavern }, { piece-ciderstead } (2 food and a barrel) or { piece-barleywick } (a wooden chest)? What helps most so early?
better-2-done = 2 food and a barrel, and you can hire today. The chest would have been worth 1.8 points on average.
better-3 = You have 2 food, and the game is young. { piece-whiff } or { piece-alibi }, left or right? Early food comes back every day.
better-3-done = +0.67 food a day on average: in 3 days { piece-whiff } is paid for, and pays for others.
better-4 = Your horde gathers plenty and hardly fights. { piece-casket } costs 4 food and a glyph. Left or right?
better-4-done = To the right: now you can attack { piece-mumbleford } on a roll of 2 or 4.
better-5 = The roll is a 4. Your horde has 4 swords and a thief on that line, and a barrel would have it rolled again. Look twice before you pay.
better-5-done = You keep the roll: 4 swords are enough for your rival’s castle, and the thief finds chests there.
better-6 = { piece-nightcap } gathers on one roll only. { piece-tattle } brings little too, but comes with a reroll spell. Hire { piece-tattle }: left or right?
better-6-done = To the left: a map or food on two rolls, and a spell for the days when the die is against you.
