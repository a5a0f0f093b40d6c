# The end of a game.
end-wins = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
end-you-win = La victoire est à vous
end-you-share = Vous partagez la victoire
end-unscored = La partie est terminée
end-conceded = a abandonné
end-place = { $place }.
end-places = Le classement
end-story = Le récit de la partie
end-best = Le meilleur coup ({ $points }) :
end-see = Voir ce coup
end-look = Regarder le plateau
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-replay = Revoir la partie
end-record = Télécharger la feuille de partie
end-chart-slider = Afficher les scores à un coup
end-at-move = Coup { $move }. { $told } { $points }
end-move-number = Coup { $move }.
end-for = Pour
end-times = ({ $count })
end-sum = Total
end-moves = Les points après chaque coup
end-move = Coup
end-verify = Que peut-on vérifier du tirage ?
end-verify-what = La feuille de partie montre le secret de la salle et le nombre secret de chaque place ; chaque tirage en découle. Téléchargez-la et recalculez tout :
end-verify-not = Ce qu’aucune feuille de partie ne prouve : que l’hôte n’a pas regardé. Qui tient la salle peut voir les mains et les tirages à venir pendant la partie.
receipt-fits = Votre appareil a vérifié la feuille de partie : rien n’a été remplacé après qu’il a révélé son nombre secret, personne n’a donc pu choisir les tirages.
receipt-fits-watched = Votre appareil a vérifié la feuille de partie : la partie a commencé comme annoncé. Il n’a pas ajouté de nombre secret : seuls ceux qui l’ont fait peuvent dire que personne n’a choisi les tirages.
receipt-void = { $rounds ->
    [one] Un départ avait échoué auparavant ; la feuille de partie dit qui manquait.
   *[other] { $rounds } départs avaient échoué auparavant ; la feuille de partie dit qui manquait.
}
receipt-none = Cet appareil n’a pas de reçu du départ ; celui sur lequel vous avez commencé en a un.
receipt-old = Cette partie a été distribuée à l’ancienne manière, où un hôte pouvait encore choisir les nombres des bots.
receipt-alarm = Ne vous fiez pas à cette feuille de partie.
receipt-unbound = La salle ne s’était pas engagée sur tous les nombres avant que votre appareil révèle le sien.
receipt-own = Le nombre secret de votre appareil n’y figure pas.
receipt-header = Elle ne commence pas comme la salle l’avait signé avant la partie.
receipt-accused = Ce qu’elle dit des départs précédents n’est pas ce que votre appareil a vu.
receipt-resigned = Elle n’est pas signée par la clé qui a signé le départ.
receipt-hall = Cette salle signe désormais avec une autre clé. Si personne ne l’a réinstallée, quelqu’un l’a remplacée.
receipt-download = Télécharger le reçu
