# La donne du jour : les mêmes cartes pour tout le monde, une fois par jour.

command-daily = La donne du jour : mêmes cartes et { $kind ->
    [sixtysix] même bot
   *[nimmt] mêmes bots
} pour tout le monde, un seul essai

button-daily-too = À toi de jouer
button-daily-today = La donne du jour
button-daily-week = Cette semaine
button-daily-last-week = La semaine dernière

daily-title = Donne du jour · { $date }
daily-welcome =
    { "" }**Aujourd'hui, tout le monde reçoit ces cartes,** contre { $kind ->
        [sixtysix] le même bot de niveau 9
       *[nimmt] les mêmes bots de niveau 9
    } : { $bots }.
    Tu as **un seul essai** : { $kind ->
        [sixtysix] une manche, et chaque point de partie compte
       *[nimmt] dix tours, et le moins de têtes de bœuf possible
    }. Une pause ? `/{ command } daily` te ramène ici.
daily-outside = Elle compte là où tu fais ton premier choix. Ici, elle ne compte sur aucun serveur.
daily-closes = fermeture { $when }
daily-moment = Un instant ! Je m'occupe encore de ta demande précédente.
daily-stale = Tu as continué entre-temps. Voici où tu en es :
daily-yesterday = C'est encore la donne d'hier. Tu peux la finir : elle ferme { $when }.
daily-today-waits = Celle d'aujourd'hui t'attend !
daily-over = Cette donne est terminée.
daily-not-begun = Tu n'as pas commencé cette donne. Celle d'aujourd'hui t'attend !

## Le résultat. Dans le salon, il ne doit dévoiler aucune carte.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par : { $par }
daily-bot = { $name } : { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Mieux que la seule autre personne ici.
       *[other] La seule autre personne ici a fait au moins aussi bien.
    }
   *[other] Mieux que { $percent } % des { $n } autres ici.
}
daily-first-here = Personne ici n'avait encore terminé cette donne : tu ouvres le bal.
daily-counts-elsewhere = Elle ne compte pas ici : tu l'as commencée ailleurs.
daily-streak = 🔥 { $n } jours de suite
daily-par-later = Le par est encore en cours de calcul : c'est ce qu'un bot de niveau 9 { $kind ->
        [sixtysix] marque
       *[nimmt] ramasse
    } avec tes cartes, en moyenne.
daily-par-about = Le par, c'est ce qu'un bot de niveau 9 { $kind ->
        [sixtysix] marque
       *[nimmt] ramasse
    } avec tes cartes, en moyenne.
daily-next = Prochaine donne { $when }.
daily-seed = Graine du { $date } : `{ $seed }`. Avec elle, n'importe qui peut vérifier cette donne.
daily-shared = { icon } **{ $name }** a joué la donne du jour · { $date }
daily-not-shared = Je n'ai pas pu publier ça ici, et rien n'a changé. Réessaie dans un instant.

## Le tableau de la semaine

daily-week-title = **Donnes du jour** · du { $first } au { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } points de partie par jour
   *[nimmt] { $mean } têtes de bœuf par jour
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
daily-week-empty = Personne ici n'a terminé de donne.
daily-week-footer = { $kind ->
        [sixtysix] Ce sont les points de partie par jour qui comptent
       *[nimmt] Ce sont les têtes de bœuf par jour qui comptent
    }. Pour être au classement, il faut { $n ->
    [one] un jour
   *[other] { $n } jours
}.
