# The rules, in the panel at the table and as a page.
rules-title = Règles
rules-of = Les règles de { $title }
rules-list = Tous les articles
rules-search = Chercher dans les règles
rules-clear = Effacer la recherche
rules-found = { $count ->
    [0] Rien de trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-none = Rien ici ne parle de « { $sought } ».
rules-empty = Ce jeu n’a pas encore de règles ici.
rules-try = Essayer : { $example }
rules-back-to = Retour à { $clause }
rules-show-me = Apprendre à jouer
rules-better = Mieux jouer
rules-play = Jouer
rules-full = Les règles en détail
rules-ruling = Notre décision
rules-option = Option : { $option }
rules-print = Imprimer « Comment jouer »
