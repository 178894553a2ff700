# Les réglages : ceux d'un serveur (Gérer le serveur), ceux d'une personne (Les miens), et le mot qui annonce
# une table. Le bouton d'un réglage tient à côté de son texte ; une entrée de menu a 100 caractères au plus.

# Le nom que cette langue se donne.
language-name = Français

command-settings = Tes réglages, et ceux du serveur si tu le gères
settings-only-manager = Il faut gérer le serveur pour changer ça. Tes réglages à toi, c'est `/{ command } settings`.
settings-outdated = Cette liste a changé entre-temps, je n'y ai donc pas touché. Voici où elle en est :
settings-banned-you = Pour l'instant, tu ne peux pas jouer sur ce serveur. Les gens qui le gèrent te diront pourquoi.
settings-not-here = Pas dans ce salon. Essaie l'un de ceux-ci : { $channels }

settings-title-server = Réglages de ce serveur
settings-note-server = Chaque changement est gardé aussitôt. La langue et la distribution changent à la prochaine table.
settings-title-tables = Nouvelles tables
settings-note-tables = Ce qui vaut si la personne qui ouvre la table ne dit rien d'autre.
settings-title-players = Joueurs
settings-note-players = Ce qu'on peut faire ici, et qui peut jouer.
settings-page-server = Serveur
settings-page-tables = Nouvelles tables
settings-page-players = Joueurs
settings-page-mine = Mes réglages
settings-back = Réglages du serveur
settings-on = activé
settings-off = désactivé
settings-turn-on = Activer
settings-turn-off = Désactiver

settings-language = Langue
settings-language-discord = Comme dans Discord
settings-language-own = Ma langue dans les salons de ce serveur : **{ $language }**.
settings-language-usual = Ma langue dans les salons : **{ $language }**, celle du serveur dans Discord.
settings-channels = Salons
settings-channels-every = Tous les salons
settings-channels-all = On peut ouvrir une table dans tous les salons.
settings-channels-some = On ne peut ouvrir une table que dans ces salons et leurs fils : { $channels }
settings-hands = Distribution
settings-hands-dm = J'envoie les cartes en message privé, sauf si quelqu'un préfère autrement.
settings-hands-private = Je montre les cartes dans le salon, à chacun les siennes, sauf si quelqu'un préfère autrement.
settings-hands-dm-option = En message privé
settings-hands-private-option = Dans le salon, à l'abri des regards
settings-seasons = Saisons
settings-seasons-monthly = Le classement commence une nouvelle saison chaque mois.
settings-seasons-quarterly = Le classement commence une nouvelle saison tous les trois mois.
settings-seasons-none = Le classement n'a pas de saisons.
settings-seasons-monthly-option = Chaque mois
settings-seasons-quarterly-option = Tous les trois mois
settings-seasons-none-option = Pas de saisons
settings-keep = Revoir les parties
settings-keep-days = { $n ->
    [one] On peut revoir une partie finie pendant { $n } jour. Son résultat reste.
   *[other] On peut revoir une partie finie pendant { $n } jours. Son résultat reste.
}
settings-keep-always = On peut revoir une partie finie aussi longtemps qu'on veut.
settings-keep-option = { $n ->
    [one] Pendant { $n } jour
   *[other] Pendant { $n } jours
}
settings-keep-always-option = Sans limite
settings-keep-goes = Les plus anciennes sont supprimées en quelques heures. C'est définitif.

settings-pace-live = Tout le monde est là : une minute environ par coup.
settings-pace-relaxed = On a une heure par coup.
settings-pace-slow = On a une journée par coup.
settings-pace-live-option = live : une minute environ
settings-pace-relaxed-option = relaxed (tranquille) : 1 heure
settings-pace-slow-option = slow (au ralenti) : 24 heures
settings-thread = Fils
settings-thread-on = Une nouvelle table a son propre fil.
settings-thread-off = Une nouvelle table reste dans le salon où on l'ouvre.
settings-quiet = Tables discrètes
settings-quiet-on = Une partie tient en un seul message qui change, sauf avis contraire de l'hôte.
settings-quiet-off = Une partie publie de nouveaux messages au fil du jeu, sauf avis contraire de l'hôte.

settings-hints = Conseils
settings-hints-on = Ici, on peut demander conseil, sauf si une partie se joue sans.
settings-hints-off = Ce serveur joue sans conseils.
settings-animations = Images animées
settings-animations-on = Quand une rangée est ramassée, l'image s'anime.
settings-animations-off = Ici, les images ne bougent pas.
settings-reminders = Rappels
settings-reminders-on = Quand le temps va manquer, je fais signe une fois, sauf à qui n'en veut pas.
settings-reminders-off = Je ne fais signe à personne quand le temps va manquer.
settings-achievements = Succès
settings-achievements-on = Ici, on peut gagner des succès.
settings-achievements-off = Ici, il n'y a pas de succès.
settings-banned = Écartés des tables
settings-banned-pick = Personne
settings-banned-nobody = Tout le monde peut ouvrir et rejoindre une table.
settings-banned-some = Ne peuvent ni ouvrir ni rejoindre de table ici : { $people }

settings-title-mine = Tes réglages
settings-note-mine = Ils valent sur tous les serveurs, sauf là où il est écrit « sur ce serveur ».
mine-language-own = Ma langue avec toi : **{ $language }**.
mine-language-usual = Ma langue avec toi : **{ $language }**, celle de ton Discord.
mine-hands = Tes cartes
mine-hands-table = Tu reçois tes cartes comme chaque serveur l'a réglé.
mine-hands-dm = Je t'envoie tes cartes en message privé.
mine-hands-private = Je ne t'envoie jamais tes cartes en message privé : tu les vois dans le salon, à l'abri des autres. Appuie sur **{ button-hand }** sous la table, ou tape `/{ command } hand`.
mine-hands-table-option = Comme sur le serveur
mine-reminders-on = Je te fais signe une fois quand ton temps va manquer, sauf là où un serveur ne le veut pas.
mine-reminders-off = Je ne te fais pas signe quand ton temps va manquer.
mine-still = Moins d'animations
mine-still-on = Les images ne bougent pas quand tu joues en solo contre les bots, ni aux tables où tout le monde le veut.
mine-still-off = Les images bougent, sauf là où un serveur ne le veut pas.
mine-suits = Quatre couleurs
mine-suits-on = Sur les images que personne d'autre ne voit, chaque couleur a sa teinte : trèfle en vert, carreau en bleu.
mine-suits-off = Pique et trèfle sont noirs, cœur et carreau rouges.
mine-alerts = Nouvelles tables ici
mine-alerts-on = Je t'écris quand une table s'ouvre sur ce serveur, une fois par heure au plus.
mine-alerts-off = Je ne t'écris pas quand une table s'ouvre sur ce serveur.

lobby-footer-private = Tes cartes ne sont que pour toi : appuie sur « { button-hand } » une fois la partie lancée.
board-first-turn-private = Nouvelle manche ! { $n } cartes par personne. Appuie sur **{ button-hand }** pour voir les tiennes.

alert-table = { icon } Une table de **{ game-name }** est ouverte sur **{ $server }** : { $link }
alert-table-somewhere = { icon } Une table de **{ game-name }** est ouverte : { $link }
alert-stop = Ne plus m'écrire
alert-stopped = D'accord, je ne t'écrirai plus pour les nouvelles tables là-bas.
alert-unreached = Je n'ai pas pu t'écrire qu'une table venait d'ouvrir, alors c'est désactivé sur tous les serveurs. Là où tu y tiens, autorise les messages privés du serveur, puis réactive ça là-bas : `/{ command } settings`.
