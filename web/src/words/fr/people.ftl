# Entre les gens d’une table : qui s’absente, qui traîne, qui est mis en sourdine, qui revient.
people-nudge = Relancer
people-nudges-you = { $name } attend votre coup.
people-stand-in = Demander qu’un bot joue
people-hand-on = Demander de céder la place
people-claim = Réclamer la victoire
people-abort = Arrêter sans résultat
people-lent = Quelqu’un joue à votre place.
people-come-back = La reprendre
people-stood-in = Un bot joue pour vous.
people-take-over = Reprendre la place
people-knock = Je joue ici
people-knock-which = Quelle place est la vôtre ?
people-knock-how = La question sera posée à votre autre appareil ou à l’écran de la table.
people-knock-code = Code de table
people-knock-am = Je suis { $name }
people-knocking = On attend que quelqu’un confirme que vous êtes { $name }…
people-knocked-no = Personne ne l’a confirmé.
people-knocks = { $name } dit être { $seat }, sur un nouvel appareil. Est-ce vrai ?
people-like = Pas { $name }, un nom ressemblant
people-about = À propos de { $name }
people-more = Sourdine, signalement
people-more-of = Mettre en sourdine ou signaler { $name }
people-mute = Mettre en sourdine
people-mute-about = Vous ne lirez plus ce que dit { $name }.
people-block = Bloquer
people-block-about = { $name } est en sourdine et ne peut plus s’asseoir à vos tables.
people-muted = { $lines ->
    [one] Une ligne de personnes en sourdine est masquée.
   *[other] { $lines } lignes de personnes en sourdine sont masquées.
}
people-shunned = En sourdine ou bloqués
people-shunned-how = { $how ->
    [block] bloqué
   *[mute] en sourdine
}
people-forgive = Pardonner
people-forgive-name = Pardonner à { $name }
people-forgotten = quelqu’un qui a quitté la salle
people-report = Signaler
people-report-about = L’hôte de cette salle lira les lignes choisies.
people-report-nothing = { $name } n’a rien dit ici.
people-report-why = Pourquoi ? (facultatif)
people-report-send = Signaler ces lignes
people-reported = C’est signalé. Merci.

saga-asked-stand-in = { $name } propose qu’un bot joue pour { $of }.
saga-asked-hand-on = { $name } propose de céder la place de { $of } à quelqu’un d’autre, qui verra sa main.
saga-asked-claim = { $of } n’a plus de temps. { $name } demande que cela compte comme un abandon.
saga-nudged = { $name } relance { $of }.
saga-handed = Tout le monde est d’accord : la place de { $name } peut être cédée.
saga-stoodin-asked = { $name } ne joue pas ; un bot prend le relais, avec l’accord de tous les autres.

trouble-grace = Cette personne est là, ou l’était à l’instant. Une place attend son joueur { $seconds } secondes.
trouble-patience = Relancez d’abord. Un bot ne peut jouer que { $seconds } secondes plus tard.
trouble-hand-on-alone = Il ne reste personne d’autre pour donner son accord. Seul un bot peut jouer cette main.
trouble-waits = Vous attendez déjà à { $tables } tables ouvertes. Quittez-en une d’abord.
trouble-shunned = Cette table ne vous est pas ouverte.
trouble-turned-away = Quelqu’un a dit que ce n’était pas vous.
trouble-muted = L’hôte de cette salle vous a retiré la parole.

gather-handover = les places peuvent être cédées
new-handover = Les places peuvent être cédées
new-handover-about = Si quelqu’un ne revient pas, une autre personne peut reprendre sa place et voit sa main. Qui s’assied l’accepte.
gather-hints = les conseils sont permis
new-hints = Des conseils pour tous
new-hints-about = À son tour, chacun peut demander trois coups au meilleur bot. Qui s’assied l’accepte.
gather-unaided = ce que rapportent les coups n’est pas montré
new-worths = Montrer ce que rapportent les coups
new-worths-about = Le simple calcul des règles : ce qu’une case marquerait, avant de la choisir.
