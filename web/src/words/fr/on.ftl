# A finished game, played on from one of its moments against bots.
on-title = { $title } : et si ?
on-about = entraînement, rien n’est gardé
on-bot = bot
on-thinking = Les autres choisissent
on-won = D’ici, vous auriez gagné
on-lost = D’ici, la victoire n’est pas venue
on-again = Recommencer d’ici
on-back = Revenir au coup par coup
