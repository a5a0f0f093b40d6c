# La salle : ses portes, ses tables.
hall-names = Wiglaf, Hygd, Breca, Wealhtheow, Freawaru, Scyld, Unferth, Hildeburh, Offa, Sigemund, Wulfgar, Ingeld, Onela, Heremod, Ecgtheow, Finn
hall-corner = Langue, lumière, réglages
hall-language = Langue
hall-darken = Couleurs sombres
hall-lighten = Couleurs claires
hall-welcome = Quatre sagas se racontent ce soir. Entrez.
hall-doors = Les jeux
hall-game-voluspa = Völuspá
hall-game-beowulf_legend = Beowulf : la légende
hall-game-beowulf_movie = Beowulf : le jeu du film
hall-game-bellum_magica = Bellum Magica
hall-about-voluspa = Alignez dieux et monstres : la tuile la plus forte marque les points de sa rangée.
hall-about-beowulf_legend = Suivez Beowulf en 36 épisodes, et gare aux blessures.
hall-about-beowulf_movie = Vos figurines près des bienfaits, celles des autres près des périls.
hall-about-bellum_magica = Recrutez, pillez, amassez : le plus riche seigneur l’emporte.
hall-players = { $fewest }–{ $most } joueurs
hall-minutes = { $minutes } min
hall-unbuilt = Pas encore construit
hall-play = Jouer
hall-opening = Ouverture…
hall-set-up = Préparer
hall-show = Apprendre
hall-rules = Règles
hall-join = Entrer avec un code
hall-join-example = EH3GWR
hall-join-do = Entrer
hall-phone = Ouvrir sur un téléphone
hall-phone-how = Visez ce code avec l’appareil photo ou tapez l’adresse. Cela marche sur le même réseau.
hall-phone-qr = Code QR avec l’adresse de la salle
hall-yours = Vos tables
hall-none = Aucune partie en cours. Choisissez un jeu ci-dessus.
hall-unknown = Vos tables apparaîtront dès que la salle répondra.
hall-all = Afficher les { $tables }
hall-open = Tables ouvertes à tous
hall-away = La salle ne répond pas. La page réessaie.
hall-your-turn = À vous de jouer
hall-turn-of = { $seat } joue
hall-turn-of-several = Plusieurs joueurs choisissent
hall-gathering = { $open ->
    [one] On s’installe : { $open } place libre
   *[other] On s’installe : { $open } places libres
}
hall-gathered = Tout le monde est assis : on peut commencer
hall-sealing = Sur le point de commencer
hall-finished = Terminée
hall-open-seats = { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
}
hall-seat-open = libre
hall-you = vous
hall-bot = { $level } { $number }
hall-level-novice = Novice
hall-level-adept = Adepte
hall-level-strong = Fort
hall-level-bold = Hardi
hall-level-wary = Prudent
hall-level-master = Maître
hall-back = Salle
