# Les mots de la Légende. `short` est le nom dans la notation, s’il est autre.

piece-travelling = voyage
    .short = Voyage
piece-friendship = amitié
    .short = Amitié
piece-wit = ruse
    .short = Ruse
piece-courage = courage
    .short = Courage
piece-fighting = combat
    .short = Combat
piece-beowulf = Beowulf
piece-blessing = Bénédiction du roi Hrothgar
    .short = Bénédiction
    .card = Béné{"\u00AD"}diction
piece-inspiration = Inspiration de la reine Wealhtheow
    .short = Inspiration
    .card = Inspi{"\u00AD"}ration
piece-daring = Audace de Beowulf
    .short = Audace
piece-resolve = Détermination de Beowulf
    .short = Détermination
    .card = Détermi{"\u00AD"}nation
piece-rest = Le Repos du guerrier
    .short = Repos
piece-hides = Arpents de terre
    .short = Arpents
piece-counsel = Sage Conseil
    .short = Conseil
piece-longship = Drakkar rapide
    .short = Drakkar
piece-shield = Bouclier tout de fer
    .short = Bouclier
piece-hrunting = Hrunting
piece-fame = gloire
piece-treasure = trésor
piece-fame_alliance = jeton alliance-gloire
piece-treasure_alliance = jeton alliance-trésor
piece-misfortune = malheur
piece-king_hygelacs_court = La Cour du roi Hygelac
piece-sail_to_denmark = Cap sur le Danemark
piece-the_coast_guard = Le Garde-côte
piece-king_hrothgars_hall = La Salle du roi Hrothgar
piece-rings_from_the_king = Les Anneaux du roi
piece-feast_in_the_hall = Festin dans la salle
piece-unferths_taunt = La Raillerie d’Unferth
piece-night_watch = Garde de nuit
piece-grendels_attack = L’Attaque de Grendel
piece-great_rewards = Grandes Récompenses
piece-gifts_of_gold = Présents d’or
piece-the_hall_restored = La Salle restaurée
piece-the_hags_revenge = La Vengeance de la sorcière
piece-tracks_on_the_moor = Traces sur la lande
piece-hunt_for_the_sea_hag = La Chasse à la sorcière des mers
piece-into_the_mere = Plongée dans le lac
piece-fight_under_water = Combat sous les eaux
piece-hoard_of_the_mere = Le Trésor du lac
piece-hrothgars_farewell = Les Adieux de Hrothgar
piece-many_friendships = De nombreuses amitiés
piece-the_voyage_home = Le Retour au pays
piece-hygelacs_thanks = La Gratitude de Hygelac
piece-tribute = Tribut
piece-raid_on_frisia = Raid en Frise
piece-the_long_swim = La Longue Nage
piece-council_of_the_geats = Le Conseil des Gauts
piece-beowulf_is_crowned = Le Couronnement de Beowulf
piece-feud_with_the_swedes = La Querelle avec les Suédois
piece-peace_returns = La Paix revient
piece-forge_the_shield = Forger le bouclier
piece-the_stolen_cup = La Coupe volée
piece-the_last_muster = Le Dernier Rassemblement
piece-dragon_battle = La Bataille du dragon
piece-break_ranks = Rompre les rangs ?
piece-recover_treasures = Reprendre les trésors
piece-death_of_beowulf = La Mort de Beowulf
verb-draw = piocher
verb-reveal = révéler
verb-opens = ouvrir
verb-play = jouer
verb-give = donner
verb-bless = bénédiction
verb-take = prendre
verb-ally = allier
verb-show = montrer
verb-first = premier
verb-heal = soigner
verb-risk = risque
verb-dare = audace
verb-pass = passe
verb-persist = détermination
verb-no = non
verb-done = fini
verb-inspire = inspiration
verb-mend = repos
verb-glory = gloire
verb-wound_tile = blessure
verb-double_tile = double
verb-scratches = égratignures
verb-end = fin
verb-mark_f = G
verb-mark_t = T
verb-mark_a = A
verb-mark_c = C
verb-mark_s = E
verb-mark_w = B
verb-mark_m = M
verb-mark_h = S

game-title = Beowulf : la légende
game-about = Suivez Beowulf en 36 épisodes. Disputez aux autres gloire et trésors, et gare aux blessures.
game-note = Le parcours imprimé n’est pas public en entier. Ce que la règle ne montre pas est reconstitué d’après tout ce qui est connu, et signalé.
option-advanced = épisodes de trésor
option-advanced-false = jeu de base
option-advanced-true = jeu avancé
option-harsh = qui finit avec trois blessures
option-harsh-false = perd des points
option-harsh-true = ne marque rien
option-bluff = cartes des épisodes simultanés
option-bluff-false = en secret, correspondantes seulement
option-bluff-true = tour à tour, bluff permis
option-bluff-at-once = en secret, bluff permis
option-start = qui commence
option-start-drawn = tiré au sort
option-start-first-seat = la première place
option-start-seat-2 = la deuxième place
option-start-seat-3 = la troisième place
option-start-seat-4 = la quatrième place
option-start-seat-5 = la cinquième place
option-tokens = ce que les autres ont en jetons
option-tokens-open = compté pour tous
option-tokens-secret = face cachée, à vous de compter

# Ce que donne une récompense ; sert aux phrases ci-dessous et à la table.
table-icon = { $what ->
    [gotfame] gloire { $number }
    [gottreasure] trésor { $number }
    [gotallies] { $number ->
        [one] un jeton alliance
       *[other] { $number } jetons alliance
    }
    [gotcards] { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
    [gotscratch] une égratignure
    [gotwound] une blessure avec deux cartes
    [gotdouble] une double blessure avec deux cartes
    [gotmisfortune] un malheur
    [gotspecial] { $card }
    [fameorheal] gloire { $number } ou des soins
    [healscratches] des soins pour toutes les égratignures
   *[healany] des soins
}

# Ce qui s’est passé : des phrases sans leur point final.
note-started = { $seat } commence
note-episode = Épisode { $number } : « { $episode } »
note-last-episode = C’est le dernier épisode : ensuite, on compte les points
note-drew = { $seat } pioche une carte
note-drew-card = { $seat } pioche une carte : { $card }{ $sign }
note-revealed = Carte révélée : { $card }{ $sign }
note-allied = { $seat } prend un jeton alliance
note-allied-with = { $seat } prend : { $token } { $value }
note-opened = { $seat } montre une carte : { $card }{ $sign }
note-opened-token = { $seat } montre : { $token } { $value }
note-opened-end = { $count ->
    [0] { $seat } ne montre aucun symbole
   *[other] { $seat } montre : { $cards } ; { $total ->
        [0] aucun symbole correspondant
        [one] { $total } symbole
       *[other] { $total } symboles
    }
}
note-opened-treasure = { $count ->
    [0] { $seat } ne montre aucun trésor
   *[other] { $seat } montre : { $tokens } ; { $total } en trésors
}
note-risked = { $seat } court un risque
note-risked-five = { $seat } court un risque avec l’Audace de Beowulf : cinq cartes
note-kept = { $seat } garde : { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
note-kept-played = { $seat } joue { $count ->
    [1] une carte
   *[other] des cartes
} du risque : { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } ; { $total } en tout
note-failed = Rien ne correspond : le risque { $seat-of } échoue
note-persisted = { $seat } utilise la Détermination de Beowulf : le risque raté ne compte pas
note-gave = { $seat } donne une carte : { $card }{ $sign }
note-gave-token = { $seat } donne : { $token } { $value }
note-passed = { $seat } passe
note-blessed = { $seat } utilise la Bénédiction du roi Hrothgar et reprend une carte : { $card }{ $sign }
note-got = { $seat } reçoit : { table-icon }
note-got-nothing = { $seat } ne reçoit rien : il n’en reste plus ({ table-icon })
note-picked = { $seat } prend une carte : { $card }{ $sign }
note-sealed = { $seat } a fait son choix
note-laid = { $seat } pose une carte face cachée
note-laid-card = { $seat } pose face cachée : { $card }{ $sign }
note-declined = { $seat } n’utilise pas la carte « { $card } »
note-played = { $seat } joue une carte : { $card }{ $sign } ; { $total } en tout
note-out = { $seat } se retire et prend le marqueur { $marker }
note-bid-out = { $seat } se retire et garde ses trésors
note-last-in = { $seat } reste en jeu le plus longtemps et prend le marqueur 1
note-ranked = { $seat } a un total de { $total } et prend le marqueur { $marker }
note-returned = { $seat } reprend : { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } (sans symbole correspondant)
note-took = { $seat } choisit : { table-icon }
note-shielded = { $seat } utilise l’Inspiration de la reine Wealhtheow : { $what ->
    [gotwound] ni blessure, ni cartes en compensation
    [gotdouble] ni double blessure, ni cartes en compensation
    [gotscratch] pas d’égratignure
   *[gotmisfortune] pas de malheur
}
note-mended = { $seat } utilise Le Repos du guerrier et rend { $count ->
    [one] { $count } égratignure
   *[other] { $count } égratignures
}
note-scratched = { $seat } prend une égratignure et en a maintenant { $count }
note-wounded = { $seat } prend une troisième égratignure, et les trois deviennent une blessure ; blessures maintenant : { $count }
note-healed = { $seat } soigne { $what ->
    [healwound] une blessure
    [healdouble] la double blessure
   *[healscratches] toutes les égratignures
}
note-showed = { $seat } montre : { $token } { $value } ; { $total } en tout
note-won = { $seat } remporte l’enchère avec { $total } en trésors
note-paid = { $seat } rend : { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
note-new-start = { $seat } devient premier joueur
note-reshuffled = La défausse forme la nouvelle pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
note-scored = { $seat } : { $tokens } pour les jetons, { $allies } pour les alliances, { $misfortunes ->
    [0] aucun malheur
    [one] { $misfortunes } malheur
   *[other] { $misfortunes } malheurs
}, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} ({ $health })
note-fallen = { $seat } tombe au combat, avec { $wounds } blessures, et ne marque rien
note-ended = Ainsi s’achève la saga

# Ce qu’un aperçu ajoute.
note-forecast-risk = quelque chose correspond dans { NUMBER($percent, maximumFractionDigits: 1) } % des cas
note-forecast-need = il faut encore { $count } pour rester en jeu
note-forecast-enough = cela suffit pour rester en jeu

held = en main : { $tiles } ; jetons : { $tokens } ; points que chacun peut compter : { $points }, avec vos alliances : { $own } ; égratignures : { $scratches }, blessures : { $wounds }
held-secret = en main : { $tiles } ; jetons : { $tokens } ; vos points pour l’instant, que les autres ne connaissent pas : { $own } ; égratignures : { $scratches }, blessures : { $wounds }
seat-held = { $seat } a en main : { $tiles } ; jetons : { $tokens } ; points que chacun peut compter : { $points } ; égratignures : { $scratches }, blessures : { $wounds }
seat-held-secret = { $seat } a en main : { $tiles } ; jetons : { $tokens }, face cachée ; égratignures : { $scratches }, blessures : { $wounds }
stock = pioche : { $count }, défausse : { $discards }, jetons alliance : { $allies }
standing-legend = { $seat } : { $points } pour l’instant
standing-tokens = { $seat } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

episode-asks = « { $episode } » : { $says }

result-most = Meilleur total : { $points }.
result-shared = Égalité à { $points } : la victoire est partagée.
result-fallen = Tous sont tombés au combat : personne ne marque, la victoire est partagée.

reason-legend = vaut environ { NUMBER($hopes, maximumFractionDigits: 1) }

why-over = la partie est terminée.
why-dealer = seul le donneur distribue, révèle et ouvre.
why-first-player = le premier joueur est tiré au sort, avant la partie.
why-no-such-move = ce coup n’existe pas.
why-not-in-hand = vous n’avez pas cette carte en main.
why-asked-risk = courez le risque, ou passez.
why-asked-resolve = décidez d’abord si vous utilisez la Détermination de Beowulf.
why-asked-give = donnez ce que demande l’opportunité, ou passez.
why-asked-heal = choisissez d’abord ce qu’il faut soigner.
why-asked-blessing = décidez d’abord si la Bénédiction du roi Hrothgar reprend une carte.
why-asked-select = choisissez une des récompenses, ou passez.
why-asked-pick = prenez une des cartes révélées.
why-asked-lay = posez des cartes face cachée, puis dites « fini ».
why-asked-turn = jouez une carte correspondante, ou retirez-vous.
why-asked-icon = choisissez votre récompense.
why-asked-inspiration = décidez d’abord si vous l’évitez avec l’Inspiration de la reine Wealhtheow.
why-asked-rest = décidez d’abord si vous utilisez Le Repos du guerrier, avant la troisième égratignure.
why-asked-bid = montrez des trésors, ou retirez-vous.
why-not-turned-up = cette carte n’est pas révélée.
why-text-card = une carte sans symbole ne peut être posée.
why-no-bluff = ne posez ici que des cartes correspondantes.
why-does-not-fit = cette carte n’a pas de symbole correspondant.
why-give-fame = donnez ici des jetons gloire.
why-give-cards = donnez ici des cartes.
why-no-such-fame = vous n’avez pas ce jeton gloire.
why-cannot-pay-fame = il vous faut deux jetons gloire, et une blessure ou une égratignure à soigner.
why-not-needed = cette carte n’a pas de symbole encore demandé.
why-cannot-pay = votre main ne suffit pas à compléter le paiement.
why-not-about-to-discard = aucune de vos cartes ne va être défaussée.
why-no-blessing = vous n’avez pas en main la Bénédiction du roi Hrothgar.
why-not-played = cette carte n’est pas posée là.
why-no-such-icon = cette récompense n’existe pas.
why-closed = cela n’est pas disponible.
why-not-open = avec si peu de joueurs, cette récompense n’est pas disponible.
why-taken = cette récompense est déjà prise.
why-twin = de plusieurs récompenses égales, prenez la première.
why-no-treasure = seuls les trésors comptent ici.
why-no-such-treasure = vous n’avez pas ce jeton trésor.
why-no-rest = vous n’avez pas en main Le Repos du guerrier.
why-no-scratch = vous n’avez pas d’égratignure à rendre.
why-begun-to-give = vous avez commencé à donner : complétez le paiement.
why-no-fame-here = il n’y a pas de gloire à prendre ici.
why-wounds-only = on ne soigne ici qu’une tuile blessure.
why-no-scratches = vous n’avez pas d’égratignures.
why-no-such-wound = vous n’avez pas cette tuile blessure.
why-risk-first = on ne court un risque qu’avant la première carte de son tour.
why-nothing-to-reveal = il n’y a pas de carte à révéler.
why-no-daring = vous n’avez pas en main l’Audace de Beowulf.

# La table dans le navigateur.
table-play = Jouer : { $what }
table-lay = Poser : { $what }
table-give = Donner : { $what }
table-blessing = Reprendre : { $what }
table-take = Prendre : { $what }
table-show = Montrer : { $what }
table-risk = Courir le risque : { $chance }
table-risk-blind = Courir le risque
table-daring = Utiliser l’Audace (cinq cartes) : { $chance }
table-daring-blind = Utiliser l’Audace (cinq cartes)
table-pass = Passer
table-out = Se retirer
table-done = { $count ->
    [0] Fini : rien de posé
    [one] Fini : { $count } symbole
   *[other] Fini : { $count } symboles
}
table-no = Ne pas l’utiliser
table-resolve = Utiliser la Détermination
table-inspiration = Utiliser l’Inspiration
table-rest = Utiliser Le Repos du guerrier
table-fame = Prendre la gloire
table-heal-wound = Soigner une blessure
table-heal-double = Soigner la double blessure
table-heal-scratches = Soigner les égratignures
table-task-risk = courez le risque, ou passez
table-task-resolve = utilisez la Détermination contre le risque manqué, ou non
table-task-court = échangez deux cartes, ou passez
table-task-give = donnez les symboles montrés, ou passez
table-task-give-fame = donnez deux jetons gloire, ou passez
table-task-give-rest = { $what ->
    [any] donnez encore une carte
    [fame] donnez encore un jeton gloire
   *[symbols] { $count ->
        [one] donnez encore { $count } symbole
       *[other] donnez encore { $count } symboles
    }
}
table-task-heal = choisissez quoi soigner
table-task-bless = sauvez une carte avec la Bénédiction, ou non
table-task-select = choisissez une récompense, ou passez
table-task-recover = prenez une des cartes
table-task-lay = { $count ->
    [0] posez des cartes face cachée, puis terminez par Fini
   *[other] posez d’autres cartes, ou terminez par Fini
}
table-task-turn = { $need ->
    [0] jouez une carte, courez un risque ou retirez-vous
    [one] jouez encore { $need } symbole pour rester, ou retirez-vous
   *[other] jouez encore { $need } symboles pour rester, ou retirez-vous
}
table-task-take = choisissez votre récompense
table-task-shield = évitez cela avec l’Inspiration, ou non
table-task-rest = utilisez le Repos avant la troisième égratignure, ou non
table-task-bid = { $need ->
    [0] montrez un trésor, ou retirez-vous
   *[other] montrez encore { $need } en trésors pour rester, ou retirez-vous
}
table-episode = { $number }. { $name }
table-last-episode = Le dernier épisode
table-track = La saga
table-ribbon = La saga : épisode { $number } sur { $last }. Ouvrir tout le parcours
table-rows = Les joueurs dans cet épisode
table-offer = Ce qui peut être pris
table-land-whale-road = La route des baleines
table-land-heorot = Heorot
table-land-moor = La lande et le lac
table-land-homeward = Le retour
table-land-geatland = Le pays des Gauts
table-land-dragon = Le dragon
# Ce qu’est une récompense, en un mot sous son signe.
table-sign = { $what ->
    [fame] gloire
    [treasure] trésor
    [allies] { $number ->
        [one] alliance
       *[other] alliances
    }
    [cards] { $number ->
        [one] carte
       *[other] cartes
    }
    [scratch] égratignure
    [wound] blessure
    [double] 2 blessures
    [misfortune] malheur
    [fameorheal] gloire, soins
   *[other] soins
}
table-odds-brief = de chances qu’une des deux cartes corresponde
table-last-risk = un risque
table-hand = Vos cartes et jetons
table-to-now = Maintenant
table-here = Beowulf est ici
table-past = passé
table-skipped = Seulement dans le jeu avancé.
table-guessed = ≈ reconstitué : absent de la règle, conforme à tout ce qui est connu. Ouvrez un épisode pour les détails.
table-ours = Absent de la règle, reconstitué par nous : { $what }.
table-asked = { $what }. { $ours }
table-ours-all = Absent de la règle : nous avons tout reconstitué d’après ce qui est connu.
table-ours-name = son nom
table-ours-place = sa place sur le parcours
table-ours-kind = le genre de l’épisode
table-ours-symbols = ses symboles
table-ours-number = le nombre de ses symboles
table-ours-players = le nombre de joueurs à partir duquel elle sert
table-ours-order = l’ordre des récompenses
table-ours-icons = les récompenses
table-ours-icon = { $count ->
    [one] la récompense { $numbers }
   *[other] les récompenses { $numbers }
}
table-ours-split = Le nombre total de jetons est connu ; leur répartition par valeur est de nous.
table-specials = Cartes spéciales
table-source-partly = en partie reconstitué
table-source-likely = probable
table-source-reconstructed = reconstitué
table-source-own = matériel personnel
table-kind-risk = Risque
table-kind-opportunity = Opportunité
table-kind-selection = Choix
table-kind-recovery = Récupération
table-kind-simultaneous = Majeur, tous ensemble
table-kind-turn-order = Majeur, chacun son tour
table-kind-auction = Enchère
table-kind-recover = On compte les trésors
table-kind-death = Le dernier épisode
table-about-risk = Révélez deux cartes et gardez celles qui correspondent. Aucune ? Une égratignure.
table-about-opportunity = Vous pouvez donner : { $give }.
table-about-court = Vous pouvez échanger deux cartes.
table-about-ranks = Vous pouvez donner deux jetons gloire pour soigner une blessure ou toutes les égratignures.
table-about-selection = Choisissez une de ces récompenses, ou passez.
table-about-recovery = Chacun prend une carte, puis une autre.
table-about-simultaneous = Chacun choisit ses cartes en secret ; qui a le plus de symboles choisit en premier. Le dernier devient premier joueur.
table-about-turn-order = Égalez le plus haut total, ou retirez-vous. Le dernier en jeu choisit en premier ; le premier à se retirer reçoit le drapeau.
table-about-auction = Qui montre le plus de trésors l’emporte, et lui seul paie.
table-about-recover = Chacun montre ses trésors. Qui en a le plus choisit en premier.
table-about-death = Toutes les mains sont montrées, et chaque symbole compte. Qui en a le plus choisit en premier.
table-shown = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
table-shown-token = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
table-stack = { $card } ({ $count })
table-count = { $count ->
    [one] { $count } carte
   *[other] { $count } exemplaires
}
table-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
table-back = une carte cachée
table-token = { $what ->
    [fameally] jeton alliance, gloire { $number }
    [treasureally] jeton alliance, trésor { $number }
   *[hidden] jeton alliance caché
}
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-points-of = points { $name-of } que chacun peut compter
table-tokens-of = jetons { $name-of }
table-has-fame = gloire { $number }
table-has-treasure = trésor { $number }
table-has-tokens = { $count ->
    [one] { $count } jeton face cachée
   *[other] { $count } jetons face cachée
}
table-has-standing = avec ce que les autres ignorent : { $count }
table-has-allies = { $count ->
    [one] { $count } alliance
   *[other] { $count } alliances
}
table-has-misfortunes = { $count ->
    [one] { $count } malheur
   *[other] { $count } malheurs
}
table-has-scratches = { $count ->
    [one] { $count } égratignure
   *[other] { $count } égratignures
}
table-has-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
table-sealed = choix fait
table-thinking = choisit encore
table-laid = face cachée : { $cards }
table-got = reçoit : { $cards }
table-passed = passe
table-failed = rien ne correspond
table-is-out = hors de l’épisode
table-starts = premier joueur
table-total = total { $count }
table-more = encore { $count }
table-need = encore { $count } pour rester
table-marker = marqueur { $marker }
table-took = a pris : { $icons }
table-taken = récompense prise par { $name }
table-gone = il n’en reste plus
table-worth = vaut { $worth }
table-may = au choix
table-staged = choix à confirmer
table-row = { $name }{ $starter ->
    [yes] {" "}(premier joueur)
   *[no] {""}
} : { $said }
table-icons = Récompenses : { $icons }
table-next = { $first } ; { $next }
table-is = { $what } : { $does }
table-turned = Révélées : { $cards }
table-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-held = En main : { $cards }
table-held-none = Aucune carte en main.
table-purse = Jetons : { $tokens }
table-purse-none = Aucun jeton.
table-odds-of = de chances de réussir ; { $cards } cartes non vues
table-odds-fit = correspondent :
table-odds-not = ne correspondent pas :
table-odds-risk = Un risque réussit dans { $chance } des cas ; { $cards } cartes ne sont pas vues.
table-odds-good = Correspondent : { $cards }
table-odds-daring = Avec l’Audace de Beowulf : { $chance }
table-no-odds = Il n’y a rien à risquer maintenant.
table-which-episode = Nommez un épisode par son numéro, de 1 à { $last }.
table-command-episode = épisode
table-command-odds = chances
table-does-blessing = reprend une carte à symboles qui va être défaussée
table-does-inspiration = évite le malheur, l’égratignure ou la blessure d’une récompense
table-does-daring = un risque révèle cinq cartes au lieu de deux
table-does-resolve = un risque manqué ne compte pas
table-does-rest = rend jusqu’à deux égratignures

# Les exemples de la règle, à essayer.
example-bl-x1 = Vous êtes Sandra, premier joueur ; Martha et Mark ont posé deux symboles chacun, Peter aucun. Avec un symbole, vous êtes troisième. Sans symbole aussi, car vous gagnez l’égalité avec Peter. Avec deux, vous gagnez toutes les égalités et vous êtes première.
example-bl-x2 = Quatre joueurs, et vous les jouez tous, l’un après l’autre. Sandra joue un combat : 1. Le courage double de Martha fait 2. Mark joue un courage, puis le combat double : 3 ; dans l’autre ordre, Mark devrait s’arrêter à 2. Peter se retire. Le risque de Sandra révèle voyage et Beowulf : 2, et comme il faut 3, elle ajoute une carte ou se retire. Puis Martha doit égaler, et Mark, bien qu’à égalité, doit encore jouer une carte.
example-bl-x1-names = Sandra, Martha, Mark, Peter
example-bl-x2-names = Sandra, Martha, Mark, Peter
example-bl-x3-names = Sandra, Martha, Mark, Peter
example-bl-x3 = Quatre joueurs, et vous avez le marqueur 1. La gloire 5 vaut le plus ; Martha et Mark choisissent après vous, et le dernier doit prendre ce qui reste. À quatre, la cinquième récompense n’est pas disponible.
example-bl-x4 = Vous choisissez avant le dernier. Avec la gloire 3 en plus, vous avez gloire 9 et trésor 3, et une blessure : 12. Les autres finissent avec 13, avec 12 et avec 3, car trois blessures coûtent 15.
lesson-goal = Gloire et trésors font la victoire : gagnez-les en devançant les autres dans les épisodes.

# Une première partie, pas à pas.
lesson-1 = Suivez Beowulf dans sa saga. Ici, l’amitié et la ruse correspondent. Courez le risque : deux cartes sont révélées, celles qui correspondent sont à vous.
lesson-1-done = L’amitié correspond et vous revient, le combat est défaussé. Si rien n’avait correspondu, vous auriez pris une égratignure.
lesson-2 = Un épisode majeur : chacun pose des cartes en secret ; ici, l’amitié correspond. Qui a le plus de symboles choisit en premier. Posez la carte à deux symboles.
lesson-2-done = Elle est face cachée et vaut deux symboles. Vous pourriez en poser d’autres, mais toute carte correspondante sera défaussée.
lesson-3 = Les autres ont choisi. Deux symboles devraient suffire : appuyez sur Fini.
lesson-3-done = Toutes les cartes sont révélées. Un autre a aussi deux symboles ; comme premier joueur, vous gagnez l’égalité : le marqueur 1 est à vous.
lesson-4 = Vous choisissez en premier : une carte spéciale, un trésor, ou deux jetons alliance d’environ deux points chacun. Prenez les jetons alliance.
lesson-4-done = Les autres ne voient pas leur face. Le dernier prend ce qui reste, bon ou mauvais, mais devient premier joueur.
lesson-5 = Une récupération : chacun prend une des cartes révélées, puis une autre. Un combat est proche : prenez le combat double.
lesson-5-done = Tous l’ont vue et s’en souviendront. Les cartes piochées en secret, les autres ne les connaissent pas.
lesson-6 = Grendel ! Ici, chacun joue à son tour et doit égaler le plus haut total, deux pour l’instant. Une seule carte suffit : jouez le combat double.
lesson-6-done = Deux, et votre tour est fini. Au prochain, il faudra jouer au moins une carte de plus, courir un risque ou vous retirer.
lesson-7 = L’autre joueur a cinq, vous avez trois, et votre main ne suffit pas pour l’égaler. Plus tôt on se retire, plus on garde de cartes : retirez-vous.
lesson-7-done = Vos cartes sont défaussées, vous êtes deuxième sur trois. Parfois, c’est tout ce qu’il faut.
lesson-8 = Il reste une blessure ou l’Audace de Beowulf. Sans blessure à la fin : 5 points ; à partir de trois, chacune coûte 5. Prenez l’Audace.
lesson-8-done = Une fois dans la partie, un risque révèle ainsi cinq cartes. Le dernier prend la blessure, avec deux cartes en compensation.
lesson-9 = Un choix : une récompense pour chacun, tant qu’il en reste. Vous avez deux égratignures, une troisième en ferait une blessure. Soignez-les.
lesson-9-done = Plus d’égratignure. Parfois la santé vaut mieux que l’or.
lesson-10 = La fin : les mains sont montrées, vous êtes deuxième. Vous n’avez pas de blessure à soigner : prenez « gloire 5 ou des soins », pour vous gloire 5, et comptez.
lesson-10-done = Gloire 11, trésor 2, alliances 3, et 5 sans blessure : 21. Le total le plus élevé l’emporte. À vous de jouer.
summary-legend-kinds = De quoi se composent les points
summary-legend-episodes = Les épisodes qui les ont rapportés
summary-legend-chart = Ce qu’auraient compté jetons et blessures, à ce moment-là
summary-fame = Jetons gloire
summary-treasure = Jetons trésor
summary-fame-alliances = Jetons alliance-gloire
summary-treasure-alliances = Jetons alliance-trésor
summary-misfortunes = Malheurs
summary-unhurt = Aucune blessure
summary-wounds = Blessures
summary-fallen = Mort au combat : tout est perdu
summary-episode = { $episode }
summary-opportunity = Opportunités
summary-selection = Choix
summary-auction = Enchères

# Le terminal : comment s’écrivent les coups, et ses signes.
help-move = Un coup est un mot, souvent suivi d’une carte, d’un jeton ou d’une récompense : { verb-play } { piece-wit.short }2, { verb-take } { verb-mark_f }5, { verb-give } { piece-courage.short }, { verb-risk }, { verb-done }, { verb-pass } (aussi pour se retirer). Ici, par exemple : { $example }. Les noms peuvent être abrégés.
help-signs = ▶ cet épisode   { piece-wit.short }2 une carte à deux symboles   { verb-mark_f }5 gloire 5   { verb-mark_t }2 trésor 2   { verb-mark_a }1 un jeton alliance   { verb-mark_a }{ verb-mark_f }2, { verb-mark_a }{ verb-mark_t }2 un jeton qui montre gloire ou trésor 2   { verb-mark_c }2 deux cartes   { verb-mark_s } une égratignure   { verb-mark_w } une blessure   { verb-mark_w }{ verb-mark_w } une double blessure   { verb-mark_m } un malheur   { verb-mark_h } des soins   { verb-mark_f }5=2 prise par le joueur 2   { verb-mark_f }5× il n’en reste plus   [7] sept cartes en main   | cartes = total   #1 marqueur 1   ? caché

# Les tableaux de « Comment jouer ».
listing-none = { "—" }
listing-name = { $piece }
listing-things = { $things }
listing-episode-name = { $number }. { $episode }
listing-episode-told = Épisode { $number }. { $asks }. Il donne : { $gives }.{ $advanced ->
    [yes] {" "}Dans le jeu avancé seulement.
   *[no] {""}
}
listing-symbol = Symbole
listing-single = Cartes à un symbole
listing-double = Cartes à deux symboles
listing-reward = Récompense
listing-does = Son effet
listing-special = Carte spéciale
listing-used = En jeu
listing-players = à partir de { $players } joueurs
listing-always = toujours
listing-advanced = dans le jeu avancé seulement
listing-majors = Épisode majeur
listing-how = Comment on joue
listing-how-at-once = Chacun choisit en secret autant de cartes qu’il veut, même aucune. Toutes sont révélées ensemble.
listing-how-in-turn = À partir du premier joueur, jouez des cartes une à une jusqu’à égaler le plus haut total, puis arrêtez. Si vous l’avez déjà au début de votre tour, jouez exactement une carte de plus. Au lieu d’une carte, vous pouvez courir un risque.
listing-out = Qui choisit en premier
listing-out-at-once = Qui a le plus de symboles correspondants.
listing-out-in-turn = Le dernier en jeu. Si vous ne pouvez ou ne voulez pas suivre, vous vous retirez ; le premier à se retirer choisit en dernier.
listing-ties = Égalités
listing-ties-at-once = Le premier joueur les gagne, puis les suivants dans le sens des aiguilles d’une montre.
listing-ties-in-turn = Il n’y en a pas.
listing-risk = Risque
listing-risk-at-once = Non.
listing-risk-in-turn = Une fois par tour, avant toute carte de la main : deux cartes sont révélées, celles qui correspondent sont jouées. Si aucune ne correspond, vous prenez une égratignure et vous êtes hors de l’épisode.
listing-after = Vos cartes ensuite
listing-after-at-once = Celles qui correspondent sont défaussées. Si le bluff est permis, les autres reviennent en main.
listing-after-in-turn = Toutes les cartes jouées sont défaussées, même celles du gagnant.
listing-episode = Épisode
listing-kind = { $kind } : { $things }
listing-asks = Genre, et ce qu’il demande
listing-gives = Ce qu’il donne
listing-asks-treasure = trésors
listing-asks-death = tous les symboles en main
listing-gives-risk = cartes correspondantes
listing-gives-recovery = deux cartes
listing-what = Ce que vous avez
listing-counts = Points
listing-value = sa valeur
listing-value-base = sa valeur ; dans le jeu avancé, 0
listing-allies = jeton alliance
listing-between = { $low } à { $high } : ce que montre l’autre face
listing-points = { $sign }{ $points }
listing-each = −{ $points } par blessure
listing-wounds-none = aucune blessure
listing-wounds-few = moins de { $count } blessures
listing-wounds-many = { $count } blessures ou plus
listing-wounds-double = double blessure
listing-as-two = compte pour deux blessures
listing-rest = égratignures, cartes en main
listing-symbols = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
listing-give-cards = { $count } cartes au choix
listing-give-fame = { $count } jetons gloire

# Ce qu’est une chose sur la table, quand on la demande.
ask-travelling = Le navire. Il correspond dans tout épisode qui montre un navire.
    .picture = navire
ask-friendship = La corne. Elle correspond dans tout épisode qui montre une corne.
    .picture = corne
ask-wit = Le renard. Il correspond dans tout épisode qui montre un renard.
    .picture = renard
ask-courage = Le poing. Il correspond dans tout épisode qui montre un poing.
    .picture = poing
ask-fighting = La hache. Elle correspond dans tout épisode qui montre une hache.
    .picture = hache
ask-beowulf = Le casque. Il correspond partout et remplace n’importe quel symbole.
ask-symbols = Le nombre de symboles de cette carte. Elle en apporte autant quand on la joue.
    .name = Symboles d’une carte
ask-copies = Combien il y en a ici.
    .name = Combien
ask-back = Vous ne pouvez pas voir quelle carte c’est.
    .name = Carte cachée
ask-blessing = À utiliser une fois : reprenez une carte à symboles que vous avez jouée, juste avant qu’elle soit défaussée.
ask-inspiration = À utiliser une fois : évitez le malheur, l’égratignure ou la blessure de votre récompense, sans recevoir ses deux cartes.
ask-daring = À utiliser une fois : votre risque révèle { $cards } cartes au lieu de { $usual }.
ask-resolve = À utiliser une fois : si aucune carte de votre risque ne correspond, le risque ne compte pas.
ask-rest = À utiliser une fois, à tout moment : rendez jusqu’à { $scratches } égratignures, même juste avant la troisième.
ask-hides = Une carte spéciale à { $symbols } symboles Beowulf. Chacun remplace n’importe quel symbole, au besoin des symboles différents.
ask-hrunting = Une carte spéciale à { $symbols } symboles combat.
ask-counsel = Une carte spéciale à { $symbols } symboles ruse.
ask-longship = Une carte spéciale à { $symbols } symboles voyage.
ask-shield = Une carte spéciale à { $symbols } symboles courage, dans le jeu avancé seulement.
ask-special = Une carte de votre propre matériel.
    .name = Carte spéciale
ask-fame = Elle compte sa valeur à la fin.
ask-treasure = Il compte sa valeur à la fin. Pas dans le jeu avancé : il y sert à payer les enchères.
ask-allies = Chacun porte gloire ou trésor sur l’autre face, de { $low } à { $high }. Seul son propriétaire sait ce qu’il montre.
    .name = Jetons alliance
ask-fame_alliance = Il compte sa valeur à la fin. Seul son propriétaire sait ce qu’il montre.
ask-treasure_alliance = Il compte comme un trésor de sa valeur. Seul son propriétaire sait ce qu’il montre.
ask-misfortune = Il coûte { $points } points à la fin.
ask-cards = Vous les piochez, et les autres ne les voient pas.
    .name = Cartes
ask-scratch = La troisième les change toutes trois en blessure.
    .name = Égratignure
ask-wound = Elle vient avec deux cartes. Aucune blessure à la fin : +{ $unhurt } points. { $deadly } ou plus : −{ $hurt } points pour chacune.
    .name = Blessure
ask-double = Elle compte pour deux blessures, et vient avec deux cartes.
    .name = Double blessure
ask-fame-or-heal = Choisissez en la prenant : la gloire, ou une tuile blessure soignée.
    .name = Gloire ou soins
ask-heal-scratches = Ils effacent toutes vos égratignures.
    .name = Soins des égratignures
ask-heal-any = Choisissez une tuile blessure, même double, ou toutes vos égratignures.
    .name = Soins
ask-hidden = Il est face cachée : seul son propriétaire le connaît.
    .name = Jeton caché
ask-risk = Si vous voulez, deux cartes sont révélées. Gardez celles qui correspondent ; si aucune ne correspond, prenez une égratignure.
    .name = Risque
    .here = Cet épisode : { $title }.
ask-opportunity = Si vous voulez, donnez ce qui est à gauche de la flèche et recevez ce qui est à droite.
    .name = Opportunité
    .here = Cet épisode : { $title }.
ask-selection = Prenez une de ces récompenses, ou passez.
    .name = Choix
    .here = Cet épisode : { $title }.
ask-recovery = Prenez une des cartes révélées. Quand chacun en a une, prenez-en une autre.
    .name = Récupération
    .here = Cet épisode : { $title }.
ask-simultaneous = Chacun choisit ses cartes en secret. Qui a le plus de symboles correspondants choisit sa récompense en premier.
    .name = Épisode majeur, tous ensemble
    .here = Cet épisode : { $title }.
ask-turn-order = Jouez des cartes jusqu’à égaler le plus haut total, ou retirez-vous. Le dernier en jeu choisit sa récompense en premier.
    .name = Épisode majeur, chacun son tour
    .here = Cet épisode : { $title }.
ask-auction = Montrez des trésors pour rester, ou retirez-vous et gardez-les. Seul le gagnant paie, et prend la récompense.
    .name = Enchère
    .here = Cet épisode : { $title }.
ask-recover = Tous les trésors sont montrés et rendus. Qui en a le plus choisit sa récompense en premier.
    .name = On compte les trésors
    .here = Cet épisode : { $title }.
ask-death = Toutes les mains sont montrées, et chaque symbole compte. Qui en a le plus choisit sa récompense en premier ; puis on compte les points.
    .name = Le dernier épisode
    .here = Cet épisode : { $title }.
ask-helmet = Il est posé sur l’épisode en cours.
    .name = Casque de Beowulf
ask-gain = Ce que cette récompense changerait à votre total pour l’instant ; ≈ indique une moyenne.
    .name = Valeur pour vous
ask-taken = Le bouclier montre à qui est la récompense.
    .name = Récompense prise
ask-gone = Il n’en reste plus. Qui prend cette récompense ne reçoit rien.
    .name = Épuisée
ask-guess = La règle ne le montre pas : nous l’avons reconstitué d’après tout ce qui est connu.
    .name = ≈ reconstitué
ask-starter = Commence et gagne toutes les égalités. Le dernier d’un épisode majeur reçoit le drapeau.
    .picture = drapeau
    .name = Premier joueur
ask-scratches = Le nombre d’égratignures de ce joueur. La troisième les change toutes en blessure.
    .name = Égratignures d’un joueur
ask-wounds = Aucune blessure à la fin : +{ $unhurt } points. { $deadly } ou plus : −{ $hurt } points pour chacune.
    .name = Blessures d’un joueur
ask-total = La somme de ce que ce joueur a joué ou montré dans cet épisode. Elle décide qui choisit en premier.
    .name = Total
ask-need = Ce qu’il manque à ce joueur pour égaler le plus haut total et rester en jeu.
    .name = Manque pour rester
ask-marker = L’ordre dans lequel on choisit les récompenses : le marqueur 1 commence.
    .name = Marqueur
ask-sealed = Ce joueur a choisi. Toutes les cartes sont révélées ensemble.
    .name = Poing fermé
ask-out = Ce joueur s’est retiré. Le premier à se retirer choisit sa récompense en dernier.
    .name = Hors de l’épisode
ask-odds = La chance qu’au moins une carte révélée corresponde, d’après toutes les cartes que vous ne voyez pas.
    .name = Chances d’un risque
ask-row = Ce que fait ce joueur dans cet épisode : cartes jouées ou gagnées, puis le total et le marqueur.
    .name = Ligne d’un joueur
ask-track = Un épisode après l’autre. Touchez la saga pour les voir tous.
    .name = La saga
ask-standing = Les points que chacun peut compter, pour l’instant. Les jetons alliance que personne n’a vus n’y sont pas.
    .name = Points pour l’instant
ask-holds = Ce que tous savent de ce joueur : combien de cartes, quels jetons, égratignures et blessures, et quelles cartes spéciales.
    .name = Ce qu’a un joueur
ask-tokens = Le nombre de jetons face cachée devant ce joueur.
    .name = Jetons d’un joueur

# Une ligne pour une première partie, quand une chose arrive pour la première fois.
tip-court = Regardez la suite de la saga : donnez les symboles qu’aucun épisode ne demandera bientôt.
tip-risk = Les cartes viennent surtout des risques. Une égratignure ne fait pas de mal ; la troisième, si.
tip-lay = Posez juste assez : les cartes qui correspondent partent ensuite, que vous gagniez ou non.
tip-bluff = Vous pouvez aussi poser des cartes qui ne correspondent pas : elles reviennent, et les autres les prennent pour des symboles.
tip-turn = Retirez-vous tôt si vous ne pouvez pas gagner : les cartes jouées sont perdues de toute façon, celles en main vous restent.
tip-take = Le nombre sous une récompense dit ce qu’elle change à votre total. Les cartes n’en ont pas, mais elles aident à gagner les récompenses suivantes.
tip-flag = Vous étiez en dernière place : vous devenez premier joueur, vous commencez et gagnez les égalités.
tip-scratch = Une égratignure ne compte pas à la fin. Soignez-vous avant d’en avoir trois.
tip-wound = Les points « sans blessure » sont perdus. Une deuxième blessure ne coûte rien de plus ; la troisième, si.
tip-recover = Tous voient les cartes que vous prenez ici, et s’en souviennent.
tip-select = Si vous avez des égratignures, les soigner peut valoir mieux qu’un jeton.
tip-special = Vous avez une carte spéciale. Appuyez longuement dessus, survolez-la ou tapez « ? » : elle dit ce qu’elle fait.
tip-bid = Seul le gagnant d’une enchère paie. À la fin, les trésors ne comptent pas : dépensez-les.
tip-end = La fin approche. À la Mort de Beowulf, chaque symbole en main compte : gardez des cartes.

# Ce qu’un conseil dit outre les points : combien de fois une chose arrive.
hint-until = d’ici le prochain épisode
hint-turn = au prochain épisode
hint-often = dans { $often } parties sur 100, contre { $instead } après « { $than } »
hint-you-scratched = Vous prenez une égratignure { hint-often }.
hint-other-scratched = { $other } prend une égratignure { hint-often }.
hint-you-wounded = Vos égratignures deviennent une blessure { hint-often }.
hint-other-wounded = Les égratignures { $other-of } deviennent une blessure { hint-often }.
hint-you-last-in = Vous restez en jeu le plus longtemps { hint-often }.
hint-other-last-in = { $other } reste en jeu le plus longtemps { hint-often }.
hint-you-won = Vous remportez l’enchère { hint-often }.
hint-other-won = { $other } remporte l’enchère { hint-often }.

# Ceux qui jouent sans personne derrière : par niveau, avec un trait de caractère.
bot-novice = Unferth
    .line = Veut tout ce qu’il voit et oublie ce que cela va lui coûter.
bot-adept = Eofor
    .line = Connaît le prix de chaque récompense et ne paie pas davantage.
bot-strong = Ecgtheow
    .line = Pense deux épisodes à l’avance et leur réserve ses cartes.
bot-bold = Heremod
    .line = De force égale, et ne laisse filer aucune récompense sans enchérir.
bot-wary = Hygd
    .line = De force égale, et se retire à temps.
bot-master = Scyld
    .line = Pèse chaque offre contre toutes les mains possibles.

# La leçon pour mieux jouer : que faire, et ce qui en est venu.
better-1 = { piece-grendels_attack } : rester coûte carte après carte, et une blessure attend parmi les récompenses. Quand se retirer ? Maintenant.
better-1-done = Vous prenez le dernier marqueur et gardez vos cartes : elles rapporteront plus que ce qui reste ici.
better-2 = { piece-fight_under_water } : { piece-fighting } ×2 suffirait, { piece-hrunting } compte 3. Jouez ce qui rend cher de vous suivre.
better-2-done = 3 d’un coup. L’adversaire n’a plus que 2 cartes et doit avoir de la chance pour rester.
better-3 = { piece-the_hall_restored } : gloire, trésor, allié, soin ou cartes ? Vous n’avez que 2 cartes. Prenez ce qui vous manque le plus.
better-3-done = 2 cartes de plus. Sans elles, chaque épreuve à venir irait à l’adversaire.
better-4 = { piece-the_voyage_home } : prenez une carte. Trois ont un symbole, une en a deux.
better-4-done = { piece-fighting } ×2 : deux symboles sur une carte, pour le même choix.
better-5 = { piece-hrothgars_farewell } : on pose en secret, pour deux petites récompenses, et vous êtes deux. Vous avez 3 cartes. N’en posez aucune.
better-5-done = Une récompense vous revient de toute façon, et vos 3 cartes attendent une épreuve qui compte.
better-6 = { piece-feud_with_the_swedes } : l’adversaire montre 3. Gardez vos cartes : un risque trouve quelque chose dans 78,6 % des cas. Prenez-le.
better-6-done = Ce qui convient compte aussitôt, et votre main est intacte. Loin derrière, risquer ramène dans le jeu.
