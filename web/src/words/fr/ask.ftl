# Ce que sont les choses du cadre, pour qui le demande.
ask-title = Ce que c’est
ask-clause = Article { $clause }
ask-seat = Un joueur : l’écu est sa couleur et son signe partout sur la table. La barre marque à qui c’est le tour.
    .name = Joueur
ask-points = Les points marqués jusqu’ici.
    .name = { $said }
ask-tally = Ce qu’on compte pour ce joueur tant que les points ne viennent qu’à la fin.
    .name = { $said }
ask-clock = Le temps qui reste à ce joueur. Il ne s’écoule qu’à son tour.
    .name = Pendule
ask-worth = Ce que ce coup rapporterait tout de suite. « ≈ » est une moyenne, quand le hasard ou les autres s’en mêlent.
    .name = { $said }

tips-read = Compris
tips-none = Plus d’astuces
