# The frame around every game.
frame-board = Le plateau
frame-hand = Votre main et ce que vous pouvez faire
frame-seats = Les joueurs
frame-points-of = points de { $name }
frame-grip = Saga, règles, conversation
frame-sheet = Saga, règles, conversation
frame-rules = Règles
frame-chat = Conversation
frame-players = Joueurs
frame-moves = Ce que vous pouvez faire
frame-choose = choisissez un coup
frame-wait = Attendez votre tour
frame-take-back = Reprendre
frame-undo = Annuler mon dernier coup
frame-hint = Un conseil
frame-hinted = { $move } : { $why }
frame-coming = On approche de la table…
frame-your-turn = À vous — { $task }
frame-your-turn-short = À vous
frame-turn-of = C’est à { $name }
frame-thinks = { $name } réfléchit
frame-dealing = On distribue
frame-over = La partie est finie
frame-paused = La partie est en pause
frame-resume = Continuer
frame-result = Résultat
frame-look = Voir le plateau
frame-replay = Revoir la partie
frame-reconnecting = La connexion est perdue. Nouvel essai…
frame-asking = On attend la réponse de : { $names }
frame-looking-on = { $people ->
    [one] Vous regardez la partie.
   *[other] Vous regardez la partie, { $people } en tout.
}
frame-watching = { $people ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $people } personnes regardent.
}
frame-conceded = a abandonné
frame-stand-in = un bot joue
frame-you = vous
frame-bot = bot
frame-away = absent
frame-free = Laisser jouer un bot
frame-freed = Ce lien ouvre la place à quelqu’un d’autre : { $link }
frame-chat-empty = Personne n’a encore parlé.
frame-chat-say = Dire quelque chose
frame-chat-send = Dire
frame-command = Un coup ou une question (aide)
frame-curtain = C’est au tour de { $name }
frame-curtain-why = Passez l’appareil. La main reste cachée jusque-là.
frame-curtain-open = Je suis { $name } : montrer ma main

menu-title = Menu
menu-code = Code de la table
menu-settings = Réglages
menu-pause = Demander une pause
menu-leave = Partir : un bot joue
menu-return = Reprendre ma place
menu-end = Proposer d’arrêter sans score
menu-end-sure = Tous doivent accepter ; personne ne gagne. Le proposer ?
menu-concede = Abandonner
menu-concede-sure = Vous serez classé derrière tous les autres. Abandonner ?

saga-title = Saga
saga-empty = Il ne s’est encore rien passé.
saga-taken-back = (repris)
saga-said = { $name } : { $text }
saga-undone = Un coup a été repris.
saga-began = La partie commence.
saga-paused = La partie est en pause.
saga-resumed = { $name } reprend la partie.
saga-reopened = Tous n’ont pas révélé leur sel : la table se réunit de nouveau.
saga-ended-over = La partie est finie.
saga-ended-conceded = La partie s’arrête : les autres ont abandonné.
saga-ended-agreed = La partie s’arrête sans score, d’un commun accord.
saga-asked-undo = { $name } demande à reprendre un coup.
saga-asked-end = { $name } propose d’arrêter la partie sans score.
saga-asked-pause = { $name } demande une pause.
saga-agreed = { $name } est d’accord.
saga-declined = { $name } n’est pas d’accord.
saga-sat = { $name } s’assied.
saga-botted = { $name } s’assied, un bot.
saga-stood = { $name } quitte sa place.
saga-removed = On a prié { $name } de partir.
saga-conceded = { $name } abandonne.
saga-returned = { $name } est de retour.
saga-moved = { $name } prend la place.
saga-stoodin-left = { $name } part ; un bot joue.
saga-stoodin-time = { $name } n’a plus de temps ; un bot joue.
saga-stoodin-conceded = Un bot joue pour { $name }.
saga-stoodin-freed = { $name } est absent ; un bot joue.

command-board = table
command-hand = main
command-legal = coups
command-scores = points
command-last = dernier
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-help = aide
command-nothing = Il n’y a rien à dire.
command-move = { $move } : { $worth }
command-move-alone = { $move }
command-answer = Tapez un coup, ou : { $commands }
