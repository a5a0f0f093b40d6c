# Les mots du jeu du film. Une pièce porte ses articles en attributs ; `short` est son nom dans la notation.

piece-beowulf = Beowulf
    .def = Beowulf
piece-thane = Thane
    .def = le Thane
piece-castle = château
    .short = Château
    .def = le château
piece-longship = drakkar
    .short = Drakkar
    .def = le drakkar
piece-temptation = Tentation
    .indef = une Tentation
piece-valor = Vaillance
    .indef = une Vaillance
piece-treasure = Trésor
    .indef = un Trésor
piece-drunkenness = Ivresse
    .indef = une Ivresse
piece-mead = Hydromel
    .indef = un Hydromel
piece-golden_statue = Statue d’or
    .short = Statue
    .indef = une Statue d’or
piece-good_counsel = Bon Conseil
    .short = Conseil
    .indef = un Bon Conseil
piece-royal_dragon_horn = Corne royale du Dragon
    .short = Corne
    .indef = une Corne royale du Dragon
piece-treachery = Traîtrise
    .indef = une Traîtrise
piece-gorge = Ravin
    .indef = un Ravin
piece-boon = bienfait
    .indef = un bienfait
piece-peril = péril
    .indef = un péril
piece-tile = tuile
    .indef = une tuile
verb-first = premier
verb-draw = piocher
verb-pass = passer
verb-keep = garder
verb-remove = retirer
verb-swap = intervertir
verb-with = avec
verb-cash = encaisser

game-title = Beowulf : le jeu du film
game-about = Alignez vos figurines sur les bienfaits et celles des autres sur les périls, en trois actes de la saga.
option-last_space = ce que fait encore la tuile posée sur la dernière case libre
option-last_space-end-at-once = l’acte se termine aussitôt
option-last_space-ability-first = sa capacité d’abord
option-refill = compléter les mains au début des actes II et III
option-refill-always = toujours
option-refill-ask = qui le veut
option-start = qui commence
option-start-drawn = tiré au sort
option-start-first-seat = la première place

# Ce qui s’est passé : des phrases sans leur point, car une suite peut venir.
note-started = { $seat } commence
note-placed = { $seat } place { $figure-def } en { $cell }
note-drew = { $seat } pioche une tuile
note-drawn = { $seat } pioche { $tile-indef }{ $value }
note-laid = { $seat } pose { $tile-indef }{ $value } en { $cell }
note-replaced = { $seat } pose { $tile-indef }{ $value } en { $cell } à la place d’{ $other-indef }{ $other-value }
note-cashed = { $seat } encaisse { $tile-indef }{ $value } : { $points ->
    [one] { $points } point de saga
   *[other] { $points } points de saga
}
note-counselled = { $seat } déplace { $figure-def } de { $cell } à { $to } et pose { $tile-indef } en { $cell }
note-removed = { $seat } retire { $tile-indef }{ $value } de { $cell }
note-kept = { $seat } laisse le plateau tel quel
note-chose = { $seat } prend { $tile-indef }{ $value } en { $cell }
note-swapped = { $seat } intervertit { $tile-indef }{ $value } en { $cell } et { $other-indef }{ $other-value } en { $to }
note-stuck = { $seat } ne peut rien jouer et garde sa main : { $tiles ->
    [one] { $tiles } Bon Conseil
   *[other] { $tiles } Bons Conseils
}
note-skipped = { $seat } n’a ni tuile ni figurine et saute son tour
note-skipped-counsels = { $seat } ne peut rien faire et saute son tour : { $tiles ->
    [one] { $tiles } Bon Conseil
   *[other] { $tiles } Bons Conseils
} en main
note-passed = { $seat } ne pioche plus
note-act-ended = L’acte { $act } se termine : le plateau est plein
note-act-unfilled = L’acte { $act } se termine : personne ne peut plus rien faire, et { $spaces ->
    [one] { $spaces } case reste libre
   *[other] { $spaces } cases restent libres
}
note-act-began = L’acte { $act } commence, avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la réserve
note-ended = La saga est contée
note-silenced = La Traîtrise en { $cell } retourne { $tiles ->
    [one] { $tiles } bienfait
   *[other] { $tiles } bienfaits
} : { $cells }
note-silenced-none = La Traîtrise en { $cell } ne trouve aucun bienfait
note-scored = { $seat } : { $figure } en { $cell }, { $sum } × { $factor }
note-scored-horns = { $seat } : { $figure } en { $cell }, { $sum } × { $factor } avec { $horns ->
    [one] { $horns } Corne
   *[other] { $horns } Cornes
}

# D’où viennent les points : des parties de phrase.
note-row = ligne { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-column = colonne { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-forecast = là, { $figure-def } compte { $now } maintenant, { $worst } au pire, { $best } au mieux

seat-hand = { $seat } a en main : { $tiles }
figures = inutilisées : Beowulf { $beowulf }, Thanes { $thane }, châteaux { $castle }, drakkars { $longship }
seat-figures = { $seat } a inutilisées : Beowulf { $beowulf }, Thanes { $thane }, châteaux { $castle }, drakkars { $longship }
pool = réserve de l’acte { $act } : { $count }

result-most = Le plus grand nombre de points de saga l’emporte : { $points }.
result-diamonds = Égalité à { $points } : le plus de diamants sur les figurines inutilisées l’emporte, { $diamonds }.
result-shared = Égalité à { $points }, aussi en diamants : la victoire est partagée.

reason-movie = { $points } maintenant ; le plateau vaut ensuite { NUMBER($hopes, maximumFractionDigits: 1) }

why-over = la partie est terminée.
why-dealer = c’est le donneur qui pioche.
why-first-player = le premier joueur est tiré au sort, avant la partie.
why-no-such-move = ce coup n’existe pas.
why-not-in-hand = cette tuile n’est pas dans la main.
why-draw-first = on ne joue une tuile qu’après en avoir pioché une.
why-drawn-already = une tuile est déjà piochée : il faut en jouer une.
why-pool-empty = la réserve est vide : on joue une tuile sans piocher.
why-pass = on ne peut renoncer à piocher qu’au début d’un acte.
why-refill-first = dites d’abord si vous piochez, au début de l’acte.
why-figure-after-draw = une fois une tuile piochée, on ne place plus de figurine.
why-no-figure = il ne reste pas de telle figurine.
why-no-space = il n’y a pas de case à cet endroit.
why-printed-gorge = un Ravin imprimé n’est pas une case libre.
why-occupied = cette case n’est pas libre.
why-no-treasure = on n’encaisse qu’un Trésor.
why-counsel-laid = le Bon Conseil ne se pose pas ainsi : il déplace une figurine sur la case voisine et reste là où elle était.
why-no-mead = l’Ivresse ne remplace que l’Hydromel.
why-not-own-figure = aucune de vos figurines ne se trouve là.
why-not-open-beside = une figurine va sur une case libre voisine, pas en diagonale.
why-nothing-to-keep = il n’y a rien à décider.
why-nothing-to-remove = seules une Tentation ou une Vaillance qu’on vient de poser retirent une tuile.
why-remove-first = retirez d’abord une tuile, ou gardez.
why-remove-valor = la Tentation ne retire que la Vaillance.
why-remove-temptation = la Vaillance ne retire que la Tentation.
why-nothing-to-swap = seule une Statue d’or qu’on vient de poser intervertit des tuiles.
why-swap-first = choisissez d’abord une tuile à intervertir, ou gardez.
why-swap-chosen = choisissez maintenant l’autre tuile.
why-swap-figure = on n’intervertit pas les figurines.
why-swap-no-tile = il n’y a pas là de tuile à intervertir.
why-swap-itself = la Statue d’or ne s’intervertit pas elle-même.
why-swap-same = une tuile ne s’intervertit pas avec elle-même.

move-only = Seul { $tile } déplace une figurine.
