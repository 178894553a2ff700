# La ligue : un duel par semaine pour chaque personne inscrite, et un classement.

command-league = La ligue du serveur : un duel par semaine, et un classement

button-league-join = Participer
button-league-leave = Quitter
button-league-start = Lancer la ligue
button-league-show = Actualiser
button-league-weeks = Toutes les semaines
button-league-end = Terminer la ligue
button-league-end-now = Terminer maintenant
button-league-back = Retour
button-league-wins = { $name } gagne
button-league-tie = Égalité
button-league-neither = Personne n'a joué
button-league-as-played = Comme joué

## The page

league-title = Ligue · { game-name }
league-weeks = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
league-sign-up =
    Chaque semaine, tu affrontes quelqu'un d'autre, tant que c'est possible. Vous jouez la même donne contre { $kind ->
        [sixtysix] le même bot
       *[nimmt] les mêmes bots
    }, chacun quand ça lui convient. Une victoire vaut 1 point, une égalité ½. Si tu ne finis pas à temps, tu perds contre qui a fini. Si personne ne finit, personne ne marque.
    Cette ligue dure { league-weeks }. Elle commence quand quelqu'un qui gère le serveur la lance ; tu peux encore la rejoindre après.
league-nobody = Personne ne s'est encore inscrit.
league-signed-up = **Dans la ligue ({ $n }) :** { $names }
league-now = **Semaine { $week } sur { $weeks }** · finit { $until }
league-pairs = ✓ a joué. * vient de quelqu'un qui gère le serveur.
league-columns = Place, nom, points, semaines décidées. À points égaux, ceux des adversaires comptent.
league-out = Plus dans le tirage : { $names }
league-late = Rejoins la ligue maintenant et tu joues dès la semaine prochaine.
league-bye = libre : +1
league-over = **La ligue est finie.** Personne n'a marqué de point.
league-won = **La ligue est finie.** 🏆 { $n ->
    [one] { $names } la gagne !
   *[other] { $names } la gagnent ensemble !
}
league-week = Semaine { $n }

## What one person is told

league-none = Il n'y a pas de ligue ici. Quelqu'un qui gère le serveur en ouvre une avec `/{ command } league`.
league-begin =
    { "" }**Une nouvelle ligue :** s'inscrit qui veut, tu la lances, et je forme les duels chaque semaine. J'écris un message par semaine, dans ce salon : les nouveaux duels et le classement.
    Combien de temps doit-elle durer ?
league-made = La ligue est ouverte, les inscriptions se font ci-dessous. **{ button-league-start }** ouvre ensuite la première semaine.
league-open-already = Il y a déjà une ligue : `/{ command } league` la montre.
league-gone = Cette ligue n'existe plus. `/{ command } league` te dit s'il y en a une nouvelle.
league-full = Cette ligue est complète, désolé.
league-only-manager = Pour ça, il faut gérer le serveur.
league-start = Tout le monde s'est inscrit ? Quand tu lances la ligue, je forme les duels de la première semaine. Une semaine, c'est sept jours à partir de ce moment.
league-few = Il faut être au moins deux pour lancer une ligue.
league-started = La ligue est lancée !
league-ask-end = Terminer la ligue maintenant ? La semaine compte alors telle quelle : qui n'a pas fini perd contre qui a fini.
league-ask-end-early = Terminer la ligue avant qu'elle commence ? Personne n'a encore joué, donc personne ne gagne.
league-ended = La ligue est finie.
league-stranger = Tu n'es pas dans cette ligue. Avec **{ button-league-join }**, tu joues dès la semaine prochaine.
league-not-drawn = Tu ne joues pas cette semaine. Si tu participes, c'est pour la semaine prochaine.
league-last-week = C'est la dernière semaine, et tu n'y joues pas.
league-free = Il ne reste personne contre qui jouer cette semaine. Ça compte comme une victoire !
league-correct = Corriger un résultat
league-correct-how = Comment doit-il compter ?
