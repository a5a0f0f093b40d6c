# Les mots du jeu du film. Une pièce porte ses articles en attributs ; `short` est son nom dans la notation.

piece-beowulf = Beowulf
    .def = Beowulf
    .indef = Beowulf
piece-thane = Thane
    .def = le Thane
    .indef = un Thane
piece-castle = château
    .short = Château
    .def = le château
    .indef = un château
piece-longship = drakkar
    .short = Drakkar
    .def = le drakkar
    .indef = un drakkar
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
game-about = Alignez vos figurines sur les bienfaits et celles des autres sur les périls, en trois actes.
game-note = La liste imprimée des tuiles n’est pas publique : la plupart des tuiles des actes II et III et le contour de leurs plateaux sont notre reconstitution.
unit = { $points ->
    [one] { $points } point de saga
   *[other] { $points } points de saga
}
    .acc = { unit }
    .none = aucun point de saga
    .plural = points de saga
    .closely = { $points ->
        [one] un seul point de saga
       *[other] { $points } points de saga
    }
option-last_space = quand une tuile à capacité remplit la dernière case libre
option-last_space-end-at-once = l’acte se termine aussitôt
option-last_space-ability-first = sa capacité d’abord
option-refill = compléter les mains à deux tuiles au début des actes II et III
option-refill-always = toujours
option-refill-ask = au choix de chacun
option-start = qui commence
option-start-drawn = tiré au sort
option-start-first-seat = la première place
option-start-seat-2 = la deuxième place
option-start-seat-3 = la troisième place
option-start-seat-4 = la quatrième place

# Ce qui s’est passé : des phrases sans leur point, car une suite peut venir.
note-started = { $seat } commence
note-placed = { $seat } place { $figure-indef }
note-drew = { $seat } pioche une tuile
note-drawn = { $seat } pioche { $tile-indef }{ $value }
note-laid = { $seat } pose { $tile-indef }{ $value }
note-replaced = { $seat } pose { $tile-indef }{ $value } à la place d’{ $other-indef }{ $other-value }
note-cashed = { $seat } encaisse { $tile-indef }{ $value } : { unit.acc }
note-counselled = { $seat } déplace { $figure-def } d’une case et pose { $tile-indef } sur la case quittée
note-removed = { $seat } retire { $tile-indef }{ $value }
note-kept = { $seat } laisse le plateau tel quel
note-chose = { $seat } choisit { $tile-indef }{ $value } pour l’intervertir
note-swapped = { $seat } intervertit { $tile-indef }{ $value } et { $other-indef }{ $other-value }
note-stuck = { $seat } ne peut rien jouer et garde { $tiles ->
    [one] { $tiles } Bon Conseil
   *[other] { $tiles } Bons Conseils
}
note-skipped = { $seat } n’a ni tuile ni figurine et saute son tour
note-skipped-counsels = { $seat } ne peut rien faire avec { $tiles ->
    [one] { $tiles } Bon Conseil
   *[other] { $tiles } Bons Conseils
} et saute son tour
note-passed = { $seat } ne pioche plus de tuile
note-act-ended = L’acte { $act } se termine : le plateau est plein
note-act-unfilled = L’acte { $act } se termine : personne ne peut plus rien faire, et { $spaces ->
    [one] { $spaces } case reste libre
   *[other] { $spaces } cases restent libres
}
note-act-began = L’acte { $act } commence, avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la réserve
note-last-act-began = L’acte { $act }, le dernier, commence, avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la réserve
note-ended = Ainsi s’achève la saga
note-silenced = La Traîtrise retourne { $tiles ->
    [one] { $tiles } bienfait
   *[other] { $tiles } bienfaits
}
note-silenced-none = La Traîtrise n’a aucun bienfait à retourner
note-scored = { $seat } : { $figure }, { $factor ->
    [one] { $factor } diamant
   *[other] { $factor } diamants
}
note-scored-horns = { $seat } : { $figure }, { $factor } diamants avec { $horns ->
    [one] { $horns } Corne
   *[other] { $horns } Cornes
}

# D’où viennent les points : des parties de phrase.
note-row = ligne ({ $terms }) × { $factor } = { $points }
note-column = colonne ({ $terms }) × { $factor } = { $points }
note-forecast = là, { $figure-def } marquerait { $now } maintenant, et à la fin de { $worst } à { $best }, si aucune tuile du plateau n’est changée ou coupée et si vous ne jouez pas contre vous-même
note-swayed = { $change } pour { $seat }
note-placed-at = { $seat } place { $figure-indef } en { $cell }
note-laid-at = { $seat } pose { $tile-indef }{ $value } en { $cell }
note-replaced-at = { $seat } pose { $tile-indef }{ $value } en { $cell } à la place d’{ $other-indef }{ $other-value }
note-counselled-at = { $seat } déplace { $figure-def } de { $cell } à { $to } et pose { $tile-indef } en { $cell }
note-removed-at = { $seat } retire { $tile-indef }{ $value } de { $cell }
note-chose-at = { $seat } choisit { $tile-indef }{ $value } en { $cell } pour l’intervertir
note-swapped-at = { $seat } intervertit { $tile-indef }{ $value } en { $cell } et { $other-indef }{ $other-value } en { $to }
note-silenced-at = La Traîtrise en { $cell } retourne { $tiles ->
    [one] { $tiles } bienfait
   *[other] { $tiles } bienfaits
} : { $cells }
note-silenced-none-at = La Traîtrise en { $cell } n’a aucun bienfait à retourner
note-scored-at = { $seat } : { $figure } en { $cell }, { $factor ->
    [one] { $factor } diamant
   *[other] { $factor } diamants
}
note-scored-horns-at = { $seat } : { $figure } en { $cell }, { $factor } diamants avec { $horns ->
    [one] { $horns } Corne
   *[other] { $horns } Cornes
}
note-row-at = ligne { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-column-at = colonne { $first } … { $last } ({ $terms }) × { $factor } = { $points }

seat-hand = { $seat } a en main : { $tiles }
figures = figurines inutilisées : Beowulf { $beowulf }, Thanes { $thane }, châteaux { $castle }, drakkars { $longship }
seat-figures = { $seat }, figurines inutilisées : Beowulf { $beowulf }, Thanes { $thane }, châteaux { $castle }, drakkars { $longship }
pool = réserve de l’acte { $act } : { $count }

result-most = Meilleur total : { $points }.
result-diamonds = Égalité à { $points } : les diamants des figurines inutilisées départagent, { $diamonds } contre { $other }.
result-shared = Égalité à { $points }, aussi en diamants : la victoire est partagée.

# D’où viennent les points, à la fin.
summary-by-act = Points par acte
summary-act = Acte { $act } : figurines
summary-by-figure = Points par figurine
summary-beowulf = Beowulf
summary-thanes = Thanes
summary-castles = Châteaux
summary-longships = Drakkars
summary-by-sign = Bienfaits et périls
summary-boons = Bienfaits alignés sur les figurines
summary-perils = Périls alignés sur les figurines
summary-cashed = Trésors encaissés

reason-movie = { $points ->
    [0] { $points } tout de suite, mais environ { NUMBER($hopes, maximumFractionDigits: 1) } de mieux pour la suite
   *[other] { $points } tout de suite, et environ { NUMBER($hopes, maximumFractionDigits: 1) } de mieux pour la suite
}
reason-movie-worse = { $points } tout de suite, et environ { NUMBER($hopes, maximumFractionDigits: 1) } de moins pour la suite : les autres coups sont pires

why-over = la partie est terminée.
why-dealer = c’est le donneur qui pioche pour les autres.
why-first-player = le premier joueur est désigné avant la partie.
why-no-such-move = ce coup n’existe pas.
why-not-in-hand = vous n’avez pas cette tuile en main.
why-draw-first = piochez d’abord une tuile, puis jouez-en une.
why-drawn-already = vous avez déjà pioché : jouez maintenant une tuile.
why-pool-empty = la réserve est vide : jouez une tuile sans piocher.
why-pass = on ne peut renoncer à piocher qu’au début d’un acte.
why-refill-first = décidez d’abord si vous piochez en ce début d’acte.
why-figure-after-draw = une fois une tuile piochée, on ne place plus de figurine à ce tour.
why-no-figure = vous n’avez plus cette figurine.
why-no-space = il n’y a pas de case à cet endroit.
why-printed-gorge = un Ravin imprimé n’est pas une case libre.
why-occupied = cette case n’est pas libre.
why-no-treasure = on n’encaisse qu’un Trésor.
why-counsel-laid = le Bon Conseil ne se pose pas sur une case libre ; il déplace une de vos figurines sur une case libre voisine et prend sa place.
why-no-mead = l’Ivresse ne remplace que l’Hydromel.
why-not-own-figure = aucune de vos figurines ne se trouve là.
why-not-open-beside = le Bon Conseil déplace une figurine sur une case libre voisine, pas en diagonale.
why-nothing-to-keep = il n’y a rien à décider maintenant.
why-nothing-to-remove = seule une Tentation ou une Vaillance que vous venez de poser retire une tuile.
why-remove-first = retirez d’abord une tuile, ou laissez le plateau tel quel.
why-remove-valor = la Tentation ne retire que la Vaillance.
why-remove-temptation = la Vaillance ne retire que la Tentation.
why-nothing-to-swap = seule une Statue d’or que vous venez de poser intervertit des tuiles.
why-swap-first = choisissez d’abord une tuile à intervertir, ou laissez le plateau tel quel.
why-swap-chosen = choisissez maintenant la tuile avec laquelle l’intervertir.
why-swap-figure = on n’intervertit pas les figurines.
why-swap-no-tile = il n’y a pas là de tuile à intervertir.
why-swap-itself = on n’intervertit pas la Statue d’or elle-même.
why-swap-same = on n’intervertit pas une tuile avec elle-même.

move-only = Seul { $tile-indef } déplace une figurine.


# Au terminal.
why-legal = Oui, pour { unit.acc } en l’état :
help-move = Un coup, c’est une figurine ou une tuile et sa case, par exemple { $example } ; ou piocher, garder (laisser le plateau tel quel), passer (ne pas piocher). Les noms peuvent être abrégés.
help-signs = · case libre   ##### Ravin   (+5) compte 0 : Traîtrise   Thane 1 : du premier joueur   Trésor+1$6/1 : valeur +1, valeur du trésor 6, de l’acte I   ?/2 : une tuile de l’acte II, face cachée   À l’acte III, les lignes descendent vers la droite, les colonnes vers la gauche.

# La table dans le navigateur.
table-place = Placer { $figure }
table-lay = Poser { $tile-object }{ $tile-value }
table-replace = Remplacer { $other-object }{ $other-value }
table-cash = Encaisser le Trésor
table-counsel = Déplacer { $figure }
table-remove = Retirer { $tile-object }{ $tile-value }
table-swap = Intervertir { $tile-object }{ $tile-value }
table-with = Intervertir avec { $tile-object }{ $tile-value }
table-draw = Piocher une tuile
table-keep = Ne rien faire
table-pass = Ne pas piocher
table-task-turn = placez une figurine, ou piochez une tuile
table-task-draw = piochez une tuile
table-task-place = choisissez une case pour { $figure }
table-task-lay = choisissez où poser { $tile-object }{ $tile-value }
table-task-cash = choisissez où poser { $tile-object }{ $tile-value }, ou encaissez-le
table-task-counsel = choisissez la figurine à déplacer
table-task-either = placez une figurine, ou jouez une tuile
table-task-figure = placez une figurine
table-task-play = jouez une tuile de votre main
table-task-remove-valor = retirez une Vaillance, ou ne faites rien
table-task-remove-temptation = retirez une Tentation, ou ne faites rien
table-task-swap = choisissez une première tuile à intervertir, ou ne faites rien
table-task-with = choisissez la tuile avec laquelle l’intervertir
table-task-refill = piochez une tuile (deux au plus en main), ou aucune
table-act = Acte { $act }
table-spaces = { $count ->
    [0] aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
table-pool = réserve { $count }
table-backs = { $count ->
    [0] aucune tuile
    [one] { $count } tuile : { $acts }
   *[other] { $count } tuiles : { $acts }
}
table-shown = { $count ->
    [one] a en main { $count } Bon Conseil
   *[other] a en main { $count } Bons Conseils
}
table-figures = { $figure ->
    [beowulf] Beowulf
    [thane] { $count ->
        [one] { $count } Thane
       *[other] { $count } Thanes
    }
    [castle] { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }
   *[longship] { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkars
    }
}
table-no-figures = plus de figurines
table-board = Le plateau de l’acte { $act }
table-hand = Vos figurines et vos tuiles
table-tray = { $figure }, { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
}, reste { $count }
table-tile = { $tile }{ $tile-value }
table-tile-cash = { $tile }, valeur du trésor { $cash }
table-back = une tuile de l’acte { $act }
table-tile-drawn = { $tile }, tuile piochée à l’instant
table-cell-open = { $cell } : libre
table-cell-gorge = { $cell } : Ravin imprimé
table-cell-tile = { $cell } : { $tile }
table-cell-figure = { $cell } : { $figure } { $name-of }
table-seen-open = Une case libre
table-seen-gorge = Un Ravin imprimé
table-seen-figure = { $figure } { $name-of }
table-silenced = { $tile }, compte 0 : Traîtrise
table-last = dernier coup
table-last-laid = { $tile }
table-last-over = { $tile } au lieu d’{ $other-indef }{ $other-value }
table-last-cashed = { $tile } : encaissé
table-last-counselled = { $figure } : déplacement
table-last-removed = { $tile } : retrait
table-last-swapped = { $tile } et { $other }{ $other-value } : échange
table-last-passed = n’a rien pioché
table-staged = votre choix, pas encore joué
table-may = au choix
table-way = { $figure } peut aller ici
table-way-figure = Placer une figurine
table-way-tile = Piocher, puis jouer une tuile
table-counts = { $figure } : { $now } maintenant, à la fin de { $worst } à { $best }
table-standing = Si l’acte finissait ici
table-standing-of = { $name } : { $standing } pour l’acte, { $total } en tout
table-sways = { $change } pour { $name }
table-standing-all = Si l’acte se terminait maintenant : { $seats }
table-sways-now = en l’état
table-sways-said = En l’état : { $changes }
table-brings = cette tuile rapporte
table-last-act = Le dernier acte
table-tile-reconstructed = La liste des tuiles n’est pas publique : celle-ci est notre reconstitution.
table-tile-likely = Cette tuile n’est pas prouvée, mais les sources publiques concordent.
table-tile-partly = { $proved ->
    [value] Son nombre est prouvé par l’exemple du livret, sa capacité est notre hypothèse.
    [value-ability] Son nombre et son icône figurent dans l’exemple du livret, ce qu’elle rapporte une fois encaissée est notre hypothèse.
   *[other] Une partie de cette tuile est connue, le reste est notre reconstitution.
}
table-board-reconstructed = Ce plateau est notre reconstitution.
table-board-likely = Ce plateau n’est pas prouvé, mais les sources publiques concordent.
table-board-partly = { $proved ->
    [gorges] Le livret dit que trois Ravins y sont imprimés ; leur place et la plupart des tuiles de cet acte sont notre reconstitution.
    [size] Le livret dit que ce plateau est deux fois plus grand ; son contour et la plupart des tuiles de cet acte sont notre reconstitution.
   *[other] Une partie de ce plateau est connue, le reste est notre reconstitution.
}
table-sums = ligne { $row }, colonne { $column }{ $horns ->
    [0] {""}
    [one] , { $horns } Corne
   *[other] , { $horns } Cornes
}
table-now = maintenant
table-worst = au pire
table-best = au mieux
table-whole = Voir tout le plateau
table-row = ligne
table-column = colonne
table-pick-first = Choisissez d’abord une figurine ou une tuile.
table-pick-way = Où doit aller { $figure-def } ?
table-no-place = Vous ne pouvez pas l’utiliser maintenant.
table-does-temptation = En la posant, vous pouvez retirer une Vaillance du plateau.
table-does-valor = En la posant, vous pouvez retirer une Tentation du plateau.
table-does-treasure = Posez-le comme bienfait, ou encaissez-le aussitôt contre des points de saga.
table-does-drunkenness = Elle peut aussi remplacer un Hydromel.
table-does-mead = L’Ivresse peut le remplacer.
table-does-golden_statue = En la posant, vous pouvez intervertir deux autres tuiles.
table-does-good_counsel = Il déplace une de vos figurines sur une case libre voisine et prend sa place.
table-does-royal_dragon_horn = Les figurines de sa ligne et de sa colonne comptent avec un diamant de plus.
table-does-treachery = À la fin de l’acte, les bienfaits de sa ligne et de sa colonne comptent 0.
table-does-gorge = Il coupe sa ligne et sa colonne : ce qui est au-delà ne compte pas.
table-join = { $first } ; { $next }
table-line = Ligne { $row } : { $cells }
table-held = En main : { $tiles }
table-held-none = Aucune tuile en main.
table-unused = Inutilisées : { $figures }
table-row-of = Ligne : { $tiles }. Somme { $sum }
table-column-of = Colonne : { $tiles }. Somme { $sum }
table-which-cell = Nommez une case par sa lettre et son numéro, comme b3.
table-command-space = case
table-scored = Décompte de l’acte { $act }
table-story-silenced = { $count ->
    [one] Bienfait retourné par la Traîtrise : { $count }.
   *[other] Bienfaits retournés par la Traîtrise : { $count }.
}
table-story-skip = Voir les totaux
table-story-next = Voir la figurine suivante
table-story-on = Revenir à la partie
table-story-none = Il n’y avait aucune figurine sur le plateau.
table-story-figure = Figurine
table-story-points = Points
table-story-factor = diamants, Cornes comprises
table-story-again = Montrer sur le plateau

# Les exemples du livret, expliqués.
example-bm-x1 = Vous posez le +1. Votre Thane compte les quatre tuiles de sa ligne et de sa colonne : (−1 + 1 + 4 − 1) × 3 = 9. Le Ravin cache le +1 à votre château, qui paie pour le −1 d’à côté : −1 × 2 = −2. Les drakkars comptent −1 et −2.
example-bm-x2 = Tout un premier acte ; vous remplissez sa dernière case. Avec la Corne, votre Thane compte 9 × (3 + 1) = 36, votre château −10 × 2 = −20 : ensemble 16. Les autres marquent 26 et 38. Un drakkar n’y apporterait que 9 × (1 + 1) = 18.

# La première partie : que faire, et ce qui s’est passé.
lesson-goal = Le total le plus élevé après trois actes l’emporte. Alignez vos figurines sur les tuiles +, celles des autres sur les tuiles −.
lesson-1 = Une figurine marque la somme de sa ligne et de sa colonne, multipliée par ses diamants. Placez le Thane (3 diamants) là où il marque le plus.
lesson-1-done = La ligne apporte 4, la colonne 5, fois 3 diamants : 27 pour l’instant. Le décompte ne vient qu’à la fin de l’acte.
lesson-2 = À votre tour, vous placez une figurine, ou bien vous piochez une tuile et en jouez une de votre main. Cette fois, piochez une tuile.
lesson-2-done = C’est un Hydromel (+4). Il faut maintenant jouer une de vos trois tuiles ; vous ne pouvez plus placer de figurine à ce tour.
lesson-3 = Une tuile compte pour toutes les figurines de sa ligne et de sa colonne. L’autre joueur a un château et Beowulf sur la ligne du haut : posez-y le péril −6.
lesson-3-done = Le château perd 6 × 2, Beowulf 6 × 4 : l’autre joueur a 36 de moins. Votre Thane n’est pas sur cet alignement.
lesson-4 = Un −4 se trouve maintenant sur la ligne de votre Thane. Un Ravin coupe en deux sa ligne et sa colonne : posez-le entre le Thane et le −4.
lesson-4-done = Ce qui est au-delà du Ravin ne compte pas. Votre Thane repasse de 15 à 27.
lesson-5 = L’Ivresse se pose comme péril, ou à la place d’un Hydromel. Dans la colonne du Beowulf adverse, remplacez l’Hydromel (+3) par l’Ivresse (−2).
lesson-5-done = De +3 à −2, fois 4 diamants : Beowulf compte 20 de moins. L’Hydromel est hors jeu.
lesson-6 = Posez un Trésor comme bienfait, ou encaissez-le : il n’occupe alors aucune case et rapporte sa valeur aussitôt. Choisissez le Trésor et encaissez-le.
lesson-6-done = 8 points de saga tout de suite. Le Trésor est hors jeu.
lesson-7 = Un −3 est maintenant sur la ligne de votre château. Le Bon Conseil déplace une figurine sur une case libre voisine : montez le château sur la ligne du +3.
lesson-7-done = Le château compte 6 au lieu de −6. Le Bon Conseil occupe la case quittée, et compte 0.
lesson-8 = Vous venez de poser une Tentation : elle peut retirer une Vaillance du plateau. Retirez celle (+3) de la colonne du Beowulf adverse.
lesson-8-done = Beowulf compte 12 de moins. La case est de nouveau libre, et il faut la remplir avant la fin de l’acte.
lesson-9 = Une case est libre. Dès qu’elle est remplie, l’acte se termine et chaque figurine compte sa ligne et sa colonne. Placez-y un drakkar.
lesson-9-done = 54 + 14 + 8, soit 76 pour vous. Les drakkars reviennent, les autres figurines sont hors jeu. Chacun garde sa main ; l’acte II commence.
lesson-10 = Votre tuile termine l’acte II. La Corne donne un diamant de plus à chaque figurine alignée. Quelle tuile rapporte le plus ?
lesson-10-done = Avec la Corne, le château marque 13 × 3, le drakkar 13 × 2 : 65. L’acte III est le dernier ; le total le plus élevé l’emporte. À vous !

# Comment jouer : les tableaux, tirés du matériel.
listing-figure = Figurine
listing-diamonds = Diamants
listing-each = Par joueur
listing-after = Après l’acte
listing-returns = revient à son propriétaire
listing-leaves = quitte le jeu
listing-tile = Tuile
listing-value = Valeur
listing-does = Effet
listing-act = Acte
listing-act-number = { $act }
listing-spaces = Cases
listing-gorges = Ravins imprimés
listing-tiles = Tuiles
listing-shape = Forme
listing-upright = { $columns } × { $rows }
listing-on-corner = un quadrillage tourné sur la pointe
listing-one-value = { $value }
listing-values = { $least } … { $most }
listing-boon = Il ajoute son nombre à toute figurine de sa ligne et de sa colonne.
listing-peril = Il retire son nombre à toute figurine de sa ligne et de sa colonne.
listing-treasure = Posez-le comme bienfait, ou encaissez-le aussitôt : de { $poorest } à { $richest } points de saga ; encaissé, il n’occupe aucune case.

# Ce qu’est et ce que fait une chose sur la table.
ask-beowulf = La figurine qui a le plus de diamants. À la fin de l’acte, cette figurine marque la somme de sa ligne et de sa colonne, fois ses diamants, puis quitte le jeu.
ask-thane = À la fin de l’acte, cette figurine marque la somme de sa ligne et de sa colonne, fois ses diamants, puis quitte le jeu.
ask-castle = À la fin de l’acte, cette figurine marque la somme de sa ligne et de sa colonne, fois ses diamants, puis quitte le jeu.
ask-longship = La figurine qui a le moins de diamants. À la fin de l’acte, le drakkar marque la somme de sa ligne et de sa colonne, fois ses diamants, et revient à son propriétaire.
ask-diamonds = Les diamants multiplient ce que marque la figurine. Le nombre à côté dit combien de ces figurines vous pouvez encore placer.
    .name = diamants
ask-boon = Il ajoute son nombre à toute figurine de sa ligne et de sa colonne, jusqu’au prochain Ravin.
ask-peril = Il retire son nombre à toute figurine de sa ligne et de sa colonne, jusqu’au prochain Ravin.
ask-tile = Une tuile sans nombre compte 0 : elle ne fait qu’occuper sa case.
ask-temptation = Un péril. En la posant, vous pouvez retirer une Vaillance du plateau.
ask-valor = Un bienfait. En la posant, vous pouvez retirer une Tentation du plateau.
ask-treasure = Posez-le comme bienfait, ou encaissez-le : il rapporte aussitôt la valeur du trésor et n’occupe aucune case.
ask-cash = Ce que ce Trésor rapporte aussitôt si vous l’encaissez au lieu de le poser.
    .name = valeur du trésor
ask-drunkenness = Un péril. Posez-la sur une case libre, ou à la place d’un Hydromel du plateau.
ask-mead = Un bienfait. Chacun peut poser une Ivresse à sa place.
ask-golden_statue = En la posant, vous pouvez intervertir deux autres tuiles du plateau. Elle compte 0.
ask-good_counsel = Il déplace une de vos figurines sur une case libre voisine, pas en diagonale, et prend sa place. Il compte 0.
ask-royal_dragon_horn = Toute figurine de sa ligne et de sa colonne compte avec un diamant de plus, même si la somme est négative.
ask-treachery = À la fin de l’acte, les bienfaits de sa ligne et de sa colonne sont retournés et comptent 0 pour tous.
ask-gorge = Il coupe en deux sa ligne et sa colonne. Ce qui est de l’autre côté ne compte pas.
ask-printed_gorge = Il coupe sa ligne et sa colonne comme une tuile, et rien ne peut y être placé.
    .name = Ravin imprimé
ask-silenced = Un bienfait aligné sur une Traîtrise : à la fin de l’acte, il compte 0. Le nombre barré est sa valeur.
    .name = bienfait retourné
ask-back = Une tuile face cachée. Tous voient de quel acte elle vient ; seul son propriétaire en voit la face.
    .name = dos d’une tuile
ask-space = Une figurine ou une tuile peut aller ici. Dès qu’il ne reste plus de case libre, l’acte se termine.
    .name = case libre
ask-act = Chaque acte a son plateau et ses tuiles. Quand il se termine, toutes les figurines du plateau marquent.
    .name = acte
ask-open = Le nombre de cases encore libres. Dès que la dernière est remplie, l’acte se termine.
    .name = cases restantes
ask-pool = Les tuiles de cet acte qu’on peut encore piocher. Ce qui en reste à la fin de l’acte quitte le jeu.
    .name = réserve
ask-hand = Les autres voient seulement de quel acte viennent vos tuiles. Vous gardez votre main d’acte en acte.
    .name = main
ask-holds = Ce que possède ce joueur, connu de tous : ses tuiles par acte, et les figurines encore à placer.
    .name = ce que possède un joueur
ask-drawn = Le point marque la tuile que vous venez de piocher. Jouez-la, ou une autre.
    .name = piochée à l’instant
ask-counts = Ce que cette figurine marquerait ici si l’acte se terminait maintenant.
    .name = compte maintenant
ask-bounds = Le moins et le plus qu’elle peut encore marquer ici, si aucune tuile du plateau n’est changée ou coupée et si vous ne jouez pas contre vous-même.
    .name = minimum et maximum
ask-sums = La somme des tuiles de cette ligne ou de cette colonne, jusqu’au prochain Ravin. Une figurine la multiplie par ses diamants.
    .name = somme d’une ligne ou colonne
ask-sways = Ce que cela changerait pour chaque joueur si l’acte se terminait maintenant. La couleur indique le joueur.
    .name = variation des points
ask-brings = Ce que cette tuile rapporterait à chaque joueur si l’acte se terminait maintenant.
    .name = apport d’une tuile
ask-standing = Ce que marqueraient les figurines de chaque joueur si l’acte se terminait maintenant ; à côté, le total que cela ferait.
    .name = si l’acte finissait ici
ask-scored = Ce qu’a marqué chaque figurine de cet acte : ligne et colonne, fois ses diamants, Cornes comprises.
    .name = décompte d’un acte

# Conseils pour une première partie.
tip-numbers = Choisissez une figurine : chaque case libre montre ce qu’elle y marquerait maintenant.
tip-drawn = Vous avez pioché. Choisissez une tuile : les cases montrent qui y gagne et qui y perd.
tip-standing = À côté du plateau : ce que chacun marquerait si l’acte se terminait maintenant.
tip-peril = Posez les périls dans l’alignement des figurines adverses, loin des vôtres.
tip-treasure = Vous pouvez encaisser un Trésor : choisissez-le, puis « Encaisser le Trésor ». Il n’occupe aucune case.
tip-gorge = Posez un Ravin entre votre figurine et un péril : ce qui est au-delà ne compte pas.
tip-counsel = Le Bon Conseil déplace une de vos figurines d’une case : choisissez la tuile, puis la figurine.
tip-horn = La Corne sert près de vos meilleures figurines : un diamant de plus pour chacune dans sa ligne et sa colonne.
tip-treachery = Une Traîtrise est sur le plateau : les bienfaits de sa ligne et de sa colonne compteront 0.
tip-ability = Votre tuile a une capacité : choisissez une tuile du plateau, ou « Ne rien faire ».
tip-few = Peu de cases restent libres. La dernière termine l’acte ; les figurines non placées serviront plus tard.
tip-act = Nouvel acte : les drakkars reviennent, les autres figurines placées ont quitté le jeu. Vos tuiles restent.
tip-last = Le dernier acte : placez vos meilleures figurines. Seules celles du plateau marquent.

# Ceux qui jouent sans personne derrière : par niveau, avec un trait de caractère.
bot-novice = Hondscio
    .line = Prend la première bonne place venue, sans en chercher de meilleure.
bot-adept = Wulfgar
    .line = Compte ce que vaut chaque place et prend la plus chère.
bot-strong = Wiglaf
    .line = Voit comment l’acte peut finir avant de placer quoi que ce soit.
bot-bold = Breca
    .line = De force égale, et envoie tôt ses figurines.
bot-wary = Wealhtheow
    .line = De force égale, et prépare d’abord le terrain avec des tuiles.
bot-master = Hygelac
    .line = Joue chaque acte en pensée jusqu’au bout, encore et encore.

# La leçon pour mieux jouer : que faire, et ce qui en est venu.
better-1 = Une figurine ou une tuile ? Il vous reste six figurines et le plateau est ouvert. Attendez de savoir où elles comptent : piochez.
better-1-done = Une figurine montre où les périls font mal. Attendre vaut ici plus que les 8 points de saga d’un château.
better-2 = Un péril peut vous coûter s’il coûte plus à l’adversaire. Posez « { piece-temptation } » là où il lui prend 14, et 6 à vous.
better-2-done = −14 pour l’adversaire, −6 pour vous : l’écart entre vous a changé de 8.
better-3 = Le plateau est presque plein. « { piece-treachery } » retourne des tuiles + : posez-la là où l’adversaire perd le plus.
better-3-done = −65 pour l’adversaire, −25 pour vous. Ce que chacun perd importe peu ; c’est l’écart qui compte.
better-4 = Le Beowulf adverse vit d’un +5 voisin. « { piece-golden_statue } » permet d’échanger deux tuiles : posez-la, où vous pouvez.
better-4-done = Échangez maintenant ce +5. Cela vaut plus que les 18 points de saga qu’une Vaillance vous rapporterait.
better-5 = Vous avez un péril −4. Posez-le là où il coûte à l’adversaire, et rien à vous.
better-5-done = −4 pour l’adversaire seul, et les cases près de vos figurines restent libres pour les tuiles +.
better-6 = Le +5 vous rapporterait 35 en b1, mais 25 à l’adversaire, dont le Beowulf est sur cette ligne. Posez-le là où il ne compte que pour vous.
better-6-done = 20 pour vous, rien pour l’adversaire : une avance de 20 au lieu de 10.
