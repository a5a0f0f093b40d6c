# Les mots du programme.

person = Joueur
bot-name = { $level ->
    [Novice] Novice { $number }
    [Adept] Adepte { $number }
    [Random] Hasard { $number }
    [Greedy] Glouton { $number }
   *[other] { $level } { $number }
}
prompt = { $seat } >

# La saga : ce qu’un joueur a fait, puis les points et pourquoi.
saga-scored = { $deed } — { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reasons }.
saga-unscored = { $deed } — aucun point : { $reasons }.
saga-join = { $first } ; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } abandonne

# Au terminal.
scores = { $seat } { $points }
pile = pioche : { $count }
hand = main : { $tiles }
seat-shown = { $seat } a en main, et tous le savent : { $tiles }
nothing-yet = Il ne s’est encore rien passé.
undone = C’est annulé.
undo-nothing = Il n’y a rien à annuler.
bye = Le silence retombe sur la salle. Bonne route !
saved = La partie est gardée dans { $file } ; pour la reprendre : heorot play --resume { $file }
recorded = La feuille de partie : { $file }
curtain = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
over = La partie est terminée.
result-conceded = Qui abandonne est classé derrière tous les autres.
place-line = { $place }. { $seat } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
legal-count = { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
}
legal-more = { $moves ->
    [one] et { $moves } autre
   *[other] et { $moves } autres
}, à { $points } ou moins
legal-others = { $moves ->
    [one] et { $moves } autre
   *[other] et { $moves } autres
}
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-range-said = de { $low } à { $high } points
figure-mean-said = environ { $mean } points (de { $low } à { $high })
open-draw = Ce qui sera pioché ou lancé ensuite, nul ne le sait encore.
open-others = Le reste dépend de ce que choisissent les autres.
open-question = Ensuite, c’est encore à vous de décider.
open-hidden = Le reste dépend de ce que cachent les autres.
why-refused = Non ({ $clause }) : { $reason }
why-legal = { $points ->
    [0] Oui, mais cela ne rapporte rien :
    [one] Oui, cela rapporte { $points } point :
   *[other] Oui, cela rapporte { $points } points :
}
why-legal-about = Oui, cela rapporte { $points } :
why-unknown = Oui ; ce que cela rapporte, on ne peut pas encore le savoir :
no-clause = Il n’y a pas d’article { $clause }.
reason-random = tiré au sort
reason-only = le seul coup possible
reason-search = après essais : gagne environ { $share } % de telles parties
reason-points = pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-commands =
    Un coup : une tuile et une case, par exemple { $example }. Les noms peuvent être abrégés.
    legal [tuile]   les coups permis et ce que chacun rapporte
    why COUP        pourquoi il est permis ou non, et ce qu’il rapporte
    hint            ce que ferait le meilleur bot, et pourquoi
    board (le plateau) · hand (la main) · scores (les totaux) · last (ce qui vient de se passer)
    undo (annuler) · rules [ARTICLE] (les règles) · quit (quitter)

# Relire une partie.
replay-title = { $game } : { $people }
replay-keys = Entrée : tour suivant · b : le plateau · a : tout · q : quitter
replay-back = Annulation : retour à la ligne { $line }.
ended-conceded = La partie s’arrête avant son terme, par abandon.
ended-agreed = La partie s’arrête avant son terme, d’un commun accord : ni rangs ni points.
verified = { $file } : { $game }, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $draws ->
    [one] { $draws } tirage recalculé
   *[other] { $draws } tirages recalculés
}, coups annulés : { $undos } ; tout concorde
verified-own = { $file } : { $game }, la feuille de partie vue par { $seat }, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} : c’est possible, mais les tirages ne peuvent pas être recalculés
marks-rule = règle
marks-ruling = notre décision
marks-option = option { $option }

# Ce qui a été tapé.
move-unknown = Ce n’est pas un coup : { $text }
move-empty = Une ligne vide n’est pas un coup.
move-ambiguous = { $text } peut désigner : { $names }
move-throw = Seul { $name } lance des tuiles : { $text }

# La liste des jeux.
game-line = { $title }, { $fewest } à { $most } joueurs, { $minutes } minutes :
value-default = { $value } (par défaut)

# The door of the hall.
door-open = La salle est ouverte. On y joue à :
door-unbuilt = La table du navigateur n’a pas été construite ici : « make play » la construit.
door-ways = Les programmes accèdent aux tables par cette interface :

# La fin : d’où viennent les points, comment ils ont grandi, à quel point c’était serré.
summary-sources = D’où viennent les points
summary-began = Au départ
summary-chart = Les points au fil de la partie
summary-level = { $winner } et { $other } sont à égalité de points : le départage a décidé.
summary-close = Une fin serrée : { $winner } devance { $other } { $points ->
    [one] d’un seul point
   *[other] de { $points } points
}.
