# Les statistiques de quelqu'un : une image, quelques lignes, des boutons.

## Les commandes

command-me = Tes parties ici en chiffres, ta cote et tes succès
command-stats = Les parties de quelqu'un ici, en chiffres
command-stats-user = De qui

## Le message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Variantes :** { $variants }
stats-variant = { $variant } { $n } ({ $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
})
stats-own-rules = règles maison
stats-favourite-row = **Rangée préférée :** la { $row }, ramassée { $n } fois
stats-rows-taken = **Rangées ramassées :** { $sixth ->
    [one] { $sixth } pleine
   *[other] { $sixth } pleines
}, { $low } avec une carte trop basse (dont { $cheapest } fois la moins chère de la table). La plus chère a coûté { $worst }.
stats-seven-and-clean = **Le 55 :** { $seven ->
    [0] jamais ramassé
   *[other] ramassé { $seven } fois
} · **Manches sans rien ramasser :** { $clean }
sixtysix-stats-calls = **Annonces « 66 ! » :** { $right } à raison, { $wrong } trop tôt
sixtysix-stats-closed = **Talon fermé :** { $right } fois avec succès, { $wrong } fois pour rien
sixtysix-stats-marriages = **Mariages :** { $n }
stats-lately = -# Les rencontres comptent sur les { $n } dernières parties.
stats-met-most = **Le plus souvent à table :** { $name } ({ $n ->
    [one] { $n } partie
   *[other] { $n } parties
})
stats-beaten = **Meilleur bilan contre :** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Pire bilan contre :** { $name } ({ $ahead } : { $behind })
stats-other-table = **Entre humains :** { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, dont { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-other-solo = **En solo contre les bots :** { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, dont { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-outside = Tes parties hors des serveurs. Chaque serveur tient ses propres comptes.
stats-button-show = Montrer à tout le monde
stats-button-solo = En solo contre les bots
stats-button-table = Entre humains
stats-none-own = Tu n'as pas encore ici de partie de { game-name } qui compte. Ça peut changer : `/{ command } new` ouvre une table, et `/{ command } solo` te lance tout de suite contre des bots.
stats-none-outside = Tu n'as pas encore, hors des serveurs, de partie de { game-name } qui compte, et chaque serveur tient ses propres comptes. Ça peut changer : `/{ command } solo` te lance tout de suite contre des bots.
stats-none-other = **{ $name }** n'a pas encore ici de partie de { game-name } qui compte. Et si tu lançais une invitation ? `/{ command } new` ouvre une table.

## L'image

# Un nombre est écrit au-dessus ; il y a la place pour 16 lettres environ.
stats-tile-matches = { $n ->
    [one] partie
   *[other] parties
}
stats-tile-wins = { $n ->
    [one] gagnée ({ $share } %)
   *[other] gagnées ({ $share } %)
}
stats-tile-average = { $kind ->
    [sixtysix] points/manche
   *[nimmt] têtes/manche
}
stats-tile-streak = { $n ->
    [one] victoire en cours
   *[other] victoires de suite
}
stats-tile-longest = meilleure série
stats-tile-best-worst = meilleure/pire
stats-tile-best = meilleure manche
stats-chart-rating = Cote
stats-chart-places = Places
stats-chart-scores = { $kind ->
    [sixtysix] Points de partie par manche
   *[nimmt] Têtes de bœuf par manche
}
stats-chart-rows = Rangées ramassées
sixtysix-stats-games = Manches
sixtysix-stats-lost = pas gagnées
sixtysix-stats-won = gagnées
