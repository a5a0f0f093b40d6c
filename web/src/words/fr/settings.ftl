# Les réglages : cet appareil, et qui l’on est.
settings-title = Réglages
settings-device = Cet appareil
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-text = Taille du texte
settings-plain = Sobre
settings-plain-about = Ni bois ni vélin, mais des traits plus marqués.
settings-speed = Mouvement
settings-speed-off = Aucun
settings-one-tap = Jouer d’un seul geste
settings-one-tap-about = Toucher une case joue aussitôt, sans second geste.
settings-by-itself = Coups forcés d’eux-mêmes
settings-by-itself-about = Quand il ne reste qu’un coup, il est joué sans un geste.
settings-sound = Son
settings-sound-about = Le bois, la pièce, le parchemin, et un cor quand c’est à vous.
settings-tips = Astuces des premières parties
settings-tips-about = Une ligne quand il se passe du nouveau, jusqu’à votre première partie achevée. Réactivez pour toutes les revoir.
settings-keys = Raccourcis clavier
settings-keys-about = Des lettres seules agissent à la table. Coupez-les si elles gênent vos propres outils.
settings-stays = Tout cela reste sur cet appareil.
settings-who = Qui vous êtes
settings-name = Votre nom
settings-keep = Enregistrer le nom
settings-kept = La salle vous connaît désormais sous ce nom.
settings-name-about = Aux tables où vous êtes déjà, l’ancien nom demeure.
settings-nobody = La salle ne vous connaît pas encore. Un nom suffit ; si vous n’en donnez pas, elle en choisira un dans les sagas.
settings-carry = Continuer sur un autre appareil
settings-carry-about = Avec un code, un autre téléphone ou ordinateur devient aussi le vôtre : même nom, mêmes tables.
settings-carry-do = Créer un code
settings-carry-how = Visez ce code avec l’autre appareil ou tapez-le là-bas. Il sert une fois, jusqu’à { $until }.
settings-carry-qr = Code QR pour continuer sur un autre appareil
settings-carried = Un code venu d’un autre appareil
settings-carried-do = Utiliser le code
settings-carried-done = Sur cet appareil, vous êtes maintenant { $name }.
settings-forget = M’oublier
settings-forget-about = La salle oublie votre nom et tous vos appareils. Dans les journaux des tables, vos noms et vos paroles sont effacés ; les feuilles de partie que d’autres ont gardées restent telles quelles.
settings-forget-do = M’oublier
settings-forget-sure = { $name }, vos places ne pourront plus être reprises. Vous oublier ?
settings-forgotten = La salle ne vous connaît plus.

# Les appareils et programmes qui agissent en votre nom.
devices-title = Vos appareils
devices-here = Cet appareil
devices-unnamed = Un appareil
devices-seen = vu le { $when }
devices-open = { $pages ->
    [one] une page ouverte
   *[other] { $pages } pages ouvertes
  }
devices-out = Déconnecter
devices-out-one = Déconnecter { $what }
devices-out-others = Déconnecter tous les autres
devices-programs = Programmes à vos places
devices-program = Place { $seat } à une table
devices-until = jusqu’au { $when }
devices-revoke = Retirer le jeton
devices-revoke-one = Retirer le jeton de la place { $seat }
