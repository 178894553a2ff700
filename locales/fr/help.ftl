# The help page.

help-title = Comment on joue
button-commands = Toutes les commandes

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Jamais joué ?** Appuie sur **{ tutorial-title }** : cinq plis, et tu connais le jeu.
       *[nimmt] **Jamais joué ?** Appuie sur **{ tutorial-title }** : trois tours, et tu connais le jeu.
    }
    { "" }**Sans compagnie ?** **{ button-play-now }** ou `/{ command } solo` te met face à { $kind ->
        [sixtysix] un bot
       *[nimmt] trois bots
    }, sans que personne d'autre le voie.
    { "" }**À plusieurs ?** `/{ command } new` ouvre une table. Les autres appuient sur **{ button-join }**, puis l'hôte sur **{ button-start }**.
    { "" }**Tes cartes** ne sont que pour toi : en message privé, ou avec **{ button-hand }** sous la table.
    { "" }**Chaque jour**, `/{ command } daily` distribue les mêmes cartes à tout le monde, et `/{ command } puzzle` te demande ce que tu jouerais.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
