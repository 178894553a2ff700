# The leaderboard, seasons, and matches declared void.

## The leaderboard

leaders-title = Classement
leaders-heading = Classement · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (depuis le { $since })
leaders-order-rating = Par cote
leaders-order-wins = Par victoires
leaders-order-share = Par taux de victoire
leaders-order-score = Par { $kind ->
    [sixtysix] points de partie
   *[nimmt] têtes de bœuf
} par manche
leaders-order-matches = Par parties jouées
leaders-window-month = Ce mois-ci
leaders-window-quarter = Ce trimestre
leaders-window-recent = 30 derniers jours
leaders-window-all = Depuis toujours
leaders-played-all = Toutes les variantes
leaders-played-game = { game-name } : toutes les variantes
leaders-ladder-table = Entre humains
leaders-ladder-solo = En solo contre les bots
leaders-menu-order = Ordre
leaders-menu-window = Période
leaders-menu-played = Variante
leaders-button-solo = En solo contre les bots
leaders-button-table = Entre humains
leaders-button-share = Montrer à tout le monde
leaders-button-mine = Ma place
# Stands between the thousands and the hundreds.
leaders-thousands-sign = { " " }
leaders-percent = { $n } %
leaders-record = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $matches } ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] points de partie
   *[nimmt] têtes de bœuf
} par manche
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name } : { $record }
leaders-mine = **Ta place : { $place }** · { $record }
leaders-mine-none = Tu n'es pas dans cette liste.
leaders-page = Page { $page } sur { $pages }
leaders-empty = Aucune partie terminée ici. `/{ command } new` lance la première !
leaders-empty-chosen = Aucune partie terminée ici ne correspond à ce choix.
leaders-empty-rated = Personne n'a encore de cote dans ce choix. Il faut une partie terminée d'au moins { $turns } { $kind ->
    [sixtysix] plis
   *[nimmt] tours
}.
leaders-footer-rating = C'est le bas de la fourchette qui compte : la chance seule ne mène personne en tête. « ? » veut dire : pas encore assez de parties pour en être sûr. Comptent les parties d'au moins { $turns } { $kind ->
    [sixtysix] plis
   *[nimmt] tours
}, toutes variantes confondues.{ $ladder ->
    [solo] {""}
   *[table] {" "}Qui s'en va, ou s'absente plus de la moitié de la partie, finit dernier.
}
leaders-footer-wins = On compte d'abord les victoires, puis leur taux, puis les { $kind ->
    [sixtysix] points de partie
   *[nimmt] têtes de bœuf
} par manche. Une victoire partagée compte en entier.
leaders-footer-few = Avec moins de { $few } parties, on passe en fin de liste. Une victoire partagée compte en entier.
leaders-footer-few-games = Seules les manches marquées en { $kind ->
    [sixtysix] points de partie
   *[nimmt] têtes de bœuf, avec le nombre habituel de cartes,
} comptent. Avec moins de { $few }, on passe en fin de liste.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Ce sont les parties terminées, même celles quittées avant la fin.{" "}
}Une victoire partagée compte en entier.

## The end of a match

match-over-solo = Une partie contre des bots : elle compte pour le classement solo.
leaders-change-title = Classement du serveur
leaders-change-title-solo = Classement solo
leaders-change-new = **{ $place }.** { $name } · fait son entrée !
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · avant : n° { $before }
leaders-change-unrated = Places selon les victoires : la partie était trop courte pour changer les cotes.

## The commands

command-leaderboard = Qui joue le mieux sur ce serveur
command-leaderboard-variant = Seulement les parties de cette variante
command-void = Annuler une partie, ou la rétablir (gestion du serveur)

## Matches declared void

void-title = Annuler une partie
void-intro = Choisis une partie. Je te demanderai confirmation avant de faire quoi que ce soit. Une partie annulée disparaît des victoires et des cotes, comme si on ne l'avait jamais jouée.
void-menu = Choisis une partie…
void-option = ANNULÉE · { $names }
void-own-rules = règles maison
void-age-minutes = { $n ->
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
void-age-hours = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
void-age-days = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}
void-seat = • { $name } · { $score }
void-ask = **Annuler cette partie ?** Victoires et cotes seront comme si on ne l'avait jamais jouée. Tu pourras la rétablir plus tard.
void-declared = **Cette partie est annulée.** Décision prise { $when } par { $by }.
void-restored = **C'est rétabli.** La partie compte de nouveau.
void-button-declare = Annuler la partie
void-button-restore = Rétablir
void-button-back = Retour à la liste
void-button-newer = Plus récentes
void-button-older = Plus anciennes
void-only-manager = Pour annuler une partie, il faut gérer le serveur.
void-gone = Cette partie n'existe plus ici.
