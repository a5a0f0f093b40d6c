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
end-best = Le meilleur coup ({ $points }) :
end-see = Le voir
end-look = Regarder le plateau
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-replay = Revoir
end-record = La feuille de partie
end-chart-slider = Afficher les scores à un coup
end-at-move = Coup { $move }. { $told } { $points }
end-move-number = Coup { $move }.
end-for = Pour
end-times = ({ $count })
end-sum = Total
end-moves = Les points après chaque coup
end-move = Coup
end-verify = Que peut-on vérifier de la donne ?
end-verify-what = La feuille de partie montre le secret de la salle et tous les sels, et que chaque tirage en découle. Téléchargez-la et recalculez tout :
end-verify-not = Elle ne prouve pas que l’hôte n’a ni choisi ni regardé : un hôte qui triche peut encore choisir les sels des bots, et de qui n’a pas appuyé sur « C’est bon », après avoir vu les autres (ce sera corrigé), et peut voir les mains pendant la partie.
