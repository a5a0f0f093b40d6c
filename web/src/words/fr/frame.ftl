# The frame around every game.
frame-board = Le plateau
frame-hand = Votre main et ce que vous pouvez faire
frame-seats = Les joueurs
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
frame-hint = Une suggestion
frame-hinted = { $move } : { $why }
frame-coming = On approche de la table…
frame-your-turn = À vous — { $task }
frame-your-turn-short = À vous
frame-turn-of = C’est à { $name }
frame-thinks = { $name } réfléchit
frame-dealing = On distribue
frame-over = La partie est finie
frame-paused = La partie est en pause
frame-resume = Reprendre la partie
frame-result = Résultat
frame-look = Voir le plateau
frame-replay = Revoir la partie
frame-reconnecting = La connexion est perdue. Nouvel essai…
frame-asking = On attend la réponse { $names-of }
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
frame-away = hors ligne
frame-free = Laisser un bot prendre le relais
frame-freed = Ce lien ouvre la place à quelqu’un d’autre : { $link }
frame-chat-empty = Personne n’a encore parlé.
frame-chat-say = Dire quelque chose
frame-chat-send = Dire
frame-command = Tapez un coup, ou « aide »
frame-curtain = C’est au tour { $name-of }
frame-curtain-why = Passez l’appareil. La main reste cachée jusque-là.
frame-curtain-open = Je suis { $name } : montrer ma main

menu-title = Menu
menu-code = Code de la table
menu-settings = Réglages
menu-pause = Demander une pause
menu-leave = Partir (un bot prend le relais)
menu-return = Reprendre ma place
menu-end = Proposer d’arrêter sans résultat
menu-end-sure = Tous doivent accepter ; personne ne gagne. Le proposer ?
menu-concede = Abandonner
menu-concede-sure = Vous passerez derrière tous les autres. Abandonner ?

saga-between =  ;
saga-title = Saga
saga-empty = Il ne s’est encore rien passé.
saga-taken-back = (repris)
saga-said = { $name } : { $text }
saga-undone = Un coup a été repris.
saga-began = La partie commence.
saga-begins = { $name } commencera.
saga-begins-lot = Le sort désignera qui commence.
saga-paused = La partie est en pause.
saga-resumed = { $name } reprend la partie.
saga-reopened = Quelqu’un n’a pas répondu à temps : la table se réunit de nouveau.
saga-ended-over = La partie est finie.
saga-ended-conceded = La partie s’arrête : les autres ont abandonné.
saga-ended-agreed = La partie s’arrête sans résultat, d’un commun accord.
saga-asked-undo = { $name } demande à reprendre un coup.
saga-asked-end = { $name } propose d’arrêter la partie sans résultat.
saga-asked-pause = { $name } demande une pause.
saga-agreed = { $name } est d’accord.
saga-declined = { $name } n’est pas d’accord.
saga-sat = { $name } s’assied.
saga-botted = { $name }, un bot, s’assied.
saga-stood = { $name } quitte sa place.
saga-removed = L’hôte a exclu { $name }.
saga-conceded = { $name } abandonne.
saga-returned = { $name } est de retour.
saga-moved = { $name } prend la place.
saga-stoodin-left = { $name } part ; un bot joue.
saga-stoodin-time = { $name } n’a plus de temps ; un bot joue.
saga-stoodin-conceded = Un bot joue pour { $name }.
saga-stoodin-freed = { $name } ne répond plus ; un bot joue.

command-board = table
command-hand = main
command-legal = coups
command-scores = points
command-last = dernier
command-why = pourquoi
command-hint = suggestion
command-undo = annuler
command-about = expliquer
command-help = aide
command-nothing = Il n’y a rien à dire.
command-move = { $move } : { $worth }
command-move-alone = { $move }
command-tally = { $said } : { $count }
command-answer = Tapez un coup, ou : { $commands }
