# Les mots de Völuspá. Une tuile porte ses articles en attributs ; `short` est son nom dans la notation.

piece-odin = Odin
    .def = Odin
    .indef = Odin
    .of = d’Odin
piece-thor = Thor
    .def = Thor
    .indef = Thor
    .of = de Thor
piece-troll = Troll
    .def = le Troll
    .indef = un Troll
    .of = du Troll
piece-dragon = Dragon
    .def = le Dragon
    .indef = un Dragon
    .of = du Dragon
piece-fenrir = Fenrir
    .def = Fenrir
    .indef = Fenrir
    .of = de Fenrir
piece-skadi = Skadi
    .def = Skadi
    .indef = Skadi
    .of = de Skadi
piece-valkyrie = Valkyrie
    .def = la Valkyrie
    .indef = une Valkyrie
    .of = de la Valkyrie
piece-loki = Loki
    .def = Loki
    .indef = Loki
    .of = de Loki
piece-hel = Hel
    .def = Hel
    .indef = Hel
    .of = de Hel
piece-hermod = Hermod
    .def = Hermod
    .indef = Hermod
    .of = d’Hermod
piece-jotun = Jötunn
    .def = le Jötunn
    .indef = un Jötunn
    .of = du Jötunn
piece-serpent = Serpent de mer
    .short = Serpent
    .def = le Serpent de mer
    .indef = un Serpent de mer
    .of = du Serpent de mer
verb-discard = défausser
verb-stop = stop
verb-draw = piocher
verb-start = départ
verb-first = premier

game-title = Völuspá
game-about = Formez des rangées de dieux et de monstres. Posez la tuile la plus forte d’une rangée : un point par tuile.
option-edda = l’Edda : Hel, Hermod, le Jötunn et le Serpent de mer
option-bookend = ce que font deux Valkyries aux deux bouts d’une rangée
option-skadi_draw = si l’on pioche après avoir posé Skadi
option-edda-false = le jeu de base seul
option-edda-true = avec l’Edda
option-bookend-scores-once = elles en marquent les points une fois
option-bookend-holds = personne d’autre n’y marque
option-skadi_draw-refill = on complète toujours sa main
option-skadi_draw-literal = on ne pioche pas après Skadi
option-start = qui commence
option-start-drawn = tiré au sort
option-start-first-seat = la première place
option-start-seat-2 = la deuxième place
option-start-seat-3 = la troisième place
option-start-seat-4 = la quatrième place
option-start-seat-5 = la cinquième place

# Ce qui s’est passé : des phrases sans leur point, car une suite peut venir.
note-laid = { $seat } pose { $tile-indef }
note-laid-at = { $seat } pose { $tile-indef } en { $cell }
note-covered = { $seat } recouvre { $other-def } avec { $tile-indef }
note-covered-at = { $seat } recouvre { $other-def } en { $cell } avec { $tile-indef }
note-exchanged = { $seat } échange { $tile-indef } contre { $other-def }
note-exchanged-at = { $seat } échange { $tile-indef } contre { $other-def } en { $cell }
note-threw = { $seat } pose { $tile-indef }, qui lance { $other-def } au-delà du bout de la rangée
note-threw-at = { $seat } pose { $tile-indef } en { $cell } et lance { $other-def } jusqu’en { $to }
note-buried = { $seat } pose { $tile-indef } par-dessus { $other-def }
note-buried-at = { $seat } pose { $tile-indef } en { $cell } par-dessus { $other-def }
note-caught = { $seat } prend { $tile-def } en main, à la vue de tous
note-caught-dragon = { $seat } prend { $tile-def } en main, à la vue de tous ; { $other-def }, en dessous, quitte le jeu
note-discarded = { $seat } ne peut rien jouer et défausse { $tile-indef }
note-drew = { $seat } pioche une tuile
note-drawn = { $seat } pioche { $tile-indef }
note-started = { $seat } commence
note-opened = La tuile de départ est { $tile-indef }
note-stopped = { $seat } s’arrête là
note-emptied = La pioche est vide. Ce sont les derniers tours : la partie se termine quand toutes les mains sont vides
note-ended = Toutes les tuiles sont jouées

# Pourquoi des points, ou pourquoi aucun : des parties de phrase.
row-way = { $way ->
    [across] horizontale
   *[down] verticale
}
note-row-highest = la plus forte ({ $power }) d’une rangée { row-way } de { $tiles } tuiles : +{ $points }
note-row-highest-at = la plus forte ({ $power }) d’une rangée { row-way } de { $tiles } tuiles, { $first } … { $last } : +{ $points }
note-row-pack = la meute est la plus forte ({ $power }) d’une rangée { row-way } de { $tiles } tuiles : +{ $points }
note-row-pack-at = la meute est la plus forte ({ $power }) d’une rangée { row-way } de { $tiles } tuiles, { $first } … { $last } : +{ $points }
note-row-bookend = des Valkyries aux deux bouts d’une rangée { row-way } de { $tiles } tuiles : +{ $points }
note-row-bookend-at = des Valkyries aux deux bouts d’une rangée { row-way } de { $tiles } tuiles, { $first } … { $last } : +{ $points }
note-row-line = la plus forte ({ $power }) des { $tiles } tuiles de toute la ligne { row-way } : +{ $points }
note-row-line-at = la plus forte ({ $power }) des { $tiles } tuiles de toute la ligne { row-way }, { $first } … { $last } : +{ $points }
note-row-tied = égalité à { $power } dans une rangée { row-way } de { $tiles } tuiles
note-row-tied-at = égalité à { $power } dans une rangée { row-way } de { $tiles } tuiles, { $first } … { $last }
note-row-weaker = { $other-def } l’emporte sur la force { $power } dans une rangée { row-way } de { $tiles } tuiles
note-row-weaker-at = { $other-def } l’emporte sur la force { $power } dans une rangée { row-way } de { $tiles } tuiles, { $first } … { $last }
note-row-powerless = à côté de Loki, aucune force dans une rangée { row-way } de { $tiles } tuiles
note-row-powerless-at = à côté de Loki, aucune force dans une rangée { row-way } de { $tiles } tuiles, { $first } … { $last }
note-row-held = deux Valkyries tiennent la rangée { row-way } de { $tiles } tuiles
note-row-held-at = deux Valkyries tiennent la rangée { row-way } de { $tiles } tuiles, { $first } … { $last }
note-row-other-line = la ligne { row-way } de { $tiles } tuiles ne compte pas : seule la meilleure compte
note-row-other-line-at = la ligne { row-way } de { $tiles } tuiles, { $first } … { $last }, ne compte pas : seule la meilleure compte
note-line-tied = égalité à { $power } sur la ligne { row-way } de { $tiles } tuiles
note-line-tied-at = égalité à { $power } sur la ligne { row-way } de { $tiles } tuiles, { $first } … { $last }
note-line-weaker = une autre tuile l’emporte sur la force { $power } sur la ligne { row-way } de { $tiles } tuiles
note-line-weaker-at = une autre tuile l’emporte sur la force { $power } sur la ligne { row-way } de { $tiles } tuiles, { $first } … { $last }
note-line-powerless = à côté de Loki, aucune force sur la ligne { row-way } de { $tiles } tuiles
note-line-powerless-at = à côté de Loki, aucune force sur la ligne { row-way } de { $tiles } tuiles, { $first } … { $last }
note-line-held = deux Valkyries tiennent sa rangée sur la ligne { row-way } de { $tiles } tuiles
note-line-held-at = deux Valkyries tiennent sa rangée sur la ligne { row-way } de { $tiles } tuiles, { $first } … { $last }
note-around = { $points ->
    [one] { $points } tuile
   *[other] { $points } tuiles
} autour de Hel : +{ $points }
note-around-at = { $points ->
    [one] { $points } tuile
   *[other] { $points } tuiles
} autour de { $cell } : +{ $points }
note-lonely = ne touche que Hel : +{ $points }
note-lonely-at = il n’y a que Hel à côté de { $cell } : +{ $points }

result-most = Meilleur total : { $points }.
result-first = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : la victoire revient à qui a atteint ce total en premier.
result-shared = Personne n’a marqué : la victoire est partagée.

reason-greedy = { unit } maintenant ; le joueur suivant pourra marquer environ { NUMBER($opens, maximumFractionDigits: 1) }

why-over = la partie est terminée.
why-dealer = c’est le donneur qui pioche.
why-first-player = le premier joueur est désigné avant la partie.
why-start-tile = on est en train de tirer la tuile de départ ; ce n’est jamais un Troll.
why-no-such-move = ce coup n’existe pas.
why-not-in-hand = vous n’avez pas cette tuile en main.
why-stop = vous ne pouvez vous arrêter qu’après Hermod.
why-discard = vous ne pouvez défausser une tuile que si aucune ne peut être jouée.
why-touch = une tuile doit toucher par un côté une tuile déjà posée.
why-seven = une rangée compterait plus de sept tuiles.
why-troll = seul un Troll peut être posé à côté d’un Troll.
why-occupied = il y a déjà une tuile sur cette case.
why-hel-free = Hel se pose sur une tuile, pas sur une case libre.
why-hel-on-hel = Hel ne se pose pas sur une autre Hel.
why-on-hel = on ne pose rien sur Hel, et on ne peut pas l’échanger.
why-dragon-on-dragon = un Dragon ne recouvre pas un autre Dragon.
why-skadi-on-skadi = Skadi ne s’échange pas contre une autre Skadi.
why-beside-troll = cette tuile est voisine d’un Troll.
why-landing = une tuile lancée tombe juste au-delà d’un bout de sa rangée, horizontale ou verticale.
why-throw-nothing = il n’y a pas de tuile à lancer.
why-throw-hel = Hel ne peut pas être lancée.
why-throw-over-hel = Hel ferme ce bout : une tuile lancée ne peut pas la franchir.
why-throw-seven = avec la tuile lancée, une rangée compterait plus de sept tuiles.
why-throw-beside-troll = seul un Troll peut tomber à côté d’un Troll.
why-jotun-beside-troll = le Jötunn se retrouverait à côté d’un Troll.
why-hermods-cell = la tuile suivante ne peut pas prendre la case d’Hermod.
why-hel-after-hermod = après Hermod, Hel doit le toucher.
why-after-hermod = la tuile qui suit Hermod doit être posée dans sa rangée, horizontale ou verticale.

# Les exemples du livret, expliqués.
example-vo-x1 = Odin est plus fort que Thor, Fenrir et Skadi : il marque les points de sa rangée, un pour chacune de ses quatre tuiles.
example-vo-x2 = Thor ferme une rangée horizontale et une verticale, et il est le plus fort des deux : 3 + 3 points.
example-vo-x3 = La rangée compte déjà un Troll. Deux tuiles égales se partagent la plus grande force, et une égalité ne rapporte rien.
example-vo-x4 = Seul un Troll peut être à côté d’un Troll : Thor et Loki y sont refusés. Sous Odin, Thor ne touche aucun Troll et peut être posé.
example-vo-x5 = Le Dragon recouvre le Troll, dont la force ne compte plus, et il est la plus forte des quatre tuiles.
example-vo-x6 = Trois Fenrir dans une rangée forment une meute de force 12. C’est plus que les 8 d’Odin, et la rangée de cinq tuiles rapporte ses points.
example-vo-x7 = Skadi prend le Dragon en main, et le Troll en dessous quitte le jeu. À côté de Loki, Odin est sans force : elle marque les points de trois tuiles.
example-vo-x8 = Avec une Valkyrie à chaque bout, la seconde marque les points de toute la rangée, quelle que soit la force d’Odin et de Thor.
example-vo-x9 = Loki ôte toute force à ses voisins, Odin et le Dragon. Fenrir ne le touche que par un coin et garde ses 4.
example-vo-x10 = Hel marque un point pour chacune des quatre tuiles autour d’elle, coins compris. Elle est un trou : la rangée du haut est coupée en deux.
example-vo-x11 = Le Jötunn lance Thor au-delà du bout de la rangée, à côté de Loki, où il est sans force. Le Jötunn est alors le plus fort deux fois : 5 + 3 points.
example-vo-x12 = Le Serpent de mer regarde par-delà le trou et il est la plus forte des quatre tuiles de sa ligne. De ses deux lignes, seule la meilleure compte.
example-vo-x13 = Hermod marque les points d’une rangée de deux tuiles, et une autre tuile peut le suivre aussitôt : le Troll marque ceux de la même rangée, de trois tuiles à présent. 2 + 3 points.

# La première partie : que faire, et ce qui s’est passé.
lesson-goal = Marquez le plus de points : vous en marquez quand votre tuile est la plus forte de sa rangée. La partie se termine quand toutes les tuiles sont jouées.
lesson-1 = Une tuile doit en toucher une autre. La plus forte de sa rangée vous rapporte un point par tuile de la rangée. Posez Odin (8) à un bout.
lesson-1-done = Odin est plus fort que Fenrir et Skadi : une rangée de trois tuiles, 3 points. À la fin du tour, on pioche une nouvelle tuile.
lesson-2 = Une tuile peut se trouver dans deux rangées et marquer les points des deux. Posez Thor (7) là où une rangée horizontale en rejoint une verticale.
lesson-2-done = Thor est le plus fort des deux rangées : 3 points et 2 points, 5 en tout.
lesson-3 = Une égalité ne rapporte rien : dans la rangée de l’autre Thor, le vôtre vaudrait 0. Posez Thor (7) au-dessus ou au-dessous de Skadi et Fenrir.
lesson-3-done = Ici, personne n’est aussi fort que Thor : une rangée verticale de trois tuiles, 3 points.
lesson-4 = À côté d’un Troll (6), on ne peut poser qu’un autre Troll. Posez le Troll à un bout de la rangée : il en marque les points et ferme ce bout.
lesson-4-done = Une rangée de quatre tuiles, 4 points. Les cases autour du Troll sont fermées à toutes les autres tuiles.
lesson-5 = Un Dragon (5) peut aussi recouvrir une tuile, qui ne compte alors plus. Odin est trop fort pour vous ici : recouvrez-le avec le Dragon.
lesson-5-done = Odin ne compte plus. Le Dragon est la plus forte des trois tuiles : 3 points.
lesson-6 = Les Fenrir (4) d’une rangée additionnent leurs forces. Deux d’entre eux encadrent Thor (7) : posez-en un troisième à un bout de la rangée.
lesson-6-done = Une meute de force 12 l’emporte sur Thor : une rangée de quatre tuiles, 4 points.
lesson-7 = Skadi (3) peut être échangée contre une tuile posée, qui vient dans votre main. Échangez-la contre Odin : elle bat les Valkyries (2).
lesson-7-done = Une rangée de trois tuiles, 3 points. Et Odin est dans votre main, prêt à être reposé.
lesson-8 = Si les deux bouts d’une rangée sont des Valkyries (2), la seconde en marque les points, quoi qu’il y ait entre elles. Posez votre Valkyrie au bout libre.
lesson-8-done = Odin et Thor n’y changent rien : sept tuiles, 7 points. Une rangée n’en compte jamais plus de sept : ses deux bouts sont fermés (×).
lesson-9 = Les tuiles à côté de Loki (1) ont une force de 0 ; seuls les autres Loki gardent la leur. Posez Loki entre Thor et Odin.
lesson-9-done = Thor, Odin et Fenrir ont une force de 0 : Loki est le plus fort de deux rangées, 3 + 2, soit 5 points.
lesson-10 = À vous de choisir : cinq tuiles, bien des cases et aucun chiffre pour vous aider. Trouvez le coup qui rapporte le plus, ou demandez une suggestion.
lesson-10-hint-1 = Cherchez une case qui appartient à deux longues rangées : elle peut rapporter les points des deux.
lesson-10-hint-2 = Thor (7) se trouve dans deux rangées, et il est trop fort pour la plupart de vos tuiles. Laquelle peut être posée sur lui ?
lesson-10-hint-3 = C’est le Dragon (5). La table montre maintenant ce que rapporte chaque case : choisissez le Dragon et comparez.
lesson-10-done = Dragon sur Thor : deux rangées, 7 points. La partie finit quand pioche et mains sont vides ; le meilleur total gagne. À vous !

# La table dans le navigateur : boutons, ce qui est sous un nom, ce qui est lu à voix haute.
table-lay = Poser { $tile-indef }
table-cover = Recouvrir { $other-def }
table-exchange = Échanger { $tile-def } contre { $other-def }
table-throw = Lancer { $other-def }
table-discard = Défausser { $tile-indef }
table-stop = S’arrêter là
table-task-lay = choisissez une tuile, puis sa case
table-task-place = choisissez une case pour { $tile-def }
table-task-chain = posez encore une tuile dans une rangée d’Hermod, ou arrêtez-vous
table-task-discard = rien n’est jouable : choisissez une tuile à défausser
table-edda = avec l’Edda
table-pile = { $count ->
    [0] pioche vide
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
table-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
table-hels = { $count } Hel
table-holds = a en main { $tiles }
table-board = Les tuiles posées
table-hand = Votre main
table-empty = Aucune tuile n’est encore posée.
table-tile = { $tile }, force { $power }
table-tile-changed = { $tile }, force { $power } au lieu de { $strength }
table-hel = Hel, un trou
table-beneath = { $what }, dessous { $tile-indef }
table-last = posée en dernier
table-staged = choix à confirmer
table-cell = Une case libre
table-cell-seven = Fermée : une rangée compterait plus de sept tuiles
table-cell-troll = Libre, mais pour un Troll seulement : il y en a un à côté
table-at = { $cell } : { $what }
table-here = { $tile } ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-throw-from = peut être lancée, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus
table-throw-to = { $tile } tombe ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-aim = Où doit tomber { $tile-def } ?
table-pick-first = Choisissez d’abord une tuile de votre main.
table-no-place = Aucune case pour { $tile-def } en ce moment.
table-peek = Voir ce qu’il y a dessous
table-unpeek = Voir le dessus
table-last-laid = { $tile }
table-last-over = { $tile } sur { $other-def }
table-last-for = { $tile } contre { $other-def }
table-last-throws = { $tile } lance { $other-def }
table-last-discarded = { $tile }, défausse
table-power-odin = sans pouvoir
table-power-thor = sans pouvoir
table-power-troll = seuls des Trolls à côté
table-power-dragon = se pose sur une tuile
table-power-fenrir = la meute s’additionne
table-power-skadi = s’échange contre une tuile
table-power-valkyrie = à deux, marquent la rangée
table-power-loki = ses voisins valent 0
table-power-hermod = une tuile de plus
table-power-jotun = lance une tuile au loin
table-power-serpent = compte toute la ligne
table-power-hel = compte tout autour
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Revenir à la taille habituelle
table-zoom-whole = Voir toute la table
table-line = Ligne { $y } : { $tiles }
table-line-tile = { $x } { $tile } { $power }
table-row-of = Rangée passant par { $cell } : { $tiles }
table-column-of = Colonne passant par { $cell } : { $tiles }
table-around-of = Autour de { $cell } : { $tiles }
table-nothing = rien
table-which-cell = Nommez une case par ses deux nombres, par exemple 3,-1.
table-command-row = rangée
table-command-around = autour
table-step-lay = Poser
table-step-score = Marquer
table-step-draw = Piocher

# Au terminal.
help-move = Un coup, c’est une tuile et une case (colonne, ligne), par exemple { $example }. Les noms peuvent être abrégés.
help-signs = · case ouverte   × case ouverte à côté d’un Troll   ^ tuile posée sur une autre   ↓ privée de sa force par Loki

# Les tableaux des règles.
listing-tile = Tuile
listing-strength = Force
listing-count = Nombre
listing-power = Pouvoir
listing-none = aucune
listing-power-odin = Aucun ; il est simplement le plus fort.
listing-power-thor = Aucun ; seul Odin est plus fort.
listing-power-troll = Seul un autre Troll peut être posé à côté de lui.
listing-power-dragon = Peut être posé sur une tuile, qui ne compte alors plus ; ni sur un Dragon ou Hel, ni sur une tuile à côté d’un Troll.
listing-power-fenrir = Les Fenrir d’une rangée forment une meute : pas d’égalité entre eux, leurs forces s’additionnent.
listing-power-skadi = Peut être échangée contre une tuile, que vous prenez en main ; ni contre une Skadi ou Hel, ni contre une tuile à côté d’un Troll.
listing-power-valkyrie = Posée à un bout d’une rangée dont l’autre bout est une Valkyrie, elle en marque les points, quelles que soient les forces.
listing-power-loki = Les tuiles à côté de lui, sauf les autres Loki, ont une force de 0.
listing-power-hel = Se pose sur toute tuile sauf Hel, forme un trou où les rangées s’arrêtent et marque un point par tuile autour d’elle, coins compris.
listing-power-hermod = Une fois ses points marqués, vous pouvez aussitôt poser une tuile de plus dans une de ses rangées.
listing-power-jotun = Peut prendre la place de toute tuile sauf Hel et la lancer sur la première case libre au-delà d’un bout d’une de ses rangées.
listing-power-serpent = S’il est le plus fort de toute sa ligne, par-delà les trous, il marque un point par tuile de cette ligne ; seule sa meilleure ligne compte.

# Ce que l’on demande : ce que c’est, et ce que cela fait.
ask-odin = Force { $strength } : aucune tuile n’est plus forte à elle seule. Il n’a pas de pouvoir.
ask-thor = Force { $strength } : seul Odin est plus fort. Il n’a pas de pouvoir.
ask-troll = Force { $strength }. Seul un autre Troll peut être posé à côté d’un Troll ; les coins ne comptent pas. Le Troll, lui, peut être posé à côté de toute tuile.
ask-dragon = Force { $strength }. Un Dragon peut être posé sur une tuile, qui ne compte alors plus ; ni sur un Dragon ou Hel, ni sur une tuile à côté d’un Troll.
    .here = Dessous : { $beneath-indef }.
ask-fenrir = Force { $strength }. Tous les Fenrir d’une rangée forment une meute : leurs forces s’additionnent.
ask-skadi = Force { $strength }. Skadi peut être échangée contre une tuile posée, que vous prenez en main ; ni contre une Skadi ou Hel, ni contre une tuile à côté d’un Troll.
ask-valkyrie = Force { $strength }. Posée à un bout d’une rangée dont l’autre bout est une Valkyrie, elle en marque les points, quelles que soient les forces.
ask-loki = Force { $strength }. Les tuiles à côté de Loki, sauf les autres Loki, ont une force de 0 ; les coins ne comptent pas.
ask-hel = Elle se pose sur une tuile et forme un trou : les rangées s’y arrêtent. Elle marque un point par tuile autour d’elle, coins compris.
    .here = Dessous : { $beneath-indef }.
ask-hermod = Force { $strength }. Une fois ses points marqués, vous pouvez aussitôt poser une tuile de plus dans une de ses rangées.
ask-jotun = Force { $strength }. Le Jötunn peut prendre la place d’une tuile posée, qu’il lance sur la première case libre au-delà d’un bout d’une de ses rangées.
ask-serpent = Force { $strength }. S’il est le plus fort de toute sa ligne, par-delà les trous, il marque un point par tuile de cette ligne ; seule sa meilleure ligne compte.
ask-strength = Le nombre sur une tuile. Posez la plus forte d’une rangée, et vous marquez un point par tuile de la rangée.
    .name = force
ask-powerless = Cette tuile est à côté de Loki : sa force est de 0.
    .name = tuile à côté de Loki
    .here = Sans lui, elle aurait { $strength }.
ask-place = Une tuile posée ici en touche une autre par un côté, comme l’exige la règle.
    .name = case libre
ask-beside-troll = Cette case est à côté d’un Troll : seul un autre Troll peut y être posé.
    .name = case à côté d’un Troll
ask-closed = Avec une tuile ici, une rangée compterait plus de { $longest } tuiles : c’est interdit.
    .name = case fermée
ask-landing = La tuile lancée peut tomber ici : c’est la première case libre au-delà d’un bout d’une de ses rangées.
    .name = case d’arrivée
ask-hermods-row = Après Hermod, une tuile de plus peut être posée dans ses rangées, horizontale ou verticale.
    .name = rangée d’Hermod
ask-row = Une rangée rapporte un point par tuile, si la tuile qu’on vient de poser y est la plus forte.
    .name = points d’une rangée
ask-around = Hel marque un point par tuile autour d’elle, coins compris.
    .name = points autour de Hel
ask-gain = Ce que votre coup rapporterait sur cette case, à l’horizontale et à la verticale ensemble.
    .name = points ici
ask-hand = Des tuiles que personne d’autre ne voit. On en pose une par tour, puis on pioche jusqu’à en avoir { $most }.
    .name = main
ask-pile = Les tuiles que personne n’a encore piochées. Quand la pioche et toutes les mains sont vides, la partie se termine.
    .name = pioche
ask-edda = L’extension ajoute Hel, Hermod, le Jötunn et le Serpent de mer.
    .name = Edda
ask-holds = Le nombre de tuiles d’un joueur. Tous savent combien de Hel il a en main, et quelle tuile Skadi a prise, jusqu’à ce qu’elle soit jouée.
    .name = tuiles d’un joueur
ask-lines = Les nombres au bord désignent une case quand on tape un coup : d’abord la colonne, puis la ligne.
    .name = nombres au bord

# Conseils pour une première partie.
tip-pick = Le nombre sur une case est ce qu’elle peut vous rapporter au mieux. Choisissez une tuile de votre main pour voir ses points à elle.
tip-tie = Une égalité ne rapporte rien : votre tuile doit être plus forte que toutes les autres de la rangée.
tip-two = Une tuile peut se trouver dans deux rangées, l’une horizontale, l’autre verticale, et marquer les points des deux.
tip-seven = Le × marque une case fermée : aucune rangée ne compte plus de sept tuiles.
tip-covered = Une tuile à double bord en recouvre une autre. Appuyez longuement, ou sur P, pour voir ce qu’il y a dessous.
tip-loki = Un 0 rouge : Loki est à côté de cette tuile. Si on le recouvre ou l’échange, elle retrouve sa force.
tip-troll = La pierre grise marque les cases à côté d’un Troll : seul un autre Troll peut y être posé. Un Dragon sur un Troll isolé les rouvre.
tip-fenrir = Il y a un Fenrir sur la table : posez le vôtre dans la même rangée, et leurs forces s’additionnent.
tip-valkyrie = Si une Valkyrie est au bout d’une rangée, posez la vôtre à l’autre bout : vous en marquez les points, quelles que soient les forces.
tip-skadi = Skadi peut aller sur une tuile posée : elle prend sa place, et la tuile vient dans votre main.
tip-dragon = Votre Dragon peut aller sur une tuile trop forte pour vous : elle ne compte alors plus.
tip-shown = Une tuile prise par Skadi reste inscrite à côté du joueur jusqu’à ce qu’elle soit jouée : tous l’ont vue.
tip-hel = Hel se pose sur une tuile, de préférence bien entourée. On ne pioche rien à sa place : choisissez votre moment.
tip-hermod = Hermod a marqué. Posez encore une tuile dans les rangées éclairées, ou arrêtez-vous là.
tip-jotun = Choisissez le Jötunn, puis touchez une tuile posée : il prend sa place et la lance au-delà d’un bout d’une de ses rangées.
tip-serpent = Le Serpent de mer compte toutes les tuiles de sa ligne, par-delà les trous : une longue ligne peut rapporter plus de sept points.
tip-last = La pioche est vide : plus personne ne pioche. La partie se termine quand toutes les mains sont vides.

# Ceux qui jouent sans personne derrière : par niveau, avec un trait de caractère.
bot-novice = Ratatosk
    .line = Pose ce qui lui plaît au premier coup d’œil et oublie la moitié de sa main.
bot-adept = Gunnlöd
    .line = Prend ce qui rapporte le plus tout de suite et dispute chaque point au joueur suivant.
bot-strong = Starkad
    .line = Imagine bien des parties avant de poser une seule tuile.
bot-bold = Hervor
    .line = De force égale, mais lâche tôt Loki et les bêtes.
bot-wary = Grimhild
    .line = De force égale, mais appelle d’abord les dieux et les Valkyries.
bot-master = Mimir
    .line = Réfléchit le plus longtemps et n’oublie rien de ce qui a été posé.

# La leçon pour mieux jouer : que faire, et ce qui en est venu.
better-1 = Loki (1) prive ses voisins de leur force : il marque le mieux à côté des forts. Posez-le là où il est dans deux rangées à la fois.
better-1-done = À côté de lui, Thor et la Valkyrie comptent 0 : deux rangées, 4 points. Thor n’est plus un danger.
better-2 = Le Troll (6) et Fenrir (4) marquent tous deux la rangée entière. À points égaux, posez la tuile qui vous manquera le moins.
better-2-done = 6 points, et le Troll reste en main : il fermera des cases au moment voulu.
better-3 = Un Dragon marquerait 4 points. Skadi (3) n’en marque que 2, mais elle peut rapporter une tuile. Laquelle vous servirait le mieux ?
better-3-done = 2 points, et Odin (8) en main : avec lui, votre prochain tour vaut plus que ce que vous laissez.
better-4 = Vous avez trois Valkyries (2). Deux aux bouts d’une rangée la marquent en entier. Posez-en une au-dessus d’Odin et attendez la seconde.
better-4-done = Rien encore. Mais la rangée continue sous le Dragon : votre prochaine Valkyrie y marquera 4 tuiles.
better-5 = Une longue rangée s’offre à l’adversaire. Posez Loki (1) pour que sa plus forte tuile ne compte plus, et marquez au passage.
better-5-done = Odin a perdu sa force, et Loki marque 2 points avec lui.
better-6 = Le Dragon (5) marquerait 4 points. Skadi (3) en marque 3 et rapporte une tuile : laquelle ferme le plus de cases ?
better-6-done = 3 points, et le Troll est à vous : autour de lui tout est rouvert, et c’est vous qui fermerez d’autres cases.
