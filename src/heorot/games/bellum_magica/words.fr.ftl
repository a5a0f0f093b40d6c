# Les mots de Bellum Magica.

verb-captain = capitaine
verb-castle = château
verb-goblin = gobelin
verb-place = placer
verb-opens = révèle
verb-reveal = dévoile
verb-roll = lance
verb-chest = coffre
verb-barrel = tonneau
verb-spell = sort
verb-pass = passer
verb-attack = attaquer
verb-raid = piller
verb-steal = voler
verb-hire = recruter
verb-done = fini
verb-left = gauche
verb-right = droite
verb-glyphs = glyphes
verb-wood = bois
verb-iron = fer
verb-gold = or

game-title = Bellum Magica
game-about = Seigneur des ténèbres, recrutez des créatures pour récolter ou combattre, pillez villes et rivaux, amassez les plus riches coffres.
game-note = La règle dit combien il y a de cartes et de coffres, mais pas ce qu’ils portent. Les nombres et les noms imprimés ici sont de nous, équilibrés par simulation.
option-castles = comment sont attribués les châteaux
option-castles-dealt = distribués
option-castles-chosen = choisis, capitaine d’abord
option-castles-drafted = choisis, capitaine en dernier
option-captain = qui est le premier capitaine
option-captain-drawn = tiré au sort
option-captain-first-seat = la première place
option-captain-seat-2 = la deuxième place
option-captain-seat-3 = la troisième place
option-captain-seat-4 = la quatrième place
option-captain-seat-5 = la cinquième place
option-supply = combien il y a de nourriture et de boucliers
option-supply-endless = assez pour tous
option-supply-box = 30 nourritures et 20 boucliers (boîte)
option-spell = ce que fait un sort
option-spell-rerolls = le capitaine relance le dé
option-spell-holds = personne d’autre ne relance ce jour-là

# Ce qui s’est passé : des phrases sans point final, car il peut y avoir une suite.
note-captained = { $seat } est capitaine
note-castle-dealt = { $seat } reçoit le château { $castle-of }
note-castle-chosen = { $seat } choisit le château { $castle-of }
note-goblin-dealt = { $seat } reçoit le gobelin { $creature }
note-sealed = { $seat } a décidé où vont les gobelins
note-placed = { $seat } met { $creature } à { $side ->
    [left] gauche
   *[right] droite
} et { $other } à { $other_side ->
    [left] gauche
   *[right] droite
}
note-revealed = Créature à recruter : { $creature }
note-revealed-place = Nouveau lieu : { $place }
note-dawned = Jour { $day } : { $seat } est capitaine
note-dawned-spells = Jour { $day } : { $seat } est capitaine, et { $spells ->
    [one] { $spells } sort est prêt
   *[other] { $spells } sorts sont prêts
} de nouveau
note-rolled = { $seat } lance le dé : { $face }
note-paid-barrel = { $seat } paie sa tournée pour un autre lancer
note-cast = { $seat } utilise un sort de relance
note-held = { $seat } utilise un sort : personne d’autre ne relance aujourd’hui
note-let-be = { $seat } garde ce lancer
note-gathered = { $seat } récolte { $food ->
    [0] {""}
   *[other] { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $glyphs ->
        [0] {""}
       *[other] {" et "}
    }
}{ $glyphs ->
    [0] {""}
    [one] { $glyphs } glyphe
   *[other] { $glyphs } glyphes
}
note-no-food = La réserve n’a plus de nourriture : { $seat } en reçoit { $food } de moins
note-scouted = { $seat } a le plus de cartes au trésor ({ $maps }) : un coffre de fer lui revient
note-scouted-tie = { $seat } est à égalité pour le plus de cartes au trésor ({ $maps }) : un coffre de bois lui revient
note-drew = { $seat } prend { $kind ->
    [wood] un coffre de bois
    [iron] un coffre de fer
   *[gold] un coffre d’or
}
note-drawn = { $seat } prend { $kind ->
    [wood] un coffre de bois
    [iron] un coffre de fer
   *[gold] un coffre d’or
} de valeur { $value }
note-no-chest = { $seat } ne prend rien : il n’y a plus de coffres
note-took = { $seat } prend { $place-def }{ $gold ->
    [0] {""}
    [one] , +{ $gold } coffre d’or
   *[other] , +{ $gold } coffres d’or
}{ $iron ->
    [0] {""}
    [one] , +{ $iron } coffre de fer
   *[other] , +{ $iron } coffres de fer
}{ $wood ->
    [0] {""}
    [one] , +{ $wood } coffre de bois
   *[other] , +{ $wood } coffres de bois
}{ $food ->
    [0] {""}
    [one] , +{ $food } nourriture
   *[other] , +{ $food } nourritures
}{ $glyphs ->
    [0] {""}
    [one] , +{ $glyphs } glyphe
   *[other] , +{ $glyphs } glyphes
}{ $barrels ->
    [0] {""}
    [one] , +{ $barrels } tonneau
   *[other] , +{ $barrels } tonneaux
}
note-took-nothing = { $seat } prend { $place-def }, et n’en tire rien
note-lost-barrels = { $seat } a déjà deux tonneaux et ne peut en garder { $barrels } de plus
note-raided = { $seat } pille le château { $other-of } : { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
note-raided-up-to = { $seat } pille le château { $other-of } : jusqu’à { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
note-named = { $seat } désigne le coffre { $number } ({ $kind ->
    [wood] de bois
    [iron] de fer
   *[gold] d’or
})
note-robbed = { $seat } perd { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } coffre d’or
       *[other] { $gold } coffres d’or
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" et "}
        }
       *[other] { $wood ->
            [0] {" et "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } coffre de fer
       *[other] { $iron } coffres de fer
    }{ $wood ->
        [0] {""}
       *[other] {" et "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } coffre de bois
   *[other] { $wood } coffres de bois
}, et reçoit un bouclier
note-robbed-bare = { $seat } perd { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } coffre d’or
       *[other] { $gold } coffres d’or
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" et "}
        }
       *[other] { $wood ->
            [0] {" et "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } coffre de fer
       *[other] { $iron } coffres de fer
    }{ $wood ->
        [0] {""}
       *[other] {" et "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } coffre de bois
   *[other] { $wood } coffres de bois
} ; la réserve n’a plus de bouclier
note-left-rest = { $seat } laisse le reste des coffres
note-ten-chests = { $seat } a dix coffres : c’est le dernier jour, sauf si un voleur en prend un
note-below-ten = { $seat } n’a plus dix coffres : ce n’est plus forcément le dernier jour
note-saw = { $seat } regarde dans le coffre volé ({ $kind ->
    [wood] de bois
    [iron] de fer
   *[gold] d’or
}) : valeur { $value }
note-stayed = { $seat } renonce à l’attaque
note-hired = { $seat } recrute { $creature } pour { $food ->
    [0] { $glyphs } glyphes
   *[other] { $food } nourritures{ $glyphs ->
        [0] {""}
       *[other] {" "}et { $glyphs } glyphe
    }
}, à { $side ->
    [left] gauche
   *[right] droite
}{ $bonus ->
    [shield] , avec un bouclier
    [magic] , avec un bouclier magique
    [spell] , avec un sort de relance
   *[none] {""}
}
note-no-shield = La réserve n’a plus de bouclier pour { $seat }
note-rested = { $seat } termine le recrutement
note-night = Aucun coffre n’a quitté les piles depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
note-last-day = Le dixième jour sans coffre commence : si aucun ne quitte les piles, c’est le dernier
note-ended = Dix coffres dans un château : la partie est terminée
note-ended-quiet = Dix jours sans qu’un coffre quitte les piles : la partie est terminée
note-counted = { $seat } ouvre { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}, valeur { $points }{ $gold ->
    [none] {""}
   *[other] {" "}; or : { $gold }
}{ $iron ->
    [none] {""}
   *[other] {" "}; fer : { $iron }
}{ $wood ->
    [none] {""}
   *[other] {" "}; bois : { $wood }
}

# Ce qu’un aperçu ajoute.
note-income-left = par jour en moyenne{ $food ->
    [0] {""}
    [one] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } nourriture
   *[other] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } nourritures
}{ $glyphs ->
    [0] {""}
    [one] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } glyphe
   *[other] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } glyphes
}{ $maps ->
    [0] {""}
    [one] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } carte au trésor
   *[other] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } cartes au trésor
}
note-income-right = par jour en moyenne{ $swords ->
    [0] {""}
    [one] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } épée
   *[other] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } épées
}{ $magic ->
    [0] {""}
    [one] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } épée magique
   *[other] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } épées magiques
}{ $thieves ->
    [0] {""}
    [one] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } voleur
   *[other] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } voleurs
}
note-income-none = de ce côté, elle ne rapporte rien
note-reach = vous pourriez alors attaquer { $target-def } si le dé montre { $faces }
note-chances = une relance aide avec { $count ->
    [one] { $count } face
   *[other] { $count } faces
} sur six : { $faces }
note-chances-none = aucune autre face ne rapporterait davantage

store = nourriture { $food }, glyphes { $glyphs }, tonneaux { $barrels }, sorts { $spells } ; coffres ({ $count }) : { $chests }
seat-store = { $seat } : nourriture { $food }, glyphes { $glyphs }, tonneaux { $barrels }, sorts { $spells } ; coffres ({ $count }) : { $chests }
stacks = piles : bois { $wood }, fer { $iron }, or { $gold }
standing-chests = { $seat } : { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
supply-left = réserve : nourriture { $food }, boucliers { $shields }
last-chests = Quelqu’un a dix coffres : c’est le dernier jour, sauf si un voleur en prend un.
last-quiet = Le dernier jour, sauf si un coffre quitte les piles.

result-richest = Le plus riche l’emporte : { $points }.
result-chests = Égalité à { $points } : le nombre de coffres départage ({ $chests }).
result-shared = Égalité à { $points }, aussi en coffres : la victoire est partagée.

# Ce que dit la fin.
account-kinds = Les points par sorte de coffre
account-gold = coffres d’or
account-iron = coffres de fer
account-wood = coffres de bois
account-origins = Les points selon l’origine des coffres
account-scouts = rapportés par les éclaireurs
account-tavern = de la Taverne
account-farm = des fermes
account-village = des villages
account-town = des villes
account-raid = volés à { $seat }
account-began = détenus dès le début
chart-hoards = Ce que valait chaque butin, jour après jour (nul ne pouvait le savoir avant la fin)

reason-bellum = points à long terme : environ { NUMBER($worth, maximumFractionDigits: 1) }

why-over = la partie est terminée.
why-dealer = ici, seul le donneur agit.
why-captain-drawn = le premier capitaine est tiré au sort, avant la partie.
why-goblins-dealt = les gobelins sont distribués, non choisis.
why-dealer-opens = le donneur révèle les choix, quand tous ont choisi.
why-dealer-reveals = c’est le donneur qui dévoile les cartes.
why-dealer-rolls = le dé est lancé au début du jour, et de nouveau pour un tonneau ou un sort.
why-chests-blind = les coffres sont piochés à l’aveugle.
why-castle-first = choisissez d’abord un château.
why-castle-taken = ce château est pris.
why-castle-for-good = chacun garde son château jusqu’à la fin.
why-place-first = choisissez d’abord un côté pour chaque gobelin.
why-placed-already = les gobelins ont déjà leur côté, pour de bon.
why-reroll-first = décidez d’abord pour le dé : tonneau, sort ou passer.
why-attack-first = décidez d’abord pour l’attaque : attaquer, piller ou passer.
why-steal-first = désignez d’abord un coffre à voler.
why-hire-first = décidez d’abord pour le recrutement : recruter, ou fini.
why-not-now-reroll = le dé n’est relancé qu’avant la récolte.
why-no-barrel = il n’y a pas de tonneau à payer.
why-not-captain = seul le capitaine utilise des sorts.
why-no-spell = aucun sort n’est prêt.
why-held-back = le sort du capitaine empêche les autres de relancer aujourd’hui.
why-holds-already = un sort empêche déjà les autres de relancer.
why-not-now-attack = les attaques viennent après les éclaireurs.
why-place-not-there = ce lieu n’est pas sur la table.
why-too-weak = trop faible : il manque{ $swords ->
    [0] {""}
    [one] {" "}{ $swords } épée
   *[other] {" "}{ $swords } épées
}{ $magic ->
    [0] {""}
   *[other] { $swords ->
        [0] {""}
       *[other] {" "}et
    }
}{ $magic ->
    [0] {""}
    [one] {" "}{ $magic } épée magique
   *[other] {" "}{ $magic } épées magiques
}.
why-nobodys-castle = personne n’habite ce château.
why-own-castle = vous ne pouvez pas piller votre propre château.
why-no-thief = il faut un voleur sur la ligne active.
why-no-chests = il n’y a pas de coffre à voler.
why-no-raid = seuls les voleurs prennent des coffres, lors d’un pillage.
why-no-such-chest = ce coffre n’est pas dans la rangée.
why-named-already = un voleur a déjà désigné ce coffre.
why-name-one = désignez au moins un coffre avant de laisser le reste.
why-not-now-hire = le recrutement vient après les attaques.
why-not-face-up = on ne recrute que les créatures face visible.
why-evil-for-food = une créature méchante se paie en nourriture.
why-evil-cost = une créature méchante coûte 2 nourritures.
why-most-evil-cost = une créature super-méchante coûte 1 glyphe et 4 nourritures, ou 3 glyphes.

# Les noms des cartes, tous de nous. Le nom est celui des coups ; `def` et `of` portent l’article ; `full` est le nom entier d’un château.
# table-is-… : son caractère, en une ligne.

# Châteaux
piece-sorceress = Enchanteresse
    .def = l’Enchanteresse
    .of = de l’Enchanteresse
    .full = Château de l’Enchanteresse
table-is-sorceress = N’élève jamais la voix : le ciel s’en charge.
piece-warlord = Conquérant
    .def = le Conquérant
    .of = du Conquérant
    .full = Château du Conquérant
table-is-warlord = Un plan pour chaque guerre, une guerre pour chaque plan.
piece-necromancer = Nécromancien
    .def = le Nécromancien
    .of = du Nécromancien
    .full = Château du Nécromancien
table-is-necromancer = Ses gens ne demandent pas congé : ils l’ont déjà pris.
piece-goblinking = Roi-gobelin
    .def = le Roi-gobelin
    .of = du Roi-gobelin
    .full = Château du Roi des gobelins
    .shown = Roi des gobelins
table-is-goblinking = Élu parce qu’il était le seul à savoir compter les voix.
piece-fiend = Diable
    .def = le Diable
    .of = du Diable
    .full = Château du Diable
table-is-fiend = Maison bien chauffée. Prière de laisser son âme à l’entrée.

# Gobelins
piece-snik = Snik
    .def = Snik
    .of = de Snik
table-is-snik = Petit, vif, et déjà derrière vous.
piece-wriggle = Gigote
    .def = Gigote
    .of = de Gigote
table-is-wriggle = Une fois, il s’est tenu tranquille. C’était un piège.
piece-wartle = Verruquet
    .def = Verruquet
    .of = de Verruquet
table-is-wartle = Connaît ses verrues par leur nom, la cadette est sa fierté.
piece-scab = Croûton
    .def = Croûton
    .of = de Croûton
table-is-scab = Ne guérit jamais, revient toujours.
piece-muttle = Marmonne
    .def = Marmonne
    .of = de Marmonne
table-is-muttle = A toujours le dernier mot. Personne ne l’a compris.
piece-pothelm = Casserole
    .def = Casserole
    .of = de Casserole
table-is-pothelm = Son casque sent encore la soupe, et lui l’espoir.
piece-nibble = Grignote
    .def = Grignote
    .of = de Grignote
table-is-nibble = Croque un bout de tout : ça vaut reçu.
piece-oops = Oups
    .def = Oups
    .of = d’Oups
table-is-oops = Nommé d’après son premier mot après son premier plan.
piece-blister = Pustule
    .def = Pustule
    .of = de Pustule
table-is-blister = Paraît là où la botte blesse, et reste jusqu’à éclater.
piece-lurk = Planque
    .def = Planque
    .of = de Planque
table-is-lurk = Habite au coin de la rue. De n’importe quelle rue.

# Orcs
piece-grubnose = Fouillegroin
    .def = Fouillegroin
    .of = de Fouillegroin
table-is-grubnose = Trouve au flair la truffe, la tombe et les ennuis.
piece-crackjaw = Casse-noix
    .def = Casse-noix
    .of = de Casse-noix
table-is-crackjaw = Ouvre les noix avec les dents, les portes du menton.
piece-mudfist = Poing-boueux
    .def = Poing-boueux
    .of = de Poing-boueux
table-is-mudfist = Se lave les mains une fois par guerre, finie ou non.
piece-thudd = Badaboum
    .def = Badaboum
    .of = de Badaboum
table-is-thudd = La fin de tous les escaliers qu’il a rencontrés.
piece-knuckle = Jarret
    .def = Jarret
    .of = de Jarret
table-is-knuckle = Compte jusqu’à dix sur ses doigts, à vingt sur les vôtres.
piece-thickbrow = Front-dur
    .def = Front-dur
    .of = de Front-dur
table-is-thickbrow = Pense avec le front ; la porte cède la première.
piece-belchard = Rototo
    .def = Rototo
    .of = de Rototo
table-is-belchard = Annonce l’assaut. Le vent fait le reste.
piece-bellowmaw = Gueulard
    .def = Gueulard
    .of = de Gueulard
table-is-bellowmaw = Chuchote : seuls trois villages l’entendent.

# Fourrageurs : les hyènes
piece-chortle = Ricaneur
    .def = Ricaneur
    .of = de Ricaneur
table-is-chortle = Rit d’abord, mange ensuite, n’explique jamais.
piece-leftover = Rabiot
    .def = Rabiot
    .of = de Rabiot
table-is-leftover = Arrive à la fin du festin ; après lui, c’est la fin.
piece-marrowby = Ossobuco
    .def = Ossobuco
    .of = d’Ossobuco
table-is-marrowby = Esprit profond : ronge chaque affaire jusqu’à l’os.
piece-morsel = Morceau
    .def = Morceau
    .of = de Morceau
table-is-morsel = « Juste un petit bout », dit-il en regardant la vache.
piece-larder = Garde-manger
    .def = Garde-manger
    .of = de Garde-manger
table-is-larder = Connaît le vôtre par cœur, étagère par étagère.
piece-gobble = Gobetout
    .def = Gobetout
    .of = de Gobetout
table-is-gobble = Aucune miette ne lui a jamais survécu.
piece-seconds = Encore
    .def = Encore
    .of = d’Encore
table-is-seconds = Personne ne se rappelle l’avoir servie une première fois.
piece-whiff = Flair
    .def = Flair
    .of = de Flair
table-is-whiff = Sent le rôti à trois collines. Lui, on le sent à quatre.

# Éclaireuses : les harpies
piece-shrilla = Stridule
    .def = Stridule
    .of = de Stridule
table-is-shrilla = A chanté à des noces. On pleure encore les vitres.
piece-gossip = Cancane
    .def = Cancane
    .of = de Cancane
table-is-gossip = Sait où dort le trésor, et avec qui.
piece-tattle = Cafteuse
    .def = Cafteuse
    .of = de Cafteuse
table-is-tattle = Garde tous les secrets, classés, étiquetés, à vendre.
piece-peek = Lorgnette
    .def = Lorgnette
    .of = de Lorgnette
table-is-peek = Ne fait que regarder. Puis elle en dresse la carte.
piece-moult = Déplumée
    .def = Déplumée
    .of = de Déplumée
table-is-moult = Laisse partout des plumes, nulle part des témoins.
piece-talonia = Griffette
    .def = Griffette
    .of = de Griffette
table-is-talonia = Se fait les ongles avant l’assaut, et les vôtres après.
piece-swoop = Piquette
    .def = Piquette
    .of = de Piquette
table-is-swoop = Pique vite et bien. Remonter, c’est une autre affaire.

# Voleurs : les rats
piece-latchkey = Rossignol
    .def = Rossignol
    .of = de Rossignol
table-is-latchkey = N’a jamais forcé une porte : elles s’ouvrent par respect.
piece-whisker = Moustache
    .def = Moustache
    .of = de Moustache
table-is-whisker = A raté la potence d’un poil, et ce poil le gratte encore.
piece-rind = Couenne
    .def = Couenne
    .of = de Couenne
table-is-rind = Ce qui reste du jambon, et de la confiance des gardes.
piece-gutterby = Caniveau
    .def = Caniveau
    .of = de Caniveau
table-is-gutterby = Vieille famille : on y est couché de père en fils.
piece-sliptail = Filoche
    .def = Filoche
    .of = de Filoche
table-is-sliptail = Ce qu’on voit en dernier de lui et de votre bourse.
piece-cutpurse = Tirelaine
    .def = Tirelaine
    .of = de Tirelaine
table-is-cutpurse = Vous serre la main et vous en rend l’essentiel.
piece-alibi = Alibi
    .def = Alibi
    .of = d’Alibi
table-is-alibi = Était ailleurs. Demandez à ceux qu’il a payés.
piece-crumb = Miette
    .def = Miette
    .of = de Miette
table-is-crumb = Se sème en chemin et détrousse qui la suit.

# Adeptes : les sorcières
piece-hexabel = Hexabelle
    .def = Hexabelle
    .of = d’Hexabelle
table-is-hexabel = Envoie des fleurs. Ne les respirez pas.
piece-simmer = Mijote
    .def = Mijote
    .of = de Mijote
table-is-simmer = Longue à s’échauffer, meilleure encore le lendemain.
piece-nettlina = Ortiline
    .def = Ortiline
    .of = d’Ortiline
table-is-nettlina = A la main verte. C’était celle d’un jardinier.
piece-mothilda = Mitilde
    .def = Mitilde
    .of = de Mitilde
table-is-mothilda = Toute flamme l’attire ; en général, elle l’a allumée.
piece-grudge = Rancune
    .def = Rancune
    .of = de Rancune
table-is-grudge = Ne pardonne rien, et l’a par écrit.
piece-soot = Suie
    .def = Suie
    .of = de Suie
table-is-soot = Vient par la cheminée, repart avec le poêle.
piece-portenta = Augurine
    .def = Augurine
    .of = d’Augurine
table-is-portenta = Prédit les désastres et n’y est jamais en retard.
piece-ladle = Louche
    .def = Louche
    .of = de Louche
table-is-ladle = Goûte tout avant d’empoisonner. Jamais l’inverse.
piece-hush = Motus
    .def = Motus
    .of = de Motus
table-is-hush = A changé sa chorale en crapauds. Enfin de l’harmonie.

# Bêtes : les loups
piece-fetch = Rapporte
    .def = Rapporte
    .of = de Rapporte
table-is-fetch = Va tout chercher. Ne rend rien.
piece-snarl = Grondin
    .def = Grondin
    .of = de Grondin
table-is-snarl = Remue la queue pour vous tromper.
piece-moonbark = Hurlelune
    .def = Hurlelune
    .of = de Hurlelune
table-is-moonbark = Aboie à la lune depuis toujours. Elle garde ses distances.
piece-clacktooth = Claquedent
    .def = Claquedent
    .of = de Claquedent
table-is-clacktooth = Il n’a pas froid. Il s’exerce.
piece-nightcap = Bonnet
    .def = Bonnet
    .of = de Bonnet
table-is-nightcap = Quelles grandes oreilles. Quelle brève grand-mère.
piece-runt = Avorton
    .def = Avorton
    .of = d’Avorton
table-is-runt = Le petit de la portée. La portée a mangé un pont.

# Dragons
piece-ashgargle = Braisard
    .def = Braisard
    .of = de Braisard
table-is-ashgargle = Se gargarise de braises et allume l’aube en avance.
piece-hoardwell = Magot
    .def = Magot
    .of = de Magot
table-is-hoardwell = Dort sur ses économies et ronfle avec intérêts.
piece-fumarola = Fumerolle
    .def = Fumerolle
    .of = de Fumerolle
table-is-fumarola = Ne fume pas au lit. C’est le lit qui fume.
piece-sizzlewing = Grésille
    .def = Grésille
    .of = de Grésille
table-is-sizzlewing = Aime les chevaliers, surtout dans leur boîte.

# Liches
piece-obituarius = Posthume
    .def = Posthume
    .of = de Posthume
table-is-obituarius = Achève ses mémoires chaque siècle, un peu trop tôt.
piece-dustmore = Poussif
    .def = Poussif
    .of = de Poussif
table-is-dustmore = Un chagrin l’a mis en morceaux. Il en a gardé la plupart.
piece-casket = Coffret
    .def = Coffret
    .of = de Coffret
table-is-casket = Son âme est dans une boîte. Il ne sait plus laquelle.
piece-epitaph = Épitaphe
    .def = Épitaphe
    .of = d’Épitaphe
table-is-epitaph = Les écrit d’avance. La vôtre rime.

# Vampires
piece-veinwright = Veinard
    .def = Veinard
    .of = de Veinard
table-is-veinwright = Du vieux sang. Du frais aussi, quand il en trouve.
piece-sangria = Sangria
    .def = Sangria
    .of = de Sangria
table-is-sangria = Donne de belles fêtes. On y boit les invités.
piece-nocturne = Nocturne
    .def = Nocturne
    .of = de Nocturne
table-is-nocturne = La nuit, il joue de l’orgue, et avec vos nerfs.
piece-batrick = Pipistrin
    .def = Pipistrin
    .of = de Pipistrin
table-is-batrick = Pend la tête en bas jusqu’à ce qu’on l’invite.

# Géants
piece-stumble = Trébuche
    .def = Trébuche
    .of = de Trébuche
table-is-stumble = Là où il trébuche, on ajoute un lac aux cartes.
piece-hummock = Monticule
    .def = Monticule
    .of = de Monticule
table-is-hummock = A dormi si longtemps qu’il a un berger.
piece-lintel = Linteau
    .def = Linteau
    .of = de Linteau
table-is-lintel = A connu du front toutes les portes du royaume.
piece-stompworth = Godillot
    .def = Godillot
    .of = de Godillot
table-is-stompworth = Marche sur des œufs. Le village s’appelait Lézeufs.

# Démons
piece-fineprint = Alinéa
    .def = Alinéa
    .of = d’Alinéa
table-is-fineprint = Vous avez déjà signé. Regardez de plus près.
piece-usury = Usure
    .def = Usure
    .of = d’Usure
table-is-usury = Prête main-forte, à deux mains la semaine.
piece-insomnia = Insomnie
    .def = Insomnie
    .of = d’Insomnie
table-is-insomnia = Vient à trois heures du matin vous lire votre passé.
piece-brimsby = Soufrin
    .def = Soufrin
    .of = de Soufrin
table-is-brimsby = Disparaît dans un nuage. Le nuage reste.

# La taverne
piece-tavern = Taverne
    .def = la Taverne
    .of = de la Taverne
table-is-tavern = Pillée chaque jour, ouverte chaque soir.

# Fermes
piece-barleywick = Orgeval
    .def = Orgeval
    .of = d’Orgeval
table-is-barleywick = De l’orge, une grange, un coffre sous la planche.
piece-ciderstead = Cidrière
    .def = Cidrière
    .of = de Cidrière
table-is-ciderstead = Une pomme par jour. Le reste au pressoir.
piece-turnipend = Navetière
    .def = Navetière
    .of = de Navetière
table-is-turnipend = Des navets au menu. Au dessert aussi.
piece-henhaven = Cocotterie
    .def = Cocotterie
    .of = de Cocotterie
table-is-henhaven = Quarante poules, et un renard qui tient les comptes.
piece-hopshill = Houblonne
    .def = Houblonne
    .of = de Houblonne
table-is-hopshill = L’épouvantail titube. Le fermier aussi.
piece-oddacre = Drôlechamp
    .def = Drôlechamp
    .of = de Drôlechamp
table-is-oddacre = Ça luit parmi les choux, et ce n’est pas un chou.
piece-stonybroke = Pierraille
    .def = Pierraille
    .of = de Pierraille
table-is-stonybroke = Sème des cailloux, en récolte. Une belle année.

# Villages
piece-mumbleford = Marmonville
    .def = Marmonville
    .of = de Marmonville
table-is-mumbleford = Ils auraient crié à l’aide, mais ils n’osaient pas.
piece-charmley = Charmeraie
    .def = Charmeraie
    .of = de Charmeraie
table-is-charmley = Pas de sorcières ici, disent tous les chats noirs.
piece-anvilby = Enclumeau
    .def = Enclumeau
    .of = d’Enclumeau
table-is-anvilby = Tous forgerons : personne ne vous entend venir.
piece-tipplewell = Boit-sec
    .def = Boit-sec
    .of = de Boit-sec
table-is-tipplewell = Le puits est profond, et ce n’est pas de l’eau.
piece-bellmere = Carillon
    .def = Carillon
    .of = de Carillon
table-is-bellmere = Les cloches chassent le mal. Le mal a mis des bouchons.
piece-holyloaf = Pain-bénit
    .def = Pain-bénit
    .of = de Pain-bénit
table-is-holyloaf = Le pain est bénit. Le beurre aussi, par prudence.
piece-stoutfence = Palissade
    .def = Palissade
    .of = de Palissade
table-is-stoutfence = Très bonne clôture. On voulait y ajouter une porte.

# Villes
piece-tollgate = Octroi
    .def = Octroi
    .of = d’Octroi
table-is-tollgate = Un sou pour entrer, deux pour sortir, trois pour rester.
piece-fatmarket = Grasmarché
    .def = Grasmarché
    .of = de Grasmarché
table-is-fatmarket = Les gardes sont ronds : on n’en fait pas le tour.
piece-beerbridge = Pontbière
    .def = Pontbière
    .of = de Pontbière
table-is-beerbridge = Douves de bière : les sièges y sont longs et gais.
piece-inkwell = Encrier
    .def = Encrier
    .of = d’Encrier
table-is-inkwell = Ne se rend que par écrit, en trois exemplaires.
piece-thickwall = Grosmur
    .def = Grosmur
    .of = de Grosmur
table-is-thickwall = Des murs si épais qu’il reste peu de place en ville.
piece-hymnford = Cantilène
    .def = Cantilène
    .of = de Cantilène
table-is-hymnford = Chasse les démons à quatre voix. Les altos à la porte.
piece-lentenham = Carême
    .def = Carême
    .of = de Carême
table-is-lentenham = Jeûne depuis des années. Les caves sont pleines.
piece-stargaze = Lunette
    .def = Lunette
    .of = de Lunette
table-is-stargaze = A vu venir la comète. Pas vous.
piece-mitremont = Mitremont
    .def = Mitremont
    .of = de Mitremont
table-is-mitremont = Trois évêques, deux trésors, une seule clef.
piece-spellminster = Grimoire
    .def = Grimoire
    .of = de Grimoire
table-is-spellminster = Les mages s’accordent sur un point : l’autre a tort.

# Les groupes de créatures
table-group-goblin = gobelin
    .def = le gobelin
    .indef = un gobelin
    .of = du gobelin
table-group-orc = orc
    .def = l’orc
    .indef = un orc
    .of = de l’orc
table-group-forager = hyène
    .def = la hyène
    .indef = une hyène
    .of = de la hyène
table-group-scout = harpie
    .def = la harpie
    .indef = une harpie
    .of = de la harpie
table-group-rogue = rat
    .def = le rat
    .indef = un rat
    .of = du rat
table-group-adept = sorcière
    .def = la sorcière
    .indef = une sorcière
    .of = de la sorcière
table-group-beast = loup
    .def = le loup
    .indef = un loup
    .of = du loup
table-group-dragon = dragon
    .def = le dragon
    .indef = un dragon
    .of = du dragon
table-group-lich = liche
    .def = la liche
    .indef = une liche
    .of = de la liche
table-group-vampire = vampire
    .def = le vampire
    .indef = un vampire
    .of = du vampire
table-group-giant = géant
    .def = le géant
    .indef = un géant
    .of = du géant
table-group-demon = démon
    .def = le démon
    .indef = un démon
    .of = du démon

# La table dans le navigateur.
table-castle = Choisir : { $castle-full }
table-place = { $way ->
    [leftleft] Placer les deux gobelins à gauche
    [rightright] Placer les deux gobelins à droite
    [leftright] Placer { $first } à gauche, { $second } à droite
   *[rightleft] Placer { $first } à droite, { $second } à gauche
}
table-barrel = Payer sa tournée pour relancer
table-spell = { $does ->
    [holds] Utiliser un sort : pas de relance
   *[rerolls] Utiliser un sort de relance
}
table-pass-die = Garder ce lancer
table-pass-attack = Renoncer à l’attaque
table-attack = Attaquer { $place-def }
table-raid = Piller { $name } : { $count ->
    [one] { $count } coffre
   *[other] jusqu’à { $count } coffres
}
table-steal = Voler le coffre { $number }
table-hire = Recruter { $creature } à { $side ->
    [left] gauche
   *[right] droite
}
table-hire-glyphs = Recruter { $creature } à { $side ->
    [left] gauche
   *[right] droite
}, en glyphes
table-done = Terminer le recrutement
table-leave = Laisser le reste
table-task-castle = choisissez un château
table-task-place = choisissez un côté par gobelin : gauche récolte, droite combat
table-task-reroll = gardez ce lancer, ou relancez
table-task-hold = utilisez un sort, ou gardez ce lancer
table-task-attack = choisissez une cible, ou renoncez à l’attaque
table-task-steal = { $count ->
    [one] désignez un coffre { $name-of }
   *[other] désignez jusqu’à { $count } coffres { $name-of }
}
table-task-steal-more = { $count ->
    [one] désignez encore un coffre { $name-of }, ou laissez le reste
   *[other] désignez encore jusqu’à { $count } coffres { $name-of }, ou laissez le reste
}
table-task-hire = recrutez des créatures, ou terminez le recrutement
table-task-wait = décidez
table-day = Jour { $day }
table-before = Avant le premier jour
table-stacks = { $count ->
    [one] { $count } coffre restant
   *[other] { $count } coffres restants
}
table-captain = capitaine
table-captain-is = { $name } est capitaine
table-captain-you = Vous êtes capitaine
table-sealed = choix fait
table-unsealed = choix en cours
table-sealed-wait = Votre choix est fait. Tous les choix sont révélés ensemble.
table-defence = bouclier { $shield }{ $magic ->
    [0] {""}
   *[other] , bouclier magique { $magic }
}
table-last-took = prend { $place-def }
table-last-raided = pille le château { $name-of }
table-last-hired = { $creature }, à { $side ->
    [left] gauche
   *[right] droite
}
table-last-barrel = paie sa tournée
table-last-spell = utilise un sort
table-last-stayed = pas d’attaque
table-chests-of = coffres { $name-of }
table-between = {" ; "}
table-last-day = Le dernier jour
table-last-day-unless = Le dernier jour, sauf si un coffre est pris
table-supply = Réserve : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
table-held = Un sort empêche les autres de relancer aujourd’hui.
table-store-name = { $sign ->
    [food] nourriture
    [glyphs] glyphes
    [barrels] tonneaux
    [spells] sorts
    [shield] bouclier
   *[magic_shield] bouclier magique
}
table-your-chests = Vos coffres
table-opened = Les coffres, ouverts
table-no-chests = aucun coffre
table-nothing = rien
table-amount = { $sign ->
    [food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
    [glyphs] { $count ->
        [one] { $count } glyphe
       *[other] { $count } glyphes
    }
    [glyph] { $count ->
        [one] { $count } glyphe
       *[other] { $count } glyphes
    }
    [maps] { $count ->
        [one] { $count } carte au trésor
       *[other] { $count } cartes au trésor
    }
    [swords] { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
    [magic] { $count ->
        [one] { $count } épée magique
       *[other] { $count } épées magiques
    }
    [thieves] { $count ->
        [one] { $count } voleur
       *[other] { $count } voleurs
    }
    [barrel] { $count ->
        [one] { $count } tonneau
       *[other] { $count } tonneaux
    }
    [barrels] { $count ->
        [one] { $count } tonneau
       *[other] { $count } tonneaux
    }
    [spells] { $count ->
        [one] { $count } sort de relance
       *[other] { $count } sorts de relance
    }
    [wood] { $count ->
        [one] { $count } coffre de bois
       *[other] { $count } coffres de bois
    }
    [iron] { $count ->
        [one] { $count } coffre de fer
       *[other] { $count } coffres de fer
    }
   *[gold] { $count ->
        [one] { $count } coffre d’or
       *[other] { $count } coffres d’or
    }
}
table-number = { NUMBER($count, maximumFractionDigits: 1) }
table-amount-mean = { NUMBER($count, maximumFractionDigits: 2) } { $sign ->
    [food] { $count ->
        [one] nourriture
       *[other] nourritures
    }
    [glyphs] { $count ->
        [one] glyphe
       *[other] glyphes
    }
    [maps] { $count ->
        [one] carte au trésor
       *[other] cartes au trésor
    }
    [swords] { $count ->
        [one] épée
       *[other] épées
    }
    [magic] { $count ->
        [one] épée magique
       *[other] épées magiques
    }
   *[thieves] { $count ->
        [one] voleur
       *[other] voleurs
    }
}
table-mean = { $what } par jour
table-line = Ligne { $face }{ $active ->
    [yes] , active aujourd’hui
   *[no] {""}
} : { $sums }
table-lines = Six lignes
table-would-scout = { $kind ->
    [iron] Les éclaireurs rapportent un coffre de fer.
   *[wood] Les éclaireurs sont à égalité : un coffre de bois.
}
table-would-attack = Meilleure attaque à présent : { $target }
table-reach = nouvelles cibles avec { $faces } : { $targets }
table-lack = il vous manque { $what }
table-lack-short = il manque
table-castle-of = château { $name-of }
table-castle-said = { $castle }. À gauche : { $left }. À droite : { $right }
table-free-castles = Châteaux au choix : { $names }
table-chest = coffre { $number }, { $kind ->
    [wood] de bois
    [iron] de fer
   *[gold] d’or
}
table-value = valeur { $value }
table-unknown = valeur inconnue de vous
table-known-to = connu { $names-of }
table-named = désigné par un voleur
table-worth = { $value } en tout
table-worth-between = de { $least } à { $most } en tout, environ { NUMBER($mean, maximumFractionDigits: 1) }
table-on-face = { $face } : { $what }
table-rolled = Le dé montre { $face }.
table-hire-said = À recruter : { $creature }. À gauche : { $left }. À droite : { $right }
table-hire-side = { $creature } à { $side ->
    [left] gauche
   *[right] droite
} : { $what }
table-goblin-side = { $creature } à { $side ->
    [left] gauche
   *[right] droite
} : { $what }
table-side = { $side ->
    [left] gauche
   *[right] droite
}
table-lord-number = Seigneur { $number }
table-lord = { $name } : { $holds }
table-store = Entrepôt : { $what } ; { $defence }
table-spent = { $count ->
    [one] { $count } sort utilisé
   *[other] { $count } sorts utilisés
}
table-which-line = Nommez une ligne par sa face, de 1 à 6.
table-which-lord = Nommez un seigneur : { $names }
table-command-line = ligne
table-command-lord = seigneur
table-may = au choix
table-details = Détails : { $card }
table-more = Détails
table-costs = coûte { $what }
table-or = ou
table-gives = butin : { $what }
table-bonus = apporte { $bonus ->
    [shield] un bouclier
    [magic] un bouclier magique
   *[spell] un sort de relance
}
table-deck-empty = plus aucune
table-ribbon = Les étapes du jour { $day }
table-step = { $step ->
    [0] le dé
    [1] récolte
    [2] éclaireurs
    [3] attaques
    [4] recrutement
   *[5] nuit
}
table-strip = { $strip ->
    [lord] Un seigneur en entier
    [castles] Châteaux
    [goblins] Vos gobelins
    [roll] Le dé
    [gather] Récolte
    [scout] Éclaireurs
    [raid] Le pillage
    [targets] Cibles
    [hires] À recruter
    [night] Ce qui reste
    [own] Votre château
    [store] Votre entrepôt et vos coffres
   *[none] La table
}
table-helps = { $count ->
    [one] Une face sur six vous rapporterait plus :
   *[other] { $count } faces sur six vous rapporteraient plus :
}
table-helps-none = Aucune autre face ne vous rapporterait plus.
table-about-gathering = Chacun récolte la nourriture et les glyphes de sa ligne active.
table-about-scouts = Qui a le plus de cartes au trésor prend un coffre de fer. À égalité, chacun en prend un de bois.
table-stack-of = { $kind ->
    [wood] coffres de bois dans la pile :
    [iron] coffres de fer dans la pile :
   *[gold] coffres d’or dans la pile :
}
table-unseen = pas encore vus : { $values }
table-all-seen = vous les avez tous vus
table-left-over = Royaume : fermes { $farm }, villages { $village }, villes { $town }. Pioches : méchantes { $evil }, super-méchantes { $most }.
table-quiet = Aucun coffre n’a quitté les piles depuis { $days } jours. Au bout de dix, la partie se termine.
table-face = face
table-behind = Ligne { $face } { $name-of }
table-nothing-there = Personne n’a rien sur cette ligne.
table-line-better = Elle rapporterait plus que la ligne du jour.
table-back = retour
table-kind-tavern = taverne : jamais défaussée, chacun peut l’attaquer chaque jour
table-kind-farm = ferme
table-kind-village = village
table-kind-town = ville
table-source-reconstructed = Ce qui est imprimé sur cette carte n’est pas public : ces nombres sont notre reconstitution, équilibrée par simulation.
table-source-likely = Les sources publiques s’accordent sur ces nombres.
table-source-certain = Tel qu’imprimé sur la carte.
table-source-partly = Une partie de ces nombres est connue, le reste est notre reconstitution.
table-source-rulebook = Selon la règle imprimée.
table-source-own = D’après vos propres composants.

# Des exemples à essayer, et la première leçon.
example-ma-x1 = La ligne 1 a 3 épées. Elles prennent Pierraille et son bouclier de 3. Marmonville a un bouclier de 4 : il vous manque une épée.
example-ma-x2 = Sept épées, mais aucune magique : Pain-bénit a un bouclier magique de 1 et tient bon. Octroi, bouclier de 7 sans bouclier magique, tombe.
example-ma-x3 = La ligne 2 a 2 épées et un voleur, le château un bouclier de 2. Le voleur désigne un coffre, et le seigneur volé reçoit un bouclier : 3 désormais.
example-ma-x4 = Deux cartes au trésor sur la ligne 1, contre une et aucune. Gardez ce lancer : les éclaireurs vous rapportent un coffre de fer.
example-ma-x5 = Il y a déjà deux tonneaux dans l’entrepôt. La Taverne en donne un de plus, qui n’est pas pris : personne n’en garde plus de deux.
lesson-goal = Dès que quelqu’un a dix coffres, la partie s’arrête et le butin le plus précieux gagne. Chaque jour, le dé choisit la ligne qui travaille dans chaque château.
lesson-1 = Deux gobelins vous servent. À gauche ils récoltent, à droite ils combattent. Choisissez un côté pour chacun ; Joueur 2 choisit en même temps.
lesson-1-done = Les choix sont révélés ensemble. Désormais un gobelin ne compte que de son côté, sur les faces qu’il montre.
lesson-2 = Le dé a choisi la ligne 4 pour tous : 3 nourritures pour vous, mais pas d’épée. « { table-barrel } » : appuyez, et le capitaine relance.
lesson-2-done = C’est la ligne 5 : 3 épées et 2 nourritures pour vous. Chacun peut payer sa tournée ; seul le capitaine peut utiliser un sort.
lesson-3 = Sur la ligne 3, vous avez 2 cartes au trésor, Joueur 2 en a 1. Qui en a le plus prend un coffre de fer. Appuyez sur « { table-pass-die } ».
lesson-3-done = Vos éclaireurs rapportent un coffre de fer, valeur 4. Personne d’autre ne la voit. À égalité, chacun prend un coffre de bois.
lesson-4 = La ligne 1 est active : 2 épées. Vous prenez un lieu si vous avez au moins autant d’épées que son bouclier. Choisissez Orgeval, bouclier 2.
lesson-4-done = Vous piochez un coffre de bois, valeur 2. Le lieu disparaît, les épées restent. Une attaque par jour.
lesson-5 = Un bouclier magique exige des épées magiques. Vous avez 3 épées et 1 magique : choisissez Carillon, bouclier 3, magique 1.
lesson-5-done = Un coffre de fer, valeur 5. Les coffres d’or, dans les villes, valent plus encore. Les épées magiques en trop comptent comme épées.
lesson-6 = La ligne 2 a 2 épées et un voleur : assez contre le château de Joueur 2, bouclier 2. Choisissez-le parmi les cibles.
lesson-6-done = Chaque voleur peut voler un coffre. Sans voleur, pas de pillage, quel que soit le nombre d’épées.
lesson-7 = Votre voleur prend un coffre. Celui de fer était à vous, donc vous savez qu’il vaut 4. Désignez le coffre 2.
lesson-7-done = Il est de nouveau à vous. Le seigneur volé reçoit un bouclier. Vous n’êtes que deux à savoir ce que vaut ce coffre.
lesson-8 = Vous avez 3 nourritures ; une créature méchante en coûte 2. Touchez l’une des deux premières, à gauche pour récolter, à droite pour combattre.
lesson-8-done = Elle reste de ce côté pour toujours, et ses lignes s’ajoutent aux vôtres.
lesson-9 = Une créature super-méchante coûte 1 glyphe et 4 nourritures, ou 3 glyphes. Vous avez 3 glyphes : recrutez l’une des deux dernières.
lesson-9-done = Certaines apportent un bouclier ou un sort. Voilà un jour : dé, récolte, éclaireurs, attaques, recrutement, nuit. Dix coffres : c’est fini.

# Ce qu’est et fait chaque chose de la table, pour qui le demande.
ask-food = Elle paie les créatures. La gauche de votre ligne active en récolte chaque jour.
    .name = Nourriture
ask-glyphs = Sans glyphes, pas de créature super-méchante. La gauche de votre ligne active en récolte.
    .name = Glyphe
ask-maps = Qui en a le plus sur la ligne active prend un coffre de fer ; à égalité, chacun en prend un de bois.
    .name = Carte au trésor
ask-swords = Pour prendre une cible, il faut au moins autant d’épées que son bouclier. Les épées ne s’usent pas.
    .name = Épée
ask-magic = Seules les épées magiques battent un bouclier magique ; celles qui restent comptent comme épées.
    .name = Épée magique
ask-thieves = Pour piller un château, il faut un voleur sur la ligne active ; chaque voleur peut voler un coffre.
    .name = Voleur
ask-barrels = Payez-le après un lancer, et le capitaine relance. Personne n’en garde plus de { $most }.
    .name = Tonneau
ask-spells = Seul le capitaine l’utilise, après un lancer ; il est prêt de nouveau quand son propriétaire redevient capitaine.
    .name = Sort de relance
ask-shield = Il faut à l’attaquant au moins ce nombre d’épées.
    .name = Bouclier
ask-magic-shield = Il faut à l’attaquant au moins ce nombre d’épées magiques, en plus des épées contre le bouclier.
    .name = Bouclier magique
ask-wood = La sorte de coffre la moins précieuse. Seul son propriétaire en voit la valeur.
    .name = Coffre de bois
ask-iron = Un coffre plus précieux que ceux de bois. Seul son propriétaire en voit la valeur.
    .name = Coffre de fer
ask-gold = La sorte de coffre la plus précieuse : seules les villes en ont. Seul son propriétaire en voit la valeur.
    .name = Coffre d’or
ask-chest = Son nombre est sa valeur, ou « ? » si vous l’ignorez. Un petit écu dessous désigne chaque rival qui la connaît.
    .name = Coffre d’une rangée
ask-chests = Combien de coffres a ce seigneur. À { $end }, la partie se termine ; le butin le plus précieux gagne alors, pas le plus nombreux.
    .name = Nombre de coffres
ask-hoard = Ce que vaut une rangée de coffres : sa valeur exacte, ou la plus petite et la plus grande possibles.
    .name = Valeur d’une rangée
ask-die = Sa face dit quelle ligne travaille aujourd’hui, dans tous les châteaux.
    .name = Dé
ask-line = Ce que le château et ses créatures montrent pour cette face, additionné. À gauche du dé on récolte, à droite on combat.
    .name = Ligne
ask-better = Un jour avec cette ligne vous rapporterait plus que celle d’aujourd’hui.
    .name = Flèche près d’une ligne
ask-more = Ce que votre choix ajouterait à cette ligne.
    .name = Ajout à une ligne
ask-left = Il récolte nourriture et glyphes, et cherche des coffres avec les cartes au trésor.
    .name = Côté gauche
ask-right = Il combat avec les épées et vole avec les voleurs.
    .name = Côté droit
ask-mean = Ce que ce côté rapporte par jour en moyenne : la somme de ses six lignes, divisée par six.
    .name = Moyenne par jour
ask-cost = Une créature méchante coûte { $food } nourritures ; une super-méchante { $glyph } glyphe et { $much } nourritures, ou { $glyphs } glyphes.
    .name = Prix
ask-bonus = Le jeton que cette créature apporte quand on la recrute. Il est à vous pour de bon.
    .name = Jeton d’une créature
ask-deck = Il ne reste aucune créature de cette sorte : la pioche est vide.
    .name = Pioche vide
ask-day = Chaque jour a les six mêmes étapes ; puis le dé passe à gauche.
    .name = Jour
ask-step-die = Le capitaine lance le dé, et qui le veut peut payer une relance.
    .name = Étape : le dé
ask-step-gathering = Chacun prend la nourriture et les glyphes à gauche de sa ligne active.
    .name = Étape : récolte
ask-step-scouts = Qui a le plus de cartes au trésor sur la ligne active prend un coffre de fer ; à égalité, chacun en prend un de bois.
    .name = Étape : éclaireurs
ask-step-attacks = Chacun peut attaquer une fois, un lieu ou un château. Puis la partie se termine si quelqu’un a { $end } coffres.
    .name = Étape : attaques
ask-step-hiring = Chacun peut recruter autant de créatures qu’il peut en payer.
    .name = Étape : recrutement
ask-step-night = De nouveaux lieux remplacent ceux qui sont pris, et le seigneur suivant devient capitaine.
    .name = Étape : nuit
ask-captain = Le capitaine lance le dé, commence chaque étape et peut seul utiliser les sorts de relance. Le lendemain, son voisin de gauche devient capitaine.
    .name = Capitaine
ask-lord = Château, entrepôt et coffres d’un joueur. Tout est visible, sauf la valeur des coffres.
    .name = Seigneur
ask-castle = Il a six lignes, une par face du dé, et un bouclier contre les pillages.
    .name = Château
ask-rival = Pour le piller, il faut des épées contre ses boucliers, et un voleur par coffre volé.
    .name = Château d’un rival
ask-goblin = De la nourriture sur trois faces, une épée sur les trois autres. Chacun en a { $each } dès le début.
    .name = Gobelin
ask-orc = Créature méchante : un peu de nourriture à gauche, plus d’épées à droite.
    .name = Orc
ask-forager = Créature méchante : plus de nourriture à gauche, quelques épées à droite.
    .name = Hyène
ask-scout = Créature méchante : une carte au trésor à gauche, des épées à droite, et un jeton.
    .name = Harpie
ask-rogue = Créature méchante : une carte au trésor à gauche, un voleur à droite, et un jeton.
    .name = Rat
ask-adept = Créature méchante : des glyphes à gauche, une épée magique à droite.
    .name = Sorcière
ask-beast = Créature méchante : tout ce que porte un côté est sur une seule ligne.
    .name = Loup
ask-dragon = Créature super-méchante : beaucoup de nourriture et d’épées, avec une carte au trésor, un glyphe et des épées magiques.
    .name = Dragon
ask-lich = Créature super-méchante : des glyphes à gauche, des épées magiques à droite, et un bouclier magique.
    .name = Liche
ask-vampire = Créature super-méchante : des cartes au trésor à gauche, des voleurs à droite, et un sort de relance.
    .name = Vampire
ask-giant = Créature super-méchante : nourriture et épées à foison.
    .name = Géant
ask-demon = Créature super-méchante : des épées magiques par deux et un voleur à droite, des glyphes à gauche.
    .name = Démon
ask-tavern = Elle donne un tonneau et n’est jamais défaussée : chacun peut l’attaquer chaque jour.
ask-farm = Un lieu faible. Son butin est à vous si vous avez assez d’épées contre son bouclier ; puis la ferme disparaît.
    .name = Ferme
ask-village = Un lieu plus fort qu’une ferme. Son butin est à vous si vous avez assez d’épées contre ses boucliers ; puis il disparaît.
    .name = Village
ask-town = La plus forte sorte de lieu, et la seule à avoir des coffres d’or.
    .name = Ville
ask-loot = Ce que reçoit l’attaquant. Les coffres sont piochés à l’aveugle dans la pile de leur sorte.
    .name = Butin
ask-lack = Ce qui manque à votre ligne active pour cette attaque.
    .name = Ce qui manque
ask-faces = Les faces du dé avec lesquelles vous pourriez mener cette attaque.
    .name = Faces pour cette attaque
ask-sealed = Dit si ce seigneur a décidé où vont ses gobelins. Tous les choix sont révélés ensemble.
    .name = Choix d’un seigneur
ask-stack = Les coffres de cette sorte encore dans la pile, et les valeurs que vous n’avez pas encore vues.
    .name = Pile de coffres
ask-kingdom = Ce qui reste à venir : des lieux dans la pile, les fermes d’abord et les villes à la fin, et des créatures dans les deux pioches.
    .name = Ce qui reste
ask-supply = La nourriture et les boucliers encore dans la réserve. Dans cette partie, elle peut s’épuiser.
    .name = Réserve
ask-quiet = Jours de suite sans qu’un coffre quitte les piles. Au bout de { $end }, la partie se termine.
    .name = Jours sans coffre

# Ce que porte une carte, pour qui la demande par son nom.
card-shield = Bouclier { $shield }{ $magic ->
    [0] {""}
   *[other] , bouclier magique { $magic }
}.
card-loot = Butin : { $what }.
card-cost = Prix : { $what }.
card-bonus = Elle apporte { $bonus ->
    [shield] un bouclier
    [magic] un bouclier magique
   *[spell] un sort de relance
}.
card-side = { $side ->
    [left] À gauche, par face
   *[right] À droite, par face
} : { $lines }.
card-faces = { $what } sur { $faces }
card-more = { $first } ; { $next }

# Des conseils d’une ligne, lors d’une première partie.
tip-place = À gauche, un gobelin récolte ; à droite, il combat. Un de chaque côté est un bon début.
tip-roll = Le dé choisit une ligne pour tous. Une petite flèche près d’une ligne : elle vous rapporterait plus que celle du jour.
tip-attack = Les cibles qui luisent sont à votre portée : vous avez assez d’épées contre leurs boucliers. Une attaque par jour ; les épées ne s’usent pas.
tip-tavern = La Taverne est toujours là. Son tonneau paie une relance les mauvais jours.
tip-scouts = Les éclaireurs ont trouvé un coffre : qui a le plus de cartes au trésor sur la ligne active en prend un de fer.
tip-hire = Touchez un côté d’une créature : à gauche elle récolte, à droite elle combat, et elle y reste. Sa moyenne par jour est écrite dessus.
tip-glyphs = Un glyphe ! Les créatures super-méchantes, à droite de la rangée, coûtent des glyphes. Elles sont fortes : économisez.
tip-raid = Vous avez un voleur aujourd’hui : vous pouvez piller le château d’un autre seigneur, s’il a des coffres.
tip-robbed = On vous a volé, mais vous recevez un bouclier : le prochain pillage exigera une épée de plus.
tip-night = Un nouveau jour : de nouveaux lieux sont là, et le seigneur suivant est capitaine et commence chaque étape.
tip-last = Quelqu’un a dix coffres. Après les attaques du jour, la partie se termine : prenez ce que vous pouvez, ou pillez ce seigneur.

# Au terminal : comment s’écrivent les coups, ce que veulent dire les signes, ce qu’on demande à un seigneur.
help-move = Un coup est un verbe et son objet, comme { $example } : { verb-attack } LIEU, { verb-raid } CHÂTEAU, { verb-steal } NUMÉRO, { verb-hire } CRÉATURE { verb-left } ou { verb-right }, suivi de { verb-glyphs } pour payer ainsi. Seuls : { verb-barrel }, { verb-spell }, { verb-pass }, { verb-done }. On peut abréger les noms.
help-signs = La première ligne : le jour, le dé, les coffres des piles. À gauche d’une ligne : f nourriture, g glyphe, m carte au trésor. À droite : s épée, x épée magique, t voleur ; 5f : cinq nourritures. [3] un bouclier, {"{"}1{"}"} un bouclier magique, b un tonneau, ~ un sort, (1) un sort utilisé, + le jeton qu’apporte une créature. W coffre de bois, I de fer, G d’or, avec sa valeur ou ?. > la ligne active. * le capitaine, ou une créature super-méchante.
task-castle = choisissez un château ({ verb-castle } NOM)
task-place = choisissez un côté pour { $first }, puis pour { $second } : gauche récolte, droite combat ({ verb-place } { verb-left } { verb-right })
task-reroll = jour { $day }, le dé montre { $face } : gardez ce lancer ({ verb-pass }), ou relancez ({ $ways ->
    [barrel] { verb-barrel }
    [spell] { verb-spell }
   *[both] { verb-barrel } ou { verb-spell }
})
task-hold = jour { $day }, le dé montre { $face } : gardez ce lancer ({ verb-pass }), ou empêchez les autres de relancer ({ verb-spell })
task-attack = jour { $day }, ligne { $face } ({ $force }) : { verb-attack } LIEU, { verb-raid } CHÂTEAU, ou { verb-pass }
task-steal = { $count ->
    [one] désignez un coffre { $other-of } ({ verb-steal } NUMÉRO)
   *[other] désignez jusqu’à { $count } coffres { $other-of }, un par un ({ verb-steal } NUMÉRO)
}
task-steal-more = { $count ->
    [one] désignez encore un coffre { $other-of } ({ verb-steal } NUMÉRO), ou laissez le reste ({ verb-done })
   *[other] désignez encore jusqu’à { $count } coffres { $other-of } ({ verb-steal } NUMÉRO), ou laissez le reste ({ verb-done })
}
task-hire = avec { $store }, vous pouvez recruter ({ verb-hire } CRÉATURE { verb-left } ou { verb-right }), ou terminer le recrutement ({ verb-done })

# Comment jouer : ce que disent ses tableaux.
listing-step = Étape
listing-what = Ce qui se passe
listing-icon = Icône
listing-meaning = Ce que c’est et fait
listing-chest = Coffre
listing-kind = Sorte
listing-count = Combien
listing-values = Valeurs (nombre × valeur)
listing-shields = Bouclier
listing-magic = Bouclier magique
listing-loot = Butin
listing-price = Prix
listing-brings = Ce qu’elle apporte
listing-times = { $count } × { $value }
listing-range = { $low }–{ $high }
listing-kind-of-chest = { $kind ->
    [wood] de bois
    [iron] de fer
   *[gold] d’or
}
listing-evil = créature méchante
listing-most-evil = créature super-méchante
listing-either = { $first }, ou { $second }
listing-list = { $things }
listing-sign = { $sign ->
    [food] nourriture
    [glyphs] un glyphe
    [maps] une carte au trésor
    [swords] une épée
    [magic] une épée magique
    [thieves] un voleur
    [barrels] un tonneau
    [spells] un sort de relance
    [shield] un bouclier
    [magic-shield] un bouclier magique
    [wood] un coffre de bois
    [iron] un coffre de fer
   *[gold] un coffre d’or
}

# Ce qu’un conseil dit outre les points : combien de fois une chose arrive.
hint-until = d’ici le lendemain
hint-turn = le lendemain
hint-often = dans { $often } parties sur 100, contre { $instead } après « { $than } »
hint-you-took = Vous prenez un lieu d’assaut { hint-often }.
hint-other-took = { $other } prend un lieu d’assaut { hint-often }.
hint-you-robbed = On vous vole { hint-often }.
hint-other-robbed = On vole { $other } { hint-often }.
hint-you-scouted = Vous avez le plus de cartes au trésor { hint-often }.
hint-other-scouted = { $other } a le plus de cartes au trésor { hint-often }.
hint-you-ten-chests = Vous arrivez à dix coffres { hint-often }.
hint-other-ten-chests = { $other } arrive à dix coffres { hint-often }.

# Ceux qui jouent sans personne derrière : par niveau, avec un trait de caractère.
bot-novice = Bombur
    .line = Pille partout où brille le butin et laisse sa propre porte ouverte.
bot-adept = Regin
    .line = Calcule ce qu’apporte chaque jour et en prend le meilleur.
bot-strong = Hogni
    .line = Regarde deux jours plus loin avant d’envoyer qui que ce soit.
bot-bold = Hildolf
    .line = De force égale, mais attaque ou recrute plutôt que d’attendre.
bot-wary = Busla
    .line = De force égale, mais attend son heure quand d’autres frappent.
bot-master = Gullveig
    .line = A brûlé trois fois et prévoit depuis chaque guerre.

# La leçon pour mieux jouer : que faire, et ce qui en est venu.
better-1 = À gauche on récolte, à droite on combat. Deux gobelins : { piece-oops } à droite, { piece-nibble } à gauche, et rien ne manquera.
better-1-done = Un de chaque côté. Les deux à gauche récolteraient plus, mais l’adversaire aurait les premiers lieux pour lui seul.
better-2 = Une attaque : { piece-tavern }, { piece-ciderstead } (2 nourritures et un tonneau) ou { piece-barleywick } (un coffre de bois) ? Qu’est-ce qui aide si tôt ?
better-2-done = 2 nourritures et un tonneau : vous pouvez recruter. Le coffre aurait valu 1,8 point en moyenne.
better-3 = Vous avez 2 nourritures et la partie commence. { piece-whiff } ou { piece-alibi }, gauche ou droite ? La nourriture revient chaque jour.
better-3-done = +0,67 nourriture par jour en moyenne : en 3 jours { piece-whiff } est payé, et paie les autres.
better-4 = Votre horde récolte beaucoup et combat peu. { piece-casket } coûte 4 nourritures et un glyphe. Gauche ou droite ?
better-4-done = À droite : vous pouvez attaquer { piece-mumbleford } sur un 2 ou un 4.
better-5 = Le dé montre 4. Sur cette ligne, votre horde a 4 épées et un voleur ; un tonneau le ferait relancer. Regardez bien avant de payer.
better-5-done = Vous gardez ce jet : 4 épées suffisent pour le château adverse, et le voleur y trouve des coffres.
better-6 = { piece-nightcap } ne récolte que sur une face. { piece-tattle } apporte peu aussi, mais vient avec un sort de relance. Recrutez { piece-tattle } : de quel côté ?
better-6-done = À gauche : une carte ou de la nourriture sur deux faces, et un sort pour les jours où le dé est contre vous.
