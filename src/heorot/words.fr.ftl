# Les mots du programme.

person = Joueur
bot-name = { $level } { $number }
level-novice = Novice
level-adept = Adepte
level-strong = Fort
level-bold = Hardi
level-wary = Prudent
level-master = Maître
level-random = Hasard
level-greedy = Avide
bot-about = { $seat }, c’est { $name }. { $line }
not-measured = La force des bots n’a pas été mesurée avec ces règles ou ces composants.
prompt = { $seat } >

# Ce que l’on compte : un jeu dont les points portent un nom à eux écrit son propre `unit`, en entier.
unit = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .acc = { unit }
    .none = aucun point
    .plural = points
    .closely = { $points ->
        [one] d’un seul point
       *[other] de { $points } points
    }

# Listes.
list-two = { $first } et { $last }
list-more = { $first }, { $next }
list-last = { $first } et { $last }
facts-more = { $first } · { $next }

# La saga : ce qu’un joueur a fait, puis les points et pourquoi.
saga-scored = { $deed } — { unit } : { $reasons }.
saga-unscored = { $deed } — { unit.none } : { $reasons }.
saga-join = { $first } ; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } abandonne

# Au terminal.
scores = { $seat } : { $points }
pile = pioche : { $count }
pile-empty = la pioche est vide : ce sont les derniers tours
hand = main : { $tiles }
seat-shown = { $seat } a en main, et tous le savent : { $tiles }
nothing-yet = Il ne s’est encore rien passé.
undone = Coup annulé.
undo-nothing = Il n’y a rien à annuler.
bye = Le silence retombe sur la salle. Bonne route !
saved = La partie est enregistrée dans { $file } ; pour la reprendre : heorot play --resume { $file }
recorded = La feuille de partie : { $file }
curtain = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
over = La partie est terminée.
result-conceded = Qui abandonne passe derrière tous les autres.
place-line = { $place }. { $seat } — { unit }
legal-count = { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
}
legal-more = { $moves ->
    [one] et { $moves } autre
   *[other] et { $moves } autres
} (au plus { $points })
legal-others = { $moves ->
    [one] et { $moves } autre
   *[other] et { $moves } autres
}
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { unit.acc }
figure-range-said = de { $low } à { $high } { unit.plural }
figure-mean-said = environ { $mean } { unit.plural } (de { $low } à { $high })
open-draw = Ce qui sera pioché ou lancé ensuite, nul ne le sait encore.
open-others = Le reste dépend de ce que choisissent les autres.
open-question = Ensuite, c’est encore à vous de décider.
open-hidden = Le reste dépend de ce que cachent les autres.
why-refused = Non ({ $clause }) : { $reason }
why-legal = { $points ->
    [0] Oui, mais cela ne rapporte rien :
   *[other] Oui, cela rapporte { unit.acc } :
}
why-legal-about = Oui, cela rapporte { $points } :
why-unknown = Oui ; ce que cela rapporte, on ne peut pas encore le savoir :
about-thing = { $name } : { $said } ({ $clause })
about-piece = { $name } ({ $kind })
about-several = « { $text } » peut être :
about-unknown = Je ne connais pas « { $text } ». On peut demander :
clause-title = { $clause } — { $title } ({ $marks })
no-clause = Il n’y a pas d’article { $clause }.
reason-random = tiré au sort
reason-points = pour { unit.acc }
help-move = Un coup s’écrit ainsi : { $example }. Les noms peuvent être abrégés.
reason-only = le seul coup possible
reason-search = à l’essai : ce coup gagne environ { $share } % des parties de ce genre
reason-exact-ahead = calculé jusqu’au bout : { unit } d’avance
reason-exact-behind = calculé jusqu’au bout : { unit } de retard, et aucun coup ne fait mieux
reason-exact-level = calculé jusqu’au bout : à égalité de points

# Conseils : comment les parties se poursuivent après un coup, et ce qui le distingue d’un autre.
hint-until = d’ici votre prochain tour
hint-line = { $rank }. { $move } : gagne { $share } % des parties, avance moyenne { $sign }{ $lead }
hint-line-alone = { $rank }. { $move }
hint-played = Le meilleur d’abord, selon le bot qui cherche. Après chaque coup, { $games } parties ont été jouées jusqu’au bout par le jeu rapide des bots, avec tout ce que vous ne voyez pas redistribué.
hint-unplayed = Le meilleur d’abord, selon le bot qui regarde un coup en avant.
hint-turn = à votre prochain tour
hint-scores-more = Marque davantage : { unit.acc }, contre { $instead } avec « { $than } ».
hint-scores-less = Marque moins : { unit.acc }, contre { $instead } avec « { $than } ».
hint-search-more = Son avantage vient plus tard : une recherche qui voit plus loin le préfère à « { $than } ».
hint-search-less = Son défaut vient plus tard : une recherche qui voit plus loin préfère « { $than } ».
hint-gains-more = Vous rapporte davantage { hint-until } : environ { unit.acc }, contre { $instead } après « { $than } ».
hint-gains-less = Vous rapporte moins { hint-until } : environ { unit.acc }, contre { $instead } après « { $than } ».
hint-gives-more = Laisse davantage à { $other } : environ { unit.acc } { hint-until }, contre { $instead } après « { $than } ».
hint-gives-less = Laisse moins à { $other } : environ { unit.acc } { hint-until }, contre { $instead } après « { $than } ».
hint-next-more = Prépare davantage : environ { unit.acc } { hint-turn }, contre { $instead } après « { $than } ».
hint-next-less = Prépare moins : environ { unit.acc } { hint-turn }, contre { $instead } après « { $than } ».
hint-later-more = Paie à la longue : à la fin, environ { unit.acc } de mieux qu’après « { $than } ».
hint-later-less = Coûte à la longue : à la fin, environ { unit.acc } de moins qu’après « { $than } ».
hint-share-more = Parmi les parties poursuivies, il en gagne plus que « { $than } » ; la raison n’apparaît que plus tard.
hint-share-less = Parmi les parties poursuivies, il en gagne moins que « { $than } » ; la raison n’apparaît que plus tard.
hint-alike = Presque équivalent à « { $than } » : les parties poursuivies ne montrent pas de différence nette.

help-commands =
    { typed-legal } [NOM]        les coups permis et ce que chacun rapporte
    { typed-why } COUP      pourquoi il est permis ou non, et ce qu’il rapporte
    { typed-hint }         ce que ferait le meilleur bot, et pourquoi
    { typed-rules } [ARTICLE]   comment jouer et les règles, ou un article
    { typed-about } NOM      ce qu’est une chose et ce qu’elle fait
    { typed-board } · { typed-hand } · { typed-scores } · { typed-last } · { typed-undo } · { typed-quit }
your-turn = À vous : { $task }.

# Ce que l’on peut taper au terminal ; les mots anglais sont toujours compris aussi.
typed-legal = coups
typed-why = pourquoi
typed-hint = suggestion
typed-board = plateau
typed-hand = main
typed-scores = totaux
typed-last = récit
typed-about = expliquer
typed-rules = règles
typed-undo = annuler
typed-help = aide
typed-quit = quitter

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
verified-signed = signée par la salle { $hall }
verified-unsigned = signée par aucune salle
verified-receipt = c’est bien la partie de votre reçu : rien n’a été remplacé après que votre appareil a révélé son nombre secret
verified-void-silent = départ { $round } manqué : le nombre secret { $seat-of } n’est pas venu
verified-void-left = départ { $round } manqué : { $seat } a quitté la table
verified-void-removed = départ { $round } manqué : { $seat } a dû quitter la table
marks-rule = règle
marks-ruling = notre décision
marks-option = option { $option }

# Ce qui a été tapé.
move-unknown = Je ne comprends pas « { $text } ». Tapez « aide » pour voir comment écrire un coup.
move-empty = Tapez un coup, ou « aide ».
move-ambiguous = { $text } peut désigner : { $names }
move-throw = Seul { $name } lance des tuiles : { $text }

# Comment jouer, au terminal : ce que montre une image ; une case d’un tableau, avec le nom de sa colonne. Un nombre dans un tableau.
howto-picture = [{ $said }]
howto-entry = { $column } : { $entry }
listing-number = { $number }

# La liste des jeux.
game-line = { $title }, { $fewest } à { $most } joueurs, { $minutes } minutes :
value-default = { $value } (par défaut)
preset-letter = à la lettre
preset-played = comme on y joue
option-line = { $option } : { $values } — { $said } [{ $clause }]
preset-line = préréglage { $preset } ({ $called }) : { $values }

# The door of the hall.
door-open = La salle est ouverte. On y joue à :
door-unbuilt = La table du navigateur n’a pas été construite ici : « make play » la construit.
door-ways = Les programmes accèdent aux tables par cette interface :

# La fin : d’où viennent les points, comment ils ont grandi, à quel point c’était serré.
summary-sources = D’où viennent les points
summary-began = Au départ
summary-chart = Les points au fil de la partie
summary-total = Total
summary-cell = { $points } ({ $count }×)
summary-best = Le meilleur coup : { $deed } ({ unit }).
summary-level = { $winner } et { $other } sont à égalité : le départage a tranché.
summary-close = Une fin serrée : { $winner } devance { $other } { unit.closely }.

# Relecture.
words-lacks = { $id } n’a pas de texte dans cette langue.
words-unused = { $id } n’existe pas en anglais : ce n’est jamais dit.
words-whole = Rien ne manque.

# Dans la conversation d’un groupe.
hook-greeting = On dira ici de qui l’on attend le coup à une table de { $game }, quand quelqu’un n’y est pas. { $link }
hook-turn = { $game } : on attend { $names }. { $link }
