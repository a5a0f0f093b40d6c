# Une table avant la partie.
gather-title = On s’installe
gather-full = Tout le monde est assis
gather-beginning = La partie va commencer
gather-open = Place libre
gather-away = pas là pour l’instant
gather-bot = bot
gather-opener = hôte
gather-ready-mark = C’est bon
gather-invite = Inviter
gather-invite-to = Inviter quelqu’un à la place { $seat }
gather-invite-about = La place revient à qui ouvre ce lien en premier. Ensuite, le lien ne sert plus.
gather-invite-all = Inviter tout le monde
gather-invite-all-about = Un seul lien pour toutes les places libres.
gather-qr = Code QR du lien vers cette table
gather-share = Partager…
gather-bot-short = Bot
gather-put-bot = Mettre un bot à la place { $seat }
gather-level-of = Niveau { $name-of }
gather-take-bot = Retirer { $name }
gather-stand = Quitter cette place
gather-remove = Exclure
gather-remove-name = Exclure { $name }
gather-how = Comment venir
gather-room = Code de table
gather-room-how = À taper sur { $host }, sous « Entrer avec un code ».
gather-copy = Copier le lien
gather-show-qr = Code QR
gather-near = Cette salle n’est ouverte que sur cette machine : aucun autre appareil ne l’atteint. Lancée avec -⁠-⁠lan, elle accueille la maison.
gather-dealing = « C’est bon » veut dire : votre appareil ajoute au tirage un nombre secret à lui. Alors personne, pas même l’hôte avec un bot ou un complice, ne peut choisir ce qui est tiré.
gather-dealing-more = Ce que cela prouve, et ne prouve pas
gather-sit-title = Prenez place
gather-name = Votre nom
gather-code = Code de table
gather-sit = M’asseoir
gather-sit-too = Je joue aussi
gather-no-seat = Toutes les places sont prises. Restez regarder : la partie s’affiche ici dès qu’elle commence.
gather-missing = { $open ->
    [one] { $open } place est encore libre.
   *[other] { $open } places sont encore libres.
}
gather-all-here = Toutes les places sont prises.
gather-fill = Ajouter des bots
gather-begin = Commencer la partie
gather-ready = C’est bon
gather-say-ready = Appuyez sur « C’est bon » dès que vous pouvez jouer.
gather-wait-opener = En attente de l’hôte de la table.
gather-sealing = Mélange équitable…
gather-sealing-for = Mélange équitable… on attend { $names }
gather-reopened = Quelqu’un n’a pas répondu à temps : la table se réunit de nouveau.
gather-reopened-by = Aucun nombre secret n’est venu à temps { $names-of } : rien n’a été distribué. Recommencez ; les autres sont toujours prêts.
gather-unfit = Votre appareil garde son nombre secret : ce que la salle annonce ne correspond pas à ce qu’elle avait promis.
gather-lost = Votre place est de nouveau libre.
gather-reconnecting = La connexion est perdue. Nouvel essai…
gather-watching = { $people ->
    [one] { $people } personne regarde
   *[other] { $people } personnes regardent
}
gather-clock = pendule : { $minutes } min + { $seconds } s par coup
gather-own-parts = avec ses propres composants
gather-listed = ouverte à tous
gather-first = { $name } commence.
gather-first-lot = Le sort désignera qui commence.
gather-seat = place { $seat }
