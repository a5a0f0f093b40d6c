# The page's own words that every view uses.
ui-waiting = Un instant…
ui-wrong = Cela n’a pas marché
ui-again = Réessayer
ui-hall = Vers la salle
ui-close = Fermer
ui-cancel = Annuler
ui-yes = Oui
ui-no = Non
ui-copy = Copier
ui-copied = Copié
ui-more = Plus

# What may go wrong, by the hall's own word for it.
trouble-bad-code = Ce code n’ouvre rien ici. Peut-être a-t-il déjà servi.
trouble-bad-message = La salle n’a pas compris la page. Rechargez-la.
trouble-bad-name = Ce nom ne convient pas : 24 lettres au plus, aucun signe caché.
trouble-bad-option = Ces réglages ne sont pas possibles ici.
trouble-barred = L’hôte de cette salle vous en a fermé la porte.
trouble-frozen = Les règles ont changé depuis le début de cette partie : on peut la revoir, pas la continuer.
trouble-hidden-hands = Les mains sont cachées à cette table : personne d’autre ne reprend une place sans l’accord de tous ceux qui restent.
trouble-host = La salle ne répond pas à cette adresse.
trouble-illegal = Ce coup n’est pas permis ici.
trouble-internal = Une erreur s’est produite dans la salle. Rien n’a changé.
trouble-not-a-move = Ce n’est pas un coup.
trouble-not-found = Il n’y a rien ici.
trouble-not-now = Ce n’est pas possible maintenant.
trouble-nod = Quelqu’un venu de chez vous a dû quitter cette table. Demandez une invitation à l’hôte.
trouble-not-yours = C’est à un autre joueur d’en décider.
trouble-old-page = Cette page est plus ancienne que la salle. Rechargez-la.
trouble-no-hints = À cette table, pas de conseils : les joueurs n’en sont pas convenus.
trouble-one-seat = À une table ouverte à tous, chacun a une seule place.
trouble-origin = Cette demande vient d’un autre site.
trouble-people = La salle ne peut accueillir personne de plus.
trouble-read-only = La salle ne peut rien écrire pour l’instant : la partie attend.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-seated-speak = Seuls ceux qui sont assis à cette table peuvent y parler.
trouble-signed-out = Cet appareil a été déconnecté. Pour revenir, utilisez un code d’un autre de vos appareils ou donnez un nom.
trouble-slow-down = Trop de demandes à la fois. Attendez un instant.
trouble-table-aside = Cette table est abîmée et a été mise de côté. L’hôte de cette salle le sait.
trouble-table-closed = L’hôte de cette salle a fermé cette table.
trouble-tables = La salle n’a plus de place pour une table. Réessayez plus tard.
trouble-tables-each = Vous avez { $most } tables ouvertes. Terminez-en une d’abord.
trouble-too-big = C’est trop long.
trouble-too-many = Il y a déjà trop de monde ici.
trouble-who-are-you = La salle ne vous connaît pas encore : dites votre nom.
trouble-unreachable = La salle ne répond pas. Est-elle encore ouverte ?

# D’où vient un composant.
ui-source = D’où cela vient
ui-source-partly = Une partie de ce qui est imprimé ici est connue ; le reste est notre reconstitution.
ui-source-likely = Aucune source publique ne l’établit avec certitude, mais toutes concordent.
ui-source-reconstructed = Ce qui est imprimé ici n’est pas public : c’est notre reconstitution, conforme à tous les nombres et exemples connus.
name-said = { $name } : { $said }
ui-facts = { $first } · { $next }
