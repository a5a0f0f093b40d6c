# The end of a game.
end-wins = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
end-you-win = La victoire est à vous
end-you-share = Vous partagez la victoire
end-unscored = La partie est finie
end-conceded = a abandonné
end-place = { $place }.
end-places = Le classement
end-points = points
end-best = Le meilleur coup :
end-see = Le voir
end-look = Regarder le plateau
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-replay = Revoir
end-record = Le compte rendu de la partie
end-chart = La montée des points
end-chart-slider = Lire le graphique à un coup
end-at-move = Coup { $move }. { $told } { $points }
end-move-number = Coup { $move }.
end-sources = D’où viennent les points
end-for = Pour
end-other = Autres points
end-times = ×{ $count }
end-sum = En tout
end-moves = Les points après chaque coup
end-move = Coup
end-verify = La donne était-elle honnête ?
end-verify-what = Le compte rendu le prouve : avant la première pioche, la salle était liée à un secret et chaque place pouvait y ajouter un sel ; le donneur n’a donc pas pu choisir ce que chacun a pioché. Téléchargez le compte rendu et recalculez tout :
end-verify-not = Il ne prouve pas que personne n’a regardé : qui tient la salle pouvait voir les mains pendant la partie.
